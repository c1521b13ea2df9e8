### Red Rising: the Automa's companion at a physical table, in English.

## Setting up

companion-box =
    { $count ->
        [one] Take this card out of the deck: { $cards }.
       *[other] Take these { $count } cards out of the deck: { $cards }.
    }
companion-shuffled = The { $cards } Automa cards are shuffled, and { $aside } are set aside. You do not need your own: this companion turns them up.
companion-deal = Set up as for two players: two cards at each location, a house and a hand of 5 cards for you (6 with Ceres), { $influence } influence of a neutral house on the Institute.
companion-deal-automa = Deal the Automa { $cards } cards face down: this is its hand (pile).
companion-letters = Place the priority cards: { $letters }.
companion-letter = { FORM($location) } { FORM($priority) }
companion-luna-card = Tuck the Luna bonus card under Luna’s priority card so that only { FORM($location, case: "acc") } is visible.
companion-parity = Tuck the parity card under the board so that only “{ FORM($parity) }” is visible.
companion-first-you = You take the first turn.
companion-first-automa = The Automa takes the first turn.

## Turns

companion-yours = Your turn
companion-tap = Did helium, fleet, influence or the token change? Tap them below.
companion-last-turn = The end is triggered: this is your last turn.
companion-last-turn-apollo = The end is triggered: this is your second-to-last turn, because Apollo has an extra one.
companion-end-set = The end is triggered.
companion-extra-turn = Take your extra last turn.
companion-reshuffled = The Automa’s deck was empty: all its cards are shuffled again, and { $aside } are set aside.
companion-deploy = Put the top card of the deck { FORM($location, case: "loc") }. Its ability does not take effect.
companion-no-deploy = The deck is empty: nothing is deployed.
companion-gain = It takes the top card { FORM($location, case: "from") }, face down onto its pile.
companion-no-gain = Every location is empty: it takes no card.
companion-no-bonus = Without a card there is no bonus.
companion-gets =
    { $track ->
        [track-fleet] It goes 1 space ahead on the Fleet Track: now { $now }.
        [track-influence] It puts 1 influence on the Institute: now { $now }.
       *[track-helium] It gets 1 helium: now { $now }.
    }
companion-token-takes = It takes the Sovereign token.
companion-token-keeps = It keeps the Sovereign token.
companion-token-defence = If the token is yours, you may banish one of these from your hand, draw a card and keep it: { $cards }.
companion-token-full = There is no second bonus: it has { $most } of everything.
companion-banish = Banish the top card of the deck.
companion-no-banish = The deck is empty: nothing is banished.

## Reasons

companion-why-deploy =
    The deploy part shows { $shown ->
        [priority-a] A, the priority of { FORM($location, case: "gen") }
        [priority-b] B, the priority of { FORM($location, case: "gen") }
        [priority-c] C, the priority of { FORM($location, case: "gen") }
        [priority-d] D, the priority of { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain =
    The gain part shows { $shown ->
        [priority-a] A, the priority of { FORM($location, case: "gen") }
        [priority-b] B, the priority of { FORM($location, case: "gen") }
        [priority-c] C, the priority of { FORM($location, case: "gen") }
        [priority-d] D, the priority of { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain-along = There is no card { FORM($full, case: "loc") }: the arrow leads { FORM($arrow) }, { FORM($location, case: "onto") }.
companion-why-bonus = The star gives the bonus of { FORM($location, case: "gen") }, where the Automa took the card.
companion-why-bonus-along = It already has 10 of what { FORM($full, case: "acc") } gives: the arrow leads { FORM($arrow) }, to the bonus of { FORM($location, case: "gen") }.
companion-why-luna = Luna brings one more bonus: the Luna bonus card shows { FORM($location, case: "acc") }.
companion-why-banish = The extra part shows a banished card.

## The end

companion-ending = The game is over. Use your end-of-game abilities.
companion-ending-tap = If they change anything of the Automa’s, tap it below.
companion-total = The Automa has { $total } points.

## Questions

companion-ask-even = How many of the { $cards } cards on the board have an even value? 0 is even.
companion-ask-apollo = Do you have House Apollo?
companion-ask-parity = What is the value of the card it took?
companion-ask-unseen =
    { $count ->
        [one] Turn over the card of its pile that nobody has seen. How many are even?
       *[other] Turn over the { $count } cards of its pile that nobody has seen. How many are even?
    }
companion-ask-influence = How much influence do you have on the Institute?
companion-ask-total = And your points?

## Answers

companion-done = Done
companion-next = Continue
companion-over = My turn is over
companion-set-end = The end is triggered
companion-bare = The deck is empty
companion-not-bare = The deck is not empty
companion-even = Even
companion-odd = Odd
companion-empty = No card { FORM($location, case: "loc") }
companion-unseen = It lies face down
companion-it-takes = The Automa takes it
companion-i-defend = I keep the token
