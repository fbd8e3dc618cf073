### Jeder Satz der Seite selbst, auf Deutsch. Was ein Spiel sagt, kommt vom Server.
### Wörter wie in ../glossary/de.toml; „du“.

page-offline = Keine Verbindung, neuer Versuch läuft.
page-server-fault = Der Server konnte nicht antworten. Versuche es noch einmal.
page-socket-refused = An diesen Tisch kommst du nicht.
page-socket-moved = Dieser Sitz ist auf ein anderes Gerät umgezogen.
page-your-turn = du bist dran
page-your-name = Dein Name
page-seats-total = Sitze
page-public-table = Öffentlich: Alle können den Tisch finden und sich dazusetzen
page-make-table = Tisch eröffnen
page-public-tables = Öffentliche Tische
page-no-tables = Gerade gibt es keine öffentlichen Tische.
page-join = Dazusetzen
page-watch = Zuschauen
page-join-code = Mit Link oder Code beitreten
page-join-code-help = Füge einen Einladungslink ein oder tippe den Code, der einen Sitz auf dieses Gerät holt.
page-enter = Los
page-open-seats =
    { $n ->
        [one] 1 Sitz frei
       *[other] { $n } Sitze frei
    }
page-under-way = läuft gerade
page-finished-games = Beendete Partien
page-invitation = Mitspieler einladen
page-invitation-line = Wer diesen Link hat, darf sich setzen. Die Partie beginnt, sobald kein Sitz mehr frei ist.
page-copy = Link kopieren
page-copied = Kopiert
page-copy-yourself = Zum Kopieren: { $text }
page-share = Teilen
page-fill = Freie Sitze mit Bots besetzen und beginnen
page-take-seat = Hier hinsetzen
page-open = frei
page-bot = Bot
page-away = nicht da
page-you = Du
page-undo = Rückgängig: { $words }
page-undo-all = Zurück zum Beginn meiner Phase
page-redo = Wiederholen
page-redo-words = Wiederholen: { $words }
page-plead = Um Rücknahme bitten: { $words }
page-plea = { $who } möchte zurücknehmen: { $words }
page-agree = Einverstanden
page-refuse = Ablehnen
page-waits-consent = Es muss noch zustimmen: { $who }.
page-back = Zurück
page-finish-anyway = Trotzdem beenden
page-finish-line = Die Eingabetaste beendet, Escape führt zurück.
page-always = { $word }, jetzt und immer
page-chosen = Gewählt: { $words }
page-chosen-reason = Wähle, was dazugehört, oder drücke Escape.
page-waiting-for = Warten auf { $who }.
page-watching = Du schaust zu.
page-chance-answers = Würfel oder Karten antworten: Das lässt sich nicht zurücknehmen.
page-can-be-said = Das kannst du jetzt wählen.
page-others = Die anderen
page-log = Was geschah
page-log-short = Verlauf
page-title = wardround
page-title-turn = ● Du bist dran – wardround
dice-hospital-score = Punkte
page-chat = Chat
page-send = Senden
page-say-something = Sag allen etwas
page-menu = Menü
page-close = Schließen
page-leave = Tisch verlassen
page-front-page = Startseite
page-move-seat = Meinen Sitz auf ein anderes Gerät holen
page-move-seat-line = Scanne das Bild oder gib dort den Code { $code } ein. Er gilt einmal.
page-command = Befehl: Wörter oder „help“
page-command-help = Tippe Wörter wie „{ $example }“, dann die Eingabetaste. Escape schließt.
page-taken-back-by = { $who } nimmt den letzten Satz zurück.
page-rewound = Der Tisch geht zurück, wie von allen vereinbart.
page-while-away = Während du weg warst
page-note-left = { $who } ist gegangen.
page-note-back = { $who } ist wieder da.
page-note-timeout = Für { $who } ist die Zeit um; das Spiel geht weiter.
page-time-up = Die Zeit ist um: Was nicht eingesetzt ist, bleibt liegen.
page-cover = Gib das Gerät an { $who }
page-cover-go = Ich bin { $who }
page-wins =
    { $n ->
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den ersten Platz
    }
page-player = Name
page-total = Summe
page-by-round = { $score } nach Runden
page-rematch = Revanche
page-replay = Noch einmal ansehen
page-journal = Spielprotokoll herunterladen
page-new-game = Neue Partie
page-look-board = Spielplan ansehen
page-step = Schritt { $step } von { $total }
page-first-step = Erster Schritt
page-previous = Voriger Satz
page-next = Nächster Satz
page-next-part = Nächster Abschnitt
page-copy-step = Link zu diesem Schritt kopieren
page-chance = Würfel und Karten
page-keys = Tasten
page-notice = wardround ist eine unabhängige Umsetzung zum Lernen und zum Spielen unter Freunden; Verlage und Autoren der Spiele haben sie weder gemacht noch lizenziert noch gebilligt. Alle Zeichnungen sind unsere eigenen.
page-loading = Einen Moment …
page-unknown-page = Diese Seite gibt es nicht.

## Coach

page-coach = Coach
page-coach-fine = Auch gut. Das bewirkt es: { $what }
page-coach-quiet = Hier ist nichts neu: Spiel, wie du magst. Ich melde mich, wenn etwas Neues kommt.
dice-hospital-coach-over = Mehr ist nicht dabei. Sechs weitere Runden entscheiden: Spiel weiter oder höre hier auf.
page-coach-go-on = Weiter
page-coach-skip = Ohne Coach weiter
page-coach-play-on = Weiterspielen
page-coach-stop = Hier aufhören: andere Partie

## Dice Hospital lesson

dice-hospital-lesson-patients = Würfel sind deine Patienten: 1 ist schwer krank, 6 fast gesund. Über 6 gehen sie heim und zählen. Gelb wird 3, Rot wird 4.
dice-hospital-lesson-ambulance = Niedrige Krankenwagen bringen Kränkere. Aber der niedrigste genommene gibt einen Blutbeutel und baut zuerst. Nimm Nummer 1.
dice-hospital-lesson-specialist = Ein Spezialist ist eine Kraft mehr, mit einem Talent. Eine Abteilung ist ein Raum mehr. Nimm die Karte { CARD("surgeon") }.
dice-hospital-lesson-return = Einmal pro Runde darfst du eine Karte für einen Blutbeutel zurückgeben. Der { CARD("surgeon") } ist mehr wert: Passe.
dice-hospital-lesson-nurse = Eine Kraft, ein Raum, je einmal pro Runde. Schicke eine Pflegekraft in die { CARD("pharmacy") }, für die grüne 5: eine Stufe besser.
dice-hospital-lesson-why = Die grüne 6 ist behandelt. Tippe wieder auf { CARD("pharmacy") }: Was nicht geht, sagt, warum. Fragen kostet nichts.
dice-hospital-lesson-surgeon = Jetzt der { CARD("surgeon") }: in die { CARD("intensive-care") }, für die rote 2. Zeige erst auf sie: Du siehst, was wird.
dice-hospital-lesson-effect = Das Talent: Die rote 3 darf eine Stufe mehr. Nimm sie. „Nein danke“ lehnt ab; auch ein Blutbeutel ginge dazwischen.
dice-hospital-lesson-oncology = Zwei Pflegekräfte sind frei, drei warten noch. Schicke eine für eine gelbe 3 in die { CARD("oncology") }.
dice-hospital-lesson-imaging = { CARD("imaging") } nimmt jede 3 oder 4, egal welche Farbe. Schicke die letzte Pflegekraft hin, für die rote 4.
dice-hospital-lesson-bag = Blutbeutel, grüne 6, heilen: geht heim. Entlassungen zählen 1, 3, 5, 7 …: Viele in einer Runde lohnen am meisten.
dice-hospital-lesson-undo = Rückgängig nimmt deinen letzten Satz zurück und nennt ihn. Probiere es aus, oder weiter.
dice-hospital-lesson-redo = Zurückgenommen: Der Beutel ist wieder deiner. Wiederholen sagt dasselbe noch einmal.
dice-hospital-lesson-finish = Die Zeile bei Fertig sagt, was kommt: Wer noch wartet, wird um eins schlechter. Diesmal stirbt niemand. Beende.
dice-hospital-coach-scored = Runde vorbei. Wer wartete, wurde schlechter; wer über 6 kam, ging heim und zählte. Oben stehen alle Punkte.
dice-hospital-coach-extra = Zu zweit deckst du noch eine Karte auf, für euch beide. Einen Raum oder jemanden, der darin arbeitet?
dice-hospital-coach-start = Diese Würfel sind deine Patienten. 1 ist schwer krank, 6 fast gesund; über 6 gehen sie heim und zählen. Falsch geht nicht.
dice-hospital-coach-first = Du bist Startspieler: Du wählst zuerst, darfst aber Nummer 1 nicht nehmen.
dice-hospital-coach-take = Niedrige Krankenwagen bringen Kränkere. Der niedrigste genommene bringt Blutbeutel und Startspieler; niedrige bauen zuerst.
dice-hospital-coach-full = Zwölf Betten, mehr nicht. Wähle, wer nicht bleiben kann: am Ende zwei Punkte weniger. Sehr Kranke kosten am wenigsten.
dice-hospital-coach-improve = Ein Spezialist ist eine Kraft mehr, mit Talent. Eine Abteilung ist ein Raum mehr. Nimm, was zu deinen Farben passt.
dice-hospital-coach-return = Du darfst eine Karte für einen Blutbeutel zurückgeben. So früh lohnt es selten: Passe.
dice-hospital-coach-effect = Das Talent eines Spezialisten kommt nach seinem Raum, einmal. Du darfst ablehnen; ein Blutbeutel darf dazwischen.
dice-hospital-coach-dying = Sieh auf die Zeile bei Fertig: Eine 1 würde sterben, das kostet zwei Punkte. Behandle sie zuerst.
dice-hospital-coach-lost = Niemand ist mehr frei, um die 1 zu retten. Noch ist nichts verloren: Rückgängig nimmt Satz für Satz zurück. Ordne neu.
dice-hospital-coach-place = Eine Kraft, ein Raum, je einmal pro Runde. Zeige auf etwas: Du siehst, was es täte, oder warum nicht.
dice-hospital-coach-bag = Ein Blutbeutel heilt jemanden um eine Stufe oder ändert eine Farbe bis zum Phasenende. Behaltene zählen je einen Punkt.
dice-hospital-coach-finish = Mehr geht nicht. Die Zeile bei Fertig sagt, was kommt: Wer noch wartet, wird um eins schlechter.
dice-hospital-heading-setup = Aufbau
dice-hospital-heading-round = Runde { $n }
dice-hospital-heading-intake = Aufnahme
dice-hospital-heading-improvement = Verbesserung
dice-hospital-heading-activation = Aktivierung
dice-hospital-heading-neglect = Vernachlässigung
dice-hospital-heading-shift-change = Schichtwechsel
dice-hospital-heading-end = Ende

