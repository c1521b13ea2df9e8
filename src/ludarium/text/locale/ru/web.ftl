### The words of the web page, in Russian.

## Home

web-home-title = Стол накрыт.
web-home-lead = Современные настольные игры в вашем браузере. Два щелчка — и вы играете с ботами. Или отправьте друзьям ссылку. Без регистрации.
web-games = Игры
web-seats-range =
    { $last ->
        [one] { $first }–{ $last } игрок
        [few] { $first }–{ $last } игрока
       *[other] { $first }–{ $last } игроков
    }
web-seats-or-alone =
    { $last ->
        [one] { $first }–{ $last } игрок или в одиночку
        [few] { $first }–{ $last } игрока или в одиночку
       *[other] { $first }–{ $last } игроков или в одиночку
    }
web-seats-alone = Игра в одиночку
web-in-the-making = Готовится
web-play-bots = С ботами
web-invite = Пригласить
web-join = Присоединиться
web-join-link = Ссылка, которую прислали друзья
web-join-go = Присоединиться
web-go-on = Продолжить игру
web-table-turn = ваш ход
web-table-waiting = ход других
web-table-lobby = не начата
web-table-closed = закрыт
web-table-open = есть места
web-watch = Смотреть
web-watch-lobby = скоро начнётся
web-watch-playing = идёт
web-watch-over = окончена
web-watch-closed = закрыта
web-unofficial = Неофициальная некоммерческая фанатская реализация. Все рисунки и тексты — наши собственные.
web-nowhere = Здесь ничего нет.
web-to-home = На главную
web-skip = Перейти к содержимому

## A new table

web-create = Новый стол: { $game }
web-create-invite = Накрыть стол и пригласить
web-create-play = Играть
web-create-failed = Не удалось накрыть стол. Попробуйте ещё раз.
web-your-name = Ваше имя
web-guest = Гость
web-seats = Места
web-who-sits = Кто где сидит
web-seat-number = Место { $number }
web-chair-me = Я, на этом устройстве
web-chair-open = Друг по ссылке
web-chair-greedy = Умелый бот
web-chair-random = Бот-новичок
web-bot-name = Бот { $number }
web-more-options = Дополнительные настройки
web-visibility = Кому виден стол
web-visibility-link = Тем, у кого есть ссылка
web-visibility-public = Смотреть может каждый
web-undo-policy = Отмена после того, как что-то открыто
web-undo-agreed = Если все согласны
web-undo-reach = Никогда
web-stand-in = Бот замещает отсутствующего
web-stand-in-0 = Никогда
web-stand-in-60 = Через минуту
web-stand-in-300 = Через 5 минут
web-stand-in-86400 = Через сутки
web-hints = Что сделал бы бот (журнал скажет, кто спросил)
web-hints-yes = Можно спросить
web-hints-no = Без подсказок
web-hints-on = За этим столом можно спросить, что сделал бы бот; журнал скажет, кто спросил.
web-seed = Зерно (то же зерно даёт тот же расклад; такая игра тренировочная)
web-pack = Собственный набор карт (YAML)
web-pack-choose = Выбрать файл
web-pack-remove = Играть без этого набора

## Before the start

web-title-lobby = { $game }: стол накрыт
web-lobby-sit = Садитесь за стол
web-lobby-taken = Все места заняты
web-lobby-waiting = Ждём остальных
web-lobby-full = Все в сборе
web-lobby-host = Игру начнёт хозяин стола.
web-seat-open = Свободное место
web-sit = Сесть сюда
web-sit-too = Сесть и сюда
web-stand-up = Встать
web-fill = Кто сидит на месте { $number }
web-fill-open = Освободить место
web-start = Начать игру
web-start-bots = Свободные места займут боты.
web-share = Ссылка для друзей
web-share-watch = Ссылка на этот стол
web-qr = QR-код ссылки: камера телефона откроет стол
web-share-seat = Тайная ссылка на место: { $player }
web-share-secret = У кого есть тайная ссылка, тот играет на этом месте: с ней можно продолжить на другом устройстве.
web-copy = Копировать
web-copied = Скопировано
web-send = Отправить

## The table

