### Hospital Rush in the terminal, in English.

## Hospital Rush

board-markers = Markers so far: { $told }.
board-early = 1 prestige already with { $missing } more
now = Now: { $brings }.
unfair = Unfair: { $risk }.
word-skip = do nothing; the marker stays where it is
board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(unfair)
    }: { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(taken by: { $who })
    }
panel-corridor = The corridor (bed 4 leaves after the round); to the right, who treats
panel-early = or ★1
panel-tiles = + patch, p o g medicine, ? any medicine, * any tile; [ ] still missing
panel-own = Your own spaces
panel-skills = Skills
panel-bucks = { bucks }
panel-order = Markers of this round, in order
panel-next = Begins the next round: { $who }

## In the terminal

help-about = You are an intern who wants a doctor’s post. Each round you place two markers on spaces and do what they say: treat patients with tiles, fetch medicine, earn bucks, study, or be unfair. After each round cured patients go home, bed 4 is cleared, and the others move on.
help-points = Prestige comes from cured patients, the final exam and bribes. Once somebody has 10 at the end of a round, the game ends and most prestige wins. Markers on red spaces can be ratted out.
help-words = Choose by its number, or type words and press Enter: “treat-a bed-2 patch patch”. “why treat-a” tells what a space does. Where you may stop, say done; to leave an action undone, skip.
board-round = Hospital Rush, round { $round }: { $phase }
board-setup = Hospital Rush: { $phase }
board-bed = Bed { $bed }
board-empty = empty
board-needs =
    { $right ->
        [none] needs { $missing }
       *[other] has { $right }, needs { $missing }
    }
board-cured = cured
board-worth = { $prestige } prestige
board-right = right-hand option complete
board-treated-by = patient marker: { $who }
board-free = free
board-beside = { $who } beside
board-chest = Chest: { $purple } purple, { $orange } orange, { $green } green.
board-order = Began this round: { $began }; begins the next one: { $first }.
board-exam = exam taken
board-intern =
    { $who }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    }: { $prestige } prestige, { bucks }{ $right ->
        [none] , no medicine
       *[other] , { $right }
    }{ $skills ->
        [none] { "" }
       *[other] ; { $skills }
    }{ $markers ->
        [none] { "" }
       *[other] ; markers on { $markers }
    }.

cards-space = Spaces
cards-character = Characters
cards-patient = Patients
cards-skill = Skills

## What happened, in few words after a name

brief-first = gets the starting player marker
brief-cast = character { $character }
brief-admit = bed { $bed }: { $patient }
brief-shuffle = the discards become the stack again
brief-place =
    { $red ->
        [0] marker on { $space }
       *[other] marker on { $space } (unfair)
    }
brief-earn = +{ bucks }
brief-pay = -{ bucks }
brief-fetch = { medicine } from the chest
brief-sell = { medicine } sold
brief-steal = { thing } from { $whom }
brief-hand-over = { bucks } to { $whom }
brief-claim = claims bed { $bed }
brief-join = beside bed { $bed }
brief-alone = now treats bed { $bed } alone
brief-treat = { tile } on bed { $bed }
brief-pilfer = { medicine } off bed { $bed }
brief-learn = learns { $skill }
brief-poach = { $skill } from { $whom }
brief-exam =
    final exam with { $skills ->
        [one] 1 skill
       *[other] { $skills } skills
    }
brief-score =
    { $prestige ->
        [-1] -1 prestige ({ $source })
       *[other] +{ $prestige } prestige ({ $source })
    }
brief-cure = { $patient } goes home cured from bed { $bed }
brief-dismiss = { $patient } leaves bed { $bed } and brings no prestige
brief-discard = discards { $patient } from bed { $bed }
brief-fined = punished: { bucks } or 1 prestige, { $times }×
brief-spared = nothing to lose
brief-take-card = { $patient } back to bed 1
brief-end = the game ends: { $ended }
brief-ousted = loses bed { $bed } to { $whom }

## Kinds of things in reports of experiments

things-character = Characters
things-space = Spaces
things-skill = Skills
things-patient = Patients
