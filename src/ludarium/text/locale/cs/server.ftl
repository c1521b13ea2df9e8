### What the server refuses, where no rule of a game is meant, in Czech.

## Tables and seats

reason-no-table = Takový stůl tu není, nebo už není.
reason-old-rules = Tento stůl byl otevřen podle starších pravidel a nelze na něm pokračovat.
reason-failed = Server u tohoto stolu opakovaně selhal, proto byl uzavřen.
reason-newer-rules = U tohoto stolu se hraje podle novějších pravidel, než má tento server.
reason-seat-taken = Toto místo je už obsazené.
reason-table-full = Všechna místa u tohoto stolu jsou obsazená; můžete se dívat.
reason-not-your-seat = Toto místo není vaše.
reason-not-seated = To mohou jen ti, kdo u tohoto stolu seděli.
reason-not-host = To může jen hostitel stolu.
reason-wrong-link = Tento odkaz na místo neplatí.
reason-too-many-devices = Toto místo už má tolik zařízení a odkazů, kolik jich mít může.
reason-started = Hra už začala.
reason-not-started = Hra ještě nezačala.
reason-not-over = Hra ještě neskončila.
reason-table-long = U tohoto stolu se toho stalo už příliš mnoho; hru lze jen dohrát.
reason-no-hints = U tohoto stolu se neradí.
reason-no-hint = Bot na nic nepřišel; zkuste to znovu.

## Names and chat

reason-name-missing = Zadejte prosím jméno.
reason-name-too-long = Toto jméno je příliš dlouhé.
reason-chat-empty = V této zprávě nic není.
reason-chat-too-long = Tato zpráva je příliš dlouhá.
reason-no-thing = Na tomto stole není nic jako „{ $thing }“, na co by šlo ukázat.
reason-no-phrase = Hotová fráze „{ $phrase }“ neexistuje.

## Undoing

reason-undo-wished = Ostatní už byli požádáni; počkejte na jejich odpověď.
reason-no-wish = Nikdo nečeká na váš souhlas s vrácením tahu.

## New tables

reason-no-game = Hra „{ $game }“ tu není.
reason-no-bot = Bot „{ $bot }“ neexistuje.
reason-no-option = Hra nemá taková nastavení ({ $detail }).
reason-bad-pack = Tento balíček obsahu nelze použít ({ $detail }).
reason-seat-count =
    { $count ->
        [one] Tuto hru nelze hrát s { $count } místem: míst musí být { $first } až { $last }.
       *[other] Tuto hru nelze hrát s { $count } místy: míst musí být { $first } až { $last }.
    }

## The server

reason-no-page = Na této adrese nic není.
reason-malformed = Server tomuto požadavku nerozumí ({ $detail }).
reason-sheet = Tento list nelze spočítat ({ $detail }).
reason-pack-slow = Tento balíček obsahu se čte příliš dlouho nebo potřebuje příliš mnoho paměti.
reason-sheet-slow = Tento list se počítá příliš dlouho; určete, co znamenají jeho žolíci.
reason-too-large = To je víc, než server přijme najednou.
reason-too-fast = Bylo toho příliš najednou; chvilku počkejte.
reason-too-many-tables = Za krátkou dobu jste otevřeli mnoho stolů; chvíli počkejte.
reason-too-many-sockets = Z vaší sítě je příliš mnoho spojení.
reason-foreign = Server nepřijímá požadavky ze stránek jiných webů.
reason-not-saved = Server to nedokázal uložit, takže se nic nezměnilo; zkuste to znovu.
reason-server = Na serveru se něco pokazilo; zkuste to znovu.

## The command `serve`

serve-here = Ludarium běží na adrese { $address }
serve-network = Ve vaší síti, pro přátele a telefony: { $address }
serve-busy = Port { $port } je obsazený, tentokrát je to port { $found }.
serve-stop = { $keys } server zastaví; všechny stoly zůstanou uložené.
serve-ended = Server je zastaven.
