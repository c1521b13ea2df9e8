### Red Rising: the rules by number, in English. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

## Setup

rules-setup = Setup

RR-01 = Red Rising is for two to six players, or for one against the Automa. There are 112 characters in 14 colors: 21 gold ones and 7 of every other color. Each of the six houses has 10 influence and one ship; helium never runs out.
    .title = Players and pieces
RR-02 = The character cards are shuffled into a face-down deck. Each of the four locations gets two of them face up, one upon the other; from left to right the locations are Jupiter, Mars, Luna and the Institute.
    .title = Cards on the board
RR-03 = Each player is dealt five cards, a hand that nobody else sees, and a random house. Only Ceres starts with six cards.
    .title = Hand and house
RR-04 = Every ship starts on space 0 of the fleet track, which goes up to 10. You start with all 10 of your influence in your own supply.
    .title = Ships and influence
RR-05 = With two players, 3 influence of a house that is not in play lie on the Institute from the start, as a neutral third house.
    .title = Neutral house
RR-06 = Whoever has Apollo is the first player; if nobody has, one is chosen at random. The first-player token stays with that player until the end of the game.
    .title = First player
RR-07 = At the start nobody has the sovereign token: it lies beside the board.
    .title = Sovereign token at the start
RR-08 = Anyone may look at the face-up cards of any location, keeping their order, and at the banished pile at any time; hands stay secret until the end. A card lying face down may be looked at only by whoever placed it, and goes unseen into the hand of whoever gains it. Such a card has no color, so it counts as not gold; on top of a location it offers no value to score.
    .title = What may be looked at

## A turn: lead or scout

rules-turn = A turn: lead or scout

RR-10 = In your turn you carry out one of two actions: lead or scout. Turns go clockwise, so the player to your left comes after you and the player to your right before you.
    .title = One action in a turn
RR-11 = Lead, step 1: deploy a card from your hand face up to any location, on top of its cards. Then its deploy ability takes effect, if possible; this is obligatory unless the card says “may”.
    .title = Lead: deploying
RR-12 = Lead, step 2: gain the top card of a location where no card was deployed this turn, then that location’s bonus; or gain the top card of the deck, then roll the rising die and gain its bonus. Step 1 always comes first: while you hold a card you must deploy one, and you cannot simply discard it. Every location deployed to this turn stays barred, even if the card there has been banished, moved, taken back or given away; a turn bought from the Loan Shark bars only whoever bought it. An empty location cannot be chosen; if neither choice is possible, step 2 is skipped.
    .title = Lead: gaining
RR-13 = Scout: reveal the top card of the deck and place it, without deploying it, on top of any location; then gain that location’s bonus. A card placed by the rising die or by Apollo’s power brings no bonus.
    .title = Scout
RR-14 = Location bonuses come only from step 2 of lead and from scout: a card gained in any other way brings none, unless a card says so, as the Masseuse does. A bonus that you can gain, you must gain. The Masseuse may move the card to her own location too, and the bonus is that of the location it came from.
    .title = When a location gives its bonus
RR-15 = If a deploy ability tells you to end your turn, step 2 of lead does not happen. If that ability was not carried out, your turn goes on: a Tactus who was kept from stealing stays where he is, and step 2 follows.
    .title = End your turn
RR-16 = If a deploy ability moves the deployed card itself to another location, the card still counts as deployed where you first put it.
    .title = A deployed card that moves
RR-17 = “Another location” is any location except the one where the card was deployed.
    .title = Another location
RR-18 = If a deploy ability has you deploy a further card, that card goes face up to any location, unless the ability names one, and its own deploy ability takes effect. This counts as deploying, so that location is barred in step 2 as well. Step 2 still happens only once, and not at all if the further card ends your turn.
    .title = Deploying a further card
RR-19 = You may deploy a card even if its ability cannot be used: the ability is then ignored. Cassius is banished even if there was nothing to gain, and so is Octavia if you have the sovereign token; Bondilus never banishes himself. In the milder variant, abilities that steal or banish a card from an opponent’s hand affect only opponents with more cards than at the start (5, or 6 with Ceres); a card with such an ability may be deployed all the same.
    .title = An ability that cannot be used
RR-20 = Moving or placing a card is not deploying it: no deploy ability takes effect.
    .title = Moving and placing
