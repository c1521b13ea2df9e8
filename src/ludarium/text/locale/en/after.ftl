# What remains of a game: the catch-up on return, records, statistics, review.

## Since your last turn

web-catch-up = Since your last turn
web-catch-up-count = { $number } of { $count }
web-catch-up-play = Show one by one
web-catch-up-back = Previous move
web-catch-up-on = Next move
web-catch-up-watch = Replay from here

## Play from here

web-branch-dealt = A new table starts from step { $number } with everything that you knew then. Everything hidden from you is dealt again at random, so it tells you nothing about this game. Players who join will see what you knew.
web-branch-true = A new table starts from step { $number }, with everything that was hidden as it really was.
web-branch-practice = The new game is practice. This game stays as it is.
web-origin-dealt = This table continues another game from what one player knew. Everything hidden from them was dealt again.
web-origin-true = This table continues another game from its true position.
web-origin-see = Show that step

## Watching together

web-together = Watching together
web-together-leads = You lead: the others see what you see.
web-together-alone = You are looking around on your own.
web-together-left = { $player } is no longer here, and nobody leads.
web-together-follows = You follow { $player }.
web-together-elsewhere = You lead this replay, but not on this page.
web-together-offer = { $player } leads a replay of this game.
web-together-shows = { $player } shows step { $number } of { $count }.
web-together-hand = Hand over the lead
web-together-end = Stop leading
web-together-look = Look around
web-together-back = Back to { $player }
web-together-on = Lead here
web-together-follow = Follow
web-together-take = Take the lead
web-variation = A variation from step { $number }
web-variation-why = Here every player can decide for everyone. Bots keep their seats.
web-variation-for = You decide for { $player } now.
web-variation-try = Try a variation
web-variation-back = Back to the replay
web-variation-back-all = Bring everyone back to the replay
web-variation-number = Variation { $number }

## The end screen

web-scores = Scores over the game
web-scores-chart = Line chart of the points of each player over the game. The table below has the same numbers.
web-scores-table = As a table
web-scores-round = Round { $round }
web-scores-step = Position { $number }

## My games

web-games-none = No finished games yet. They appear here when you have played one on this device.
web-games-day = Date
web-games-game = Game
web-games-with = With
web-games-result = Result
web-games-points = Points
web-games-practice = practice
web-games-averages = { $game }: where your points come from
web-games-own-average = You
web-games-other-average = Others
web-games-difference = Difference
web-games-elsewhere = On another device
web-games-link-why = A private link shows these games on another device of yours. Anyone who has it can see them, so keep it to yourself.
web-games-link = Create private link
