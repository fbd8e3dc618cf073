### Every sentence a person reads, in German.
###
### The player is addressed with “du”. Words of the notation and names of commands stay as they are
### typed; cards are named by CARD("…"). One word for one thing: glossary/de.toml.
###
### `dh-colour` is the noun (Rot); adjectives carry their ending where they stand.
### `dh-coloured`, `dh-trigger-colour` are accusative singular, plurals stand inline;
### `dh-whom`, `dh-other` and `dh-needed` are accusative, `dh-effect` ends in its infinitive,
### `position-where` holds its preposition (im …).

## What anybody can get wrong, whatever the game

game-over = Niemand kann „{ $said }“ sagen: Das Spiel ist vorbei.
not-to-speak =
    „{ $said }“ darf { $speaker } jetzt nicht sagen. An der Reihe: { $turn }.
word-number = Ein Wort und wer es sagt sind durch ihre Nummern anzugeben; { $said }, gesagt von { $speaker }, ist das nicht.
illegal-word =
    „{ $said }“ darf { $speaker } jetzt nicht sagen. Erlaubt: { $legal }.
name-the-speaker =
    Wer sagt „{ $said }“? An der Reihe: { $turn }. Nenne vor dem Wort, wer es sagt, zum Beispiel „{ $example }“.
bad-speaker =
    „{ $text }“ sagt nicht, wer spricht. { speakers-are }
speakers-are = Sprechen kann ein Spieler (1, 2 …), * (der Zufall) oder *2 (der Zufall für Spieler 2).
unknown-word =
    „{ $word }“ ist kein Wort dieses Spiels. { $near ->
        [none] „wardround legal“ listet die Wörter auf, die gesagt werden können.
       *[other] Meintest du: { $near }?
    }
unknown-game = Es gibt kein Spiel „{ $name }“. { did-you-mean }Spiele: { $known }.
plugin-broken = Das Modul „{ $module }“, das WARDROUND_GAMES nennt, bringt kein Spiel: { $error }. Berichtige den Namen, nimm seinen Ordner in PYTHONPATH auf oder lass es weg.
unknown-player = Es gibt keinen Spieler „{ $name }“. { did-you-mean }Spieler: { $known }.
player-no-parameters = „{ $player }“: { $name } hat keine Parameter. Schreib „{ $name }“.
player-parameter = „{ $player }“: Den Parameter „{ $parameter }“ gibt es nicht. { did-you-mean }Es gibt: { $known }.
player-value =
    „{ $player }“: { $parameter } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“. Schreib zum Beispiel { $parameter }={ $least }.
player-one-parameter = „{ $player }“ sagt zweimal, was einmal zu sagen ist: Nenne nur einen von { $known }.
player-served = „{ $player }“ verlangt einem gemeinsamen Server zu viel ab: { $parameter } ist hier höchstens { $most }.
tournament-few = Ein Turnier braucht mindestens so viele Bots wie Sitze: { $bots } für { $seats }. Ein Bot darf mehrmals genannt werden.
tournament-file = { $path } ist keine Datei mit Turnierergebnissen. Nenne eine andere oder verschiebe sie.
tournament-other = { $path } enthält die Ergebnisse eines anderen Turniers (Spiel, Optionen, Bots, Startwert oder Karten sind anders). Nenne eine andere Datei.
program-start = Das Programm { $path } lässt sich nicht starten: { $reason }. Nenne eine ausführbare Datei, mit ./ davor, wenn sie hier liegt.
program-slow = Das Programm { $path } hat nicht innerhalb von { $seconds } Sekunden geantwortet und wurde beendet.
program-ended =
    Das Programm { $path } hat sich beendet (Code { $code }), statt zu antworten. { $said ->
        [none] Auf der Standardfehlerausgabe stand nichts.
       *[other] Zuletzt auf der Standardfehlerausgabe: { $said }
    }
program-garbage = Das Programm { $path } hat „{ $line }“ geschrieben statt einer Antwort auf Frage { $id } wie {"{"}"id": { $id }, "word": "finish"{"}"}.
program-illegal = Das Programm { $path } hat „{ $said }“ gesagt, was jetzt nicht geht. Zur Wahl stand: { $legal }.
unknown-language = Es gibt keine Sprache „{ $name }“. { did-you-mean }Sprachen: { $known }.
unknown-names = WARDROUND_NAMES kann nicht „{ $name }“ sein. Erlaubt: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Meintest du { $near }?{ " " }
    }
option-value =
    { $value ->
        [none] „{ $option }“ fehlt.
       *[other] „{ $option }“ kann nicht „{ $value }“ sein.
    } Erlaubt: { $allowed }.
administrators-few =
    Für { $seats } Sitze werden { $needed } Krankenhausverwalter gebraucht, dieser Kartensatz hat { $have }. Füge Karten hinzu oder wähle administrators=no.
option-unknown = Es gibt keine Option „{ $option }“. Optionen: { $known }.
option-form =
    „{ $text }“ ist keine Option. Schreibe Name=Wert, zum Beispiel --option administrators=no.
option-twice = Die Option „{ $option }“ ist doppelt angegeben: Gib sie nur einmal an.
seat-range = Spieler { $seat } gibt es hier nicht. Die Spieler haben die Nummern 1 bis { $seats }.
player-count =
    { $players ->
        [one] Ein Spieler ist
       *[other] { $players } Spieler sind
    } für { $seats } Sitze angegeben. Nenne einen für jeden Sitz (random,random) oder einen für alle.
deals-number = Mindestens ein Deal ist nötig, nicht { $deals }.
positive-number =
    Mindestens ein Spiel und ein Prozess sind nötig (games: { $games }, jobs: { $jobs }).

## Taking back

undo-over = Das Spiel ist vorbei: Nichts kann mehr zurückgenommen werden.
undo-too-many =
    { $whom } kann nicht { $count ->
        [one] 1 Wort
       *[other] { $count } Wörter
    } zurücknehmen: So viele wurden nicht gesagt.
undo-chance = { $whom } kann das nicht zurücknehmen: Seitdem wurde gewürfelt oder aufgedeckt.
undo-barrier = { $whom } kann das nicht zurücknehmen: Der Schritt, zu dem es gehörte, ist für alle beendet.
undo-depends =
    { $whom } kann das nicht zurücknehmen: Darauf baut auf, was seitdem von { $other } kam.
rewind-range =
    Es gibt keinen Eintrag { $entry }, zu dem man zurückgehen könnte: Das Journal hat { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }.

## Journals

journal-first-line =
    Zeile { $line }: Ein Journal beginnt mit der Zeile „{ $wanted }“. { journal-help }
journal-form = Zeile { $line }: „{ $text }“ ist keine Zeile eines Journals. { journal-help }
journal-header-twice =
    Zeile { $line }: „{ $field }“ kommt ein zweites Mal vor oder steht erst nach dem ersten gesagten Wort. Behalte es nur einmal, am Anfang.
journal-header-missing =
    Zeile { $line }: Am Anfang des Journals fehlt die Zeile „{ $field } …“. { journal-help }
journal-number = Zeile { $line }: „{ $text }“ ist keine ganze Zahl von 1 bis 999999.
journal-seat = Zeile { $line }: „{ $text }“ ist kein Sitz. Sitze sind 1, 2, 3 …
journal-speaker = Zeile { $line }: „{ $text }“ sagt nicht, wer spricht. { speakers-are }
journal-rules =
    Zeile { $line }: Das Journal wurde nach Version { $found } der Regeln gespielt, dieses Programm kennt Version { $known }.
journal-players =
    Zeile { $line }: { $found ->
        [one] Ein Spieler ist
       *[other] { $found } Spieler sind
    } für { $seats } Sitze angegeben. Nenne für jeden Sitz genau einen oder gar keinen.
journal-line = Zeile { $line }: { $error }
journal-entry = Eintrag { $entry }: { $error }
journal-rewrite =
    Zeile { $line }: Hier steht „{ $found }“, dieses Journal schreibt sich aber „{ $wanted }“. „wardround replay“ ohne --check nimmt es, wie es ist.
journal-help = Die Form ist in docs/notation.md beschrieben.

## Position codes

position-game =
    „{ $start }“ ist kein Stellungscode: Er muss mit dem Namen eines Spiels und einem Doppelpunkt beginnen. Spiele: { $known }. { position-help }
position-form =
    „{ $start }“ ist kein vollständiger Stellungscode: Er hat { $found ->
        [one] 1 Abschnitt
       *[other] { $found } Abschnitte
    } zwischen Doppelpunkten und braucht das Spiel, die Version, die Optionen, den Tisch und je einen Abschnitt pro Sitz. { position-help }
position-version =
    Der Stellungscode hat Version { $found ->
        [none] (leer)
       *[other] { $found }
    }, dieses Programm liest Version { $known }.
position-sections =
    Der Stellungscode hat { $found ->
        [one] einen Krankenhausabschnitt
       *[other] { $found } Krankenhausabschnitte
    } für { $seats } Sitze: Jeder Sitz braucht genau einen. { position-help }
position-field =
    { $field ->
        [none] Ein leeres Feld ist { position-where } nicht erlaubt.
       *[other] „{ $field }“ ist kein Feld { position-where }.
    } Felder haben die Form Name=Wert, mit diesen Namen: { $known }.
position-twice = Das Feld „{ $field }“ kommt { position-where } doppelt vor: Behalte eines.
position-value =
    { $value ->
        [none] Das Feld „{ $field }“ { position-where } fehlt oder ist leer.
       *[other] Das Feld „{ $field }“ { position-where } kann nicht „{ $value }“ enthalten.
    } { $allowed ->
        [a-word-of-the-game] Es enthält Wörter des Spiels, durch Punkte getrennt.
        [one-word] Es enthält ein einziges Wort.
       *[other] Erlaubt: { $allowed }.
    } { position-help }
