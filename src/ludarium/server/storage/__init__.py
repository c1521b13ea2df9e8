"""Storages for tables: the interface, SQLite and PostgreSQL."""
