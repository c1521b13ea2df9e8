### Sagrada: the rules by number, in English. A refusal quotes them.

## Setup

rules-setup = Setup

SG-01 = Sagrada is for two to four players, or for one alone. The bag holds 90 dice in five colours: 18 each of red, yellow, green, blue and purple.
    .title = Players and dice
SG-02 = Each player is dealt one private objective. It stays secret until the scoring.
    .title = A secret objective
SG-03 = Each player is dealt two random pattern cards with a window on either side, and chooses one of those four windows. Nobody sees what the others are choosing; the second card is not used.
    .title = Choosing a window
SG-04 = You begin with as many favor tokens as the difficulty of your window says, from three to six.
    .title = Favor tokens at the start
SG-05 = Three of the twelve tool cards, picked at random, lie face up for everyone to use.
    .title = Three tools
SG-06 = Three of the ten public objectives, picked at random, lie face up and count for everyone.
    .title = Three public objectives
SG-07 = The first player is chosen at random and holds the bag of dice.
    .title = First player

## Rounds and turns

rules-turns = Rounds and turns

SG-10 = The game lasts ten rounds. At the start of each, the first player draws two dice per player and one more from the bag at random (5 with two players, 7 with three, 9 with four) and rolls them: they are the draft pool.
    .title = Filling the draft pool
SG-11 = Everyone has two turns in each round. The first turns go clockwise from the first player to the last, the second turns come back from the last player to the first; whoever has used the Running Pliers has no second turn.
    .title = Two turns each
SG-12 = In your turn you may take one die from the pool and place it, and you may use one tool, in either order; you may also do just one of the two, or pass. A die is taken in order to be placed: one that fits nowhere, even with a tool’s help, cannot be taken. Only with the Flux Brush or the Flux Remover may the die end up in the pool instead.
    .title = What a turn allows
SG-13 = You never have to take a die, and you never have to use a tool.
    .title = Nothing is obligatory
SG-14 = When the round ends, every die left in the pool goes onto the round track, all of them on that round’s place.
    .title = End of the round
SG-15 = After each round the bag passes clockwise to the next player, who goes first in the new round.
    .title = Passing the bag
SG-16 = The game ends after the tenth round, and the points are counted.
    .title = End of the game

## Placement

rules-placement = Placing dice

SG-20 = The first die of a window goes in an edge row or an edge column; a corner will do as well.
    .title = First die
SG-21 = Every die after the first goes next to a die that is already in your window: horizontally, vertically or diagonally.
    .title = Next to another die
SG-22 = A die must meet the restriction of its cell. A coloured cell takes only dice of its colour, whatever their shade; a cell with a number takes only dice of that shade (value), whatever their colour; a white cell takes any die.
    .title = Restriction of the cell
SG-23 = Two dice of the same colour may not share an edge, so they never stand side by side or one above the other. Diagonally, colours may match.
    .title = Same colour side by side
SG-24 = Two dice of the same shade may not share an edge, so they never stand side by side or one above the other. Diagonally, shades may match.
    .title = Same shade side by side
SG-25 = A cell holds a single die, so only an empty cell can be filled. Dice that meet only diagonally may be alike in colour and in shade.
    .title = One die in a cell
SG-26 = If a window is found to break a placement rule, its owner at once removes dice of their own choice until every rule holds again; those dice leave the game, and the cells they leave count as empty. On a board entered by hand, only breaches of SG-23 to SG-25 are certain: what looks like a breach of SG-20 to SG-22 may be explained by a tool, and is reported only as possible.
    .title = Mending a window

## Tools and favor tokens

rules-tools = Tools and favor tokens

SG-30 = To use a tool, put favor tokens on its card: one if the card is still bare, two if tokens already lie on it. With too few tokens you cannot use it. You pay as the tool takes effect, and once dice have been rolled or drawn for it, nothing can be taken back.
    .title = Price of a tool
SG-31 = You may use at most one tool in a turn: before you take a die, after you have placed it, or between taking and placing it, as the tool allows. You never have to.
    .title = One tool in a turn
SG-32 = Each of the twelve tools does what its own rule says, from SG-T1 to SG-T12.
    .title = What each tool does
