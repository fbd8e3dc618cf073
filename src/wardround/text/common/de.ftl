### Sentences that every game and front end shares, in German.
###
### The player is addressed with “du”. Words of the notation and names of commands stay as they are
### typed; cards are named by CARD("…"). One word for one thing: glossary/de.toml.
### `position-where` holds its preposition (im …).

## What anybody can get wrong, whatever the game

game-over = Niemand kann „{ $word }“ sagen: Das Spiel ist vorbei.
not-to-speak =
    „{ $word }“ darf { $speaker } jetzt nicht sagen. An der Reihe: { $turn }.
word-number = Ein Wort und wer es sagt müssen ganze Zahlen sein, nicht { $word } und { $speaker }.
illegal-word =
    „{ $word }“ darf { $speaker } jetzt nicht sagen. Erlaubt: { $legal }.
speakers-are = Sprechen kann ein Spieler (1, 2 …), * (der Zufall) oder *2 (der Zufall für Spieler 2).
unknown-word =
    „{ $word }“ ist kein Wort dieses Spiels. { $near ->
        [none] „wardround legal“ listet die Wörter auf, die gesagt werden können.
       *[other] Meintest du: { $near }?
    }
unknown-game = Es gibt kein Spiel „{ $name }“. { did-you-mean }Spiele: { $known }.
plugin-broken = Das Modul „{ $module }“, das WARDROUND_GAMES nennt, bringt kein Spiel: { $error }. Berichtige den Namen, nimm seinen Ordner in PYTHONPATH auf oder lass es weg.
tournament-few = Ein Turnier braucht mindestens so viele Bots wie Sitze: { $bots } für { $seats }. Ein Bot darf mehrmals genannt werden.
until-level = --until will ein Niveau von 0,5 bis unter 1, etwa 0.95, nicht { $level }.
unknown-language = Es gibt keine Sprache „{ $name }“. { did-you-mean }Sprachen: { $known }.
unknown-names = WARDROUND_NAMES kann nicht „{ $name }“ sein. Erlaubt: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Meintest du { $near }?{ " " }
    }
seat-range = Spieler { $seat } gibt es hier nicht. Die Spieler haben die Nummern 1 bis { $seats }.
player-count =
    { $players ->
        [one] Ein Spieler ist
       *[other] { $players } Spieler sind
    } für { $seats } Sitze angegeben. Nenne einen für jeden Sitz (random,random) oder einen für alle.
deals-number = Mindestens eine Ausgangslage ist nötig, nicht { $deals }.
positive-number =
    Mindestens ein Spiel und ein Prozess sind nötig (games: { $games }, jobs: { $jobs }).

## Players

unknown-player = Es gibt keinen Spieler „{ $name }“. { did-you-mean }Spieler: { $known }.
player-no-parameters = „{ $player }“: { $name } hat keine Parameter. Schreib „{ $name }“.
player-parameter = „{ $player }“: Den Parameter „{ $parameter }“ gibt es nicht. { did-you-mean }Es gibt: { $known }.
player-value =
    „{ $player }“: { $parameter } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“. Schreib zum Beispiel { $parameter }={ $least }.
player-one-parameter = „{ $player }“: Nur eines davon darf angegeben werden: { $known }.
player-served = „{ $player }“ ist zu viel für einen Server: { $parameter } darf hier höchstens { $most } sein.
program-path = „{ $player }“ nennt kein Programm. Schreibe program:PFAD, etwa program:./bot.py.
program-start = Das Programm { $path } lässt sich nicht starten: { $reason }. Nenne eine ausführbare Datei, mit ./ davor, wenn sie hier liegt.
program-declined = Das Programm { $path } will nicht spielen: { $reason }{ program-errors }
program-slow = Das Programm { $path } hat nicht innerhalb von { $seconds } Sekunden geantwortet und wurde beendet.{ program-errors }
program-ended = Das Programm { $path } hat sich beendet (Code { $code }), statt zu antworten.{ program-errors }
program-garbage = Das Programm { $path } hat „{ $line }“ geschrieben statt einer Antwort: eines Objekts in einer Zeile mit der id der Frage.{ program-errors }
program-illegal = Das Programm { $path } hat „{ $said }“ gesagt, was jetzt nicht geht. Zur Wahl stand: { $legal }.{ program-errors }
program-errors =
    { $errors ->
        [none] { " " }Auf der Standardfehlerausgabe stand nichts.
       *[other] { " " }Zuletzt auf der Standardfehlerausgabe: { $errors }
    }