position-not-now =
    So kann kein Spiel stehen: Das Feld „{ $field }“ { position-where } passt nicht zu phase={ $phase }.
position-patient =
    „{ $word }“ im Feld „{ $field }“ { position-where } ist kein Patient. Patienten schreibt man wie r4, g2t oder ry3.
position-treated =
    „{ $word }“ im Feld „{ $field }“ { position-where } ist behandelt; zu diesem Zeitpunkt warten dort alle Patienten noch (ohne t oder m).
position-recoloured =
    „{ $word }“ im Feld „{ $field }“ { position-where } zeigt eine fremde Farbe; das kommt nur in der Aktivierung vor.
position-card =
    { $word ->
        [board] Jedes Krankenhaus hat die Abteilungen seines Spielplans genau einmal; schreibe sie nicht in das Feld „{ $field }“ { position-where }.
       *[other] „{ $word }“ gehört nicht in das Feld „{ $field }“ { position-where }.
    }
position-not-owned =
    Das Feld „{ $field }“ { position-where } nennt mehr, als dieses Krankenhaus hat.
position-workers =
    Die Zahlen { position-where } passen nicht zusammen: In jeder genutzten Abteilung arbeitet eine Kraft, also muss „used“ so viele Wörter haben, wie Pflegekräfte und Spezialisten eingesetzt sind.
position-beds =
    { $patients } Patienten { position-where } sind zu viele: Ein Krankenhaus hat { $beds } Betten.
position-copies =
    { $copies ->
        [0] „{ $card }“ ist keine Karte des Stapels: Jedes Krankenhaus hat sie auf seinem Spielplan. Schreibe sie nicht dazu.
       *[other] Die Stellung enthält mehr Karten „{ $card }“, als es gibt ({ $copies }).
    }
position-dice =
    Die Stellung enthält mehr { $colour ->
        [red] rote
        [yellow] gelbe
       *[green] grüne
    } Würfel, als es gibt ({ $dice }).
position-first =
    { $whom } kann nicht Startspieler sein: Das ist immer, wer den niedrigsten Krankenwagen genommen hat (Nummer { $ambulance }). { position-help }
position-ambulances =
    So können die Krankenwagen nicht verteilt sein (genommen: { $taken }): Jeden nimmt höchstens ein Sitz, der höchste hat die Nummer „Anzahl der Sitze plus eins“, und der Startspieler darf Nummer 1 nicht nehmen.
position-administrators = Zwei Krankenhäuser haben denselben Krankenhausverwalter; jeden gibt es nur einmal.
position-stuck =
    Von dieser Stellung aus könnte niemand weiterspielen: Mit phase={ $phase } wäre dieser Schritt schon vorbei.
position-said =
    „{ $word }“ im Feld „said“ { position-where } kann dort nicht gesagt worden sein.
position-where =
    { $where ->
        [table] im Tischabschnitt
        [options] im Optionsabschnitt
       *[other] im Abschnitt von Spieler { $where }
    }
position-help = Die Form ist in docs/notation.md beschrieben.

## Card files

card-toml = Die Datei ist kein gültiges TOML: { $error }.
card-id = Eine ID besteht aus höchstens 40 Kleinbuchstaben, Ziffern und inneren Bindestrichen: Ändere sie.
card-field = Es kann nicht { $value } sein. Erlaubt: { $allowed }.

## Files and the command itself

file-missing = { $path }: Diese Datei gibt es nicht.
file-folder = { $path } ist ein Ordner; gebraucht wird eine Datei.
file-unreadable = { $path } kann nicht gelesen werden: { $reason }.
file-binary = { $path } ist keine Textdatei (kein UTF-8).
file-exists = { $path } gibt es schon. Mit --force ersetzt du die Datei.
file-special = { $path } ist keine gewöhnliche Datei und wird nicht ersetzt.
file-ending = { $path }: Spiele werden als Journale (ein Name wie games.txt) oder mit je einer Zeile (games.csv) behalten, nicht als { $ending }. Wähle eine dieser Endungen.
file-unwritable = { $path } kann nicht geschrieben werden: { $reason }.
output-failed = Die Ausgabe kann nicht geschrieben werden: { $reason }.
bad-command = { $reason } Mehr dazu: „{ $help }“.
no-words = Welche Wörter? Nenne mindestens eines; „wardround legal“ listet auf, was gesagt werden kann.
in-file = { $path }: { $error }
why-illegal = { $error } Warum nicht: { $why }

## Names of things on the command line

seat = Spieler { $seat }
house = hauseigen
house-parts = { $parts }: hauseigen
house-parts-and = { $parts } und { $last }
house-part-name = Name
house-part-effect = Wirkung
house-part-price = Preis
house-part-colour = Farbe
house-part-points = Punkte
speaker-chance = Zufall
speaker-chance-for = Zufall für { $who }

option-administrators = Krankenhausverwalter: Alle erhalten zwei und behalten einen, der in jeder Runde Punkte bringt oder einen Patienten verschont.
option-administrators-yes = Mit Krankenhausverwaltern.
option-administrators-no = Ohne Krankenhausverwalter.
option-set-beginner = Einstieg: das schlichte Spiel, ohne Krankenhausverwalter.
option-set-standard = Standard: das Spiel, wie es meist gespielt wird.
option-set-hard = Schwer: mehr Patienten, schlimmere Vernachlässigung; allein kosten Fehler mehr.
option-set-everything = Alles: schwer, mit Ereignissen, neuen Karten und Zeitmesser.
option-activation = Aktivierung: Wie die Krankenhäuser in Phase 3 arbeiten.
option-activation-linear = Nacheinander, nach Nummer des Krankenwagens.
option-activation-simultaneous = Alle gleichzeitig.

label-seats = Sitze: { $seats }
label-default = (Standard)
label-legal-words = Möglich: { $words }
label-over = Das Spiel ist vorbei: Niemand ist mehr an der Reihe.
label-seat = Sitz
label-player = Spieler
label-place = Platz
label-total = gesamt
label-games = Spiele
label-rating = Wertung
label-tournament = { $games } Spiele. Wertung nach openskill (Plackett-Luce); sie beginnt bei 25.
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
        [one] 1 Journal geprüft
       *[other] { $count } Journale geprüft
    }
label-played =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $words } Wörter, { $rate } Wörter pro Sekunde
label-written =
    { $rows ->
        [yes] Ergebnisse geschrieben nach { $path }
       *[no] Journale geschrieben nach { $path }
    }
label-playing = spielt
label-checking = prüft
label-rate = { $rate } pro Sekunde
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
cards-board-departments = Abteilungen auf jedem Krankenhausplan
cards-departments = Abteilungen zum Bauen
cards-specialists = Spezialisten
cards-administrators = Krankenhausverwalter (die Namen sind hauseigen: Keine gedruckte Karte nennt sie)
cards-copies =
    { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }

## Dice Hospital: what a seat is asked, and why

dh-ask-nothing = Das Spiel ist vorbei.
dh-reason-over = Alle acht Runden sind gespielt.
dh-ask-wait = Warte.
dh-reason-chance = Es wird gewürfelt oder aufgedeckt.
dh-reason-others = Noch an der Reihe: { $whom }.
dh-ask-extra = Noch eine Karte: eine Abteilung oder einen Spezialisten aufdecken?
dh-reason-extra = Zu zweit bestimmt der Startspieler, woher die letzte Karte der Auslage kommt.
dh-ask-starting = Welcher deiner Würfel startet als { $value }?
dh-reason-starting =
    Deine Startpatienten bekommen die Werte { $values }; der letzte Würfel nimmt, was übrig bleibt.
dh-ask-keep = Welchen Krankenhausverwalter behältst du?
dh-reason-keep = Du hast zwei; die andere kommt aus dem Spiel. Deine Wahl bleibt geheim, bis alle gewählt haben.
dh-ask-arrange =
    Wähle { $places ->
        [one] 1 Würfel
       *[other] { $places } Würfel
    } mit Wert { $value } für Krankenwagen { $ambulance }.
dh-reason-arrange =
    { $dice } Würfel zeigen eine { $value } und passen nicht alle hinein: Wer rechts vom Startspieler sitzt, entscheidet, welche Farben wohin kommen.
dh-ask-take = Welchen Krankenwagen nimmst du?
dh-reason-take =
    Du hast { $free ->
        [0] kein freies Bett
        [one] 1 freies Bett
       *[other] { $free } freie Betten
    }. Wer die niedrigste Nummer nimmt, erhält einen Blutbeutel und wird Startspieler; niedrige Nummern bauen zuerst.{ $first ->
        [0] { "" }
       *[other] { " " }Der Startspieler darf Krankenwagen 1 nicht nehmen.
    }{ $arrivals ->
        [0] { "" }
        [one] { " " }Ein weiterer Patient kommt dazu.
       *[other] { " " }{ $arrivals } weitere Patienten kommen dazu.
    }
dh-ask-overflow =
    Zu wenige Betten: { $short ->
        [one] Welchen
       *[other] Welche { $short }
    } deiner bisherigen Patienten verlierst du?
dh-reason-overflow =
    Die neuen Patienten bleiben. { $short ->
        [one] Es fehlt noch ein Bett: Einer der bisherigen Patienten wird zum Todesfall.
       *[other] Es fehlen noch { $short } Betten: Für jedes wird einer der bisherigen Patienten zum Todesfall.
    }
dh-ask-improve = Nimmst du eine Abteilung oder einen Spezialisten – oder passt du?
dh-reason-improve =
    { $cards ->
        [one] In der Auslage liegt noch eine Karte.
       *[other] In der Auslage liegen noch { $cards } Karten.
    } Jede Runde darfst du eine nehmen.
