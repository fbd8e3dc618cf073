### Every sentence a person reads, in English.
###
### Figures are words of the game, numbers, or text that was given. Patients stay words (`r4t`:
### a red 4, treated). Some figures of errors arrive as `none` when they
### were empty; lists arrive with commas.

## What anybody can get wrong, whatever the game

game-over = Nobody can say “{ $said }”: the game is over.
not-to-speak =
    “{ $said }” is not for { $speaker } to say: now it is for { $turn } to speak.
word-number = A word and its speaker are given by their numbers; { $said } said by { $speaker } is not that.
illegal-word =
    “{ $said }” is not legal for { $speaker } now. Legal: { $legal }.
name-the-speaker =
    Who says “{ $said }”? It is for { $turn } to speak: name one in front of the word, as in “{ $example }”.
bad-speaker =
    “{ $text }” names no speaker. { speakers-are }
speakers-are = A speaker is a player (1, 2 …), * (chance) or *2 (chance for Player 2).
unknown-word =
    “{ $word }” is not a word of this game. { $near ->
        [none] “wardround legal” lists the words that can be said.
       *[other] Did you mean: { $near }?
    }
unknown-game = There is no game “{ $name }”. { did-you-mean }Games: { $known }.
plugin-broken = The module “{ $module }” that WARDROUND_GAMES names brings no game: { $error }. Correct the name, put its folder on PYTHONPATH, or leave it out.
unknown-player = There is no player “{ $name }”. { did-you-mean }Players: { $known }.
player-no-parameters = “{ $player }”: { $name } takes no parameters. Write “{ $name }”.
player-parameter = “{ $player }”: there is no parameter “{ $parameter }”. { did-you-mean }There are: { $known }.
player-value =
    “{ $player }”: { $parameter } is a whole number from { $least } to { $most }, not “{ $value }”. Write { $parameter }={ $least }, for example.
player-one-parameter = “{ $player }” says twice what can be said once: name only one of { $known }.
player-served = “{ $player }” asks for too much of a shared server: { $parameter } is at most { $most } here.
tournament-few = A tournament needs at least as many bots as seats: { $bots } for { $seats }. A bot may be named several times.
tournament-file = { $path } is no file of tournament results. Name another one, or move it away.
tournament-other = { $path } holds the results of another tournament (game, options, bots, seed or cards differ). Name another file.
program-start = The program { $path } cannot be started: { $reason }. Name a file that can be run, with ./ in front if it is here.
program-slow = The program { $path } did not answer within { $seconds } seconds and was ended.
program-ended =
    The program { $path } ended (code { $code }) instead of answering. { $said ->
        [none] It wrote nothing on standard error.
       *[other] The last it wrote on standard error: { $said }
    }
program-garbage = The program { $path } wrote “{ $line }” instead of an answer to question { $id }, as in {"{"}"id": { $id }, "word": "finish"{"}"}.
program-illegal = The program { $path } said “{ $said }”, which cannot be said now. It had the choice of: { $legal }.
unknown-language = There is no language “{ $name }”. { did-you-mean }Languages: { $known }.
unknown-names = WARDROUND_NAMES cannot be “{ $name }”. Allowed: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }
option-value =
    { $value ->
        [none] “{ $option }” is missing.
       *[other] “{ $option }” cannot be “{ $value }”.
    } Allowed: { $allowed }.
administrators-few =
    { $seats } seats need { $needed } administrators to be dealt, these cards have { $have }. Add cards, or choose administrators=no.
option-unknown = There is no option “{ $option }”. Options: { $known }.
option-form =
    “{ $text }” is not an option. Write name=value, as in --option administrators=no.
option-twice = The option “{ $option }” is given twice: give it once.
seat-range = There is no player { $seat } here. Players are 1 to { $seats }.
player-count =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } named for { $seats } seats. Name one for each seat (random,random), or one for all.
deals-number = At least one deal is needed, not { $deals }.
positive-number =
    At least one game and one job are needed (games: { $games }, jobs: { $jobs }).

## Taking back

undo-over = The game is over: nothing can be taken back.
undo-too-many =
    { $whom } cannot take back { $count ->
        [one] 1 word
       *[other] { $count } words
    }: not so many have been said.
undo-chance = { $whom } cannot take that back: dice or cards have come up since.
undo-barrier = { $whom } cannot take that back: the step it belonged to has ended for everybody.
undo-depends =
    { $whom } cannot take that back: what { $other } has said since depends on it.
