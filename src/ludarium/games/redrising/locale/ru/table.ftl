### Red Rising: what is said at the table, in Russian.

# A card in a list
card = { FORM($card) }

# A card that lies face down, as a thing with a name
face-down = закрытая карта
    .acc = закрытую карту
    .gen = закрытой карты
    .dat = закрытой карте
    .ins = закрытой картой
    .with = с закрытой картой
    .without = без закрытой карты
    .any = закрытую карту

## Options: a turn

option-deploy = Назначить { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-lead = Приказ без назначения
option-scout = Разведка: раскрыть верхнюю карту колоды и положить её
option-gain-top = Взять { FORM($card, case: "acc") } { FORM($location, case: "from") }
option-gain-bonus = Взять { FORM($card, case: "acc") } { FORM($location, case: "from") }: { FORM($gives) }
option-draw-and-roll = Взять верхнюю карту колоды и бросить кубик восстания
option-onto = { FORM($location) }
option-scout-onto = Положить её { FORM($location, case: "onto") }: { FORM($gives) }
option-banish-it = Изгнать раскрытую карту
option-face = { FORM($face) }

## Bonuses of the locations

gives-jupiter = +1 деление флота
gives-mars = +1 гелий
gives-luna = жетон владычества
gives-institute = +1 влияние

## Options: abilities

option-gain = Взять { FORM($card, case: "acc") }
option-banish = Изгнать { FORM($card, case: "acc") }
option-banish-top = Изгнать верхнюю карту { FORM($location, case: "from") }
option-banish-topmost = Изгнать самую верхнюю карту, кроме золотых, { FORM($location, case: "from") }
option-move = Переместить { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-move-top = Переместить { FORM($card, case: "acc") } { FORM($origin, case: "from") } { FORM($location, case: "onto") }
option-move-under = Переместить { FORM($card, case: "acc") }
option-top-of = Переместить верхнюю карту { FORM($location, case: "from") }
option-raise = Переместить наверх { FORM($card, case: "acc") }
option-deploy-other = Назначить { FORM($card, case: "acc") }
option-upper = { FORM($card) }
option-face-down = Положить { FORM($card, case: "acc") } лицевой стороной вниз { FORM($location, case: "onto") }
option-colour = { FORM($colour) }
option-beneath-deck = Положить { FORM($card, case: "acc") } под колоду
option-return-top = Положить { FORM($card, case: "acc") } на колоду
option-return-bottom = Положить { FORM($card, case: "acc") } под колоду
option-place-banished = Положить { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-show = Раскрыть { FORM($card, case: "acc") }
option-show-two = Раскрыть { FORM($card, case: "acc") } и { FORM($second, case: "acc") }
option-track = Получить: { FORM($track) } +1
option-done = Больше ни одной карты

## Options: opponents

option-rival = { $player }
option-name-card = Назвать { FORM($card, case: "acc") }
option-give = Отдать { FORM($card, case: "acc") }
option-defend = Раскрыть { FORM($card, case: "acc") } и ничего не потерять
option-defend-token = Изгнать { FORM($card, case: "acc") } и оставить жетон себе
option-accept = Не препятствовать
option-buy-turn = Купить ход за 2 жетона гелия
option-give-helium = Отдать 1 жетон гелия, без хода

## Options: the end of the game

option-ability = Воспользоваться свойством { FORM($card, case: "gen") }
option-best = Пусть игра найдёт лучший вариант
option-by-hand = Выбирать вручную, карта за картой
option-as-printed = Оставить как есть
option-wild-name = { FORM($name) }

## The log: the beginning and the end

event-house =
    { $who ->
        [you] Вы получаете
       *[other] { $player } получает
    } { FORM($house, case: "acc") }.
event-parity = Карта «чётная/нечётная» показывает «{ FORM($parity) }».
event-first =
    { $who ->
        [you] Вы начинаете
       *[other] { $player } начинает
    } игру.
event-triggers =
    { $who ->
        [you] Вы выполняете условия конца игры.
       *[other] Условия конца игры выполнены ({ $player }).
    } Игра продолжается, пока все не сделают одинаковое число ходов.
event-last-round = Раунд { $number } — последний.
event-extra-turn =
    { $who ->
        [you] Вы делаете
       *[other] { $player } делает
    } дополнительный ход Аполлона.
event-scoring =
    { $number ->
        [0] Последний ход завершён. К началу подсчёта изгнанных карт нет.
        [one] Последний ход завершён. К началу подсчёта изгнана { $number } карта.
        [few] Последний ход завершён. К началу подсчёта изгнаны { $number } карты.
       *[other] Последний ход завершён. К началу подсчёта изгнано { $number } карт.
    }
event-uses =
    { $who ->
        [you] Вы пользуетесь
       *[other] { $player } пользуется
    } свойством { FORM($card, case: "gen") } «в конце игры».
event-points =
    { $who ->
        [you] Вы получаете за это
       *[other] { $player } получает за это
    } { $number ->
        [one] { $number } очко.
        [few] { $number } очка.
        [many] { $number } очков.
       *[other] { $number } очка.
    }
event-wild-colour =
    { $who ->
        [you] Вы даёте
       *[other] { $player } даёт
    } карте «{ FORM($card) }» второй цвет: { FORM($colour) }.
event-wild-name =
    { $who ->
        [you] Вы даёте
       *[other] { $player } даёт
    } карте «{ FORM($card) }» имя «{ FORM($name) }».
event-ends = Карты на руках раскрыты. Начинается подсчёт очков.

## The log: a turn

event-deploys =
    { $who ->
        [you] Вы назначаете
       *[other] { $player } назначает
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $who ->
        [you] Вы берёте из колоды
       *[other] { $player } берёт из колоды
    } { $number ->
        [one] { $number } карту.
        [few] { $number } карты.
        [many] { $number } карт.
       *[other] { $number } карты.
    }
event-drawn =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } на руку: { $cards }.
event-reveals-top =
    { $who ->
        [you] Вы раскрываете
       *[other] { $player } раскрывает
    } верхнюю карту колоды: { FORM($card) }.
event-places =
    { $who ->
        [you] Вы кладёте
       *[other] { $player } кладёт
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-rolls =
    { $who ->
        [you] Вы бросаете
       *[other] { $player } бросает
    } кубик восстания: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Вы продвигаетесь по шкале флота на
               *[other] { $player } продвигается по шкале флота на
            } { $number ->
                [one] { $number } деление вперёд (теперь { $now }).
                [few] { $number } деления вперёд (теперь { $now }).
                [many] { $number } делений вперёд (теперь { $now }).
               *[other] { $number } деления вперёд (теперь { $now }).
            }
        [track-influence]
            { $who ->
                [you] Вы кладёте
               *[other] { $player } кладёт
            } { $number ->
                [one] { $number } жетон влияния в Институт (теперь { $now }).
                [few] { $number } жетона влияния в Институт (теперь { $now }).
                [many] { $number } жетонов влияния в Институт (теперь { $now }).
               *[other] { $number } жетона влияния в Институт (теперь { $now }).
            }
       *[other]
            { $who ->
                [you] Вы берёте
               *[other] { $player } берёт
            } { $number ->
                [one] { $number } жетон гелия (теперь { $now }).
                [few] { $number } жетона гелия (теперь { $now }).
                [many] { $number } жетонов гелия (теперь { $now }).
               *[other] { $number } жетона гелия (теперь { $now }).
            }
    }
event-loses =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Вы отступаете по шкале флота на
               *[other] { $player } отступает по шкале флота на
            } { $number ->
                [one] { $number } деление (теперь { $now }).
                [few] { $number } деления (теперь { $now }).
                [many] { $number } делений (теперь { $now }).
               *[other] { $number } деления (теперь { $now }).
            }
        [track-influence]
            { $who ->
                [you] Вы теряете
               *[other] { $player } теряет
            } { $number ->
                [one] { $number } жетон влияния в Институте (теперь { $now }).
                [few] { $number } жетона влияния в Институте (теперь { $now }).
                [many] { $number } жетонов влияния в Институте (теперь { $now }).
               *[other] { $number } жетона влияния в Институте (теперь { $now }).
            }
       *[other]
            { $who ->
                [you] Вы теряете
               *[other] { $player } теряет
            } { $number ->
                [one] { $number } жетон гелия (теперь { $now }).
                [few] { $number } жетона гелия (теперь { $now }).
                [many] { $number } жетонов гелия (теперь { $now }).
               *[other] { $number } жетона гелия (теперь { $now }).
            }
    }
