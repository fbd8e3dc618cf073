### Dice Hospital on the page, in Dutch.

dice-hospital-score = Punten

## Coach

dice-hospital-lesson-at-nurse = een verpleegkundige
dice-hospital-lesson-at-bag = de bloedzak
dice-hospital-lesson-at-specialist = specialist
dice-hospital-lesson-at-worker = de { $name }
dice-hospital-lesson-at-die =
    de { $colour ->
        [red] rode
        [yellow] gele
       *[green] groene
    } dobbelsteen
dice-hospital-lesson-patients = Dobbelstenen zijn je patiënten: 1 is ernstig ziek, 6 bijna beter. Voorbij 6 gaan ze naar huis, en dat telt.
dice-hospital-lesson-ambulance = De bot nam 3. Het laagste genomen geeft een bloedzak en bouwt eerst: 2 is laag genoeg, en minder ziek dan 1.
dice-hospital-lesson-specialist = Een specialist is een extra medewerker met een talent. De { CARD("surgeon") } helpt rood, en je hebt twee rode patiënten.
dice-hospital-lesson-return-do = Houd alles.
dice-hospital-lesson-return = Eén keer per ronde mag een kaart terug voor een bloedzak. De { CARD("surgeon") } is meer waard.
dice-hospital-lesson-nurse = Eén medewerker, één kamer, elk één keer per ronde. De { CARD("pharmacy") } maakt een groene patiënt één beter.
dice-hospital-lesson-why = Die is al gebruikt. Wat niet kan, zegt waarom als je het vraagt; vragen kost niets.
dice-hospital-lesson-surgeon = { CARD("imaging") } helpt een 3 of een 4. Omdat de patiënt rood is, mag het talent een stap toevoegen.
dice-hospital-lesson-effect = Dit is het talent: nog een stap voor dezelfde patiënt. Je mag weigeren, maar waarom?
dice-hospital-lesson-clinic = De { CARD("clinic") } neemt elke 5 of 6. Je zessen zijn al behandeld en kunnen blijven; rood 5 wacht nog.
dice-hospital-lesson-oncology = { CARD("oncology") } is voor geel. Na je laatste medewerker gaat wie nog wacht één achteruit.
dice-hospital-lesson-bag = Een bloedzak geneest iedereen één stap. Probeer hem op een 6: die zou meteen naar huis gaan.
dice-hospital-lesson-undo-do = Nu: Terugnemen.
dice-hospital-lesson-undo = Eén alleen telt 1 punt; twee in een ronde 3, drie 5, vier 7. Wacht dus: morgen kunnen er vier.
dice-hospital-lesson-finish-do = Druk op Klaar.
dice-hospital-lesson-finish = Twee wachten nog en gaan één achteruit; niemand sterft. Je drie zessen blijven voor morgen.
dice-hospital-lesson-extra = Je bent nu startspeler: je legt nog een kaart open. Een specialist is een extra medewerker.
dice-hospital-lesson-second = De startspeler mag 1 niet nemen. Van de andere is 3 minder ziek, en je hebt al een zak.
dice-hospital-lesson-hire = Eén medewerker meer: vanaf nu wordt elke ronde één patiënt meer behandeld.
dice-hospital-lesson-home-1 = Een 6 die beter wordt, gaat naar huis. De eerste van een ronde telt 1 punt.
dice-hospital-lesson-home-2 = Twee in één ronde: samen 3 punten.
dice-hospital-lesson-home-3 = Drie: 5 punten. Eén per ronde zou er 3 geven.
dice-hospital-lesson-nearly = Elke medewerker mag in elke kamer; alleen het talent wil zijn kleur. Geel 5 wordt 6.
dice-hospital-lesson-home-4 = Nu loont de zak. Vier in één ronde: 7 punten.
dice-hospital-lesson-free = Zoals elke medewerker mag de { CARD("general-practitioner") } in elke kamer. { CARD("intensive-care") } helpt een 1 of een 2 voor het te laat is.
dice-hospital-lesson-another = En het talent: een andere 4, 5 of 6 krijgt ook een stap. Rood 5 wordt 6 en kan morgen naar huis.
dice-hospital-lesson-done = Vier gaan naar huis: 7 punten. Wie nog wacht, gaat één achteruit; niemand sterft.
dice-hospital-coach-over = Wacht met wie bijna beter is, stuur er dan veel tegelijk naar huis. Nog zes rondes: bij iets nieuws meld ik me.
dice-hospital-coach-arrange = Gelijke dobbelstenen passen niet allemaal in één ziekenwagen. Jij zit deze ronde als laatste en zegt welke kleur waarheen gaat.
dice-hospital-coach-place =
    Eén medewerker, één kamer, elk één keer per ronde. { $touch ->
        [yes] Tik op
       *[no] Wijs naar
    } medewerker, kamer of patiënt: wat past, licht op.

