### The page that asks for the invitation word, in English.

web-entrance = By invitation only
web-entrance-why = Ask the people who run this server for the invitation word. This device needs it only once. A link to a table works without it.
web-entrance-word = Invitation word
web-entrance-enter = Enter
reason-wrong-word = This is not the invitation word.
