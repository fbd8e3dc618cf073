### Dice Hospital on the page, in English.

dice-hospital-score = Points

## Coach

dice-hospital-lesson-at-nurse = a nurse
dice-hospital-lesson-at-bag = the blood bag
dice-hospital-lesson-at-specialist = the specialist card
dice-hospital-lesson-at-worker = the { $name }
dice-hospital-lesson-at-die =
    the { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    } die
dice-hospital-lesson-patients = Dice are your patients: 1 is very ill, 6 nearly well. Past 6 they go home and score.
dice-hospital-lesson-ambulance = The bot took 3. The lowest one taken brings a blood bag and builds first: 2 is low enough, with healthier patients than 1.
dice-hospital-lesson-specialist = A specialist is one more worker, with a talent. The { CARD("surgeon") } is good for red, and you have two red patients.
dice-hospital-lesson-return-do = Keep what you have.
dice-hospital-lesson-return = Once a round a card may be given back for a blood bag. The { CARD("surgeon") } is worth more than that.
dice-hospital-lesson-nurse = One worker, one room, each once a round. The { CARD("pharmacy") } makes a green patient better by one.
dice-hospital-lesson-why = It has been used. Whatever is quiet tells why, if you ask; asking costs nothing.
dice-hospital-lesson-surgeon = { CARD("imaging") } helps a 3 or a 4. As the patient is red, the talent may then add a step.
dice-hospital-lesson-effect = This is the talent: one more step, for the same patient. You might decline, but why?
dice-hospital-lesson-clinic = The { CARD("clinic") } takes any 5 or 6. Your sixes are treated already and can stay; red 5 still waits.
dice-hospital-lesson-oncology = { CARD("oncology") } is for yellow. After your last worker, whoever still waits gets one worse.
dice-hospital-lesson-bag = A blood bag heals anybody by one. Try it on a 6: it would go home at once.
dice-hospital-lesson-undo-do = Now press Undo.
dice-hospital-lesson-undo = One home alone is worth 1 point; two in a round 3, three 5, four 7. So wait: tomorrow four can go.
dice-hospital-lesson-finish-do = Press Finish.
dice-hospital-lesson-finish = Two still wait and get one worse; nobody dies. Your three sixes stay for tomorrow.
dice-hospital-lesson-extra = You are first player now: you turn up one more card. A specialist is one more pair of hands.
dice-hospital-lesson-second = The first player may not take 1. Of the others, 3 has the healthier patients, and you have a bag already.
dice-hospital-lesson-hire = One worker more: one patient more is treated, every round from now on.
dice-hospital-lesson-home-1 = A 6 that gets better goes home. The first of a round is worth 1 point.
dice-hospital-lesson-home-2 = Two in one round: 3 points together.
dice-hospital-lesson-home-3 = Three: 5 points. One a round would have brought 3.
dice-hospital-lesson-nearly = Any worker may use any room; only the talent wants its colour. Yellow 5 becomes 6.
dice-hospital-lesson-home-4 = Now the bag is worth it. Four in one round: 7 points.
dice-hospital-lesson-free = Like any worker, the { CARD("general-practitioner") } may use any room. { CARD("intensive-care") } helps a 1 or a 2 before it is too late.
dice-hospital-lesson-another = And the talent: another 4, 5 or 6 gets a step too. Red 5 becomes 6 and can go home tomorrow.
dice-hospital-lesson-done = Four go home: 7 points. Who still waits gets one worse; nobody dies.
dice-hospital-coach-over = Wait with those nearly well, then send many home at once. Six more rounds: I speak up when something new comes.
dice-hospital-coach-arrange = Equal dice do not all fit into one ambulance. You sit last this round, so you say which colour goes where.
dice-hospital-coach-place =
    One worker, one room, each once a round. { $touch ->
        [yes] Tap
       *[no] Point at
    } a worker, room or patient: what fits lights up.

## Lesson

