### Every sentence of the page itself, in English. What a game says comes from the server.

page-offline = Offline, trying again.
page-server-fault = The server could not answer. Try again.
page-socket-refused = The table cannot be entered.
page-socket-moved = This seat was moved to another device.
page-your-turn = your turn
page-your-name = Your name
page-seats-total = Seats
page-public-table = Public: anybody may find and join it
page-make-table = Make the table
page-public-tables = Public tables
page-no-tables = No public tables right now.
page-join = Join
page-watch = Watch
page-join-code = Join by link or code
page-join-code-help = Paste an invitation link, or type the code that moves a seat to this device.
page-enter = Enter
page-open-seats =
    { $n ->
        [one] 1 seat open
       *[other] { $n } seats open
    }
page-under-way = under way
page-finished-games = Finished games
page-invitation = Invite players
page-invitation-line = Whoever has this link may sit down. The game begins when no seat is open.
page-copy = Copy the link
page-copied = Copied
page-copy-yourself = Copy this: { $text }
page-share = Share
page-fill = Fill the open seats with bots and begin
page-take-seat = Sit down here
page-open = open
page-bot = bot
page-away = away
page-you = You
page-undo = Undo: { $words }
page-undo-all = Back to the start of my phase
page-redo = Redo
page-redo-words = Redo: { $words }
page-plead = Ask to take back: { $words }
page-plea = { $who } asks to take back: { $words }
page-agree = Agree
page-refuse = Refuse
page-waits-consent = Waiting for { $who } to agree.
page-back = Back
page-finish-anyway = Finish anyway
page-finish-line = Enter finishes, Escape goes back.
page-always = { $word }, now and always
page-chosen = Chosen: { $words }
page-chosen-reason = Choose what goes with it, or press Escape.
page-waiting-for = Waiting for { $who }.
page-watching = You are watching.
page-chance-answers = Dice or cards answer: it cannot be undone.
page-can-be-said = This can be chosen now.
page-others = Others
page-log = What happened
page-log-short = Log
page-title = wardround
page-title-turn = ● Your turn – wardround
dice-hospital-score = Points
page-chat = Chat
page-send = Send
page-say-something = Say something to the table
page-menu = Menu
page-close = Close
page-leave = Leave the table
page-front-page = Front page
page-move-seat = Move my seat to another device
page-move-seat-line = Scan this, or enter the code { $code } there. It works once.
page-command = Command: words, or “help”
page-command-help = Type words as in “{ $example }”, then Enter. Escape closes.
page-taken-back-by = { $who } takes back the last sentence.
page-rewound = The table goes back, as all agreed.
page-while-away = While you were away
page-note-left = { $who } has left.
page-note-back = { $who } is back.
page-note-timeout = { $who } has run out of time; the game goes on.
page-time-up = Time is up: what was not placed stays unplaced.
page-cover = Hand the device to { $who }
page-cover-go = I am { $who }
page-wins =
    { $n ->
        [one] { $who } wins
       *[other] { $who } share first place
    }
page-player = Player
page-total = Total
page-by-round = { $score } by round
page-rematch = Rematch
page-replay = Watch again
page-journal = Download the journal
page-new-game = New game
page-look-board = See the board
page-step = Step { $step } of { $total }
page-first-step = First step
page-previous = Previous sentence
page-next = Next sentence
page-next-part = Next part
page-copy-step = Copy the link to this step
page-chance = Dice and cards
page-keys = Keys
page-notice = wardround is an independent implementation for study and play among friends; it is not made, licensed or endorsed by the publishers or authors of the games. All drawings are our own.
page-loading = One moment …
page-unknown-page = There is no such page.

## Coach

page-coach = Coach
page-coach-fine = Fine too. Here is what it does: { $what }
page-coach-quiet = Nothing new here: play as you like. I speak up when something new comes.
dice-hospital-coach-over = That is all there is to it. Six more rounds decide the game: play on, or stop here.
page-coach-go-on = Go on
page-coach-skip = Skip teaching
page-coach-play-on = Play on
page-coach-stop = Stop here: another game

## Dice Hospital lesson

