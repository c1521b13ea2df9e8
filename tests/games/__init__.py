"""The tests of the games, each in its folder."""
