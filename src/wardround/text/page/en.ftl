### What only the page says, in English.

page-offline = Offline, trying again.
page-offline-line = Nothing is lost: it goes on here as soon as the connection is back.
page-unreachable = No connection to the server
page-unreachable-line = Your games and puzzles are safe there. This page goes on by itself as soon as the server answers.
page-server-fault = The server could not answer. Try again.
page-socket-refused = The table cannot be entered.
page-socket-moved = This seat was moved to another device.
page-your-turn = your turn
page-your-name = Your name
page-public-table = Public: anybody may find and join it
page-make-table = Make the table
page-public-tables = Public tables
page-no-tables = No public tables right now.
page-join = Join
page-watch = Watch
page-join-code = Join a table
page-join-code-help = The link of an invitation, or the code of your seat on another device.
page-enter = Enter
page-open-seats =
    { $n ->
        [one] 1 seat open
       *[other] { $n } seats open
    }
page-under-way = under way
page-finished-games = Finished games
page-invites = { $who } invites you to { $game }
page-your-table = Your table: { $game }
page-table-name = Table { $name }
page-invitation = Bring somebody along
page-invitation-line = Scan it, or send the link:
page-invitation-local = Only this computer can open this link. To let others in, start the server with
page-invitation-network = Others cannot open “localhost”. This is your address in the network:
page-invitation-text = Play { $game } with me:
page-what-is-played = What is played
page-bot-steps-in = If somebody goes offline, a bot steps in after a while.
page-stays-away = If somebody goes offline, no bot plays for them.
page-seats-total = Seats
page-free-seat = Free seat
page-free-seat-line = link, or a bot
page-host = host
page-host-decides = { $who } decides:
page-remove = Remove
page-remove-whom = Remove { $who } from the table
page-fill-one = Add a bot
page-close-table = Close the table
page-start-with-bots =
    { $n ->
        [0] Start
        [one] Start with 1 bot
       *[other] Start with { $n } bots
    }
page-presence-here = here
page-presence-offline = offline
page-presence-stand-in = away: a stand-in plays
page-absent = { $who } is offline
page-absent-line = A bot plays in { $time }. The seat stays { $who }’s, who may take over at any time.
page-absent-passes = In { $time } the turn is ended. The seat stays { $who }’s.
page-absent-wait = Wait longer
page-absent-bot = Let the bot play
page-absent-go-on = Go on without
page-plea-refused = { $who } would rather not go back.
page-plea-lapsed = Nobody answered in time: the table does not go back.
page-rematch-called = { $who } wants to play again.
page-rematch-join = Sit down again
page-chat-spoken = { $who } says: { $text }
page-unread =
    { $n ->
        [one] 1 new line
       *[other] { $n } new lines
    }
page-socket-removed = The host has freed your seat.
page-socket-closed = The host has closed this table.
page-plea = { $who } asks to take back: { $words }.
page-plea-own = You ask to take back: { $words }.
page-copy = Copy the link
page-copied = Copied
page-copy-yourself = Copy this: { $text }
page-share = Share
page-take-seat = Sit down here
page-open = open
page-bot = bot
page-away = away
page-you = You
page-undo = Undo: { $words }
page-undo-key = Undo
page-undo-of = Undo: { $who }’s last move
page-undo-all = Back to the start of my phase
page-redo = Redo
page-redo-words = Redo: { $words }
page-plead = Ask to take back: { $words }
page-agree = Agree
page-refuse = Refuse
page-waits-consent = Waiting for { $who } to agree.
page-back = Back
page-cancel = Cancel
page-any-key-skips = Any key goes on.
page-tap-skips = Tap to go on.
page-finish-anyway = Finish anyway
page-finish-line = Enter finishes, Escape goes back.
page-always = { $word }, now and always
page-chosen = Chosen: { $words }
page-chosen-reason = Choose what goes with it.
page-not-with-chosen = This does not go with { $words }. Cancel starts over.
page-waiting-for = Waiting for { $who }.
page-watching = You are watching.
page-chance-answers = Dice or cards answer: it cannot be undone.
page-can-be-said = This can be chosen now.
page-others = Others
page-beside = Players, cards and log
page-log = What happened
page-log-short = Log
page-log-whole = The whole log
page-log-earlier = Earlier
page-log-round = Round { $n }
page-title = wardround
page-title-turn = ● Your turn – wardround
page-chat = Chat
page-send = Send
page-say-something = Say something to the table
page-chat-seated = Whoever has a seat can write here.
page-menu = Menu
page-close = Close
page-leave = Leave the table
page-front-page = Front page
page-move-seat = Move my seat to another device
page-move-seat-line = Scan this, or enter the code { $code } there. It works once.
page-command = Command: words, or “help”
page-command-help = Type words as in “{ $example }”, then Enter. Escape closes.
page-taken-back-by =
    { $you ->
        [yes] You take back your last move.
       *[no] { $who } takes back the last move.
    }
