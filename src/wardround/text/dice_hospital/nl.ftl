### Dice Hospital, in Dutch.
###
### Genezen: waarde omhoog; naar huis: voorbij 6; achteruitgaan: waarde omlaag.
### Patiënten blijven woorden (`r4t`: een rode 4, behandeld). Een kleur staat in colour altijd
### verbogen (rode patiënt, rode 4); waar ze los staat (toont rood) kiest de zin zelf.

## What anybody can get wrong, whatever the game

administrators-few =
    Voor { $seats } stoelen moeten er { $needed } beheerders te delen zijn; deze kaarten hebben er { $have }. Voeg kaarten toe of kies administrators=no.

## Position codes

position-patient =
    “{ $word }” in het veld “{ $field }” van { position-where } is geen patiënt. Patiënten schrijf je als r4, g2t of ry3.
position-treated =
    “{ $word }” in het veld “{ $field }” van { position-where } is behandeld; op dit punt van het spel wachten de patiënten daar nog (zonder t of m).
position-recoloured =
    “{ $word }” in het veld “{ $field }” van { position-where } toont een andere kleur dan de eigen; dat komt alleen tijdens de activatie voor.
position-not-owned =
    Het veld “{ $field }” van { position-where } noemt meer dan dat ziekenhuis heeft.
position-workers =
    De aantallen in { position-where } kloppen niet: op elke gebruikte afdeling werkt één medewerker, dus “used” moet evenveel woorden hebben als er verpleegkundigen en specialisten zijn ingezet.
position-beds =
    Te veel patiënten in { position-where }: het zijn er { $patients }, en een ziekenhuis heeft { $beds } bedden.
position-dice =
    Er zijn maar { $dice } { colour } dobbelstenen; in deze stelling zijn het er meer.
position-first =
    { $whom } kan geen startspeler zijn: dat is wie ziekenwagen { $ambulance } heeft genomen, de laagste. { position-help }
position-ambulances =
    Zo kunnen de ziekenwagens niet genomen zijn ({ $taken }): elke ziekenwagen gaat naar hooguit één stoel, de hoogste is het aantal stoelen plus één, en de startspeler kan nummer 1 niet nemen.
position-administrators = Twee ziekenhuizen hebben dezelfde beheerder; van elke beheerder is er maar één.

## Names of things on the command line

option-administrators = Beheerders: iedereen krijgt er twee en houdt er één, die elke ronde punten kan opleveren of een patiënt spaart.
option-administrators-yes = Met beheerders.
option-administrators-no = Zonder beheerders.
option-set-beginner = Beginner: het gewone spel, zonder beheerders.
option-set-standard = Standaard: het spel zoals het meestal gespeeld wordt.
option-set-hard = Moeilijk: meer patiënten, ergere verwaarlozing; alleen kosten fouten meer.
option-set-everything = Alles: moeilijk, met gebeurtenissen, nieuwe kaarten en tijdklok.
option-activation = Activatie: hoe de ziekenhuizen in fase 3 werken.
option-activation-linear = Na elkaar, op nummer van de ziekenwagen.
option-activation-simultaneous = Allemaal tegelijk.

## What a seat is asked, and why

ask-nothing = Het spel is afgelopen.
reason-over = Alle acht rondes zijn gespeeld.
ask-wait = Wacht.
reason-chance = Er worden dobbelstenen gegooid of kaarten opengelegd.
reason-others = Nog aan de beurt: { $whom }.
ask-extra = Nog één kaart: leg je een afdeling of een specialist open?
reason-extra = Met twee spelers kiest de startspeler wat de laatste kaart van het aanbod wordt.
ask-starting = Welke van je dobbelstenen begint als { $value }?
reason-starting =
    Je beginpatiënten krijgen de waarden { $values }; de laatste dobbelsteen krijgt wat overblijft.
ask-keep = Welke beheerder houd je?
reason-keep = Je hebt er twee; de andere verdwijnt uit het spel. Niemand ziet je keuze voordat iedereen heeft gekozen.
ask-arrange =
    Kies { $places ->
        [one] 1 dobbelsteen
       *[other] { $places } dobbelstenen
    } met waarde { $value } voor ziekenwagen { $ambulance }.
reason-arrange =
    { $dice } dobbelstenen tonen een { $value } en passen er niet allemaal in: wie rechts van de startspeler zit, bepaalt welke kleuren waarheen gaan.
ask-take = Welke ziekenwagen neem je?
reason-take =
    Je hebt { $free ->
        [0] geen vrij bed
        [one] 1 vrij bed
       *[other] { $free } vrije bedden
    }. Het laagste genomen nummer levert een bloedzak op en maakt je startspeler; lage nummers kiezen als eerste een verbetering.{ $first ->
        [0] { "" }
       *[other] { " " }De startspeler mag ziekenwagen 1 niet nemen.
    }{ $arrivals ->
        [0] { "" }
        [one] { " " }Er komt één patiënt bij.
       *[other] { " " }Er komen { $arrivals } patiënten bij.
    }