dh-ask-return =
    { $bags ->
        [one] Gibst du eine deiner Verbesserungen für einen Blutbeutel zurück – oder passt du?
       *[other] Gibst du eine deiner Verbesserungen für { $bags } Blutbeutel zurück – oder passt du?
    }
dh-ask-return-card = Welche Verbesserung gibst du zurück?
dh-reason-return =
    Einmal pro Runde darfst du eine Verbesserung, auch eine neue, für { dh-bags } unter ihren Stapel legen.
dh-ask-spare =
    Welcher { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[any] beliebige
    } Patient verschlechtert sich nicht?
dh-reason-spare =
    Dein Krankenhausverwalter verschont jede Runde einen unbehandelten { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }Patienten.
dh-ask-worker =
    { $bags ->
        [0] Setze Personal ein oder beende deine Aktivierung (finish).
       *[other] Setze Personal ein, nutze einen Blutbeutel oder beende deine Aktivierung (finish).
    }
dh-reason-worker =
    Du hast { $free ->
        [0] kein freies Personal
        [one] 1 freie Kraft
       *[other] { $free } freie Kräfte
    } und { dh-bags }. Wer unbehandelt bleibt, verschlechtert sich.
dh-bags =
    { $bags ->
        [0] keinen Blutbeutel
        [one] 1 Blutbeutel
       *[other] { $bags } Blutbeutel
    }
dh-ask-department =
    In welcher Abteilung arbeitet { dh-the-worker }?
dh-reason-department = Wählbar sind ungenutzte Abteilungen, für die alle nötigen Patienten da sind.
dh-the-worker =
    { $worker ->
        [nurse] die Pflegekraft
       *[other] der Spezialist { $worker }
    }
dh-ask-patients =
    { $patient ->
        [none] { $department }: Wähle { dh-picks }.
       *[other] { $department }: Welche Farbe soll { $patient } zeigen?
    }
dh-reason-patients =
    { $form ->
        [heal] Die Abteilung heilt { dh-whom } um { dh-steps }.
       *[other] { dh-treatment }
    }
dh-ask-effect =
    { $patient ->
        [none] { $worker }: Wähle { dh-picks }{ $picked ->
            [0] { " " }oder verzichte (skip)
           *[other] { "" }
        }.
       *[other] { $worker }: Welche Farbe soll { $patient } zeigen?
    }
dh-reason-effect = Der Spezialist { $worker } darf jetzt { dh-effect }.{ dh-or-a-bag }
dh-or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Vorher kannst du einen Blutbeutel nutzen.
    }
dh-ask-bag-patient = Wer bekommt den Blutbeutel?
dh-ask-bag-use =
    { $patient }: Um { dh-steps } heilen – oder welche Farbe soll er zeigen?
dh-reason-bag =
    Du hast { dh-bags }. Ein Blutbeutel heilt einen beliebigen Patienten um { dh-steps } oder ändert bis zum Ende der Aktivierung die Farbe, die ein Patient zeigt.

## Dice Hospital: why a thing cannot be said now

dh-why-over = Das Spiel ist vorbei.
dh-why-chance = Zuerst wird gewürfelt oder aufgedeckt.
dh-why-others = Du bist nicht an der Reihe; noch an der Reihe: { $whom }.
dh-why-phase = Danach wird gerade nicht gefragt. Jetzt läuft: { $phase }.
dh-why-new-patient = Neue Patienten kannst du nicht aufgeben; wähle einen, den du schon hattest.
dh-why-not-here = Dieser Würfel kann nicht in Krankenwagen { $ambulance }: Niedrigere Werte füllen ihn zuerst.
dh-why-return-first = Sage zuerst „return“, dann die Karte.
dh-why-not-improvement = Du kannst nur eine Verbesserung zurückgeben, die du besitzt.
dh-why-ambulance-taken = Diesen Krankenwagen hat schon { $whom }.
dh-why-ambulance-first = Der Startspieler darf Krankenwagen 1 nicht nehmen.
dh-why-sentence = Beende zuerst den angefangenen Satz.
dh-why-effect-first = Nutze zuerst den Effekt des eingesetzten Spezialisten oder verzichte darauf (skip).
dh-why-no-bag = Du hast keinen Blutbeutel.
dh-why-no-patients = Du hast keinen Patienten, für den du ihn nutzen könntest.
dh-why-worker-used =
    { $worker ->
        [nurse] Alle deine Pflegekräfte haben in dieser Runde schon gearbeitet.
       *[other] Der Spezialist { $worker } hat in dieser Runde schon gearbeitet.
    }
dh-why-no-department = Für keine deiner ungenutzten Abteilungen sind alle nötigen Patienten da.
dh-why-department-used = { $department } wurde in dieser Runde schon genutzt.
dh-why-department-cannot =
    { $department } heilt { dh-whom }; { $have ->
        [0] keiner deiner Patienten passt
        [one] nur einer deiner Patienten passt
       *[other] { $have } deiner Patienten passen
    } nach Farbe und Wert.
dh-why-department-pattern =
    { $department } heilt { dh-whom }; unter den { $have } farblich passenden Patienten ist keine solche Gruppe.
dh-why-department-two =
    { $department } hat zwei Teile, beide oder keiner; für den { $slot ->
        [first] ersten
       *[second] zweiten
    }, { dh-whom }, gibt es { $have ->
        [0] niemanden
        [one] nur 1
       *[other] nur { $have }
    }.
dh-why-no-such-patient = Du hast keinen Patienten { $patient }.
dh-why-worker-first = Sage zuerst, wen du einsetzt.
dh-why-department-first = Sage zuerst, in welcher Abteilung gearbeitet wird.
dh-why-colour = Wählbar ist nur ein Patient, der { dh-colour } zeigt.
dh-why-value = Wählbar ist nur ein Patient{ dh-of-values }.
dh-why-picked = Jeder { $patient }, den du hast, ist schon gewählt.
dh-why-pattern =
    { $pattern ->
        [run] Zusammen mit der bisherigen Wahl ergibt das keine { $count } aufeinanderfolgenden Werte.
        [equal] Zusammen mit der bisherigen Wahl ergibt das keine { $count } gleichen Werte.
       *[any] Eine Gruppe wird vom niedrigsten zum höchsten Wert genannt, und dieser käme vor den schon gewählten.
    }
dh-why-not-healed = Der Spezialist { $worker } heilt nur Patienten, die seine Abteilung gerade geheilt hat.
dh-why-just-healed = Der Spezialist { $worker } heilt einen anderen Patienten, keinen, den seine Abteilung gerade geheilt hat.
dh-why-match = Der Spezialist { $worker } braucht einen Patienten mit dem Wert, den einer der gerade geheilten vorher hatte.

## Dice Hospital: what cards do

dh-treatment =
    { $form ->
        [two] Heile { dh-whom } um { dh-steps } und { dh-second }; beides oder nichts.
        [by-value] Heile { dh-whom } um so viele Stufen, wie der Wert erlaubt: { $by_value } für 1 bis 6.
        [lower] Verschlechtere { dh-whom } um { dh-steps }.
        [flip] Drehe { dh-whom } auf die gegenüberliegende Seite (7 minus Wert).
        [reroll] Würfle { dh-whom } neu; das Ergebnis gilt.
        [recolour] Färbe { dh-whom } bis zum Ende der Aktivierung um.
        [transfer] Lege { dh-whom } zurück in den Würfelbeutel; das ist kein Todesfall.
       *[heal] Heile { dh-whom } um { dh-steps }.
    }
dh-board-treatment =
    { $form ->
        [heal] { $count ->
            [1] ein { $colour ->
                [red] roter{ " " }
                [yellow] gelber{ " " }
                [green] grüner{ " " }
               *[any] { "" }
            }Patient
           *[other] { dh-how-many } { dh-number } { $colour ->
                [red] rote{ " " }
                [yellow] gelbe{ " " }
                [green] grüne{ " " }
               *[any] { "" }
            }Patienten
        }{ dh-of-values }{ dh-in-pattern }, { dh-steps }
       *[other] { dh-treatment }
    }
dh-specialist =
    { dh-occasion }, darfst du { dh-effect }.
dh-administrator-spare =
    In jeder Runde verschlechtert sich ein unbehandelter { $colour ->
        [red] roter{ " " }
        [yellow] gelber{ " " }
        [green] grüner{ " " }
       *[any] { "" }
    }Patient deiner Wahl nicht.
dh-administrator-most =
    { dh-points } in jeder Runde, in der du mehr Patienten entlässt als alle anderen (bei Gleichstand niemand).
dh-administrator-needs =
    { dh-points } in jeder Runde, in der du mindestens { dh-needed } entlässt.

dh-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
dh-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[any] eine beliebige Farbe
    }
dh-trigger-colour =
    { $trigger ->
        [red] roten
        [yellow] gelben
       *[green] grünen
    }
dh-coloured =
    { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }
dh-whom =
    { $count ->
        [1] einen { dh-coloured }Patienten
       *[other] { dh-how-many } { dh-number } { $colour ->
            [red] rote{ " " }
            [yellow] gelbe{ " " }
            [green] grüne{ " " }
           *[any] { "" }
        }Patienten
    }{ dh-of-values }{ dh-in-pattern }
dh-number =
    { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    }
dh-steps =
    { dh-each }{ $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    }
dh-each =
    { $count ->
        [1] { "" }
       *[other] je{ " " }
    }
dh-in-pattern =
    { $pattern ->
        [equal] { " " }von gleichem Wert
        [run] { $count ->
            [2] { " " }mit aufeinanderfolgenden Werten (etwa 2 und 3)
            [3] { " " }mit aufeinanderfolgenden Werten (etwa 2, 3 und 4)
           *[other] { " " }mit aufeinanderfolgenden Werten (etwa 2, 3, 4 und 5)
        }
       *[any] { "" }
    }
