### Was nur das Terminal sagt, auf Deutsch.

## Dice Hospital: Optionen auf dem Tisch

play-played-with = Gespielt wird mit: { $options }.
dh-mark-first-seat-1 = der erste Sitz beginnt
dh-mark-first-seat-2 = der zweite Sitz beginnt
dh-mark-first-seat-3 = der dritte Sitz beginnt
dh-mark-first-seat-4 = der vierte Sitz beginnt
dh-mark-edition-prototype = der Prototyp-Ausgabe
dh-mark-administrators-no = ohne Krankenhausverwalter
dh-mark-activation-simultaneous = Aktivierung alle zugleich
dh-mark-crisis-yes = Krise zu Beginn (fünf Startpatienten)
dh-mark-epidemic-yes = Epidemie (ein Patient mehr mit jedem Krankenwagen)
dh-mark-superbug-yes = resistenter Keim (Vernachlässigung senkt um 2)
dh-mark-pick-up-yes = Abholung nach Runde 8 (wer zurückbleibt, kostet 1 Punkt)
dh-mark-events-yes = Ereignisse (hauseigen)
dh-mark-experimental-replace = experimentelle Medizin
dh-mark-experimental-added = experimentelle Medizin zusätzlich zu ganzen Stapeln
dh-mark-promos-consultant = { CARD("consultant") } (Promo)
dh-mark-promos-admissions-nurse = { CARD("admissions-nurse") } (Promo)
dh-mark-promos-both = Promo-Spezialisten
dh-mark-timer-yes = Zeitmesser
play-time-up = Die Zeit ist um: Was nicht eingesetzt wurde, bleibt uneingesetzt.
play-time-left = noch { $minutes }:{ $seconds }
dh-mark-fatalities-double = ein Todesfall kostet 4 Punkte
dh-mark-reports-double = ein offener Bericht kostet doppelt so viel
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
    { $name }, { dh-points }: { $needs }{ $ready ->
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
play-alone-end = Dein Ergebnis: { dh-points }.
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
dh-word-return-die = einen der gewürfelten Würfel in den Beutel zurücklegen
dh-word-return-patient = einen deiner Patienten in den Beutel zurücklegen (kein Todesfall)

## Antworten ohne Nachfrage

play-always = „{ $word }“, jetzt und künftig ohne zu fragen („ask“ holt die Frage zurück)
play-always-what = Immer was? Nenne das eine Wort, das künftig gesagt werden soll, zum Beispiel „always pass“.
play-always-said = Ab jetzt wird hier „{ $word }“ gesagt, ohne zu fragen; „ask“ holt die Frage zurück.
play-ask-again = Du wirst wieder alles gefragt.
play-help-always = auf diese Frage künftig immer so antworten: „always pass“
play-help-ask = wieder alles gefragt werden

## Gespeicherte Spiele

play-torn = Die Datei ist abgerissen: Ihre letzte Zeile ist nicht lesbar und fällt weg („{ $text }“). Sieh nach, ob etwas noch einmal zu sagen ist.
play-no-such-game = Ein unterbrochenes Spiel { $number } gibt es nicht: „wardround games“ zählt sie auf, 1 bis { $most }.
games-none = Es gibt kein unterbrochenes Spiel. „wardround play“ beginnt eines.
games-broken = (nicht lesbar)
games-unreadable = { $path } ist nicht lesbar und bleibt weg.
games-round =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round }: { $phase }
    }
games-resume = Weiter geht es mit der Nummer: wardround play --resume 1
best-none = Noch ist kein Spiel allein zu Ende gespielt. „wardround play --seats 1“ beginnt eines.
best-of =
    { $game }, allein{ $options ->
        [none] , Optionen wie üblich
       *[other] , { $options }
    } ({ $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    })
best-place =
    { $count ->
        [one] Dein erstes Ergebnis mit diesen Optionen. „wardround best“ zählt alle auf.
       *[other] { $place ->
            [1] Dein bestes von { $count } Ergebnissen mit diesen Optionen! „wardround best“ zählt alle auf.
           *[other] Nummer { $place } deiner { $count } Ergebnisse mit diesen Optionen; das beste ist { $best }. „wardround best“ zählt alle auf.
        }
    }

## Optionen

label-sets = Benannte Sätze von Optionen; was daneben angegeben ist, geht vor
label-set-changes =
    Sitze { $seats }: { $changes ->
        [none] alles wie üblich
       *[other] { $changes }
    }
label-refused = Was nicht zusammenpasst

## Hospital Rush

hr-board-markers = Marker bisher: { $told }.
hr-board-early = schon 1 Ansehen mit noch { $missing }
hr-now = Jetzt: { $brings }.
hr-unfair = Unfair: { $risk }.
hr-word-skip = nichts tun; der Marker bleibt liegen
hr-board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(unfair)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(besetzt von: { $who })
    }
hr-panel-corridor = Der Flur (Bett 4 geht nach der Runde)
hr-panel-tiles = + Pflaster, p o g Medizin, ? jede Medizin, * jedes Plättchen; [ ] fehlt noch
hr-panel-own = Deine eigenen Plätze
hr-panel-skills = Fähigkeiten
hr-panel-bucks = { hr-bucks }
hr-panel-order = Marker dieser Runde, der Reihe nach
hr-panel-next = Die nächste Runde beginnt: { $who }

## Die beste Folge

solve-exact = { $worth } Punkte wert, mit dem, was für später bleibt. Nichts ist besser ({ $nodes } Krankenhäuser angesehen).
solve-found = { $worth } Punkte wert, mit dem, was für später bleibt: das Beste, was gefunden wurde, nicht bewiesen ({ $nodes } Krankenhäuser angesehen). Mehr: --nodes, --seconds.
solve-not-now = Lösen lässt sich nur eine Aktivierung von Dice Hospital: Gib eine Stellung der Phase „activate“ an.
solve-not-you = { $whom } arbeitet hier nicht. Es arbeiten: { $turn }.