dice-hospital-coach-extra = Two players: you turn up one more card, for both of you to choose from. A room, or somebody to work in it?
dice-hospital-coach-start = These dice are your patients. 1 is very ill, 6 nearly well; past 6 they go home and score. You cannot choose badly.
dice-hospital-coach-first = You are first player: you choose first, but may not take number 1.
dice-hospital-coach-take = Low ambulances are sicker. The lowest one taken brings a blood bag and makes you first player; low numbers build first.
dice-hospital-coach-full = Twelve beds, no more. Choose who cannot be kept: two points less at the end. Somebody ill loses you least.
dice-hospital-coach-improve = A specialist is one more worker, with a talent. A department is one more room. Take what fits your colours.
dice-hospital-coach-return = You may give one card back for a blood bag. Hardly ever worth it this early: pass.
dice-hospital-coach-effect = A specialist’s talent comes after its room, once. You may decline; a blood bag may come in between.
dice-hospital-coach-dying = Look at the line by Finish: somebody at 1 would die, and that costs two points. Treat them first.
dice-hospital-coach-lost = Nobody is left to save the 1. But nothing is lost yet: Undo takes sentences back one by one. Find another way.
dice-hospital-coach-bag = A blood bag heals anybody one step, or changes a colour until the phase ends. Kept bags are a point each.
dice-hospital-coach-finish = Nothing more can be done. The line by Finish tells what comes: who still waits gets one worse.
dice-hospital-heading-setup = Setup
dice-hospital-heading-round = Round { $n }
dice-hospital-heading-intake = Intake
dice-hospital-heading-improvement = Improvement
dice-hospital-heading-activation = Activation
dice-hospital-log-points =
    { $shown } { $points ->
        [one] point
       *[other] points
    }
dice-hospital-log-turned = Turned up:
dice-hospital-log-bag = bag
dice-hospital-log-home = home
dice-hospital-log-lost = lost
dice-hospital-log-spared = spared
dice-hospital-log-worse =
    { $n ->
        [one] one gets worse
       *[other] { $n } get worse
    }
dice-hospital-worsen-many =
    { $you ->
        [yes] { $n } of your patients get worse.
       *[no] { $n } patients of { $who } get worse.
    }
dice-hospital-die-many =
    { $you ->
        [yes] You lose { $n } patients.
       *[no] { $who } loses { $n } patients.
    }
dice-hospital-scene-title = Round { $round } ends.
dice-hospital-scene-lost =
    { $count ->
        [one] { $who } lost
       *[other] { $count } patients lost
    }: −{ $cost } at the end
dice-hospital-scene-home =
    { $home ->
        [one] One home
       *[other] { $home } home
    } = { $points ->
        [one] one point
       *[other] { $points } points
    }
dice-hospital-heading-neglect = Neglect
dice-hospital-heading-shift-change = Shift change
dice-hospital-heading-end = End

## Front page

dice-hospital-offer-now-line = You run a hospital against two bots.
dice-hospital-offer-now-facts = 1 player, 2 bots · about 30 minutes
dice-hospital-offer-duel = A quick duel
dice-hospital-offer-duel-line = The same with a single opponent: less waiting, more watching each other.
dice-hospital-offer-duel-facts = 1 player, 1 bot · about 20 minutes
dice-hospital-offer-solo-line = One hospital, no rivals: fulfil your medical reports and beat your own best.
dice-hospital-offer-solo-facts = 1 player · about 20 minutes
dice-hospital-offer-learn-line = A coach leads you through the first two rounds, step by step.
dice-hospital-offer-learn-facts = 1 player, 1 gentle bot · about 10 minutes
dice-hospital-offer-friends-facts = 2 to 4 players, each at a screen · 20 to 45 minutes
dice-hospital-offer-screen-facts = 2 to 4 players, bots if you like · 20 to 45 minutes

## Rules

