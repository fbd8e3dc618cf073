### Dice Hospital, in English.
###
### Patients stay words (`r4t`: a red 4, treated).

## What anybody can get wrong, whatever the game

administrators-few =
    { $seats } seats need { $needed } administrators to be dealt, these cards have { $have }. Add cards, or choose administrators=no.

## Position codes

position-patient =
    “{ $word }” in the field “{ $field }” of { position-where } is not a patient. Patients are written like r4, g2t or ry3.
position-treated =
    “{ $word }” in the field “{ $field }” of { position-where } is treated; at this point of the game patients there wait (without t or m).
position-recoloured =
    “{ $word }” in the field “{ $field }” of { position-where } shows another colour than its own; that happens only in activation.
position-not-owned =
    The field “{ $field }” of { position-where } names more than that hospital has.
position-workers =
    The numbers do not agree in { position-where }: every used department has one worker, so “used” must have as many words as nurses and specialists are placed.
position-beds =
    { $patients } patients are too many in { position-where }: a hospital has { $beds } beds.
position-dice =
    There are more { $colour } dice in the position than the { $dice } that exist.
position-first =
    { $whom } cannot be first player: whoever took ambulance { $ambulance }, the lowest, is. { position-help }
position-ambulances =
    The ambulances taken ({ $taken }) cannot be: each is taken by one seat at most, the highest is the number of seats plus one, and the first player cannot take number 1.
position-administrators = Two hospitals hold the same administrator; each exists once.

## Names of things on the command line

option-administrators = Administrators: everybody is dealt two and keeps one, which gives points or spares a patient every round.
option-administrators-yes = With administrators.
option-administrators-no = Without them.
option-set-beginner = Beginner: the plain game, without administrators.
option-set-standard = Standard: the game as it is usually played.
option-set-hard = Hard: more patients, worse neglect; alone, dearer mistakes.
option-set-everything = Everything: hard, with events, new cards and the timer.
option-activation = Activation: how hospitals work in phase 3.
option-activation-linear = One after another, by ambulance number.
option-activation-simultaneous = All at once.

## What a seat is asked, and why

ask-nothing = The game is over.
reason-over = All eight rounds are played.
ask-wait = Wait.
reason-chance = Dice are rolled or cards are turned up.
reason-others = Still to speak: { $whom }.
ask-extra = One more card: turn up a department or a specialist?
reason-extra = With two players the first player chooses what the last card of the display is.
ask-starting = Which of your dice starts as a { $value }?
reason-starting =
    Your starting patients get the values { $values }; the last die takes what is left.
ask-keep = Which administrator do you keep?
reason-keep = You hold two; the other one leaves the game. Nobody sees your choice until all have chosen.
ask-arrange =
    Choose { $places ->
        [one] 1 die
       *[other] { $places } dice
    } of value { $value } for ambulance { $ambulance }.
reason-arrange =
    { $dice } dice show a { $value } and do not all fit: the player to the right of the first player decides which colours go where.
ask-take = Which ambulance do you take?
reason-take =
    You have { $free ->
        [0] no free bed
        [one] 1 free bed
       *[other] { $free } free beds
    }. The lowest number taken brings a blood bag and makes you first player; low numbers improve first.{ $first ->
        [0] { "" }
       *[other] { " " }The first player may not take ambulance 1.
    }{ $arrivals ->
        [0] { "" }
        [one] { " " }One more patient comes with it.
       *[other] { " " }{ $arrivals } more patients come with it.
    }
brings-ambulance = sum { $sum } · { ambulance-beds }{ ambulance-lowest } · { ambulance-order }
ambulance-beds =
    { $short ->
        [0] { $beds ->
            [0] fits exactly
            [one] 1 bed left
           *[other] { $beds } beds left
        }
        [one] 1 bed short: one of yours dies
       *[other] { $short } beds short: { $short } of yours die
    }
ambulance-lowest =
    { $lowest ->
        [sure] { " · " }{ ambulance-bags }first player
        [perhaps] { " · " }{ ambulance-bags }first player if nobody takes a lower one
       *[no] { "" }
    }
