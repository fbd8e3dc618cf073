### Hospital Rush, in German.

## Optionen, Positionen und Kartendateien

option-characters = Charaktere: Preise und Farben ihrer eigenen Plätze.
option-characters-balanced = Ausgewogen, mit Preisen und Farben von uns (hauseigen).
option-characters-documented = Wie dokumentiert, die veröffentlichten alle rot und ohne Preise von uns.
option-rounds = Runden: beendet das Spiel nach so vielen Runden, wenn niemand 10 Ansehen erreicht. Für Simulationen gedacht.
option-rounds-off = Gespielt wird, bis jemand 10 Ansehen hat.
option-rounds-10 = Höchstens 10 Runden.
option-rounds-20 = Höchstens 20 Runden.
option-rounds-50 = Höchstens 50 Runden.
option-rounds-100 = Höchstens 100 Runden.

position-tiles =
    { $patient ->
        [none] Bett { $bed } ist leer: Dort können keine Plättchen liegen.
       *[other] Die Plättchen auf Bett { $bed } passen nicht zu dem, was { $patient } braucht.
    }
position-medicine =
    In der Stellung gibt es mehr { $colour ->
        [purple] lila
        [orange] orange
       *[green] grüne
    } Medizin als die { $medicine } vorhandenen Plättchen.
position-markers =
    Die Patientenmarker auf Bett { $bed } können so nicht liegen: Einer behandelt, ein zweiter darf daneben liegen.
position-space =
    „{ $word }“ im Feld „places“ { position-where } ist dort nicht im Spiel, gehört jemand anderem oder ist zu oft besetzt.
position-characters = Zwei haben denselben Charakter; jeden gibt es einmal.
card-few = Von dieser Art gibt es { $have } Karten, mindestens { $needed } sind nötig: Füge welche hinzu.
card-no-space = Bei { $seats } Spielern gibt es keinen Platz für beliebig viele Marker: Gib einem „always = true“.
card-join = Ein anderer Platz legt schon einen Marker neben einen fremden, und das darf nur einer: Nimm hier etwas anderes.
card-right = Es muss ein Teil von „needs“ sein und nicht alles davon: Ändere es.

## Was gefragt wird

ask-nothing = Das Spiel ist vorbei.
reason-over =
    { $goal ->
        [0] { $round } Runden sind gespielt.
       *[other] Jemand hat 10 Ansehen erreicht.
    }
ask-wait = Warte.
reason-chance = Karten werden aufgedeckt.
reason-others = Am Zug ist noch: { $whom }.
ask-place =
    { $marker ->
        [1] Wohin setzt du deinen ersten Marker?
       *[other] Wohin setzt du deinen zweiten Marker?
    }
reason-place = Du hast { bucks }. Ein Marker muss gesetzt werden; ob du die Aktion nutzt, ist deine Sache.
bucks =
    { $bucks ->
        [0] keine Kröten
        [one] 1 Kröte
       *[other] { $bucks } Kröten
    }
ask-treat =
    Wen behandelst du, { $free ->
        [0] ohne Plättchen gratis
        [one] mit 1 Plättchen gratis
       *[other] mit { $free } Plättchen gratis
    }? Oder verzichte.
reason-treat-after =
    Nach dem Diebstahl darfst du behandeln, { $free ->
        [0] ohne Plättchen gratis
        [one] mit 1 Plättchen gratis
       *[other] mit { $free } Plättchen gratis
    }{ $care ->
        [0] { "" }
       *[other] , aber mit einem Pflaster gratis
    }; jedes weitere kostet 1 Kröte.
ask-tile =
    { $placed ->
        [0] Welches Plättchen legst du auf { $patient }?
       *[other] { $patient }: Welches Plättchen als Nächstes, oder fertig?
    }
reason-tile =
    Bett { $bed } braucht noch { $missing }. { $price ->
        [0] Das nächste Plättchen ist gratis.
       *[other] Das nächste kostet 1 von deinen { $bucks } Kröten.
    }
ask-fetch =
    { $taken ->
        [0] { $space }: Welche Medizin nimmst du? Oder verzichte.
       *[other] { $space }: Welche Medizin noch? Oder fertig.
    }{ $paid ->
        [0] { "" }
        [one] { " " }Diese kostet 1 Kröte.
       *[other] { " " }Diese kostet { $paid } Kröten.
    }
