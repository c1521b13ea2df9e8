"""Content packs: reading, validating, compiling."""
