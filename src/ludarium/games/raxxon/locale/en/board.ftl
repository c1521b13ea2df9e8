### Raxxon: what the drawn board says in a browser, in English.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: face down; you know that it is { FORM($card) }
board-card-down = { $cell }: face down
board-well = healthy
board-sick = infected
board-healthy = healthy
board-infected = infected
board-suspect = Suspect: infected or hostile
board-surely-infected = Infected: everyone saw it come from the infection deck
board-picked = chosen
board-roadblock =
    { $number ->
        [one] Roadblock: stops { $number } more card
       *[other] Roadblock: stops { $number } more cards
    }
board-crowd =
    { $number ->
        [one] The crowd: { $number } card
       *[other] The crowd: { $number } cards
    }
board-crowd-empty = The streets are empty.
board-row = Row { $line }
board-column = Column { $line }
board-place = Place { $cell }

## The story

board-raxxon-card = Raxxon card
board-source-printed = printed title
board-source-likely = likely title
board-source-ours = ours

## Sheets

board-sheets = Story and character sheets
board-actions = Your actions
board-action = { FORM($action) }; { $tokens } of { $slots } slots taken
board-untoken = Remove the last token: { FORM($action) }
board-slot-taken = Token: { $symbols }
board-slot-free = Empty slot: { $symbols }
board-passed = passed
board-side-a = side A, for 1–2 players
board-side-b = side B, for 3–4 players
board-next-turn = Each later turn today starts with:
board-next-turn-free = No consequences on later turns today.
board-always-free = always available
board-idle = no effect now
board-targets =
    { $number ->
        [one] { $number } possible target now
       *[other] { $number } possible targets now
    }
board-actions-how = What the actions do
brief-investigate = reveal a card, free
brief-evacuate = save healthy cards
brief-kill = kill cards
brief-quarantine = lock up infected cards
brief-control = swap or move cards
brief-thomas = send a line home
brief-meryl = look at a hidden card
brief-brian = order the next 3 cards
brief-gabriel = stop 3 cards that come
brief-kd = remove up to 2 tokens
brief-liaison = lengthen the infection deck
board-uses = { $left }× today
board-anyway = Do it anyway: it costs a token
board-anyway-free = Do it anyway
board-choose-character = Choose a character
board-choose-this = Choose { FORM($character) }
board-check-does = replace a face-up Hostile or Susceptible card with the top card of the check deck

## Meters

board-day = Day { $number }
board-saved = Evacuated
board-power = Raxxon power
board-infection = Infection deck
board-quarantine = Quarantine
board-contained = contained
board-uncontained = uncontained
board-contained-why = contained: no harm tonight
board-uncontained-why = uncontained: spreads tonight
board-population = population
board-discard = discarded
board-raxxon-deck = Raxxon deck
board-raxxon-what = Raxxon card: an event. If its condition is met, you must choose one of two options.
board-short-saved = evacuated
board-short-power = power
board-short-infection = infection
board-short-quarantine = safe tonight +
board-night-exactly =
    { $number ->
        [one] Tonight the infection spreads once
       *[other] Tonight the infection spreads { $number } times
    }
board-night-range = Tonight the infection spreads { $least } to { $most } times
board-cordon =
    { $number ->
        [one] The next card is not added
       *[other] The next { $number } cards are not added
    }
board-owed = Draw a Raxxon card after this action
board-stage = Stage { $number }
board-strict = Today 3 face-up Hostiles end the day
board-event-times = It is event number { $numbers } of the game. Events so far: { $past }.
board-event-next = Next event: { FORM($scene) }
board-reserve-infected = + infected: { $number }
board-reserve-top = Top cards (known to all): { $cards }

## Decks and piles

board-choose = Choose
board-people = All citizens
board-citizen = Citizen
board-odds = A face-down card is infected: { $share }
board-odds-label = Odds for a face-down card
board-pile-evacuated = evacuated
board-pile-discard = discard pile
board-pile-contained = contained quarantine
board-pile-uncontained = uncontained quarantine
board-sum = Total
board-decks-left = Population deck: { $population }. Infection deck: { $infection }.
board-deck-known = What you know about the deck, from the top
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
board-saved-of = Evacuated: { $number } of { $needed }
board-end-victory = The city is saved
board-end-victory-why = You evacuated all { $needed } healthy citizens by day { $day }.
board-end-outbreak = The infection has won
board-end-outbreak-why = The infection deck ran out on day { $day }. You evacuated { $number } of { $needed }.
board-end-takeover = Raxxon owns the city
board-end-takeover-why = Raxxon power reached 8 on day { $day }. You evacuated { $number } of { $needed }.
board-end-mutation = Raxxon owns the city
board-end-mutation-why = On day { $day } the mutation could no longer be stopped, and Raxxon took over. You evacuated { $number } of { $needed }.
board-end-endless = The game could not continue
board-end-endless-why = On day { $day } the cards of this pack triggered each other endlessly. You evacuated { $number } of { $needed }.

