### Raxxon: what its scenarios say, in English.

## Names

scenario-1 = Gathering Ghosts
scenario-2 = Mutation Madness
scenario-3 = Uncertainty
scenario-4 = Calm the Crowd
scenario-5 = High Priority Targets

citizen-mutant = Mutant
    .acc = the Mutant card
    .nom = face-up Mutant card
    .one = face-up Mutant card
    .few = face-up Mutant cards
    .many = face-up Mutant cards

action-check = Check

## Gathering Ghosts: what happens in place of a Raxxon card

scene-1-1 = You may move up to 2 Carriers from the uncontained quarantine to the contained one.
scene-1-2 = 1 Carrier moves from the contained quarantine to the uncontained one.
scene-1-3 = 1 Carrier moves from the uncontained quarantine to the population discard pile, and the infection spreads.
scene-1-4 = You may move all face-up Carriers of the crowd to the contained quarantine, or to the uncontained one once 4 have been in quarantine.

## Mutation Madness

scene-2-1 = Volatile cards lose their “when revealed” effects. From now on, face-up healthy cards adjacent to a face-up Volatile card are killed at once, without their effects.
scene-2-2 = Each time Volatile cards kill, the infection spreads once.
scene-2-3 = The infection spreads once for each card that Volatile cards kill.
scene-2-4 = The card from the infection deck goes face down to the killed card’s place.
scene-2-5 = The card from the infection deck goes face up to the killed card’s place.
scene-2-6 = You may move any Volatile cards, face up in the crowd or in the uncontained quarantine, to the contained quarantine.
scene-2-7 = Once more you may move any Volatile cards, face up in the crowd or in the uncontained quarantine, to the contained quarantine.
scene-2-8 = The mutation can no longer be stopped, and Raxxon takes over the city: you lose.

## Uncertainty

scene-3-1 = The first infected card of the check deck replaces a face-up Hostile or Susceptible card.
scene-3-2 = If a Carrier is in quarantine and a Hostile has been put away, one such Hostile goes into the population deck and one such Carrier into the check deck.
scene-3-3 = The whole crowd is shuffled and dealt face down again in rows of four.
scene-3-4 = Choose a face-up Hostile or Susceptible card: all face-down cards adjacent to it are revealed.

## Calm the Crowd

scene-4-1 = You may turn any Hostiles face down.
scene-4-2 = You may calm 1 face-up Hostile.
scene-4-3 = Reveal a card.
scene-4-4 = You may turn 1 Hostile face down. Today the day ends as soon as 3 or more Hostiles are face up.

## Prompts

prompt-let-out = { FORM($by) }: move a card to the uncontained quarantine
    .help = Infected cards there spread the infection at night.
prompt-send-home = { FORM($by) }: move a card to the population discard pile
    .help = It comes back with the population deck.
prompt-gather = { FORM($by) }: bring all face-up Carriers of the crowd into quarantine?
    .help = To win, all Carriers must be in quarantine.
prompt-check = { FORM($by) }: which card is replaced from the check deck?
    .help = A card of the check deck takes its place, face up.
prompt-trade = { FORM($by) }: from which quarantine does the Carrier leave?
    .help = It goes into the check deck, and a Hostile into the population deck.
prompt-reveal-around = { FORM($by) }: reveal all cards around which one?
    .help = All cards next to it are turned up.
prompt-calm = { FORM($by) }: calm a Hostile card?
    .help = A calm citizen takes its place and can be evacuated.
prompt-calm-instead = { FORM($by) }: calm a Hostile card instead?
    .help = It replaces the usual effect of the action.
prompt-hostile-again = Hostile returns: which card leaves the evacuation pile?
    .help = It must be evacuated again.
prompt-bring-in = { FORM($by) }: bring in a Celebrity instead?
    .help = It replaces the usual effect of the action.
prompt-mutant = The mutant kills an adjacent card: which one?
    .help = The card that you choose dies.

