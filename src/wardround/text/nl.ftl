### Elke zin die iemand te lezen krijgt, in het Nederlands.
###
### Eén woord voor één ding: glossary/nl.toml. Verder: stoel (seat), plaats (in de uitslag), het toeval
### (chance), spelverslag (journal), stelling (position). Genezen: waarde omhoog; naar huis: voorbij 6;
### achteruitgaan: waarde omlaag. Kaarten heten CARD("…").
### Patiënten blijven woorden (`r4t`: een rode 4, behandeld). Een kleur staat in dh-colour altijd
### verbogen (rode patiënt, rode 4); waar ze los staat (toont rood) kiest de zin zelf.

## What anybody can get wrong, whatever the game

game-over = Niemand kan nog “{ $said }” zeggen: het spel is afgelopen.
not-to-speak =
    “{ $said }” kan nu niet door { $speaker } worden gezegd. Aan de beurt: { $turn }.
word-number = Een woord en wie het zegt worden met hun nummer opgegeven; { $said }, gezegd door { $speaker }, is dat niet.
illegal-word =
    “{ $said }” is nu niet toegestaan voor { $speaker }. Toegestaan: { $legal }.
name-the-speaker =
    Wie zegt “{ $said }”? Aan de beurt: { $turn }. Zet vóór het woord wie het zegt, zoals in “{ $example }”.
bad-speaker =
    “{ $text }” wijst geen spreker aan. { speakers-are }
speakers-are = Een spreker is een speler (1, 2 …), * (het toeval) of *2 (het toeval voor Speler 2).
unknown-word =
    “{ $word }” is geen woord van dit spel. { $near ->
        [none] “wardround legal” toont de woorden die je kunt zeggen.
       *[other] Bedoel je: { $near }?
    }
unknown-game = Er is geen spel “{ $name }”. { did-you-mean }Spellen: { $known }.
plugin-broken = De module “{ $module }” die WARDROUND_GAMES noemt, brengt geen spel: { $error }. Verbeter de naam, zet de map op PYTHONPATH of laat hem weg.
unknown-player = Er is geen speler “{ $name }”. { did-you-mean }Spelers: { $known }.
player-no-parameters = “{ $player }”: { $name } heeft geen parameters. Schrijf “{ $name }”.
player-parameter = “{ $player }”: er is geen parameter “{ $parameter }”. { did-you-mean }Er zijn: { $known }.
player-value =
    “{ $player }”: { $parameter } is een geheel getal van { $least } tot en met { $most }, niet “{ $value }”. Schrijf bijvoorbeeld { $parameter }={ $least }.
player-one-parameter = “{ $player }” zegt twee keer wat één keer gezegd wordt: noem er maar één van { $known }.
player-served = “{ $player }” vraagt te veel van een gedeelde server: { $parameter } is hier hoogstens { $most }.
tournament-few = Een toernooi heeft minstens zoveel bots nodig als stoelen: { $bots } voor { $seats }. Een bot mag vaker genoemd worden.
tournament-file = { $path } is geen bestand met toernooiresultaten. Noem een ander bestand of verplaats het.
tournament-other = { $path } bevat de resultaten van een ander toernooi (spel, opties, bots, beginwaarde of kaarten verschillen). Noem een ander bestand.
program-start = Het programma { $path } kan niet gestart worden: { $reason }. Noem een uitvoerbaar bestand, met ./ ervoor als het hier staat.
program-slow = Het programma { $path } antwoordde niet binnen { $seconds } seconden en is beëindigd.
program-ended =
    Het programma { $path } stopte (code { $code }) in plaats van te antwoorden. { $said ->
        [none] Op de standaardfoutuitvoer stond niets.
       *[other] Het laatste op de standaardfoutuitvoer: { $said }
    }
program-garbage = Het programma { $path } schreef “{ $line }” in plaats van een antwoord op vraag { $id }, zoals {"{"}"id": { $id }, "word": "finish"{"}"}.
program-illegal = Het programma { $path } zei “{ $said }”, wat nu niet kan. De keuze was: { $legal }.
unknown-language = Er is geen taal “{ $name }”. { did-you-mean }Talen: { $known }.
unknown-names = WARDROUND_NAMES kan niet “{ $name }” zijn. Toegestaan: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Bedoel je { $near }?{ " " }
    }
option-value =
    { $value ->
        [none] “{ $option }” ontbreekt.
       *[other] “{ $option }” kan niet “{ $value }” zijn.
    } Toegestaan: { $allowed }.
administrators-few =
    Voor { $seats } stoelen moeten er { $needed } beheerders te delen zijn; deze kaarten hebben er { $have }. Voeg kaarten toe of kies administrators=no.
option-unknown = Er is geen optie “{ $option }”. Opties: { $known }.
option-form =
    “{ $text }” is geen optie. Schrijf naam=waarde, zoals in --option administrators=no.
option-twice = De optie “{ $option }” staat er twee keer: geef die één keer op.
seat-range = Speler { $seat } is er niet. De spelers zijn 1 tot en met { $seats }.
player-count =
    { $players ->
        [one] Er is 1 speler
       *[other] Er zijn { $players } spelers
    } genoemd voor { $seats } stoelen. Noem er een voor elke stoel (random,random), of een voor allemaal.
deals-number = Er is minstens één deal nodig, niet { $deals }.
positive-number =
    Er is minstens één spel en één taak nodig (games: { $games }, jobs: { $jobs }).

## Taking back

undo-over = Het spel is afgelopen: er kan niets meer worden teruggenomen.
undo-too-many =
    { $whom } kan { $count ->
        [one] geen woord terugnemen: er is er nog geen gezegd
       *[other] geen { $count } woorden terugnemen: zoveel zijn er niet gezegd
    }.
undo-chance = { $whom } kan dat niet terugnemen: er zijn sindsdien dobbelstenen gegooid of kaarten opengelegd.
undo-barrier = { $whom } kan dat niet terugnemen: de stap waar het bij hoorde is voor iedereen voorbij.
undo-depends =
    { $whom } kan dat niet terugnemen: wat { $other } daarna heeft gezegd, hangt ervan af.
rewind-range =
    Er is geen zet { $entry } om naar terug te gaan: het spelverslag telt { $entries ->
        [one] 1 zet
       *[other] { $entries } zetten
    }.

## Journals

journal-first-line =
    Regel { $line }: een spelverslag begint met de regel “{ $wanted }”. { journal-help }
journal-form = Regel { $line }: “{ $text }” is geen regel van een spelverslag. { journal-help }
journal-header-twice =
    Regel { $line }: “{ $field }” staat er voor de tweede keer, of pas na het eerste gezegde woord. Houd er één over, bovenaan.
journal-header-missing =
    Regel { $line }: bovenaan het spelverslag ontbreekt de regel “{ $field } …”. { journal-help }
journal-number = Regel { $line }: “{ $text }” is geen geheel getal van 1 tot en met 999999.
journal-seat = Regel { $line }: “{ $text }” is geen stoel. De stoelen zijn 1, 2, 3 …
journal-speaker = Regel { $line }: “{ $text }” wijst geen spreker aan. { speakers-are }
journal-rules =
    Regel { $line }: dit spelverslag is gespeeld met versie { $found } van de regels; dit programma kent versie { $known }.
journal-players =
    Regel { $line }: er { $found ->
        [one] is 1 speler
       *[other] zijn { $found } spelers
    } genoemd voor { $seats } stoelen. Noem elke stoel één keer, of geen enkele.
journal-line = Regel { $line }: { $error }
journal-entry = Zet { $entry }: { $error }
journal-rewrite =
    Regel { $line }: hier staat { $found ->
        [none] niets
       *[other] “{ $found }”
    }, maar in dit spelverslag hoort dat als “{ $wanted }”. “wardround replay” zonder --check neemt het zoals het is.
journal-help = docs/notation.md beschrijft de vorm.

## Position codes

position-game =
    “{ $start }” is geen stellingcode: die begint met de naam van een spel en een dubbele punt. Spellen: { $known }. { position-help }
