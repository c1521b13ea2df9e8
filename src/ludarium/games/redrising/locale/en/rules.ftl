### Red Rising: the rules by number, in English. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

## The game in short

rules-goal = The game in short

RR-00 =
    You lead one of the great houses and gather characters in your hand. Each turn you play a character to a location, use its ability and take another card with a bonus: fleet, helium, influence or the Sovereign token.
    The game ends when the players have enough helium, influence and fleet. You score the characters in your hand, how well they go together, and what you have collected. The highest total wins.
    .title = Goal of the game

## Setup

rules-setup = Setup

RR-01 = Red Rising is for two to six players, or for one against the Automa. There are 112 characters in 14 colors: 21 Golds and 7 of every other color. Each of the six houses has 10 influence and one ship. Helium never runs out.
    .title = Players and pieces
RR-02 = The character cards are shuffled into a face-down deck. Each of the four locations gets two of them face up, one on top of the other. From left to right the locations are Jupiter, Mars, Luna and the Institute.
    .title = Cards on the board
RR-03 = Each player gets five cards, a hand that nobody else sees, and a random house. Only Ceres starts with six cards.
    .title = Hand and house
RR-04 = Every ship starts on space 0 of the Fleet Track, which goes up to 10. You start with all 10 of your influence in your own supply.
    .title = Ships and influence
RR-05 = With two players, 3 influence of a house that is not in play are on the Institute from the start, as a neutral third house.
    .title = Neutral house
RR-06 = The player who has Apollo is the first player. If nobody has Apollo, the first player is chosen at random. The first-player token stays with that player until the end of the game.
    .title = First player
RR-07 = At the start nobody has the Sovereign token: it lies next to the board.
    .title = Sovereign token at the start
RR-08 =
    Anyone may look at the face-up cards of any location, keeping their order, and at the banished pile at any time. Hands stay secret until the end.
    A face-down card may be looked at only by the player who placed it, and the player who gains it does not show it to the others. A face-down card has no color, name or value. So it counts as a card that is not a Gold, and for the bonus of the { character-developer } a location whose top card is face down does not count.
    .title = What may be looked at
RR-09 =
    A character card has these parts:
    • name and color; the color is the character’s caste;
    • core value: the points the card is worth at the end of the game;
    • Deploy: what happens when you deploy the card;
    • Bonus: points at the end of the game for other cards in your hand, for the board or for what you have collected. Some bonuses are negative;
    • Block: what the card can prevent while it is in your hand;
    • End of game: what the card does before scoring.
    Not every card has all of them. On printed cards a strip also shows which characters the card wants next to it in your hand, and crossed out, which it does not want.
    .title = Parts of a card

## A turn: lead or scout

rules-turn = A turn: Lead or Scout

RR-10 = On your turn you take one of two actions: Lead or Scout. Turns go clockwise, so the player to your left comes after you and the player to your right before you.
    .title = One action per turn
RR-11 = Lead, step 1: deploy a card from your hand face up to any location, on top of its cards. Then resolve its deploy ability if possible; this is mandatory unless the card says “may”. While you hold a card you must deploy one. You cannot simply discard it.
    .title = Lead: deploying
RR-12 =
    Lead, step 2: choose one.
    • Gain the top card of a location to which no card was deployed this turn, then gain that location’s bonus.
    • Gain the top card of the deck, then roll the Rising die and gain its bonus.
    A location to which a card was deployed this turn stays barred even if that card has been banished, moved, taken back or given away. You cannot choose an empty location. If neither choice is possible, skip step 2.
    .title = Lead: gaining
RR-13 = Scout: reveal the top card of the deck and place (do not deploy) it on top of any location, then gain that location’s bonus. Players usually scout when they are happy with their hand. A card placed by the Rising die or by Apollo’s power brings no bonus.
    .title = Scout
RR-14 = Location bonuses come only from step 2 of Lead and from Scout. A card gained in any other way brings no bonus unless a card says so. A bonus that you can gain, you must gain. The { character-masseuse } may also move the card to her own location; the bonus is that of the location it came from.
    .title = When a location gives its bonus
RR-15 = If a deploy ability tells you to end your turn, skip step 2 of Lead. If the ability was not carried out, your turn continues: when a theft by { character-tactus } is prevented, he stays where he is, and step 2 follows.
    .title = End your turn
RR-16 = If a deploy ability moves the deployed card itself to another location, the card still counts as deployed where you first put it.
    .title = A deployed card that moves
RR-17 = “Another location” is any location except the one where the card was deployed.
    .title = Another location
RR-18 = If a deploy ability lets you deploy another card, that card goes face up to any location, unless the ability names one, and its own deploy ability takes effect. This counts as deploying, so that location is barred in step 2 as well. Step 2 still happens only once, and not at all if the other card ends your turn.
    .title = Deploying another card
