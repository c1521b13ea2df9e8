### Raxxon: what to do next, in English. A client adds `$count`, the number of things that can be chosen.

## Prompts: the day and the turn

prompt-character = Choose a character
    .help = Each character has six actions. No one else has the one in bold.
prompt-consequence = Consequence of { FORM($action) }: { FORM($symbol) }. Apply it, or pass
    .help =
        { $symbol ->
            [symbol-add] Add to the crowd: a face-down card joins it. After all consequences you can take an action.
            [symbol-flip] Reveal: you turn a card of the crowd face up. After all consequences you can take an action.
            [symbol-infection] Spread: a card of the infection deck joins the citizens; you all lose if the deck is empty. After all consequences you can take an action.
            [symbol-power] Raxxon power goes up by 1; at 8 you all lose. After all consequences you can take an action.
            [symbol-raxxon] You draw a Raxxon card. After all consequences you can take an action.
            [symbol-hostile] Hostile returns: one evacuated Hostile card must be evacuated again. After all consequences you can take an action.
           *[other] After all consequences you can take an action.
        }
prompt-action = Your turn: choose an action or pass
    .help = Investigate is free. Any other action puts a token on your sheet: its consequence happens at the start of each later turn today.
prompt-choice = { FORM($by) }: choose an option
    .help = Its condition is met, so one of the two options must happen.
prompt-optional = { FORM($by) }: use the optional effect?
    .help = If you use it, you draw a Raxxon card after the action.
prompt-order = Which effect comes first?
    .help = Several effects happen at once, and you choose their order.

## Prompts: symbols

prompt-add = { FORM($by) }: where do you add the card?
    .help = It joins face down, next to as many cards as possible.
prompt-flip = { FORM($by) }: choose a face-down card to reveal
    .help = It may be healthy or infected. Some types do something when they are revealed.
prompt-draw-or-power = { FORM($by) }: draw a Raxxon card, or raise Raxxon power?
    .help = A Raxxon card is a story with a choice. At Raxxon power 8 you lose.

## Prompts: the crowd

prompt-evacuate = { FORM($by) }: evacuate a card
    .help = Evacuated cards are safe. You all win when every healthy citizen has been evacuated.
prompt-evacuate-line = { FORM($by) }: choose a row or column to evacuate
    .help = Only lines whose cards are all face up and healthy can be evacuated.
prompt-evacuate-cluster = { FORM($by) }: choose the first card to evacuate
    .help = Then you may add its face-up healthy neighbors.
prompt-evacuate-cluster-more = { FORM($by) }: add cards adjacent to the first
    .help = Finish when you have chosen all you want.
prompt-kill = { FORM($by) }: kill a card
    .help = A killed card leaves the crowd and comes back with the deck. Some do harm when killed.
prompt-kill-line = { FORM($by) }: choose a row or column to kill
    .help = All cards of the line die. Some do harm when killed.
prompt-kill-cluster = { FORM($by) }: choose the first card to kill
    .help = Then you may add its neighbors. Some cards do harm when killed.
prompt-kill-cluster-more = { FORM($by) }: add cards adjacent to the first
    .help = Finish when you have chosen all you want.
prompt-kill-pair = { FORM($by) }: kill two adjacent cards
    .help = Choose the first one, then one next to it.
prompt-kill-around = { FORM($by) }: choose a card to kill all cards around it
    .help = All cards next to it die, but not the card itself.
prompt-look = { FORM($by) }: look at a face-down card
    .help = Only you see it, and nothing is triggered.
prompt-interview = { FORM($by) }: choose a face-down card to look at
    .help = If it is infected or Hostile, it stays face down; otherwise it is revealed.
prompt-turn-down = { FORM($by) }: turn a card face down
    .help = It no longer counts as face up.
prompt-turn-down-type = { FORM($by) }: turn a whole type face down?
    .help = All face-up cards of that type would be turned face down.
prompt-swap = { FORM($by) }: swap two cards
    .help = They change places and are not turned.
prompt-move = { FORM($by) }: move a card, or swap two
    .help = Choose a card first, then another card or an empty place.
prompt-roadblock = { FORM($by) }: choose a card for the roadblock
    .help = The next three cards that would be added next to it are not added.

## Prompts: decks, piles, tokens

prompt-contain = { FORM($by) }: put a card in the contained quarantine
    .help = There it does no harm tonight. You may stop earlier.
prompt-bury = { FORM($by) }: put a card under the infection deck
    .help = The infection deck gets longer: you lose when it is empty and the infection must spread.
prompt-break-out = { FORM($by) }: choose the card that breaks out, then its place
    .help = It is revealed where it joins the crowd.
prompt-give-back = { FORM($by) }: choose the card that leaves the evacuation pile
    .help = It goes to the population discard pile and must be evacuated again.
prompt-stand-down = { FORM($by) }: choose a row or column to send home
    .help = Its face-up cards go face down to the bottom of the population deck.
prompt-arrange =
    { $number ->
        [1] { FORM($by) }: which card goes on top?
       *[other] { FORM($by) }: which card is number { $number } from the top?
    }
    .help = Cards on top are drawn first.
prompt-arrange-bottom =
    { $number ->
        [1] At the bottom of the population deck: which card is drawn first?
       *[other] At the bottom of the population deck: which card is number { $number }?
    }
    .help = These cards are drawn last.
prompt-untoken = { FORM($by) }: remove a token
    .help = Its consequence no longer happens, and the slot is free again.
prompt-untoken-more = Remove a token from the sheet of { $player }
    .help = Tokens of one sheet only. You may stop earlier.

## After the first choice

prompt-swap-then = Swap { $cell } with which card?
    .help = They change places and are not turned.
prompt-move-then = Swap { $cell } with which card, or move it where?
    .help = It is not turned.
prompt-break-out-then = { FORM($card) }: where does it join the crowd?
    .help = Only places next to the most cards are possible.
prompt-kill-pair-then = Which card next to { $cell } dies too?
    .help = Both die at the same time.

## Before what is easily done by accident

confirm-pass = Pass for the rest of the day?
    .help = You take no more turns today. Tokens left on your sheet are cleared overnight.
confirm-pass-first = Pass for the first time today?
    .help = All tokens leave your sheet, and you continue. Your second pass ends the day.
