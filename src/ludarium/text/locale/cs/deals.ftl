### Deals that several tables play: the daily deals, and evenings with the same deals, in Czech.

## Daily deals

web-daily = Rozdání dne
web-daily-of = Rozdání dne: { $game }
web-daily-why = Všichni na tomto serveru hrají stejné rozdání. Do pořadí se počítá váš první pokus. Nápovědy nejsou a tah lze vrátit, jen dokud se nic neodkrylo.
web-daily-bots-why = Vrátit nelze ani tah, po kterém už táhl bot. Při stejných rozhodnutích hrají boti u všech stejně.
web-daily-again = Zahrát si znovu cvičně
web-daily-again-why = Další hra stejného rozdání se do pořadí nepočítá.
web-daily-hidden = Pořadí uvidíte, až dokončíte svůj první pokus.
web-daily-left = První pokus jste opustili, takže v pořadí není.
web-daily-ends = Toto rozdání lze začít do { $ends }. Pořadí bude konečné { $closes }.
web-daily-over = Toto rozdání už nelze začít. Rozehrané hry se počítají, pokud skončí do { $closes }.
web-daily-final = Pořadí je konečné. Každou hru v něm si můžete přehrát.
web-daily-ranking = Pořadí
web-daily-nobody = Žádné dokončené hry.
web-daily-before = Předchozí den
web-daily-after = Následující den
web-daily-place = Místo
web-daily-player = Hráč
web-daily-points = Body
web-daily-you = vy

## What is compared

web-measure-lead = Náskok
web-measure-points = Body
web-measure-saved = Zachráněno
web-measure-why-lead = Výhra je víc než prohra. Pak rozhoduje náskok: o kolik bodů jste předstihli nejlepšího soupeře nebo výsledek, který je třeba překonat.
web-measure-why-saved = Výhra je víc než prohra. Pak rozhoduje počet zachráněných občanů.
web-measure-why-points = Porovnávají se body na stejném místě.
web-deal-hash = SHA-256 semínka, které bude nakonec zveřejněno: { $hash }
web-deal-seed = Semínko: { $seed }
web-deal-number = Rozdání { $number }

## At a table

web-deal-evening = Zpět na večer
web-deal-sealed = Toto rozdání mohou ještě hrát jiní. Záznam, rozbor a pohledy ostatních hráčů budou k dispozici po jeho uzavření.

## Evenings

web-evening-why = U více stolů se hrají stejná rozdání. Na stejném místě jsou stejné karty, takže záleží jen na tom, jak je zahrajete.
web-evening-title = Název večera
web-evening-game = Hra
web-evening-people = Hráčů u každého stolu
web-evening-bots = Botů u každého stolu
web-evening-strength = Síla botů
web-evening-tables = Stolů
web-evening-deals = Rozdání
web-evening-create = Vytvořit večer
web-evening-setup = { $deals } rozdání
web-evening-link = Odkaz pro hráče
web-evening-qr = QR kód odkazu
web-evening-code = Nebo s tímto kódem přes „Připojit se ke stolu“
web-evening-table = Stůl { $number }
web-evening-free = Volné místo
web-evening-sit = Posadit se
web-evening-sit-at = Obsadit místo { $place } u stolu { $table }
web-evening-leave = Uvolnit místo
web-evening-remove = Odebrat: { $player }
web-evening-start = Začít večer
web-evening-start-why = Hráče potřebují alespoň dva stoly. Volná místa obsadí boti a stoly bez hráčů nehrají.
web-evening-wait = Večer zahájí organizátor.
web-evening-play = Hrát rozdání { $number } z { $count }
web-evening-done = Váš stůl odehrál všechna rozdání. Výsledek bude konečný, až dohrají všechny stoly.
web-evening-progress = { $finished } z { $count }
web-evening-now = hraje se rozdání { $number }
web-evening-ready = následuje rozdání { $number }
web-evening-finished = dohráno
web-evening-results = Výsledek
web-evening-shown-own = Zatím: rozdání, která dohrál váš stůl a alespoň jeden další.
web-evening-shown-all = Zatím: rozdání, která dohrály všechny stoly.
web-evening-none = Zatím nejsou žádné výsledky.
web-evening-seat = Místo { $number }
web-evening-matchpoints = Matchpointy
web-evening-of = { $points } z { $most }
web-evening-scoring = V každém rozdání získáte 2 matchpointy za každý stůl, kde na stejném místě zahráli hůř, a 1 tam, kde stejně. Při shodě matchpointů rozhoduje součet v posledním sloupci; je-li shodný i ten, místo se dělí. Rozdání, které stůl nedohrál, mu nic nepřinese.
web-evening-watch = Rozdání { $number }, { $player }: { $score }, matchpointy: { $matchpoints }. Přehrát hru.
web-evening-close = Uzavřít večer
web-evening-close-why = Rozehrané hry se nezapočítají a každou hru si bude možné přehrát.
web-evening-closed = Večer je uzavřen. Každou dohranou hru si můžete přehrát: vyberte její výsledek.

## What the server refuses

reason-deal-open = Toto rozdání mohou ještě hrát jiní, takže to půjde až po jeho uzavření.
reason-no-evening = Večer s kódem „{ $code }“ neexistuje.
reason-evening-started = Večer už začal.
reason-evening-not-started = Večer ještě nezačal.
reason-evening-one-table = Tento večer už máte místo u jiného stolu.
reason-evening-few-tables = Hráče potřebují alespoň { $least } stoly.
reason-evening-over = Váš stůl už odehrál všechna rozdání tohoto večera.
reason-evening-no-place = Tento večer nemáte místo u žádného stolu.
reason-not-organizer = To může udělat jen organizátor večera.