rewind-range =
    There is no entry { $entry } to go back to: the journal has { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.

## Journals

journal-first-line =
    Line { $line }: a journal begins with the line “{ $wanted }”. { journal-help }
journal-form = Line { $line }: “{ $text }” is not a line of a journal. { journal-help }
journal-header-twice =
    Line { $line }: “{ $field }” comes a second time, or after the first word was said. Keep one, at the top.
journal-header-missing =
    Line { $line }: the line “{ $field } …” is missing from the top of the journal. { journal-help }
journal-number = Line { $line }: “{ $text }” is not a whole number from 1 to 999999.
journal-seat = Line { $line }: “{ $text }” is not a seat. Seats are 1, 2, 3 …
journal-speaker = Line { $line }: “{ $text }” names no speaker. { speakers-are }
journal-rules =
    Line { $line }: the journal was played by version { $found } of the rules, this program knows version { $known }.
journal-players =
    Line { $line }: { $found ->
        [one] one player is
       *[other] { $found } players are
    } named for { $seats } seats. Name every seat once, or none.
journal-line = Line { $line }: { $error }
journal-entry = Entry { $entry }: { $error }
journal-rewrite =
    Line { $line }: here stands “{ $found }”, but this journal is written “{ $wanted }”. “wardround replay” without --check takes it as it is.
journal-help = docs/notation.md describes the form.

## Position codes

position-game =
    “{ $start }” is not a position code: it must begin with the name of a game and a colon. Games: { $known }. { position-help }
position-form =
    “{ $start }” is not a whole position code: it has { $found ->
        [one] 1 section
       *[other] { $found } sections
    } between colons, and needs the game, the version, the options, the table and one for each seat. { position-help }
position-version =
    The position code is of version { $found ->
        [none] (nothing)
       *[other] { $found }
    }, this program reads version { $known }.
position-sections =
    The position code has { $found ->
        [one] one hospital section
       *[other] { $found } hospital sections
    } for { $seats } seats: there must be one for each seat. { position-help }
position-field =
    { $field ->
        [none] An empty field
       *[other] “{ $field }”
    } is not a field of { position-where }. Fields are name=value, with these names: { $known }.
position-twice = The field “{ $field }” comes twice in { position-where }: keep one.
position-value =
    { $value ->
        [none] The field “{ $field }” of { position-where } is missing or empty.
       *[other] The field “{ $field }” of { position-where } cannot hold “{ $value }”.
    } { $allowed ->
        [a-word-of-the-game] It holds words of the game, parted by dots.
        [one-word] It holds one word.
       *[other] Allowed: { $allowed }.
    } { position-help }
position-not-now =
    No game can be there: the field “{ $field }” of { position-where } does not go with phase={ $phase }.
position-patient =
    “{ $word }” in the field “{ $field }” of { position-where } is not a patient. Patients are written like r4, g2t or ry3.
position-treated =
    “{ $word }” in the field “{ $field }” of { position-where } is treated; at this point of the game patients there wait (without t or m).
position-recoloured =
    “{ $word }” in the field “{ $field }” of { position-where } shows another colour than its own; that happens only in activation.
position-card =
    { $word ->
        [board] Every hospital has the departments of its board exactly once; do not write them in the field “{ $field }” of { position-where }.
       *[other] “{ $word }” does not belong in the field “{ $field }” of { position-where }.
    }
position-not-owned =
    The field “{ $field }” of { position-where } names more than that hospital has.
position-workers =
    The numbers do not agree in { position-where }: every used department has one worker, so “used” must have as many words as nurses and specialists are placed.
position-beds =
    { $patients } patients are too many in { position-where }: a hospital has { $beds } beds.
position-copies =
    { $copies ->
        [0] “{ $card }” is not a card of the deck: every hospital has it on its board. Do not write it.
       *[other] There are more { $card } cards in the position than the { $copies } that exist.
    }
position-dice =
    There are more { $colour } dice in the position than the { $dice } that exist.
position-first =
    { $whom } cannot be first player: whoever took ambulance { $ambulance }, the lowest, is. { position-help }
position-ambulances =
    The ambulances taken ({ $taken }) cannot be: each is taken by one seat at most, the highest is the number of seats plus one, and the first player cannot take number 1.
position-administrators = Two hospitals hold the same administrator; each exists once.
position-stuck =
    Nobody could go on from this position: with phase={ $phase } that step would be over already.
position-said =
    “{ $word }” in the field “said” of { position-where } could not have been said there.
position-where =
    { $where ->
        [table] the table section
        [options] the options section
       *[other] the section of Player { $where }
    }
position-help = docs/notation.md describes the form.

## Card files

card-toml = the file is not valid TOML: { $error }.
card-id = an id is lower-case letters, digits and inner hyphens, at most 40: change it.
card-field = it cannot be { $value }. Allowed: { $allowed }.

## Files and the command itself

file-missing = { $path }: there is no such file.
file-folder = { $path } is a folder; a file is needed.
file-unreadable = { $path } cannot be read: { $reason }.
file-binary = { $path } is not a text file (it is not UTF-8).
file-exists = { $path } is there already. Use --force to replace it.
file-special = { $path } is not an ordinary file and will not be replaced.
file-ending = { $path }: games are kept as journals (a name such as games.txt) or as one row each (games.csv), not as { $ending }. Choose one of these endings.
file-unwritable = { $path } cannot be written: { $reason }.
output-failed = The output cannot be written: { $reason }.
bad-command = { $reason } “{ $help }” tells more.
no-words = Which words? Name at least one; “wardround legal” lists those that can be said.
in-file = { $path }: { $error }
why-illegal = { $error } Why not: { $why }

## Names of things on the command line

seat = Player { $seat }
house = house
house-parts = { $parts }: house
house-parts-and = { $parts } and { $last }
house-part-name = name
house-part-effect = effect
house-part-price = price
house-part-colour = colour
house-part-points = points
speaker-chance = chance
speaker-chance-for = chance for { $who }

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

label-seats = Seats: { $seats }
label-default = (default)
label-legal-words = Say: { $words }
label-over = The game is over: nobody may speak.
label-seat = seat
label-player = player
label-place = place
label-total = total
label-games = games
label-rating = rating
label-tournament = { $games } games. Ratings by openskill (Plackett-Luce); they begin at 25.
label-wins = wins
label-mean = mean score
label-interval = 95 % interval
label-range = { $low } to { $high }
label-journal =
    { $path }, line { $line }: { $game }, { $words ->
        [one] 1 word
       *[other] { $words } words
    }
label-unfinished = Not over: this is how it stands.
label-checked =
    { $count ->
        [one] 1 journal checked
       *[other] { $count } journals checked
    }
label-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $words } words, { $rate } words a second
label-written =
    { $rows ->
        [yes] Results written to { $path }
       *[no] Journals written to { $path }
    }
label-playing = playing
label-checking = checking
label-rate = { $rate } a second
bench-seconds = “{ $seconds }” seconds cannot be measured. Give more than 0 and at most 600.
bench-word-by-word = Random games, word by word …
bench-in-one-loop = Random games, in one loop …
bench-single-steps = Single steps …
bench-build = { $game }, { $seats } seats, { $build } rules, Python { $python }, one core:
bench-words-per-second = words a second, word by word
bench-decisions-per-second = decisions of seats a second, word by word
bench-words-per-second-in-one-loop = words a second, in one loop
bench-clone-us = cloning a state
bench-legal-us = asking for legal words
bench-apply-us = applying a word
bench-bytes-a-state = bytes a state
cards-board-departments = Departments on every hospital board
cards-departments = Departments to be built
cards-specialists = Specialists
cards-administrators = Administrators (their names are house: no printed card gives them)
cards-copies =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }

## Dice Hospital: what a seat is asked, and why

dh-ask-nothing = The game is over.
dh-reason-over = All eight rounds are played.
dh-ask-wait = Wait.
dh-reason-chance = Dice are rolled or cards are turned up.
dh-reason-others = Still to speak: { $whom }.
dh-ask-extra = One more card: turn up a department or a specialist?
dh-reason-extra = With two players the first player chooses what the last card of the display is.
dh-ask-starting = Which of your dice starts as a { $value }?
dh-reason-starting =
    Your starting patients get the values { $values }; the last die takes what is left.
