### The page of the operator, in Czech.

web-admin = Správa serveru
web-admin-token = Token správce
web-admin-sign-in = Přihlásit se
web-admin-sign-out = Odhlásit se
reason-signed-out = Přihlaste se prosím.
reason-wrong-token = Token není správný.

## The server

web-admin-server = Server
web-admin-version = Verze
web-admin-version-compiled = { $version }, Python { $python }, zkompilováno
web-admin-version-pure = { $version }, Python { $python }, bez kompilace
web-admin-database = Databáze
web-admin-database-size = { $name }, { $size }
web-admin-disk = Volné místo na disku
web-admin-memory = Paměť
web-admin-started = Spuštěno
web-admin-loaded = Stoly v paměti
web-admin-connections = Spojení
web-admin-process = Paměť, stoly v paměti a spojení patří procesu, který odpověděl.
web-admin-refresh = Obnovit

## For everyone

web-admin-everyone = Pro všechny
web-admin-notice = Zpráva na všech stránkách
web-admin-notice-show = Zobrazit
web-admin-notice-remove = Odstranit
web-admin-read-only = Režim jen pro čtení
web-admin-read-only-why = Tahy a nové stoly server odmítá a boti čekají. Vše zůstává k vidění. Režim končí restartem serveru.
web-admin-backup = Stáhnout zálohu
reason-no-backup = Zálohy PostgreSQL se vytvářejí pomocí pg_dump.

## Tables

web-admin-tables = Stoly
web-admin-search = Odkaz, hra nebo hráč
web-admin-status = Stav
web-admin-status-all = Všechny stoly ({ $count })
web-admin-status-lobby = Nezahájené ({ $count })
web-admin-status-playing = Rozehrané ({ $count })
web-admin-status-over = Dohrané ({ $count })
web-admin-status-closed = Uzavřené ({ $count })
web-admin-none = Žádný stůl nenalezen.
web-admin-most = Zobrazují se jen poslední stoly: { $count }. Ostatní vyhledejte.
web-admin-table-lobby = nezahájeno
web-admin-table-playing = rozehráno
web-admin-table-over = dohráno
web-admin-table-closed = uzavřeno
web-admin-entries = Zápisy
web-admin-size = Velikost
web-admin-changed = Poslední změna
web-admin-connected = připojeno
web-admin-free-seat = Uvolnit místo: { $player }
web-admin-free = Uvolnit místo
web-admin-open = Otevřít stůl
web-admin-close = Uzavřít stůl
web-admin-close-why = U uzavřeného stolu nikdo nemůže hrát dál, ale je stále vidět.
web-admin-remove = Smazat stůl
web-admin-remove-ask = Smazat tento stůl natrvalo?
web-admin-remove-why = Smaže se hra, její záznam i výsledky. Nelze to vrátit.