## Lesson

dice-hospital-coach-extra = Met twee spelers leg je nog een kaart open, voor jullie beiden. Een kamer, of iemand om er te werken?
dice-hospital-coach-start = Deze dobbelstenen zijn je patiënten. 1 is ernstig ziek, 6 bijna beter; voorbij 6 gaan ze naar huis. Verkeerd kiezen kan niet.
dice-hospital-coach-first = Je bent startspeler: je kiest als eerste, maar mag nummer 1 niet nemen.
dice-hospital-coach-take = Lage ziekenwagens: ziekere patiënten. Het laagste genomen geeft een bloedzak en maakt je startspeler; lage bouwen eerst.
dice-hospital-coach-full = Twaalf bedden, meer niet. Kies wie niet kan blijven: twee punten minder aan het eind. Een zieke patiënt kost het minst.
dice-hospital-coach-improve = Een specialist is een extra medewerker met een talent. Een afdeling is een extra kamer. Neem wat bij je kleuren past.
dice-hospital-coach-return = Je mag een kaart inleveren voor een bloedzak. Zo vroeg loont dat zelden: pas.
dice-hospital-coach-effect = Het talent van een specialist komt na de kamer, één keer. Je mag weigeren; een bloedzak mag ertussen.
dice-hospital-coach-dying = Kijk naar de regel bij Klaar: een 1 zou sterven, en dat kost twee punten. Behandel die eerst.
dice-hospital-coach-lost = Niemand is meer vrij om de 1 te redden. Niets is verloren: Terugnemen gaat zin voor zin. Probeer het anders.
dice-hospital-coach-bag = Een bloedzak geneest iemand één stap, of verandert een kleur tot het eind van de fase. Bewaarde zakken: één punt elk.
dice-hospital-coach-finish = Meer kan niet. De regel bij Klaar zegt wat komt: wie nog wacht, gaat één achteruit.
dice-hospital-heading-setup = Voorbereiding
dice-hospital-heading-round = Ronde { $n }
dice-hospital-heading-intake = Opname
dice-hospital-heading-improvement = Verbetering
dice-hospital-heading-activation = Activatie
dice-hospital-log-points =
    { $shown } { $points ->
        [one] punt
       *[other] punten
    }
dice-hospital-log-turned = Opengelegd:
dice-hospital-log-bag = zak
dice-hospital-log-home = naar huis
dice-hospital-log-lost = verloren
dice-hospital-log-spared = gespaard
dice-hospital-log-worse =
    { $n ->
        [one] een wordt zieker
       *[other] { $n } worden zieker
    }
dice-hospital-worsen-many =
    { $you ->
        [yes] { $n } van je patiënten gaan achteruit.
       *[no] { $n } patiënten van { $who } gaan achteruit.
    }
dice-hospital-die-many =
    { $you ->
        [yes] Je verliest { $n } patiënten.
       *[no] { $who } verliest { $n } patiënten.
    }
dice-hospital-scene-title = Ronde { $round } eindigt.
dice-hospital-scene-lost =
    { $count ->
        [one] { $who } verloren
       *[other] { $count } patiënten verloren
    }: −{ $cost } aan het eind
