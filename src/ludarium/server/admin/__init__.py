"""What the operator of the server can see and do."""
