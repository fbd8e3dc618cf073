### Dice Hospital, in German.
###
### `colour` is the noun (Rot); adjectives carry their ending where they stand.
### `coloured`, `trigger-colour` are accusative singular, plurals stand inline;
### `whom`, `other` and `needed` are accusative, `effect` ends in its infinitive.

## What anybody can get wrong, whatever the game

administrators-few =
    Für { $seats } Sitze werden { $needed } Krankenhausverwalter gebraucht, dieser Kartensatz hat { $have }. Füge Karten hinzu oder wähle administrators=no.

## Position codes

position-patient =
    „{ $word }“ im Feld „{ $field }“ { position-where } ist kein Patient. Patienten schreibt man wie r4, g2t oder ry3.
position-treated =
    „{ $word }“ im Feld „{ $field }“ { position-where } ist behandelt; zu diesem Zeitpunkt warten dort alle Patienten noch (ohne t oder m).
position-recoloured =
    „{ $word }“ im Feld „{ $field }“ { position-where } zeigt eine fremde Farbe; das kommt nur in der Aktivierung vor.
position-not-owned =
    Das Feld „{ $field }“ { position-where } nennt mehr, als dieses Krankenhaus hat.
position-workers =
    Die Zahlen { position-where } passen nicht zusammen: In jeder genutzten Abteilung arbeitet eine Kraft, also muss „used“ so viele Wörter haben, wie Pflegekräfte und Spezialisten eingesetzt sind.
position-beds =
    { $patients } Patienten { position-where } sind zu viele: Ein Krankenhaus hat { $beds } Betten.
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

## Names of things on the command line

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

## What a seat is asked, and why

ask-nothing = Das Spiel ist vorbei.
reason-over = Alle acht Runden sind gespielt.
ask-wait = Warte.
reason-chance = Es wird gewürfelt oder aufgedeckt.
reason-others = Noch an der Reihe: { $whom }.
ask-extra = Noch eine Karte: eine Abteilung oder einen Spezialisten aufdecken?
reason-extra = Zu zweit bestimmt der Startspieler, woher die letzte Karte der Auslage kommt.
ask-starting = Welcher deiner Würfel startet als { $value }?
reason-starting =
    Deine Startpatienten bekommen die Werte { $values }; der letzte Würfel nimmt, was übrig bleibt.
ask-keep = Welchen Krankenhausverwalter behältst du?
reason-keep = Du hast zwei; der andere kommt aus dem Spiel. Deine Wahl bleibt geheim, bis alle gewählt haben.
ask-arrange =
    Wähle { $places ->
        [one] 1 Würfel
       *[other] { $places } Würfel
    } mit Wert { $value } für Krankenwagen { $ambulance }.
reason-arrange =
    { $dice } Würfel zeigen eine { $value } und passen nicht alle hinein: Wer rechts vom Startspieler sitzt, entscheidet, welche Farben wohin kommen.
ask-take = Welchen Krankenwagen nimmst du?
reason-take =
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
brings-ambulance = Summe { $sum } · { ambulance-beds }{ ambulance-lowest } · { ambulance-order }
ambulance-beds =
    { $short ->
        [0] { $beds ->
            [0] passt genau
            [one] 1 Bett bleibt frei
           *[other] { $beds } Betten bleiben frei
        }
        [one] 1 Bett fehlt: Einer deiner Patienten stirbt
       *[other] { $short } Betten fehlen: { $short } deiner Patienten sterben
    }
ambulance-lowest =
    { $lowest ->
        [sure] { " · " }{ ambulance-bags }Startspieler
        [perhaps] { " · " }{ ambulance-bags }Startspieler, wenn niemand einen niedrigeren nimmt
       *[no] { "" }
    }
ambulance-bags =
    { $bags ->
        [0] { "" }
        [one] Blutbeutel und{ " " }
       *[other] { $bags } Blutbeutel und{ " " }
    }
ambulance-order =
    { $locked ->
        [0] baut als { $earliest ->
            [1] 1.
            [2] 2.
            [3] 3.
           *[other] 4.
        }{ ambulance-or }
       *[other] nicht für den Startspieler
    }
