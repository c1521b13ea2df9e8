### Raxxon: the rules by number, in English. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

## Setup

rules-setup = Setup

RX-01 = Raxxon is for one to four players, who work together: all of you win or all of you lose. There are 60 citizen cards, 30 healthy and 30 infected, 40 Raxxon cards, six two-sided character sheets, 60 action tokens, the game board and the Raxxon token.
    .title = Players and pieces
RX-02 = At the introductory level, 5 Hostile, 3 Family and 2 Celebrity cards are put away, which leaves 20 healthy citizens, and so are 4 Chaotic, 4 Carrier and 4 Volatile cards, which leaves 18 infected ones. At every other level all 60 cards are in play.
    .title = Introductory level
RX-03 = The infected cards are shuffled, and some of them are set aside face down: 9 at the introductory level, 15 at the regular, 18 at the hard and 21 at the expert one. Shuffled together with all the healthy cards they make the population deck, which lies face down.
    .title = Population deck
RX-04 = The infected cards that were not set aside are the infection deck, which lies face down: 9 cards at the introductory level, 15 at the regular, 12 at the hard and 9 at the expert one.
    .title = Infection deck
RX-05 = Each player chooses a character sheet and lays it out with the side for the number of players up. The other sheets are put away; only in a solo game do all of them stay in play.
    .title = Characters
RX-06 = The Raxxon deck is shuffled and laid face down, the Raxxon token is put on 0 of the power track, and the first player is chosen at random.
    .title = Raxxon deck and first player

## The day

rules-day = The day

RX-10 = The game is played in days. Each day has three phases: the crowd gathers, player actions, end of day.
    .title = Phases of a day
RX-11 = Cards of the population deck are dealt face down to form the crowd: 3 × 3 for one or two players, three rows of four for three players, 4 × 4 for four. If the deck is too short, fill one row after another until it runs out; the last row may stay incomplete.
    .title = The crowd gathers
RX-12 = Two cards are adjacent if they touch above, below, left or right. Cards that meet only at a corner, or that have a gap between them, are not adjacent. Only the cards’ places among themselves matter: when the crowd is drawn elsewhere, every card keeps its neighbors.
    .title = Adjacent cards
RX-13 = A row or column is all the cards on one line of the crowd. A gap does not break it, and a card that is alone on its line is a row or column by itself.
    .title = Rows and columns

## A turn

rules-turn = A turn

RX-20 = Turns go clockwise from the first player. Instead of taking a turn you may pass. Whoever has passed, by choice or because an effect forced them to, takes no more turns that day.
    .title = Turns and passing
RX-21 = The phase of player actions ends at once when everyone has passed, or when the end of day symbol takes effect. A forced pass takes effect once the effect that forced it is finished, with all that was triggered together with it. The phase also ends after 60 turns in one day, as many as there are action tokens.
    .title = When the phase ends
RX-22 = If you do not pass, your turn has three steps, in this order: apply all marked consequences, choose an available action, perform it.
    .title = Steps of a turn
RX-23 = The consequences marked by tokens on your sheet are applied one at a time, from the top action down, and from left to right where an action has several tokens. The tokens stay until the end of the day, or until an effect removes them. Say Thomas Hart has two tokens on the targeted air strike and one on quarantine: he adds a card to the crowd, then another, then reveals a card and draws a Raxxon card.
    .title = Marked consequences
RX-24 = After applying any symbol of a consequence, even if the same slot shows another, you may stop; this counts as passing.
    .title = Stopping midway
RX-25 = The top action, investigate, needs no token and is always available; with nothing face down it does nothing. Any other action is available while it has an empty slot; when you choose it, you put an action token on its leftmost empty slot. You may choose an action even if it can do nothing. When a token is removed from an action, it is the last one placed there.
    .title = Available actions
RX-26 = The consequence under a token just placed is not applied now, but at the start of your next turn.
    .title = A token just placed