page-rewound = The table goes back.
page-while-away = While you were away
page-in-your-name = In your name
page-note-left = { $who } has left.
page-note-back = { $who } is back.
page-note-timeout = { $who } has run out of time; the game goes on.
page-note-played-for = The game goes on without { $who } for now.
page-time-up = Time is up: what was not placed stays unplaced.
page-cover = Hand the device to { $who }
page-cover-go = I am { $who }
page-cover-why = Something secret comes: only { $who } should look.
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
page-previous = Previous move
page-next = Next move
page-next-part = Next part
page-copy-step = Copy the link to this step
page-chance = Chance
page-keys = Keys
page-notice = wardround is an independent implementation for study and play among friends; it is not made, licensed or endorsed by the publishers or authors of the games. All drawings are our own.
page-build-compiled = Rules: compiled. Bots, hints and reviews run at full speed.
page-build-interpreted = Rules: interpreted. Bots, hints and reviews are slower than they could be.
page-build-compiling = Rules: interpreted. A faster build is being made; bots, hints and reviews use it as soon as it is ready.
page-loading = One moment …
page-unknown-page = There is no such page.

## Coach

page-coach = Coach
page-coach-name = Matron Mo
page-coach-tap =
    { $touch ->
        [yes] Tap
       *[no] Click
    } { $thing }.
page-coach-part = { $part } of { $parts }
page-coach-fine = Fine too.
page-coach-fine-why = Go on in your own way. I am back as soon as there is something new.
page-coach-told = Now you know why.
page-coach-over = You know the game.
page-coach-back = Back
page-coach-go-on = Go on
page-coach-got-it = Got it
page-coach-skip = Stop coaching
page-coach-play-on = Play on
page-coach-stop = Another game

## Front page

page-hero-hospital = Hospital
page-hero-arrivals = ARRIVALS
page-hero-home = HOME
page-tagline = Two hospital board games.
page-tagline-free = No account, no advertisements, open source.
page-continue = Continue
page-go-on = Go on
page-watch-line = Look on at public tables, or see finished games again.
page-join-elsewhere = This link leads to another server, { $host }: open it in the browser.
page-join-no-link = This link leads to no table.
page-puzzle-target =
    { $workers ->
        [0] No worker is left.
        [one] One worker is left.
       *[other] { $workers } workers are left.
    } The best end brings { $best } points more than stopping now; a hasty bot gets { $greedy }.
