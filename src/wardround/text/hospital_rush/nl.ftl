### Hospital Rush, in Dutch.

## Opties, posities en kaartbestanden

option-characters = Personages: prijzen en kleuren van hun eigen plekken.
option-characters-balanced = In evenwicht, met prijzen en kleuren van ons (zelfbedacht).
option-characters-documented = Zoals gepubliceerd: die zijn allemaal rood en zonder prijzen van ons.
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
    In deze stelling is meer { $colour ->
        [purple] paars
        [orange] oranje
       *[green] groen
    } medicijn dan de { $medicine } fiches die er zijn.
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

ask-nothing = Het spel is afgelopen.
reason-over =
    { $goal ->
        [0] { $round } rondes zijn gespeeld.
       *[other] Iemand heeft 10 aanzien bereikt.
    }
ask-wait = Wacht.
reason-chance = Er worden kaarten omgedraaid.
reason-others = Nog aan de beurt: { $whom }.
ask-place =
    { $marker ->
        [1] Waar zet je je eerste marker?
       *[other] Waar zet je je tweede marker?
    }
reason-place = Je hebt { bucks }. Een marker moet gezet worden; of je de actie gebruikt, bepaal je zelf.
bucks =
    { $bucks ->
        [0] geen duiten
        [one] 1 duit
       *[other] { $bucks } duiten
    }
ask-treat =
    Wie behandel je, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }? Of sla over.
reason-treat-after =
    Na het stelen mag je behandelen, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }{ $care ->
        [0] { "" }
       *[other] , maar met een gratis pleister
    }; elk volgend fiche kost 1 duit.
ask-tile =
    { $placed ->
        [0] Welk fiche leg je op { $patient }?
       *[other] { $patient }: welk fiche hierna, of klaar?
    }
reason-tile =
    Bed { $bed } heeft nog nodig: { $missing }. { $price ->
        [0] Het volgende fiche is gratis.
       *[other] Het volgende kost 1 van je { $bucks } duiten.
    }
ask-fetch =
    { $taken ->
        [0] { $space }: welk medicijn pak je? Of sla over.
       *[other] { $space }: welk medicijn nog? Of klaar.
    }{ $paid ->
        [0] { "" }
        [one] { " " }Dit kost 1 duit.
       *[other] { " " }Dit kost { $paid } duiten.
    }
ask-starter = { $space } levert { bucks } op. Wie begint de volgende ronde? Of sla over.
ask-night = { $space } levert { bucks } op: gebruiken of overslaan?
ask-study =
    { $cost ->
        [0] { $space }: welke vaardigheid leer je? Of sla over.
       *[other] { $space }: welke vaardigheid leer je voor { $cost } van je { $bucks } duiten? Of sla over.
    }
ask-exam =
    { $space }: { $cost } duiten voor { $skills } aanzien, één keer per spel: gebruiken of overslaan?
ask-rat-out =
    { $space } levert nu { bucks } op en { $hit ->
        [0] raakt niemand
        [one] bestraft 1 marker
       *[other] bestraft { $hit } markers
    }: gebruiken of overslaan?
ask-deal = { $space }: welke prijs betaal je van je { $bucks } duiten? Of sla over.
ask-victim =
    { $taken ->
        [0] { $space }: welke tegenstander? Of sla over.
       *[other] { $space }: nog een tegenstander? Of klaar.
    }
ask-thing =
    { $taken ->
        [0] { $space }: wat pak je af van { $whom }?
       *[other] { $space }: wat pak je nog af van { $whom }? Of klaar.
    }
ask-skill = { $space }: welke vaardigheid neem je over van { $whom }?
ask-source = { $space }: van welke tegenstander of welke patiënt pak je medicijn? Of sla over.
ask-medicine = { $space }: welk medicijn pak je?
ask-sell =
    { $sold ->
        [0] { $space }: welk medicijn verkoop je voor { $price } duiten? Of sla over.
       *[other] { $space }: welk medicijn nog voor { $price } duiten? Of klaar.
    }
ask-bed = { $space }: welk bed? Of sla over.
ask-use = { $space }: gebruiken of overslaan?
ask-card = Welke afgelegde patiënt komt in bed 1? Of sla over.
reason-card =
    Bed 4 is vrijgekomen, de anderen zijn opgeschoven; { $cards ->
        [one] 1 kaart ligt
       *[other] { $cards } kaarten liggen
    } op de aflegstapel.
ask-claim = Leg je je patiëntmarker op { $patient } in bed 1? Of sla over.
reason-claim =
    { $marked ->
        [0] Je behandelt nu niemand; overnemen kost niets.
       *[other] Je marker gaat dan weg van bed { $marked }; de fiches daar blijven liggen.
    }
