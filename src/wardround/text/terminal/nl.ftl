### Wat alleen de terminal zegt, in het Nederlands.

## Dice Hospital: opties op tafel

play-played-with = Gespeeld met: { $options }.
dh-mark-first-seat-1 = de eerste stoel begint
dh-mark-first-seat-2 = de tweede stoel begint
dh-mark-first-seat-3 = de derde stoel begint
dh-mark-first-seat-4 = de vierde stoel begint
dh-mark-edition-prototype = de prototype-editie
dh-mark-administrators-no = zonder beheerders
dh-mark-activation-simultaneous = activatie allemaal tegelijk
dh-mark-crisis-yes = openingscrisis (vijf beginpatiënten)
dh-mark-epidemic-yes = epidemie (één patiënt meer bij elke ziekenwagen)
dh-mark-superbug-yes = resistente superbacterie (verwaarlozing verlaagt met 2)
dh-mark-pick-up-yes = ophalen na ronde 8 (wie achterblijft kost 1 punt)
dh-mark-events-yes = gebeurtenissen (zelfbedacht)
dh-mark-experimental-replace = experimentele geneeskunde
dh-mark-experimental-added = experimentele geneeskunde bij hele stapels
dh-mark-promos-consultant = { CARD("consultant") } (promo)
dh-mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
dh-mark-promos-both = promospecialisten
dh-mark-timer-yes = tijdklok
play-time-up = De tijd is om: wat niet is geplaatst, blijft ongeplaatst.
play-time-left = nog { $minutes }:{ $seconds }
dh-mark-fatalities-double = een sterfgeval kost 4 punten
dh-mark-reports-double = een open rapport kost het dubbele
play-event = Gebeurtenis van deze ronde: { $name }. { $does }
play-spaces = Vrije vakken bij het ophalen: { $spaces }.
play-space =
    { $space ->
        [red] rood
        [yellow] geel
        [green] groen
       *[other] waarde { $space }
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
play-reports = Medische rapporten (de ontslagen van één ronde moeten alles opleveren)
play-reports-short = Rapporten: punten, naar huis van nodig
play-reports-above-short = Erboven, tot het onderste klaar is
play-reports-now = Rapporten nu: { $told }.
play-reports-above = Erboven, tot het onderste is vervuld
play-report =
    { $name }, { dh-points }: { $needs }{ $ready ->
        [yes] { " " }✓
       *[no] { "" }
    }
play-need =
    { $have } van { $wanted } { $colour ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
play-standing-reports = { $who } { $points } (open rapporten zouden { $owed } kosten)
play-standing-patients = { $who } { $points } (nu achtergelaten: { $owed })
play-alone-end = Jouw resultaat: { dh-points }.
play-note-home =
    { $home ->
        [one] 1 patiënt naar huis
       *[other] { $home } patiënten naar huis
    }
play-note-bags =
    { $bags ->
        [one] 1 zak, 1 punt
       *[other] { $bags } zakken, elk 1 punt
    }
play-note-dead = { $dead } × { $each }
play-legend-return = { $ready } kan worden ingeleverd
dh-word-return-die = leg een van de gegooide dobbelstenen terug in de zak
dh-word-return-patient = leg een van je patiënten terug in de zak (geen sterfgeval)

## Antwoorden zonder vraag

play-always = “{ $word }”, nu en voortaan zonder te vragen (“ask” haalt de vraag terug)
play-always-what = Altijd wat? Noem het ene woord dat voortaan gezegd wordt, zoals in “always pass”.
play-always-said = Vanaf nu wordt hier “{ $word }” gezegd zonder te vragen; “ask” haalt de vraag terug.
play-ask-again = Je krijgt weer alles gevraagd.
play-help-always = op deze vraag voortaan altijd zo antwoorden: “always pass”
play-help-ask = weer alles gevraagd krijgen

## Bewaarde spellen

play-torn = Het bestand is afgebroken: de laatste regel is niet te lezen en vervalt (“{ $text }”). Kijk of er iets opnieuw gezegd moet worden.
play-no-such-game = Er is geen onafgemaakt spel { $number }: “wardround games” somt ze op, 1 tot { $most }.
games-none = Er is geen onafgemaakt spel. “wardround play” begint er een.
games-broken = (onleesbaar)
games-unreadable = { $path } is onleesbaar en blijft weg.
games-round =
    { $round ->
        [0] { $phase }
       *[other] ronde { $round }: { $phase }
    }
games-resume = Ga verder met het nummer: wardround play --resume 1
best-none = Er is nog geen spel alleen uitgespeeld. “wardround play --seats 1” begint er een.
best-of =
    { $game }, alleen{ $options ->
        [none] , gewone opties
       *[other] , { $options }
    } ({ $count ->
        [one] 1 spel
       *[other] { $count } spellen
    })
best-place =
    { $count ->
        [one] Je eerste resultaat met deze opties. “wardround best” somt ze allemaal op.
       *[other] { $place ->
            [1] Je beste van { $count } resultaten met deze opties! “wardround best” somt ze allemaal op.
           *[other] Nummer { $place } van je { $count } resultaten met deze opties; het beste is { $best }. “wardround best” somt ze allemaal op.
        }
    }

## Opties

label-sets = Benoemde groepen opties; wat ernaast staat, gaat voor
label-set-changes =
    stoelen { $seats }: { $changes ->
        [none] alles gewoon
       *[other] { $changes }
    }
label-refused = Wat niet samengaat

## Hospital Rush

hr-board-markers = Markers tot nu toe: { $told }.
hr-board-early = al 1 aanzien met nog { $missing }
hr-now = Nu: { $brings }.
hr-unfair = Oneerlijk: { $risk }.
hr-word-skip = niets doen; de marker blijft liggen
hr-board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(oneerlijk)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(bezet door: { $who })
    }
hr-panel-corridor = De gang (bed 4 vertrekt na de ronde)
hr-panel-tiles = + pleister, p o g medicijn, ? elk medicijn, * elke fiche; [ ] ontbreekt nog
hr-panel-own = Je eigen plekken
hr-panel-skills = Vaardigheden
hr-panel-bucks = { hr-bucks }
hr-panel-order = Markers van deze ronde, op volgorde
hr-panel-next = Begint de volgende ronde: { $who }

## De beste reeks

solve-exact = { $worth } punten waard, met wat er voor later overblijft. Niets is beter ({ $nodes } ziekenhuizen bekeken).
solve-found = { $worth } punten waard, met wat er voor later overblijft: het beste dat gevonden is, niet bewezen ({ $nodes } ziekenhuizen bekeken). Meer: --nodes, --seconds.
solve-not-now = Alleen een activatie van Dice Hospital is op te lossen: geef een stelling in de fase “activate”.
solve-not-you = { $whom } is hier niet aan het werk. Aan het werk: { $turn }.