RR-19 =
    You may deploy a card even if its ability cannot be used; then ignore the ability.
    • { character-cassius } is banished even if there was nothing to gain, and so is { character-octavia } if you have the Sovereign token.
    • { character-bondilus } never banishes himself.
    • { character-diplomat }: you and the opponent each decide for yourselves, and you choose the opponent in any case.
    .title = An ability that cannot be used
RR-20 = Moving or placing a card is not deploying it: no deploy ability takes effect.
    .title = Moving and placing
RR-21 = 0 is an even number.
    .title = Zero is even
RR-22 = A deploy ability that exchanges resources, such as that of the { character-sponsor } or the { character-stock_broker }, is carried out at most once per turn, however much you could pay.
    .title = One exchange per turn
RR-23 = The deck is not a location: only Jupiter, Mars, Luna and the Institute are.
    .title = The deck is not a location
RR-24 = When the deck is empty, nobody can draw from it or use it in any way: you cannot scout, and in step 2 of Lead you cannot choose the deck.
    .title = An empty deck
RR-25 = With no card in your hand you may still lead or scout. If you lead, you skip step 1 and go straight to step 2.
    .title = An empty hand
RR-26 =
    Banish: put the card on the face-up pile of banished cards, whose order does not matter. It is out of play unless an ability brings it back.
    Reveal: show the card to all opponents. It goes back to your hand unless the ability says otherwise. The reveal of the { character-dancer } is optional: without it you gain only the first helium.
    “The topmost card that is not a Gold” is the highest such card, even if there are Golds on top of it.
    .title = Banishing and revealing
RR-27 =
    When an opponent is about to steal or banish a card from your hand, or to take the Sovereign token from you, you may reveal a card whose Block ability prevents it. You never have to.
    • A card that protects your hand goes back to your hand.
    • A card that protects the token is banished, and you draw the top card of the deck.
    The effect of the { character-hypnotist } cannot be prevented.
    In Ludarium you are asked whether or not you hold such a card, so that the question gives nothing away. You can let the game answer for you when you hold none, but others may notice that.
    .title = Block
RR-28 = Optional rule: abilities that steal or banish a card from an opponent’s hand affect only opponents who hold more cards than they started with (5, or 6 with Ceres). A card with such an ability may still be deployed.
    .title = Protecting small hands
RR-29 = A turn bought from the { character-loan_shark } is a whole turn of the player who bought it, in which that card cannot be gained; then the turn of the other player continues. The cards deployed in the bought turn bar locations only for the player who bought it.
    .title = A turn bought from the { character-loan_shark }

## Bonuses

rules-bonuses = Bonuses

RR-30 = Jupiter’s bonus: your ship advances one space on the Fleet Track. On the last space, 10, you gain nothing more.
    .title = Bonus of Jupiter
RR-31 = Mars’s bonus: you gain 1 helium.
    .title = Bonus of Mars
RR-32 = Luna’s bonus: you take the Sovereign token, or keep it if you already have it. Either way it triggers the power of your house.
    .title = Bonus of Luna
RR-33 = The Institute’s bonus: you put 1 of your influence on the Institute. Once all 10 are there, you gain nothing more.
    .title = Bonus of the Institute
RR-34 =
    The Rising die has six faces:
    • banish the top card of a location of your choice;
    • reveal the top card of the deck and place it on any location, without a bonus;
    • take the Sovereign token;
    • gain 1 helium;
    • advance one space on the Fleet Track;
    • put 1 influence on the Institute.
    What it shows is mandatory, within the rules for bonuses. You may also banish from a location to which you deployed. If every location is empty, nothing happens.
    .title = The Rising die
RR-35 = The power of your house takes effect each time you gain the Sovereign token, even if you already have it: first the token, then the power. It is mandatory. If a Block ability keeps the token from you, the power does not take effect.
    .title = When a house’s power takes effect

## Houses

rules-houses = Houses

RR-40 = Apollo takes the first turn of the game, and one extra turn at the very end. Power: reveal the top card of the deck and place (do not deploy) it on top of any location, without a bonus.
    .title = Apollo
RR-41 = Ceres starts with one more card, six in all. Power: banish any one card, not only the top one, from a location of your choice. At the end of the game, after all end-of-game abilities and before scoring, Ceres banishes one card from the hand.
    .title = Ceres
RR-42 = Diana’s power: put 1 influence on the Institute.
    .title = Diana
RR-43 = Jupiter’s power: advance one space on the Fleet Track.
    .title = Jupiter
RR-44 = Mars’s power: gain 1 helium.
    .title = Mars
RR-45 = Minerva’s power: roll the Rising die and gain its bonus. If it shows the Sovereign token, choose any other bonus of the die instead.
    .title = Minerva

## End of the game

rules-end = End of the game

