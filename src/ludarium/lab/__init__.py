"""For researchers: tournaments between bots, and the speed of the engines."""
