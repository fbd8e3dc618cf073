### What only the page says, in German.

page-offline = Keine Verbindung, neuer Versuch läuft.
page-offline-line = Nichts ist verloren: Sobald die Verbindung wieder da ist, geht es hier weiter.
page-unreachable = Keine Verbindung zum Server
page-unreachable-line = Deine Spiele und Rätsel sind dort sicher. Diese Seite macht von selbst weiter, sobald der Server antwortet.
page-server-fault = Der Server konnte nicht antworten. Versuche es noch einmal.
page-socket-refused = An diesen Tisch kommst du nicht.
page-socket-moved = Dieser Sitz ist auf ein anderes Gerät umgezogen.
page-your-turn = du bist dran
page-your-name = Dein Name
page-public-table = Öffentlich: Alle können den Tisch finden und sich dazusetzen
page-make-table = Tisch eröffnen
page-public-tables = Öffentliche Tische
page-no-tables = Gerade gibt es keine öffentlichen Tische.
page-join = Dazusetzen
page-watch = Zuschauen
page-join-code = An einen Tisch
page-join-code-help = Der Link einer Einladung oder der Code deines Sitzes auf einem anderen Gerät.
page-enter = Los
page-open-seats =
    { $n ->
        [one] 1 Sitz frei
       *[other] { $n } Sitze frei
    }
page-under-way = läuft gerade
page-finished-games = Beendete Partien
page-invites = { $who } lädt dich ein: { $game }
page-your-table = Dein Tisch: { $game }
page-table-name = Tisch { $name }
page-invitation = Bring jemanden mit
page-invitation-line = Scanne es oder schick den Link:
page-invitation-local = Nur dieser Rechner kann diesen Link öffnen. Damit andere mitspielen können, starte den Server mit
page-invitation-network = „localhost“ können andere nicht öffnen. Dies ist deine Adresse im Netz:
page-invitation-text = Spiel { $game } mit mir:
page-what-is-played = Was gespielt wird
page-bot-steps-in = Ist jemand offline, springt nach einer Weile ein Bot ein.
page-stays-away = Ist jemand offline, springt kein Bot ein.
page-seats-total = Sitze
page-free-seat = Freier Sitz
page-free-seat-line = Link oder Bot
page-host = lädt ein
page-host-decides = { $who } entscheidet:
page-remove = Entfernen
page-remove-whom = { $who } vom Tisch entfernen
page-fill-one = Bot dazu
page-close-table = Tisch auflösen
page-start-with-bots =
    { $n ->
        [0] Beginnen
        [one] Mit 1 Bot beginnen
       *[other] Mit { $n } Bots beginnen
    }
page-presence-here = da
page-presence-offline = offline
page-presence-stand-in = weg: eine Vertretung spielt
page-absent = { $who } ist offline
page-absent-line = In { $time } spielt ein Bot. { $who } behält den Sitz und kann jederzeit zurück.
page-absent-passes = In { $time } endet der Zug. { $who } behält den Sitz.
page-absent-wait = Länger warten
page-absent-bot = Bot spielen lassen
page-absent-go-on = Ohne weiter
page-plea-refused = { $who } möchte nicht zurückgehen.
page-plea-lapsed = Niemand hat rechtzeitig geantwortet: Es geht nicht zurück.
page-rematch-called = { $who } möchte noch einmal spielen.
page-rematch-join = Wieder hinsetzen
page-chat-spoken = { $who } sagt: { $text }
page-unread =
    { $n ->
        [one] 1 neue Zeile
       *[other] { $n } neue Zeilen
    }
