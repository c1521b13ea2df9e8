"""The bonus points of cards: clauses, what they depend on, and the best use of wildcards."""
