"""The command line `ludarium`: its commands, and what they share."""
