### Sagrada: the texts of the lessons, in English.

lesson-first-goal = Welcome to Sagrada. Over ten rounds you fill a stained-glass window with dice. The player with the most points wins.
lesson-first-objectives = Everyone scores for these three public objectives. { objective-row_color_variety }, for example, gives 6 points for each row whose five dice all have different colors.
lesson-first-private = This objective is yours alone, and your opponent has another: each red die in your window scores the number it shows.
lesson-first-window = First you choose a window. A colored cell takes only dice of its color, a cell with dots only dice with that number (its shade), a white cell any die. Choose { window-sun_catcher }: it has many white cells.
lesson-first-window-why = That window can be played too. { window-sun_catcher } is easier to fill, so the lesson goes on with it.
lesson-first-pool = These five dice were rolled for this round. In every round you have two turns and take one die in each.
lesson-first-first-die = The first die goes on the edge of the window. Choose the red 2, then cell a3, which asks for a 2. Red dice also score for your private objective.
lesson-first-first-die-why = That is a legal move. The red 2 is suggested because it fits a cell with dots, which is hard to fill, and scores for your private objective.
lesson-first-order = Your opponent has just taken two dice: turns go around the table once and then back in the opposite order. Now your second turn begins.
lesson-first-neighbors = Each later die must touch one of yours, at a side or a corner. Dice of the same color or number may not lie side by side, but corner to corner is allowed. Place the red 4 in the red cell b4.
lesson-first-neighbors-why = That is a legal move. The red 4 in b4 is suggested because it fills a colored cell and scores 4 for your private objective.
lesson-first-track = The die that was left over now lies on the round track. It counts the rounds, and some tools use its dice. Then five new dice were rolled.
lesson-first-twice = Your opponent started this round and took a die, so now you have two turns in a row. Place the green 5 in c3, which asks for a 5.
lesson-first-twice-why = That is a legal move. The green 5 is suggested because c3 takes nothing but a 5.
lesson-first-tools = Your second turn: the yellow 4 has the color for c4, but the red 4 above it has the same number. Tools help in such cases. You pay for them with favor tokens, and you have 3.
lesson-first-use-tool = { tool-grozing_pliers } changes a die by 1 and costs 1 token. Choose the tool, then the yellow 4, then change it to 3.
lesson-first-use-tool-why = That is a legal move. Making a yellow 3 is suggested because it fits c4.
lesson-first-place-changed = Now place the yellow 3 in c4.
lesson-first-place-changed-why = The die may go there too. In c4 it fills a yellow cell, and those are hard to fill later.
lesson-first-score = This is your score if the game ended now: points for objectives, 1 point for each token left, and −1 for each empty cell. So fill as many cells as you can.
lesson-first-end = That is the whole game: eight more rounds like these. If you choose something that is not allowed, the game says why. Enjoy your first window!
