"""The ground under every game: chance, scripts, decisions, events, matches. It knows no game."""
