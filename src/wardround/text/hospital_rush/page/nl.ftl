### Hospital Rush on the page, in Dutch.

## Tekeningen

hospital-rush-offer-now-line = Wie krijgt de baan? Jij tegen twee bots.
hospital-rush-offer-now-facts = 1 speler, 2 bots · ongeveer 25 minuten
hospital-rush-offer-crowd = Een volle gang
hospital-rush-offer-crowd-line = Vijf co-assistenten, weinig deuren: veel meer gedrang.
hospital-rush-offer-crowd-facts = 1 speler, 4 bots · ongeveer 40 minuten
hospital-rush-offer-learn-line = Een coach leidt je stap voor stap door de eerste drie rondes.
hospital-rush-offer-learn-facts = 1 speler, 2 bots · ongeveer 10 minuten
hospital-rush-offer-friends-facts = 3 tot 5 spelers, elk aan een eigen scherm · 30 tot 60 minuten
hospital-rush-offer-screen-facts = 3 tot 5 spelers, desgewenst met bots · 30 tot 60 minuten
hospital-rush-action-doors = Naar de deuren
hospital-rush-action-beds = Naar de bedden
hospital-rush-action-markers = Naar mijn kaart
hospital-rush-action-tray = Naar mijn fiches
hospital-rush-action-people = Naar de andere co-assistenten
hospital-rush-action-thermometer = Naar de thermometer
hospital-rush-action-chest = Naar de kist
hospital-rush-setup = Voorbereiding
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
hospital-rush-count-any = { $n ->
        [one] 1 willekeurig medicijn
       *[other] { $n } willekeurige medicijnen
    }
hospital-rush-count-wild = { $n } willekeurig
hospital-rush-corridor = Gang
hospital-rush-empty = leeg
hospital-rush-leaves = laatste ronde
hospital-rush-leaves-short = vertrekt
hospital-rush-at-most = hoogstens { $n } rondes
hospital-rush-at-most-short = ≤ { $n } rondes
hospital-rush-unclaimed = vrij
hospital-rush-beside = { $who } ernaast: 1 bij genezing
hospital-rush-patient-of = patiënt van { $who }
hospital-rush-worth = { $n } aanzien
hospital-rush-has = heeft { $what }
hospital-rush-needs = nodig: { $what }
hospital-rush-cured = genezen
hospital-rush-ready = klaar
hospital-rush-right-ready = rechterkant compleet
hospital-rush-chest = Kist
hospital-rush-jar =
    { $colour ->
        [purple] Paars medicijn
        [orange] Oranje medicijn
       *[green] Groen medicijn
    }: { $n } van { $all } in de kist
hospital-rush-doors = Deuren
hospital-rush-unfair = Oneerlijk
hospital-rush-red-unfair = Rood is oneerlijk
hospital-rush-does-treat = Behandelen
hospital-rush-does-fetch = Halen
hospital-rush-does-study = Studeren
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
hospital-rush-always = zoveel markers als je wilt
hospital-rush-by-you = jou
hospital-rush-taken = bezet
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
hospital-rush-exam = examen
hospital-rush-exam-done = examen ✓
hospital-rush-on-red = { $n } op rood
hospital-rush-markers-left =
    { $n ->
        [0] geen marker over
        [one] nog 1 marker
       *[other] nog { $n } markers
    }
hospital-rush-treats-bed = behandelt bed { $n }
hospital-rush-at-once =
    { $n ->
        [one] één marker per ronde
       *[other] { $n } markers per ronde
    }
hospital-rush-complete = compleet
hospital-rush-home = gaat naar huis
hospital-rush-home-short = naar huis
hospital-rush-exit = Uitgang
hospital-rush-times = ×{ $n }
hospital-rush-all-patches = { $n } pleisters in één keer leggen, gratis
hospital-rush-bucks-unit =
    { $n ->
        [one] duit
       *[other] duiten
    }
