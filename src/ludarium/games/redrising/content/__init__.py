"""What is in the box: characters, houses, the Automa."""
