### Dice Hospital on the page, in German.

dice-hospital-score = Punkte

## Coach

dice-hospital-lesson-at-nurse = eine Pflegekraft
dice-hospital-lesson-at-bag = den Blutbeutel
dice-hospital-lesson-at-specialist = Spezialist
dice-hospital-lesson-at-worker = den { $name }
dice-hospital-lesson-at-die =
    den { $colour ->
        [red] roten
        [yellow] gelben
       *[green] grünen
    } Würfel
dice-hospital-lesson-patients = Würfel sind deine Patienten: 1 ist schwer krank, 6 fast gesund. Über 6 gehen sie heim und zählen.
dice-hospital-lesson-ambulance = Der Bot nahm 3. Der niedrigste genommene bringt einen Blutbeutel und baut zuerst: 2 reicht dafür und ist gesünder als 1.
dice-hospital-lesson-specialist = Ein Spezialist ist eine Kraft mehr, mit einem Talent. Der { CARD("surgeon") } hilft Rot, und du hast zwei rote Patienten.
dice-hospital-lesson-return-do = Behalte, was du hast.
dice-hospital-lesson-return = Einmal pro Runde darf eine Karte für einen Blutbeutel zurück. Der { CARD("surgeon") } ist mehr wert.
dice-hospital-lesson-nurse = Eine Kraft, ein Raum, je einmal pro Runde. Die { CARD("pharmacy") } macht einen grünen Patienten um eins gesünder.
dice-hospital-lesson-why = Das ist schon benutzt. Was nicht geht, sagt auf Nachfrage, warum; Fragen kostet nichts.
dice-hospital-lesson-surgeon = Die { CARD("imaging") } hilft einer 3 oder 4. Weil der Patient rot ist, darf das Talent eine Stufe dazugeben.
dice-hospital-lesson-effect = Das ist das Talent: eine Stufe mehr für denselben Patienten. Du dürftest ablehnen, aber wozu?
dice-hospital-lesson-clinic = Die { CARD("clinic") } nimmt jede 5 oder 6. Deine Sechsen sind schon behandelt und können bleiben; Rot 5 wartet noch.
dice-hospital-lesson-oncology = Die { CARD("oncology") } ist für Gelb. Nach deiner letzten Kraft wird jeder, der noch wartet, um eins kränker.
dice-hospital-lesson-bag = Ein Blutbeutel heilt jeden um eins. Probier ihn an einer 6: Die ginge sofort heim.
dice-hospital-lesson-undo-do = Jetzt: Rückgängig.
dice-hospital-lesson-undo = Einer allein zählt 1 Punkt; zwei in einer Runde 3, drei 5, vier 7. Also warte: Morgen können vier heim.
dice-hospital-lesson-finish-do = Drücke Fertig.
dice-hospital-lesson-finish = Zwei warten noch und werden um eins kränker; niemand stirbt. Deine drei Sechsen bleiben für morgen.
dice-hospital-lesson-extra = Du bist jetzt Startspieler: Du deckst noch eine Karte auf. Ein Spezialist ist eine Kraft mehr.
dice-hospital-lesson-second = Der Startspieler darf 1 nicht nehmen. Von den anderen ist 3 gesünder, und einen Beutel hast du schon.
dice-hospital-lesson-hire = Eine Kraft mehr: Ab jetzt wird jede Runde ein Patient mehr behandelt.
dice-hospital-lesson-home-1 = Eine 6, die gesünder wird, geht heim. Die erste einer Runde zählt 1 Punkt.
dice-hospital-lesson-home-2 = Zwei in einer Runde: zusammen 3 Punkte.
dice-hospital-lesson-home-3 = Drei: 5 Punkte. Einzeln, Runde für Runde, wären es 3.
dice-hospital-lesson-nearly = Jede Kraft darf in jeden Raum; nur das Talent will seine Farbe. Gelb 5 wird 6.
dice-hospital-lesson-home-4 = Jetzt lohnt der Beutel. Vier in einer Runde: 7 Punkte.
dice-hospital-lesson-free = Wie jede Kraft darf der { CARD("general-practitioner") } in jeden Raum. Die { CARD("intensive-care") } hilft einer 1 oder 2, bevor es zu spät ist.
dice-hospital-lesson-another = Und das Talent: Eine andere 4, 5 oder 6 bekommt auch eine Stufe. Rot 5 wird 6 und kann morgen heim.
dice-hospital-lesson-done = Vier gehen heim: 7 Punkte. Wer noch wartet, wird um eins kränker; niemand stirbt.
dice-hospital-coach-over = Warte mit den fast Gesunden, dann schicke viele auf einmal heim. Noch sechs Runden: Ich melde mich bei Neuem.
dice-hospital-coach-arrange = Gleiche Würfel passen nicht alle in einen Krankenwagen. Du sitzt diese Runde zuletzt, also sagst du, welche Farbe wohin kommt.
dice-hospital-coach-place =
    Eine Kraft, ein Raum, je einmal pro Runde. { $touch ->
        [yes] Tippe
       *[no] Zeige
    } auf Kraft, Raum oder Patient: Was dazu passt, leuchtet.

