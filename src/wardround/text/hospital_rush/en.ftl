### Hospital Rush, in English.
###
### `space`, `patient`, `character` and `skill` arrive as printed names; `tile`, `medicine` and
### `thing` as words; lists of needs as counted text.

## Options, positions and card files

option-characters = Characters: the prices and colours of their own spaces.
option-characters-balanced = Balanced, with prices and colours of ours (house).
option-characters-documented = As documented, the published ones all red and without prices of ours.
option-rounds = Rounds: ends the game after so many rounds if nobody reaches 10 prestige. Meant for simulations.
option-rounds-off = The game goes on until somebody reaches 10 prestige.
option-rounds-10 = At most 10 rounds.
option-rounds-20 = At most 20 rounds.
option-rounds-50 = At most 50 rounds.
option-rounds-100 = At most 100 rounds.

position-tiles =
    { $patient ->
        [none] Bed { $bed } is empty: no tiles can lie there.
       *[other] The tiles on bed { $bed } do not fit what { $patient } needs.
    }
position-medicine =
    There is more { $colour } medicine in the position than the { $medicine } tiles that exist.
position-markers =
    The patient markers on bed { $bed } cannot lie like that: one treats, and one may lie beside it.
position-space =
    “{ $word }” in the field “places” of { position-where } is not in play there, not that intern’s, or taken more often than it may be.
position-characters = Two interns have the same character; each exists once.
card-few = there are { $have } cards of this kind, at least { $needed } are needed: add some.
card-no-space = with { $seats } players there is no space for any number of markers: give one “always = true”.
card-join = another space joins a patient already, and only one may: do something else here.
card-right = it must be a part of what “needs” asks for, and not all of it: change it.

## What is asked

ask-nothing = The game is over.
reason-over =
    { $goal ->
        [0] { $round } rounds are played.
       *[other] Somebody has reached 10 prestige.
    }
ask-wait = Wait.
reason-chance = Cards are being turned up.
reason-others = Still to speak: { $whom }.
ask-place =
    { $marker ->
        [1] Where do you place your first marker?
       *[other] Where do you place your second marker?
    }
reason-place = You have { bucks }. A marker must be placed; whether you use the action is up to you.
bucks =
    { $bucks ->
        [0] no bucks
        [one] 1 buck
       *[other] { $bucks } bucks
    }
ask-treat =
    Whom do you treat, { $free ->
        [0] with no free tile
        [one] with 1 free tile
       *[other] with { $free } free tiles
    }, or skip?
reason-treat-after =
    After stealing you may treat with { $free ->
        [0] no free tile
        [one] 1 free tile
       *[other] { $free } free tiles
    }{ $care ->
        [0] { "" }
       *[other] { " " }but a free patch
    }; each further tile costs 1 buck.
ask-tile =
    { $placed ->
        [0] Which tile do you place on { $patient }?
       *[other] { $patient }: which tile next, or done?
    }
reason-tile =
    Bed { $bed } still needs { $missing }. { $price ->
        [0] The next tile is free.
       *[other] The next tile costs 1 buck of your { $bucks }.
    }
ask-fetch =
    { $taken ->
        [0] { $space }: which medicine do you take, or skip?
       *[other] { $space }: which medicine next, or done?
    }{ $paid ->
        [0] { "" }
        [one] { " " }This one costs 1 buck.
       *[other] { " " }This one costs { $paid } bucks.
    }
ask-starter = { $space } pays { bucks }. Who begins the next round? Or skip.
ask-night = { $space } pays { bucks }: use it or skip?
ask-study =
    { $cost ->
        [0] { $space }: which skill do you learn, or skip?
       *[other] { $space }: which skill do you learn for { $cost } of your { $bucks } bucks, or skip?
    }
ask-exam =
    { $space }: pay { $cost } bucks for { $skills } prestige, once in the game: use it or skip?
ask-rat-out =
    { $space } pays { bucks } now and { $hit ->
        [0] hits nobody
        [one] punishes 1 marker
       *[other] punishes { $hit } markers
    }: use it or skip?