## Front page

page-language = Sprache
page-continue-against = Weiterspielen: { $round }, gegen { $who }
page-continue-together = Weiterspielen: { $round }, { $who } an diesem Bildschirm
page-continue-solo = Weiterspielen: { $round }, solo
page-continue-waiting = Weiterspielen: Es fehlen noch Mitspieler
page-continue-over = Die Partie ist vorbei: Sieh dir an, wie sie ausging
page-offer-now = Sofort spielen
page-offer-solo = Solo
page-choose-options = Optionen wählen
page-choose-options-for = Optionen wählen: { $what }
page-options = Optionen
page-options-usual = wie üblich
page-option-sets = Geh von einer Auswahl aus; was du darunter änderst, gilt.
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
page-offer-other = { $game } spielen
page-standing-answers = Was du hier immer antwortest
page-ask-again = Wieder fragen
dice-hospital-offer-now-line = Du leitest ein Krankenhaus, zwei Bots halten dagegen.
dice-hospital-offer-now-facts = 1 Person, 2 Bots · etwa 30 Minuten
dice-hospital-offer-duel = Ein schnelles Duell
dice-hospital-offer-duel-line = Dasselbe mit nur einem Gegenüber: weniger warten, mehr belauern.
dice-hospital-offer-duel-facts = 1 Person, 1 Bot · etwa 20 Minuten
dice-hospital-offer-solo-line = Ein Krankenhaus, keine Konkurrenz: Erfülle deine Berichte und schlag deine eigene Bestleistung.
dice-hospital-offer-solo-facts = 1 Person · etwa 20 Minuten
page-offer-learn = Spielend lernen
dice-hospital-offer-learn-line = Ein Coach führt dich Schritt für Schritt durch die ersten zwei Runden.
dice-hospital-offer-learn-facts = 1 Person, 1 freundlicher Bot · etwa 10 Minuten
page-offer-friends = Mit Freunden spielen
page-offer-friends-line = Eröffne einen Tisch, schicke den Link oder zeige den QR-Code.
dice-hospital-offer-friends-facts = 2 bis 4 Personen, jede an ihrem Bildschirm · 20 bis 45 Minuten
page-offer-screen = Ein Bildschirm
page-offer-screen-line = Mehrere teilen sich dieses Gerät und reichen es weiter.
dice-hospital-offer-screen-facts = 2 bis 4 Personen, auf Wunsch mit Bots · 20 bis 45 Minuten
page-first-time = Erste Partie hier: einfachere Regeln und ein Coach an deiner Seite
page-screen-help = Gib allen einen Namen. Wo etwas geheim ist, sagt eine Deckseite, wer das Gerät bekommt.
page-begin = Beginnen
page-player-number = Spieler { $n }
page-name-of-seat = Name von Spieler { $n }
page-seat-open = frei für jemanden
page-seat-person = jemand hier
page-bot-expert = Bot, spielt sehr gut
page-bot-greedy = Bot, spielt mit Bedacht
page-bot-random = Bot, spielt aufs Geratewohl
page-bot-rollout = Bot, probiert aufs Geratewohl
page-bot-solver = Bot, spielt gut

## Dice Hospital rules

