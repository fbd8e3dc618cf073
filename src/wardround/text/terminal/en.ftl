### What only the terminal says, in English.

## Dice Hospital: options on the table

play-played-with = Played with: { $options }.
dh-mark-edition-prototype = the prototype edition
dh-mark-administrators-no = no administrators
dh-mark-activation-simultaneous = activation all at once
dh-mark-crisis-yes = opening crisis (five starting patients)
dh-mark-epidemic-yes = epidemic (one more patient with every ambulance)
dh-mark-superbug-yes = superbug (neglect lowers by 2)
dh-mark-pick-up-yes = pick-up after round 8 (who is left behind costs 1 point)
dh-mark-events-yes = events (house)
dh-mark-experimental-yes = experimental medicine
dh-mark-promos-yes = promo specialists
dh-mark-timer-yes = timer (this screen does not measure the time)
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

play-always = no, and do not ask me this again (“ask” brings the question back)
play-always-what = Always what? Name the one word to be said from now on, as in “always pass”.
play-always-said = From now on “{ $word }” is said here without asking; “ask” brings the question back.
play-ask-again = You will be asked everything again.
play-help-always = give this answer to this question from now on: “always pass”
play-help-ask = be asked everything again

## Cards of one's own

cards-none-here = “{ $game }” has no cards of one's own: leave --cards out.
