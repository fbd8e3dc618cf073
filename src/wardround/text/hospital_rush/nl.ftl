### Hospital Rush, in Dutch.

## Opties, posities en kaartbestanden

option-characters = Personages: prijzen en kleuren van hun eigen plekken.
option-characters-balanced = In evenwicht, met prijzen en kleuren van ons (zelfbedacht).
option-characters-documented = Zoals gepubliceerd, de gepubliceerde allemaal rood en zonder prijzen van ons.
option-rounds = Rondes: beëindigt het spel na zoveel rondes als niemand 10 aanzien haalt. Bedoeld voor simulaties.
option-rounds-off = Er wordt gespeeld tot iemand 10 aanzien heeft.
option-rounds-10 = Hoogstens 10 rondes.
option-rounds-20 = Hoogstens 20 rondes.
option-rounds-50 = Hoogstens 50 rondes.
option-rounds-100 = Hoogstens 100 rondes.

position-tiles =
    { $patient ->
        [none] Bed { $bed } is leeg: daar kunnen geen fiches liggen.
       *[other] De fiches op bed { $bed } passen niet bij wat { $patient } nodig heeft.
    }
position-medicine =
    In de positie is meer { $colour } medicijn dan de { $medicine } fiches die er zijn.
position-markers =
    De patiëntmarkers op bed { $bed } kunnen zo niet liggen: één behandelt, en één mag ernaast liggen.
position-space =
    “{ $word }” in het veld “places” van { position-where } doet daar niet mee, hoort bij iemand anders of is te vaak bezet.
position-characters = Twee spelers hebben hetzelfde personage; elk bestaat één keer.
card-few = van deze soort zijn er { $have } kaarten, minstens { $needed } zijn nodig: voeg er toe.
card-no-space = met { $seats } spelers is er geen plek voor een willekeurig aantal markers: geef er een “always = true”.
card-join = een andere plek legt al een marker naast die van een ander, en dat mag er maar één: kies hier iets anders.
card-right = het moet een deel van “needs” zijn en niet alles ervan: verander het.

## Wat er gevraagd wordt

hr-ask-nothing = Het spel is afgelopen.
hr-reason-over =
    { $goal ->
        [0] { $round } rondes zijn gespeeld.
       *[other] Iemand heeft 10 aanzien bereikt.
    }
hr-ask-wait = Wacht.
hr-reason-chance = Er worden kaarten omgedraaid.
hr-reason-others = Nog aan het woord: { $whom }.
hr-ask-place =
    { $marker ->
        [1] Waar zet je je eerste marker?
       *[other] Waar zet je je tweede marker?
    }
hr-reason-place = Je hebt { hr-bucks }. Een marker moet geplaatst worden; of je de actie gebruikt, bepaal je zelf.
hr-bucks =
    { $bucks ->
        [0] geen duiten
        [one] 1 duit
       *[other] { $bucks } duiten
    }
hr-ask-treat =
    Wie behandel je, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }? Of “skip”.
hr-reason-treat-after =
    Na het stelen mag je behandelen, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }{ $care ->
        [0] { "" }
       *[other] , maar met een gratis pleister
    }; elk volgend fiche kost 1 duit.
hr-ask-tile =
    Bed { $bed }, { $patient }: welk fiche { $placed ->
        [0] leg je?
       *[other] hierna, of “done”?
    } Nog nodig: { $missing }. { $price ->
        [0] Het volgende is gratis.
       *[other] Het volgende kost 1 van je { $bucks } duiten.
    }
hr-ask-fetch =
    { $taken ->
        [0] { $space }: welk medicijn pak je? Of “skip”.
       *[other] { $space }: welk medicijn nog? Of “done”.
    }{ $paid ->
        [0] { "" }
        [one] { " " }Dit kost 1 duit.
       *[other] { " " }Dit kost { $paid } duiten.
    }
