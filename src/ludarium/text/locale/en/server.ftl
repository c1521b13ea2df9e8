### What the server refuses, where no rule of a game is meant, in English.

## Tables and seats

reason-no-table = There is no such table here, or no longer.
reason-old-rules = This table was begun with older rules and cannot be played on.
reason-failed = The server failed at this table again and again, so it was closed.
reason-newer-rules = This table is played by newer rules than this server has.
reason-seat-taken = This seat is already taken.
reason-table-full = All seats at this table are taken; you can watch.
reason-not-your-seat = This seat is not yours.
reason-not-seated = Only those who sat at this table can do this.
reason-not-host = Only the host of the table can do this.
reason-wrong-link = This seat link is not valid.
reason-too-many-devices = This seat already has as many devices and links as it can have.
reason-started = The game has already started.
reason-not-started = The game has not started yet.
reason-not-over = The game is not over yet.
reason-table-long = Too much has happened at this table; its game can only be played to the end.
reason-no-hints = There are no hints at this table.
reason-no-hint = The bot came to no result; try again.

## Names and chat

reason-name-missing = Please enter a name.
reason-name-too-long = This name is too long.
reason-chat-empty = There is nothing in this message.
reason-chat-too-long = This message is too long.
reason-no-thing = There is nothing called “{ $thing }” on this table to point at.
reason-no-phrase = There is no ready phrase “{ $phrase }”.

## Undoing

reason-undo-wished = The others have already been asked; wait for their answers.
reason-no-wish = Nobody is waiting for your consent to an undo.

## New tables

reason-no-game = There is no game “{ $game }” here.
reason-no-bot = There is no bot “{ $bot }”.
reason-no-option = The game does not have these options ({ $detail }).
reason-bad-pack = The content pack cannot be played ({ $detail }).
reason-seat-count =
    { $count ->
        [one] This game cannot be played with { $count } seat: from { $first } to { $last }.
       *[other] This game cannot be played with { $count } seats: from { $first } to { $last }.
    }

## The server

reason-no-page = There is nothing at this address.
reason-malformed = The server does not understand this request ({ $detail }).
reason-sheet = This sheet cannot be counted ({ $detail }).
reason-pack-slow = This content pack takes too long to read, or needs too much memory.
reason-sheet-slow = This sheet takes too long to count; say what its wildcards stand for.
reason-too-large = This is more than the server accepts at once.
reason-too-fast = That was too much at once; wait a moment.
reason-too-many-tables = You have opened many tables in a short time; wait a while.
reason-too-many-sockets = There are too many connections from your network.
reason-foreign = The server takes no requests from the pages of other sites.
reason-not-saved = The server could not save this, so nothing has changed; try again.
reason-server = Something went wrong on the server; try again.

## The command `serve`

serve-here = Ludarium is served at { $address }
serve-network = In your network, for friends and phones: { $address }
serve-busy = Port { $port } is in use, so it is port { $found } this time.
serve-stop = { $keys } stops it; all tables are kept.
serve-ended = The server has stopped.
