### The words of the web page, in English.

## Home

web-home-title = The table is set.
web-home-lead = Modern board games in your browser. Play with bots in two clicks, or send friends a link. No account.
web-games = Games
web-seats-range = { $first } to { $last } players
web-seats-or-alone = { $first } to { $last } players, or alone
web-seats-alone = Alone
web-in-the-making = In the making
web-play-bots = Play with bots
web-invite = Invite
web-join = Join a table
web-join-link = The link a friend has sent you
web-join-go = Join
web-go-on = Go on playing
web-table-turn = your turn
web-table-waiting = others’ turn
web-table-lobby = not started
web-table-closed = closed
web-table-open = free seats
web-watch = Watch
web-watch-lobby = about to start
web-watch-playing = playing
web-watch-over = finished
web-watch-closed = closed
web-unofficial = Unofficial, non-commercial fan implementation. All pictures and texts are our own.
web-nowhere = There is nothing here.
web-to-home = To the home page
web-skip = Skip to the content

## A new table

web-create = New table: { $game }
web-create-invite = Set the table and invite
web-create-play = Play
web-create-failed = The table could not be set. Please try again.
web-your-name = Your name
web-guest = Guest
web-seats = Seats
web-who-sits = Who sits where
web-seat-number = Seat { $number }
web-chair-me = Me, on this device
web-chair-open = A friend, by link
web-chair-greedy = Skilled bot
web-chair-random = Clueless bot
web-bot-name = Bot { $number }
web-more-options = More options
web-visibility = Who finds the table
web-visibility-link = Those with the link
web-visibility-public = Everybody may watch
web-undo-policy = Undo after something was revealed
web-undo-agreed = If all agree
web-undo-reach = Never
web-stand-in = A bot steps in for somebody absent
web-stand-in-0 = Never
web-stand-in-60 = After a minute
web-stand-in-300 = After 5 minutes
web-stand-in-86400 = After a day
web-hints = What a bot would do (the log says who asks)
web-hints-yes = May be asked
web-hints-no = No hints
web-hints-on = At this table one may ask what a bot would do; the log says who does.
web-seed = Seed (the same seed deals the same game; it counts as practice)
web-pack = Content pack of your own (YAML)
web-pack-choose = Choose a file
web-pack-remove = Play without this pack

## Before the start

web-title-lobby = { $game }: the table is set
web-lobby-sit = Take a seat
web-lobby-taken = All seats are taken
web-lobby-waiting = Waiting for the others
web-lobby-full = Everybody is here
web-lobby-host = The host will start the game.
web-seat-open = Free seat
web-sit = Sit here
web-sit-too = Sit here too
web-stand-up = Stand up
web-fill = Who sits on seat { $number }
web-fill-open = Free the seat
web-start = Start the game
web-start-bots = Bots take the seats that are still free.
web-share = Link for your friends
web-share-watch = Link to this table
web-qr = QR code of the link: a phone’s camera opens the table
web-share-seat = Secret link to the seat of { $player }
web-share-secret = Whoever has a secret link plays on that seat: use it to go on playing on another device.
web-copy = Copy link
web-copied = Copied
web-send = Send

## The table

web-table = Table
web-title-turn = ● Your turn: { $game }
web-title-waiting = { $names } to decide: { $game }
web-title-over = Game over: { $game }
web-round = Round { $round } of { $rounds }
web-over = game over
web-closed = closed
web-watching = watching
web-practice = practice
web-practice-why = This game is practice: its deal was known, or something was undone after it had been revealed.
web-side = Log and chat
web-lit = can be chosen
web-lit-idle = no effect now
web-prompt = What to do
web-news = What has just happened
web-choices = What you can do
web-seat-you = you
web-seat-your-turn = your turn
web-seat-deciding = deciding
web-seat-here = here
web-seat-away = away
web-seat-bot = Bot
web-seat-stand-in = a bot stands in

## What to do

web-prompt-waiting = Waiting for { $names }
web-prompt-away = Waiting for { $player }, who is away
web-prompt-watching = You are watching.
web-prompt-next = { $player }’s turn
web-prompt-over = The game is over
web-prompt-closed = This table was begun with older rules and cannot be played on
web-prompt-failed = This table was closed after repeated failures of the server
web-prompt-closed-log = The log still tells what happened.
web-prompt-lit =
    { $count ->
        [one] { $count } thing is lit: touch it.
       *[other] { $count } things are lit: touch one.
    }
web-prompt-path =
    { $count ->
        [0] Confirm your choice.
        [one] Now touch the one lit thing.
       *[other] Now touch one of the { $count } lit things.
    }
web-prompt-sent = Sent …
web-prompt-confirm = Confirm this, or cancel.
web-idle = “{ $option }” would change nothing now
web-confirm = Confirm
web-hint = Hint
web-hint-why = What would a bot do?
web-hint-line = A bot would choose: { $option } ({ $reason }).
web-hint-others = Other options: { $options }.
web-cancel = Cancel
web-close = Close
web-touch-up = Raise by 1
web-touch-down = Lower by 1
web-touch-yes = Yes
web-touch-no = No
web-hand-over = Hand over
web-curtain = Now hand the device to
web-curtain-ready = I am { $player }: show my side

