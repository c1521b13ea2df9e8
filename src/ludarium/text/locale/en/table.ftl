### The words of a table on the web page, in English.

## A new table

web-hints-on = Hints are on: you can see what a bot would do. The log shows who used one.

## Before the start

web-title-lobby = { $game }: lobby
web-lobby-sit = Take a seat
web-lobby-taken = All seats are taken
web-lobby-waiting = Waiting for the others
web-lobby-full = Everyone is here
web-lobby-host = The host will start the game.
web-seat-open = Free seat
web-sit = Sit here
web-sit-too = Sit here as well
web-stand-up = Stand up
web-fill = Player in seat { $number }
web-fill-open = Free the seat
web-start = Start game
web-start-bots = Bots take the remaining seats.
web-share = Link for your friends
web-share-watch = Link to this table
web-qr = QR code: scan it with a phone to open the table
web-share-seat = Secret link to the seat of { $player }
web-share-secret = Anyone who has a secret link plays in that seat. Use it to continue on another device.

## The table

web-table = Table
web-title-turn = ● Your turn: { $game }
web-title-waiting = Waiting for { $names }: { $game }
web-title-over = Game over: { $game }
web-over = game over
web-closed = closed
web-watching = watching
web-practice = practice
web-practice-why = This game is practice: its deal was known, or a move was undone after hidden information had been revealed.
web-side = Log and chat
web-prompt = What to do
web-news = What has just happened
web-seat-here = here

## What to do

web-prompt-waiting = Waiting for { $names }
web-preview = { $gain ->
    [0] Your points stay at { $now }.
   *[other] Your points: { $now } → { $after } ({ $sign }{ $gain })
}
web-prompt-away = Waiting for { $player } (away)
web-prompt-watching = You are watching
web-prompt-next = { $player }’s turn
web-prompt-over = The game is over
web-prompt-closed = This game was started under older rules and can’t be continued
web-prompt-failed = This table was closed because the server failed repeatedly
web-prompt-stopped = The operator of this server has closed this table
web-prompt-closed-log = You can still see what happened in the log.
web-prompt-count =
    { $count ->
        [1] One option.
       *[other] { $count } options.
    }
web-prompt-sent = Sent…
web-prompt-confirm = Confirm or cancel.
web-idle = “{ $option }” would change nothing now
web-hint = Hint
web-hint-why = What would a bot do?
web-hint-reasons = Reasons
web-hand-over = Hand over
web-curtain = Hand the device to
web-curtain-ready = I am { $player }: show my view

## Undoing

web-undo-far =
    { $count ->
        [1] You can undo your last decision.
       *[other] You can undo your last { $count } decisions, one by one.
    }
web-undo-ask = You can ask the others to agree.
web-undo-practice = You can still undo, but the game then counts as practice.
web-undo-wish = { $player } asks to undo a decision.
web-undo-wished = Request sent. Waiting for everyone to agree.
web-undo-declined = { $player } did not agree to your undo.
web-agree = Agree
web-disagree = No

## Absence

web-away-name = { $player } (away)
web-away-bot = A bot takes over { $when }.
web-away-no-bot = Bots do not replace absent players at this table.
web-stand-in-now = You were away, and a bot is playing for you.
web-back-in = I am back
web-leave = Leave (a bot takes over)
web-leave-why = A bot takes your seat permanently. You can’t come back to it.
web-leave-yes = Leave the game

## Earlier moments

web-past = Step { $number } of { $count }
web-past-back = Previous step
web-past-on = Next step
web-past-slider = Step of the game
web-past-play = Play
web-past-pause = Pause
web-past-speed = Speed: { $speed }×
web-past-as = View
web-past-as-public = Spectator
web-branch-open = Play from here
web-past-share = Copy link to this step
web-past-now = Back to the game
web-past-none = There is no such step in this game.
web-together-start = Watch together

## Log and chat

web-log = Log
web-log-all = Show all
web-log-recent = Since your last move
web-note-resumed =
    { $lost ->
        [0] The rules of this game have been updated. The game continues from here.
        [one] The rules of this game have been updated. { $lost } decision no longer fits them and must be made again.
       *[other] The rules of this game have been updated. { $lost } decisions no longer fit them and must be made again.
    }
web-note-declined = { $who ->
        [you] You did not agree to an undo.
       *[other] { $player } did not agree to an undo.
    }
web-note-hint = { $who ->
        [you] You used a hint.
       *[other] { $player } used a hint.
    }
web-note-variation = { $who ->
        [you] You open a variation.
       *[other] { $player } opens a variation.
    }
web-log-go = Go to this step
web-chat = Chat
web-chat-new = Chat: new messages
web-chat-say = Message
web-chat-empty = No messages yet.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-thinking = Let me think…
web-phrase-sorry = Sorry!
web-phrase-hurry = Your turn :)
web-phrase-good-game = Good game!

## Pointing

web-point = Point
web-point-why = Point something out to the others: press here, then select it. Or press and hold it, or Alt-click it.
web-point-how = Select what you want to show to the others.
# $thing is in the accusative
web-points-at = { $player } points at { $thing }
web-points-here = { $player } points here: { $thing }
web-points-elsewhere = { $player } points at something that is not shown here
web-point-there = Show where

## The end

web-end-tie = The totals are equal; the tie-break decided.
web-tie-broken = Tie-break: { $what } ({ $numbers })
web-rematch = Rematch
web-rematch-go = To the rematch
web-same-seed = Same deal again
web-see-board = Show board
web-see-ledger = Show score sheet
web-walk = Replay
web-picture-of = Picture of
web-record = Save game record
web-record-opened = This game was opened from a file. Everyone with its link can see it until { $day }.
web-seed-was = Seed: { $seed }
web-seed-hash = Fingerprint of the seed (the seed is shown at the end):

## Settings

web-pace-next =
    { $count ->
        [1] Next move
       *[other] Next move ({ $count } left)
    }

## The connection

web-line-lost = Connection lost. Reconnecting…
web-line-closing = The server is restarting…
web-line-not-sent = Not sent: you are offline. Reconnecting…
web-line-wrong-link = This secret link is not valid.
web-no-table = This table does not exist or has been closed.

## Lessons

web-title-lesson = { $game }: lesson