position-form =
    “{ $start }” is geen volledige stellingcode: er { $found ->
        [one] staat 1 sectie
       *[other] staan { $found } secties
    } tussen de dubbele punten; nodig zijn het spel, de versie, de opties, de tafel en een sectie per stoel. { position-help }
position-version =
    De stellingcode is van versie { $found ->
        [none] (niets)
       *[other] { $found }
    }; dit programma leest versie { $known }.
position-sections =
    De stellingcode heeft { $found ->
        [one] 1 ziekenhuissectie
       *[other] { $found } ziekenhuissecties
    } voor { $seats } stoelen: er moet er één per stoel zijn. { position-help }
position-field =
    { $field ->
        [none] Een leeg veld
       *[other] “{ $field }”
    } is geen veld van { position-where }. Velden zijn naam=waarde, met deze namen: { $known }.
position-twice = Het veld “{ $field }” staat twee keer in { position-where }: houd er één over.
position-value =
    { $value ->
        [none] Het veld “{ $field }” van { position-where } ontbreekt of is leeg.
       *[other] Het veld “{ $field }” van { position-where } kan niet “{ $value }” bevatten.
    } { $allowed ->
        [a-word-of-the-game] Er horen woorden van het spel in, gescheiden door punten.
        [one-word] Er hoort één woord in.
       *[other] Toegestaan: { $allowed }.
    } { position-help }
position-not-now =
    Zo kan een spel er niet uitzien: het veld “{ $field }” van { position-where } past niet bij phase={ $phase }.
position-patient =
    “{ $word }” in het veld “{ $field }” van { position-where } is geen patiënt. Patiënten schrijf je als r4, g2t of ry3.
position-treated =
    “{ $word }” in het veld “{ $field }” van { position-where } is behandeld; op dit punt van het spel wachten de patiënten daar nog (zonder t of m).
position-recoloured =
    “{ $word }” in het veld “{ $field }” van { position-where } toont een andere kleur dan de eigen; dat komt alleen tijdens de activatie voor.
position-card =
    { $word ->
        [board] Elk ziekenhuis heeft de afdelingen van zijn bord precies één keer; schrijf ze niet in het veld “{ $field }” van { position-where }.
       *[other] “{ $word }” hoort niet in het veld “{ $field }” van { position-where }.
    }
position-not-owned =
    Het veld “{ $field }” van { position-where } noemt meer dan dat ziekenhuis heeft.
position-workers =
    De aantallen in { position-where } kloppen niet: op elke gebruikte afdeling werkt één medewerker, dus “used” moet evenveel woorden hebben als er verpleegkundigen en specialisten zijn ingezet.
position-beds =
    Te veel patiënten in { position-where }: het zijn er { $patients }, en een ziekenhuis heeft { $beds } bedden.
position-copies =
    { $copies ->
        [0] “{ $card }” is geen kaart van de stapel: elk ziekenhuis heeft deze afdeling al op zijn bord. Laat die weg.
        [one] Van “{ $card }” bestaat maar 1 kaart; in deze stelling zijn het er meer.
       *[other] Van “{ $card }” bestaan maar { $copies } kaarten; in deze stelling zijn het er meer.
    }
position-dice =
    Er zijn maar { $dice } { dh-colour } dobbelstenen; in deze stelling zijn het er meer.
position-first =
    { $whom } kan geen startspeler zijn: dat is wie ziekenwagen { $ambulance } heeft genomen, de laagste. { position-help }
position-ambulances =
    Zo kunnen de ziekenwagens niet genomen zijn ({ $taken }): elke ziekenwagen gaat naar hooguit één stoel, de hoogste is het aantal stoelen plus één, en de startspeler kan nummer 1 niet nemen.
position-administrators = Twee ziekenhuizen hebben dezelfde beheerder; van elke beheerder is er maar één.
position-stuck =
    Vanuit deze stelling kan niemand verder: met phase={ $phase } zou die stap al voorbij zijn.
position-said =
    “{ $word }” in het veld “said” van { position-where } kan daar niet gezegd zijn.
position-where =
    { $where ->
        [table] de tafelsectie
        [options] de optiesectie
       *[other] de sectie van Speler { $where }
    }
position-help = docs/notation.md beschrijft de vorm.

## Card files

card-toml = het bestand is geen geldige TOML: { $error }.
card-id = een id bestaat uit hoogstens 40 kleine letters, cijfers en koppeltekens in het midden: verander die.
card-field = het kan niet { $value } zijn. Toegestaan: { $allowed }.

## Files and the command itself

file-missing = { $path }: dat bestand is er niet.
file-folder = { $path } is een map; er is een bestand nodig.
file-unreadable = { $path } kan niet worden gelezen: { $reason }.
file-binary = { $path } is geen tekstbestand (het is geen UTF-8).
file-exists = { $path } bestaat al. Gebruik --force om het te vervangen.
file-special = { $path } is geen gewoon bestand en wordt niet vervangen.
file-ending = { $path }: spellen worden bewaard als spelverslagen (een naam als games.txt) of met één regel per spel (games.csv), niet als { $ending }. Kies een van deze uitgangen.
file-unwritable = { $path } kan niet worden geschreven: { $reason }.
output-failed = De uitvoer kan niet worden geschreven: { $reason }.
bad-command = { $reason } Meer uitleg: “{ $help }”.
no-words = Welke woorden? Noem er minstens één; “wardround legal” toont wat je kunt zeggen.
in-file = { $path }: { $error }
why-illegal = { $error } Waarom niet: { $why }

## Names of things on the command line

seat = Speler { $seat }
house = zelfbedacht
house-parts = { $parts }: zelfbedacht
house-parts-and = { $parts } en { $last }
house-part-name = naam
house-part-effect = effect
house-part-price = prijs
house-part-colour = kleur
house-part-points = punten
speaker-chance = het toeval
speaker-chance-for = het toeval voor { $who }

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

label-seats = Stoelen: { $seats }
label-default = (standaard)
label-legal-words = Zeg: { $words }
label-over = Het spel is afgelopen: niemand is nog aan de beurt.
label-seat = stoel
label-player = speler
label-place = plaats
label-total = totaal
label-games = spellen
label-rating = rating
label-tournament = { $games } spellen. Ratings volgens openskill (Plackett-Luce); ze beginnen bij 25.
label-wins = gewonnen
label-mean = gem. score
label-interval = 95%-interval
label-range = { $low } tot { $high }
label-journal =
    { $path }, regel { $line }: { $game }, { $words ->
        [one] 1 woord
       *[other] { $words } woorden
    }
label-unfinished = Nog niet afgelopen: dit is de tussenstand.
label-checked =
    { $count ->
        [one] 1 spelverslag gecontroleerd
       *[other] { $count } spelverslagen gecontroleerd
    }
label-played =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $words } woorden, { $rate } woorden per seconde
label-written =
    { $rows ->
        [yes] Uitslagen geschreven naar { $path }
       *[no] Spelverslagen geschreven naar { $path }
    }
label-playing = spelen
label-checking = controleren
label-rate = { $rate } per seconde
bench-seconds = “{ $seconds }” seconden is niet te meten. Geef meer dan 0 en hoogstens 600.
bench-word-by-word = Willekeurige spellen, woord voor woord …
bench-in-one-loop = Willekeurige spellen, in één lus …
bench-single-steps = Losse stappen …
bench-build =
    { $game }, { $seats } stoelen, { $build ->
        [compiled] gecompileerde
        [interpreted] geïnterpreteerde
       *[other] { $build }
    } regels, Python { $python }, één kern:
bench-words-per-second = woorden per seconde, woord voor woord
bench-decisions-per-second = beslissingen van stoelen per seconde, woord voor woord
bench-words-per-second-in-one-loop = woorden per seconde, in één lus
bench-clone-us = een toestand kopiëren
bench-legal-us = de toegestane woorden opvragen
bench-apply-us = een woord uitvoeren
bench-bytes-a-state = bytes per toestand
cards-board-departments = Afdelingen op elk ziekenhuisbord
cards-departments = Afdelingen om te bouwen
cards-specialists = Specialisten
cards-administrators = Beheerders (hun namen zijn zelfbedacht: op de gedrukte kaarten staat er geen)
cards-copies =
    { $copies ->
        [one] 1 exemplaar
       *[other] { $copies } exemplaren
    }