page-socket-removed = Wer eingeladen hat, hat deinen Sitz freigegeben.
page-socket-closed = Wer eingeladen hat, hat diesen Tisch aufgelöst.
page-plea = { $who } möchte zurücknehmen: { $words }.
page-plea-own = Du möchtest zurücknehmen: { $words }.
page-copy = Link kopieren
page-copied = Kopiert
page-copy-yourself = Zum Kopieren: { $text }
page-share = Teilen
page-take-seat = Hier hinsetzen
page-open = frei
page-bot = Bot
page-away = nicht da
page-you = Du
page-undo = Rückgängig: { $words }
page-undo-key = Rückgängig
page-undo-of = Rückgängig: letzter Zug von { $who }
page-undo-all = Zurück zum Beginn meiner Phase
page-redo = Wiederholen
page-redo-words = Wiederholen: { $words }
page-plead = Um Rücknahme bitten: { $words }
page-agree = Einverstanden
page-refuse = Ablehnen
page-waits-consent = Es muss noch zustimmen: { $who }.
page-back = Zurück
page-cancel = Abbrechen
page-any-key-skips = Weiter mit jeder Taste.
page-tap-skips = Weiter mit Antippen.
page-finish-anyway = Trotzdem beenden
page-finish-line = Die Eingabetaste beendet, Escape führt zurück.
page-always = { $word }, jetzt und immer
page-chosen = Gewählt: { $words }
page-chosen-reason = Wähle, was dazugehört.
page-not-with-chosen = Das passt nicht zu { $words }. „Abbrechen“ beginnt von vorn.
page-waiting-for = Warten auf { $who }.
page-watching = Du schaust zu.
page-chance-answers = Würfel oder Karten entscheiden: Das lässt sich nicht zurücknehmen.
page-can-be-said = Das kannst du jetzt wählen.
page-others = Die anderen
page-beside = Mitspieler, Karten und Verlauf
page-log = Was geschah
page-log-short = Verlauf
page-log-whole = Der ganze Verlauf
page-log-earlier = Früher
page-log-round = Runde { $n }
page-title = wardround
page-title-turn = ● Du bist dran – wardround
page-chat = Chat
page-send = Senden
page-say-something = Sag allen etwas
page-chat-seated = Schreiben kann, wer am Tisch sitzt.
page-menu = Menü
page-close = Schließen
page-leave = Tisch verlassen
page-front-page = Startseite
page-move-seat = Meinen Sitz auf ein anderes Gerät verlegen
page-move-seat-line = Scanne das Bild oder gib dort den Code { $code } ein. Er gilt einmal.
page-command = Befehl: Wörter oder „help“
page-command-help = Tippe Wörter wie „{ $example }“, dann die Eingabetaste. Escape schließt.
page-taken-back-by =
    { $you ->
        [yes] Du nimmst deinen letzten Zug zurück.
       *[no] { $who } nimmt den letzten Zug zurück.
    }
page-rewound = Das Spiel geht zurück.
page-while-away = Während du weg warst
page-in-your-name = In deinem Namen
page-note-left = { $who } ist gegangen.
page-note-back = { $who } ist wieder da.
page-note-timeout = Für { $who } ist die Zeit um; das Spiel geht weiter.
page-note-played-for = Es geht vorerst ohne { $who } weiter.
page-time-up = Die Zeit ist um: Was nicht eingesetzt ist, bleibt liegen.
page-cover = Gib das Gerät an { $who }
page-cover-go = Ich bin { $who }
page-cover-why = Jetzt kommt etwas Geheimes: Nur { $who } soll hinsehen.
page-wins =
    { $n ->
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den ersten Platz
    }
page-player = Name
page-total = Gesamt
page-by-round = { $score } nach Runden
page-rematch = Revanche
page-replay = Noch einmal ansehen
page-journal = Spielprotokoll herunterladen
page-new-game = Neue Partie
page-look-board = Spielplan ansehen
page-step = Schritt { $step } von { $total }
page-first-step = Erster Schritt
page-previous = Voriger Zug
page-next = Nächster Zug
page-next-part = Nächster Abschnitt
page-copy-step = Link zu diesem Schritt kopieren
page-chance = Der Zufall
page-keys = Tasten
page-notice = wardround ist eine unabhängige Umsetzung zum Lernen und zum Spielen unter Freunden; Verlage und Autoren der Spiele haben sie weder gemacht noch lizenziert noch gebilligt. Alle Zeichnungen sind unsere eigenen.
page-build-compiled = Regeln: kompiliert. Bots, Tipps und Rückblicke laufen mit voller Geschwindigkeit.
page-build-interpreted = Regeln: interpretiert. Bots, Tipps und Rückblicke sind langsamer, als sie sein könnten.
page-build-compiling = Regeln: interpretiert. Eine schnellere Fassung entsteht gerade; Bots, Tipps und Rückblicke nutzen sie, sobald sie fertig ist.
page-loading = Einen Moment …
page-unknown-page = Diese Seite gibt es nicht.

