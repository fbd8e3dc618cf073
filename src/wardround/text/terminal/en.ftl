### What only the terminal says, in English.

## Commands

name-the-speaker =
    Who says “{ $word }”? It is for { $turn } to speak: name one in front of the word, as in “{ $example }”.
bad-speaker =
    “{ $text }” names no speaker. { speakers-are }
bad-command = { $reason } “{ $help }” tells more.
command-unknown =
    There is no command “{ $word }”. { $near ->
        [none] “{ $help }” lists them all.
       *[other] Did you mean “{ $near }”? “{ $help }” lists them all.
    }
flag-unknown =
    “{ $command }” has no option “{ $word }”. { $near ->
        [none] “{ $help }” tells more.
       *[other] Did you mean “{ $near }”? “{ $help }” tells more.
    }
argument-missing = “{ $command }” needs { $name }. “{ $help }” tells more.
number-wanted = { $name } needs a number, not “{ $word }”. “{ $help }” tells more.
words-left = “{ $command }” does not take “{ $words }”: leave that out. “{ $help }” tells more.
no-words = Which words? Name at least one; “wardround legal” lists those that can be said.
why-illegal = { $error } Why not: { $why }

## Files

file-missing = { $path }: there is no such file.
file-folder = { $path } is a folder; a file is needed.
file-unreadable = { $path } cannot be read: { $reason }.
file-binary = { $path } is not a text file (it is not UTF-8).
file-exists = { $path } is there already. Use --force to replace it.
file-special = { $path } is not an ordinary file and will not be replaced.
file-ending = { $path }: games can be written as journals (a name such as games.txt) or as one row each (games.csv), not as { $ending }. Choose one of these endings.
file-unwritable = { $path } cannot be written: { $reason }.
system-refused = The computer refused something: { $reason }.
in-file = { $path }: { $error }

## Journals

journal-rewrite =
    Line { $line }: the line is “{ $found }”, but should be “{ $wanted }”. “wardround replay” without --check accepts it.

## Options

option-form =
    “{ $text }” is not an option. Write name=value, as in --option administrators=no.
option-twice = The option “{ $option }” is given twice: give it once.

label-seats = Seats: { $seats }
label-default = (default)

label-sets = Sets of options by name; options given beside a set take precedence
label-set-changes =
    seats { $seats }: { $changes ->
        [none] all defaults
       *[other] { $changes }
    }
label-refused = What does not go together

## Cards

card-at =
    { $path }, line { $line }: { $card ->
        [none] { "" }
       *[other] card “{ $card }”,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] field “{ $field }”:{ " " }
    }{ $what }
cards-checked =
    { $path }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, no mistake.

## Headings of tables

label-legal-words = Say: { $words }
label-over = The game is over: nobody may speak.
label-seat = seat
label-player = player
label-place = place
label-total = total
label-games = games
label-rating = rating
label-tournament = { $games } games. Ratings on Elo’s scale, 1500 on the average, fitted to all games at once (Bradley-Terry); intervals over deals.
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

## Speed

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

## Playing

play-said = Said so far: { $words }

play-you = You
play-namesake = { $name } ({ $seat })
play-name = “{ $name }” cannot be a player’s name: a name is one word without spaces.
play-player-count =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } named for { $seats } seats. Name one for each seat, or leave --seats out.
play-resume-alone = A game that is resumed has its players, seats, options and dice already: give --resume without them.
play-none-unfinished = There is no unfinished game to resume. “wardround play” starts one.
play-save-exists = { $path } is there already. Name another file.
play-save-where = Save where? Name a file, as in “save game.journal”.
play-saved = Written to { $path }.
play-welcome = { $game }. Type a number or words and press Enter; “help” tells more.
play-unfinished = There is an unfinished game: “wardround play --resume” continues it.
play-kept = The game is saved in { $path }.
play-resume = The game is saved. Continue with: { $command }

play-asked = { $who }: { $question }
play-recap = Round { $round } is over. { $told }
play-waiting-for = { $who } is thinking.
play-not-asked = Wait: it is not a person’s turn.
play-say-anyway = say it anyway
play-time-up = Time is up: this step was ended for you.
play-back = go on playing
play-say-more = Many sentences have these words: type more of them.
play-which-sentence = Which of these?
play-chance = (chance answers: cannot be undone)
play-number =
    { $last ->
        [none] There is nothing to choose by { $number }.
       *[other] There is no choice { $number }: they are 1 to { $last }.
    }
play-does-nothing = { $what } does nothing now. Say it all the same?
play-thinking = Thinking, at most { $seconds } s …
play-why-not = { $word }: { $why }
play-why-can = { $word } can be said now.
play-why-what = Why what? Name a word, as in “why radiology”.
play-taken-back =
    Taken back: { $words }{ $answers ->
        [none] .
       *[other] , and what { $answers } answered.
    }