ask-deal = { $space }: which price do you pay of your { $bucks } bucks, or skip?
ask-victim =
    { $taken ->
        [0] { $space }: which opponent, or skip?
       *[other] { $space }: another opponent, or done?
    }
ask-thing =
    { $taken ->
        [0] { $space }: what do you take from { $whom }?
       *[other] { $space }: what else do you take from { $whom }, or done?
    }
ask-skill = { $space }: which skill do you take from { $whom }?
ask-source = { $space }: from which opponent, or off which patient, do you take medicine? Or skip.
ask-medicine = { $space }: which medicine do you take?
ask-sell =
    { $sold ->
        [0] { $space }: which medicine do you sell for { $price } bucks, or skip?
       *[other] { $space }: which medicine next for { $price } bucks, or done?
    }
ask-bed = { $space }: which bed, or skip?
ask-use = { $space }: use it or skip?
ask-card = Which discarded patient comes to bed 1? Or skip.
reason-card =
    Bed 4 has been cleared, the others have moved on; { $cards ->
        [one] 1 card lies
       *[other] { $cards } cards lie
    } in the discard pile.
ask-claim = Put your patient marker on { $patient } in bed 1, or skip?
reason-claim =
    { $marked ->
        [0] You treat nobody now; claiming costs nothing.
       *[other] Your marker would leave bed { $marked }; its tiles stay behind.
    }
ask-pharmacy = Which medicine do you take from the chest, or skip?
reason-pharmacy = Your Pharmacy gives 1 medicine for a cured patient.
ask-punishment =
    Pay { $fine ->
        [one] 1 buck
       *[other] { $fine } bucks
    } of your { $bucks }, or lose 1 prestige of your { $prestige }?
reason-punishment =
    { $whom } uses { $space } against your markers on red{ $times ->
        [one] { "" }
       *[other] ; { $times } answers are still due
    }.
ask-right-hand = { $patient } in bed { $bed }: discharge for { $now } prestige, or leave?
reason-right-hand =
    The right-hand option is complete. All tiles would bring { $later } prestige; { $missing ->
        [one] 1 tile is missing
       *[other] { $missing } tiles are missing
    }, { $rounds ->
        [0] and the patient leaves after this round
        [one] and 1 more round is left at most
       *[other] and { $rounds } more rounds are left at most
    }.

## Why a thing cannot be said now

why-over = the game is over.
why-chance = cards come first.
why-others = it is not your turn; still to speak: { $whom }.
why-space-first = first say where you place your marker.
why-question = this is not asked now. The question is: { $question }.
why-sentence = first complete what you began to say about { $space }.
why-not-yours = { $space } belongs to another character.
why-not-in-play = { $space } is not used with { $seats } players.
why-taken =
    { $takers ->
        [one] { $space } is taken by { $whom } this round.
       *[other] every place of { $space } is taken this round.
    }
why-bed-empty = bed { $bed } is empty.
why-bed-named = you have named a bed already; now tiles, or done.
why-bed-taken = the patient in bed { $bed } is treated by { $whom }; only a free one can be claimed.
why-bed-nothing = there is no tile you could place on your patient in bed { $bed }.
why-bed-not-theirs = nothing can be done on bed { $bed } from this space: it needs an opponent’s patient.
why-bed-first = first say which bed.
why-tile-not-needed = the patient needs no more { tile }.
why-tile-not-yours = you have no { tile } left.
why-order = name patches first, then purple, orange, green; say it all in that order.
why-tile-price = a further tile costs 1 buck, and you have { bucks } for it in all.
why-chest-empty = the chest has no { tile } left.
why-skill-known = you have learned that already.
why-management = Management needs two other skills first.
why-yourself = choose an opponent, not yourself.
why-victim = there is nothing to be had from that player here.
why-done = first choose something; to do nothing, say skip.
why-no-answer = that is no answer to the question asked.