web-table = Стол
web-title-turn = ● Ваш ход: { $game }
web-title-waiting = Решает { $names }: { $game }
web-title-over = Игра окончена: { $game }
web-round = Раунд { $round } из { $rounds }
web-over = игра окончена
web-closed = стол закрыт
web-watching = просмотр
web-practice = тренировка
web-practice-why = Это тренировочная игра: расклад был известен, или что-то отменили уже после того, как его открыли.
web-side = Журнал и чат
web-lit = можно выбрать
web-lit-idle = сейчас ничего не изменит
web-prompt = Что делать
web-news = Что только что произошло
web-choices = Что можно сделать
web-seat-you = вы
web-seat-your-turn = ваш ход
web-seat-deciding = решает
web-seat-here = за столом
web-seat-away = нет на месте
web-seat-bot = Бот
web-seat-stand-in = замещает бот

## What to do

web-prompt-waiting = На очереди: { $names }
web-prompt-away = На очереди: { $player } (нет на месте)
web-prompt-watching = Вы смотрите игру.
web-prompt-next = Ходит { $player }
web-prompt-over = Игра окончена
web-prompt-closed = Этот стол открыт по более старым правилам, поэтому продолжить игру нельзя
web-prompt-failed = Этот стол закрыт: сервер раз за разом давал за ним сбой
web-prompt-closed-log = О том, что произошло, по-прежнему рассказывает журнал.
web-prompt-lit =
    { $count ->
        [one] Светится { $count } предмет: коснитесь его.
        [few] Светятся { $count } предмета: коснитесь одного.
       *[other] Светится { $count } предметов: коснитесь одного.
    }
web-prompt-path =
    { $count ->
        [0] Подтвердите выбор.
        [one] Теперь коснитесь { $count } светящегося предмета.
       *[other] Теперь коснитесь одного из { $count } светящихся предметов.
    }
web-prompt-sent = Отправлено…
web-prompt-confirm = Подтвердите или отмените.
web-idle = Действие «{ $option }» сейчас ничего не изменит
web-confirm = Подтвердить
web-hint = Подсказка
web-hint-why = Что сделал бы бот?
web-hint-line = Бот выбрал бы: { $option } ({ $reason }).
web-hint-others = Другие варианты: { $options }.
web-cancel = Отменить
web-close = Закрыть
web-touch-up = Увеличить на 1
web-touch-down = Уменьшить на 1
web-touch-yes = Да
web-touch-no = Нет
web-hand-over = Передать
web-curtain = Передайте устройство дальше:
web-curtain-ready = { $player }: это я, показать мою сторону

## Undoing

web-undo = Назад
web-undo-far =
    { $count ->
        [one] Можно отменить { $count } ваше последнее решение.
        [few] Можно отменить { $count } ваших последних решения, одно за другим.
       *[other] Можно отменить { $count } ваших последних решений, одно за другим.
    }
web-undo-ask = Можно попросить согласия у остальных.
web-undo-practice = Отменить всё же можно, но игра тогда будет тренировочной.
web-undo-wish = { $player } просит отменить решение.
web-undo-wished = Просьба об отмене отправлена; ждём согласия всех.
web-undo-declined = { $player } не даёт согласия отменить ваше решение.
web-agree = Согласие
web-disagree = Нет

## Absence

web-away-name = { $player } (нет на месте)
web-away-bot = Бот вступит в игру { $when }.
web-away-no-bot = Сейчас боты никого не замещают.
web-away-ask-host = Боты никого не замещают; хозяин стола может изменить это в разделе «Стол».
web-stand-in-set = Пусть заместит бот
web-stand-in-now = Вас не было, и за вас играет бот.
web-back-in = Я здесь
web-leave = Выйти, доиграет бот
web-leave-why = Ваше место навсегда займёт бот. Вернуться на него нельзя.
web-leave-yes = Выйти из игры

## Earlier moments

web-past = Момент { $number } из { $count }
web-past-back = Шаг назад
web-past-on = Шаг вперёд
web-past-now = Вернуться к игре
web-past-none = В этой игре нет такого момента.

## Log and chat

web-log = Журнал
web-log-all = Показать всё
web-note-resumed =
    { $lost ->
        [0] Правила этой игры исправлены; игра за столом продолжается с того же места.
        [one] Правила этой игры исправлены; { $lost } решение им не соответствует, его нужно принять заново.
        [few] Правила этой игры исправлены; { $lost } решения им не соответствуют, их нужно принять заново.
       *[other] Правила этой игры исправлены; { $lost } решений им не соответствуют, их нужно принять заново.
    }
