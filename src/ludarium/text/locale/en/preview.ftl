### The previews of links, in English.

preview-free = { $game }: take a seat
preview-lobby = { $game }: about to start
preview-playing = { $game }: a game in progress
preview-over = { $game }: a finished game
preview-closed = { $game }: a game
preview-players =
    { $count ->
        [0] At the table: { $names }.
        [one] At the table: { $names }. { $count } free seat.
       *[other] At the table: { $names }. { $count } free seats.
    }