ask-pharmacy = Welk medicijn pak je uit de kist? Of sla over.
reason-pharmacy = { CARD("pharmacy") } geeft je 1 medicijn voor een genezen patiënt.
ask-punishment =
    Betaal je { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } van je { $bucks }, of verlies je 1 van je aanzien ({ $prestige })?
reason-punishment =
    { $whom } gebruikt { $space } tegen je markers op rood{ $times ->
        [one] { "" }
       *[other] ; er zijn nog { $times } antwoorden nodig
    }.
ask-right-hand = { $patient } in bed { $bed }: ontslaan voor { $now } aanzien, of laten liggen?
reason-right-hand =
    De rechterkant is compleet. Met alle fiches levert het { $later } aanzien op; { $missing ->
        [one] er ontbreekt 1 fiche
       *[other] er ontbreken { $missing } fiches
    }, { $rounds ->
        [0] en na deze ronde vertrekt de patiënt
        [one] en er is hoogstens nog 1 ronde
       *[other] en er zijn hoogstens nog { $rounds } rondes
    }.

## Waarom iets nu niet kan

why-over = het spel is afgelopen.
why-chance = eerst komen er kaarten.
why-others = je bent niet aan de beurt; nog aan de beurt: { $whom }.
why-space-first = zeg eerst waar je je marker zet.
why-question = dat wordt nu niet gevraagd. De vraag is { $question }.
why-sentence = maak eerst af wat je over { $space } begon te zeggen.
why-not-yours = { $space } hoort bij een ander personage.
why-not-in-play = { $space } wordt met { $seats } spelers niet gebruikt.
why-taken =
    { $takers ->
        [one] { $space } is deze ronde bezet door { $whom }.
       *[other] bij { $space } is deze ronde alles bezet.
    }
why-bed-empty = bed { $bed } is leeg.
why-bed-named = je hebt al een bed genoemd; nu fiches, of klaar.
why-bed-taken = de patiënt in bed { $bed } wordt behandeld door { $whom }; alleen een vrije kun je overnemen.
why-bed-nothing = op je patiënt in bed { $bed } kun je geen fiche leggen.
why-bed-not-theirs = met bed { $bed } valt hier niets te doen: het moet de patiënt van een tegenstander zijn.
why-bed-first = zeg eerst welk bed.
why-tile-not-needed = de patiënt heeft geen { tile } meer nodig.
why-tile-not-yours = je hebt geen { tile } meer.
why-order = noem eerst pleisters, dan paars, oranje, groen; zeg alles in die volgorde.
why-tile-price = een volgend fiche kost 1 duit, en je hebt in totaal { bucks }.
why-chest-empty = er ligt geen { tile } meer in de kist.
why-skill-known = dat heb je al geleerd.
why-management = voor { CARD("management") } heb je eerst twee andere vaardigheden nodig.
why-yourself = kies een tegenstander, niet jezelf.
why-victim = bij die speler valt hier niets te halen.
why-done = kies eerst iets; wil je niets doen, sla dan over.
why-no-answer = dat is geen antwoord op de vraag.

question-place = waar je een marker zet
question-treat = wie je behandelt
question-card = welke afgelegde patiënt je neemt
question-claim = of je die patiënt overneemt
question-punishment = of je betaalt of aanzien verliest
question-pharmacy = welk medicijn je pakt
question-right-hand = of je een patiënt eerder ontslaat

## Wat iets nu zou opleveren, in weinig woorden

brings-paying = daarna { bucks }
brings-losing = daarna { $prestige } aanzien
brings-deal = { $prestige } aanzien, daarna { bucks }
brings-nothing = zou alleen bezet houden
brings-too-dear = kost { $cost }, je hebt { $bucks }
brings-cost =
    { $cost ->
        [0] { "" }
       *[other] , kost { $cost }
    }{ $bonus ->
        [0] { "" }
       [one] , plus 1 duit
       *[other] , plus { $bonus } duiten
    }
brings-price =
    { $price ->
        [0] gratis
       *[other] voor { $price }
    }
brings-fetch =
    { $free ->
        [one] 1 medicijn
       *[other] { $free } medicijnen
    }{ $more ->
        [0] { "" }
       *[other] , { $more } meer { brings-price }
    }{ brings-cost }
brings-night =
    { bucks }{ $names ->
        [0] { "" }
       *[other] , zeg wie begint
    }{ brings-cost }
brings-study =
    1 vaardigheid{ $cost ->
        [0] , gratis
       *[other] { " " }voor { $cost }
    }
brings-exam = { $prestige } aanzien voor { $cost }
brings-rat-out =
    { bucks }; { $hit ->
        [0] treft niemand
        [one] treft 1 marker
       *[other] treft { $hit } markers
    }{ brings-cost }