dh-ask-keep = Which administrator do you keep?
dh-reason-keep = You hold two; the other one leaves the game. Nobody sees your choice until all have chosen.
dh-ask-arrange =
    Choose { $places ->
        [one] 1 die
       *[other] { $places } dice
    } of value { $value } for ambulance { $ambulance }.
dh-reason-arrange =
    { $dice } dice show a { $value } and do not all fit: the player to the right of the first player decides which colours go where.
dh-ask-take = Which ambulance do you take?
dh-reason-take =
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
dh-ask-overflow =
    Too few beds: which { $short ->
        [one] patient
       *[other] { $short } patients
    } that you already had will you lose?
dh-reason-overflow =
    The new patients stay. { $short ->
        [one] One more bed is needed
       *[other] { $short } more beds are needed
    }, and each costs an old patient as a fatality.
dh-ask-improve = Take a department or a specialist, or pass?
dh-reason-improve =
    { $cards ->
        [one] One card is
       *[other] { $cards } cards are
    } left in the display. You may take one each round.
dh-ask-return =
    { $bags ->
        [one] Return one of your improvements for a blood bag, or pass?
       *[other] Return one of your improvements for { $bags } blood bags, or pass?
    }
dh-ask-return-card = Which improvement do you return?
dh-reason-return =
    Once a round an improvement, even a new one, may go back under its pile for { dh-bags }.
dh-ask-spare = Which { dh-colour } patient does not get worse?
dh-reason-spare = Your administrator spares one untreated { dh-colour } patient each round.
dh-ask-worker =
    { $bags ->
        [0] Place a worker, or finish.
       *[other] Place a worker, use a blood bag, or finish.
    }
dh-reason-worker =
    You have { $free ->
        [0] no free worker
        [one] 1 free worker
       *[other] { $free } free workers
    } and { dh-bags }. Whoever is not treated gets worse.
dh-bags =
    { $bags ->
        [0] no blood bag
        [one] 1 blood bag
       *[other] { $bags } blood bags
    }
dh-ask-department =
    Which department does { dh-the-worker } work in?
dh-reason-department = Unused departments that find all the patients they need can be chosen.
dh-the-worker =
    { $worker ->
        [nurse] the nurse
       *[other] the { $worker }
    }
dh-ask-patients =
    { $patient ->
        [none] { $department }: choose { dh-picks }.
       *[other] { $department }: which colour shall { $patient } show?
    }
dh-reason-patients =
    { $form ->
        [heal] It heals { dh-whom } by { dh-steps }.
       *[other] { dh-treatment }
    }
dh-ask-effect =
    { $patient ->
        [none] { $worker }: choose { dh-picks }{ $picked ->
            [0] , or skip
           *[other] { "" }
        }.
       *[other] { $worker }: which colour shall { $patient } show?
    }
dh-reason-effect = The { $worker } may now { dh-effect }.{ dh-or-a-bag }
dh-or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }A blood bag can be used first.
    }
dh-ask-bag-patient = Who gets the blood bag?
dh-ask-bag-use =
    { $patient }: heal it by { dh-steps }, or which colour shall it show?
dh-reason-bag =
    You have { dh-bags }. One bag heals any patient by { dh-steps }, or changes the colour a patient shows until the end of activation.

## Dice Hospital: why a thing cannot be said now

dh-why-over = the game is over.
dh-why-chance = dice and cards come first.
dh-why-others = it is not your turn; still to speak: { $whom }.
dh-why-phase = this is not asked now. The step is: { $phase }.
dh-why-new-patient = new patients can never be given up; choose one that you had before.
dh-why-not-here = this die cannot go into ambulance { $ambulance }: lower values fill it first.
dh-why-return-first = say “return” first, then the card.
dh-why-not-improvement = only an improvement that you own can be returned.
dh-why-ambulance-taken = { $whom } has taken that ambulance.
dh-why-ambulance-first = the first player may not take ambulance 1.
dh-why-sentence = first complete what you have begun to say.
dh-why-effect-first = first use or skip the effect of the specialist you placed.
dh-why-no-bag = you have no blood bag.
dh-why-no-patients = you have no patient to use it on.
dh-why-worker-used =
    { $worker ->
        [nurse] all your nurses have worked this round.
       *[other] the { $worker } has worked this round.
    }
dh-why-no-department = no unused department of yours finds all the patients it needs.
dh-why-department-used = { $department } has been used this round.
dh-why-department-cannot =
    { $department } heals { dh-whom }; of your patients { $have ->
        [0] none fits
        [one] 1 fits
       *[other] { $have } fit
    } by colour and value.
dh-why-department-pattern =
    { $department } heals { dh-whom }; no such group is among the { $have } patients that fit by colour.
dh-why-department-two =
    { $department } has two parts, both or neither; for the { $slot ->
        [first] first
       *[second] second
    }, { dh-whom }, there { $have ->
        [0] is nobody
        [one] is only 1
       *[other] are only { $have }
    }.
dh-why-no-such-patient = you have no { $patient }.
dh-why-worker-first = first say which worker you place.
dh-why-department-first = first say which department it works in.
dh-why-colour = only a patient that shows { dh-colour } can be chosen.
dh-why-value = only a patient{ dh-of-values } can be chosen.
dh-why-picked = every { $patient } you have is chosen already.
dh-why-pattern =
    { $pattern ->
        [run] it does not make { $count } consecutive values with what is chosen.
        [equal] it does not make { $count } of one value with what is chosen.
       *[any] a group is said from the lowest value to the highest, and this one comes before what is chosen.
    }
dh-why-not-healed = the { $worker } heals only patients that its department has just healed.
dh-why-just-healed = the { $worker } heals another patient, not one that its department has just healed.
dh-why-match = the { $worker } needs a patient with the value that one of those just healed had before.

## Dice Hospital: what cards do

dh-treatment =
    { $form ->
        [two] Heal { dh-whom } by { dh-steps } and { dh-second }; both or neither.
        [by-value] Heal { dh-whom } by steps that depend on its value: { $by_value } for 1 to 6.
        [lower] Lower { dh-whom } by { dh-steps }.
        [flip] Turn { dh-whom } to the opposite face (7 minus the value).
        [reroll] Roll { dh-whom } again and keep the result.
        [recolour] Change the shown colour of { dh-whom } until the end of activation.
        [transfer] Send { dh-whom } back to the bag, which is no fatality.
       *[heal] Heal { dh-whom } by { dh-steps }.
    }
