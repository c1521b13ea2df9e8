"""What is in the box: windows, tools, objectives."""
