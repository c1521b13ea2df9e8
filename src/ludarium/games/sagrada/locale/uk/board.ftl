### Sagrada: what the drawn board says in a browser, in Ukrainian.

## Cells and dice, as they are read aloud

board-cell-any = { $cell }: порожньо, підійде будь-який кубик
board-cell-colour = { $cell }: порожньо, потрібен { FORM($colour) } кубик
board-cell-shade = { $cell }: порожньо, потрібна яскравість { $value }
board-cell-die = { $cell }: { FORM($colour) } { $value }
board-any = будь-який
board-shade = { $value }
board-hand-open = { FORM($colour) } кубик, яскравість ще не вибрано
board-pool-die = { FORM($colour) } { $value }, місце { $number } в резерві
board-pool-empty = Місце { $number } в резерві: порожньо
board-change-to = Змінити на { $value }
board-track-die = { FORM($colour) } { $value }, раунд { $round }
board-track-open =
    { $dice ->
        [one] Показати { $dice } кубик на лічильнику раундів
        [few] Показати всі { $dice } кубики на лічильнику раундів
        [many] Показати всі { $dice } кубиків на лічильнику раундів
       *[other] Показати всі { $dice } кубика на лічильнику раундів
    }
board-track-close = Згорнути лічильник раундів
board-window-of = { $player }: вітраж «{ FORM($window) }»

## Seats

board-next = наступний хід
board-skips = без другого ходу
board-so-far = поки що
board-without-secret = Без особистої цілі
board-look = Вітраж: { $player }

## Points

board-if-scored-now = якби рахували зараз
board-final = підсумок
board-now = зараз
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
board-score-lines = Ваші очки, якби гра закінчилася зараз

## Cards

board-cards = Цілі та інструменти
board-about-tool = { FORM($tool) }: докладніше
board-about-objective = { FORM($objective) }: докладніше
board-price-die = ціна: { FORM($colour) } кубик
board-tokens-on =
    { $tokens ->
        [one] на карті { $tokens } фішка
        [few] на карті { $tokens } фішки
        [many] на карті { $tokens } фішок
       *[other] на карті { $tokens } фішки
    }
board-tokens-word =
    { $tokens ->
        [one] фішка привілеїв
        [few] фішки привілеїв
        [many] фішок привілеїв
       *[other] фішки привілеїв
    }

## The end

board-save = Зберегти як зображення

## The goal, always in sight

board-goal = Перемагає той, у кого після { $rounds } раундів найбільше очок.
board-goal-solo = Після { $rounds } раундів перевершіть нейтральний результат: суму значень на кубиках лічильника раундів.
board-worth = Очки дають цілі, фішка привілеїв +1, порожня комірка −1.
board-worth-solo = Очки дають цілі, з особистих — лише краща. Кожна порожня комірка −3.

## Правила коротко

overview-goal = Заповніть вітраж кубиками. Кубик має підходити до комірки, а кубики однакового кольору чи однакової яскравості не можуть межувати сторонами. Очки дають візерунки, показані на цілях.
overview-turn = Візьміть кубик із резерву й розмістіть його, скористайтеся інструментом за фішки привілеїв, зробіть і те, і те або спасуйте. Кожен гравець має два ходи за раунд.
overview-end = Після 10 раундів додайте очки за цілі та за фішки привілеїв, що залишилися, і відніміть по 1 очку за кожну порожню комірку. Перемагає той, у кого найбільше очок.
figure-allowed = можна
figure-forbidden = не можна
figure-first = Де можна розмістити перший кубик
figure-next = Де можна розмістити наступний кубик
figure-cells = Три комірки, а під кожною — кубик, який до неї підходить
figure-color = Де поруч із цим кубиком може стояти ще один синій
figure-shade = Де поруч із цим кубиком може стояти ще один з яскравістю 3

## Що вирішують інші

waiting-window = Вибір вітража.
waiting-turn = Хід: кубик, інструмент або пас.