hospital-rush-after-is = { $n } na deze ronde
hospital-rush-after-round = Na deze ronde
hospital-rush-would-win = Dan wint { $who }.
hospital-rush-would-win-tie = Dan wint { $who } bij gelijke stand met { $n } medicijnen en duiten.
hospital-rush-would-share = Dan delen { $who } de eerste plaats.
hospital-rush-last-round = Laatste ronde
hospital-rush-unless = tenzij iemand { $who } tegenhoudt ({ $n })
hospital-rush-unless-many = tenzij allen met { $goal } worden tegengehouden
hospital-rush-happened-to-you = Wat je is aangedaan
hospital-rush-seen = OK
hospital-rush-loss-steal = { $who } neemt { $what } van je af.
hospital-rush-loss-pilfer = { $who } neemt { $what } van je patiënt.
hospital-rush-loss-poach = { $who } neemt je vaardigheid { $what }.
hospital-rush-loss-ousted = { $who } neemt je patiënt { $what } over.
hospital-rush-loss-discard = { $who } stuurt je patiënt { $what } weg.
hospital-rush-loss-fined =
    { $n ->
        [one] { $who } verklikt je: 1 marker op rood.
       *[other] { $who } verklikt je: { $n } markers op rood.
    }
hospital-rush-loss-unpaid = { $who } verklikt je, en je kunt niet betalen: −{ $n } aanzien.
hospital-rush-scene-title = Ronde { $round } eindigt.
hospital-rush-scene-cure = { $patient } gaat naar huis: +{ $n } voor { $who }
hospital-rush-scene-cure-you = { $patient } gaat naar huis: +{ $n } voor jou
hospital-rush-scene-leave = { $patient } vertrekt ongenezen
hospital-rush-scene-end = De laatste ronde is voorbij
hospital-rush-source-cured = Genezen patiënten
hospital-rush-source-exam = Eindexamen
hospital-rush-source-bribe = Omkoping
hospital-rush-source-character = Personage
hospital-rush-source-punished = Straffen
hospital-rush-decided-prestige = Beslist door aanzien.
hospital-rush-decided-tiles = Gelijk in aanzien: medicijnen en duiten samen beslissen.
hospital-rush-decided-shared = Gelijk in alles: de eerste plaats wordt gedeeld.

## Les

hospital-rush-lesson-at-patch = een pleister
hospital-rush-lesson-aim-do = Haal { $goal } aanzien.
hospital-rush-lesson-aim = Genezen patiënten geven aanzien. Heeft iemand aan het eind van een ronde { $goal }, dan krijgt wie het meeste heeft de baan.
hospital-rush-lesson-treat = { CARD("treat-a") } legt twee fiches gratis. { CARD("pip-plum") } heeft twee pleisters en paars nodig: begin, en de patiënt is van jou.
hospital-rush-lesson-fetch = { CARD("pip-plum") } heeft nog paars nodig. Je pakt er twee: oranje kun je later verkopen. De kist is klein, en iedereen ziet wat je hebt.
hospital-rush-lesson-slide-do = Kijk naar bed 4.
hospital-rush-lesson-slide = Iedereen schoof een bed op. { CARD("pip-plum") } ligt nu bij de uitgang: de laatste ronde om te genezen.
hospital-rush-lesson-cure = Dan ontbreekt er niets. Aan het eind van deze ronde gaat { CARD("pip-plum") } naar huis, en jij krijgt 2 aanzien.
hospital-rush-lesson-rat = Iemand kocht om, op rood. Je krijgt een duit, en één per rode marker; de eigenaar moet betalen.
hospital-rush-lesson-cured-do = Twee aanzien erbij.
hospital-rush-lesson-cured = { CARD("pip-plum") } ging genezen naar huis, en je steen klom. Ook examen, omkoping en personages geven aanzien.
hospital-rush-lesson-sell = Rode deuren zijn oneerlijk, maar goed: het oranje dat je niet nodig hebt, brengt duiten op. Het risico: iemand kan je verklikken.
hospital-rush-lesson-punished = Daar heb je het: je bent verklikt. Betaal een duit, en je aanzien blijft.
hospital-rush-lesson-study = Drie duiten voor een vaardigheid die blijft. Bij het examen is elke één aanzien waard.
hospital-rush-coach-over = Wie { $goal } heeft, beëindigt het. Genees op tijd, en wees oneerlijk als niemand het kan verklikken. Bij iets nieuws meld ik me.
hospital-rush-coach-start = Zet elke ronde twee markers; elke deur zegt wat die je nu geeft. Genees patiënten voor aanzien.
hospital-rush-coach-slide = Patiënten schuiven elke ronde een bed op en vertrekken na bed 4, genezen of niet. Wees op tijd klaar.
hospital-rush-coach-tiles = Pleisters komen uit de voorraad, medicijn is van jezelf. Meer fiches dan er gratis zijn, kosten elk een duit.
hospital-rush-coach-red = Rode deuren zijn oneerlijk. De regel naast “Oneerlijk” zegt of iemand je er nog voor kan straffen.
hospital-rush-coach-blocks = Een gestippelde deur levert je nu niets op. Je mag er toch staan, om anderen buiten te houden.
hospital-rush-coach-punished = Iemand straft je marker op rood. Beide antwoorden zeggen wat overblijft. “Altijd” antwoordt voor de rest van dit spel.
hospital-rush-coach-pharmacy = Je { CARD("pharmacy") }: een medicijn voor elke genezen patiënt. Pak wat je volgende nodig heeft.
hospital-rush-coach-right = De gevouwen hoek is compleet: nu één aanzien, of wachten en voor meer genezen.
hospital-rush-coach-exam = Het eindexamen geeft 1 aanzien per vaardigheid, één keer per spel. Leer er eerst zoveel als je nodig hebt.
hospital-rush-coach-last = Iemand heeft tien: dit is de laatste ronde. Pak al het aanzien dat je krijgen kunt.

