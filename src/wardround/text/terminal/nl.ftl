### What only the terminal says, in Dutch.

## Commands

name-the-speaker =
    Wie zegt “{ $word }”? Aan de beurt: { $turn }. Zet vóór het woord wie het zegt, zoals in “{ $example }”.
bad-speaker =
    “{ $text }” wijst geen spreker aan. { speakers-are }
bad-command = { $reason } Meer uitleg: “{ $help }”.
command-unknown =
    Er is geen opdracht “{ $word }”. { $near ->
        [none] “{ $help }” noemt ze allemaal.
       *[other] Bedoel je “{ $near }”? “{ $help }” noemt ze allemaal.
    }
flag-unknown =
    “{ $command }” heeft geen optie “{ $word }”. { $near ->
        [none] Meer uitleg: “{ $help }”.
       *[other] Bedoel je “{ $near }”? Meer uitleg: “{ $help }”.
    }
argument-missing = “{ $command }” heeft { $name } nodig. Meer uitleg: “{ $help }”.
number-wanted = { $name } vraagt een getal, niet “{ $word }”. Meer uitleg: “{ $help }”.
words-left = “{ $command }” kan niets met “{ $words }”: laat dat weg. Meer uitleg: “{ $help }”.
no-words = Welke woorden? Noem er minstens één; “wardround legal” toont wat je kunt zeggen.
why-illegal = { $error } Waarom niet: { $why }

## Files

file-missing = { $path }: dat bestand is er niet.
file-folder = { $path } is een map; er is een bestand nodig.
file-unreadable = { $path } kan niet worden gelezen: { $reason }.
file-binary = { $path } is geen tekstbestand (het is geen UTF-8).
file-exists = { $path } bestaat al. Gebruik --force om het te vervangen.
file-special = { $path } is geen gewoon bestand en wordt niet vervangen.
file-ending = { $path }: spellen worden bewaard als spelverslagen (een naam als games.txt) of met één regel per spel (games.csv), niet als { $ending }. Kies een van deze uitgangen.
file-unwritable = { $path } kan niet worden geschreven: { $reason }.
system-refused = De computer heeft iets geweigerd: { $reason }.
in-file = { $path }: { $error }

## Journals

journal-rewrite =
    Regel { $line }: hier staat { $found ->
        [none] niets
       *[other] “{ $found }”
    }, maar het moet “{ $wanted }” zijn. “wardround replay” zonder --check accepteert het zo.

## Options

option-form =
    “{ $text }” is geen optie. Schrijf naam=waarde, zoals in --option administrators=no.
option-twice = De optie “{ $option }” staat er twee keer: geef die één keer op.

label-seats = Stoelen: { $seats }
label-default = (standaard)

label-sets = Benoemde groepen opties; wat ernaast staat, gaat voor
label-set-changes =
    stoelen { $seats }: { $changes ->
        [none] alles standaard
       *[other] { $changes }
    }
label-refused = Wat niet samengaat

## Cards

card-at =
    { $path }, regel { $line }: { $card ->
        [none] { "" }
       *[other] kaart “{ $card }”,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] veld “{ $field }”:{ " " }
    }{ $what }
cards-checked =
    { $path }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, geen fouten.

## Headings of tables

label-legal-words = Zeg: { $words }
label-over = Het spel is afgelopen: niemand is nog aan de beurt.
label-seat = stoel
label-player = speler
label-place = plaats
label-total = totaal
label-games = spellen
label-rating = rating
label-tournament = { $games } spellen. Ratings op de Elo-schaal, gemiddeld 1500, aan alle spellen tegelijk aangepast (Bradley-Terry); intervallen over beginstellingen.
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

## Speed

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

## Playing

play-said = Al gezegd: { $words }

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
play-welcome = { $game }. Typ een nummer of woorden en druk op Enter; “help” legt meer uit.
play-unfinished = Er is een onafgemaakt spel bewaard: “wardround play --resume” gaat ermee verder.
play-kept = Het spel is bewaard in { $path }.
play-resume = Het spel is bewaard. Ga verder met: { $command }

play-asked = { $who }: { $question }
play-recap = Ronde { $round } is voorbij. { $told }
play-waiting-for = { $who } denkt na.
play-not-asked = Even wachten: er is nu geen mens aan de beurt.
play-say-anyway = toch zeggen
play-time-up = De tijd is om: deze stap is voor je beëindigd.
play-back = verder spelen
play-say-more = Dat past in veel zinnen: zeg er meer woorden bij.
play-which-sentence = Welke van deze?
play-chance = (het toeval antwoordt: niet terug te nemen)
play-number =
    { $last ->
        [none] Met { $number } valt niets te kiezen.
       *[other] Er is geen keuze { $number }: ze lopen van 1 tot en met { $last }.
    }