## Lesson

dice-hospital-coach-extra = Zu zweit deckst du noch eine Karte auf, für euch beide. Einen Raum oder jemanden, der darin arbeitet?
dice-hospital-coach-start = Diese Würfel sind deine Patienten. 1 ist schwer krank, 6 fast gesund; über 6 gehen sie heim und zählen. Falsch geht nicht.
dice-hospital-coach-first = Du bist Startspieler: Du wählst zuerst, darfst aber Nummer 1 nicht nehmen.
dice-hospital-coach-take = Niedrige Krankenwagen bringen Kränkere. Der niedrigste genommene bringt Blutbeutel und Startspieler; niedrige bauen zuerst.
dice-hospital-coach-full = Zwölf Betten, mehr nicht. Wähle, wer nicht bleiben kann: am Ende zwei Punkte weniger. Sehr Kranke kosten am wenigsten.
dice-hospital-coach-improve = Ein Spezialist ist eine Kraft mehr, mit Talent. Eine Abteilung ist ein Raum mehr. Nimm, was zu deinen Farben passt.
dice-hospital-coach-return = Du darfst eine Karte für einen Blutbeutel zurückgeben. So früh lohnt es selten: Passe.
dice-hospital-coach-effect = Das Talent eines Spezialisten kommt nach seinem Raum, einmal. Du darfst ablehnen; ein Blutbeutel darf dazwischen.
dice-hospital-coach-dying = Sieh auf die Zeile bei Fertig: Eine 1 würde sterben, das kostet zwei Punkte. Behandle sie zuerst.
dice-hospital-coach-lost = Niemand ist mehr frei, um die 1 zu retten. Noch ist nichts verloren: Rückgängig nimmt Satz für Satz zurück. Versuch es anders.
dice-hospital-coach-bag = Ein Blutbeutel heilt jemanden um eine Stufe oder ändert eine Farbe bis zum Phasenende. Übrige zählen je einen Punkt.
dice-hospital-coach-finish = Mehr geht nicht. Die Zeile bei Fertig sagt, was kommt: Wer noch wartet, wird um eins schlechter.
dice-hospital-heading-setup = Aufbau
dice-hospital-heading-round = Runde { $n }
dice-hospital-heading-intake = Aufnahme
dice-hospital-heading-improvement = Verbesserung
dice-hospital-heading-activation = Aktivierung
dice-hospital-log-points =
    { $shown } { $points ->
        [one] Punkt
       *[other] Punkte
    }
dice-hospital-log-turned = Aufgedeckt:
dice-hospital-log-bag = Beutel
dice-hospital-log-home = heim
dice-hospital-log-lost = verloren
dice-hospital-log-spared = verschont
dice-hospital-log-worse =
    { $n ->
        [one] einer wird kränker
       *[other] { $n } werden kränker
    }
dice-hospital-worsen-many =
    { $you ->
        [yes] { $n } deiner Patienten werden kränker.
       *[no] { $n } Patienten von { $who } werden kränker.
    }
dice-hospital-die-many =
    { $you ->
        [yes] Du verlierst { $n } Patienten.
       *[no] { $who } verliert { $n } Patienten.
    }
dice-hospital-scene-title = Runde { $round } endet.
dice-hospital-scene-lost =
    { $count ->
        [one] { $who } verloren
       *[other] { $count } Patienten verloren
    }: −{ $cost } am Ende
dice-hospital-scene-home =
    { $home ->
        [one] Einer heim
       *[other] { $home } heim
    } = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
dice-hospital-heading-neglect = Vernachlässigung
dice-hospital-heading-shift-change = Schichtwechsel
dice-hospital-heading-end = Ende

## Front page

