### Hospital Rush on the page, in German.

## Zeichnungen

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
hospital-rush-empty = leer
hospital-rush-leaves = letzte Runde
hospital-rush-leaves-short = geht
hospital-rush-at-most = höchstens { $n } Runden
hospital-rush-at-most-short = ≤ { $n } Runden
hospital-rush-unclaimed = frei
hospital-rush-beside = { $who } daneben: 1, wenn geheilt
hospital-rush-patient-of = bei { $who } in Behandlung
hospital-rush-worth = { $n } Ansehen
hospital-rush-has = hat { $what }
hospital-rush-needs = braucht { $what }
hospital-rush-cured = geheilt
hospital-rush-ready = bereit
hospital-rush-right-ready = rechte Seite vollständig
hospital-rush-chest = Truhe
hospital-rush-jar =
    { $colour ->
        [purple] Lila Medizin
        [orange] Orange Medizin
       *[green] Grüne Medizin
    }: { $n } von { $all } in der Truhe
hospital-rush-doors = Türen
hospital-rush-unfair = Unfair
hospital-rush-red-unfair = Rot ist unfair
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
hospital-rush-always = beliebig viele Marker
hospital-rush-by-you = dir
hospital-rush-taken = besetzt
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
hospital-rush-exam = Examen
hospital-rush-exam-done = Examen ✓
hospital-rush-on-red = { $n } auf Rot
hospital-rush-markers-left =
    { $n ->
        [0] kein Marker übrig
        [one] 1 Marker übrig
       *[other] { $n } Marker übrig
    }
hospital-rush-treats-bed = behandelt Bett { $n }
hospital-rush-at-once =
    { $n ->
        [one] ein Marker pro Runde
       *[other] { $n } Marker pro Runde
    }
hospital-rush-complete = vollständig
hospital-rush-home = geht heim
hospital-rush-home-short = heim
hospital-rush-exit = Ausgang
hospital-rush-times = ×{ $n }
hospital-rush-all-patches = { $n } Pflaster auf einmal legen, gratis
hospital-rush-bucks-unit =
    { $n ->
        [one] Kröte
       *[other] Kröten
    }
hospital-rush-after-is = { $n } nach dieser Runde
hospital-rush-after-round = Nach dieser Runde
hospital-rush-would-win = Dann gewinnt { $who }.
hospital-rush-would-win-tie = Dann gewinnt { $who } bei Gleichstand mit { $n } Medizin und Kröten.
hospital-rush-would-share = Dann teilen sich { $who } den ersten Platz.
hospital-rush-last-round = Letzte Runde
hospital-rush-unless = außer jemand hält { $who } auf ({ $n })
hospital-rush-unless-many = außer alle mit { $goal } werden aufgehalten
hospital-rush-happened-to-you = Was dir angetan wurde
hospital-rush-seen = OK
hospital-rush-loss-steal = { $who } nimmt dir { $what } weg.
hospital-rush-loss-pilfer = { $who } nimmt { $what } von deinem Patienten.
hospital-rush-loss-poach = { $who } nimmt dir die Fähigkeit { $what }.
hospital-rush-loss-ousted = { $who } übernimmt deinen Patienten { $what }.
hospital-rush-loss-discard = { $who } schickt deinen Patienten { $what } fort.
hospital-rush-loss-fined =
    { $n ->
        [one] { $who } verpfeift dich: 1 Marker auf Rot.
       *[other] { $who } verpfeift dich: { $n } Marker auf Rot.
    }
hospital-rush-loss-unpaid = { $who } verpfeift dich, und du kannst nicht zahlen: −{ $n } Ansehen.
hospital-rush-scene-title = Runde { $round } endet.
hospital-rush-scene-cure = { $patient } geht heim: +{ $n } für { $who }
hospital-rush-scene-cure-you = { $patient } geht heim: +{ $n } für dich
hospital-rush-scene-leave = { $patient } geht ungeheilt
hospital-rush-scene-end = Die letzte Runde ist vorbei
hospital-rush-source-cured = Geheilte Patienten
hospital-rush-source-exam = Examen
hospital-rush-source-bribe = Bestechungen
hospital-rush-source-character = Charakter
hospital-rush-source-punished = Strafen
hospital-rush-decided-prestige = Entschieden durch Ansehen.
hospital-rush-decided-tiles = Gleichstand beim Ansehen: Medizin und Kröten zusammen entscheiden.
hospital-rush-decided-shared = Gleichstand in allem: Der erste Platz wird geteilt.

## Lehrstunde

