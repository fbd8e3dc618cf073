### Dice Hospital in the terminal, in German.

## Names of things on the command line

cards-board-departments = Abteilungen auf jedem Krankenhausplan
cards-departments = Abteilungen zum Bauen
cards-specialists = Spezialisten
cards-administrators = Krankenhausverwalter (die Namen sind hauseigen: Keine gedruckte Karte nennt sie)
cards-copies =
    { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }

## What cards do

board-treatment =
    { $form ->
        [heal] { $count ->
            [1] ein { $colour ->
                [red] roter{ " " }
                [yellow] gelber{ " " }
                [green] grüner{ " " }
               *[any] { "" }
            }Patient
           *[other] { how-many } { number } { $colour ->
                [red] rote{ " " }
                [yellow] gelbe{ " " }
                [green] grüne{ " " }
               *[any] { "" }
            }Patienten
        }{ of-values }{ in-pattern }, { steps }
       *[other] { does-treatment }
    }


## The board

board-round = Dice Hospital, Runde { $round } von { $rounds }: { $phase }
board-setup = Dice Hospital: { $phase }
board-asked = { $who }: { $question }
board-forecast =
    Wenn du jetzt aufhörst: { $points ->
        [0] keine Punkte
       *[other] { points }
    }; { $worsening ->
        [none] niemand verschlechtert sich
       *[other] schlechter wird: { $worsening }{ finish-steps }
    }; { $dead ->
        [none] niemand stirbt
       *[other] es stirbt: { $dead } (−{ $cost })
    }.
board-ambulance = Krankenwagen { $ambulance }
board-sum = (Summe { $sum })
board-taken = genommen von { $who }
board-empty = leer
board-intake = Gewürfelt
board-display = Auslage
board-nothing = keine
board-first = Startspieler
board-has-word = am Zug
board-finished = fertig
board-with-ambulance = Krankenwagen { $ambulance }
board-beds =
    { $free ->
        [0] Betten: alle { $beds } belegt
       *[other] Betten: { $taken } von { $beds } belegt, { $free } frei
    }
board-waiting = Wartend
board-treated = Behandelt
board-incoming = Neu
board-lounge = Diese Runde entlassen
board-lounge-dice = { $red } rot, { $yellow } gelb, { $green } grün
board-hand = Erhalten
board-departments = Abteilungen
board-staff = Spezialisten
board-used = genutzt
board-placed = eingesetzt
board-nurses = Pflegekräfte
board-nurses-free = { $free } von { $nurses } frei
board-bags = Blutbeutel
board-fatalities = Todesfälle
board-points = Punkte
board-administrator = Krankenhausverwalter
board-hidden = verdeckt
board-bag = Im Würfelbeutel
board-bag-dice = { $red } rot, { $yellow } gelb, { $green } grün

## Playing in the terminal

play-legend = { $ready } jetzt · { $idle } jetzt nicht · { $used } genutzt
play-harvest =
    { $who }: { points }, { $home } entlassen{ $dead ->
        [0] { "" }
       *[other] , { $dead } gestorben
    }
play-only-finish = { $who }: Mehr geht nicht. Beende mit „finish“.
play-say-anyway = trotzdem beenden
play-time-up = Die Zeit ist um: Was nicht eingesetzt ist, bleibt liegen.

play-patients =
    Wartend: { $waiting ->
        [none] keine
       *[other] { $waiting }
    }. Behandelt: { $treated ->
        [none] keine
       *[other] { $treated }
    }.
play-staff =
    Frei: { $nurses ->
        [one] 1 Pflegekraft
       *[other] { $nurses } Pflegekräfte
    }{ $staff ->
        [none] { "" }
       *[other] , { $staff }
    }. Blutbeutel: { $bags }.
play-ambulances = Krankenwagen
play-neighbour-short =
    { $free } von { $staff } frei · entlassen { $home } · Blut { $bags } · tot { $dead }
play-display = Auslage: { $cards }.
play-neighbour =
    { $who }: { points }, { $patients ->
        [one] 1 Patient
       *[other] { $patients } Patienten
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } schwer krank)
    }, { $home } entlassen, { $bags } Blutbeutel, { $dead ->
        [one] 1 Todesfall
       *[other] { $dead } Todesfälle
    }{ $cards ->
        [none] { "" }
       *[other] ; { $cards }
    }.
