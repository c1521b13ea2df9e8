"""Worker processes: bots, score sheets, content packs."""
