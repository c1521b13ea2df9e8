"""The documents are true."""
