"""The server in a simulated world: virtual time, seeded scheduling, and faults that a seed repeats exactly."""