dh-of-values =
    { $low ->
        [1] { $high ->
            [6] { "" }
            [2] { " " }mit Wert 1 oder 2
            [1] { " " }mit Wert 1
           *[other] { " " }mit Wert 1 bis { $high }
        }
        [2] { $high ->
            [3] { " " }mit Wert 2 oder 3
            [2] { " " }mit Wert 2
           *[other] { " " }mit Wert 2 bis { $high }
        }
        [3] { $high ->
            [4] { " " }mit Wert 3 oder 4
            [3] { " " }mit Wert 3
           *[other] { " " }mit Wert 3 bis { $high }
        }
        [4] { $high ->
            [5] { " " }mit Wert 4 oder 5
            [4] { " " }mit Wert 4
           *[other] { " " }mit Wert 4 bis { $high }
        }
        [5] { $high ->
            [6] { " " }mit Wert 5 oder 6
           *[other] { " " }mit Wert 5
        }
       *[6] { " " }mit Wert 6
    }
dh-effect =
    { $form ->
        [two] { dh-object } um { dh-steps } heilen und { dh-second-whom } { $also_op ->
            [lower] verschlechtern
            [flip] umdrehen
            [transfer] zurücklegen
           *[heal] heilen
        } (beides oder nichts)
        [by-value] { dh-object } um so viele Stufen heilen, wie der Wert erlaubt ({ $by_value } für 1 bis 6)
        [lower] { dh-object } um { dh-steps } verschlechtern
        [flip] { dh-object } auf die gegenüberliegende Seite drehen (7 minus Wert)
        [reroll] { dh-object } neu würfeln
        [recolour] { dh-object } bis zum Ende der Aktivierung umfärben
        [transfer] { dh-object } in den Würfelbeutel zurücklegen (kein Todesfall)
       *[heal] { dh-effect-heal }
    }
dh-more-steps =
    { dh-each }{ $steps ->
        [one] 1 weitere Stufe
       *[other] { $steps } weitere Stufen
    }
dh-other =
    { $count ->
        [1] einen anderen { dh-coloured }Patienten
       *[other] { dh-how-many } { dh-number } andere { $colour ->
            [red] rote{ " " }
            [yellow] gelbe{ " " }
            [green] grüne{ " " }
           *[any] { "" }
        }Patienten
    }{ dh-any-colour }{ dh-of-values }{ dh-in-pattern }
dh-any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }beliebiger Farbe
           *[other] { "" }
        }
       *[other] { "" }
    }
dh-needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } { $red ->
                [one] roten
               *[other] rote
            } Patienten
           *[other] { dh-needed-red }{ $yellow } { $yellow ->
                [one] gelben
               *[other] gelbe
            } Patienten
        }
       *[other] { dh-needed-red-and-yellow }{ $green } { $green ->
            [one] grünen
           *[other] grüne
        } Patienten
    }
dh-needed-red =
    { $red ->
        [0] { "" }
        [one] { $red } roten und { "" }
       *[other] { $red } rote und { "" }
    }
dh-needed-red-and-yellow =
    { $yellow ->
        [0] { dh-needed-red }
       *[other] { $red ->
            [0] { "" }
            [one] { $red } roten,{ " " }
           *[other] { $red } rote,{ " " }
        }{ $yellow } { $yellow ->
            [one] gelben
           *[other] gelbe
        } und { "" }
    }

## Dice Hospital: what happened

dh-happened-first = { $who } ist Startspieler.
dh-happened-reveal = { $card } wird aufgedeckt.
dh-happened-shelve = { $card } kommt unter den Stapel.
dh-happened-draw =
    { $who } zieht einen { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }Würfel.
dh-happened-settle = { $who } startet mit { $patient }.
dh-happened-deal =
    { $administrator ->
        [hidden] { $who } erhält einen Krankenhausverwalter.
       *[other] { $who } erhält den Krankenhausverwalter { $administrator }.
    }
dh-happened-keep =
    { $administrator ->
        [hidden] { $who } hat einen Krankenhausverwalter gewählt.
       *[other] { $who } behält den Krankenhausverwalter { $administrator }.
    }
