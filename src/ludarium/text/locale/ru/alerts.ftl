### Messages to webhooks, in Russian.

alert-turn = { $game }: ждём { $names }
alert-over = { $game }: игра окончена
alert-hello = { $game }: здесь будут появляться сообщения об этом столе
alert-your-turn = { $game }: ваш ход
