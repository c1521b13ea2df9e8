"""The words that cards are made of, by what they handle; `asking` is what those that ask have in common."""