## Coach

page-coach = Coach
page-coach-name = Oberin Mo
page-coach-tap =
    { $touch ->
        [yes] Tippe
       *[no] Klicke
    } auf { $thing }.
page-coach-part = { $part } von { $parts }
page-coach-fine = Auch gut.
page-coach-fine-why = Mach ruhig auf deine Art weiter. Ich melde mich, sobald etwas Neues kommt.
page-coach-told = Jetzt weißt du, warum.
page-coach-over = Du kannst das Spiel.
page-coach-back = Zurück
page-coach-go-on = Weiter
page-coach-got-it = Verstanden
page-coach-skip = Ohne Coach weiter
page-coach-play-on = Weiterspielen
page-coach-stop = Andere Partie

## Front page

page-hero-hospital = Krankenhaus
page-hero-arrivals = AUFNAHME
page-hero-home = ZUHAUSE
page-tagline = Zwei Brettspiele im Krankenhaus.
page-tagline-free = Kein Konto, keine Werbung, freier Quelltext.
page-continue = Weiter
page-go-on = Weiterspielen
page-watch-line = Bei öffentlichen Tischen zusehen oder beendete Partien noch einmal ansehen.
page-join-elsewhere = Dieser Link führt zu einem anderen Server, { $host }: Öffne ihn im Browser.
page-join-no-link = Dieser Link führt an keinen Tisch.
page-puzzle-target =
    { $workers ->
        [0] Keine Kraft ist übrig.
        [one] Eine Kraft ist übrig.
       *[other] { $workers } Kräfte sind übrig.
    } Das beste Ende bringt { $best } Punkte mehr als jetzt aufzuhören; ein eiliger Bot schafft { $greedy }.
page-language = Sprache
page-continue-against = { $round }, gegen { $who }
page-continue-together = { $round }, { $who } an diesem Bildschirm
page-continue-solo = { $round }, allein
page-continue-waiting = Wartet auf Mitspieler
page-continue-over = Das Spiel ist aus: Sieh nach, wie es endete
page-offer-now = Spielen
page-offer-solo = Solo
page-choose-options = Optionen wählen
page-choose-options-for = Optionen wählen: { $what }
page-options = Optionen
page-options-usual = wie üblich
page-option-sets = Fang mit einer Auswahl an und ändere darunter, was du willst.
page-own-cards = Eigene Karten
page-own-cards-help = Eine Textdatei in TOML: Neue Karten kommen in die Stapel, eine mit der id einer bekannten Karte ersetzt diese. Alle am Tisch spielen damit.
page-own-cards-file = Kartendatei
page-own-cards-text = Oder füge ihren Text ein
page-own-cards-example = Ein Beispiel einsetzen
page-card-mistakes =
    { $n ->
        [one] Die Kartendatei hat einen Fehler: Behebe ihn oder lass die Datei weg.
       *[other] Die Kartendatei hat { $n } Fehler: Behebe sie oder lass die Datei weg.
    }
page-card-mistake =
    Zeile { $line }{ $card ->
        [none] { "" }
       *[other] , Karte „{ $card }“
    }{ $field ->
        [none] { "" }
       *[other] , Feld „{ $field }“
    }: { $text }
page-cards-in-play =
    { $n ->
        [one] Eine eigene Karte ist im Spiel: { $names }.
       *[other] { $n } eigene Karten sind im Spiel: { $names }.
    }
page-cards-idle = Die Datei stimmt, aber mit diesen Optionen ist keine ihrer Karten im Spiel.
page-with-own-cards = Mit eigenen Karten.
page-bests = Bestleistungen
page-this-game = dieses Spiel
page-best-new = Eine neue Bestleistung!
page-best-place = Platz { $place } von { $n }.
page-best-replay = Noch einmal ansehen: { $n } Punkte, { $date }
page-game = Spiel
page-standing-answers = Was du hier immer antwortest
page-ask-again = Wieder fragen
page-offer-learn = Neu hier? 5 Minuten
page-offer-friends = Mit Freunden spielen
page-offer-friends-line = Eröffne einen Tisch, schicke den Link oder zeige den QR-Code.
page-offer-screen = Ein Bildschirm
page-offer-screen-line = Mehrere teilen sich dieses Gerät und reichen es weiter.
page-first-time = Erste Partie hier: einfachere Regeln und ein Coach an deiner Seite
page-screen-help = Gib allen einen Namen. Wo etwas geheim ist, sagt eine neutrale Seite, wer das Gerät bekommt.
page-begin = Beginnen
page-player-number = Spieler { $n }
page-name-of-seat = Name von Spieler { $n }
page-seat-open = frei für jemanden
page-seat-person = jemand hier
page-bot-named =
    { $bot ->
        [expert] Bot, spielt sehr gut
        [greedy] Bot, spielt mit Bedacht
        [random] Bot, spielt zufällig
        [rollout] Bot, probiert zufällig
        [solver] Bot, spielt gut
       *[other] Bot: { $bot }
    }

