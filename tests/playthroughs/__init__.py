"""Whole games as text, told anew and compared line by line."""
