### The terminal client's own words, in Czech.

## Seats

cli-bot = Bot { $number }

# $kind is the name of a bot as it is typed, e.g. greedy
cli-sits = { $player }: { $kind }
cli-person = vy
cli-curtain = Teď rozhoduje { $player }. Až na obrazovku nikdo jiný neuvidí, stiskněte Enter.

## Choosing

cli-hint = Napište číslo, nebo i několik čísel najednou: 2 7. Všechny příkazy ukáže ?.
cli-back = Enter: zpět
cli-unknown = „{ $word }“ tu vybrat nelze. Příkazy ukáže ?.
cli-possible = Žádné pravidlo tomu nebrání: je to možné.
cli-all-possible = Tady je možné všechno.

## Commands

cli-help-title = Příkazy
cli-help-number = vybrat; několik čísel, například 2 7, vybírá krok za krokem
cli-help-name = vybrat podle názvu, který je šedě; celá volba je { $example }
cli-help-back = o krok zpět v nedokončené volbě
cli-help-why = proč to nejde, s číslem pravidla; samotné why: vše, co nejde
cli-help-undo = vrátit své poslední rozhodnutí; u! i tehdy, když se potom něco odkrylo (pak jde o cvičení)
cli-help-table = zobrazit stůl znovu
cli-help-log = celý záznam průběhu
cli-help-rule = pravidlo podle čísla; samotné r vypíše všechna
cli-help-save = uložit partii do souboru
cli-help-quit = odejít
cli-key-number = číslo
cli-key-name = název
cli-key-file = s [soubor]
cli-key-rule = r [pravidlo]

## Undoing

cli-undone = Vráceno.
cli-undo-anyway = u! ho vrátí i tak, partie pak ale bude jen cvičná.
cli-practice = Tato partie je cvičná: tah byl vrácen až poté, co se něco odkrylo.

## Rules and the log

cli-no-rule = Pravidlo { $rule } neexistuje.

## Saving and leaving

cli-saved = Uloženo do souboru { $file }.
cli-exists = Soubor { $file } už existuje. Zvolte jiný název.
cli-not-saved = Soubor { $file } nelze zapsat: { $reason }
cli-save-ask = Uložit partii? Napište název souboru, nebo stiskněte Enter a odejděte bez uložení:
cli-continue = Pokračovat: { $command }
cli-replay = Přehrát: { $command }
cli-left = Odešli jste od stolu.

## The end

cli-ledger-points = Body
cli-ledger-rule = Pravidlo
cli-ledger-source = Za co
cli-ledger-total = Celkem
cli-winner = { $count ->
    [1] Vítěz: { $names }.
   *[other] Společné vítězství: { $names }.
}
cli-tie = Body jsou stejné, rozhodují tedy další kritéria: { $numbers }.
cli-target-won = { $total } proti cílovému skóre { $target }: vyhráli jste.
cli-target-lost = { $total } proti cílovému skóre { $target }: prohráli jste, bylo třeba ho překonat.
cli-seed = Semínko partie: { $seed }

## Replays

cli-other-version = Tato partie se hrála podle verze pravidel { $version }, zde je verze { $here }. Zobrazuje se podle událostí, znovu se nepřehrává.
cli-unfinished = Partie nebyla dohrána.
cli-takes-back = { $player } vrací rozhodnutí.
cli-entry = Rozhodnutí { $number } z { $entries }
cli-step = Enter: dál, b: zpět, číslo: přejít na ně, q: odejít

## The command `serve`

serve-here = Ludarium běží na adrese { $address }
serve-network = Ve vaší síti, pro přátele a telefony: { $address }
serve-busy = Port { $port } je obsazený, použije se port { $found }.
serve-stop = { $keys } server zastaví. Všechny stoly zůstanou uložené.
serve-ended = Server je zastaven.
