### Sagrada: what the drawn board says in a browser, in Russian.

## Cells and dice, as they are read aloud

board-cell-any = { $cell }: пусто, подойдёт любой кубик
board-cell-colour = { $cell }: пусто, нужен { FORM($colour) } кубик
board-cell-shade = { $cell }: пусто, нужна яркость { $value }
board-cell-die = { $cell }: { FORM($colour) } { $value }
board-any = любой
board-shade = { $value }
board-hand-open = { FORM($colour) } кубик, яркость ещё не выбрана
board-pool-die = { FORM($colour) } { $value }, место { $number } в резерве
board-pool-empty = Место { $number } в резерве: пусто
board-change-to = Изменить на { $value }
board-track-die = { FORM($colour) } { $value }, раунд { $round }
board-track-open =
    { $dice ->
        [one] Показать { $dice } кубик на счётчике раундов
        [few] Показать все { $dice } кубика на счётчике раундов
        [many] Показать все { $dice } кубиков на счётчике раундов
       *[other] Показать все { $dice } кубика на счётчике раундов
    }
board-track-close = Свернуть счётчик раундов
board-window-of = { $player }: витраж «{ FORM($window) }»

## Seats

board-next = следующий ход
board-skips = без второго хода
board-so-far = пока
board-without-secret = Без личной цели
board-look = Витраж: { $player }

## Points

board-if-scored-now = если считать сейчас
board-final = итог
board-now = сейчас
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-score-lines = Ваши очки, если бы игра закончилась сейчас

## Cards

board-cards = Цели и инструменты
board-about-tool = { FORM($tool) }: подробнее
board-about-objective = { FORM($objective) }: подробнее
board-price-die = цена: { FORM($colour) } кубик
board-tokens-on =
    { $tokens ->
        [one] на карте { $tokens } фишка
        [few] на карте { $tokens } фишки
        [many] на карте { $tokens } фишек
       *[other] на карте { $tokens } фишки
    }
board-tokens-word =
    { $tokens ->
        [one] фишка привилегий
        [few] фишки привилегий
        [many] фишек привилегий
       *[other] фишки привилегий
    }

## The end

board-save = Сохранить как картинку

## The goal, always in sight

board-goal = Побеждает тот, у кого после { $rounds } раундов больше всего очков.
board-goal-solo = После { $rounds } раундов превзойдите нейтральный результат: сумму кубиков на счётчике раундов.
board-worth = Очки дают цели, фишка привилегий +1, пустая ячейка −1.
board-worth-solo = Очки дают цели, из личных — только лучшая. Каждая пустая ячейка −3.

## Правила коротко

overview-goal = Заполните витраж кубиками. Кубик должен подходить к ячейке, а кубики одного цвета или одной яркости не могут иметь общую границу. Цели показывают, за что дают очки.
overview-turn = Возьмите кубик из резерва и разместите его, используйте инструмент за фишки привилегий, сделайте и то и другое или спасуйте. У каждого игрока два хода за раунд.
overview-end = После 10 раундов сложите очки за цели и оставшиеся фишки привилегий и вычтите по 1 очку за каждую пустую ячейку. Побеждает тот, у кого больше всего очков.
figure-allowed = можно
figure-forbidden = нельзя
figure-first = Куда можно поставить первый кубик
figure-next = Куда можно поставить следующий кубик
figure-cells = Три ячейки, а под каждой — кубик, который к ней подходит
figure-color = Где рядом с этим может стоять ещё один синий кубик
figure-shade = Где рядом с этим может стоять ещё один кубик с яркостью 3

## Что решают другие

waiting-window = Выбор витража.
waiting-turn = Ход: кубик, инструмент или пас.
