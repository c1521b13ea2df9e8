### Sagrada: the score pad in a browser, in Czech.

## The score pad

web-pad-alone = Sólo
web-pad-goals = Úkoly
web-pad-pattern = Vitráž
web-pad-pattern-none = Nezadáno
web-pad-dice-how = Políčko { $cell }: vyberte barvu, pak odstín
web-pad-colour = Barva
web-pad-shade = Odstín
web-pad-skip = Další
web-pad-clear = Prázdné
web-pad-private = Osobní úkol
web-pad-privates = Osobní úkoly (dva, platí lepší)
web-pad-tokens = Zbylé žetony přízně
web-pad-public = Společné úkoly
web-pad-round-track = Kostky na počítadle kol: cílové skóre
web-pad-round-track-how = Vyberte barvu, pak odstín. Klepnutím na kostku ji odeberete.
web-pad-order = Pořadí posledního kola
web-pad-order-how = Jen pro remízu, kterou nic jiného nerozhodne: vyberte hráče v pořadí jejich prvních tahů v posledním kole.
