### The page that asks for the invitation word, in Czech.

web-entrance = Jen pro pozvané
web-entrance-why = O zvací slovo požádejte ty, kdo server provozují. Na tomto zařízení je potřeba jen jednou. Odkaz na stůl funguje i bez něj.
web-entrance-word = Zvací slovo
web-entrance-enter = Vstoupit
reason-wrong-word = Toto není zvací slovo.