## Dice Hospital: what a seat is asked, and why

dh-ask-nothing = Het spel is afgelopen.
dh-reason-over = Alle acht ronden zijn gespeeld.
dh-ask-wait = Even wachten.
dh-reason-chance = Er worden dobbelstenen gegooid of kaarten opengelegd.
dh-reason-others = Nog aan de beurt: { $whom }.
dh-ask-extra = Nog één kaart: leg je een afdeling of een specialist open?
dh-reason-extra = Met twee spelers kiest de startspeler wat de laatste kaart van het aanbod wordt.
dh-ask-starting = Welke van je dobbelstenen begint als { $value }?
dh-reason-starting =
    Je beginpatiënten krijgen de waarden { $values }; de laatste dobbelsteen krijgt wat overblijft.
dh-ask-keep = Welke beheerder houd je?
dh-reason-keep = Je hebt er twee; de andere verdwijnt uit het spel. Niemand ziet je keuze voordat iedereen heeft gekozen.
dh-ask-arrange =
    Kies { $places ->
        [one] 1 dobbelsteen
       *[other] { $places } dobbelstenen
    } met waarde { $value } voor ziekenwagen { $ambulance }.
dh-reason-arrange =
    { $dice } dobbelstenen tonen een { $value } en passen er niet allemaal in: wie rechts van de startspeler zit, bepaalt welke kleuren waarheen gaan.
dh-ask-take = Welke ziekenwagen neem je?
dh-reason-take =
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
dh-ask-overflow =
    Te weinig bedden: welke { $short ->
        [one] patiënt
       *[other] { $short } patiënten
    } die je al had, geef je op?
dh-reason-overflow =
    De nieuwe patiënten blijven. Er { $short ->
        [one] is nog 1 bed
       *[other] zijn nog { $short } bedden
    } nodig, en voor elk bed sterft een patiënt die er al lag.
dh-ask-improve = Neem je een afdeling of een specialist, of pas je?
dh-reason-improve =
    { $cards ->
        [one] Er ligt nog 1 kaart
       *[other] Er liggen nog { $cards } kaarten
    } in het aanbod. Je mag er elke ronde één nemen.
dh-ask-return =
    { $bags ->
        [one] Lever je een van je verbeteringen in voor een bloedzak, of pas je?
       *[other] Lever je een van je verbeteringen in voor { $bags } bloedzakken, of pas je?
    }
dh-ask-return-card = Welke verbetering lever je in?
dh-reason-return =
    Eén keer per ronde mag een verbetering, ook een nieuwe, terug onder de stapel voor { dh-bags }.
dh-ask-spare = Welke { dh-colour } patiënt gaat niet achteruit?
dh-reason-spare = Je beheerder spaart elke ronde één onbehandelde { dh-colour } patiënt.
dh-ask-worker =
    { $bags ->
        [0] Zet een medewerker in, of rond af.
       *[other] Zet een medewerker in, gebruik een bloedzak, of rond af.
    }
dh-reason-worker =
    Je hebt { $free ->
        [0] geen vrije medewerkers
        [one] 1 vrije medewerker
       *[other] { $free } vrije medewerkers
    } en { dh-bags }. Wie niet behandeld wordt, gaat achteruit.
dh-bags =
    { $bags ->
        [0] geen bloedzakken
        [one] 1 bloedzak
       *[other] { $bags } bloedzakken
    }
dh-ask-department =
    Op welke afdeling gaat { dh-the-worker } aan het werk?
dh-reason-department = Je kunt elke ongebruikte afdeling kiezen waarvoor je alle benodigde patiënten hebt.
dh-the-worker =
    { $worker ->
        [nurse] de verpleegkundige
       *[other] de { $worker }
    }
dh-ask-patients =
    { $patient ->
        [none] { $department }: kies { dh-picks }.
       *[other] { $department }: welke kleur moet { $patient } tonen?
    }
dh-reason-patients =
    { $form ->
        [heal] Deze afdeling geneest { dh-whom } { dh-steps }.
       *[other] { dh-treatment }
    }
dh-ask-effect =
    { $patient ->
        [none] { $worker }: kies { dh-picks }{ $picked ->
            [0] , of sla het effect over
           *[other] { "" }
        }.
       *[other] { $worker }: welke kleur moet { $patient } tonen?
    }
dh-reason-effect = De { $worker } mag nu { dh-effect }.{ dh-or-a-bag }
dh-or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Je kunt eerst nog een bloedzak gebruiken.
    }
dh-ask-bag-patient = Wie krijgt de bloedzak?
dh-ask-bag-use =
    { $patient }: { dh-steps } genezen, of welke kleur moet deze patiënt tonen?
dh-reason-bag =
    Je hebt { dh-bags }. Eén bloedzak geneest een willekeurige patiënt { dh-steps }, of verandert tot het einde van de activatie de kleur die een patiënt toont.

## Dice Hospital: why a thing cannot be said now

dh-why-over = het spel is afgelopen.
dh-why-chance = eerst komen de dobbelstenen en de kaarten.
dh-why-others = je bent niet aan de beurt; nog aan de beurt: { $whom }.
dh-why-phase = dit wordt nu niet gevraagd. De stap is: { $phase }.
dh-why-new-patient = nieuwe patiënten kun je nooit opgeven; kies er een die je al had.
dh-why-not-here = deze dobbelsteen kan niet in ziekenwagen { $ambulance }: lagere waarden gaan voor.
dh-why-return-first = zeg eerst “return” en dan de kaart.
dh-why-not-improvement = je kunt alleen een verbetering inleveren die je zelf hebt.
dh-why-ambulance-taken = { $whom } heeft die ziekenwagen al genomen.
dh-why-ambulance-first = de startspeler mag ziekenwagen 1 niet nemen.
dh-why-sentence = maak eerst af wat je begonnen bent te zeggen.
dh-why-effect-first = gebruik eerst het effect van de ingezette specialist, of sla het over.
dh-why-no-bag = je hebt geen bloedzak.
dh-why-no-patients = je hebt geen patiënt die de bloedzak kan krijgen.
dh-why-worker-used =
    { $worker ->
        [nurse] al je verpleegkundigen hebben deze ronde gewerkt.
       *[other] de { $worker } heeft deze ronde al gewerkt.
    }
dh-why-no-department = voor geen van je ongebruikte afdelingen heb je alle benodigde patiënten.
dh-why-department-used = { $department } is deze ronde al gebruikt.
dh-why-department-cannot =
    { $department } geneest { dh-whom }; qua kleur en waarde { $have ->
        [0] past geen van je patiënten
        [one] past 1 van je patiënten
       *[other] passen { $have } van je patiënten
    }.
dh-why-department-pattern =
    { $department } geneest { dh-whom }; onder de { $have } patiënten met de juiste kleur zit zo’n groep niet.
dh-why-department-two =
    { $department } heeft twee delen, beide of geen van beide; voor het { $slot ->
        [first] eerste
       *[second] tweede
    }, { dh-whom }, is er { $have ->
        [0] niemand
        [one] maar 1
       *[other] maar { $have }
    }.
dh-why-no-such-patient = je hebt geen { $patient }.
dh-why-worker-first = zeg eerst welke medewerker je inzet.
dh-why-department-first = zeg eerst op welke afdeling die gaat werken.
dh-why-colour =
    je kunt alleen een patiënt kiezen die { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[any] een willekeurige kleur
    } toont.
dh-why-value = je kunt alleen een patiënt{ dh-of-values } kiezen.
dh-why-picked = elke { $patient } die je hebt, is al gekozen.
dh-why-pattern =
    { $pattern ->
        [run] samen met wat al gekozen is, geeft dat geen { $count } opeenvolgende waarden.
        [equal] samen met wat al gekozen is, geeft dat geen { $count } gelijke waarden.
       *[any] een groep noem je van de laagste naar de hoogste waarde, en deze komt vóór wat al gekozen is.
    }
