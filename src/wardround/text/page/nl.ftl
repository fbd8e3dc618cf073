### Elke zin van de pagina zelf, in het Nederlands. Wat een spel zegt, komt van de server.
### Woorden als in ../glossary/nl.toml; “je”.

page-offline = Geen verbinding, ik probeer het opnieuw.
page-server-fault = De server kon niet antwoorden. Probeer het nog eens.
page-socket-refused = Je kunt niet aan deze tafel komen.
page-socket-moved = Deze stoel is naar een ander apparaat verhuisd.
page-your-turn = jij bent aan de beurt
page-your-name = Je naam
page-seats-total = Stoelen
page-public-table = Openbaar: iedereen kan de tafel vinden en aanschuiven
page-make-table = Tafel openen
page-public-tables = Openbare tafels
page-no-tables = Er zijn nu geen openbare tafels.
page-join = Aanschuiven
page-watch = Kijken
page-join-code = Meedoen met een link of code
page-join-code-help = Plak een uitnodigingslink, of typ de code die een stoel naar dit apparaat verhuist.
page-enter = OK
page-open-seats =
    { $n ->
        [one] 1 stoel vrij
       *[other] { $n } stoelen vrij
    }
page-under-way = bezig
page-finished-games = Afgelopen spellen
page-invitation = Spelers uitnodigen
page-invitation-line = Wie deze link heeft, mag gaan zitten. Het spel begint zodra er geen stoel meer vrij is.
page-copy = Link kopiëren
page-copied = Gekopieerd
page-copy-yourself = Om te kopiëren: { $text }
page-share = Delen
page-fill = Vrije stoelen met bots vullen en beginnen
page-take-seat = Hier gaan zitten
page-open = vrij
page-bot = bot
page-away = afwezig
page-you = Jij
page-undo = Ongedaan maken: { $words }
page-undo-all = Terug naar het begin van mijn fase
page-redo = Opnieuw
page-redo-words = Opnieuw: { $words }
page-plead = Vragen om terug te nemen: { $words }
page-plea = { $who } vraagt om terug te nemen: { $words }
page-agree = Akkoord
page-refuse = Weigeren
page-waits-consent = Nog akkoord nodig van { $who }.
page-back = Terug
page-finish-anyway = Toch afronden
page-finish-line = Enter rondt af, Escape gaat terug.
page-always = { $word }, nu en altijd
page-chosen = Gekozen: { $words }
page-chosen-reason = Kies wat erbij hoort, of druk op Escape.
page-waiting-for = Wachten op { $who }.
page-watching = Je kijkt toe.
page-chance-answers = Dobbelstenen of kaarten antwoorden: dit kan niet ongedaan worden gemaakt.
page-can-be-said = Dit kun je nu kiezen.
page-others = De anderen
page-log = Wat er gebeurde
page-log-short = Verslag
page-title = wardround
page-title-turn = ● Jouw beurt – wardround
dice-hospital-score = Punten
page-chat = Chat
page-send = Versturen
page-say-something = Zeg iets aan tafel
page-menu = Menu
page-close = Sluiten
page-leave = Tafel verlaten
page-front-page = Beginpagina
page-move-seat = Mijn stoel naar een ander apparaat verhuizen
page-move-seat-line = Scan dit, of typ daar de code { $code }. Die werkt één keer.
page-command = Opdracht: woorden, of “help”
page-command-help = Typ woorden zoals “{ $example }” en dan Enter. Escape sluit.
page-taken-back-by = { $who } neemt de laatste zin terug.
page-rewound = De tafel gaat terug, zoals iedereen heeft afgesproken.
page-while-away = Terwijl je weg was
page-note-left = { $who } is weggegaan.
page-note-back = { $who } is terug.
page-note-timeout = De tijd van { $who } is om; het spel gaat verder.
page-time-up = De tijd is om: wat niet is ingezet, blijft liggen.
page-cover = Geef het apparaat aan { $who }
page-cover-go = Ik ben { $who }
page-wins =
    { $n ->
        [one] { $who } wint
       *[other] { $who } delen de eerste plaats
    }
page-player = Speler
page-total = Totaal
page-by-round = { $score } per ronde
page-rematch = Revanche
page-replay = Terugkijken
page-journal = Spelverslag downloaden
page-new-game = Nieuw spel
page-look-board = Het bord bekijken
page-step = Stap { $step } van { $total }
page-first-step = Eerste stap
page-previous = Vorige zin
page-next = Volgende zin
page-next-part = Volgend deel
page-copy-step = Link naar deze stap kopiëren
page-chance = Dobbelstenen en kaarten
page-keys = Toetsen
page-notice = wardround is een onafhankelijke uitvoering om van te leren en met vrienden te spelen; de uitgevers en auteurs van de spellen hebben haar niet gemaakt, in licentie gegeven of goedgekeurd. Alle tekeningen zijn van onszelf.
page-loading = Een ogenblik …
page-unknown-page = Deze pagina bestaat niet.

## Coach

page-coach = Coach
page-coach-fine = Ook goed. Dit doet het: { $what }
page-coach-quiet = Hier is niets nieuws: speel zoals je wilt. Ik meld me als er iets nieuws komt.
dice-hospital-coach-over = Meer is het niet. Nog zes ronden beslissen het spel: speel door, of stop hier.
page-coach-go-on = Verder
page-coach-skip = Zonder coach verder
page-coach-play-on = Doorspelen
page-coach-stop = Hier stoppen: ander spel

## Dice Hospital lesson

dice-hospital-lesson-patients = Dobbelstenen zijn je patiënten: 1 is ernstig ziek, 6 bijna beter. Voorbij 6 gaan ze naar huis, dat telt. Geel wordt 3, rood 4.
dice-hospital-lesson-ambulance = Lage ziekenwagens: ziekere patiënten. Maar het laagste genomen geeft een bloedzak en bouwt eerst. Neem nummer 1.
dice-hospital-lesson-specialist = Een specialist is een extra medewerker met een talent. Een afdeling is een extra kamer. Neem de { CARD("surgeon") }.
dice-hospital-lesson-return = Eén keer per ronde mag je een kaart inleveren voor een bloedzak. De { CARD("surgeon") } is meer waard: pas.
dice-hospital-lesson-nurse = Eén medewerker, één kamer, elk één keer per ronde. Stuur een verpleegkundige naar de { CARD("pharmacy") } voor de groene 5: een stap beter.
dice-hospital-lesson-why = De groene 6 is behandeld. Tik weer op { CARD("pharmacy") }: wat niet kan, zegt waarom. Vragen kost niets.
dice-hospital-lesson-surgeon = Nu de { CARD("surgeon") }: naar de { CARD("intensive-care") }, voor de rode 2. Wijs die eerst aan: je ziet wat het wordt.
dice-hospital-lesson-effect = Het talent: de rode 3 mag nog een stap omhoog. Doe het. “Nee, bedankt” weigert; een bloedzak kan ertussen.
dice-hospital-lesson-oncology = Twee verpleegkundigen zijn vrij, drie patiënten wachten. Stuur iemand naar de { CARD("oncology") }, voor een gele 3.
dice-hospital-lesson-imaging = { CARD("imaging") } neemt elke 3 of 4, elke kleur. Stuur de laatste verpleegkundige erheen, voor de rode 4.
dice-hospital-lesson-bag = Bloedzak, groene 6, genezen: naar huis. Ontslagen tellen 1, 3, 5, 7 …: veel in één ronde loont het meest.
dice-hospital-lesson-undo = Ongedaan maken neemt je laatste zin terug en noemt hem. Probeer het, of ga verder.
dice-hospital-lesson-redo = Teruggenomen: de zak is weer van jou. Opnieuw zegt hetzelfde nog eens.
dice-hospital-lesson-finish = De regel bij Klaar zegt wat komt: wie wacht, gaat één achteruit. Nu sterft niemand. Rond af.
dice-hospital-coach-scored = Ronde voorbij. Wie wachtte, ging achteruit; wie voorbij 6 kwam, ging naar huis en telde. Boven staan de punten.
dice-hospital-coach-extra = Met twee spelers draai je nog een kaart om, voor jullie beiden. Een kamer, of iemand om er te werken?
dice-hospital-coach-start = Deze dobbelstenen zijn je patiënten. 1 is ernstig ziek, 6 bijna beter; voorbij 6 gaan ze naar huis. Verkeerd kiezen kan niet.
dice-hospital-coach-first = Je bent startspeler: je kiest als eerste, maar mag nummer 1 niet nemen.
dice-hospital-coach-take = Lage ziekenwagens: ziekere patiënten. Het laagste genomen geeft een bloedzak en maakt je startspeler; lage bouwen eerst.
dice-hospital-coach-full = Twaalf bedden, meer niet. Kies wie niet kan blijven: twee punten minder aan het eind. Een zieke patiënt kost het minst.
dice-hospital-coach-improve = Een specialist is een extra medewerker met een talent. Een afdeling is een extra kamer. Neem wat bij je kleuren past.
dice-hospital-coach-return = Je mag een kaart inleveren voor een bloedzak. Zo vroeg loont dat zelden: pas.
dice-hospital-coach-effect = Het talent van een specialist komt na de kamer, één keer. Je mag weigeren; een bloedzak mag ertussen.
dice-hospital-coach-dying = Kijk naar de regel bij Klaar: een 1 zou sterven, en dat kost twee punten. Behandel die eerst.
dice-hospital-coach-lost = Niemand is meer vrij om de 1 te redden. Niets is verloren: Ongedaan maken neemt zin voor zin terug. Doe het anders.
dice-hospital-coach-place = Eén medewerker, één kamer, elk één keer per ronde. Wijs iets aan: je ziet wat het zou doen, of waarom niet.
dice-hospital-coach-bag = Een bloedzak geneest iemand één stap, of verandert een kleur tot het eind van de fase. Bewaarde zakken: één punt elk.
dice-hospital-coach-finish = Meer kan niet. De regel bij Klaar zegt wat komt: wie nog wacht, gaat één achteruit.
dice-hospital-heading-setup = Voorbereiding
dice-hospital-heading-round = Ronde { $n }
dice-hospital-heading-intake = Opname
dice-hospital-heading-improvement = Verbetering
dice-hospital-heading-activation = Activatie
dice-hospital-heading-neglect = Verwaarlozing
dice-hospital-heading-shift-change = Shiftwissel
dice-hospital-heading-end = Einde

