### The page of the operator, in English.

web-admin = Server administration
web-admin-token = Admin token
web-admin-sign-in = Sign in
web-admin-sign-out = Sign out
reason-signed-out = Please sign in.
reason-wrong-token = This token is not correct.

## The server

web-admin-server = Server
web-admin-version = Version
web-admin-version-compiled = { $version }, Python { $python }, compiled
web-admin-version-pure = { $version }, Python { $python }, not compiled
web-admin-database = Database
web-admin-database-size = { $name }, { $size }
web-admin-disk = Free disk space
web-admin-memory = Memory
web-admin-started = Started
web-admin-loaded = Tables in memory
web-admin-connections = Connections
web-admin-process = Memory, tables in memory and connections are those of the process that answered.
web-admin-refresh = Refresh

## For everyone

web-admin-everyone = For everyone
web-admin-notice = Message on all pages
web-admin-notice-show = Show
web-admin-notice-remove = Remove
web-admin-read-only = Read-only mode
web-admin-read-only-why = Moves and new tables are refused, and bots wait. Everything can still be read. The mode ends when the server is restarted.
web-admin-backup = Download a backup
reason-no-backup = Backups of PostgreSQL are made with pg_dump.

## Tables

web-admin-tables = Tables
web-admin-search = Link, game, or player
web-admin-status = Status
web-admin-status-all = All tables ({ $count })
web-admin-status-lobby = Not started ({ $count })
web-admin-status-playing = Playing ({ $count })
web-admin-status-over = Finished ({ $count })
web-admin-status-closed = Closed ({ $count })
web-admin-none = No tables found.
web-admin-most = Only the { $count } most recent tables are listed. Search for others.
web-admin-table-lobby = not started
web-admin-table-playing = playing
web-admin-table-over = finished
web-admin-table-closed = closed
web-admin-entries = Entries
web-admin-size = Size
web-admin-changed = Last change
web-admin-connected = connected
web-admin-free-seat = Free the seat of { $player }
web-admin-free = Free seat
web-admin-open = Open the table
web-admin-close = Close table
web-admin-close-why = A closed table takes no more moves. It can still be seen.
web-admin-remove = Delete table
web-admin-remove-ask = Delete this table for good?
web-admin-remove-why = Its game, its replay and its results are deleted. This can’t be undone.
