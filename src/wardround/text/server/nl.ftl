### What only the server says, in Dutch.

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
serve-taken = Poort { $port } is bezet, misschien door wardround zelf: open http://localhost:{ $port }/ of neem een andere met --port.
serve-cannot = Op { $host }, poort { $port }, kan niets draaien: { $why }. Geef een andere --host of --port.