play-redone = Said again: { $words }.
play-undo-over = The game is over: nothing can be taken back.
play-undo-chance = That cannot be taken back: dice were rolled or cards turned up since.
play-undo-barrier = That cannot be taken back: the step it belonged to has ended for everybody.
play-undo-depends = That cannot be taken back: what others have said since depends on it.
play-cover = Hand the keyboard to { $who }; nobody else looks. { $who }, press Enter.
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

play-cover-stays = Earlier lines may show secrets: do not scroll back to them.
play-unknown-word =
    “{ $word }” is not a word of this game. { $near ->
        [none] { $tab ->
            [yes] Tab completes words, “help” tells more.
           *[no] Type a number; “help” tells more.
        }
       *[other] Did you mean: { $near }?
    }
play-bot-near = There is no bot “{ $name }”: did you mean { $near }? For a person choose another name.
play-save-one = “{ $text }” is more than one name: name one file, without spaces.
play-taken-back-of =
    Taken back, said by { $who }: { $words }{ $answers ->
        [none] .
       *[other] , and what { $answers } answered.
    }
play-type-here = a number, words, or help
play-skip-here = Enter or . skips the pauses
play-or = or
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab complete Esc back Ctrl+C leave
play-keys-narrow = F1 help F2 others F3 log F4 scores F5 undo F6 redo Esc back Ctrl+C leave
play-page-foot = Enter or Esc closes this page; arrows scroll.
play-end-foot = Enter or Esc closes this page; then “quit” or Ctrl+C leaves.

play-time-left = { $minutes }:{ $seconds } left
play-alone-end = Your result: { points }.

play-torn = The file is not complete: its last line cannot be read and is left out (“{ $text }”). Check whether something must be said again.
play-no-such-game = There is no unfinished game { $number }: “wardround games” lists them, 1 to { $most }.

## Answers given without being asked

play-always = “{ $word }”, now and from now on without asking (“ask” brings the question back)
play-always-what = Always what? Name the one word to be said from now on, as in “always pass”.
play-always-said = From now on “{ $word }” is said here without asking; “ask” brings the question back.
play-ask-again = You will be asked everything again.

## Pages of the full screen

play-title-end = The game is over
play-title-board = The whole table
play-title-others = The rest of the table
play-title-scores = Scores as they stand
play-title-log = What happened
play-title-help = How to play

## Help

help-words = Choose by its number, or type words and press Enter. Inside a sentence the order is free, and you may leave words out as long as only one sentence has the others. “why” and a word tells why it cannot be said now.
play-help-undo = take back the last sentence, and what bots answered
play-help-redo = say it again
play-help-restart = back to the start of this part of the round
play-help-back = take back the last word of a half sentence
play-help-hint = the best words found for you now
play-help-why = why a word cannot be said now, and what a card does: “why WORD”
play-help-board = the whole table
play-help-others = the table without your own part
play-help-scores = where the points came from, round by round
play-help-log = what happened
play-help-save = write a copy of the game: “save game.journal”
play-help-help = this page
play-help-quit = leave; the game is saved, and “wardround play --resume” continues it
play-help-always = give this answer to this question from now on: “always pass”
play-help-ask = be asked everything again

## Saved games

games-none = There is no unfinished game. “wardround play” starts one.
games-broken = (cannot be read)
games-unreadable = { $path } cannot be read and is left out.
games-round =
    { $round ->
        [0] { $phase }
       *[other] round { $round }: { $phase }
    }
games-resume = Continue one by its number: wardround play --resume 1
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

## The server

serve-compile = --compile is for a clone of the sources, and this wardround is installed. Leave it out.
settings-mistaken = Nothing is served, since { $mistakes ->
        [one] a setting is
       *[other] { $mistakes } settings are
    } wrong.
settings-file-bad = { $path } cannot be read as settings: { $reason }.
settings-assignment = “{ $text }” sets nothing. Write --set name=value, as in --set port=9000.
settings-unknown = { $where }: there is no setting “{ $name }”. `wardround serve --show-settings` lists all.
settings-unknown-near = { $where }: there is no setting “{ $name }”. Is “{ $near }” meant?
settings-value = { $where }: “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
settings-default = default
settings-file = file
settings-environment = environment
settings-flag = flag
admin-backup = Backed up, { $done } bytes. Copy the secret beside the database too.
admin-purge = Tables deleted: { $done }.
admin-close = The table is closed.
admin-days = Say how old: --days with a number of days.
admin-target = { $action ->
        [backup] A backup needs the name of a new file.
       *[other] Which table? Give its name, as in its link.
    }
serve-ready = Serving at { $address } with tables in { $path } (Ctrl+C stops)

## Tournaments

tournament-file = { $path } is not a file of tournament results. Name another one, or move it away.
tournament-other = { $path } holds the results of another tournament (game, options, bots, seed or cards differ). Name another file.

## The best words

