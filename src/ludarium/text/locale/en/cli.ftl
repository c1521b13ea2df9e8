### The terminal client's own words, in English.

## Seats

cli-bot = Bot { $number }

# $kind is the name of a bot as it is typed, e.g. greedy
cli-sits = { $player }: { $kind }
cli-person = you
cli-curtain = { $player } is next. Press Enter when nobody else can see the screen.

## Choosing

cli-hint = Type a number; several at once: 2 7. ? shows all commands.
cli-back = Enter: back
cli-unknown = You can’t choose “{ $word }” here. ? shows the commands.
cli-possible = No rule forbids this: it is possible.
cli-all-possible = Everything here is possible.

## Commands

cli-help-title = Commands
cli-help-number = choose; several numbers such as 2 7 choose step by step
cli-help-name = choose by the name shown in gray; a complete choice is { $example }
cli-help-back = one step back in an unfinished choice
cli-help-why = why something is not possible, with the rule; why alone lists all of it
cli-help-undo = undo your last decision; u! even if something was revealed (the game then counts as practice)
cli-help-table = show the table again
cli-help-log = the whole log
cli-help-rule = a rule by its number; r alone lists them all
cli-help-save = save the game to a file
cli-help-quit = quit
cli-key-number = number
cli-key-name = name
cli-key-file = s [file]
cli-key-rule = r [rule]

## Undoing

cli-undone = Undone.
cli-undo-anyway = u! undoes it anyway; the game then counts as practice.
cli-practice = This game is practice: a move was undone after hidden information had been revealed.

## Rules and the log

cli-no-rule = There is no rule { $rule }.

## Saving and leaving

cli-saved = Saved in { $file }.
cli-exists = { $file } already exists; choose another name.
cli-not-saved = Cannot write { $file }: { $reason }
cli-save-ask = Save the game? Type a file name, or press Enter to quit without saving:
cli-continue = To continue: { $command }
cli-replay = To replay: { $command }
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
cli-target-won = { $total } points against a target of { $target }: you won.
cli-target-lost = { $total } points against a target of { $target }: you lost, because you had to exceed it.
cli-seed = Seed: { $seed }

## Replays

cli-other-version = This game was played under version { $version } of the rules; this is version { $here }. It is shown from its events and not played again.
cli-unfinished = The game was not finished.
cli-takes-back = { $player } undoes a decision.
cli-entry = Decision { $number } of { $entries }
cli-step = Enter: next, b: back, a number: go there, q: quit

## The command `serve`

serve-here = Ludarium is running at { $address }
serve-network = On your network, for friends and phones: { $address }
serve-busy = Port { $port } is in use; using port { $found }.
serve-stop = { $keys } stops the server; all tables are saved.
serve-ended = The server has stopped.