RR-50 =
    There are three conditions:
    • a player has 7 or more helium;
    • a player has 7 or more influence on the Institute;
    • a player’s ship is on space 7 or beyond.
    The end is triggered when all three are met at the same time, by any players, or when one player alone meets any two. This is checked after every change of helium, influence or fleet. The Automa counts as a player.
    .title = What triggers the end
RR-51 = Once the end is triggered, play continues until everyone has had the same number of turns; then Apollo, if in play, takes one extra last turn. So if Apollo triggers the end, each of the others has one more turn, and Apollo takes the extra one after them. A turn bought from the { character-loan_shark } does not count.
    .title = The last turns
RR-52 =
    Once triggered, the end stays triggered, even if a player drops below 7 again.
    • The neutral house triggers nothing.
    • If the last player of a round triggers the end, the game is over after that turn, except for Apollo’s extra turn.
    • If nobody holds a card and there are none in the deck or at a location, the game is over as well.
    • Round 100 is always the last.
    .title = The end cannot be undone

## Scoring

rules-scoring = Scoring

RR-60 = End-of-game abilities come first: the first player uses all of theirs in the order they choose, then the others clockwise. An ability that does not say “may” is mandatory. Not only Oranges and Grays have such abilities. A card gained in this step brings its own end-of-game ability and its points.
    .title = End-of-game abilities
RR-61 = At the end of the game you may treat an Orange as having the name of any one character, such as { character-darrow }; nothing else about it changes. You choose one name for each Orange, and it holds for every bonus, including the one about initials (those of the English names, the word “The” included). Several cards with one name do not score more than one.
    .title = Oranges: another name
RR-62 =
    At the end of the game you may treat a Gray as having one more color besides gray. The color you choose holds for every bonus.
    • Where only certain colors are allowed, it is enough that one of its two colors is.
    • Where all colors must differ, two Grays always clash.
    • Where colors are counted ({ character-mustang }), both count.
    • Within one “for each” the card counts once even if it fits twice, unless you play with the option that counts it twice.
    .title = Grays: a second color
RR-63 =
    Each card in your hand scores its core value and its bonus points. Several bonuses of one card add up. “With” and “for each” mean the other cards in your hand, unless the card says otherwise.
    • “For each” counts every card of the kinds named, each card once: “5 for each Green, Yellow and Blue” is 15 with two Greens and one Blue. An option counts a Gray twice.
    • “If with” and “if with no” count a single time: “14 if with a Silver” is 14 even with two Silvers.
    • A card that saves your Golds from losing points cancels only the minus points on the Golds themselves.
    .title = Points for characters
RR-64 = “On all locations” counts the cards on the board, not those in your hand. Banished cards count no matter who banished them. For a bonus about the cards banished when scoring began, their number is taken before the end-of-game abilities. For any other bonus, the pile counts as it is when the cards are scored.
    .title = Board and banished cards
RR-65 = The spaces of the Fleet Track from 0 to 10 are worth 0, 1, 3, 6, 10, 15, 21, 28, 34, 39 and 43 points.
    .title = Points for the fleet
RR-66 = You score 3 points for each helium, and 10 points if you have the Sovereign token.
    .title = Points for helium and the token
RR-67 = The player with the most influence on the Institute scores 4 points for each; the second, 2 points for each; everyone else, 1 point for each. Tied players share a rank, and all of them score for it: 10, 10, 5 and 2 influence give 40, 40, 10 and 2 points.
    .title = Points for influence
RR-68 = With two players, and against the Automa, the 3 influence of the neutral house are ranked like those of a third house. They matter only for these points: for a bonus about who has the most or the least influence, the neutral house is ignored.
    .title = Rank of the neutral house
RR-69 = Each card in your hand beyond the seventh costs you 10 points; its own points still count. With nine cards you lose 20.
    .title = Excess cards
RR-70 = The highest total wins. If players are tied, the one of them who has the Sovereign token wins; if none of them has it, they share the win. 200 points or more is very good, 300 or more is excellent.
    .title = Winner and ties

## The Automa

rules-automa = The Automa

RA-01 = Alone you play against the Automa. Set up as for two players, the neutral house included. If you have Apollo, you go first; otherwise the first player is chosen at random. Shuffle the 22 Automa cards and set the top four aside. In your first games, do not play Ceres.
    .title = Setup with the Automa
RA-02 = Shuffle the four priority cards, A to D, and put one at each location. The Automa uses the location with A most often and the one with D least often.
    .title = Priority cards
RA-03 = The Luna bonus card shows one location. If Luna has priority A, it shows the location with D, and vice versa; if Luna has B, it shows the one with C, and vice versa. So when Luna has C and the Institute B, it shows the Institute.
    .title = Luna bonus card
RA-04 = Before any cards are dealt, five characters leave the deck: the { character-auctioneer } (Copper), { character-eo } (Red), the { character-loan_shark } (Silver), the { character-psychologist } (Yellow) and { character-roque } (Gold).
    .title = Characters left out