## Rules reference

page-rules = Regeln
page-rules-of = Regeln: { $part }
page-rules-contents = Auf dieser Seite
page-house-mark = hauseigen
page-marked = { $name } ({ $mark })
page-house-line = Was als hauseigen bezeichnet ist, stammt von uns, weil es in keinem Dokument steht: eine ganze Karte oder nur ihr Name, ihre Wirkung, ihr Preis, ihre Farbe oder ihre Punkte.

## At the table

page-skip =
    { $touch ->
        [yes] Überspringen
       *[no] Überspringen (.)
    }
page-recap = Was die anderen getan haben
page-recap-close = Überblick schließen
page-choices-count =
    { $n ->
        [one] 1 Möglichkeit.
       *[other] { $n } Möglichkeiten.
    }
page-dead-end = Mehr lässt sich nicht tun. { $finish }, sobald du so weit bist.
page-you-are-last = Du bist zuletzt dran: Damit endet die Phase für alle.
page-finished-waiting = Fertig. Es fehlt noch: { $who }.
page-has-finished =
    { $you ->
        [yes] Du bist fertig.
       *[no] { $who } ist fertig.
    }
page-take-back-finish = Doch nicht fertig
page-seconds-left =
    { $n ->
        [one] Noch 1 Sekunde.
       *[other] Noch { $n } Sekunden.
    }
page-pass-line = Die Eingabetaste bestätigt, Escape führt zurück.
page-taken-back = Zurückgenommen: { $words }.
page-undo-needs-consent = Andere haben seitdem geantwortet. Drücke noch einmal, um sie zu fragen.
page-nudge = { $who } anstupsen
page-nudge-key = Anstupsen
page-nudged = { $who } wurde angestupst.
page-nudges-you = { $who } stupst dich an: Der Tisch wartet auf deine Antwort.
page-armed = Beim nächsten Mal wirst du gefragt.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = Gerade gibt es nichts vorherzusagen.
page-no-such-word = „{ $word }“ ist kein Wort dieses Spiels.
page-command-list = Wörter des Spiels in beliebiger Reihenfolge. Außerdem: why und ein Wort, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = nächster Bereich; mit der Umschalttaste der vorige
page-keys-arrows = im Bereich bewegen, auch über nicht Wählbares; Pos1 und Ende springen an den Rand
page-keys-enter = wählen, was angesteuert ist; wo es nicht geht: warum nicht
page-keys-numbers = die nummerierten Möglichkeiten
page-keys-escape = schließen, was obenauf liegt, oder die letzte Wahl eines angefangenen Zugs zurücknehmen
page-action-next-choice = Nächste Möglichkeit
page-action-previous-choice = Vorige Möglichkeit
page-action-undo = Letzten Zug zurücknehmen
page-action-restart = Zurück an den Beginn meiner Phase
page-action-redo = Wiederholen
page-action-decline = Nein danke; oder passen
page-action-finish = Fertig
page-action-others = Zu den anderen; noch einmal: weiter zum nächsten
page-action-log = Zum Verlauf
page-action-again = Noch einmal sagen, was gefragt ist
page-action-forecast = Sagen, was geschähe, wenn du jetzt beendest
page-action-scores = Punkte und Stand aller sagen
page-action-info = Alles über das Angesteuerte
page-action-command = Befehlszeile
page-action-skip = Überspringen, was gerade gezeigt wird, oder den Überblick schließen
page-action-keys = Diese Liste der Tasten

## Around the table

