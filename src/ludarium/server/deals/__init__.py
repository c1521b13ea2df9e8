"""Deals that several tables play: the daily deals, and evenings with the same deals at every table."""
