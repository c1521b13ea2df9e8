### The previews of links, in Ukrainian.

preview-free = { $game }: сідайте за стіл
preview-lobby = { $game }: скоро почнеться
preview-playing = { $game }: гра триває
preview-over = { $game }: завершена гра
preview-closed = { $game }: гра
preview-players =
    { $count ->
        [0] За столом: { $names }.
        [one] За столом: { $names }. Ще { $count } вільне місце.
        [few] За столом: { $names }. Ще { $count } вільні місця.
       *[many] За столом: { $names }. Ще { $count } вільних місць.
    }
