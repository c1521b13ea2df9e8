### Raxxon: what is said at the table, in English.

## Options: the day and the turn

option-character = { FORM($character) }
option-go = Apply it
option-pass = Pass: end my day
option-pass-first = Pass: clear my tokens
option-action = { FORM($action) }
option-extra = Use it and draw a Raxxon card after the action
option-no-extra = Don’t use it
option-order = { FORM($card) }
option-in-order = All of them, in this order
option-raxxon = Draw a Raxxon card
option-power = Raise Raxxon power by 1
option-done = Done

## Options: the crowd

option-add = Add it at { $place }
option-flip = Reveal { FORM($card, case: "acc") } at { $cell }
option-evacuate = Evacuate { FORM($card, case: "acc") } at { $cell }
option-evacuate-row =
    { $number ->
        [one] Evacuate row { $line } ({ $number } card)
       *[other] Evacuate row { $line } ({ $number } cards)
    }
option-evacuate-column =
    { $number ->
        [one] Evacuate column { $line } ({ $number } card)
       *[other] Evacuate column { $line } ({ $number } cards)
    }
option-kill = Kill { FORM($card, case: "acc") } at { $cell }
option-kill-row =
    { $number ->
        [one] Kill row { $line } ({ $number } card)
       *[other] Kill row { $line } ({ $number } cards)
    }
option-kill-column =
    { $number ->
        [one] Kill column { $line } ({ $number } card)
       *[other] Kill column { $line } ({ $number } cards)
    }
option-kill-pair = Kill { FORM($card, case: "acc") } at { $cell } and { FORM($card_2, case: "acc") } at { $cell_2 }
option-kill-around = Kill all cards around { FORM($card, case: "acc") } at { $cell }
option-look = Look at { FORM($card, case: "acc") } at { $cell }
option-turn-down = Turn { FORM($card, case: "acc") } at { $cell } face down
option-turn-down-type = Turn every { FORM($card) } face down
option-swap = Swap { FORM($card, case: "acc") } at { $cell } and { FORM($card_2, case: "acc") } at { $cell_2 }
option-move = Move { FORM($card, case: "acc") } from { $cell } to { $place_2 }
option-roadblock = On { FORM($card, case: "acc") } at { $cell }

## Options: decks, piles, tokens

option-contain-crowd = Contain { FORM($card, case: "acc") } at { $cell }
option-contain-uncontained = Contain { FORM($card, case: "acc") } again
option-bury-crowd = Put { FORM($card, case: "acc") } at { $cell } under the infection deck
option-bury-uncontained = Put { FORM($card, case: "acc") } of the uncontained quarantine under the infection deck
option-bury-contained = Put { FORM($card, case: "acc") } of the contained quarantine under the infection deck
option-break-out = { FORM($card) }, to { $place_2 }
option-give-back = { FORM($card) }
option-stand-down-row =
    { $number ->
        [one] Send row { $line } home ({ $number } card)
       *[other] Send row { $line } home ({ $number } cards)
    }
option-stand-down-column =
    { $number ->
        [one] Send column { $line } home ({ $number } card)
       *[other] Send column { $line } home ({ $number } cards)
    }
option-arrange = { FORM($card) }
option-untoken = { FORM($action) } ({ $player })

## The log: the day and the turn

event-character =
    { $who ->
        [you] You choose
       *[other] { $player } chooses
    } a character: { FORM($character) }.
event-day = Day { $number }: the crowd gathers. { $who ->
        [you] You are the first player.
       *[other] { $player } is the first player.
    }
event-last-day = Day { $number } is the last: tonight the infection spreads until its deck is empty, and then once more.
event-no-more-turns = { $number } turns have been taken today. There are no more, and the day ends.
event-acts =
    { $who ->
        [you] You perform
       *[other] { $player } performs
    } an action: { FORM($action) }.
event-applies =
    { $who ->
        [you] You apply
       *[other] { $player } applies
    } a consequence of { FORM($action) }: { FORM($symbol) }.
event-passes =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }.
event-day-ends = The day ends at once.
event-overnight =
    { $spreads ->
        [0] Night falls. No infected cards are in the crowd or in the uncontained quarantine.
        [one] Night falls. Infected cards in the crowd and in the uncontained quarantine: { $number }. The infection spreads once.
       *[other] Night falls. Infected cards in the crowd and in the uncontained quarantine: { $number }. The infection spreads { $spreads } times.
    }
