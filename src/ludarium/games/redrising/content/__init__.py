"""The contents of the box: characters, houses, the Automa's cards; and the list of rules."""
