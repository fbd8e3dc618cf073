### Second Opinion auf Deutsch.

option-patients = Patienten: wie viele behandelt werden.
option-patients-4 = Vier, ein kurzes Spiel.
option-patients-6 = Sechs.
option-patients-8 = Acht, ein langes Spiel.

ask-opinion = Was schreibst du für Patient { $patient } auf?
ask-opinion-why = Die höchste Meinung, die sonst niemand hat, behandelt den Patienten für ebenso viele Punkte.
ask-colleague = Steht ein Kollege dahinter, für { $adds } mehr?
ask-colleague-why = Du hast noch { $left }.
wait = Warte.
wait-why = Die anderen schreiben noch.

why-wait = du hast geschrieben, die anderen noch nicht.
why-colleague-first = sag zuerst, ob ein Kollege dahintersteht.
why-opinion-first = wähle zuerst eine Meinung.
why-not-in-hand = sie ist nicht auf deiner Hand.

happened-deal =
    { $card ->
        [hidden] { $who } zieht eine Meinung.
       *[other] { $who } zieht { $card }.
    }
happened-turn-up = { $patient } wird aufgedeckt.
happened-write =
    { $card ->
        [hidden] { $who } hat geschrieben.
       *[other] { $who } schreibt { $card }, { $backing }.
    }
happened-show = { $who } zeigt { $card }, { $backing }.
happened-treat = { $who } behandelt den Patienten: { $points } mehr.
happened-leave = Alle Meinungen sind gleich: niemand behandelt den Patienten.

source-patients = Patienten
decided-points = die meisten Punkte
decided-colleagues = die meisten Kollegen übrig
decided-shared = der erste Platz wird geteilt