dh-why-not-healed = de { $worker } geneest alleen patiënten die de afdeling zojuist heeft genezen.
dh-why-just-healed = de { $worker } geneest een andere patiënt, niet een die de afdeling zojuist heeft genezen.
dh-why-match = de { $worker } heeft een patiënt nodig met de waarde die een van de zojuist genezen patiënten daarvoor had.

## Dice Hospital: what cards do

dh-treatment =
    { $form ->
        [two] Genees { dh-whom } { dh-steps } en { dh-second }; beide of geen van beide.
        [by-value] Genees { dh-whom } met een aantal stappen dat van de waarde afhangt: { $by_value } voor 1 t/m 6.
        [lower] Verlaag { dh-whom } { dh-steps }.
        [flip] Draai { dh-whom } naar de andere kant (7 min de waarde).
        [reroll] Gooi { dh-whom } opnieuw; de uitkomst geldt.
        [recolour] Verander de getoonde kleur van { dh-whom } tot het einde van de activatie.
        [transfer] Leg { dh-whom } terug in de zak; dat is geen sterfgeval.
       *[heal] Genees { dh-whom } { dh-steps }.
    }
dh-board-treatment =
    { $form ->
        [heal] { dh-whom }, { dh-each }{ $steps ->
            [one] 1 stap
           *[other] { $steps } stappen
        }
       *[other] { dh-treatment }
    }
dh-specialist =
    Als { dh-occasion }, mag je { dh-effect }.
dh-administrator-spare =
    Elke ronde gaat één onbehandelde { dh-colour } patiënt naar keuze niet achteruit.
dh-administrator-most =
    { dh-points } voor elke ronde waarin je meer patiënten naar huis stuurt dan ieder ander (bij een gelijke stand krijgt niemand iets).
dh-administrator-needs =
    { dh-points } voor elke ronde waarin je minstens { dh-needed } naar huis stuurt.

dh-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
dh-colour =
    { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[any] willekeurige
    }
dh-trigger-colour =
    { $trigger ->
        [red] rode
        [yellow] gele
       *[green] groene
    }
dh-coloured =
    { $colour ->
        [any] { "" }
       *[other] { dh-colour }{ " " }
    }
dh-whom =
    { $count ->
        [1] één { dh-coloured }patiënt
       *[other] { dh-how-many } { dh-number } { dh-coloured }patiënten
    }{ dh-of-values }{ dh-in-pattern }
dh-number =
    { $count ->
        [2] twee
        [3] drie
       *[4] vier
    }
dh-steps =
    { dh-each }met { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
dh-each =
    { $count ->
        [1] { "" }
       *[other] elk{ " " }
    }
dh-in-pattern =
    { $pattern ->
        [equal] { " " }van gelijke waarde
        [run] { $count ->
            [2] { " " }met opeenvolgende waarden (zoals 2 en 3)
            [3] { " " }met opeenvolgende waarden (zoals 2, 3 en 4)
           *[other] { " " }met opeenvolgende waarden (zoals 2, 3, 4 en 5)
        }
       *[any] { "" }
    }
dh-of-values =
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
dh-effect =
    { $form ->
        [two] { dh-object } { dh-steps } genezen en { dh-second-whom } { $also_op ->
            [lower] verlagen
            [flip] omdraaien
            [transfer] terugleggen
           *[heal] genezen
        } (beide of geen van beide)
        [by-value] { dh-object } genezen met een aantal stappen dat van de waarde afhangt ({ $by_value } voor 1 t/m 6)
        [lower] { dh-object } { dh-steps } verlagen
        [flip] { dh-object } naar de andere kant draaien (7 min de waarde)
        [reroll] { dh-object } opnieuw gooien
        [recolour] de getoonde kleur van { dh-object } veranderen tot het einde van de activatie
        [transfer] { dh-object } terugleggen in de zak (geen sterfgeval)
       *[heal] { dh-effect-heal }
    }
dh-more-steps =
    { dh-each }{ $steps ->
        [one] nog 1 stap verder
       *[other] nog { $steps } stappen verder
    }
dh-other =
    { $count ->
        [1] een andere { dh-coloured }patiënt
       *[other] { dh-how-many } { dh-number } andere { dh-coloured }patiënten
    }{ dh-any-colour }{ dh-of-values }{ dh-in-pattern }
dh-any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }van een willekeurige kleur
           *[other] { "" }
        }
       *[other] { "" }
    }
dh-needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } rode { $red ->
                [one] patiënt
               *[other] patiënten
            }
           *[other] { dh-needed-red }{ $yellow } gele { $yellow ->
                [one] patiënt
               *[other] patiënten
            }
        }
       *[other] { dh-needed-red-and-yellow }{ $green } groene { $green ->
            [one] patiënt
           *[other] patiënten
        }
    }
dh-needed-red =
    { $red ->
        [0] { "" }
       *[other] { $red } rode en { "" }
    }
dh-needed-red-and-yellow =
    { $yellow ->
        [0] { dh-needed-red }
       *[other] { $red ->
            [0] { $yellow } gele en { "" }
           *[other] { $red } rode, { $yellow } gele en { "" }
        }
    }

## Dice Hospital: what happened

dh-happened-first = { $who } is startspeler.
dh-happened-reveal = { $card } wordt opengelegd.
dh-happened-shelve = { $card } gaat onder de stapel.
dh-happened-draw = { $who } trekt een { dh-colour } dobbelsteen.
dh-happened-settle = { $who } begint met { $patient }.
dh-happened-deal =
    { $administrator ->
        [hidden] { $who } krijgt een beheerder.
       *[other] { $who } krijgt { $administrator }.
    }
dh-happened-keep =
    { $administrator ->
        [hidden] { $who } heeft een beheerder gekozen.
       *[other] { $who } houdt { $administrator }.
    }