## Regels

hospital-rush-rules-aim = Het doel
hospital-rush-rules-aim-1 = Je bent een van de co-assistenten die dezelfde baan willen. Aanzien beslist, en eerlijk gaat het niet altijd.
hospital-rush-rules-aim-2 = Heeft iemand aan het eind van een ronde { $goal } aanzien of meer, dan is het spel uit en wint het meeste aanzien. Het blijft tussen { $lowest } en { $highest }.
hospital-rush-rules-setup = Voorbereiding
hospital-rush-rules-setup-1 = Iedereen krijgt een personage met twee eigen deuren, twee actiemarkers, een patiëntmarker en { $bucks } duit. Het toeval zegt wie begint.
hospital-rush-rules-setup-2 = In elk van de { $beds } bedden ligt een patiënt. In de kist ligt van elke kleur wat medicijn; duiten en pleisters raken nooit op.
hospital-rush-rules-round = Een ronde
hospital-rush-rules-round-1 = Om de beurt zet iedereen een marker bij een deur en doet meteen wat die zegt. Daarna hetzelfde met de tweede marker.
hospital-rush-rules-round-2 = Een gewone deur neemt één marker per ronde, een klapdeur zoveel je wilt. { CARD("night-shift") } heeft drie plaatsen, elk beter betaald; de eerste zegt wie daarna begint.
hospital-rush-rules-round-3 = Een marker moet gezet worden. Wat de deur biedt mag je helemaal, deels of niet doen, ook alleen om anderen buiten te houden.
hospital-rush-rules-treating = Behandelen
hospital-rush-rules-treating-1 = Je behandelt de patiënt met jouw marker, of neemt er een over die niemand behandelt. Fiches blijven bij de oude liggen.
hospital-rush-rules-treating-2 = Pleisters komen uit de voorraad, medicijn van jezelf. De deur zegt hoeveel fiches gratis zijn; elk volgende kost 1 duit.
hospital-rush-rules-treating-3 = Alleen wat de kaart nog nodig heeft kan erbij. Soms past elk medicijn, soms elk fiche.
hospital-rush-rules-treating-4 = Van de kleuren van medicijnen noemen de regels alleen paars; oranje en groen zijn zelfbedacht.
hospital-rush-rules-unfair = Oneerlijke deuren
hospital-rush-rules-unfair-1 = Wie op rood staat kan tot het eind van de ronde verklikt worden. { CARD("rat-out") } geeft 1 duit en 1 meer voor elke marker op rood.
hospital-rush-rules-unfair-2 = Elke tegenstander antwoordt voor elke eigen rode marker: 1 duit aan de bank, of 1 aanzien. Wie maar één van beide heeft, geeft dat.
hospital-rush-rules-discharge = Na de markers
hospital-rush-rules-discharge-1 = In de volgorde van de ronde gaat elke patiënt met alle fiches naar huis en levert op wat op de ster staat. Medicijn gaat terug in de kist.
hospital-rush-rules-discharge-2 = Is alleen de gevouwen hoek compleet, dan mag de patiënt voor { $right_prestige } aanzien naar huis, of blijven.
hospital-rush-rules-discharge-3 = Dan vertrekt de patiënt in het laatste bed ongenezen, de anderen schuiven op, en van links komen nieuwe.
hospital-rush-rules-end = Het einde
hospital-rush-rules-end-1 = Of het spel uit is, blijkt pas als de patiënten weg zijn: { $goal } halen en in dezelfde ronde verliezen telt niet.
hospital-rush-rules-end-2 = Bij gelijke stand wint wie samen de meeste medicijnen en duiten heeft; daarna wordt de plaats gedeeld.
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

