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
web-strength-random = Wins { $wins } of 10 games against random moves.
web-strength-easy = Wins { $wins } of 10 games against the easy bot.
web-strength-medium = Wins { $wins } of 10 games against the medium bot.
web-strength-hard = Wins { $wins } of 10 games against the hard bot.
web-strength-team = Two of them win { $wins } of 10 games at the introductory level.
web-cooperative = Cooperative
web-competitive = Competitive
web-join = Join a table
web-join-link = Code or link from a friend
web-join-unclear = Enter the five-letter code of a table, or its link.
web-join-go = Join
web-go-on = Continue
web-table-turn = your turn
web-table-waiting = waiting for others
web-table-lobby = not started
web-table-closed = closed
web-games-mine = My games
web-open-record = Open a record
web-finished = Finished games
web-finished-won = won
web-finished-lost = lost
web-finished-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-finished-all = Show all { $count }
web-table-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-open-tables = Open tables
web-games-all = All games
web-watch = Watch
web-watch-lobby = about to start
web-watch-playing = in progress
web-watch-over = finished
web-watch-closed = closed
web-unofficial = Unofficial, non-commercial fan implementation. All pictures and texts are our own.
web-nowhere = Page not found
web-to-home = Go to home page
web-skip = Skip to content

## The daily deals

web-dailies = Daily deals
web-daily-played =
    { $count ->
        [0] no games yet
        [one] { $count } has played
       *[other] { $count } have played
    }
web-daily-bots =
    { $count ->
        [1] against a hard bot
       *[other] against { $count } hard bots
    }
web-daily-continue = Continue
web-deal-ranking = Ranking
web-evening = Duplicate evening

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
web-chair-easy = Easy bot
web-chair-medium = Medium bot
web-chair-hard = Hard bot
web-chair-expert = Expert bot
web-chair-greedy = Skilled bot
web-chair-random = Random bot
web-bot-name = Bot { $number }
web-more-options = More options
web-visibility = Visibility
web-visibility-link = Only people with the link
web-visibility-public = Listed on the home page
web-undo-policy = Undo after hidden information was revealed
web-undo-agreed = If everyone agrees
web-undo-reach = Never
web-stand-in = A bot replaces an absent player
web-stand-in-0 = Never
web-stand-in-60 = After a minute
web-stand-in-300 = After 5 minutes
web-stand-in-86400 = After a day
web-clock = Pace
web-clock-free = No time limit
web-clock-clock = { $time } for the game, { $more } more for each decision
web-clock-decision = { $time } for each decision
web-clock-left = Time left for { $player }: { $time }
web-clock-why = When the time is up, a bot steps in.
web-hints = Bot hints (the log shows who used one)
web-hints-yes = Allowed
web-hints-no = Off
web-seed = Seed (the same seed deals the same game; it counts as practice)
web-pack = Custom content pack (YAML)
web-pack-choose = Choose a file
web-pack-remove = Play without this pack

## Before the start

web-copy = Copy link
web-copied = Copied
web-send = Send

## The table

web-round = Round { $round } of { $rounds }
web-lit = can be chosen
web-lit-idle = no effect now
web-choices = What you can do
web-seat-you = you
web-seat-your-turn = your turn
web-seat-deciding = deciding
web-seat-away = away
web-seat-bot = Bot
web-seat-stand-in = replaced by a bot

## What to do

web-confirm = Confirm
web-cancel = Cancel
web-close = Close
web-touch-up = Raise by 1
web-touch-down = Lower by 1
web-touch-yes = Yes
web-touch-no = No

## Undoing

web-undo = Undo

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
web-ledger-source = Source of points
web-ledger-own = Card by card: { $player }
web-total = Total

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
web-confirming = Ask for confirmation
web-confirming-risky = Before what can’t be undone
web-confirming-always = Before every decision
web-confirming-never = Never
web-sound = Sound when it’s my turn
web-alerts = Your turn
web-volume = Volume
web-vibrate = Vibrate
web-notify = Show a notification while this page is in the background
web-notify-insecure = Notifications are not available: this browser allows them only at an address with https. The sound and the title of the tab still work.
web-notify-unsupported = This browser has no notifications.
web-notify-denied = Notifications are blocked. You can allow them in the settings of the browser for this site.

## Keys

web-keys = Keyboard shortcuts

## The connection

web-line-connecting = Connecting…
web-line-no-server = The server is not responding. Please try again shortly.
web-line-no-page = This part of the page could not be loaded. Please reload the page.

## The score pad

web-pad = Score pad
web-pad-lead = For the physical game: enter what everyone has and see every point, its rule and the winner. Your sheet is saved on this device and in its link.
web-pad-offline = No connection. Your sheet is saved on this device; its points appear when the server is back.
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
