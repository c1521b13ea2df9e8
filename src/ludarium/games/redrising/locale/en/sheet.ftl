### Red Rising: the ledger and the score pad, in English.

## Where the points came from

ledger-core = { FORM($character) }: core value
ledger-core-colour = { FORM($character) }, also { FORM($colour) }: core value
ledger-core-name = { FORM($character) }, called { FORM($name) }: core value
ledger-bonus = { FORM($character) }: { $clause }
ledger-fleet = Fleet Track, space { $space }
ledger-helium = Helium: { $helium } × { $each }
ledger-sovereign = Sovereign token
ledger-influence = Influence, rank { $rank }: { $influence } × { $each }
ledger-excess = Excess cards: { $cards } × −{ $each }
ledger-extra = End-of-game abilities
ledger-automa-start = Starting points
ledger-automa-favourable = Favorable cards: { $cards } × { $each }
ledger-automa-unfavourable = Unfavorable cards: { $cards } × { $each }
row-fleet = Fleet
row-helium = Helium
row-influence = Influence
row-excess = Excess cards
row-automa-favourable = Favorable cards
row-automa-unfavourable = Unfavorable cards

## What breaks a rule

breach-neutral-missing = The neutral house should have { $due } influence; the sheet says { $influence }
breach-neutral-present = With three or more players there is no neutral house; the sheet says { $influence } influence
breach-house-twice = Two players have the same house: { FORM($house) }
breach-not-solo = { FORM($character) } is not used against the Automa
breach-variant-only = { FORM($character) } is used against the Automa only in the variant

## The drawn answer

sheet-player = Player { $number }
sheet-player-house = Player { $number }, { FORM($house) }
sheet-automa = The Automa
sheet-possible = (unless you played the variant)
sheet-result = Result
sheet-winner = { $count ->
    [one] Winner: player { $players }
   *[other] Winners: players { $players }
}
sheet-tie-token = The totals are equal; the Sovereign token decides.
sheet-tie-shared = The totals are equal and none of the tied players has the Sovereign token: the win is shared.
sheet-won = You win: you have more points than the Automa.
sheet-lost = You lose: you have fewer points than the Automa.
sheet-won-token = You win: the totals are equal, and you have the Sovereign token.
sheet-lost-token = You lose: the totals are equal, and the Automa has the Sovereign token.
sheet-won-shared = The totals are equal and nobody has the Sovereign token: you share the win with the Automa.