own-player-none = „{ $player }“ ist weder module:Class noch ein Spieler eines installierten Pakets.
own-player-module = „{ $player }“: Das Modul { $module } lässt sich nicht importieren: { $reason }. Rufe wardround in seinem Ordner auf, oder nimm den Ordner in PYTHONPATH auf.
own-player-missing = „{ $player }“: Das Modul { $module } hat keine Klasse { $name }.
own-player-choose = „{ $player }“ ist kein Spieler: Es fehlt eine Methode choose(seat_view, rng).
own-player-raised = „{ $player }“ ist gescheitert: { $reason }
own-player-illegal = „{ $player }“ hat { $said } gesagt, was jetzt nicht geht. Zur Wahl stand: { $legal }.
own-player-needs = „{ $player }“: { $parameter } fehlt. Hänge :{ $parameter }= und einen Wert an.
own-player-value =
    „{ $player }“: { $parameter } kann nicht „{ $value }“ sein. { $kind ->
        [int] Es ist eine ganze Zahl.
        [float] Es ist eine Zahl.
       *[bool] Es ist yes oder no.
    }

## The engine

engine-line = Die Zeile ist kein JSON: { $reason }. Schreibe eine Anfrage oder eine Liste von Anfragen in eine Zeile.
engine-long = Die Zeile ist länger als { $most } Bytes. Schicke weniger Anfragen in einer Zeile.
engine-request = Die Anfrage ist nicht zu lesen: { $reason }. docs/engine.md nennt alle Anfragen und ihre Felder.
engine-version = Diese Engine spricht Version { $version }, nicht { $wanted }.
engine-state = Es gibt keinen Zustand „{ $state }“. Lege ihn erst an: mit new, decode, clone, resample oder resample_view.
engine-full = Es gibt schon { $most } Zustände. Verwirf welche, oder verwende einen Namen noch einmal.
engine-seat = „seat“ kann hier nicht { $seat } sein: 0 bis { $last }.
engine-chance = Der Zufall hat hier nicht das Wort, also gibt es keine Gewichte.
engine-view = Das ist keine Sicht auf { $game }: { $reason }.
engine-broke = Die Engine konnte nicht antworten: { $reason }. Das ist ein Fehler in wardround oder in einem Spiel von außen.

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
    Es gibt keinen Eintrag { $entry }, zu dem man zurückgehen könnte: Das Spielprotokoll hat { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }.

redo-nothing = Es gibt nichts zu wiederholen.
restart-nothing = Du hast in diesem Teil des Spiels nichts gesagt, was sich zurücknehmen ließe.
undo-nothing = Es wurde nichts gesagt, was sich zurücknehmen ließe.

## Journals

journal-first-line =
    Zeile { $line }: Ein Spielprotokoll beginnt mit der Zeile „{ $wanted }“. { journal-help }
journal-form = Zeile { $line }: „{ $text }“ ist keine Zeile eines Spielprotokolls. { journal-help }
journal-header-twice =
    Zeile { $line }: „{ $field }“ kommt ein zweites Mal vor oder steht erst nach dem ersten gesagten Wort. Behalte es nur einmal, am Anfang.
journal-header-missing =
    Zeile { $line }: Am Anfang des Spielprotokolls fehlt die Zeile „{ $field } …“. { journal-help }