ambulance-bags =
    { $bags ->
        [0] { "" }
        [one] blood bag and{ " " }
       *[other] { $bags } blood bags and{ " " }
    }
ambulance-order =
    { $locked ->
        [0] builds { $earliest ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] 4th
        }{ ambulance-or }
       *[other] not for the first player
    }
ambulance-or =
    { $latest ->
        [1] { "" }
        [2] { $earliest ->
            [2] { "" }
           *[other] { " " }or 2nd
        }
        [3] { $earliest ->
            [3] { "" }
           *[other] { " " }to 3rd
        }
       *[other] { $earliest ->
            [4] { "" }
           *[other] { " " }to 4th
        }
    }
brings-sent =
    keep { $sum }{ $bags ->
        [0] { "" }
        [one] , +1 blood bag
       *[other] , +{ $bags } blood bags
    }
brings-load =
    { $goes ->
        [sure] goes into ambulance { $ambulance }
        [later] goes into a later ambulance
       *[choice] can go into ambulance { $ambulance }
    }
brings-report = { points }: { $met } of { $of }
brings-department =
    { $home ->
        [0] { $fits ->
            [one] 1 patient to treat
           *[other] { $fits } patients to choose from
        }
        [one] 1 can go home: +{ points }
       *[other] { $home } can go home: +{ points }
    }
brings-patient =
    { $becomes ->
        [home] goes home: +{ points }
        [dead] dies
        [bag] goes back into the bag
       *[other] becomes a { $value }
    }
brings-bag =
    heal any patient by { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, or change the colour it shows
brings-return =
    give a card back for { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }
brings-return-die = put one of the dice rolled back into the bag
brings-return-patient = put a patient of yours back into the bag (no fatality)
ask-overflow =
    Too few beds: which { $short ->
        [one] patient
       *[other] { $short } patients
    } that you already had will you lose?
reason-overflow =
    The new patients stay. { $short ->
        [one] One more bed is needed
       *[other] { $short } more beds are needed
    }, and each costs an old patient as a fatality.
ask-improve = Take a department or a specialist, or pass?
reason-improve =
    { $cards ->
        [one] One card is
       *[other] { $cards } cards are
    } left in the display. You may take one each round.
ask-return =
    { $bags ->
        [one] Return one of your improvements for a blood bag, or pass?
       *[other] Return one of your improvements for { $bags } blood bags, or pass?
    }
ask-return-card = Which improvement do you return?
reason-return =
    Once a round an improvement, even a new one, may go back under its pile for { bags }.
ask-spare = Which { colour } patient does not get worse?
reason-spare = Your administrator spares one untreated { colour } patient each round.
ask-worker =
    { $free ->
        [0]
            { $bags ->
                [0] Finish: nothing more can be done.
               *[other] Use a blood bag, or finish.
            }
       *[other]
            { $bags ->
                [0] Place a worker, or finish.
               *[other] Place a worker, use a blood bag, or finish.
            }
    }
reason-worker =
    You have { $free ->
        [0] no free worker
        [one] 1 free worker
       *[other] { $free } free workers
    } and { bags }. Whoever is not treated gets worse.
brings-finish =
    Stop now: { $points ->
        [0] no points
       *[other] { points }
    }, { $worse ->
        [0] nobody gets worse
        [one] 1 gets worse{ finish-steps }
       *[other] { $worse } get worse{ finish-steps }
    }, { $deaths ->
        [0] nobody dies.
        [one] 1 dies: { $dead } (−{ $cost }).
       *[other] { $deaths } die: { $dead } (−{ $cost }).
    }
finish-steps =
    { $steps ->
        [1] { "" }
       *[other] { " " }by { $steps }
    }
risk-finish =
    Finish?{ $kinds ->
        [0] { "" }
       *[other] { " " }Could still work: { $workers }.
    }{ $deaths ->
        [0] { "" }
        [one] { " " }Dies: { $dead }.
       *[other] { " " }Die: { $dead }.
    }
bags =
    { $bags ->
        [0] no blood bag
        [one] 1 blood bag
       *[other] { $bags } blood bags
    }
ask-department =
    Which department does { the-worker } work in?
reason-department = Unused departments that find all the patients they need can be chosen.
the-worker =
    { $worker ->
        [nurse] the nurse
       *[other] the { $worker }
    }
ask-patients =
    { $patient ->
        [none] { $department }: choose { picks }.
       *[other] { $department }: which colour shall { $patient } show?
    }
reason-patients =
    { $form ->
        [heal] It heals { whom } by { steps }.
       *[other] { does-treatment }
    }
ask-effect =
    { $patient ->
        [none] { $worker }: choose { picks }{ $picked ->
            [0] , or skip
           *[other] { "" }
        }.
       *[other] { $worker }: which colour shall { $patient } show?
    }
reason-effect = The { $worker } may now { effect }.{ or-a-bag }
or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }A blood bag can be used first.
    }
