### Dice Hospital in the terminal, in English.

## Names of things on the command line

cards-board-departments = Departments on every hospital board
cards-departments = Departments to be built
cards-specialists = Specialists
cards-administrators = Administrators (their names are house: no printed card gives them)
cards-copies =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }

## What cards do

board-treatment =
    { $form ->
        [heal] { whom }, { steps }
       *[other] { does-treatment }
    }


## The board

board-round = Dice Hospital, round { $round } of { $rounds }: { $phase }
board-setup = Dice Hospital: { $phase }
board-asked = { $who }: { $question }
board-forecast =
    If you finish now: { $points ->
        [0] no points
       *[other] { points }
    }; { $worsening ->
        [none] nobody gets worse
       *[other] getting worse: { $worsening }{ finish-steps }
    }; { $dead ->
        [none] nobody dies
       *[other] dying: { $dead } (−{ $cost })
    }.
board-ambulance = Ambulance { $ambulance }
board-sum = (sum { $sum })
board-taken = taken by { $who }
board-empty = empty
board-intake = Rolled
board-display = Display
board-nothing = none
board-first = first player
board-has-word = has the word
board-finished = done
board-with-ambulance = ambulance { $ambulance }
board-beds =
    { $free ->
        [0] Beds: all { $beds } taken
       *[other] Beds: { $taken } of { $beds } taken, { $free } free
    }
board-waiting = Waiting
board-treated = Treated
board-incoming = Arriving
board-lounge = Discharged this round
board-lounge-dice = { $red } red, { $yellow } yellow, { $green } green
board-hand = Dealt
board-departments = Departments
board-staff = Specialists
board-used = used
board-placed = placed
board-nurses = Nurses
board-nurses-free = { $free } of { $nurses } free
board-bags = Blood bags
board-fatalities = Fatalities
board-points = Points
board-administrator = Administrator
board-hidden = hidden
board-bag = In the bag
board-bag-dice = { $red } red, { $yellow } yellow, { $green } green dice

## Playing in the terminal

play-legend = { $ready } now · { $idle } not now · { $used } used
play-harvest =
    { $who }: { points }, { $home } home{ $dead ->
        [0] { "" }
        [one] , 1 died
       *[other] , { $dead } died
    }
play-only-finish = { $who }: Nothing more can be done. Finish.
play-say-anyway = finish anyway
play-time-up = Time is up: what was not placed stays unplaced.

play-patients =
    Waiting: { $waiting }. Treated: { $treated }.
play-staff =
    Free: { $nurses ->
        [one] 1 nurse
       *[other] { $nurses } nurses
    }{ $staff ->
        [none] { "" }
       *[other] , { $staff }
    }. Blood bags: { $bags }.
play-ambulances = Ambulances
play-neighbour-short =
    { $free } of { $staff } staff free · home { $home } · bags { $bags } · deaths { $dead }
play-display = Display: { $cards }.
play-neighbour =
    { $who }: { points }, { $patients ->
        [one] 1 patient
       *[other] { $patients } patients
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } very ill)
    }, { $home } gone home, { bags }, { $dead ->
        [one] 1 fatality
       *[other] { $dead } fatalities
    }{ $cards ->
        [none] { "" }
       *[other] ; { $cards }
    }.
play-city-taken = taken by { $who }
play-city = Ambulances: { $told }.
play-arrange =
    into ambulance { $ambulance }; { $dice ->
        [none] nothing lies there yet
       *[other] there already: { $dice }
    }
help-about = You run a hospital for eight rounds: take an ambulance of patients, improve your hospital, and place nurses and specialists in departments to heal. A patient healed beyond 6 goes home; whoever is not treated loses { $steps }, and dies below 1.
help-points = Points each round for the patients sent home together: { $ladder } for 1, 2, 3 …; 5 more if your hospital is empty then. At the end 1 for each blood bag left and { $fatality } for each fatality.
help-stops = finish: end your activation; skip: leave an effect unused; pass: take or return nothing; bag: a blood bag heals any patient by 1 step or changes the colour it shows.
help-marks = On the full screen: [r2] can be chosen now, † would die; ● can be used now, ○ not now, ✓ used, ▶ just said.
play-help-why = why a word cannot be said now, and what a card does: “why radiology”
help-words =
    Choose by its number, or type words and press Enter: “nurse pharmacy g4”. Inside a sentence the order is free, and some of its words are enough where they tell which one is meant.
help-patients =
    Patients are words: r4 is a red 4, y is yellow, g green; r4t was treated this round, r4m too, and an effect depends on it; rg4 is a red die that shows green.

## In few words

patient =
    { colour } { $value }{ $shows ->
        [own] { "" }
       *[other] { " " }showing { $shows }
    }{ $condition ->
        [treated] { " " }(treated)
        [marked] { " " }(just healed)
       *[waiting] { "" }
    }