brings-ambulance = som { $sum } · { ambulance-beds }{ ambulance-lowest } · { ambulance-order }
ambulance-beds =
    { $short ->
        [0] { $beds ->
            [0] past precies
            [one] nog 1 bed vrij
           *[other] nog { $beds } bedden vrij
        }
        [one] 1 bed tekort: een van je patiënten sterft
       *[other] { $short } bedden tekort: { $short } van je patiënten sterven
    }
ambulance-lowest =
    { $lowest ->
        [sure] { " · " }{ ambulance-bags }startspeler
        [perhaps] { " · " }{ ambulance-bags }startspeler als niemand een lagere neemt
       *[no] { "" }
    }
ambulance-bags =
    { $bags ->
        [0] { "" }
        [one] bloedzak en{ " " }
       *[other] { $bags } bloedzakken en{ " " }
    }
ambulance-order =
    { $locked ->
        [0] bouwt als { $earliest ->
            [1] 1e
            [2] 2e
            [3] 3e
           *[other] 4e
        }{ ambulance-or }
       *[other] niet voor de startspeler
    }
ambulance-or =
    { $latest ->
        [1] { "" }
        [2] { $earliest ->
            [2] { "" }
           *[other] { " " }of 2e
        }
        [3] { $earliest ->
            [3] { "" }
            [2] { " " }of 3e
           *[other] { " " }t/m 3e
        }
       *[other] { $earliest ->
            [4] { "" }
            [3] { " " }of 4e
           *[other] { " " }t/m 4e
        }
    }
brings-sent =
    houd { $sum }{ $bags ->
        [0] { "" }
        [one] , +1 bloedzak
       *[other] , +{ $bags } bloedzakken
    }
brings-load =
    { $goes ->
        [sure] gaat in ziekenwagen { $ambulance }
        [later] gaat in een latere ziekenwagen
       *[choice] kan in ziekenwagen { $ambulance }
    }
brings-report = { points }: { $met } van { $of }
brings-department =
    { $home ->
        [0] { $fits ->
            [one] 1 patiënt te behandelen
           *[other] { $fits } patiënten om uit te kiezen
        }
        [one] 1 kan naar huis: +{ points }
       *[other] { $home } kunnen naar huis: +{ points }
    }
brings-patient =
    { $becomes ->
        [home] gaat naar huis: +{ points }
        [dead] sterft
        [bag] gaat terug in de zak
       *[other] wordt een { $value }
    }
brings-bag =
    genees een willekeurige patiënt met { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }, of verander de kleur die een patiënt toont
brings-return =
    lever een kaart in voor { $bags ->
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }
brings-return-die = leg een van de gegooide dobbelstenen terug in de zak
brings-return-patient = leg een van je patiënten terug in de zak (geen sterfgeval)
ask-overflow =
    Te weinig bedden: welke { $short ->
        [one] patiënt
       *[other] { $short } patiënten
    } die je al had, geef je op?
reason-overflow =
    De nieuwe patiënten blijven. Er { $short ->
        [one] is nog 1 bed
       *[other] zijn nog { $short } bedden
    } nodig, en voor elk bed sterft een patiënt die er al lag.
ask-improve = Neem je een afdeling of een specialist, of pas je?
reason-improve =
    { $cards ->
        [one] Er ligt nog 1 kaart
       *[other] Er liggen nog { $cards } kaarten
    } in het aanbod. Je mag er elke ronde één nemen.
ask-return =
    { $bags ->
        [one] Lever je een van je verbeteringen in voor een bloedzak, of pas je?
       *[other] Lever je een van je verbeteringen in voor { $bags } bloedzakken, of pas je?
    }
ask-return-card = Welke verbetering lever je in?
reason-return =
    Eén keer per ronde mag een verbetering, ook een nieuwe, terug onder de stapel voor { bags }.
ask-spare = Welke { colour } patiënt gaat niet achteruit?
reason-spare = Je beheerder spaart elke ronde één onbehandelde { colour } patiënt.
ask-worker =
    { $free ->
        [0]
            { $bags ->
                [0] Rond af: meer is er niet te doen.
               *[other] Gebruik een bloedzak, of rond af.
            }
       *[other]
            { $bags ->
                [0] Zet een medewerker in, of rond af.
               *[other] Zet een medewerker in, gebruik een bloedzak, of rond af.
            }
    }
reason-worker =
    Je hebt { $free ->
        [0] geen vrije medewerkers
        [one] 1 vrije medewerker
       *[other] { $free } vrije medewerkers
    } en { bags }. Wie niet behandeld wordt, gaat achteruit.
brings-finish =
    Nu stoppen: { $points ->
        [0] geen punten
       *[other] { points }
    }, { $worse ->
        [0] niemand gaat achteruit
        [one] 1 gaat achteruit{ finish-steps }
       *[other] { $worse } gaan achteruit{ finish-steps }
    }, { $deaths ->
        [0] niemand sterft.
        [one] 1 sterft: { $dead } (−{ $cost }).
       *[other] { $deaths } sterven: { $dead } (−{ $cost }).
    }
finish-steps =
    { $steps ->
        [1] { "" }
       *[other] { " " }met { $steps }
    }
