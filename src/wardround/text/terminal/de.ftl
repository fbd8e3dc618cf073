### What only the terminal says, in German.

## Commands

name-the-speaker =
    Wer sagt „{ $word }“? An der Reihe: { $turn }. Nenne vor dem Wort, wer es sagt, zum Beispiel „{ $example }“.
bad-speaker =
    „{ $text }“ sagt nicht, wer spricht. { speakers-are }
bad-command = { $reason } Mehr dazu: „{ $help }“.
command-unknown =
    Es gibt keinen Befehl „{ $word }“. { $near ->
        [none] „{ $help }“ listet alle auf.
       *[other] Meinst du „{ $near }“? „{ $help }“ listet alle auf.
    }
flag-unknown =
    „{ $command }“ hat keine Option „{ $word }“. { $near ->
        [none] Mehr dazu: „{ $help }“.
       *[other] Meinst du „{ $near }“? Mehr dazu: „{ $help }“.
    }
argument-missing = „{ $command }“ braucht { $name }. Mehr dazu: „{ $help }“.
number-wanted = { $name } braucht eine Zahl, nicht „{ $word }“. Mehr dazu: „{ $help }“.
words-left = „{ $command }“ kann mit „{ $words }“ nichts anfangen: lass das weg. Mehr dazu: „{ $help }“.
no-words = Welche Wörter? Nenne mindestens eines; „wardround legal“ listet auf, was gesagt werden kann.
why-illegal = { $error } Warum nicht: { $why }

## Files

file-missing = { $path }: Diese Datei gibt es nicht.
file-folder = { $path } ist ein Ordner; gebraucht wird eine Datei.
file-unreadable = { $path } kann nicht gelesen werden: { $reason }.
file-binary = { $path } ist keine Textdatei (kein UTF-8).
file-exists = { $path } gibt es schon. Mit --force ersetzt du die Datei.
file-special = { $path } ist keine gewöhnliche Datei und wird nicht ersetzt.
file-ending = { $path }: Spiele werden als Spielprotokolle (ein Name wie games.txt) oder mit je einer Zeile (games.csv) gespeichert, nicht als { $ending }. Wähle eine dieser Endungen.
file-unwritable = { $path } kann nicht geschrieben werden: { $reason }.
system-refused = Der Rechner hat etwas verweigert: { $reason }.
in-file = { $path }: { $error }

## Journals

journal-rewrite =
    Zeile { $line }: Hier steht „{ $found }“, es müsste aber „{ $wanted }“ heißen. „wardround replay“ ohne --check nimmt es hin.

## Options

option-form =
    „{ $text }“ ist keine Option. Schreibe Name=Wert, zum Beispiel --option administrators=no.
option-twice = Die Option „{ $option }“ ist doppelt angegeben: Gib sie nur einmal an.

label-seats = Sitze: { $seats }
label-default = (Standard)

label-sets = Benannte Sätze von Optionen; was daneben angegeben ist, geht vor
label-set-changes =
    Sitze { $seats }: { $changes ->
        [none] alles wie üblich
       *[other] { $changes }
    }
label-refused = Was nicht zusammenpasst

## Cards

card-at =
    { $path }, Zeile { $line }: { $card ->
        [none] { "" }
       *[other] Karte „{ $card }“,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] Feld „{ $field }“:{ " " }
    }{ $what }
cards-checked =
    { $path }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, kein Fehler.

## Headings of tables

label-legal-words = Möglich: { $words }
label-over = Das Spiel ist vorbei: Niemand ist mehr an der Reihe.
label-seat = Sitz
label-player = Spieler
label-place = Platz
label-total = gesamt
label-games = Spiele
label-rating = Wertung
label-tournament = { $games } Spiele. Wertung auf der Elo-Skala, im Mittel 1500, an alle Spiele zugleich angepasst (Bradley-Terry); Intervalle über Ausgangslagen.
label-wins = Siege
label-mean = Ø Punkte
label-interval = 95-%-Intervall
label-range = { $low } bis { $high }
label-journal =
    { $path }, Zeile { $line }: { $game }, { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    }
label-unfinished = Noch nicht vorbei: So steht es jetzt.
label-checked =
    { $count ->
        [one] 1 Spielprotokoll geprüft
       *[other] { $count } Spielprotokolle geprüft
    }