hr-ask-starter = { $space } levert { hr-bucks } op. Wie begint de volgende ronde? Of “skip”.
hr-ask-night = { $space } levert { hr-bucks } op: gebruiken of “skip”?
hr-ask-study = { $space }: welke vaardigheid leer je voor { $cost } van je { $bucks } duiten? Of “skip”.
hr-ask-exam =
    { $space }: { $cost } duiten voor { $skills } aanzien, één keer per spel: gebruiken of “skip”?
hr-ask-rat-out =
    { $space } levert nu { hr-bucks } op en { $hit ->
        [0] raakt niemand
        [one] bestraft 1 marker
       *[other] bestraft { $hit } markers
    }: gebruiken of “skip”?
hr-ask-deal = { $space }: welke prijs betaal je van je { $bucks } duiten? Of “skip”.
hr-ask-victim =
    { $taken ->
        [0] { $space }: welke tegenstander? Of “skip”.
       *[other] { $space }: nog een tegenstander? Of “done”.
    }
hr-ask-thing =
    { $taken ->
        [0] { $space }: wat pak je af van { $whom }?
       *[other] { $space }: wat pak je nog af van { $whom }? Of “done”.
    }
hr-ask-skill = { $space }: welke vaardigheid neem je over van { $whom }?
hr-ask-source = { $space }: van welke tegenstander of welke patiënt pak je medicijn? Of “skip”.
hr-ask-medicine = { $space }: welk medicijn pak je?
hr-ask-sell =
    { $sold ->
        [0] { $space }: welk medicijn verkoop je voor { $price } duiten? Of “skip”.
       *[other] { $space }: welk medicijn nog voor { $price } duiten? Of “done”.
    }
hr-ask-bed = { $space }: welk bed? Of “skip”.
hr-ask-use = { $space }: gebruiken of “skip”?
hr-ask-card = Welke afgelegde patiënt komt in bed 1? Of “skip”.
hr-reason-card =
    Bed 4 is vertrokken, de anderen zijn opgeschoven; { $cards ->
        [one] 1 kaart ligt
       *[other] { $cards } kaarten liggen
    } op de aflegstapel.
hr-ask-claim = Leg je je patiëntmarker op { $patient } in bed 1? Of “skip”.
hr-reason-claim =
    { $marked ->
        [0] Je behandelt nu niemand; het kost niets.
       *[other] Je marker gaat dan weg van bed { $marked }; de fiches daar blijven liggen.
    }
hr-ask-pharmacy = Welk medicijn pak je uit de kist? Of “skip”.
hr-reason-pharmacy = { CARD("pharmacy") } geeft je 1 medicijn voor een genezen patiënt.
hr-ask-punishment =
    Betaal je { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } van je { $bucks }, of verlies je 1 van je aanzien ({ $prestige })?
hr-reason-punishment =
    { $space }, gebruikt door { $whom }, treft je oneerlijke markers; { $times ->
        [one] dit is het laatste antwoord
       *[other] er zijn nog { $times } antwoorden nodig
    }.
hr-ask-right-hand = { $patient } in bed { $bed }: ontslaan voor { $now } aanzien, of laten liggen?
hr-reason-right-hand =
    De rechterkant is compleet. Met alle fiches levert het { $later } aanzien op; { $missing ->
        [one] er ontbreekt 1 fiche
       *[other] er ontbreken { $missing } fiches
    }, { $rounds ->
        [0] en na deze ronde vertrekt de patiënt
        [one] en er is hoogstens nog 1 ronde
       *[other] en er zijn hoogstens nog { $rounds } rondes
    }.

## Waarom iets nu niet kan

hr-why-over = het spel is afgelopen.
hr-why-chance = eerst komen er kaarten.
hr-why-others = je bent niet aan de beurt; nog aan het woord: { $whom }.
hr-why-space-first = zeg eerst waar je je marker zet.
hr-why-question = dat wordt nu niet gevraagd. De vraag is { $question }.
hr-why-sentence = maak eerst af wat je over { $space } begon te zeggen.
hr-why-not-yours = { $space } hoort bij een ander personage.
hr-why-not-in-play = { $space } wordt met { $seats } spelers niet gebruikt.
hr-why-taken =
    { $takers ->
        [one] { $space } is deze ronde bezet door { $whom }.
       *[other] bij { $space } is deze ronde alles bezet.
    }
