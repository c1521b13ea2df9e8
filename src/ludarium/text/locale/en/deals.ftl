### Deals that several tables play: the daily deals, and evenings with the same deals, in English.

## Daily deals

web-daily = Daily deal
web-daily-of = Daily deal: { $game }
web-daily-why = Everyone on this server plays the same deal. Your first attempt is ranked. There are no hints, and you can’t undo once something has been revealed.
web-daily-bots-why = You also can’t undo once a bot has moved. Bots make the same moves for everyone who makes the same decisions.
web-daily-again = Play again for practice
web-daily-again-why = Another game of the same deal is not ranked.
web-daily-hidden = You will see the ranking when you have finished your first attempt.
web-daily-left = You left your first attempt, so it is not ranked.
web-daily-ends = This deal can be started until { $ends }. Its ranking is final on { $closes }.
web-daily-over = This deal can no longer be started. Games in progress count if they end by { $closes }.
web-daily-final = This ranking is final. Every game in it can be watched.
web-daily-ranking = Ranking
web-daily-nobody = No finished games.
web-daily-before = Previous day
web-daily-after = Next day
web-daily-place = Place
web-daily-player = Player
web-daily-points = Points
web-daily-you = you

## What is compared

web-measure-lead = Lead
web-measure-points = Points
web-measure-saved = Saved
web-measure-why-lead = A won game ranks above a lost one. Then the lead decides: the points ahead of the best opponent, or of the score to beat.
web-measure-why-saved = A won game ranks above a lost one. Then the number of citizens saved decides.
web-measure-why-points = The points of the same seat are compared.
web-deal-hash = SHA-256 of the seed, which is published at the end: { $hash }
web-deal-seed = Seed: { $seed }
web-deal-number = Deal { $number }

## At a table

web-deal-evening = Back to the evening
web-deal-sealed = Others may still play this deal. Its record, its analysis and the views of other players are available once it is closed.

## Evenings

web-evening-why = Several tables play the same deals. The same seat has the same cards at every table, so what counts is what you make of them.
web-evening-title = Name of the evening
web-evening-game = Game
web-evening-people = Players at each table
web-evening-bots = Bots at each table
web-evening-strength = Strength of the bots
web-evening-tables = Tables
web-evening-deals = Deals
web-evening-create = Create evening
web-evening-setup =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
web-evening-link = Link for players
web-evening-qr = QR code of the link
web-evening-code = Or with this code under “Join a table”
web-evening-table = Table { $number }
web-evening-free = Free seat
web-evening-sit = Sit here
web-evening-sit-at = Take seat { $place } at table { $table }
web-evening-leave = Leave
web-evening-remove = Remove { $player }
web-evening-start = Start the evening
web-evening-start-why = At least two tables need a player. Bots take free seats, and tables without players do not play.
web-evening-wait = The organizer starts the evening.
web-evening-play = Play deal { $number } of { $count }
web-evening-done = Your table has played all deals. The result is final when all tables have finished.
web-evening-progress = { $finished } of { $count }
web-evening-now = deal { $number } in progress
web-evening-ready = deal { $number } is next
web-evening-finished = finished
web-evening-results = Result
web-evening-shown-own = So far: the deals that your table and another one have finished.
web-evening-shown-all = So far: the deals that all tables have finished.
web-evening-none = There are no results yet.
web-evening-seat = Seat { $number }
web-evening-matchpoints = Matchpoints
web-evening-of = { $points } of { $most }
web-evening-scoring = In each deal you get 2 matchpoints for every table where the same seat did worse, and 1 where it did equally well. With equal matchpoints the sum of the last column decides; if that is equal too, the place is shared. A deal that a table has not finished brings it nothing.
web-evening-watch = { $player }, deal { $number }: { $score }. Matchpoints: { $matchpoints }. Watch the game.
web-evening-close = Close the evening
web-evening-close-why = Games in progress no longer count, and every game can be watched.
web-evening-closed = This evening is closed. Every finished game can be watched: choose its score.

## What the server refuses

reason-deal-open = Others may still play this deal, so this is possible only after it has closed.
reason-no-evening = There is no evening with the code “{ $code }”.
reason-evening-started = The evening has already started.
reason-evening-not-started = The evening has not started yet.
reason-evening-one-table = You already have a seat at another table of this evening.
reason-evening-few-tables = At least { $least } tables need a player.
reason-evening-over = Your table has played all deals of this evening.
reason-evening-no-place = You have no seat in this evening.
reason-not-organizer = Only the organizer of the evening can do this.