ambulance-or =
    { $latest ->
        [1] { "" }
        [2] { $earliest ->
            [2] { "" }
           *[other] { " " }oder 2.
        }
        [3] { $earliest ->
            [3] { "" }
            [2] { " " }oder 3.
           *[other] { " " }bis 3.
        }
       *[other] { $earliest ->
            [4] { "" }
            [3] { " " }oder 4.
           *[other] { " " }bis 4.
        }
    }
brings-sent =
    { $sum } bleiben{ $bags ->
        [0] { "" }
       *[other] , +{ $bags } Blutbeutel
    }
brings-load =
    { $goes ->
        [sure] kommt in Krankenwagen { $ambulance }
        [later] kommt in einen späteren Krankenwagen
       *[choice] kann in Krankenwagen { $ambulance }
    }
brings-report = { points }: { $met } von { $of }
brings-department =
    { $home ->
        [0] { $fits ->
            [one] 1 Patient zu behandeln
           *[other] { $fits } Patienten zur Wahl
        }
        [one] 1 kann nach Hause: +{ points }
       *[other] { $home } können nach Hause: +{ points }
    }
brings-patient =
    { $becomes ->
        [home] geht nach Hause: +{ points }
        [dead] stirbt
        [bag] kommt zurück in den Würfelbeutel
       *[other] wird eine { $value }
    }
brings-bag =
    einen Patienten um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } heilen oder die Farbe ändern, die er zeigt
brings-return =
    eine Karte für { $bags ->
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    } zurückgeben
brings-return-die = einen der gewürfelten Würfel in den Würfelbeutel zurücklegen
brings-return-patient = einen deiner Patienten in den Würfelbeutel zurücklegen (kein Todesfall)
ask-overflow =
    Zu wenige Betten: { $short ->
        [one] Welchen
       *[other] Welche { $short }
    } deiner bisherigen Patienten verlierst du?
reason-overflow =
    Die neuen Patienten bleiben. { $short ->
        [one] Es fehlt noch ein Bett: Einer der bisherigen Patienten wird zum Todesfall.
       *[other] Es fehlen noch { $short } Betten: Für jedes wird einer der bisherigen Patienten zum Todesfall.
    }
ask-improve = Nimmst du eine Abteilung oder einen Spezialisten – oder passt du?
reason-improve =
    { $cards ->
        [one] In der Auslage liegt noch eine Karte.
       *[other] In der Auslage liegen noch { $cards } Karten.
    } Jede Runde darfst du eine nehmen.
ask-return =
    { $bags ->
        [one] Gibst du eine deiner Verbesserungen für einen Blutbeutel zurück – oder passt du?
       *[other] Gibst du eine deiner Verbesserungen für { $bags } Blutbeutel zurück – oder passt du?
    }
ask-return-card = Welche Verbesserung gibst du zurück?
reason-return =
    Einmal pro Runde darfst du eine Verbesserung, auch eine neue, für { bags } unter ihren Stapel legen.
ask-spare =
    Welcher { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[any] beliebige
    } Patient verschlechtert sich nicht?
reason-spare =
    Dein Krankenhausverwalter verschont jede Runde einen unbehandelten { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }Patienten.
ask-worker =
    { $free ->
        [0]
            { $bags ->
                [0] Hör auf: Mehr lässt sich nicht tun.
               *[other] Nutze einen Blutbeutel oder hör auf.
            }
       *[other]
            { $bags ->
                [0] Setze Personal ein oder hör auf.
               *[other] Setze Personal ein, nutze einen Blutbeutel oder hör auf.
            }
    }
reason-worker =
    Du hast { $free ->
        [0] kein freies Personal
        [one] 1 freie Kraft
       *[other] { $free } freie Kräfte
    } und { bags }. Wer unbehandelt bleibt, verschlechtert sich.
