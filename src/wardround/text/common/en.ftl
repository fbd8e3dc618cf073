### Sentences that every game and front end shares, in English.
###
### Figures are words of the game, numbers, or text that was given. Some figures of errors arrive
### as `none` when they were empty; lists arrive with commas.

## What anybody can get wrong, whatever the game

game-over = Nobody can say “{ $word }”: the game is over.
not-to-speak =
    “{ $word }” is not for { $speaker } to say: now it is for { $turn } to speak.
word-number = A word and its speaker must be whole numbers, not { $word } and { $speaker }.
illegal-word =
    “{ $word }” is not legal for { $speaker } now. Legal: { $legal }.
speakers-are = A speaker is a player (1, 2 …), * (chance) or *2 (chance for Player 2).
unknown-word =
    “{ $word }” is not a word of this game. { $near ->
        [none] “wardround legal” lists the words that can be said.
       *[other] Did you mean: { $near }?
    }
unknown-game = There is no game “{ $name }”. { did-you-mean }Games: { $known }.
plugin-broken = The module “{ $module }” that WARDROUND_GAMES names brings no game: { $error }. Correct the name, put its folder on PYTHONPATH, or leave it out.
tournament-few = A tournament needs at least as many bots as seats: { $bots } for { $seats }. A bot may be named several times.
until-level = --until wants a level from 0.5 to below 1, such as 0.95, not { $level }.
unknown-language = There is no language “{ $name }”. { did-you-mean }Languages: { $known }.
unknown-names = WARDROUND_NAMES cannot be “{ $name }”. Allowed: { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }
seat-range = There is no player { $seat } here. Players are 1 to { $seats }.
player-count =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } named for { $seats } seats. Name one for each seat (random,random), or one for all.
deals-number = At least one deal is needed, not { $deals }.
positive-number =
    At least one game and one job are needed (games: { $games }, jobs: { $jobs }).

## Players

unknown-player = There is no player “{ $name }”. { did-you-mean }Players: { $known }.
player-no-parameters = “{ $player }”: { $name } takes no parameters. Write “{ $name }”.
player-parameter = “{ $player }”: there is no parameter “{ $parameter }”. { did-you-mean }There are: { $known }.
player-value =
    “{ $player }”: { $parameter } is a whole number from { $least } to { $most }, not “{ $value }”. Write { $parameter }={ $least }, for example.
player-one-parameter = “{ $player }”: only one of these can be given: { $known }.
player-served = “{ $player }” is too much for a server: { $parameter } may be at most { $most } here.
program-path = “{ $player }” names no program. Write program:PATH, as in program:./bot.py.
program-start = The program { $path } cannot be started: { $reason }. Name a file that can be run, with ./ in front if it is here.
program-declined = The program { $path } declined to play: { $reason }{ program-errors }
program-slow = The program { $path } did not answer within { $seconds } seconds and was ended.{ program-errors }
program-ended = The program { $path } ended (code { $code }) instead of answering.{ program-errors }
program-garbage = The program { $path } wrote “{ $line }” instead of an answer, which is an object in one line with the id of the question.{ program-errors }
program-illegal = The program { $path } said “{ $said }”, which cannot be said now. It had the choice of: { $legal }.{ program-errors }
program-errors =
    { $errors ->
        [none] { " " }It wrote nothing on standard error.
       *[other] { " " }The last it wrote on standard error: { $errors }
    }
own-player-none = “{ $player }” is neither module:Class nor a player of an installed package.
own-player-module = “{ $player }”: the module { $module } cannot be imported: { $reason }. Call wardround in the folder it is in, or put that folder on PYTHONPATH.
own-player-missing = “{ $player }”: the module { $module } has no class { $name }.
own-player-choose = “{ $player }” is no player: it needs a method choose(seat_view, rng).
own-player-raised = “{ $player }” failed: { $reason }
own-player-illegal = “{ $player }” said { $said }, which cannot be said now. It had the choice of: { $legal }.
own-player-needs = “{ $player }”: { $parameter } is missing. Add :{ $parameter }= and a value.
own-player-value =
    “{ $player }”: { $parameter } cannot be “{ $value }”. { $kind ->
        [int] It is a whole number.
        [float] It is a number.
       *[bool] It is yes or no.
    }

## The engine

engine-line = The line is not JSON: { $reason }. Write a request, or a list of requests, in one line.
engine-long = The line is longer than { $most } bytes. Send fewer requests in one line.
engine-request = The request cannot be read: { $reason }. docs/engine.md has all requests and their fields.
engine-version = This engine speaks version { $version }, not { $wanted }.
engine-state = There is no state “{ $state }”. Make it first: new, decode, clone, resample and resample_view do.
engine-full = There are { $most } states already. Drop some, or use a name again.
engine-seat = “seat” cannot be { $seat } here: it is 0 to { $last }.
engine-chance = Chance does not have the word here, so there are no weights.
engine-view = This is not a view of { $game }: { $reason }.
engine-broke = The engine could not answer: { $reason }. That is a fault in wardround, or in a game from outside.

## Taking back

undo-over = The game is over: nothing can be taken back.
undo-too-many =
    { $whom } cannot take back { $count ->
        [one] 1 word
       *[other] { $count } words
    }: there are not so many.
undo-chance = { $whom } cannot take that back: dice were rolled or cards turned up since.
undo-barrier = { $whom } cannot take that back: the step it belonged to has ended for everybody.
undo-depends =
    { $whom } cannot take that back: what { $other } has said since depends on it.
