"""What all games share: random numbers, scripts, decisions, events, matches. The kernel imports no game."""