hr-why-bed-empty = bed { $bed } is leeg.
hr-why-bed-named = je hebt al een bed genoemd; nu fiches, of “done”.
hr-why-bed-taken = de patiënt in bed { $bed } wordt behandeld door { $whom }; alleen een vrije kun je overnemen.
hr-why-bed-nothing = op je patiënt in bed { $bed } kun je geen fiche leggen.
hr-why-bed-not-theirs = met bed { $bed } valt hier niets te doen: het moet de patiënt van een tegenstander zijn.
hr-why-bed-first = zeg eerst welk bed.
hr-why-tile-not-needed = de patiënt heeft geen { hr-tile } meer nodig.
hr-why-tile-not-yours = je hebt geen { hr-tile } meer.
hr-why-order = noem eerst pleisters, dan paars, oranje, groen; zeg alles in die volgorde.
hr-why-tile-price = een volgend fiche kost 1 duit, en je hebt in totaal { hr-bucks }.
hr-why-chest-empty = er ligt geen { hr-tile } meer in de kist.
hr-why-skill-known = dat heb je al geleerd.
hr-why-management = voor { CARD("management") } heb je eerst twee andere vaardigheden nodig.
hr-why-yourself = kies een tegenstander, niet jezelf.
hr-why-victim = bij die speler valt hier niets te halen.
hr-why-done = kies eerst iets; wil je niets doen, zeg dan “skip”.
hr-why-no-answer = dat is geen antwoord op de vraag.

question-place = waar je een marker zet
question-treat = wie je behandelt
question-card = welke afgelegde patiënt je neemt
question-claim = of je die patiënt overneemt
question-punishment = of je betaalt of aanzien verliest
question-pharmacy = welk medicijn je pakt
question-right-hand = of je een patiënt eerder ontslaat

## Wat iets nu zou opleveren, in weinig woorden

hr-brings-paying = daarna { hr-bucks }
hr-brings-losing = daarna { $prestige } aanzien
hr-brings-deal = { $prestige } aanzien, daarna { hr-bucks }
hr-brings-nothing = zou alleen bezet houden
hr-brings-too-dear = kost { $cost }, je hebt { $bucks }
hr-brings-cost =
    { $cost ->
        [0] { "" }
       *[other] , kost { $cost }
    }{ $bonus ->
        [0] { "" }
       *[other] , bank betaalt { $bonus }
    }
hr-brings-price =
    { $price ->
        [0] gratis
       *[other] voor { $price }
    }
hr-brings-fetch =
    { $free ->
        [one] 1 medicijn
       *[other] { $free } medicijnen
    }{ $more ->
        [0] { "" }
       *[other] , { $more } meer { hr-brings-price }
    }{ hr-brings-cost }
hr-brings-night =
    { hr-bucks }{ $names ->
        [0] { "" }
       *[other] , zeg wie begint
    }{ hr-brings-cost }
hr-brings-study =
    { $skills ->
        [one] 1 vaardigheid
       *[other] één van { $skills } vaardigheden
    } voor { $cost }
hr-brings-exam = { $prestige } aanzien voor { $cost }
hr-brings-rat-out =
    { hr-bucks }; { $hit ->
        [0] treft niemand
        [one] treft 1 marker
       *[other] treft { $hit } markers
    }{ hr-brings-cost }
hr-brings-bribe = { $prestige } aanzien voor { $bucks }{ hr-brings-cost }
hr-brings-sabotage =
    { $victims ->
        [one] duit of medicijn van 1
       *[other] duit of medicijn van { $victims }
    }{ hr-brings-cost }