dh-happened-appoint = { $who } spielt mit dem Krankenhausverwalter { $administrator }.
dh-happened-roll = { $patient } wird eingeliefert.
dh-happened-load = { $patient } kommt in Krankenwagen { $ambulance }.
dh-happened-take = { $who } nimmt Krankenwagen { $ambulance }.
dh-happened-unload = { $patient } fährt mit Krankenwagen { $ambulance } davon, zurück in den Würfelbeutel.
dh-happened-gain =
    { $who } erhält { $bags ->
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
dh-happened-admit = { $who } nimmt { $patient } auf.
dh-happened-die = { $who } verliert { $patient }: ein Todesfall.
dh-happened-build =
    { $hired ->
        [0] { $who } baut { $card }.
       *[other] { $who } stellt den Spezialisten { $card } ein.
    }
dh-happened-give-back =
    { $hired ->
        [0] { $who } gibt { $card } zurück.
       *[other] { $who } gibt den Spezialisten { $card } zurück.
    }
dh-happened-place =
    { $worker ->
        [nurse] { $who } schickt eine Pflegekraft in die Abteilung { $department }.
       *[other] { $who } schickt den Spezialisten { $worker } in die Abteilung { $department }.
    }
dh-happened-heal = { $who } heilt { $patient }: jetzt { $becomes }.
dh-happened-discharge = { $who } entlässt { $patient }.
dh-happened-recolour = { $who } ändert die Farbe von { $patient }: jetzt { $becomes }.
dh-happened-spend =
    { $who } nutzt { $bags ->
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
dh-happened-pending = { $who } darf den Effekt des Spezialisten { $worker } nutzen.
dh-happened-spare = { $who } verschont { $patient }.
dh-happened-worsen = { $who } vernachlässigt { $patient }: jetzt { $becomes }.
dh-happened-score = { $who } erhält { dh-points }: { $source }.

## Dice Hospital: the board

dh-board-round = Dice Hospital, Runde { $round } von { $rounds }: { $phase }
dh-board-setup = Dice Hospital: { $phase }
dh-board-asked = { $who }: { $question }
dh-board-said = Bisher gesagt: { $words }
dh-board-forecast =
    Wenn du jetzt aufhörst: { $points ->
        [0] keine Punkte
       *[other] { dh-points }
    }; { $worse ->
        [none] niemand verschlechtert sich
       *[other] schlechter wird: { $worse }
    }; { $dead ->
        [none] niemand stirbt
       *[other] es stirbt: { $dead }
    }.
dh-board-ambulance = Krankenwagen { $ambulance }
dh-board-sum = (Summe { $sum })
dh-board-taken = genommen von { $who }
dh-board-empty = leer
dh-board-intake = Gewürfelt
dh-board-display = Auslage
dh-board-nothing = keine
dh-board-first = Startspieler
dh-board-has-word = am Zug
dh-board-finished = fertig
dh-board-with-ambulance = Krankenwagen { $ambulance }
dh-board-beds =
    { $free ->
        [0] Betten: alle { $beds } belegt
       *[other] Betten: { $taken } von { $beds } belegt, { $free } frei
    }
dh-board-waiting = Wartend
dh-board-treated = Behandelt
dh-board-incoming = Neu
dh-board-lounge = Diese Runde entlassen
dh-board-lounge-dice = { $red } rot, { $yellow } gelb, { $green } grün
dh-board-hand = Erhalten
dh-board-departments = Abteilungen
dh-board-staff = Spezialisten
dh-board-used = genutzt
dh-board-placed = eingesetzt
dh-board-nurses = Pflegekräfte
dh-board-nurses-free = { $free } von { $nurses } frei
dh-board-bags = Blutbeutel
dh-board-fatalities = Todesfälle
dh-board-points = Punkte
dh-board-administrator = Krankenhausverwalter
dh-board-hidden = verdeckt
dh-board-bag = Im Würfelbeutel
dh-board-bag-dice = { $red } rot, { $yellow } gelb, { $green } grün

## Dice Hospital: names

dh-phase-first-player = Aufbau, Startspieler bestimmen
dh-phase-reveal = Karten aufdecken
dh-phase-extra = weitere Karte wählen
dh-phase-extra-department = weitere Abteilung aufdecken
dh-phase-extra-specialist = weiteren Spezialisten aufdecken
dh-phase-starting-dice = Aufbau, Startwürfel ziehen
dh-phase-starting-values = Aufbau, Startwürfel einstellen
dh-phase-deal = Aufbau, Krankenhausverwalter austeilen
dh-phase-keep = Aufbau, Krankenhausverwalter behalten
dh-phase-roll = Aufnahme, würfeln
dh-phase-arrange = Aufnahme, Krankenwagen füllen
dh-phase-take = Aufnahme, Krankenwagen nehmen
dh-phase-overflow = Aufnahme, Betten finden
dh-phase-improve = Verbesserung
dh-phase-return = Verbesserung, Karten zurückgeben
dh-phase-activate = Aktivierung
dh-phase-spare = Vernachlässigung
dh-phase-over = Spielende

dh-source-discharges = entlassene Patienten
dh-source-empty-hospital = leeres Krankenhaus
dh-source-administrator = Krankenhausverwalter
dh-source-bags = übrige Blutbeutel
dh-source-fatalities = Todesfälle

dh-decided-points = Entschieden nach Punkten.
dh-decided-fewest-patients = Gleichstand nach Punkten: Es entscheidet, wer die wenigsten Patienten übrig hat.
dh-decided-patient-values = Gleichstand nach Punkten und übrigen Patienten: Es entscheidet die Summe ihrer Werte.
dh-decided-shared = Gleichstand in allem: Der erste Platz wird geteilt.

## Playing in the terminal

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
play-welcome = Dice Hospital. Tippe eine Nummer oder Wörter und drücke Enter; mehr dazu mit „help“.
play-unfinished = Ein unterbrochenes Spiel ist gespeichert: „wardround play --resume“ setzt es fort.
play-kept = Das Spiel ist in { $path } gespeichert.
play-resume = Das Spiel ist gespeichert. Weiter geht es mit: { $command }

play-asked = { $who }: { $question }
play-only-finish = { $who }: Mehr ist nicht möglich. Beende mit „finish“.
play-legend = { $ready } jetzt · { $idle } jetzt nicht · { $used } genutzt
play-recap = Runde { $round } ist vorbei. { $told }
play-harvest =
    { $who }: { dh-points }, { $home } entlassen{ $dead ->
        [0] { "" }
       *[other] , { $dead } gestorben
    }
play-waiting-for = { $who } überlegt.
play-not-asked = Warte: Gerade ist kein Mensch am Zug.
play-forecast =
    Jetzt aufhören: { $points ->
        [0] keine Punkte
       *[other] { dh-points }
    }, { $worse ->
        [0] niemand verschlechtert sich
        [one] 1 verschlechtert sich
       *[other] { $worse } verschlechtern sich
    }, { $deaths ->
        [0] niemand stirbt.
        [one] 1 stirbt: { $dead }.
       *[other] { $deaths } sterben: { $dead }.
    }
play-finish-loses =
    Wirklich beenden?{ $free ->
        [0] { "" }
       *[other] { " " }Noch einsetzbar: { $workers }.
    }{ $deaths ->
        [0] { "" }
        [one] { " " }Es stirbt: { $dead }.
       *[other] { " " }Es sterben: { $dead }.
    }
play-finish-anyway = trotzdem beenden
play-back = weiterspielen
play-say-more = Das kommt in vielen Sätzen vor: Nenne mehr Wörter daraus.
play-which-sentence = Welcher davon?
play-chance = (der Zufall antwortet: nicht rücknehmbar)
play-number =
    { $most ->
        [0] Unter Nummer { $number } gibt es nichts zu wählen.
        [one] Nummer { $number } gibt es nicht: Zur Wahl steht nur 1.
       *[other] Nummer { $number } gibt es nicht: Zur Wahl stehen 1 bis { $most }.
    }
play-why-not = { $word }: { $why }
play-why-can = { $word } kann jetzt gesagt werden.
play-why-what = Warum was? Nenne ein Wort, zum Beispiel „why radiology“.
play-taken-back =
    Zurückgenommen: { $words }{ $answers ->
        [none] .
       *[other] , dazu die Antworten von { $answers }.
    }
play-redone = Wiederholt: { $words }.
redo-nothing = Es gibt nichts zu wiederholen.
restart-nothing = Du hast in diesem Teil des Spiels nichts gesagt, was sich zurücknehmen ließe.
undo-nothing = Es wurde nichts gesagt, was sich zurücknehmen ließe.
play-undo-over = Das Spiel ist vorbei: Nichts kann mehr zurückgenommen werden.
play-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder aufgedeckt.
play-undo-barrier = Das lässt sich nicht zurücknehmen: Der Schritt, zu dem es gehörte, ist für alle beendet.
play-undo-depends = Das lässt sich nicht zurücknehmen: Andere haben darauf aufgebaut.
play-cover = Die Tastatur geht an: { $who }; sonst schaut niemand hin. { $who }: Enter drücken.

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
    { $who }: { dh-points }, { $patients ->
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

play-cover-stays = Frühere Zeilen können Geheimes zeigen: Niemand liest sie nach.
play-city-taken = genommen von { $who }
play-city = Krankenwagen: { $told }.
play-arrange =
    in Krankenwagen { $ambulance }; { $dice ->
        [none] dort liegt noch nichts
       *[other] dort liegt schon: { $dice }
    }
play-unknown-word =
    „{ $word }“ ist kein Wort dieses Spiels. { $near ->
        [none] { $tab ->
            [yes] Tab ergänzt Wörter, mehr dazu mit „help“.
           *[no] Tippe eine Nummer; mehr dazu mit „help“.
        }
       *[other] Meintest du: { $near }?
    }
play-bot-near = Es gibt keinen Bot „{ $name }“: Meintest du { $near }? Ein Mensch braucht einen Namen, der weniger ähnlich klingt.
play-save-one = „{ $text }“ ist mehr als ein Name: Nenne eine Datei, ohne Leerzeichen.
play-taken-back-of =
    Zurückgenommen, gesagt von { $who }: { $words }{ $answers ->
        [none] .
       *[other] , dazu die Antworten von { $answers }.
    }
play-help-about = Du leitest acht Runden lang ein Krankenhaus: Nimm einen Krankenwagen voller Patienten, baue dein Krankenhaus aus und setze Pflegekräfte und Spezialisten in Abteilungen ein, um zu heilen. Wer über 6 hinaus geheilt wird, geht nach Hause; wer nicht behandelt wird, verliert 1 und stirbt unter 1.
play-help-points = Punkte gibt es jede Runde für alle, die zusammen nach Hause gehen: { $ladder } für 1, 2, 3 …; 5 mehr, wenn dein Krankenhaus dann leer ist. Am Ende 1 für jeden übrigen Blutbeutel und -2 für jeden Todesfall.
play-help-stops = finish: deine Aktivierung beenden; skip: einen Effekt nicht nutzen; pass: nichts nehmen oder zurückgeben; bag: ein Blutbeutel heilt einen beliebigen Patienten um 1 Stufe oder ändert die Farbe, die er zeigt.
play-help-marks = Auf dem ganzen Bildschirm: [r2] ist jetzt wählbar, † würde sterben; ● jetzt nutzbar, ○ jetzt nicht, ✓ genutzt, ▶ eben gesagt.
play-type-here = Nummer, Wörter oder help
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab ergänzen Esc back
play-page-foot = Enter oder Esc schließt diese Seite; Pfeiltasten blättern.
play-end-foot = Enter oder Esc schließt diese Seite; danach beendet „quit“ oder Strg+C.
play-title-end = Das Spiel ist vorbei
play-title-board = Der ganze Tisch
play-title-others = Der übrige Tisch
play-title-scores = Aktueller Punktestand
play-title-log = Was geschehen ist
play-title-help = So wird gespielt
play-help-words =
    Wähle per Nummer oder tippe Wörter und drücke Enter: „nurse pharmacy g4“. Innerhalb eines Satzes ist die Reihenfolge frei, und einige seiner Wörter genügen, wenn klar ist, welcher gemeint ist.
play-help-patients =
    Patienten sind Wörter: r4 ist eine rote 4, y steht für Gelb, g für Grün; r4t wurde in dieser Runde behandelt, rg4 ist ein roter Würfel, der Grün zeigt.
play-help-undo = den letzten Satz zurücknehmen, samt den Antworten der Bots
play-help-redo = ihn noch einmal sagen
play-help-restart = zurück zum Anfang dieses Teils der Runde
play-help-back = das letzte Wort eines halben Satzes zurücknehmen
play-help-hint = die besten Worte, die sich jetzt für dich finden
play-help-why = warum ein Wort jetzt nicht geht und was eine Karte tut: „why radiology“
play-help-board = der ganze Tisch
play-help-others = der Tisch ohne deinen eigenen Teil
play-help-scores = woher die Punkte kamen, Runde für Runde
play-help-log = was geschehen ist
play-help-save = eine Kopie des Spiels speichern: „save game.journal“
play-help-help = diese Seite
play-help-quit = aufhören; das Spiel bleibt gespeichert, „wardround play --resume“ setzt es fort

## Dice Hospital: in few words

dh-patient =
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
dh-brief-first = Startspieler{ $what }
dh-brief-reveal = Aufgedeckt: { $what }
dh-brief-draw = gezogene Würfel: { $what }
dh-brief-item-draw =
    { $colour ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
dh-brief-settle = Startpatienten: { $what }
dh-brief-deal = erhalten: { $what }
dh-brief-keep = behalten: { $what }
dh-brief-appoint = Krankenhausverwalter: { $what }
dh-brief-roll = Gewürfelt: { $what }
dh-brief-take = Krankenwagen { $what }
dh-brief-gain = Blutbeutel +{ $what }
dh-brief-admit = neue Patienten: { $what }
dh-brief-die = { $what }
dh-brief-build = neu: { $what }
dh-brief-give-back = zurückgegeben: { $what }
dh-brief-place = { $what }
dh-brief-heal = { $what }
dh-brief-discharge = { $what }
dh-brief-recolour = { $what }
dh-brief-spend = Blutbeutel -{ $what }
dh-brief-spare = verschont: { $what }
dh-brief-worsen = schlechter: { $what }
dh-brief-score = { $what }
dh-brief-item-place =
    { $worker ->
        [nurse] Pflegekraft
       *[other] { $worker }
    } in { $department }
dh-brief-item-becomes = { $patient } wird zur { $value }
dh-brief-item-recolour =
    { $patient } zeigt jetzt { $shows ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
dh-brief-item-score = { dh-points } ({ $source })
dh-brief-item-die = { $patient } stirbt
dh-brief-item-discharge = { $patient } wird entlassen
dh-brief-item-hidden = ein Krankenhausverwalter

dh-chip-sum = Summe { $sum }
dh-chip-beds =
    { $short ->
        [1] 1 Bett fehlt: Einer deiner Patienten stirbt
        [2] 2 Betten fehlen: Zwei deiner Patienten sterben
        [3] 3 Betten fehlen: Drei deiner Patienten sterben
       *[other] { $beds ->
            [0] passt genau
            [one] 1 Bett bleibt frei
           *[other] { $beds } Betten bleiben frei
        }
    }
dh-chip-lowest =
    { $sure ->
        [always] Blutbeutel und Startspieler
       *[other] Blutbeutel und Startspieler, wenn niemand einen niedrigeren nimmt
    }
dh-chip-builds =
    baut als { $first ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] 4.
    }{ dh-chip-or }
dh-chip-or =
    { $last ->
        [1] { "" }
        [2] { $first ->
            [2] { "" }
           *[other] { " " }oder 2.
        }
        [3] { $first ->
            [3] { "" }
            [2] { " " }oder 3.
           *[other] { " " }bis 3.
        }
       *[other] { $first ->
            [4] { "" }
            [3] { " " }oder 4.
           *[other] { " " }bis 4.
        }
    }

dh-word-bag = einen Patienten um 1 Stufe heilen oder die Farbe ändern, die er zeigt
dh-word-department = eine weitere Abteilung aufdecken
dh-word-specialist = einen weiteren Spezialisten aufdecken
dh-word-finish = deine Aktivierung beenden
dh-word-nurse = in jede Abteilung, für die passende Patienten da sind
dh-word-pass = nein, nichts
dh-word-return = eine Karte für einen Blutbeutel zurückgeben
dh-word-skip = nein, danke: Effekt nicht nutzen

## Der Server: Tische mit Menschen und Bots

stale-prompt = Das galt für Frage { $prompt }; jetzt ist es Frage { $now }. Schau noch einmal hin und antworte dann.
table-unknown = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link.
table-full = An diesem Tisch sind alle Sitze besetzt. Du kannst zuschauen.
table-waits =
    Das Spiel hat noch nicht begonnen: { $seats ->
        [one] ein Sitz ist
       *[other] { $seats } Sitze sind
    } noch frei. Lade jemanden ein oder fülle mit Bots auf.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-too-long = Dieser Tisch ist an seine Grenze gekommen: { $entries } Einträge oder { $taken } Rücknahmen. Beginne einen neuen.
game-over-here = Das Spiel ist vorbei: Es kann nichts mehr gesagt werden.
rules-gone =
    Dieser Tisch wurde mit Version { $rules } von „{ $game }“ und deren Karten begonnen; { $known ->
        [0] dieses Spiel ist hier nicht installiert
       *[other] installiert ist Version { $known } mit anderen Karten
    }. Er kann gelesen werden und geht weiter, sobald jene Version wieder installiert ist.
seat-not-open = Dieser Sitz ist nicht frei. Wähle einen anderen.
seat-not-yours = Du spielst nicht für { $whom }.
token-unknown = Dieser Sitznachweis stammt nicht von hier. Setz dich neu.
token-elsewhere = Dieser Sitznachweis gehört zu einem anderen Tisch.
token-void = Dieser Sitz wird jetzt auf einem anderen Gerät gespielt. Hole ihn mit einem Code von dort zurück.
code-unknown = Dieser Code wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
name-empty = Ein Name ist nötig: 1 bis { $longest } darstellbare Zeichen.
chat-empty = Es gibt nichts zu senden: 1 bis { $longest } darstellbare Zeichen.
phrase-unknown = Einen Kurzsatz „{ $phrase }“ gibt es nicht.
journal-later = Das Journal ist zu sehen, wenn das Spiel vorbei ist.
play-on-same = Weiterspielen geht nur von einem beendeten Tisch aus, mit denselben Optionen und ohne freien Sitz.
rematch-early = Das Spiel ist noch nicht vorbei: Die Revanche kommt danach.
plea-open = { $whom } bittet schon um eine Rücknahme: Beantworte das zuerst.
plea-gone = Danach fragt dich niemand mehr.
plea-alone = Niemand ist da, der einer Rücknahme zustimmen könnte: Der Zufall hat gesprochen, und dabei bleibt es.
redo-gone = Das lässt sich nicht noch einmal sagen: Das Spiel ist weitergegangen.
too-fast = Das war zu viel auf einmal. Warte ein wenig.
origin-foreign = Seiten von anderswo dürfen das nicht.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-twice = „hello“ wird nur einmal gesagt, am Anfang.
wire-version = Dieser Server spricht Version { $known } des Protokolls, nicht { $found }. Lade die Seite neu.
message-malformed = Die Nachricht ist nicht lesbar: { $reason }
body-too-long = Die Nachricht ist zu lang: höchstens { $bytes } Bytes.
cards-too-long = Die Kartendatei ist zu lang: höchstens { $bytes } Bytes.
cards-none-here = „{ $game }“ lässt sich nicht mit einer Kartendatei spielen: Lass sie weg.
cards-mistaken =
    Die Kartendatei hat { $mistakes ->
        [one] einen Fehler
       *[other] { $mistakes } Fehler, der erste
    }: { $error }
query-number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $text }“.
page-unknown = Diese Seite gibt es nicht.
server-fault = Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuche es noch einmal.
store-failed = Das konnte nicht gespeichert werden und wurde deshalb nicht getan ({ $reason }). Versuche es noch einmal.
store-unusable = Die Datenbank { $path } ist nicht benutzbar: { $reason }. Läuft ein anderer Server mit ihr?
store-newer = Die Datenbank { $path } hat Form { $found }, dieses Programm kennt Formen bis { $known }. Installiere das neuere Programm.
seed-practice = Ein Startwert ist zum Üben da: ein Mensch, kein offener Sitz, nicht öffentlich. Lass ihn hier weg.
host-foreign = Dieser Server antwortet nicht für „{ $host }“. Soll er es, starte ihn mit --allow-host und diesem Namen.
nudge-idle = Niemand wartet auf { $whom }.
nudge-gone = Für { $whom } ist niemand verbunden.
nudge-early = { $whom } wurde eben erst angestupst. Warte { $seconds } s.
serve-host = „{ $name }“ ist kein Name, den man erlauben kann. Gib ihn ohne http:// und Pfad an, wie example.org.

## Kurzsätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-nice = Schön gemacht!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
told-hint = (hat um einen Tipp gebeten)

serve-port = „{ $port }“ ist kein Port. Gib 0 bis 65535 an.
serve-taken = Port { $port } ist belegt, vielleicht von wardround selbst: Öffne http://localhost:{ $port }/ oder nimm mit --port einen anderen.
serve-cannot = Unter { $host }, Port { $port }, kann kein Server laufen: { $why }. Gib --host oder --port anders an.
serve-missing = Der Server braucht mehr: pip install 'wardround[server]'
serve-ready = Server unter { $address } mit Tischen in { $path } (Strg+C beendet)

## Dice Hospital: options, solo, events, own cards

dh-second =
    { $also_op ->
        [lower] verschlechtere
        [flip] drehe
        [transfer] entferne
       *[heal] heile
    } { dh-second-whom }
dh-second-whom =
    { $also_count ->
        [1] einen anderen { $also_colour ->
            [red] roten{ " " }
            [yellow] gelben{ " " }
            [green] grünen{ " " }
           *[any] { "" }
        }Patienten
       *[other] { $also_count } andere { $also_colour ->
            [red] rote{ " " }
            [yellow] gelbe{ " " }
            [green] grüne{ " " }
           *[any] { "" }
        }Patienten
    }{ $also_high ->
        [6] { $also_low ->
            [1] { "" }
           *[other] { " " }mit Wert { $also_low } bis 6
        }
       *[other] { " " }mit Wert { $also_low } bis { $also_high }
    }{ $also_steps ->
        [0] { "" }
        [one] { " " }um 1 Stufe
       *[other] { " " }um { $also_steps } Stufen
    }
dh-occasion =
    { $when ->
        [discharges] Entlässt
       *[heals] Heilt
    } { $at ->
        [coloured] eine Abteilung dieses Spezialisten, die eine Farbe nennt,
       *[any] die Abteilung dieses Spezialisten
    } { $trigger ->
        [any] jemanden
       *[other] mindestens einen { dh-trigger-colour } Patienten
    }
dh-specialist-gain =
    { dh-occasion }, darfst du { dh-gain }.
dh-specialist-consultant =
    Nenne zu Beginn deiner Aktivierung einen anderen deiner Spezialisten: Bis zum Ende der Phase kann dieser hier auch, was jener kann.
dh-specialist-admissions =
    Für jeden Patienten, den einer deiner Spezialisten entlässt, darfst du einen deiner Patienten in den Würfelbeutel zurücklegen (kein Todesfall) oder, wenn ein Bett frei ist, einen neuen ziehen und würfeln (2 bis 5).
dh-gain =
    { $fatalities ->
        [0] { "" }
        [one] einen Todesfall zurückgeben
       *[other] { $fatalities } Todesfälle zurückgeben
    }{ $bags ->
        [0] { "" }
       *[other] { $fatalities ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }{ $bags ->
            [one] einen Blutbeutel
           *[other] { $bags } Blutbeutel
        } nehmen
    }{ $points ->
        [0] { "" }
       *[other] { dh-and }{ dh-points } nehmen
    }
dh-and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }
       *[other] { " " }und{ " " }
    }
dh-administrator-every =
    { dh-points } in jeder Runde für je { dh-needed }, die du entlässt.
dh-administrator-spare-all =
    Deine unbehandelten { $colour ->
        [red] roten
        [yellow] gelben
       *[green] grünen
    } Patienten verschlechtern sich nie.
dh-report =
    { dh-points }, wenn du in einer Runde { dh-needed } entlässt.
dh-event-gain =
    Sofort: Alle erhalten { $bags ->
        [0] { dh-points }
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
dh-event-treatment =
    Sofort, vor der Aufnahme: Alle dürfen { dh-effect }.
dh-event-extra =
    Sofort: Der Startspieler deckt noch eine Abteilung oder einen Spezialisten auf.
dh-event-round =
    { $bags ->
        [0] { "" }
        [one] Alle erhalten sofort einen Blutbeutel.{ " " }
       *[other] Alle erhalten sofort { $bags } Blutbeutel.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Alle erhalten sofort { dh-points }.{ " " }
    }In dieser Runde:{ $lowest_roll ->
        [-1] { "" }
       *[other] { " " }neue Patienten kommen mindestens mit { $lowest_roll };
    }{ $highest_roll ->
        [-1] { "" }
       *[other] { " " }neue Patienten kommen höchstens mit { $highest_roll };
    }{ $arrivals ->
        [-1] { "" }
        [one] { " " }bei allen trifft ein Patient mehr ein;
       *[other] { " " }bei allen treffen { $arrivals } Patienten mehr ein;
    }{ $lowest_bags ->
        [-1] { "" }
       *[other] { " " }der niedrigste genommene Krankenwagen bringt { $lowest_bags } Blutbeutel;
    }{ $first_locked ->
        [0] { " " }der Startspieler darf Krankenwagen 1 nehmen;
       *[other] { "" }
    }{ $return_bags ->
        [-1] { "" }
       *[other] { " " }eine zurückgegebene Verbesserung bringt { $return_bags } Blutbeutel;
    }{ $nurses ->
        [-1] { "" }
       *[other] { " " }in jedem Krankenhaus arbeiten { $nurses } Pflegekräfte;
    }{ $bag_steps ->
        [-1] { "" }
       *[other] { " " }ein Blutbeutel heilt um { $bag_steps };
    }{ $early_discharge ->
        [1] { " " }behandelte Patienten mit Wert 6 gehen am Ende der Aktivierung nach Hause;
       *[other] { "" }
    }{ $inspection ->
        [-1] { "" }
       *[other] { " " }wer am Ende der Aktivierung keinen unbehandelten Patienten hat, erhält { $inspection } Punkte;
    }{ $neglect ->
        [-1] { "" }
        [0] { " " }Vernachlässigung schadet nicht;
       *[other] { " " }unbehandelte Patienten verschlechtern sich um { $neglect };
    }{ $each_discharged ->
        [-1] { "" }
       *[other] { " " }jeder entlassene Patient zählt { $each_discharged } mehr;
    }{ $keep_display ->
        [1] { " " }die Auslage bleibt beim Schichtwechsel liegen und wird nur aufgefüllt;
       *[other] { "" }
    } danach ist alles wie vorher.
dh-how-many =
    { $upto ->
        [yes] bis zu
       *[no] genau
    }
dh-object =
    { $relation ->
        [same] einen dieser eben geheilten Patienten
        [another] { dh-other }
        [match] { dh-other }
       *[anyone] { dh-whom }
    }
dh-effect-heal =
    { $relation ->
        [same] { $count ->
            [1] einen dieser eben geheilten Patienten um { dh-more-steps } heilen
           *[other] { dh-how-many } { dh-number } dieser eben geheilten Patienten um { dh-more-steps } heilen
        }
        [another] { $count ->
            [1] { dh-other } um { dh-steps } heilen (einen, den die Abteilung nicht geheilt hat)
           *[other] { dh-other } um { dh-steps } heilen (solche, die die Abteilung nicht geheilt hat)
        }
        [match] { dh-other } um { dh-steps } heilen (nicht von der Abteilung geheilt; mit dem Wert, den einer der Geheilten vorher hatte)
        [event] { dh-whom } um { dh-steps } heilen
       *[anyone] { dh-whom } um { dh-steps } heilen ({ $count ->
            [1] auch einen eben geheilten
           *[other] auch eben geheilte
        })
    }
dh-picks =
    { $left ->
        [one] { $picked ->
            [0] einen Patienten
           *[other] noch einen Patienten
        }
       *[other] { $upto ->
            [yes] bis zu { $left } Patienten
           *[no] { $left } Patienten
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] { " " }oder lass es dabei
        }
       *[no] { "" }
    }
dh-ask-use =
    { $worker }: Nutzt du den Effekt (use), oder verzichtest du (skip)?
dh-reason-use =
    Der Spezialist { $worker } erlaubt dir jetzt, { $fatalities ->
        [0] { "" }
        [one] einen Todesfall zurückzugeben
       *[other] { $fatalities } Todesfälle zurückzugeben
    }{ $bags ->
        [0] { "" }
       *[other] { $fatalities ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }{ $bags ->
            [one] einen Blutbeutel
           *[other] { $bags } Blutbeutel
        } zu nehmen
    }{ $points ->
        [0] { "" }
       *[other] { dh-and }{ dh-points } zu nehmen
    }.
dh-ask-event =
    { $patient ->
        [none] { $event }: Wähle { dh-picks }{ $picked ->
            [0] { " " }oder verzichte (skip)
           *[other] { "" }
        }.
       *[other] { $event }: Welche Farbe soll { $patient } zeigen?
    }
dh-reason-event =
    Durch das Ereignis dürfen alle { dh-effect }.
dh-ask-name =
    Welchem anderen Spezialisten folgt dein { CARD("consultant") }?
dh-ask-name-whom =
    Welcher Spezialist?
dh-reason-name =
    Bis zum Ende der Aktivierung kann der { CARD("consultant") } auch, was dieser Spezialist kann.
dh-ask-admissions =
    { CARD("admissions-nurse") }: einen neuen Patienten ziehen (draw), einen zurücklegen (return) oder verzichten (skip)?
dh-ask-admissions-return =
    Welcher Patient kommt zurück in den Würfelbeutel?
dh-reason-admissions =
    { $left ->
        [one] Einer deiner Spezialisten hat einen Patienten entlassen: Das darfst du einmal tun.
       *[other] Das darfst du { $left }-mal tun, für Patienten, die deine Spezialisten entlassen haben.
    } Ein zurückgelegter Patient ist kein Todesfall; skip lässt den Rest.
dh-reason-extra-event =
    Das Ereignis bringt eine weitere Karte in die Auslage, und der Startspieler wählt den Stapel.
dh-ask-send-back =
    Welcher der Würfel kommt zurück in den Beutel?
dh-reason-send-back =
    Alle anderen behältst du als neue Patienten. Ergeben ihre Werte weniger als 9, erhältst du einen Blutbeutel; zusammen sind es { $sum }. Die Karten dieser Runde werden erst danach aufgedeckt.
dh-ask-improve-alone =
    Nimm eine Abteilung oder einen Spezialisten.
dh-reason-improve-alone =
    Allein nimmst du jede Runde genau eine der { $cards } Karten.
dh-reason-return-many =
    Beliebig viele Verbesserungen, auch neue, darfst du unter ihre Stapel legen, jede für { dh-bags }; pass beendet es.
dh-ask-report =
    Welchen Arztbericht erfüllst du – oder passt du?
dh-reason-report =
    Entlassen und noch für keinen Bericht verwendet: { $red } rote, { $yellow } gelbe, { $green } grüne. Ein erfüllter Bericht macht dem darüber Platz.
dh-ask-pick-up =
    Welcher Patient wird abgeholt?
dh-ask-space =
    Auf welches Feld kommt { $patient }?
dh-reason-pick-up =
    Jeder Patient auf einem Feld seiner Farbe oder seines Werts bringt 1 Punkt; jeder zurückgelassene kostet 1.
dh-why-event = ein Ereignis gilt von selbst: Dazu muss nichts gesagt werden.
dh-why-report-later = Berichte werden am Ende einer Runde erfüllt, mit denen, die in ihr entlassen wurden.
dh-why-space-patient = wähle zuerst, wer abgeholt wird.
dh-why-space-fits = dieses Feld ist für eine andere Farbe oder einen anderen Wert.
dh-why-no-space =
    Kein freies Feld nimmt { $patient } auf.
dh-why-report =
    Er braucht { dh-needed }, die in dieser Runde entlassen und für keinen anderen Bericht verwendet wurden.
dh-why-report-above =
    Nur ein Bericht der unteren Reihe kann erfüllt werden; dieser rutscht nach, wenn der untere erfüllt ist.
dh-why-admissions-first =
    Zuerst die { CARD("admissions-nurse") }: ziehen (draw), einen Patienten zurücklegen (return) oder verzichten (skip).
dh-why-name-first =
    Nenne zuerst den Spezialisten, dem dein { CARD("consultant") } folgt.
dh-why-colour-first =
    Sage zuerst, welche Farbe { $patient } zeigen soll.
dh-why-second =
    Mit diesem blieben zu wenige für den zweiten Teil, { dh-whom }.
dh-why-no-target =
    Der Spezialist { $worker } braucht keinen Patienten: Sage use oder skip.
dh-happened-treat = { $who } behandelt { $patient }: jetzt { $becomes }.
dh-happened-join = { $card } kommt in den Stapel.
dh-happened-leave = { $card } kommt aus dem Stapel.
dh-happened-report = Der Bericht { $report } wird ausgelegt.
dh-happened-fulfil = { $who } erfüllt den Bericht { $report }.
dh-happened-event = Ereignis: { $event }.
dh-happened-arrive = { $patient } trifft zusätzlich bei { $who } ein.
dh-happened-send-back = { $who } legt { $patient } zurück in den Würfelbeutel.
dh-happened-transfer = { $who } gibt { $patient } in den Würfelbeutel zurück.
dh-happened-welcome = { $who } nimmt { $patient } aus dem Würfelbeutel auf.
dh-happened-name = Der { CARD("consultant") } von { $who } folgt dem Spezialisten { $worker }.
dh-happened-relieve =
    { $who } gibt { $fatalities ->
        [one] einen Todesfall
       *[other] { $fatalities } Todesfälle
    } zurück.
dh-happened-pick-up = { $patient } von { $who } wird abgeholt.
dh-brief-treat = { $what }
dh-brief-join = In den Stapel: { $what }
dh-brief-leave = Aus dem Stapel: { $what }
dh-brief-report = Berichte: { $what }
dh-brief-fulfil = Bericht erfüllt: { $what }
dh-brief-event = Ereignis: { $what }
dh-brief-arrive = trifft zusätzlich ein: { $what }
dh-brief-send-back = zurückgelegt: { $what }
dh-brief-transfer = zurück in den Beutel: { $what }
dh-brief-welcome = neu aus dem Beutel: { $what }
dh-brief-name = { CARD("consultant") } folgt: { $what }
dh-brief-relieve = Todesfälle -{ $what }
dh-brief-pick-up = abgeholt: { $what }
dh-word-done = das ist alles
dh-word-use = den Effekt nutzen
dh-word-draw = einen neuen Patienten ziehen und würfeln
dh-word-name = den Spezialisten nennen, dem der { CARD("consultant") } folgt
dh-phase-deck = Aufbau, Stapel zusammenstellen
dh-phase-deal-reports = Aufbau, Arztberichte auslegen
dh-phase-event-card = Ereignis aufdecken
dh-phase-event = Ereignis
dh-phase-send-back = Aufnahme, einen Würfel zurücklegen
dh-phase-report = Entlassung, Berichte erfüllen
dh-phase-pick-up = Abholung nach der letzten Runde
dh-source-effect = Effekte von Spezialisten
dh-source-event = Ereignisse
dh-source-reports = erfüllte Berichte
dh-source-pick-up = abgeholte Patienten
dh-source-reports-left = nicht erfüllte Berichte
dh-source-patients-left = zurückgelassene Patienten
dh-decided-alone = Allein gespielt: Die Punktzahl ist das Ergebnis.
option-first = Wer beginnt: jemand durch Zufall oder wen ihr bestimmt.
option-first-random = Durch Zufall.
option-first-seat-1 = Der erste Sitz beginnt.
option-first-seat-2 = Der zweite Sitz beginnt.
option-first-seat-3 = Der dritte Sitz beginnt.
option-first-seat-4 = Der vierte Sitz beginnt.
option-first-seat-5 = Der fünfte Sitz beginnt.
option-edition = Ausgabe: das gedruckte Spiel oder der Prototyp mit eigenen Karten (Regeln v2.11).
option-edition-final = Das gedruckte Spiel.
option-edition-prototype = Der Prototyp: andere Karten, beliebig viele Rückgaben, ein Blutbeutel für die meisten Entlassungen.
option-crisis = Krise zu Beginn: Alle starten mit fünf statt drei Patienten.
option-crisis-no = Drei Startpatienten: 3, 4, 5.
option-crisis-yes = Fünf Startpatienten: 3, 3, 4, 5, 5.
option-epidemic = Landesweite Epidemie: Mit jedem genommenen Krankenwagen kommt ein Patient mehr.
option-epidemic-no = Drei Patienten je Krankenwagen.
option-epidemic-yes = Drei, und beim Nehmen wird einer nachgezogen.
option-superbug = Resistenter Keim: Vernachlässigung senkt um 2.
option-superbug-no = Vernachlässigung senkt um 1.
option-superbug-yes = Vernachlässigung senkt um 2.
option-pick-up = Abholung nach der letzten Runde: Krankenwagen nehmen Patienten mit, die auf ihre Felder passen, je 1 Punkt; jeder zurückgelassene kostet 1.
option-pick-up-no = Das Spiel endet nach Runde 8.
option-pick-up-yes = Mit Abholung.
option-events = Ereigniskarten: Ab Runde 2 kommt vor jeder Aufnahme ein Ereignis. Die Ereignisse sind hauseigen.
option-events-no = Ohne Ereignisse.
option-events-yes = Mit Ereignissen.
option-experimental = Experimentelle Medizin: neue Abteilungen und Spezialisten, die Patienten neu würfeln, umdrehen und umfärben.
option-experimental-no = Die Grundstapel.
option-experimental-replace = Jede Grundkarte einmal, die neuen zweimal (wie gedruckt).
option-experimental-added = Die neuen Karten zusätzlich zu beiden ganzen Stapeln: 32 Abteilungen, 36 Spezialisten.
option-promos = Promo-Spezialisten: Jeder gewählte ersetzt einen zufälligen Spezialisten.
option-promos-no = Ohne sie.
option-promos-consultant = { CARD("consultant") }.
option-promos-admissions-nurse = { CARD("admissions-nurse") }.
option-promos-both = Beide.
option-timer = Zeitmesser: 60 Sekunden für die Aktivierung in Runde 1, danach je Runde 5 mehr; was nicht rechtzeitig eingesetzt ist, bleibt liegen.
option-timer-no = Ohne Zeitdruck.
option-timer-yes = Mit Zeitmesser.
option-fatalities = Todesfälle: was jeder im Solospiel kostet.
option-fatalities-single = 2 Punkte.
option-fatalities-double = 4 Punkte.
option-reports = Arztberichte: was ein nicht erfüllter im Solospiel kostet.
option-reports-single = Seine Punkte.
option-reports-double = Das Doppelte seiner Punkte.
refused-alone-epidemic = Allein gibt es keine Krankenwagen für eine Epidemie: Spiele ohne sie oder wähle mindestens zwei Sitze.
refused-alone-pick-up = Allein gibt es keine Krankenwagen für eine Abholung: Spiele ohne sie oder wähle mindestens zwei Sitze.
refused-alone-administrators = Allein gibt es keine Krankenhausverwalter: Spiele ohne sie oder wähle mindestens zwei Sitze.
refused-prototype-alone = Der Prototyp kennt kein Solospiel: Wähle das gedruckte Spiel oder mindestens zwei Sitze.
refused-prototype-experimental = Experimentelle Medizin gehört zum gedruckten Spiel: Wähle dieses oder spiele mit den Grundstapeln.
refused-prototype-promos = Promo-Spezialisten gehören zum gedruckten Spiel: Wähle dieses oder spiele ohne sie.
refused-prototype-events = Ereigniskarten gehören zum gedruckten Spiel: Wähle dieses oder spiele ohne sie.
refused-first-seat = Diesen Sitz gibt es am Tisch nicht: Wähle einen anderen oder mehr Sitze.
refused-only-alone-fatalities = Doppelt zählende Todesfälle sind eine Solo-Option: Lass jeden 2 Punkte kosten oder wähle einen Sitz.
refused-only-alone-reports = Arztberichte gibt es nur im Solospiel: Lass sie bei ihren Punkten oder wähle einen Sitz.
reports-few = Ein Solospiel braucht { $needed } Arztberichte, diese Karten haben { $have }. Ergänze Berichte.
position-options = Die Optionen der Stellung passen nicht zusammen: { $error }
journal-cards = Zeile { $line }: Das Protokoll wurde mit anderen Karten gespielt ({ $found }) als diesen ({ $known }). Gib die Kartendatei an, mit der es gespielt wurde: --cards DATEI.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }
card-at =
    { $path }, Zeile { $line }: { $card ->
        [none] { "" }
       *[other] Karte „{ $card }“,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] Feld „{ $field }“:{ " " }
    }{ $what }
