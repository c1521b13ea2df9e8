### Sagrada: the rules by number, in English. A refusal quotes them.

## The game in short

rules-goal = The game in short

SG-00 =
    You are stained-glass artists. For ten rounds you take dice from a shared pool and place them in your window. A die must fit its cell, and dice of the same color or the same shade may never share an edge.
    After round 10 you score the public objectives, your private objective and your unspent favor tokens, and you lose points for empty cells. The highest total wins; playing alone, you try to beat a target score.
    .title = Goal of the game

## Setup

rules-setup = Setup

SG-01 = Sagrada is for two to four players, or for one. The bag holds 90 dice in five colors: 18 each of red, yellow, green, blue and purple. The number on a die is its shade: 1 is the lightest, 6 the darkest.
    .title = Players and dice
SG-02 = Each player is dealt one private objective. It stays secret until the scoring.
    .title = Private objective
SG-03 = Each player is dealt two random pattern cards with a window on each side, and chooses one of these four windows. Nobody sees what the others choose. The second card is not used.
    .title = Choosing a window
SG-04 = You start with as many favor tokens as the difficulty of your window: three to six.
    .title = Favor tokens at the start
SG-05 = Three of the twelve tool cards, picked at random, lie face up for everyone to use.
    .title = Three tools
SG-06 = Three of the ten public objectives, picked at random, lie face up and count for everyone.
    .title = Three public objectives
SG-07 = The first player is chosen at random and holds the bag of dice.
    .title = First player

## Rounds and turns

rules-turns = Rounds and turns

SG-10 = The game lasts ten rounds. At the start of each, the first player draws two dice per player plus one from the bag at random (5 with two players, 7 with three, 9 with four) and rolls them. These dice are the draft pool.
    .title = Filling the draft pool
SG-11 = Every player has two turns in each round. The first turns go clockwise from the first player to the last, and the second turns go back from the last player to the first. A player who has used the { tool-running_pliers } has no second turn.
    .title = Two turns each
SG-12 =
    On your turn you may do both of these in either order, only one of them, or neither (pass):
    • take one die from the pool and place it in your window;
    • use one tool.
    You take a die in order to place it: you cannot take one that fits nowhere, even with a tool. Only the { tool-flux_brush } and the { tool-flux_remover } can put the die back in the pool instead.
    .title = What a turn allows
SG-13 = You never have to take a die, and you never have to use a tool.
    .title = Nothing is mandatory
SG-14 = When the round ends, all dice left in the pool go onto the round track, on the space of that round.
    .title = End of the round
SG-15 = After each round the bag passes clockwise to the next player, who goes first in the new round.
    .title = Passing the bag
SG-16 = The game ends after the tenth round, and the points are counted.
    .title = End of the game

## Placement

rules-placement = Placing dice

SG-20 = The first die of a window goes in an edge row or an edge column, corners included.
    .title = First die
SG-21 = Every die after the first goes next to a die that is already in your window: horizontally, vertically or diagonally.
    .title = Next to another die
SG-22 = A die must meet the restriction of its cell. A colored cell takes only dice of its color, in any shade. A cell with a number takes only dice of that shade, in any color. A white cell takes any die.
    .title = Restriction of the cell
SG-23 = Two dice of the same color may not share an edge, so they never stand side by side or one above the other. Diagonally, colors may match.
    .title = Same color side by side
SG-24 = Two dice of the same shade may not share an edge, so they never stand side by side or one above the other. Diagonally, shades may match.
    .title = Same shade side by side
SG-25 = A cell holds a single die, so only an empty cell can be filled. Dice that meet only diagonally may be alike in color and in shade.
    .title = One die in a cell
SG-26 =
    If a window is found to break a placement rule, its owner immediately removes dice of their choice until all rules hold again. Those dice leave the game, and the cells count as empty.
    Score pad: in a window you enter, only breaches of SG-23 to SG-25 are certain. A tool may explain a breach of SG-20 to SG-22, so it is reported as possible.
    .title = Fixing a window

## Tools and favor tokens

rules-tools = Tools and favor tokens

SG-30 =
    To use a tool, put favor tokens on its card: one if there are none on it yet, two if there are. If you have too few tokens, you cannot use it. You pay when the tool takes effect.
    Undo: once dice have been rolled or drawn for the tool, it cannot be undone.
    .title = Price of a tool
SG-31 = You may use at most one tool per turn: before you take a die, after you have placed it, or between taking and placing it, as the tool allows. You never have to.
    .title = One tool per turn