dice-hospital-offer-now-line = Du leitest ein Krankenhaus, zwei Bots halten dagegen.
dice-hospital-offer-now-facts = 1 Person, 2 Bots · etwa 30 Minuten
dice-hospital-offer-duel = Ein schnelles Duell
dice-hospital-offer-duel-line = Dasselbe mit nur einem Gegenüber: weniger warten, mehr belauern.
dice-hospital-offer-duel-facts = 1 Person, 1 Bot · etwa 20 Minuten
dice-hospital-offer-solo-line = Ein Krankenhaus, keine Konkurrenz: Erfülle deine Berichte und schlag deine eigene Bestleistung.
dice-hospital-offer-solo-facts = 1 Person · etwa 20 Minuten
dice-hospital-offer-learn-line = Ein Coach führt dich Schritt für Schritt durch die ersten zwei Runden.
dice-hospital-offer-learn-facts = 1 Person, 1 freundlicher Bot · etwa 10 Minuten
dice-hospital-offer-friends-facts = 2 bis 4 Personen, jede am eigenen Bildschirm · 20 bis 45 Minuten
dice-hospital-offer-screen-facts = 2 bis 4 Personen, auf Wunsch mit Bots · 20 bis 45 Minuten

## Rules

dice-hospital-rules-aim = Worum es geht
dice-hospital-rules-aim-1 = Alle leiten ein Krankenhaus. Würfel sind die Patienten: Die Farbe sagt, woran sie leiden, der Wert, wie gut es ihnen geht, von 1 bis 6.
dice-hospital-rules-aim-2 = In { $rounds } Runden nimmst du Patienten auf, baust aus und behandelst. Wer über 6 steigt, geht heim und bringt Punkte. Die meisten Punkte gewinnen.
dice-hospital-rules-setup = Aufbau
dice-hospital-rules-setup-1 = Alle ziehen drei Würfel und bestimmen, welcher die 3, welcher die 4 und welcher die 5 ist.
dice-hospital-rules-setup-2 = Abteilungen und Spezialisten werden aufgedeckt, von jeder Sorte eine weniger als Personen. Zu zweit deckt der Startspieler noch eine Karte nach Wahl auf.
dice-hospital-rules-setup-3 = Mit Krankenhausverwaltern sieht sich jeder heimlich zwei an und behält einen, offen, für die ganze Partie. Der andere scheidet aus.
dice-hospital-rules-intake = 1. Aufnahme
dice-hospital-rules-intake-1 = Es gibt einen Krankenwagen mehr als Personen, je { $ambulance } Würfel. Alle werden geworfen, 1 und 6 noch einmal. Die niedrigsten kommen in Nummer 1 und so fort.
dice-hospital-rules-intake-2 = Liegen gleiche Werte verschiedener Farbe an der Grenze zweier Krankenwagen, bestimmt, wer zuletzt an der Reihe ist, welche Farben wohin kommen.
dice-hospital-rules-intake-3 = Vom Startspieler an nimmt jeder einen Krankenwagen. Der Startspieler darf Nummer 1 nicht nehmen. Der übrige kommt in den Würfelbeutel.
dice-hospital-rules-intake-4 = Wer die niedrigste Nummer nahm, erhält einen Blutbeutel und ist ab der nächsten Runde Startspieler.
dice-hospital-rules-intake-5 = Ein Krankenhaus hat { $beds } Betten. Für jedes fehlende stirbt jemand, der schon dort lag, nach deiner Wahl; Neue sind sicher.
dice-hospital-rules-improvement = 2. Verbesserung
dice-hospital-rules-improvement-1 = Nach Nummer der Krankenwagen, die niedrigste zuerst, darf jeder eine offene Karte nehmen oder passen. Doppelte sind erlaubt. Lücken bleiben.
dice-hospital-rules-improvement-2 = Danach darf jeder in derselben Reihenfolge eine eigene Karte, auch eine neue, gegen einen Blutbeutel tauschen. Sie kommt unter ihren Stapel.
dice-hospital-rules-activation = 3. Aktivierung
dice-hospital-rules-activation-1 = Schicke eine freie Kraft in eine freie Abteilung und tu alles, was sie sagt. Jede darf überall arbeiten; jede Kraft und jede Abteilung nur einmal pro Runde. Du beginnst mit { $nurses } Pflegekräften.
dice-hospital-rules-activation-2 = Was nicht ganz geht, geht nicht. Ein einzelner Patient darf aber mit übrigen Stufen heimgehen.
dice-hospital-rules-activation-3 = Du darfst jederzeit beenden, auch mit freien Kräften. An manchen Tischen geht das nacheinander, an anderen gleichzeitig.
dice-hospital-rules-specialists = Spezialisten
dice-hospital-rules-specialists-1 = Ein Spezialist arbeitet wie eine Pflegekraft. Hat die Abteilung jemanden geheilt, den seine Karte nennt, darf er danach einmal sein Talent nutzen.
dice-hospital-rules-specialists-2 = Es zählt die Farbe, die in diesem Moment zu sehen war. Ein „anderer“ Patient ist einer, den diese Abteilung nicht gerade geheilt hat.
dice-hospital-rules-bags = Blutbeutel
dice-hospital-rules-bags-1 = Nutze sie jederzeit in deiner Aktivierung, auch zwischen Abteilung und Talent. Sie sind keine Kräfte: Kein Talent folgt.
dice-hospital-rules-bags-2 = Ein Beutel heilt jemanden um eine Stufe oder gibt ihm bis zum Ende der Phase eine andere Farbe. Die Farbe allein ist keine Behandlung.
dice-hospital-rules-neglect = 4. Vernachlässigung
dice-hospital-rules-neglect-1 = Wer in dieser Runde nicht behandelt wurde, wird um { $neglect ->
        [1] eins
       *[other] { $neglect }
    } schlechter. Unter 1 stirbt ein Patient.
