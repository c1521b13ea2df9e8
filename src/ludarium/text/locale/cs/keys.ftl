### Klávesové zkratky, česky.

web-key-number = vybrat 1. až 9. zvýrazněnou možnost
web-key-arrows = přecházet mezi zvýrazněnými možnostmi
web-key-history = procházet průběh hry (na tahu se Shiftem)
web-key-tab = projít vše postupně
web-key-enter = vybrat nebo potvrdit
web-key-escape = zrušit výběr
web-key-undo = vrátit tah
web-key-hint = nápověda
web-key-log = záznam
web-key-chat = chat
web-key-catch-up = co se stalo od vašeho posledního tahu
web-key-point = ukázat na to, co je vybráno, nebo vybrat, na co ukázat
web-key-follow = sledovat toho, kdo vede přehrávání, nebo si hru prohlížet samostatně
web-key-help = klávesové zkratky
web-key-drag = Myší nebo prstem: vybírejte možnosti postupně, nebo přetáhněte první na druhou.
