### The page of the operator, in Russian.

web-admin = Управление сервером
web-admin-token = Токен администратора
web-admin-sign-in = Войти
web-admin-sign-out = Выйти
reason-signed-out = Войдите, пожалуйста.
reason-wrong-token = Токен неверен.

## The server

web-admin-server = Сервер
web-admin-version = Версия
web-admin-version-compiled = { $version }, Python { $python }, скомпилировано
web-admin-version-pure = { $version }, Python { $python }, без компиляции
web-admin-database = База данных
web-admin-database-size = { $name }, { $size }
web-admin-disk = Свободно на диске
web-admin-memory = Память
web-admin-started = Запущен
web-admin-loaded = Столы в памяти
web-admin-connections = Соединения
web-admin-process = Память, столы в памяти и соединения относятся к тому процессу, который ответил.
web-admin-refresh = Обновить

## For everyone

web-admin-everyone = Для всех
web-admin-notice = Сообщение на всех страницах
web-admin-notice-show = Показать
web-admin-notice-remove = Убрать
web-admin-read-only = Режим только для чтения
web-admin-read-only-why = Ходы и новые столы отклоняются, боты ждут. Смотреть можно всё. После перезапуска сервера режим отключается.
web-admin-backup = Скачать резервную копию
reason-no-backup = Резервные копии PostgreSQL создаются с помощью pg_dump.

## Tables

web-admin-tables = Столы
web-admin-search = Ссылка, игра или игрок
web-admin-status = Состояние
web-admin-status-all = Все столы ({ $count })
web-admin-status-lobby = Не начатые ({ $count })
web-admin-status-playing = Идёт игра ({ $count })
web-admin-status-over = Завершённые ({ $count })
web-admin-status-closed = Закрытые ({ $count })
web-admin-none = Столы не найдены.
web-admin-most = Показаны только последние столы: { $count }. Остальные найдёт поиск.
web-admin-table-lobby = игра не начата
web-admin-table-playing = идёт игра
web-admin-table-over = игра завершена
web-admin-table-closed = стол закрыт
web-admin-entries = Записи
web-admin-size = Размер
web-admin-changed = Последнее изменение
web-admin-connected = на связи
web-admin-free-seat = Освободить место: { $player }
web-admin-free = Освободить место
web-admin-open = Открыть стол
web-admin-close = Закрыть стол
web-admin-close-why = За закрытым столом никто не может играть дальше, но его видно.
web-admin-remove = Удалить стол
web-admin-remove-ask = Удалить этот стол навсегда?
web-admin-remove-why = Игра, её просмотр и результаты будут удалены. Отменить это нельзя.