RR-21 = 0 is an even number.
    .title = Zero is even
RR-22 = A deploy ability that exchanges resources, such as that of the Sponsor or the Stock Broker, is carried out at most once in a turn, however much you could pay.
    .title = One exchange in a turn
RR-23 = The deck is not a location: only Jupiter, Mars, Luna and the Institute are.
    .title = The deck is no location
RR-24 = When the deck is empty, nobody can draw from it or use it in any way: you cannot scout, and in step 2 of lead you cannot choose the deck.
    .title = An empty deck
RR-25 = With no card in your hand you may still lead or scout. If you lead, you skip step 1 and go straight to step 2.
    .title = An empty hand
RR-26 = A banished card goes onto the one face-up pile of banished cards, whose order does not matter; it is out of play unless an ability brings it back. A revealed card is shown to all opponents and goes back to the hand, unless you are told otherwise; the Dancer’s reveal is optional, and without it you gain only the first helium. A “topmost non-gold” card is the highest one that is not gold, even if gold ones lie on top of it.
    .title = Banishing and revealing
RR-27 = When an opponent is about to steal or banish a card from your hand, or to take the sovereign token from you, you may reveal a card whose defense ability prevents it; you never have to. A card that guards the hand goes back to it; one that guards the token is banished, and you draw the top card of the deck. You are asked whether or not you hold such a card, so that the question gives nothing away; you may let the game answer for you when you hold none, but others can notice that. The Hypnotist’s effect cannot be prevented.
    .title = Defense

## Bonuses

rules-bonuses = Bonuses

RR-30 = Jupiter’s bonus: your ship goes one space ahead on the fleet track. On the last space, 10, you gain nothing more.
    .title = Bonus of Jupiter
RR-31 = Mars’s bonus: you take 1 helium.
    .title = Bonus of Mars
RR-32 = Luna’s bonus: you take the sovereign token, or keep it if you have it already. Either way it sets off the power of your house.
    .title = Bonus of Luna
RR-33 = The Institute’s bonus: you put 1 of your own influence onto the Institute. Once all 10 are there, you gain nothing more.
    .title = Bonus of the Institute
RR-34 = The rising die has six faces: banish the top card of a location of your choice; reveal the top card of the deck and place it on any location, without a bonus; the sovereign token; 1 helium; one space on the fleet track; 1 influence onto the Institute. What it shows is obligatory, within the rules for bonuses. You may banish from a location that you deployed to, as well; if every location is empty, nothing happens.
    .title = The rising die
RR-35 = The power of your house takes effect each time you gain the sovereign token, even if you have it already: first the token, then the power. It is obligatory. If the token is kept from you by a defense ability, the power does not take effect.
    .title = When a house’s power takes effect

## Houses

rules-houses = Houses

RR-40 = Apollo takes the first turn of the game, and one extra turn at the very end. Power: reveal the top card of the deck and place it, without deploying it and without a bonus, on top of any location.
    .title = Apollo
RR-41 = Ceres starts with one card more, six in all. Power: banish any one card, not only the top one, from a location of your choice. At the end of the game, after all end-of-game abilities and before the scoring, Ceres banishes one card from the hand.
    .title = Ceres
RR-42 = Diana’s power: put 1 influence onto the Institute.
    .title = Diana
RR-43 = Jupiter’s power: go one space ahead on the fleet track.
    .title = Jupiter
RR-44 = Mars’s power: take 1 helium.
    .title = Mars
RR-45 = Minerva’s power: roll the rising die and gain its bonus. If it shows the sovereign token, choose any other bonus of the die instead.
    .title = Minerva

## End of the game

rules-end = End of the game

RR-50 = There are three conditions: a player has 7 or more helium; a player has 7 or more influence on the Institute; a player’s ship is on space 7 or beyond. The end is triggered when all three are met, by whichever players, or when one player alone meets any two. This is checked after every change of helium, influence or fleet, and the Automa counts as a player.
    .title = What triggers the end
RR-51 = Once the end is triggered, play goes on until everyone has had the same number of turns; then Apollo, if in play, takes one extra last turn. So if Apollo triggers the end, each of the others has one more turn, and Apollo the extra one after them. A turn bought from the Loan Shark is not counted.
    .title = The last turns
