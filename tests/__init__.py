"""The tests of Ludarium."""