dice-hospital-rules-aim = The aim
dice-hospital-rules-aim-1 = Everybody runs a hospital. Dice are the patients: the colour is what they suffer from, the value how well they are, from 1 to 6.
dice-hospital-rules-aim-2 = In { $rounds } rounds you take patients in, enlarge the hospital and treat them. Whoever rises past 6 goes home and scores. Most points win.
dice-hospital-rules-setup = Setup
dice-hospital-rules-setup-1 = Everybody draws three dice and decides which one is the 3, which the 4 and which the 5.
dice-hospital-rules-setup-2 = Departments and specialists are turned up, of each sort one fewer than players. With two players, the first player adds one more of either sort.
dice-hospital-rules-setup-3 = With administrators, everybody looks at two in secret and keeps one, open, for the whole game. The other is out.
dice-hospital-rules-intake = 1. Intake
dice-hospital-rules-intake-1 = There is one ambulance more than players, { $ambulance } dice for each. All are rolled, 1s and 6s again. The lowest go into number 1, and so on up.
dice-hospital-rules-intake-2 = Where equal values in different colours meet the border between two ambulances, the last player in order says which colours go where.
dice-hospital-rules-intake-3 = From the first player on, everybody takes an ambulance. The first player may not take number 1. The one left over is emptied into the bag.
dice-hospital-rules-intake-4 = Who took the lowest number gets a blood bag and is first player from the next round on.
dice-hospital-rules-intake-5 = A hospital has { $beds } beds. For each one that is missing, somebody who lay there already dies, by your choice; newcomers are safe.
dice-hospital-rules-improvement = 2. Improvement
dice-hospital-rules-improvement-1 = By ambulance number, lowest first, everybody may take one open card or pass. Owning a card twice is fine. Gaps stay gaps.
dice-hospital-rules-improvement-2 = Then, in the same order, everybody may swap one own card, even a new one, for a blood bag. It goes under its pile.
dice-hospital-rules-activation = 3. Activation
dice-hospital-rules-activation-1 = Send a free worker to a free department of yours and do all that it says. Anybody may work anywhere; each worker and each department serves once a round. You begin with { $nurses } nurses.
dice-hospital-rules-activation-2 = What cannot be done in full cannot be begun. A single patient, though, may go home with steps to spare.
dice-hospital-rules-activation-3 = You may finish at any time, also with workers left. Some tables activate one after another, others all at once.
dice-hospital-rules-specialists = Specialists
dice-hospital-rules-specialists-1 = A specialist works like a nurse. If the department healed somebody its card speaks of, it may then use its talent, once.
dice-hospital-rules-specialists-2 = The colour shown at that moment counts. “Another” patient is one that this department has not just healed.
dice-hospital-rules-bags = Blood bags
dice-hospital-rules-bags-1 = Use them at any time in your activation, also between a department and a talent. They are no workers and wake no talent.
dice-hospital-rules-bags-2 = One bag heals somebody one step, or gives them another colour until the phase ends. A new colour alone is no treatment.
dice-hospital-rules-neglect = 4. Neglect
dice-hospital-rules-neglect-1 = Whoever was not treated this round gets { $neglect ->
        [1] one
       *[other] { $neglect }
    } worse. Below 1 a patient dies.
dice-hospital-rules-neglect-2 = Some administrators spare somebody. The owner chooses whom, and must if it is possible.
dice-hospital-rules-discharge = 5. Discharge
dice-hospital-rules-discharge-1 = Points for how many went home this round, by the stair below. Each one beyond its end adds { $beyond }.
dice-hospital-rules-discharge-2 = An empty hospital brings 5 more, the administrator what its card says. All this goes by the dice’s own colours.
dice-hospital-rules-shift = 6. Shift change
dice-hospital-rules-shift-1 = Workers come back, nobody counts as treated any more, open cards go under their piles and new ones are turned up. Left out after the last round.
dice-hospital-rules-end = The end
dice-hospital-rules-end-1 = Everybody who died costs { $fatality } points, every blood bag left is worth 1. Most points win.
dice-hospital-rules-end-2 = A tie is broken by fewer patients left, then by the higher sum of their values; then the place is shared.
dice-hospital-rules-rulings = Good to know
dice-hospital-rules-rulings-1 = Passing is always allowed in the improvement phase.
dice-hospital-rules-rulings-2 = Who “discharged the most” must be alone in that: with a tie nobody did.
dice-hospital-rules-rulings-3 = A talent that needs a value looks at what the healed patient had before.
dice-hospital-rules-rulings-4 = Our reading: a blood bag may recolour at any time, but the colour alone never counts as treatment.
dice-hospital-rules-departments = Departments
dice-hospital-rules-specialist-cards = Specialist cards
dice-hospital-rules-administrators = Administrators
dice-hospital-rules-glossary = Words
dice-hospital-term-treated = Treated
dice-hospital-term-treated-text = Something was done to this patient this round, so neglect does not touch them.
dice-hospital-term-heal = Heal
dice-hospital-term-heal-text = The value goes up, a step a point. Past 6 the patient goes home at once.
dice-hospital-term-lounge = Home this round
dice-hospital-term-lounge-text = Those who have left wait in the discharge lounge to be counted in phase 5.
dice-hospital-term-worker = Worker
dice-hospital-term-worker-text = A nurse or a specialist. Blood bags are not workers.
dice-hospital-term-first = First player
dice-hospital-term-first-text = Chooses an ambulance first, but never number 1; with two players also turns up the extra card.
dice-hospital-points-row = Points