dice-hospital-rules-neglect-2 = Manche Krankenhausverwalter verschonen jemanden. Du wählst, wen, und musst es, wenn es geht.
dice-hospital-rules-discharge = 5. Entlassung
dice-hospital-rules-discharge-1 = Punkte dafür, wie viele in dieser Runde heimgingen, nach der Treppe unten. Jeder weitere über ihr Ende hinaus bringt { $beyond } mehr.
dice-hospital-rules-discharge-2 = Ein leeres Krankenhaus bringt 5 mehr, der Krankenhausverwalter, was seine Karte sagt. Dabei gelten die eigenen Farben der Würfel.
dice-hospital-rules-shift = 6. Schichtwechsel
dice-hospital-rules-shift-1 = Die Kräfte kommen zurück, niemand gilt mehr als behandelt, offene Karten kommen unter ihre Stapel, neue werden aufgedeckt. Entfällt nach der letzten Runde.
dice-hospital-rules-end = Das Ende
dice-hospital-rules-end-1 = Wer gestorben ist, kostet { $fatality } Punkte, jeder übrige Blutbeutel zählt 1. Die meisten Punkte gewinnen.
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

## Beispielrunde

dice-hospital-rules-setup-first = Der Zufall bestimmt den Startspieler, oder der Tisch tut es vor der Partie. Es geht im Uhrzeigersinn.
dice-hospital-rules-experimental-2 = Das sind mit bis zu 3 Personen 20 Abteilungen; zu viert kommen 4 zufällige Plättchen des zweiten Grundsatzes dazu: 24. Spezialisten sind es immer 24. Man kann auch alle neuen Karten zu den vollen Stapeln legen: 32 Abteilungen, 36 Spezialisten.
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
dice-hospital-example-ben = Ben hat die niedrigere Nummer und beginnt. Eine Pflegekraft in der Abteilung { $operating-theatre } heilt einen roten Patienten um 3 Stufen: r4 → heim. Eine in der Abteilung { $clinic }: r5 → r6, und der Blutbeutel heilt denselben Patienten noch einmal: r6 → heim. Die letzte Pflegekraft in der Abteilung { $intensive-care }: r2 → r3. Ben beendet.
dice-hospital-example-ada = Jetzt Ada. Der Spezialist { $surgeon } arbeitet in der Abteilung { $critical-care-unit }: r5 → r6. Ein roter Patient wurde geheilt, also darf genau dieser noch einmal geheilt werden: r6 → heim. Pflegekräfte arbeiten in den Abteilungen { $clinic }: r5 → r6, { $pharmacy }: g5 → g6 und { $oncology }: y4 → y5. Ada beendet.
dice-hospital-example-neglect = Wer nicht behandelt wurde, wird um eins schlechter. Bei Ada: g3 → g2 und y4 → y3. Bei Ben: y2 → y1 und g3 → g2. Auch Bens unbehandelte r3 würde schlechter, aber sein Krankenhausverwalter verschont sie.
dice-hospital-example-discharge = Nach der Treppe: Ada hat 1 Patienten heimgeschickt, 1 Punkt. Ben hat 2 heimgeschickt, 3 Punkte. Kein Krankenhaus ist leer, und Adas Krankenhausverwalter hätte alle drei Farben gewollt. Die Würfel kommen zurück in den Würfelbeutel.
dice-hospital-example-shift = Kräfte und Krankenwagen kommen zurück, niemand gilt mehr als behandelt, und { $triage-centre }, von niemandem genommen, kommt unter den Stapel. { $radiology } und { $paramedic } werden aufgedeckt. Ben, jetzt Startspieler, verlangt noch einen Spezialisten: { $urologist }. Runde 2 kann beginnen.