dh-board-treatment =
    { $form ->
        [heal] { dh-whom }, { dh-steps }
       *[other] { dh-treatment }
    }
dh-specialist =
    When { dh-occasion }, you may { dh-effect }.
dh-administrator-spare =
    Each round one untreated { dh-colour } patient of your choice does not get worse.
dh-administrator-most =
    { dh-points } each round in which you discharge more patients than anyone else (nobody on a tie).
dh-administrator-needs =
    { dh-points } each round in which you discharge at least { dh-needed }.

dh-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dh-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[any] any-coloured
    }
dh-trigger-colour =
    { $trigger ->
        [red] red
        [yellow] yellow
       *[green] green
    }
dh-coloured =
    { $colour ->
        [any] { "" }
       *[other] { dh-colour }{ " " }
    }
dh-whom =
    { $count ->
        [1] one { dh-coloured }patient
       *[other] { dh-how-many } { dh-number } { dh-coloured }patients
    }{ dh-of-values }{ dh-in-pattern }
dh-number =
    { $count ->
        [2] two
        [3] three
       *[4] four
    }
dh-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ dh-each }
dh-each =
    { $count ->
        [1] { "" }
       *[other] { " " }each
    }
dh-in-pattern =
    { $pattern ->
        [equal] { " " }of the same value
        [run] { $count ->
            [2] { " " }of consecutive values (such as 2 and 3)
            [3] { " " }of consecutive values (such as 2, 3 and 4)
           *[other] { " " }of consecutive values (such as 2, 3, 4 and 5)
        }
       *[any] { "" }
    }
dh-of-values =
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
dh-effect =
    { $form ->
        [two] heal { dh-object } by { dh-steps } and { dh-second } (both or neither)
        [by-value] heal { dh-object } by steps that depend on its value ({ $by_value } for 1 to 6)
        [lower] lower { dh-object } by { dh-steps }
        [flip] turn { dh-object } to the opposite face (7 minus the value)
        [reroll] roll { dh-object } again
        [recolour] change the shown colour of { dh-object } until the end of activation
        [transfer] send { dh-object } back to the bag (no fatality)
       *[heal] { dh-effect-heal }
    }
dh-more-steps =
    { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    }{ dh-each }
dh-other =
    { $count ->
        [1] another { dh-coloured }patient
       *[other] { dh-how-many } { dh-number } other { dh-coloured }patients
    }{ dh-any-colour }{ dh-of-values }{ dh-in-pattern }
dh-any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }of any colour
           *[other] { "" }
        }
       *[other] { "" }
    }
dh-needed =
    { $green ->
        [0] { $yellow ->
            [0] { $red } red { $red ->
                [one] patient
               *[other] patients
            }
           *[other] { dh-needed-red }{ $yellow } yellow { $yellow ->
                [one] patient
               *[other] patients
            }
        }
       *[other] { dh-needed-red-and-yellow }{ $green } green { $green ->
            [one] patient
           *[other] patients
        }
    }
dh-needed-red =
    { $red ->
        [0] { "" }
       *[other] { $red } red and { "" }
    }
dh-needed-red-and-yellow =
    { $yellow ->
        [0] { dh-needed-red }
       *[other] { $red ->
            [0] { $yellow } yellow and { "" }
           *[other] { $red } red, { $yellow } yellow and { "" }
        }
    }

## Dice Hospital: what happened

dh-happened-first = { $who } is first player.
dh-happened-reveal = { $card } is turned up.
dh-happened-shelve = { $card } goes under its pile.
dh-happened-draw = { $who } draws a { dh-colour } die.
dh-happened-settle = { $who } starts with { $patient }.
dh-happened-deal =
    { $administrator ->
        [hidden] { $who } is dealt an administrator.
       *[other] { $who } is dealt { $administrator }.
    }
dh-happened-keep =
    { $administrator ->
        [hidden] { $who } has chosen an administrator.
       *[other] { $who } keeps { $administrator }.
    }
