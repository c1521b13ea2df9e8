### Messages to webhooks, in Czech.

alert-turn = { $game }: na řadě { $names }
alert-over = { $game }: hra skončila
alert-hello = { $game }: zde se budou objevovat zprávy o tomto stolu
alert-your-turn = { $game }: jste na tahu
