### Red Rising: the abilities of the characters, as on their cards, in English.

# A family of abilities is one sentence; what differs from card to card fills its places.

## A card in words

card-facts = { FORM($colour) }, value { $value }
card-deploy = Deploy: { $ability }
card-end = End of game: { $ability }
card-defence = Block: { $ability }
card-bonus = Bonus: { $bonus }

## Parts of sentences: cards and locations

any-colour = { FORM($colour, case: "any") }
any-character = { FORM($character, case: "any") }
several = { $number } { FORM($colour, case: "placc") }
onto = { FORM($location, case: "onto") }
also-onto = { FORM($location, case: "acc") }

## Parts of sentences: helium, fleet, influence

first-get-helium = Gain { $number } helium
first-get-fleet =
    { $number ->
        [one] Advance { $number } space on the Fleet Track
       *[other] Advance { $number } spaces on the Fleet Track
    }
first-get-influence = Gain { $number } influence
get-helium = gain { $number } helium
get-fleet =
    { $number ->
        [one] advance { $number } space on the Fleet Track
       *[other] advance { $number } spaces on the Fleet Track
    }
get-influence = gain { $number } influence
may-get-influence = gain { $number } influence
pay-helium = pay { $number } helium
pay-fleet =
    { $number ->
        [one] go back { $number } space on the Fleet Track
       *[other] go back { $number } spaces on the Fleet Track
    }
pay-influence = pay { $number } influence
rival-loses-helium = loses { $number } helium
rivals-get-fleet =
    { $number ->
        [one] each opponent advances { $number } space
       *[other] each opponent advances { $number } spaces
    }
ahead-helium = you have more helium than the player to your right
ahead-fleet = your fleet is ahead of that of the player to your right
ahead-influence = you have more influence than the player to your right

## Helium, fleet, influence, the token

ability-get = { $get }.
ability-at-get = If deployed { $at }, { $get }.
ability-token-get = If you have the Sovereign token, { $get }.
ability-get-each-here = { $get } for { $each } at this location.
ability-get-each-at = { $get } for { $each } { FORM($location, case: "loc") }.
ability-get-rivals-get = { $get }; { $rivals_get }.
ability-get-prove-get = { $get }. You may reveal { $prove } from your hand; if you do, also { $get_2 }.
ability-prove-get = You may reveal { $prove } from your hand. If you do, { $get }.
ability-pay-get = You may { $pay } to { $get }.
ability-may-get-rival-may-get = You may { $may_get }. Choose an opponent; they may { $may_get_2 } too.
ability-rival-loses = Choose an opponent. That opponent { $rival_loses }.
ability-take-from-richest = Take 1 helium from the opponent who has the most; if several are tied, choose one of them.
ability-auction = Choose an opponent. They gain one of these: 1 helium, 1 influence or 1 space on the Fleet Track. You gain the other two.
ability-lend = Choose an opponent. They either pay you 2 helium to take a whole turn right now, in which this card cannot be gained, or give you 1 helium. Then your turn continues.
ability-name-get-each = Name { $number ->
        [one] a color
       *[other] { $number } colors
    } other than { FORM($but) }. For each card of { $number ->
        [one] that color
       *[other] those colors
    } at this location, { $get }.
ability-token = Gain the Sovereign token, or keep it if you have it.

## Gaining cards

ability-gain-another = Gain { $kind } from the cards under this one.
ability-may-gain-end = You may gain { $kind } from the cards under this one. If you do, end your turn.
ability-may-gain-any-end = You may gain any card under this one. If you do, end your turn.
ability-may-gain-regain-end = You may gain { $kind } from the cards under this one. If you do, return this card to your hand and end your turn.
ability-gain-banish-self-unless-over = Gain { $kind } from the cards under this one. Banish this card unless it was deployed on { $over }.
ability-gain-but-banish-self-unless-over = Gain any card under this one other than { $kind }. Banish this card unless it was deployed on { $over }.
ability-gain-under-banish-self = Gain the card directly under this one. Unless you gained { $it }, banish this card.
ability-gain-bottom-banish-self-unless-over = Gain the bottom card of this location, unless it is this one. Banish this card unless it was deployed on { $over }.
ability-token-gain-bottom = If you have the Sovereign token, gain the bottom card of { FORM($location, case: "gen") } (but not this one) and, unless you gained { $it }, banish this card.
ability-gain-banished-banish-self = Gain a banished card. If it was not { $it }, banish this card.
ability-pay-gain-banish-self = You may { $pay } to gain any card under this one; then banish this card.
ability-move-under-this-may-gain = Choose { $kind } on any location and move it directly under this card. You may then gain it; if you do, end your turn.
ability-move-top-under-gain = Move the top card of another location directly under this card. If it is { $it }, gain it.
ability-raise-bottom-gain = You may move the bottom card of this location on top of this card. If it is { $it }, gain it and end your turn.
ability-may-steal = You may steal a card from an opponent’s hand; the opponent chooses which. If you do, banish this card and end your turn.

## Banishing and moving cards

