"""Bots: players that get what a seat may know, and nothing else."""