ask-starter = { $space } bringt { bucks }. Wer beginnt die nächste Runde? Oder verzichte.
ask-night = { $space } bringt { bucks }: nutzen oder verzichten?
ask-study =
    { $cost ->
        [0] { $space }: Welche Fähigkeit lernst du? Oder verzichte.
       *[other] { $space }: Welche Fähigkeit lernst du für { $cost } deiner { $bucks } Kröten? Oder verzichte.
    }
ask-exam =
    { $space }: { $cost } Kröten für { $skills } Ansehen, einmal im Spiel: nutzen oder verzichten?
ask-rat-out =
    { $space } bringt jetzt { bucks } und { $hit ->
        [0] trifft niemanden
        [one] bestraft 1 Marker
       *[other] bestraft { $hit } Marker
    }: nutzen oder verzichten?
ask-deal = { $space }: Welchen Preis zahlst du von deinen { $bucks } Kröten? Oder verzichte.
ask-victim =
    { $taken ->
        [0] { $space }: Welcher Gegner? Oder verzichte.
       *[other] { $space }: Noch ein Gegner? Oder fertig.
    }
ask-thing =
    { $taken ->
        [0] { $space }: Was nimmst du weg von { $whom }?
       *[other] { $space }: Was nimmst du noch weg von { $whom }? Oder fertig.
    }
ask-skill = { $space }: Welche Fähigkeit nimmst du von { $whom }?
ask-source = { $space }: Bei welchem Gegner oder von welchem Patienten nimmst du Medizin? Oder verzichte.
ask-medicine = { $space }: Welche Medizin nimmst du?
ask-sell =
    { $sold ->
        [0] { $space }: Welche Medizin verkaufst du für { $price } Kröten? Oder verzichte.
       *[other] { $space }: Welche Medizin noch für { $price } Kröten? Oder fertig.
    }
ask-bed = { $space }: Welches Bett? Oder verzichte.
ask-use = { $space }: nutzen oder verzichten?
ask-card = Welcher abgelegte Patient kommt in Bett 1? Oder verzichte.
reason-card =
    Bett 4 ist geräumt, die anderen sind nachgerückt; { $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    } auf dem Ablagestapel.
ask-claim = Legst du deinen Patientenmarker auf { $patient } in Bett 1? Oder verzichte.
reason-claim =
    { $marked ->
        [0] Du behandelst gerade niemanden; ihn zu übernehmen kostet nichts.
       *[other] Dein Marker verlässt dann Bett { $marked }; die Plättchen dort bleiben liegen.
    }
ask-pharmacy = Welche Medizin nimmst du aus der Truhe? Oder verzichte.
reason-pharmacy = { CARD("pharmacy") } gibt dir 1 Medizin für einen geheilten Patienten.
ask-punishment =
    Zahlst du { $fine ->
        [one] 1 Kröte
       *[other] { $fine } Kröten
    } von deinen { $bucks }, oder verlierst du 1 von deinem Ansehen ({ $prestige })?
reason-punishment =
    { $whom } nutzt { $space } gegen deine Marker auf Rot{ $times ->
        [one] { "" }
       *[other] ; { $times } Antworten stehen noch aus
    }.
ask-right-hand = { $patient } in Bett { $bed }: für { $now } Ansehen entlassen oder dalassen?
reason-right-hand =
    Die rechte Seite ist vollständig. Alle Plättchen brächten { $later } Ansehen; { $missing ->
        [one] 1 Plättchen fehlt
       *[other] { $missing } Plättchen fehlen
    }, { $rounds ->
        [0] und nach dieser Runde ist der Patient weg
        [one] und höchstens 1 Runde bleibt noch
       *[other] und höchstens { $rounds } Runden bleiben noch
    }.

## Warum etwas jetzt nicht geht