play-does-nothing = { $what } doet nu niets. Toch zeggen?
play-thinking = Denkt na, hooguit { $seconds } s …
play-why-not = { $word }: { $why }
play-why-can = { $word } kun je nu zeggen.
play-why-what = Waarom wat? Noem een woord, zoals in “why radiology”.
play-taken-back =
    Teruggenomen: { $words }{ $answers ->
        [none] .
       *[other] , en het antwoord van { $answers }.
    }
play-redone = Opnieuw gezegd: { $words }.
play-undo-over = Het spel is afgelopen: er kan niets meer worden teruggenomen.
play-undo-chance = Dat kan niet worden teruggenomen: er zijn sindsdien dobbelstenen gegooid of kaarten opengelegd.
play-undo-barrier = Dat kan niet worden teruggenomen: de stap waar het bij hoorde is voor iedereen voorbij.
play-undo-depends = Dat kan niet worden teruggenomen: anderen hebben erop voortgebouwd.
play-cover = Geef het toetsenbord aan { $who }; verder kijkt niemand mee. { $who }, druk op Enter.
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

play-cover-stays = Eerdere regels kunnen tonen wat geheim is: blader niet terug.
play-unknown-word =
    “{ $word }” is geen woord van dit spel. { $near ->
        [none] { $tab ->
            [yes] Tab vult woorden aan, “help” legt meer uit.
           *[no] Typ een nummer; “help” legt meer uit.
        }
       *[other] Bedoel je: { $near }?
    }
play-bot-near = Er is geen bot “{ $name }”: bedoel je { $near }? Kies voor een mens een andere naam.
play-save-one = “{ $text }” is meer dan één naam: noem één bestand, zonder spaties.
play-taken-back-of =
    Teruggenomen, gezegd door { $who }: { $words }{ $answers ->
        [none] .
       *[other] , en het antwoord van { $answers }.
    }
play-type-here = een nummer, woorden of help
play-skip-here = Enter of . slaat de pauzes over
play-or = of
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab aanvullen Esc back Ctrl+C stoppen
play-keys-narrow = F1 help F2 others F3 log F4 scores F5 undo F6 redo Esc back Ctrl+C stoppen
play-page-foot = Enter of Esc sluit deze pagina; pijltjes schuiven.
play-end-foot = Enter of Esc sluit deze pagina; daarna stop je met “quit” of Ctrl+C.

play-time-left = nog { $minutes }:{ $seconds }
play-alone-end = Jouw resultaat: { points }.

play-torn = Het bestand is onvolledig: de laatste regel is niet te lezen en vervalt (“{ $text }”). Kijk of er iets opnieuw gezegd moet worden.
play-no-such-game = Er is geen onafgemaakt spel { $number }: “wardround games” somt ze op, 1 tot { $most }.

## Answers given without being asked

play-always = “{ $word }”, nu en voortaan zonder te vragen (“ask” haalt de vraag terug)
play-always-what = Altijd wat? Noem het ene woord dat voortaan gezegd wordt, zoals in “always pass”.
play-always-said = Vanaf nu wordt hier “{ $word }” gezegd zonder te vragen; “ask” haalt de vraag terug.
play-ask-again = Je krijgt weer alles gevraagd.

## Pages of the full screen

play-title-end = Het spel is afgelopen
play-title-board = De hele tafel
play-title-others = De rest van de tafel
play-title-scores = De tussenstand
play-title-log = Wat er gebeurde
play-title-help = Zo speel je

## Help

help-words = Kies met het nummer, of typ woorden en druk op Enter. Binnen een zin is de volgorde vrij, en een deel van de woorden is genoeg als duidelijk is welke zin je bedoelt. “why” met een woord zegt waarom het nu niet kan.
play-help-undo = neem de laatste zin terug, met wat de bots antwoordden
play-help-redo = zeg die zin opnieuw
play-help-restart = terug naar het begin van dit deel van de ronde
play-help-back = neem het laatste woord van een halve zin terug
play-help-hint = de beste woorden die nu voor je te vinden zijn
play-help-why = waarom een woord nu niet kan, en wat een kaart doet: “why WOORD”
play-help-board = de hele tafel
play-help-others = de tafel zonder je eigen deel
play-help-scores = waar de punten vandaan komen, ronde voor ronde
play-help-log = wat er gebeurde
play-help-save = schrijf een kopie van het spel: “save game.journal”
play-help-help = deze pagina
play-help-quit = stop; het spel blijft bewaard, en “wardround play --resume” gaat ermee verder
play-help-always = op deze vraag voortaan altijd zo antwoorden: “always pass”
play-help-ask = weer alles gevraagd krijgen

