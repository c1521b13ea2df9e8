### Sagrada: the score pad, in Czech.

## What breaks a rule

breach-same-colour = Stejná barva vedle sebe ({ $cell }, { $other }): { FORM($colour, case: "noun") }
breach-same-shade = Stejný odstín vedle sebe ({ $cell }, { $other }): { $value }
breach-edge = V okrajových řadách a sloupcích není žádná kostka
breach-alone = { $number ->
    [1] Kostka na { $cells } se nedotýká žádné jiné
   *[other] Kostky na { $cells } se nedotýkají ostatních
}
breach-cell-colour = Políčko { $cell } je { FORM($wanted, case: "cell") }, ale kostka na něm je { FORM($colour) }
breach-cell-shade = Políčko { $cell } vyžaduje odstín { $wanted }, ale kostka na něm má { $value }
breach-box = Příliš mnoho kostek jedné barvy ({ FORM($colour, case: "noun") }): { $dice }, v krabici jich je { $most }
breach-tokens = Příliš mnoho žetonů přízně: { $tokens }, a vitráž jich dává { $most }
breach-solo-tokens = Hra pro jednoho nemá žetony přízně, zapsané ({ $tokens }) se nepočítají

## The drawn answer

sheet-window = Vitráž { $number }
sheet-possible = (možná je to účinek nástroje)
sheet-correction = { $number ->
    [1] Odeberte kostku z { $cells } a žádné pravidlo nebude porušeno. Zůstane vám nejvýše { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] Odeberte kostky z { $cells } a žádné pravidlo nebude porušeno. Zůstane vám nejvýše { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
sheet-corrected-winner = { $count ->
    [0] Po opravě skóre nepřevyšuje cílové.
    [1] Po opravě vítězí vitráž { $windows }.
   *[other] Po opravě vítězí vitráže { $windows }.
}
sheet-result = Výsledek
sheet-winner = { $count ->
    [1] Vítězí vitráž { $windows }
   *[other] O vítězství se dělí vitráže { $windows }
}
sheet-tie-private = Součty jsou stejné, rozhodují body za osobní úkol.
sheet-tie-tokens = Součty i body za osobní úkol jsou stejné, rozhodují zbylé žetony přízně.
sheet-tie-order = Vše ostatní je stejné, rozhoduje pozdější první tah v posledním kole.
sheet-tie-open = Vše ostatní je stejné. Rozhodnout může jen pořadí tahů v posledním kole, a to není uvedeno.
sheet-target = Cílové skóre: { $target }
sheet-won = Výhra: vaše skóre je vyšší než cílové.
sheet-lost = Prohra: vaše skóre není vyšší než cílové.
