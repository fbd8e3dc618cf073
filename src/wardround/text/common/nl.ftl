### Sentences that every game and front end shares, in Dutch.
###
### Eén woord voor één ding: glossary/nl.toml. Verder: stoel (seat), plaats (in de uitslag), het toeval
### (chance), spelverslag (journal), stelling (position). Kaarten heten CARD("…").

## What anybody can get wrong, whatever the game

game-over = Niemand kan nog “{ $word }” zeggen: het spel is afgelopen.
not-to-speak =
    “{ $word }” kan nu niet door { $speaker } worden gezegd. Aan de beurt: { $turn }.
word-number = Een woord en wie het zegt moeten gehele getallen zijn, niet { $word } en { $speaker }.
illegal-word =
    “{ $word }” is nu niet toegestaan voor { $speaker }. Toegestaan: { $legal }.
speakers-are = Een spreker is een speler (1, 2 …), * (het toeval) of *2 (het toeval voor Speler 2).
unknown-word =
    “{ $word }” is geen woord van dit spel. { $near ->
        [none] “wardround legal” toont de woorden die je kunt zeggen.
       *[other] Bedoel je: { $near }?
    }
unknown-game = Er is geen spel “{ $name }”. { did-you-mean }Spellen: { $known }.
plugin-broken = De module “{ $module }” die WARDROUND_GAMES noemt, brengt geen spel: { $error }. Verbeter de naam, zet de map op PYTHONPATH of laat hem weg.
tournament-few = Een toernooi heeft minstens zoveel bots nodig als stoelen: { $bots } voor { $seats }. Een bot mag vaker genoemd worden.
until-level = --until wil een niveau van 0,5 tot onder 1, zoals 0.95, niet { $level }.
unknown-language = Er is geen taal “{ $name }”. { did-you-mean }Talen: { $known }.
unknown-names = WARDROUND_NAMES kan niet “{ $name }” zijn. Toegestaan: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Bedoel je { $near }?{ " " }
    }
seat-range = Speler { $seat } is er niet. De spelers zijn 1 tot en met { $seats }.
player-count =
    { $players ->
        [one] Er is 1 speler
       *[other] Er zijn { $players } spelers
    } genoemd voor { $seats } stoelen. Noem er een voor elke stoel (random,random), of een voor allemaal.
deals-number = Er is minstens één beginstelling nodig, niet { $deals }.
positive-number =
    Er is minstens één spel en één taak nodig (games: { $games }, jobs: { $jobs }).

## Players

unknown-player = Er is geen speler “{ $name }”. { did-you-mean }Spelers: { $known }.
player-no-parameters = “{ $player }”: { $name } heeft geen parameters. Schrijf “{ $name }”.
player-parameter = “{ $player }”: er is geen parameter “{ $parameter }”. { did-you-mean }Er zijn: { $known }.
player-value =
    “{ $player }”: { $parameter } is een geheel getal van { $least } tot en met { $most }, niet “{ $value }”. Schrijf bijvoorbeeld { $parameter }={ $least }.
player-one-parameter = “{ $player }”: hiervan mag er maar één worden opgegeven: { $known }.
player-served = “{ $player }” vraagt te veel van een server: { $parameter } is hier hoogstens { $most }.
program-path = “{ $player }” noemt geen programma. Schrijf program:PAD, zoals program:./bot.py.
program-start = Het programma { $path } kan niet gestart worden: { $reason }. Noem een uitvoerbaar bestand, met ./ ervoor als het hier staat.
program-declined = Het programma { $path } wil niet spelen: { $reason }{ program-errors }
program-slow = Het programma { $path } antwoordde niet binnen { $seconds } seconden en is beëindigd.{ program-errors }
program-ended = Het programma { $path } stopte (code { $code }) in plaats van te antwoorden.{ program-errors }
program-garbage = Het programma { $path } schreef “{ $line }” in plaats van een antwoord: een object op één regel met de id van de vraag.{ program-errors }
program-illegal = Het programma { $path } zei “{ $said }”, wat nu niet kan. De keuze was: { $legal }.{ program-errors }
program-errors =
    { $errors ->
        [none] { " " }Op de standaardfoutuitvoer stond niets.
       *[other] { " " }Het laatste op de standaardfoutuitvoer: { $errors }
    }
