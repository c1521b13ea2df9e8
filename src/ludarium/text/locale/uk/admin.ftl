### The page of the operator, in Ukrainian.

web-admin = Керування сервером
web-admin-token = Токен адміністратора
web-admin-sign-in = Увійти
web-admin-sign-out = Вийти
reason-signed-out = Увійдіть, будь ласка.
reason-wrong-token = Токен неправильний.

## The server

web-admin-server = Сервер
web-admin-version = Версія
web-admin-version-compiled = { $version }, Python { $python }, скомпільовано
web-admin-version-pure = { $version }, Python { $python }, без компіляції
web-admin-database = База даних
web-admin-database-size = { $name }, { $size }
web-admin-disk = Вільно на диску
web-admin-memory = Пам’ять
web-admin-started = Запущено
web-admin-loaded = Столи в пам’яті
web-admin-connections = З’єднання
web-admin-process = Пам’ять, столи в пам’яті та з’єднання стосуються того процесу, який відповів.
web-admin-refresh = Оновити

## For everyone

web-admin-everyone = Для всіх
web-admin-notice = Повідомлення на всіх сторінках
web-admin-notice-show = Показати
web-admin-notice-remove = Прибрати
web-admin-read-only = Режим лише для читання
web-admin-read-only-why = Ходи й нові столи відхиляються, боти чекають. Переглядати можна все. Після перезапуску сервера режим вимикається.
web-admin-backup = Завантажити резервну копію
reason-no-backup = Резервні копії PostgreSQL створюються за допомогою pg_dump.

## Tables

web-admin-tables = Столи
web-admin-search = Посилання, гра або гравець
web-admin-status = Стан
web-admin-status-all = Усі столи ({ $count })
web-admin-status-lobby = Не розпочаті ({ $count })
web-admin-status-playing = Тривають ({ $count })
web-admin-status-over = Завершені ({ $count })
web-admin-status-closed = Закриті ({ $count })
web-admin-none = Столів не знайдено.
web-admin-most = Показано лише останні столи: { $count }. Інші шукайте за посиланням, грою чи гравцем.
web-admin-table-lobby = не розпочато
web-admin-table-playing = триває
web-admin-table-over = завершено
web-admin-table-closed = закрито
web-admin-entries = Записи
web-admin-size = Розмір
web-admin-changed = Остання зміна
web-admin-connected = на зв’язку
web-admin-free-seat = Звільнити місце: { $player }
web-admin-free = Звільнити місце
web-admin-open = Відкрити стіл
web-admin-close = Закрити стіл
web-admin-close-why = За закритим столом ніхто не може грати далі, але його видно.
web-admin-remove = Видалити стіл
web-admin-remove-ask = Видалити цей стіл назавжди?
web-admin-remove-why = Буде видалено гру, її перегляд і результати. Скасувати це не можна.