ask-bag-patient = Who gets the blood bag?
ask-bag-use =
    { $patient }: heal it by { steps }, or which colour shall it show?
reason-bag =
    You have { bags }. One bag heals any patient by { steps }, or changes the colour a patient shows until the end of activation.

## Why a thing cannot be said now

why-over = the game is over.
why-chance = dice and cards come first.
why-others = it is not your turn; still to speak: { $whom }.
why-phase = this is not asked now. The step is: { $phase }.
why-new-patient = new patients can never be given up; choose one that you had before.
why-not-here = this die cannot go into ambulance { $ambulance }: lower values fill it first.
why-return-first = say “return” first, then the card.
why-not-improvement = only an improvement that you own can be returned.
why-ambulance-taken = { $whom } has taken that ambulance.
why-ambulance-first = the first player may not take ambulance 1.
why-sentence = first complete what you have begun to say.
why-effect-first = first use or skip the effect of the specialist you placed.
why-no-bag = you have no blood bag.
why-no-patients = you have no patient to use it on.
why-worker-used =
    { $worker ->
        [nurse] all your nurses have worked this round.
       *[other] the { $worker } has worked this round.
    }
why-no-department = no unused department of yours finds all the patients it needs.
why-department-used = { $department } has been used this round.
why-department-cannot =
    { $department } heals { whom }; of your patients { $have ->
        [0] none fits
        [one] 1 fits
       *[other] { $have } fit
    } by colour and value.
why-department-pattern =
    { $department } heals { whom }; no such group is among the { $have } patients that fit by colour.
why-department-two =
    { $department } has two parts, both or neither; for the { $slot ->
        [first] first
       *[second] second
    }, { whom }, there { $have ->
        [0] is nobody
        [one] is only 1
       *[other] are only { $have }
    }.
why-no-such-patient = you have no { $patient }.
why-worker-first = first say which worker you place.
why-department-first = first say which department it works in.
why-colour = only a patient that shows { colour } can be chosen.
why-value = only a patient{ of-values } can be chosen.
why-picked = every { $patient } you have is chosen already.
why-pattern =
    { $pattern ->
        [run] it does not make { $count } consecutive values with what is chosen.
        [equal] it does not make { $count } of one value with what is chosen.
       *[any] a group is said from the lowest value to the highest, and this one comes before what is chosen.
    }
why-not-healed = the { $worker } heals only patients that its department has just healed.
why-just-healed = the { $worker } heals another patient, not one that its department has just healed.
why-match = the { $worker } needs a patient with the value that one of those just healed had before.

## What cards do

does-treatment =
    { $form ->
        [two] Heal { whom } by { steps } and { second }; both or neither.
        [by-value] Heal { whom } by steps that depend on its value: { $by_value } for 1 to 6.
        [lower] Lower { whom } by { steps }.
        [flip] Turn { whom } to the opposite face (7 minus the value).
        [reroll] Roll { whom } again and keep the result.
        [recolour] Change the shown colour of { whom } until the end of activation.
        [transfer] Send { whom } back to the bag, which is no fatality.
       *[heal] Heal { whom } by { steps }.
    }
