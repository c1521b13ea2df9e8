"""Tables: entries and the table they fold into, commands, projections, and the registry of live tables."""