dh-happened-appoint = { $who } heeft als beheerder { $administrator }.
dh-happened-roll = { $patient } komt binnen.
dh-happened-load = { $patient } gaat in ziekenwagen { $ambulance }.
dh-happened-take = { $who } neemt ziekenwagen { $ambulance }.
dh-happened-unload = { $patient } vertrekt met ziekenwagen { $ambulance } en gaat terug in de zak.
dh-happened-gain =
    { $who } krijgt { $bags ->
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
dh-happened-admit = { $who } neemt { $patient } op.
dh-happened-die = { $who } verliest { $patient }: een sterfgeval.
dh-happened-build =
    { $hired ->
        [0] { $who } bouwt { $card }.
       *[other] { $who } neemt de { $card } in dienst.
    }
dh-happened-give-back =
    { $hired ->
        [0] { $who } levert { $card } in.
       *[other] { $who } levert de { $card } in.
    }
dh-happened-place =
    { $worker ->
        [nurse] { $who } stuurt een verpleegkundige naar { $department }.
       *[other] { $who } stuurt de { $worker } naar { $department }.
    }
dh-happened-heal = { $who } geneest { $patient }: nu { $becomes }.
dh-happened-discharge = { $who } stuurt { $patient } naar huis.
dh-happened-recolour = { $who } verandert de kleur van { $patient }: nu { $becomes }.
dh-happened-spend =
    { $who } gebruikt { $bags ->
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
dh-happened-pending = { $who } mag het effect van de { $worker } gebruiken.
dh-happened-spare = { $who } spaart { $patient }.
dh-happened-worsen = { $who } verwaarloost { $patient }: nu { $becomes }.
dh-happened-score = { $who } scoort { dh-points }: { $source }.

## Dice Hospital: the board

dh-board-round = Dice Hospital, ronde { $round } van { $rounds }: { $phase }
dh-board-setup = Dice Hospital: { $phase }
dh-board-asked = { $who }: { $question }
dh-board-said = Al gezegd: { $words }
dh-board-forecast =
    Als je nu afrondt: { $points ->
        [0] geen punten
       *[other] { dh-points }
    }; { $worse ->
        [none] niemand gaat achteruit
       *[other] achteruit: { $worse }
    }; { $dead ->
        [none] niemand sterft
       *[other] sterft: { $dead }
    }.
dh-board-ambulance = Ziekenwagen { $ambulance }
dh-board-sum = (som { $sum })
dh-board-taken = genomen door { $who }
dh-board-empty = leeg
dh-board-intake = Gegooid
dh-board-display = Aanbod
dh-board-nothing = geen
dh-board-first = startspeler
dh-board-has-word = aan de beurt
dh-board-finished = klaar
dh-board-with-ambulance = ziekenwagen { $ambulance }
dh-board-beds =
    { $free ->
        [0] Bedden: alle { $beds } bezet
       *[other] Bedden: { $taken } van { $beds } bezet, { $free } vrij
    }
dh-board-waiting = Wachtend
dh-board-treated = Behandeld
dh-board-incoming = Nieuw
dh-board-lounge = Deze ronde naar huis
dh-board-lounge-dice = { $red } rood, { $yellow } geel, { $green } groen
dh-board-hand = Gekregen
dh-board-departments = Afdelingen
dh-board-staff = Specialisten
dh-board-used = gebruikt
dh-board-placed = ingezet
dh-board-nurses = Verpleegkundigen
dh-board-nurses-free = { $free } van { $nurses } vrij
dh-board-bags = Bloedzakken
dh-board-fatalities = Sterfgevallen
dh-board-points = Punten
dh-board-administrator = Beheerder
dh-board-hidden = verborgen
dh-board-bag = In de zak
dh-board-bag-dice = { $red } rode, { $yellow } gele en { $green } groene dobbelstenen

## Dice Hospital: names

dh-phase-first-player = voorbereiding, startspeler bepalen
dh-phase-reveal = kaarten openleggen
dh-phase-extra = een extra kaart kiezen
dh-phase-extra-department = een extra afdeling openleggen
dh-phase-extra-specialist = een extra specialist openleggen
dh-phase-starting-dice = voorbereiding, begindobbelstenen trekken
dh-phase-starting-values = voorbereiding, beginwaarden kiezen
dh-phase-deal = voorbereiding, beheerders delen
dh-phase-keep = voorbereiding, een beheerder houden
dh-phase-roll = opname, dobbelstenen gooien
dh-phase-arrange = opname, ziekenwagens vullen
dh-phase-take = opname, ziekenwagens nemen
dh-phase-overflow = opname, bedden vinden
dh-phase-improve = verbetering
dh-phase-return = verbetering, kaarten inleveren
dh-phase-activate = activatie
dh-phase-spare = verwaarlozing
dh-phase-over = einde

dh-source-discharges = patiënten naar huis
dh-source-empty-hospital = leeg ziekenhuis
dh-source-administrator = beheerder
dh-source-bags = bloedzakken over
dh-source-fatalities = sterfgevallen

dh-decided-points = Beslist op punten.
dh-decided-fewest-patients = Gelijk in punten: beslist door de minste overgebleven patiënten.
dh-decided-patient-values = Gelijk in punten en in overgebleven patiënten: beslist door de som van hun waarden.
dh-decided-shared = In alles gelijk: de eerste plaats wordt gedeeld.

## Playing in the terminal

play-you = Jij
play-namesake = { $name } ({ $seat })
play-name = “{ $name }” kan geen spelersnaam zijn: een naam is één woord zonder spaties.
play-player-count =
    { $players ->
        [one] Er is 1 speler
       *[other] Er zijn { $players } spelers
    } genoemd voor { $seats } stoelen. Noem er een voor elke stoel, of laat --seats weg.
play-resume-alone = Een spel dat je voortzet, heeft al spelers, stoelen, opties en dobbelstenen: laat die weg bij --resume.
play-none-unfinished = Er is geen onafgemaakt spel om mee verder te gaan. “wardround play” begint er een.
play-save-exists = { $path } bestaat al. Noem een ander bestand.
play-save-where = Waar opslaan? Noem een bestand, zoals in “save game.journal”.
play-saved = Geschreven naar { $path }.
play-welcome = Dice Hospital. Typ een nummer of woorden en druk op Enter; “help” legt meer uit.
play-unfinished = Er is een onafgemaakt spel bewaard: “wardround play --resume” gaat ermee verder.
play-kept = Het spel is bewaard in { $path }.
play-resume = Het spel is bewaard. Ga verder met: { $command }

play-asked = { $who }: { $question }
play-only-finish = { $who }: er valt niets meer te doen. Rond af.
play-legend = { $ready } nu · { $idle } nu niet · { $used } gebruikt
play-recap = Ronde { $round } is voorbij. { $told }
play-harvest =
    { $who }: { dh-points }, { $home } naar huis{ $dead ->
        [0] { "" }
       *[other] , { $dead } overleden
    }
play-waiting-for = { $who } denkt na.
play-not-asked = Even wachten: er is nu geen mens aan de beurt.
play-forecast =
    Nu stoppen: { $points ->
        [0] geen punten
       *[other] { dh-points }
    }, { $worse ->
        [0] niemand gaat achteruit
        [one] 1 gaat achteruit
       *[other] { $worse } gaan achteruit
    }, { $deaths ->
        [0] niemand sterft.
        [one] 1 sterft: { $dead }.
       *[other] { $deaths } sterven: { $dead }.
    }
play-finish-loses =
    Afronden?{ $free ->
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
play-finish-anyway = toch afronden
play-back = verder spelen
play-say-more = Dat past in veel zinnen: zeg er meer woorden bij.
play-which-sentence = Welke van deze?
play-chance = (het toeval antwoordt: niet terug te nemen)
play-number =
    { $most ->
        [0] Er is niets met nummer { $number } om te kiezen.
       *[other] Er is geen keuze { $number }: ze zijn genummerd van 1 tot en met { $most }.
    }
play-why-not = { $word }: { $why }
play-why-can = { $word } kun je nu zeggen.
play-why-what = Waarom wat? Noem een woord, zoals in “why radiology”.
play-taken-back =
    Teruggenomen: { $words }{ $answers ->
        [none] .
       *[other] , en het antwoord van { $answers }.
    }
play-redone = Opnieuw gezegd: { $words }.
redo-nothing = Er is niets om opnieuw te zeggen.
restart-nothing = Je hebt in dit deel van het spel niets gezegd dat je kunt terugnemen.
undo-nothing = Er is niets gezegd dat kan worden teruggenomen.
play-undo-over = Het spel is afgelopen: er kan niets meer worden teruggenomen.
play-undo-chance = Dat kan niet worden teruggenomen: er zijn sindsdien dobbelstenen gegooid of kaarten opengelegd.
play-undo-barrier = Dat kan niet worden teruggenomen: de stap waar het bij hoorde is voor iedereen voorbij.
play-undo-depends = Dat kan niet worden teruggenomen: anderen hebben erop voortgebouwd.
play-cover = Geef het toetsenbord aan { $who }; verder kijkt niemand mee. { $who }, druk op Enter.

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
    { $who }: { dh-points }, { $patients ->
        [one] 1 patiënt
       *[other] { $patients } patiënten
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } ernstig ziek)
    }, { $home } naar huis, { dh-bags }, { $dead ->
        [one] 1 sterfgeval
       *[other] { $dead } sterfgevallen
    }{ $cards ->
        [none] { "" }
       *[other] ; { $cards }
    }.
play-log = { $who }: { $what }
play-by-round = Per ronde
play-won =
    { $who ->
        [you] Jij wint!
       *[other] { $count ->
            [one] { $winners } wint.
           *[other] De eerste plaats is gedeeld: { $winners }.
        }
    }

play-cover-stays = Eerdere regels kunnen tonen wat geheim is: niemand leest ze terug.
play-city-taken = genomen door { $who }
play-city = Ziekenwagens: { $told }.
play-arrange =
    in ziekenwagen { $ambulance }; { $dice ->
        [none] daar ligt nog niets
       *[other] daar ligt al: { $dice }
    }
play-unknown-word =
    “{ $word }” is geen woord van dit spel. { $near ->
        [none] { $tab ->
            [yes] Tab vult woorden aan, “help” legt meer uit.
           *[no] Typ een nummer; “help” legt meer uit.
        }
       *[other] Bedoel je: { $near }?
    }
play-bot-near = Er is geen bot “{ $name }”: bedoel je { $near }? Een mens heeft een naam nodig die er minder op lijkt.
play-save-one = “{ $text }” is meer dan één naam: noem één bestand, zonder spaties.
play-taken-back-of =
    Teruggenomen, gezegd door { $who }: { $words }{ $answers ->
        [none] .
       *[other] , en het antwoord van { $answers }.
    }
play-help-about = Je leidt acht ronden lang een ziekenhuis: neem een ziekenwagen met patiënten, breid je ziekenhuis uit en zet verpleegkundigen en specialisten in afdelingen om te genezen. Wie boven 6 geneest, gaat naar huis; wie niet behandeld wordt, verliest 1 en sterft onder 1.
play-help-points = Punten krijg je elke ronde voor wie samen naar huis gaan: { $ladder } voor 1, 2, 3 …; 5 extra als je ziekenhuis dan leeg is. Aan het eind 1 voor elke bloedzak die over is en -2 voor elk sterfgeval.
play-help-stops = finish: je activatie afronden; skip: een effect niet gebruiken; pass: niets nemen of teruggeven; bag: een bloedzak geneest een willekeurige patiënt 1 stap of verandert de kleur die hij toont.
play-help-marks = Op het volle scherm: [r2] kun je nu kiezen, † zou sterven; ● nu te gebruiken, ○ nu niet, ✓ gebruikt, ▶ net gezegd.
play-type-here = een nummer, woorden of help
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab aanvullen Esc back
play-page-foot = Enter of Esc sluit deze pagina; pijltjes schuiven.
play-end-foot = Enter of Esc sluit deze pagina; daarna stop je met “quit” of Ctrl+C.
play-title-end = Het spel is afgelopen
play-title-board = De hele tafel
play-title-others = De rest van de tafel
play-title-scores = De tussenstand
play-title-log = Wat er gebeurde
play-title-help = Zo speel je
play-help-words =
    Kies met het nummer, of typ woorden en druk op Enter: “nurse pharmacy g4”. Binnen een zin is de volgorde vrij, en een deel van de woorden is genoeg als duidelijk is welke zin je bedoelt.
play-help-patients =
    Patiënten zijn woorden: r4 is een rode 4, y is geel, g groen; r4t is deze ronde behandeld, rg4 is een rode dobbelsteen die groen toont.
play-help-undo = neem de laatste zin terug, met wat de bots antwoordden
play-help-redo = zeg die zin opnieuw
play-help-restart = terug naar het begin van dit deel van de ronde
play-help-back = neem het laatste woord van een halve zin terug
play-help-hint = de beste woorden die nu voor je te vinden zijn
play-help-why = waarom een woord nu niet kan, en wat een kaart doet: “why radiology”
play-help-board = de hele tafel
play-help-others = de tafel zonder je eigen deel
play-help-scores = waar de punten vandaan komen, ronde voor ronde
play-help-log = wat er gebeurde
play-help-save = schrijf een kopie van het spel: “save game.journal”
play-help-help = deze pagina
play-help-quit = stop; het spel blijft bewaard, en “wardround play --resume” gaat ermee verder

## Dice Hospital: in few words

dh-patient =
    { dh-colour } { $value }{ $shows ->
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
dh-brief-first = startspeler{ $what }
dh-brief-reveal = Opengelegd: { $what }
dh-brief-draw = dobbelstenen getrokken: { $what }
dh-brief-item-draw =
    { $colour ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
dh-brief-settle = beginpatiënten: { $what }
dh-brief-deal = gekregen: { $what }
dh-brief-keep = gehouden: { $what }
dh-brief-appoint = beheerder: { $what }
dh-brief-roll = Gegooid: { $what }
dh-brief-take = ziekenwagen { $what }
dh-brief-gain = bloedzak +{ $what }
dh-brief-admit = nieuwe patiënten: { $what }
dh-brief-die = { $what }
dh-brief-build = nieuw: { $what }
dh-brief-give-back = ingeleverd: { $what }
dh-brief-place = { $what }
dh-brief-heal = { $what }
dh-brief-discharge = { $what }
dh-brief-recolour = { $what }
dh-brief-spend = bloedzak -{ $what }
dh-brief-spare = gespaard: { $what }
dh-brief-worsen = achteruit: { $what }
dh-brief-score = { $what }
dh-brief-item-place =
    { $worker ->
        [nurse] verpleegkundige
       *[other] { $worker }
    } naar { $department }
dh-brief-item-becomes = { $patient } wordt { $value }
dh-brief-item-recolour =
    { $patient } toont { $shows ->
        [red] rood
        [yellow] geel
        [green] groen
       *[other] { $shows }
    }
dh-brief-item-score = { dh-points } ({ $source })
dh-brief-item-die = { $patient } sterft
dh-brief-item-discharge = { $patient } gaat naar huis
dh-brief-item-hidden = een beheerder

dh-chip-sum = som { $sum }
dh-chip-beds =
    { $short ->
        [1] 1 bed tekort: een van je patiënten sterft
        [2] 2 bedden tekort: twee van je patiënten sterven
        [3] 3 bedden tekort: drie van je patiënten sterven
       *[other] { $beds ->
            [0] past precies
            [one] nog 1 bed vrij
           *[other] nog { $beds } bedden vrij
        }
    }
dh-chip-lowest =
    { $sure ->
        [always] bloedzak en startspeler
       *[other] bloedzak en startspeler als niemand een lagere neemt
    }
dh-chip-builds =
    bouwt als { $first ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] 4e
    }{ dh-chip-or }
dh-chip-or =
    { $last ->
        [1] { "" }
        [2] { $first ->
            [2] { "" }
           *[other] { " " }of 2e
        }
        [3] { $first ->
            [3] { "" }
            [2] { " " }of 3e
           *[other] { " " }t/m 3e
        }
       *[other] { $first ->
            [4] { "" }
            [3] { " " }of 4e
           *[other] { " " }t/m 4e
        }
    }

dh-word-bag = genees een willekeurige patiënt met 1 stap, of verander de kleur die een patiënt toont
dh-word-department = leg nog één afdeling open
dh-word-specialist = leg nog één specialist open
dh-word-finish = rond je activatie af
dh-word-nurse = naar een afdeling waarvoor je de juiste patiënten hebt
dh-word-pass = nee, niets
dh-word-return = lever een kaart in voor een bloedzak
dh-word-skip = nee, bedankt: het effect blijft ongebruikt

## De server: tafels van mensen en bots

stale-prompt = Dat was voor vraag { $prompt }; nu is het vraag { $now }. Kijk nog eens en antwoord dan.
table-unknown = Er is geen tafel “{ $table }”. Controleer de link.
table-full = Alle stoelen van deze tafel zijn bezet. Je kunt meekijken.
table-waits =
    Het spel is nog niet begonnen: { $seats ->
        [one] er is nog één stoel
       *[other] er zijn nog { $seats } stoelen
    } vrij. Nodig iemand uit of vul aan met bots.
table-not-begun = Het spel is nog niet begonnen.
table-too-long = Deze tafel zit aan haar grens: { $entries } zetten of { $taken } keer teruggenomen. Begin een nieuwe.
game-over-here = Het spel is afgelopen: er kan niets meer gezegd worden.
rules-gone =
    Deze tafel is begonnen met versie { $rules } van “{ $game }” en de kaarten daarvan; { $known ->
        [0] dat spel is hier niet geïnstalleerd
       *[other] hier staat versie { $known } met andere kaarten
    }. Ze is te lezen, en gaat verder zodra die versie er weer is.
seat-not-open = Die stoel is niet vrij. Kies een andere.
seat-not-yours = Je speelt niet voor { $whom }.
token-unknown = Dit stoelbewijs is niet hier gemaakt. Ga opnieuw zitten.
token-elsewhere = Dit stoelbewijs hoort bij een andere tafel.
token-void = Deze stoel wordt nu op een ander apparaat gespeeld. Haal hem terug met een code van daar.
code-unknown = Deze code is al gebruikt of te oud. Vraag een nieuwe.
name-empty = Er is een naam nodig: 1 tot { $longest } zichtbare tekens.
chat-empty = Er is niets te versturen: 1 tot { $longest } zichtbare tekens.
phrase-unknown = Er is geen snelle zin “{ $phrase }”.
journal-later = Het spelverslag is te zien als het spel is afgelopen.
play-on-same = Verder spelen kan alleen vanaf een afgelopen tafel, met dezelfde opties en zonder vrije stoel.
rematch-early = Het spel is nog niet afgelopen: de revanche komt daarna.
plea-open = { $whom } vraagt al om terug te gaan: beantwoord dat eerst.
plea-gone = Dat vraagt niemand je meer.
plea-alone = Er is niemand die met teruggaan kan instemmen: het toeval heeft gesproken, en dat blijft zo.
redo-gone = Dat kan niet opnieuw gezegd worden: het spel is verder gegaan.
too-fast = Dat was te veel tegelijk. Wacht even.
origin-foreign = Pagina’s van elders mogen dit niet.
hello-first = Het eerste bericht moet “hello” zijn.
hello-twice = “hello” zeg je één keer, aan het begin.
wire-version = Deze server spreekt versie { $known } van het protocol, niet { $found }. Laad de pagina opnieuw.
message-malformed = Het bericht is niet te lezen: { $reason }
body-too-long = Het bericht is te lang: hooguit { $bytes } bytes.
cards-too-long = Het kaartbestand is te lang: hooguit { $bytes } bytes.
cards-none-here = “{ $game }” kan niet met een kaartbestand gespeeld worden: laat het weg.
cards-mistaken =
    Het kaartbestand heeft { $mistakes ->
        [one] een fout
       *[other] { $mistakes } fouten, de eerste
    }: { $error }
query-number = “{ $name }” moet een heel getal zijn, niet “{ $text }”.
page-unknown = Die pagina bestaat niet.
server-fault = Hier ging iets mis, en er is niets veranderd. Probeer het nog eens.
store-failed = Dat kon niet bewaard worden en is dus niet gedaan ({ $reason }). Probeer het nog eens.
store-unusable = De database { $path } is niet te gebruiken: { $reason }. Draait er een andere server mee?
store-newer = De database { $path } heeft vorm { $found }, dit programma kent vormen tot en met { $known }. Installeer het nieuwere programma.
seed-practice = Een startwaarde is om te oefenen: één mens, geen open stoel, niet openbaar. Laat ze hier weg.
host-foreign = Deze server antwoordt niet voor “{ $host }”. Moet dat wel, start hem dan met --allow-host en die naam.
nudge-idle = Niemand wacht op { $whom }.
nudge-gone = Voor { $whom } is niemand verbonden.
nudge-early = { $whom } kreeg net al een duwtje. Wacht { $seconds } s.
serve-host = “{ $name }” is geen naam om toe te laten. Geef hem zonder http:// en pad, zoals example.org.

## Snelle zinnen

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Een ogenblikje.
phrase-nice = Mooi gedaan!
phrase-sorry = Sorry!
phrase-thanks = Dank je!
phrase-well-played = Goed gespeeld!
told-hint = (heeft om een tip gevraagd)

serve-port = “{ $port }” is geen poort. Geef 0 tot en met 65535.
serve-taken = Poort { $port } is bezet, misschien door wardround zelf: open http://localhost:{ $port }/ of neem een andere met --port.
serve-cannot = Op { $host }, poort { $port }, kan niets draaien: { $why }. Geef een andere --host of --port.
serve-missing = De server heeft meer nodig: pip install 'wardround[server]'
serve-ready = Server op { $address } met tafels in { $path } (Ctrl+C stopt)

## Dice Hospital: options, solo, events, own cards

dh-second =
    { $also_op ->
        [lower] verlaag
        [flip] draai
        [transfer] verwijder
       *[heal] genees
    } { dh-second-whom }
dh-second-whom =
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
dh-occasion =
    { $at ->
        [coloured] een afdeling die een kleur noemt en waar deze specialist werkt
       *[any] de afdeling waar deze specialist werkt
    } { $trigger ->
        [any] iemand
       *[other] minstens één { dh-trigger-colour } patiënt
    } { $when ->
        [discharges] naar huis stuurt
       *[heals] geneest
    }
dh-specialist-gain =
    Als { dh-occasion }, mag je { dh-gain }.
dh-specialist-consultant =
    Noem aan het begin van je activatie een andere specialist van je: tot het einde van de fase kan deze ook wat die kan.
dh-specialist-admissions =
    Voor elke patiënt die een van je specialisten naar huis stuurt, mag je een patiënt van je terugleggen in de zak (geen sterfgeval), of als er een bed vrij is een nieuwe trekken en gooien (2 t/m 5).
dh-gain =
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
       *[other] { dh-and }{ dh-points } nemen
    }
dh-and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }en{ " " }
        }
       *[other] { " " }en{ " " }
    }
