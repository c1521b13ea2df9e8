"""Random input: requests over HTTP, frames over sockets, and commands of a table."""