risk-finish =
    Afronden?{ $kinds ->
        [0] { "" }
        [one] { " " }Kan nog werken: { $workers ->
            [nurse] verpleegkundige
           *[other] { $workers }
        }.
       *[other] { " " }Kunnen nog werken: { $workers }.
    }{ $deaths ->
        [0] { "" }
        [one] { " " }Sterft: { $dead }.
       *[other] { " " }Sterven: { $dead }.
    }
bags =
    { $bags ->
        [0] geen bloedzakken
        [one] 1 bloedzak
       *[other] { $bags } bloedzakken
    }
ask-department =
    Op welke afdeling gaat { the-worker } aan het werk?
reason-department = Je kunt elke ongebruikte afdeling kiezen waarvoor je alle benodigde patiënten hebt.
the-worker =
    { $worker ->
        [nurse] de verpleegkundige
       *[other] de { $worker }
    }
ask-patients =
    { $patient ->
        [none] { $department }: kies { picks }.
       *[other] { $department }: welke kleur moet { $patient } tonen?
    }
reason-patients =
    { $form ->
        [heal] Deze afdeling geneest { whom } { steps }.
       *[other] { does-treatment }
    }
ask-effect =
    { $patient ->
        [none] { $worker }: kies { picks }{ $picked ->
            [0] , of sla het effect over
           *[other] { "" }
        }.
       *[other] { $worker }: welke kleur moet { $patient } tonen?
    }
reason-effect = De { $worker } mag nu { effect }.{ or-a-bag }
or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Je kunt eerst nog een bloedzak gebruiken.
    }
ask-bag-patient = Wie krijgt de bloedzak?
ask-bag-use =
    { $patient }: { steps } genezen, of welke kleur moet deze patiënt tonen?
reason-bag =
    Je hebt { bags }. Eén bloedzak geneest een willekeurige patiënt { steps }, of verandert tot het einde van de activatie de kleur die een patiënt toont.

## Why a thing cannot be said now

why-over = het spel is afgelopen.
why-chance = eerst komen de dobbelstenen en de kaarten.
why-others = je bent niet aan de beurt; nog aan de beurt: { $whom }.
why-phase = dit wordt nu niet gevraagd. De stap is: { $phase }.
why-new-patient = nieuwe patiënten kun je nooit opgeven; kies er een die je al had.
why-not-here = deze dobbelsteen kan niet in ziekenwagen { $ambulance }: lagere waarden gaan voor.
why-return-first = zeg eerst “return” en dan de kaart.
why-not-improvement = je kunt alleen een verbetering inleveren die je zelf hebt.
why-ambulance-taken = { $whom } heeft die ziekenwagen al genomen.
why-ambulance-first = de startspeler mag ziekenwagen 1 niet nemen.
why-sentence = maak eerst af wat je begonnen bent te zeggen.
why-effect-first = gebruik eerst het effect van de ingezette specialist, of sla het over.
why-no-bag = je hebt geen bloedzak.
why-no-patients = je hebt geen patiënt die de bloedzak kan krijgen.
why-worker-used =
    { $worker ->
        [nurse] al je verpleegkundigen hebben deze ronde gewerkt.
       *[other] de { $worker } heeft deze ronde al gewerkt.
    }
why-no-department = voor geen van je ongebruikte afdelingen heb je alle benodigde patiënten.
why-department-used = { $department } is deze ronde al gebruikt.
why-department-cannot =
    { $department } geneest { whom }; qua kleur en waarde { $have ->
        [0] past geen van je patiënten
        [one] past 1 van je patiënten
       *[other] passen { $have } van je patiënten
    }.
why-department-pattern =
    { $department } geneest { whom }; onder de { $have } patiënten met de juiste kleur zit zo’n groep niet.
why-department-two =
    { $department } heeft twee delen, beide of geen van beide; voor het { $slot ->
        [first] eerste
       *[second] tweede
    }, { whom }, is er { $have ->
        [0] niemand
        [one] maar 1
       *[other] maar { $have }
    }.
why-no-such-patient = je hebt geen { $patient }.
why-worker-first = zeg eerst welke medewerker je inzet.
why-department-first = zeg eerst op welke afdeling die gaat werken.
why-colour =
    je kunt alleen een patiënt kiezen die { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[any] een willekeurige kleur
    } toont.
why-value = je kunt alleen een patiënt{ of-values } kiezen.
why-picked = elke { $patient } die je hebt, is al gekozen.
why-pattern =
    { $pattern ->
        [run] samen met wat al gekozen is, geeft dat geen { $count } opeenvolgende waarden.
        [equal] samen met wat al gekozen is, geeft dat geen { $count } gelijke waarden.
       *[any] een groep noem je van de laagste naar de hoogste waarde, en deze komt vóór wat al gekozen is.
    }
why-not-healed = de { $worker } geneest alleen patiënten die de afdeling zojuist heeft genezen.
why-just-healed = de { $worker } geneest een andere patiënt, niet een die de afdeling zojuist heeft genezen.
why-match = de { $worker } heeft een patiënt nodig met de waarde die een van de zojuist genezen patiënten daarvoor had.

## What cards do