page-language = Language
page-continue-against = { $round }, against { $who }
page-continue-together = { $round }, { $who } at this screen
page-continue-solo = { $round }, solo
page-continue-waiting = Waiting for players
page-continue-over = The game is over: see how it ended
page-offer-now = Play
page-offer-solo = Solo
page-choose-options = Choose options
page-choose-options-for = Choose options: { $what }
page-options = Options
page-options-usual = as usual
page-option-sets = Start from a set, then change what you like below.
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
page-standing-answers = What you always answer here
page-ask-again = Ask me again
page-offer-learn = First time? 5 minutes
page-offer-friends = Play with friends
page-offer-friends-line = Make a table, send the link or show the QR code.
page-offer-screen = One screen
page-offer-screen-line = Several people share this device and hand it round.
page-first-time = First game here: simpler options, and a coach at your side
page-screen-help = Name everybody. Where something is secret, a cover page tells whom to hand the device to.
page-begin = Begin
page-player-number = Player { $n }
page-name-of-seat = Name of Player { $n }
page-seat-open = open for a friend
page-seat-person = somebody here
page-bot-named =
    { $bot ->
        [expert] bot, plays very well
        [greedy] bot, plays with care
        [random] bot, plays at random
        [rollout] bot, tries out at random
        [solver] bot, plays well
       *[other] bot: { $bot }
    }

## Rules reference

page-rules = Rules
page-rules-of = Rules: { $part }
page-rules-contents = On this page
page-house-mark = house
page-marked = { $name } ({ $mark })
page-house-line = What is marked as house is ours, because no document gives it: a whole card, or its name, effect, price, colour or points.

## At the table

page-skip =
    { $touch ->
        [yes] Skip
       *[no] Skip (.)
    }
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
page-has-finished =
    { $you ->
        [yes] You have finished.
       *[no] { $who } has finished.
    }
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
page-nudge-key = Nudge
page-nudged = { $who } has been nudged.
page-nudges-you = { $who } nudges you: the table waits for your answer.
page-armed = You will be asked next time.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = There is nothing to forecast now.
page-no-such-word = “{ $word }” is no word of this game.
page-command-list = Words of the game, in any order. Also: why and a word, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = next zone; with Shift the one before
page-keys-arrows = within the zone, also over things that cannot be chosen; Home and End to its ends
page-keys-enter = choose what is focused; on a quiet thing: why not
page-keys-numbers = the numbered choices
page-keys-escape = close what lies on top, or take back the last choice of an unfinished move
page-action-next-choice = Next thing that can be chosen
page-action-previous-choice = Previous thing that can be chosen
page-action-undo = Undo the last move
page-action-restart = Back to the start of my phase
page-action-redo = Redo
page-action-decline = No, thanks; or pass
page-action-finish = Finish
page-action-others = Go to the others; again: the next of them
page-action-log = Go to what happened
page-action-again = Say again what is asked
page-action-forecast = Say what finishing now would do
page-action-scores = Say points and progress of all
page-action-info = All about the focused thing
page-action-command = Command line
page-action-skip = Skip what is being shown, or close the recap
page-action-keys = This list of keys

## Around the table

page-phrases = Quick phrases
page-turn-of = It is { $who }’s turn
page-settings = Settings
page-my-seat = My seat
page-about = About
page-setting-letters = Single keys act (U, Y, F, N …)
page-setting-taps = On touch, the first tap shows and the second chooses
page-setting-never-ask = Never ask before finishing
page-setting-keep = Decline automatically where almost everybody does
page-setting-vibration = Vibrate when it is my turn
page-setting-notice = Notify me when it is my turn and I look elsewhere
page-setting-pace = Pace of the others
page-pace-off = at once
page-pace-quick = quick
page-pace-normal = normal
page-pace-watch = watch every step
page-setting-names = Names of cards
page-names-translated = in my language
page-names-printed = as printed, in English
page-setting-sound = Sounds
page-sound-offer = Sounds?
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
page-missing =
    { $n ->
        [one] One more player, then the game begins.
       *[other] { $n } more players, then the game begins.
    }

## End and replay