dh-happened-appoint = { $who } has the administrator { $administrator }.
dh-happened-roll = { $patient } comes in.
dh-happened-load = { $patient } goes into ambulance { $ambulance }.
dh-happened-take = { $who } takes ambulance { $ambulance }.
dh-happened-unload = { $patient } leaves with ambulance { $ambulance }, back into the bag.
dh-happened-gain =
    { $who } gains { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
dh-happened-admit = { $who } admits { $patient }.
dh-happened-die = { $who } loses { $patient }: a fatality.
dh-happened-build =
    { $hired ->
        [0] { $who } builds { $card }.
       *[other] { $who } hires the { $card }.
    }
dh-happened-give-back =
    { $hired ->
        [0] { $who } returns { $card }.
       *[other] { $who } returns the { $card }.
    }
dh-happened-place =
    { $worker ->
        [nurse] { $who } sends a nurse to { $department }.
       *[other] { $who } sends the { $worker } to { $department }.
    }
dh-happened-heal = { $who } heals { $patient }: now { $becomes }.
dh-happened-discharge = { $who } discharges { $patient }.
dh-happened-recolour = { $who } changes the colour of { $patient }: now { $becomes }.
dh-happened-spend =
    { $who } uses { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
dh-happened-pending = { $who } may use the effect of the { $worker }.
dh-happened-spare = { $who } spares { $patient }.
dh-happened-worsen = { $who } neglects { $patient }: now { $becomes }.
dh-happened-score = { $who } scores { dh-points }: { $source }.

## Dice Hospital: the board

dh-board-round = Dice Hospital, round { $round } of { $rounds }: { $phase }
dh-board-setup = Dice Hospital: { $phase }
dh-board-asked = { $who }: { $question }
dh-board-said = Said so far: { $words }
dh-board-forecast =
    If you finish now: { $points ->
        [0] no points
       *[other] { dh-points }
    }; { $worse ->
        [none] nobody gets worse
       *[other] getting worse: { $worse }
    }; { $dead ->
        [none] nobody dies
       *[other] dying: { $dead }
    }.
dh-board-ambulance = Ambulance { $ambulance }
dh-board-sum = (sum { $sum })
dh-board-taken = taken by { $who }
dh-board-empty = empty
dh-board-intake = Rolled
dh-board-display = Display
dh-board-nothing = none
dh-board-first = first player
dh-board-has-word = has the word
dh-board-finished = done
dh-board-with-ambulance = ambulance { $ambulance }
dh-board-beds =
    { $free ->
        [0] Beds: all { $beds } taken
       *[other] Beds: { $taken } of { $beds } taken, { $free } free
    }
dh-board-waiting = Waiting
dh-board-treated = Treated
dh-board-incoming = Arriving
dh-board-lounge = Discharged this round
dh-board-lounge-dice = { $red } red, { $yellow } yellow, { $green } green
dh-board-hand = Dealt
dh-board-departments = Departments
dh-board-staff = Specialists
dh-board-used = used
dh-board-placed = placed
dh-board-nurses = Nurses
dh-board-nurses-free = { $free } of { $nurses } free
dh-board-bags = Blood bags
dh-board-fatalities = Fatalities
dh-board-points = Points
dh-board-administrator = Administrator
dh-board-hidden = hidden
dh-board-bag = In the bag
dh-board-bag-dice = { $red } red, { $yellow } yellow, { $green } green dice

## Dice Hospital: names

dh-phase-first-player = setup, choosing the first player
dh-phase-reveal = turning up cards
dh-phase-extra = choosing one more card
dh-phase-extra-department = turning up one more department
dh-phase-extra-specialist = turning up one more specialist
dh-phase-starting-dice = setup, drawing starting dice
dh-phase-starting-values = setup, setting starting dice
dh-phase-deal = setup, dealing administrators
dh-phase-keep = setup, keeping an administrator
dh-phase-roll = intake, rolling dice
dh-phase-arrange = intake, filling ambulances
dh-phase-take = intake, taking ambulances
dh-phase-overflow = intake, finding beds
dh-phase-improve = improvement
dh-phase-return = improvement, returning cards
dh-phase-activate = activation
dh-phase-spare = neglect
dh-phase-over = the end

dh-source-discharges = discharged patients
dh-source-empty-hospital = empty hospital
dh-source-administrator = administrator
dh-source-bags = blood bags left
dh-source-fatalities = fatalities

dh-decided-points = Decided by points.
dh-decided-fewest-patients = Tied on points: decided by fewest patients left.
dh-decided-patient-values = Tied on points and patients left: decided by the sum of their values.
dh-decided-shared = Tied in everything: first place is shared.

## Playing in the terminal

play-you = You
play-namesake = { $name } ({ $seat })
play-name = “{ $name }” cannot be a player's name: a name is one word without spaces.
play-player-count =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } named for { $seats } seats. Name one for each seat, or leave --seats out.
play-resume-alone = A game that goes on has its players, seats, options and dice already: give --resume without them.
play-none-unfinished = There is no unfinished game to go on with. “wardround play” starts one.
play-save-exists = { $path } is there already. Name another file.
play-save-where = Save where? Name a file, as in “save game.journal”.
play-saved = Written to { $path }.
play-welcome = Dice Hospital. Type a number or words and press Enter; “help” tells more.
play-unfinished = An unfinished game is kept: “wardround play --resume” goes on with it.
play-kept = The game is kept in { $path }.
play-resume = The game is kept. Go on with: { $command }

play-asked = { $who }: { $question }
play-only-finish = { $who }: Nothing more can be done. Finish.
play-legend = { $ready } now · { $idle } not now · { $used } used
play-recap = Round { $round } is over. { $told }
play-harvest =
    { $who }: { dh-points }, { $home } home{ $dead ->
        [0] { "" }
        [one] , 1 died
       *[other] , { $dead } died
    }
play-waiting-for = { $who } is thinking.
play-not-asked = Wait: it is not a person's turn.
play-forecast =
    Stop now: { $points ->
        [0] no points
       *[other] { dh-points }
    }, { $worse ->
        [0] nobody gets worse
        [one] 1 gets worse
       *[other] { $worse } get worse
    }, { $deaths ->
        [0] nobody dies.
        [one] 1 dies: { $dead }.
       *[other] { $deaths } die: { $dead }.
    }
play-finish-loses =
    Finish?{ $free ->
        [0] { "" }
       *[other] { " " }Could still work: { $workers }.
    }{ $deaths ->
        [0] { "" }
        [one] { " " }Dies: { $dead }.
       *[other] { " " }Die: { $dead }.
    }
play-finish-anyway = finish anyway
play-back = go on playing
play-say-more = Many sentences hold that: say more of its words.
play-which-sentence = Which of these?
play-chance = (chance answers: cannot be undone)
play-number =
    { $most ->
        [0] There is nothing numbered { $number } to choose.
       *[other] There is no choice { $number }: they are numbered 1 to { $most }.
    }
play-why-not = { $word }: { $why }
play-why-can = { $word } can be said now.
play-why-what = Why what? Name a word, as in “why radiology”.
play-taken-back =
    Taken back: { $words }{ $answers ->
        [none] .
       *[other] , and what { $answers } answered.
    }
play-redone = Said again: { $words }.
redo-nothing = There is nothing to say again.
restart-nothing = You have said nothing in this part of the game that could be taken back.
undo-nothing = Nothing has been said that could be taken back.
play-undo-over = The game is over: nothing can be taken back.
play-undo-chance = That cannot be taken back: dice or cards have come up since.
play-undo-barrier = That cannot be taken back: the step it belonged to has ended for everybody.
play-undo-depends = That cannot be taken back: others have built on it.
play-cover = Hand the keyboard to { $who }; nobody else looks. { $who }, press Enter.

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
    { $who }: { dh-points }, { $patients ->
        [one] 1 patient
       *[other] { $patients } patients
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } very ill)
    }, { $home } gone home, { dh-bags }, { $dead ->
        [one] 1 fatality
       *[other] { $dead } fatalities
    }{ $cards ->
        [none] { "" }
       *[other] ; { $cards }
    }.
play-log = { $who }: { $what }
play-by-round = By round
play-won =
    { $who ->
        [you] You win!
       *[other] { $count ->
            [one] { $winners } wins.
           *[other] { $winners } share first place.
        }
    }

play-cover-stays = Earlier lines may show what is secret: nobody looks back at them.
play-city-taken = taken by { $who }
play-city = Ambulances: { $told }.
play-arrange =
    into ambulance { $ambulance }; { $dice ->
        [none] nothing lies there yet
       *[other] there already: { $dice }
    }
play-unknown-word =
    “{ $word }” is not a word of this game. { $near ->
        [none] { $tab ->
            [yes] Tab completes words, “help” tells more.
           *[no] Type a number; “help” tells more.
        }
       *[other] Did you mean: { $near }?
    }
