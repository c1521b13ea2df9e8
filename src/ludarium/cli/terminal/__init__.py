"""What the commands share to play and print at a terminal."""
