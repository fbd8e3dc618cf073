### What only the terminal says, in English.

## Dice Hospital: options on the table

play-played-with = Played with: { $options }.
dh-mark-first-seat-1 = the first seat begins
dh-mark-first-seat-2 = the second seat begins
dh-mark-first-seat-3 = the third seat begins
dh-mark-first-seat-4 = the fourth seat begins
dh-mark-edition-prototype = the prototype edition
dh-mark-administrators-no = no administrators
dh-mark-activation-simultaneous = activation all at once
dh-mark-crisis-yes = opening crisis (five starting patients)
dh-mark-epidemic-yes = epidemic (one more patient with every ambulance)
dh-mark-superbug-yes = superbug (neglect lowers by 2)
dh-mark-pick-up-yes = pick-up after round 8 (who is left behind costs 1 point)
dh-mark-events-yes = events (house)
dh-mark-experimental-replace = experimental medicine
dh-mark-experimental-added = experimental medicine added to whole decks
dh-mark-promos-consultant = { CARD("consultant") } (promo)
dh-mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
dh-mark-promos-both = promo specialists
dh-mark-timer-yes = timer
play-time-up = Time is up: what was not placed stays unplaced.
play-time-left = { $minutes }:{ $seconds } left
dh-mark-fatalities-double = a fatality costs 4 points
dh-mark-reports-double = an open report costs twice its points
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
play-reports = Medical reports (one round's discharges must bring all of it)
play-reports-short = Reports: points, gone home of needed
play-reports-above-short = Above, until the lower one is done
play-reports-now = Reports now: { $told }.
play-reports-above = Above them, until the one below is fulfilled
play-report =
    { $name }, { dh-points }: { $needs }{ $ready ->
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
play-alone-end = Your result: { dh-points }.
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
dh-word-return-die = put one of the dice rolled back into the bag
dh-word-return-patient = put a patient of yours back into the bag (no fatality)

## Answers given without being asked

play-always = “{ $word }”, now and from now on without asking (“ask” brings the question back)
play-always-what = Always what? Name the one word to be said from now on, as in “always pass”.
play-always-said = From now on “{ $word }” is said here without asking; “ask” brings the question back.
play-ask-again = You will be asked everything again.
play-help-always = give this answer to this question from now on: “always pass”
play-help-ask = be asked everything again

## Games that are kept

play-torn = The file was torn off: its last line cannot be read and is dropped (“{ $text }”). Look whether something is to be said again.
play-no-such-game = There is no unfinished game { $number }: “wardround games” lists them, 1 to { $most }.
games-none = There is no unfinished game. “wardround play” starts one.
games-broken = (cannot be read)
games-unreadable = { $path } cannot be read and is left out.
games-round =
    { $round ->
        [0] { $phase }
       *[other] round { $round }: { $phase }
    }
games-resume = Go on with one by its number: wardround play --resume 1
best-none = No game played alone has been finished yet. “wardround play --seats 1” starts one.
best-of =
    { $game }, alone{ $options ->
        [none] , options as usual
       *[other] , { $options }
    } ({ $count ->
        [one] 1 game
       *[other] { $count } games
    })
best-place =
    { $count ->
        [one] Your first result with these options. “wardround best” lists them all.
       *[other] { $place ->
            [1] Your best result with these options, of { $count }! “wardround best” lists them all.
           *[other] Number { $place } of your { $count } results with these options; the best is { $best }. “wardround best” lists them all.
        }
    }

## Options

label-sets = Sets of options by name; what is given beside a set prevails
label-set-changes =
    seats { $seats }: { $changes ->
        [none] all as usual
       *[other] { $changes }
    }
label-refused = What does not go together

## Hospital Rush

hr-board-markers = Markers so far: { $told }.
hr-board-early = 1 prestige already with { $missing } more
hr-now = Now: { $brings }.
hr-unfair = Unfair: { $risk }.
hr-word-skip = do nothing; the marker stays where it is
hr-board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(unfair)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(taken by: { $who })
    }
hr-panel-corridor = The corridor (bed 4 leaves after the round)
hr-panel-tiles = + patch, p o g medicine, ? any medicine, * any tile; [ ] still missing
hr-panel-own = Your own spaces
hr-panel-skills = Skills
hr-panel-bucks = { hr-bucks }
hr-panel-order = Markers of this round, in order
hr-panel-next = Begins the next round: { $who }

## The best line

solve-exact = Worth { $worth } points with what is left for later. Nothing is better ({ $nodes } hospitals looked at).
solve-found = Worth { $worth } points with what is left for later: the best found, not proven ({ $nodes } hospitals looked at). More: --nodes, --seconds.
solve-not-now = Only an activation of Dice Hospital can be solved: give a position of phase “activate”.
solve-not-you = { $whom } is not at work here. At work: { $turn }.