## Front page

page-language = Taal
page-continue-against = Verder spelen: { $round }, tegen { $who }
page-continue-together = Verder spelen: { $round }, { $who } aan dit scherm
page-continue-solo = Verder spelen: { $round }, solo
page-continue-waiting = Verder spelen: er ontbreken nog spelers
page-continue-over = Het spel is afgelopen: bekijk hoe het eindigde
page-offer-now = Meteen spelen
page-offer-solo = Solo
page-choose-options = Opties kiezen
page-choose-options-for = Opties kiezen: { $what }
page-options = Opties
page-options-usual = zoals gewoonlijk
page-option-sets = Ga uit van een keuze; wat je hieronder verandert, geldt.
page-own-cards = Eigen kaarten
page-own-cards-help = Een tekstbestand in TOML: nieuwe kaarten komen in de stapels, een met de id van een bekende kaart vervangt die. Iedereen aan tafel speelt ermee.
page-own-cards-file = Kaartbestand
page-own-cards-text = Of plak de tekst ervan
page-own-cards-example = Een voorbeeld invullen
page-card-mistakes =
    { $n ->
        [one] Het kaartbestand heeft een fout: verbeter die, of laat het bestand weg.
       *[other] Het kaartbestand heeft { $n } fouten: verbeter ze, of laat het bestand weg.
    }
page-card-mistake =
    Regel { $line }{ $card ->
        [none] { "" }
       *[other] , kaart “{ $card }”
    }{ $field ->
        [none] { "" }
       *[other] , veld “{ $field }”
    }: { $text }
page-cards-in-play =
    { $n ->
        [one] Eén eigen kaart is in het spel: { $names }.
       *[other] { $n } eigen kaarten zijn in het spel: { $names }.
    }
page-cards-idle = Het bestand klopt, maar met deze opties is geen van de kaarten in het spel.
page-with-own-cards = Met eigen kaarten.
page-bests = Persoonlijke records
page-this-game = dit spel
page-best-new = Een nieuw persoonlijk record!
page-best-place = Plaats { $place } van { $n }.
page-best-replay = Terugkijken: { $n } punten, { $date }
page-game = Spel
page-offer-other = { $game } spelen
page-standing-answers = Wat je hier altijd antwoordt
page-ask-again = Vraag het me weer
dice-hospital-offer-now-line = Je leidt een ziekenhuis, twee bots doen mee.
dice-hospital-offer-now-facts = 1 speler, 2 bots · ongeveer 30 minuten
dice-hospital-offer-duel = Een snel duel
dice-hospital-offer-duel-line = Hetzelfde met één tegenstander: minder wachten, meer op elkaar letten.
dice-hospital-offer-duel-facts = 1 speler, 1 bot · ongeveer 20 minuten
dice-hospital-offer-solo-line = Eén ziekenhuis, geen rivalen: vervul je medische rapporten en versla je eigen beste score.
dice-hospital-offer-solo-facts = 1 speler · ongeveer 20 minuten
page-offer-learn = Leren door te spelen
dice-hospital-offer-learn-line = Een coach leidt je stap voor stap door de eerste twee ronden.
dice-hospital-offer-learn-facts = 1 speler, 1 vriendelijke bot · ongeveer 10 minuten
page-offer-friends = Met vrienden spelen
page-offer-friends-line = Open een tafel en stuur de link of laat de QR-code zien.
dice-hospital-offer-friends-facts = 2 tot 4 spelers, elk aan een eigen scherm · 20 tot 45 minuten
page-offer-screen = Eén scherm
page-offer-screen-line = Meerdere mensen delen dit apparaat en geven het door.
dice-hospital-offer-screen-facts = 2 tot 4 spelers, desgewenst met bots · 20 tot 45 minuten
page-first-time = Eerste spel hier: eenvoudigere opties en een coach naast je
page-screen-help = Geef iedereen een naam. Waar iets geheim is, zegt een dekblad wie het apparaat krijgt.
page-begin = Beginnen
page-player-number = Speler { $n }
page-name-of-seat = Naam van Speler { $n }
page-seat-open = vrij voor iemand
page-seat-person = iemand hier
page-bot-expert = bot, speelt heel goed
page-bot-greedy = bot, speelt doordacht
page-bot-random = bot, speelt lukraak
page-bot-rollout = bot, probeert lukraak
page-bot-solver = bot, speelt goed

## Dice Hospital rules

