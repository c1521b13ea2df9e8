### What every game says, in Czech.

player = Hráč { $number }
player-name = { $player }

## Answers to a question

option-yes = Ano
option-no = Ne
## Rady

hint-best =
    { $points ->
        [one] na konci očekává asi { $points } bod
        [few] na konci očekává asi { $points } body
       *[other] na konci očekává asi { $points } bodů
    }
hint-worse =
    { $points ->
        [0] téměř stejně dobré
        [one] asi o { $points } bod méně
        [few] asi o { $points } body méně
       *[other] asi o { $points } bodů méně
    }
hint-chance = vaši šanci na vítězství odhaduje asi na { $percent } %
hint-less-chance =
    { $percent ->
        [0] téměř stejně dobré
        [one] šance asi o { $percent } procentní bod menší
        [few] šance asi o { $percent } procentní body menší
       *[other] šance asi o { $percent } procentních bodů menší
    }
hint-aspect = { $what } { $sign }{ $amount }
hint-rival = { $other }: { $sign }{ $amount }
## Konec

event-endless = Karty se navzájem spouštějí donekonečna: přes tisíc efektů za sebou bez jediného rozhodnutí. Hra tím končí.
event-continued = Hra pokračuje od této pozice.
tie-number = pomocné kritérium

## Refusals

reason-stale = Toto je odpověď na otázku { $decision }, která už není otevřená. Teď je otevřená otázka { $open }.
reason-not-your-turn = Teď nerozhodujete vy. Na řadě: { $waiting }.
reason-over = Hra skončila.
reason-no-seat =
    { $last ->
        [0] Místo „{ $seat_name }“ neexistuje: je tu jen místo 0.
       *[other] Místo „{ $seat_name }“ neexistuje: jsou tu místa 0 až { $last }.
    }
reason-unfinished = Volba ještě není úplná: po „{ $touches }“ musí něco následovat.
reason-not-asked = Toto není odpověď na současnou otázku: „{ $question }“.
reason-leads-nowhere = Žádná volba, která je teď možná, takto nezačíná.

## Score pads

sheet-total = Celkem

## Undoing

reason-undo-nothing = Zatím jste o ničem nerozhodli, není tedy co vracet.
reason-undo-revealed = Své poslední rozhodnutí nemůžete vrátit: od té doby se už táhlo, házelo nebo odkrývalo.
reason-undo-other = Své poslední rozhodnutí nemůžete vrátit: od té doby už rozhodl někdo jiný.
