### Red Rising: what to do next, in English. A client adds `$count`, the number of things that can be chosen.

## Prompts: a turn

prompt-turn = Step 1 of 2: deploy a card, or scout instead
    .help = Deploy: choose a card to leave your hand; its ability takes effect, then you gain another card. Scout: choose the deck; you gain only the bonus of a location.
prompt-turn-empty = Your hand is empty: gain a card or scout
    .help = You have no card to deploy. A top card brings the bonus of its location; scouting gains only the bonus.
prompt-finish = Step 2 of 2: gain a top card or draw from the deck
    .help = A top card comes into your hand and brings the bonus of its location. The deck gives an unknown card and a roll of the Rising die.
prompt-scout = Choose where to place { FORM($card, case: "acc") }
    .help = You gain the bonus of that location. The card goes on top; its ability does not take effect.
prompt-place = Choose where to place { FORM($card, case: "acc") }
    .help = It goes on top of that location. Its ability does not take effect, and there is no bonus.
prompt-deploy-top = Choose where to deploy { FORM($card, case: "acc") }
    .help = Its ability takes effect there, and you may not gain a card from that location this turn.
prompt-banish-or-place = Banish or place { FORM($card, case: "acc") }?
    .help = A banished card leaves the board. A placed one goes on top of a location.
prompt-die-banish = Rising die: banish a top card
    .help = The card leaves the board, and the next one is on top.
prompt-face = Choose another bonus of the Rising die
    .help = The die shows the Sovereign token, which you have just gained.
prompt-ceres = House Ceres: banish any card on the board
    .help = Any card of any location, not only a top one.

## Prompts: abilities

prompt-gain = { FORM($card) }: gain a card
    .help = Choose a highlighted card: it comes into your hand, without a bonus.
prompt-may-gain = { FORM($card) }: gain a card?
    .help = Choose a highlighted card: it comes into your hand, without a bonus. You may also decline.
prompt-may-gain-moved = { FORM($card) }: gain { FORM($moved, case: "acc") }?
    .help = Choose the highlighted card to gain it; your turn then ends. Or decline.
prompt-gain-top = { FORM($card) }: gain a top card
    .help = Choose a location: its top card comes into your hand, without a bonus.
prompt-gain-banished = { FORM($card) }: gain a banished card
    .help = It comes into your hand from the banished cards.
prompt-banish = { FORM($card) }: banish a card
    .help = Choose a highlighted card: it leaves the board.
prompt-banish-top = { FORM($card) }: choose a top card to banish
    .help = The card leaves the board, and the next one is on top.
prompt-banish-topmost = { FORM($card) }: choose a card that isn’t a Gold to banish
    .help = At each location, you can choose the highest card that isn’t a Gold.
prompt-banish-hand = { FORM($card) }: banish a card from your hand
    .help = The card leaves your hand and no longer scores for you.
prompt-may-banish-hand = { FORM($card) }: banish a card from your hand?
    .help = The card would leave your hand. You may also decline.
prompt-move = { FORM($card) }: move a card
    .help = Choose a highlighted card, then the location to which it goes.
prompt-move-top = { FORM($card) }: move a top card
    .help = Choose the location it comes from, then the one to which it goes.
prompt-move-under = Which card goes under { FORM($card, case: "acc") }?
    .help = It goes directly under this card.
prompt-top-under = Which top card goes under { FORM($card, case: "acc") }?
    .help = It goes directly under this card.
prompt-move-beneath = Choose where to move the card under { FORM($card, case: "acc") }
    .help = It goes on top of that location.
prompt-move-pile = Choose where to move the cards under { FORM($card, case: "acc") }
    .help = All of them go on top of that location, in the same order.
prompt-raise = { FORM($card) }: move the bottom card up?
    .help = Choose the highlighted card: it becomes the top card of this location. Or decline.
prompt-deploy-other = { FORM($card) }: deploy another card { FORM($location, case: "onto") }
    .help = Its ability takes effect too.
prompt-deploy-beneath = Choose where to deploy the card under { FORM($card, case: "acc") }
    .help = Its ability takes effect there.
prompt-upper = Which goes directly under { FORM($card, case: "acc") }?
    .help = The other one goes under it.
prompt-face-down = Which card goes face down { FORM($location, case: "onto") }?
    .help = Only you know which card it is.