## Example round

dice-hospital-rules-setup-first = Chance names the first player, or the table does before the game. Play goes clockwise.
dice-hospital-rules-experimental-2 = With up to 3 players that makes 20 departments; with 4 players, 4 random tiles of the second basic set join them: 24. Specialists are always 24. A table may also add all new cards to the full decks: 32 departments, 36 specialists.
dice-hospital-term-neglect = Neglect
dice-hospital-term-neglect-text = What befalls whoever was not treated in a round: one step worse.
dice-hospital-term-fatality = Fatality
dice-hospital-term-fatality-text = A patient that drops below 1. At the end it costs points.
dice-hospital-term-improvement = Improvement
dice-hospital-term-improvement-text = A department or specialist that you took, beyond what everybody has.
dice-hospital-rules-example = A whole round
dice-hospital-rules-example-1 = Setup and first round of Ada and Ben, as really played. An arrow shows what becomes of a patient; each picture shows the table after what is told above it.
dice-hospital-example-setup = Chance makes Ada first player. { $operating-theatre } and { $surgeon } are turned up. With two players, the first player asks for one more card: Ada wants a department, and it is { $triage-centre }. Ada draws a red, a yellow and a green die and makes them r5, y4 and g3. Ben draws two red dice and a green one: r4, r5 and g3. Of two administrators each keeps one. Ada’s gives a point in every round in which all three colours go home, Ben’s spares one untreated red patient each round.
dice-hospital-example-intake = Nine dice are rolled, three for each ambulance, and lined up from the lowest. The last place of number 1 goes to a 3, but there are g3, g3 and r3: Ben, last in order, chooses r3. So number 1 holds r2, y2 and r3, number 2 g3, g3 and y4, number 3 y4, r5 and g5.
dice-hospital-example-take = Ada is first and may not take number 1. She takes number 3: its patients are the least ill. Ben takes number 1. That is the lowest number taken, so he gains a blood bag and is first player from the next round on. The dice of number 2 go back to the bag.
dice-hospital-example-improvement = Order goes by ambulance number, so Ben takes a card first: { $operating-theatre }. Ada takes { $surgeon }. Neither gives a card back for a blood bag.
dice-hospital-example-ben = Ben, with the lower number, begins. A nurse in { $operating-theatre } heals a red patient by 3 steps: r4 → home. A nurse in { $clinic }: r5 → r6, and the blood bag heals the same patient once more: r6 → home. The last nurse in { $intensive-care }: r2 → r3. Ben finishes.
dice-hospital-example-ada = Now Ada. { $surgeon } works in { $critical-care-unit }: r5 → r6. A red patient was healed, so she may heal that one again: r6 → home. Nurses work in { $clinic }: r5 → r6, in { $pharmacy }: g5 → g6 and in { $oncology }: y4 → y5. Ada finishes.
dice-hospital-example-neglect = Whoever was not treated gets one worse. With Ada: g3 → g2 and y4 → y3. With Ben: y2 → y1 and g3 → g2. Ben’s untreated r3 would get worse too, but his administrator spares it.
dice-hospital-example-discharge = By the stair: Ada sent 1 patient home, 1 point. Ben sent 2 home, 3 points. No hospital is empty, and Ada’s administrator would have wanted all three colours. The dice go back to the bag.
dice-hospital-example-shift = Workers and ambulances return, nobody counts as treated any more, and { $triage-centre }, which nobody took, goes under its pile. { $radiology } and { $paramedic } are turned up. Ben, first player now, asks for one more specialist: { $urologist }. Round 2 can begin.

