"""The kernel, proved on a toy game that was made to torture it."""
