### Red Rising: what is said at the table, in English.

# A card in a list
card = { FORM($card) }

# A card that lies face down, as a thing with a name
face-down = face-down card
    .acc = a face-down card
    .gen = a face-down card
    .dat = a face-down card
    .ins = a face-down card
    .with = with a face-down card
    .without = without a face-down card
    .any = a face-down card

## Options: a turn

option-deploy = Deploy { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-lead = Lead without deploying
option-scout = Scout: reveal the top card of the deck and place it
option-gain-top = Gain { FORM($card, case: "acc") } { FORM($location, case: "from") }
option-gain-bonus = Gain { FORM($card, case: "acc") } { FORM($location, case: "from") }: { FORM($gives) }
option-draw-and-roll = Gain the top card of the deck and roll the Rising die
option-onto = { FORM($location) }
option-scout-onto = Place it { FORM($location, case: "loc") }: { FORM($gives) }
option-banish-it = Banish the revealed card
option-face = { FORM($face) }

## Bonuses of the locations

gives-jupiter = +1 fleet
gives-mars = +1 helium
gives-luna = Sovereign token
gives-institute = +1 influence

## Options: abilities

option-gain = Gain { FORM($card, case: "acc") }
option-banish = Banish { FORM($card, case: "acc") }
option-banish-top = Banish the top card { FORM($location, case: "from") }
option-banish-topmost = Banish the topmost card that isn’t a Gold { FORM($location, case: "from") }
option-move = Move { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-move-top = Move { FORM($card, case: "acc") } { FORM($origin, case: "from") } { FORM($location, case: "onto") }
option-move-under = Move { FORM($card, case: "acc") }
option-top-of = Move the top card { FORM($location, case: "from") }
option-raise = Move { FORM($card, case: "acc") } to the top
option-deploy-other = Deploy { FORM($card, case: "acc") }
option-upper = { FORM($card) }
option-face-down = Place { FORM($card, case: "acc") } face down { FORM($location, case: "loc") }
option-colour = { FORM($colour) }
option-beneath-deck = Put { FORM($card, case: "acc") } under the deck
option-return-top = Put { FORM($card, case: "acc") } on top of the deck
option-return-bottom = Put { FORM($card, case: "acc") } under the deck
option-place-banished = Place { FORM($card, case: "acc") } { FORM($location, case: "loc") }
option-show = Reveal { FORM($card, case: "acc") }
option-show-two = Reveal { FORM($card, case: "acc") } and { FORM($second, case: "acc") }
option-track = Gain 1 { FORM($track, case: "acc") }
option-done = No more cards

## Options: opponents

option-rival = { $player }
option-name-card = Name { FORM($card, case: "acc") }
option-give = Give { FORM($card, case: "acc") }
option-defend = Reveal { FORM($card, case: "acc") } and lose nothing
option-defend-token = Banish { FORM($card, case: "acc") } and keep the token
option-accept = Let it happen
option-buy-turn = Buy the turn for 2 helium
option-give-helium = Give 1 helium and take no turn

## Options: the end of the game

option-ability = Use the ability of { FORM($card, case: "gen") }
option-best = Let the game find the highest score
option-by-hand = Choose card by card
option-as-printed = Leave it as it is
option-wild-name = { FORM($name) }

## The log: the beginning and the end

event-house =
    { $who ->
        [you] You get
       *[other] { $player } gets
    } { FORM($house, case: "acc") }.
event-parity = The parity card shows “{ FORM($parity) }”.
event-first =
    { $who ->
        [you] You go
       *[other] { $player } goes
    } first.
event-triggers =
    { $who ->
        [you] You trigger
       *[other] { $player } triggers
    } the end of the game. Play continues until everyone has had the same number of turns.
event-last-round = Round { $number } is the last.
event-extra-turn =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } Apollo’s extra turn.
event-scoring =
    { $number ->
        [0] The last turn is over. No cards were banished when scoring began.
        [one] The last turn is over. { $number } card was banished when scoring began.
       *[other] The last turn is over. { $number } cards were banished when scoring began.
    }
event-uses =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } the end-of-game ability of { FORM($card, case: "gen") }.
event-points =
    { $who ->
        [you] You score
       *[other] { $player } scores
    } { $number ->
        [one] { $number } point for it.
       *[other] { $number } points for it.
    }
event-wild-colour =
    { $who ->
        [you] You give
       *[other] { $player } gives
    } { FORM($card, case: "dat") } a second color: { FORM($colour) }.