does-specialist =
    When { occasion }, you may { effect }.
does-administrator-spare =
    Each round one untreated { colour } patient of your choice does not get worse.
does-administrator-most =
    { points } each round in which you discharge more patients than anyone else (nobody on a tie).
does-administrator-needs =
    { points } each round in which you discharge at least { needed }.
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[any] any-coloured
    }
trigger-colour =
    { $trigger ->
        [red] red
        [yellow] yellow
       *[green] green
    }
coloured =
    { $colour ->
        [any] { "" }
       *[other] { colour }{ " " }
    }
whom =
    { $count ->
        [1] one { coloured }patient
       *[other] { how-many } { number } { coloured }patients
    }{ of-values }{ in-pattern }
number =
    { $count ->
        [2] two
        [3] three
       *[4] four
    }
steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ each }
each =
    { $count ->
        [1] { "" }
       *[other] { " " }each
    }
in-pattern =
    { $pattern ->
        [equal] { " " }of the same value
        [run] { $count ->
            [2] { " " }of consecutive values (such as 2 and 3)
            [3] { " " }of consecutive values (such as 2, 3 and 4)
           *[other] { " " }of consecutive values (such as 2, 3, 4 and 5)
        }
       *[any] { "" }
    }
of-values =
    { $low ->
        [1] { $high ->
            [6] { "" }
            [2] { " " }of value 1 or 2
            [1] { " " }of value 1
           *[other] { " " }of value 1 to { $high }
        }
        [2] { $high ->
            [3] { " " }of value 2 or 3
            [2] { " " }of value 2
           *[other] { " " }of value 2 to { $high }
        }
        [3] { $high ->
            [4] { " " }of value 3 or 4
            [3] { " " }of value 3
           *[other] { " " }of value 3 to { $high }
        }
        [4] { $high ->
            [5] { " " }of value 4 or 5
            [4] { " " }of value 4
           *[other] { " " }of value 4 to { $high }
        }
        [5] { $high ->
            [6] { " " }of value 5 or 6
           *[other] { " " }of value 5
        }
       *[6] { " " }of value 6
    }
effect =
    { $form ->
        [two] heal { object } by { steps } and { second } (both or neither)
        [by-value] heal { object } by steps that depend on its value ({ $by_value } for 1 to 6)
        [lower] lower { object } by { steps }
        [flip] turn { object } to the opposite face (7 minus the value)
        [reroll] roll { object } again
        [recolour] change the shown colour of { object } until the end of activation
        [transfer] send { object } back to the bag (no fatality)
       *[heal] { effect-heal }
    }
more-steps =
    { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    }{ each }
other =
    { $count ->
        [1] another { coloured }patient
       *[other] { how-many } { number } other { coloured }patients
    }{ any-colour }{ of-values }{ in-pattern }
any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }of any colour
           *[other] { "" }
        }
       *[other] { "" }
    }
needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } red { $red ->
                [one] patient
               *[other] patients
            }
           *[other] { needed-red }{ $yellow } yellow { $yellow ->
                [one] patient
               *[other] patients
            }
        }
       *[other] { needed-red-and-yellow }{ $green } green { $green ->
            [one] patient
           *[other] patients
        }
    }
needed-red =
    { $red ->
        [0] { "" }
       *[other] { $red } red and { "" }
    }
needed-red-and-yellow =
    { $yellow ->
        [0] { needed-red }
       *[other] { $red ->
            [0] { $yellow } yellow and { "" }
           *[other] { $red } red, { $yellow } yellow and { "" }
        }
    }

## What happened

happened-first = { $who } is first player.
happened-reveal = { $card } is turned up.
happened-shelve = { $card } goes under its pile.
happened-draw = { $who } draws a { colour } die.
happened-settle = { $who } starts with { $patient }.
happened-deal =
    { $administrator ->
        [hidden] { $who } is dealt an administrator.
       *[other] { $who } is dealt { $administrator }.
    }