hr-brings-sell = tot { hr-bucks }{ hr-brings-cost }
hr-brings-turn-over =
    { $patient ->
        [none] bed 4 is leeg
       *[other] { $prestige ->
            [0] { $patient } vertrekt
           *[other] { $patient } vertrekt genezen: { $prestige } aanzien
        }
    }{ hr-brings-cost }
hr-brings-levy = samen { hr-bucks }{ hr-brings-cost }
hr-brings-dismiss = { $prestige } aanzien{ hr-brings-cost }
hr-brings-denounce =
    { $hit ->
        [0] treft niemand
        [one] treft 1 tegenstander
       *[other] treft { $hit } tegenstanders
    }{ hr-brings-cost }
hr-brings-targets =
    { $targets ->
        [one] 1 doel
       *[other] { $targets } doelen
    }{ hr-brings-cost }
hr-brings-pilfer =
    { $targets ->
        [0] niets te stelen
        [one] 1 plek om te stelen
       *[other] { $targets } plekken om te stelen
    }, daarna behandelen{ hr-brings-cost }
hr-brings-cure = geneest bed { $bed }: +{ $prestige } { hr-brings-price }
hr-brings-treat =
    { $tiles ->
        [0] patiënt overnemen
        [one] tot 1 fiche, { hr-brings-price }
       *[other] tot { $tiles } fiches, { hr-brings-price }
    }
hr-brings-bed =
    { $cures ->
        [0] Je zou kunnen leggen: { $needs }
       *[other] Je zou kunnen genezen met: { $needs }
    }. { $space }, { hr-brings-price }.

hr-risk-last = niemand plaatst na jou
hr-risk-used = { CARD("rat-out") } is bezet
hr-risk-open =
    { CARD("rat-out") } is vrij, { $after ->
        [one] 1 marker komt
       *[other] { $after } markers komen
    } na de jouwe
hr-risk-striker =
    { $rat ->
        [0] { $whom } kan nog toeslaan
       *[other] { CARD("rat-out") } is vrij, en { $whom } kan toeslaan
    }: { $after ->
        [one] 1 marker komt
       *[other] { $after } markers komen
    } na de jouwe

## Wat kaarten doen

hr-cost =
    { $cost ->
        [0] { "" }
        [one] { " " }Dat kost 1 duit.
       *[other] { " " }Dat kost { $cost } duiten{ hr-by-seats }.
    }{ $bonus ->
        [0] { "" }
        [one] { " " }De bank betaalt je eerst 1 duit.
       *[other] { " " }De bank betaalt je eerst { $bonus } duiten{ hr-by-seats }.
    }
hr-by-seats =
    { $seats ->
        [0] { "" }
       *[other] { " " }met { $seats } spelers
    }
hr-space-treat =
    Behandel je patiënt: { $free ->
        [0] geen fiche is gratis
        [one] 1 fiche is gratis
       *[other] { $free } fiches zijn gratis
    }, elk volgend fiche kost 1 duit.{ hr-cost }
hr-space-fetch =
    Pak { $free ->
        [0] geen gratis medicijn
        [one] 1 medicijn
       *[other] hoogstens { $free } medicijnen
    } uit de kist{ $more ->
        [0] { "" }
        [one] , en nog 1 voor { $price ->
            [one] 1 duit
           *[other] { $price } duiten
        }
       *[other] , en hoogstens { $more } extra voor { $price } duiten per stuk
    }.{ hr-cost }
hr-space-night-shift =
    { $places ->
        [one] Verdien { $pays } duiten{ $names ->
            [0] { "" }
           *[other] { " " }en wijs aan wie de volgende ronde begint
        }
       *[other] Verdien duiten ({ $pays }, op volgorde van aankomst){ $names ->
            [0] { "" }
            [one] ; wie het eerst komt, wijst aan wie de volgende ronde begint
           *[other] ; de eerste { $names } wijzen aan wie de volgende ronde begint
        }
    }.{ hr-cost }
