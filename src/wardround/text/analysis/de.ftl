### Hints, reviews and puzzles, in German.

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
hint-alone =
    { $proven ->
        [yes] Nichts ist besser.
       *[no] Die beste Folge, die in der Zeit gefunden wurde; eine bessere ist möglich.
    } { $sure ->
        [yes] Was sonst zuerst kommen könnte, gehört auch dazu.
       *[no] Für andere Anfänge reichte die Zeit nicht.
    }
hint-rollouts =
    { $close ->
        [even] Genauso gut: „{ $second }“.
        [yes] Es ist knapp: „{ $second }“ brachte { $lead } Punkte weniger, auf { $off } genau.
       *[no] Das Nächstbeste, „{ $second }“, brachte { $lead } Punkte weniger, auf { $off } genau.
    }
hint-tried = Ausprobiert durch Weiterspielen bis zum Ende der nächsten Runde, { $worlds }-mal, nach dem, was dieser Spieler sehen kann.
play-hint = Am besten: „{ $words }“.
play-hint-nobody = Jetzt wird niemand gefragt, also gibt es nichts zu raten.
hint-over = Hier gibt es nichts zu raten: Das Spiel ist vorbei.
hint-chance = Hier spricht der Zufall und sonst niemand. Sag zuerst seine Wörter.
hint-not-asked = { $whom } ist hier nicht gefragt. Gefragt: { $turn }.
hint-not-you = Du bist gerade nicht gefragt. Gefragt: { $who }.
hint-seconds = „{ $seconds }“ Sekunden gehen nicht. Gib mehr als 0 und höchstens { $most } an.
solve-nodes = „{ $nodes }“ Krankenhäuser sind zu wenige. Gib 1 oder mehr an.
hint-busy = Gerade werden zu viele Tipps ausgerechnet. Frag gleich noch einmal.
hint-puzzle = Ein Rätsel gibt keine Tipps: Mach Schluss, dann lässt sich die Lösung zeigen.
hint-failed = Es fand sich rechtzeitig kein Tipp. Frag noch einmal oder mach ohne weiter.

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
    { $place }. { $where }, { $who }: „{ $words }“ kostete { $lost } Punkte{ $off ->
        [none] { "" }
       *[other] , auf { $off } genau
    }. Besser: „{ $better }“.
review-none = Für niemanden fand sich etwas Besseres.
review-graph = Punkte aller Spieler im Lauf des Spiels, nach Runden; Kreise zeigen die teuersten Momente
review-drawn = Kurve gezeichnet in { $path }
review-judging = beurteile
review-busy = Gerade werden zu viele Spiele durchgesehen. Frag in einer Minute noch einmal.
review-early = Der Rückblick hat eben erst begonnen. Frag gleich noch einmal.
which-game = { $path } enthält { $count } Spiele. Sag mit --game, welches: 1 bis { $count }.
review-jobs = { $jobs } Prozesse können nicht arbeiten. Gib 1 oder mehr an.

## Rätsel

puzzle-head =
    Rätsel { $number }, Grad { $grade } von { $most }: Finde die besten Wörter für das Krankenhaus, das arbeitet. { $last ->
        [yes] Mit diesem Zug endet das Spiel.
       *[no] Was für später bleibt, zählt mit.
    }
puzzle-how = Ein Satz je Zeile; „finish“ zum Urteil; oder board, undo, again, solution, quit.
puzzle-solved = Gelöst! Nichts ist besser. Ein eiliger Bot bleibt { $short } Punkte zurück.
puzzle-lost =
    Noch nicht das Beste: { $lost } Punkte bleiben liegen{ $ahead ->
        [yes] , aber du bist besser als ein eiliger Bot
       *[no] { "" }
    }.
puzzle-unknown = Es gibt kein Rätsel { $number }. Sie sind von 1 bis { $most } nummeriert.
puzzle-grade = Es gibt keinen Grad { $grade }. Die Grade gehen von 1 bis { $most }.
puzzle-choice = Wähle nach Nummer oder nach Tag und Grad: nicht beides.
puzzle-make = { $wanted } Rätsel lassen sich nicht machen. Gib eine Zahl von 1 bis { $most } an.
puzzle-making = erfinde
puzzle-title = Rätsel { $number }, Grad { $grade } von { $most }
puzzle-best = Das Beste
puzzle-shown = Das sind die besten Wörter. Als gelöst zählt es nicht, denn die Lösung wurde vorher gezeigt.
puzzle-yours = Du
puzzle-greedy = Eiliger Bot
puzzle-not-here = An diesem Tisch gibt es kein Rätsel.
puzzle-not-over = Das Rätsel ist noch nicht fertig: Es gibt nichts zu zeigen.
puzzle-no-journal = Ein Rätsel hat kein Spielprotokoll: Es beginnt mitten in einem Spiel.