brings-bribe = { $prestige } aanzien voor { $bucks }{ brings-cost }
brings-sabotage =
    { $victims ->
        [one] duit of medicijn van 1
       *[other] duit of medicijn van { $victims }
    }{ brings-cost }
brings-sell = tot { bucks }{ brings-cost }
brings-turn-over =
    { $patient ->
        [none] bed 4 is leeg
       *[other] { $prestige ->
            [0] { $patient } vertrekt
           *[other] { $patient } vertrekt genezen: { $prestige } aanzien
        }
    }{ brings-cost }
brings-levy = samen { bucks }{ brings-cost }
brings-dismiss = { $prestige } aanzien{ brings-cost }
brings-denounce =
    { $hit ->
        [0] treft niemand
        [one] treft 1 tegenstander
       *[other] treft { $hit } tegenstanders
    }{ brings-cost }
brings-targets =
    { $targets ->
        [one] 1 doel
       *[other] { $targets } doelen
    }{ brings-cost }
brings-pilfer =
    { $targets ->
        [0] niets te stelen
       *[other] stelen
    }, behandelen{ brings-cost }
brings-cure =
    geneest bed { $bed }: +{ $prestige }{ $price ->
        [0] { "" }
       *[other] { " " }{ brings-price }
    }
brings-treat =
    { $tiles ->
        [0] patiënt overnemen
       *[other] { $price ->
            [0] { $tiles ->
                [one] 1 fiche gratis
               *[other] { $tiles } fiches gratis
            }
           *[other] { $free ->
                [0] { $tiles ->
                    [one] 1 fiche
                   *[other] tot { $tiles } fiches
                }
               *[other] { $free ->
                    [one] 1 fiche
                   *[other] { $free } fiches
                } gratis, { $tiles }
            } { brings-price }
        }
    }
brings-tile =
    { $count ->
        [0] voor 1 duit
        [one] gratis
       *[other] { $count } gratis
    }
brings-bed =
    { $cures ->
        [0] Je zou kunnen leggen: { $needs }
       *[other] Je zou kunnen genezen met: { $needs }
    }. { $space }, { brings-price }.

risk-last = niemand zet na jou
risk-used = { CARD("rat-out") } is bezet
risk-open =
    { CARD("rat-out") } is vrij, { $after ->
        [one] 1 marker komt
       *[other] { $after } markers komen
    } na de jouwe
risk-striker =
    { $rat ->
        [0] { $whom } kan nog toeslaan
       *[other] { CARD("rat-out") } is vrij, en { $whom } kan toeslaan
    }: { $after ->
        [one] 1 marker komt
       *[other] { $after } markers komen
    } na de jouwe

## Wat kaarten doen

cost =
    { $cost ->
        [0] { "" }
        [one] { " " }Dat kost 1 duit.
       *[other] { " " }Dat kost { $cost } duiten{ by-seats }.
    }{ $bonus ->
        [0] { "" }
        [one] { " " }De bank betaalt je eerst 1 duit.
       *[other] { " " }De bank betaalt je eerst { $bonus } duiten{ by-seats }.
    }
by-seats =
    { $seats ->
        [0] { "" }
       *[other] { " " }met { $seats } spelers
    }
does-space-treat =
    Behandel je patiënt: { $free ->
        [0] geen fiche is gratis
        [one] 1 fiche is gratis
       *[other] { $free } fiches zijn gratis
    }, elk volgend fiche kost 1 duit.{ cost }
does-space-fetch =
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
    }.{ cost }
does-space-night-shift =
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
    }.{ cost }
does-space-study = Leer een vaardigheid. Voor { CARD("management") } heb je er eerst twee andere nodig.{ cost }
does-space-exam = Eén keer per spel 1 aanzien voor elke vaardigheid die je hebt.{ cost }
does-space-rat-out =
    Verdien { bucks } en 1 extra voor elke marker op rood, ook die van jou; elke tegenstander betaalt voor elke eigen marker { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } of verliest 1 aanzien.{ cost }
does-space-sabotage =
    Pak 1 duit of 1 medicijn af van { $victims ->
        [one] een tegenstander
       *[other] hoogstens { $victims } tegenstanders, van elk één
    }.{ cost }
does-space-bribe =
    { $deals ->
        [one] Koop { $prestige } aanzien voor precies { bucks }.
       *[other] Koop { $prestige } aanzien voor precies { bucks }, of { $prestige_two } voor precies { $bucks_two }.
    }{ cost }
does-space-steal =
    Steel hoogstens { $amount } duiten of hoogstens { $amount } medicijnen van één tegenstander.{ cost }