## Saved games

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

## The server

serve-compile = --compile is voor een kloon van de bronnen; deze wardround is geïnstalleerd. Laat die optie weg.
settings-mistaken = Er wordt niets aangeboden, want { $mistakes ->
        [one] een instelling klopt
       *[other] { $mistakes } instellingen kloppen
    } niet.
settings-file-bad = { $path } kan niet als instellingen worden gelezen: { $reason }.
settings-assignment = “{ $text }” stelt niets in. Schrijf --set naam=waarde, zoals --set port=9000.
settings-unknown = { $where }: er is geen instelling “{ $name }”. `wardround serve --show-settings` somt alle op.
settings-unknown-near = { $where }: er is geen instelling “{ $name }”. Bedoel je “{ $near }”?
settings-value = { $where }: “{ $name }” kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
settings-default = standaard
settings-file = bestand
settings-environment = omgeving
settings-flag = vlag
admin-backup = Back-up gemaakt, { $done } bytes. Kopieer ook het geheim naast de database.
admin-purge = Gewiste tafels: { $done }.
admin-close = De tafel is gesloten.
admin-days = Zeg hoe oud: --days met een aantal dagen.
admin-target = { $action ->
        [backup] Een back-up heeft de naam van een nieuw bestand nodig.
       *[other] Welke tafel? Geef haar naam, zoals in haar link.
    }
serve-ready = Server op { $address } met tafels in { $path } (Ctrl+C stopt)

## Tournaments

tournament-file = { $path } is geen bestand met toernooiresultaten. Noem een ander bestand of verplaats het.
tournament-other = { $path } bevat de resultaten van een ander toernooi (spel, opties, bots, startgetal of kaarten verschillen). Noem een ander bestand.

## The best words

solve-exact = { $worth } punten waard, met wat er voor later overblijft. Niets is beter ({ $nodes } stellingen doorzocht).
solve-found = { $worth } punten waard, met wat er voor later overblijft: het beste dat gevonden is, niet bewezen ({ $nodes } stellingen doorzocht). Meer: --nodes, --seconds.
solve-not-now = Alleen een activatie van Dice Hospital is op te lossen: geef een stelling in de fase “activate”.
solve-not-you = { $whom } is hier niet aan het werk. Aan het werk: { $turn }.

## Aan de tafel van een server

join-link = “{ $link }” is geen link naar een tafel. Die ziet eruit als http://host/#/table/naam: kopieer hem van de pagina die je uitnodigt.
join-unreachable = { $server } is niet te bereiken: { $why }. Draait de server daar, en is de link volledig?
join-refused = De server zegt: { $text }
join-not-ours = { $server } antwoordt, maar is geen wardround-server.
join-no-answer = De server heeft niet geantwoord. Kijk naar de tafel voordat je het nog eens zegt.
join-offline = Geen verbinding met de server, ik probeer het opnieuw. Er gaat niets verloren.
join-online = Weer verbonden.
join-closed = De server geeft je deze stoel hier niet meer: hij is naar een ander apparaat verplaatst, of iemand anders heeft hem.
join-waiting = Het begint zodra alle stoelen bezet zijn: { $seats }. Anderen komen erbij met { $link }; Ctrl+C verlaat de tafel.
join-waiting-offline = Iedereen wacht op { $who }, die geen verbinding heeft.
join-own-cards = Deze tafel speelt met eigen kaarten, die de terminal niet kan tonen: open de link in een browser.
join-plea = { $who } wil terugnemen: { $words }. Typ “agree” (ja) of “refuse” (nee).
join-plea-none = Niemand wil iets terugnemen.
join-pleaded = De anderen wordt gevraagd of je mag terugnemen: { $words }.
join-agreed = Je hebt ingestemd.
join-declined = Je hebt geweigerd.
join-chat = { $who } zegt: { $text }
join-chat-what = Wat wil je zeggen? Bijvoorbeeld “chat goed gespeeld”.
join-nudged = { $who } herinnert je eraan dat jij aan de beurt bent.
join-return = Je stoel blijft van jou. Kom terug met: { $command }
join-save-later = Een spel op een server kan worden bewaard als het voorbij is. Tot dan bewaart de server het.
play-help-chat = iets tegen de anderen zeggen, bijvoorbeeld “chat goed gespeeld”
play-help-agree = iemand laten terugnemen wat die vroeg
play-help-refuse = dat niet toestaan