label-played =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $words } Wörter, { $rate } Wörter pro Sekunde
label-written =
    { $rows ->
        [yes] Ergebnisse geschrieben nach { $path }
       *[no] Spielprotokolle geschrieben nach { $path }
    }
label-playing = spielt
label-checking = prüft
label-rate = { $rate } pro Sekunde

## Speed

bench-seconds = „{ $seconds }“ Sekunden lassen sich nicht messen. Gib mehr als 0 und höchstens 600 an.
bench-word-by-word = Zufallsspiele, Wort für Wort …
bench-in-one-loop = Zufallsspiele, in einer Schleife …
bench-single-steps = Einzelne Schritte …
bench-build = { $game }, { $seats } Sitze, Regeln: { $build }, Python { $python }, ein Kern:
bench-words-per-second = Wörter pro Sekunde, Wort für Wort
bench-decisions-per-second = Entscheidungen der Sitze pro Sekunde, Wort für Wort
bench-words-per-second-in-one-loop = Wörter pro Sekunde, in einer Schleife
bench-clone-us = einen Zustand kopieren
bench-legal-us = nach erlaubten Wörtern fragen
bench-apply-us = ein Wort ausführen
bench-bytes-a-state = Byte pro Zustand

## Playing

play-said = Bisher gesagt: { $words }

play-you = Du
play-namesake = { $name } ({ $seat })
play-name = „{ $name }“ kann kein Spielername sein: Ein Name ist ein Wort ohne Leerzeichen.
play-player-count =
    { $players ->
        [one] Ein Spieler ist
       *[other] { $players } Spieler sind
    } für { $seats } Sitze angegeben. Nenne einen für jeden Sitz oder lass --seats weg.
play-resume-alone = Ein fortgesetztes Spiel hat Spieler, Sitze, Optionen und Würfel schon: Gib --resume ohne sie an.
play-none-unfinished = Es gibt kein unterbrochenes Spiel zum Fortsetzen. „wardround play“ beginnt eines.
play-save-exists = { $path } gibt es schon. Nenne eine andere Datei.
play-save-where = Wohin speichern? Nenne eine Datei, zum Beispiel „save game.journal“.
play-saved = Gespeichert in { $path }.
play-welcome = { $game }. Tippe eine Nummer oder Wörter und drücke Enter; mehr dazu mit „help“.
play-unfinished = Ein unterbrochenes Spiel ist gespeichert: „wardround play --resume“ setzt es fort.
play-kept = Das Spiel ist in { $path } gespeichert.
play-resume = Das Spiel ist gespeichert. Weiter geht es mit: { $command }

play-asked = { $who }: { $question }
play-recap = Runde { $round } ist vorbei. { $told }
play-waiting-for = { $who } überlegt.
play-not-asked = Warte: Gerade ist kein Mensch am Zug.
play-say-anyway = trotzdem sagen
play-time-up = Die Zeit ist um: Dieser Schritt wurde für dich beendet.
play-back = weiterspielen
play-say-more = Das kommt in vielen Sätzen vor: Nenne mehr Wörter daraus.
play-which-sentence = Welcher davon?
play-chance = (der Zufall antwortet: nicht rücknehmbar)
play-number =
    { $last ->
        [none] Unter { $number } gibt es nichts zu wählen.
       *[other] { $number } gibt es nicht: Zur Wahl stehen 1 bis { $last }.
    }
play-does-nothing = { $what } bringt jetzt nichts. Trotzdem sagen?
play-thinking = Denkt nach, höchstens { $seconds } s …
play-why-not = { $word }: { $why }
play-why-can = { $word } kann jetzt gesagt werden.
play-why-what = Warum was? Nenne ein Wort, zum Beispiel „why radiology“.
play-taken-back =
    Zurückgenommen: { $words }{ $answers ->
        [none] .
       *[other] , dazu die Antworten von { $answers }.
    }
play-redone = Wiederholt: { $words }.
play-undo-over = Das Spiel ist vorbei: Nichts kann mehr zurückgenommen werden.
play-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder aufgedeckt.
play-undo-barrier = Das lässt sich nicht zurücknehmen: Der Schritt, zu dem es gehörte, ist für alle beendet.
play-undo-depends = Das lässt sich nicht zurücknehmen: Andere haben darauf aufgebaut.
play-cover = Die Tastatur geht an: { $who }; sonst schaut niemand hin. { $who }: Enter drücken.
play-log = { $who }: { $what }
play-by-round = Nach Runden
play-won =
    { $who ->
        [you] Du gewinnst!
       *[other] { $count ->
            [one] Gewonnen hat: { $winners }.
           *[other] Geteilter erster Platz: { $winners }.
        }
    }

