### What the server refuses, where no rule of a game is meant, in Czech.

## Tables and seats

reason-no-table = Tento stůl neexistuje nebo už byl uzavřen.
reason-old-rules = Tato hra začala podle starších pravidel a nelze v ní pokračovat.
reason-failed = Stůl byl uzavřen kvůli opakovaným chybám serveru.
reason-stopped = Správce serveru tento stůl uzavřel.
reason-newer-rules = U tohoto stolu se hraje podle novějších pravidel, než má tento server.
reason-seat-taken = Toto místo je už obsazené.
reason-table-full = Všechna místa u tohoto stolu jsou obsazená. Můžete se dívat.
reason-not-your-seat = Toto místo není vaše.
reason-not-seated = To mohou udělat jen hráči tohoto stolu.
reason-not-host = To může udělat jen hostitel stolu.
reason-wrong-link = Tento odkaz na místo neplatí.
reason-wrong-games-link = Tento odkaz na hry hráče není platný.
reason-too-many-devices = Toto místo už má nejvyšší možný počet zařízení a odkazů.
reason-started = Hra už začala.
reason-not-started = Hra ještě nezačala.
reason-not-over = Hra ještě neskončila.
reason-other-leads = Toto přehrávání teď vede jiný hráč.
reason-not-leader = To může udělat jen hráč, který přehrávání vede.
reason-many-variations = Tato hra už má nejvyšší možný počet variant.
reason-table-long = U tohoto stolu je příliš mnoho záznamů. Hru lze jen dohrát.
reason-no-hints = U tohoto stolu jsou nápovědy vypnuté.
reason-no-hint = Bot nenašel odpověď. Zkuste to znovu.

## People at a table

reason-no-code = Stůl s kódem „{ $code }“ neexistuje.
reason-already-seated = U tohoto stolu už hrajete.
reason-watches = Sledujete jiné místo u tohoto stolu, a proto si sem nemůžete sednout.
reason-no-newcomers = K tomuto stolu noví hráči nemají přístup.
reason-no-spectators = K tomuto stolu diváci nemají přístup.
reason-no-person = Na tomto místě nikdo nesedí.
reason-seat-of-host = Toto místo patří hostiteli. Chcete-li ho uvolnit, odejděte ze hry.
reason-not-waited-for = Na tohoto hráče se nečeká.
reason-not-absent = Tento hráč tu je.
reason-just-left =
    { $count ->
        [one] Tento hráč odešel teprve před chvílí. Počkejte ještě { $count } sekundu.
        [few] Tento hráč odešel teprve před chvílí. Počkejte ještě { $count } sekundy.
       *[other] Tento hráč odešel teprve před chvílí. Počkejte ještě { $count } sekund.
    }
reason-no-time = Nechte alespoň { $least } s.
reason-slow-table = U tohoto stolu má každé rozhodnutí svůj čas. Až vyprší, zaskočí bot.
reason-time-up = Váš čas vypršel, a proto za vás hraje bot. Tempo může změnit hostitel stolu.
reason-no-push = Tento server neposílá push oznámení.
reason-private-target = Na tomto serveru nesmějí webhooky vést do soukromé sítě.
reason-webhook = Webhook zprávu nepřijal ({ $detail }).

## Names and chat

reason-name-missing = Zadejte prosím jméno.
reason-name-too-long = Toto jméno je příliš dlouhé.
reason-chat-empty = Tato zpráva je prázdná.
reason-chat-too-long = Tato zpráva je příliš dlouhá.
reason-no-thing = Na tomto stole není nic jako „{ $thing }“, na co by šlo ukázat.
reason-no-phrase = Hotová fráze „{ $phrase }“ neexistuje.

## Undoing

reason-undo-wished = Žádost už byla odeslána. Počkejte na odpovědi.
reason-no-wish = Nikdo nečeká na váš souhlas s vrácením tahu.

## New tables

reason-no-game = Hra „{ $game }“ tu není.
reason-no-bot = Bot „{ $bot }“ neexistuje.
reason-no-option = Hra nemá taková nastavení ({ $detail }).
reason-bad-pack = Tuto sadu karet nelze použít ({ $detail }).
reason-seat-count =
    { $count ->
        [one] Tuto hru nelze hrát s { $count } místem: míst musí být { $first } až { $last }.
       *[other] Tuto hru nelze hrát s { $count } místy: míst musí být { $first } až { $last }.
    }

## The server

reason-no-page = Na této adrese nic není.
reason-branch-seat = Dokud hra neskončí, můžete pokračovat jen ze svého místa.
reason-malformed = Server tomuto požadavku nerozumí ({ $detail }).
reason-sheet = Tento list nelze obodovat ({ $detail }).
reason-pack-slow = Tato sada karet se čte příliš dlouho nebo potřebuje příliš mnoho paměti.
reason-sheet-slow = Bodování listu trvá příliš dlouho. Určete, co znamenají jeho žolíci.
reason-bad-record = Tento záznam nelze otevřít ({ $detail }).
reason-record-slow = Tento záznam se přehrává příliš dlouho nebo potřebuje příliš mnoho paměti.
reason-no-records = Tento server teď žádné další záznamy neukládá.
reason-analysis-busy = Právě se analyzují jiné hry. Zkuste to prosím později.
reason-analysis-failed = Analýza se nezdařila. Můžete ji spustit znovu.
reason-too-large = To je víc, než server přijme najednou.
reason-too-fast = Příliš mnoho požadavků. Chvilku počkejte.
reason-too-many-tables = Otevřeli jste příliš mnoho stolů. Chvíli počkejte.
reason-too-many-sockets = Z vaší sítě je příliš mnoho spojení.
reason-foreign = Server nepřijímá požadavky ze stránek jiných webů.
reason-host = Tento server má adresu { $host }.
reason-uninvited = Tento server je jen pro ty, kdo znají zvací slovo.
reason-read-only = Server je teď jen pro čtení. Nic se neztratilo a hry budou pokračovat později.
reason-not-saved = Server to nedokázal uložit, takže se nic nezměnilo. Zkuste to znovu.
reason-server = Na serveru došlo k chybě. Zkuste to znovu.
