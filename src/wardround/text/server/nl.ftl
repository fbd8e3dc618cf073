### What only the server says, in Dutch.

## De server: tafels van mensen en bots

stale-prompt = Dat was voor vraag { $prompt }; nu is het vraag { $now }. Kijk nog eens en antwoord dan.
table-unknown = Er is geen tafel “{ $table }”. Controleer de link.
table-full = Alle stoelen van deze tafel zijn bezet. Je kunt meekijken.
seat-kept = De vrije stoelen zijn voor wie eerder meespeelde. Je kunt meekijken.
tables-many = Van jouw adres komen { $tables } tafels die niet klaar zijn of van vandaag zijn. Speel er eerst een paar uit.
tables-full = Deze server heeft { $tables } tafels en neemt er geen meer. Vraag het wie hem beheert.
disk-low = De schijf van deze server is bijna vol, dus er kan geen nieuwe tafel bij. Spellen gaan door.
table-unreadable = Wat van tafel “{ $table }” is opgeslagen, is beschadigd: er kan niet gespeeld worden. Wie deze server beheert, vindt meer in het logboek.
table-closed = Wie deze server beheert, heeft deze tafel gesloten: lezen kan, spelen niet.
admin-only = Dit is voor wie de server beheert.
admin-exists = { $path } bestaat al. Geef de naam van een nieuw bestand.
admin-failed = Dat is niet gelukt: { $reason }.
admin-no-journal = Tafel “{ $table }” heeft geen spelverslag: ze is niet begonnen, of het is een puzzel.
admin-no-database = Er is geen database { $path }. Geef haar met --database.
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
phrase-unknown = Er is geen vaste zin “{ $phrase }”.
journal-later = Het spelverslag is te zien als het spel is afgelopen.
play-on-same = Verder spelen kan alleen vanaf een afgelopen tafel, met dezelfde opties en zonder vrije stoel.
rematch-early = Het spel is nog niet afgelopen: de revanche komt daarna.
plea-open = { $whom } vraagt al om terug te gaan: beantwoord dat eerst.
plea-gone = Dat verzoek om terug te gaan is vervallen.
plea-alone = Je kunt niet terug: er zijn sindsdien dobbelstenen gegooid of kaarten opengelegd, en er is niemand die kan instemmen.
redo-gone = Dat kan niet opnieuw gezegd worden: het spel is verder gegaan.
too-fast = Dat was te veel tegelijk. Wacht even.
origin-foreign = Pagina’s van elders mogen dit niet.
hello-first = Het eerste bericht moet “hello” zijn.
hello-twice = “hello” zeg je één keer, aan het begin.
wire-version = Deze server spreekt versie { $known } van het protocol, niet { $found }. Laad de pagina opnieuw.
message-malformed = Het bericht is niet te lezen: { $reason }
body-too-long = Het bericht is te lang: hooguit { $bytes } bytes.
body-slow = Het bericht kwam niet binnen { $seconds } s aan. Stuur het opnieuw.
cards-too-long = Het kaartbestand is te lang: hooguit { $bytes } bytes.
cards-slow = Het lezen van het kaartbestand duurde langer dan { $seconds } s, dus het wordt geweigerd. Maak het eenvoudiger.
replay-failed = De herhaling was niet op tijd klaar. Probeer het later nog eens.
page-range = Er is geen pagina { $page } van: er wordt vanaf 0 geteld, en er zijn er { $pages }.
cards-mistaken =
    Het kaartbestand heeft { $mistakes ->
        [one] een fout
       *[other] { $mistakes } fouten, de eerste
    }: { $error }
query-number = “{ $name }” moet een geheel getal zijn, niet “{ $text }”.
page-unknown = Die pagina bestaat niet.
server-fault = Hier ging iets mis, en er is niets veranderd. Probeer het nog eens.
store-failed = Dat kon niet bewaard worden en is dus niet gedaan ({ $reason }). Probeer het nog eens.
store-unusable = De database { $path } is onbruikbaar: { $reason }.
store-taken = De database { $path } is in gebruik: een andere server draait ermee. Stop die, of geef een andere --database.
store-read-only = De database { $path } is alleen-lezen: maak bestand en map schrijfbaar, of geef een andere --database.
store-cannot-open = De database { $path } kan niet worden geopend: { $reason }. Controleer de map en de rechten.
store-damaged = De database { $path } is beschadigd of is er geen: { $reason }. Zet een back-up terug, of geef een andere --database.
store-disk = De schijf is vol of faalt bij de database { $path }: { $reason }. Maak ruimte en start opnieuw.
store-lost = De database van deze server is verloren: niets wordt opgeslagen en niets kan gezegd worden. Wie hem beheert, moet hem opnieuw starten.
store-newer = De database { $path } heeft schemaversie { $found }, dit programma kent versies tot en met { $known }. Installeer een nieuwer programma.
seed-practice = Een startgetal is om te oefenen: één mens, geen vrije stoel, niet openbaar. Laat het hier weg.
script-practice = Een draaiboek is voor bots om mee te oefenen: geef ook een startgetal, of laat het weg.
host-only = Dat beslist wie uitnodigt: { $name }.
table-begun = Het spel is begonnen.
remove-whom = Er is niemand om te verwijderen: { $whom }.
name-taken = Iemand hier heet al { $name }. Misschien { $proposal }?
absence-over = Er wordt niet meer op { $whom } gewacht.
host-foreign = Deze server accepteert de hostnaam “{ $host }” niet. Moet dat wel, start hem dan met --allow-host en die naam.
nudge-idle = Niemand wacht op { $whom }.
nudge-gone = Voor { $whom } is niemand verbonden.
nudge-early = { $whom } is net al aangestoten. Wacht { $seconds } s.

## Snelle zinnen

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Een ogenblikje.
phrase-nice = Mooi gedaan!
phrase-sorry = Sorry!
phrase-thanks = Dank je!
phrase-well-played = Goed gespeeld!
told-hint = (heeft om een tip gevraagd)
told-same-address = (komt van hetzelfde adres als iemand aan deze tafel)
serve-taken = Poort { $port } is bezet, misschien door wardround zelf: open http://localhost:{ $port }/ of neem een andere met --port.
serve-cannot = Op { $host }, poort { $port }, kan niets draaien: { $why }. Geef een andere --host of --port.
