### Raxxon: what citizens, sheets and Raxxon cards do, as on the cards, in English.

# A family of effects is one phrase, without a capital letter or a full stop: several of them are read one after
# another, with commas between.

## A card in words

printed-healthy = Healthy, { $number } in the box.
printed-infected = Infected, { $number } in the box.
printed-killed = When killed: { $effects }.
printed-count =
    { $number ->
        [1] When revealed, if it is the only one of its type face up: { $effects }.
       *[other] When revealed, if exactly { $number } of its type are face up: { $effects }.
    }
printed-action = { FORM($action) }: { $effects }. Slots: { $slots }.
printed-action-sides = { FORM($action) }: { $effects }. Slots, 1–2 players: { $slots_a }; 3–4 players: { $slots_b }.
printed-when = Condition: { $condition }.
printed-option = { $number }. { FORM($choice) } – { $effects }.
printed-reshuffles = Afterward, shuffle the untriggered pile into the Raxxon deck.

## The symbols of a slot

slots-alike = { $number } × { $slot }
symbols-one = { FORM($symbol) }
symbols-more = { FORM($symbol) } + { $rest }

## Symbols

does-add =
    { $number ->
        [one] add a card to the crowd
       *[other] add { $number } cards to the crowd
    }
does-flip =
    { $number ->
        [one] reveal a card
       *[other] reveal { $number } cards
    }
does-infection =
    { $number ->
        [one] the infection spreads
       *[other] the infection spreads { $number } times
    }
does-raxxon =
    { $number ->
        [one] draw a Raxxon card
       *[other] draw { $number } Raxxon cards
    }
does-power = Raxxon power +{ $number }
does-power-down = Raxxon power −1
does-hostile =
    { $number ->
        [one] { $number } Hostile card returns from the evacuation pile
       *[other] { $number } Hostile cards return from the evacuation pile
    }
does-end = the day ends
does-pass = the current player passes
does-character-passes = { FORM($character, case: "nom") } passes
does-raxxon-or-power = draw a Raxxon card (in a solo game you may raise Raxxon power by 1 instead)
does-optional = optionally (then draw a Raxxon card after the action): { $effects }

## Killing

does-kill =
    { $number ->
        [one] kill { $number } { FORM($of, case: "one") }
       *[other] kill { $number } { FORM($of, case: "few") }
    }
does-kill-up-to =
    { $number ->
        [one] you may kill { $number } { FORM($of, case: "one") }
       *[other] kill up to { $number } { FORM($of, case: "few") }
    }
does-kill-line = kill a row or column
does-kill-line-without = kill a row or column without { FORM($of, case: "few") }
does-kill-line-spare = turn a row or column face up, without any effects, and kill all of it except the { FORM($of, case: "few") }
does-kill-cluster =
    { $number ->
        [1] kill a card and, if you wish, 1 adjacent card
        [4] kill a card and any adjacent cards you choose
       *[other] kill a card and up to { $number } adjacent cards
    }
does-kill-around = choose 1 { FORM($of, case: "one") } and kill all cards adjacent to it
does-kill-with-neighbour = kill 1 { FORM($of, case: "one") } and 1 card adjacent to it
does-kill-pair = kill 2 adjacent cards

## Evacuation

does-evacuate =
    { $number ->
        [one] evacuate { $number } { FORM($of, case: "one") }
       *[other] evacuate { $number } { FORM($of, case: "few") }
    }
does-evacuate-up-to =
    { $number ->
        [one] you may evacuate { $number } { FORM($of, case: "one") }
       *[other] evacuate up to { $number } { FORM($of, case: "few") }
    }
does-evacuate-line = evacuate a row or column whose cards are all face up and healthy
does-evacuate-cluster = evacuate a face-up healthy card and any adjacent face-up healthy cards you choose
does-give-back =
    { $number ->
        [one] { $number } card of the current player’s choice goes from the evacuation pile to the population discard pile
       *[other] { $number } cards of the current player’s choice go from the evacuation pile to the population discard pile
    }

## Quarantine

does-contain-crowd =
    { $number ->
        [one] move { $number } face-up infected card from the crowd to the contained quarantine
       *[other] move { $number } face-up infected cards from the crowd to the contained quarantine
    }
does-contain-uncontained =
    { $number ->
        [one] move { $number } card from the uncontained quarantine to the contained one
       *[other] move { $number } cards from the uncontained quarantine to the contained one
    }
does-contain-both =
    { $number ->
        [one] move { $number } face-up infected card from the crowd or the uncontained quarantine to the contained one
       *[other] move { $number } face-up infected cards from the crowd or the uncontained quarantine to the contained one
    }
does-contain-up-to-crowd =
    { $number ->
        [one] you may move { $number } face-up infected card from the crowd to the contained quarantine
       *[other] move up to { $number } face-up infected cards from the crowd to the contained quarantine
    }