play-cover-stays = Frühere Zeilen können Geheimes zeigen: Bitte nicht zurückblättern.
play-unknown-word =
    „{ $word }“ ist kein Wort dieses Spiels. { $near ->
        [none] { $tab ->
            [yes] Tab ergänzt Wörter, mehr dazu mit „help“.
           *[no] Tippe eine Nummer; mehr dazu mit „help“.
        }
       *[other] Meintest du: { $near }?
    }
play-bot-near = Es gibt keinen Bot „{ $name }“: Meintest du { $near }? Für einen Menschen wähle einen anderen Namen.
play-save-one = „{ $text }“ ist mehr als ein Name: Nenne eine Datei, ohne Leerzeichen.
play-taken-back-of =
    Zurückgenommen, gesagt von { $who }: { $words }{ $answers ->
        [none] .
       *[other] , dazu die Antworten von { $answers }.
    }
play-type-here = Nummer, Wörter oder help
play-skip-here = Enter oder . überspringt die Pausen
play-or = oder
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab ergänzen Esc back Strg+C beenden
play-keys-narrow = F1 help F2 others F3 log F4 scores F5 undo F6 redo Esc back Strg+C beenden
play-page-foot = Enter oder Esc schließt diese Seite; Pfeiltasten blättern.
play-end-foot = Enter oder Esc schließt diese Seite; danach beendet „quit“ oder Strg+C.

play-time-left = noch { $minutes }:{ $seconds }
play-alone-end = Dein Ergebnis: { points }.

play-torn = Die Datei ist unvollständig: Ihre letzte Zeile ist nicht lesbar und fällt weg („{ $text }“). Sieh nach, ob etwas noch einmal zu sagen ist.
play-no-such-game = Ein unterbrochenes Spiel { $number } gibt es nicht: „wardround games“ zählt sie auf, 1 bis { $most }.

## Answers given without being asked

play-always = „{ $word }“, jetzt und künftig ohne zu fragen („ask“ holt die Frage zurück)
play-always-what = Immer was? Nenne das eine Wort, das künftig gesagt werden soll, zum Beispiel „always pass“.
play-always-said = Ab jetzt wird hier „{ $word }“ gesagt, ohne zu fragen; „ask“ holt die Frage zurück.
play-ask-again = Du wirst wieder alles gefragt.

## Pages of the full screen

play-title-end = Das Spiel ist vorbei
play-title-board = Der ganze Tisch
play-title-others = Der übrige Tisch
play-title-scores = Aktueller Punktestand
play-title-log = Was geschehen ist
play-title-help = So wird gespielt

## Help

help-words = Wähle per Nummer oder tippe Wörter und drücke Enter. Innerhalb eines Satzes ist die Reihenfolge frei, und einige seiner Wörter genügen, wenn klar ist, welcher gemeint ist. „why“ und ein Wort sagt, warum es jetzt nicht geht.
play-help-undo = den letzten Satz zurücknehmen, samt den Antworten der Bots
play-help-redo = ihn noch einmal sagen
play-help-restart = zurück zum Anfang dieses Teils der Runde
play-help-back = das letzte Wort eines halben Satzes zurücknehmen
play-help-hint = die besten Wörter, die jetzt für dich zu finden sind
play-help-why = warum ein Wort jetzt nicht geht und was eine Karte tut: „why WORT“
play-help-board = der ganze Tisch
play-help-others = der Tisch ohne deinen eigenen Teil
play-help-scores = woher die Punkte kamen, Runde für Runde
play-help-log = was geschehen ist
play-help-save = eine Kopie des Spiels speichern: „save game.journal“
play-help-help = diese Seite
play-help-quit = aufhören; das Spiel bleibt gespeichert, „wardround play --resume“ setzt es fort
play-help-always = auf diese Frage künftig immer so antworten: „always pass“
play-help-ask = wieder alles gefragt werden

## Saved games

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

## The server

serve-compile = --compile ist für einen Klon der Quellen; dieses wardround ist installiert. Lass es weg.
settings-mistaken = Es wird nichts bereitgestellt, denn { $mistakes ->
        [one] eine Einstellung ist
       *[other] { $mistakes } Einstellungen sind
    } falsch.