question-place = where to place a marker
question-treat = whom to treat
question-card = which discarded patient to take
question-claim = whether to claim that patient
question-punishment = whether to pay or to lose prestige
question-pharmacy = which medicine to take
question-right-hand = whether to discharge a patient early

## What a thing would bring now, in few words

brings-paying = { bucks } left
brings-losing = down to { $prestige } prestige
brings-deal = { $prestige } prestige, { bucks } left
brings-nothing = would only block it
brings-too-dear = costs { $cost }, you have { $bucks }
brings-cost =
    { $cost ->
        [0] { "" }
       *[other] , costs { $cost }
    }{ $bonus ->
        [0] { "" }
       [one] , plus 1 buck
       *[other] , plus { $bonus } bucks
    }
brings-price =
    { $price ->
        [0] free
        [one] for 1 buck
       *[other] for { $price } bucks
    }
brings-fetch =
    { $free ->
        [one] 1 medicine
       *[other] { $free } medicine
    }{ $more ->
        [0] { "" }
       *[other] , { $more } more { brings-price }
    }{ brings-cost }
brings-night =
    { bucks }{ $names ->
        [0] { "" }
       *[other] , name who starts
    }{ brings-cost }
brings-study =
    one of { $skills ->
        [one] 1 skill
       *[other] { $skills } skills
    }{ $cost ->
        [0] , free
       *[other] { " " }for { $cost }
    }
brings-exam = { $prestige } prestige for { $cost }
brings-rat-out =
    { bucks }; { $hit ->
        [0] hits nobody
        [one] hits 1 marker
       *[other] hits { $hit } markers
    }{ brings-cost }
brings-bribe = { $prestige } prestige for { $bucks }{ brings-cost }
brings-sabotage =
    { $victims ->
        [one] a buck or medicine from 1
       *[other] a buck or medicine from { $victims }
    }{ brings-cost }
brings-sell = up to { bucks }{ brings-cost }
brings-turn-over =
    { $patient ->
        [none] bed 4 is empty
       *[other] { $prestige ->
            [0] { $patient } leaves
           *[other] { $patient } leaves cured: { $prestige } prestige
        }
    }{ brings-cost }
brings-levy = { bucks } in all{ brings-cost }
brings-dismiss = { $prestige } prestige{ brings-cost }
brings-denounce =
    { $hit ->
        [0] hits nobody
        [one] hits 1 opponent
       *[other] hits { $hit } opponents
    }{ brings-cost }
brings-targets =
    { $targets ->
        [one] 1 target
       *[other] { $targets } targets
    }{ brings-cost }
brings-pilfer =
    { $targets ->
        [0] nothing to steal
       *[other] steal
    }, treat{ brings-cost }
brings-cure =
    cures bed { $bed }: +{ $prestige }{ $price ->
        [0] { "" }
       *[other] { " " }{ brings-price }
    }
brings-treat =
    { $tiles ->
        [0] claim a patient
       *[other] { $price ->
            [0] { $tiles ->
                [one] 1 tile free
               *[other] { $tiles } tiles free
            }
           *[other] { $free ->
                [0] { $tiles ->
                    [one] 1 tile
                   *[other] up to { $tiles } tiles
                }
               *[other] { $free ->
                    [one] 1 tile free
                   *[other] { $free } tiles free
                }, { $tiles }
            } { brings-price }
        }
    }
brings-tile =
    { $count ->
        [0] for 1 buck
        [one] free
       *[other] { $count } free
    }
brings-bed =
    { $cures ->
        [0] You could place { $needs }
       *[other] You could cure it with { $needs }
    }: { $space }, { brings-price }.

risk-last = nobody places after you
risk-used = Rat out is taken
risk-open =
    Rat out is open, { $after ->
        [one] 1 marker comes
       *[other] { $after } markers come
    } after yours
risk-striker =
    { $rat ->
        [0] { $whom } can still strike
       *[other] Rat out is open, and { $whom } can strike
    }: { $after ->
        [one] 1 marker comes
       *[other] { $after } markers come
    } after yours

## What cards do

