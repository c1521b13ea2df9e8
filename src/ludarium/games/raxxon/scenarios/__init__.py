"""The tables of the five scenarios, each with the rules that it changes."""
