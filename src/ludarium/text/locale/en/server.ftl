### What the server refuses, where no rule of a game is meant, in English.

## Tables and seats

reason-no-table = This table does not exist or has been closed.
reason-old-rules = This game was started under older rules and can’t be continued.
reason-failed = This table was closed because the server failed repeatedly.
reason-stopped = The operator of this server has closed this table.
reason-newer-rules = This table uses newer rules than this server has.
reason-seat-taken = This seat is already taken.
reason-table-full = All seats at this table are taken. You can watch.
reason-not-your-seat = This seat is not yours.
reason-not-seated = Only players of this table can do this.
reason-not-host = Only the host of the table can do this.
reason-wrong-link = This seat link is not valid.
reason-wrong-games-link = This link to a player’s games is not valid.
reason-too-many-devices = This seat has reached its limit of devices and links.
reason-started = The game has already started.
reason-not-started = The game has not started yet.
reason-not-over = The game is not over yet.
reason-other-leads = Another player leads this replay now.
reason-not-leader = Only the player who leads the replay can do this.
reason-many-variations = This game has reached its limit of variations.
reason-table-long = This table has reached its limit of entries. The game can only be played to the end.
reason-no-hints = Hints are off at this table.
reason-no-hint = The bot found no answer. Please try again.

## People at a table

reason-no-code = No table has the code “{ $code }”.
reason-already-seated = You already play at this table.
reason-watches = You are watching another seat at this table, so you can’t take this one.
reason-no-newcomers = This table does not admit new players.
reason-no-spectators = This table does not admit spectators.
reason-no-person = No person has this seat.
reason-seat-of-host = This seat is the host’s. Leave the table to give it up.
reason-not-waited-for = The table is not waiting for this player.
reason-not-absent = This player is here.
reason-just-left =
    { $count ->
        [one] This player left only a moment ago. Please wait { $count } more second.
       *[other] This player left only a moment ago. Please wait { $count } more seconds.
    }
reason-no-time = Please leave at least { $least } seconds.
reason-slow-table = At this table each decision has its own time. A bot steps in when that time is up.
reason-time-up = Your time is up, so a bot plays on for you. The host can change the pace.
reason-no-push = This server sends no push messages.
reason-private-target = Webhooks can’t lead to a private network on this server.
reason-webhook = The webhook did not take the message ({ $detail }).

## Names and chat

reason-name-missing = Please enter a name.
reason-name-too-long = This name is too long.
reason-chat-empty = This message is empty.
reason-chat-too-long = This message is too long.
reason-no-thing = There is nothing called “{ $thing }” at this table to point at.
reason-no-phrase = There is no ready phrase “{ $phrase }”.

## Undoing

reason-undo-wished = Your request has already been sent. Please wait for the answers.
reason-no-wish = Nobody is asking you to agree to an undo.

## New tables

reason-no-game = There is no game “{ $game }” here.
reason-no-bot = There is no bot “{ $bot }”.
reason-no-option = The game does not have these options ({ $detail }).
reason-bad-pack = This content pack can’t be used ({ $detail }).
reason-seat-count =
    { $count ->
        [one] This game can’t be played with { $count } seat. It needs { $first } to { $last }.
       *[other] This game can’t be played with { $count } seats. It needs { $first } to { $last }.
    }

## The server

reason-no-page = There is nothing at this address.
reason-branch-seat = While the game is in progress, you can play on only from your own seat.
reason-malformed = The server does not understand this request ({ $detail }).
reason-sheet = This sheet can’t be scored ({ $detail }).
reason-pack-slow = This content pack takes too long to read, or needs too much memory.
reason-sheet-slow = This sheet takes too long to score. Please assign its wildcards.
reason-bad-record = This record can’t be opened ({ $detail }).
reason-record-slow = This record takes too long to replay, or needs too much memory.
reason-no-records = This server stores no further records for now.
reason-analysis-busy = Other games are being analyzed. Please try again later.
reason-analysis-failed = The analysis failed. You can start it again.
reason-too-large = This is more than the server accepts at once.
reason-too-fast = Too many requests. Please wait a moment.
reason-too-many-tables = You have opened too many tables. Please wait a while.
reason-too-many-sockets = There are too many connections from your network.
reason-foreign = The server does not accept requests from other sites.
reason-host = This server is reached at { $host }.
reason-uninvited = This server is only for people with its invitation word.
reason-read-only = This server is read-only for now. Nothing is lost, and the games go on later.
reason-not-saved = The server could not save this, so nothing has changed. Please try again.
reason-server = Something went wrong on the server. Please try again.