play-bot-near = There is no bot “{ $name }”: did you mean { $near }? A person needs a name less like it.
play-save-one = “{ $text }” is more than one name: name one file, without spaces.
play-taken-back-of =
    Taken back, said by { $who }: { $words }{ $answers ->
        [none] .
       *[other] , and what { $answers } answered.
    }
play-help-about = You run a hospital for eight rounds: take an ambulance of patients, improve your hospital, and place nurses and specialists in departments to heal. A patient healed beyond 6 goes home; whoever is not treated loses 1, and dies below 1.
play-help-points = Points each round for the patients sent home together: { $ladder } for 1, 2, 3 …; 5 more if your hospital is empty then. At the end 1 for each blood bag left and -2 for each fatality.
play-help-stops = finish: end your activation; skip: leave an effect unused; pass: take or return nothing; bag: a blood bag heals any patient by 1 step or changes the colour it shows.
play-help-marks = On the full screen: [r2] can be chosen now, † would die; ● can be used now, ○ not now, ✓ used, ▶ just said.
play-type-here = a number, words, or help
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab complete Esc back
play-page-foot = Enter or Esc closes this page; arrows scroll.
play-end-foot = Enter or Esc closes this page; then “quit” or Ctrl+C leaves.
play-title-end = The game is over
play-title-board = The whole table
play-title-others = The rest of the table
play-title-scores = Scores as they stand
play-title-log = What happened
play-title-help = How to play
play-help-words =
    Choose by its number, or type words and press Enter: “nurse pharmacy g4”. Inside a sentence the order is free, and some of its words are enough where they tell which one is meant.
play-help-patients =
    Patients are words: r4 is a red 4, y is yellow, g green; r4t was treated this round, rg4 is a red die that shows green.
play-help-undo = take back the last sentence, and what bots answered
play-help-redo = say it again
play-help-restart = back to the start of this part of the round
play-help-back = take back the last word of a half sentence
play-help-hint = the best words found for you now
play-help-why = why a word cannot be said now, and what a card does: “why radiology”
play-help-board = the whole table
play-help-others = the table without your own part
play-help-scores = where the points came from, round by round
play-help-log = what happened
play-help-save = write a copy of the game: “save game.journal”
play-help-help = this page
play-help-quit = leave; the game is kept, and “wardround play --resume” goes on with it

## Dice Hospital: in few words

dh-patient =
    { dh-colour } { $value }{ $shows ->
        [own] { "" }
       *[other] { " " }showing { $shows }
    }{ $condition ->
        [treated] { " " }(treated)
        [marked] { " " }(just healed)
       *[waiting] { "" }
    }
dh-brief-first = first player{ $what }
dh-brief-reveal = Turned up: { $what }
dh-brief-draw = dice drawn: { $what }
dh-brief-item-draw =
    { $colour ->
        [red] red
        [yellow] yellow
       *[green] green
    }
dh-brief-settle = starting patients: { $what }
dh-brief-deal = dealt: { $what }
dh-brief-keep = kept: { $what }
dh-brief-appoint = administrator: { $what }
dh-brief-roll = Rolled: { $what }
dh-brief-take = ambulance { $what }
dh-brief-gain = blood bag +{ $what }
dh-brief-admit = new patients: { $what }
dh-brief-die = { $what }
dh-brief-build = new: { $what }
dh-brief-give-back = given back: { $what }
dh-brief-place = { $what }
dh-brief-heal = { $what }
dh-brief-discharge = { $what }
dh-brief-recolour = { $what }
dh-brief-spend = blood bag -{ $what }
dh-brief-spare = spared: { $what }
dh-brief-worsen = worse: { $what }
dh-brief-score = { $what }
dh-brief-item-place = { $worker } to { $department }
dh-brief-item-becomes = { $patient } becomes { $value }
dh-brief-item-recolour = { $patient } shows { $shows }
dh-brief-item-score = { dh-points } ({ $source })
dh-brief-item-die = { $patient } dies
dh-brief-item-discharge = { $patient } goes home
dh-brief-item-hidden = an administrator

dh-chip-sum = sum { $sum }
dh-chip-beds =
    { $short ->
        [1] 1 bed short: one of yours dies
        [2] 2 beds short: two of yours die
        [3] 3 beds short: three of yours die
       *[other] { $beds ->
            [0] fits exactly
            [one] 1 bed left
           *[other] { $beds } beds left
        }
    }
dh-chip-lowest =
    { $sure ->
        [always] blood bag and first player
       *[other] blood bag and first player if nobody takes a lower one
    }
dh-chip-builds =
    builds { $first ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }{ dh-chip-or }
dh-chip-or =
    { $last ->
        [1] { "" }
        [2] { $first ->
            [2] { "" }
           *[other] { " " }or 2nd
        }
        [3] { $first ->
            [3] { "" }
           *[other] { " " }to 3rd
        }
       *[other] { $first ->
            [4] { "" }
           *[other] { " " }to 4th
        }
    }

dh-word-bag = heal any patient by 1 step, or change the colour it shows
dh-word-department = turn up one more department
dh-word-specialist = turn up one more specialist
dh-word-finish = end your activation
dh-word-nurse = to any department that finds its patients
dh-word-pass = no, nothing
dh-word-return = give a card back for a blood bag
dh-word-skip = no, thanks: leave the effect unused

## The server: tables of people and bots

stale-prompt = That was for question { $prompt }; now it is question { $now }. Look again, then answer.
table-unknown = There is no table “{ $table }”. Check the link.
table-full = Every seat of this table is taken. You can watch.
table-waits =
    The game has not begun: { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } still open. Invite somebody, or fill up with bots.
table-not-begun = The game has not begun.
table-too-long = This table has reached its end: { $entries } entries, or { $taken } takings-back. Start a new one.
game-over-here = The game is over: nothing more can be said.
rules-gone =
    This table was begun with version { $rules } of “{ $game }” and its cards; { $known ->
        [0] this game is not installed here
       *[other] version { $known } with other cards is installed
    }. It can be read, and goes on when that version is installed again.
