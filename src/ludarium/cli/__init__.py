"""The command line: a module for each command of `ludarium`, and what they share."""
