"""The lab: tournaments between bots, and measurements of the engine."""
