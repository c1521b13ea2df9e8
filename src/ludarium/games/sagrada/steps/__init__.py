"""The steps of a turn and of the tools: draft, move, roll."""
