# Что остаётся после игры: события за время отсутствия, записи, статистика, разбор.

## После вашего последнего хода

web-catch-up = После вашего последнего хода
web-catch-up-count = { $number } из { $count }
web-catch-up-play = Показать один за другим
web-catch-up-back = Предыдущий ход
web-catch-up-on = Следующий ход
web-catch-up-watch = Смотреть отсюда

## Играть отсюда

web-branch-dealt = Новый стол начнётся с шага { $number }, со всем, что вы тогда знали. Всё скрытое от вас будет сдано заново случайным образом, так что об этой игре оно ничего не скажет. Те, кто присоединится, увидят то, что знали вы.
web-branch-true = Новый стол начнётся с шага { $number }, и всё скрытое будет таким, каким было на самом деле.
web-branch-practice = Новая игра будет тренировочной. Эта игра останется как есть.
web-origin-dealt = Этот стол продолжает другую игру из того, что знал один из игроков. Всё скрытое от него сдано заново.
web-origin-true = Этот стол продолжает другую игру с настоящей позиции.
web-origin-see = Показать тот шаг

## Совместный просмотр

web-together = Совместный просмотр
web-together-leads = Вы ведёте: остальные видят то же, что и вы.
web-together-alone = Вы смотрите самостоятельно.
web-together-left = { $player } уже не здесь, и просмотр никто не ведёт.
web-together-follows = Просмотр ведёт { $player }, вы следите.
web-together-elsewhere = Вы ведёте этот просмотр, но не на этой странице.
web-together-offer = { $player } ведёт просмотр этой игры.
web-together-shows = { $player } показывает шаг { $number } из { $count }.
web-together-hand = Передать управление
web-together-end = Завершить
web-together-look = Смотреть самостоятельно
web-together-back = Вернуться (ведёт { $player })
web-together-on = Вести здесь
web-together-follow = Присоединиться
web-together-take = Взять управление
web-variation = Вариант с шага { $number }
web-variation-why = Здесь все игроки решают за каждого. Боты остаются на своих местах.
web-variation-for = Сейчас вы решаете за игрока { $player }.
web-variation-try = Попробовать вариант
web-variation-back = Вернуться к просмотру
web-variation-back-all = Вернуть всех к просмотру
web-variation-number = Вариант { $number }

## Экран конца игры

web-scores = Ход счёта
web-scores-chart = График очков каждого игрока по ходу игры. Те же числа в таблице ниже.
web-scores-table = В таблице
web-scores-round = Раунд { $round }
web-scores-step = Позиция { $number }

## Мои игры

web-games-none = Завершённых игр пока нет. Они появятся здесь, когда вы сыграете на этом устройстве.
web-games-day = Дата
web-games-game = Игра
web-games-with = С кем
web-games-result = Результат
web-games-points = Очки
web-games-practice = тренировка
web-games-averages = { $game }: откуда ваши очки
web-games-own-average = Вы
web-games-other-average = Другие
web-games-difference = Разница
web-games-elsewhere = На другом устройстве
web-games-link-why = Личная ссылка покажет эти игры на другом вашем устройстве. Их увидит каждый, у кого она есть, поэтому никому её не показывайте.
web-games-link = Создать личную ссылку
