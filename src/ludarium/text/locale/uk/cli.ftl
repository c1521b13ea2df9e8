### The terminal client's own words, in Ukrainian.

## Seats

cli-bot = Бот { $number }

# $kind is the name of a bot as it is typed, e.g. greedy
cli-sits = { $player }: { $kind }
cli-person = ви
cli-curtain = Далі вирішує { $player }. Натисніть Enter, коли більше ніхто не бачить екрана.

## Choosing

cli-hint = Введіть номер або кілька відразу: 2 7. Усі команди покаже ?.
cli-back = Enter — назад
cli-unknown = Вибрати тут «{ $word }» не можна. Команди покаже ?.
cli-possible = Жодне правило цього не забороняє: так можна.
cli-all-possible = Тут можна все.

## Commands

cli-help-title = Команди
cli-help-number = вибрати; кілька номерів, наприклад 2 7, вибирають крок за кроком
cli-help-name = вибрати за назвою, написаною сірим; увесь вибір одразу — { $example }
cli-help-back = на крок назад, якщо вибір не завершено
cli-help-why = чому так не можна, з номером правила; просто why — усе, чого не можна
cli-help-undo = скасувати своє останнє рішення; u! — навіть якщо після нього щось відкрито (тоді це тренування)
cli-help-table = показати стіл іще раз
cli-help-log = увесь журнал
cli-help-rule = правило за номером; просто r — список усіх
cli-help-save = зберегти партію у файл
cli-help-quit = вийти
cli-key-number = номер
cli-key-name = назва
cli-key-file = s [файл]
cli-key-rule = r [правило]

## Undoing

cli-undone = Скасовано.
cli-undo-anyway = u! усе одно скасує, але партія тоді вважатиметься тренувальною.
cli-practice = Ця партія тренувальна: хід скасовано вже після того, як щось відкрилося.

## Rules and the log

cli-no-rule = Правила { $rule } немає.

## Saving and leaving

cli-saved = Збережено у файлі { $file }.
cli-exists = Файл { $file } уже є. Виберіть іншу назву.
cli-not-saved = Не вдалося записати { $file }: { $reason }
cli-save-ask = Зберегти партію? Введіть назву файлу або натисніть Enter, щоб вийти без збереження:
cli-continue = Продовжити: { $command }
cli-replay = Переглянути: { $command }
cli-left = Ви вийшли з-за столу.

## The end

cli-ledger-points = Очки
cli-ledger-rule = Правило
cli-ledger-source = За що
cli-ledger-total = Разом
cli-winner = { $count ->
    [1] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
cli-tie = Очок порівну, тож вирішують додаткові показники: { $numbers }.
cli-target-won = { $total } проти нейтрального результату { $target }: ви перемогли.
cli-target-lost = { $total } проти нейтрального результату { $target }: ви програли, адже його треба було перевищити.
cli-seed = Зерно партії: { $seed }

## Replays

cli-other-version = Цю партію зіграно за версією правил { $version }, а тут версія { $here }. Її показано за записаними подіями, а не розіграно знову.
cli-unfinished = Партію не дограно.
cli-takes-back = { $player } скасовує рішення.
cli-entry = Рішення { $number } з { $entries }
cli-step = Enter — далі, b — назад, номер — перейти до нього, q — вийти

## The command `serve`

serve-here = Ludarium працює за адресою { $address }
serve-network = У вашій мережі, для друзів і телефонів: { $address }
serve-busy = Порт { $port } зайнято, використано порт { $found }.
serve-stop = { $keys } зупиняє сервер. Усі столи зберігаються.
serve-ended = Сервер зупинено.