does-contain-up-to-uncontained =
    { $number ->
        [one] you may move { $number } card from the uncontained quarantine to the contained one
       *[other] move up to { $number } cards from the uncontained quarantine to the contained one
    }
does-contain-up-to-both =
    { $number ->
        [one] move { $number } face-up infected card from the crowd or the uncontained quarantine to the contained one
       *[other] move up to { $number } face-up infected cards from the crowd or the uncontained quarantine to the contained one
    }
does-contain-all-uncontained = move all cards from the uncontained quarantine to the contained one
does-bury-crowd =
    { $number ->
        [one] put { $number } face-up infected card from the crowd under the infection deck
       *[other] put { $number } face-up infected cards from the crowd under the infection deck
    }
does-bury-quarantine =
    { $number ->
        [one] put { $number } card from either quarantine under the infection deck
       *[other] put { $number } cards from either quarantine under the infection deck
    }
does-bury-uncontained =
    { $number ->
        [one] put { $number } card from the uncontained quarantine under the infection deck
       *[other] put { $number } cards from the uncontained quarantine under the infection deck
    }
does-break-out = 1 card from the uncontained quarantine joins the crowd and is revealed there

## The crowd

does-look =
    { $number ->
        [one] you may look at { $number } face-down card
       *[other] look at up to { $number } face-down cards
    }
does-look-by-players = look at up to { $number } face-down cards ({ $three } with three players, { $four } with four)
does-turn-down =
    { $number ->
        [one] turn { $number } { FORM($of, case: "one") } face down
       *[other] turn { $number } { FORM($of, case: "few") } face down
    }
does-turn-down-up-to =
    { $number ->
        [one] you may turn { $number } { FORM($of, case: "one") } face down
       *[other] turn up to { $number } { FORM($of, case: "few") } face down
    }
does-turn-down-any = turn any number of { FORM($of, case: "few") } face down
does-turn-down-all = turn all { FORM($of, case: "few") } face down
does-turn-down-type = you may turn all face-up cards of one type face down
does-swap = swap 2 cards of the crowd
does-move-or-swap = move 1 card of the crowd to an empty place next to the others, or swap 2 cards
does-interview = look at a face-down card: if it is infected or Hostile, it stays face down; otherwise reveal it, and you may continue with an adjacent face-down card
does-roadblock =
    { $number ->
        [one] put { $number } token on a card of the crowd. When a card would be added next to it, remove the token instead. Also remove it if the card moves or leaves the crowd
       *[other] put { $number } tokens on a card of the crowd. When a card would be added next to it, remove 1 token instead. Remove all tokens if the card moves or leaves the crowd
    }
does-ignore-adds =
    { $number ->
        [one] the next card that would be added to the crowd today is not added
       *[other] the next { $number } cards that would be added to the crowd today are not added
    }

## Decks and tokens

does-stand-down = put a row or column of face-up cards face down on the bottom of the population deck, in any order
does-order-top-population =
    { $number ->
        [one] look at the top card of the population deck
       *[other] look at the top { $number } cards of the population deck and put them back in any order
    }
does-order-top-raxxon =
    { $number ->
        [one] look at the top card of the Raxxon deck
       *[other] look at the top { $number } cards of the Raxxon deck and put them back in any order
    }
does-untoken =
    { $number ->
        [one] { FORM($character, case: "nom") } removes { $number } token from the sheet
       *[other] { FORM($character, case: "nom") } removes { $number } tokens from the sheet
    }
does-untoken-up-to =
    { $number ->
        [one] { FORM($character, case: "nom") } may remove { $number } token from the sheet
       *[other] { FORM($character, case: "nom") } may remove up to { $number } tokens from the sheet
    }
does-untoken-each-up-to =
    { $number ->
        [one] each player may remove { $number } token from their sheet
       *[other] each player may remove up to { $number } tokens from their sheet
    }
does-untoken-chosen-up-to =
    { $number ->
        [one] remove up to { $number } token from the sheet of any one player
       *[other] remove up to { $number } tokens from the sheet of any one player
    }

## Conditions

when-always = always
when-face-up =
    { $number ->
        [one] there is a { FORM($of, case: "nom") } in the crowd
       *[other] there are { $number } or more { FORM($of, case: "few") } in the crowd
    }
when-triggered = “{ FORM($card) }” is among the triggered cards
when-untriggered = “{ FORM($card) }” is among the untriggered cards
when-character = { FORM($character, case: "nom") } is in play
when-power-at-least = Raxxon power is { $number } or more
when-uncontained-at-least =
    { $number ->
        [one] there is a card in the uncontained quarantine
       *[other] there are { $number } or more cards in the uncontained quarantine
    }
when-infection-at-most =
    { $number ->
        [0] the infection deck is empty
        [one] the infection deck has { $number } card or none
       *[other] the infection deck has { $number } cards or fewer
    }
when-evacuated-at-least =
    { $number ->
        [one] there is a card in the evacuation pile
       *[other] there are { $number } or more cards in the evacuation pile
    }