dice-hospital-rules-aim = Worum es geht
dice-hospital-rules-aim-1 = Alle leiten ein Krankenhaus. Würfel sind die Patienten: Die Farbe sagt, woran sie leiden, der Wert, wie gut es ihnen geht, von 1 bis 6.
dice-hospital-rules-aim-2 = In { $rounds } Runden nimmst du Patienten auf, baust aus und behandelst. Wer über 6 steigt, geht heim und bringt Punkte. Die meisten Punkte gewinnen.
dice-hospital-rules-setup = Aufbau
dice-hospital-rules-setup-1 = Alle ziehen drei Würfel und bestimmen, welcher die 3, welcher die 4 und welcher die 5 ist.
dice-hospital-rules-setup-2 = Abteilungen und Spezialisten werden aufgedeckt, von jeder Sorte eine weniger als Personen. Zu zweit deckt der Startspieler noch eine Karte nach Wahl auf.
dice-hospital-rules-setup-3 = Mit Krankenhausverwaltern sieht jeder heimlich zwei an und behält einen, offen, für die ganze Partie. Der andere scheidet aus.
dice-hospital-rules-intake = 1. Aufnahme
dice-hospital-rules-intake-1 = Es gibt einen Krankenwagen mehr als Personen, je { $ambulance } Würfel. Alle werden geworfen, 1 und 6 noch einmal. Die niedrigsten kommen in Nummer 1 und so fort.
dice-hospital-rules-intake-2 = Liegen gleiche Werte verschiedener Farbe an der Grenze zweier Krankenwagen, bestimmt, wer zuletzt an der Reihe ist, welche Farben wohin kommen.
dice-hospital-rules-intake-3 = Vom Startspieler an nimmt jeder einen Krankenwagen. Der Startspieler darf Nummer 1 nicht nehmen. Der übrige kommt in den Würfelbeutel.
dice-hospital-rules-intake-4 = Wer die niedrigste Nummer nahm, erhält einen Blutbeutel und ist ab der nächsten Runde Startspieler.
dice-hospital-rules-intake-5 = Ein Krankenhaus hat { $beds } Betten. Für jedes fehlende stirbt jemand, der schon dort lag, nach deiner Wahl; Neue sind sicher.
dice-hospital-rules-improvement = 2. Verbesserung
dice-hospital-rules-improvement-1 = Nach Nummer der Krankenwagen, die niedrigste zuerst, darf jeder eine offene Karte nehmen oder passen. Doppelte sind erlaubt. Lücken bleiben.
dice-hospital-rules-improvement-2 = Danach darf jeder in derselben Folge eine eigene Karte, auch eine neue, gegen einen Blutbeutel tauschen. Sie kommt unter ihren Stapel.
dice-hospital-rules-activation = 3. Aktivierung
dice-hospital-rules-activation-1 = Schicke eine freie Kraft in eine freie Abteilung und tu alles, was sie sagt. Jede darf überall arbeiten; jede Kraft und jede Abteilung nur einmal pro Runde. Du beginnst mit { $nurses } Pflegekräften.
dice-hospital-rules-activation-2 = Was nicht ganz geht, geht nicht. Ein einzelner Patient darf aber mit übrigen Stufen heimgehen.
dice-hospital-rules-activation-3 = Du darfst jederzeit beenden, auch mit freien Kräften. Manche Tische aktivieren nacheinander, andere gleichzeitig.
dice-hospital-rules-specialists = Spezialisten
dice-hospital-rules-specialists-1 = Ein Spezialist arbeitet wie eine Pflegekraft. Hat die Abteilung jemanden geheilt, den seine Karte nennt, darf er danach einmal sein Talent nutzen.
dice-hospital-rules-specialists-2 = Es zählt die Farbe, die in diesem Moment zu sehen war. Ein „anderer“ Patient ist einer, den diese Abteilung nicht gerade geheilt hat.
dice-hospital-rules-bags = Blutbeutel
dice-hospital-rules-bags-1 = Nutze sie jederzeit in deiner Aktivierung, auch zwischen Abteilung und Talent. Sie sind keine Kräfte: Kein Talent folgt.
dice-hospital-rules-bags-2 = Ein Beutel heilt jemanden um eine Stufe oder gibt ihm bis zum Ende der Phase eine andere Farbe. Die Farbe allein ist keine Behandlung.
dice-hospital-rules-neglect = 4. Vernachlässigung
dice-hospital-rules-neglect-1 = Wer in dieser Runde nicht behandelt wurde, wird um eins schlechter. Unter 1 stirbt ein Patient.
dice-hospital-rules-neglect-2 = Manche Krankenhausverwalter verschonen jemanden. Du wählst, wen, und musst es, wenn es geht.
dice-hospital-rules-discharge = 5. Entlassung
dice-hospital-rules-discharge-1 = Punkte dafür, wie viele in dieser Runde heimgingen, nach der Treppe unten. Jeder weitere über ihr Ende hinaus bringt { $beyond } mehr.
dice-hospital-rules-discharge-2 = Ein leeres Krankenhaus bringt 5 mehr, der Krankenhausverwalter, was seine Karte sagt. Dabei gelten die eigenen Farben der Würfel.
dice-hospital-rules-shift = 6. Schichtwechsel
dice-hospital-rules-shift-1 = Die Kräfte kommen zurück, niemand gilt mehr als behandelt, offene Karten kommen unter ihre Stapel, neue werden aufgedeckt. Entfällt nach der letzten Runde.
dice-hospital-rules-end = Das Ende
dice-hospital-rules-end-1 = Wer gestorben ist, kostet 2 Punkte, jeder übrige Blutbeutel zählt 1. Die meisten Punkte gewinnen.
dice-hospital-rules-end-2 = Bei Gleichstand entscheiden weniger verbliebene Patienten, dann die höhere Summe ihrer Werte; sonst wird der Platz geteilt.
dice-hospital-rules-rulings = Gut zu wissen
dice-hospital-rules-rulings-1 = Passen darf man in der Verbesserungsphase immer.
dice-hospital-rules-rulings-2 = Wer „die meisten entlassen“ hat, muss damit allein sein: Bei Gleichstand war es niemand.
dice-hospital-rules-rulings-3 = Ein Talent, das nach einem Wert fragt, meint den, den der Geheilte vorher hatte.
dice-hospital-rules-rulings-4 = Unsere Auslegung: Ein Blutbeutel darf jederzeit umfärben, aber die Farbe allein gilt nie als Behandlung.
dice-hospital-rules-departments = Abteilungen
dice-hospital-rules-specialist-cards = Spezialisten: die Karten
dice-hospital-rules-administrators = Krankenhausverwalter
dice-hospital-rules-glossary = Begriffe
dice-hospital-term-treated = Behandelt
dice-hospital-term-treated-text = Mit diesem Patienten ist in dieser Runde etwas geschehen, also trifft ihn keine Vernachlässigung.
dice-hospital-term-heal = Heilen
dice-hospital-term-heal-text = Der Wert steigt, je Stufe um eins. Über 6 geht der Patient sofort heim.
dice-hospital-term-lounge = Heim in dieser Runde
dice-hospital-term-lounge-text = Wer entlassen ist, wartet in der Lounge darauf, in Phase 5 gezählt zu werden.
dice-hospital-term-worker = Kraft
dice-hospital-term-worker-text = Eine Pflegekraft oder ein Spezialist. Blutbeutel sind keine.
dice-hospital-term-first = Startspieler
dice-hospital-term-first-text = Wählt zuerst einen Krankenwagen, aber nie Nummer 1; zu zweit auch die zusätzliche Karte.
dice-hospital-points-row = Punkte

## Dice Hospital: Beispielrunde

dice-hospital-rules-setup-first = Der Zufall bestimmt den Startspieler, oder der Tisch tut es vor der Partie. Es geht im Uhrzeigersinn.
dice-hospital-rules-experimental-2 = Das sind mit bis zu 3 Personen 20 Abteilungen; zu viert kommen 4 zufällige Plättchen des zweiten Grundsatzes dazu: 24. Spezialisten sind es immer 24. Ein Tisch kann auch alle neuen Karten zu den vollen Stapeln legen: 32 Abteilungen, 36 Spezialisten.
dice-hospital-term-neglect = Vernachlässigung
dice-hospital-term-neglect-text = Was allen geschieht, die in einer Runde nicht behandelt wurden: Es geht ihnen eine Stufe schlechter.
dice-hospital-term-fatality = Todesfall
dice-hospital-term-fatality-text = Ein Patient, der unter 1 fällt. Am Ende kostet er Punkte.
dice-hospital-term-improvement = Verbesserung
dice-hospital-term-improvement-text = Eine Abteilung oder ein Spezialist, den du genommen hast, über das hinaus, was alle haben.
dice-hospital-rules-example = Eine ganze Runde
dice-hospital-rules-example-1 = Aufbau und erste Runde von Ada und Ben, wirklich so gespielt. Ein Pfeil zeigt, was aus einem Patienten wird; jedes Bild zeigt den Tisch nach dem Text darüber.
dice-hospital-example-setup = Der Zufall macht Ada zur Startspielerin. Aufgedeckt werden { $operating-theatre } und { $surgeon }. Zu zweit verlangt die Startspielerin noch eine Karte: Ada möchte eine Abteilung, und es ist { $triage-centre }. Ada zieht einen roten, einen gelben und einen grünen Würfel und legt sie als r5, y4 und g3. Ben zieht zwei rote und einen grünen: r4, r5 und g3. Von zwei Krankenhausverwaltern behält jeder einen. Adas bringt einen Punkt in jeder Runde, in der alle drei Farben heimgehen, Bens verschont jede Runde einen unbehandelten roten Patienten.
dice-hospital-example-intake = Neun Würfel werden geworfen, drei je Krankenwagen, und vom niedrigsten an aufgereiht. Der letzte Platz in Nummer 1 ist für eine 3, aber es gibt g3, g3 und r3: Ben, der Letzte in der Reihe, wählt r3. So hält Nummer 1 r2, y2 und r3, Nummer 2 g3, g3 und y4, Nummer 3 y4, r5 und g5.
dice-hospital-example-take = Ada ist zuerst dran und darf Nummer 1 nicht nehmen. Sie nimmt Nummer 3: Dort geht es den Patienten am besten. Ben nimmt Nummer 1. Das ist die niedrigste genommene Nummer, also erhält er einen Blutbeutel und ist ab der nächsten Runde Startspieler. Die Würfel aus Nummer 2 kommen zurück in den Würfelbeutel.
dice-hospital-example-improvement = Die Reihenfolge folgt den Nummern der Krankenwagen, also nimmt Ben zuerst eine Karte: { $operating-theatre }. Ada nimmt { $surgeon }. Niemand gibt eine Karte für einen Blutbeutel zurück.
dice-hospital-example-ben = Ben hat die niedrigere Nummer und beginnt. Eine Pflegekraft in { $operating-theatre } heilt einen roten Patienten um 3 Stufen: r4 → heim. Eine Pflegekraft in { $clinic }: r5 → r6, und der Blutbeutel heilt denselben Patienten noch einmal: r6 → heim. Die letzte Pflegekraft in { $intensive-care }: r2 → r3. Ben beendet.
dice-hospital-example-ada = Jetzt Ada. { $surgeon } arbeitet in { $critical-care-unit }: r5 → r6. Ein roter Patient wurde geheilt, also darf genau dieser noch einmal geheilt werden: r6 → heim. Pflegekräfte arbeiten in { $clinic }: r5 → r6, in { $pharmacy }: g5 → g6 und in { $oncology }: y4 → y5. Ada beendet.
dice-hospital-example-neglect = Wer nicht behandelt wurde, wird um eins schlechter. Bei Ada: g3 → g2 und y4 → y3. Bei Ben: y2 → y1 und g3 → g2. Auch Bens unbehandelte r3 würde schlechter, aber sein Krankenhausverwalter verschont sie.
dice-hospital-example-discharge = Nach der Treppe: Ada hat 1 Patienten heimgeschickt, 1 Punkt. Ben hat 2 heimgeschickt, 3 Punkte. Kein Krankenhaus ist leer, und Adas Krankenhausverwalter hätte alle drei Farben gewollt. Die Würfel kommen zurück in den Würfelbeutel.
dice-hospital-example-shift = Kräfte und Krankenwagen kommen zurück, niemand gilt mehr als behandelt, und { $triage-centre }, von niemandem genommen, kommt unter seinen Stapel. { $radiology } und { $paramedic } werden aufgedeckt. Ben, jetzt Startspieler, verlangt noch einen Spezialisten: { $urologist }. Runde 2 kann beginnen.