dice-hospital-lesson-patients = Dice are your patients: 1 is very ill, 6 nearly well. Past 6 they go home and score. Make yellow the 3, red the 4.
dice-hospital-lesson-ambulance = Low ambulances are sicker. But the lowest one taken brings a blood bag, and builds first. Take number 1.
dice-hospital-lesson-specialist = A specialist is one more worker, with a talent. A department is one more room. Hire the Surgeon.
dice-hospital-lesson-return = Once a round you may give a card back for a blood bag. The Surgeon is worth more: pass.
dice-hospital-lesson-nurse = One worker, one room, each once a round. Send a nurse to the Pharmacy, for green 5: it gets one better.
dice-hospital-lesson-why = Green 6 is treated now. Tap the Pharmacy again: a quiet thing tells why it is quiet. Asking costs nothing.
dice-hospital-lesson-surgeon = Now the Surgeon: send it to Intensive Care, for red 2. Point at red 2 first: you see what it becomes.
dice-hospital-lesson-effect = The talent: red 3 may get one more step. Take it. “No, thanks” would decline; a blood bag could come in between.
dice-hospital-lesson-oncology = Two nurses are left, three patients still wait. Send a nurse to Oncology, for a yellow 3.
dice-hospital-lesson-imaging = Imaging takes anybody of 3 or 4, in any colour. Send the last nurse there, for red 4.
dice-hospital-lesson-bag = Blood bag, green 6, heal: it goes home. Homecomings score 1, 3, 5, 7 …: many in one round are worth most.
dice-hospital-lesson-undo = Undo takes your last sentence back and names it. Try it now, or go on.
dice-hospital-lesson-redo = Taken back: the bag is yours again. Redo says the same once more.
dice-hospital-lesson-finish = The line by Finish tells what comes: who still waits gets one worse. Nobody dies this time. Finish.
dice-hospital-coach-scored = Round over. Who waited got one worse, who passed 6 went home and scored. Above you see everybody’s points.
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
dice-hospital-coach-place = One worker, one room, each once a round. Point at anything: you see what it would do, or why not.
dice-hospital-coach-bag = A blood bag heals anybody one step, or changes a colour until the phase ends. Kept bags are a point each.
dice-hospital-coach-finish = Nothing more can be done. The line by Finish tells what comes: who still waits gets one worse.
dice-hospital-heading-setup = Setup
dice-hospital-heading-round = Round { $n }
dice-hospital-heading-intake = Intake
dice-hospital-heading-improvement = Improvement
dice-hospital-heading-activation = Activation
dice-hospital-heading-neglect = Neglect
dice-hospital-heading-shift-change = Shift change
dice-hospital-heading-end = End

## Front page

page-language = Language
page-continue-against = Continue: { $round }, against { $who }
page-continue-together = Continue: { $round }, { $who } at this screen
page-continue-solo = Continue: { $round }, solo
page-continue-waiting = Continue: waiting for players
page-continue-over = The game is over: see how it ended
page-offer-now = Play now
page-offer-solo = Solo
page-choose-options = Choose options
page-choose-options-for = Choose options: { $what }
page-options = Options
page-options-usual = as usual
page-option-sets = Start from a set; what you change below prevails.
page-own-cards = Cards of your own
page-own-cards-help = A text file in TOML: new cards join the decks, one with the id of a known card replaces it. All at the table play with them.
page-own-cards-file = Card file
page-own-cards-text = Or paste its text
page-own-cards-example = Put in an example
page-card-mistakes =
    { $n ->
        [one] The card file has a mistake: mend it, or leave the file out.
       *[other] The card file has { $n } mistakes: mend them, or leave the file out.
    }
page-card-mistake =
    Line { $line }{ $card ->
        [none] { "" }
       *[other] , card “{ $card }”
    }{ $field ->
        [none] { "" }
       *[other] , field “{ $field }”
    }: { $text }
page-cards-in-play =
    { $n ->
        [one] One card of yours is in play: { $names }.
       *[other] { $n } cards of yours are in play: { $names }.
    }
page-cards-idle = The file is right, but with these options none of its cards is in play.
page-with-own-cards = With cards of their own.
page-bests = Personal bests
page-this-game = this game
page-best-new = A new personal best!
page-best-place = Place { $place } of { $n }.
page-best-replay = Watch again: { $n } points, { $date }
page-game = Game
page-offer-other = Play { $game }
page-standing-answers = What you always answer here
page-ask-again = Ask me again
dice-hospital-offer-now-line = You run a hospital against two bots.
dice-hospital-offer-now-facts = 1 player, 2 bots · about 30 minutes
dice-hospital-offer-duel = A quick duel
dice-hospital-offer-duel-line = The same with a single opponent: less waiting, more watching each other.
dice-hospital-offer-duel-facts = 1 player, 1 bot · about 20 minutes
dice-hospital-offer-solo-line = One hospital, no rivals: fulfil your medical reports and beat your own best.
dice-hospital-offer-solo-facts = 1 player · about 20 minutes
page-offer-learn = Learn by playing
dice-hospital-offer-learn-line = A coach leads you through the first two rounds, step by step.
dice-hospital-offer-learn-facts = 1 player, 1 gentle bot · about 10 minutes
page-offer-friends = Play with friends
page-offer-friends-line = Make a table, send the link or show the QR code.
dice-hospital-offer-friends-facts = 2 to 4 players, each at a screen · 20 to 45 minutes
page-offer-screen = One screen
page-offer-screen-line = Several people share this device and hand it round.
dice-hospital-offer-screen-facts = 2 to 4 players, bots if you like · 20 to 45 minutes
page-first-time = First game here: simpler options, and a coach at your side
page-screen-help = Name everybody. Where something is secret, a cover page tells whom to hand the device to.
page-begin = Begin
page-player-number = Player { $n }
page-name-of-seat = Name of Player { $n }
page-seat-open = open for a friend
page-seat-person = somebody here
page-bot-expert = bot, plays very well
page-bot-greedy = bot, plays with care
page-bot-random = bot, plays at random
page-bot-rollout = bot, tries out at random
page-bot-solver = bot, plays well