dice-hospital-scene-home =
    { $home ->
        [one] Eén naar huis
       *[other] { $home } naar huis
    } = { $points ->
        [one] een punt
       *[other] { $points } punten
    }
dice-hospital-heading-neglect = Verwaarlozing
dice-hospital-heading-shift-change = Shiftwissel
dice-hospital-heading-end = Einde

## Front page

dice-hospital-offer-now-line = Je leidt een ziekenhuis, twee bots doen mee.
dice-hospital-offer-now-facts = 1 speler, 2 bots · ongeveer 30 minuten
dice-hospital-offer-duel = Een snel duel
dice-hospital-offer-duel-line = Hetzelfde met één tegenstander: minder wachten, meer op elkaar letten.
dice-hospital-offer-duel-facts = 1 speler, 1 bot · ongeveer 20 minuten
dice-hospital-offer-solo-line = Eén ziekenhuis, geen rivalen: vervul je medische rapporten en versla je eigen beste score.
dice-hospital-offer-solo-facts = 1 speler · ongeveer 20 minuten
dice-hospital-offer-learn-line = Een coach leidt je stap voor stap door de eerste twee rondes.
dice-hospital-offer-learn-facts = 1 speler, 1 vriendelijke bot · ongeveer 10 minuten
dice-hospital-offer-friends-facts = 2 tot 4 spelers, elk aan een eigen scherm · 20 tot 45 minuten
dice-hospital-offer-screen-facts = 2 tot 4 spelers, desgewenst met bots · 20 tot 45 minuten

## Rules

dice-hospital-rules-aim = Het doel
dice-hospital-rules-aim-1 = Iedereen leidt een ziekenhuis. Dobbelstenen zijn de patiënten: de kleur is hun kwaal, de waarde hoe goed het gaat, van 1 tot 6.
dice-hospital-rules-aim-2 = In { $rounds } rondes neem je patiënten op, bouw je uit en behandel je. Wie voorbij 6 komt, gaat naar huis en levert punten op. De meeste punten winnen.
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
dice-hospital-rules-activation-3 = Je mag altijd afronden, ook met vrije medewerkers. Aan sommige tafels gaat dat na elkaar, aan andere tegelijk.
dice-hospital-rules-specialists = Specialisten
dice-hospital-rules-specialists-1 = Een specialist werkt als een verpleegkundige. Geneest de afdeling iemand die de kaart noemt, dan mag daarna één keer het talent.
dice-hospital-rules-specialists-2 = De kleur die op dat moment te zien was, telt. Een “andere” patiënt is er een die deze afdeling niet net heeft genezen.
dice-hospital-rules-bags = Bloedzakken
dice-hospital-rules-bags-1 = Gebruik ze wanneer je wilt in je activatie, ook tussen afdeling en talent. Het zijn geen medewerkers: er volgt geen talent.
dice-hospital-rules-bags-2 = Eén zak geneest iemand één stap, of geeft een andere kleur tot het eind van de fase. Een nieuwe kleur alleen is geen behandeling.
dice-hospital-rules-neglect = 4. Verwaarlozing
dice-hospital-rules-neglect-1 = Wie deze ronde niet behandeld is, gaat { $neglect ->
        [1] één
       *[other] { $neglect }
    } achteruit. Onder 1 sterft een patiënt.
dice-hospital-rules-neglect-2 = Sommige beheerders sparen iemand. Jij kiest wie, en dat moet als het kan.
dice-hospital-rules-discharge = 5. Ontslag
dice-hospital-rules-discharge-1 = Punten voor hoeveel er deze ronde naar huis gingen, volgens de trap hieronder. Elke patiënt voorbij het einde geeft { $beyond } meer.
dice-hospital-rules-discharge-2 = Een leeg ziekenhuis levert 5 extra op, de beheerder wat de kaart zegt. Daarbij gelden de eigen kleuren van de dobbelstenen.
dice-hospital-rules-shift = 6. Shiftwissel
dice-hospital-rules-shift-1 = Medewerkers komen terug, niemand geldt nog als behandeld, open kaarten gaan onder hun stapels en er komen nieuwe. Vervalt na de laatste ronde.
dice-hospital-rules-end = Het einde
dice-hospital-rules-end-1 = Elk sterfgeval kost { $fatality } punten, elke overgebleven bloedzak is 1 waard. De meeste punten winnen.
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

