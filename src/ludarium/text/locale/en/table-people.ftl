### The words of the people at a table (absence, the host's controls, the door), in English.

## Absence

web-ask-bot = Let a bot play until they are back
web-seat-lost = You no longer have a seat at this table

## The host's controls

web-host = Players
web-host-locks = Admission
web-host-newcomers = New players may take free seats
web-host-spectators = Spectators may watch
web-host-seat = Player in seat { $number }: { $player }
web-host-offer = Offer to a player
web-host-free = Free the seat
web-host-free-why = { $player } loses the seat at once, on all devices. A bot plays until someone takes it.
web-host-free-lobby = { $player } loses the seat at once, on all devices.
web-host-revoke = Cancel secret links
web-host-revoke-own = Sign out other devices
web-host-revoked = Links canceled
web-seat-offered = free for a player

## The lobby

web-lobby-settings = Settings
web-lobby-watching = You are watching. The game opens here when it starts.
web-share-code = Table code

## The door

web-door = { $game }: a game is in progress
web-door-hidden = { $game }: closed to spectators
web-door-sit = Take over the seat of { $player }
web-door-why = A bot plays in that seat now. You will see everything that it knows.
web-door-watch = Just watch
web-door-closed = No seat is free, and this table does not admit spectators.

## Notifications

web-notify-ask = Show a notification when it’s your turn and you are looking at something else?
web-notify-yes = Yes, notify me
web-notify-no = No, thanks

## Webhook

web-webhook = Webhook: post messages to another service
web-webhook-url = Address of the webhook
web-webhook-set = Connect
web-webhook-remove = Disconnect
web-webhook-posted = Messages about turns of absent players and the end of the game are posted to { $kind }.
web-webhook-why = A message is posted when someone who is away has to decide, and at the end. It contains names and the link, but nothing about the position.

## Chat

web-chat-mute = Mute players

## Watching a seat

web-watch-link = Link to watch the seat of { $player }
web-watch-link-why = Anyone who has this link sees what you see, but can’t play. The log says when it is opened.
web-watch-stop = Stop others from watching my seat
web-watch-seat = Watching the seat of { $player }

## Log

web-note-stood-in = { $who ->
        [you] You are away: a bot plays for you.
       *[other] { $player } is away: a bot plays for them.
    }
web-note-bot-asked = { $who ->
        [you] You let a bot play for { $other }.
       *[other] { $player } lets a bot play for { $whom ->
            [you] you
           *[other] { $other }
        }.
    }
web-note-came-back = { $who ->
        [you] You are back.
       *[other] { $player } is back.
    }
web-note-joined = { $who ->
        [you] You take over a seat.
       *[other] { $player } takes over a seat.
    }
web-note-left = { $who ->
        [you] You leave. A bot plays on.
       *[other] { $player } leaves. A bot plays on.
    }
web-note-freed = The host frees the seat of { $name }. A bot plays on.
web-note-freed-by-operator = The operator of the server frees the seat of { $name }. A bot plays on.
web-note-offered = The host offers the seat of { $player } to a player.
web-note-bot-set = The host seats a bot: { $player }.
web-note-newcomers = { $value ->
        [0] The host no longer admits new players.
       *[other] The host admits new players.
    }
web-note-spectators = { $value ->
        [0] The host no longer admits spectators.
       *[other] The host admits spectators.
    }
web-note-visibility = { $value ->
        [0] The host removes the table from the home page.
       *[other] The host lists the table on the home page.
    }
web-note-time-up = { $who ->
        [you] Your time is up: a bot plays for you.
       *[other] The time of { $player } is up: a bot plays.
    }
web-note-pace = { $limit ->
        [free] The host removes the time limit.
       *[other] The host changes the pace. All clocks start again.
    }
web-note-webhook = { $value ->
        [0] The host removes the webhook.
       *[other] The host sets up a webhook: it reports whose turn it is.
    }
web-note-watched = { $who ->
        [you] Someone you invited watches your seat.
       *[other] Someone watches the seat of { $player }, by invitation.
    }