own-player-none = “{ $player }” is geen module:Class en ook geen speler van een geïnstalleerd pakket.
own-player-module = “{ $player }”: de module { $module } kan niet geïmporteerd worden: { $reason }. Roep wardround aan in haar map, of zet die map in PYTHONPATH.
own-player-missing = “{ $player }”: de module { $module } heeft geen klasse { $name }.
own-player-choose = “{ $player }” is geen speler: een methode choose(seat_view, rng) ontbreekt.
own-player-raised = “{ $player }” is mislukt: { $reason }
own-player-illegal = “{ $player }” zei { $said }, wat nu niet kan. De keuze was: { $legal }.
own-player-needs = “{ $player }”: { $parameter } ontbreekt. Voeg :{ $parameter }= en een waarde toe.
own-player-value =
    “{ $player }”: { $parameter } kan niet “{ $value }” zijn. { $kind ->
        [int] Het is een geheel getal.
        [float] Het is een getal.
       *[bool] Het is yes of no.
    }

## The engine

engine-line = De regel is geen JSON: { $reason }. Schrijf één verzoek, of een lijst van verzoeken, op één regel.
engine-long = De regel is langer dan { $most } bytes. Stuur minder verzoeken op één regel.
engine-request = Het verzoek is niet te lezen: { $reason }. docs/engine.md noemt alle verzoeken en hun velden.
engine-version = Deze engine spreekt versie { $version }, niet { $wanted }.
engine-state = Er is geen toestand “{ $state }”. Maak die eerst: met new, decode, clone, resample of resample_view.
engine-full = Er zijn al { $most } toestanden. Laat er een paar vallen, of gebruik een naam opnieuw.
engine-seat = “seat” kan hier niet { $seat } zijn: 0 tot en met { $last }.
engine-chance = Het toeval is hier niet aan het woord, dus er zijn geen gewichten.
engine-view = Dit is geen beeld van { $game }: { $reason }.
engine-broke = De engine kon niet antwoorden: { $reason }. Dat is een fout in wardround, of in een spel van buiten.

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

redo-nothing = Er is niets om opnieuw te zeggen.
restart-nothing = Je hebt in dit deel van het spel niets gezegd dat je kunt terugnemen.
undo-nothing = Er is niets gezegd dat kan worden teruggenomen.

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
journal-help = docs/notation.md beschrijft de vorm.
journal-cards = Regel { $line }: het verslag is gespeeld met andere kaarten ({ $found }) dan deze ({ $known }). Geef het kaartbestand waarmee het gespeeld is: --cards BESTAND.

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
    Deze stelling is onmogelijk: het veld “{ $field }” van { position-where } past niet bij phase={ $phase }.
position-card =
    { $word ->
        [board] Elk ziekenhuis heeft de afdelingen van zijn bord precies één keer; schrijf ze niet in het veld “{ $field }” van { position-where }.
       *[other] “{ $word }” hoort niet in het veld “{ $field }” van { position-where }.
    }
position-copies =
    { $copies ->
        [0] “{ $card }” is geen kaart van de stapel: elk ziekenhuis heeft deze afdeling al op zijn bord. Laat die weg.
        [one] Van “{ $card }” bestaat maar 1 kaart; in deze stelling zijn het er meer.
       *[other] Van “{ $card }” bestaan maar { $copies } kaarten; in deze stelling zijn het er meer.
    }
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
position-options = De opties van de stelling gaan niet samen: { $error }

## Options

option-value =
    { $value ->
        [none] “{ $option }” ontbreekt.
       *[other] “{ $option }” kan niet “{ $value }” zijn.
    } Toegestaan: { $allowed }.
option-unknown = Er is geen optie “{ $option }”. Opties: { $known }.

option-first = Wie begint: iemand door het lot, of wie jullie aanwijzen.
option-first-random = Door het lot.
option-first-seat-1 = De eerste stoel begint.
option-first-seat-2 = De tweede stoel begint.
option-first-seat-3 = De derde stoel begint.
option-first-seat-4 = De vierde stoel begint.
option-first-seat-5 = De vijfde stoel begint.
refused-first-seat = Die stoel staat niet aan tafel: kies een andere, of meer stoelen.

## Card files