## Voorbeeldronde

dice-hospital-rules-setup-first = Het toeval wijst de startspeler aan, of de tafel doet dat vóór het spel. Er wordt met de klok mee gespeeld.
dice-hospital-rules-experimental-2 = Dat zijn tot en met 3 spelers 20 afdelingen; met 4 spelers komen er 4 willekeurige tegels van de tweede basisset bij: 24. Specialisten zijn er altijd 24. Je kunt ook alle nieuwe kaarten bij de volle stapels voegen: 32 afdelingen, 36 specialisten.
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
dice-hospital-example-ben = Ben heeft het laagste nummer en begint. Een verpleegkundige op de afdeling { $operating-theatre } geneest een rode patiënt 3 stappen: r4 → naar huis. Een op de afdeling { $clinic }: r5 → r6, en de bloedzak geneest dezelfde patiënt nog een keer: r6 → naar huis. De laatste verpleegkundige op de afdeling { $intensive-care }: r2 → r3. Ben rondt af.
dice-hospital-example-ada = Nu Ada. De { $surgeon } werkt op de afdeling { $critical-care-unit }: r5 → r6. Er is een rode patiënt genezen, dus die mag nog een keer: r6 → naar huis. Verpleegkundigen werken op de afdelingen { $clinic }: r5 → r6, { $pharmacy }: g5 → g6 en { $oncology }: y4 → y5. Ada rondt af.
dice-hospital-example-neglect = Wie niet behandeld is, gaat één achteruit. Bij Ada: g3 → g2 en y4 → y3. Bij Ben: y2 → y1 en g3 → g2. Ook Bens onbehandelde r3 zou achteruitgaan, maar zijn beheerder spaart hem.
dice-hospital-example-discharge = Volgens de trap: Ada stuurde 1 patiënt naar huis, 1 punt. Ben stuurde er 2 naar huis, 3 punten. Geen ziekenhuis is leeg, en Ada’s beheerder had alle drie de kleuren gewild. De dobbelstenen gaan terug in de zak.
dice-hospital-example-shift = Medewerkers en ziekenwagens komen terug, niemand geldt nog als behandeld, en { $triage-centre }, door niemand genomen, gaat onder de stapel. { $radiology } en { $paramedic } worden opengelegd. Ben, nu startspeler, vraagt nog een specialist: { $urologist }. Ronde 2 kan beginnen.

## Drawings

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
dice-hospital-word-return = Inleveren
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
dice-hospital-finished = klaar · { $home } thuis
dice-hospital-placed = { $n }/{ $all } ingezet · { $home } thuis
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
dice-hospital-is-waiting = wacht
dice-hospital-is-treated = behandeld
dice-hospital-is-arriving = nieuw
dice-hospital-copies = { $place } van { $total }
dice-hospital-picked = { $n } van { $of } gekozen
dice-hospital-tag-home = huis
dice-hospital-tag-dies = sterft
dice-hospital-tag-stays = blijft
dice-hospital-tag-new = nieuw
dice-hospital-would-go-home = zou naar huis gaan
dice-hospital-would-die = zou sterven
dice-hospital-would-become = wordt dan { $who }
dice-hospital-will-die = sterft als je nu stopt
dice-hospital-will-worsen = zakt anders naar { $value }
dice-hospital-will-stay = blijft zoals hij is
dice-hospital-used = gebruikt
dice-hospital-used-by = Gebruikt: hier werkt { $who }.
dice-hospital-somebody = iemand
dice-hospital-nurses-free = Verpleegkundige, { $free } van { $n } vrij
dice-hospital-is-out = Is aan het werk.
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
dice-hospital-stage-display = Aanbod
dice-hospital-queue = Wie kiest
dice-hospital-sum = som { $sum }
dice-hospital-builds = bouwt als { $n }e
dice-hospital-builds-between = bouwt als { $n }e tot { $last }e
dice-hospital-brings =
    { $bags ->
        [0] startspeler
        [one] bloedzak + startspeler
       *[other] { $bags } bloedzakken + startspeler
    }