brings-finish =
    Jetzt aufhören: { $points ->
        [0] keine Punkte
       *[other] { points }
    }, { $worse ->
        [0] niemand verschlechtert sich
        [one] 1 verschlechtert sich{ finish-steps }
       *[other] { $worse } verschlechtern sich{ finish-steps }
    }, { $deaths ->
        [0] niemand stirbt.
        [one] 1 stirbt: { $dead } (−{ $cost }).
       *[other] { $deaths } sterben: { $dead } (−{ $cost }).
    }
finish-steps =
    { $steps ->
        [1] { "" }
       *[other] { " " }um { $steps }
    }
risk-finish =
    Wirklich beenden?{ $kinds ->
        [0] { "" }
       [one] { " " }Noch einsetzbar: { $workers ->
            [nurse] Pflegekraft
           *[other] { $workers }
        }.
       *[other] { " " }Noch einsetzbar: { $workers }.
    }{ $deaths ->
        [0] { "" }
        [one] { " " }Es stirbt: { $dead }.
       *[other] { " " }Es sterben: { $dead }.
    }
bags =
    { $bags ->
        [0] keinen Blutbeutel
        [one] 1 Blutbeutel
       *[other] { $bags } Blutbeutel
    }
ask-department =
    In welcher Abteilung arbeitet { the-worker }?
reason-department = Wählbar sind ungenutzte Abteilungen, für die alle nötigen Patienten da sind.
the-worker =
    { $worker ->
        [nurse] die Pflegekraft
       *[other] der Spezialist { $worker }
    }
ask-patients =
    { $patient ->
        [none] { $department }: Wähle { picks }.
       *[other] { $department }: Welche Farbe soll { $patient } zeigen?
    }
reason-patients =
    { $form ->
        [heal] Die Abteilung heilt { whom } um { steps }.
       *[other] { does-treatment }
    }
ask-effect =
    { $patient ->
        [none] { $worker }: Wähle { picks }{ $picked ->
            [0] { " " }oder verzichte
           *[other] { "" }
        }.
       *[other] { $worker }: Welche Farbe soll { $patient } zeigen?
    }
reason-effect = Der Spezialist { $worker } darf jetzt { effect }.{ or-a-bag }
or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Vorher kannst du einen Blutbeutel nutzen.
    }
ask-bag-patient = Wer bekommt den Blutbeutel?
ask-bag-use =
    { $patient }: Um { steps } heilen – oder welche Farbe soll er zeigen?
reason-bag =
    Du hast { bags }. Ein Blutbeutel heilt einen beliebigen Patienten um { steps } oder ändert bis zum Ende der Aktivierung die Farbe, die ein Patient zeigt.

## Why a thing cannot be said now

why-over = Das Spiel ist vorbei.
why-chance = Zuerst wird gewürfelt oder aufgedeckt.
why-others = Du bist nicht an der Reihe; noch an der Reihe: { $whom }.
why-phase = Danach wird gerade nicht gefragt. Jetzt läuft: { $phase }.
why-new-patient = Neue Patienten kannst du nicht aufgeben; wähle einen, den du schon hattest.
why-not-here = Dieser Würfel kann nicht in Krankenwagen { $ambulance }: Niedrigere Werte füllen ihn zuerst.
why-return-first = Sage zuerst „return“, dann die Karte.
why-not-improvement = Du kannst nur eine Verbesserung zurückgeben, die du besitzt.
why-ambulance-taken = Diesen Krankenwagen hat schon { $whom }.
why-ambulance-first = Der Startspieler darf Krankenwagen 1 nicht nehmen.
why-sentence = Beende zuerst den angefangenen Satz.
why-effect-first = Nutze zuerst den Effekt des eingesetzten Spezialisten oder verzichte darauf.
why-no-bag = Du hast keinen Blutbeutel.
why-no-patients = Du hast keinen Patienten, für den du ihn nutzen könntest.
why-worker-used =
    { $worker ->
        [nurse] Alle deine Pflegekräfte haben in dieser Runde schon gearbeitet.
       *[other] Der Spezialist { $worker } hat in dieser Runde schon gearbeitet.
    }