event-victory = Victory! All { $number } healthy citizens are safe.
event-outbreak = Outbreak: the infection must spread, and its deck is empty. The city is lost. Evacuated: { $number }.
event-takeover = Takeover: the city belongs to Raxxon. Evacuated: { $number }.

## The log: symbols and Raxxon cards

event-reveals =
    { $who ->
        [you] You reveal
        [none] Revealed:
       *[other] { $player } reveals
    } { FORM($card, case: "acc") } ({ $cell }).
event-reveals-crowd = The crowd is turned face up: { $cards }.
event-count = { FORM($card) } cards face up: { $number }, so the effect happens.
event-adds =
    { $who ->
        [you] You add a card
        [none] A card is added
       *[other] { $player } adds a card
    } to the crowd ({ $cell }).
event-add-ignored =
    { $number ->
        [0] Nobody gets through the cordon. It is now gone.
        [one] Nobody gets through the cordon. It will stop { $number } more card.
       *[other] Nobody gets through the cordon. It will stop { $number } more cards.
    }
event-blocked =
    { $number ->
        [0] The roadblock at { $cell } stops a card. It is now gone.
        [one] The roadblock at { $cell } stops a card. { $number } token is left.
       *[other] The roadblock at { $cell } stops a card. { $number } tokens are left.
    }
event-spreads = The infection spreads: { FORM($card) }. Left in the infection deck: { $left }.
event-power = Raxxon power: { $number }.
event-triggered =
    { $who ->
        [you] You draw
       *[other] { $player } draws
    } a Raxxon card, and its condition is met: { FORM($card) }.
event-untriggered =
    { $who ->
        [you] You draw
       *[other] { $player } draws
    } a Raxxon card, and its condition is not met: { FORM($card) }.
event-chooses =
    { $who ->
        [you] You choose
       *[other] { $player } chooses
    }: { FORM($choice) } ({ FORM($card) }).
event-reshuffles =
    { $number ->
        [one] { $number } untriggered card goes back into the Raxxon deck.
       *[other] { $number } untriggered cards go back into the Raxxon deck.
    }
event-returns = One { FORM($card) } card goes from the evacuation pile to the population discard pile.
event-gives-back =
    { $who ->
        [you] You return
        [none] Returned:
       *[other] { $player } returns
    } { FORM($card, case: "acc") } from the evacuation pile to the population discard pile.
event-shuffles-population =
    { $number ->
        [one] The population deck is shuffled: { $number } card.
       *[other] The population deck is shuffled: { $number } cards.
    }

## The log: the crowd, decks and piles

event-evacuates =
    { $who ->
        [you] You evacuate
        [none] Evacuated:
       *[other] { $player } evacuates
    } { FORM($card, case: "acc") } ({ $cell }).
event-kills =
    { $who ->
        [you] You kill
        [none] Killed:
       *[other] { $player } kills
    } { FORM($card, case: "acc") } ({ $cell }).
event-contains =
    { $who ->
        [you] You quarantine
        [none] Quarantined:
       *[other] { $player } quarantines
    } { FORM($card, case: "acc") } (contained).
event-buries =
    { $who ->
        [you] You put
        [none] Put
       *[other] { $player } puts
    } { FORM($card, case: "acc") } under the infection deck.
event-breaks-out = One { FORM($card) } card breaks out of quarantine and joins the crowd at { $cell }.
event-looks =
    { $who ->
        [you] You look
       *[other] { $player } looks
    } at the face-down card at { $cell }.
event-looks-at-top =
    { $who ->
        [you] You look at the
       *[other] { $player } looks at the
    } { $number ->
        [one] top card { FORM($deck, case: "gen") }.
       *[other] top { $number } cards { FORM($deck, case: "gen") }.
    }
event-sees =
    { $who ->
        [you] You see
       *[other] { $player } sees
    }: { $cards }.
event-suspect = The card at { $cell } is infected or Hostile.
event-turns-down =
    { $who ->
        [you] You turn { FORM($card, case: "acc") } ({ $cell }) face down.
        [none] Turned face down: { FORM($card, case: "acc") } ({ $cell }).
       *[other] { $player } turns { FORM($card, case: "acc") } ({ $cell }) face down.
    }
event-swaps =
    { $who ->
        [you] You swap the cards
        [none] Swapped: the cards
       *[other] { $player } swaps the cards
    } at { $cell } and { $cell_2 }.
