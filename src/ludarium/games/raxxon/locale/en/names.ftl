### Raxxon: the names of its things, in English.

the-game = Raxxon

## Citizens: the name; as what one acts upon (acc); then face up: a single one as a subject (nom), and one, a few or
## many of them as what one acts upon

citizen-hostile = Hostile
    .acc = the Hostile card
    .nom = face-up Hostile card
    .one = face-up Hostile card
    .few = face-up Hostile cards
    .many = face-up Hostile cards
citizen-susceptible = Susceptible
    .acc = the Susceptible card
    .nom = face-up Susceptible card
    .one = face-up Susceptible card
    .few = face-up Susceptible cards
    .many = face-up Susceptible cards
citizen-celebrity = Celebrity
    .acc = the Celebrity card
    .nom = face-up Celebrity card
    .one = face-up Celebrity card
    .few = face-up Celebrity cards
    .many = face-up Celebrity cards
citizen-innocent = Innocent
    .acc = the Innocent card
    .nom = face-up Innocent card
    .one = face-up Innocent card
    .few = face-up Innocent cards
    .many = face-up Innocent cards
citizen-familiar = Familiar
    .acc = the Familiar card
    .nom = face-up Familiar card
    .one = face-up Familiar card
    .few = face-up Familiar cards
    .many = face-up Familiar cards
citizen-family = Family
    .acc = the Family card
    .nom = face-up Family card
    .one = face-up Family card
    .few = face-up Family cards
    .many = face-up Family cards
citizen-chaotic = Chaotic
    .acc = the Chaotic card
    .nom = face-up Chaotic card
    .one = face-up Chaotic card
    .few = face-up Chaotic cards
    .many = face-up Chaotic cards
citizen-carrier = Carrier
    .acc = the Carrier card
    .nom = face-up Carrier card
    .one = face-up Carrier card
    .few = face-up Carrier cards
    .many = face-up Carrier cards
citizen-volatile = Volatile
    .acc = the Volatile card
    .nom = face-up Volatile card
    .one = face-up Volatile card
    .few = face-up Volatile cards
    .many = face-up Volatile cards

# A citizen whom one does not see
face-down = face-down card
    .acc = the face-down card

## Kinds of citizens

kind-healthy = healthy
    .nom = face-up healthy card
    .one = face-up healthy card
    .few = face-up healthy cards
    .many = face-up healthy cards
kind-infected = infected
    .nom = face-up infected card
    .one = face-up infected card
    .few = face-up infected cards
    .many = face-up infected cards
kind-any = any
    .nom = face-up card
    .one = face-up card
    .few = face-up cards
    .many = face-up cards

## Characters (within a sentence: nom) and their actions

character-thomas = Thomas Hart
    .nom = Thomas Hart
action-thomas-0 = Investigate
action-thomas-1 = Evacuate
action-thomas-2 = Targeted Air Strike
action-thomas-3 = Stand Down Order
action-thomas-4 = Quarantine
action-thomas-5 = Aggressive Crowd Control

character-meryl = Meryl Wolfe
    .nom = Meryl Wolfe
action-meryl-0 = Investigate
action-meryl-1 = Evacuate
action-meryl-2 = Conflicted Air Strike
action-meryl-3 = Quarantine
action-meryl-4 = Interview
action-meryl-5 = Persuasive Crowd Control

character-brian = Brian Lee
    .nom = Brian Lee
action-brian-0 = Investigate
action-brian-1 = Evacuate
action-brian-2 = Request Air Strike
action-brian-3 = Door to Door
action-brian-4 = Quarantine
action-brian-5 = Charismatic Crowd Control

character-gabriel = Gabriel Diaz
    .nom = Gabriel Diaz
action-gabriel-0 = Investigate
action-gabriel-1 = Targeted Evacuation
action-gabriel-2 = Axe Attack
action-gabriel-3 = Roadblock
action-gabriel-4 = Quarantine
action-gabriel-5 = Firm Crowd Control

character-kd = K.D. James
    .nom = K.D. James
action-kd-0 = Investigate
action-kd-1 = Evacuate
action-kd-2 = Clinical Air Strike
action-kd-3 = Raxxon Resources
action-kd-4 = Medical Quarantine
action-kd-5 = Clinical Crowd Control

character-liaison = The Liaison
    .nom = the Liaison
action-liaison-0 = Investigate
action-liaison-1 = Targeted Evacuation
action-liaison-2 = Security Attack
action-liaison-3 = Company Clearance
action-liaison-4 = Quarantine
action-liaison-5 = Corporate Crowd Control

## Symbols

symbol-add = Add to the crowd
    .short = +1 card
    .about = A face-down card of the population deck joins the crowd.
symbol-flip = Reveal
    .short = reveal
    .about = The current player turns a face-down card of the crowd face up.
symbol-infection = Spread
    .short = spread
    .about = The top card of the infection deck joins the citizens. If the deck is empty, you all lose.
symbol-raxxon = Draw a Raxxon card
    .short = Raxxon card
    .about = The current player draws a Raxxon card: a story with a choice. If its condition is not met, nothing happens.
symbol-power = Raxxon power
    .short = power +1
    .about = Raxxon power goes up by 1. At 8 you all lose.
symbol-hostile = Hostile returns
    .short = Hostile back
    .about = An evacuated Hostile card goes back to the citizens and must be evacuated again.
symbol-end = End of day
    .short = day ends
    .about = The players’ actions stop at once, and night falls.
symbol-pass = Pass
    .short = pass
    .about = The current player takes no more turns today.

## Levels

level-introductory = introductory
level-regular = regular
level-hard = hard
level-expert = expert

## Decks

deck-population = population deck
    .gen = of the population deck
deck-raxxon = Raxxon deck
    .gen = of the Raxxon deck

## Where the content comes from

source-printed = Title and type as printed; text and side A made for Ludarium
source-likely = Title and type probably as printed; text and side A made for Ludarium
source-ours = Made for Ludarium