## Dice Hospital rules

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
dice-hospital-rules-neglect-1 = Whoever was not treated this round gets one worse. Below 1 a patient dies.
dice-hospital-rules-neglect-2 = Some administrators spare somebody. The owner chooses whom, and must if it is possible.
dice-hospital-rules-discharge = 5. Discharge
dice-hospital-rules-discharge-1 = Points for how many went home this round, by the stair below. Each one beyond its end adds { $beyond }.
dice-hospital-rules-discharge-2 = An empty hospital brings 5 more, the administrator what its card says. All this goes by the dice’s own colours.
dice-hospital-rules-shift = 6. Shift change
dice-hospital-rules-shift-1 = Workers come back, nobody counts as treated any more, open cards go under their piles and new ones are turned up. Left out after the last round.
dice-hospital-rules-end = The end
dice-hospital-rules-end-1 = Everybody who died costs 2 points, every blood bag left is worth 1. Most points win.
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

## Dice Hospital example round

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
dice-hospital-example-discharge = By the ladder: Ada sent 1 patient home, 1 point. Ben sent 2 home, 3 points. No hospital is empty, and Ada’s administrator would have wanted all three colours. The dice go back to the bag.
dice-hospital-example-shift = Workers and ambulances return, nobody counts as treated any more, and { $triage-centre }, which nobody took, goes under its pile. { $radiology } and { $paramedic } are turned up. Ben, first player now, asks for one more specialist: { $urologist }. Round 2 can begin.

## Rules reference

page-rules = Rules
page-rules-of = Rules: { $part }
page-rules-contents = On this page
page-house-mark = house
page-marked = { $name } ({ $mark })
page-house-line = What is marked as house is ours, because no document gives it: a whole card, or its name, effect, price, colour or points.

## Dice Hospital drawings

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
dice-hospital-placed = { $n } of { $all } staff placed · { $home } home
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
dice-hospital-zone-waiting = Waiting
dice-hospital-zone-arriving = Arriving
dice-hospital-zone-treated = Treated today
dice-hospital-is-waiting = waiting
dice-hospital-is-treated = treated
dice-hospital-is-arriving = new
dice-hospital-copies = { $place } of { $total }
dice-hospital-picked = { $n } of { $of } chosen
dice-hospital-tag-home = home
dice-hospital-tag-dies = dies
dice-hospital-tag-new = new
dice-hospital-would-go-home = would go home
dice-hospital-would-die = would die
dice-hospital-would-become = would become { $who }
dice-hospital-will-die = dies if you finish now
dice-hospital-will-worsen = gets worse to { $value }
dice-hospital-used = used
dice-hospital-used-by = Used: { $who } works here.
dice-hospital-somebody = somebody
dice-hospital-nurses =
    { $n ->
        [0] no nurse free
        [one] 1 nurse
       *[other] { $n } nurses
    }
dice-hospital-nurses-free = Nurse, { $free } of { $n } free
dice-hospital-is-out = Is at work.
dice-hospital-out = at work
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
dice-hospital-stage-ambulances = Ambulances
dice-hospital-stage-display = On display
dice-hospital-stage-arranging = Filling the ambulances
dice-hospital-queue = Order of choosing
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
dice-hospital-brings = bag + first next round
dice-hospital-brings-if =
    { $lower ->
        [0] (sure)
        [one] (if nobody takes { $n })
       *[other] (if nobody takes a lower one)
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
dice-hospital-taken-by = taken by { $who }
dice-hospital-took = { $who } { $n }
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
dice-hospital-group-department = Departments
dice-hospital-group-department-line = one more room
dice-hospital-group-specialist = Specialists
dice-hospital-group-specialist-line = one more worker, with a talent
dice-hospital-one-more-worker = One more worker, and:
dice-hospital-you-have =
    { $n ->
        [one] you have one
       *[other] you have { $n }
    }
dice-hospital-turn-up-line = One more card to choose from.
dice-hospital-starting = Your first patients
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
        [one] 1 gets worse.
       *[other] { $n } get worse.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] 1 dies: { $who }.
       *[other] { $n } die: { $who }.
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

## At the table
page-skip = Skip (.)
page-recap = What the others did
page-recap-close = Close what the others did
page-choices-count =
    { $n ->
        [one] 1 choice.
       *[other] { $n } choices.
    }