card-toml = het bestand is geen geldige TOML: { $error }.
card-line-long = een regel heeft meer dan { $most } tekens: maak hem korter.
card-dots = een regel heeft meer dan { $most } punten: een sleutel heeft er maar een paar nodig.
card-deep = haakjes zijn meer dan { $most } diep genest: kijk of elk gesloten is.
card-number-long = een getal heeft meer dan { $most } cijfers: schrijf een kleiner getal.
card-more = dit zijn { $most } fouten, en de rest is niet gelezen. Verbeter ze en controleer opnieuw.
card-id = een id bestaat uit hoogstens 40 kleine letters, cijfers en koppeltekens in het midden: verander die.
card-field = het kan niet { $value } zijn. Toegestaan: { $allowed }.

cards-none-here = “{ $game }” kan niet met een kaartbestand gespeeld worden: laat het weg.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 fout
       *[other] { $mistakes } fouten
    }
card-kind = zo’n soort kaart is er niet. Soorten: { $known }.
card-tables = schrijf elk onderdeel als een eigen tabel die begint met [[{ $kind }]].
card-missing = het veld ontbreekt: voeg het toe.
card-unknown =
    zo’n veld is er hier niet. { $known ->
        [none] Verwijder het, of controleer de spelling.
       *[other] Bekend: { $known }.
    }
card-taken = deze id is al van een andere kaart of een woord van het spel: kies een andere.
label-own = eigen kaart

## Names of things

points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
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

## Omgevingen om te leren

env-setting = { $setting } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
env-illegal = { $agent }: actie { $action } kan nu niet. Deze woorden kunnen worden gezegd: { $legal }.
encoding-none = { $game } heeft geen codering: zijn toestanden kunnen niet als getallen worden geschreven. Geef het spel er een, of kies een ander.
padding-few = Het kaartbestand brengt { $needed } kaarten meer van één soort, en padding is { $padding }. Zet padding op { $needed } of meer.
reward-alone = Wie alleen speelt, kan niet met “{ $reward }” worden beloond, want niemand verliest. Neem score of progress.
batch-actions = Er zijn { $given } acties gegeven voor { $n } spellen. Geef er voor elk één; -1 laat een spel zoals het is.
position-other-options = De stelling hoort bij een spel met andere opties. Hier zijn het: { $options }.
render-extra = De module { $module }, die stellingen tekent, ontbreekt: pip install 'wardround[terminal]'.

## Experimenten

field-error = { $error }
variant-twice = twee varianten heten “{ $name }”: geef elk een eigen naam.
worker-killed = Een proces dat partijen speelde is beëindigd, misschien door gebrek aan geheugen. Wat geschreven is blijft bewaard: geef dezelfde opdracht nog eens, met minder --jobs als het weer gebeurt.
worker-version = Een ander proces draait wardround { $found }, dit is { $known }. Installeer overal dezelfde versie en geef dezelfde opdracht nog eens.
cluster-lost = Het cluster op { $address } is niet te bereiken of is verloren gegaan: { $reason }. Wat geschreven is blijft bewaard: geef dezelfde opdracht nog eens als de scheduler er is.
results-none = { $path } is geen map met resultaten. Noem voor een run een lege of nieuwe map, voor een rapport een die `wardround lab run` heeft gemaakt.
results-empty = { $path } heeft nog geen resultaten: voer eerst `wardround lab run` uit.
results-version = { $path } is door een andere versie van wardround gemaakt ({ $found }, dit is { $known }). Neem die versie, of een andere map.
results-rules = { $path } is gespeeld met regels { $found } van het spel, deze versie heeft regels { $known }. Neem de versie waarmee het begon, of een andere map.
results-other = { $path } bevat een ander experiment; dit verschilt: { $fields }. Noem een andere map.
results-taken = Een andere run schrijft nu in { $path }. Wacht tot die klaar is, of noem een andere map.
results-unwritable = { $path } kan niet worden beschreven: { $reason }. Wat eerder geschreven is blijft bewaard: verhelp dat en geef dezelfde opdracht nog eens.
results-unreadable = { $path } kan niet worden gelezen: { $reason }. Verwijder het genoemde deel en voer het experiment nog eens uit: alleen dat deel wordt opnieuw gespeeld.