does-treatment =
    { $form ->
        [two] Genees { whom } { steps } en { second }; allebei of geen van beide.
        [by-value] Genees { whom } met een aantal stappen dat van de waarde afhangt: { $by_value } voor 1 t/m 6.
        [lower] Verlaag { whom } { steps }.
        [flip] Draai { whom } naar de andere kant (7 min de waarde).
        [reroll] Gooi { whom } opnieuw; de uitkomst geldt.
        [recolour] Verander de getoonde kleur van { whom } tot het einde van de activatie.
        [transfer] Leg { whom } terug in de zak; dat is geen sterfgeval.
       *[heal] Genees { whom } { steps }.
    }
does-specialist =
    Als { occasion }, mag je { effect }.
does-administrator-spare =
    Elke ronde gaat één onbehandelde { colour } patiënt naar keuze niet achteruit.
does-administrator-most =
    { points } voor elke ronde waarin je meer patiënten naar huis stuurt dan ieder ander (bij een gelijke stand krijgt niemand iets).
does-administrator-needs =
    { points } voor elke ronde waarin je minstens { needed } naar huis stuurt.
colour =
    { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[any] willekeurige
    }
trigger-colour =
    { $trigger ->
        [red] rode
        [yellow] gele
       *[green] groene
    }
coloured =
    { $colour ->
        [any] { "" }
       *[other] { colour }{ " " }
    }
whom =
    { $count ->
        [1] één { coloured }patiënt
       *[other] { how-many } { number } { coloured }patiënten
    }{ of-values }{ in-pattern }
number =
    { $count ->
        [2] twee
        [3] drie
       *[4] vier
    }
steps =
    { each }met { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
each =
    { $count ->
        [1] { "" }
       *[other] elk{ " " }
    }
in-pattern =
    { $pattern ->
        [equal] { " " }van gelijke waarde
        [run] { $count ->
            [2] { " " }met opeenvolgende waarden (zoals 2 en 3)
            [3] { " " }met opeenvolgende waarden (zoals 2, 3 en 4)
           *[other] { " " }met opeenvolgende waarden (zoals 2, 3, 4 en 5)
        }
       *[any] { "" }
    }
of-values =
    { $low ->
        [1] { $high ->
            [6] { "" }
            [2] { " " }van waarde 1 of 2
            [1] { " " }van waarde 1
           *[other] { " " }van waarde 1 t/m { $high }
        }
        [2] { $high ->
            [3] { " " }van waarde 2 of 3
            [2] { " " }van waarde 2
           *[other] { " " }van waarde 2 t/m { $high }
        }
        [3] { $high ->
            [4] { " " }van waarde 3 of 4
            [3] { " " }van waarde 3
           *[other] { " " }van waarde 3 t/m { $high }
        }
        [4] { $high ->
            [5] { " " }van waarde 4 of 5
            [4] { " " }van waarde 4
           *[other] { " " }van waarde 4 t/m { $high }
        }
        [5] { $high ->
            [6] { " " }van waarde 5 of 6
           *[other] { " " }van waarde 5
        }
       *[6] { " " }van waarde 6
    }
effect =
    { $form ->
        [two] { object } { steps } genezen en { second-whom } { $also_op ->
            [lower] verlagen
            [flip] omdraaien
            [transfer] terugleggen
           *[heal] genezen
        } (beide of geen van beide)
        [by-value] { object } genezen met een aantal stappen dat van de waarde afhangt ({ $by_value } voor 1 t/m 6)
        [lower] { object } { steps } verlagen
        [flip] { object } naar de andere kant draaien (7 min de waarde)
        [reroll] { object } opnieuw gooien
        [recolour] de getoonde kleur van { object } veranderen tot het einde van de activatie
        [transfer] { object } terugleggen in de zak (geen sterfgeval)
       *[heal] { effect-heal }
    }
more-steps =
    { each }{ $steps ->
        [one] nog 1 stap verder
       *[other] nog { $steps } stappen verder
    }
other =
    { $count ->
        [1] een andere { coloured }patiënt
       *[other] { how-many } { number } andere { coloured }patiënten
    }{ any-colour }{ of-values }{ in-pattern }
any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }van een willekeurige kleur
           *[other] { "" }
        }
       *[other] { "" }
    }
needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } rode { $red ->
                [one] patiënt
               *[other] patiënten
            }
           *[other] { needed-red }{ $yellow } gele { $yellow ->
                [one] patiënt
               *[other] patiënten
            }
        }
       *[other] { needed-red-and-yellow }{ $green } groene { $green ->
            [one] patiënt
           *[other] patiënten
        }
    }
needed-red =
    { $red ->
        [0] { "" }
       *[other] { $red } rode en { "" }
    }
needed-red-and-yellow =
    { $yellow ->
        [0] { needed-red }
       *[other] { $red ->
            [0] { $yellow } gele en { "" }
           *[other] { $red } rode, { $yellow } gele en { "" }
        }
    }

## What happened