SG-32 = Each of the twelve tools has its own rule, from SG-T1 to SG-T12.
    .title = What each tool does
SG-33 = When a tool moves or places a die, all placement rules hold except those that the tool expressly lifts. Pick up the moving die first, then put it in a different cell. If it is the only die in the window, it must go to an edge again, like a first die. The dice it leaves behind may end up without a neighbor.
    .title = Tools and placement rules

## Scoring

rules-scoring = Scoring

SG-40 = Each public objective can score several times. Objectives for rows and columns count only full ones, without empty cells. What each objective is worth is in SG-P1 to SG-P10.
    .title = Public objectives
SG-41 = Your private objective scores the sum of the values of your dice of its color.
    .title = Private objective
SG-42 = You score 1 point for each favor token you have left.
    .title = Favor tokens left
SG-43 = You lose 1 point for each empty cell in your window.
    .title = Empty cells
SG-44 = You have as many sets as you have dice of the rarest kind that the set needs. Any further dice score nothing.
    .title = Counting sets
SG-45 = The highest total wins. If there is a tie, compare the points from the private objective, then the favor tokens left. If the players are still tied, the one whose first turn in the last round came later wins.
    .title = Winner and ties
SG-46 =
    Public objectives: { objective-column_color_variety }, { objective-light_shades }, { objective-color_variety }. Private objective: { objective-private-purple }.
    • { objective-column_color_variety }: columns 4 and 5 are full and have no color twice. Columns 1 and 3 are not full, and column 2 has green twice: 2 × 5 = 10.
    • { objective-light_shades }: two 1s and three 2s make two pairs: 2 × 2 = 4.
    • { objective-color_variety }: there are five green dice and three of every other color, so there are three sets: 3 × 4 = 12.
    • { objective-private-purple }: 5 + 6 + 6 = 17.
    • Favor tokens: none left, 0. Empty cells: three, −3.
    The total is 10 + 4 + 12 + 17 + 0 − 3 = 40.
    .title = Scoring example

## Solo

rules-solo = Solo game

SG-50 = Playing alone, you try to beat the target score: the sum of the values of all dice on the round track at the end of the game.
    .title = Goal of the solo game
SG-51 = You play without favor tokens. Two public and two private objectives lie face up. You choose a window from two pattern cards as usual, and how many tools there are, from one (very hard) to five (easy).
    .title = Solo setup
SG-52 = There are ten rounds. In each you draw four dice, roll them and take two turns with the usual choices: a die, a tool, both or neither.
    .title = Solo rounds
SG-53 = Pay for a tool with a die from the pool, of the color shown in the upper left corner of the tool. Each tool works once; then the card and that die leave the game. You pay first, and this is not your draft: the die you take for your window must be another one. The { tool-glazing_hammer } re-rolls the dice left in the pool after that.
    .title = Paying for tools (solo)
SG-54 = Dice left in the pool go onto the round track with their values unchanged. If none are left, put a score marker on the space of the round; it counts as 0.
    .title = End of a solo round
SG-55 = Dice spent on tools do not count toward the target score.
    .title = Dice spent on tools
SG-56 = You score as usual, but only one of the two private objectives counts, whichever you choose, and each empty cell costs 3 points instead of 1.
    .title = Solo score
SG-57 = You win if your score is greater than the target score. An equal score loses.
    .title = Winning the solo game

## One rule for each tool and objective

rules-catalogue = Every tool and objective

# Stands after a rule that holds a ruling of ours.
rules-ours = Part of this is our ruling, for a case that the printed rules leave open.

SG-T1 = After taking a die and before placing it, raise or lower its shade by exactly 1. A 1 never becomes a 6, and a 6 never becomes a 1. You can use the tool only if there is a cell for the changed die.
    .title = Grozing Pliers
SG-T2 = At any point during your turn, move one die in your window to another cell, ignoring the color restriction of that cell. All other placement rules hold, including the ban on equal neighbors. Pick up the die before its new cell is checked; if it is your only die, it must go to an edge again. It may stay there even though it does not match the cell, and the dice it leaves behind may end up without a neighbor.
    .title = Eglomise Brush
SG-T3 = At any point during your turn, move one die in your window to another cell, ignoring the shade restriction of that cell. All other placement rules hold, including the ban on equal neighbors. Pick up the die before its new cell is checked; if it is your only die, it must go to an edge again. It may stay there even though it does not match the cell, and the dice it leaves behind may end up without a neighbor.
    .title = Copper Foil Burnisher
