"""The command line: `ludarium play`, `sim`, `bench`, `score`, `replay`, `rules`, `games`, `cards`, `content`."""
