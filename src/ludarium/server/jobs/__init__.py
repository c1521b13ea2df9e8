"""Background jobs: bot moves, absent players, presence, maintenance."""