page-dead-end = Nothing more can be done. { $finish } when you are ready.
page-you-are-last = You are the last: this ends the phase for everyone.
page-finished-waiting = Finished. Waiting for { $who }.
page-has-finished = { $who } has finished.
page-take-back-finish = Take back Finish
page-seconds-left =
    { $n ->
        [one] 1 second left.
       *[other] { $n } seconds left.
    }
page-pass-line = Enter says it, Escape goes back.
page-taken-back = Taken back: { $words }.
page-undo-needs-consent = Others have answered since. Press again to ask them.
page-nudge = Nudge { $who }
page-nudged = { $who } has been nudged.
page-nudges-you = { $who } nudges you: the table waits for your answer.
page-armed = You will be asked next time.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = There is nothing to forecast now.
page-no-such-word = “{ $word }” is no word of this game.
page-command-list = Words of the game, in any order. Also: why and a word, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = next zone; with Shift the one before
page-keys-arrows = within the zone, also over things that cannot be chosen; Home and End to its ends
page-keys-enter = say the focused word; on a quiet thing: why not
page-keys-numbers = the numbered choices
page-keys-escape = close what lies on top, or take back the last word of an unfinished sentence
page-action-next-choice = Next thing that can be chosen
page-action-previous-choice = Previous thing that can be chosen
page-action-undo = Undo the last sentence
page-action-restart = Back to the start of my phase
page-action-redo = Redo
page-action-decline = No, thanks; or pass
page-action-finish = Finish
dice-hospital-action-staff = Go to the staff
dice-hospital-action-departments = Go to the departments
dice-hospital-action-patients = Go to the patients
dice-hospital-action-city = Go to the city
page-action-others = Go to the others; again: the next of them
page-action-log = Go to what happened
page-action-again = Say again what is asked
page-action-forecast = Say what finishing now would do
page-action-scores = Say points and progress of all
page-action-info = All about the focused thing
page-action-command = Command line
page-action-skip = Skip what is being shown, or close the recap
page-action-keys = This list of keys
dice-hospital-arm-return = Return for a blood bag: ask me

## Around the table

page-phrases = Quick phrases
page-turn-of = It is { $who }’s turn
page-settings = Settings
page-my-seat = My seat
page-about = About
page-setting-letters = Single keys act (U, Y, F, N …)
page-setting-taps = On touch, the first tap shows and the second says
page-setting-never-ask = Never ask before finishing
page-setting-keep = Decline by itself where almost everybody does
dice-hospital-setting-letters = Letters on the dice (R, Y, G)
page-setting-vibration = Vibrate when it is my turn
page-setting-notice = Notify me when it is my turn and I look elsewhere
page-setting-pace = Pace of the others
page-pace-off = at once
page-pace-quick = quick
page-pace-normal = normal
page-setting-names = Names of cards
page-names-translated = in my language
page-names-printed = as printed, in English
page-setting-sound = Sound when it is my turn
page-sound-off = off
page-sound-quiet = quiet
page-sound-on = on
page-remap = Change single keys
page-remap-help = Choose one, then press the key that is to do it.
page-remap-one = { $what }: { $key }. Change
page-remap-press = press a key …
page-remap-usual = Back to the usual keys
page-move-seat-picture = QR code that moves the seat
page-invitation-link = Invitation link
page-invitation-picture = QR code of the invitation link
page-fill-one = Bot
page-fill-one-seat = Let a bot be Player { $n }
page-missing =
    { $n ->
        [one] One more player, then the game begins.
       *[other] { $n } more players, then the game begins.
    }

## End and replay

page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-hospital-scored = { page-points }
page-where-from = Where every point came from
page-round = Round { $n }
page-rounds = Rounds
page-rounds-of = { $who } by round: { $points }.
page-best-turn = Best round: { $who }, { $scored } in round { $round }.
page-previous-part = Previous part
page-last-step = Last step
page-autoplay = Play
page-pause = Pause
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-eyes = Through the eyes of
page-eyes-all = everybody
page-play-on = Play on from here
page-play-on-line = You in the place of { $who }, bots in the others’.
page-by-source = By source

## Dice Hospital: alone, events, options

dice-hospital-word-done = That is all
dice-hospital-word-use = Yes, use it
dice-hospital-word-draw = Take in somebody new
dice-hospital-word-name = Name a specialist
dice-hospital-value = Value { $n }
dice-hospital-heading-event = Event
dice-hospital-heading-discharge = Discharge
dice-hospital-heading-pick-up = Pick-up
dice-hospital-decided-alone = Played alone: the score is the result.
page-ended-alone =
    { $n ->
        [one] You end with { $n } point
       *[other] You end with { $n } points
    }
