### Raxxon: the rules by number, in English. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

## The game in short

rules-goal = The game in short

RX-00 =
    An unknown infection is spreading through the city. Together you find out who in the crowd is healthy and evacuate them, while the infected spread the infection every night and the company Raxxon gains power.
    You win together when all healthy citizens are evacuated. You lose together when the infection must spread and its deck is empty, or when Raxxon power reaches 8.
    .title = Goal of the game

## Setup

rules-setup = Setup

RX-01 = Raxxon is for one to four players, who work together: all of you win or all of you lose. There are 60 citizen cards, 30 healthy and 30 infected, 40 Raxxon cards, six two-sided character sheets, 60 action tokens, the game board and the Raxxon token.
    .title = Players and components
RX-02 = At the introductory level, return 5 { citizen-hostile }, 3 { citizen-family } and 2 { citizen-celebrity } cards to the box, which leaves 20 healthy citizens, and 4 { citizen-chaotic }, 4 { citizen-carrier } and 4 { citizen-volatile } cards, which leaves 18 infected citizens. At every other level all 60 cards are in play.
    .title = Introductory level
RX-03 = Shuffle the infected cards and set some of them aside face down: 9 at the introductory level, 15 at the regular, 18 at the hard and 21 at the expert level. Shuffle these together with all healthy cards: this is the population deck. It lies face down.
    .title = Population deck
RX-04 = The remaining infected cards are the infection deck. It lies face down: 9 cards at the introductory level, 15 at the regular, 12 at the hard and 9 at the expert level.
    .title = Infection deck
RX-05 = Each player chooses a character sheet and lays it out: side A for one or two players, side B for three or four. The other sheets are put away. Only in a solo game do all of them stay in play.
    .title = Characters
RX-06 = Shuffle the Raxxon deck and lay it face down. Put the Raxxon token on 0 of the power track. The first player is chosen at random.
    .title = Raxxon deck and first player
RX-07 =
    A citizen card shows:
    • whether the citizen is healthy or infected;
    • the type of citizen;
    • conditions and effects. A cross: what happens when the card is killed. A number: what happens when the card is revealed and exactly that many cards of its type are face up.
    .title = Citizen cards
RX-08 =
    A character sheet lists six actions. Next to an action there are slots for action tokens, and each slot shows its consequence as one or more symbols. Once a token covers a slot, its consequence happens at the start of each of your next turns that day. The top action has no slots.
    .title = Character sheets
RX-09 =
    A Raxxon card shows a condition and a choice of two options. Each option has a text, symbols or both. If the condition is not met when the card is drawn, the card does nothing.
    .title = Raxxon cards

## The day

rules-day = The day

RX-10 = The game is played in days. Each day has three phases: the crowd gathers, player actions, end of day.
    .title = Phases of a day
RX-11 = Deal cards from the population deck face down to form the crowd: 3 × 3 for one or two players, three rows of four for three players, 4 × 4 for four. If there are too few cards, fill one row after another until the deck runs out; the last row may be incomplete.
    .title = The crowd gathers
RX-12 = Two cards are adjacent if they touch above, below, left or right. Cards that touch only at a corner, or that have a gap between them, are not adjacent.
    .title = Adjacent cards
RX-13 = A row or column is all cards on one line of the crowd. A gap does not break it. A card that is alone on its line is a row or column by itself.
    .title = Rows and columns

## A turn

rules-turn = A turn

RX-20 = Turns go clockwise from the first player. Instead of taking a turn you may pass. A player who has passed, by choice or because an effect forced it, takes no more turns that day.
    .title = Turns and passing
RX-21 = The phase of player actions ends immediately when everyone has passed or when the end of day symbol takes effect. A forced pass takes effect once the effect that forced it is finished, together with everything that was triggered at the same time. The phase also ends after 60 turns in one day, as many as there are action tokens.
    .title = When the phase ends
RX-22 =
    If you do not pass, your turn has three steps:
    • apply all marked consequences;
    • choose an available action;
    • perform it.
    .title = Steps of a turn
