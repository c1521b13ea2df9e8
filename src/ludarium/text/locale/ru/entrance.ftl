### The page that asks for the invitation word, in Russian.

web-entrance = Только по приглашению
web-entrance-why = Спросите слово-приглашение у тех, кто держит этот сервер. На этом устройстве оно нужно только один раз. Ссылка на стол работает и без него.
web-entrance-word = Слово-приглашение
web-entrance-enter = Войти
reason-wrong-word = Слово-приглашение другое.