event-takes-token =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } жетон владычества.
event-keeps-token =
    { $who ->
        [you] Вы оставляете
       *[other] { $player } оставляет
    } себе жетон владычества.
event-power =
    { $who ->
        [you] Вы пользуетесь
       *[other] { $player } пользуется
    } свойством { FORM($house, case: "gen") }.
event-ends-turn =
    { $who ->
        [you] Вы завершаете
       *[other] { $player } завершает
    } ход.
event-cannot-act =
    { $who ->
        [you] Вы не можете
       *[other] { $player } не может
    } выполнить ни приказ, ни разведку.
event-cannot-gain =
    { $who ->
        [you] Вы не можете
       *[other] { $player } не может
    } нигде взять карту.

## The log: abilities

event-banishes =
    { $who ->
        [you] Вы изгоняете
       *[other] { $player } изгоняет
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top =
    { $who ->
        [you] Вы изгоняете
       *[other] { $player } изгоняет
    } верхнюю карту колоды: { FORM($card) }.
event-banishes-hand =
    { $who ->
        [you] Вы изгоняете
       *[other] { $player } изгоняет
    } { FORM($card, case: "acc") } с руки.
event-moves =
    { $who ->
        [you] Вы перемещаете
       *[other] { $player } перемещает
    } { FORM($card, case: "acc") } наверх { FORM($location, case: "gen") }.
event-moves-under =
    { $who ->
        [you] Вы перемещаете
       *[other] { $player } перемещает
    } { FORM($card, case: "acc") } под { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $who ->
        [you] Вы перемещаете
       *[other] { $player } перемещает
    } { $number ->
        [one] { $number } карту { FORM($location, case: "onto") }.
        [few] { $number } карты { FORM($location, case: "onto") }.
        [many] { $number } карт { FORM($location, case: "onto") }.
       *[other] { $number } карты { FORM($location, case: "onto") }.
    }
event-places-under =
    { $who ->
        [you] Вы кладёте
       *[other] { $player } кладёт
    } { FORM($card, case: "acc") } под { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom =
    { $who ->
        [you] Вы кладёте
       *[other] { $player } кладёт
    } { FORM($card, case: "acc") } под все карты { FORM($location, case: "loc") }.
event-looks-top =
    { $who ->
        [you] Вы смотрите
       *[other] { $player } смотрит
    } { $number ->
        [one] { $number } верхнюю карту колоды.
        [few] { $number } верхние карты колоды.
        [many] { $number } верхних карт колоды.
       *[other] { $number } верхней карты колоды.
    }
event-sees =
    { $who ->
        [you] Вы видите
       *[other] { $player } видит
    }: { $cards }.
event-places-face-down =
    { $who ->
        [you] Вы кладёте
       *[other] { $player } кладёт
    } карту лицевой стороной вниз { FORM($location, case: "onto") }.
event-placed = { FORM($location) }, закрытая карта: { FORM($card) }. { $who ->
        [you] Это знаете только вы.
       *[other] Это знает только { $player }.
    }
event-reveals =
    { $who ->
        [you] Вы раскрываете
       *[other] { $player } раскрывает
    } из колоды: { $cards }.
event-reveals-bottom =
    { $who ->
        [you] Вы раскрываете
       *[other] { $player } раскрывает
    } нижнюю карту колоды: { FORM($card) }.
event-takes =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { FORM($card, case: "acc") } из колоды.
event-names-colour =
    { $who ->
        [you] Вы называете
       *[other] { $player } называет
    } цвет: { FORM($colour) }.
event-gains-banished =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { FORM($card, case: "acc") } из числа изгнанных.
event-returns-top =
    { $who ->
        [you] Вы возвращаете
       *[other] { $player } возвращает
    } { FORM($card, case: "acc") } на колоду.
event-returns-bottom =
    { $who ->
        [you] Вы возвращаете
       *[other] { $player } возвращает
    } { FORM($card, case: "acc") } под колоду.
event-proves =
    { $who ->
        [you] Вы раскрываете
       *[other] { $player } раскрывает
    } с руки: { $cards }.
event-gives = { $who ->
        [you] Вы отдаёте
       *[other] { $player } отдаёт
    } { FORM($card, case: "acc") }. { $whom ->
        [you] Карту получаете вы.
       *[other] Карту получает { $other }.
    }

## The log: opponents

event-picks = { $who ->
        [you] Вы выбираете
       *[other] { $player } выбирает
    } соперника (карта «{ FORM($card) }»): { $whom ->
        [you] вас.
       *[other] { $other }.
    }
event-steals = { $who ->
        [you] Вы крадёте карту.
       *[other] { $player } крадёт карту.
    } { $whom ->
        [you] Её теряете вы.
       *[other] Её теряет { $other }.
    }
event-stolen = Украденная карта: { FORM($card) }. { $who ->
        [you] Теперь она у вас.
       *[other] Теперь её держит { $player }.
    }
event-exposes =
    { $who ->
        [you] Вы показываете
       *[other] { $player } показывает
    } карту, вытянутую с руки: { FORM($card) }.
event-looks = { $who ->
        [you] Вы смотрите
       *[other] { $player } смотрит
    } карты на руке: { $whom ->
        [you] ваши.
       *[other] { $other }.
    }
event-names-card =
    { $who ->
        [you] Вы называете
       *[other] { $player } называет
    } { FORM($card, case: "acc") }.
event-shows =
    { $who ->
        [you] Вы раскрываете
       *[other] { $player } раскрывает
    } { FORM($card, case: "acc") }.
event-shows-none =
    { $who ->
        [you] Вы не можете
       *[other] { $player } не может
    } раскрыть ни одного алого.
event-defends =
    { $who ->
        [you] Вы раскрываете { FORM($card, case: "acc") } и не теряете карты.
       *[other] { $player } раскрывает { FORM($card, case: "acc") } и не теряет карты.
    }
event-defends-token =
    { $who ->
        [you] Вы изгоняете { FORM($card, case: "acc") } и оставляете себе жетон владычества.
       *[other] { $player } изгоняет { FORM($card, case: "acc") } и оставляет себе жетон владычества.
    }
event-buys-turn =
    { $who ->
        [you] Вы покупаете ход и сразу его делаете
       *[other] { $player } покупает ход и сразу его делает
    }.

## The log: the Automa, step by step

event-automa-card = Автома открывает свою карту { $number }.
event-automa-deploys = Автома назначает { FORM($card, case: "acc") } { FORM($location, case: "onto") }: секция назначения показывает { $shown ->
        [priority-a] А, приоритет { FORM($location, case: "gen") }
        [priority-b] Б, приоритет { FORM($location, case: "gen") }
        [priority-c] В, приоритет { FORM($location, case: "gen") }
        [priority-d] Г, приоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains = Автома берёт { FORM($card, case: "acc") } { FORM($location, case: "from") }: секция получения показывает { $shown ->
        [priority-a] А, приоритет { FORM($location, case: "gen") }
        [priority-b] Б, приоритет { FORM($location, case: "gen") }
        [priority-c] В, приоритет { FORM($location, case: "gen") }
        [priority-d] Г, приоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains-along = Автома берёт { FORM($card, case: "acc") } { FORM($from, case: "from") }: секция получения показывает { $shown ->
        [priority-a] А, приоритет { FORM($location, case: "gen") }
        [priority-b] Б, приоритет { FORM($location, case: "gen") }
        [priority-c] В, приоритет { FORM($location, case: "gen") }
        [priority-d] Г, приоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }, но карт там нет, и стрелка ведёт { FORM($arrow) }.
event-automa-no-gain = Автома не берёт карту: все локации пусты.
event-automa-bonus-along = У Автомы уже 10 того, что даёт { FORM($full) }, поэтому стрелка ведёт { FORM($arrow) }, к бонусу { FORM($location, case: "gen") }.
event-automa-luna = Автома получает за Луну ещё один бонус: бонусная карта Луны показывает { FORM($location, case: "acc") }.
event-automa-shuffles = Колода Автомы пуста: все её карты перемешаны, и четыре из них отложены.
event-automa-bonus = Автома получает и бонус { FORM($location, case: "gen") }, откуда взяла карту.
event-automa-no-card =
    { $part ->
        [deploy] Колода пуста, поэтому Автома ничего не назначает.
       *[banish] Колода пуста, поэтому Автома ничего не изгоняет.
    }
event-automa-red = Среди этих карт есть алый, поэтому { $player } ничего не теряет.

## Refusals: a turn

reason-card-leads-nowhere = С этой картой здесь ничего нельзя сделать: { FORM($card) }.
reason-deploy-first = Пока у вас есть карты на руке, приказ начинается с назначения одной из них.
reason-nothing-to-gain = Приказ сейчас невозможен: колода и все локации пусты, брать нечего.
reason-deck-empty = Колода пуста, воспользоваться ею нельзя.
reason-empty = { FORM($location) }: в этой локации нет карт.
reason-barred = В этот ход карту уже назначали { FORM($location, case: "onto") }, поэтому на шаге 2 взять оттуда нельзя.
reason-untouchable = Этот ход куплен у { FORM($card, case: "gen") }, и до его конца взять эту карту нельзя.
reason-other-face = На кубике жетон владычества, а Минерва выбирает вместо него любой другой бонус.

## Refusals: abilities

reason-face-down = У закрытой карты нет ни цвета, ни имени, ни ценности, поэтому свойство { FORM($by, case: "gen") } на неё не действует.
reason-kind = Свойство { FORM($by, case: "gen") } относится к другим картам, а эта не подходит: { FORM($card) }.
reason-itself = Карта не может выбрать саму себя ({ FORM($card) }). Выберите другую.
reason-elsewhere = Свойство { FORM($by, case: "gen") } действует только на карты { FORM($location, case: "loc") }.
reason-another = Выберите другую локацию: именно { FORM($location, case: "onto") } назначена карта, свойство которой сейчас действует ({ FORM($by) }).
reason-same-location = Карта уже там. Свойство { FORM($by, case: "gen") } перемещает её в другую локацию.
reason-same-colour = Среди карт { FORM($location, case: "loc") } уже есть такой цвет, как у { FORM($card, case: "gen") }, а свойство { FORM($by, case: "gen") } перемещает карту лишь туда, где её цвета нет.
reason-none-there = Среди карт { FORM($location, case: "loc") } нет такой, которую могло бы изгнать это свойство.
reason-not-bottom = Свойство { FORM($by, case: "gen") } перемещает только нижнюю карту своей локации.
reason-moved = Благодаря свойству { FORM($by, case: "gen") } можно взять лишь ту карту, что перемещена: { FORM($card) }.
reason-first-there = Эту карту нужно положить { FORM($location, case: "onto") }; до других локаций дойдёт очередь.
reason-same-pile = Вторая карта должна лечь туда же, куда и первая: { FORM($location, case: "onto") }.
reason-twice = Эту карту вы уже выбрали. Вторая должна быть другой.
reason-not-colour = Свойство { FORM($by, case: "gen") } не позволяет назвать { FORM($colour) } цвет.
reason-named = Вы уже назвали { FORM($colour) } цвет.

## Refusals: opponents

reason-yourself = Выберите соперника, а не себя.
reason-no-cards = У игрока нет карт, которые можно потерять ({ $player }).
reason-fair = { $player } под защитой: карту теряет лишь тот, у кого их больше, чем было в начале ({ $number }).
reason-not-richest = { $player } уступает по гелию другому вашему сопернику.
reason-not-in-hand = Среди карт, которые держит { $player }, вы не видели такой: { FORM($card) }. Назовите одну из увиденных.
reason-no-defence = У этой карты нет защитного свойства на такой случай: { FORM($card) }.
reason-must-show = У вас на руке есть алый, поэтому раскрыть алого необходимо.

## Refusals: the end of the game

reason-no-ability = У этой карты нет свойства «в конце игры»: { FORM($card) }.
reason-used = Вы уже воспользовались свойством { FORM($card, case: "gen") } «в конце игры».
reason-not-now = Условие для свойства { FORM($card, case: "gen") } «в конце игры» не выполнено.
reason-gray-already = Эта карта и так серая. Выберите другой цвет или оставьте её как есть.

## Labels of the drawn table

label-hand = Рука
label-deck = Колода: { $number }
label-banished = Изгнанные: { $number }
label-tracks = Поле
label-first = первый игрок
label-token = Жетон владычества
label-round = Раунд { $number }
label-automa-pile = Рука Автомы: { $number }
label-priority = Приоритет
label-luna-shows = Бонусная карта Луны показывает
label-parity = Карта «чётная/нечётная»
label-neutral = Влияние нейтрального дома: { $number }
label-unknown =
    { $number ->
        [one] { $number } неизвестная карта
        [few] { $number } неизвестные карты
        [many] { $number } неизвестных карт
       *[other] { $number } неизвестной карты
    }
label-barred = сейчас брать нельзя
label-score = Очки: { $points }

## What breaks a tie

tie-sovereign = жетон владычества

## Why a bot prefers an option

aspect-hand = карты на руке
aspect-helium = гелий
aspect-fleet = шкала флота
aspect-influence = влияние
aspect-sovereign = жетон владычества
hint-takes = забирает у игрока { $other } карту: { FORM($character) }