cost =
    { $cost ->
        [0] { "" }
        [one] { " " }It costs 1 buck.
       *[other] { " " }It costs { $cost } bucks{ by-seats }.
    }{ $bonus ->
        [0] { "" }
        [one] { " " }The bank pays you 1 buck first.
       *[other] { " " }The bank pays you { $bonus } bucks first{ by-seats }.
    }
by-seats =
    { $seats ->
        [0] { "" }
       *[other] { " " }with { $seats } players
    }
does-space-treat =
    Treat your patient: { $free ->
        [0] no tile is free
        [one] 1 tile is free
       *[other] { $free } tiles are free
    }, each further one costs 1 buck.{ cost }
does-space-fetch =
    Take { $free ->
        [0] no medicine free
        [one] 1 medicine
       *[other] up to { $free } medicine
    } from the chest{ $more ->
        [0] { "" }
        [one] , and 1 more for { $price ->
            [one] 1 buck
           *[other] { $price } bucks
        }
       *[other] , and up to { $more } more for { $price } bucks each
    }.{ cost }
does-space-night-shift =
    { $places ->
        [one] Earn { $pays } bucks{ $names ->
            [0] { "" }
           *[other] { " " }and name who begins the next round
        }
       *[other] Earn bucks ({ $pays } by order of arrival){ $names ->
            [0] { "" }
            [one] ; the first to come names who begins the next round
           *[other] ; the first { $names } name who begins the next round
        }
    }.{ cost }
does-space-study = Learn a skill. Management needs two others first.{ cost }
does-space-exam = Gain 1 prestige for each skill you have, once in the game.{ cost }
does-space-rat-out =
    Earn { bucks } and 1 more for each marker on red, yours too; every opponent pays { $fine ->
        [one] 1 buck
       *[other] { $fine } bucks
    } or loses 1 prestige for each of theirs.{ cost }
does-space-sabotage =
    Take 1 buck or 1 medicine from { $victims ->
        [one] an opponent
       *[other] each of up to { $victims } opponents
    }.{ cost }
does-space-bribe =
    { $deals ->
        [one] Buy { $prestige } prestige for exactly { bucks }.
       *[other] Buy { $prestige } prestige for exactly { bucks }, or { $prestige_two } for exactly { $bucks_two }.
    }{ cost }
does-space-steal =
    Steal up to { $amount } bucks, or up to { $amount } medicine, from one opponent.{ cost }
does-space-join =
    Put your patient marker beside an opponent’s: you may treat that patient later, without your skills, and gain 1 prestige when it goes home cured.{ cost }
does-space-poach = Pay an opponent { $price } bucks and take one of their skills that you do not have.{ cost }
does-space-take-over =
    Pay an opponent { $price ->
        [one] 1 buck
       *[other] { $price } bucks
    } for each tile on their patient and make it yours.{ cost }
does-space-pilfer =
    Steal 1 medicine from an opponent or off their patient; then you may treat with { $free ->
        [0] no free tile
        [one] 1 free tile
       *[other] { $free } free tiles
    }.{ cost }
does-space-sell =
    Sell any number of your medicine for { $price ->
        [one] 1 buck
       *[other] { $price } bucks
    } each.{ cost }
does-space-turn-over =
    The patient in bed 4 leaves, scored if cured (a complete right-hand option counts: 1 prestige); the others move on; then you may take a discarded patient into bed 1 and claim it.{ cost }
does-space-levy =
    Take { bucks } from every opponent who has any.{ cost }
does-space-dismiss =
    Discard any patient: { $prestige } prestige for you and as much for its treating player.{ cost }
does-space-denounce =
    Every opponent with a marker on red loses { $fine ->
        [one] 1 buck
       *[other] { $fine } bucks
    } or 1 prestige, once.{ cost }
does-character =
    { $unfair ->
        [2] Has two unfair spaces, “{ $first }” and “{ $second }”.
       *[other] Has two spaces, “{ $first }” and “{ $second }”; unfair of them: { $unfair }.
    }
