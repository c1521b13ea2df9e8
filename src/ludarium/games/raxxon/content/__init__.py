"""What the game is made of: the content pack, and the numbered rules."""
