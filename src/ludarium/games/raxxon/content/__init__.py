"""The content of the game: the built-in content pack, and the numbered rules."""
