### Raxxon: what the page says about the game before it is loaded, in Ukrainian.

## The game and its options

web-game-raxxon = Рексон
web-pitch-raxxon = Разом урятуйте здорових мешканців міста на карантині, поки його не захопила компанія.
web-length-raxxon = 60 хв
web-difficulty-raxxon = Складна
web-alone-raxxon = Соло
# The bots, in the order of their seats
web-bots-raxxon = Іріс, Фелікс, Нора, Гуго
web-option-raxxon-level = Рівень складності
web-option-raxxon-level-1 = 1: вступний
web-option-raxxon-level-2 = 2: середній
web-option-raxxon-level-3 = 3: складний
web-option-raxxon-level-4 = 4: експертний
web-option-raxxon-scenario = Сценарій
web-option-raxxon-scenario-0 = Без сценарію
web-option-raxxon-scenario-1 = Збір привидів
web-option-raxxon-scenario-2 = Шал мутацій
web-option-raxxon-scenario-3 = Непевність
web-option-raxxon-scenario-4 = Заспокоїти натовп
web-option-raxxon-scenario-5 = Першочергові цілі
web-option-raxxon-character = Персонаж гравця { $number }
web-option-raxxon-character-0 = Вибрати за столом
web-option-raxxon-character-1 = Томас Гарт
web-option-raxxon-character-2 = Меріл Вулф
web-option-raxxon-character-3 = Браян Лі
web-option-raxxon-character-4 = Габріель Діас
web-option-raxxon-character-5 = Кей-Ді Джеймс
web-option-raxxon-character-6 = Представниця «Рексона»