seat-not-open = That seat is not open. Choose another.
seat-not-yours = You do not play for { $whom }.
token-unknown = This proof of a seat was not made here. Join again.
token-elsewhere = This proof of a seat belongs to another table.
token-void = This seat is held from another device now. Move it back with a code from there.
code-unknown = This code was used already, or is too old. Ask for a new one.
name-empty = A name is needed: 1 to { $longest } characters that can be shown.
chat-empty = There is nothing to send: 1 to { $longest } characters that can be shown.
phrase-unknown = There is no quick phrase “{ $phrase }”.
journal-later = The journal can be seen when the game is over.
play-on-same = A game goes on only from a finished table with the same options, and with every seat taken.
rematch-early = The game is not over yet: play it again afterwards.
plea-open = { $whom } is asking to go back already: answer that first.
plea-gone = Nobody is asking you that any more.
plea-alone = Nobody is there who could agree to go back: chance has spoken, and stays.
redo-gone = That cannot be said again: the game has moved on.
too-fast = That was too much at once. Wait a little.
origin-foreign = Pages from elsewhere may not do this.
hello-first = The first message must be “hello”.
hello-twice = “hello” is said once, at the beginning.
wire-version = This server speaks version { $known } of the wire, not { $found }. Load the page again.
message-malformed = The message cannot be read: { $reason }
body-too-long = The message is too long: at most { $bytes } bytes.
cards-too-long = The card file is too long: at most { $bytes } bytes.
cards-none-here = “{ $game }” cannot be played with a card file: leave it out.
cards-mistaken =
    The card file has { $mistakes ->
        [one] a mistake
       *[other] { $mistakes } mistakes, the first of them
    }: { $error }
query-number = “{ $name }” must be a whole number, not “{ $text }”.
page-unknown = There is no such page.
server-fault = Something went wrong here, and nothing was changed. Try again.
store-failed = That could not be stored, and so was not done ({ $reason }). Try again.
store-unusable = The database { $path } cannot be used: { $reason }. Is another server running with it?
store-newer = The database { $path } has form { $found }, this program knows forms up to { $known }. Install the newer program.
seed-practice = A seed is for practice: one person, no open seat, not public. Leave it out here.
host-foreign = This server does not answer for “{ $host }”. If it should, start it with --allow-host and that name.
nudge-idle = Nobody is waiting for { $whom }.
nudge-gone = Nobody is connected for { $whom }.
nudge-early = { $whom } was nudged just now. Wait { $seconds } s.
serve-host = “{ $name }” is not a name to allow. Give it without http:// and path, as in example.org.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-nice = Nicely done!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
told-hint = (asked for a hint)

serve-port = “{ $port }” is not a port. Give 0 to 65535.
serve-taken = Port { $port } is in use, perhaps by wardround itself: open http://localhost:{ $port }/, or take another with --port.
serve-cannot = Nothing can be served at { $host }, port { $port }: { $why }. Give another --host or --port.
serve-missing = The server needs more: pip install 'wardround[server]'
serve-ready = Serving at { $address } with tables in { $path } (Ctrl+C stops)

## Dice Hospital: options, solo, events, own cards

dh-second =
    { $also_op ->
        [lower] lower
        [flip] turn over
        [transfer] send back to the bag
       *[heal] heal
    } { dh-second-whom }
dh-second-whom =
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
dh-occasion =
    { $at ->
        [coloured] it works in a department that names a colour, which
       *[any] the department it works in
    } { $when ->
        [discharges] discharges
       *[heals] heals
    } { $trigger ->
        [any] anyone
       *[other] at least one { dh-trigger-colour } patient
    }
dh-specialist-gain =
    When { dh-occasion }, you may { dh-gain }.
dh-specialist-consultant =
    At the start of your activation name another specialist of yours: until the end of the phase this one has its ability too.
dh-specialist-admissions =
    For each patient that one of your specialists discharges, you may return a patient of yours to the bag (no fatality), or draw and roll a new one (2 to 5) if a bed is free.
dh-gain =
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
       *[other] { dh-and }gain { dh-points }
    }
dh-and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
       *[other] { " " }and{ " " }
    }
dh-administrator-every =
    { dh-points } each round for every { dh-needed } that you discharge.
dh-administrator-spare-all =
    Your untreated { dh-colour } patients never get worse.
dh-report =
    { dh-points } for discharging { dh-needed } in one round.
dh-event-gain =
    At once: everybody gains { $bags ->
        [0] { dh-points }
        [one] a blood bag
       *[other] { $bags } blood bags
    }.
dh-event-treatment =
    At once, before intake: everybody may { dh-effect }.
dh-event-extra =
    At once: the first player turns up one more department or specialist.