RX-23 =
    Apply the consequences marked by tokens on your sheet one at a time: from the top action down, and from left to right where an action has several tokens. The tokens stay until the end of the day, or until an effect removes them.
    Example (side for 3–4 players): { character-thomas } has two tokens on { action-thomas-2 } and one on { action-thomas-4 }. He adds a card to the crowd, then another one, then reveals a card and draws a Raxxon card.
    .title = Marked consequences
RX-24 = After applying any symbol of a consequence, even if the same slot shows another one, you may stop. This counts as passing.
    .title = Stopping midway
RX-25 = The top action, investigate, needs no token and is always available; if no card is face down, it does nothing. Any other action is available while it has an empty slot. When you choose it, put an action token on its leftmost empty slot. You may choose an action even if it can do nothing. When a token is removed from an action, it is always the one placed last.
    .title = Available actions
RX-26 = The consequence under a token just placed is not applied now, but at the start of your next turn.
    .title = A token just placed
RX-27 =
    The character sheet says how each action is performed.
    • Investigate: learn about cards in the crowd.
    • Evacuate: move healthy cards to the evacuation pile.
    • Air strike or attack: kill cards in the crowd.
    • Quarantine: move face-up infected cards to the contained quarantine.
    • Crowd control: swap cards in the crowd or turn them face down.
    • Each character also has one special action.
    .title = Kinds of actions

## Symbols

rules-symbols = Symbols

RX-30 = Killed cards go to the population discard pile. They do not leave the game: at the end of the day that pile is shuffled back into the population deck.
    .title = Killing
RX-31 = Each time a killed card has this symbol, apply the effect next to it immediately, whether the card was face up or face down.
    .title = When killed (cross)
RX-32 = The top card of the infection deck goes face up to the population discard pile. If the infection deck is empty at that moment, you lose immediately.
    .title = Spread (virus)
RX-33 = The current player, whose turn it is, draws the top card of the Raxxon deck and reads its condition. If the condition is met, the current player chooses one of the options, does what it says and applies its symbols; then the card goes to the triggered pile. If the card says otherwise, follow the card. You may also choose an option whose text cannot be carried out; its symbols still apply. If the Raxxon deck is empty, no card is drawn.
    .title = Draw a Raxxon card (hexagon with X)
RX-34 = If the condition of a Raxxon card is not met, the card does nothing and goes to the untriggered pile. Some effects put untriggered cards back into the Raxxon deck.
    .title = Untriggered cards
RX-35 = Some actions offer an extra effect. If you use it, draw a Raxxon card after the action; otherwise draw none.
    .title = Optional effect (plus)
RX-36 = The Raxxon token moves up 1 space. When Raxxon power reaches 8, you lose immediately.
    .title = Raxxon power (hexagon with arrow)
RX-37 = Player actions stop immediately, and the end of the day begins. Anything still pending lapses: consequences, symbols, simultaneous effects, and a Raxxon card still to be drawn for an optional effect. A Raxxon card that was being resolved goes to the triggered pile.
    .title = End of day (setting sun)
RX-38 = 1 { citizen-hostile } card moves from the evacuation pile to the population discard pile. If there is none, nothing happens.
    .title = Hostile returns (fist with arrow)
RX-39 =
    The top card of the population deck joins the crowd face down, unseen.
    • Place: the player who adds it chooses, but it must go where it touches the most cards. If the crowd is empty, it may go anywhere.
    • Limit: the crowd’s outline, gaps included, never exceeds 6 × 6. If there is no allowed place, no card is drawn.
    • Empty deck: first shuffle the population discard pile into a new population deck. If both are empty, nothing happens.
    .title = Add to the crowd (card with plus)
RX-40 = The current player turns up one face-down card of the crowd of their choice. If all cards are face up, nothing happens.
    .title = Reveal (two cards)
RX-41 = When a card with this symbol is revealed, count the face-up cards of the same type in the crowd, including the one just revealed. The effect happens only if that number is exactly the one printed: at the second face-up { citizen-carrier } the current player draws a Raxxon card, at the third the day ends.
    .title = When revealed (number)
RX-42 = When several effects are triggered together, for example when several cards are killed at the same time, the current player chooses their order.
    .title = Several effects at once

## End of day

rules-end-of-day = End of day

RX-50 = Step 1, crowd: turn up every face-down card of the crowd. “When revealed” effects do not happen now.
    .title = Crowd