RR-52 = Once triggered, the end stays triggered, even if a player drops below 7 again. The neutral house triggers nothing. If the last player of a round triggers the end, the game is over after that turn, but for Apollo’s extra one. If nobody holds a card and none lies in the deck or on a location, nobody can ever act again, and the game is over as well. Round 100 is the last, whatever has been triggered.
    .title = No way back

## Scoring

rules-scoring = Scoring

RR-60 = End-of-game abilities come first: the first player uses all of theirs in the order they choose, then the others clockwise. Not only orange and gray characters have them; one that does not say “may” is obligatory. A card gained in this step brings its own end-of-game ability and its points.
    .title = End-of-game abilities
RR-61 = At the end of the game you may treat an orange card as having the name of any one character, such as Darrow; everything else about it stays as it is. You choose one name for each orange card, and it holds for every bonus, also for one that looks at initials (those of the English names, the word “The” included). Several cards of one name do not score more than one.
    .title = Orange: another name
RR-62 = At the end of the game you may treat a gray card as having one more color, beside gray; the one color you choose holds for every bonus. Where only certain colors are allowed, it is enough that one of its two is; where all colors must differ, two gray cards always clash. Where colors are counted (Mustang), both count. Within one “for each” the card counts once even if it fits twice, unless you play with the option that counts it twice.
    .title = Gray: a second color
RR-63 = Each card in your hand scores its core value and its bonus points; several bonuses of a card add up. “With” and “for each” mean the other cards in your hand, unless the card says otherwise. “For each” counts every card of the kinds named, but each card once (a gray one twice only by option), and “if with” or “if not with” counts a single time: 5 for each green, yellow, blue is 15 with two green and one blue, while 14 if with silver is 14 with two silver. A card that saves you from the losses of your golds cancels only minus points on the gold cards themselves.
    .title = Points for characters
RR-64 = “On all locations” counts the cards on the board, not those in your hand. Banished cards count whoever banished them. A bonus that asks how many cards were banished at the beginning of scoring takes their number before the end-of-game abilities; any other looks at the pile when the cards are scored.
    .title = Board and banished cards
RR-65 = The spaces of the fleet track from 0 to 10 are worth 0, 1, 3, 6, 10, 15, 21, 28, 34, 39 and 43 points.
    .title = Points for the fleet
RR-66 = You score 3 points for each helium, and 10 points if you have the sovereign token.
    .title = Points for helium and the token
RR-67 = Whoever has the most influence on the Institute scores 4 points for each; the second, 2 points for each; everyone else, 1 point for each. Tied players share a rank, and all of them score by it: 10, 10, 5 and 2 influence give 40, 40, 10 and 2 points.
    .title = Points for influence
RR-68 = With two players, and against the Automa, the 3 influence of the neutral house are ranked as those of a third house. They matter only for these points: where a character asks who has the most or the least influence, the neutral house is ignored.
    .title = Rank of the neutral house
RR-69 = Each card in your hand beyond the seventh costs you 10 points; its own points still count. With nine cards you lose 20.
    .title = Excess cards
RR-70 = The highest total wins. If players tie for it, the one of them who has the sovereign token wins; if none of them has it, they share the win. 200 points or more is very good, 300 or more is excellent.
    .title = Winner and ties

## The Automa

rules-automa = The Automa

RA-01 = Alone you play against the Automa, set up as for two players, the neutral house included. If you have Apollo, you go first; otherwise the first player is chosen at random. The 22 Automa cards are shuffled, and the top four are set aside.
    .title = Setup with the Automa
RA-02 = The four priority cards, A to D, are shuffled, and each location gets one.
    .title = Priority cards
RA-03 = The Luna bonus card shows one location. If Luna has priority A, it shows the location with D, and the other way round; if Luna has B, it shows the one with C, and the other way round. So when Luna has C and the Institute B, it shows the Institute.
    .title = Luna bonus card
RA-04 = Before any card is dealt, five characters leave the deck: the Auctioneer (copper), Eo (red), the Loan Shark (silver), the Psychologist (yellow) and Roque (gold).
    .title = Characters left out
RA-05 = The Automa starts with two cards, face down in a pile that is its hand. It has no house.
    .title = The Automa’s pile
RA-06 = The parity card shows “even” if at least half of the cards on the board after setup have an even value, otherwise “odd”. 0 is even. The card stays as it is for the whole game.
    .title = Parity card