brief-first = first player{ $what }
brief-reveal = Turned up: { $what }
brief-draw = dice drawn: { $what }
brief-item-draw =
    { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    }
brief-settle = starting patients: { $what }
brief-deal = dealt: { $what }
brief-keep = kept: { $what }
brief-appoint = administrator: { $what }
brief-roll = Rolled: { $what }
brief-take = ambulance { $what }
brief-gain = blood bag +{ $what }
brief-admit = new patients: { $what }
brief-die = { $what }
brief-build = new: { $what }
brief-give-back = given back: { $what }
brief-place = { $what }
brief-heal = { $what }
brief-discharge = { $what }
brief-recolour = { $what }
brief-spend = blood bag -{ $what }
brief-spare = spared: { $what }
brief-worsen = worse: { $what }
brief-score = { $what }
brief-item-place = { $worker } to { $department }
brief-item-becomes = { $patient } becomes { $value }
brief-item-recolour = { $patient } shows { $shows }
brief-item-score = { points } ({ $source })
brief-item-die = { $patient } dies
brief-item-discharge = { $patient } goes home
brief-item-transfer = { $patient } goes back into the bag
brief-item-hidden = an administrator

chip-sum = sum { $sum }

word-department = turn up one more department
word-specialist = turn up one more specialist
word-finish = end your activation
word-nurse = to any department that finds its patients
word-pass = no, nothing
word-skip = no, thanks: leave the effect unused

## Options, solo, events, own cards

brief-treat = { $what }
brief-join = Into the deck: { $what }
brief-leave = Out of the deck: { $what }
brief-report = Reports: { $what }
brief-fulfil = report fulfilled: { $what }
brief-event = Event: { $what }
brief-arrive = arriving as well: { $what }
brief-send-back = sent back: { $what }
brief-transfer = back to the bag: { $what }
brief-welcome = new from the bag: { $what }
brief-name = Consultant follows: { $what }
brief-relieve = fatalities -{ $what }
brief-pick-up = picked up: { $what }
word-done = that is all
word-use = use the effect
word-draw = draw and roll a new patient
word-name = name the specialist that the Consultant follows
cards-prototype = Edition “prototype”: cards that differ
cards-experimental = Experimental medicine
cards-promos = Promo specialists
cards-events = Events (house)
cards-reports = Medical reports
cards-backs = Backs of ambulances (house)
cards-back = Ambulance { $ambulance }: { $spaces }

## Options on the table

play-played-with = Played with: { $options }.
mark-first-seat-1 = the first seat begins
mark-first-seat-2 = the second seat begins
mark-first-seat-3 = the third seat begins
mark-first-seat-4 = the fourth seat begins
mark-edition-prototype = the prototype edition
mark-administrators-no = no administrators
mark-activation-simultaneous = activation all at once
mark-crisis-yes = opening crisis (five starting patients)
mark-epidemic-yes = epidemic (one more patient with every ambulance)
mark-superbug-yes = superbug (neglect lowers by 2)
mark-pick-up-yes = pick-up after round 8 (who is left behind costs 1 point)
mark-events-yes = events (house)
mark-experimental-replace = experimental medicine
mark-experimental-added = experimental medicine added to whole decks
mark-promos-consultant = { CARD("consultant") } (promo)
mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
mark-promos-both = promo specialists
mark-timer-yes = timer
mark-fatalities-double = a fatality costs 4 points
mark-reports-double = an open report costs twice its points
play-event = Event of this round: { $name }. { $does }
play-spaces = Free spaces of the pick-up: { $spaces }.
play-space =
    { $space ->
        [red] red
        [yellow] yellow
        [green] green
       *[other] value { $space }
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
play-reports = Medical reports (one round’s discharges must bring all of it)
play-reports-short = Reports: points, gone home of needed
play-reports-above-short = Above, until the lower one is done
play-reports-now = Reports now: { $told }.
play-reports-above = Above them, until the one below is fulfilled
play-report =
    { $name }, { points }: { $needs }{ $ready ->
        [yes] { " " }✓
       *[no] { "" }
    }
play-need =
    { $have } of { $wanted } { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    }
play-standing-reports = { $who } { $points } (open reports would cost { $owed })
play-standing-patients = { $who } { $points } (left behind now: { $owed })
play-note-home =
    { $home ->
        [one] 1 patient sent home
       *[other] { $home } patients sent home
    }
play-note-bags =
    { $bags ->
        [one] 1 bag, 1 point
       *[other] { $bags } bags, 1 point each
    }
play-note-dead = { $dead } × { $each }
play-legend-return = { $ready } can be given back

## Kinds of things in reports of experiments

things-ambulance = Ambulances
things-department = Departments
things-specialist = Specialists
things-administrator = Administrators
