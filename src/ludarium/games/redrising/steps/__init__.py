"""The steps of cards and of a turn; `asking` has what their questions share."""