## Drawings

dice-hospital-setup = Setup
dice-hospital-round-of = Round { $round } of { $rounds }
dice-hospital-first-player = first player
dice-hospital-you = You
dice-hospital-seat = Player { $n }
dice-hospital-ambulance = Ambulance { $n }
dice-hospital-word-nurse = Nurse
dice-hospital-word-bag = Blood bag
dice-hospital-word-heal = Heal
dice-hospital-word-red = Colour red
dice-hospital-word-yellow = Colour yellow
dice-hospital-word-green = Colour green
dice-hospital-word-finish = Finish
dice-hospital-word-skip = No, thanks
dice-hospital-word-pass = Pass
dice-hospital-word-return = Give back
dice-hospital-word-department = Turn up a department
dice-hospital-word-specialist = Turn up a specialist
dice-hospital-word-hidden = hidden
dice-hospital-colour =
    { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    }
dice-hospital-letter =
    { $colour ->
        [red] R
        [yellow] Y
       *[green] G
    }
dice-hospital-patient =
    { $colour ->
        [red] red { $value }
        [yellow] yellow { $value }
       *[green] green { $value }
    }
dice-hospital-patient-showing =
    { $colour ->
        [red] red { $value }
        [yellow] yellow { $value }
       *[green] green { $value }
    } showing { $shown ->
        [red] red
        [yellow] yellow
       *[green] green
    }
dice-hospital-whom =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[any] { $n ->
            [one] of { $low }–{ $high }
           *[other] of { $low }–{ $high }
        }
    }
dice-hospital-treats =
    { $pattern ->
        [equal] { $n } equal { $whom }, +{ $steps }
        [run] { $n } { $whom } in a row, +{ $steps }
       *[any] { $n } { $whom }, +{ $steps }
    }
dice-hospital-source-discharges = Discharged patients
dice-hospital-source-empty-hospital = Empty hospital
dice-hospital-source-administrator = Administrator
dice-hospital-source-bags = Blood bags left
dice-hospital-source-fatalities = Fatalities
dice-hospital-source-effect = Effects of specialists
dice-hospital-source-event = Events
dice-hospital-source-reports = Reports fulfilled
dice-hospital-source-pick-up = Patients picked up
dice-hospital-source-reports-left = Reports not fulfilled
dice-hospital-source-patients-left = Patients left behind
dice-hospital-decided-points = Decided by points.
dice-hospital-decided-fewest-patients = Tied on points: decided by fewest patients left.
dice-hospital-decided-patient-values = Tied on points and patients left: decided by the sum of their values.
dice-hospital-decided-shared = Tied in everything: first place is shared.
dice-hospital-finished = finished · { $home } home
dice-hospital-placed = { $n } of { $all } staff · { $home } home
dice-hospital-patients =
    { $n ->
        [one] 1 patient
       *[other] { $n } patients
    }
dice-hospital-your-hospital = Your hospital
dice-hospital-hospital-of = The hospital of { $who }
dice-hospital-beds = { $taken } of { $beds } beds
dice-hospital-lost =
    { $n ->
        [0] nobody lost
       *[other] { $n } lost
    }