why-over = Das Spiel ist vorbei.
why-chance = Erst kommen Karten.
why-others = Du bist nicht am Zug; noch an der Reihe: { $whom }.
why-space-first = Sag zuerst, wohin du deinen Marker setzt.
why-question = Danach wird jetzt nicht gefragt. Die Frage ist, { $question }.
why-sentence = Sag erst zu Ende, was du zu { $space } begonnen hast.
why-not-yours = { $space } gehört zu einem anderen Charakter.
why-not-in-play = { $space } wird mit { $seats } Spielern nicht benutzt.
why-taken =
    { $takers ->
        [one] { $space } ist in dieser Runde von { $whom } besetzt.
       *[other] Bei { $space } ist in dieser Runde alles besetzt.
    }
why-bed-empty = Bett { $bed } ist leer.
why-bed-named = Du hast schon ein Bett genannt; jetzt Plättchen oder fertig.
why-bed-taken = Der Patient in Bett { $bed } wird von { $whom } behandelt; nur einen freien kann man übernehmen.
why-bed-nothing = Auf deinen Patienten in Bett { $bed } kannst du kein Plättchen legen.
why-bed-not-theirs = Mit Bett { $bed } lässt sich hier nichts anfangen: Es muss der Patient eines Gegners sein.
why-bed-first = Sag zuerst, welches Bett.
why-tile-not-needed = Mehr davon braucht der Patient nicht ({ tile }).
why-tile-not-yours = Du hast keine Plättchen dieser Art mehr ({ tile }).
why-order = Nenne erst Pflaster, dann Lila, Orange, Grün; sag alles in dieser Reihenfolge.
why-tile-price = Ein weiteres Plättchen kostet 1 Kröte, und du hast insgesamt { bucks }.
why-chest-empty = Davon liegt nichts mehr in der Truhe ({ tile }).
why-skill-known = Das hast du schon gelernt.
why-management = { CARD("management") } setzt zwei andere Fähigkeiten voraus.
why-yourself = Wähle einen Gegner, nicht dich selbst.
why-victim = Bei diesem Spieler ist hier nichts zu holen.
why-done = Wähle erst etwas; wer nichts tun will, verzichtet.
why-no-answer = Das ist keine Antwort auf die Frage.

question-place = wohin ein Marker kommt
question-treat = wen du behandelst
question-card = welchen abgelegten Patienten du nimmst
question-claim = ob du diesen Patienten übernimmst
question-punishment = ob du zahlst oder Ansehen verlierst
question-pharmacy = welche Medizin du nimmst
question-right-hand = ob du einen Patienten früher entlässt

## Was etwas jetzt brächte, in wenigen Worten

brings-paying = danach { bucks }
brings-losing = danach { $prestige } Ansehen
brings-deal = { $prestige } Ansehen, danach { bucks }
brings-nothing = würde nur besetzen
brings-too-dear = kostet { $cost }, du hast { $bucks }
brings-cost =
    { $cost ->
        [0] { "" }
       *[other] , kostet { $cost }
    }{ $bonus ->
        [0] { "" }
       [one] , plus 1 Kröte
       *[other] , plus { $bonus } Kröten
    }
brings-price =
    { $price ->
        [0] gratis
       *[other] für { $price }
    }
brings-fetch =
    { $free ->
        [one] 1 Medizin
       *[other] { $free } Medizin
    }{ $more ->
        [0] { "" }
       *[other] , { $more } mehr { brings-price }
    }{ brings-cost }
brings-night =
    { bucks }{ $names ->
        [0] { "" }
       *[other] , sag, wer beginnt
    }{ brings-cost }
brings-study =
    { $skills ->
        [one] 1 Fähigkeit
       *[other] eine von { $skills } Fähigkeiten
    }{ $cost ->
        [0] , gratis
       *[other] { " " }für { $cost }
    }
brings-exam = { $prestige } Ansehen für { $cost }
brings-rat-out =
    { bucks }; { $hit ->
        [0] trifft niemanden
        [one] trifft 1 Marker
       *[other] trifft { $hit } Marker
    }{ brings-cost }
brings-bribe = { $prestige } Ansehen für { $bucks }{ brings-cost }
brings-sabotage =
    { $victims ->
        [one] Kröte oder Medizin von 1
       *[other] Kröte oder Medizin von { $victims }
    }{ brings-cost }
