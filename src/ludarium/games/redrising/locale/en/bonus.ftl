### Red Rising: the bonuses of the characters, as on their cards, in English.

## A clause: points, and when or for what. A condition follows an “if”.

bonus-if = { $points } if { $condition }
bonus-if-both = { $points } if { $first } and { $second }
bonus-each = { $points } for { $each }
bonus-each-most = { $points } for { $each }, at most { $most }
bonus-sparing = your { FORM($colour, case: "pl") } lose no points from their own bonuses

## Cards in hand. In a list the first has its preposition, the others (“also”) do without.

with-character = { FORM($character, case: "with") }
also-with-character = { FORM($character, case: "any") }
without-character = { FORM($character, case: "without") }
also-without-character = { FORM($character, case: "any") }
with-colour = { FORM($colour, case: "with") }
also-with-colour = { FORM($colour, case: "any") }
without-colour = { FORM($colour, case: "without") }
also-without-colour = { FORM($colour, case: "pl") }
with-colour-but = { FORM($colour, case: "with") } other than { FORM($character, case: "gen") }
either = { $some } or { $last }
neither = { $some } or { $last }
both = { $first } and { $second }
all-of-colour = { FORM($colour, case: "placc") }
the-character = { FORM($character) }

## Conditions

if-is = { $what }
if-is-not = { $what }
if-either = { $first }, or if { $second }
if-only-one = { $first } or { $second }, but not both
if-many = with at least { $least } other { FORM($colour, case: "plins") }
if-only-colours = your hand has only { $some } and { $last }
if-all-at-most = no card in your hand has a value above { $value }
if-all-at-least = no card in your hand has a value below { $value }
if-all-even = every card in your hand has an even value
if-all-odd = every card in your hand has an odd value
if-colours-differ = all cards in your hand have different colors
if-initials-differ = all names in your hand start with different letters
if-hand-of = you have at least { $least } cards in hand
if-sovereign = you have the Sovereign token
if-not-sovereign = you do not have the Sovereign token
if-helium = you have at least { $least } helium
if-all-tracks = you have at least { $helium } helium and { $influence } influence, and your fleet is on space { $fleet } or higher
if-fleet-between = your fleet is on space { $first } to { $last }
if-most-fleet = no fleet is ahead of yours
if-most-helium = you have the most helium (ties count)
if-most-influence = you have the most influence (ties count)
if-least-influence = you have the least influence (ties count)
if-rival-ahead-fleet = an opponent’s fleet is ahead of yours
if-rival-ahead-helium = an opponent has more helium than you
if-rival-level-influence = an opponent has exactly as much influence as you
if-banished-at-most = at most { $most } cards were banished when scoring began
if-banished-at-least = at least { $least } cards were banished when scoring began
if-banished-between = { $least } to { $most } cards were banished when scoring began
if-banished-have = { FORM($colour, case: "any") } is banished
if-location-without-top = a location is empty or its top card is face down

## What is counted

each-colour = { FORM($colour, case: "each") }
also-each-colour = { FORM($colour, case: "acc") }
each-colours = { $some } and { $last }
each-with-itself = { $some }, this one included
each-of = each of these characters: { $some }
each-on-locations = { $some } on all locations
each-banished = each banished card
each-banished-colour = each banished { FORM($colour, case: "acc") }
each-helium = each of your helium
each-influence = each of your influence on the Institute
each-colour-in-hand = each different color in your hand
each-card-in-hand = each card in your hand, this one included
worth-fleet-space = points equal to the number of your space on the Fleet Track
worth-best-top = points equal to the highest value among the top cards of the locations