RA-05 = The Automa starts with two cards, face down in a pile that is its hand. It has no house.
    .title = The Automa’s pile
RA-06 = The parity card shows “even” if at least half of the cards on the board after setup have an even value, otherwise “odd”. 0 is even. The card stays as it is for the whole game.
    .title = Parity card
RA-10 = An ability that takes, or might take, a card from the Automa’s pile, to steal or banish it, always applies to the bottom card, even if it says a random card or the owner’s choice. A card that the Automa gains, or takes back after a reveal, goes on top of the pile.
    .title = Taking a card from the Automa
RA-11 = When the Automa is offered something for free, it always takes it.
    .title = Offers to the Automa
RA-12 = Where you would have to reveal cards, it is enough to have them: the Automa does not look.
    .title = Revealing to the Automa
RA-13 = Whenever the Automa gets Luna’s bonus, even without gaining the Sovereign token, it also gets the bonus of the location that the Luna bonus card shows.
    .title = The Automa and Luna
RA-20 = The Automa takes its turn in order, like a player. If its deck is empty at that point, shuffle all Automa cards, including those set aside, and set the top four aside again.
    .title = The Automa’s turn
RA-21 = On its turn the Automa turns up two of its cards, one after the other, and carries out the first in full before the second. Both are carried out even if the first triggers the end of the game.
    .title = Two cards per turn
RA-22 = Deploy part: the top card of the character deck goes on top of the location that this part shows. Its deploy ability does not take effect. If the character deck is empty, nothing is deployed.
    .title = The Automa deploys
RA-23 = Gain part: the Automa takes the top character of the location that this part shows and puts it face down on top of its pile.
    .title = The Automa gains
RA-24 = Extra part, if it shows a symbol: either the Automa gets the bonus of the location it gained the character from, or the top card of the character deck is banished. If it could not gain a character anywhere, it gets no bonus; if the deck is empty, nothing is banished.
    .title = Extra effects
RA-25 = Both cards are then discarded; you may look through the discarded ones at any time. Unlike you, the Automa may deploy to and gain from the same location, and it never scouts.
    .title = End of the Automa’s turn
RA-30 = A location’s symbol on an Automa card means that location; a letter means the location with that priority card.
    .title = Which location is meant
RA-31 =
    If there is no card to gain at that location, follow the arrow of the Automa card to the first location that has one. After the Institute comes Jupiter, and vice versa.
    Example: the card shows B, which is Luna, and Luna is empty. The arrow points right, the Institute is empty too, so the Automa gains from Jupiter. If it also gets the bonus, its ship advances one space; if the ship is already on 10, the arrow leads on to Mars and 1 helium.
    .title = Following the arrow to a card
RA-32 =
    If the Automa is to get a bonus of which it already has 10 (helium, fleet or influence), follow the arrow in the same way to the first bonus of which it has fewer. Luna always qualifies.
    • The location from which it gains the character does not change.
    • With the bonus that the Luna bonus card shows, the Automa also takes the Sovereign token.
    • If the bonus on the Luna bonus card is at 10, follow the arrow from the location that the card shows, skipping Luna.
    • If all three are at 10, it takes only the token.
    .title = Following the arrow to a bonus
RA-40 = At every level the Automa starts the scoring with 70 points, and scores its fleet, helium, Sovereign token and influence as usual, with the neutral house in the ranking. It uses no abilities and no bonus points of its cards and loses nothing for excess cards. Only the points for each card depend on the level.
    .title = The Automa’s score
RA-41 =
    The Automa’s cards whose value matches the parity card are favorable, the others are not. If it has more than 20 cards, it discards down to 20, unfavorable ones first. Points for a favorable / an unfavorable card:
    • level 1: 5 / 2
    • level 2 (normal): 6 / 3
    • level 3: 8 / 4
    • level 4: 10 / 5
    • level 5: 12 / 6
    • level 6: 14 / 7
    So at level 2, with “even”, the { character-dancer } scores 6 and { character-harmony } 3.
    .title = Points for the Automa’s cards
RA-50 =
    In this variant, four of the five characters of RA-04 may stay in the game; the { character-loan_shark } never does. Use it once you know the Automa well.
    • { character-auctioneer }: roll the Rising die until it shows helium, fleet or influence of which the Automa has fewer than 10; that is its choice. If all three are at 10, it gets nothing.
    • { character-eo }: look for a Red among the top six cards of its pile (or all, if there are fewer) and put them back in order.
    • { character-psychologist }: the Automa counts as having a third of its cards, rounded down, before it discards down to 20.
    • { character-roque }: look at the top six cards of its pile (or all), name one, shuffle only those and put them back on top. The new top card is the one drawn, despite RA-10.
    .title = Variant with more characters