dice-hospital-brings-if =
    { $lower ->
        [0] (zeker)
        [one] (als niemand { $n })
       *[other] (als niemand lager)
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
        [one] een van de jouwe sterft
       *[other] { $n } van de jouwe sterven
    }
dice-hospital-locked = niet voor de startspeler
dice-hospital-by-you = jou
dice-hospital-taken-by = genomen door { $who }
dice-hospital-cards-left =
    { $n ->
        [0] geen kaart over
        [one] 1 kaart over
       *[other] { $n } kaarten over
    }
dice-hospital-in-the-bag = In de zak: { $red } rode, { $yellow } gele, { $green } groene.
dice-hospital-arrange-these = Deze stenen met { $value } passen er niet allemaal in:
dice-hospital-arrange-places =
    { $n ->
        [0] vol
        [one] nog 1 plaats: kies een kleur
       *[other] nog { $n } plaatsen: kies de kleuren
    }
dice-hospital-arrange-rest = De andere gaan hierin.
dice-hospital-arrange-later = Daarna:
dice-hospital-one-more-worker = Medewerker erbij, en:
dice-hospital-you-have =
    { $n ->
        [one] je hebt er al een
       *[other] je hebt er al { $n }
    }
dice-hospital-turn-up-line = één kaart meer
dice-hospital-starting = Je eerste patiënten
dice-hospital-starting-of = De eerste patiënten van { $who }
dice-hospital-starting-line = Wie de hoogste waarde krijgt, kan als eerste naar huis. Verkeerd kiezen kan niet.
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
        [one] 1 gaat achteruit{ $steps ->
            [1] { "" }
           *[other] { " " }met { $steps }
        }.
       *[other] { $n } gaan achteruit{ $steps ->
            [1] { "" }
           *[other] { " " }met { $steps }
        }.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 sterft: { $who } (−{ $cost }).
       *[other] { $n } sterven: { $who } (−{ $cost }).
    }
dice-hospital-losing-workers =
    { $n ->
        [one] Nog 1 medewerker vrij.
       *[other] Nog { $n } medewerkers vrij.
    }
dice-hospital-losing-patients =
    { $n ->
        [one] 1 patiënt sterft: { $who }.
       *[other] { $n } patiënten sterven: { $who }.
    }

## The building

dice-hospital-free-plot = vrije plek
dice-hospital-bed-free = vrij
dice-hospital-bed-home = naar huis
dice-hospital-bed-lost = verloren
dice-hospital-bed-left = weg
dice-hospital-at-the-door = Nog geen bed:
dice-hospital-staff = Personeel
dice-hospital-staff-free = { $free } van { $n } vrij
dice-hospital-blood = Bloed
dice-hospital-exit = Thuis
dice-hospital-home-today =
    Vandaag thuis: { $home ->
        [0] nog niemand
       *[other] { $home } → { $points }, volgende +{ $more }
    }
dice-hospital-card-taken = genomen: { $who }
dice-hospital-card-back = ingeleverd
dice-hospital-card-yours = nu van jou
dice-hospital-not-taken = { $n } bleef over
dice-hospital-dice-bag = In de zak
dice-hospital-sending-away = Terugsturen
dice-hospital-talent =
    { $trigger ->
        [red] na rood
        [yellow] na geel
        [green] na groen
       *[any] daarna
    }: { $relation ->
        [same] dezelfde
        [another] een ander, { $whom }
        [match] een gelijke
       *[anyone] iemand, { $whom }
    } +{ $steps }
