### Hospital Rush in the terminal, in Dutch.

## Hospital Rush

board-markers = Markers tot nu toe: { $told }.
board-early = al 1 aanzien met nog { $missing }
now = Nu: { $brings }.
unfair = Oneerlijk: { $risk }.
word-skip = niets doen; de marker blijft liggen
board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(oneerlijk)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(bezet door: { $who })
    }
panel-corridor = De gang (bed 4 komt na de ronde vrij); rechts, wie behandelt
panel-early = of ★1
panel-tiles = + pleister, p o g medicijn, ? elk medicijn, * elk fiche; [ ] ontbreekt nog
panel-own = Je eigen plekken
panel-skills = Vaardigheden
panel-bucks = { bucks }
panel-order = Markers van deze ronde, op volgorde
panel-next = Begint de volgende ronde: { $who }

## In de terminal

help-about = Je bent co-assistent en wilt arts worden. Elke ronde zet je twee markers op plekken en doe je wat daar staat: patiënten behandelen met fiches, medicijnen halen, duiten verdienen, studeren of oneerlijk zijn. Na elke ronde gaan genezen patiënten naar huis, komt bed 4 vrij en schuiven de anderen op.
help-points = Aanzien krijg je voor genezen patiënten, het eindexamen en omkoping. Heeft iemand aan het eind van een ronde 10, dan is het spel uit en wint het meeste aanzien. Markers op rode plekken kunnen verklikt worden.
help-words = Kies met het nummer of typ woorden: “treat-a bed-2 patch patch”. “why treat-a” zegt wat een plek doet. Waar je mag stoppen zeg je done; om een actie over te slaan skip.
board-round = Hospital Rush, ronde { $round }: { $phase }
board-setup = Hospital Rush: { $phase }
board-bed = Bed { $bed }
board-empty = leeg
board-needs =
    { $right ->
        [none] heeft nodig: { $missing }
       *[other] heeft { $right }, nodig: { $missing }
    }
board-cured = genezen
board-worth = { $prestige } aanzien
board-right = rechterkant compleet
board-treated-by = patiëntmarker: { $who }
board-free = vrij
board-beside = { $who } ernaast
board-chest = Kist: { $purple } paars, { $orange } oranje, { $green } groen.
board-order = Begon deze ronde: { $began }; begint de volgende: { $first }.
board-exam = examen gedaan
board-intern =
    { $who }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    }: { $prestige } aanzien, { bucks }{ $right ->
        [none] , geen medicijnen
       *[other] , { $right }
    }{ $skills ->
        [none] { "" }
       *[other] ; { $skills }
    }{ $markers ->
        [none] { "" }
       *[other] ; markers op { $markers }
    }.

cards-space = Plekken
cards-character = Personages
cards-patient = Patiënten
cards-skill = Vaardigheden

## Wat er gebeurd is, in weinig woorden na een naam

brief-first = krijgt de startspelermarker
brief-cast = personage { $character }
brief-admit = bed { $bed }: { $patient }
brief-shuffle = de aflegstapel wordt weer de trekstapel
brief-place =
    { $red ->
        [0] marker op { $space }
       *[other] marker op { $space } (oneerlijk)
    }
brief-earn = +{ bucks }
brief-pay = -{ bucks }
brief-fetch = { medicine } uit de kist
brief-sell = { medicine } verkocht
brief-steal = { thing } van { $whom }
brief-hand-over = { bucks } aan { $whom }
brief-claim = neemt bed { $bed }
brief-join = nu naast bed { $bed }
brief-alone = behandelt bed { $bed } nu alleen
brief-treat = { tile } op bed { $bed }
brief-pilfer = { medicine } van bed { $bed }
brief-learn = leert { $skill }
brief-poach = { $skill } van { $whom }
brief-exam =
    eindexamen met { $skills ->
        [one] 1 vaardigheid
       *[other] { $skills } vaardigheden
    }
brief-score =
    { $prestige ->
        [-1] -1 aanzien ({ $source })
       *[other] +{ $prestige } aanzien ({ $source })
    }
brief-cure = { $patient } gaat genezen naar huis uit bed { $bed }
brief-dismiss = { $patient } verlaat bed { $bed } en levert geen aanzien op
brief-discard = legt { $patient } uit bed { $bed } af
brief-fined = bestraft: { bucks } of 1 aanzien, { $times }×
brief-spared = niets te verliezen
brief-take-card = { $patient } terug in bed 1
brief-end = het spel eindigt: { $ended }
brief-ousted = verliest bed { $bed } aan { $whom }

## Soorten dingen in rapporten van experimenten

things-character = Personages
things-space = Plekken
things-skill = Vaardigheden
things-patient = Patiënten