page-as-if-over = As if the game ended now.
dice-hospital-treats-up-to = up to { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Until the end of the phase. Counts as treated.
dice-hospital-admissions-draw-line = Drawn from the bag and rolled, 2 to 5, into a free bed.
dice-hospital-admissions-return = Let somebody go
dice-hospital-admissions-return-line = Back to the bag; nobody dies, nobody scores.
dice-hospital-use-line =
    { $fatalities ->
        [0] { "" }
       *[other] Fatalities −{ $fatalities }.{ " " }
    }{ $bags ->
        [0] { "" }
       *[other] Blood bags +{ $bags }.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Points +{ $points }.
    }
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
dice-hospital-report-next = after that
dice-hospital-report-lower = Lower row.
dice-hospital-report-upper = Upper row: slides down when the one below is fulfilled.
dice-hospital-stage-sending = New patients
dice-hospital-sending-keeps = keep { $sum }
dice-hospital-sending-bag = +1 bag
dice-hospital-event-now = Event
dice-hospital-announcement = What is new
dice-hospital-stage-pick-up = Last round pick-up
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

## Hospital Rush drawings

hospital-rush-offer-now-line = Interns race for a doctor’s post: you against two bots.
hospital-rush-offer-now-facts = 1 player, 2 bots · about 25 minutes
hospital-rush-offer-crowd = A full corridor
hospital-rush-offer-crowd-line = Five interns, few doors: much more elbowing.
hospital-rush-offer-crowd-facts = 1 player, 4 bots · about 40 minutes
hospital-rush-offer-learn-line = A coach leads you through the first three rounds, step by step.
hospital-rush-offer-learn-facts = 1 player, 2 bots · about 10 minutes
hospital-rush-offer-friends-facts = 3 to 5 players, each at a screen · 30 to 60 minutes
hospital-rush-offer-screen-facts = 3 to 5 players, bots if you like · 30 to 60 minutes
hospital-rush-action-doors = Go to the doors
hospital-rush-action-beds = Go to the beds
hospital-rush-action-markers = Go to my card
hospital-rush-action-tray = Go to my tiles
hospital-rush-action-people = Go to the other interns
hospital-rush-action-thermometer = Go to the thermometer
hospital-rush-action-chest = Go to the chest
hospital-rush-setup = Setup
hospital-rush-heading-round = Round { $n }
hospital-rush-heading-admission = Admission
hospital-rush-heading-actions = Actions
hospital-rush-heading-discharge = Discharge
hospital-rush-heading-end = End
hospital-rush-seat = Player { $n }
hospital-rush-bed = Bed { $n }
hospital-rush-bed-with = bed { $n }, { $name }
hospital-rush-bucks =
    { $n ->
        [0] no bucks
        [one] 1 buck
       *[other] { $n } bucks
    }
hospital-rush-word-patch = Patch
hospital-rush-word-purple = Purple medicine
hospital-rush-word-orange = Orange medicine
hospital-rush-word-green = Green medicine
hospital-rush-word-buck = 1 buck
hospital-rush-paying = Pay
hospital-rush-losing = Lose prestige
hospital-rush-word-prestige = Prestige
hospital-rush-word-done = Done
hospital-rush-word-skip = Skip the action
hospital-rush-word-use = Use it
hospital-rush-word-claim = Claim this patient
hospital-rush-word-discharge = Discharge now
hospital-rush-word-leave = Leave in bed
hospital-rush-count-patch =
    { $n ->
        [one] 1 patch
       *[other] { $n } patches
    }
hospital-rush-count-purple = { $n } purple
hospital-rush-count-orange = { $n } orange
hospital-rush-count-green = { $n } green
hospital-rush-count-any = { $n } of any medicine
hospital-rush-count-wild = { $n } of any sort
hospital-rush-corridor = Corridor
hospital-rush-slides = Everybody moves one bed on after each round
hospital-rush-empty = empty
hospital-rush-leaves = last round
hospital-rush-leaves-short = leaves
hospital-rush-at-most = at most { $n } rounds
hospital-rush-unclaimed = free
hospital-rush-beside = { $who } beside: 1 if cured
hospital-rush-patient-of = patient of { $who }
hospital-rush-worth = { $n } prestige
hospital-rush-has = has { $what }
hospital-rush-needs = needs { $what }
hospital-rush-cured = cured
hospital-rush-goes-home = cured: goes home after this round
hospital-rush-ready = ready
hospital-rush-right-ready = right-hand option ready
hospital-rush-chest = Chest
hospital-rush-jar =
    { $colour ->
        [purple] Purple medicine
        [orange] Orange medicine
       *[green] Green medicine
    }: { $n } of { $all } in the chest
hospital-rush-of = of { $n }
hospital-rush-jar-empty = empty
hospital-rush-doors = Doors
hospital-rush-unfair = Unfair
hospital-rush-does-treat = Treat
hospital-rush-does-fetch = Fetch
hospital-rush-does-study = Study
hospital-rush-does-bribe = Bribe
hospital-rush-does-steal = Steal
hospital-rush-does-join = Sit beside
hospital-rush-does-poach = Poach a skill
hospital-rush-does-pilfer = Pilfer and treat
hospital-rush-does-sell = Sell medicine
hospital-rush-does-night-shift = Extra shift
hospital-rush-does-take-over = Take over
hospital-rush-does-turn-over = Hurry them on
hospital-rush-does-levy = Collect
hospital-rush-does-dismiss = Send away
hospital-rush-does-denounce = Denounce
hospital-rush-once = one marker a round
hospital-rush-always = any number of markers
hospital-rush-taken-by = taken by { $who }
hospital-rush-stand-here = Here: { $who }
hospital-rush-used = used
hospital-rush-prestige = Prestige
hospital-rush-prestige-is = { $n } prestige
hospital-rush-goal = { $n } ends the game after that round
hospital-rush-order = Order of placing
hospital-rush-placed-at = { $who }: { $where }
hospital-rush-to-place = { $who }: to place
hospital-rush-began = Began: { $who }
hospital-rush-next-starts = Next round: { $who }
hospital-rush-starter = starts the next round
hospital-rush-mine = My card
hospital-rush-tray = My tiles
hospital-rush-skills = Skills
hospital-rush-learned = learned
hospital-rush-not-learned = not learned
hospital-rush-colleagues = Other interns
hospital-rush-discards = Discarded patients
hospital-rush-no-medicine = No medicine
hospital-rush-exam-done = exam taken
hospital-rush-on-red =
    { $n ->
        [one] 1 on red
       *[other] { $n } on red
    }
hospital-rush-markers-left =
    { $n ->
        [0] no marker left
        [one] 1 marker left
       *[other] { $n } markers left
    }
hospital-rush-treats-bed = treats bed { $n }
hospital-rush-source-cured = Cured patients
hospital-rush-source-exam = Final exam
hospital-rush-source-bribe = Bribes
hospital-rush-source-character = Character
hospital-rush-source-punished = Punishments
hospital-rush-decided-prestige = Decided by prestige.
hospital-rush-decided-tiles = Tied on prestige: decided by medicine and bucks together.
hospital-rush-decided-shared = Tied in everything: first place is shared.

## Hospital Rush lesson

hospital-rush-lesson-aim = Interns want one post. Cured patients bring prestige; whoever has { $goal } ends the game. Patients move right each round and leave behind bed 4.
hospital-rush-lesson-treat = Place a marker on Treat A: two tiles are free. Choose bed 3 and put two patches there. That makes it your patient.
hospital-rush-lesson-fetch = Pip Plum still needs purple. Fetch A: take purple and orange. The chest is small, and everybody sees what you hold.
hospital-rush-lesson-fetch-b = Fetch A is taken. Fetch B gives one medicine: take purple. Doors with two wings take any number of markers.
hospital-rush-lesson-slide = Bed 4 left, all moved on. Your patient lies in bed 4 now: this is its last round.
hospital-rush-lesson-cure = Treat B, bed 4, purple: then nothing is missing. After this round the patient goes home, and you gain its star.
hospital-rush-lesson-night = You need bucks. The first at Night shift also names who begins the next round. Look at the top: Began and Next round.
hospital-rush-lesson-risk = Red doors are unfair: good for you, until somebody rats you out. The line beside “Unfair” tells who could still do it.
hospital-rush-lesson-sell = Be unfair once: Kurt II sells medicine for bucks. Sell what you do not need.
hospital-rush-lesson-rat = Others stand on red. Rat out pays for every red marker, and they must pay or lose prestige. Use it.
hospital-rush-lesson-study = Study costs three bucks and teaches a skill for good. Each skill is worth a point at the final exam.
hospital-rush-coach-over = That is all there is to it. Ten prestige end the game: play on, or stop here.
hospital-rush-coach-start = Place two markers each round; the line on each door tells what it gives you now. Cure patients for prestige.
hospital-rush-coach-slide = Patients move one bed on each round and leave behind bed 4, cured or not. Finish yours in time.
hospital-rush-coach-tiles = Patches come from the supply, medicine is your own. Tiles beyond the free ones cost a buck each.
hospital-rush-coach-red = Red doors are unfair. The line beside “Unfair” tells whether anybody can still punish you for it.
hospital-rush-coach-blocks = A dashed door would do nothing for you now. You may still stand there, to keep others out.
hospital-rush-coach-punished = Somebody punishes your marker on red. Both answers tell what is left. “Always” answers for the rest of this game.
hospital-rush-coach-pharmacy = Your Pharmacy: a medicine for each cured patient. Take what your next patient needs.
hospital-rush-coach-right = The folded corner is complete: one prestige now, or wait and cure it for more.
hospital-rush-coach-exam = The final exam gives a point for each skill, once in the game. Learn as many as you need first.
hospital-rush-coach-last = Somebody has ten: this is the last round. Take every point you can get.

## Hospital Rush rules

hospital-rush-rules-aim = The aim
hospital-rush-rules-aim-1 = You are one of several interns who want the same post. Prestige decides, and you are not always fair about it.
hospital-rush-rules-aim-2 = Once somebody has { $goal } prestige or more at the end of a round, the game is over and most prestige wins. It is kept between { $lowest } and { $highest }.
hospital-rush-rules-setup = Setup
hospital-rush-rules-setup-1 = Everybody gets a character with two doors of their own, two action markers, a patient marker and { $bucks } buck. Chance names who begins.
hospital-rush-rules-setup-2 = A patient lies in each of the { $beds } beds. The chest holds a few medicine tiles of each colour; bucks and patches never run out.
hospital-rush-rules-round = A round
hospital-rush-rules-round-1 = From whoever begins, everybody places a marker at a door and does at once what it says. Then the same again with the second marker.
hospital-rush-rules-round-2 = A door with one wing takes one marker a round, a swing door any number. Night shift has three places, each paid better than the last; the first names who begins next.
hospital-rush-rules-round-3 = A marker must be placed. What the door offers may be done in part or not at all, even just to keep somebody else out.
hospital-rush-rules-treating = Treating
hospital-rush-rules-treating-1 = You treat the patient that carries your marker, or claim one that nobody treats. Tiles on the one you leave stay there.
hospital-rush-rules-treating-2 = Patches come from the supply, medicine from your own. The door tells how many tiles are free; each further one costs 1 buck.
hospital-rush-rules-treating-3 = Only what the card still needs can be placed. Some needs take any medicine, some any tile at all.
hospital-rush-rules-treating-4 = Of the colours of medicine the rules name only purple; orange and green are house.
hospital-rush-rules-unfair = Unfair doors
hospital-rush-rules-unfair-1 = Red doors can be ratted out for the rest of the round. Rat out pays 1 buck and 1 more for every marker on red.
hospital-rush-rules-unfair-2 = Each opponent answers for each of their red markers: 1 buck to the bank, or 1 prestige. Who has only one of the two gives that.
hospital-rush-rules-discharge = After the markers
hospital-rush-rules-discharge-1 = In the order of the round, every patient with all tiles goes home and brings its treating player the star. Medicine returns to the chest.
hospital-rush-rules-discharge-2 = A folded corner with all its tiles may go home for { $right_prestige } prestige instead, or stay.
hospital-rush-rules-discharge-3 = Then the patient in the last bed leaves uncured, the others move on, and new ones come in from the left.
hospital-rush-rules-end = The end
hospital-rush-rules-end-1 = The end is looked at only after the patients have gone home: { $goal } reached and lost again within a round does not count.
hospital-rush-rules-end-2 = A tie goes to whoever has most medicine and bucks together; after that the place is shared.
hospital-rush-rules-rulings = Good to know
hospital-rush-rules-rulings-1 = Everything is open but the order of the patients to come.
hospital-rush-rules-rulings-2 = Claiming a patient without placing a tile is allowed.
hospital-rush-rules-rulings-3 = Our reading: how many markers a door takes, where no document says it.
hospital-rush-rules-rulings-4 = House content: all patients, two characters and Freddie’s second door are our own. Where characters are balanced, so are some prices and colours, each marked by itself and tried out in many games among bots.
hospital-rush-rules-spaces = Doors
hospital-rush-rules-skills = Skills
hospital-rush-rules-characters = Characters
hospital-rush-rules-characters-1 = Both doors of a character are for its owner alone, once a round. Which of them are unfair depends on the option for characters; unfair ones are red.
hospital-rush-rules-documented = Characters as documented
hospital-rush-rules-documented-1 = With the option for documented characters both doors of every published character are red and cost nothing but what the documents say.
hospital-rush-rules-patients = Patients
hospital-rush-rules-glossary = Words
hospital-rush-term-treating = Treating player
hospital-rush-term-treating-text = Whoever’s marker claimed the patient. Marina may sit beside, which is something else.
hospital-rush-term-red = On red
hospital-rush-term-red-text = A marker at an unfair door, until the round is over.
hospital-rush-term-block = Only blocks
hospital-rush-term-block-text = The action would do nothing for you now, but nobody else gets in.
hospital-rush-term-right = Folded corner
hospital-rush-term-right-text = The right-hand option of some patients: fewer tiles, one prestige.

## Hospital Rush example round

hospital-rush-rules-setup-3 = Of each colour the chest holds 2 medicine tiles with 3 players, 3 with 4 and 4 with 5. The table may name who begins instead of chance.
hospital-rush-term-marker = Marker
hospital-rush-term-marker-text = Two action markers each do one thing a round. The patient marker lies at the patient that you treat.
hospital-rush-term-tile = Tile
hospital-rush-term-tile-text = A patch or a medicine. With the tiles on its card a patient is cured.
hospital-rush-rules-example = A whole round
hospital-rush-rules-example-1 = Setup and first round of Ada, Ben and Cleo, as really played. Each picture shows the table after what is told above it.
hospital-rush-example-setup = Chance names Ada to begin. She plays { $vanessa }, Ben { $kurt } and Cleo { $freddie }. Everybody has 1 buck and 0 prestige. In beds 1 to 4 lie { $tilda-tumble }, { $pip-plum }, { $nell-nettle } and { $casper-cough }. With 3 players the chest holds 2 medicine tiles of each colour.
hospital-rush-example-first = The first markers. Ada goes to { $treat-a } and claims { $nell-nettle } in bed 3. There 2 tiles are free and a third costs 1 buck, so she places 3 patches: all that is needed. Ben goes to { $fetch-a } and takes 1 purple and 1 green medicine. Cleo goes to { $sabotage }, an unfair door, and takes the purple one from Ben.
hospital-rush-example-second = The second markers. Ada goes to { $rat-out }: 1 buck, and 1 more for the marker on red, makes 2. For that marker Cleo must give 1 buck or 1 prestige, and pays the buck. Ben is the first at the { $night-shift }: 2 bucks, and he names who begins the next round, himself.
hospital-rush-example-last = Cleo’s last marker goes to { $treat-b }, where 1 tile is free. She claims { $pip-plum } in bed 2 and places her purple medicine.
hospital-rush-example-discharge = { $nell-nettle } has all tiles and goes home: 1 prestige for Ada. Nobody has 10, so the game goes on. { $casper-cough } in bed 4 leaves uncured. The others move right and close the gap: { $pip-plum }, with Cleo’s marker and tile, is in bed 4 now, { $tilda-tumble } in bed 3. { $hattie-hiccup } and { $sam-saffron } come into beds 1 and 2. Markers return, and Ben begins round 2.

## Hints

page-hint = Hint
page-hint-thinking = Looking for the best words …
page-hint-line = Hint: { $words }.
page-hinted = Advised.
page-hint-puzzle = A puzzle gives no hints: finish, and its solution can be shown.
page-action-hint = Ask for a hint

## Puzzles

page-puzzles = Puzzles
page-puzzles-line = Find the best turn of one hospital. You may take back as long as you like; finishing is judged. What is left for later counts too.
page-puzzle-number = Puzzle { $n }
page-puzzle-named-line = The one you were sent.
page-puzzle-daily = Puzzle of the day
page-puzzle-daily-line = Number { $n }, grade { $grade }: the same for everybody today.
page-puzzle-grade = Grade { $grade }
page-puzzle-grade-1 = A greedy player misses half a point or more.
page-puzzle-grade-2 = A greedy player misses a point or more.
page-puzzle-grade-3 = A greedy player misses almost two points or more.
page-puzzle-grade-4 = A greedy player misses three points or more.
page-puzzle-count =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
page-puzzle-by-number = By number
page-puzzle-solve = Solve it
page-puzzle-title = Puzzle { $n }, grade { $grade }
page-puzzle-goal = Find the best turn: points now, and what is left for later.
page-puzzle-how = Undo as often as you like; Finish is judged.
page-puzzle-again = Try again
page-puzzle-next = Another of this grade
page-puzzle-picture = Picture
page-solution = Solution
page-offer-puzzles = Puzzles
page-offer-puzzles-line = One turn, one best end: find it. A new one every day.
dice-hospital-offer-puzzles-facts = 1 player · about 3 minutes

## Reviews

page-review = Review
page-review-progress = Reviewing the game: { $judged } of { $total } decisions.
page-review-moments = The costliest moments
page-review-none = Nothing better was found for anybody.
page-review-points = at least { $lost } points
page-review-sum = { $who } lost at least { $lost } points.
page-review-graph = Points over the game, by round; circles mark the costliest moments.
page-review-lost = This lost { $lost } points. Better: { $words }.
page-review-lost-about = This lost about { $lost } points, give or take { $off }. Better: { $words }.
page-review-right = Nothing better was found here.
page-review-right-so-far = Nothing better was found here so far.
page-review-said = Said: { $words }.
page-review-perhaps = Perhaps better, by about { $lost } points, give or take { $off }: { $words }.
page-review-before = The board as it was before these words

## Any game without drawings of its own

page-no-rules = There is no rules reference for this game.
generic-nothing = none
generic-yes = yes
generic-no = no
generic-round = { page-round }
generic-offer-now-line = You against bots.
generic-score = Points
generic-score-is = { page-points }
generic-decided = Decided by: { $what }.
generic-word-finish = Finish
generic-word-done = That is all
generic-word-skip = No, thanks
generic-word-pass = Pass