why-no-department = Für keine deiner ungenutzten Abteilungen sind alle nötigen Patienten da.
why-department-used = { $department } wurde in dieser Runde schon genutzt.
why-department-cannot =
    { $department } heilt { whom }; { $have ->
        [0] keiner deiner Patienten passt
        [one] nur einer deiner Patienten passt
       *[other] { $have } deiner Patienten passen
    } nach Farbe und Wert.
why-department-pattern =
    { $department } heilt { whom }; unter den { $have } farblich passenden Patienten ist keine solche Gruppe.
why-department-two =
    { $department } hat zwei Teile, beide oder keiner; für den { $slot ->
        [first] ersten
       *[second] zweiten
    }, { whom }, gibt es { $have ->
        [0] niemanden
        [one] nur 1
       *[other] nur { $have }
    }.
why-no-such-patient = Du hast keinen Patienten { $patient }.
why-worker-first = Sage zuerst, wen du einsetzt.
why-department-first = Sage zuerst, in welcher Abteilung gearbeitet wird.
why-colour = Wählbar ist nur ein Patient, der { colour } zeigt.
why-value = Wählbar ist nur ein Patient{ of-values }.
why-picked = Jeder { $patient }, den du hast, ist schon gewählt.
why-pattern =
    { $pattern ->
        [run] Zusammen mit der bisherigen Wahl ergibt das keine { $count } aufeinanderfolgenden Werte.
        [equal] Zusammen mit der bisherigen Wahl ergibt das keine { $count } gleichen Werte.
       *[any] Eine Gruppe wird vom niedrigsten zum höchsten Wert genannt, und dieser käme vor den schon gewählten.
    }
why-not-healed = Der Spezialist { $worker } heilt nur Patienten, die seine Abteilung gerade geheilt hat.
why-just-healed = Der Spezialist { $worker } heilt einen anderen Patienten, keinen, den seine Abteilung gerade geheilt hat.
why-match = Der Spezialist { $worker } braucht einen Patienten mit dem Wert, den einer der gerade geheilten vorher hatte.

## What cards do

does-treatment =
    { $form ->
        [two] Heile { whom } um { steps } und { second }; beides oder nichts.
        [by-value] Heile { whom } um so viele Stufen, wie der Wert erlaubt: { $by_value } für 1 bis 6.
        [lower] Verschlechtere { whom } um { steps }.
        [flip] Drehe { whom } auf die gegenüberliegende Seite (7 minus Wert).
        [reroll] Würfle { whom } neu; das Ergebnis gilt.
        [recolour] Färbe { whom } bis zum Ende der Aktivierung um.
        [transfer] Lege { whom } zurück in den Würfelbeutel; das ist kein Todesfall.
       *[heal] Heile { whom } um { steps }.
    }
does-specialist =
    { occasion }, darfst du { effect }.
does-administrator-spare =
    In jeder Runde verschlechtert sich ein unbehandelter { $colour ->
        [red] roter{ " " }
        [yellow] gelber{ " " }
        [green] grüner{ " " }
       *[any] { "" }
    }Patient deiner Wahl nicht.
does-administrator-most =
    { points } in jeder Runde, in der du mehr Patienten entlässt als alle anderen (bei Gleichstand niemand).
does-administrator-needs =
    { points } in jeder Runde, in der du mindestens { needed } entlässt.
colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[any] eine beliebige Farbe
    }
trigger-colour =
    { $trigger ->
        [red] roten
        [yellow] gelben
       *[green] grünen
    }
coloured =
    { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }
whom =
    { $count ->
        [1] einen { coloured }Patienten
       *[other] { how-many } { number } { $colour ->
            [red] rote{ " " }
            [yellow] gelbe{ " " }
            [green] grüne{ " " }
           *[any] { "" }
        }Patienten
    }{ of-values }{ in-pattern }
number =
    { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    }
steps =
    { each }{ $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    }
each =
    { $count ->
        [1] { "" }
       *[other] je{ " " }
    }
in-pattern =
    { $pattern ->
        [equal] { " " }von gleichem Wert
        [run] { $count ->
            [2] { " " }mit aufeinanderfolgenden Werten (etwa 2 und 3)
            [3] { " " }mit aufeinanderfolgenden Werten (etwa 2, 3 und 4)
           *[other] { " " }mit aufeinanderfolgenden Werten (etwa 2, 3, 4 und 5)
        }
       *[any] { "" }
    }