dice-hospital-beds-left =
    { $n ->
        [0] geen bed vrij
        [one] nog 1 bed
       *[other] nog { $n } bedden
    }
dice-hospital-part-intake = Opname
dice-hospital-part-improvement = Verbe­tering
dice-hospital-part-activation = Acti­vatie
dice-hospital-part-neglect = Verwaar­lozing
dice-hospital-part-discharge = Ontslag
dice-hospital-part-shift-change = Shift­wissel
dice-hospital-part-event = Gebeur­tenis
dice-hospital-part-pick-up = Ophalen
dice-hospital-part-end = Einde
dice-hospital-ask-who-treated = { $department }: wie wordt behandeld?
dice-hospital-ask-who-works = { $department }: wie werkt daar?
dice-hospital-ask-which-room = { $patient }: in welke kamer?

## At the table

dice-hospital-action-staff = Naar het personeel
dice-hospital-action-departments = Naar de afdelingen
dice-hospital-action-patients = Naar de patiënten
dice-hospital-action-city = Naar de stad
dice-hospital-arm-return = Inleveren voor een bloedzak: vraag het me

## Around the table

dice-hospital-setting-letters = Letters op dobbelstenen (R, Ge, Gr)

## End and replay

dice-hospital-scored = { page-points }

## Alone, events, options

dice-hospital-word-done = Dat is alles
dice-hospital-word-use = Ja, gebruiken
dice-hospital-word-draw = Iemand nieuws opnemen
dice-hospital-word-name = Een specialist noemen
dice-hospital-value = Waarde { $n }
dice-hospital-heading-event = Gebeurtenis
dice-hospital-heading-discharge = Ontslag
dice-hospital-heading-pick-up = Ophalen
dice-hospital-decided-alone = Alleen gespeeld: de score is het resultaat.
dice-hospital-treats-up-to = tot { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Tot het einde van de fase. Telt als behandeld.
dice-hospital-named = ook de { CARD("consultant") }
dice-hospital-is-named = Ook de { CARD("consultant") } heeft dit talent.
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
dice-hospital-report-lower = Onderste rij.
dice-hospital-report-upper = Bovenste rij: schuift omlaag als het rapport eronder vervuld is.
dice-hospital-sending-keeps = blijft { $sum }
dice-hospital-sending-bag =
    { $bags ->
        [one] +1 zak
       *[other] +{ $bags } zakken
    }
dice-hospital-event-now = Gebeurtenis
dice-hospital-announcement = Wat er nieuw is
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
dice-hospital-counted-reports = de punten van elk rapport
dice-hospital-counted-pick-up = { $each } per stuk
dice-hospital-counted-reports-left =
    { $each ->
        [-1] de punten van elk rapport dat er nog ligt, gaan eraf
       *[other] tweemaal de punten van elk rapport dat er nog ligt, gaan eraf
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
dice-hospital-rules-events-1 = Vanaf ronde 2 komt er vóór de opname een gebeurtenis open. Sommige werken meteen, andere de hele ronde; bij de shiftwissel is die voorbij.
dice-hospital-rules-experimental = Experimentele geneeskunde
dice-hospital-rules-experimental-1 = De stapels bevatten elke basiskaart één keer en deze nieuwe twee keer. Wat ze doen telt als behandeling; alleen een waarde die stijgt is genezing en wekt talenten.
dice-hospital-rules-promos = Promospecialisten
dice-hospital-rules-promos-1 = Elk neemt de plaats in van een willekeurige specialist.
dice-hospital-rules-prototype = Het prototype
dice-hospital-rules-prototype-1 = Een eerdere uitgave met andere stapels, voor 2 tot 4 spelers. Elke ronde mag je zoveel kaarten inleveren als je wilt, elk voor een bloedzak.
dice-hospital-rules-prototype-2 = Wie in een ronde als enige de meeste patiënten ontsloeg, krijgt een bloedzak. De kaarten die anders zijn:

## Puzzles

dice-hospital-offer-puzzles-facts = 1 speler · ongeveer 3 minuten