dice-hospital-is-waiting = waiting
dice-hospital-is-treated = treated
dice-hospital-is-arriving = new
dice-hospital-copies = { $place } of { $total }
dice-hospital-picked = { $n } of { $of } chosen
dice-hospital-tag-home = home
dice-hospital-tag-dies = dies
dice-hospital-tag-stays = stays
dice-hospital-tag-new = new
dice-hospital-would-go-home = would go home
dice-hospital-would-die = would die
dice-hospital-would-become = would become { $who }
dice-hospital-will-die = dies if you finish now
dice-hospital-will-worsen = gets worse to { $value }
dice-hospital-will-stay = stays as it is
dice-hospital-used = used
dice-hospital-used-by = Used: { $who } works here.
dice-hospital-somebody = somebody
dice-hospital-nurses-free = Nurse, { $free } of { $n } free
dice-hospital-is-out = Is at work.
dice-hospital-effect-now = may help now
dice-hospital-bags =
    { $n ->
        [0] no blood bag
        [one] 1 blood bag
       *[other] { $n } blood bags
    }
dice-hospital-home = { $home } home
dice-hospital-stair =
    { $home ->
        [0] Nobody home this round yet; the first is worth { $more }.
       *[other] { $home } home this round, worth { $points }; the next one adds { $more }.
    }
dice-hospital-bag-heal = Heal { $steps }
dice-hospital-bag-heal-line = Counts as treated.
dice-hospital-bag-show =
    Show { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    }
dice-hospital-bag-show-line = Until the end of the phase. Does not count as treated.
dice-hospital-city = City
dice-hospital-stage-display = On display
dice-hospital-queue = Who chooses
dice-hospital-sum = sum { $sum }
dice-hospital-builds =
    { $n ->
        [1] builds 1st
        [2] builds 2nd
        [3] builds 3rd
       *[other] builds { $n }th
    }
dice-hospital-builds-between =
    builds { $n ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    } to { $last ->
        [2] 2nd
        [3] 3rd
       *[other] { $last }th
    }
dice-hospital-brings =
    { $bags ->
        [0] first next round
        [one] bag + first next round
       *[other] { $bags } bags + first next round
    }
dice-hospital-brings-if =
    { $lower ->
        [0] (sure)
        [one] (if nobody takes { $n })
       *[other] (if nobody takes lower)
    }
dice-hospital-fits =
    { $n ->
        [0] fits: no bed left
        [one] fits: 1 bed left
       *[other] fits: { $n } beds left
    }
dice-hospital-short =
    { $n ->
        [one] 1 bed short
       *[other] { $n } beds short
    }
dice-hospital-short-dies =
    { $n ->
        [one] one of yours dies
       *[other] { $n } of yours die
    }
dice-hospital-locked = not for the first player
dice-hospital-by-you = you
dice-hospital-taken-by = taken by { $who }
dice-hospital-cards-left =
    { $n ->
        [0] no card left
        [one] 1 card left
       *[other] { $n } cards left
    }
dice-hospital-in-the-bag = In the bag: { $red } red, { $yellow } yellow, { $green } green.
dice-hospital-arrange-these = These { $value }s do not all fit in:
dice-hospital-arrange-places =
    { $n ->
        [0] full
        [one] 1 place left: choose a colour
       *[other] { $n } places left: choose the colours
    }
dice-hospital-arrange-rest = The others go here.
dice-hospital-arrange-later = After them:
dice-hospital-one-more-worker = One more worker, and:
dice-hospital-you-have =
    { $n ->
        [one] you have one
       *[other] you have { $n }
    }
dice-hospital-turn-up-line = one card more
dice-hospital-starting = Your first patients
dice-hospital-starting-of = First patients of { $who }
dice-hospital-starting-line = Whoever gets the highest value can go home soonest. You cannot choose badly.
dice-hospital-keeping = Your administrator
dice-hospital-keeping-line = Keep one; the other leaves the game.
dice-hospital-round-over = Round { $round } is over
dice-hospital-points-gained = +{ $points }
dice-hospital-round-card-closes = Any key or tap closes this.
dice-hospital-forecast-now = If you finish now:
dice-hospital-forecast-home =
    { $home } home, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dice-hospital-forecast-next = (next one +{ $more }).