of-values =
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
effect =
    { $form ->
        [two] { object } um { steps } heilen und { second-whom } { $also_op ->
            [lower] verschlechtern
            [flip] umdrehen
            [transfer] zurücklegen
           *[heal] heilen
        } (beides oder nichts)
        [by-value] { object } um so viele Stufen heilen, wie der Wert erlaubt ({ $by_value } für 1 bis 6)
        [lower] { object } um { steps } verschlechtern
        [flip] { object } auf die gegenüberliegende Seite drehen (7 minus Wert)
        [reroll] { object } neu würfeln
        [recolour] { object } bis zum Ende der Aktivierung umfärben
        [transfer] { object } in den Würfelbeutel zurücklegen (kein Todesfall)
       *[heal] { effect-heal }
    }
more-steps =
    { each }{ $steps ->
        [one] 1 weitere Stufe
       *[other] { $steps } weitere Stufen
    }
other =
    { $count ->
        [1] einen anderen { coloured }Patienten
       *[other] { how-many } { number } andere { $colour ->
            [red] rote{ " " }
            [yellow] gelbe{ " " }
            [green] grüne{ " " }
           *[any] { "" }
        }Patienten
    }{ any-colour }{ of-values }{ in-pattern }
any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }beliebiger Farbe
           *[other] { "" }
        }
       *[other] { "" }
    }
needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } { $red ->
                [one] roten
               *[other] rote
            } Patienten
           *[other] { needed-red }{ $yellow } { $yellow ->
                [one] gelben
               *[other] gelbe
            } Patienten
        }
       *[other] { needed-red-and-yellow }{ $green } { $green ->
            [one] grünen
           *[other] grüne
        } Patienten
    }
needed-red =
    { $red ->
        [0] { "" }
        [one] { $red } roten und { "" }
       *[other] { $red } rote und { "" }
    }
needed-red-and-yellow =
    { $yellow ->
        [0] { needed-red }
       *[other] { $red ->
            [0] { "" }
            [one] { $red } roten,{ " " }
           *[other] { $red } rote,{ " " }
        }{ $yellow } { $yellow ->
            [one] gelben
           *[other] gelbe
        } und { "" }
    }

## What happened

happened-first = { $who } ist Startspieler.
happened-reveal = { $card } wird aufgedeckt.
happened-shelve = { $card } kommt unter den Stapel.
happened-draw =
    { $who } zieht einen { $colour ->
        [red] roten{ " " }
        [yellow] gelben{ " " }
        [green] grünen{ " " }
       *[any] { "" }
    }Würfel.
happened-settle = { $who } startet mit { $patient }.
happened-deal =
    { $administrator ->
        [hidden] { $who } erhält einen Krankenhausverwalter.
       *[other] { $who } erhält den Krankenhausverwalter { $administrator }.
    }
happened-keep =
    { $administrator ->
        [hidden] { $who } hat einen Krankenhausverwalter gewählt.
       *[other] { $who } behält den Krankenhausverwalter { $administrator }.
    }