page-you-win = You win by { $by }
page-wins-by = { $who } wins by { $by }
page-you-win-tie = You win on the tie-break
page-wins-tie = { $who } wins on the tie-break
page-decided-round = Decided in round { $round }.
page-turning-point = The turning point: round { $round }
page-turning-point-line = { $who } takes the lead for good, with { $scored } in this round.
page-turning-point-mine = You take the lead for good, with { $scored } in this round.
page-see-it = See it
page-share-picture = A picture to share
page-save-picture = Save the picture
page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-where-from = How it all added up
page-in-figures = In figures
page-round = Round { $n }
page-rounds = Rounds
page-rounds-of = { $who } by round: { $points }.
page-best-turn = Best round: { $who }, { $scored } in round { $round }.
page-best-turn-mine = Best round: yours, { $scored } in round { $round }.
page-best-turn-alone = Best round: { $scored } in round { $round }.
page-previous-part = Previous part
page-last-step = Last step
page-autoplay = Play
page-pause = Pause
page-more = More
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

page-ended-alone =
    { $n ->
        [one] You end with { $n } point
       *[other] You end with { $n } points
    }
page-as-if-over = As if the game ended now.

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
page-puzzle-grade = Grade { $grade }
page-puzzle-count =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
page-puzzle-grade-1 = gentle
page-puzzle-grade-2 = fair
page-puzzle-grade-3 = hard
page-puzzle-grade-4 = very hard
page-puzzles-all = All puzzles
page-puzzles-solved = { $solved } of { $total } solved, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }. Kept in this browser.
page-puzzles-of-grade = { $solved } of { $n } solved, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
page-puzzle-unsolved = Any unsolved one
page-puzzle-mark-star = best at the first Finish
page-puzzle-mark-solved = solved
page-puzzle-mark-tried = tried
page-today = today
page-streak =
    { $n ->
        [0] No day in a row yet
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
page-streak-longest = longest: { $n }
page-streak-today = Solve today’s before midnight to make it { $n }.
page-streak-begin = Solve today’s, and the first day is yours.
page-puzzle-reach = The best end brings { $best } points more than stopping now; a hasty bot gets { $greedy }.
page-puzzle-goal-last = It is the last turn of the game: only points count.
page-puzzle-gains = Points over finishing at once
page-puzzle-best = Best
page-puzzle-hasty = Hasty bot
page-puzzle-reached = { $gained } of { $best } points
page-puzzle-at-once = Solved at once
page-puzzle-solved = Solved
page-puzzle-result = Result
page-solution-watch = Watch the solution
page-solution-step = Solution, step { $step } of { $total }
page-solution-back = Back
page-solution-next = Next
page-solution-again = From the start
page-puzzle-by-number = By number
page-puzzle-solve = Solve it
page-puzzle-title = Puzzle { $n }, grade { $grade }
page-puzzle-goal = Find the best turn: points now, and what is left for later.
page-puzzle-how = Undo as often as you like; Finish is judged.
page-puzzle-again = Try again
page-puzzle-next = Another of this grade
page-solution = Solution
page-offer-puzzles = Puzzles
page-offer-puzzles-line = One turn, one best end: find it. A new one every day.

## Reviews

page-review = Review
page-review-progress = { $judged } of { $total } decisions looked at
page-review-moments = The costliest moments
page-review-mine = Your costliest moments
page-review-everybody = Everybody’s moments
page-review-better = Better
page-review-gain = { $source } { $n }
page-review-later = later rounds { $n }
page-review-because = That brings: { $gains }.
page-review-again = { $n } times the same; also in { $rounds }.
page-points-after = { $score } after every round
page-review-none = Nothing better was found for anybody.
page-review-points = −{ $loss }
page-review-sum = { $who } lost at least { $scored }.
page-review-sum-mine = You lost at least { $scored }.
page-review-lost = This lost { $scored }. Better: { $words }.
page-review-lost-about = This lost about { $scored }, give or take { $off }. Better: { $words }.
page-review-right = Nothing better was found here.
page-review-right-so-far = Nothing better was found here so far.
page-review-said = Chosen: { $words }.
page-review-perhaps = Perhaps better, by about { $scored }, give or take { $off }: { $words }.
page-review-before = The board before the decision

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