brings-sell = bis { bucks }{ brings-cost }
brings-turn-over =
    { $patient ->
        [none] Bett 4 ist leer
       *[other] { $prestige ->
            [0] { $patient } geht
           *[other] { $patient } geht geheilt: { $prestige } Ansehen
        }
    }{ brings-cost }
brings-levy = zusammen { bucks }{ brings-cost }
brings-dismiss = { $prestige } Ansehen{ brings-cost }
brings-denounce =
    { $hit ->
        [0] trifft niemanden
        [one] trifft 1 Gegner
       *[other] trifft { $hit } Gegner
    }{ brings-cost }
brings-targets =
    { $targets ->
        [one] 1 Ziel
       *[other] { $targets } Ziele
    }{ brings-cost }
brings-pilfer =
    { $targets ->
        [0] nichts zu stehlen
       *[other] stehlen
    }, behandeln{ brings-cost }
brings-cure =
    heilt Bett { $bed }: +{ $prestige }{ $price ->
        [0] { "" }
       *[other] { " " }{ brings-price }
    }
brings-treat =
    { $tiles ->
        [0] Patienten übernehmen
       *[other] { $price ->
            [0] { $tiles ->
                [one] 1 Plättchen gratis
               *[other] { $tiles } Plättchen gratis
            }
           *[other] { $free ->
                [0] { $tiles ->
                    [one] 1 Plättchen
                   *[other] bis zu { $tiles } Plättchen
                }
               *[other] { $free } Plättchen gratis, { $tiles }
            } { brings-price }
        }
    }
brings-tile =
    { $count ->
        [0] für 1 Kröte
        [one] gratis
       *[other] { $count } gratis
    }
brings-bed =
    { $cures ->
        [0] Du könntest legen: { $needs }
       *[other] Du könntest heilen mit: { $needs }
    }. { $space }, { brings-price }.

risk-last = niemand setzt nach dir
risk-used = { CARD("rat-out") } ist besetzt
risk-open =
    { CARD("rat-out") } ist frei, { $after ->
        [one] 1 Marker kommt
       *[other] { $after } Marker kommen
    } nach deinem
risk-striker =
    { $rat ->
        [0] { $whom } kann noch zuschlagen
       *[other] { CARD("rat-out") } ist frei, und { $whom } kann zuschlagen
    }: { $after ->
        [one] 1 Marker kommt
       *[other] { $after } Marker kommen
    } nach deinem

## Was Karten tun

cost =
    { $cost ->
        [0] { "" }
        [one] { " " }Das kostet 1 Kröte.
       *[other] { " " }Das kostet { $cost } Kröten{ by-seats }.
    }{ $bonus ->
        [0] { "" }
        [one] { " " }Die Bank zahlt dir vorher 1 Kröte.
       *[other] { " " }Die Bank zahlt dir vorher { $bonus } Kröten{ by-seats }.
    }
by-seats =
    { $seats ->
        [0] { "" }
       *[other] { " " }mit { $seats } Spielern
    }
does-space-treat =
    Behandle deinen Patienten: { $free ->
        [0] kein Plättchen ist gratis
        [one] 1 Plättchen ist gratis
       *[other] { $free } Plättchen sind gratis
    }, jedes weitere kostet 1 Kröte.{ cost }
does-space-fetch =
    Nimm { $free ->
        [0] keine Medizin gratis
        [one] 1 Medizin
       *[other] bis zu { $free } Medizin
    } aus der Truhe{ $more ->
        [0] { "" }
        [one] , und 1 weitere für { $price ->
            [one] 1 Kröte
           *[other] { $price } Kröten
        }
       *[other] , und bis zu { $more } weitere für je { $price } Kröten
    }.{ cost }
does-space-night-shift =
    { $places ->
        [one] Verdiene { $pays } Kröten{ $names ->
            [0] { "" }
           *[other] { " " }und bestimme, wer die nächste Runde beginnt
        }
       *[other] Verdiene Kröten ({ $pays }, je nach Reihenfolge){ $names ->
            [0] { "" }
            [one] ; wer zuerst kommt, bestimmt, wer die nächste Runde beginnt
           *[other] ; die ersten { $names } bestimmen, wer die nächste Runde beginnt
        }
    }.{ cost }