happened-appoint = { $who } spielt mit dem Krankenhausverwalter { $administrator }.
happened-roll = { $patient } wird eingeliefert.
happened-load = { $patient } kommt in Krankenwagen { $ambulance }.
happened-take = { $who } nimmt Krankenwagen { $ambulance }.
happened-unload = { $patient } fährt mit Krankenwagen { $ambulance } davon, zurück in den Würfelbeutel.
happened-gain =
    { $who } erhält { $bags ->
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
happened-admit = { $who } nimmt { $patient } auf.
happened-die = { $who } verliert { $patient }: ein Todesfall.
happened-build =
    { $hired ->
        [0] { $who } baut { $card }.
       *[other] { $who } stellt den Spezialisten { $card } ein.
    }
happened-give-back =
    { $hired ->
        [0] { $who } gibt { $card } zurück.
       *[other] { $who } gibt den Spezialisten { $card } zurück.
    }
happened-place =
    { $worker ->
        [nurse] { $who } schickt eine Pflegekraft in die Abteilung { $department }.
       *[other] { $who } schickt den Spezialisten { $worker } in die Abteilung { $department }.
    }
happened-heal = { $who } heilt { $patient }: jetzt { $becomes }.
happened-discharge = { $who } entlässt { $patient }.
happened-recolour = { $who } ändert die Farbe von { $patient }: jetzt { $becomes }.
happened-spend =
    { $who } nutzt { $bags ->
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
happened-pending = { $who } darf den Effekt des Spezialisten { $worker } nutzen.
happened-spare = { $who } verschont { $patient }.
happened-worsen = { $who } vernachlässigt { $patient }: jetzt { $becomes }.
happened-score = { $who } erhält { points }: { $source }.

## Names

phase-first-player = Aufbau, Startspieler bestimmen
phase-reveal = Karten aufdecken
phase-extra = weitere Karte wählen
phase-extra-department = weitere Abteilung aufdecken
phase-extra-specialist = weiteren Spezialisten aufdecken
phase-starting-dice = Aufbau, Startwürfel ziehen
phase-starting-values = Aufbau, Startwürfel einstellen
phase-deal = Aufbau, Krankenhausverwalter austeilen
phase-keep = Aufbau, Krankenhausverwalter behalten
phase-roll = Aufnahme, würfeln
phase-arrange = Aufnahme, Krankenwagen füllen
phase-take = Aufnahme, Krankenwagen nehmen
phase-overflow = Aufnahme, Betten finden
phase-improve = Verbesserung
phase-return = Verbesserung, Karten zurückgeben
phase-activate = Aktivierung
phase-spare = Vernachlässigung
phase-over = Spielende

source-discharges = entlassene Patienten
source-empty-hospital = leeres Krankenhaus
source-administrator = Krankenhausverwalter
source-bags = übrige Blutbeutel
source-fatalities = Todesfälle

decided-points = Entschieden nach Punkten.
decided-fewest-patients = Gleichstand nach Punkten: Es entscheidet, wer die wenigsten Patienten übrig hat.
decided-patient-values = Gleichstand nach Punkten und übrigen Patienten: Es entscheidet die Summe ihrer Werte.
decided-shared = Gleichstand in allem: Der erste Platz wird geteilt.

## Options, solo, events, own cards

second =
    { $also_op ->
        [lower] verschlechtere
        [flip] drehe
        [transfer] entferne
       *[heal] heile
    } { second-whom }
second-whom =
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
occasion =
    { $when ->
        [discharges] Entlässt
       *[heals] Heilt
    } { $at ->
        [coloured] eine Abteilung dieses Spezialisten, die eine Farbe nennt,
       *[any] die Abteilung dieses Spezialisten
    } { $trigger ->
        [any] jemanden
       *[other] mindestens einen { trigger-colour } Patienten
    }
does-specialist-gain =
    { occasion }, darfst du { gain }.
does-specialist-consultant =
    Nenne zu Beginn deiner Aktivierung einen anderen deiner Spezialisten: Bis zum Ende der Phase kann dieser hier auch, was jener kann.
does-specialist-admissions =
    Für jeden Patienten, den einer deiner Spezialisten entlässt, darfst du einen deiner Patienten in den Würfelbeutel zurücklegen (kein Todesfall) oder, wenn ein Bett frei ist, einen neuen ziehen und würfeln (2 bis 5).
gain =
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
       *[other] { and }{ points } nehmen
    }
and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }
       *[other] { " " }und{ " " }
    }
does-administrator-every =
    { points } in jeder Runde für je { needed }, die du entlässt.
does-administrator-spare-all =
    Deine unbehandelten { $colour ->
        [red] roten
        [yellow] gelben
       *[green] grünen
    } Patienten verschlechtern sich nie.
does-report =
    { points }, wenn du in einer Runde { needed } entlässt.
does-event-gain =
    Sofort: Alle erhalten { $bags ->
        [0] { points }
        [one] einen Blutbeutel
       *[other] { $bags } Blutbeutel
    }.
