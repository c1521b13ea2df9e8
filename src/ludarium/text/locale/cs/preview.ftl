### The previews of links, in Czech.

preview-free = { $game }: posaďte se
preview-lobby = { $game }: brzy začne
preview-playing = { $game }: hraje se
preview-over = { $game }: dohraná hra
preview-closed = { $game }: hra
preview-players =
    { $count ->
        [0] U stolu: { $names }.
        [one] U stolu: { $names }. { $count } volné místo.
        [few] U stolu: { $names }. { $count } volná místa.
       *[other] U stolu: { $names }. { $count } volných míst.
    }
