### Dice Hospital in the terminal, in Dutch.

## Names of things on the command line

cards-board-departments = Afdelingen op elk ziekenhuisbord
cards-departments = Afdelingen om te bouwen
cards-specialists = Specialisten
cards-administrators = Beheerders (hun namen zijn zelfbedacht: op de gedrukte kaarten staat er geen)
cards-copies =
    { $copies ->
        [one] 1 exemplaar
       *[other] { $copies } exemplaren
    }

## What cards do

board-treatment =
    { $form ->
        [heal] { whom }, { each }{ $steps ->
            [one] 1 stap
           *[other] { $steps } stappen
        }
       *[other] { does-treatment }
    }


## The board

board-round = Dice Hospital, ronde { $round } van { $rounds }: { $phase }
board-setup = Dice Hospital: { $phase }
board-asked = { $who }: { $question }
board-forecast =
    Als je nu afrondt: { $points ->
        [0] geen punten
       *[other] { points }
    }; { $worsening ->
        [none] niemand gaat achteruit
       *[other] achteruit: { $worsening }{ finish-steps }
    }; { $dead ->
        [none] niemand sterft
       *[other] sterft: { $dead } (−{ $cost })
    }.
board-ambulance = Ziekenwagen { $ambulance }
board-sum = (som { $sum })
board-taken = genomen door { $who }
board-empty = leeg
board-intake = Gegooid
board-display = Aanbod
board-nothing = geen
board-first = startspeler
board-has-word = aan de beurt
board-finished = klaar
board-with-ambulance = ziekenwagen { $ambulance }
board-beds =
    { $free ->
        [0] Bedden: alle { $beds } bezet
       *[other] Bedden: { $taken } van { $beds } bezet, { $free } vrij
    }
board-waiting = Wachtend
board-treated = Behandeld
board-incoming = Nieuw
board-lounge = Deze ronde naar huis
board-lounge-dice = { $red } rood, { $yellow } geel, { $green } groen
board-hand = Gekregen
board-departments = Afdelingen
board-staff = Specialisten
board-used = gebruikt
board-placed = ingezet
board-nurses = Verpleegkundigen
board-nurses-free = { $free } van { $nurses } vrij
board-bags = Bloedzakken
board-fatalities = Sterfgevallen
board-points = Punten
board-administrator = Beheerder
board-hidden = verborgen
board-bag = In de zak
board-bag-dice = { $red } rode, { $yellow } gele en { $green } groene dobbelstenen

## Playing in the terminal

play-legend = { $ready } nu · { $idle } nu niet · { $used } gebruikt
play-harvest =
    { $who }: { points }, { $home } naar huis{ $dead ->
        [0] { "" }
       *[other] , { $dead } overleden
    }
play-only-finish = { $who }: er valt niets meer te doen. Rond af.
play-say-anyway = toch afronden
play-time-up = De tijd is om: wat niet is ingezet, blijft liggen.

play-patients =
    Wachtend: { $waiting ->
        [none] geen
       *[other] { $waiting }
    }. Behandeld: { $treated ->
        [none] geen
       *[other] { $treated }
    }.
play-staff =
    Vrij: { $nurses ->
        [one] 1 verpleegkundige
       *[other] { $nurses } verpleegkundigen
    }{ $staff ->
        [none] { "" }
       *[other] , { $staff }
    }. Bloedzakken: { $bags }.
play-ambulances = Ziekenwagens
play-neighbour-short =
    personeel { $free }/{ $staff } vrij · thuis { $home } · bloed { $bags } · doden { $dead }
play-display = Aanbod: { $cards }.
play-neighbour =
    { $who }: { points }, { $patients ->
        [one] 1 patiënt
       *[other] { $patients } patiënten
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } ernstig ziek)
    }, { $home } naar huis, { bags }, { $dead ->
        [one] 1 sterfgeval
       *[other] { $dead } sterfgevallen
    }{ $cards ->
        [none] { "" }
       *[other] ; { $cards }
    }.
play-city-taken = genomen door { $who }
play-city = Ziekenwagens: { $told }.
play-arrange =
    in ziekenwagen { $ambulance }; { $dice ->
        [none] daar ligt nog niets
       *[other] daar ligt al: { $dice }
    }
help-about = Je leidt acht rondes lang een ziekenhuis: neem een ziekenwagen met patiënten, breid je ziekenhuis uit en zet verpleegkundigen en specialisten in om op afdelingen te genezen. Wie boven 6 geneest, gaat naar huis; wie niet behandeld wordt, verliest { $steps } en sterft onder 1.
help-points = Punten krijg je elke ronde voor wie samen naar huis gaan: { $ladder } voor 1, 2, 3 …; 5 extra als je ziekenhuis dan leeg is. Aan het eind 1 voor elke bloedzak die over is en { $fatality } voor elk sterfgeval.
help-stops = finish: je activatie afronden; skip: een effect niet gebruiken; pass: niets nemen of inleveren; bag: een bloedzak geneest een willekeurige patiënt 1 stap of verandert de kleur die hij toont.
help-marks = Op het volle scherm: [r2] kun je nu kiezen, † zou sterven; ● nu te gebruiken, ○ nu niet, ✓ gebruikt, ▶ net gezegd.
play-help-why = waarom een woord nu niet kan, en wat een kaart doet: “why radiology”
help-words =
    Kies met het nummer, of typ woorden en druk op Enter: “nurse pharmacy g4”. Binnen een zin is de volgorde vrij, en een deel van de woorden is genoeg als duidelijk is welke zin je bedoelt.