## The goal, always in sight

board-goal = Evacuate { $number }, and you all win
board-goal-power = At { $number } you all lose
board-goal-infection = If it is empty when the infection must spread, you all lose

## The close-up: what a thing means

board-close-up = Close-up
board-close-up-empty = Point at a card, an action or a number to read here what it means.
board-symbols = Symbols
board-legend = What the symbols mean
board-phase = players’ actions
board-phase-choosing = you choose your characters
board-phase-crowd = a crowd gathers
board-phase-night = night: the infection spreads
board-goal-all = Together, evacuate all { $number } healthy citizens. You lose at Raxxon power { $power }, or if the infection must spread from an empty deck.
board-goal-short = Together, evacuate all { $number } healthy citizens.
board-win-at = win at { $number }
board-lose-at = lose at { $number }
board-lose-empty = lose if empty
board-quarantine-short = spreading
board-citizen-healthy = healthy: evacuate it
board-citizen-infected = infected: quarantine or kill it
board-revealed-with = When it is revealed, if exactly this many cards of its type are face up:
board-face-up-now = Face up now: { $number }
board-up = face up:
board-killed = killed:
board-when-revealed-nothing = Nothing happens when it is revealed.
board-when-killed = When killed:
board-when-killed-nothing = Nothing happens when it is killed.
board-tonight-healthy = At night it goes back to the population deck.
board-tonight-infected = Each night in the crowd it makes the infection spread once, up to 4 times in all.
board-face-down = Face-down card
board-face-down-about = Nobody knows who this is. It may be:
board-known-about = It is face down, but you know it.
board-price = At the start of each of your next turns today:
board-price-short = later:
board-price-each = each later turn today:
board-price-none = It costs nothing.
board-tokens = Tokens: { $tokens } of { $slots }
board-short-give-back = { $number ->
        [one] { $number } card back
       *[other] { $number } cards back
    }
board-unmet = Its condition is not met, so nothing happens.
board-put-away = Put away
board-see-citizens = All citizens
board-see-cards = Raxxon cards so far

legend-count = Number
    .about = The effect beside it happens when the card is revealed and exactly this many cards of its type are face up.
legend-killed = Cross
    .about = The effect beside it happens when the card is killed, face up or face down.
legend-optional = Plus
    .about = You may use this extra effect. If you do, you draw a Raxxon card after the action.
legend-token = Token on a slot
    .about = You took this action today. What its slot shows happens at the start of each of your next turns today.
legend-known = Eye on a face-down card
    .about = You know this card; others may not.
legend-suspect = Bars with a question mark
    .about = An interview has shown that this face-down card is infected or Hostile.

about-evacuated = Healthy citizens who are safe. When { $number } of them are here, you all win.
about-power = The company’s influence. When it reaches { $number }, you all lose.
about-infection = Each time the infection spreads, its top card joins the citizens. If it must spread and this deck is empty, you all lose.
about-contained = Infected citizens here do no harm tonight. After the night they move to the uncontained quarantine.
about-uncontained = Infected citizens here make the infection spread tonight, just as those in the crowd do. Then they go back to the population deck.
about-population = Citizens who are not in the crowd. Cards added to the crowd come from here, and tomorrow’s crowd too.
about-discard = Killed citizens, and infected ones that the infection has brought. Tonight they are shuffled into the population deck.
about-raxxon = Each card tells a story. If its condition is met, the current player must choose one of two options.

## The pictures of the rules

overview-goal = The city is a crowd of face-down cards. Together, find out who is healthy, and evacuate them all. The infected among them spread the infection every night, unless you quarantine or kill them.
overview-turn = Take one action of your character sheet. Investigate is free; every other action takes a token, and what its slot shows happens at the start of each of your next turns that day. Or pass: your day is over. When all have passed, night falls.
overview-end = You all win when all healthy citizens are evacuated. You all lose when Raxxon power reaches 8, or when the infection must spread and its deck is empty.
figure-citizens = A healthy citizen’s card has four equal corners; an infected one’s has two wide round corners and cracked glass. A cross: what happens when it is killed. A number: what happens when it is revealed and exactly that many of its type are then face up.
figure-slots = One of three slots is taken: at the start of each of your next turns that day a card is added to the crowd.
figure-crowd = The crowd for one or two players.
figure-adjacent = The four face-up cards around the card in the middle are adjacent to it, the face-down ones are not.
figure-line = One row, although it has a gap.
figure-count = The second face-up Carrier: the current player draws a Raxxon card.

## What the others decide

waiting-character = They choose a character.
waiting-turn = They take an action, decide its consequences, or pass.
