"""The routes of the server: a module for each group of addresses."""
