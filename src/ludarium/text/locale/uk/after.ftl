# Те, що лишається від гри: події за час відсутності, записи, статистика, розбір.

## Після вашого останнього ходу

web-catch-up = Після вашого останнього ходу
web-catch-up-count = { $number } з { $count }
web-catch-up-play = Показати один за одним
web-catch-up-back = Попередній хід
web-catch-up-on = Наступний хід
web-catch-up-watch = Переглянути звідси

## Грати звідси

web-branch-dealt = Новий стіл почнеться з кроку { $number }, з усім, що ви тоді знали. Усе приховане від вас буде роздано заново навмання, тож воно нічого не скаже про цю гру. Ті, хто приєднається, побачать те, що знали ви.
web-branch-true = Новий стіл почнеться з кроку { $number }, і все приховане буде таким, яким було насправді.
web-branch-practice = Нова гра буде тренувальною. Ця гра лишиться такою, як є.
web-origin-dealt = Цей стіл продовжує іншу гру з того, що знав один із гравців. Усе приховане від нього роздано заново.
web-origin-true = Цей стіл продовжує іншу гру зі справжньої позиції.
web-origin-see = Показати той крок

## Спільний перегляд

web-together = Спільний перегляд
web-together-leads = Ви ведете: решта бачить те саме, що й ви.
web-together-alone = Ви переглядаєте самостійно.
web-together-left = { $player } вже не тут, і перегляд ніхто не веде.
web-together-follows = Перегляд веде { $player }, ви стежите.
web-together-elsewhere = Ви ведете цей перегляд, але не на цій сторінці.
web-together-offer = { $player } веде перегляд цієї гри.
web-together-shows = { $player } показує крок { $number } із { $count }.
web-together-hand = Передати керування
web-together-end = Завершити
web-together-look = Переглядати самостійно
web-together-back = Повернутися (веде { $player })
web-together-on = Вести тут
web-together-follow = Приєднатися
web-together-take = Взяти керування
web-variation = Варіант із кроку { $number }
web-variation-why = Тут усі гравці вирішують за кожного. Боти лишаються на своїх місцях.
web-variation-for = Зараз ви вирішуєте за гравця { $player }.
web-variation-try = Спробувати варіант
web-variation-back = Повернутися до перегляду
web-variation-back-all = Повернути всіх до перегляду
web-variation-number = Варіант { $number }

## Екран кінця гри

web-scores = Перебіг рахунку
web-scores-chart = Графік очок кожного гравця протягом гри. Ті самі числа в таблиці нижче.
web-scores-table = У таблиці
web-scores-round = Раунд { $round }
web-scores-step = Позиція { $number }

## Мої ігри

web-games-none = Завершених ігор ще немає. Вони з’являться тут, коли ви зіграєте на цьому пристрої.
web-games-day = Дата
web-games-game = Гра
web-games-with = З ким
web-games-result = Результат
web-games-points = Очки
web-games-practice = тренування
web-games-averages = { $game }: звідки ваші очки
web-games-own-average = Ви
web-games-other-average = Інші
web-games-difference = Різниця
web-games-elsewhere = На іншому пристрої
web-games-link-why = Приватне посилання покаже ці ігри на іншому вашому пристрої. Їх побачить кожен, хто його має, тож не показуйте його нікому.
web-games-link = Створити приватне посилання