happened-first = { $who } is startspeler.
happened-reveal = { $card } wordt opengelegd.
happened-shelve = { $card } gaat onder de stapel.
happened-draw = { $who } trekt een { colour } dobbelsteen.
happened-settle = { $who } begint met { $patient }.
happened-deal =
    { $administrator ->
        [hidden] { $who } krijgt een beheerder.
       *[other] { $who } krijgt { $administrator }.
    }
happened-keep =
    { $administrator ->
        [hidden] { $who } heeft een beheerder gekozen.
       *[other] { $who } houdt { $administrator }.
    }
happened-appoint = { $who } heeft als beheerder { $administrator }.
happened-roll = { $patient } komt binnen.
happened-load = { $patient } gaat in ziekenwagen { $ambulance }.
happened-take = { $who } neemt ziekenwagen { $ambulance }.
happened-unload = { $patient } vertrekt met ziekenwagen { $ambulance } en gaat terug in de zak.
happened-gain =
    { $who } krijgt { $bags ->
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
happened-admit = { $who } neemt { $patient } op.
happened-die = { $who } verliest { $patient }: een sterfgeval.
happened-build =
    { $hired ->
        [0] { $who } bouwt { $card }.
       *[other] { $who } neemt de { $card } in dienst.
    }
happened-give-back =
    { $hired ->
        [0] { $who } levert { $card } in.
       *[other] { $who } levert de { $card } in.
    }
happened-place =
    { $worker ->
        [nurse] { $who } stuurt een verpleegkundige naar { $department }.
       *[other] { $who } stuurt de { $worker } naar { $department }.
    }
happened-heal = { $who } geneest { $patient }: nu { $becomes }.
happened-discharge = { $who } stuurt { $patient } naar huis.
happened-recolour = { $who } verandert de kleur van { $patient }: nu { $becomes }.
happened-spend =
    { $who } gebruikt { $bags ->
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
happened-pending = { $who } mag het effect van de { $worker } gebruiken.
happened-spare = { $who } spaart { $patient }.
happened-worsen = { $who } verwaarloost { $patient }: nu { $becomes }.
happened-score = { $who } scoort { points }: { $source }.

## Names

phase-first-player = voorbereiding, startspeler bepalen
phase-reveal = kaarten openleggen
phase-extra = een extra kaart kiezen
phase-extra-department = een extra afdeling openleggen
phase-extra-specialist = een extra specialist openleggen
phase-starting-dice = voorbereiding, begindobbelstenen trekken
phase-starting-values = voorbereiding, beginwaarden kiezen
phase-deal = voorbereiding, beheerders delen
phase-keep = voorbereiding, een beheerder houden
phase-roll = opname, dobbelstenen gooien
phase-arrange = opname, ziekenwagens vullen
phase-take = opname, ziekenwagens nemen
phase-overflow = opname, bedden vinden
phase-improve = verbetering
phase-return = verbetering, kaarten inleveren
phase-activate = activatie
phase-spare = verwaarlozing
phase-over = einde

source-discharges = patiënten naar huis
source-empty-hospital = leeg ziekenhuis
source-administrator = beheerder
source-bags = bloedzakken over
source-fatalities = sterfgevallen

decided-points = Beslist op punten.
decided-fewest-patients = Gelijk in punten: wie de minste patiënten overhoudt, wint.
decided-patient-values = Gelijk in punten en in overgebleven patiënten: de som van hun waarden beslist.
decided-shared = In alles gelijk: de eerste plaats wordt gedeeld.

## Options, solo, events, own cards

second =
    { $also_op ->
        [lower] verlaag
        [flip] draai
        [transfer] verwijder
       *[heal] genees
    } { second-whom }
second-whom =
    { $also_count ->
        [1] één andere { $also_colour ->
            [red] rode{ " " }
            [yellow] gele{ " " }
            [green] groene{ " " }
           *[any] { "" }
        }patiënt
       *[other] { $also_count } andere { $also_colour ->
            [red] rode{ " " }
            [yellow] gele{ " " }
            [green] groene{ " " }
           *[any] { "" }
        }patiënten
    }{ $also_high ->
        [6] { $also_low ->
            [1] { "" }
           *[other] { " " }van waarde { $also_low } t/m 6
        }
       *[other] { " " }van waarde { $also_low } t/m { $also_high }
    }{ $also_steps ->
        [0] { "" }
        [one] { " " }met 1 stap
       *[other] { " " }met { $also_steps } stappen
    }
occasion =
    { $at ->
        [coloured] een afdeling die een kleur noemt en waar deze specialist werkt
       *[any] de afdeling waar deze specialist werkt
    } { $trigger ->
        [any] iemand
       *[other] minstens één { trigger-colour } patiënt
    } { $when ->
        [discharges] naar huis stuurt
       *[heals] geneest
    }
does-specialist-gain =
    Als { occasion }, mag je { gain }.
does-specialist-consultant =
    Noem aan het begin van je activatie een andere specialist van je: tot het einde van de fase kan deze ook wat die kan.
does-specialist-admissions =
    Voor elke patiënt die een van je specialisten naar huis stuurt, mag je een patiënt van je terugleggen in de zak (geen sterfgeval), of als er een bed vrij is een nieuwe trekken en gooien (2 t/m 5).
gain =
    { $fatalities ->
        [0] { "" }
        [one] een sterfgeval teruggeven
       *[other] { $fatalities } sterfgevallen teruggeven
    }{ $bags ->
        [0] { "" }
       *[other] { $fatalities ->
            [0] { "" }
           *[other] { " " }en{ " " }
        }{ $bags ->
            [one] een bloedzak
           *[other] { $bags } bloedzakken
        } nemen
    }{ $points ->
        [0] { "" }
       *[other] { and }{ points } nemen
    }
and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }en{ " " }
        }
       *[other] { " " }en{ " " }
    }