RX-51 = Step 2, infection: count the infected cards in the crowd and in the uncontained quarantine together. The infection spreads that many times, but at most 4. At the end of day 30 it spreads until its deck is empty, and then once more.
    .title = Infection spreads
RX-52 = Step 3, population: all cards of the crowd and of the uncontained quarantine go to the population discard pile, and that pile is shuffled into the population deck.
    .title = Population
RX-53 = Step 4, quarantine: all cards of the contained quarantine move to the uncontained quarantine.
    .title = Extended quarantine
RX-54 = Step 5, sheets: all action tokens leave the character sheets.
    .title = Sheets are cleared
RX-55 = The first player of the next day is the player to the left of the one who took the last turn, or part of a turn. A pass instead of a turn does not count. If nobody took a turn, it is the player to the left of the first player of the day that just ended.
    .title = Next first player

## End of the game

rules-end = End of the game

RX-60 = You win the moment all healthy cards are in the evacuation pile: 20 at the introductory level, 30 at the others.
    .title = Victory
RX-61 =
    You lose immediately in either of two cases:
    • Outbreak: the infection must spread while the infection deck is empty.
    • Takeover: Raxxon power reaches 8.
    .title = Defeat

## Clarifications

rules-clarifications = Clarifications

RX-70 = Cards move into and out of either quarantine in any order; how they lie there does not matter.
    .title = Order in quarantine
RX-71 = Any deck or pile may be counted at any time. The population, infection and Raxxon decks lie face down. The piles lie face up, and anyone may look through them at any time. A face-up card that is turned face down is still known to everyone.
    .title = What may be looked at

## Playing alone

rules-solo = Solo game

RX-80 = In a solo game you choose one character sheet at the start of each day: the same as the day before or another one.
    .title = A character for the day
RX-81 = The day ends after your second pass. When you pass for the first time, all action tokens leave the sheet and you continue. A forced pass counts as well; the end of day symbol still ends the day immediately.
    .title = Two passes
RX-82 = When you perform the “{ action-kd-3 }” action of { character-kd } in a solo game, you may raise Raxxon power by 1 instead of drawing a Raxxon card.
    .title = Raxxon resources

## Scenarios

rules-scenarios = Scenarios

RX-90 =
    Setup: regular level, but 7 { citizen-hostile } cards and all 3 { citizen-celebrity } cards are put away. The population deck holds the other 20 healthy cards, all 10 Carriers, 2 { citizen-chaotic } and 2 { citizen-volatile } cards. The other 16 infected cards are the infection deck.
    Goal: all 20 healthy cards are in the evacuation pile and all 10 Carriers in quarantine, contained or uncontained.
    The first time there are this many Carriers in quarantine:
    • 4 or more: from then on quarantine actions put Carriers in the uncontained quarantine;
    • 6 or more: all other cards go from both quarantines to the population discard pile, without any spread, and from then on quarantine actions may take only Carriers;
    • 8 or more: from then on quarantine actions put Carriers in the evacuation pile, where they count for victory too.
    Events: each time you draw a card titled “Raxxon’s …”, one of these happens instead, each of them twice, in random order:
    • { scene-1-1 }
    • { scene-1-2 }
    • { scene-1-3 }
    • { scene-1-4 }
    After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1.
    Note: a Carrier that would leave the game, or go under the infection deck, goes to the population discard pile instead.
    .title = Gathering Ghosts
RX-91 =
    Setup: regular level, but the population deck holds all 30 healthy cards, all 10 { citizen-volatile }, 3 { citizen-chaotic } and 3 { citizen-carrier } cards. The other 14 infected cards are the infection deck.
    Goal: as usual.
    Events: each time you draw a card titled “Raxxon’s …”, the next of these happens instead. The changes last for the rest of the game and apply during player actions:
    • 1: { scene-2-1 }
    • 2: { scene-2-2 }
    • 3: { scene-2-3 }
    • 4: { scene-2-4 }
    • 5: { scene-2-5 }
    • 6 and 7: { scene-2-6 }
    • 8: { scene-2-8 }
    After each of the first seven, the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1.
    When a card is revealed next to a Volatile card:
    • first count it for its “when revealed” number;
    • then kill it;
    • then apply the effect of that number.
    Cards that the “{ action-kd-2 }” action turns up are killed this way before the air strike kills. A card laid face up in place of a killed card does not count as revealed; if it is Volatile, it kills its neighbors in turn.
    .title = Mutation Madness