does-event-treatment =
    Sofort, vor der Aufnahme: Alle dürfen { effect }.
does-event-extra =
    Sofort: Der Startspieler deckt noch eine Abteilung oder einen Spezialisten auf.
does-event-round =
    { $bags ->
        [0] { "" }
        [one] Alle erhalten sofort einen Blutbeutel.{ " " }
       *[other] Alle erhalten sofort { $bags } Blutbeutel.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Alle erhalten sofort { points }.{ " " }
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
how-many =
    { $upto ->
        [yes] bis zu
       *[no] genau
    }
object =
    { $relation ->
        [same] einen dieser eben geheilten Patienten
        [another] { other }
        [match] { other }
       *[anyone] { whom }
    }
effect-heal =
    { $relation ->
        [same] { $count ->
            [1] einen dieser eben geheilten Patienten um { more-steps } heilen
           *[other] { how-many } { number } dieser eben geheilten Patienten um { more-steps } heilen
        }
        [another] { $count ->
            [1] { other } um { steps } heilen (einen, den die Abteilung nicht geheilt hat)
           *[other] { other } um { steps } heilen (solche, die die Abteilung nicht geheilt hat)
        }
        [match] { other } um { steps } heilen (nicht von der Abteilung geheilt; mit dem Wert, den einer der Geheilten vorher hatte)
        [event] { whom } um { steps } heilen
       *[anyone] { whom } um { steps } heilen ({ $count ->
            [1] auch einen eben geheilten
           *[other] auch eben geheilte
        })
    }
picks =
    { $left ->
        [one] { $picked ->
            [0] einen Patienten
           *[other] noch einen Patienten
        }
       *[other] { $upto ->
            [yes] { further }bis zu { $left } Patienten
           *[no] { further }{ $left } Patienten
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] { " " }oder lass es dabei
        }
       *[no] { "" }
    }
further =
    { $picked ->
        [0] { "" }
       *[other] noch{ " " }
    }
ask-use =
    { $worker }: Nutzt du den Effekt, oder verzichtest du?
reason-use =
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
       *[other] { and }{ points } zu nehmen
    }.
ask-event =
    { $patient ->
        [none] { $event }: Wähle { picks }{ $picked ->
            [0] { " " }oder verzichte
           *[other] { "" }
        }.
       *[other] { $event }: Welche Farbe soll { $patient } zeigen?
    }
reason-event =
    Durch das Ereignis dürfen alle { effect }.
ask-name =
    Welchem anderen Spezialisten folgt dein { CARD("consultant") }?
ask-name-whom =
    Welcher Spezialist?
reason-name =
    Bis zum Ende der Aktivierung kann der { CARD("consultant") } auch, was dieser Spezialist kann.
ask-admissions =
    { CARD("admissions-nurse") }: einen neuen Patienten ziehen, einen zurücklegen oder verzichten?
ask-admissions-return =
    Welcher Patient kommt zurück in den Würfelbeutel?
reason-admissions =
    { $left ->
        [one] Einer deiner Spezialisten hat einen Patienten entlassen: Das darfst du einmal tun.
       *[other] Das darfst du { $left }-mal tun, für Patienten, die deine Spezialisten entlassen haben.
    } Ein zurückgelegter Patient ist kein Todesfall; wer verzichtet, lässt den Rest.
reason-extra-event =
    Das Ereignis bringt eine weitere Karte in die Auslage, und der Startspieler wählt den Stapel.
ask-send-back =
    Welcher der Würfel kommt zurück in den Würfelbeutel?
reason-send-back =
    Alle anderen behältst du als neue Patienten. Ergeben ihre Werte weniger als 9, erhältst du einen Blutbeutel; zusammen sind es { $sum }. Die Karten dieser Runde werden erst danach aufgedeckt.
ask-improve-alone =
    Nimm eine Abteilung oder einen Spezialisten.
reason-improve-alone =
    Allein nimmst du jede Runde genau eine der { $cards } Karten.
reason-return-many =
    Beliebig viele Verbesserungen, auch neue, darfst du unter ihre Stapel legen, jede für { bags }; mit Passen endet es.
