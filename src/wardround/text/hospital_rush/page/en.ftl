### Hospital Rush on the page, in English.

## Drawings

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
hospital-rush-empty = empty
hospital-rush-leaves = last round
hospital-rush-leaves-short = leaves
hospital-rush-at-most = at most { $n } rounds
hospital-rush-at-most-short = ≤ { $n } rounds
hospital-rush-unclaimed = free
hospital-rush-beside = { $who } beside: 1 if cured
hospital-rush-patient-of = patient of { $who }
hospital-rush-worth = { $n } prestige
hospital-rush-has = has { $what }
hospital-rush-needs = needs { $what }
hospital-rush-cured = cured
hospital-rush-ready = ready
hospital-rush-right-ready = right-hand option ready
hospital-rush-chest = Chest
hospital-rush-jar =
    { $colour ->
        [purple] Purple medicine
        [orange] Orange medicine
       *[green] Green medicine
    }: { $n } of { $all } in the chest
hospital-rush-doors = Doors
hospital-rush-unfair = Unfair
hospital-rush-red-unfair = Red is unfair
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
hospital-rush-always = any number of markers
hospital-rush-by-you = you
hospital-rush-taken = taken
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
hospital-rush-exam = exam
hospital-rush-exam-done = exam ✓
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
hospital-rush-at-once =
    { $n ->
        [one] one marker a round
       *[other] { $n } markers a round
    }
hospital-rush-complete = complete
hospital-rush-home = goes home
hospital-rush-home-short = home
hospital-rush-exit = Exit
hospital-rush-times = ×{ $n }
hospital-rush-all-patches = Place { $n } patches at once, free
hospital-rush-bucks-unit =
    { $n ->
        [one] buck
       *[other] bucks
    }
hospital-rush-after-is = { $n } after this round
hospital-rush-after-round = After this round
hospital-rush-would-win = Then { $who } wins.
hospital-rush-would-win-tie = Then { $who } wins the tie, with { $n } medicine and bucks.
hospital-rush-would-share = Then { $who } share first place.
hospital-rush-last-round = Last round
hospital-rush-unless = unless somebody stops { $who } ({ $n })
hospital-rush-unless-many = unless all who have { $goal } are stopped
hospital-rush-happened-to-you = What was done to you
hospital-rush-seen = OK
hospital-rush-loss-steal = { $who } takes { $what } from you.
hospital-rush-loss-pilfer = { $who } takes { $what } off your patient.
hospital-rush-loss-poach = { $who } takes your skill { $what }.
hospital-rush-loss-ousted = { $who } takes over your patient { $what }.
hospital-rush-loss-discard = { $who } sends your patient { $what } away.
hospital-rush-loss-fined =
    { $n ->
        [one] { $who } tells on you: 1 marker on red.
       *[other] { $who } tells on you: { $n } markers on red.
    }
hospital-rush-loss-unpaid = { $who } tells on you, and you cannot pay: −{ $n } prestige.
hospital-rush-scene-title = Round { $round } ends.
hospital-rush-scene-cure = { $patient } goes home: +{ $n } for { $who }
hospital-rush-scene-cure-you = { $patient } goes home: +{ $n } for you
hospital-rush-scene-leave = { $patient } leaves uncured
hospital-rush-scene-end = The last round is over
hospital-rush-source-cured = Cured patients
hospital-rush-source-exam = Final exam
hospital-rush-source-bribe = Bribes
hospital-rush-source-character = Character
hospital-rush-source-punished = Punishments
hospital-rush-decided-prestige = Decided by prestige.
hospital-rush-decided-tiles = Tied on prestige: decided by medicine and bucks together.
hospital-rush-decided-shared = Tied in everything: first place is shared.

## Lesson

hospital-rush-lesson-at-patch = a patch
hospital-rush-lesson-aim-do = Reach { $goal } prestige.
hospital-rush-lesson-aim = Cured patients bring prestige. Once a round ends with somebody at { $goal }, most prestige wins the doctor’s post.
hospital-rush-lesson-treat = { CARD("treat-a") } places two tiles for free. { CARD("pip-plum") } needs two patches and a purple: begin, and the patient is yours.
hospital-rush-lesson-fetch = { CARD("pip-plum") } still needs purple. You may take two: an orange can be sold later. The chest is small, and everybody sees what you hold.
hospital-rush-lesson-slide-do = Look at bed 4.
hospital-rush-lesson-slide = Everybody moved on by one bed. { CARD("pip-plum") } lies at the exit now: the last round for a cure.
hospital-rush-lesson-cure = Then nothing is missing. At the end of this round { CARD("pip-plum") } goes home, and you gain 2 prestige.
hospital-rush-lesson-rat = Somebody took a bribe on red. You get a buck, and one more for each red marker; its owner must pay.
hospital-rush-lesson-cured-do = Two prestige, yours.
hospital-rush-lesson-cured = { CARD("pip-plum") } went home cured, and your token climbed. Exam, bribes and characters bring prestige, too.
hospital-rush-lesson-sell = Red doors are unfair, but good: the orange you do not need brings bucks. The risk: somebody may rat you out.
hospital-rush-lesson-punished = There it is: you were ratted out. Pay one buck, and your prestige stays.
hospital-rush-lesson-study = Three bucks for a skill that stays. In the final exam each skill is worth one prestige.
hospital-rush-coach-over = First to { $goal } ends it. Cure in time, and be unfair when nobody can tell. I speak up when something new comes.
hospital-rush-coach-start = Place two markers each round; the line on each door tells what it gives you now. Cure patients for prestige.
hospital-rush-coach-slide = Patients move one bed on each round and leave behind bed 4, cured or not. Finish yours in time.
hospital-rush-coach-tiles = Patches come from the supply, medicine is your own. Tiles beyond the free ones cost a buck each.
hospital-rush-coach-red = Red doors are unfair. The line beside “Unfair” tells whether anybody can still punish you for it.
hospital-rush-coach-blocks = A dashed door would do nothing for you now. You may still stand there, to keep others out.
hospital-rush-coach-punished = Somebody punishes your marker on red. Both answers tell what is left. “Always” answers for the rest of this game.
hospital-rush-coach-pharmacy = Your Pharmacy: a medicine for each cured patient. Take what your next patient needs.
hospital-rush-coach-right = The folded corner is complete: one prestige now, or wait and cure it for more.
hospital-rush-coach-exam = The final exam gives 1 prestige for each skill, once in the game. Learn as many as you need first.
hospital-rush-coach-last = Somebody has ten: this is the last round. Take all the prestige you can get.

## Rules

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
hospital-rush-rules-unfair-1 = Whoever stands at a red door can be ratted out for the rest of the round. Rat out pays 1 buck and 1 more for every marker on red.
hospital-rush-rules-unfair-2 = Each opponent answers for each of their red markers: 1 buck to the bank, or 1 prestige. Who has only one of the two gives that.
hospital-rush-rules-discharge = After the markers
hospital-rush-rules-discharge-1 = In the order of the round, every patient with all tiles goes home and brings its treating player what its star says. Medicine returns to the chest.
hospital-rush-rules-discharge-2 = If only its folded corner has all its tiles, the patient may go home for { $right_prestige } prestige, or stay.
hospital-rush-rules-discharge-3 = Then the patient in the last bed leaves uncured, the others move on, and new ones come in from the left.
hospital-rush-rules-end = The end
hospital-rush-rules-end-1 = Whether the game ends is seen only after the patients have gone home: { $goal } reached and lost again within a round does not count.
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

## Example round

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