card-kind = Eine solche Kartenart gibt es nicht. Arten: { $known }.
card-tables = Schreibe jede Karte als eigene Tabelle, die mit [[{ $kind }]] beginnt.
card-missing = Das Feld fehlt: Ergänze es.
card-unknown =
    Ein solches Feld gibt es hier nicht. { $known ->
        [none] Entferne es oder prüfe die Schreibweise.
       *[other] Bekannt: { $known }.
    }
card-taken = Diese ID ist vergeben, an eine andere Karte oder ein Wort des Spiels: Wähle eine andere.
card-board = Eine neue Abteilung kann nicht auf jedem Tableau liegen: Gib ihr mindestens 1 Exemplar.
card-hook = Nur die Promo-Karte dieses Namens kann den Haken „{ $hook }“ haben: Beschreibe den Effekt mit seinen Feldern.
card-nobody-left = Wer entlassen ist, kann nicht noch einmal gewählt werden: Nimm eine andere relation oder when = "heals".
card-one-of = Eine Karte hat genau eines davon: { $fields }. Behalte eines.
card-does-nothing = Das Ereignis bewirkt nichts: Gib ihm gain, eine Wahl von Patienten, extra_card oder modifiers.
card-rolls = Der niedrigste Wurf liegt über dem höchsten: Ändere einen von beiden.
card-back-twice = Krankenwagen { $ambulance } hat schon eine Rückseite: Entferne eine davon.
card-run = Eine Folge von { $count } braucht ebenso viele Werte: Erweitere sie oder senke die Anzahl.
card-two-slots = Mit einer zweiten Wahl sind beide genau, ohne Muster, und keine würfelt oder färbt um: Ändere das.
card-picks = Beide Wahlen zusammen nehmen höchstens { $most } Patienten, und eine dritte gibt es nicht: Senke eine Anzahl.
cards-checked =
    { $path }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, kein Fehler.
cards-prototype = Ausgabe „prototype“: Karten, die abweichen
cards-experimental = Experimentelle Medizin
cards-promos = Promo-Spezialisten
cards-events = Ereignisse (hauseigen)
cards-reports = Arztberichte
cards-backs = Rückseiten der Krankenwagen (hauseigen)
label-own = eigene Karte
cards-back = Krankenwagen { $ambulance }: { $spaces }
