### Sagrada: the score pad in a browser, in Ukrainian.

## The score pad

web-pad-alone = Соло
web-pad-goals = Цілі
web-pad-pattern = Вітраж
web-pad-pattern-none = Не вказано
web-pad-dice-how = Комірка { $cell }: торкніться кольору, потім яскравості
web-pad-colour = Колір
web-pad-shade = Яскравість
web-pad-skip = Далі
web-pad-clear = Порожня
web-pad-private = Особиста ціль
web-pad-privates = Особисті цілі (дві, рахується краща)
web-pad-tokens = Фішки привілеїв
web-pad-public = Спільні цілі
web-pad-round-track = Кубики на лічильнику раундів: нейтральний результат
web-pad-round-track-how = Торкніться кольору, потім яскравості. Щоб прибрати кубик, торкніться його.
web-pad-order = Порядок останнього раунду
web-pad-order-how = Лише для нічиєї, якщо рівне й усе інше: торкніться гравців у порядку їхніх перших ходів останнього раунду.