## Options

option-let-out = Move { FORM($card, case: "acc") } to the uncontained quarantine
option-send-home = Move { FORM($card, case: "acc") } to the population discard pile
option-gather = Bring all of them in
option-leave = Leave it
option-check = Replace { FORM($card, case: "acc") } at { $cell }
option-trade-contained = From the contained quarantine
option-trade-uncontained = From the uncontained quarantine
option-around = Reveal all cards around { FORM($card, case: "acc") } at { $cell }
option-calm = Calm { FORM($card, case: "acc") } at { $cell }
option-as-printed = Perform the action as it is printed
option-bring-in = Bring in { FORM($card, case: "acc") } at { $cell }

## The log

event-happens = An event instead of the card: { FORM($scene) }
event-shuffled-in = One { FORM($card) } card is shuffled into the population deck.
event-uncontained = One { FORM($card) } card goes to the uncontained quarantine.
event-sent-home = One { FORM($card) } card goes from quarantine to the population discard pile.
event-released = One { FORM($card) } card goes to the evacuation pile.
event-stays = One { FORM($card) } card goes to the population discard pile instead of leaving play.
event-haunting-1 = Carriers in quarantine: { $number }. From now on quarantine actions put Carriers in the uncontained quarantine.
event-haunting-2 = Carriers in quarantine: { $number }. All other cards leave it, and from now on quarantine actions take only Carriers.
event-haunting-3 = Carriers in quarantine: { $number }. From now on quarantine actions put Carriers in the evacuation pile.
event-mutation = Takeover: the mutation can no longer be stopped, and the city belongs to Raxxon. Evacuated: { $number }.
event-burns = The { FORM($card) } card at { $cell } dies next to a Volatile card.
event-replaces = From the infection deck a card comes to { $cell }: { FORM($card) }. Left in the deck: { $left }.
event-checked = The { FORM($card) } card at { $cell } is put away.
event-into-check = One { FORM($card) } card is shuffled from quarantine into the check deck.
event-regathers =
    { $number ->
        [one] The crowd is shuffled and dealt face down again: { $number } card.
       *[other] The crowd is shuffled and dealt face down again: { $number } cards.
    }
event-calms = The Hostile card at { $cell } is calmed. In its place: { FORM($card) }.
event-provoked = The { FORM($card) } card at { $cell } was next to a Hostile card, and a Hostile card takes its place.
event-hostile-again = One { FORM($card) } card goes from the evacuation pile back to the calm supply, and a Hostile to the population discard pile.
event-brings-1 = The Celebrity at { $cell } is brought to quarantine and mutates.
event-brings-2 = The Celebrity at { $cell } is brought to quarantine and leaves the game.
event-brings-3 = The Celebrity at { $cell } is brought to quarantine and lured out again: now end a turn with it face up next to the face-up mutant.
event-met = Celebrity and mutant have met: both leave the game.

## Refusals

reason-not-evacuated = In this scenario nothing evacuates this card: { FORM($card) }.
reason-immune = While the mutant is face up, it can be neither killed nor quarantined, and crowd control does not affect it.
reason-carriers-only = There have been 6 Carriers in quarantine: from then on only Carriers are brought there.
reason-uncontained-already = Quarantine actions now put Carriers in the uncontained quarantine, and this one is there already.
reason-came-later = This card joined the crowd after the event had started.
reason-not-beside-mutant = The card at { $cell } is not adjacent to the mutant.

## Why an action would change nothing now

idle-check = No card that could be checked is face up, or the check deck is empty.
idle-calm = No card that could be calmed is face up.
idle-bring-in = No card that could be brought in is face up.

## Labels of the drawn table

label-scenario = Scenario: { FORM($scenario) }
label-events = Events to come: { $number }
label-reserve-3 = Check deck: { $number }
label-reserve-4 = Calm supply: { $number }
label-aside = Laid aside
