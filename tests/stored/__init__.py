"""What an earlier version has stored (databases, records, links, a browser profile), and that it can still be read."""