rewind-range =
    There is no entry { $entry } to go back to: the journal has { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.

redo-nothing = There is nothing to say again.
restart-nothing = You have said nothing in this part of the game that could be taken back.
undo-nothing = Nothing has been said that could be taken back.

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
journal-help = docs/notation.md describes the form.
journal-cards = Line { $line }: the journal was played with other cards ({ $found }) than these ({ $known }). Give the card file it was played with: --cards FILE.

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
        [a-word-of-the-game] It holds words of the game, separated by dots.
        [one-word] It holds one word.
       *[other] Allowed: { $allowed }.
    } { position-help }
position-not-now =
    This position is impossible: the field “{ $field }” of { position-where } does not go with phase={ $phase }.
position-card =
    { $word ->
        [board] Every hospital has the departments of its board exactly once; do not write them in the field “{ $field }” of { position-where }.
       *[other] “{ $word }” does not belong in the field “{ $field }” of { position-where }.
    }
position-copies =
    { $copies ->
        [0] “{ $card }” is not a card of the deck: every hospital has it on its board. Do not write it.
       *[other] There are more { $card } cards in the position than the { $copies } that exist.
    }
position-stuck =
    Nobody could do anything in this position: with phase={ $phase } that step would be over already.
position-said =
    “{ $word }” in the field “said” of { position-where } could not have been said there.
position-where =
    { $where ->
        [table] the table section
        [options] the options section
       *[other] the section of Player { $where }
    }
position-help = docs/notation.md describes the form.
position-options = The options of the position do not go together: { $error }

## Options

option-value =
    { $value ->
        [none] “{ $option }” is missing.
       *[other] “{ $option }” cannot be “{ $value }”.
    } Allowed: { $allowed }.
option-unknown = There is no option “{ $option }”. Options: { $known }.

option-first = Who begins: a player at random, or the one you name.
option-first-random = At random.
option-first-seat-1 = The first seat begins.
option-first-seat-2 = The second seat begins.
option-first-seat-3 = The third seat begins.
option-first-seat-4 = The fourth seat begins.
option-first-seat-5 = The fifth seat begins.
refused-first-seat = That seat is not at the table: choose one that is, or more seats.

## Card files

card-toml = the file is not valid TOML: { $error }.
card-line-long = a line has more than { $most } characters: make it shorter.
card-dots = a line has more than { $most } dots: a key needs no more than a few.
card-deep = brackets are nested more than { $most } deep: check that each is closed.
card-number-long = a number has more than { $most } digits: write a smaller one.
card-more = these are { $most } mistakes, and the rest was not read. Mend them and check again.
card-id = an id is lower-case letters, digits and inner hyphens, at most 40: change it.
card-field = it cannot be { $value }. Allowed: { $allowed }.

cards-none-here = “{ $game }” cannot be played with a card file: leave it out.
card-mistakes =
    { $path }: { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
card-kind = there is no such kind of card. Kinds: { $known }.
card-tables = write each one as a table of its own, beginning with [[{ $kind }]].
card-missing = the field is missing: add it.
card-unknown =
    there is no such field here. { $known ->
        [none] Remove it, or check its spelling.
       *[other] Known: { $known }.
    }
card-taken = this id is taken, by another card or by a word of the game: choose another one.
label-own = own card

## Names of things

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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

## Environments for learning

env-setting = { $setting } cannot be “{ $value }”. It can be: { $known }.
env-illegal = { $agent }: action { $action } cannot be taken now. These words can be said: { $legal }.
encoding-none = { $game } has no encoding: its states cannot be written as numbers. Give the game one, or choose another.
padding-few = The card file brings { $needed } more cards of one kind, and padding is { $padding }. Set padding to { $needed } or more.
reward-alone = A single player cannot be rewarded with “{ $reward }”, because nobody loses. Use score or progress.
batch-actions = { $given } actions were given for { $n } games. Give one for each; -1 leaves a game as it is.
position-other-options = The position is of a game with other options. Here they are: { $options }.
render-extra = The module { $module } that draws positions is missing: pip install 'wardround[terminal]'.

## Experiments

field-error = { $error }
variant-twice = two variants are called “{ $name }”: give each a name of its own.
worker-killed = A process that played games was killed, perhaps for want of memory. What was written is kept: run the same command again, with fewer --jobs if it happens again.
worker-version = A process elsewhere runs wardround { $found }, this is { $known }. Install the same version everywhere, then run the same command again.
cluster-lost = The cluster at { $address } cannot be reached, or was lost: { $reason }. What was written is kept: run the same command again when the scheduler is there.
results-none = { $path } is not a folder of results. Name an empty or new folder for a run, for a report one that `wardround lab run` has made.
results-empty = { $path } has no results yet: run `wardround lab run` first.
results-version = { $path } was made by another version of wardround ({ $found }, this is { $known }). Take that version, or another folder.
results-rules = { $path } was played by rules { $found } of its game, this version has rules { $known }. Take the version that began it, or another folder.
results-other = { $path } holds another experiment; these differ: { $fields }. Name another folder.
results-taken = Another run writes into { $path } now. Wait for its end, or name another folder.
results-unwritable = { $path } cannot be written: { $reason }. What was written before is kept: mend that, then run the same command again.
results-unreadable = { $path } cannot be read: { $reason }. Delete the part that is named there and run the experiment again: only that part is played anew.