SG-33 = When a tool moves or places a die, every placement rule holds that the tool does not expressly lift. A moving die is first lifted out, then goes to a different cell; if it is the only die in the window, it goes to an edge again, as a first die does. The dice it leaves behind may end up without a neighbour.
    .title = Tools and placement rules

## Scoring

rules-scoring = Scoring

SG-40 = Each public objective can score several times over. Objectives for rows and columns count only full ones, with no empty cell; what each of them is worth is in SG-P1 to SG-P10.
    .title = Public objectives
SG-41 = Your private objective is worth the sum of the values of your own dice of its colour.
    .title = Private objective
SG-42 = You score 1 point for each favor token you have left.
    .title = Favor tokens left
SG-43 = You lose 1 point for each empty cell of your window.
    .title = Empty cells
SG-44 = You have as many sets as you have dice of the scarcest kind that the set needs; dice beyond that number score nothing.
    .title = Counting sets
SG-45 = The highest total wins. A tie is broken by the points from the private objective, then by the number of favor tokens left. If players are still level, the one whose first turn in the last round came later wins.
    .title = Winner and ties
SG-46 = The public objectives are Column Color Variety, Light Shades and Color Variety, the private one is Shades of Purple. Columns 4 and 5 are full and their colours all differ, whereas 1 and 3 are not full and 2 repeats green: 2 × 5 = 10; two 1s and three 2s make two pairs: 2 × 2 = 4; with five green dice and three of every other colour there are three sets: 3 × 4 = 12; the purple dice give 5 + 6 + 6 = 17. No token is left (0) and three cells are empty (−3), so the total is 10 + 4 + 12 + 17 + 0 − 3 = 40.
    .title = A worked example

## Solo

rules-solo = Playing alone

SG-50 = When you play alone, you try to beat the target score: the sum of the values of all the dice on the round track at the end of the game.
    .title = Goal of the solo game
SG-51 = You play without favor tokens, and two public and two private objectives lie face up. You choose a window from two pattern cards as usual. You also choose how many tools there are, from one (very hard) to five (easy).
    .title = Setup for one
SG-52 = There are ten rounds. In each you draw four dice, roll them and take two turns with the usual choices: a die, a tool, both or neither.
    .title = Solo rounds
SG-53 = A tool is paid for with a die from the pool, of the colour shown in the tool’s upper left corner; each tool works once, and then the card and that die leave the game. The payment comes first and is not your draft: it must be another die than the one you take for your window. The Glazing Hammer re-rolls what is left in the pool after it.
    .title = Paying for tools alone
SG-54 = Dice left in the pool go onto the round track with their values unchanged. If none is left, a score marker is put on the round’s place; it counts 0.
    .title = End of a solo round
SG-55 = Dice you have spent on tools do not count towards the target score.
    .title = Dice spent on tools
SG-56 = You score as usual, but only one of the two private objectives counts, whichever you choose, and each empty cell costs 3 points instead of 1.
    .title = Solo score
SG-57 = You win if your score is greater than the target score. An equal score loses.
    .title = Winning alone

## One rule for each tool and objective

rules-catalogue = Every tool and objective

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

SG-T1 = After taking a die and before placing it, raise or lower its value by exactly 1. A 1 never becomes a 6, nor a 6 a 1. The tool can be used only if there is a cell for the changed die.
    .title = Grozing Pliers
SG-T2 = At any point of your turn, move one die of your window to another cell, ignoring the colour restriction of that cell; every other placement rule holds, including the ban on equal neighbours. The die is lifted out before its new cell is checked; if it is your only die, it must go to an edge again. It may stay there for good, and the dice it leaves behind may be left without a neighbour.
    .title = Eglomise Brush
SG-T3 = At any point of your turn, move one die of your window to another cell, ignoring the shade restriction of that cell; every other placement rule holds, including the ban on equal neighbours. The die is lifted out before its new cell is checked; if it is your only die, it must go to an edge again. It may stay there for good, and the dice it leaves behind may be left without a neighbour.
    .title = Copper Foil Burnisher
SG-T4 = At any point of your turn, move exactly two different dice of your window to other cells, one after the other. Each move must by itself keep every placement rule, and the moving die is lifted out before its new cell is checked. If there are no two such moves, the tool cannot be used.
    .title = Lathekin
