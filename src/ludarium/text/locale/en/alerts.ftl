### Messages to webhooks, in English.

alert-turn = { $game }: waiting for { $names }
alert-over = { $game }: the game is over
alert-hello = { $game }: messages about this table appear here
alert-your-turn = { $game }: your turn
