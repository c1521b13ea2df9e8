### Raxxon: what the drawn board says in a browser, in English.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: face down; you know that it is { FORM($card) }
board-card-down = { $cell }: face down
board-well = healthy
board-sick = infected
board-suspect = Suspect: infected or hostile
board-surely-infected = Infected: everybody saw it come from the infection deck
board-picked = chosen
board-roadblock =
    { $number ->
        [one] Roadblock: keeps off { $number } more card
       *[other] Roadblock: keeps off { $number } more cards
    }
board-crowd =
    { $number ->
        [one] The crowd: { $number } card
       *[other] The crowd: { $number } cards
    }
board-crowd-empty = The streets are empty.
board-row = Row { $line }
board-column = Column { $line }
board-place = A place at { $cell }

## The story

board-raxxon-card = Raxxon card
board-source-printed = printed
board-source-likely = likely
board-source-ours = ours

## Sheets

board-sheets = Story and character sheets
board-actions = Your actions
board-action = { FORM($action) }; slots taken: { $tokens } of { $slots }
board-untoken = Take the last token away: { FORM($action) }
board-slot-taken = Token: { $symbols }
board-slot-free = Free slot: { $symbols }
board-passed = passed
board-side-a = side for 1 or 2 players
board-side-b = side for 3 or 4 players
board-next-turn = Next turn begins with:
board-next-turn-free = Next turn begins with nothing.
board-always-free = always free
board-idle = no effect now
board-anyway = Do it anyway: it costs a token
board-anyway-free = Do it anyway
board-choose-character = Choose a character
board-check-does = replace a face-up Hostile or Susceptible card by the top card of the check deck

## Meters

board-day = Day { $number }
board-saved = Evacuated
board-power = Raxxon’s power
board-infection = Infection deck
board-quarantine = Quarantine
board-contained = contained
board-uncontained = uncontained
board-population = population
board-discard = discarded
board-raxxon-deck = Raxxon deck
board-short-saved = saved
board-short-power = power
board-short-infection = infection
board-short-quarantine = quarantine
board-night-exactly =
    { $number ->
        [one] Tonight: { $number } spread
       *[other] Tonight: { $number } spreads
    }
board-night-range = Tonight: { $least } to { $most } spreads
board-cordon =
    { $number ->
        [one] The next { $number } card to be added stays away
       *[other] The next { $number } cards to be added stay away
    }
board-owed = After this action a Raxxon card follows
board-stage = Stage { $number }
board-strict = Today 3 face-up Hostiles end the day
board-event-times = No. { $numbers } of all events; so far there were { $past }.
board-event-next = Next event: { FORM($scene) }
board-reserve-infected = + infected: { $number }
board-reserve-top = Known on top: { $cards }

## Decks and piles

board-choose = Choose
board-people = All citizens
board-citizen = Citizen
board-odds = An unseen card is infected: { $share }
board-odds-label = Chance of an unseen card
board-pile-evacuated = evacuated
board-pile-discard = discard pile
board-pile-contained = contained quarantine
board-pile-uncontained = uncontained quarantine
board-sum = Together
board-decks-left = Population deck: { $population }. Infection deck: { $infection }.
board-deck-known = What you know of the deck, from the top
board-raxxon-cards = Raxxon cards
board-raxxon-left =
    { $number ->
        [one] { $number } card left in the Raxxon deck
       *[other] { $number } cards left in the Raxxon deck
    }
board-triggered = Triggered: { $number }
board-untriggered = Not triggered: { $number }
board-none = None

## The end

board-team = The team
board-saved-of = Saved: { $number } of { $needed }
board-end-victory = The city is saved
board-end-victory-why = All { $needed } healthy citizens were evacuated; it took you until day { $day }.
board-end-outbreak = The infection has won
board-end-outbreak-why = The infection deck ran out on day { $day }. You saved { $number } of { $needed }.
board-end-takeover = Raxxon owns the city
board-end-takeover-why = Raxxon’s power was complete on day { $day }. You saved { $number } of { $needed }.
board-end-mutation = Raxxon owns the city
board-end-mutation-why = On day { $day } the mutation could no longer be stopped, and Raxxon took over. You saved { $number } of { $needed }.
board-end-endless = The game could not go on
board-end-endless-why = The cards of this pack set each other off without end on day { $day }. You saved { $number } of { $needed }.