page-phrases = Kurzsätze
page-turn-of = { $who } ist dran
page-settings = Einstellungen
page-my-seat = Mein Sitz
page-about = Über wardround
page-setting-letters = Einzelne Tasten aktiv (U, Y, F, N …)
page-setting-taps = Auf dem Touchscreen zeigt das erste Tippen, das zweite wählt
page-setting-never-ask = Vor dem Beenden nie nachfragen
page-setting-keep = Von selbst ablehnen, wo fast alle ablehnen
page-setting-vibration = Vibrieren, wenn ich dran bin
page-setting-notice = Mitteilung, wenn ich dran bin und woanders hinsehe
page-setting-pace = Tempo der anderen
page-pace-off = sofort
page-pace-quick = zügig
page-pace-normal = normal
page-pace-watch = jeden Schritt ansehen
page-setting-names = Namen der Karten
page-names-translated = in meiner Sprache
page-names-printed = wie gedruckt, auf Englisch
page-setting-sound = Töne
page-sound-offer = Töne?
page-sound-off = aus
page-sound-quiet = leise
page-sound-on = an
page-remap = Einzelne Tasten ändern
page-remap-help = Wähle eine und drücke dann die Taste, die es tun soll.
page-remap-one = { $what }: { $key }. Ändern
page-remap-press = Taste drücken …
page-remap-usual = Zurück zu den üblichen Tasten
page-move-seat-picture = QR-Code für den Umzug
page-invitation-link = Einladungslink
page-invitation-picture = QR-Code des Einladungslinks
page-missing =
    { $n ->
        [one] Noch jemand, dann geht es los.
       *[other] Es fehlen noch { $n }, dann geht es los.
    }

## End and replay

page-you-win = Du gewinnst mit { $by } Vorsprung
page-wins-by = { $who } gewinnt mit { $by } Vorsprung
page-you-win-tie = Bei Gleichstand gewinnst du
page-wins-tie = Bei Gleichstand gewinnt { $who }
page-decided-round = Entschieden in Runde { $round }.
page-turning-point = Der Wendepunkt: Runde { $round }
page-turning-point-line = { $who } geht endgültig in Führung: { $scored } in dieser Runde.
page-turning-point-mine = Du gehst endgültig in Führung: { $scored } in dieser Runde.
page-see-it = Ansehen
page-share-picture = Ein Bild zum Teilen
page-save-picture = Bild speichern
page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
page-where-from = So kam alles zusammen
page-in-figures = In Zahlen
page-round = Runde { $n }
page-rounds = Runden
page-rounds-of = { $who } nach Runden: { $points }.
page-best-turn = Beste Runde: { $who }, { $scored } in Runde { $round }.
page-best-turn-mine = Beste Runde: deine, { $scored } in Runde { $round }.
page-best-turn-alone = Beste Runde: { $scored } in Runde { $round }.
page-previous-part = Voriger Abschnitt
page-last-step = Letzter Schritt
page-autoplay = Abspielen
page-pause = Pause
page-more = Mehr
page-speed = Tempo
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-eyes = Mit den Augen von
page-eyes-all = allen
page-play-on = Von hier weiterspielen
page-play-on-line = Du anstelle von { $who }, Bots für die anderen.
page-by-source = Nach Herkunft

## Dice Hospital: alone, events, options

page-ended-alone =
    { $n ->
        [one] Du schließt mit { $n } Punkt ab
       *[other] Du schließt mit { $n } Punkten ab
    }
page-as-if-over = Als ob das Spiel jetzt endete.

## Hints

page-hint = Tipp
page-hint-thinking = Ich suche die besten Wörter …
page-hint-line = Tipp: { $words }.
page-hinted = Empfohlen.
page-hint-puzzle = Ein Rätsel gibt keine Tipps: Mach Schluss, dann lässt sich die Lösung zeigen.
page-action-hint = Um einen Tipp bitten

## Puzzles

