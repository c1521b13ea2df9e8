### The words of the web page, in English.

## Home

web-home-title = Board games in your browser
web-home-lead = Play modern board games with bots in two clicks, or send your friends a link. No account needed.
web-games = Games
web-seats-range = { $first }–{ $last } players
web-seats-or-alone = { $first }–{ $last } players, or solo
web-seats-alone = Solo
web-in-the-making = Coming soon
web-play-bots = Play with bots
web-about = About { $game }
web-learn = Learn
web-learn-minutes = Learn in 5 minutes
web-more = More
web-with-friends = With friends
web-bots = Bots
web-strength = Strength
web-cooperative = Cooperative
web-competitive = Competitive
web-join = Join a table
web-join-link = Link from a friend
web-join-go = Join
web-go-on = Continue
web-table-turn = your turn
web-table-waiting = waiting for others
web-table-lobby = not started
web-table-closed = closed
web-table-open = free seats
web-watch = Watch
web-watch-lobby = about to start
web-watch-playing = in progress
web-watch-over = finished
web-watch-closed = closed
web-unofficial = Unofficial, non-commercial fan implementation. All pictures and texts are our own.
web-nowhere = Page not found
web-to-home = Go to home page
web-skip = Skip to content

## A new table

web-create = New table: { $game }
web-create-invite = Create table and invite
web-create-play = Play
web-create-failed = The table could not be created. Please try again.
web-your-name = Your name
web-guest = Guest
web-seats = Seats
web-who-sits = Players
web-seat-number = Seat { $number }
web-chair-me = Me, on this device
web-chair-open = A friend, by link
web-chair-greedy = Skilled bot
web-chair-random = Random bot
web-bot-name = Bot { $number }
web-more-options = More options
web-visibility = Visibility
web-visibility-link = Only people with the link
web-visibility-public = Anyone can watch
web-undo-policy = Undo after hidden information was revealed
web-undo-agreed = If everyone agrees
web-undo-reach = Never
web-stand-in = A bot replaces an absent player
web-stand-in-0 = Never
web-stand-in-60 = After a minute
web-stand-in-300 = After 5 minutes
web-stand-in-86400 = After a day
web-hints = Bot hints (the log shows who used one)
web-hints-yes = Allowed
web-hints-no = Off
web-hints-on = Hints are on: you can see what a bot would do. The log shows who used one.
web-seed = Seed (the same seed deals the same game; it counts as practice)
web-pack = Custom content pack (YAML)
web-pack-choose = Choose a file
web-pack-remove = Play without this pack

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
web-copy = Copy link
web-copied = Copied
web-send = Send

## The table

web-table = Table
web-title-turn = ● Your turn: { $game }
web-title-waiting = Waiting for { $names }: { $game }
web-title-over = Game over: { $game }
web-round = Round { $round } of { $rounds }
web-over = game over
web-closed = closed
web-watching = watching
web-practice = practice
web-practice-why = This game is practice: its deal was known, or a move was undone after hidden information had been revealed.
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
web-seat-stand-in = replaced by a bot

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
web-prompt-closed-log = You can still see what happened in the log.
web-prompt-count =
    { $count ->
        [1] One option.
       *[other] { $count } options.
    }
web-prompt-sent = Sent…
web-prompt-confirm = Confirm or cancel.
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
web-curtain = Hand the device to
web-curtain-ready = I am { $player }: show my view

## Undoing

web-undo = Undo
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
web-away-ask-host = Bots do not replace absent players. The host can change that under “{ web-table }”.
web-stand-in-set = Let a bot take over
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
web-past-now = Back to the game
web-past-none = There is no such step in this game.

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
web-point-there = Show where

## The end

web-end-winner =
    { $count ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
web-end-won = You won!
web-end-lost = You lost
web-end-target = { $total } points; you needed more than { $target }.
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
web-tie-broken = Tie-break: { $what } ({ $numbers })
web-ledger-source = Source of points
web-ledger-own = Card by card: { $player }
web-total = Total
web-rematch = Rematch
web-rematch-go = To the rematch
web-same-seed = Same deal again
web-see-board = Show board
web-see-ledger = Show score sheet
web-walk = Replay
web-record = Save game record
web-seed-was = Seed: { $seed }
web-seed-hash = Fingerprint of the seed (the seed is shown at the end):

## Rules

web-rules = Rules
web-rule = Rule
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-page = Open the rules on a page
web-overview = The game in a minute
web-overview-goal = Goal
web-overview-turn = Your turn
web-overview-end = End of the game
web-rules-none = No matching rules.
web-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-auto = System
web-motion-off = Off
web-density = Layout
web-density-airy = Comfortable
web-density-dense = Compact
web-detail = Detail
web-detail-auto = Automatic
web-detail-newcomer = Newcomer
web-detail-expert = Expert
web-detail-why = Newcomer: explanations at every step. Expert: rule numbers and odds. Automatic: newcomer until your first finished game or lesson.
web-pace = Moves of others
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-instant = Instant
web-pace-step = Step by step
web-pace-next =
    { $count ->
        [1] Next move
       *[other] Next move ({ $count } left)
    }
web-confirming = Ask for confirmation
web-confirming-risky = Before what cannot be undone
web-confirming-always = Before every decision
web-confirming-never = Never
web-sound = Sound when it’s my turn

## Keys

web-keys = Keyboard shortcuts
web-key-number = choose the 1st to 9th highlighted option
web-key-arrows = move between highlighted options
web-key-history = step through the game (with Shift in your turn)
web-key-tab = go through everything in order
web-key-enter = choose or confirm
web-key-escape = cancel selection
web-key-undo = undo
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-point = point at the focused item, or choose what to point at
web-key-help = keyboard shortcuts
web-key-drag = With mouse or finger: choose one option after another, or drag the first onto the second.

## The connection

web-line-connecting = Connecting…
web-line-lost = Connection lost. Reconnecting…
web-line-closing = The server is restarting…
web-line-not-sent = Not sent: you are offline. Reconnecting…
web-line-no-server = The server is not responding. Please try again shortly.
web-line-no-page = This part of the page could not be loaded. Please reload the page.
web-line-wrong-link = This secret link is not valid.
web-no-table = This table does not exist or has been closed.

## The score pad

web-pad = Score pad
web-pad-lead = For the box on your table: enter what everyone has and see every point, its rule and the winner. Your sheet is saved on this device and in its link.
web-pad-share = Share
web-pad-share-why = The link contains the whole sheet. Anyone who opens it sees the sheet as it is now.
web-pad-link = Link to this sheet
web-pad-print = Print
web-pad-reset = Clear
web-pad-reset-title = Start a new sheet?
web-pad-reset-why = Everything you have entered will be deleted.
web-pad-reset-names = Clear, but keep names
web-pad-reset-all = Clear all
web-pad-players = Players
web-pad-steps = Sections of the sheet
web-pad-result = Result
web-pad-empty = Nothing entered yet. Points appear here with the first card or die and update as you go.
web-pad-back = Back
web-pad-warnings = Does not match the rules
web-pad-name = Name of player { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Remove: { $what }

## Lessons

web-lesson = Lesson
web-lesson-step = Lesson · step { $number } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-again = Start over
web-lesson-play = Play a game
web-lesson-leave = Leave the lesson
web-title-lesson = { $game }: lesson