## Rules reference

page-rules = Regeln
page-rules-of = Regeln: { $part }
page-rules-contents = Auf dieser Seite
page-house-mark = hauseigen
page-marked = { $name } ({ $mark })
page-house-line = Was als hauseigen bezeichnet ist, stammt von uns, weil es in keinem Dokument steht: eine ganze Karte oder nur ihr Name, ihre Wirkung, ihr Preis, ihre Farbe oder ihre Punkte.

## Dice Hospital drawings

dice-hospital-setup = Aufbau
dice-hospital-round-of = Runde { $round } von { $rounds }
dice-hospital-first-player = Startspieler
dice-hospital-you = Du
dice-hospital-seat = Spieler { $n }
dice-hospital-ambulance = Krankenwagen { $n }
dice-hospital-word-nurse = Pflegekraft
dice-hospital-word-bag = Blutbeutel
dice-hospital-word-heal = Heilen
dice-hospital-word-red = Farbe Rot
dice-hospital-word-yellow = Farbe Gelb
dice-hospital-word-green = Farbe Grün
dice-hospital-word-finish = Fertig
dice-hospital-word-skip = Nein danke
dice-hospital-word-pass = Passen
dice-hospital-word-return = Zurückgeben
dice-hospital-word-department = Eine Abteilung aufdecken
dice-hospital-word-specialist = Einen Spezialisten aufdecken
dice-hospital-word-hidden = verdeckt
dice-hospital-colour =
    { $colour ->
        [red] rot
        [yellow] gelb
       *[green] grün
    }
dice-hospital-letter =
    { $colour ->
        [red] R
        [yellow] Ge
       *[green] Gr
    }
dice-hospital-patient =
    { $colour ->
        [red] rote { $value }
        [yellow] gelbe { $value }
       *[green] grüne { $value }
    }