RX-27 = The character sheet tells how each action is performed. Investigate: you learn about cards in the crowd. Evacuate: healthy cards go to the evacuation pile. Air strike or attack: cards in the crowd are killed. Quarantine: face-up infected cards go to the contained quarantine. Crowd control: cards in the crowd swap places or are turned face down. Each character also has one special action.
    .title = Kinds of actions

## Symbols

rules-symbols = Symbols

RX-30 = Killed cards go to the population discard pile. They do not leave the game: at the end of the day that pile is shuffled back into the population deck.
    .title = Killing
RX-31 = When killed: each time a killed card bears this symbol, whether it lay face up or face down, the effect beside it is applied at once.
    .title = When killed
RX-32 = Spread: the top card of the infection deck goes face up to the population discard pile. If the infection deck is empty at that moment, the players lose at once.
    .title = Spread
RX-33 = Draw a Raxxon card: the current player, the one whose turn it is, draws the top card of the Raxxon deck and reads its condition. If the condition holds, the current player chooses one of the options, does what it says and applies its symbols; then the card goes to the triggered pile. Where the card says otherwise, follow the card. An option whose text cannot be carried out may be chosen too; its symbols still apply. If the Raxxon deck is empty, no card is drawn.
    .title = Draw a Raxxon card
RX-34 = If the condition of a Raxxon card does not hold, the card does nothing and goes to the untriggered pile. Some effects put untriggered cards back into the Raxxon deck.
    .title = Untriggered cards
RX-35 = Optional effect: some actions offer an extra effect. If you use it, draw a Raxxon card after the action; otherwise draw none.
    .title = Optional effect
RX-36 = Raxxon power: the Raxxon token moves up 1 space. When Raxxon power reaches 8, the players lose at once.
    .title = Raxxon power
RX-37 = End of day: player actions stop at once, and the end of the day begins. Whatever was still to come lapses: consequences, symbols, simultaneous effects, and a Raxxon card still owed for an optional effect. A Raxxon card that was being followed goes to the triggered pile.
    .title = End of day symbol
RX-38 = Hostile returns: 1 Hostile card moves from the evacuation pile to the population discard pile. If there is none, nothing happens.
    .title = Hostile returns
RX-39 = Add to the crowd: the top card of the population deck joins the crowd face down, unseen. Whoever adds it chooses the place, but of the allowed places only those next to the most cards will do; if the crowd is empty, the card goes anywhere. The crowd’s outline, gaps included, never exceeds 6 × 6: when it is full in one direction, a place beyond it in that direction is not allowed. If no place is allowed, no card is drawn. If the population deck is empty, the population discard pile is first shuffled into a new one; if both are empty, nothing happens.
    .title = Add to the crowd
RX-40 = Reveal: the current player turns up one face-down card of the crowd, whichever they choose. If all cards are face up, nothing happens.
    .title = Reveal
RX-41 = When revealed: count the face-up cards of the same type in the crowd, the one just revealed included. The effect happens only if that number is exactly the one printed: at the second face-up Carrier the current player draws a Raxxon card, at the third the day ends.
    .title = When revealed
RX-42 = When several effects are triggered together, as when several cards are killed at the same time, the current player chooses their order.
    .title = Several effects at once

## End of day

rules-end-of-day = End of day

RX-50 = Step 1, crowd: turn up every face-down card of the crowd. “When revealed” effects do not happen now.
    .title = Crowd
RX-51 = Step 2, infection: count the infected cards in the crowd and in the uncontained quarantine together. The infection spreads that many times, but at most 4. At the end of the 30th day it spreads until its deck is empty, and once more: whoever is not safe by then is lost.
    .title = Infection spreads
RX-52 = Step 3, population: all cards of the crowd and of the uncontained quarantine go to the population discard pile, and that pile is shuffled into the population deck.
    .title = Population
RX-53 = Step 4, quarantine: all cards of the contained quarantine move to the uncontained quarantine.
    .title = Quarantine goes on
RX-54 = Step 5, sheets: all action tokens leave the character sheets.
    .title = Sheets are cleared
RX-55 = In the next day, the first player is the one to the left of whoever was last to take a turn, or part of a turn; passing outright is no turn. If nobody took a turn, it is the one to the left of the first player of the day just ended.
    .title = Next first player