settings-file-bad = { $path } lässt sich nicht als Einstellungen lesen: { $reason }.
settings-assignment = „{ $text }“ stellt nichts ein. Schreib --set name=wert, wie in --set port=9000.
settings-unknown = { $where }: Eine Einstellung „{ $name }“ gibt es nicht. `wardround serve --show-settings` zählt alle auf.
settings-unknown-near = { $where }: Eine Einstellung „{ $name }“ gibt es nicht. Ist „{ $near }“ gemeint?
settings-value = { $where }: „{ $name }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
settings-default = Vorgabe
settings-file = Datei
settings-environment = Umgebung
settings-flag = Schalter
admin-backup = Gesichert, { $done } Bytes. Das Geheimnis neben der Datenbank auch kopieren.
admin-purge = Gelöschte Tische: { $done }.
admin-close = Der Tisch ist geschlossen.
admin-days = Sag, wie alt: --days mit einer Zahl von Tagen.
admin-target = { $action ->
        [backup] Eine Sicherung braucht den Namen einer neuen Datei.
       *[other] Welcher Tisch? Gib seinen Namen an, wie in seinem Link.
    }
serve-ready = Server unter { $address } mit Tischen in { $path } (Strg+C beendet)

## Tournaments

tournament-file = { $path } ist keine Datei mit Turnierergebnissen. Nenne eine andere oder verschiebe sie.
tournament-other = { $path } enthält die Ergebnisse eines anderen Turniers (Spiel, Optionen, Bots, Startwert oder Karten sind anders). Nenne eine andere Datei.

## The best words

solve-exact = { $worth } Punkte wert, mit dem, was für später bleibt. Nichts ist besser ({ $nodes } Stellungen durchsucht).
solve-found = { $worth } Punkte wert, mit dem, was für später bleibt: das Beste, was gefunden wurde, nicht bewiesen ({ $nodes } Stellungen durchsucht). Mehr: --nodes, --seconds.
solve-not-now = Lösen lässt sich nur eine Aktivierung von Dice Hospital: Gib eine Stellung der Phase „activate“ an.
solve-not-you = { $whom } arbeitet hier nicht. Es arbeiten: { $turn }.

## Am Tisch eines Servers

join-link = „{ $link }“ ist kein Link zu einem Tisch. Er sieht aus wie http://host/#/table/name: Kopiere ihn von der Seite, die dich einlädt.
join-unreachable = { $server } ist nicht zu erreichen: { $why }. Läuft der Server dort, und ist der Link vollständig?
join-refused = Der Server sagt: { $text }
join-not-ours = { $server } antwortet, ist aber kein wardround-Server.
join-no-answer = Der Server hat nicht geantwortet. Sieh auf den Tisch, bevor du es noch einmal sagst.
join-offline = Keine Verbindung zum Server, neuer Versuch läuft. Nichts geht verloren.
join-online = Wieder verbunden.
join-closed = Der Server gibt dir diesen Sitz hier nicht mehr: Er wurde auf ein anderes Gerät verlegt, oder jemand anders hat ihn.
join-waiting = Es geht los, sobald alle Sitze besetzt sind: { $seats }. Andere kommen mit { $link } dazu; Strg+C verlässt den Tisch.
join-waiting-offline = Alle warten auf { $who }: keine Verbindung.
join-own-cards = Dieser Tisch spielt mit eigenen Karten, die das Terminal nicht zeigen kann: Öffne den Link in einem Browser.
join-plea = { $who } möchte zurücknehmen: { $words }. Tippe „agree“ (ja) oder „refuse“ (nein).
join-plea-none = Niemand möchte etwas zurücknehmen.
join-pleaded = Die anderen werden gefragt, ob du zurücknehmen darfst: { $words }.
join-agreed = Du hast zugestimmt.
join-declined = Du hast abgelehnt.
join-chat = { $who } sagt: { $text }
join-chat-what = Was möchtest du sagen? Etwa „chat gut gespielt“.
join-nudged = { $who } erinnert dich, dass du dran bist.
join-return = Dein Sitz bleibt dir. Zurück kommst du mit: { $command }
join-save-later = Ein Spiel auf einem Server kann gespeichert werden, wenn es zu Ende ist. Bis dahin behält es der Server.
play-help-chat = den anderen etwas sagen, etwa „chat gut gespielt“
play-help-agree = jemandem erlauben, zurückzunehmen
play-help-refuse = es nicht erlauben