does-administrator-every =
    { points } per ronde voor elke { needed } die je naar huis stuurt.
does-administrator-spare-all =
    Je onbehandelde { colour } patiënten gaan nooit achteruit.
does-report =
    { points } als je in één ronde { needed } naar huis stuurt.
does-event-gain =
    Meteen: iedereen krijgt { $bags ->
        [0] { points }
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
does-event-treatment =
    Meteen, vóór de opname: iedereen mag { effect }.
does-event-extra =
    Meteen: de startspeler legt nog één afdeling of specialist open.
does-event-round =
    { $bags ->
        [0] { "" }
        [one] Iedereen krijgt meteen een bloedzak.{ " " }
       *[other] Iedereen krijgt meteen { $bags } bloedzakken.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Iedereen krijgt meteen { points }.{ " " }
    }Deze ronde:{ $lowest_roll ->
        [-1] { "" }
       *[other] { " " }nieuwe patiënten komen minstens met { $lowest_roll };
    }{ $highest_roll ->
        [-1] { "" }
       *[other] { " " }nieuwe patiënten komen hoogstens met { $highest_roll };
    }{ $arrivals ->
        [-1] { "" }
        [one] { " " }bij iedereen komt één patiënt meer binnen;
       *[other] { " " }bij iedereen komen { $arrivals } patiënten meer binnen;
    }{ $lowest_bags ->
        [-1] { "" }
       *[other] { " " }de laagste genomen ziekenwagen levert { $lowest_bags } bloedzakken op;
    }{ $first_locked ->
        [0] { " " }de startspeler mag ziekenwagen 1 nemen;
       *[other] { "" }
    }{ $return_bags ->
        [-1] { "" }
       *[other] { " " }een ingeleverde verbetering levert { $return_bags } bloedzakken op;
    }{ $nurses ->
        [-1] { "" }
       *[other] { " " }in elk ziekenhuis werken { $nurses } verpleegkundigen;
    }{ $bag_steps ->
        [-1] { "" }
       *[other] { " " }een bloedzak geneest met { $bag_steps };
    }{ $early_discharge ->
        [1] { " " }behandelde patiënten van waarde 6 gaan aan het einde van de activatie naar huis;
       *[other] { "" }
    }{ $inspection ->
        [-1] { "" }
       *[other] { " " }een ziekenhuis zonder onbehandelde patiënt aan het einde van de activatie krijgt { $inspection } punten;
    }{ $neglect ->
        [-1] { "" }
        [0] { " " }verwaarlozing doet geen kwaad;
       *[other] { " " }onbehandelde patiënten gaan { $neglect } achteruit;
    }{ $each_discharged ->
        [-1] { "" }
       *[other] { " " }elke patiënt die naar huis gaat telt { $each_discharged } meer;
    }{ $keep_display ->
        [1] { " " }het aanbod blijft bij de shiftwissel liggen en wordt alleen aangevuld;
       *[other] { "" }
    } daarna is alles weer als tevoren.
how-many =
    { $upto ->
        [yes] hoogstens
       *[no] precies
    }
object =
    { $relation ->
        [same] een van diezelfde patiënten
        [another] { other }
        [match] { other }
       *[anyone] { whom }
    }
effect-heal =
    { $relation ->
        [same] { $count ->
            [1] een van diezelfde patiënten { more-steps } genezen
           *[other] { how-many } { number } van diezelfde patiënten { more-steps } genezen
        }
        [another] { $count ->
            [1] { other } { steps } genezen (een die de afdeling niet heeft genezen)
           *[other] { other } { steps } genezen (die de afdeling niet heeft genezen)
        }
        [match] { other } { steps } genezen (niet door de afdeling genezen; met de waarde die een van die genezen patiënten daarvoor had)
        [event] { whom } { steps } genezen
       *[anyone] { whom } { steps } genezen (ook wie zojuist is genezen)
    }
picks =
    { $left ->
        [one] { $picked ->
            [0] een patiënt
           *[other] nog één patiënt
        }
       *[other] { $upto ->
            [yes] { further }hoogstens { $left } patiënten
           *[no] { further }{ $left } patiënten
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , of laat het daarbij
        }
       *[no] { "" }
    }
further =
    { $picked ->
        [0] { "" }
       *[other] nog{ " " }
    }
ask-use =
    { $worker }: gebruik je het effect, of sla je het over?
reason-use =
    De { $worker } laat je nu { gain }.
ask-event =
    { $patient ->
        [none] { $event }: kies { picks }{ $picked ->
            [0] , of sla het over
           *[other] { "" }
        }.
       *[other] { $event }: welke kleur moet { $patient } tonen?
    }
reason-event =
    Door deze gebeurtenis mag iedereen { effect }.
ask-name =
    Welke andere specialist volgt je { CARD("consultant") }?
ask-name-whom =
    Welke specialist?
reason-name =
    Tot het einde van de activatie kan de { CARD("consultant") } ook wat die specialist kan.
ask-admissions =
    { CARD("admissions-nurse") }: een nieuwe patiënt trekken, er een terugleggen, of overslaan?
ask-admissions-return =
    Welke patiënt gaat terug in de zak?
reason-admissions =
    { $left ->
        [one] Een specialist van je stuurde een patiënt naar huis: dit mag één keer.
       *[other] Dit mag { $left } keer, voor patiënten die je specialisten naar huis stuurden.
    } Een teruggelegde patiënt is geen sterfgeval; wie overslaat, laat de rest.
reason-extra-event =
    De gebeurtenis brengt nog één kaart in het aanbod, en de startspeler kiest de stapel.
ask-send-back =
    Welke dobbelsteen gaat terug in de zak?
reason-send-back =
    De andere houd je als nieuwe patiënten. Zijn hun waarden samen minder dan 9, dan krijg je een bloedzak; alles bij elkaar is het { $sum }. De kaarten van deze ronde worden pas daarna opengelegd.
ask-improve-alone =
    Neem een afdeling of een specialist.
reason-improve-alone =
    Alleen neem je elke ronde precies één van de { $cards } kaarten.
reason-return-many =
    Zoveel verbeteringen als je wilt, ook nieuwe, mogen terug onder hun stapel, elk voor { bags }; met passen ben je klaar.
ask-report =
    Welk medisch rapport vervul je, of pas je?
reason-report =
    Naar huis en nog niet voor een rapport gebruikt: { $red } rode, { $yellow } gele, { $green } groene. Een vervuld rapport maakt plaats voor het rapport erboven.
ask-pick-up =
    Welke patiënt wordt opgehaald?
ask-space =
    Op welk vak komt { $patient }?
reason-pick-up =
    Elke patiënt op een vak van zijn kleur of waarde levert 1 punt op; elke achterblijver kost 1 punt.
why-event = een gebeurtenis geldt vanzelf: daar hoef je niets voor te zeggen.
why-report-later = rapporten vervul je aan het eind van een ronde, met wie dan ontslagen is.
why-space-patient = kies eerst wie er wordt opgehaald.
why-space-fits = dit vak is voor een andere kleur of waarde.
why-no-space =
    geen vrij vak past bij { $patient }.
why-report =
    daarvoor zijn { needed } nodig die deze ronde naar huis gingen en niet voor een ander rapport zijn gebruikt.
why-report-above =
    alleen een rapport in de onderste rij kan worden vervuld; dit schuift omlaag als het onderste vervuld is.
why-admissions-first =
    eerst de { CARD("admissions-nurse") }: trekken, een patiënt terugleggen, of overslaan.
why-name-first =
    noem eerst de specialist die je { CARD("consultant") } volgt.
why-colour-first =
    zeg eerst welke kleur { $patient } moet tonen.
why-second =
    met deze blijven er te weinig over voor het tweede deel, { whom }.
why-no-target =
    de { $worker } heeft geen patiënt nodig: gebruik het effect of sla over.
happened-treat = { $who } behandelt { $patient }: nu { $becomes }.
happened-join = { $card } gaat in de stapel.
happened-leave = { $card } gaat uit de stapel.
happened-report = Het rapport { $report } wordt opengelegd.
happened-fulfil = { $who } vervult het rapport { $report }.
happened-event = Gebeurtenis: { $event }.
happened-arrive = { $patient } komt ook bij { $who } binnen.
happened-send-back = { $who } legt { $patient } terug in de zak.
happened-transfer = { $who } stuurt { $patient } terug naar de zak.
happened-welcome = { $who } neemt { $patient } op uit de zak.
happened-name = De { CARD("consultant") } van { $who } volgt de { $worker }.
happened-relieve =
    { $who } geeft { $fatalities ->
        [one] een sterfgeval
       *[other] { $fatalities } sterfgevallen
    } terug.
happened-pick-up = { $patient } van { $who } wordt opgehaald.
phase-deck = voorbereiding, stapels samenstellen
phase-deal-reports = voorbereiding, medische rapporten openleggen
phase-event-card = een gebeurtenis openleggen
phase-event = gebeurtenis
phase-send-back = opname, een dobbelsteen terugleggen
phase-report = ontslag, rapporten vervullen
phase-pick-up = ophalen na de laatste ronde
source-effect = effecten van specialisten
source-event = gebeurtenissen
source-reports = vervulde rapporten
source-pick-up = opgehaalde patiënten
source-reports-left = niet vervulde rapporten
source-patients-left = achtergebleven patiënten
decided-alone = Alleen gespeeld: de score is het resultaat.
option-edition = Editie: het gedrukte spel, of het prototype met eigen kaarten (regels v2.11).
option-edition-final = Het gedrukte spel.
option-edition-prototype = Het prototype: andere kaarten, onbeperkt inleveren, een bloedzak voor wie de meesten naar huis stuurt.
option-crisis = Openingscrisis: iedereen begint met vijf patiënten in plaats van drie.
option-crisis-no = Drie beginpatiënten: 3, 4, 5.
option-crisis-yes = Vijf beginpatiënten: 3, 3, 4, 5, 5.
option-epidemic = Landelijke epidemie: met elke genomen ziekenwagen komt één patiënt meer.
option-epidemic-no = Drie patiënten per ziekenwagen.
option-epidemic-yes = Drie, en één extra bij het nemen.
option-superbug = Resistente superbacterie: verwaarlozing verlaagt met 2.
option-superbug-no = Verwaarlozing verlaagt met 1.
option-superbug-yes = Verwaarlozing verlaagt met 2.
option-pick-up = Ophalen na de laatste ronde: ziekenwagens nemen patiënten mee die op hun vakken passen, 1 punt per patiënt; elke achterblijver kost 1 punt.
option-pick-up-no = Het spel eindigt na ronde 8.
option-pick-up-yes = Met ophalen.
option-events = Gebeurtenissen: vanaf ronde 2 komt er vóór elke opname een gebeurtenis. De gebeurtenissen zijn zelfbedacht.
option-events-no = Zonder gebeurtenissen.
option-events-yes = Met gebeurtenissen.
option-experimental = Experimentele geneeskunde: nieuwe afdelingen en specialisten die patiënten opnieuw gooien, omdraaien en van kleur veranderen.
option-experimental-no = De basisstapels.
option-experimental-replace = Elke basiskaart één keer, de nieuwe twee keer (zoals gedrukt).
option-experimental-added = De nieuwe kaarten erbij in beide hele stapels: 32 afdelingen, 36 specialisten.
option-promos = Promospecialisten: elk van de gekozene vervangt een willekeurige specialist.
option-promos-no = Zonder hen.
option-promos-consultant = { CARD("consultant") }.
option-promos-admissions-nurse = { CARD("admissions-nurse") }.
option-promos-both = Allebei.
option-timer = Tijdklok: 60 seconden voor de activatie in ronde 1 en elke ronde 5 meer; wat niet op tijd is ingezet, blijft liggen.
option-timer-no = Neem de tijd.
option-timer-yes = Met tijdklok.
option-fatalities = Sterfgevallen: wat elk ervan kost als je alleen speelt.
option-fatalities-single = 2 punten.
option-fatalities-double = 4 punten.
option-reports = Medische rapporten: wat een niet vervuld rapport kost als je alleen speelt.
option-reports-single = De punten ervan.
option-reports-double = Het dubbele daarvan.
refused-alone-epidemic = Alleen zijn er geen ziekenwagens voor een epidemie: speel zonder, of kies minstens twee stoelen.
refused-alone-pick-up = Alleen zijn er geen ziekenwagens om op te halen: speel zonder, of kies minstens twee stoelen.
refused-alone-administrators = Alleen heeft niemand een beheerder: speel zonder, of kies minstens twee stoelen.
refused-prototype-alone = Het prototype heeft geen solospel: kies het gedrukte spel, of minstens twee stoelen.
refused-prototype-experimental = Experimentele geneeskunde hoort bij het gedrukte spel: kies dat, of speel met de basisstapels.
refused-prototype-promos = Promospecialisten horen bij het gedrukte spel: kies dat, of speel zonder.
refused-prototype-events = Gebeurtenissen horen bij het gedrukte spel: kies dat, of speel zonder.
refused-only-alone-fatalities = Dubbele sterfgevallen zijn een solo-optie: laat elk 2 punten kosten, of kies één stoel.
refused-only-alone-reports = Medische rapporten zijn voor het solospel: laat ze bij hun punten, of kies één stoel.
reports-few = Een solospel heeft { $needed } medische rapporten nodig, deze kaarten hebben er { $have }. Voeg rapporten toe.
card-board = een nieuwe afdeling kan niet op elk bord staan: geef haar minstens 1 exemplaar.
card-hook = alleen de promokaart met die naam kan de haak “{ $hook }” hebben: beschrijf het effect met zijn velden.
card-nobody-left = wie naar huis is, kan niet nog eens worden gekozen: neem een andere relation, of when = "heals".
card-one-of = een kaart heeft precies één hiervan: { $fields }. Houd er één.
card-does-nothing = de gebeurtenis doet niets: geef haar gain, een keuze van patiënten, extra_card of modifiers.
card-rolls = de laagste worp ligt boven de hoogste: verander een van beide.
card-back-twice = ziekenwagen { $ambulance } heeft al een achterkant: verwijder er een.
card-run = een reeks van { $count } heeft evenveel waarden nodig: verruim ze of verlaag het aantal.
card-two-slots = met een tweede keuze zijn beide precies, zonder patroon, en geen van beide gooit of verandert kleur: pas dat aan.
card-picks = beide keuzes samen nemen hoogstens { $most } patiënten, en een derde is er niet: verlaag een aantal.
