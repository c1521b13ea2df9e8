### Raxxon: what the page says about the game before it is loaded, in Russian.

## The game and its options

web-game-raxxon = Рэксон
web-pitch-raxxon = Вместе спасите здоровых жителей города на карантине, пока его не захватила компания.
web-length-raxxon = 60 мин
web-difficulty-raxxon = Сложная
web-alone-raxxon = Соло
# The bots, in the order of their seats
web-bots-raxxon = Ирис, Феликс, Нора, Хьюго
web-option-raxxon-level = Уровень сложности
web-option-raxxon-level-1 = 1: вводный
web-option-raxxon-level-2 = 2: средний
web-option-raxxon-level-3 = 3: сложный
web-option-raxxon-level-4 = 4: экспертный
web-option-raxxon-scenario = Сценарий
web-option-raxxon-scenario-0 = Без сценария
web-option-raxxon-scenario-1 = Сбор призраков
web-option-raxxon-scenario-2 = Безумие мутаций
web-option-raxxon-scenario-3 = Неопределённость
web-option-raxxon-scenario-4 = Успокоить толпу
web-option-raxxon-scenario-5 = Приоритетные цели
web-option-raxxon-character = Персонаж игрока { $number }
web-option-raxxon-character-0 = Выбрать за столом
web-option-raxxon-character-1 = Томас Харт
web-option-raxxon-character-2 = Мерил Вулф
web-option-raxxon-character-3 = Брайан Ли
web-option-raxxon-character-4 = Габриэль Диас
web-option-raxxon-character-5 = Кей-Ди Джеймс
web-option-raxxon-character-6 = Представительница «Рэксона»