hr-space-study = Leer een vaardigheid. Voor { CARD("management") } heb je er eerst twee andere nodig.{ hr-cost }
hr-space-exam = Eén keer per spel 1 aanzien voor elke vaardigheid die je hebt.{ hr-cost }
hr-space-rat-out =
    Verdien { hr-bucks } en 1 extra voor elke marker op rood, ook die van jou; elke tegenstander betaalt voor elk van de zijne { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } of verliest 1 aanzien.{ hr-cost }
hr-space-sabotage =
    Pak 1 duit of 1 medicijn af van { $victims ->
        [one] een tegenstander
       *[other] hoogstens { $victims } tegenstanders, van elk één
    }.{ hr-cost }
hr-space-bribe =
    { $deals ->
        [one] Koop { $prestige } aanzien voor precies { hr-bucks }.
       *[other] Koop { $prestige } aanzien voor precies { hr-bucks }, of { $prestige_two } voor precies { $bucks_two }.
    }{ hr-cost }
hr-space-steal =
    Steel hoogstens { $amount } duiten of hoogstens { $amount } medicijnen van één tegenstander.{ hr-cost }
hr-space-join =
    Leg je patiëntmarker naast die van een tegenstander: je mag die patiënt later behandelen, zonder je vaardigheden, en krijgt 1 aanzien als hij genezen naar huis gaat.{ hr-cost }
hr-space-poach = Betaal een tegenstander { $price } duiten en neem een vaardigheid over die jij niet hebt.{ hr-cost }
hr-space-take-over =
    Betaal een tegenstander { $price ->
        [one] 1 duit
       *[other] { $price } duiten
    } voor elk fiche op zijn patiënt en neem die patiënt over.{ hr-cost }
hr-space-pilfer =
    Steel 1 medicijn van een tegenstander of van zijn patiënt; daarna mag je behandelen, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }.{ hr-cost }
hr-space-sell =
    Verkoop zoveel medicijnen als je wilt voor { $price ->
        [one] 1 duit
       *[other] { $price } duiten
    } per stuk.{ hr-cost }
hr-space-turn-over =
    De patiënt in bed 4 vertrekt, genezen met punten (de rechterkant is genoeg: 1 aanzien); de anderen schuiven op; daarna mag je een afgelegde patiënt in bed 1 leggen en overnemen.{ hr-cost }
hr-space-levy =
    Pak van elke tegenstander { hr-bucks } af, voor zover die er heeft.{ hr-cost }
hr-space-dismiss =
    Leg een willekeurige patiënt af: { $prestige } aanzien voor jou en evenveel voor wie hem behandelt.{ hr-cost }
hr-space-denounce =
    Elke tegenstander met een marker op rood verliest één keer { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } of 1 aanzien.{ hr-cost }
hr-character =
    { $unfair ->
        [2] Heeft twee oneerlijke plekken, “{ $first }” en “{ $second }”.
       *[other] Heeft twee plekken, “{ $first }” en “{ $second }”; oneerlijk daarvan: { $unfair }.
    }
hr-patient =
    Genezen met { $needs }: { $prestige } aanzien.{ $right ->
        [none] { "" }
       *[other] { " " }Rechterkant: met { $right } mag de patiënt naar huis voor 1 aanzien.
    }
hr-skill-intensive-care = Bij elke behandeling van jou is 1 pleister extra gratis.
hr-skill-pharmacy = Gaat een genezen patiënt van jou naar huis, dan mag je 1 medicijn uit de kist pakken.
hr-skill-finance = Gaat een genezen patiënt van jou naar huis, dan verdien je 2 duiten.
hr-skill-management = Je patiënt gaat naar huis zodra hij genezen is. Vraagt eerst twee andere vaardigheden.

count-patch =
    { $count ->
        [one] 1 pleister
       *[other] { $count } pleisters
    }
count-purple = { $count } paars
count-orange = { $count } oranje
count-green = { $count } groen
count-any = { $count } medicijn van elke kleur
count-wild =
    { $count ->
        [one] 1 willekeurig fiche
       *[other] { $count } willekeurige fiches
    }