dh-administrator-every =
    { dh-points } per ronde voor elke { dh-needed } die je naar huis stuurt.
dh-administrator-spare-all =
    Je onbehandelde { dh-colour } patiënten gaan nooit achteruit.
dh-report =
    { dh-points } als je in één ronde { dh-needed } naar huis stuurt.
dh-event-gain =
    Meteen: iedereen krijgt { $bags ->
        [0] { dh-points }
        [one] een bloedzak
       *[other] { $bags } bloedzakken
    }.
dh-event-treatment =
    Meteen, vóór de opname: iedereen mag { dh-effect }.
dh-event-extra =
    Meteen: de startspeler legt nog één afdeling of specialist open.
dh-event-round =
    { $bags ->
        [0] { "" }
        [one] Iedereen krijgt meteen een bloedzak.{ " " }
       *[other] Iedereen krijgt meteen { $bags } bloedzakken.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Iedereen krijgt meteen { dh-points }.{ " " }
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
dh-how-many =
    { $upto ->
        [yes] hoogstens
       *[no] precies
    }
dh-object =
    { $relation ->
        [same] een van diezelfde patiënten
        [another] { dh-other }
        [match] { dh-other }
       *[anyone] { dh-whom }
    }
dh-effect-heal =
    { $relation ->
        [same] { $count ->
            [1] een van diezelfde patiënten { dh-more-steps } genezen
           *[other] { dh-how-many } { dh-number } van diezelfde patiënten { dh-more-steps } genezen
        }
        [another] { $count ->
            [1] { dh-other } { dh-steps } genezen (een die de afdeling niet heeft genezen)
           *[other] { dh-other } { dh-steps } genezen (die de afdeling niet heeft genezen)
        }
        [match] { dh-other } { dh-steps } genezen (niet door de afdeling genezen; met de waarde die een van die genezen patiënten daarvoor had)
        [event] { dh-whom } { dh-steps } genezen
       *[anyone] { dh-whom } { dh-steps } genezen (ook wie zojuist is genezen)
    }
dh-picks =
    { $left ->
        [one] { $picked ->
            [0] een patiënt
           *[other] nog één patiënt
        }
       *[other] { $upto ->
            [yes] hoogstens { $left } patiënten
           *[no] { $left } patiënten
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , of laat het daarbij
        }
       *[no] { "" }
    }
dh-ask-use =
    { $worker }: gebruik je het effect (use), of sla je het over (skip)?
dh-reason-use =
    De { $worker } laat je nu { dh-gain }.
dh-ask-event =
    { $patient ->
        [none] { $event }: kies { dh-picks }{ $picked ->
            [0] , of sla het over
           *[other] { "" }
        }.
       *[other] { $event }: welke kleur moet { $patient } tonen?
    }
dh-reason-event =
    Door deze gebeurtenis mag iedereen { dh-effect }.
dh-ask-name =
    Welke andere specialist volgt je { CARD("consultant") }?
dh-ask-name-whom =
    Welke specialist?
dh-reason-name =
    Tot het einde van de activatie kan de { CARD("consultant") } ook wat die specialist kan.
dh-ask-admissions =
    { CARD("admissions-nurse") }: een nieuwe patiënt trekken (draw), er een terugleggen (return), of overslaan (skip)?
dh-ask-admissions-return =
    Welke patiënt gaat terug in de zak?
dh-reason-admissions =
    { $left ->
        [one] Een specialist van je stuurde een patiënt naar huis: dit mag één keer.
       *[other] Dit mag { $left } keer, voor patiënten die je specialisten naar huis stuurden.
    } Een teruggelegde patiënt is geen sterfgeval; skip laat de rest.
dh-reason-extra-event =
    De gebeurtenis brengt nog één kaart in het aanbod, en de startspeler kiest de stapel.
dh-ask-send-back =
    Welke dobbelsteen gaat terug in de zak?
dh-reason-send-back =
    De andere houd je als nieuwe patiënten. Zijn hun waarden samen minder dan 9, dan krijg je een bloedzak; alles bij elkaar is het { $sum }. De kaarten van deze ronde worden pas daarna opengelegd.
dh-ask-improve-alone =
    Neem een afdeling of een specialist.
dh-reason-improve-alone =
    Alleen neem je elke ronde precies één van de { $cards } kaarten.
dh-reason-return-many =
    Zoveel verbeteringen als je wilt, ook nieuwe, mogen terug onder hun stapel, elk voor { dh-bags }; met pass ben je klaar.
dh-ask-report =
    Welk medisch rapport vervul je, of pas je?
dh-reason-report =
    Naar huis en nog niet voor een rapport gebruikt: { $red } rode, { $yellow } gele, { $green } groene. Een vervuld rapport maakt plaats voor het rapport erboven.
dh-ask-pick-up =
    Welke patiënt wordt opgehaald?
dh-ask-space =
    Op welk vak komt { $patient }?
dh-reason-pick-up =
    Elke patiënt op een vak van zijn kleur of waarde levert 1 punt op; elke achterblijver kost 1 punt.
dh-why-event = een gebeurtenis geldt vanzelf: daar hoef je niets voor te zeggen.
dh-why-report-later = rapporten vervul je aan het eind van een ronde, met wie dan ontslagen is.
dh-why-space-patient = kies eerst wie er wordt opgehaald.
dh-why-space-fits = dit vak is voor een andere kleur of waarde.
dh-why-no-space =
    geen vrij vak past bij { $patient }.
dh-why-report =
    daarvoor zijn { dh-needed } nodig die deze ronde naar huis gingen en niet voor een ander rapport zijn gebruikt.
dh-why-report-above =
    alleen een rapport in de onderste rij kan worden vervuld; dit schuift omlaag als het onderste vervuld is.
dh-why-admissions-first =
    eerst de { CARD("admissions-nurse") }: trekken (draw), een patiënt terugleggen (return), of overslaan (skip).
dh-why-name-first =
    noem eerst de specialist die je { CARD("consultant") } volgt.
dh-why-colour-first =
    zeg eerst welke kleur { $patient } moet tonen.
dh-why-second =
    met deze blijven er te weinig over voor het tweede deel, { dh-whom }.
dh-why-no-target =
    de { $worker } heeft geen patiënt nodig: zeg use of skip.
dh-happened-treat = { $who } behandelt { $patient }: nu { $becomes }.
dh-happened-join = { $card } gaat in de stapel.
dh-happened-leave = { $card } gaat uit de stapel.
dh-happened-report = Het rapport { $report } wordt opengelegd.
dh-happened-fulfil = { $who } vervult het rapport { $report }.
dh-happened-event = Gebeurtenis: { $event }.
dh-happened-arrive = { $patient } komt ook bij { $who } binnen.
dh-happened-send-back = { $who } legt { $patient } terug in de zak.
dh-happened-transfer = { $who } stuurt { $patient } terug naar de zak.
dh-happened-welcome = { $who } neemt { $patient } op uit de zak.
dh-happened-name = De { CARD("consultant") } van { $who } volgt de { $worker }.
dh-happened-relieve =
    { $who } geeft { $fatalities ->
        [one] een sterfgeval
       *[other] { $fatalities } sterfgevallen
    } terug.
dh-happened-pick-up = { $patient } van { $who } wordt opgehaald.
dh-brief-treat = { $what }
dh-brief-join = In de stapel: { $what }
dh-brief-leave = Uit de stapel: { $what }
dh-brief-report = Rapporten: { $what }
dh-brief-fulfil = rapport vervuld: { $what }
dh-brief-event = Gebeurtenis: { $what }
dh-brief-arrive = komt ook binnen: { $what }
dh-brief-send-back = teruggelegd: { $what }
dh-brief-transfer = terug in de zak: { $what }
dh-brief-welcome = nieuw uit de zak: { $what }
dh-brief-name = { CARD("consultant") } volgt: { $what }
dh-brief-relieve = sterfgevallen -{ $what }
dh-brief-pick-up = opgehaald: { $what }
dh-word-done = dat is alles
dh-word-use = gebruik het effect
dh-word-draw = trek en gooi een nieuwe patiënt
dh-word-name = noem de specialist die de { CARD("consultant") } volgt
dh-phase-deck = voorbereiding, stapels samenstellen
dh-phase-deal-reports = voorbereiding, medische rapporten openleggen
dh-phase-event-card = een gebeurtenis openleggen
dh-phase-event = gebeurtenis
dh-phase-send-back = opname, een dobbelsteen terugleggen
dh-phase-report = ontslag, rapporten vervullen
dh-phase-pick-up = ophalen na de laatste ronde
dh-source-effect = effecten van specialisten
dh-source-event = gebeurtenissen
dh-source-reports = vervulde rapporten
dh-source-pick-up = opgehaalde patiënten
dh-source-reports-left = niet vervulde rapporten
dh-source-patients-left = achtergebleven patiënten
dh-decided-alone = Alleen gespeeld: de score is het resultaat.
option-first = Wie begint: iemand door het lot, of wie jullie aanwijzen.
option-first-random = Door het lot.
option-first-seat-1 = De eerste stoel begint.
option-first-seat-2 = De tweede stoel begint.
option-first-seat-3 = De derde stoel begint.
option-first-seat-4 = De vierde stoel begint.
option-first-seat-5 = De vijfde stoel begint.
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
refused-first-seat = Die stoel staat niet aan tafel: kies een andere, of meer stoelen.
refused-only-alone-fatalities = Dubbele sterfgevallen zijn een solo-optie: laat elk 2 punten kosten, of kies één stoel.
refused-only-alone-reports = Medische rapporten zijn voor het solospel: laat ze bij hun punten, of kies één stoel.
reports-few = Een solospel heeft { $needed } medische rapporten nodig, deze kaarten hebben er { $have }. Voeg rapporten toe.
position-options = De opties van de stelling gaan niet samen: { $error }
journal-cards = Regel { $line }: het verslag is gespeeld met andere kaarten ({ $found }) dan deze ({ $known }). Geef het kaartbestand waarmee het gespeeld is: --cards BESTAND.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 fout
       *[other] { $mistakes } fouten
    }
card-at =
    { $path }, regel { $line }: { $card ->
        [none] { "" }
       *[other] kaart “{ $card }”,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] veld “{ $field }”:{ " " }
    }{ $what }
card-kind = zo'n soort kaart is er niet. Soorten: { $known }.
card-tables = schrijf elke kaart als een eigen tabel die begint met [[{ $kind }]].
card-missing = het veld ontbreekt: voeg het toe.
card-unknown =
    zo'n veld is er hier niet. { $known ->
        [none] Verwijder het, of controleer de spelling.
       *[other] Bekend: { $known }.
    }
card-taken = deze id is al van een andere kaart of een woord van het spel: kies een andere.
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
cards-checked =
    { $path }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, geen fouten.
cards-prototype = Editie “prototype”: kaarten die verschillen
cards-experimental = Experimentele geneeskunde
cards-promos = Promospecialisten
cards-events = Gebeurtenissen (zelfbedacht)
cards-reports = Medische rapporten
cards-backs = Achterkanten van ziekenwagens (zelfbedacht)
label-own = eigen kaart
cards-back = Ziekenwagen { $ambulance }: { $spaces }