does-space-study = Lerne eine Fähigkeit. { CARD("management") } setzt zwei andere voraus.{ cost }
does-space-exam = Einmal im Spiel 1 Ansehen für jede deiner Fähigkeiten.{ cost }
does-space-rat-out =
    Verdiene { bucks } und 1 mehr für jeden Marker auf Rot, auch deine; jeder Gegner zahlt für jeden eigenen { $fine ->
        [one] 1 Kröte
       *[other] { $fine } Kröten
    } oder verliert 1 Ansehen.{ cost }
does-space-sabotage =
    Nimm { $victims ->
        [one] einem Gegner
       *[other] bis zu { $victims } Gegnern je
    } 1 Kröte oder 1 Medizin weg.{ cost }
does-space-bribe =
    { $deals ->
        [one] Kaufe { $prestige } Ansehen für genau { bucks }.
       *[other] Kaufe { $prestige } Ansehen für genau { bucks } oder { $prestige_two } für genau { $bucks_two }.
    }{ cost }
does-space-steal =
    Stiehl einem Gegner bis zu { $amount } Kröten oder bis zu { $amount } Medizin.{ cost }
does-space-join =
    Lege deinen Patientenmarker neben den eines Gegners: Du darfst diesen Patienten später behandeln, ohne deine Fähigkeiten, und bekommst 1 Ansehen, wenn er geheilt entlassen wird.{ cost }
does-space-poach = Zahle einem Gegner { $price } Kröten und nimm ihm eine Fähigkeit ab, die du nicht hast.{ cost }
does-space-take-over =
    Zahle einem Gegner { $price ->
        [one] 1 Kröte
       *[other] { $price } Kröten
    } für jedes Plättchen auf seinem Patienten und übernimm ihn.{ cost }
does-space-pilfer =
    Stiehl 1 Medizin von einem Gegner oder von dessen Patienten; danach darfst du behandeln, { $free ->
        [0] ohne Plättchen gratis
        [one] mit 1 Plättchen gratis
       *[other] mit { $free } Plättchen gratis
    }.{ cost }
does-space-sell =
    Verkaufe beliebig viel Medizin für je { $price ->
        [one] 1 Kröte
       *[other] { $price } Kröten
    }.{ cost }
does-space-turn-over =
    Der Patient in Bett 4 geht und zählt, wenn er geheilt ist (die rechte Seite genügt: 1 Ansehen); die anderen rücken nach; dann darfst du einen abgelegten Patienten in Bett 1 holen und übernehmen.{ cost }
does-space-levy =
    Nimm jedem Gegner { bucks } ab, soweit er welche hat.{ cost }
does-space-dismiss =
    Lege einen beliebigen Patienten ab: { $prestige } Ansehen für dich und ebenso viel für den, der ihn behandelt.{ cost }
does-space-denounce =
    Jeder Gegner mit einem Marker auf Rot verliert einmal { $fine ->
        [one] 1 Kröte
       *[other] { $fine } Kröten
    } oder 1 Ansehen.{ cost }
does-character =
    { $unfair ->
        [2] Hat zwei unfaire Plätze, „{ $first }“ und „{ $second }“.
       *[other] Hat zwei Plätze, „{ $first }“ und „{ $second }“; unfair davon: { $unfair }.
    }
does-patient =
    Braucht { $needs }: { $prestige } Ansehen.{ $right ->
        [none] { "" }
       *[other] { " " }Rechte Seite: { $right }, dann darf er für 1 Ansehen gehen.
    }
does-skill-intensive-care = Bei jeder deiner Behandlungen ist 1 Pflaster mehr gratis.
does-skill-pharmacy = Wird ein geheilter Patient von dir entlassen, darfst du 1 Medizin aus der Truhe nehmen.
does-skill-finance = Wird ein geheilter Patient von dir entlassen, bekommst du 2 Kröten.
does-skill-management = Dein Patient wird entlassen, sobald er geheilt ist. Setzt zwei andere Fähigkeiten voraus.

count-patch =
    { $count ->
        [one] 1 Pflaster
       *[other] { $count } Pflaster
    }