SG-T4 = At any point during your turn, move exactly two different dice in your window to other cells, one after the other. Each move must follow all placement rules; pick up the die before its new cell is checked. If no two such moves are possible, you cannot use the tool.
    .title = Lathekin
SG-T5 = After taking a die and before placing it, swap it for any die on the round track. Both keep their shades, and yours takes the other’s place on the track. There must be a cell for the die you get. You cannot use the tool while there are no dice on the track, so never in round 1. In a solo game the swap also changes the target score.
    .title = Lens Cutter
SG-T6 = After taking a die and before placing it, roll it again. If it can be placed with its new shade, you must place it; otherwise it goes back to the pool with that shade, and you cannot take another die this turn. The roll cannot be undone.
    .title = Flux Brush
SG-T7 = Roll all dice in the pool again. You can do this only on your second turn of the round, before you take a die; you may still take one afterward. The roll cannot be undone. In a solo game you cannot use the tool if the die you pay with is the last one in the pool.
    .title = Glazing Hammer
SG-T8 = On your first turn of the round, after taking and placing a die as usual, immediately take another die from the pool and place it by all the rules. In return, skip your second turn of the round. You cannot use another tool for the extra die, because only one tool is allowed per turn. So you still get at most two dice in the round.
    .title = Running Pliers
SG-T9 = Place the die you have taken in a cell that touches no die: all of its neighbors, up to eight of them, must be empty. The restriction of the cell still holds. In an empty window the die must still go to an edge.
    .title = Cork-backed Straightedge
SG-T10 = After taking a die and before placing it, turn it to the opposite face: 1 becomes 6, 2 becomes 5, 3 becomes 4, and vice versa. You can use the tool only if there is a cell for the turned die.
    .title = Grinding Stone
SG-T11 = After taking a die and before placing it, return it to the bag. Then draw a die at random (it may be the same one), look at its color and choose its shade. Place it by all the rules, or put it in the pool with that shade; either way you cannot take another die this turn. The draw cannot be undone.
    .title = Flux Remover
SG-T12 = At any point during your turn, move one die in your window, or two different dice of the same color, if a die of that color is on the round track. Each move must follow all placement rules. Pick up the die before its new cell is checked; if it is your only die, it must go to an edge again. You cannot use the tool while there are no dice on the track, so never in round 1, and you must move at least one die.
    .title = Tap Wheel

SG-P1 = 6 points for each full row in which all five dice have different colors. A row with an empty cell does not count.
    .title = Row Color Variety
SG-P2 = 5 points for each full column in which all four dice have different colors. A column with an empty cell does not count.
    .title = Column Color Variety
SG-P3 = 5 points for each full row in which all five dice have different shades. A row with an empty cell does not count.
    .title = Row Shade Variety
SG-P4 = 4 points for each full column in which all four dice have different shades. A column with an empty cell does not count.
    .title = Column Shade Variety
SG-P5 = 2 points for each pair of a 1 and a 2 anywhere in your window. You have as many pairs as dice of the rarer of the two shades.
    .title = Light Shades
SG-P6 = 2 points for each pair of a 3 and a 4 anywhere in your window. You have as many pairs as dice of the rarer of the two shades.
    .title = Medium Shades
SG-P7 = 2 points for each pair of a 5 and a 6 anywhere in your window. You have as many pairs as dice of the rarer of the two shades.
    .title = Deep Shades
SG-P8 = 5 points for each set of dice of all six shades, 1 to 6, anywhere in your window. You have as many sets as dice of the rarest shade.
    .title = Shade Variety
SG-P9 = 1 point for each die with at least one die of its color diagonally next to it. Each die counts once, however many such neighbors it has.
    .title = Color Diagonals
SG-P10 = 4 points for each set of dice of all five colors anywhere in your window. You have as many sets as dice of the rarest color.
    .title = Color Variety

SG-V1 = You score the sum of the values of the red dice in your window.
    .title = Shades of Red
SG-V2 = You score the sum of the values of the green dice in your window.
    .title = Shades of Green
SG-V3 = You score the sum of the values of the blue dice in your window.
    .title = Shades of Blue
SG-V4 = You score the sum of the values of the yellow dice in your window.
    .title = Shades of Yellow
SG-V5 = You score the sum of the values of the purple dice in your window.
    .title = Shades of Purple
