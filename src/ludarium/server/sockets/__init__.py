"""WebSockets: the endpoint, the sessions of clients, and the connections below them."""