dh-event-round =
    { $bags ->
        [0] { "" }
        [one] Everybody gains a blood bag at once.{ " " }
       *[other] Everybody gains { $bags } blood bags at once.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Everybody gains { dh-points } at once.{ " " }
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
dh-how-many =
    { $upto ->
        [yes] up to
       *[no] exactly
    }
dh-object =
    { $relation ->
        [same] one of those same patients
        [another] { dh-other }
        [match] { dh-other }
       *[anyone] { dh-whom }
    }
dh-effect-heal =
    { $relation ->
        [same] { $count ->
            [1] heal one of those same patients by { dh-more-steps }
           *[other] heal { dh-how-many } { dh-number } of those same patients by { dh-more-steps }
        }
        [another] { $count ->
            [1] heal { dh-other } by { dh-steps } (one that the department did not heal)
           *[other] heal { dh-other } by { dh-steps } (ones that the department did not heal)
        }
        [match] heal { dh-other } by { dh-steps } (not healed by the department; its value equals what one of those had before)
        [event] heal { dh-whom } by { dh-steps }
       *[anyone] heal { dh-whom } by { dh-steps } (patients just healed included)
    }
dh-picks =
    { $left ->
        [one] { $picked ->
            [0] a patient
           *[other] one more patient
        }
       *[other] { $upto ->
            [yes] up to { $left } patients
           *[no] { $left } patients
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , or leave it at that
        }
       *[no] { "" }
    }
dh-ask-use =
    { $worker }: use its effect, or skip?
dh-reason-use =
    The { $worker } may now { dh-gain }.
dh-ask-event =
    { $patient ->
        [none] { $event }: choose { dh-picks }{ $picked ->
            [0] , or skip
           *[other] { "" }
        }.
       *[other] { $event }: which colour shall { $patient } show?
    }
dh-reason-event =
    The event lets everybody { dh-effect }.
dh-ask-name =
    Which other specialist does your Consultant follow?
dh-ask-name-whom =
    Which specialist?
dh-reason-name =
    Until the end of activation the Consultant has that specialist's ability too.
dh-ask-admissions =
    Admissions Nurse: draw a new patient, return one, or skip?
dh-ask-admissions-return =
    Which patient goes back to the bag?
dh-reason-admissions =
    { $left ->
        [one] One patient was discharged by a specialist of yours: that may be done once.
       *[other] That may be done { $left } times, for patients discharged by specialists of yours.
    } A returned patient is no fatality; skip leaves the rest.
dh-reason-extra-event =
    The event gives the display one more card, and the first player chooses its pile.
dh-ask-send-back =
    Which of the dice goes back to the bag?
dh-reason-send-back =
    You keep all others as new patients. If their values add up to less than 9 you gain a blood bag; all together it is { $sum }. The cards of this round are turned up after that.
dh-ask-improve-alone =
    Take a department or a specialist.
dh-reason-improve-alone =
    Alone you take exactly one of the { $cards } cards each round.
dh-reason-return-many =
    Any number of improvements, even new ones, may go back under their piles, each for { dh-bags }; pass ends it.
dh-ask-report =
    Which medical report do you fulfil, or pass?
dh-reason-report =
    Discharged and not used for a report yet: { $red } red, { $yellow } yellow, { $green } green. A fulfilled report makes room for the one above it.
dh-ask-pick-up =
    Which patient is picked up?
dh-ask-space =
    On which space does { $patient } go?
dh-reason-pick-up =
    Each patient on a space of its colour or value scores 1 point; each one left behind costs 1.
dh-why-event = an event is in force by itself: nothing has to be said.
dh-why-report-later = reports are fulfilled at the end of a round, with patients discharged in it.
dh-why-space-patient = first choose the patient that is picked up.
dh-why-space-fits = this space takes another colour or value.
dh-why-no-space =
    no free space takes { $patient }.
dh-why-report =
    it needs { dh-needed } that were discharged this round and not used for another report.
dh-why-report-above =
    only a report of the lower row can be fulfilled; this one slides down when the one below it is.
dh-why-admissions-first =
    first the Admissions Nurse: draw, return a patient, or skip.
dh-why-name-first =
    first name the specialist that your Consultant follows.
dh-why-colour-first =
    first say which colour { $patient } shall show.
dh-why-second =
    with this one, too few would be left for the second part, { dh-whom }.
dh-why-no-target =
    the { $worker } needs no patient: say use or skip.
dh-happened-treat = { $who } treats { $patient }: now { $becomes }.
dh-happened-join = { $card } joins its deck.
dh-happened-leave = { $card } leaves its deck.
dh-happened-report = The report { $report } is laid out.
dh-happened-fulfil = { $who } fulfils the report { $report }.
dh-happened-event = Event: { $event }.
dh-happened-arrive = { $patient } arrives for { $who } as well.
dh-happened-send-back = { $who } sends { $patient } back to the bag.
dh-happened-transfer = { $who } returns { $patient } to the bag.
dh-happened-welcome = { $who } admits { $patient } from the bag.
dh-happened-name = { $who } has the Consultant follow the { $worker }.
dh-happened-relieve =
    { $who } gives back { $fatalities ->
        [one] a fatality
       *[other] { $fatalities } fatalities
    }.
dh-happened-pick-up = { $who } has { $patient } picked up.
dh-brief-treat = { $what }
dh-brief-join = Into the deck: { $what }
dh-brief-leave = Out of the deck: { $what }
dh-brief-report = Reports: { $what }
dh-brief-fulfil = report fulfilled: { $what }
dh-brief-event = Event: { $what }
dh-brief-arrive = arriving as well: { $what }
dh-brief-send-back = sent back: { $what }
dh-brief-transfer = back to the bag: { $what }
dh-brief-welcome = new from the bag: { $what }
dh-brief-name = Consultant follows: { $what }
dh-brief-relieve = fatalities -{ $what }
dh-brief-pick-up = picked up: { $what }
dh-word-done = that is all
dh-word-use = use the effect
dh-word-draw = draw and roll a new patient
dh-word-name = name the specialist that the Consultant follows
dh-phase-deck = setup, making up the decks
dh-phase-deal-reports = setup, laying out medical reports
dh-phase-event-card = turning up an event
dh-phase-event = event
dh-phase-send-back = intake, sending one die back
dh-phase-report = discharge, fulfilling reports
dh-phase-pick-up = last round pick-up
dh-source-effect = effects of specialists
dh-source-event = events
dh-source-reports = reports fulfilled
dh-source-pick-up = patients picked up
dh-source-reports-left = reports not fulfilled
dh-source-patients-left = patients left behind
dh-decided-alone = Played alone: the score is the result.
option-first = Who begins: a player at random, or the one you name.
option-first-random = At random.
option-first-seat-1 = The first seat begins.
option-first-seat-2 = The second seat begins.
option-first-seat-3 = The third seat begins.
option-first-seat-4 = The fourth seat begins.
option-first-seat-5 = The fifth seat begins.
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
refused-first-seat = That seat is not at the table: choose one that is, or more seats.
refused-only-alone-fatalities = Double fatalities are a solo option: let each cost 2 points, or choose one seat.
refused-only-alone-reports = Medical reports are for solo games: leave them at their points, or choose one seat.
reports-few = A solo game needs { $needed } medical reports, these cards have { $have }. Add reports.
position-options = The options of the position do not go together: { $error }
journal-cards = Line { $line }: the journal was played with other cards ({ $found }) than these ({ $known }). Give the card file it was played with: --cards FILE.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
card-at =
    { $path }, line { $line }: { $card ->
        [none] { "" }
       *[other] card “{ $card }”,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] field “{ $field }”:{ " " }
    }{ $what }
card-kind = there is no such kind of card. Kinds: { $known }.
card-tables = write each card as a table of its own, beginning with [[{ $kind }]].
card-missing = the field is missing: add it.
card-unknown =
    there is no such field here. { $known ->
        [none] Remove it, or check its spelling.
       *[other] Known: { $known }.
    }
card-taken = this id is taken, by another card or by a word of the game: choose another one.
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
cards-checked =
    { $path }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, no mistake.
cards-prototype = Edition “prototype”: cards that differ
cards-experimental = Experimental medicine
cards-promos = Promo specialists
cards-events = Events (house)
cards-reports = Medical reports
cards-backs = Backs of ambulances (house)
label-own = own card
cards-back = Ambulance { $ambulance }: { $spaces }