journal-number = Zeile { $line }: „{ $text }“ ist keine ganze Zahl von 1 bis 999999.
journal-seat = Zeile { $line }: „{ $text }“ ist kein Sitz. Sitze sind 1, 2, 3 …
journal-speaker = Zeile { $line }: „{ $text }“ sagt nicht, wer spricht. { speakers-are }
journal-rules =
    Zeile { $line }: Das Spielprotokoll wurde nach Version { $found } der Regeln gespielt, dieses Programm kennt Version { $known }.
journal-players =
    Zeile { $line }: { $found ->
        [one] Ein Spieler ist
       *[other] { $found } Spieler sind
    } für { $seats } Sitze angegeben. Nenne für jeden Sitz genau einen oder gar keinen.
journal-line = Zeile { $line }: { $error }
journal-entry = Eintrag { $entry }: { $error }
journal-help = Die Form ist in docs/notation.md beschrieben.
journal-cards = Zeile { $line }: Das Spielprotokoll wurde mit anderen Karten gespielt ({ $found }) als diesen ({ $known }). Gib die Kartendatei an, mit der es gespielt wurde: --cards DATEI.

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
    Diese Stellung ist unmöglich: Das Feld „{ $field }“ { position-where } passt nicht zu phase={ $phase }.
position-card =
    { $word ->
        [board] Jedes Krankenhaus hat die Abteilungen seines Spielplans genau einmal; schreibe sie nicht in das Feld „{ $field }“ { position-where }.
       *[other] „{ $word }“ gehört nicht in das Feld „{ $field }“ { position-where }.
    }
position-copies =
    { $copies ->
        [0] „{ $card }“ ist keine Karte des Stapels: Jedes Krankenhaus hat sie auf seinem Spielplan. Schreibe sie nicht dazu.
       *[other] Die Stellung enthält mehr Karten „{ $card }“, als es gibt ({ $copies }).
    }
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
position-options = Die Optionen der Stellung passen nicht zusammen: { $error }

## Options

option-value =
    { $value ->
        [none] „{ $option }“ fehlt.
       *[other] „{ $option }“ kann nicht „{ $value }“ sein.
    } Erlaubt: { $allowed }.
option-unknown = Es gibt keine Option „{ $option }“. Optionen: { $known }.

option-first = Wer beginnt: jemand durch Zufall oder wen ihr bestimmt.
option-first-random = Durch Zufall.
option-first-seat-1 = Der erste Sitz beginnt.
option-first-seat-2 = Der zweite Sitz beginnt.
option-first-seat-3 = Der dritte Sitz beginnt.
option-first-seat-4 = Der vierte Sitz beginnt.
option-first-seat-5 = Der fünfte Sitz beginnt.
refused-first-seat = Diesen Sitz gibt es am Tisch nicht: Wähle einen anderen oder mehr Sitze.

## Card files

card-toml = Die Datei ist kein gültiges TOML: { $error }.
card-line-long = Eine Zeile hat mehr als { $most } Zeichen: Kürze sie.
card-dots = Eine Zeile hat mehr als { $most } Punkte: Ein Schlüssel braucht nur wenige.
card-deep = Klammern sind mehr als { $most }-fach verschachtelt: Prüfe, ob jede geschlossen ist.
card-number-long = Eine Zahl hat mehr als { $most } Ziffern: Schreib eine kleinere.
card-more = Das sind { $most } Fehler, und der Rest wurde nicht gelesen. Behebe sie und prüfe noch einmal.
card-id = Eine ID besteht aus höchstens 40 Kleinbuchstaben, Ziffern und inneren Bindestrichen: Ändere sie.
card-field = Es kann nicht { $value } sein. Erlaubt: { $allowed }.

cards-none-here = „{ $game }“ lässt sich nicht mit einer Kartendatei spielen: Lass sie weg.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }
card-kind = Eine solche Kartenart gibt es nicht. Arten: { $known }.
card-tables = Schreibe jedes Stück als eigene Tabelle, die mit [[{ $kind }]] beginnt.
card-missing = Das Feld fehlt: Ergänze es.
card-unknown =
    Ein solches Feld gibt es hier nicht. { $known ->
        [none] Entferne es oder prüfe die Schreibweise.
       *[other] Bekannt: { $known }.
    }