ability-over-banish-under = If deployed on { $over }, banish that card.
ability-banish-under-get = Banish the card directly under this one. If it was { $it }, { $get }.
ability-banish-only-under-get = Banish the card directly under this one. If there was no other card under this one, { $get }.
ability-banish-under-or-gain = Banish the card directly under this one; or you may reveal { $prove } from your hand and gain that card instead.
ability-banish-under-then-rival = Banish the card directly under this one. If it was { $it }, you may choose an opponent to banish a card of their choice from their hand.
ability-banish-here-get = Banish any card under this one. If it was { $it }, { $get }.
ability-at-banish-here = If deployed { $at }, banish any card under this one other than { $kind }.
ability-banish-all-regain = Banish { $each } under this card. If you banish at least { $number }, return this card to your hand.
ability-banish-bottom = Banish the bottom card of this location, unless it is this one.
ability-banish-pile = Banish all cards at this location, this one included. Gain 1 influence for each Gold among them, but at most 3.
ability-banish-top-get = Banish the top card of another location. If it was { $it }, { $get }.
ability-banish-topmost-get = Choose another location and banish its topmost card that is not { $kind }. Unless it was { $it }, { $get }.
ability-over-move-get = If deployed on { $over }, move that card to the top of another location and { $get }.
ability-move-under-get = Move the card directly under this one to the top of another location. If it is { $it }, { $get }.
ability-move-here-get = Move any card under this one to the top of another location. If it is { $it }, { $get }.
ability-move-apart = Move a card from this location (it may be this one) to the top of another location that has no card of the same color.
ability-move-even = Move a card with an even value from this location (it may be this one) to the top of another location.
ability-move-odd = Move a card with an odd value from this location (it may be this one) to the top of another location.
ability-move-pile = Move all cards under this one to the top of another location, in the same order.
ability-move-top-bonus = Move the top card of another location to the top of a different one. Gain the bonus of the location that it came from.
ability-over-deploy-under = If deployed on { $over }, deploy that card to another location.
ability-at-deploy-from-here = If deployed { $at }, deploy { $kind } from the cards under this one { FORM($location, case: "onto") }.

## The deck

ability-draw-banish-self-unless-at = Draw { $number ->
        [one] a card
       *[other] { $number } cards
    }. Banish this card unless it was deployed { FORM($location, case: "onto") }.
ability-ahead-give-draw = If { $ahead }, give that player this card, draw { $number ->
        [one] a card
       *[other] { $number } cards
    } and end your turn.
ability-deck-bottom-banish-self-unless-over = Reveal the bottom card of the deck. Unless it is { $kind }, gain it. Banish this card unless it was deployed on { $over }.
ability-at-place-two-under = If deployed { $at }, reveal the top 2 cards of the deck and place them directly under this card in any order.
ability-token-place = If you have the Sovereign token, reveal the top card of the deck and place it on top of another location.
ability-banish-top-or-place = Reveal the top card of the deck. Banish it, or place it on top of another location.
ability-deploy-top = Reveal the top card of the deck, then deploy it to another location.
ability-face-down = Look at the top 3 cards of the deck and place one of them face down on each other location.
ability-bet = Name { $number ->
        [one] a color
       *[other] { $number } colors
    }, then reveal the top card of the deck. If its color was named, gain it and banish this card; if not, banish the revealed card.
ability-dig-for-gold = You may banish { $kind } from your hand. If you do, reveal cards from the deck until you reveal a Gold; gain it and put the others under the deck in any order.

## Hands

ability-rival-banishes-banish-self = Choose an opponent to banish a card of their choice from their hand. Then banish this card.
ability-look-name-banish = Choose an opponent, look at their hand and name a card in it. They reveal a random card from their hand; if it is the one you named, banish it and this card.
ability-expose-neighbours = Each of your neighbors reveals a random card from their hand: a Gold is banished, any other card goes back to the hand. If a Red was revealed, banish this card.
ability-rivals-prove = Each opponent must reveal a Red from their hand or lose 1 helium.
ability-each-banishes-draws = Starting with you and going clockwise, each player banishes a card from their hand and draws a card.

## The banished

ability-place-banished = You may place 1 or 2 banished cards on top of a single location.
ability-put-random-beneath = Place a random banished card at the bottom of this location.
ability-return-to-deck = You may return up to { $number } banished cards to the deck, each to its top or its bottom.
ability-trade-for-gold = You may banish any card from your hand other than { $kind } to gain { $kind_2 } from the banished cards.

## At the end of the game

ending-wild-name = You may treat this card as having the name of any one character; nothing else about it changes.
ending-wild-colour = You may treat this card as having one more color of your choice besides its own.
ending-pick-track = Choose one: gain 1 helium, gain 1 influence, or advance 1 space on the Fleet Track.
ending-name-get-each = Name { $number ->
        [one] a color
       *[other] { $number } colors
    } other than { FORM($but) }. For each card of { $number ->
        [one] that color
       *[other] those colors
    } { FORM($location, case: "loc") }, { $get }.
ending-pay-gain-top = You may { $pay } to gain the top card of any location.
ending-token-gain-at = If you have the Sovereign token, gain any card { FORM($location, case: "from") }.
ending-points-for-top = Reveal the top card of the deck and score as many points as its value.
ending-bet = Name { $number ->
        [one] a color
       *[other] { $number } colors
    } other than { FORM($but) }, then reveal the top { $number_2 ->
        [one] card
       *[other] { $number_2 } cards
    } of the deck. Gain those of { $number ->
        [one] that color
       *[other] those colors
    }; shuffle the others and return them to the top.
ending-banish-draw = Banish another card from your hand and draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
ending-gain-banished = Gain { $kind } from the banished cards.
ending-gain-any-banished = You may gain any number of banished cards if each of them is { $kind }.
ending-gain-random-banished = If no player has fewer cards in hand than you, gain a random banished card.

## Defence

defence-cards = When an opponent would steal or banish a card from your hand, you may reveal this card to prevent it.
defence-token = When an opponent would take the Sovereign token from you, you may reveal and banish this card: you keep the token and draw a card.