prompt-name-colour =
    { $number ->
        [1] { FORM($card) }: name a color
       *[other] { FORM($card) }: name a color ({ $number } to go)
    }
    .help = The text of your card says which cards are checked for this color, and what you gain for them.
prompt-beneath-deck = Which card goes under the deck next?
    .help = The cards go under the deck one after another.
prompt-return = Return a banished card? ({ $number } at most)
    .help = It goes on top of the deck or under it, and everyone knows it.
prompt-place-banished = { FORM($card) }: place a banished card?
    .help = It goes back to a location. You may also finish.
prompt-prove =
    { $number ->
        [one] { FORM($card) }: reveal a card?
       *[other] { FORM($card) }: reveal { $number } cards?
    }
    .help = The card says what you get for it. Everyone sees what you reveal, and it stays in your hand. You may also decline.
prompt-pay = { FORM($card) }: pay { $number } { FORM($track, case: "acc") }?
    .help = The card says what you get for it. You may also decline.
prompt-may-get = { FORM($card) }: gain 1 { FORM($track, case: "acc") }?
    .help = The card offers it. You may also decline.
prompt-pick-track = { FORM($card) }: choose what to gain
    .help = Helium, influence and the fleet score at the end, and each counts toward the end of the game.

## Prompts: opponents

prompt-rival = { FORM($card) }: choose an opponent
    .help = Choose one of the highlighted players. The card says what happens to them.
prompt-richest = { FORM($card) }: choose an opponent to take 1 helium from
    .help = These opponents have the most helium.
prompt-name-card = { FORM($card) }: name a card in that hand
    .help = A random card of that hand is revealed. If it is the one you named, it is banished, and so is { FORM($card) }.
prompt-show-red = { FORM($card) }: do you reveal a Red?
    .help = Otherwise you lose 1 helium.
prompt-lend = { $player } sells a turn for 2 helium
    .help = You would take a whole turn now. If you decline, you give 1 helium if you have one.
prompt-lose-card = { $player } makes you banish a card: which one?
    .help = If you hold a card with a Block ability, you can reveal it to prevent this.
prompt-give-card = { $player } steals a card from you: which one?
    .help = If you hold a card with a Block ability, you can reveal it to prevent this.
prompt-accept = { FORM($by) } banishes your card: { FORM($card) }
    .help = Accept it, or reveal a card with a Block ability if you hold one.
prompt-lose-token = { $player } takes your Sovereign token
    .help = Accept it, or reveal a card with a Block ability if you hold one.

## Prompts: the end of the game

prompt-ability = Choose an end-of-game ability to use
    .help = You may choose the order. Then the hands are scored.
prompt-ceres-end = House Ceres: banish a card from your hand
    .help = It does not score for you.
prompt-wilds = Grays and Oranges: how do you want to choose?
    .help = They can be used as another color or name. The best choice can be found for you.
prompt-wild-colour = { FORM($card) }: choose a second color
    .help = It counts as this color beside its own, for every bonus.
prompt-wild-name = { FORM($card) }: choose a name
    .help = It counts as the character of this name, for every bonus.

## After the first choice

prompt-turn-then = Step 1 of 2: choose where to deploy { FORM($chosen, case: "acc") }
    .help = It goes from your hand to the top of that location, and its ability takes effect. You can’t gain a card from there this turn.
prompt-move-then = Choose where to move { FORM($chosen, case: "acc") }
    .help = It goes on top of that location.
prompt-move-top-then = Choose where to move the top card of { FORM($location, case: "gen") }
    .help = It goes on top of that location.
prompt-lose-card-then = Reveal which card to block the loss?
    .help = Everyone sees it, and it stays in your hand.
prompt-give-card-then = Reveal which card to block the theft?
    .help = Everyone sees it, and it stays in your hand.
prompt-prove-then = Choose the second card to reveal
    .help = Everyone sees both, and they stay in your hand.
prompt-return-then = { FORM($chosen) }: on top of the deck, or at the bottom?
    .help = A card on top is drawn next.
prompt-place-banished-then = Choose where to place { FORM($chosen, case: "acc") }
    .help = It goes on top of that location, without a bonus.
prompt-face-down-then = Confirm the location
    .help = Only one location is possible.

## Before what is easily done by accident

confirm-scout = Scout with the top card of the deck?
    .help = The card is revealed, you place it on a location and gain that location’s bonus. You gain no card, and it cannot be undone.
confirm-draw = Draw a card and roll the Rising die?
    .help = You gain no card from the board this turn, and it cannot be undone.