ask-report =
    Welchen Arztbericht erfüllst du – oder passt du?
reason-report =
    Entlassen und noch für keinen Bericht verwendet: { $red } rot, { $yellow } gelb, { $green } grün. Ein erfüllter Bericht macht dem darüber Platz.
ask-pick-up =
    Welcher Patient wird abgeholt?
ask-space =
    Auf welches Feld kommt { $patient }?
reason-pick-up =
    Jeder Patient auf einem Feld seiner Farbe oder seines Werts bringt 1 Punkt; jeder zurückgelassene kostet 1.
why-event = Ein Ereignis gilt von selbst: Dazu muss nichts gesagt werden.
why-report-later = Berichte werden am Ende einer Runde erfüllt, mit denen, die in ihr entlassen wurden.
why-space-patient = Wähle zuerst, wer abgeholt wird.
why-space-fits = Dieses Feld ist für eine andere Farbe oder einen anderen Wert.
why-no-space =
    Kein freies Feld nimmt { $patient } auf.
why-report =
    Er braucht { needed }, die in dieser Runde entlassen und für keinen anderen Bericht verwendet wurden.
why-report-above =
    Nur ein Bericht der unteren Reihe kann erfüllt werden; dieser rutscht nach, wenn der untere erfüllt ist.
why-admissions-first =
    Zuerst die { CARD("admissions-nurse") }: ziehen, einen Patienten zurücklegen oder verzichten.
why-name-first =
    Nenne zuerst den Spezialisten, dem dein { CARD("consultant") } folgt.
why-colour-first =
    Sage zuerst, welche Farbe { $patient } zeigen soll.
why-second =
    Mit diesem blieben zu wenige für den zweiten Teil, { whom }.
why-no-target =
    Der Spezialist { $worker } braucht keinen Patienten: Nutze den Effekt oder verzichte.
happened-treat = { $who } behandelt { $patient }: jetzt { $becomes }.
happened-join = { $card } kommt in den Stapel.
happened-leave = { $card } wird aus dem Stapel genommen.
happened-report = Der Bericht { $report } wird ausgelegt.
happened-fulfil = { $who } erfüllt den Bericht { $report }.
happened-event = Ereignis: { $event }.
happened-arrive = { $patient } trifft zusätzlich bei { $who } ein.
happened-send-back = { $who } legt { $patient } zurück in den Würfelbeutel.
happened-transfer = { $who } gibt { $patient } in den Würfelbeutel zurück.
happened-welcome = { $who } nimmt { $patient } aus dem Würfelbeutel auf.
happened-name = Der { CARD("consultant") } von { $who } folgt dem Spezialisten { $worker }.
happened-relieve =
    { $who } gibt { $fatalities ->
        [one] einen Todesfall
       *[other] { $fatalities } Todesfälle
    } zurück.
happened-pick-up = { $patient } von { $who } wird abgeholt.
phase-deck = Aufbau, Stapel zusammenstellen
phase-deal-reports = Aufbau, Arztberichte auslegen
phase-event-card = Ereignis aufdecken
phase-event = Ereignis
phase-send-back = Aufnahme, einen Würfel zurücklegen
phase-report = Entlassung, Berichte erfüllen
phase-pick-up = Abholung nach der letzten Runde
source-effect = Effekte von Spezialisten
source-event = Ereignisse
source-reports = erfüllte Berichte
source-pick-up = abgeholte Patienten
source-reports-left = nicht erfüllte Berichte
source-patients-left = zurückgelassene Patienten
decided-alone = Allein gespielt: Die Punktzahl ist das Ergebnis.
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
refused-only-alone-fatalities = Doppelt zählende Todesfälle sind eine Solo-Option: Lass jeden 2 Punkte kosten oder wähle einen Sitz.
refused-only-alone-reports = Arztberichte gibt es nur im Solospiel: Lass sie bei ihren Punkten oder wähle einen Sitz.
reports-few = Ein Solospiel braucht { $needed } Arztberichte, diese Karten haben { $have }. Ergänze Berichte.
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
