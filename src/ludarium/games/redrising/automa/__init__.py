"""The Automa: its cards and its turn."""
