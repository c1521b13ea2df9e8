"""Tests of the kernel with a toy game."""