## Experimente

flag-at =
    { $field ->
        [none] { "" }
       *[other] „{ $field }“:{ " " }
    }{ $what }
lab-done =
    { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $path }
lab-by-clock = „{ $player }“ denkt nach der Uhr, deshalb lassen sich seine Partien nicht genau wiederholen. Gib games=… statt ms=… an, wenn sie es sollen.
lab-reported = Bericht geschrieben nach { $path }

## Berichte von Experimenten

report-title = { $game }: Bericht eines Experiments
report-played =
    { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }. Jede Variante spielt dieselben Ausgangslagen: Auf dieselbe Frage antwortet der Zufall in jeder gleich.
report-reading = In Klammern und als Striche an Punkten: 95-%-Intervalle. Sie entstehen, indem ganze Ausgangslagen neu gezogen werden (Bootstrap), denn Sitze einer Partie und Partien einer Ausgangslage sind nicht unabhängig. Ein Vorsprung ist ein Endstand minus dem Mittel aller Sitze der Partie.
report-by = wardround { $version }, Regeln: { $build }
report-variant = Variante
report-seats = Sitze
report-players = Spieler
report-options = abweichende Optionen
report-own-cards = eigene Karten
report-figures = Zahlen
report-overview = Überblick
report-overview-told = Mittelwerte der Partien.
report-comparison = Verglichen mit „{ $first }“
report-comparison-told = Was eine Variante bei derselben Ausgangslage im Mittel mehr hat als die erste.
report-more-points = Mittlerer Endstand, mehr als „{ $first }“
report-scores = Wie die Endstände streuen
report-scores-told = Der Anteil der Sitze mit jedem Endstand.
report-points = Punkte
report-places = Reihenfolge
report-places-told = Kommt es darauf an, wer beginnt? Gezählt wird ab dem Sitz, der die Partie beginnt. Die Linie ist ein gerechter Anteil.
report-place = als { $place }. am Zug
report-place-wins = Anteil der Siege, mehr als gerecht
report-place-leads = Vorsprung am Ende
report-order = Reihe
report-wins = Siege
report-lead = Vorsprung
report-players-met = Spieler
report-players-told = Wie Spieler abschnitten, die sich an einem Tisch trafen.
report-player = Spieler
report-sources = Woher die Punkte kommen
report-sources-told = Mittlere Punkte eines Sitzes, von allen und von denen, die gewannen.
report-all = { $variant }, alle
report-winners = { $variant }, Sieger
report-of-all = alle Sitze
report-of-winners = Sieger
report-rounds = Runde für Runde
report-rounds-told = Wie die Punkte wachsen, wie oft am Ende gewinnt, wer nach einer Runde allein führt, und zwischen wie vielen Wörtern ein Sitz jeweils wählt.
report-round = Runde
report-progress = Mittlerer Stand nach jeder Runde
report-leaders = So oft gewinnt, wer nach einer Runde allein führt
report-branching = Mögliche Wörter für jedes gesagte
report-things-told = Die Differenz ist der Vorsprung der Sitze, die etwas mindestens einmal nahmen, minus dem der Sitze, denen es angeboten wurde und die es nie nahmen. Sie sagt, was damit einherging, nicht, was es bewirkte: Wer vorn liegt, wählt vielleicht anders.
report-dealt-told = Diese werden verteilt oder ergeben sich im Spiel und nicht aus einem Angebot: Die Zahl ist der Vorsprung der Sitze, die eines hatten.
report-worth = { $kind }: Vorsprung damit, minus Vorsprung derer, die verzichteten
report-had = { $kind }: Vorsprung derer, die es hatten
report-taken-by-round = { $kind }: genommen von denen, die es konnten, nach Runden ({ $variant })
report-worth-by-round = { $kind }: Vorsprung derer, die es in der Runde nahmen, minus derer, die verzichteten ({ $variant })
report-offered = angeboten
report-taken = genommen
report-uses = benutzt
report-lead-taken = Vorsprung mit
report-lead-left = Vorsprung ohne
report-difference = Differenz
measure-score = mittlerer Endstand
measure-best = Endstand des Siegers
measure-margin = Vorsprung des Ersten vor dem Zweiten
measure-lead-changes = Wechsel der Führung
measure-rounds = Runden
measure-decisions = Wörter der Sitze
measure-branching = mögliche Wörter für jedes davon
measure-words = alle Wörter, auch des Zufalls