dice-hospital-rules-aim = Het doel
dice-hospital-rules-aim-1 = Iedereen leidt een ziekenhuis. Dobbelstenen zijn de patiënten: de kleur is hun kwaal, de waarde hoe goed het gaat, van 1 tot 6.
dice-hospital-rules-aim-2 = In { $rounds } ronden neem je patiënten op, bouw je uit en behandel je. Wie voorbij 6 komt, gaat naar huis en levert punten op. De meeste punten winnen.
dice-hospital-rules-setup = Voorbereiding
dice-hospital-rules-setup-1 = Iedereen trekt drie dobbelstenen en bepaalt welke de 3, welke de 4 en welke de 5 is.
dice-hospital-rules-setup-2 = Afdelingen en specialisten worden opengelegd, van elk één minder dan er spelers zijn. Met twee spelers voegt de startspeler er nog één naar keuze toe.
dice-hospital-rules-setup-3 = Met beheerders bekijkt iedereen er in het geheim twee en houdt er één, open, het hele spel. De andere valt af.
dice-hospital-rules-intake = 1. Opname
dice-hospital-rules-intake-1 = Er is één ziekenwagen meer dan spelers, elk met { $ambulance } dobbelstenen. Alles wordt gegooid, 1 en 6 opnieuw. De laagste gaan in nummer 1, enzovoort.
dice-hospital-rules-intake-2 = Waar gelijke waarden in verschillende kleuren de grens tussen twee ziekenwagens raken, bepaalt de laatste speler welke kleuren waarheen gaan.
dice-hospital-rules-intake-3 = Vanaf de startspeler neemt iedereen een ziekenwagen. De startspeler mag nummer 1 niet nemen. Wat overblijft, gaat terug in de zak.
dice-hospital-rules-intake-4 = Wie het laagste nummer nam, krijgt een bloedzak en is vanaf de volgende ronde startspeler.
dice-hospital-rules-intake-5 = Een ziekenhuis heeft { $beds } bedden. Voor elk bed te weinig sterft iemand die er al lag, naar jouw keuze; nieuwkomers zijn veilig.
dice-hospital-rules-improvement = 2. Verbetering
dice-hospital-rules-improvement-1 = Op nummer van de ziekenwagen, het laagste eerst, mag iedereen een open kaart nemen of passen. Een kaart dubbel hebben mag. Gaten blijven open.
dice-hospital-rules-improvement-2 = Daarna mag iedereen in dezelfde volgorde één eigen kaart, ook een nieuwe, inleveren voor een bloedzak. De kaart gaat onderop.
dice-hospital-rules-activation = 3. Activatie
dice-hospital-rules-activation-1 = Stuur een vrije medewerker naar een vrije afdeling en doe alles wat er staat. Iedereen mag overal werken; elke medewerker en elke afdeling één keer per ronde. Je begint met { $nurses } verpleegkundigen.
dice-hospital-rules-activation-2 = Wat niet volledig kan, kan niet. Eén patiënt alleen mag wel met stappen over naar huis.
dice-hospital-rules-activation-3 = Je mag altijd afronden, ook met vrije medewerkers. Sommige tafels activeren na elkaar, andere tegelijk.
dice-hospital-rules-specialists = Specialisten
dice-hospital-rules-specialists-1 = Een specialist werkt als een verpleegkundige. Geneest de afdeling iemand die de kaart noemt, dan mag daarna één keer het talent.
dice-hospital-rules-specialists-2 = De kleur die op dat moment te zien was, telt. Een “andere” patiënt is er een die deze afdeling niet net heeft genezen.
dice-hospital-rules-bags = Bloedzakken
dice-hospital-rules-bags-1 = Gebruik ze wanneer je wilt in je activatie, ook tussen afdeling en talent. Het zijn geen medewerkers: er volgt geen talent.
dice-hospital-rules-bags-2 = Eén zak geneest iemand één stap, of geeft een andere kleur tot het eind van de fase. Een nieuwe kleur alleen is geen behandeling.
dice-hospital-rules-neglect = 4. Verwaarlozing
dice-hospital-rules-neglect-1 = Wie deze ronde niet behandeld is, gaat één achteruit. Onder 1 sterft een patiënt.
dice-hospital-rules-neglect-2 = Sommige beheerders sparen iemand. Jij kiest wie, en dat moet als het kan.
dice-hospital-rules-discharge = 5. Ontslag
dice-hospital-rules-discharge-1 = Punten voor hoeveel er deze ronde naar huis gingen, volgens de trap hieronder. Elke patiënt voorbij het einde geeft { $beyond } meer.
dice-hospital-rules-discharge-2 = Een leeg ziekenhuis levert 5 extra op, de beheerder wat de kaart zegt. Daarbij gelden de eigen kleuren van de dobbelstenen.
dice-hospital-rules-shift = 6. Shiftwissel
dice-hospital-rules-shift-1 = Medewerkers komen terug, niemand geldt nog als behandeld, open kaarten gaan onder hun stapels en er komen nieuwe. Vervalt na de laatste ronde.
dice-hospital-rules-end = Het einde
dice-hospital-rules-end-1 = Elk sterfgeval kost 2 punten, elke overgebleven bloedzak is 1 waard. De meeste punten winnen.
dice-hospital-rules-end-2 = Bij gelijke stand beslissen minder overgebleven patiënten, dan de hogere som van hun waarden; anders wordt de plaats gedeeld.
dice-hospital-rules-rulings = Goed om te weten
dice-hospital-rules-rulings-1 = In de verbeterfase mag je altijd passen.
dice-hospital-rules-rulings-2 = Wie “de meeste ontslagen” heeft, moet daarin alleen staan: bij gelijke stand was het niemand.
dice-hospital-rules-rulings-3 = Een talent dat naar een waarde vraagt, kijkt naar wat de genezen patiënt eerst had.
dice-hospital-rules-rulings-4 = Onze lezing: een bloedzak mag altijd herkleuren, maar de kleur alleen geldt nooit als behandeling.
dice-hospital-rules-departments = Afdelingen
dice-hospital-rules-specialist-cards = Specialisten: de kaarten
dice-hospital-rules-administrators = Beheerders
dice-hospital-rules-glossary = Begrippen
dice-hospital-term-treated = Behandeld
dice-hospital-term-treated-text = Er is deze ronde iets met deze patiënt gedaan, dus verwaarlozing raakt hem niet.
dice-hospital-term-heal = Genezen
dice-hospital-term-heal-text = De waarde gaat omhoog, een stap per punt. Voorbij 6 gaat de patiënt meteen naar huis.
dice-hospital-term-lounge = Naar huis deze ronde
dice-hospital-term-lounge-text = Wie ontslagen is, wacht in de lounge om in fase 5 geteld te worden.
dice-hospital-term-worker = Medewerker
dice-hospital-term-worker-text = Een verpleegkundige of specialist. Bloedzakken niet.
dice-hospital-term-first = Startspeler
dice-hospital-term-first-text = Kiest als eerste een ziekenwagen, maar nooit nummer 1; met twee spelers ook de extra kaart.
dice-hospital-points-row = Punten

## Dice Hospital: voorbeeldronde

dice-hospital-rules-setup-first = Het toeval wijst de startspeler aan, of de tafel doet dat vóór het spel. Er wordt met de klok mee gespeeld.
dice-hospital-rules-experimental-2 = Dat zijn tot en met 3 spelers 20 afdelingen; met 4 spelers komen er 4 willekeurige tegels van de tweede basisset bij: 24. Specialisten zijn er altijd 24. Een tafel kan ook alle nieuwe kaarten bij de volle stapels voegen: 32 afdelingen, 36 specialisten.
dice-hospital-term-neglect = Verwaarlozing
dice-hospital-term-neglect-text = Wat iedereen overkomt die in een ronde niet behandeld is: één stap achteruit.
dice-hospital-term-fatality = Sterfgeval
dice-hospital-term-fatality-text = Een patiënt die onder 1 zakt. Aan het eind kost dat punten.
dice-hospital-term-improvement = Verbetering
dice-hospital-term-improvement-text = Een afdeling of specialist die je hebt genomen, naast wat iedereen heeft.
dice-hospital-rules-example = Een hele ronde
dice-hospital-rules-example-1 = Voorbereiding en eerste ronde van Ada en Ben, echt zo gespeeld. Een pijl laat zien wat er van een patiënt wordt; elk plaatje toont de tafel na de tekst erboven.
dice-hospital-example-setup = Het toeval maakt Ada startspeler. { $operating-theatre } en { $surgeon } worden opengelegd. Met twee spelers vraagt de startspeler nog een kaart: Ada wil een afdeling, en dat is { $triage-centre }. Ada trekt een rode, een gele en een groene dobbelsteen en maakt er r5, y4 en g3 van. Ben trekt twee rode en een groene: r4, r5 en g3. Van twee beheerders houdt ieder er één. Die van Ada geeft een punt in elke ronde waarin alle drie de kleuren naar huis gaan, die van Ben spaart elke ronde één onbehandelde rode patiënt.
dice-hospital-example-intake = Negen dobbelstenen worden gegooid, drie per ziekenwagen, en vanaf de laagste op een rij gelegd. De laatste plaats van nummer 1 is voor een 3, maar er zijn g3, g3 en r3: Ben, de laatste in de volgorde, kiest r3. Zo bevat nummer 1 r2, y2 en r3, nummer 2 g3, g3 en y4, nummer 3 y4, r5 en g5.
dice-hospital-example-take = Ada is als eerste en mag nummer 1 niet nemen. Ze neemt nummer 3: daar gaat het de patiënten het best. Ben neemt nummer 1. Dat is het laagste genomen nummer, dus hij krijgt een bloedzak en is vanaf de volgende ronde startspeler. De dobbelstenen van nummer 2 gaan terug in de zak.
dice-hospital-example-improvement = De volgorde gaat naar het nummer van de ziekenwagen, dus Ben neemt eerst een kaart: { $operating-theatre }. Ada neemt { $surgeon }. Niemand levert een kaart in voor een bloedzak.
dice-hospital-example-ben = Ben heeft het laagste nummer en begint. Een verpleegkundige in { $operating-theatre } geneest een rode patiënt 3 stappen: r4 → naar huis. Een verpleegkundige in { $clinic }: r5 → r6, en de bloedzak geneest dezelfde patiënt nog een keer: r6 → naar huis. De laatste verpleegkundige in { $intensive-care }: r2 → r3. Ben rondt af.
dice-hospital-example-ada = Nu Ada. { $surgeon } werkt in { $critical-care-unit }: r5 → r6. Er is een rode patiënt genezen, dus die mag nog een keer: r6 → naar huis. Verpleegkundigen werken in { $clinic }: r5 → r6, in { $pharmacy }: g5 → g6 en in { $oncology }: y4 → y5. Ada rondt af.
dice-hospital-example-neglect = Wie niet behandeld is, gaat één achteruit. Bij Ada: g3 → g2 en y4 → y3. Bij Ben: y2 → y1 en g3 → g2. Ook Bens onbehandelde r3 zou achteruitgaan, maar zijn beheerder spaart hem.
dice-hospital-example-discharge = Volgens de trap: Ada stuurde 1 patiënt naar huis, 1 punt. Ben stuurde er 2 naar huis, 3 punten. Geen ziekenhuis is leeg, en Ada’s beheerder had alle drie de kleuren gewild. De dobbelstenen gaan terug in de zak.
dice-hospital-example-shift = Medewerkers en ziekenwagens komen terug, niemand geldt nog als behandeld, en { $triage-centre }, door niemand genomen, gaat onder zijn stapel. { $radiology } en { $paramedic } worden opengelegd. Ben, nu startspeler, vraagt nog een specialist: { $urologist }. Ronde 2 kan beginnen.

## Rules reference