hospital-rush-lesson-at-patch = ein Pflaster
hospital-rush-lesson-aim-do = Erreiche { $goal } Ansehen.
hospital-rush-lesson-aim = Geheilte Patienten bringen Ansehen. Hat jemand am Ende einer Runde { $goal }, bekommt die Stelle, wer am meisten hat.
hospital-rush-lesson-treat = { CARD("treat-a") } legt zwei Plättchen gratis. { CARD("pip-plum") } braucht zwei Pflaster und Lila: Fang an, und der Patient ist deiner.
hospital-rush-lesson-fetch = { CARD("pip-plum") } braucht noch Lila. Du nimmst zwei: Orange lässt sich später verkaufen. Die Truhe ist klein, und alle sehen, was du hast.
hospital-rush-lesson-slide-do = Sieh auf Bett 4.
hospital-rush-lesson-slide = Alle sind ein Bett weitergerückt. { CARD("pip-plum") } liegt jetzt am Ausgang: die letzte Runde zum Heilen.
hospital-rush-lesson-cure = Dann fehlt nichts mehr. Am Ende dieser Runde geht { CARD("pip-plum") } heim, und du bekommst 2 Ansehen.
hospital-rush-lesson-rat = Jemand hat auf Rot bestochen. Du bekommst eine Kröte und eine für jeden roten Marker; wer dort steht, muss zahlen.
hospital-rush-lesson-cured-do = Zwei Ansehen für dich.
hospital-rush-lesson-cured = { CARD("pip-plum") } ging geheilt heim, und dein Stein stieg. Auch Examen, Bestechung und Charaktere bringen Ansehen.
hospital-rush-lesson-sell = Rote Türen sind unfair, aber gut: Das Orange, das du nicht brauchst, bringt Kröten. Das Risiko: Jemand kann dich verpfeifen.
hospital-rush-lesson-punished = Da ist es: Du wurdest verpfiffen. Zahle eine Kröte, dann bleibt dein Ansehen.
hospital-rush-lesson-study = Drei Kröten für eine Fähigkeit, die bleibt. Im Examen ist jede ein Ansehen wert.
hospital-rush-coach-over = Wer { $goal } hat, beendet es. Heile rechtzeitig, und sei unfair, wenn es keiner verraten kann. Ich melde mich bei Neuem.
hospital-rush-coach-start = Setze jede Runde zwei Marker; jede Tür sagt, was sie dir jetzt bringt. Heile Patienten für Ansehen.
hospital-rush-coach-slide = Patienten rücken jede Runde ein Bett weiter und gehen nach Bett 4, geheilt oder nicht. Werde rechtzeitig fertig.
hospital-rush-coach-tiles = Pflaster kommen aus dem Vorrat, Medizin ist deine eigene. Mehr Plättchen, als gratis sind, kosten je eine Kröte.
hospital-rush-coach-red = Rote Türen sind unfair. Die Zeile neben „Unfair“ sagt, ob dich noch jemand dafür bestrafen kann.
hospital-rush-coach-blocks = Eine gestrichelte Tür brächte dir jetzt nichts. Du darfst trotzdem hin, damit andere draußen bleiben.
hospital-rush-coach-punished = Jemand bestraft deinen Marker auf Rot. Beide Antworten sagen, was bleibt. „Immer“ antwortet für den Rest dieses Spiels.
hospital-rush-coach-pharmacy = Deine { CARD("pharmacy") }: eine Medizin für jeden geheilten Patienten. Nimm, was dein nächster braucht.
hospital-rush-coach-right = Die umgeknickte Ecke ist vollständig: jetzt ein Ansehen, oder warten und für mehr heilen.
hospital-rush-coach-exam = Das Examen gibt 1 Ansehen je Fähigkeit, einmal im Spiel. Lerne vorher, so viel du brauchst.
hospital-rush-coach-last = Jemand hat zehn: Das ist die letzte Runde. Nimm alles Ansehen, das du bekommst.