count-purple = { $count } Lila
count-orange = { $count } Orange
count-green = { $count } Grün
count-any = { $count } Medizin beliebiger Farbe
count-wild =
    { $count ->
        [one] 1 beliebiges Plättchen
       *[other] { $count } beliebige Plättchen
    }
tile =
    { $tile ->
        [patch] Pflaster
        [purple] lila Medizin
        [orange] orange Medizin
       *[green] grüne Medizin
    }
medicine =
    { $medicine ->
        [purple] lila Medizin
        [orange] orange Medizin
       *[green] grüne Medizin
    }
thing =
    { $thing ->
        [buck] 1 Kröte
        [purple] lila Medizin
        [orange] orange Medizin
       *[green] grüne Medizin
    }

## Was geschehen ist

happened-first = { $who } bekommt den Startspielermarker.
happened-cast = { $who } spielt { $character }.
happened-admit = { $patient } kommt in Bett { $bed }.
happened-shuffle = Die Ablage wird wieder zum Stapel.
happened-place =
    { $red ->
        [0] { $who } setzt einen Marker auf { $space }.
       *[other] { $who } setzt einen Marker auf { $space }, das ist unfair.
    }
happened-earn = { $who } verdient { bucks }.
happened-pay = { $who } zahlt { bucks }.
happened-fetch = { $who } nimmt { medicine }.
happened-sell = { $who } verkauft { medicine }.
happened-steal = { $who } nimmt { thing } von { $whom }.
happened-hand-over = { $who } zahlt { bucks } an { $whom }.
happened-claim = { $who } übernimmt den Patienten in Bett { $bed }.
happened-join = { $who } gesellt sich zu Bett { $bed }.
happened-alone = { $who } ist allein an Bett { $bed } und behandelt den Patienten nun selbst.
happened-treat = { $who } legt { tile } auf Bett { $bed }.
happened-pilfer = { $who } nimmt { medicine } vom Patienten in Bett { $bed }.
happened-learn = { $who } lernt { $skill }.
happened-poach = { $who } nimmt { $whom } die Fähigkeit { $skill } ab.
happened-exam =
    { $who } macht das Examen { $skills ->
        [0] ohne Fähigkeit
        [one] mit 1 Fähigkeit
       *[other] mit { $skills } Fähigkeiten
    }.
happened-score =
    { $who }: { $prestige ->
        [-1] 1 Ansehen verloren
        [one] 1 Ansehen gewonnen
       *[other] { $prestige } Ansehen gewonnen
    } ({ $source }).
happened-cure = { $who } entlässt { $patient } aus Bett { $bed }.
happened-dismiss = { $patient } verlässt Bett { $bed } und bringt kein Ansehen.
happened-discard = { $who } legt { $patient } aus Bett { $bed } ab.
happened-fined =
    { $who } muss { $times ->
        [one] einmal
       *[other] { $times }-mal
    } antworten: { bucks } oder 1 Ansehen.
happened-spared = { $who } hat nichts zu verlieren.
happened-take-card = { $who } holt { $patient } zurück in Bett 1.
happened-ousted = { $who } verliert den Patienten in Bett { $bed } an { $whom }.
happened-end = Das Spiel endet: { $ended }.

ended-prestige = jemand hat mindestens 10 Ansehen
ended-rounds = die vereinbarten Runden sind gespielt

phase-starter = Aufbau, wer beginnt
phase-characters = Aufbau, Charaktere austeilen
phase-admit = Patienten aufnehmen
phase-place = Aktionen
phase-discharge = Entlassung
phase-over = das Ende

source-cured = geheilte Patienten
source-exam = Examen
source-bribe = Bestechung
source-character = Charakter
source-punished = Strafen

decided-prestige = Das Ansehen entscheidet.
decided-tiles = Gleichstand beim Ansehen: Medizin und Kröten zusammen entscheiden.
decided-shared = Gleichstand in allem: Der erste Platz wird geteilt.

## Im Terminal

from-visiting-card = von der veröffentlichten Visitenkarte
from-visiting-card-price = die Kröte je Plättchen ist von der veröffentlichten Visitenkarte
from-visiting-card-theft = der Diebstahl ist von der veröffentlichten Visitenkarte