does-patient =
    Cured with { $needs }: { $prestige } prestige.{ $right ->
        [none] { "" }
       *[other] { " " }Right-hand option: with { $right } it may go home for 1 prestige.
    }
does-skill-intensive-care = In each treat action of yours 1 patch more is free.
does-skill-pharmacy = When a cured patient of yours is discharged, you may take 1 medicine from the chest.
does-skill-finance = When a cured patient of yours is discharged, you earn 2 bucks.
does-skill-management = Your patient is discharged the moment it is cured. Needs two other skills first.

count-patch =
    { $count ->
        [one] 1 patch
       *[other] { $count } patches
    }
count-purple = { $count } purple
count-orange = { $count } orange
count-green = { $count } green
count-any = { $count } medicine of any colour
count-wild =
    { $count ->
        [one] 1 tile of any sort
       *[other] { $count } tiles of any sort
    }
tile =
    { $tile ->
        [patch] patch
        [purple] purple medicine
        [orange] orange medicine
       *[green] green medicine
    }
medicine =
    { $medicine ->
        [purple] purple medicine
        [orange] orange medicine
       *[green] green medicine
    }
thing =
    { $thing ->
        [buck] 1 buck
        [purple] purple medicine
        [orange] orange medicine
       *[green] green medicine
    }

## What happened

happened-first = { $who } gets the starting player marker.
happened-cast = { $who } plays { $character }.
happened-admit = { $patient } comes to bed { $bed }.
happened-shuffle = The discards become the stack again.
happened-place =
    { $red ->
        [0] { $who } places a marker on { $space }.
       *[other] { $who } places a marker on { $space }, which is unfair.
    }
happened-earn = { $who } earns { bucks }.
happened-pay = { $who } pays { bucks }.
happened-fetch = { $who } takes { medicine }.
happened-sell = { $who } sells { medicine }.
happened-steal = { $who } takes { thing } from { $whom }.
happened-hand-over = { $who } pays { bucks } to { $whom }.
happened-claim = { $who } claims the patient in bed { $bed }.
happened-join = { $who } comes to sit beside bed { $bed }.
happened-alone = { $who } is alone at bed { $bed } and treats that patient now.
happened-treat = { $who } places { tile } on bed { $bed }.
happened-pilfer = { $who } takes { medicine } off the patient in bed { $bed }.
happened-learn = { $who } learns { $skill }.
happened-poach = { $who } takes { $skill } from { $whom }.
happened-exam =
    { $who } takes the final exam with { $skills ->
        [0] no skills
        [one] 1 skill
       *[other] { $skills } skills
    }.
happened-score =
    { $who }: { $prestige ->
        [-1] 1 prestige lost
        [one] 1 prestige gained
       *[other] { $prestige } prestige gained
    } ({ $source }).
happened-cure = { $who } discharges { $patient } from bed { $bed }.
happened-dismiss = { $patient } leaves bed { $bed } and brings no prestige.
happened-discard = { $who } discards { $patient } from bed { $bed }.
happened-fined =
    { $who } must answer { $times ->
        [one] once
       *[other] { $times } times
    }: { bucks } or 1 prestige.
happened-spared = { $who } has nothing to lose.
happened-take-card = { $who } brings { $patient } back to bed 1.
happened-ousted = { $who } loses the patient in bed { $bed } to { $whom }.
happened-end = The game ends: { $ended }.

ended-prestige = somebody has 10 prestige or more
ended-rounds = the agreed number of rounds is played

phase-starter = setup, choosing who begins
phase-characters = setup, dealing characters
phase-admit = admitting patients
phase-place = actions
phase-discharge = discharge
phase-over = the end

source-cured = cured patients
source-exam = final exam
source-bribe = bribes
source-character = character
source-punished = punishments

decided-prestige = Decided by prestige.
decided-tiles = Tied on prestige: decided by medicine and bucks together.
decided-shared = Tied in everything: first place is shared.

## In the terminal

from-visiting-card = from the published visiting card
from-visiting-card-price = the buck a tile is from the published visiting card
from-visiting-card-theft = the theft is from the published visiting card
