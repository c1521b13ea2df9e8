"""The four languages."""