play-city-taken = genommen von { $who }
play-city = Krankenwagen: { $told }.
play-arrange =
    in Krankenwagen { $ambulance }; { $dice ->
        [none] dort liegt noch nichts
       *[other] dort liegt schon: { $dice }
    }
help-about = Du leitest acht Runden lang ein Krankenhaus: Nimm einen Krankenwagen voller Patienten, baue dein Krankenhaus aus und setze Pflegekräfte und Spezialisten in Abteilungen ein, um zu heilen. Wer über 6 hinaus geheilt wird, geht nach Hause; wer nicht behandelt wird, verliert { $steps } und stirbt unter 1.
help-points = Punkte gibt es jede Runde für alle, die zusammen nach Hause gehen: { $ladder } für 1, 2, 3 …; 5 mehr, wenn dein Krankenhaus dann leer ist. Am Ende 1 für jeden übrigen Blutbeutel und { $fatality } für jeden Todesfall.
help-stops = finish: deine Aktivierung beenden; skip: einen Effekt nicht nutzen; pass: nichts nehmen oder zurückgeben; bag: ein Blutbeutel heilt einen beliebigen Patienten um 1 Stufe oder ändert die Farbe, die er zeigt.
help-marks = Auf dem ganzen Bildschirm: [r2] ist jetzt wählbar, † würde sterben; ● jetzt nutzbar, ○ jetzt nicht, ✓ genutzt, ▶ eben gesagt.
play-help-why = warum ein Wort jetzt nicht geht und was eine Karte tut: „why radiology“
help-words =
    Wähle per Nummer oder tippe Wörter und drücke Enter: „nurse pharmacy g4“. Innerhalb eines Satzes ist die Reihenfolge frei, und einige seiner Wörter genügen, wenn klar ist, welcher gemeint ist.
help-patients =
    Patienten sind Wörter: r4 ist eine rote 4, y steht für Gelb, g für Grün; r4t wurde in dieser Runde behandelt, r4m auch, und ein Effekt hängt davon ab; rg4 ist ein roter Würfel, der Grün zeigt.

## In few words

patient =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[any] beliebige
    } { $value }{ $shows ->
        [own] { $condition ->
            [treated] { " " }(behandelt)
            [marked] { " " }(eben geheilt)
           *[waiting] { "" }
        }
       *[other] { " " }(zeigt { $shows ->
            [red] Rot
            [yellow] Gelb
           *[green] Grün
        }{ $condition ->
            [treated] , behandelt
            [marked] , eben geheilt
           *[waiting] { "" }
        })
    }