## Voorbeeldronde

hospital-rush-rules-setup-3 = Van elke kleur liggen er 2 medicijnfiches in de kist met 3 spelers, 3 met 4 en 4 met 5. In plaats van het toeval mag de tafel zeggen wie begint.
hospital-rush-term-marker = Marker
hospital-rush-term-marker-text = Twee actiemarkers doen elk één ding per ronde. De patiëntmarker ligt bij de patiënt die je behandelt.
hospital-rush-term-tile = Fiche
hospital-rush-term-tile-text = Een pleister of een medicijn. Met de fiches van de kaart is een patiënt genezen.
hospital-rush-rules-example = Een hele ronde
hospital-rush-rules-example-1 = Voorbereiding en eerste ronde van Ada, Ben en Cleo, echt zo gespeeld. Elk plaatje toont de tafel na de tekst erboven.
hospital-rush-example-setup = Het toeval laat Ada beginnen. Zij speelt { $vanessa }, Ben { $kurt } en Cleo { $freddie }. Iedereen heeft 1 duit en 0 aanzien. In bed 1 tot 4 liggen { $tilda-tumble }, { $pip-plum }, { $nell-nettle } en { $casper-cough }. Met 3 spelers liggen er 2 medicijnfiches van elke kleur in de kist.
hospital-rush-example-first = De eerste markers. Ada gaat naar { $treat-a } en neemt { $nell-nettle } in bed 3 over. Daar zijn 2 fiches gratis en een derde kost 1 duit, dus ze legt 3 pleisters: alles wat nodig is. Ben gaat naar { $fetch-a } en neemt 1 paars en 1 groen medicijn. Cleo gaat naar { $sabotage }, een oneerlijke deur, en neemt Ben het paarse af.
hospital-rush-example-second = De tweede markers. Ada gaat naar { $rat-out }: 1 duit, en 1 meer voor de marker op rood, samen 2. Voor die marker moet Cleo 1 duit of 1 aanzien geven, en ze betaalt de duit. Ben is de eerste bij { $night-shift }: 2 duiten, en hij zegt wie de volgende ronde begint, namelijk hijzelf.
hospital-rush-example-last = Cleo’s laatste marker gaat naar { $treat-b }, waar 1 fiche gratis is. Ze neemt { $pip-plum } in bed 2 over en legt haar paarse medicijn.
hospital-rush-example-discharge = { $nell-nettle } heeft alle fiches en gaat naar huis: 1 aanzien voor Ada. Niemand heeft 10, dus het spel gaat door. { $casper-cough } in bed 4 vertrekt ongenezen. De anderen schuiven naar rechts en sluiten het gat: { $pip-plum }, met Cleo’s marker en fiche, ligt nu in bed 4, { $tilda-tumble } in bed 3. { $hattie-hiccup } en { $sam-saffron } komen in bed 1 en 2. De markers komen terug, en Ben begint ronde 2.