page-rules = Regels
page-rules-of = Regels: { $part }
page-rules-contents = Op deze pagina
page-house-mark = zelfbedacht
page-marked = { $name } ({ $mark })
page-house-line = Wat “zelfbedacht” heet, is van ons, omdat geen document het geeft: een hele kaart, of alleen de naam, het effect, de prijs, de kleur of de punten.

## Dice Hospital drawings

dice-hospital-setup = Voorbereiding
dice-hospital-round-of = Ronde { $round } van { $rounds }
dice-hospital-first-player = startspeler
dice-hospital-you = Jij
dice-hospital-seat = Speler { $n }
dice-hospital-ambulance = Ziekenwagen { $n }
dice-hospital-word-nurse = Verpleegkundige
dice-hospital-word-bag = Bloedzak
dice-hospital-word-heal = Genezen
dice-hospital-word-red = Kleur rood
dice-hospital-word-yellow = Kleur geel
dice-hospital-word-green = Kleur groen
dice-hospital-word-finish = Klaar
dice-hospital-word-skip = Nee, bedankt
dice-hospital-word-pass = Passen
dice-hospital-word-return = Teruggeven
dice-hospital-word-department = Een afdeling openleggen
dice-hospital-word-specialist = Een specialist openleggen
dice-hospital-word-hidden = verborgen
dice-hospital-colour =
    { $colour ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
dice-hospital-letter =
    { $colour ->
        [red] R
        [yellow] Ge
       *[green] Gr
    }
dice-hospital-patient =
    { $colour ->
        [red] rode { $value }
        [yellow] gele { $value }
       *[green] groene { $value }
    }
dice-hospital-patient-showing =
    { $colour ->
        [red] rode { $value }
        [yellow] gele { $value }
       *[green] groene { $value }
    }, toont { $shown ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
dice-hospital-whom =
    { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[any] { $n ->
            [one] met { $low }–{ $high }
           *[other] met { $low }–{ $high }
        }
    }
dice-hospital-treats =
    { $pattern ->
        [equal] { $n } gelijke { $whom }, +{ $steps }
        [run] { $n } { $whom } op rij, +{ $steps }
       *[any] { $n } { $whom }, +{ $steps }
    }
dice-hospital-source-discharges = Ontslagen patiënten
dice-hospital-source-empty-hospital = Leeg ziekenhuis
dice-hospital-source-administrator = Beheerder
dice-hospital-source-bags = Overgebleven bloedzakken
dice-hospital-source-fatalities = Sterfgevallen
dice-hospital-source-effect = Effecten van specialisten
dice-hospital-source-event = Gebeurtenissen
dice-hospital-source-reports = Vervulde rapporten
dice-hospital-source-pick-up = Opgehaalde patiënten
dice-hospital-source-reports-left = Niet vervulde rapporten
dice-hospital-source-patients-left = Achtergebleven patiënten
dice-hospital-decided-points = Beslist op punten.
dice-hospital-decided-fewest-patients = Gelijk in punten: wie de minste patiënten overhoudt, wint.
dice-hospital-decided-patient-values = Gelijk in punten en overgebleven patiënten: de som van hun waarden beslist.
dice-hospital-decided-shared = Gelijk in alles: de eerste plaats wordt gedeeld.
dice-hospital-finished = klaar · { $home } naar huis
dice-hospital-placed = { $n } van { $all } ingezet · { $home } naar huis
dice-hospital-patients =
    { $n ->
        [one] 1 patiënt
       *[other] { $n } patiënten
    }
dice-hospital-your-hospital = Jouw ziekenhuis
dice-hospital-hospital-of = Het ziekenhuis van { $who }
dice-hospital-beds = { $taken } van { $beds } bedden
dice-hospital-lost =
    { $n ->
        [0] niemand verloren
       *[other] { $n } verloren
    }
dice-hospital-zone-waiting = Wachtend
dice-hospital-zone-arriving = Nieuw
dice-hospital-zone-treated = Vandaag behandeld
dice-hospital-is-waiting = wacht
dice-hospital-is-treated = behandeld
dice-hospital-is-arriving = nieuw
dice-hospital-copies = { $place } van { $total }
dice-hospital-picked = { $n } van { $of } gekozen
dice-hospital-tag-home = huis
dice-hospital-tag-dies = sterft
dice-hospital-tag-new = nieuw
dice-hospital-would-go-home = zou naar huis gaan
dice-hospital-would-die = zou sterven
dice-hospital-would-become = wordt dan { $who }
dice-hospital-will-die = sterft als je nu stopt
dice-hospital-will-worsen = zakt anders naar { $value }
dice-hospital-used = gebruikt
dice-hospital-used-by = Gebruikt: hier werkt { $who }.
dice-hospital-somebody = iemand
dice-hospital-nurses =
    { $n ->
        [0] geen verpleegkundige
        [one] 1 verpleegkundige
       *[other] { $n } verpleegkundigen
    }
dice-hospital-nurses-free = Verpleegkundige, { $free } van { $n } vrij
dice-hospital-is-out = Is aan het werk.
dice-hospital-out = aan het werk
dice-hospital-effect-now = mag nu helpen
dice-hospital-bags =
    { $n ->
        [0] geen bloedzak
        [one] 1 bloedzak
       *[other] { $n } bloedzakken
    }
dice-hospital-home = { $home } naar huis
dice-hospital-stair =
    { $home ->
        [0] Deze ronde nog niemand naar huis; de eerste is { $more } waard.
       *[other] { $home } naar huis deze ronde, samen { $points }; de volgende levert { $more } meer op.
    }
dice-hospital-bag-heal = { $steps } genezen
dice-hospital-bag-heal-line = Telt als behandeld.
dice-hospital-bag-show =
    Toon { $colour ->
        [red] rood
        [yellow] geel
       *[green] groen
    }
dice-hospital-bag-show-line = Tot het einde van de fase. Telt niet als behandeld.
dice-hospital-city = Stad
dice-hospital-stage-ambulances = Ziekenwagens
dice-hospital-stage-display = Aanbod
dice-hospital-stage-arranging = De ziekenwagens worden gevuld
dice-hospital-queue = Volgorde van kiezen
dice-hospital-sum = som { $sum }
dice-hospital-builds = bouwt als { $n }e
dice-hospital-builds-between = bouwt als { $n }e tot { $last }e
dice-hospital-brings = bloedzak + startspeler
dice-hospital-brings-if =
    { $lower ->
        [0] (zeker)
        [one] (als niemand { $n } neemt)
       *[other] (als niemand een lagere neemt)
    }
dice-hospital-fits =
    { $n ->
        [0] past: geen bed meer vrij
        [one] past: nog 1 bed vrij
       *[other] past: nog { $n } bedden vrij
    }
dice-hospital-short =
    { $n ->
        [one] 1 bed te kort
       *[other] { $n } bedden te kort
    }
dice-hospital-short-dies =
    { $n ->
        [one] een van jou sterft
       *[other] { $n } van jou sterven
    }
dice-hospital-locked = niet voor de startspeler
dice-hospital-taken-by = genomen door { $who }
dice-hospital-took = { $who } { $n }
dice-hospital-cards-left =
    { $n ->
        [0] geen kaart over
        [one] 1 kaart over
       *[other] { $n } kaarten over
    }
dice-hospital-in-the-bag = In de zak: { $red } rode, { $yellow } gele, { $green } groene.
dice-hospital-arrange-these = Deze stenen van { $value } passen er niet allemaal in:
dice-hospital-arrange-places =
    { $n ->
        [0] vol
        [one] nog 1 plaats: kies een kleur
       *[other] nog { $n } plaatsen: kies de kleuren
    }
dice-hospital-arrange-rest = De andere gaan hierin.
dice-hospital-arrange-later = Daarna:
dice-hospital-group-department = Afdelingen
dice-hospital-group-department-line = een kamer erbij
dice-hospital-group-specialist = Specialisten
dice-hospital-group-specialist-line = een extra medewerker met talent
dice-hospital-one-more-worker = Medewerker erbij, en:
dice-hospital-you-have =
    { $n ->
        [one] je hebt er al een
       *[other] je hebt er al { $n }
    }
dice-hospital-turn-up-line = Eén kaart meer om uit te kiezen.
dice-hospital-starting = Je eerste patiënten
dice-hospital-starting-line = Wie de hoogste waarde krijgt, kan het eerst naar huis. Verkeerd kiezen kan niet.
dice-hospital-keeping = Je beheerder
dice-hospital-keeping-line = Houd er een; de andere gaat uit het spel.
dice-hospital-round-over = Ronde { $round } is voorbij
dice-hospital-points-gained = +{ $points }
dice-hospital-round-card-closes = Elke toets of tik sluit dit.
dice-hospital-forecast-now = Als je nu stopt:
dice-hospital-forecast-home =
    { $home } naar huis, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
dice-hospital-forecast-next = (de volgende +{ $more }).
dice-hospital-forecast-worse =
    { $n ->
        [0] Niemand gaat achteruit.
        [one] 1 gaat achteruit.
       *[other] { $n } gaan achteruit.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 sterft: { $who }.
       *[other] { $n } sterven: { $who }.
    }
dice-hospital-losing-workers =
    { $n ->
        [one] 1 medewerker vrij.
       *[other] Nog { $n } medewerkers vrij.
    }
dice-hospital-losing-patients =
    { $n ->
        [one] 1 patiënt sterft: { $who }.
       *[other] { $n } patiënten sterven: { $who }.
    }

## At the table
page-skip = Overslaan (.)
page-recap = Wat de anderen deden
page-recap-close = Overzicht sluiten
page-choices-count =
    { $n ->
        [one] 1 keuze.
       *[other] { $n } keuzes.
    }
page-dead-end = Meer valt er niet te doen. { $finish } als je zover bent.
page-you-are-last = Jij bent de laatste: hiermee eindigt de fase voor iedereen.
page-finished-waiting = Klaar. Wachten op { $who }.
page-has-finished = { $who } is klaar.
page-take-back-finish = Toch niet klaar
page-seconds-left =
    { $n ->
        [one] Nog 1 seconde.
       *[other] Nog { $n } seconden.
    }
page-pass-line = Enter bevestigt, Escape gaat terug.
page-taken-back = Teruggenomen: { $words }.
page-undo-needs-consent = Anderen hebben sindsdien geantwoord. Druk nog eens om het hun te vragen.
page-nudge = { $who } aanstoten
page-nudged = { $who } is aangestoten.
page-nudges-you = { $who } stoot je aan: de tafel wacht op je antwoord.
page-armed = De volgende keer word je het gevraagd.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = Er valt nu niets te voorspellen.
page-no-such-word = “{ $word }” is geen woord van dit spel.
page-command-list = Woorden van het spel, in willekeurige volgorde. Ook: why met een woord, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = volgend vak; met Shift het vorige
page-keys-arrows = binnen het vak, ook over wat niet gekozen kan worden; Home en End naar de uiteinden
page-keys-enter = het gekozen woord zeggen; waar dat niet kan: waarom niet
page-keys-numbers = de genummerde keuzes
page-keys-escape = sluiten wat bovenop ligt, of het laatste woord van een onvoltooide zin terugnemen
page-action-next-choice = Volgende keuze
page-action-previous-choice = Vorige keuze
page-action-undo = Laatste zin ongedaan maken
page-action-restart = Terug naar het begin van mijn fase
page-action-redo = Opnieuw
page-action-decline = Nee, bedankt; of passen
page-action-finish = Klaar
dice-hospital-action-staff = Naar het personeel
dice-hospital-action-departments = Naar de afdelingen
dice-hospital-action-patients = Naar de patiënten
dice-hospital-action-city = Naar de stad
page-action-others = Naar de anderen; nog eens: de volgende
page-action-log = Naar het verslag
page-action-again = Nog eens zeggen wat er gevraagd wordt
page-action-forecast = Zeggen wat er gebeurt als je nu afrondt
page-action-scores = Punten en voortgang van allen zeggen
page-action-info = Alles over wat gekozen is
page-action-command = Opdrachtregel
page-action-skip = Overslaan wat getoond wordt, of het overzicht sluiten
page-action-keys = Deze lijst met toetsen
dice-hospital-arm-return = Inleveren voor een bloedzak: vraag het me

## Around the table

page-phrases = Snelle zinnen
page-turn-of = { $who } is aan de beurt
page-settings = Instellingen
page-my-seat = Mijn stoel
page-about = Over wardround
page-setting-letters = Losse toetsen werken (U, Y, F, N …)
page-setting-taps = Op een aanraakscherm laat de eerste tik zien en kiest de tweede
page-setting-never-ask = Nooit vragen voor het afronden
page-setting-keep = Vanzelf nee zeggen waar bijna iedereen dat doet
dice-hospital-setting-letters = Letters op dobbelstenen (R, Ge, Gr)
page-setting-vibration = Trillen als ik aan de beurt ben
page-setting-notice = Melding als ik aan de beurt ben en ergens anders kijk
page-setting-pace = Tempo van de anderen
page-pace-off = meteen
page-pace-quick = vlot
page-pace-normal = normaal
page-setting-names = Namen van kaarten
page-names-translated = in mijn taal
page-names-printed = zoals gedrukt, in het Engels
page-setting-sound = Geluid als ik aan de beurt ben
page-sound-off = uit
page-sound-quiet = zacht
page-sound-on = aan
page-remap = Losse toetsen wijzigen
page-remap-help = Kies er een en druk dan op de toets die het moet doen.
page-remap-one = { $what }: { $key }. Wijzigen
page-remap-press = druk op een toets …
page-remap-usual = Terug naar de gewone toetsen
page-move-seat-picture = QR-code die de stoel verhuist
page-invitation-link = Uitnodigingslink
page-invitation-picture = QR-code van de uitnodigingslink
page-fill-one = Bot
page-fill-one-seat = Speler { $n } door een bot laten spelen
page-missing =
    { $n ->
        [one] Nog één speler, dan begint het spel.
       *[other] Nog { $n } spelers, dan begint het spel.
    }

## End and replay

page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
dice-hospital-scored = { page-points }
page-where-from = Waar elk punt vandaan kwam
page-round = Ronde { $n }
page-rounds = Ronden
page-rounds-of = { $who } per ronde: { $points }.
page-best-turn = Beste ronde: { $who }, { $scored } in ronde { $round }.
page-previous-part = Vorig deel
page-last-step = Laatste stap
page-autoplay = Afspelen
page-pause = Pauze
page-speed = Snelheid
page-speed-slow = langzaam
page-speed-normal = normaal
page-speed-fast = snel
page-eyes = Door de ogen van
page-eyes-all = iedereen
page-play-on = Vanaf hier verder spelen
page-play-on-line = Jij in de plaats van { $who }, bots voor de anderen.
page-by-source = Naar herkomst

## Dice Hospital: alone, events, options

dice-hospital-word-done = Dat is alles
dice-hospital-word-use = Ja, gebruiken
dice-hospital-word-draw = Iemand nieuw opnemen
dice-hospital-word-name = Een specialist noemen
dice-hospital-value = Waarde { $n }
dice-hospital-heading-event = Gebeurtenis
dice-hospital-heading-discharge = Ontslag
dice-hospital-heading-pick-up = Ophalen
dice-hospital-decided-alone = Alleen gespeeld: de score is het resultaat.
page-ended-alone =
    { $n ->
        [one] Je eindigt met { $n } punt
       *[other] Je eindigt met { $n } punten
    }
page-as-if-over = Alsof het spel nu eindigde.
dice-hospital-treats-up-to = tot { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Tot het einde van de fase. Telt als behandeld.
dice-hospital-admissions-draw-line = Uit de zak getrokken en gegooid, 2 tot 5, in een vrij bed.
dice-hospital-admissions-return = Iemand laten gaan
dice-hospital-admissions-return-line = Terug in de zak; niemand sterft, niemand scoort.
dice-hospital-use-line =
    { $fatalities ->
        [0] { "" }
       *[other] Sterfgevallen −{ $fatalities }.{ " " }
    }{ $bags ->
        [0] { "" }
       *[other] Bloedzakken +{ $bags }.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Punten +{ $points }.
    }
dice-hospital-named = ook de { CARD("consultant") }
dice-hospital-is-named = Ook de { CARD("consultant") } heeft deze vaardigheid.
dice-hospital-tag-leaves = weg
dice-hospital-would-leave = zou vertrekken
dice-hospital-arrives = +{ $n } bij aankomst
dice-hospital-reports = Medische rapporten
dice-hospital-reports-house = namen en punten: zelfbedacht; de meeste eisen ook
dice-hospital-reports-done =
    { $n ->
        [0] nog geen vervuld
       *[other] { $n } vervuld: +{ $points }
    }
dice-hospital-reports-open = { $n } open: { $points } als dat zo blijft
dice-hospital-reports-note = Open rapporten tellen tegen je tot ze vervuld zijn: dan geven ze hun punten en kosten ze die niet meer.
dice-hospital-reports-column-done = hier alles vervuld
dice-hospital-report-met = { $met } van { $of }
dice-hospital-report-next = daarna
dice-hospital-report-lower = Onderste rij.
dice-hospital-report-upper = Bovenste rij: schuift omlaag als het rapport eronder vervuld is.
dice-hospital-stage-sending = Nieuwe patiënten
dice-hospital-sending-keeps = blijft { $sum }
dice-hospital-sending-bag = +1 zak
dice-hospital-event-now = Gebeurtenis
dice-hospital-announcement = Wat er nieuw is
dice-hospital-stage-pick-up = Ophalen na de laatste ronde
dice-hospital-pick-up-coming = Na de laatste ronde worden opgehaald:
dice-hospital-space-for = Vak: { $what }
dice-hospital-space-taken = Vak: { $what }. Bezet: { $patient }, { $who }
dice-hospital-counted-discharges = volgens de trap, ronde na ronde
dice-hospital-counted-empty-hospital = { $each } voor elke ronde die zonder patiënt eindigde
dice-hospital-counted-administrator = wat de kaart ronde na ronde gaf
dice-hospital-counted-bags = { $each } per stuk
dice-hospital-counted-fatalities = { $each } voor wie is gestorven
dice-hospital-counted-effect = wat talenten van specialisten opleverden
dice-hospital-counted-event = wat gebeurteniskaarten opleverden
dice-hospital-counted-reports = de punten van elk
dice-hospital-counted-pick-up = { $each } per stuk
dice-hospital-counted-reports-left =
    { $each ->
        [-1] de punten van elk dat er nog ligt, gaan eraf
       *[other] tweemaal de punten van elk dat er nog ligt, gaan eraf
    }
dice-hospital-counted-patients-left = { $each } per stuk
dice-hospital-report-fulfilled = vervuld in ronde { $round }
dice-hospital-report-missed = gemist
dice-hospital-rules-alone = Alleen
dice-hospital-rules-alone-1 = Alleen heb je geen ziekenwagens en geen beheerder. Zes medische rapporten liggen open, in twee rijen van drie.
dice-hospital-rules-alone-2 = Opname: er worden vier dobbelstenen gegooid, één gaat terug. Is de rest samen minder dan 9, dan levert dat een bloedzak op. Verbetering: er komen één afdeling en één specialist open, en je neemt er een.
dice-hospital-rules-alone-3 = Bij het ontslag vervullen zij die deze ronde naar huis gingen met hun kleuren rapporten van de onderste rij, elke dobbelsteen één. Het rapport erboven schuift omlaag en kan meteen vervuld worden.
dice-hospital-rules-alone-4 = Een vervuld rapport geeft zijn punten; aan het eind kost elk open rapport die. Opties laten open rapporten of sterfgevallen dubbel kosten.
dice-hospital-rules-crisis = Openingscrisis
dice-hospital-rules-crisis-1 = Iedereen begint met vijf patiënten: 3, 3, 4, 5 en 5.
dice-hospital-rules-epidemic = Landelijke epidemie
dice-hospital-rules-epidemic-1 = Wie een ziekenwagen neemt, trekt en gooit nog één patiënt, 2 tot 5. Is de zak leeg, dan komt er niemand.
dice-hospital-rules-superbug = Resistente superbacterie
dice-hospital-rules-superbug-1 = Wie verwaarloosd wordt, gaat er twee op achteruit in plaats van één.
dice-hospital-rules-pick-up = Ophalen na de laatste ronde
dice-hospital-rules-pick-up-1 = Na de laatste ronde worden zoveel ziekenwagens omgedraaid als er spelers zijn. Vanaf de startspeler legt ieder om de beurt, als het kan, een patiënt op een vrij vak van zijn kleur of waarde: 1 punt.
dice-hospital-rules-pick-up-2 = Kan niemand meer, dan kost elke patiënt die nog in een ziekenhuis ligt 1 punt.
dice-hospital-rules-events = Gebeurtenissen
dice-hospital-rules-events-1 = Vanaf ronde 2 komt er vóór de opname een gebeurtenis open. Sommige werken meteen, andere de hele ronde; bij de shiftwissel is ze voorbij.
dice-hospital-rules-experimental = Experimentele geneeskunde
dice-hospital-rules-experimental-1 = De stapels bevatten elke basiskaart één keer en deze nieuwe twee keer. Wat ze doen telt als behandeling; alleen een waarde die stijgt is genezing en wekt talenten.
dice-hospital-rules-promos = Promospecialisten
dice-hospital-rules-promos-1 = Elk neemt de plaats in van een willekeurige specialist.
dice-hospital-rules-prototype = Het prototype
dice-hospital-rules-prototype-1 = Een eerdere uitgave met andere stapels, voor 2 tot 4. Elke ronde mag je zoveel kaarten inleveren als je wilt, elk voor een bloedzak.
dice-hospital-rules-prototype-2 = Wie in een ronde als enige de meeste patiënten ontsloeg, krijgt een bloedzak. De kaarten die anders zijn:

## Hospital Rush: tekeningen

hospital-rush-offer-now-line = Wie krijgt de baan? Jij tegen twee bots.
hospital-rush-offer-now-facts = 1 speler, 2 bots · ongeveer 25 minuten
hospital-rush-offer-crowd = Een volle gang
hospital-rush-offer-crowd-line = Vijf co-assistenten, weinig deuren: veel meer gedrang.
hospital-rush-offer-crowd-facts = 1 speler, 4 bots · ongeveer 40 minuten
hospital-rush-offer-learn-line = Een coach leidt je stap voor stap door de eerste drie rondes.
hospital-rush-offer-learn-facts = 1 speler, 2 bots · ongeveer 10 minuten
hospital-rush-offer-friends-facts = 3 tot 5 spelers, ieder aan een scherm · 30 tot 60 minuten
hospital-rush-offer-screen-facts = 3 tot 5 spelers, desgewenst met bots · 30 tot 60 minuten
hospital-rush-action-doors = Naar de deuren
hospital-rush-action-beds = Naar de bedden
hospital-rush-action-markers = Naar mijn kaart
hospital-rush-action-tray = Naar mijn fiches
hospital-rush-action-people = Naar de andere co-assistenten
hospital-rush-action-thermometer = Naar de thermometer
hospital-rush-action-chest = Naar de kist
hospital-rush-setup = Opzet
hospital-rush-heading-round = Ronde { $n }
hospital-rush-heading-admission = Opname
hospital-rush-heading-actions = Acties
hospital-rush-heading-discharge = Ontslag
hospital-rush-heading-end = Einde
hospital-rush-seat = Speler { $n }
hospital-rush-bed = Bed { $n }
hospital-rush-bed-with = bed { $n }, { $name }
hospital-rush-bucks =
    { $n ->
        [0] geen duiten
        [one] 1 duit
       *[other] { $n } duiten
    }
hospital-rush-word-patch = Pleister
hospital-rush-word-purple = Paars medicijn
hospital-rush-word-orange = Oranje medicijn
hospital-rush-word-green = Groen medicijn
hospital-rush-word-buck = 1 duit
hospital-rush-paying = Betalen
hospital-rush-losing = Aanzien verliezen
hospital-rush-word-prestige = Aanzien
hospital-rush-word-done = Klaar
hospital-rush-word-skip = Zonder actie
hospital-rush-word-use = Gebruiken
hospital-rush-word-claim = Deze patiënt overnemen
hospital-rush-word-discharge = Nu ontslaan
hospital-rush-word-leave = Laten liggen
hospital-rush-count-patch =
    { $n ->
        [one] 1 pleister
       *[other] { $n } pleisters
    }
hospital-rush-count-purple = { $n } paars
hospital-rush-count-orange = { $n } oranje
hospital-rush-count-green = { $n } groen
hospital-rush-count-any = { $n } willekeurig medicijn
hospital-rush-count-wild = { $n } willekeurig
hospital-rush-corridor = Gang
hospital-rush-slides = Na elke ronde schuift iedereen een bed op
hospital-rush-empty = leeg
hospital-rush-leaves = laatste ronde
hospital-rush-leaves-short = vertrekt
hospital-rush-at-most = hoogstens { $n } rondes
hospital-rush-unclaimed = vrij
hospital-rush-beside = { $who } ernaast: 1 bij genezing
hospital-rush-patient-of = patiënt van { $who }
hospital-rush-worth = { $n } aanzien
hospital-rush-has = heeft { $what }
hospital-rush-needs = nodig: { $what }
hospital-rush-cured = genezen
hospital-rush-goes-home = genezen: gaat na deze ronde naar huis
hospital-rush-ready = klaar
hospital-rush-right-ready = rechterkant compleet
hospital-rush-chest = Kist
hospital-rush-jar =
    { $colour ->
        [purple] Paars medicijn
        [orange] Oranje medicijn
       *[green] Groen medicijn
    }: { $n } van { $all } in de kist
hospital-rush-of = van { $n }
hospital-rush-jar-empty = leeg
hospital-rush-doors = Deuren
hospital-rush-unfair = Oneerlijk
hospital-rush-does-treat = Behandelen
hospital-rush-does-fetch = Halen
hospital-rush-does-study = Leren
hospital-rush-does-bribe = Omkopen
hospital-rush-does-steal = Stelen
hospital-rush-does-join = Erbij zitten
hospital-rush-does-poach = Wegkapen
hospital-rush-does-pilfer = Gappen, behandelen
hospital-rush-does-sell = Medicijn verkopen
hospital-rush-does-night-shift = Extra dienst
hospital-rush-does-take-over = Overnemen
hospital-rush-does-turn-over = Doorschuiven
hospital-rush-does-levy = Innen
hospital-rush-does-dismiss = Wegsturen
hospital-rush-does-denounce = Verklikken
hospital-rush-once = één marker per ronde
hospital-rush-always = zoveel markers als je wilt
hospital-rush-taken-by = bezet door { $who }
hospital-rush-stand-here = Hier: { $who }
hospital-rush-used = gebruikt
hospital-rush-prestige = Aanzien
hospital-rush-prestige-is = { $n } aanzien
hospital-rush-goal = { $n } beëindigt het spel na die ronde
hospital-rush-order = Volgorde van plaatsen
hospital-rush-placed-at = { $who }: { $where }
hospital-rush-to-place = { $who }: moet nog
hospital-rush-began = Begon: { $who }
hospital-rush-next-starts = Volgende ronde: { $who }
hospital-rush-starter = begint de volgende ronde
hospital-rush-mine = Mijn kaart
hospital-rush-tray = Mijn fiches
hospital-rush-skills = Vaardigheden
hospital-rush-learned = geleerd
hospital-rush-not-learned = niet geleerd
hospital-rush-colleagues = Andere co-assistenten
hospital-rush-discards = Afgelegde patiënten
hospital-rush-no-medicine = Geen medicijn
hospital-rush-exam-done = examen gedaan
hospital-rush-on-red = { $n } op rood
hospital-rush-markers-left =
    { $n ->
        [0] geen marker over
        [one] nog 1 marker
       *[other] nog { $n } markers
    }
hospital-rush-treats-bed = behandelt bed { $n }
hospital-rush-source-cured = Genezen patiënten
hospital-rush-source-exam = Eindexamen
hospital-rush-source-bribe = Omkoping
hospital-rush-source-character = Personage
hospital-rush-source-punished = Straffen
hospital-rush-decided-prestige = Beslist door aanzien.
hospital-rush-decided-tiles = Gelijk in aanzien: medicijnen en duiten samen beslissen.
hospital-rush-decided-shared = Gelijk in alles: de eerste plaats wordt gedeeld.

## Hospital Rush: les

hospital-rush-lesson-aim = Co-assistenten willen één baan. Genezen patiënten geven aanzien; wie { $goal } heeft, beëindigt het spel. Patiënten schuiven elke ronde op en vertrekken na bed 4.
hospital-rush-lesson-treat = Zet een marker op { CARD("treat-a") }: twee fiches zijn gratis. Kies bed 3 en leg twee pleisters. Zo wordt het jouw patiënt.
hospital-rush-lesson-fetch = Pip Plum heeft nog paars nodig. { CARD("fetch-a") }: pak paars en oranje. De kist is klein, en iedereen ziet wat je hebt.
hospital-rush-lesson-fetch-b = { CARD("fetch-a") } is bezet. { CARD("fetch-b") } geeft één medicijn: pak paars. Klapdeuren nemen zoveel markers als je wilt.
hospital-rush-lesson-slide = Bed 4 is weg, iedereen schoof op. Jouw patiënt ligt nu in bed 4: de laatste ronde.
hospital-rush-lesson-cure = { CARD("treat-b") }, bed 4, paars: dan ontbreekt er niets meer. Na de ronde gaat de patiënt naar huis en krijg jij de ster.
hospital-rush-lesson-night = Je hebt duiten nodig. De eerste bij de { CARD("night-shift") } zegt ook wie de volgende ronde begint. Allebei staat bovenaan.
hospital-rush-lesson-risk = Rode deuren zijn oneerlijk: goed voor jou, tot iemand je verklikt. De regel naast “Oneerlijk” zegt wie dat nog kan.
hospital-rush-lesson-sell = Wees één keer oneerlijk: Kurt II verkoopt medicijn voor duiten. Verkoop wat je niet nodig hebt.
hospital-rush-lesson-rat = Anderen staan op rood. { CARD("rat-out") } betaalt voor elke rode marker, en zij betalen of verliezen aanzien. Gebruik het.
hospital-rush-lesson-study = { CARD("study") } kost drie duiten en leert je voorgoed een vaardigheid. Elke is bij het examen een punt waard.
hospital-rush-coach-over = Dat is alles. Tien aanzien beëindigen het spel: speel verder, of stop hier.
hospital-rush-coach-start = Zet elke ronde twee markers; elke deur zegt wat die je nu geeft. Genees patiënten voor aanzien.
hospital-rush-coach-slide = Patiënten schuiven elke ronde een bed op en vertrekken na bed 4, genezen of niet. Wees op tijd klaar.
hospital-rush-coach-tiles = Pleisters komen uit de voorraad, medicijn is van jezelf. Fiches boven de gratis kosten elk een duit.
hospital-rush-coach-red = Rode deuren zijn oneerlijk. De regel naast “Oneerlijk” zegt of iemand je er nog voor kan straffen.
hospital-rush-coach-blocks = Een gestippelde deur levert je nu niets op. Je mag er toch staan, om anderen buiten te houden.
hospital-rush-coach-punished = Iemand straft je marker op rood. Beide antwoorden zeggen wat overblijft. “Altijd” antwoordt voor de rest van dit spel.
hospital-rush-coach-pharmacy = Je { CARD("pharmacy") }: een medicijn voor elke genezen patiënt. Pak wat je volgende nodig heeft.
hospital-rush-coach-right = De gevouwen hoek is compleet: nu één aanzien, of wachten en voor meer genezen.
hospital-rush-coach-exam = Het eindexamen geeft een punt per vaardigheid, één keer per spel. Leer er eerst zoveel als je nodig hebt.
hospital-rush-coach-last = Iemand heeft tien: dit is de laatste ronde. Pak elk punt dat je krijgen kunt.

## Hospital Rush: regels

hospital-rush-rules-aim = Het doel
hospital-rush-rules-aim-1 = Je bent een van de co-assistenten die dezelfde baan willen. Aanzien beslist, en eerlijk gaat het niet altijd.
hospital-rush-rules-aim-2 = Heeft iemand aan het eind van een ronde { $goal } aanzien of meer, dan is het spel uit en wint het meeste aanzien. Het blijft tussen { $lowest } en { $highest }.
hospital-rush-rules-setup = Opzet
hospital-rush-rules-setup-1 = Iedereen krijgt een personage met twee eigen deuren, twee actiemarkers, een patiëntmarker en { $bucks } duit. Het toeval zegt wie begint.
hospital-rush-rules-setup-2 = In elk van de { $beds } bedden ligt een patiënt. In de kist ligt van elke kleur wat medicijn; duiten en pleisters raken nooit op.
hospital-rush-rules-round = Een ronde
hospital-rush-rules-round-1 = Om de beurt zet iedereen een marker bij een deur en doet meteen wat die zegt. Daarna hetzelfde met de tweede marker.
hospital-rush-rules-round-2 = Een gewone deur neemt één marker per ronde, een klapdeur zoveel je wilt. { CARD("night-shift") } heeft drie plaatsen, elke beter betaald; de eerste zegt wie daarna begint.
hospital-rush-rules-round-3 = Een marker moet gezet worden. Wat de deur biedt mag je helemaal, deels of niet doen, ook alleen om anderen buiten te houden.
hospital-rush-rules-treating = Behandelen
hospital-rush-rules-treating-1 = Je behandelt de patiënt met jouw marker, of neemt er een over die niemand behandelt. Fiches blijven bij de oude liggen.
hospital-rush-rules-treating-2 = Pleisters komen uit de voorraad, medicijn van jezelf. De deur zegt hoeveel fiches gratis zijn; elke volgende kost 1 duit.
hospital-rush-rules-treating-3 = Alleen wat de kaart nog nodig heeft kan erbij. Soms past elk medicijn, soms elke fiche.
hospital-rush-rules-treating-4 = Van de kleuren van medicijnen noemen de regels alleen paars; oranje en groen zijn zelfbedacht.
hospital-rush-rules-unfair = Oneerlijke deuren
hospital-rush-rules-unfair-1 = Wie op rood staat kan tot het eind van de ronde verklikt worden. { CARD("rat-out") } geeft 1 duit en 1 meer voor elke marker op rood.
hospital-rush-rules-unfair-2 = Elke tegenstander antwoordt voor elke eigen rode marker: 1 duit aan de bank, of 1 aanzien. Wie maar één van beide heeft, geeft dat.
hospital-rush-rules-discharge = Na de markers
hospital-rush-rules-discharge-1 = In de volgorde van de ronde gaat elke patiënt met alle fiches naar huis en geeft de ster. Medicijn gaat terug in de kist.
hospital-rush-rules-discharge-2 = Een complete gevouwen hoek mag in plaats daarvan voor { $right_prestige } aanzien naar huis, of blijven.
hospital-rush-rules-discharge-3 = Dan vertrekt de patiënt in het laatste bed ongenezen, de anderen schuiven op, en van links komen nieuwe.
hospital-rush-rules-end = Het einde
hospital-rush-rules-end-1 = Naar het einde wordt pas gekeken als de patiënten weg zijn: { $goal } halen en in dezelfde ronde verliezen telt niet.
hospital-rush-rules-end-2 = Bij gelijkspel wint wie samen de meeste medicijnen en duiten heeft; daarna wordt de plaats gedeeld.
hospital-rush-rules-rulings = Goed om te weten
hospital-rush-rules-rulings-1 = Alles is open, behalve de volgorde van de patiënten die nog komen.
hospital-rush-rules-rulings-2 = Een patiënt overnemen zonder fiche te leggen mag.
hospital-rush-rules-rulings-3 = Onze lezing: hoeveel markers een deur neemt, waar geen document het zegt.
hospital-rush-rules-rulings-4 = Zelfbedacht: alle patiënten, twee personages en Freddies tweede deur zijn van ons. Als de personages in evenwicht zijn, ook sommige prijzen en kleuren, elk apart aangegeven en beproefd in veel spellen tussen bots.
hospital-rush-rules-spaces = Deuren
hospital-rush-rules-skills = Vaardigheden
hospital-rush-rules-characters = Personages
hospital-rush-rules-characters-1 = Beide deuren van een personage zijn alleen voor de eigenaar, één keer per ronde. Welke oneerlijk zijn, hangt af van de optie voor personages; oneerlijke zijn rood.
hospital-rush-rules-documented = Personages zoals gepubliceerd
hospital-rush-rules-documented-1 = Met de optie voor gepubliceerde personages zijn beide deuren van elk gepubliceerd personage rood en kosten ze alleen wat de documenten zeggen.
hospital-rush-rules-patients = Patiënten
hospital-rush-rules-glossary = Woorden
hospital-rush-term-treating = In behandeling bij
hospital-rush-term-treating-text = Wiens marker de patiënt overnam. Marina mag ernaast zitten, dat is iets anders.
hospital-rush-term-red = Op rood
hospital-rush-term-red-text = Een marker bij een oneerlijke deur, tot de ronde voorbij is.
hospital-rush-term-block = Alleen bezet houden
hospital-rush-term-block-text = De actie levert je nu niets op, maar niemand anders kan erin.
hospital-rush-term-right = Gevouwen hoek
hospital-rush-term-right-text = De rechterkant van sommige patiënten: minder fiches, één aanzien.

## Hospital Rush: voorbeeldronde

hospital-rush-rules-setup-3 = Van elke kleur liggen er 2 medicijnfiches in de kist met 3 spelers, 3 met 4 en 4 met 5. In plaats van het toeval mag de tafel zeggen wie begint.
hospital-rush-term-marker = Marker
hospital-rush-term-marker-text = Twee actiemarkers doen elk één ding per ronde. De patiëntmarker ligt bij de patiënt die je behandelt.
hospital-rush-term-tile = Fiche
hospital-rush-term-tile-text = Een pleister of een medicijn. Met de fiches van de kaart is een patiënt genezen.
hospital-rush-rules-example = Een hele ronde
hospital-rush-rules-example-1 = Opzet en eerste ronde van Ada, Ben en Cleo, echt zo gespeeld. Elk plaatje toont de tafel na de tekst erboven.
hospital-rush-example-setup = Het toeval laat Ada beginnen. Zij speelt { $vanessa }, Ben { $kurt } en Cleo { $freddie }. Iedereen heeft 1 duit en 0 aanzien. In bed 1 tot 4 liggen { $tilda-tumble }, { $pip-plum }, { $nell-nettle } en { $casper-cough }. Met 3 spelers liggen er 2 medicijnfiches van elke kleur in de kist.
hospital-rush-example-first = De eerste markers. Ada gaat naar { $treat-a } en neemt { $nell-nettle } in bed 3 over. Daar zijn 2 fiches gratis en een derde kost 1 duit, dus ze legt 3 pleisters: alles wat nodig is. Ben gaat naar { $fetch-a } en neemt 1 paars en 1 groen medicijn. Cleo gaat naar { $sabotage }, een oneerlijke deur, en neemt Ben het paarse af.
hospital-rush-example-second = De tweede markers. Ada gaat naar { $rat-out }: 1 duit, en 1 meer voor de marker op rood, dat maakt 2. Voor die marker moet Cleo 1 duit of 1 aanzien geven, en ze betaalt de duit. Ben is de eerste bij { $night-shift }: 2 duiten, en hij zegt wie de volgende ronde begint, hijzelf.
hospital-rush-example-last = Cleo’s laatste marker gaat naar { $treat-b }, waar 1 fiche gratis is. Ze neemt { $pip-plum } in bed 2 over en legt haar paarse medicijn.
hospital-rush-example-discharge = { $nell-nettle } heeft alle fiches en gaat naar huis: 1 aanzien voor Ada. Niemand heeft 10, dus het spel gaat door. { $casper-cough } in bed 4 vertrekt ongenezen. De anderen schuiven naar rechts en sluiten het gat: { $pip-plum }, met Cleo’s marker en fiche, ligt nu in bed 4, { $tilda-tumble } in bed 3. { $hattie-hiccup } en { $sam-saffron } komen in bed 1 en 2. De markers komen terug, en Ben begint ronde 2.

## Hints

page-hint = Tip
page-hint-thinking = De beste woorden worden gezocht …
page-hint-line = Tip: { $words }.
page-hinted = Aangeraden.
page-hint-puzzle = Een puzzel geeft geen tips: maak het af, dan kan de oplossing getoond worden.
page-action-hint = Om een tip vragen

## Puzzles

page-puzzles = Puzzels
page-puzzles-line = Vind de beste beurt van één ziekenhuis. Je mag terugnemen zo vaak je wilt; bij het afronden wordt geoordeeld. Wat er voor later overblijft, telt mee.
page-puzzle-number = Puzzel { $n }
page-puzzle-named-line = De puzzel die je gestuurd is.
page-puzzle-daily = Puzzel van de dag
page-puzzle-daily-line = Nummer { $n }, graad { $grade }: vandaag voor iedereen dezelfde.
page-puzzle-grade = Graad { $grade }
page-puzzle-grade-1 = Wie gulzig speelt, mist een half punt of meer.
page-puzzle-grade-2 = Wie gulzig speelt, mist een punt of meer.
page-puzzle-grade-3 = Wie gulzig speelt, mist bijna twee punten of meer.
page-puzzle-grade-4 = Wie gulzig speelt, mist drie punten of meer.
page-puzzle-count =
    { $n ->
        [one] 1 puzzel
       *[other] { $n } puzzels
    }
page-puzzle-by-number = Op nummer
page-puzzle-solve = Oplossen
page-puzzle-title = Puzzel { $n }, graad { $grade }
page-puzzle-goal = Vind de beste beurt: punten nu, en wat er voor later overblijft.
page-puzzle-how = Neem terug zo vaak je wilt; bij het afronden wordt geoordeeld.
page-puzzle-again = Nog eens
page-puzzle-next = Een andere van deze graad
page-puzzle-picture = Afbeelding
page-solution = Oplossing
page-offer-puzzles = Puzzels
page-offer-puzzles-line = Eén beurt, één beste einde: vind het. Elke dag een nieuwe.
dice-hospital-offer-puzzles-facts = 1 speler · ongeveer 3 minuten

## Reviews

page-review = Terugblik
page-review-progress = Het spel wordt nagekeken: { $judged } van { $total } beslissingen.
page-review-moments = De duurste momenten
page-review-none = Voor niemand is iets beters gevonden.
page-review-points = minstens { $lost } punten
page-review-sum = { $who } verloor minstens { $lost } punten.
page-review-graph = Punten in de loop van het spel, per ronde; cirkels tonen de duurste momenten.
page-review-lost = Dit verloor { $lost } punten. Beter: { $words }.
page-review-lost-about = Dit verloor ongeveer { $lost } punten, met een marge van { $off }. Beter: { $words }.
page-review-right = Hier is niets beters gevonden.
page-review-right-so-far = Hier is tot nu toe niets beters gevonden.
page-review-said = Gezegd: { $words }.
page-review-perhaps = Misschien beter, ongeveer { $lost } punten, met een marge van { $off }: { $words }.
page-review-before = De tafel zoals die voor deze woorden was

## Any game without drawings of its own

page-no-rules = Voor dit spel zijn er hier geen spelregels om op te zoeken.
generic-nothing = niets
generic-yes = ja
generic-no = nee
generic-round = { page-round }
generic-offer-now-line = Jij tegen bots.
generic-score = Punten
generic-score-is = { page-points }
generic-decided = Beslist door: { $what }.
generic-word-finish = Klaar
generic-word-done = Dat is alles
generic-word-skip = Nee, bedankt
generic-word-pass = Passen