web-note-declined = { $player } не даёт согласия отменить решение.
web-note-hint = { $player } берёт подсказку.
web-log-go = Показать этот момент
web-chat = Чат
web-chat-new = Чат: новые сообщения
web-chat-say = Скажите что-нибудь
web-chat-empty = Пока никто ничего не сказал.
web-phrase-hello = Привет!
web-phrase-good-luck = Удачи!
web-phrase-well-played = Отличный ход!
web-phrase-thanks = Спасибо!
web-phrase-thinking = Дайте подумать…
web-phrase-sorry = Прошу прощения!
web-phrase-hurry = Ваш ход :)
web-phrase-good-game = Хорошая была игра!

## Pointing

web-point = Указать
web-point-why = Показать что-то остальным: нажмите здесь, а потом на нужную вещь. Или подержите её, или щёлкните по ней с Alt.
web-point-how = Коснитесь того, что хотите показать остальным.
# $thing is in the accusative
web-points-at = { $player } указывает на { $thing }
web-point-there = Показать где

## The end

web-end-winner =
    { $count ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
web-end-won = Вы победили
web-end-lost = Вы проиграли
web-end-target = Ваш счёт — { $total }, а нужно было больше чем { $target }.
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
web-end-ahead =
    { $count ->
        [one] Преимущество — { $count } очко.
        [few] Преимущество — { $count } очка.
       *[other] Преимущество — { $count } очков.
    }
web-end-tie = Счёт равный; решил дополнительный показатель.
web-tie-broken = Ничью разрешили: { $what } ({ $numbers })
web-ledger-source = Откуда очки
web-ledger-own = Карта за картой: { $player }
web-total = Итого
web-rematch = Реванш
web-rematch-go = К реваншу
web-same-seed = Тот же расклад
web-see-board = Показать стол
web-see-ledger = Показать счёт
web-walk = Пересмотреть игру
web-record = Сохранить запись игры
web-seed-was = Зерно: { $seed }
web-seed-hash = Отпечаток зерна, которое назовут в конце:

## Rules

web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-search = Поиск по правилам
web-rules-none = Правил с такими словами нет.
web-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[other] Найдено { $count } правил
    }

## Settings

web-settings = Настройки
web-language = Язык
web-theme = Свет
web-theme-auto = Как на устройстве
web-theme-light = День
web-theme-dark = Ночь
web-motion = Движение
web-motion-auto = Как на устройстве
web-motion-off = Без движения
web-density = Простор
web-density-airy = Свободно
web-density-dense = Плотно
web-confirm-every = Подтверждать каждое решение
web-sound = Звук, когда мой ход

## Keys

web-keys = Клавиши
web-key-number = коснуться светящегося предмета с 1-го по 9-й
web-key-arrows = переходить по светящимся предметам
web-key-history = листать игру назад и вперёд (в свой ход — с Shift)
web-key-tab = обойти всё по очереди
web-key-enter = коснуться или подтвердить
web-key-escape = оставить незаконченный выбор
web-key-undo = отменить решение
web-key-hint = подсказка
web-key-log = журнал
web-key-chat = чат
web-key-point = указать на то, что в фокусе, или выбрать, на что указать
web-key-help = эти клавиши
web-key-drag = Мышью или пальцем: касайтесь предметов по очереди или перетащите первый на второй.

## The connection

web-line-connecting = Соединение…
web-line-lost = Связь потеряна; пробуем снова…
web-line-closing = Сервер перезапускается…
web-line-not-sent = Связи нет, поэтому ничего не отправлено. Она восстанавливается.
web-line-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-line-no-page = Эту часть страницы не удалось загрузить. Обновите страницу.
web-line-wrong-link = Эта тайная ссылка недействительна.
web-no-table = Такого стола нет или уже нет.

## The score pad

web-pad = Лист подсчёта
web-pad-lead = Для коробки на вашем столе: внесите, что у кого есть, и увидите каждое очко, его правило и победителя. Лист остаётся на этом устройстве и путешествует в своей ссылке.
web-pad-share = Поделиться
web-pad-share-why = В ссылке весь лист: кто её откроет, увидит его таким, как сейчас.
web-pad-link = Ссылка на этот лист
web-pad-print = Печать
web-pad-reset = Очистить
web-pad-reset-title = Начать новый лист?
web-pad-reset-why = Всё внесённое исчезнет.
web-pad-reset-names = Очистить, но оставить имена
web-pad-reset-all = Очистить всё
web-pad-players = Игроки
web-pad-steps = Части листа
web-pad-result = Итог
web-pad-empty = Пока ничего не внесено. Очки появятся здесь с первой картой или кубиком и будут меняться с каждым касанием.
web-pad-back = Назад
web-pad-warnings = Не сходится с правилами
web-pad-name = Имя игрока { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Убрать: { $what }
