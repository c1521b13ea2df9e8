"""Lessons: games with a fixed deal that teach a game move by move."""