## Experimenten

flag-at =
    { $field ->
        [none] { "" }
       *[other] “{ $field }”:{ " " }
    }{ $what }
lab-done =
    { $deals ->
        [one] 1 beginstelling
       *[other] { $deals } beginstellingen
    }, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } in { $path }
lab-by-clock = “{ $player }” denkt op de klok, dus zijn partijen kunnen niet precies worden herhaald. Geef games=… in plaats van ms=… als dat wel moet.
lab-reported = Rapport geschreven naar { $path }

## Rapporten van experimenten

report-title = { $game }: rapport van een experiment
report-played =
    { $deals ->
        [one] 1 beginstelling
       *[other] { $deals } beginstellingen
    }, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, startgetal { $seed }. Elke variant speelt dezelfde beginstellingen: op dezelfde vraag antwoordt het toeval in elke variant hetzelfde.
report-reading = Tussen haakjes, en als strepen bij stippen: 95%-intervallen. Ze ontstaan door hele beginstellingen opnieuw te trekken (bootstrap), want stoelen van één partij en partijen van één beginstelling zijn niet onafhankelijk. Een voorsprong is een eindstand min het gemiddelde van alle stoelen van die partij.
report-by = wardround { $version }, regels: { $build }
report-variant = variant
report-seats = stoelen
report-players = spelers
report-options = afwijkende opties
report-own-cards = eigen kaarten
report-figures = Cijfers
report-overview = Overzicht
report-overview-told = Gemiddelden van partijen.
report-comparison = Vergeleken met “{ $first }”
report-comparison-told = Wat een variant bij dezelfde beginstelling gemiddeld meer heeft dan de eerste.
report-more-points = Gemiddelde eindstand, meer dan “{ $first }”
report-scores = Hoe eindstanden gespreid zijn
report-scores-told = Het deel van de stoelen met elke eindstand.
report-points = punten
report-places = Speelvolgorde
report-places-told = Maakt het uit wie begint? Er wordt geteld vanaf wie de partij begint. De lijn is een eerlijk deel.
report-place = als { $place }e aan de beurt
report-place-wins = Deel van de overwinningen, meer dan eerlijk
report-place-leads = Voorsprong aan het eind
report-order = volgorde
report-wins = overwinningen
report-lead = voorsprong
report-players-met = Spelers
report-players-told = Hoe spelers het deden die elkaar aan één tafel troffen.
report-player = speler
report-sources = Waar punten vandaan komen
report-sources-told = Gemiddelde punten van een stoel, van alle stoelen en van winnaars.
report-all = { $variant }, alle
report-winners = { $variant }, winnaars
report-of-all = alle stoelen
report-of-winners = winnaars
report-rounds = Ronde voor ronde
report-rounds-told = Hoe punten groeien, hoe vaak wie na een ronde alleen voorop ligt ten slotte wint, en tussen hoeveel woorden een stoel telkens kiest.
report-round = ronde
report-progress = Gemiddelde stand na elke ronde
report-leaders = Zo vaak wint wie na een ronde alleen voorop ligt
report-branching = Mogelijke woorden voor elk gezegd woord
report-things-told = Het verschil is de voorsprong van de stoelen die iets minstens één keer namen, min die van de stoelen waaraan het werd aangeboden en die het nooit namen. Het zegt wat ermee samenging, niet wat het veroorzaakte: wie voorop ligt kiest misschien anders.
report-dealt-told = Deze worden gedeeld of ontstaan in het spel en worden niet uit een aanbod gekozen: het cijfer is de voorsprong van de stoelen die er een hadden.
report-worth = { $kind }: voorsprong ermee, min die van wie het liet liggen
report-had = { $kind }: voorsprong van wie het had
report-taken-by-round = { $kind }: genomen door wie het kon, per ronde ({ $variant })
report-worth-by-round = { $kind }: voorsprong van wie het in die ronde nam, min wie het liet liggen ({ $variant })
report-offered = aangeboden
report-taken = genomen
report-uses = gebruikt
report-lead-taken = voorsprong met
report-lead-left = voorsprong zonder
report-difference = verschil
measure-score = gemiddelde eindstand
measure-best = eindstand van de winnaar
measure-margin = voorsprong van de eerste op de tweede
measure-lead-changes = wisselingen van de leiding
measure-rounds = rondes
measure-decisions = woorden van stoelen
measure-branching = mogelijke woorden voor elk daarvan
measure-words = alle woorden, ook van het toeval