dice-hospital-forecast-worse =
    { $n ->
        [0] Nobody gets worse.
        [one] 1 gets worse{ $steps ->
            [1] { "" }
           *[other] { " " }by { $steps }
        }.
       *[other] { $n } get worse{ $steps ->
            [1] { "" }
           *[other] { " " }by { $steps }
        }.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 dies: { $who } (−{ $cost }).
       *[other] { $n } die: { $who } (−{ $cost }).
    }
dice-hospital-losing-workers =
    { $n ->
        [one] 1 worker is still free.
       *[other] { $n } workers are still free.
    }
dice-hospital-losing-patients =
    { $n ->
        [one] 1 patient dies: { $who }.
       *[other] { $n } patients die: { $who }.
    }

## The building

dice-hospital-free-plot = free plot
dice-hospital-bed-free = free
dice-hospital-bed-home = went home
dice-hospital-bed-lost = lost
dice-hospital-bed-left = left
dice-hospital-at-the-door = No bed yet:
dice-hospital-staff = Staff
dice-hospital-staff-free = { $free } of { $n } free
dice-hospital-blood = Blood
dice-hospital-exit = Home
dice-hospital-home-today =
    Home today: { $home ->
        [0] nobody yet
       *[other] { $home } → { $points }, next +{ $more }
    }
dice-hospital-card-taken = taken by { $who }
dice-hospital-card-back = given back
dice-hospital-card-yours = yours now
dice-hospital-not-taken = { $n } not taken
dice-hospital-dice-bag = In the dice bag
dice-hospital-sending-away = Send back
dice-hospital-talent =
    { $trigger ->
        [red] after red
        [yellow] after yellow
        [green] after green
       *[any] then
    }: { $relation ->
        [same] the same
        [another] another { $whom }
        [match] an equal one
       *[anyone] anyone { $whom }
    } +{ $steps }
dice-hospital-beds-left =
    { $n ->
        [0] no bed left
        [one] 1 bed left
       *[other] { $n } beds left
    }
dice-hospital-part-intake = Intake
dice-hospital-part-improvement = Improve
dice-hospital-part-activation = Activate
dice-hospital-part-neglect = Neglect
dice-hospital-part-discharge = Home
dice-hospital-part-shift-change = Shift
dice-hospital-part-event = Event
dice-hospital-part-pick-up = Pick-up
dice-hospital-part-end = End
dice-hospital-ask-who-treated = { $department }: who is treated?
dice-hospital-ask-who-works = { $department }: who works there?
dice-hospital-ask-which-room = { $patient }: in which room?

## At the table

dice-hospital-action-staff = Go to the staff
dice-hospital-action-departments = Go to the departments
dice-hospital-action-patients = Go to the patients
dice-hospital-action-city = Go to the city
dice-hospital-arm-return = Return for a blood bag: ask me

## Around the table

dice-hospital-setting-letters = Letters on the dice (R, Y, G)

## End and replay

dice-hospital-scored = { page-points }

## Alone, events, options