hr-tile =
    { $tile ->
        [patch] pleister
        [purple] paars medicijn
        [orange] oranje medicijn
       *[green] groen medicijn
    }
hr-medicine =
    { $medicine ->
        [purple] paars medicijn
        [orange] oranje medicijn
       *[green] groen medicijn
    }
hr-thing =
    { $thing ->
        [buck] 1 duit
        [purple] paars medicijn
        [orange] oranje medicijn
       *[green] groen medicijn
    }

## Wat er gebeurd is

happened-first = { $who } krijgt de startspelermarker.
happened-cast = { $who } speelt { $character }.
happened-admit = { $patient } komt in bed { $bed }.
happened-shuffle = De aflegstapel wordt weer de trekstapel.
happened-place =
    { $red ->
        [0] { $who } zet een marker op { $space }.
       *[other] { $who } zet een marker op { $space }, en dat is oneerlijk.
    }
happened-earn = { $who } verdient { hr-bucks }.
happened-pay = { $who } betaalt { hr-bucks }.
happened-fetch = { $who } pakt { hr-medicine }.
happened-sell = { $who } verkoopt { hr-medicine }.
happened-steal = { $who } pakt { hr-thing } af van { $whom }.
happened-hand-over = { $who } betaalt { hr-bucks } aan { $whom }.
happened-claim = { $who } neemt de patiënt in bed { $bed } op zich.
happened-join = { $who } komt erbij zitten aan bed { $bed }.
happened-alone = { $who } zit alleen aan bed { $bed } en behandelt die patiënt nu.
happened-treat = { $who } legt { hr-tile } op bed { $bed }.
happened-pilfer = { $who } pakt { hr-medicine } van de patiënt in bed { $bed }.
happened-learn = { $who } leert { $skill }.
happened-poach = { $who } neemt { $skill } over van { $whom }.
happened-exam =
    { $who } doet het eindexamen met { $skills ->
        [0] geen vaardigheden
        [one] 1 vaardigheid
       *[other] { $skills } vaardigheden
    }.
happened-score =
    { $who }: { $prestige ->
        [-1] 1 aanzien verloren
        [one] 1 aanzien gewonnen
       *[other] { $prestige } aanzien gewonnen
    } ({ $source }).
happened-cure = { $who } ontslaat { $patient } uit bed { $bed }.
happened-dismiss = { $patient } verlaat bed { $bed } en levert geen aanzien op.
happened-discard = { $who } legt { $patient } uit bed { $bed } af.
happened-fined =
    { $who } moet { $times ->
        [one] één keer
       *[other] { $times } keer
    } antwoorden: { hr-bucks } of 1 aanzien.
happened-spared = { $who } heeft niets te verliezen.
happened-take-card = { $who } haalt { $patient } terug naar bed 1.
happened-ousted = { $who } raakt de patiënt in bed { $bed } kwijt aan { $whom }.
happened-end = Het spel eindigt: { $ended }.

ended-prestige = iemand heeft minstens 10 aanzien
ended-rounds = het afgesproken aantal rondes is gespeeld

phase-starter = voorbereiding, wie er begint
phase-characters = voorbereiding, personages uitdelen
phase-admit = patiënten opnemen
phase-place = acties
phase-discharge = ontslag
phase-over = het einde

source-cured = genezen patiënten
source-exam = eindexamen
source-bribe = omkoping
source-character = personage
source-punished = straffen

decided-prestige = Het aanzien beslist.
decided-tiles = Gelijk in aanzien: medicijnen en duiten samen beslissen.
decided-shared = Gelijk in alles: de eerste plaats wordt gedeeld.

## In de terminal

from-visiting-card = van het gepubliceerde visitekaartje
from-visiting-card-price = de duit per fiche komt van het gepubliceerde visitekaartje
from-visiting-card-theft = de diefstal komt van het gepubliceerde visitekaartje