does-space-join =
    Leg je patiëntmarker naast die van een tegenstander: je mag die patiënt later behandelen, zonder je vaardigheden, en krijgt 1 aanzien als hij genezen naar huis gaat.{ cost }
does-space-poach = Betaal een tegenstander { $price } duiten en neem een vaardigheid over die jij niet hebt.{ cost }
does-space-take-over =
    Betaal een tegenstander { $price ->
        [one] 1 duit
       *[other] { $price } duiten
    } voor elk fiche op zijn patiënt en neem die patiënt over.{ cost }
does-space-pilfer =
    Steel 1 medicijn van een tegenstander of van zijn patiënt; daarna mag je behandelen, { $free ->
        [0] zonder gratis fiche
        [one] met 1 gratis fiche
       *[other] met { $free } gratis fiches
    }.{ cost }
does-space-sell =
    Verkoop zoveel medicijnen als je wilt voor { $price ->
        [one] 1 duit
       *[other] { $price } duiten
    } per stuk.{ cost }
does-space-turn-over =
    De patiënt in bed 4 vertrekt en telt als hij genezen is (de rechterkant is genoeg: 1 aanzien); de anderen schuiven op; daarna mag je een afgelegde patiënt in bed 1 leggen en overnemen.{ cost }
does-space-levy =
    Pak van elke tegenstander { bucks } af, voor zover die er heeft.{ cost }
does-space-dismiss =
    Leg een willekeurige patiënt af: { $prestige } aanzien voor jou en evenveel voor wie hem behandelt.{ cost }
does-space-denounce =
    Elke tegenstander met een marker op rood verliest één keer { $fine ->
        [one] 1 duit
       *[other] { $fine } duiten
    } of 1 aanzien.{ cost }
does-character =
    { $unfair ->
        [2] Heeft twee oneerlijke plekken, “{ $first }” en “{ $second }”.
       *[other] Heeft twee plekken, “{ $first }” en “{ $second }”; oneerlijk daarvan: { $unfair }.
    }
does-patient =
    Genezen met { $needs }: { $prestige } aanzien.{ $right ->
        [none] { "" }
       *[other] { " " }Rechterkant: met { $right } mag de patiënt naar huis voor 1 aanzien.
    }
does-skill-intensive-care = Bij elke behandeling van jou is 1 pleister extra gratis.
does-skill-pharmacy = Gaat een genezen patiënt van jou naar huis, dan mag je 1 medicijn uit de kist pakken.
does-skill-finance = Gaat een genezen patiënt van jou naar huis, dan verdien je 2 duiten.
does-skill-management = Je patiënt gaat naar huis zodra hij genezen is. Vraagt eerst twee andere vaardigheden.

count-patch =
    { $count ->
        [one] 1 pleister
       *[other] { $count } pleisters
    }
count-purple = { $count } paars
count-orange = { $count } oranje
count-green = { $count } groen
count-any = { $count ->
        [one] 1 medicijn
       *[other] { $count } medicijnen
    } van willekeurige kleur
count-wild =
    { $count ->
        [one] 1 willekeurig fiche
       *[other] { $count } willekeurige fiches
    }
tile =
    { $tile ->
        [patch] pleister
        [purple] paars medicijn
        [orange] oranje medicijn
       *[green] groen medicijn
    }
medicine =
    { $medicine ->
        [purple] paars medicijn
        [orange] oranje medicijn
       *[green] groen medicijn
    }
thing =
    { $thing ->
        [buck] 1 duit
        [purple] 1 paars medicijn
        [orange] 1 oranje medicijn
       *[green] 1 groen medicijn
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
happened-earn = { $who } verdient { bucks }.
happened-pay = { $who } betaalt { bucks }.
happened-fetch = { $who } pakt een { medicine }.
happened-sell = { $who } verkoopt een { medicine }.
happened-steal = { $who } pakt { thing } af van { $whom }.
happened-hand-over = { $who } betaalt { bucks } aan { $whom }.
happened-claim = { $who } neemt de patiënt in bed { $bed } over.
happened-join = { $who } komt erbij zitten aan bed { $bed }.
happened-alone = { $who } zit alleen aan bed { $bed } en behandelt die patiënt nu.
happened-treat = { $who } legt een { tile } op bed { $bed }.
happened-pilfer = { $who } pakt een { medicine } van de patiënt in bed { $bed }.
happened-learn = { $who } leert { $skill }.
happened-poach = { $who } neemt { $skill } over van { $whom }.
happened-exam =
    { $who } doet het eindexamen { $skills ->
        [0] zonder vaardigheden
        [one] met 1 vaardigheid
       *[other] met { $skills } vaardigheden
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
    } antwoorden: { bucks } of 1 aanzien.
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
