### The previews of links, in Russian.

preview-free = { $game }: садитесь за стол
preview-lobby = { $game }: скоро начнётся
preview-playing = { $game }: игра идёт
preview-over = { $game }: завершённая игра
preview-closed = { $game }: игра
preview-players =
    { $count ->
        [0] За столом: { $names }.
        [one] За столом: { $names }. Ещё { $count } свободное место.
        [few] За столом: { $names }. Ещё { $count } свободных места.
       *[many] За столом: { $names }. Ещё { $count } свободных мест.
    }