dice-hospital-patient-showing =
    { $colour ->
        [red] rote { $value }
        [yellow] gelbe { $value }
       *[green] grüne { $value }
    }, zeigt { $shown ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
dice-hospital-whom =
    { $colour ->
        [red] { $n ->
            [one] roter
           *[other] rote
        }
        [yellow] { $n ->
            [one] gelber
           *[other] gelbe
        }
        [green] { $n ->
            [one] grüner
           *[other] grüne
        }
       *[any] mit { $low }–{ $high }
    }
dice-hospital-treats =
    { $pattern ->
        [equal] { $n } gleiche { $whom }, +{ $steps }
        [run] { $n } { $whom } in Folge, +{ $steps }
       *[any] { $n } { $whom }, +{ $steps }
    }
dice-hospital-source-discharges = Entlassene Patienten
dice-hospital-source-empty-hospital = Leeres Krankenhaus
dice-hospital-source-administrator = Krankenhausverwalter
dice-hospital-source-bags = Übrige Blutbeutel
dice-hospital-source-fatalities = Todesfälle
dice-hospital-source-effect = Effekte von Spezialisten
dice-hospital-source-event = Ereignisse
dice-hospital-source-reports = Erfüllte Berichte
dice-hospital-source-pick-up = Abgeholte Patienten
dice-hospital-source-reports-left = Nicht erfüllte Berichte
dice-hospital-source-patients-left = Zurückgelassene Patienten
dice-hospital-decided-points = Entschieden nach Punkten.
dice-hospital-decided-fewest-patients = Gleichstand nach Punkten: Es entscheidet, wer die wenigsten Patienten übrig hat.
dice-hospital-decided-patient-values = Gleichstand nach Punkten und übrigen Patienten: Es entscheidet die Summe ihrer Werte.
dice-hospital-decided-shared = Gleichstand in allem: Der erste Platz wird geteilt.
dice-hospital-finished = fertig · { $home } entlassen
dice-hospital-placed = { $n } von { $all } eingesetzt · { $home } entlassen
dice-hospital-patients =
    { $n ->
        [one] 1 Patient
       *[other] { $n } Patienten
    }
dice-hospital-your-hospital = Dein Krankenhaus
dice-hospital-hospital-of = Das Krankenhaus von { $who }
dice-hospital-beds = { $taken } von { $beds } Betten
dice-hospital-lost =
    { $n ->
        [0] niemand verloren
       *[other] { $n } verloren
    }
dice-hospital-zone-waiting = Wartend
dice-hospital-zone-arriving = Neu
dice-hospital-zone-treated = Heute behandelt
dice-hospital-is-waiting = wartet
dice-hospital-is-treated = behandelt
dice-hospital-is-arriving = neu
dice-hospital-copies = { $place } von { $total }
dice-hospital-picked = { $n } von { $of } gewählt
dice-hospital-tag-home = heim
dice-hospital-tag-dies = stirbt
dice-hospital-tag-new = neu
dice-hospital-would-go-home = würde entlassen
dice-hospital-would-die = würde sterben
dice-hospital-would-become = dann: { $who }
dice-hospital-will-die = stirbt, wenn du jetzt aufhörst
dice-hospital-will-worsen = sinkt sonst auf { $value }
dice-hospital-used = genutzt
dice-hospital-used-by = Genutzt: Hier arbeitet { $who }.
dice-hospital-somebody = jemand
dice-hospital-nurses =
    { $n ->
        [0] keine Pflegekraft
        [one] 1 Pflegekraft
       *[other] { $n } Pflegekräfte
    }
dice-hospital-nurses-free = Pflegekraft, { $free } von { $n } frei
dice-hospital-is-out = Ist im Einsatz.
dice-hospital-out = im Einsatz
dice-hospital-effect-now = darf jetzt helfen
dice-hospital-bags =
    { $n ->
        [0] kein Blutbeutel
        [one] 1 Blutbeutel
       *[other] { $n } Blutbeutel
    }
dice-hospital-home = { $home } entlassen
dice-hospital-stair =
    { $home ->
        [0] Diese Runde noch niemand entlassen; der erste bringt { $more }.
       *[other] { $home } diese Runde entlassen, wert { $points }; der nächste bringt { $more } mehr.
    }
dice-hospital-bag-heal = Heilen um { $steps }
dice-hospital-bag-heal-line = Zählt als behandelt.
dice-hospital-bag-show =
    { $colour ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    } zeigen
dice-hospital-bag-show-line = Bis zum Ende der Phase. Zählt nicht als behandelt.
dice-hospital-city = Stadt
dice-hospital-stage-ambulances = Krankenwagen
dice-hospital-stage-display = Auslage
dice-hospital-stage-arranging = Die Krankenwagen werden gefüllt
dice-hospital-queue = Reihenfolge beim Wählen
dice-hospital-sum = Summe { $sum }
dice-hospital-builds = baut als { $n }.
dice-hospital-builds-between = baut als { $n }. bis { $last }.
dice-hospital-brings = Blutbeutel + Startspieler
dice-hospital-brings-if =
    { $lower ->
        [0] (sicher)
        [one] (wenn niemand { $n } nimmt)
       *[other] (wenn niemand einen niedrigeren nimmt)
    }
dice-hospital-fits =
    { $n ->
        [0] passt: kein Bett mehr frei
        [one] passt: noch 1 Bett frei
       *[other] passt: noch { $n } Betten frei
    }
dice-hospital-short =
    { $n ->
        [one] 1 Bett fehlt
       *[other] { $n } Betten fehlen
    }
dice-hospital-short-dies =
    { $n ->
        [one] einer von deinen stirbt
       *[other] { $n } von deinen sterben
    }
dice-hospital-locked = nicht für den Startspieler
dice-hospital-taken-by = genommen von { $who }
dice-hospital-took = { $who } { $n }
dice-hospital-cards-left =
    { $n ->
        [0] keine Karte übrig
        [one] 1 Karte übrig
       *[other] { $n } Karten übrig
    }
dice-hospital-in-the-bag = Im Würfelbeutel: { $red } rote, { $yellow } gelbe, { $green } grüne.
dice-hospital-arrange-these = Diese Würfel mit { $value } passen nicht alle hinein:
dice-hospital-arrange-places =
    { $n ->
        [0] voll
        [one] 1 Platz frei: Wähle eine Farbe
       *[other] { $n } Plätze frei: Wähle die Farben
    }
dice-hospital-arrange-rest = Die anderen kommen hierher.
dice-hospital-arrange-later = Danach:
dice-hospital-group-department = Abteilungen
dice-hospital-group-department-line = ein Raum mehr
dice-hospital-group-specialist = Spezialisten
dice-hospital-group-specialist-line = eine Kraft mehr, mit Talent
dice-hospital-one-more-worker = Eine Kraft mehr, und:
dice-hospital-you-have =
    { $n ->
        [one] du hast schon eine
       *[other] du hast schon { $n }
    }
dice-hospital-turn-up-line = Eine Karte mehr zur Auswahl.
dice-hospital-starting = Deine ersten Patienten
dice-hospital-starting-line = Wer den höchsten Wert bekommt, kann am ehesten heim. Falsch wählen kannst du nicht.
dice-hospital-keeping = Dein Krankenhausverwalter
dice-hospital-keeping-line = Behalte eine Karte; die andere ist aus dem Spiel.
dice-hospital-round-over = Runde { $round } ist vorbei
dice-hospital-points-gained = +{ $points }
dice-hospital-round-card-closes = Taste oder Tippen schließt das.
dice-hospital-forecast-now = Hörst du jetzt auf:
dice-hospital-forecast-home =
    { $home } heim, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dice-hospital-forecast-next = (nächster +{ $more }).
dice-hospital-forecast-worse =
    { $n ->
        [0] Niemandem geht es schlechter.
        [one] 1 sinkt.
       *[other] { $n } sinken.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 stirbt: { $who }.
       *[other] { $n } sterben: { $who }.
    }
dice-hospital-losing-workers =
    { $n ->
        [one] 1 Kraft ist noch frei.
       *[other] { $n } Kräfte sind noch frei.
    }
dice-hospital-losing-patients =
    { $n ->
        [one] 1 Patient stirbt: { $who }.
       *[other] { $n } Patienten sterben: { $who }.
    }

## At the table
page-skip = Überspringen (.)
page-recap = Was die anderen getan haben
page-recap-close = Rückblick schließen
page-choices-count =
    { $n ->
        [one] 1 Möglichkeit.
       *[other] { $n } Möglichkeiten.
    }
page-dead-end = Mehr lässt sich nicht tun. { $finish }, sobald du so weit bist.
page-you-are-last = Du bist zuletzt dran: Damit endet die Phase für alle.
page-finished-waiting = Fertig. Es fehlt noch: { $who }.
page-has-finished = { $who } ist fertig.
page-take-back-finish = Doch nicht fertig
page-seconds-left =
    { $n ->
        [one] Noch 1 Sekunde.
       *[other] Noch { $n } Sekunden.
    }
page-pass-line = Die Eingabetaste bestätigt, Escape geht zurück.
page-taken-back = Zurückgenommen: { $words }.
page-undo-needs-consent = Andere haben seitdem geantwortet. Drücke noch einmal, um sie zu fragen.
page-nudge = { $who } anstupsen
page-nudged = { $who } wurde angestupst.
page-nudges-you = { $who } stupst dich an: Der Tisch wartet auf deine Antwort.
page-armed = Beim nächsten Mal wirst du gefragt.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = Gerade gibt es nichts vorherzusagen.
page-no-such-word = „{ $word }“ ist kein Wort dieses Spiels.
page-command-list = Wörter des Spiels in beliebiger Reihenfolge. Außerdem: why und ein Wort, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = nächster Bereich; mit der Umschalttaste der vorige
page-keys-arrows = im Bereich bewegen, auch über nicht Wählbares; Pos1 und Ende springen an den Rand
page-keys-enter = das angesteuerte Wort sagen; wo es nicht geht: warum nicht
page-keys-numbers = die nummerierten Möglichkeiten
page-keys-escape = schließen, was obenauf liegt, oder das letzte Wort eines angefangenen Satzes zurücknehmen
page-action-next-choice = Nächste Möglichkeit
page-action-previous-choice = Vorige Möglichkeit
page-action-undo = Letzten Satz zurücknehmen
page-action-restart = Zurück an den Beginn meiner Phase
page-action-redo = Wiederholen
page-action-decline = Nein danke; oder passen
page-action-finish = Fertig
dice-hospital-action-staff = Zum Personal
dice-hospital-action-departments = Zu den Abteilungen
dice-hospital-action-patients = Zu den Patienten
dice-hospital-action-city = In die Stadt
page-action-others = Zu den anderen; noch einmal: weiter zum nächsten
page-action-log = Zum Verlauf
page-action-again = Noch einmal sagen, was gefragt ist
page-action-forecast = Sagen, was geschähe, wenn du jetzt beendest
page-action-scores = Punkte und Stand aller sagen
page-action-info = Alles über das Angesteuerte
page-action-command = Befehlszeile
page-action-skip = Überspringen, was gerade gezeigt wird, oder den Rückblick schließen
page-action-keys = Diese Liste der Tasten
dice-hospital-arm-return = Gegen einen Blutbeutel zurückgeben: frag mich

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
dice-hospital-setting-letters = Buchstaben auf Würfeln (R, Ge, Gr)
page-setting-vibration = Vibrieren, wenn ich dran bin
page-setting-notice = Mitteilung, wenn ich dran bin und woanders hinsehe
page-setting-pace = Tempo der anderen
page-pace-off = sofort
page-pace-quick = zügig
page-pace-normal = normal
page-setting-names = Namen der Karten
page-names-translated = in meiner Sprache
page-names-printed = wie gedruckt, auf Englisch
page-setting-sound = Ton, wenn ich dran bin
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
page-fill-one = Bot
page-fill-one-seat = Spieler { $n } durch einen Bot besetzen
page-missing =
    { $n ->
        [one] Noch jemand, dann geht es los.
       *[other] Es fehlen noch { $n }, dann geht es los.
    }

## End and replay

page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
dice-hospital-scored = { page-points }
page-where-from = Woher jeder Punkt kam
page-round = Runde { $n }
page-rounds = Runden
page-rounds-of = { $who } nach Runden: { $points }.
page-best-turn = Beste Runde: { $who }, { $scored } in Runde { $round }.
page-previous-part = Voriger Abschnitt
page-last-step = Letzter Schritt
page-autoplay = Abspielen
page-pause = Pause
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

dice-hospital-word-done = Das ist alles
dice-hospital-word-use = Ja, nutzen
dice-hospital-word-draw = Jemand Neues aufnehmen
dice-hospital-word-name = Einen Spezialisten nennen
dice-hospital-value = Wert { $n }
dice-hospital-heading-event = Ereignis
dice-hospital-heading-discharge = Entlassung
dice-hospital-heading-pick-up = Abholung
dice-hospital-decided-alone = Allein gespielt: Die Punkte sind das Ergebnis.
page-ended-alone =
    { $n ->
        [one] Du schließt mit { $n } Punkt ab
       *[other] Du schließt mit { $n } Punkten ab
    }
page-as-if-over = Als ob das Spiel jetzt endete.
dice-hospital-treats-up-to = bis zu { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Bis zum Ende der Phase. Zählt als behandelt.
dice-hospital-admissions-draw-line = Aus dem Beutel gezogen und gewürfelt, 2 bis 5, in ein freies Bett.
dice-hospital-admissions-return = Jemanden gehen lassen
dice-hospital-admissions-return-line = Zurück in den Beutel; niemand stirbt, niemand punktet.
dice-hospital-use-line =
    { $fatalities ->
        [0] { "" }
       *[other] Todesfälle −{ $fatalities }.{ " " }
    }{ $bags ->
        [0] { "" }
       *[other] Blutbeutel +{ $bags }.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Punkte +{ $points }.
    }
dice-hospital-named = auch der { CARD("consultant") }
dice-hospital-is-named = Auch der { CARD("consultant") } hat diese Fähigkeit.
dice-hospital-tag-leaves = geht
dice-hospital-would-leave = würde gehen
dice-hospital-arrives = +{ $n } bei Ankunft
dice-hospital-reports = Arztberichte
dice-hospital-reports-house = Namen und Punkte: hauseigen; die meisten Anforderungen auch
dice-hospital-reports-done =
    { $n ->
        [0] noch keiner erfüllt
       *[other] { $n } erfüllt: +{ $points }
    }
dice-hospital-reports-open = { $n } offen: { $points }, wenn es so bleibt
dice-hospital-reports-note = Offene Berichte zählen gegen dich, bis sie erfüllt sind: Dann geben sie ihre Punkte und kosten sie nicht mehr.
dice-hospital-reports-column-done = hier alles erfüllt
dice-hospital-report-met = { $met } von { $of }
dice-hospital-report-next = danach
dice-hospital-report-lower = Untere Reihe.
dice-hospital-report-upper = Obere Reihe: rutscht nach, wenn der Bericht darunter erfüllt ist.
dice-hospital-stage-sending = Neue Patienten
dice-hospital-sending-keeps = bleibt { $sum }
dice-hospital-sending-bag = +1 Beutel
dice-hospital-event-now = Ereignis
dice-hospital-announcement = Was neu ist
dice-hospital-stage-pick-up = Abholung nach der letzten Runde
dice-hospital-pick-up-coming = Nach der letzten Runde werden abgeholt:
dice-hospital-space-for = Feld: { $what }
dice-hospital-space-taken = Feld: { $what }. Besetzt: { $patient }, { $who }
dice-hospital-counted-discharges = nach der Treppe, Runde für Runde
dice-hospital-counted-empty-hospital = { $each } für jede Runde, die ohne Patienten endete
dice-hospital-counted-administrator = was die Karte Runde für Runde gab
dice-hospital-counted-bags = je { $each }
dice-hospital-counted-fatalities = { $each } für jeden Todesfall
dice-hospital-counted-effect = was Spezialisten mit ihrem Können brachten
dice-hospital-counted-event = was Ereigniskarten brachten
dice-hospital-counted-reports = die Punkte eines jeden
dice-hospital-counted-pick-up = je { $each }
dice-hospital-counted-reports-left =
    { $each ->
        [-1] die Punkte eines jeden, der noch liegt, gehen ab
       *[other] die doppelten Punkte eines jeden, der noch liegt, gehen ab
    }
dice-hospital-counted-patients-left = je { $each }
dice-hospital-report-fulfilled = erfüllt in Runde { $round }
dice-hospital-report-missed = verfehlt
dice-hospital-rules-alone = Allein
dice-hospital-rules-alone-1 = Allein gibt es keine Krankenwagen und keine Krankenhausverwalter. Sechs Arztberichte liegen offen, in zwei Reihen zu dritt.
dice-hospital-rules-alone-2 = Aufnahme: Vier Würfel werden geworfen, einer geht zurück. Ergeben die behaltenen weniger als 9, bringen sie einen Blutbeutel. Verbesserung: Eine Abteilung und ein Spezialist werden aufgedeckt, und du nimmst eins davon.
dice-hospital-rules-alone-3 = Bei der Entlassung erfüllen die Heimgekehrten dieser Runde mit ihren Farben Berichte der unteren Reihe, jeder Würfel einen. Der Bericht darüber rutscht nach und kann gleich erfüllt werden.
dice-hospital-rules-alone-4 = Ein erfüllter Bericht gibt seine Punkte; am Ende kostet jeder offene sie. Mit Optionen kosten offene Berichte oder Todesfälle das Doppelte.
dice-hospital-rules-crisis = Krise zu Beginn
dice-hospital-rules-crisis-1 = Alle beginnen mit fünf Patienten: 3, 3, 4, 5 und 5.
dice-hospital-rules-epidemic = Landesweite Epidemie
dice-hospital-rules-epidemic-1 = Wer einen Krankenwagen nimmt, zieht und würfelt noch jemanden, 2 bis 5. Ist der Würfelbeutel leer, kommt niemand.
dice-hospital-rules-superbug = Resistenter Keim
dice-hospital-rules-superbug-1 = Vernachlässigte sinken um zwei statt um eins.
dice-hospital-rules-pick-up = Abholung nach der letzten Runde
dice-hospital-rules-pick-up-1 = Nach der letzten Runde werden so viele Krankenwagen umgedreht, wie Leute spielen. Vom Startspieler an legt reihum, wer kann, einen Patienten auf ein freies Feld seiner Farbe oder seines Werts: 1 Punkt.
dice-hospital-rules-pick-up-2 = Kann niemand mehr, kostet jeder Patient, der noch im Krankenhaus liegt, 1 Punkt.
dice-hospital-rules-events = Ereignisse
dice-hospital-rules-events-1 = Ab Runde 2 wird vor der Aufnahme ein Ereignis aufgedeckt. Manche wirken sofort, andere die ganze Runde; beim Schichtwechsel ist es vorbei.
dice-hospital-rules-experimental = Experimentelle Medizin
dice-hospital-rules-experimental-1 = Die Stapel enthalten jede Grundkarte einmal und diese neuen zweimal. Was sie tun, zählt als Behandlung; nur ein steigender Wert ist Heilung und weckt Können.
dice-hospital-rules-promos = Promo-Spezialisten
dice-hospital-rules-promos-1 = Jeder ersetzt einen zufälligen Spezialisten.
dice-hospital-rules-prototype = Der Prototyp
dice-hospital-rules-prototype-1 = Eine frühere Ausgabe mit anderen Stapeln, für 2 bis 4. Jede Runde können beliebig viele Karten zurückgegeben werden, jede für einen Blutbeutel.
dice-hospital-rules-prototype-2 = Wer in einer Runde allein am meisten entlassen hat, erhält einen Blutbeutel. Karten, die anders sind:

## Hospital Rush: Zeichnungen

hospital-rush-offer-now-line = Wer bekommt die Stelle? Du gegen zwei Bots.
hospital-rush-offer-now-facts = 1 Person, 2 Bots · etwa 25 Minuten
hospital-rush-offer-crowd = Ein voller Flur
hospital-rush-offer-crowd-line = Fünf Neulinge, wenige Türen: viel mehr Gedränge.
hospital-rush-offer-crowd-facts = 1 Person, 4 Bots · etwa 40 Minuten
hospital-rush-offer-learn-line = Ein Coach führt dich Schritt für Schritt durch die ersten drei Runden.
hospital-rush-offer-learn-facts = 1 Person, 2 Bots · etwa 10 Minuten
hospital-rush-offer-friends-facts = 3 bis 5 Personen, jede am eigenen Bildschirm · 30 bis 60 Minuten
hospital-rush-offer-screen-facts = 3 bis 5 Personen, auch mit Bots · 30 bis 60 Minuten
hospital-rush-action-doors = Zu den Türen
hospital-rush-action-beds = Zu den Betten
hospital-rush-action-markers = Zu meiner Karte
hospital-rush-action-tray = Zu meinen Plättchen
hospital-rush-action-people = Zu den anderen Neulingen
hospital-rush-action-thermometer = Zum Thermometer
hospital-rush-action-chest = Zur Truhe
hospital-rush-setup = Aufbau
hospital-rush-heading-round = Runde { $n }
hospital-rush-heading-admission = Aufnahme
hospital-rush-heading-actions = Aktionen
hospital-rush-heading-discharge = Entlassung
hospital-rush-heading-end = Ende
hospital-rush-seat = Spieler { $n }
hospital-rush-bed = Bett { $n }
hospital-rush-bed-with = Bett { $n }, { $name }
hospital-rush-bucks =
    { $n ->
        [0] keine Kröten
        [one] 1 Kröte
       *[other] { $n } Kröten
    }
hospital-rush-word-patch = Pflaster
hospital-rush-word-purple = Lila Medizin
hospital-rush-word-orange = Orange Medizin
hospital-rush-word-green = Grüne Medizin
hospital-rush-word-buck = 1 Kröte
hospital-rush-paying = Zahlen
hospital-rush-losing = Ansehen verlieren
hospital-rush-word-prestige = Ansehen
hospital-rush-word-done = Fertig
hospital-rush-word-skip = Ohne Aktion
hospital-rush-word-use = Nutzen
hospital-rush-word-claim = Diesen Patienten übernehmen
hospital-rush-word-discharge = Jetzt entlassen
hospital-rush-word-leave = Liegen lassen
hospital-rush-count-patch = { $n } Pflaster
hospital-rush-count-purple = { $n } lila
hospital-rush-count-orange = { $n } orange
hospital-rush-count-green = { $n } grün
hospital-rush-count-any = { $n } beliebige Medizin
hospital-rush-count-wild = { $n } beliebig
hospital-rush-corridor = Flur
hospital-rush-slides = Nach jeder Runde rücken alle ein Bett weiter
hospital-rush-empty = leer
hospital-rush-leaves = letzte Runde
hospital-rush-leaves-short = geht
hospital-rush-at-most = höchstens { $n } Runden
hospital-rush-unclaimed = frei
hospital-rush-beside = { $who } daneben: 1, wenn geheilt
hospital-rush-patient-of = bei { $who } in Behandlung
hospital-rush-worth = { $n } Ansehen
hospital-rush-has = hat { $what }
hospital-rush-needs = braucht { $what }
hospital-rush-cured = geheilt
hospital-rush-goes-home = geheilt: geht nach dieser Runde heim
hospital-rush-ready = bereit
hospital-rush-right-ready = rechte Seite vollständig
hospital-rush-chest = Truhe
hospital-rush-jar =
    { $colour ->
        [purple] Lila Medizin
        [orange] Orange Medizin
       *[green] Grüne Medizin
    }: { $n } von { $all } in der Truhe
hospital-rush-of = von { $n }
hospital-rush-jar-empty = leer
hospital-rush-doors = Türen
hospital-rush-unfair = Unfair
hospital-rush-does-treat = Behandeln
hospital-rush-does-fetch = Holen
hospital-rush-does-study = Lernen
hospital-rush-does-bribe = Bestechen
hospital-rush-does-steal = Stehlen
hospital-rush-does-join = Dazusetzen
hospital-rush-does-poach = Abwerben
hospital-rush-does-pilfer = Stibitzen, behandeln
hospital-rush-does-sell = Medizin verkaufen
hospital-rush-does-night-shift = Sonderschicht
hospital-rush-does-take-over = Übernehmen
hospital-rush-does-turn-over = Weiterschieben
hospital-rush-does-levy = Einsammeln
hospital-rush-does-dismiss = Fortschicken
hospital-rush-does-denounce = Anschwärzen
hospital-rush-once = ein Marker je Runde
hospital-rush-always = beliebig viele Marker
hospital-rush-taken-by = besetzt von { $who }
hospital-rush-stand-here = Hier: { $who }
hospital-rush-used = benutzt
hospital-rush-prestige = Ansehen
hospital-rush-prestige-is = { $n } Ansehen
hospital-rush-goal = { $n } beendet das Spiel nach der Runde
hospital-rush-order = Reihenfolge beim Setzen
hospital-rush-placed-at = { $who }: { $where }
hospital-rush-to-place = { $who }: setzt noch
hospital-rush-began = Begann: { $who }
hospital-rush-next-starts = Nächste Runde: { $who }
hospital-rush-starter = beginnt die nächste Runde
hospital-rush-mine = Meine Karte
hospital-rush-tray = Meine Plättchen
hospital-rush-skills = Fähigkeiten
hospital-rush-learned = gelernt
hospital-rush-not-learned = nicht gelernt
hospital-rush-colleagues = Andere Neulinge
hospital-rush-discards = Abgelegte Patienten
hospital-rush-no-medicine = Keine Medizin
hospital-rush-exam-done = Examen gemacht
hospital-rush-on-red = { $n } auf Rot
hospital-rush-markers-left =
    { $n ->
        [0] kein Marker übrig
        [one] 1 Marker übrig
       *[other] { $n } Marker übrig
    }
hospital-rush-treats-bed = behandelt Bett { $n }
hospital-rush-source-cured = Geheilte Patienten
hospital-rush-source-exam = Examen
hospital-rush-source-bribe = Bestechungen
hospital-rush-source-character = Charakter
hospital-rush-source-punished = Strafen
hospital-rush-decided-prestige = Entschieden durch Ansehen.
hospital-rush-decided-tiles = Gleichstand beim Ansehen: Medizin und Kröten zusammen entscheiden.
hospital-rush-decided-shared = Gleichstand in allem: der erste Platz wird geteilt.

## Hospital Rush: Lehrstunde

hospital-rush-lesson-aim = Mehrere Neulinge, eine Stelle. Geheilte Patienten bringen Ansehen; wer { $goal } hat, beendet das Spiel. Patienten rücken jede Runde nach rechts und gehen nach Bett 4.
hospital-rush-lesson-treat = Setze einen Marker auf { CARD("treat-a") }: zwei Plättchen sind frei. Wähle Bett 3 und lege zwei Pflaster. So wird es dein Patient.
hospital-rush-lesson-fetch = Pip Plum braucht noch Lila. { CARD("fetch-a") }: nimm Lila und Orange. Die Truhe ist klein, und alle sehen deinen Vorrat.
hospital-rush-lesson-fetch-b = { CARD("fetch-a") } ist besetzt. { CARD("fetch-b") } gibt eine Medizin: nimm Lila. Türen mit zwei Flügeln nehmen beliebig viele Marker.
hospital-rush-lesson-slide = Bett 4 ist gegangen, alle sind weitergerückt. Dein Patient liegt jetzt in Bett 4: seine letzte Runde.
hospital-rush-lesson-cure = { CARD("treat-b") }, Bett 4, Lila: dann fehlt nichts mehr. Nach der Runde geht der Patient heim, und du bekommst den Stern.
hospital-rush-lesson-night = Du brauchst Kröten. Wer zuerst zur { CARD("night-shift") } kommt, sagt auch, wer die nächste Runde beginnt. Beides steht oben.
hospital-rush-lesson-risk = Rote Türen sind unfair: gut für dich, bis dich jemand verpfeift. Die Zeile neben „Unfair“ sagt, wer es noch könnte.
hospital-rush-lesson-sell = Sei einmal unfair: Kurt II verkauft Medizin für Kröten. Verkaufe, was du nicht brauchst.
hospital-rush-lesson-rat = Andere stehen auf Rot. { CARD("rat-out") } bringt für jeden roten Marker etwas, und sie müssen zahlen oder Ansehen verlieren. Nutze es.
hospital-rush-lesson-study = { CARD("study") } kostet drei Kröten und lehrt eine Fähigkeit für immer. Jede ist beim Examen einen Punkt wert.
hospital-rush-coach-over = Das ist schon alles. Zehn Ansehen beenden das Spiel: spiel weiter oder hör hier auf.
hospital-rush-coach-start = Setze jede Runde zwei Marker; jede Tür sagt, was sie dir jetzt bringt. Heile Patienten für Ansehen.
hospital-rush-coach-slide = Patienten rücken jede Runde ein Bett weiter und gehen nach Bett 4, geheilt oder nicht. Werde rechtzeitig fertig.
hospital-rush-coach-tiles = Pflaster kommen aus dem Vorrat, Medizin ist deine eigene. Plättchen über die freien hinaus kosten je eine Kröte.
hospital-rush-coach-red = Rote Türen sind unfair. Die Zeile neben „Unfair“ sagt, ob dich noch jemand dafür bestrafen kann.
hospital-rush-coach-blocks = Eine gestrichelte Tür brächte dir jetzt nichts. Du darfst trotzdem hin, damit andere draußen bleiben.
hospital-rush-coach-punished = Jemand bestraft deinen Marker auf Rot. Beide Antworten sagen, was bleibt. „Immer“ antwortet für den Rest dieses Spiels.
hospital-rush-coach-pharmacy = Deine { CARD("pharmacy") }: eine Medizin für jeden geheilten Patienten. Nimm, was dein nächster braucht.
hospital-rush-coach-right = Die umgeknickte Ecke ist vollständig: jetzt ein Ansehen, oder warten und für mehr heilen.
hospital-rush-coach-exam = Das Examen gibt einen Punkt je Fähigkeit, einmal im Spiel. Lerne vorher, so viel du brauchst.
hospital-rush-coach-last = Jemand hat zehn: das ist die letzte Runde. Nimm jeden Punkt, den du bekommst.

## Hospital Rush: Regeln

hospital-rush-rules-aim = Das Ziel
hospital-rush-rules-aim-1 = Du bist neu im Krankenhaus und willst wie die anderen dieselbe Stelle. Ansehen entscheidet, und fair geht es nicht immer zu.
hospital-rush-rules-aim-2 = Hat am Ende einer Runde jemand { $goal } Ansehen oder mehr, ist das Spiel aus, und das meiste Ansehen gewinnt. Es bleibt zwischen { $lowest } und { $highest }.
hospital-rush-rules-setup = Aufbau
hospital-rush-rules-setup-1 = Alle bekommen einen Charakter mit zwei eigenen Türen, zwei Aktionsmarker, einen Patientenmarker und { $bucks } Kröte. Der Zufall sagt, wer beginnt.
hospital-rush-rules-setup-2 = In jedem der { $beds } Betten liegt ein Patient. In der Truhe ist von jeder Farbe etwas Medizin; Kröten und Pflaster gehen nie aus.
hospital-rush-rules-round = Eine Runde
hospital-rush-rules-round-1 = Reihum setzen alle einen Marker an eine Tür und tun sofort, was sie sagt. Dann dasselbe mit dem zweiten Marker.
hospital-rush-rules-round-2 = Eine Tür mit einem Flügel nimmt einen Marker je Runde, eine Schwingtür beliebig viele. { CARD("night-shift") } hat drei Plätze, jeder besser bezahlt; der erste sagt, wer als Nächstes beginnt.
hospital-rush-rules-round-3 = Ein Marker muss gesetzt werden. Was die Tür bietet, darf man ganz, teilweise oder gar nicht tun, auch nur um andere fernzuhalten.
hospital-rush-rules-treating = Behandeln
hospital-rush-rules-treating-1 = Du behandelst den Patienten mit deinem Marker oder übernimmst einen, den niemand behandelt. Plättchen bleiben beim alten liegen.
hospital-rush-rules-treating-2 = Pflaster kommen aus dem Vorrat, Medizin aus deinem Besitz. Die Tür sagt, wie viele Plättchen frei sind; jedes weitere kostet 1 Kröte.
hospital-rush-rules-treating-3 = Legen kann man nur, was die Karte noch braucht. Manches nimmt jede Medizin, manches jedes Plättchen.
hospital-rush-rules-treating-4 = Von den Farben der Medizin nennen die Regeln nur Lila; Orange und Grün sind hauseigen.
hospital-rush-rules-unfair = Unfaire Türen
hospital-rush-rules-unfair-1 = Wer rot steht, kann bis zum Ende der Runde verpfiffen werden. { CARD("rat-out") } bringt 1 Kröte und 1 mehr für jeden Marker auf Rot.
hospital-rush-rules-unfair-2 = Alle Gegner antworten für jeden ihrer roten Marker: 1 Kröte an die Bank oder 1 Ansehen. Wer nur eines davon hat, gibt das.
hospital-rush-rules-discharge = Nach den Markern
hospital-rush-rules-discharge-1 = In der Reihenfolge der Runde geht jeder Patient mit allen Plättchen heim und bringt den Stern. Medizin kommt in die Truhe zurück.
hospital-rush-rules-discharge-2 = Eine vollständige umgeknickte Ecke darf stattdessen für { $right_prestige } Ansehen heim oder bleiben.
hospital-rush-rules-discharge-3 = Dann geht der Patient im letzten Bett ungeheilt, die anderen rücken weiter, und von links kommen neue.
hospital-rush-rules-end = Das Ende
hospital-rush-rules-end-1 = Nach dem Ende wird erst gesehen, wenn die Patienten gegangen sind: { $goal }, in der Runde erreicht und wieder verloren, zählt nicht.
hospital-rush-rules-end-2 = Bei Gleichstand gewinnt, wer zusammen mehr Medizin und Kröten hat; danach wird der Platz geteilt.
hospital-rush-rules-rulings = Gut zu wissen
hospital-rush-rules-rulings-1 = Alles ist offen, nur nicht die Reihenfolge der kommenden Patienten.
hospital-rush-rules-rulings-2 = Einen Patienten ohne Plättchen zu übernehmen ist erlaubt.
hospital-rush-rules-rulings-3 = Unsere Lesart: wie viele Marker eine Tür nimmt, wo kein Dokument es sagt.
hospital-rush-rules-rulings-4 = Hauseigen: Alle Patienten, zwei Charaktere und Freddies zweite Tür stammen von uns. Sind die Charaktere ausgewogen, dann auch einige Preise und Farben, jeweils für sich bezeichnet und in vielen Spielen unter Bots erprobt.
hospital-rush-rules-spaces = Türen
hospital-rush-rules-skills = Fähigkeiten
hospital-rush-rules-characters = Charaktere
hospital-rush-rules-characters-1 = Beide Türen eines Charakters gehören ihm allein, einmal je Runde. Welche davon unfair sind, sagt die Option für Charaktere; unfaire sind rot.
hospital-rush-rules-documented = Charaktere wie dokumentiert
hospital-rush-rules-documented-1 = Mit der Option für dokumentierte Charaktere sind beide Türen jedes veröffentlichten Charakters rot und kosten nur, was in den Dokumenten steht.
hospital-rush-rules-patients = Patienten
hospital-rush-rules-glossary = Wörter
hospital-rush-term-treating = In Behandlung bei
hospital-rush-term-treating-text = Wessen Marker den Patienten übernommen hat. Marina darf daneben sitzen, das ist etwas anderes.
hospital-rush-term-red = Auf Rot
hospital-rush-term-red-text = Ein Marker an einer unfairen Tür, bis die Runde vorbei ist.
hospital-rush-term-block = Nur besetzen
hospital-rush-term-block-text = Die Aktion brächte dir jetzt nichts, aber niemand sonst kommt hinein.
hospital-rush-term-right = Umgeknickte Ecke
hospital-rush-term-right-text = Die rechte Seite mancher Patienten: weniger Plättchen, ein Ansehen.

## Hospital Rush: Beispielrunde

hospital-rush-rules-setup-3 = Von jeder Farbe sind 2 Medizinplättchen in der Truhe zu dritt, 3 zu viert und 4 zu fünft. Statt des Zufalls darf auch der Tisch sagen, wer beginnt.
hospital-rush-term-marker = Marker
hospital-rush-term-marker-text = Zwei Aktionsmarker tun je Runde je eine Sache. Der Patientenmarker liegt bei dem Patienten, den du behandelst.
hospital-rush-term-tile = Plättchen
hospital-rush-term-tile-text = Ein Pflaster oder eine Medizin. Mit den Plättchen seiner Karte ist ein Patient geheilt.
hospital-rush-rules-example = Eine ganze Runde
hospital-rush-rules-example-1 = Aufbau und erste Runde von Ada, Ben und Cleo, wirklich so gespielt. Jedes Bild zeigt den Tisch nach dem Text darüber.
hospital-rush-example-setup = Der Zufall lässt Ada beginnen. Sie spielt { $vanessa }, Ben { $kurt } und Cleo { $freddie }. Alle haben 1 Kröte und 0 Ansehen. In den Betten 1 bis 4 liegen { $tilda-tumble }, { $pip-plum }, { $nell-nettle } und { $casper-cough }. Mit 3 Personen sind in der Truhe 2 Medizinplättchen jeder Farbe.
hospital-rush-example-first = Die ersten Marker. Ada geht zu { $treat-a } und übernimmt { $nell-nettle } in Bett 3. Dort sind 2 Plättchen frei, ein drittes kostet 1 Kröte, also legt sie 3 Pflaster: alles, was nötig ist. Ben geht zu { $fetch-a } und nimmt 1 lila und 1 grüne Medizin. Cleo geht zu { $sabotage }, einer unfairen Tür, und nimmt Ben die lila Medizin ab.
hospital-rush-example-second = Die zweiten Marker. Ada geht zu { $rat-out }: 1 Kröte, und 1 mehr für den Marker auf Rot, das macht 2. Für diesen Marker muss Cleo 1 Kröte oder 1 Ansehen geben, und zahlt die Kröte. Ben ist bei { $night-shift } der Erste: 2 Kröten, und er bestimmt, wer die nächste Runde beginnt, nämlich er selbst.
hospital-rush-example-last = Cleos letzter Marker geht zu { $treat-b }, wo 1 Plättchen frei ist. Sie übernimmt { $pip-plum } in Bett 2 und legt ihre lila Medizin.
hospital-rush-example-discharge = { $nell-nettle } hat alle Plättchen und geht heim: 1 Ansehen für Ada. Niemand hat 10, also geht es weiter. { $casper-cough } in Bett 4 geht ungeheilt. Die anderen rücken nach rechts und schließen die Lücke: { $pip-plum }, mit Cleos Marker und Plättchen, liegt jetzt in Bett 4, { $tilda-tumble } in Bett 3. { $hattie-hiccup } und { $sam-saffron } kommen in die Betten 1 und 2. Die Marker kommen zurück, und Ben beginnt Runde 2.

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
page-puzzle-daily-line = Nummer { $n }, Grad { $grade }: heute für alle dasselbe.
page-puzzle-grade = Grad { $grade }
page-puzzle-grade-1 = Wer gierig spielt, verfehlt einen halben Punkt oder mehr.
page-puzzle-grade-2 = Wer gierig spielt, verfehlt einen Punkt oder mehr.
page-puzzle-grade-3 = Wer gierig spielt, verfehlt fast zwei Punkte oder mehr.
page-puzzle-grade-4 = Wer gierig spielt, verfehlt drei Punkte oder mehr.
page-puzzle-count = { $n } Rätsel
page-puzzle-by-number = Nach Nummer
page-puzzle-solve = Lösen
page-puzzle-title = Rätsel { $n }, Grad { $grade }
page-puzzle-goal = Finde den besten Zug: Punkte jetzt und was für später bleibt.
page-puzzle-how = Nimm zurück, so oft du willst; geurteilt wird, wenn du fertig bist.
page-puzzle-again = Noch einmal
page-puzzle-next = Ein anderes dieses Grades
page-puzzle-picture = Bild
page-solution = Lösung
page-offer-puzzles = Rätsel
page-offer-puzzles-line = Ein Zug, ein bestes Ende: Finde es. Jeden Tag ein neues.
dice-hospital-offer-puzzles-facts = 1 Person · etwa 3 Minuten

## Reviews

page-review = Rückblick
page-review-progress = Das Spiel wird durchgesehen: { $judged } von { $total } Entscheidungen.
page-review-moments = Die teuersten Momente
page-review-none = Für niemanden fand sich etwas Besseres.
page-review-points = mindestens { $lost } Punkte
page-review-sum = { $who } verlor mindestens { $lost } Punkte.
page-review-graph = Punkte im Lauf des Spiels, nach Runden; Kreise zeigen die teuersten Momente.
page-review-lost = Das verlor { $lost } Punkte. Besser: { $words }.
page-review-lost-about = Das verlor etwa { $lost } Punkte, auf { $off } genau. Besser: { $words }.
page-review-right = Hier fand sich nichts Besseres.
page-review-right-so-far = Hier fand sich bisher nichts Besseres.
page-review-said = Gesagt: { $words }.
page-review-perhaps = Vielleicht besser, um etwa { $lost } Punkte, auf { $off } genau: { $words }.
page-review-before = Der Tisch, wie er vor diesen Worten war

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
