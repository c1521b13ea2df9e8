"""The contents of the box: windows, tools, objectives; and the list of rules."""