## Drawings

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
dice-hospital-finished = fertig · { $home } heim
dice-hospital-placed = { $n }/{ $all } im Einsatz · { $home } heim
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
dice-hospital-is-waiting = wartet
dice-hospital-is-treated = behandelt
dice-hospital-is-arriving = neu
dice-hospital-copies = { $place } von { $total }
dice-hospital-picked = { $n } von { $of } gewählt
dice-hospital-tag-home = heim
dice-hospital-tag-dies = stirbt
dice-hospital-tag-stays = bleibt
dice-hospital-tag-new = neu
dice-hospital-would-go-home = würde entlassen
dice-hospital-would-die = würde sterben
dice-hospital-would-become = dann: { $who }
dice-hospital-will-die = stirbt, wenn du jetzt aufhörst
dice-hospital-will-worsen = sinkt sonst auf { $value }
dice-hospital-will-stay = bleibt, wie er ist
dice-hospital-used = genutzt
dice-hospital-used-by = Genutzt: Hier arbeitet { $who }.
dice-hospital-somebody = jemand
dice-hospital-nurses-free = Pflegekraft, { $free } von { $n } frei
dice-hospital-is-out = Ist im Einsatz.
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
       *[other] { $home } diese Runde entlassen, das zählt { $points }; der nächste bringt { $more } mehr.
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
dice-hospital-stage-display = Auslage
dice-hospital-queue = Wer wählt
dice-hospital-sum = Summe { $sum }
dice-hospital-builds = baut als { $n }.
dice-hospital-builds-between = baut als { $n }. bis { $last }.
dice-hospital-brings =
    { $bags ->
        [0] Startspieler
        [one] Blutbeutel + Startspieler
       *[other] { $bags } Blutbeutel + Startspieler
    }