help-patients =
    Patiënten zijn woorden: r4 is een rode 4, y is geel, g groen; r4t is deze ronde behandeld, r4m ook, en een effect hangt ervan af; rg4 is een rode dobbelsteen die groen toont.

## In few words

patient =
    { colour } { $value }{ $shows ->
        [own] { "" }
        [red] { " " }die rood toont
        [yellow] { " " }die geel toont
        [green] { " " }die groen toont
       *[other] { " " }die { $shows } toont
    }{ $condition ->
        [treated] { " " }(behandeld)
        [marked] { " " }(zojuist genezen)
       *[waiting] { "" }
    }
brief-first = startspeler{ $what }
brief-reveal = Opengelegd: { $what }
brief-draw = getrokken dobbelstenen: { $what }
brief-item-draw =
    { $colour ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
brief-settle = beginpatiënten: { $what }
brief-deal = gekregen: { $what }
brief-keep = gehouden: { $what }
brief-appoint = beheerder: { $what }
brief-roll = Gegooid: { $what }
brief-take = ziekenwagen { $what }
brief-gain = bloedzak +{ $what }
brief-admit = nieuwe patiënten: { $what }
brief-die = { $what }
brief-build = nieuw: { $what }
brief-give-back = ingeleverd: { $what }
brief-place = { $what }
brief-heal = { $what }
brief-discharge = { $what }
brief-recolour = { $what }
brief-spend = bloedzak -{ $what }
brief-spare = gespaard: { $what }
brief-worsen = achteruit: { $what }
brief-score = { $what }
brief-item-place =
    { $worker ->
        [nurse] verpleegkundige
       *[other] { $worker }
    } naar { $department }
brief-item-becomes = { $patient } wordt { $value }
brief-item-recolour =
    { $patient } toont { $shows ->
        [red] rood
        [yellow] geel
        [green] groen
       *[other] { $shows }
    }
brief-item-score = { points } ({ $source })
brief-item-die = { $patient } sterft
brief-item-discharge = { $patient } gaat naar huis
brief-item-transfer = { $patient } gaat terug in de zak
brief-item-hidden = een beheerder

chip-sum = som { $sum }

word-department = leg nog één afdeling open
word-specialist = leg nog één specialist open
word-finish = rond je activatie af
word-nurse = naar een afdeling waarvoor je de juiste patiënten hebt
word-pass = nee, niets
word-skip = nee, bedankt: het effect blijft ongebruikt

## Options, solo, events, own cards

brief-treat = { $what }
brief-join = In de stapel: { $what }
brief-leave = Uit de stapel: { $what }
brief-report = Rapporten: { $what }
brief-fulfil = rapport vervuld: { $what }
brief-event = Gebeurtenis: { $what }
brief-arrive = komt ook binnen: { $what }
brief-send-back = teruggelegd: { $what }
brief-transfer = terug in de zak: { $what }
brief-welcome = nieuw uit de zak: { $what }
brief-name = { CARD("consultant") } volgt: { $what }
brief-relieve = sterfgevallen -{ $what }
brief-pick-up = opgehaald: { $what }
word-done = dat is alles
word-use = gebruik het effect
word-draw = trek en gooi een nieuwe patiënt
word-name = noem de specialist die de { CARD("consultant") } volgt
cards-prototype = Editie “prototype”: kaarten die verschillen
cards-experimental = Experimentele geneeskunde
cards-promos = Promospecialisten
cards-events = Gebeurtenissen (zelfbedacht)
cards-reports = Medische rapporten
cards-backs = Achterkanten van ziekenwagens (zelfbedacht)
cards-back = Ziekenwagen { $ambulance }: { $spaces }

## Opties op tafel

play-played-with = Gespeeld met: { $options }.
mark-first-seat-1 = de eerste stoel begint
mark-first-seat-2 = de tweede stoel begint
mark-first-seat-3 = de derde stoel begint
mark-first-seat-4 = de vierde stoel begint
mark-edition-prototype = de prototype-editie
mark-administrators-no = zonder beheerders
mark-activation-simultaneous = gelijktijdige activatie
mark-crisis-yes = openingscrisis (vijf beginpatiënten)
mark-epidemic-yes = epidemie (één patiënt meer bij elke ziekenwagen)
mark-superbug-yes = resistente superbacterie (verwaarlozing verlaagt met 2)
mark-pick-up-yes = ophalen na ronde 8 (wie achterblijft kost 1 punt)
mark-events-yes = gebeurtenissen (zelfbedacht)
mark-experimental-replace = experimentele geneeskunde
mark-experimental-added = experimentele geneeskunde bij hele stapels
mark-promos-consultant = { CARD("consultant") } (promo)
mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
mark-promos-both = promospecialisten
mark-timer-yes = tijdklok
mark-fatalities-double = een sterfgeval kost 4 punten
mark-reports-double = een open rapport kost het dubbele
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
    { $name }, { points }: { $needs }{ $ready ->
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

## Soorten dingen in rapporten van experimenten

things-ambulance = Ziekenwagens
things-department = Afdelingen
things-specialist = Specialisten
things-administrator = Beheerders
