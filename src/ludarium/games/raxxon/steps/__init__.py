"""The vocabulary of packs: what actions, cards and citizens do, step by step."""