event-moves =
    { $who ->
        [you] You move the card
        [none] Moved: the card
       *[other] { $player } moves the card
    } at { $cell } to { $cell_2 }.
event-stands-down =
    { $who ->
        [you] You send
       *[other] { $player } sends
    } to the bottom of the population deck: { $cards }.
event-roadblock =
    { $who ->
        [you] You set up a roadblock
        [none] A roadblock is set up
       *[other] { $player } sets up a roadblock
    } at { $cell }: { $number ->
        [one] { $number } token.
       *[other] { $number } tokens.
    }
event-cordon =
    { $number ->
        [one] The cordon stands: { $number } card will not be added today.
       *[other] The cordon stands: { $number } cards will not be added today.
    }
event-untokens =
    { $who ->
        [you] You remove
       *[other] { $player } removes
    } a token: { FORM($action) }.

## Refusals

reason-taken = { $player } already has this character.
reason-no-slot = This action has no empty slot left: { FORM($action) }.
reason-face-down = The card at { $cell } is face down. Choose a face-up card.
reason-face-up = { FORM($card) } is already face up. Choose a face-down card.
reason-kind = This card does not fit here ({ FORM($by) }): { FORM($card) }.
reason-known = You already know the card at { $cell }. Look at another one.
reason-itself = A card can’t swap places with itself. Choose another one.
reason-no-place = The card can’t go there: it must touch the rest of the crowd, which stays within 6 × 6.
reason-not-adjacent = The card at { $cell } is not adjacent to the one chosen before.
reason-chosen-already = You have already chosen the card at { $cell }.
reason-line-not-healthy = In this row or column not all cards are face up and healthy.
reason-line-has-healthy = In this row or column there is a face-up healthy card.
reason-line-face-down = In this row or column there is a face-down card.
reason-not-from-there = You can’t take a card from there for this effect.
reason-more-neighbours = The card must touch as many cards as possible: here it would touch { $number }, elsewhere { $most }.
reason-other-sheet = This is the sheet of { $player }. Remove the token from another sheet.
reason-no-token = There is no token on this action.

## Why an action would change nothing now

idle-nothing = There is nothing this could affect now.
idle-evacuate-line = No row or column has only face-up healthy cards.
idle-evacuate = There is no face-up card that could be evacuated.
idle-kill-line = There is a face-up healthy card in every row and column.
idle-crowd = The crowd is empty.
idle-face-up = There is no face-up card that this could affect.
idle-face-down = No card in the crowd is face down.
idle-look = There is no face-down card that you don’t know yet.
idle-swap = The crowd does not have two cards that could swap places.
idle-contain = No infected card that could be contained is face up or in the uncontained quarantine.
idle-quarantine = Both quarantines are empty.
idle-stand-down = No row or column has only face-up cards.
idle-deck = The deck is empty.

## Labels of the drawn table

label-day = Day { $number }, level: { FORM($level) }
label-saved = Evacuated: { $number } of { $most }
label-power = Raxxon power: { $number } of { $most }
label-infection = Infection deck: { $number }
label-decks = Population deck: { $population }, Raxxon deck: { $raxxon }
label-evacuated = Evacuation pile
label-discard = Population discard pile
label-contained = Contained quarantine
label-uncontained = Uncontained quarantine
label-cards = { FORM($card) } × { $number }
label-overnight =
    { $most ->
        [one] If the day ended now, the infection would spread { $least } to { $most } time
       *[other] If the day ended now, the infection would spread { $least } to { $most } times
    }
label-passed = passed
label-crowd = Crowd

## The ledger

ledger-evacuated = Evacuated: { FORM($card) }

## What somebody points at, in the accusative

point-crowd = the card at { $cell }
point-row = row { $line }
point-column = column { $line }
point-sheet = the action “{ FORM($action) }” of { $player }
point-choice =
    { $number ->
        [1] the first option
       *[2] the second option
    }
point-character = { FORM($character) }
point-evacuated = the evacuation pile
point-power = Raxxon power
point-infection = the infection deck
point-contained = the contained quarantine
point-uncontained = the uncontained quarantine
point-population = the population deck
point-discard = the discard pile
point-raxxon = the Raxxon deck

## Why a bot prefers an option

aspect-saved = evacuated by morning
aspect-infected = infected at large
aspect-quarantined = uncontained
aspect-infection-deck = infection deck
aspect-power = Raxxon power