SG-T5 = After taking a die and before placing it, swap it for any die on the round track: both keep their values, and yours takes the other’s place on the track. There must be a cell for the die you get. The tool cannot be used while there is no die on the track, and so never in round 1; in a solo game the swap changes the target score too.
    .title = Lens Cutter
SG-T6 = After taking a die and before placing it, roll it again. If the new value can be placed, you must place it; otherwise the die goes back to the pool with the new value, and the draft of that turn is used up. The roll cannot be taken back.
    .title = Flux Brush
SG-T7 = Roll all the dice in the pool again. This is possible only in your second turn of the round, before you take a die in it; afterwards you may still draft. The roll cannot be taken back. In solo you cannot use it if the die that pays is the last one in the pool.
    .title = Glazing Hammer
SG-T8 = In your first turn of the round, once your usual draft is over, take one more die from the pool at once and place it by all the rules; in return you skip your second turn of the round. No other tool can be used for the extra die, as one tool in a turn is the limit. So you still get at most two dice in the round.
    .title = Running Pliers
SG-T9 = Place the die you have taken in a cell that touches no die: all its neighbours, up to eight of them, must be empty. The cell’s own restriction still holds. In an empty window the die must go to an edge all the same.
    .title = Cork-backed Straightedge
SG-T10 = After taking a die and before placing it, turn it over to the opposite face: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round. The tool can be used only if there is a cell for the turned die.
    .title = Grinding Stone
SG-T11 = After taking a die and before placing it, put it back in the bag; then draw a die at random (it may be the same one), look at its colour and choose its value. Place it by all the rules, or put it in the pool with the value you chose: either way the draft of that turn is used up. The draw cannot be taken back.
    .title = Flux Remover
SG-T12 = At any point of your turn, move one die of your window, or two different dice of the same colour, if a die of that colour is on the round track. Each move must keep every placement rule; the moving die is lifted out before its new cell is checked, and if it is your only die, it must go to an edge again. The tool cannot be used while there is no die on the track, and so never in round 1, nor can it be used without moving a die.
    .title = Tap Wheel

SG-P1 = 6 points for each full row whose five dice all differ in colour. A row with an empty cell does not count.
    .title = Row Color Variety
SG-P2 = 5 points for each full column whose four dice all differ in colour. A column with an empty cell does not count.
    .title = Column Color Variety
SG-P3 = 5 points for each full row whose five dice all differ in shade. A row with an empty cell does not count.
    .title = Row Shade Variety
SG-P4 = 4 points for each full column whose four dice all differ in shade. A column with an empty cell does not count.
    .title = Column Shade Variety
SG-P5 = 2 points for each pair of a 1 and a 2, wherever they are in your window. There are as many pairs as dice of the scarcer of the two shades.
    .title = Light Shades
SG-P6 = 2 points for each pair of a 3 and a 4, wherever they are in your window. There are as many pairs as dice of the scarcer of the two shades.
    .title = Medium Shades
SG-P7 = 2 points for each pair of a 5 and a 6, wherever they are in your window. There are as many pairs as dice of the scarcer of the two shades.
    .title = Deep Shades
SG-P8 = 5 points for each set of dice of all six shades, 1 to 6, wherever they are in your window. There are as many sets as dice of the scarcest shade.
    .title = Shade Variety
SG-P9 = 1 point for each die that has at least one die of its own colour diagonally next to it. Each die counts once, however many such neighbours it has.
    .title = Color Diagonals
SG-P10 = 4 points for each set of dice of all five colours, wherever they are in your window. There are as many sets as dice of the scarcest colour.
    .title = Color Variety

SG-V1 = You score the sum of the values of the red dice in your own window.
    .title = Shades of Red
SG-V2 = You score the sum of the values of the green dice in your own window.
    .title = Shades of Green
SG-V3 = You score the sum of the values of the blue dice in your own window.
    .title = Shades of Blue
SG-V4 = You score the sum of the values of the yellow dice in your own window.
    .title = Shades of Yellow
SG-V5 = You score the sum of the values of the purple dice in your own window.
    .title = Shades of Purple