event-wild-name =
    { $who ->
        [you] You give
       *[other] { $player } gives
    } { FORM($card, case: "dat") } the name “{ FORM($name) }”.
event-ends = The hands are revealed, and the points are counted.

## The log: a turn

event-deploys =
    { $who ->
        [you] You deploy
       *[other] { $player } deploys
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains =
    { $who ->
        [you] You gain
       *[other] { $player } gains
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $who ->
        [you] You take the
       *[other] { $player } takes the
    } { $number ->
        [one] top card of the deck.
       *[other] top { $number } cards of the deck.
    }
event-drawn =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } these cards: { $cards }.
event-reveals-top =
    { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } the top card of the deck: { FORM($card) }.
event-places =
    { $who ->
        [you] You place
       *[other] { $player } places
    } { FORM($card, case: "acc") } { FORM($location, case: "loc") }.
event-rolls =
    { $who ->
        [you] You roll
       *[other] { $player } rolls
    } the Rising die: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $who ->
                [you] You advance
               *[other] { $player } advances
            } { $number ->
                [one] { $number } space on the Fleet Track (now { $now }).
               *[other] { $number } spaces on the Fleet Track (now { $now }).
            }
        [track-influence]
            { $who ->
                [you] You put
               *[other] { $player } puts
            } { $number } influence on the Institute (now { $now }).
       *[other]
            { $who ->
                [you] You gain
               *[other] { $player } gains
            } { $number } helium (now { $now }).
    }
event-loses =
    { $track ->
        [track-fleet]
            { $who ->
                [you] You go back
               *[other] { $player } goes back
            } { $number ->
                [one] { $number } space on the Fleet Track (now { $now }).
               *[other] { $number } spaces on the Fleet Track (now { $now }).
            }
        [track-influence]
            { $who ->
                [you] You lose
               *[other] { $player } loses
            } { $number } influence on the Institute (now { $now }).
       *[other]
            { $who ->
                [you] You lose
               *[other] { $player } loses
            } { $number } helium (now { $now }).
    }
event-takes-token =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } the Sovereign token.
event-keeps-token =
    { $who ->
        [you] You keep
       *[other] { $player } keeps
    } the Sovereign token.
event-power =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } the power of { FORM($house, case: "gen") }.
event-ends-turn =
    { $who ->
        [you] You end
       *[other] { $player } ends
    } the turn.
event-cannot-act =
    { $who ->
        [you] You
       *[other] { $player }
    } can neither lead nor scout.
event-cannot-gain =
    { $who ->
        [you] You have
       *[other] { $player } has
    } no card to gain.

## The log: abilities

