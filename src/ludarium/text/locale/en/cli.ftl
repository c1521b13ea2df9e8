### The terminal client's own words, in English.

## Seats

cli-bot = Bot { $number }

# $kind is the name of a bot as it is typed, e.g. greedy
cli-sits = { $player }: { $kind }
cli-person = you
cli-curtain = Hand over to { $player }. Press Enter when nobody else can see the screen.

## Choosing

cli-hint = Type a number; several at once: 2 7. ? shows all commands.
cli-back = Enter: back
cli-unknown = There is no “{ $word }” to choose here. ? shows the commands.
cli-possible = No rule is against this: it is possible.
cli-all-possible = Everything here is possible.

## Commands

cli-help-title = Commands
cli-help-number = choose; several at once, such as 2 7, go on step by step
cli-help-name = a thing by its name, as it is written in gray; a whole choice is { $example }
cli-help-back = one step back in a choice that is not finished
cli-help-why = why that is not possible, with the rule; why alone: all that is not
cli-help-undo = undo your last decision; u! even where something was revealed (then it is practice)
cli-help-table = draw the table again
cli-help-log = the whole log
cli-help-rule = a rule by its number; r alone lists them all
cli-help-save = save the match to a file
cli-help-quit = leave
cli-key-number = number
cli-key-name = name
cli-key-file = s [file]
cli-key-rule = r [rule]

## Undoing

cli-undone = Undone.
cli-undo-anyway = u! undoes it all the same; the match is then marked as practice.
cli-practice = This match is practice: something was undone after it had been revealed.

## Rules and the log

cli-no-rule = There is no rule { $rule }.

## Saving and leaving

cli-saved = Saved in { $file }.
cli-exists = { $file } exists already; choose another name.
cli-not-saved = Cannot write { $file }: { $reason }
cli-save-ask = Save the match? Type a file name, or press Enter to leave without saving:
cli-continue = To go on: { $command }
cli-replay = To look back: { $command }
cli-left = You have left the table.

## The end

cli-ledger-points = Points
cli-ledger-rule = Rule
cli-ledger-source = For
cli-ledger-total = Total
cli-winner = { $count ->
    [one] The winner is { $names }.
   *[other] Shared victory: { $names }.
}
cli-tie = The totals are equal, so the tie-break decides: { $numbers }.
cli-target-won = { $total } points against a target of { $target }: you have won.
cli-target-lost = { $total } points against a target of { $target }: you have lost, it had to be exceeded.
cli-seed = Seed: { $seed }

## Replays

cli-other-version = This record was played by version { $version } of the rules, and here is version { $here }: it is told from its events and not played again.
cli-unfinished = The match was not finished.
cli-takes-back = { $player } takes a decision back.
cli-entry = Decision { $number } of { $entries }
cli-step = Enter: on, b: back, a number: go there, q: leave
