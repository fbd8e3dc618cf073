### Tipps, Rückblicke und Rätsel, auf Deutsch.

## Tipps

hint-only = Etwas anderes lässt sich nicht sagen.
hint-solver =
    { $proven ->
        [yes] Nichts ist besser.
       *[no] Die beste Folge, die in der Zeit gefunden wurde; eine bessere ist möglich.
    } { $even ->
        [yes] Genauso gut wäre es, mit „{ $second }“ zu beginnen.
       *[no] Stattdessen mit „{ $second }“ zu beginnen, würde { $lead } Punkte kosten.
    }
hint-rollouts =
    { $close ->
        [yes] Es ist knapp: „{ $second }“ kam { $lead } Punkte tiefer heraus, auf { $off } genau.
       *[no] Das Nächstbeste, „{ $second }“, kam { $lead } Punkte tiefer heraus, auf { $off } genau.
    } Ausprobiert durch Weiterspielen bis zum Ende der nächsten Runde, { $worlds }-mal, nach dem, was dieser Sitz sehen kann.
hint-over = Hier gibt es nichts zu raten: Das Spiel ist vorbei.
hint-chance = Hier spricht der Zufall und sonst niemand. Sag zuerst seine Wörter.
hint-not-asked = Sitz { $seat } ist hier nicht gefragt. Gefragt: { $turn }.
hint-seconds = „{ $seconds }“ Sekunden gehen nicht. Gib mehr als 0 und höchstens { $most } an.

## Rückblicke

review-where = wo
review-who = wer
review-said = gesagt
review-lost = verloren
review-better = besser
review-total =
    { $who }: { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }, mindestens { $lost } Punkte verloren.
review-moments = Die teuersten Momente
review-moment =
    { $place }. { $where }, { $who }: „{ $said }“ verlor { $lost } Punkte{ $off ->
        [none] { "" }
       *[other] , auf { $off } genau
    }. Besser: „{ $better }“.
review-none = Für niemanden fand sich etwas Besseres.
review-graph = Punkte aller Sitze im Lauf des Spiels, nach Runden; Kreise zeigen die teuersten Momente
review-drawn = Kurve gezeichnet in { $path }
review-judging = urteile
review-jobs = { $jobs } Prozesse können nicht arbeiten. Gib 1 oder mehr an.
