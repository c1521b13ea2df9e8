"""The server: tables that people and programs sit at, kept so that nothing acknowledged is ever lost."""