solve-exact = Worth { $worth } points, counting what is left for later. Nothing is better ({ $nodes } positions searched).
solve-found = Worth { $worth } points, counting what is left for later: the best found, not proven ({ $nodes } positions searched). More: --nodes, --seconds.
solve-not-now = Only an activation of Dice Hospital can be solved: give a position of phase “activate”.
solve-not-you = { $whom } is not at work here. At work: { $turn }.

## At a server's table

join-link = “{ $link }” is no link to a table. It looks like http://host/#/table/name: copy it from the page that invites you.
join-unreachable = { $server } cannot be reached: { $why }. Is the server running there, and is the link whole?
join-refused = The server says: { $text }
join-not-ours = { $server } answers, but it is no wardround server.
join-no-answer = The server has not answered. Look at the table before you say it again.
join-offline = No connection to the server, trying again. Nothing is lost.
join-online = Connected again.
join-closed = The server no longer gives you this seat here: it was moved to another device, or somebody else has it.
join-waiting = Waiting until all seats are taken: { $seats }. Others join by { $link }; Ctrl+C leaves.
join-waiting-offline = All wait for { $who }, who is offline.
join-own-cards = This table plays with cards of its own, which the terminal cannot show: open the link in a browser.
join-plea = { $who } asks to take back: { $words }. Type “agree” or “refuse”.
join-plea-none = Nobody asks for anything to be taken back.
join-pleaded = The others are asked whether you may take back: { $words }.
join-agreed = You agreed.
join-declined = You refused.
join-chat = { $who } says: { $text }
join-chat-what = Say what? As in “chat well played”.
join-nudged = { $who } reminds you that it is your turn.
join-return = Your seat is kept. Come back with: { $command }
join-save-later = A game at a server can be saved when it is over. Until then the server keeps it.
play-help-chat = say something to the others, as in “chat well played”
play-help-agree = let somebody take back what they asked for
play-help-refuse = do not let them

## Experiments

flag-at =
    { $field ->
        [none] { "" }
       *[other] “{ $field }”:{ " " }
    }{ $what }
lab-done =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $path }
lab-by-clock = “{ $player }” thinks by the clock, so its games cannot be repeated exactly. Give it games=… instead of ms=… if they should be.
lab-reported = Report written to { $path }

## Reports of experiments

report-title = { $game }: report of an experiment
report-played =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }. Every variant plays the same deals: chance answers the same question alike in each.
report-reading = In brackets, and as lines beside dots: 95 % intervals. They come from drawing whole deals again (bootstrap), since seats of one game and games of one deal are not independent. A lead is a final score minus the mean of all seats of that game.
report-by = wardround { $version }, { $build } rules
report-variant = variant
report-seats = seats
report-players = players
report-options = options that are not as usual
report-own-cards = own cards
report-figures = Figures
report-overview = Overview
report-overview-told = Means of games.
report-comparison = Compared with “{ $first }”
report-comparison-told = What a variant has more than the first one on the same deal, on average.
report-more-points = Mean score, more than “{ $first }”
report-scores = How scores are spread
report-scores-told = The share of seats that ended with each score.
report-points = points
report-places = Order of play
report-places-told = Does it matter who begins? Places are counted from whoever begins the game. The line is a fair share.
report-place = { $place }. to play
report-place-wins = Share of wins, more than fair
report-place-leads = Lead at the end
report-order = place
report-wins = wins
report-lead = lead
report-players-met = Players
report-players-told = How players did who met at one table.
report-player = player
report-sources = Where points come from
report-sources-told = Mean points of a seat, of all seats and of winners.
report-all = { $variant }, all
report-winners = { $variant }, winners
report-of-all = all seats
report-of-winners = winners
report-rounds = Round by round
report-rounds-told = How scores grow, how often who leads alone after a round wins in the end, and between how many words a seat chooses at a time.
report-round = round
report-progress = Mean score after each round
report-leaders = Whoever leads alone after a round wins so often
report-branching = Legal words for each word said
report-things-told = The difference is the lead of seats that took a thing at least once, minus that of seats that were offered it and never took it. It says what went with taking it, not what taking it caused: who is ahead may choose otherwise.
report-dealt-told = These are dealt or come up in play and are not chosen from an offer: the figure is the lead of the seats that had one.
report-worth = { $kind }: lead with it, minus lead of those who left it
report-had = { $kind }: lead of those who had it
report-taken-by-round = { $kind }: taken by those who could, by round ({ $variant })
report-worth-by-round = { $kind }: lead of those who took it in that round, minus those who left it ({ $variant })
report-offered = offered to
report-taken = taken by
report-uses = uses
report-lead-taken = lead, taken
report-lead-left = lead, left
report-difference = difference
measure-score = mean score
measure-best = winning score
measure-margin = lead of the first over the second
measure-lead-changes = changes of the lead
measure-rounds = rounds
measure-decisions = words of seats
measure-branching = legal words for each of them
measure-words = all words, chance included