brief-first = Startspieler{ $what }
brief-reveal = Aufgedeckt: { $what }
brief-draw = gezogene Würfel: { $what }
brief-item-draw =
    { $colour ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
brief-settle = Startpatienten: { $what }
brief-deal = erhalten: { $what }
brief-keep = behalten: { $what }
brief-appoint = Krankenhausverwalter: { $what }
brief-roll = Gewürfelt: { $what }
brief-take = Krankenwagen { $what }
brief-gain = Blutbeutel +{ $what }
brief-admit = neue Patienten: { $what }
brief-die = { $what }
brief-build = neu: { $what }
brief-give-back = zurückgegeben: { $what }
brief-place = { $what }
brief-heal = { $what }
brief-discharge = { $what }
brief-recolour = { $what }
brief-spend = Blutbeutel -{ $what }
brief-spare = verschont: { $what }
brief-worsen = schlechter: { $what }
brief-score = { $what }
brief-item-place =
    { $worker ->
        [nurse] Pflegekraft
       *[other] { $worker }
    } in { $department }
brief-item-becomes = { $patient } wird zur { $value }
brief-item-recolour =
    { $patient } zeigt jetzt { $shows ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
brief-item-score = { points } ({ $source })
brief-item-die = { $patient } stirbt
brief-item-discharge = { $patient } wird entlassen
brief-item-transfer = { $patient } kommt zurück in den Würfelbeutel
brief-item-hidden = ein Krankenhausverwalter

chip-sum = Summe { $sum }

word-department = eine weitere Abteilung aufdecken
word-specialist = einen weiteren Spezialisten aufdecken
word-finish = deine Aktivierung beenden
word-nurse = in jede Abteilung, für die passende Patienten da sind
word-pass = nein, nichts
word-skip = nein, danke: Effekt nicht nutzen

## Options, solo, events, own cards

brief-treat = { $what }
brief-join = In den Stapel: { $what }
brief-leave = Aus dem Stapel: { $what }
brief-report = Berichte: { $what }
brief-fulfil = Bericht erfüllt: { $what }
brief-event = Ereignis: { $what }
brief-arrive = trifft zusätzlich ein: { $what }
brief-send-back = zurückgelegt: { $what }
brief-transfer = zurück in den Würfelbeutel: { $what }
brief-welcome = neu aus dem Würfelbeutel: { $what }
brief-name = { CARD("consultant") } folgt: { $what }
brief-relieve = Todesfälle -{ $what }
brief-pick-up = abgeholt: { $what }
word-done = das ist alles
word-use = den Effekt nutzen
word-draw = einen neuen Patienten ziehen und würfeln
word-name = den Spezialisten nennen, dem der { CARD("consultant") } folgt
cards-prototype = Ausgabe „prototype“: Karten, die abweichen
cards-experimental = Experimentelle Medizin
cards-promos = Promo-Spezialisten
cards-events = Ereignisse (hauseigen)
cards-reports = Arztberichte
cards-backs = Rückseiten der Krankenwagen (hauseigen)
cards-back = Krankenwagen { $ambulance }: { $spaces }

## Optionen auf dem Tisch

play-played-with = Gespielt wird mit: { $options }.
mark-first-seat-1 = der erste Sitz beginnt
mark-first-seat-2 = der zweite Sitz beginnt
mark-first-seat-3 = der dritte Sitz beginnt
mark-first-seat-4 = der vierte Sitz beginnt
mark-edition-prototype = Prototyp-Ausgabe
mark-administrators-no = ohne Krankenhausverwalter
mark-activation-simultaneous = gleichzeitige Aktivierung
mark-crisis-yes = Krise zu Beginn (fünf Startpatienten)
mark-epidemic-yes = Epidemie (ein Patient mehr mit jedem Krankenwagen)
mark-superbug-yes = resistenter Keim (Vernachlässigung senkt um 2)
mark-pick-up-yes = Abholung nach Runde 8 (wer zurückbleibt, kostet 1 Punkt)
mark-events-yes = Ereignisse (hauseigen)
mark-experimental-replace = experimentelle Medizin
mark-experimental-added = experimentelle Medizin zusätzlich zu ganzen Stapeln
mark-promos-consultant = { CARD("consultant") } (Promo)
mark-promos-admissions-nurse = { CARD("admissions-nurse") } (Promo)
mark-promos-both = Promo-Spezialisten
mark-timer-yes = Zeitmesser
mark-fatalities-double = ein Todesfall kostet 4 Punkte
mark-reports-double = ein offener Bericht kostet doppelt so viel
play-event = Ereignis dieser Runde: { $name }. { $does }
play-spaces = Freie Felder der Abholung: { $spaces }.
play-space =
    { $space ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[other] Wert { $space }
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
play-reports = Arztberichte (die Entlassungen einer Runde müssen alles bringen)
play-reports-short = Berichte: Punkte, entlassen von nötig
play-reports-above-short = Darüber, bis der untere erfüllt ist
play-reports-now = Berichte jetzt: { $told }.
play-reports-above = Darüber, bis der untere erfüllt ist
play-report =
    { $name }, { points }: { $needs }{ $ready ->
        [yes] { " " }✓
       *[no] { "" }
    }
play-need =
    { $have } von { $wanted } { $colour ->
        [red] rot
        [yellow] gelb
       *[green] grün
    }
play-standing-reports = { $who } { $points } (offene Berichte würden { $owed } kosten)
play-standing-patients = { $who } { $points } (jetzt zurückgelassen: { $owed })
play-note-home =
    { $home ->
        [one] 1 Patient entlassen
       *[other] { $home } Patienten entlassen
    }
play-note-bags =
    { $bags ->
        [one] 1 Beutel, 1 Punkt
       *[other] { $bags } Beutel, je 1 Punkt
    }
play-note-dead = { $dead } × { $each }
play-legend-return = { $ready } kann zurückgegeben werden

## Arten von Dingen in Berichten von Experimenten

things-ambulance = Krankenwagen
things-department = Abteilungen
things-specialist = Spezialisten
things-administrator = Krankenhausverwalter