page-puzzles = Rätsel
page-puzzles-line = Finde den besten Zug eines Krankenhauses. Du kannst zurücknehmen, so oft du willst; beim Beenden wird geurteilt. Was für später bleibt, zählt mit.
page-puzzle-number = Rätsel { $n }
page-puzzle-named-line = Das, das dir geschickt wurde.
page-puzzle-daily = Rätsel des Tages
page-puzzle-grade = Grad { $grade }
page-puzzle-count = { $n } Rätsel
page-puzzle-grade-1 = leicht
page-puzzle-grade-2 = mittel
page-puzzle-grade-3 = schwer
page-puzzle-grade-4 = sehr schwer
page-puzzles-all = Alle Rätsel
page-puzzles-solved = { $solved } von { $total } gelöst, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }. In diesem Browser gemerkt.
page-puzzles-of-grade = { $solved } von { $n } gelöst, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
page-puzzle-unsolved = Irgendein ungelöstes
page-puzzle-mark-star = gleich beim ersten Mal
page-puzzle-mark-solved = gelöst
page-puzzle-mark-tried = versucht
page-today = heute
page-streak =
    { $n ->
        [0] Noch kein Tag in Folge
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
page-streak-longest = am längsten: { $n }
page-streak-today = Löse das heutige vor Mitternacht, dann sind es { $n }.
page-streak-begin = Löse das heutige, dann ist der erste Tag geschafft.
page-puzzle-reach = Das beste Ende bringt { $best } Punkte mehr als jetzt aufzuhören; ein eiliger Bot schafft { $greedy }.
page-puzzle-goal-last = Es ist der letzte Zug des Spiels: Nur Punkte zählen.
page-puzzle-gains = Punkte mehr als bei sofortigem Ende
page-puzzle-best = Bestes
page-puzzle-hasty = Eiliger Bot
page-puzzle-reached = { $gained } von { $best } Punkten
page-puzzle-at-once = Auf Anhieb gelöst
page-puzzle-solved = Gelöst
page-puzzle-result = Ergebnis
page-solution-watch = Lösung ansehen
page-solution-step = Lösung, Schritt { $step } von { $total }
page-solution-back = Zurück
page-solution-next = Weiter
page-solution-again = Von vorn
page-puzzle-by-number = Nach Nummer
page-puzzle-solve = Lösen
page-puzzle-title = Rätsel { $n }, Grad { $grade }
page-puzzle-goal = Finde den besten Zug: Punkte jetzt und was für später bleibt.
page-puzzle-how = Nimm zurück, so oft du willst; geurteilt wird, wenn du fertig bist.
page-puzzle-again = Noch einmal
page-puzzle-next = Ein anderes dieses Grades
page-solution = Lösung
page-offer-puzzles = Rätsel
page-offer-puzzles-line = Ein Zug, ein bestes Ende: Finde es. Jeden Tag ein neues.

## Reviews

page-review = Rückblick
page-review-progress = { $judged } von { $total } Entscheidungen angesehen
page-review-moments = Die teuersten Momente
page-review-mine = Deine teuersten Momente
page-review-everybody = Momente von allen
page-review-better = Besser
page-review-gain = { $source } { $n }
page-review-later = spätere Runden { $n }
page-review-because = Das bringt: { $gains }.
page-review-again = { $n }-mal dasselbe; auch in { $rounds }.
page-points-after = { $score } nach jeder Runde
page-review-none = Für niemanden fand sich etwas Besseres.
page-review-points = −{ $loss }
page-review-sum = { $who } verlor mindestens { $scored }.
page-review-sum-mine = Du hast mindestens { $scored } verloren.
page-review-lost = Das kostete { $scored }. Besser: { $words }.
page-review-lost-about = Das kostete etwa { $scored }, auf { $off } genau. Besser: { $words }.
page-review-right = Hier fand sich nichts Besseres.
page-review-right-so-far = Hier fand sich bisher nichts Besseres.
page-review-said = Gewählt: { $words }.
page-review-perhaps = Vielleicht besser, um etwa { $scored }, auf { $off } genau: { $words }.
page-review-before = Der Tisch vor der Entscheidung

## Any game without drawings of its own

page-no-rules = Zu diesem Spiel gibt es hier keine Regeln zum Nachschlagen.
generic-nothing = nichts
generic-yes = ja
generic-no = nein
generic-round = { page-round }
generic-offer-now-line = Du gegen Bots.
generic-score = Punkte
generic-score-is = { page-points }
generic-decided = Entschieden durch: { $what }.
generic-word-finish = Fertig
generic-word-done = Das ist alles
generic-word-skip = Nein danke
generic-word-pass = Passen
