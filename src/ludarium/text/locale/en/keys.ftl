### The keyboard shortcuts, in English.

web-key-number = choose the 1st to 9th highlighted option
web-key-arrows = move between highlighted options
web-key-history = step through the game (with Shift on your turn)
web-key-tab = go through everything in order
web-key-enter = choose or confirm
web-key-escape = cancel selection
web-key-undo = undo
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-catch-up = what happened since your last turn
web-key-point = point at the focused item, or choose what to point at
web-key-follow = follow the leader of a replay, or look around on your own
web-key-help = keyboard shortcuts
web-key-drag = With mouse or finger: choose one option after another, or drag the first onto the second.