dice-hospital-word-done = That is all
dice-hospital-word-use = Yes, use it
dice-hospital-word-draw = Take in somebody new
dice-hospital-word-name = Name a specialist
dice-hospital-value = Value { $n }
dice-hospital-heading-event = Event
dice-hospital-heading-discharge = Discharge
dice-hospital-heading-pick-up = Pick-up
dice-hospital-decided-alone = Played alone: the score is the result.
dice-hospital-treats-up-to = up to { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Until the end of the phase. Counts as treated.
dice-hospital-named = the Consultant too
dice-hospital-is-named = The Consultant has this ability too.
dice-hospital-tag-leaves = leaves
dice-hospital-would-leave = would leave
dice-hospital-arrives = +{ $n } on arrival
dice-hospital-reports = Medical reports
dice-hospital-reports-house = names and points: house; most needs too
dice-hospital-reports-done =
    { $n ->
        [0] none fulfilled yet
       *[other] { $n } fulfilled: +{ $points }
    }
dice-hospital-reports-open = { $n } open: { $points } if they stay
dice-hospital-reports-note = Open reports count against you until they are fulfilled: each then gives its points and no longer costs them.
dice-hospital-reports-column-done = all fulfilled here
dice-hospital-report-met = { $met } of { $of }
dice-hospital-report-lower = Lower row.
dice-hospital-report-upper = Upper row: slides down when the one below is fulfilled.
dice-hospital-sending-keeps = keep { $sum }
dice-hospital-sending-bag =
    { $bags ->
        [one] +1 bag
       *[other] +{ $bags } bags
    }
dice-hospital-event-now = Event
dice-hospital-announcement = What is new
dice-hospital-pick-up-coming = Picked up after the last round:
dice-hospital-space-for = Space: { $what }
dice-hospital-space-taken = Space: { $what }. Taken: { $patient }, { $who }
dice-hospital-counted-discharges = by the stair, round by round
dice-hospital-counted-empty-hospital = { $each } for each round that ended without a patient
dice-hospital-counted-administrator = what its card gave, round by round
dice-hospital-counted-bags = { $each } each
dice-hospital-counted-fatalities = { $each } for everybody lost
dice-hospital-counted-effect = what specialists’ talents gave
dice-hospital-counted-event = what event cards gave
dice-hospital-counted-reports = the points of each
dice-hospital-counted-pick-up = { $each } each
dice-hospital-counted-reports-left =
    { $each ->
        [-1] the points of each that still lies there, taken off
       *[other] twice the points of each that still lies there, taken off
    }
dice-hospital-counted-patients-left = { $each } each
dice-hospital-report-fulfilled = fulfilled in round { $round }
dice-hospital-report-missed = missed
dice-hospital-rules-alone = Alone
dice-hospital-rules-alone-1 = One player has no ambulances and no administrator. Six medical reports lie open in two rows of three.
dice-hospital-rules-alone-2 = Intake: four dice are rolled, one goes back. If those kept add up to less than 9, they bring a blood bag. Improvement: one department and one specialist are turned up, and you take one of them.
dice-hospital-rules-alone-3 = At discharge, those who went home this round fulfil reports of the lower row by their colours, each die for one report. The report above slides down and may be fulfilled at once.
dice-hospital-rules-alone-4 = A fulfilled report gives its points; at the end each one still open costs them. Options make open reports, or fatalities, cost double.
dice-hospital-rules-crisis = Opening crisis
dice-hospital-rules-crisis-1 = Everybody begins with five patients: 3, 3, 4, 5 and 5.
dice-hospital-rules-epidemic = Nationwide epidemic
dice-hospital-rules-epidemic-1 = Whoever takes an ambulance draws and rolls one patient more, 2 to 5. If the bag is empty, nobody comes.
dice-hospital-rules-superbug = Resistant superbug
dice-hospital-rules-superbug-1 = Neglect makes patients two worse instead of one.
dice-hospital-rules-pick-up = Last round pick-up
dice-hospital-rules-pick-up-1 = After the last round, as many ambulances as players are turned over. From the first player on, everybody in turn puts a patient on a free space of its colour or value, if they can: 1 point.
dice-hospital-rules-pick-up-2 = When nobody can go on, each patient still in a hospital costs 1 point.
dice-hospital-rules-events = Events
dice-hospital-rules-events-1 = From round 2 on, an event is turned up before intake. Some act at once, others last the round; at shift change it goes.
dice-hospital-rules-experimental = Experimental medicine
dice-hospital-rules-experimental-1 = The decks hold every basic card once and these new ones twice. What they do counts as treatment; only a value that rises is healing and wakes talents.
dice-hospital-rules-promos = Promo specialists
dice-hospital-rules-promos-1 = Each takes the place of a random specialist.
dice-hospital-rules-prototype = The prototype
dice-hospital-rules-prototype-1 = An earlier edition with other decks: 2 to 4 players. Any number of cards may be returned each round, each for a blood bag.
dice-hospital-rules-prototype-2 = Whoever alone discharged the most in a round gains a blood bag. The cards that differ:

## Puzzles

dice-hospital-offer-puzzles-facts = 1 player · about 3 minutes
