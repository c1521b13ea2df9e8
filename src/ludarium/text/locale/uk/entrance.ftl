### The page that asks for the invitation word, in Ukrainian.

web-entrance = Лише за запрошенням
web-entrance-why = Запитайте слово-запрошення в тих, хто утримує цей сервер. На цьому пристрої воно потрібне лише раз. Посилання на стіл працює й без нього.
web-entrance-word = Слово-запрошення
web-entrance-enter = Увійти
reason-wrong-word = Слово-запрошення інше.