RA-10 = An ability that takes, or might take, a card of the Automa’s pile, to steal or to banish it, always concerns the bottom card, even where it speaks of a random card or of the owner’s choice. A card that the Automa gains, or takes back after a reveal, goes on top of the pile.
    .title = Taking a card from the Automa
RA-11 = When the Automa is offered something for free, it always takes it.
    .title = Offers to the Automa
RA-12 = Where you would have to reveal cards, it is enough that you have them: the Automa does not look.
    .title = Revealing to the Automa
RA-13 = Whenever the Automa gets Luna’s bonus, even without gaining the sovereign token, it also gets the bonus of the location that the Luna bonus card shows.
    .title = The Automa and Luna
RA-20 = The Automa takes its turn in order, like a player. If its deck is empty then, all Automa cards, also those set aside, are shuffled, and the top four are set aside again.
    .title = The Automa’s turn
RA-21 = In its turn the Automa turns up two of its cards, one after the other, and carries out the first in full before the second. Both are carried out even if the first triggers the end of the game.
    .title = Two cards in a turn
RA-22 = Deploy part: the top card of the character deck goes on top of the location that this part tells; its deploy ability does not take effect. If the character deck is empty, nothing is deployed.
    .title = The Automa deploys
RA-23 = Gain part: the Automa takes the top character of the location that this part tells, and puts it face down on top of its pile.
    .title = The Automa gains
RA-24 = Extra part, if it shows a symbol: either the Automa gets the bonus of the location it gained the character from, or the top card of the character deck is banished. If it could gain no character anywhere, it gets no bonus; if the deck is empty, nothing is banished.
    .title = Extra effects
RA-25 = Both cards are then discarded; you may look through the discarded ones at any time. Unlike you, the Automa may deploy to and gain from the same location, and it never scouts.
    .title = End of the Automa’s turn
RA-30 = A location’s symbol on an Automa card means that location; a letter means the location with that priority card.
    .title = Which location is meant
RA-31 = If there is no card to gain at that location, follow the arrow of the Automa card to the first location that has one; beyond the Institute comes Jupiter, and the other way round. Say the card tells B, which is Luna, and Luna is empty: the arrow points right, the Institute is empty too, so the Automa gains from Jupiter. If it also gets the bonus, its ship goes one space ahead; if the ship is on 10 already, the arrow leads on to Mars and 1 helium.
    .title = Following the arrow to a card
RA-32 = If the Automa is to get a bonus of which it has 10 already (helium, fleet or influence), follow the arrow in the same way to the first bonus of which it has not; Luna always qualifies. This does not change where the character is gained. With the bonus that the Luna bonus card shows, the Automa takes the sovereign token too. If that very bonus is at 10, follow the arrow from its location and pass over Luna; if all three are at 10, it takes only the token.
    .title = Following the arrow to a bonus
RA-40 = At every level the Automa starts the scoring with 70 points, and scores its fleet, helium, sovereign token and influence as usual, with the neutral house in the ranking. It uses no ability and no bonus points of its cards and pays nothing for excess cards. Only the points for each card depend on the level.
    .title = The Automa’s score
RA-41 = The Automa’s cards whose value matches the parity card are favorable, the others are not. If it has more than 20 cards, it discards down to 20, unfavorable ones first. A favorable and an unfavorable card score 5 and 2 points at level 1, 6 and 3 at level 2 (normal), 8 and 4 at level 3, 10 and 5 at level 4, 12 and 6 at level 5, 14 and 7 at level 6; so at level 2, with “even”, the Dancer scores 6 and Harmony 3.
    .title = Points for the Automa’s cards
RA-50 = In a variant, four of the five characters of RA-04 may stay in, but never the Loan Shark. The Auctioneer: roll the rising die until it shows helium, fleet or influence of which the Automa has fewer than 10, and that is its choice; with all three at 10 it gets nothing. Eo: look for a red one among the top six cards of its pile (or all, if it has fewer) and put them back in order. The Psychologist: the Automa counts as having a third of its cards, rounded down, before it discards down to 20. Roque: look at the top six cards of its pile (or all), name one, shuffle just those and put them back on top; the new top card is the one drawn, in spite of RA-10.
    .title = Variant with more characters