RX-92 =
    Setup: regular level, but the 3 { citizen-celebrity } cards are put away. The population deck holds the 15 { citizen-hostile } cards, the 3 { citizen-susceptible } cards and 9 random infected ones. The check deck, also face down, holds the other 9 healthy cards and 9 more random infected ones. The last 12 infected cards are the infection deck.
    Goal: 9 healthy cards are in the evacuation pile.
    Special rules:
    • Hostile and Susceptible cards count as infected for evacuation, and nothing can evacuate them.
    • Each sheet has one more action, { action-check }. It takes any number of tokens, each with the consequence “{ symbol-flip }”. Put away a face-up Hostile or Susceptible card, lay the top card of the check deck face up in its place and apply its “when revealed” effect.
    Events: each time you draw a card titled “Raxxon’s …”, one of these happens instead, each of them twice, in random order:
    • { scene-3-1 } Its “when revealed” effect applies. The healthy cards drawn before it are shuffled back. If there is no infected card in the check deck, nothing happens.
    • { scene-3-2 }
    • { scene-3-3 } With more than 24 cards the rows are longer, so that the crowd has at most six rows.
    • { scene-3-4 } They are revealed one after another, in the order that the current player chooses. Cards added in the meantime are not revealed.
    After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck (but not after the last of these events), and Raxxon power rises by 1.
    .title = Uncertainty
RX-93 =
    Setup: regular level, but the population deck holds the 15 { citizen-hostile } cards and 15 random infected ones. The other 15 healthy cards, the calm ones, are shuffled and laid face down: this is the calm supply.
    Goal: all 15 calm cards are in the evacuation pile.
    Special rules:
    • Hostile cards do not count as healthy for evacuation, and nothing can evacuate them.
    • To calm a face-up Hostile, lay it aside into the Hostile supply and put the top card of the calm supply face up in its place. Any crowd control action may calm 1 Hostile instead of its own effect.
    • At the end of the day, once the crowd has been turned up, each calm card adjacent to a Hostile goes back on top of the calm supply, and a card of the Hostile supply takes its place. A Hostile that comes this way affects nobody else that day.
    • “{ symbol-hostile }”: 1 card of the Hostile supply goes to the population discard pile, and 1 card of the evacuation pile goes on top of the calm supply. Both cards move or neither does.
    Events: each time you draw a card titled “Raxxon’s …”, an event happens instead. The third and the fifth time:
    • { scene-4-4 } Hostiles that were face up before count too, however they were turned up.
    Otherwise one of these, each of them twice, in random order:
    • { scene-4-1 }
    • { scene-4-2 }
    • { scene-4-3 }
    After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1.
    .title = Calm the Crowd
RX-94 =
    Setup: regular level, but the Raxxon cards “{ card-spokesperson }” and “{ card-spokesperson_2 }” are put away.
    Goal: bring all 3 Celebrities to quarantine, evacuate the other 27 healthy cards and reach the goal of the third Celebrity.
    Special rules:
    • Evacuation leaves Celebrities where they are. One may lie in the row or column, or in the middle of a targeted evacuation, if another card is evacuated.
    • A quarantine action may bring in 1 face-up Celebrity of the crowd instead of any infected cards.
    • The first one brought in mutates and is shuffled into the population deck. The second leaves the game. The third is shuffled back into the population deck and sets the goal: end a turn with it face up and adjacent to the face-up mutant. Then both leave the game. The third Celebrity cannot be brought in again.
    The mutant:
    • counts as infected and has no “when killed” effect;
    • while face up, cannot be quarantined, killed or put under the infection deck, and crowd control does not affect it;
    • at the end of each turn while it is face up in the crowd, the current player kills 1 card adjacent to it, of their choice. The goal is checked first;
    • if the “{ action-meryl-4 }” action looks at it, it is turned up and the action ends.
    Note: passing instead of taking a turn does not count as ending a turn.
    .title = High Priority Targets
