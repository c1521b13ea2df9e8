"""Whole games as text, compared line by line."""