happened-keep =
    { $administrator ->
        [hidden] { $who } has chosen an administrator.
       *[other] { $who } keeps { $administrator }.
    }
happened-appoint = { $who } has the administrator { $administrator }.
happened-roll = { $patient } comes in.
happened-load = { $patient } goes into ambulance { $ambulance }.
happened-take = { $who } takes ambulance { $ambulance }.
happened-unload = { $patient } leaves with ambulance { $ambulance }, back into the bag.
happened-gain =
    { $who } gains { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
happened-admit = { $who } admits { $patient }.
happened-die = { $who } loses { $patient }: a fatality.
happened-build =
    { $hired ->
        [0] { $who } builds { $card }.
       *[other] { $who } hires the { $card }.
    }
happened-give-back =
    { $hired ->
        [0] { $who } returns { $card }.
       *[other] { $who } returns the { $card }.
    }
happened-place =
    { $worker ->
        [nurse] { $who } sends a nurse to { $department }.
       *[other] { $who } sends the { $worker } to { $department }.
    }
happened-heal = { $who } heals { $patient }: now { $becomes }.
happened-discharge = { $who } discharges { $patient }.
happened-recolour = { $who } changes the colour of { $patient }: now { $becomes }.
happened-spend =
    { $who } uses { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
happened-pending = { $who } may use the effect of the { $worker }.
happened-spare = { $who } spares { $patient }.
happened-worsen = { $who } neglects { $patient }: now { $becomes }.
happened-score = { $who } scores { points }: { $source }.

## Names

phase-first-player = setup, choosing the first player
phase-reveal = turning up cards
phase-extra = choosing one more card
phase-extra-department = turning up one more department
phase-extra-specialist = turning up one more specialist
phase-starting-dice = setup, drawing starting dice
phase-starting-values = setup, setting starting dice
phase-deal = setup, dealing administrators
phase-keep = setup, keeping an administrator
phase-roll = intake, rolling dice
phase-arrange = intake, filling ambulances
phase-take = intake, taking ambulances
phase-overflow = intake, finding beds
phase-improve = improvement
phase-return = improvement, returning cards
phase-activate = activation
phase-spare = neglect
phase-over = the end

source-discharges = discharged patients
source-empty-hospital = empty hospital
source-administrator = administrator
source-bags = blood bags left
source-fatalities = fatalities

decided-points = Decided by points.
decided-fewest-patients = Tied on points: decided by fewest patients left.
decided-patient-values = Tied on points and patients left: decided by the sum of their values.
decided-shared = Tied in everything: first place is shared.

## Options, solo, events, own cards

second =
    { $also_op ->
        [lower] lower
        [flip] turn over
        [transfer] send back to the bag
       *[heal] heal
    } { second-whom }
second-whom =
    { $also_count ->
        [1] one other { $also_colour ->
            [red] red{ " " }
            [yellow] yellow{ " " }
            [green] green{ " " }
           *[any] { "" }
        }patient
       *[other] { $also_count } other { $also_colour ->
            [red] red{ " " }
            [yellow] yellow{ " " }
            [green] green{ " " }
           *[any] { "" }
        }patients
    }{ $also_high ->
        [6] { $also_low ->
            [1] { "" }
           *[other] { " " }of value { $also_low } to 6
        }
       *[other] { " " }of value { $also_low } to { $also_high }
    }{ $also_steps ->
        [0] { "" }
        [one] { " " }by 1 step
       *[other] { " " }by { $also_steps } steps
    }
occasion =
    { $at ->
        [coloured] it works in a department that names a colour, which
       *[any] the department it works in
    } { $when ->
        [discharges] discharges
       *[heals] heals
    } { $trigger ->
        [any] anyone
       *[other] at least one { trigger-colour } patient
    }
does-specialist-gain =
    When { occasion }, you may { gain }.
does-specialist-consultant =
    At the start of your activation name another specialist of yours: until the end of the phase this one has its ability too.
does-specialist-admissions =
    For each patient that one of your specialists discharges, you may return a patient of yours to the bag (no fatality), or draw and roll a new one (2 to 5) if a bed is free.
gain =
    { $fatalities ->
        [0] { "" }
        [one] give back a fatality
       *[other] give back { $fatalities } fatalities
    }{ $bags ->
        [0] { "" }
       *[other] { $fatalities ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }gain { $bags ->
            [one] a blood bag
           *[other] { $bags } blood bags
        }
    }{ $points ->
        [0] { "" }
       *[other] { and }gain { points }
    }
and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
       *[other] { " " }and{ " " }
    }
does-administrator-every =
    { points } each round for every { needed } that you discharge.
does-administrator-spare-all =
    Your untreated { colour } patients never get worse.
does-report =
    { points } for discharging { needed } in one round.
does-event-gain =
    At once: everybody gains { $bags ->
        [0] { points }
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
does-event-treatment =
    At once, before intake: everybody may { effect }.
does-event-extra =
    At once: the first player turns up one more department or specialist.
does-event-round =
    { $bags ->
        [0] { "" }
        [one] Everybody gains a blood bag at once.{ " " }
       *[other] Everybody gains { $bags } blood bags at once.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Everybody gains { points } at once.{ " " }
    }This round:{ $lowest_roll ->
        [-1] { "" }
       *[other] { " " }new patients are rolled no lower than { $lowest_roll };
    }{ $highest_roll ->
        [-1] { "" }
       *[other] { " " }new patients are rolled no higher than { $highest_roll };
    }{ $arrivals ->
        [-1] { "" }
        [one] { " " }one more patient arrives for everybody;
       *[other] { " " }{ $arrivals } more patients arrive for everybody;
    }{ $lowest_bags ->
        [-1] { "" }
       *[other] { " " }the lowest ambulance taken brings { $lowest_bags } blood bags;
    }{ $first_locked ->
        [0] { " " }the first player may take ambulance 1;
       *[other] { "" }
    }{ $return_bags ->
        [-1] { "" }
       *[other] { " " }a returned improvement is worth { $return_bags } blood bags;
    }{ $nurses ->
        [-1] { "" }
       *[other] { " " }{ $nurses } nurses work in every hospital;
    }{ $bag_steps ->
        [-1] { "" }
       *[other] { " " }a blood bag heals by { $bag_steps };
    }{ $early_discharge ->
        [1] { " " }treated patients of value 6 go home at the end of activation;
       *[other] { "" }
    }{ $inspection ->
        [-1] { "" }
       *[other] { " " }a hospital with no untreated patient at the end of activation scores { $inspection };
    }{ $neglect ->
        [-1] { "" }
        [0] { " " }neglect does no harm;
       *[other] { " " }untreated patients get worse by { $neglect };
    }{ $each_discharged ->
        [-1] { "" }
       *[other] { " " }each patient discharged scores { $each_discharged } more;
    }{ $keep_display ->
        [1] { " " }the display stays at shift change and is only filled up;
       *[other] { "" }
    } then all is as before.
how-many =
    { $upto ->
        [yes] up to
       *[no] exactly
    }
object =
    { $relation ->
        [same] one of those same patients
        [another] { other }
        [match] { other }
       *[anyone] { whom }
    }
effect-heal =
    { $relation ->
        [same] { $count ->
            [1] heal one of those same patients by { more-steps }
           *[other] heal { how-many } { number } of those same patients by { more-steps }
        }
        [another] { $count ->
            [1] heal { other } by { steps } (one that the department did not heal)
           *[other] heal { other } by { steps } (ones that the department did not heal)
        }
        [match] heal { other } by { steps } (not healed by the department; its value equals what one of those had before)
        [event] heal { whom } by { steps }
       *[anyone] heal { whom } by { steps } (patients just healed included)
    }
picks =
    { $left ->
        [one] { $picked ->
            [0] a patient
           *[other] one more patient
        }
       *[other] { $upto ->
            [yes] up to { $left } { further }patients
           *[no] { $left } { further }patients
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , or leave it at that
        }
       *[no] { "" }
    }
further =
    { $picked ->
        [0] { "" }
       *[other] more{ " " }
    }
ask-use =
    { $worker }: use its effect, or skip?
reason-use =
    The { $worker } may now { gain }.
ask-event =
    { $patient ->
        [none] { $event }: choose { picks }{ $picked ->
            [0] , or skip
           *[other] { "" }
        }.
       *[other] { $event }: which colour shall { $patient } show?
    }
reason-event =
    The event lets everybody { effect }.
ask-name =
    Which other specialist does your Consultant follow?
ask-name-whom =
    Which specialist?
reason-name =
    Until the end of activation the Consultant has that specialist’s ability too.
ask-admissions =
    Admissions Nurse: draw a new patient, return one, or skip?
ask-admissions-return =
    Which patient goes back to the bag?
reason-admissions =
    { $left ->
        [one] One patient was discharged by a specialist of yours: that may be done once.
       *[other] That may be done { $left } times, for patients discharged by specialists of yours.
    } A returned patient is no fatality; skip leaves the rest.
reason-extra-event =
    The event gives the display one more card, and the first player chooses its pile.
ask-send-back =
    Which of the dice goes back to the bag?
reason-send-back =
    You keep all others as new patients. If their values add up to less than 9 you gain a blood bag; all together it is { $sum }. The cards of this round are turned up after that.
ask-improve-alone =
    Take a department or a specialist.
reason-improve-alone =
    Alone you take exactly one of the { $cards } cards each round.
reason-return-many =
    Any number of improvements, even new ones, may go back under their piles, each for { bags }; pass ends it.
ask-report =
    Which medical report do you fulfil, or pass?
reason-report =
    Discharged and not used for a report yet: { $red } red, { $yellow } yellow, { $green } green. A fulfilled report makes room for the one above it.
ask-pick-up =
    Which patient is picked up?
ask-space =
    On which space does { $patient } go?
reason-pick-up =
    Each patient on a space of its colour or value scores 1 point; each one left behind costs 1.
why-event = an event is in force by itself: nothing has to be said.
why-report-later = reports are fulfilled at the end of a round, with patients discharged in it.
why-space-patient = first choose the patient that is picked up.
why-space-fits = this space takes another colour or value.
why-no-space =
    no free space takes { $patient }.
why-report =
    it needs { needed } that were discharged this round and not used for another report.
why-report-above =
    only a report of the lower row can be fulfilled; this one slides down when the one below it is.
why-admissions-first =
    first the Admissions Nurse: draw, return a patient, or skip.
why-name-first =
    first name the specialist that your Consultant follows.
why-colour-first =
    first say which colour { $patient } shall show.
why-second =
    with this one, too few would be left for the second part, { whom }.
why-no-target =
    the { $worker } needs no patient: say use or skip.
happened-treat = { $who } treats { $patient }: now { $becomes }.
happened-join = { $card } joins its deck.
happened-leave = { $card } leaves its deck.
happened-report = The report { $report } is laid out.
happened-fulfil = { $who } fulfils the report { $report }.
happened-event = Event: { $event }.
happened-arrive = { $patient } arrives for { $who } as well.
happened-send-back = { $who } sends { $patient } back to the bag.
happened-transfer = { $who } returns { $patient } to the bag.
happened-welcome = { $who } admits { $patient } from the bag.
happened-name = { $who } has the Consultant follow the { $worker }.
happened-relieve =
    { $who } gives back { $fatalities ->
        [one] a fatality
       *[other] { $fatalities } fatalities
    }.
happened-pick-up = { $who } has { $patient } picked up.
phase-deck = setup, making up the decks
phase-deal-reports = setup, laying out medical reports
phase-event-card = turning up an event
phase-event = event
phase-send-back = intake, sending one die back
phase-report = discharge, fulfilling reports
phase-pick-up = last round pick-up
source-effect = effects of specialists
source-event = events
source-reports = reports fulfilled
source-pick-up = patients picked up
source-reports-left = reports not fulfilled
source-patients-left = patients left behind
decided-alone = Played alone: the score is the result.
option-edition = Edition: the printed game, or the prototype with its own decks (rules v2.11).
option-edition-final = The printed game.
option-edition-prototype = The prototype: other cards, any number of returns, a blood bag for who discharges most.
option-crisis = Opening crisis: everybody starts with five patients instead of three.
option-crisis-no = Three starting patients: 3, 4, 5.
option-crisis-yes = Five starting patients: 3, 3, 4, 5, 5.
option-epidemic = Nationwide epidemic: one more patient comes with every ambulance taken.
option-epidemic-no = Three patients to an ambulance.
option-epidemic-yes = Three, and one more drawn when it is taken.
option-superbug = Resistant superbug: neglect lowers patients by 2.
option-superbug-no = Neglect lowers by 1.
option-superbug-yes = Neglect lowers by 2.
option-pick-up = Last round pick-up: after round 8 ambulances take patients that fit their spaces, a point each; everyone left behind costs a point.
option-pick-up-no = The game ends after round 8.
option-pick-up-yes = With the pick-up.
option-events = Event cards: from round 2 on an event comes before every intake. The events are house content.
option-events-no = Without events.
option-events-yes = With events.
option-experimental = Experimental medicine: new departments and specialists that roll, turn over and recolour patients.
option-experimental-no = The basic decks.
option-experimental-replace = Every basic card once, the new cards twice (as printed).
option-experimental-added = The new cards added to both whole decks: 32 departments, 36 specialists.
option-promos = Promo specialists: each of those chosen replaces a random specialist.
option-promos-no = Without them.
option-promos-consultant = { CARD("consultant") }.
option-promos-admissions-nurse = { CARD("admissions-nurse") }.
option-promos-both = Both.
option-timer = Timer: 60 seconds for activation in round 1 and 5 more each later round; what is not placed in time stays unplaced.
option-timer-no = Take your time.
option-timer-yes = With the timer.
option-fatalities = Fatalities: what each costs in a solo game.
option-fatalities-single = 2 points.
option-fatalities-double = 4 points.
option-reports = Medical reports: what one that is not fulfilled costs in a solo game.
option-reports-single = Its points.
option-reports-double = Twice its points.
refused-alone-epidemic = Alone there are no ambulances for an epidemic: play without it, or choose at least two seats.
refused-alone-pick-up = Alone there are no ambulances for a pick-up: play without it, or choose at least two seats.
refused-alone-administrators = Alone nobody has an administrator: play without them, or choose at least two seats.
refused-prototype-alone = The prototype has no solo game: choose the printed game, or at least two seats.
refused-prototype-experimental = Experimental medicine belongs to the printed game: choose that, or play with the basic decks.
refused-prototype-promos = Promo specialists belong to the printed game: choose that, or play without them.
refused-prototype-events = Event cards belong to the printed game: choose that, or play without them.
refused-only-alone-fatalities = Double fatalities are a solo option: let each cost 2 points, or choose one seat.
refused-only-alone-reports = Medical reports are for solo games: leave them at their points, or choose one seat.
reports-few = A solo game needs { $needed } medical reports, these cards have { $have }. Add reports.
card-board = a new department cannot be on every board: give it at least 1 copy.
card-hook = only the promo card of that name can have the hook “{ $hook }”: describe the effect by its fields.
card-nobody-left = who was discharged cannot be chosen again: take another relation, or when = "heals".
card-one-of = a card has exactly one of these: { $fields }. Keep one.
card-does-nothing = the event does nothing: give it a gain, a choice of patients, extra_card or modifiers.
card-rolls = the lowest roll is above the highest: change one of them.
card-back-twice = ambulance { $ambulance } has a back already: remove one of them.
card-run = a run of { $count } needs as many values: widen them or lower the count.
card-two-slots = with a second choice both are exact, of any pattern, and neither rolls nor recolours: change that.
card-picks = both choices together take at most { $most } patients, and there is no third: lower a count.
