### Messages to webhooks, in Ukrainian.

alert-turn = { $game }: очікуємо { $names }
alert-over = { $game }: гру закінчено
alert-hello = { $game }: тут з’являтимуться повідомлення про цей стіл
alert-your-turn = { $game }: ваш хід
