"""The tests of Raxxon."""
