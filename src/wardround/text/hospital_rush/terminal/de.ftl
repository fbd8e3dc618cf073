### Hospital Rush in the terminal, in German.

## Hospital Rush

board-markers = Marker bisher: { $told }.
board-early = für 1 Ansehen fehlt nur { $missing }
now = Jetzt: { $brings }.
unfair = Unfair: { $risk }.
word-skip = nichts tun; der Marker bleibt liegen
board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(unfair)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(besetzt von: { $who })
    }
panel-corridor = Der Flur (Bett 4 wird nach der Runde geräumt); rechts, wer behandelt
panel-early = oder ★1
panel-tiles = + Pflaster, p o g Medizin, ? jede Medizin, * jedes Plättchen; [ ] fehlt noch
panel-own = Deine eigenen Plätze
panel-skills = Fähigkeiten
panel-bucks = { bucks }
panel-order = Marker dieser Runde, der Reihe nach
panel-next = Die nächste Runde beginnt: { $who }

## Im Terminal

help-about = Du arbeitest im Krankenhaus und willst eine Arztstelle. Jede Runde setzt du zwei Marker auf Plätze und tust, was dort steht: Patienten mit Plättchen behandeln, Medizin holen, Kröten verdienen, lernen oder unfair sein. Am Ende der Runde gehen geheilte Patienten heim, Bett 4 wird geräumt, die anderen rücken nach.
help-points = Ansehen bringen geheilte Patienten, das Examen und Bestechung. Hat am Ende einer Runde jemand 10, ist das Spiel aus, und das meiste Ansehen gewinnt. Marker auf roten Plätzen können verpfiffen werden.
help-words = Wähle mit der Nummer oder tippe Wörter: „treat-a bed-2 patch patch“. „why treat-a“ sagt, was ein Platz tut. Wo du aufhören darfst, sag done; um eine Aktion auszulassen, skip.
board-round = Hospital Rush, Runde { $round }: { $phase }
board-setup = Hospital Rush: { $phase }
board-bed = Bett { $bed }
board-empty = leer
board-needs =
    { $right ->
        [none] braucht { $missing }
       *[other] hat { $right }, braucht { $missing }
    }
board-cured = geheilt
board-worth = { $prestige } Ansehen
board-right = rechte Seite vollständig
board-treated-by = Patientenmarker: { $who }
board-free = frei
board-beside = daneben { $who }
board-chest = Truhe: { $purple } Lila, { $orange } Orange, { $green } Grün.
board-order = Diese Runde begann: { $began }; die nächste beginnt: { $first }.
board-exam = Examen gemacht
board-intern =
    { $who }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    }: Ansehen { $prestige }, { bucks }{ $right ->
        [none] , keine Medizin
       *[other] , { $right }
    }{ $skills ->
        [none] { "" }
       *[other] ; { $skills }
    }{ $markers ->
        [none] { "" }
       *[other] ; Marker auf { $markers }
    }.

cards-space = Plätze
cards-character = Charaktere
cards-patient = Patienten
cards-skill = Fähigkeiten

## Was geschehen ist, in wenigen Worten nach einem Namen

brief-first = bekommt den Startspielermarker
brief-cast = Charakter { $character }
brief-admit = Bett { $bed }: { $patient }
brief-shuffle = die Ablage wird wieder zum Stapel
brief-place =
    { $red ->
        [0] Marker auf { $space }
       *[other] Marker auf { $space } (unfair)
    }
brief-earn = +{ bucks }
brief-pay = -{ bucks }
brief-fetch = { medicine } aus der Truhe
brief-sell = { medicine } verkauft
brief-steal = { thing } von { $whom }
brief-hand-over = { bucks } an { $whom }
brief-claim = übernimmt Bett { $bed }
brief-join = nun neben Bett { $bed }
brief-alone = behandelt nun Bett { $bed } allein
brief-treat = { tile } auf Bett { $bed }
brief-pilfer = { medicine } von Bett { $bed }
brief-learn = lernt { $skill }
brief-poach = { $skill } von { $whom }
brief-exam =
    Examen mit { $skills ->
        [one] 1 Fähigkeit
       *[other] { $skills } Fähigkeiten
    }
brief-score =
    { $prestige ->
        [-1] -1 Ansehen ({ $source })
       *[other] +{ $prestige } Ansehen ({ $source })
    }
brief-cure = { $patient } verlässt Bett { $bed } geheilt
brief-dismiss = { $patient } verlässt Bett { $bed } und bringt kein Ansehen
brief-discard = legt { $patient } aus Bett { $bed } ab
brief-fined = bestraft: { bucks } oder 1 Ansehen, { $times }×
brief-spared = nichts zu verlieren
brief-take-card = { $patient } zurück in Bett 1
brief-end = das Spiel endet: { $ended }
brief-ousted = verliert Bett { $bed } an { $whom }

## Arten von Dingen in Berichten von Experimenten

things-character = Charaktere
things-space = Plätze
things-skill = Fähigkeiten
things-patient = Patienten
