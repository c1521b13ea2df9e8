### The terminal client's own words, in Russian.

## Seats

cli-bot = Бот { $number }

# $kind is the name of a bot as it is typed, e.g. greedy
cli-sits = { $player }: { $kind }
cli-person = вы
cli-curtain = Дальше решает { $player }. Нажмите Enter, когда больше никто не видит экран.

## Choosing

cli-hint = Введите номер; можно несколько сразу: 2 7. Все команды покажет ?.
cli-back = Enter — назад
cli-unknown = Выбрать здесь «{ $word }» нельзя. Команды покажет ?.
cli-possible = Ни одно правило этого не запрещает: так можно.
cli-all-possible = Здесь можно всё.

## Commands

cli-help-title = Команды
cli-help-number = выбрать; несколько номеров, например 2 7, выбирают шаг за шагом
cli-help-name = выбрать по названию, написанному серым; выбор целиком — { $example }
cli-help-back = на шаг назад, если выбор не завершён
cli-help-why = почему так нельзя, с номером правила; просто why — всё, чего нельзя
cli-help-undo = отменить своё последнее решение; u! — даже если после него что-то открыто (тогда это тренировка)
cli-help-table = показать стол ещё раз
cli-help-log = весь журнал
cli-help-rule = правило по номеру; просто r — список всех
cli-help-save = сохранить партию в файл
cli-help-quit = выйти
cli-key-number = номер
cli-key-name = название
cli-key-file = s [файл]
cli-key-rule = r [правило]

## Undoing

cli-undone = Отменено.
cli-undo-anyway = u! отменит и так; партия тогда будет считаться тренировочной.
cli-practice = Эта партия тренировочная: ход отменён уже после того, как что-то открылось.

## Rules and the log

cli-no-rule = Правила { $rule } нет.

## Saving and leaving

cli-saved = Сохранено в файле { $file }.
cli-exists = Файл { $file } уже есть; выберите другое название.
cli-not-saved = Не удалось записать { $file }: { $reason }
cli-save-ask = Сохранить партию? Введите название файла или нажмите Enter, чтобы выйти без сохранения:
cli-continue = Продолжить: { $command }
cli-replay = Просмотреть: { $command }
cli-left = Вы вышли из-за стола.

## The end

cli-ledger-points = Очки
cli-ledger-rule = Правило
cli-ledger-source = За что
cli-ledger-total = Итого
cli-winner = { $count ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
cli-tie = Очков поровну, поэтому решают дополнительные показатели: { $numbers }.
cli-target-won = { $total } против нейтрального результата { $target }: вы победили.
cli-target-lost = { $total } против нейтрального результата { $target }: вы проиграли, ведь его нужно было превысить.
cli-seed = Зерно партии: { $seed }

## Replays

cli-other-version = Эта партия сыграна по версии правил { $version }, а здесь версия { $here }. Она показана по записанным событиям, а не разыграна заново.
cli-unfinished = Партия не доиграна.
cli-takes-back = { $player } отменяет решение.
cli-entry = Решение { $number } из { $entries }
cli-step = Enter — дальше, b — назад, номер — перейти к нему, q — выйти

## The command `serve`

serve-here = Ludarium работает по адресу { $address }
serve-network = В вашей сети, для друзей и телефонов: { $address }
serve-busy = Порт { $port } занят; использован порт { $found }.
serve-stop = { $keys } останавливает сервер; все столы сохраняются.
serve-ended = Сервер остановлен.