card-taken = Diese ID ist vergeben, an eine andere Karte oder ein Wort des Spiels: Wähle eine andere.
label-own = eigene Karte

## Names of things

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
seat = Spieler { $seat }
house = hauseigen
house-parts = { $parts }: hauseigen
house-parts-and = { $parts } und { $last }
house-part-name = Name
house-part-effect = Wirkung
house-part-price = Preis
house-part-colour = Farbe
house-part-points = Punkte
speaker-chance = der Zufall
speaker-chance-for = der Zufall für { $who }

## Umgebungen zum Lernen

env-setting = { $setting } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
env-illegal = { $agent }: Aktion { $action } geht jetzt nicht. Diese Wörter kann man sagen: { $legal }.
encoding-none = { $game } hat keine Kodierung: Seine Zustände lassen sich nicht als Zahlen schreiben. Gib dem Spiel eine, oder wähle ein anderes.
padding-few = Die Kartendatei bringt { $needed } weitere Karten einer Art, und padding ist { $padding }. Setze padding auf { $needed } oder mehr.
reward-alone = Wer allein spielt, kann nicht mit „{ $reward }“ belohnt werden, denn niemand verliert. Nimm score oder progress.
batch-actions = Für { $n } Spiele wurden { $given } Aktionen angegeben. Gib für jedes eine an; -1 lässt ein Spiel, wie es ist.
position-other-options = Die Stellung gehört zu einem Spiel mit anderen Optionen. Hier sind es: { $options }.
render-extra = Das Modul { $module }, das Stellungen zeichnet, fehlt: pip install 'wardround[terminal]'.

## Experimente

field-error = { $error }
variant-twice = Zwei Varianten heißen „{ $name }“: Gib jeder einen eigenen Namen.
worker-killed = Ein Prozess, der Partien spielte, wurde abgebrochen, vielleicht weil der Speicher nicht reichte. Was geschrieben wurde, bleibt: Rufe denselben Befehl noch einmal auf, mit weniger --jobs, falls es wieder geschieht.
worker-version = Ein anderer Prozess läuft mit wardround { $found }, dies ist { $known }. Installiere überall dieselbe Version und rufe denselben Befehl noch einmal auf.
cluster-lost = Der Cluster unter { $address } ist nicht zu erreichen oder ging verloren: { $reason }. Was geschrieben wurde, bleibt: Rufe denselben Befehl noch einmal auf, wenn der Scheduler da ist.
results-none = { $path } ist kein Ordner mit Ergebnissen. Nenne für einen Lauf einen leeren oder neuen Ordner, für einen Bericht einen, den `wardround lab run` gemacht hat.
results-empty = { $path } hat noch keine Ergebnisse: Rufe erst `wardround lab run` auf.
results-version = { $path } stammt von einer anderen Version von wardround ({ $found }, dies ist { $known }). Nimm jene Version oder einen anderen Ordner.
results-rules = { $path } wurde mit Regeln { $found } des Spiels gespielt, diese Version hat Regeln { $known }. Nimm die Version, die es begonnen hat, oder einen anderen Ordner.
results-other = { $path } enthält ein anderes Experiment; verschieden sind: { $fields }. Nenne einen anderen Ordner.
results-taken = Ein anderer Lauf schreibt gerade in { $path }. Warte, bis er endet, oder nenne einen anderen Ordner.
results-unwritable = { $path } lässt sich nicht beschreiben: { $reason }. Was vorher geschrieben wurde, bleibt: Behebe das und rufe denselben Befehl noch einmal auf.
results-unreadable = { $path } lässt sich nicht lesen: { $reason }. Lösche den genannten Teil und starte das Experiment noch einmal: Nur dieser Teil wird neu gespielt.
