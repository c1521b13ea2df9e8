"""Players who use the page like people: with the mouse, the keyboard, a screen reader."""