## End of the game

rules-end = End of the game

RX-60 = The players win the moment all healthy cards are in the evacuation pile: 20 at the introductory level, 30 at the others.
    .title = Victory
RX-61 = The players lose at once in either of two cases. Outbreak: the infection is to spread while the infection deck is empty. Takeover: Raxxon power reaches 8.
    .title = Defeat

## Clarifications

rules-clarifications = Clarifications

RX-70 = Cards move into and out of either quarantine in any order; how they lie there does not matter.
    .title = Order in quarantine
RX-71 = Any deck or pile may be counted at any time. The population, infection and Raxxon decks lie face down; the piles lie face up, and anyone may look through them at any time. A face-up card that is turned face down is still known to all.
    .title = What may be looked at

## Playing alone

rules-solo = Playing alone

RX-80 = Playing alone, you choose one character sheet at the start of each day: the same as the day before, or another.
    .title = A character for the day
RX-81 = The day ends after your second pass. When you pass for the first time, all action tokens leave the sheet and you play on. A forced pass counts as well; the end of day symbol still ends the day at once.
    .title = Two passes
RX-82 = When you perform the “Raxxon resources” action of K.D. James in a solo game, you may raise Raxxon power by 1 instead of drawing a Raxxon card.
    .title = Raxxon resources

## Scenarios

rules-scenarios = Scenarios

RX-90 = Set up the regular level with these changes. 7 Hostile and all 3 Celebrity cards are put away. The population deck holds the other 20 healthy cards, all 10 Carriers, 2 Chaotic and 2 Volatile cards; the other 16 infected cards are the infection deck. You win when all 20 healthy cards are in the evacuation pile and all 10 Carriers in quarantine, contained or uncontained. A Carrier that would leave the game goes to the population discard pile instead. The first time there are 4 or more Carriers in quarantine: from then on quarantine actions put Carriers in the uncontained quarantine. At 6 or more: all other cards go from both quarantines to the population discard pile, without any spread, and from then on quarantine actions may take only Carriers. At 8 or more: from then on quarantine actions put Carriers in the evacuation pile, and there too they count for victory. Each time you draw a card with a title of the form “Raxxon’s …”, an event happens in its place. The events, each twice, in random order: you may move up to 2 Carriers from the uncontained quarantine to the contained one; move 1 Carrier from the contained quarantine to the uncontained one; move 1 Carrier from the uncontained quarantine to the population discard pile, and the infection spreads; you may move all face-up Carriers of the crowd to the contained quarantine (to the uncontained one, once 4 have been there). After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1. For a Carrier, going under the infection deck counts as leaving the game.
    .title = Gathering Ghosts
RX-91 = Set up the regular level with these changes. The population deck holds all 30 healthy cards, all 10 Volatile, 3 Chaotic and 3 Carrier cards; the other 14 infected cards are the infection deck. Victory is as usual. Each time you draw a card with a title of the form “Raxxon’s …”, the next event happens in its place. First: Volatile cards lose their “when revealed” effects for the rest of the game; instead, whenever a face-up Volatile card is adjacent to face-up healthy cards during player actions, those are killed at once, without their “when killed” effects. Second: each time cards are killed so, the infection spreads once. Third: it spreads once for each card killed. Fourth: the card from the infection deck goes face down to the killed card’s place instead of the discard pile. Fifth: it goes there face up. Sixth and seventh: you may move any Volatile cards, face up in the crowd or in the uncontained quarantine, to the contained quarantine. Eighth: you lose, the city is Raxxon’s. After each of the first seven the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1. When a card is revealed beside a Volatile one, first count it for its “when revealed” number, then kill it, then apply the effect of that number. Those whom the “{ action-kd-2 }” action turns up are killed so before the air strike kills. A card laid face up in a killed card’s place does not count as revealed; if it is Volatile, it kills its neighbors in turn.
    .title = Mutation Madness