## Regeln

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
hospital-rush-rules-treating-2 = Pflaster kommen aus dem Vorrat, Medizin aus deinem Besitz. Die Tür sagt, wie viele Plättchen gratis sind; jedes weitere kostet 1 Kröte.
hospital-rush-rules-treating-3 = Legen kann man nur, was die Karte noch braucht. Manches nimmt jede Medizin, manches jedes Plättchen.
hospital-rush-rules-treating-4 = Von den Farben der Medizin nennen die Regeln nur Lila; Orange und Grün sind hauseigen.
hospital-rush-rules-unfair = Unfaire Türen
hospital-rush-rules-unfair-1 = Wer rot steht, kann bis zum Ende der Runde verpfiffen werden. { CARD("rat-out") } bringt 1 Kröte und 1 mehr für jeden Marker auf Rot.
hospital-rush-rules-unfair-2 = Alle Gegner antworten für jeden ihrer roten Marker: 1 Kröte an die Bank oder 1 Ansehen. Wer nur eines davon hat, gibt das.
hospital-rush-rules-discharge = Nach den Markern
hospital-rush-rules-discharge-1 = In der Reihenfolge der Runde geht jeder Patient mit allen Plättchen heim und bringt, was auf dem Stern steht. Medizin kommt in die Truhe zurück.
hospital-rush-rules-discharge-2 = Ist nur die umgeknickte Ecke vollständig, darf der Patient für { $right_prestige } Ansehen heim oder bleiben.
hospital-rush-rules-discharge-3 = Dann geht der Patient im letzten Bett ungeheilt, die anderen rücken weiter, und von links kommen neue.
hospital-rush-rules-end = Das Ende
hospital-rush-rules-end-1 = Ob Schluss ist, zeigt sich erst, wenn die Patienten gegangen sind: { $goal }, in der Runde erreicht und wieder verloren, zählt nicht.
hospital-rush-rules-end-2 = Bei Gleichstand gewinnt, wer zusammen mehr Medizin und Kröten hat; danach wird der Platz geteilt.
hospital-rush-rules-rulings = Gut zu wissen
hospital-rush-rules-rulings-1 = Alles ist offen, nur nicht die Reihenfolge der kommenden Patienten.
hospital-rush-rules-rulings-2 = Einen Patienten ohne Plättchen zu übernehmen ist erlaubt.
hospital-rush-rules-rulings-3 = Unsere Auslegung: wie viele Marker eine Tür nimmt, wo kein Dokument es sagt.
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

## Beispielrunde

hospital-rush-rules-setup-3 = Von jeder Farbe sind zu dritt 2 Medizinplättchen in der Truhe, zu viert 3 und zu fünft 4. Statt des Zufalls darf auch der Tisch sagen, wer beginnt.
hospital-rush-term-marker = Marker
hospital-rush-term-marker-text = Zwei Aktionsmarker tun je Runde je eine Sache. Der Patientenmarker liegt bei dem Patienten, den du behandelst.
hospital-rush-term-tile = Plättchen
hospital-rush-term-tile-text = Ein Pflaster oder eine Medizin. Mit den Plättchen seiner Karte ist ein Patient geheilt.
hospital-rush-rules-example = Eine ganze Runde
hospital-rush-rules-example-1 = Aufbau und erste Runde von Ada, Ben und Cleo, wirklich so gespielt. Jedes Bild zeigt den Tisch nach dem Text darüber.
hospital-rush-example-setup = Der Zufall lässt Ada beginnen. Sie spielt { $vanessa }, Ben { $kurt } und Cleo { $freddie }. Alle haben 1 Kröte und 0 Ansehen. In den Betten 1 bis 4 liegen { $tilda-tumble }, { $pip-plum }, { $nell-nettle } und { $casper-cough }. Mit 3 Personen sind in der Truhe 2 Medizinplättchen jeder Farbe.
hospital-rush-example-first = Die ersten Marker. Ada geht zu { $treat-a } und übernimmt { $nell-nettle } in Bett 3. Dort sind 2 Plättchen gratis, ein drittes kostet 1 Kröte, also legt sie 3 Pflaster: alles, was nötig ist. Ben geht zu { $fetch-a } und nimmt 1 lila und 1 grüne Medizin. Cleo geht zu { $sabotage }, einer unfairen Tür, und nimmt Ben die lila Medizin ab.
hospital-rush-example-second = Die zweiten Marker. Ada geht zu { $rat-out }: 1 Kröte, und 1 mehr für den Marker auf Rot, das macht 2. Für diesen Marker muss Cleo 1 Kröte oder 1 Ansehen geben, und zahlt die Kröte. Ben ist bei { $night-shift } der Erste: 2 Kröten, und er bestimmt, wer die nächste Runde beginnt, nämlich er selbst.
hospital-rush-example-last = Cleos letzter Marker geht zu { $treat-b }, wo 1 Plättchen gratis ist. Sie übernimmt { $pip-plum } in Bett 2 und legt ihre lila Medizin.
hospital-rush-example-discharge = { $nell-nettle } hat alle Plättchen und geht heim: 1 Ansehen für Ada. Niemand hat 10, also geht es weiter. { $casper-cough } in Bett 4 geht ungeheilt. Die anderen rücken nach rechts und schließen die Lücke: { $pip-plum }, mit Cleos Marker und Plättchen, liegt jetzt in Bett 4, { $tilda-tumble } in Bett 3. { $hattie-hiccup } und { $sam-saffron } kommen in die Betten 1 und 2. Die Marker kommen zurück, und Ben beginnt Runde 2.
