"""The tests of Red Rising."""