dice-hospital-brings-if =
    { $lower ->
        [0] (sicher)
        [one] (falls keiner { $n })
       *[other] (falls keiner tiefer)
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
dice-hospital-by-you = dir
dice-hospital-taken-by = genommen von { $who }
dice-hospital-cards-left =
    { $n ->
        [0] keine Karte übrig
        [one] 1 Karte übrig
       *[other] { $n } Karten übrig
    }
dice-hospital-in-the-bag = Im Würfelbeutel: { $red } rot, { $yellow } gelb, { $green } grün.
dice-hospital-arrange-these = Diese Würfel mit { $value } passen nicht alle hinein:
dice-hospital-arrange-places =
    { $n ->
        [0] voll
        [one] 1 Platz frei: Wähle eine Farbe
       *[other] { $n } Plätze frei: Wähle die Farben
    }
dice-hospital-arrange-rest = Die anderen kommen hierher.
dice-hospital-arrange-later = Danach:
dice-hospital-one-more-worker = Eine Kraft mehr, und:
dice-hospital-you-have =
    { $n ->
        [one] du hast schon eine
       *[other] du hast schon { $n }
    }
dice-hospital-turn-up-line = eine Karte mehr
dice-hospital-starting = Deine ersten Patienten
dice-hospital-starting-of = Die ersten Patienten von { $who }
dice-hospital-starting-line = Wer den höchsten Wert bekommt, kann am ehesten heim. Falsch wählen kannst du nicht.
dice-hospital-keeping = Dein Krankenhausverwalter
dice-hospital-keeping-line = Behalte eine Karte; die andere ist aus dem Spiel.
dice-hospital-round-over = Runde { $round } ist vorbei
dice-hospital-points-gained = +{ $points }
dice-hospital-round-card-closes = Mit Taste oder Tippen schließen.
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
        [one] 1 sinkt{ $steps ->
            [1] { "" }
           *[other] { " " }um { $steps }
        }.
       *[other] { $n } sinken{ $steps ->
            [1] { "" }
           *[other] { " " }um { $steps }
        }.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 stirbt: { $who } (−{ $cost }).
       *[other] { $n } sterben: { $who } (−{ $cost }).
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

## The building

dice-hospital-free-plot = freier Platz
dice-hospital-bed-free = frei
dice-hospital-bed-home = daheim
dice-hospital-bed-lost = verloren
dice-hospital-bed-left = weg
dice-hospital-at-the-door = Noch kein Bett:
dice-hospital-staff = Personal
dice-hospital-staff-free = { $free } von { $n } frei
dice-hospital-blood = Blut
dice-hospital-exit = Heim
dice-hospital-home-today =
    Heute heim: { $home ->
        [0] noch niemand
       *[other] { $home } → { $points }, nächster +{ $more }
    }
dice-hospital-card-taken = genommen: { $who }
dice-hospital-card-back = zurückgegeben
dice-hospital-card-yours = jetzt deine
dice-hospital-not-taken = { $n } blieb übrig
dice-hospital-dice-bag = Im Würfelbeutel
dice-hospital-sending-away = Zurückschicken
dice-hospital-talent =
    { $trigger ->
        [red] nach Rot
        [yellow] nach Gelb
        [green] nach Grün
       *[any] dann
    }: { $relation ->
        [same] derselbe
        [another] ein anderer, { $whom }
        [match] ein gleicher
       *[anyone] irgendwer, { $whom }
    } +{ $steps }
dice-hospital-beds-left =
    { $n ->
        [0] kein Bett mehr
        [one] noch 1 Bett
       *[other] noch { $n } Betten
    }
dice-hospital-part-intake = Aufnahme
dice-hospital-part-improvement = Verbes­serung
dice-hospital-part-activation = Akti­vierung
dice-hospital-part-neglect = Vernach­lässigung
dice-hospital-part-discharge = Entlas­sung
dice-hospital-part-shift-change = Schicht­wechsel
dice-hospital-part-event = Ereignis
dice-hospital-part-pick-up = Abholung
dice-hospital-part-end = Ende
dice-hospital-ask-who-treated = { $department }: Wer wird behandelt?
dice-hospital-ask-who-works = { $department }: Wer arbeitet dort?
dice-hospital-ask-which-room = { $patient }: in welchem Raum?

## At the table

dice-hospital-action-staff = Zum Personal
dice-hospital-action-departments = Zu den Abteilungen
dice-hospital-action-patients = Zu den Patienten
dice-hospital-action-city = In die Stadt
dice-hospital-arm-return = Gegen einen Blutbeutel zurückgeben: frag mich

## Around the table

dice-hospital-setting-letters = Buchstaben auf Würfeln (R, Ge, Gr)

## End and replay

dice-hospital-scored = { page-points }

## Alone, events, options

dice-hospital-word-done = Das ist alles
dice-hospital-word-use = Ja, nutzen
dice-hospital-word-draw = Jemand Neues aufnehmen
dice-hospital-word-name = Einen Spezialisten nennen
dice-hospital-value = Wert { $n }
dice-hospital-heading-event = Ereignis
dice-hospital-heading-discharge = Entlassung
dice-hospital-heading-pick-up = Abholung
dice-hospital-decided-alone = Allein gespielt: Die Punkte sind das Ergebnis.
dice-hospital-treats-up-to = bis zu { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Bis zum Ende der Phase. Zählt als behandelt.
dice-hospital-named = auch der { CARD("consultant") }
dice-hospital-is-named = Auch der { CARD("consultant") } hat dieses Talent.
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
dice-hospital-report-lower = Untere Reihe.
dice-hospital-report-upper = Obere Reihe: rutscht nach, wenn der Bericht darunter erfüllt ist.
dice-hospital-sending-keeps = bleibt { $sum }
dice-hospital-sending-bag = +{ $bags } Beutel
dice-hospital-event-now = Ereignis
dice-hospital-announcement = Was neu ist
dice-hospital-pick-up-coming = Nach der letzten Runde werden abgeholt:
dice-hospital-space-for = Feld: { $what }
dice-hospital-space-taken = Feld: { $what }. Besetzt: { $patient }, { $who }
dice-hospital-counted-discharges = nach der Treppe, Runde für Runde
dice-hospital-counted-empty-hospital = { $each } für jede Runde, die ohne Patienten endete
dice-hospital-counted-administrator = was die Karte Runde für Runde gab
dice-hospital-counted-bags = je { $each }
dice-hospital-counted-fatalities = { $each } für jeden Todesfall
dice-hospital-counted-effect = was die Talente der Spezialisten brachten
dice-hospital-counted-event = was Ereigniskarten brachten
dice-hospital-counted-reports = die Punkte jedes Berichts
dice-hospital-counted-pick-up = je { $each }
dice-hospital-counted-reports-left =
    { $each ->
        [-1] die Punkte jedes Berichts, der noch liegt, gehen ab
       *[other] die doppelten Punkte jedes Berichts, der noch liegt, gehen ab
    }
dice-hospital-counted-patients-left = je { $each }
dice-hospital-report-fulfilled = erfüllt in Runde { $round }
dice-hospital-report-missed = verfehlt
dice-hospital-rules-alone = Allein
dice-hospital-rules-alone-1 = Allein gibt es keine Krankenwagen und keine Krankenhausverwalter. Sechs Arztberichte liegen offen, in zwei Reihen zu je drei.
dice-hospital-rules-alone-2 = Aufnahme: Vier Würfel werden geworfen, einer geht zurück. Ergeben die behaltenen weniger als 9, bringen sie einen Blutbeutel. Verbesserung: Eine Abteilung und ein Spezialist werden aufgedeckt, und du nimmst eins davon.
dice-hospital-rules-alone-3 = Bei der Entlassung erfüllen die Heimgekehrten dieser Runde mit ihren Farben Berichte der unteren Reihe, jeder Würfel einen. Der Bericht darüber rutscht nach und kann gleich erfüllt werden.
dice-hospital-rules-alone-4 = Ein erfüllter Bericht gibt seine Punkte; am Ende kostet jeder offene sie. Mit Optionen kosten offene Berichte oder Todesfälle das Doppelte.
dice-hospital-rules-crisis = Krise zu Beginn
dice-hospital-rules-crisis-1 = Alle beginnen mit fünf Patienten: 3, 3, 4, 5 und 5.
dice-hospital-rules-epidemic = Landesweite Epidemie
dice-hospital-rules-epidemic-1 = Wer einen Krankenwagen nimmt, zieht und würfelt noch einen Patienten, 2 bis 5. Ist der Würfelbeutel leer, kommt niemand.
dice-hospital-rules-superbug = Resistenter Keim
dice-hospital-rules-superbug-1 = Vernachlässigte sinken um zwei statt um eins.
dice-hospital-rules-pick-up = Abholung nach der letzten Runde
dice-hospital-rules-pick-up-1 = Nach der letzten Runde werden so viele Krankenwagen umgedreht, wie Personen mitspielen. Vom Startspieler an legt reihum, wer kann, einen Patienten auf ein freies Feld seiner Farbe oder seines Werts: 1 Punkt.
dice-hospital-rules-pick-up-2 = Kann niemand mehr, kostet jeder Patient, der noch im Krankenhaus liegt, 1 Punkt.
dice-hospital-rules-events = Ereignisse
dice-hospital-rules-events-1 = Ab Runde 2 wird vor der Aufnahme ein Ereignis aufgedeckt. Manche wirken sofort, andere die ganze Runde; beim Schichtwechsel ist es vorbei.
dice-hospital-rules-experimental = Experimentelle Medizin
dice-hospital-rules-experimental-1 = Die Stapel enthalten jede Grundkarte einmal und diese neuen zweimal. Was sie tun, zählt als Behandlung; nur ein steigender Wert ist Heilung und weckt Talente.
dice-hospital-rules-promos = Promo-Spezialisten
dice-hospital-rules-promos-1 = Jeder ersetzt einen zufälligen Spezialisten.
dice-hospital-rules-prototype = Der Prototyp
dice-hospital-rules-prototype-1 = Eine frühere Ausgabe mit anderen Stapeln, für 2 bis 4 Personen. Jede Runde können beliebig viele Karten zurückgegeben werden, jede für einen Blutbeutel.
dice-hospital-rules-prototype-2 = Wer in einer Runde allein am meisten entlassen hat, erhält einen Blutbeutel. Karten, die anders sind:

## Puzzles

dice-hospital-offer-puzzles-facts = 1 Person · etwa 3 Minuten