## Undoing

web-undo = Undo
web-undo-far =
    { $count ->
        [one] You can take back your last decision.
       *[other] You can take back your last { $count } decisions, one by one.
    }
web-undo-ask = You can ask the others to agree.
web-undo-practice = You can undo all the same; the game then counts as practice.
web-undo-wish = { $player } asks to take back a decision.
web-undo-wished = Asked to undo; waiting for everybody to agree.
web-undo-declined = { $player } did not agree to your undo.
web-agree = Agree
web-disagree = No

## Absence

web-away-name = { $player } (away)
web-away-bot = A bot takes over { $when }.
web-away-no-bot = No bot is set to take over for anyone absent.
web-away-ask-host = No bot takes over; the host can change that under “Table”.
web-stand-in-set = Let a bot step in
web-stand-in-now = You were away, and a bot is playing for you.
web-back-in = I am back
web-leave = Leave; a bot plays on
web-leave-why = A bot takes your seat for good. You cannot come back to it.
web-leave-yes = Leave the game

## Earlier moments

web-past = Moment { $number } of { $count }
web-past-back = One step back
web-past-on = One step on
web-past-now = Back to now
web-past-none = This game has no such moment.

## Log and chat

web-log = Log
web-log-all = Show everything
web-note-resumed =
    { $lost ->
        [0] The rules of this game have been mended; the table goes on from where it stood.
        [one] The rules of this game have been mended; { $lost } decision does not fit them and has to be taken anew.
       *[other] The rules of this game have been mended; { $lost } decisions do not fit them and have to be taken anew.
    }
web-note-declined = { $player } did not agree to an undo.
web-note-hint = { $player } took a hint.
web-log-go = See this moment
web-chat = Chat
web-chat-new = Chat: new messages
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-thinking = Let me think …
web-phrase-sorry = Sorry!
web-phrase-hurry = Your turn :)
web-phrase-good-game = Good game!

## Pointing

web-point = Point
web-point-why = Show something to the others: press here, then the thing. Or hold the thing, or click it with Alt.
web-point-how = Touch what you want to show to the others.
# $thing is in the accusative
web-points-at = { $player } points at { $thing }
web-point-there = Show where

## The end

web-end-winner =
    { $count ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
web-end-won = You have won
web-end-lost = You have lost
web-end-target = { $total } points; more than { $target } were needed.
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-end-ahead =
    { $count ->
        [one] { $count } point ahead.
       *[other] { $count } points ahead.
    }
web-end-tie = The totals are equal; the tie-break decided.
web-tie-broken = The tie-break: { $what } ({ $numbers })
web-ledger-source = Where points come from
web-ledger-own = Card by card: { $player }
web-total = Total
web-rematch = Rematch
web-rematch-go = To the rematch
web-same-seed = Same deal again
web-see-board = See the board
web-see-ledger = See the score sheet
web-walk = Walk through the game
web-record = Save the record
web-seed-was = Seed: { $seed }
web-seed-hash = Fingerprint of the seed, which is told at the end:

## Rules

web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-none = No rule has these words.
web-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-motion = Motion
web-motion-auto = As the device
web-motion-off = Off
web-density = Space
web-density-airy = Airy
web-density-dense = Dense
web-confirm-every = Confirm every decision before it counts
web-sound = Sound when it is my turn

## Keys

web-keys = Keys
web-key-number = touch the 1st to 9th lit thing
web-key-arrows = move over what is lit
web-key-history = walk through the game (in your turn with Shift)
web-key-tab = reach everything, one after another
web-key-enter = touch it, or confirm
web-key-escape = put back a half-made choice
web-key-undo = undo
web-key-hint = a hint
web-key-log = the log
web-key-chat = the chat
web-key-point = point at what has the focus, or choose what to point at
web-key-help = these keys
web-key-drag = With mouse or finger: touch one thing after another, or drag the first onto the second.

## The connection

web-line-connecting = Connecting …
web-line-lost = Connection lost; trying again …
web-line-closing = The server is restarting …
web-line-not-sent = There is no connection, so this was not sent. It is being restored.
web-line-no-server = The server does not answer. Please try again in a moment.
web-line-no-page = This part of the page could not be loaded. Please reload it.
web-line-wrong-link = This secret link is not valid.
web-no-table = There is no such table, or no longer.

## The score pad

web-pad = Score pad
web-pad-lead = For the box on your table: enter what everybody has, and see every point, its rule, and who has won. The sheet stays on this device and travels in its link.
web-pad-share = Share
web-pad-share-why = The link holds the whole sheet; whoever opens it sees it as it is now.
web-pad-link = Link to this sheet
web-pad-print = Print
web-pad-reset = Clear
web-pad-reset-title = Start a new sheet?
web-pad-reset-why = Everything that has been entered will be gone.
web-pad-reset-names = Clear, but keep the names
web-pad-reset-all = Clear everything
web-pad-players = Players
web-pad-steps = Parts of the sheet
web-pad-result = Result
web-pad-empty = Nothing has been entered yet. The points appear here with the first card or die, and change with everything you tap.
web-pad-back = Back
web-pad-warnings = Does not fit the rules
web-pad-name = Name of player { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Remove: { $what }