RX-92 = Set up the regular level with these changes. The 3 Celebrity cards are put away. The population deck holds the 15 Hostile and 3 Susceptible cards and 9 random infected ones; the check deck, face down too, holds the other 9 healthy cards and 9 more random infected ones; the last 12 infected cards are the infection deck. You win when 9 healthy cards are in the evacuation pile. Hostile and Susceptible cards count as infected for evacuation, and nothing can evacuate them. Below each sheet there is one more action, check, which takes any number of tokens, each with the consequence reveal: put away a face-up Hostile or Susceptible card, lay the top card of the check deck face up in its place and apply its “when revealed” effect. Each time you draw a card with a title of the form “Raxxon’s …”, an event happens in its place. The events, each twice, in random order: put away a face-up Hostile or Susceptible card and replace it by the first infected card of the check deck, face up and with its “when revealed” effect, then shuffle the healthy cards drawn on the way back (with no infected card there, nothing happens); if a Carrier is in quarantine and a Hostile has been put away, shuffle one such Hostile into the population deck and one such Carrier into the check deck; shuffle the whole crowd and deal it face down again in rows of four; choose a face-up Hostile or Susceptible card and reveal all face-down cards adjacent to it. After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck (but not after the event named last), and Raxxon power rises by 1. With more than 24 cards the rows are longer, so that the crowd stays within six rows. The adjacent cards are revealed one after another, in the order that the current player chooses; cards added meanwhile are not among them.
    .title = Uncertainty
RX-93 = Set up the regular level with these changes. The population deck holds the 15 Hostile cards and 15 random infected ones; the other 15 healthy cards, the calm ones, are shuffled into a face-down calm supply. You win when all 15 calm cards are in the evacuation pile. Hostile cards do not count as healthy for evacuation, and nothing can evacuate them. To calm a face-up Hostile, lay it aside into the Hostile supply and put the top card of the calm supply face up in its place; any crowd control action may calm 1 Hostile instead of its own effect. At the end of the day, once the crowd has been turned up, each calm card adjacent to a Hostile goes back on top of the calm supply, and a card of the Hostile supply takes its place. The hostile returns symbol now means: 1 card of the Hostile supply goes to the population discard pile, and 1 card of the evacuation pile to the calm supply. Each time you draw a card with a title of the form “Raxxon’s …”, an event happens in its place. The third and the fifth time: you may turn 1 Hostile face down, and for the rest of the day it ends as soon as 3 or more Hostiles are face up. The other events, each twice, in random order: you may turn any Hostiles face down; you may calm 1 face-up Hostile; reveal a card. After the event the card goes to the triggered pile, the untriggered pile is shuffled into the Raxxon deck, and Raxxon power rises by 1. “Hostile returns” moves both cards or neither, and the returned card lies on top of the calm supply. A Hostile that comes at the end of the day affects nobody else that day. On a day that 3 Hostiles end, those that were face up before count too, and it does not matter how one was turned up.
    .title = Calm the Crowd
RX-94 = Set up the regular level, but put away the Raxxon cards “{ card-spokesperson }” and “{ card-spokesperson_2 }”. To win, bring all 3 Celebrities to quarantine, evacuate the other 27 healthy cards and reach the goal that the third Celebrity brings. Evacuation leaves Celebrities where they are: one may lie in the row or column, or in the middle of a targeted evacuation, if somebody else leaves; a quarantine action may bring in 1 face-up Celebrity of the crowd instead of any infected cards. The first one brought in mutates and is shuffled into the population deck. The mutant counts as infected, and its “when killed” effect is gone. While face up it can be neither quarantined nor killed, and crowd control does not affect it; at the end of each turn while it is face up in the crowd, the current player kills 1 card adjacent to it, of their choice. If the “Interview” action looks at it, it is turned up and the action ends. The second Celebrity brought in leaves the game. The third is shuffled back into the population deck and sets the goal: end a turn with it face up and adjacent to the face-up mutant. Then both leave the game, and only the 27 healthy cards remain to be evacuated. Nor can the face-up mutant be put under the infection deck. Passing instead of taking a turn does not count as ending a turn. The goal is looked at before the mutant kills, and the third Celebrity, once back, cannot be brought in again.
    .title = High Priority Targets