event-banishes =
    { $who ->
        [you] You banish
       *[other] { $player } banishes
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top =
    { $who ->
        [you] You banish
       *[other] { $player } banishes
    } the top card of the deck: { FORM($card) }.
event-banishes-hand =
    { $who ->
        [you] You banish { FORM($card, case: "acc") } from your hand.
       *[other] { $player } banishes { FORM($card, case: "acc") } from their hand.
    }
event-moves =
    { $who ->
        [you] You move
       *[other] { $player } moves
    } { FORM($card, case: "acc") } to the top of { FORM($location, case: "gen") }.
event-moves-under =
    { $who ->
        [you] You move
       *[other] { $player } moves
    } { FORM($card, case: "acc") } under { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $who ->
        [you] You move
       *[other] { $player } moves
    } { $number ->
        [one] { $number } card { FORM($location, case: "onto") }.
       *[other] { $number } cards { FORM($location, case: "onto") }.
    }
event-places-under =
    { $who ->
        [you] You place
       *[other] { $player } places
    } { FORM($card, case: "acc") } under { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom =
    { $who ->
        [you] You place
       *[other] { $player } places
    } { FORM($card, case: "acc") } under all cards { FORM($location, case: "loc") }.
event-looks-top =
    { $who ->
        [you] You look at the
       *[other] { $player } looks at the
    } { $number ->
        [one] top card of the deck.
       *[other] top { $number } cards of the deck.
    }
event-sees =
    { $who ->
        [you] You see
       *[other] { $player } sees
    }: { $cards }.
event-places-face-down =
    { $who ->
        [you] You place
       *[other] { $player } places
    } a card face down { FORM($location, case: "loc") }.
event-placed = The face-down card { FORM($location, case: "loc") } is { FORM($card) }. Only { $who ->
        [you] you know
       *[other] { $player } knows
    } this.
event-reveals =
    { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } from the deck: { $cards }.
event-reveals-bottom =
    { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } the bottom card of the deck: { FORM($card) }.
event-takes =
    { $who ->
        [you] You gain
       *[other] { $player } gains
    } { FORM($card, case: "acc") } from the deck.
event-names-colour =
    { $who ->
        [you] You name
       *[other] { $player } names
    } a color: { FORM($colour) }.
event-gains-banished =
    { $who ->
        [you] You gain
       *[other] { $player } gains
    } { FORM($card, case: "acc") } from the banished cards.
event-returns-top =
    { $who ->
        [you] You put
       *[other] { $player } puts
    } { FORM($card, case: "acc") } back on top of the deck.
event-returns-bottom =
    { $who ->
        [you] You put
       *[other] { $player } puts
    } { FORM($card, case: "acc") } back under the deck.
event-proves =
    { $who ->
        [you] You reveal from your
       *[other] { $player } reveals from their
    } hand: { $cards }.
event-gives = { $who ->
        [you] You give
       *[other] { $player } gives
    } { FORM($card, case: "acc") } to { $whom ->
        [you] you
       *[other] { $other }
    }.

## The log: opponents

event-picks = { $who ->
        [you] You use
       *[other] { $player } uses
    } { FORM($card, case: "acc") } on { $whom ->
        [you] you
       *[other] { $other }
    }.
event-steals = { $who ->
        [you] You steal
       *[other] { $player } steals
    } a card from { $whom ->
        [you] you
       *[other] { $other }
    }.
event-stolen = The stolen card is { FORM($card) }. { $who ->
        [you] You have
       *[other] { $player } has
    } it now.
event-exposes =
    { $who ->
        [you] You show
       *[other] { $player } shows
    } the card drawn from the hand: { FORM($card) }.
event-looks = { $who ->
        [you] You look
       *[other] { $player } looks
    } at { $whom ->
        [you] your hand
       *[other] the hand of { $other }
    }.
event-names-card =
    { $who ->
        [you] You name
       *[other] { $player } names
    } { FORM($card, case: "acc") }.
event-shows =
    { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } { FORM($card, case: "acc") }.
event-shows-none =
    { $who ->
        [you] You have
       *[other] { $player } has
    } no Red to reveal.
event-defends =
    { $who ->
        [you] You reveal { FORM($card, case: "acc") } and lose no card.
       *[other] { $player } reveals { FORM($card, case: "acc") } and loses no card.
    }
event-defends-token =
    { $who ->
        [you] You banish { FORM($card, case: "acc") } and keep the Sovereign token.
       *[other] { $player } banishes { FORM($card, case: "acc") } and keeps the Sovereign token.
    }
event-buys-turn =
    { $who ->
        [you] You buy a turn and take
       *[other] { $player } buys a turn and takes
    } it at once.

## The log: the Automa, step by step

event-automa-card = Automa turns up its card { $number }.
event-automa-deploys = Automa deploys { FORM($card, case: "acc") } { FORM($location, case: "onto") }: the card’s deploy part shows { $shown ->
        [priority-a] A, the priority of { FORM($location, case: "gen") }
        [priority-b] B, the priority of { FORM($location, case: "gen") }
        [priority-c] C, the priority of { FORM($location, case: "gen") }
        [priority-d] D, the priority of { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains = Automa gains { FORM($card, case: "acc") } { FORM($location, case: "from") }: the card’s gain part shows { $shown ->
        [priority-a] A, the priority of { FORM($location, case: "gen") }
        [priority-b] B, the priority of { FORM($location, case: "gen") }
        [priority-c] C, the priority of { FORM($location, case: "gen") }
        [priority-d] D, the priority of { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains-along = Automa gains { FORM($card, case: "acc") } { FORM($from, case: "from") }: the card’s gain part shows { $shown ->
        [priority-a] A, the priority of { FORM($location, case: "gen") }
        [priority-b] B, the priority of { FORM($location, case: "gen") }
        [priority-c] C, the priority of { FORM($location, case: "gen") }
        [priority-d] D, the priority of { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }, but there is no card there, and the arrow leads { FORM($arrow) }.
event-automa-no-gain = Automa gains no card: every location is empty.
event-automa-bonus-along = Automa already has 10 of what { FORM($full, case: "acc") } gives, so the arrow leads { FORM($arrow) } to the bonus of { FORM($location, case: "gen") }.
event-automa-luna = Automa gets one more bonus for Luna: the Luna bonus card shows { FORM($location, case: "acc") }.
event-automa-shuffles = Automa’s deck is empty: all its cards are shuffled, and four of them are set aside.
event-automa-bonus = Automa also gets the bonus of { FORM($location, case: "gen") }, where it gained the card.
event-automa-no-card =
    { $part ->
        [deploy] The deck is empty, so Automa deploys nothing.
       *[banish] The deck is empty, so Automa banishes nothing.
    }
event-automa-red = There is a Red among these cards, so { $player } loses nothing.

## Refusals: a turn

reason-card-leads-nowhere = You can’t do anything with { FORM($card, case: "acc") } here.
reason-deploy-first = While you have cards in hand, you must lead by deploying one of them first.
reason-nothing-to-gain = You can’t lead now: the deck and all locations are empty, so there is nothing to gain.
reason-deck-empty = The deck is empty, so you can’t use it.
reason-empty = There is no card { FORM($location, case: "loc") }.
reason-barred = A card was deployed { FORM($location, case: "onto") } this turn, so you cannot gain one from there in step 2.
reason-untouchable = You bought this turn from { FORM($card, case: "gen") }, and you can’t gain that card during it.
reason-other-face = The die shows the Sovereign token; Minerva chooses any other bonus instead.

## Refusals: abilities

reason-face-down = A face-down card has no color, name or value, so the ability of { FORM($by, case: "gen") } does not affect it.
reason-kind = The ability of { FORM($by, case: "gen") } is for other cards; { FORM($card) } does not fit.
reason-itself = A card cannot choose itself ({ FORM($card) }); choose another one.
reason-elsewhere = The ability of { FORM($by, case: "gen") } affects only the cards { FORM($location, case: "loc") }.
reason-another = Choose another location: { FORM($by) } was deployed { FORM($location, case: "onto") }.
reason-same-location = The card is there already. The ability of { FORM($by, case: "gen") } moves it to a different location.
reason-same-colour = There is already a card { FORM($location, case: "loc") } of the same color as { FORM($card, case: "gen") }. The ability of { FORM($by, case: "gen") } moves a card only where its color is missing.
reason-none-there = There is no card { FORM($location, case: "loc") } that this ability could banish.
reason-not-bottom = The ability of { FORM($by, case: "gen") } moves only the bottom card of its location.
reason-moved = The ability of { FORM($by, case: "gen") } offers only the card just moved: { FORM($card) }.
reason-first-there = This card must go { FORM($location, case: "onto") }. The other locations come next.
reason-same-pile = The second card must go where the first went: { FORM($location, case: "onto") }.
reason-twice = You have already chosen this card. The second one must be different.
reason-not-colour = The ability of { FORM($by, case: "gen") } does not let you name this color: { FORM($colour) }.
reason-named = You have already named this color: { FORM($colour) }.

## Refusals: opponents

reason-yourself = Choose an opponent, not yourself.
reason-no-cards = { $player } has no cards to lose.
reason-fair = { $player } is protected: only players with more cards than they started with can lose one, and { $player } has no more than { $number }.
reason-not-richest = { $player } does not have the most helium among your opponents.
reason-not-in-hand = { $player } has not shown you { FORM($card, case: "acc") }. Name a card you have seen.
reason-no-defence = { FORM($card) } has no Block ability against this.
reason-must-show = You have a Red in your hand, so you must reveal one.

## Refusals: the end of the game

reason-no-ability = This card has no end-of-game ability: { FORM($card) }.
reason-used = You have already used the end-of-game ability of { FORM($card, case: "gen") }.
reason-not-now = The condition for the end-of-game ability of { FORM($card, case: "gen") } is not met.
reason-gray-already = This card is gray already. Choose another color or leave it as it is.

## Labels of the drawn table

label-hand = Hand
label-deck = Deck: { $number }
label-banished = Banished: { $number }
label-tracks = Board
label-first = first player
label-token = Sovereign token
label-round = Round { $number }
label-automa-pile = The Automa’s pile: { $number }
label-priority = Priority
label-luna-shows = The Luna bonus card shows
label-parity = Parity card
label-neutral = Neutral house: { $number } influence
label-unknown =
    { $number ->
        [one] { $number } unknown card
       *[other] { $number } unknown cards
    }
label-barred = can’t gain here now
label-score = Score: { $points }

## What breaks a tie

tie-sovereign = the Sovereign token

## Why a bot prefers an option

aspect-hand = cards in hand
aspect-helium = helium
aspect-fleet = Fleet Track
aspect-influence = influence
aspect-sovereign = Sovereign token
hint-takes = takes { FORM($character, case: "acc") } from { $other }
