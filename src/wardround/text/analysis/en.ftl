### Hints, reviews and puzzles, in English.

## Hints

hint-only = Nothing else can be said.
hint-solver =
    { $proven ->
        [yes] Nothing is better.
       *[no] The best line found in the time given; a better one is possible.
    } { $even ->
        [yes] Just as good would be to begin with “{ $second }”.
       *[no] Beginning with “{ $second }” instead would cost { $lead } points.
    }
hint-alone =
    { $proven ->
        [yes] Nothing is better.
       *[no] The best line found in the time given; a better one is possible.
    } { $sure ->
        [yes] Whatever else could come first is part of it too.
       *[no] There was no time to look at other beginnings.
    }
hint-rollouts =
    { $close ->
        [even] Just as good: “{ $second }”.
        [yes] A close call: “{ $second }” came out { $lead } points lower, give or take { $off }.
       *[no] The next best, “{ $second }”, came out { $lead } points lower, give or take { $off }.
    }
hint-tried = Tried by playing on to the end of the next round, { $worlds } times, from what this player can see.
play-hint = Best: “{ $words }”.
play-hint-nobody = Nobody is asked now, so nothing can be advised.
hint-over = There is nothing to advise: the game is over.
hint-chance = Chance is to speak here, and nobody else. Say its words first.
hint-not-asked = { $whom } is not asked here. Asked: { $turn }.
hint-not-you = You are not asked now. Asked: { $who }.
hint-seconds = “{ $seconds }” seconds cannot be spent on this. Give more than 0 and at most { $most }.
solve-nodes = “{ $nodes }” hospitals are too few to look at. Give 1 or more.
hint-busy = Too many hints are being worked out. Ask again in a moment.
hint-puzzle = A puzzle gives no hints: finish, and its solution can be shown.
hint-failed = No hint could be found in time. Ask again, or go on without.

## Reviews

review-where = where
review-who = who
review-said = said
review-lost = lost
review-better = better
review-total =
    { $who }: { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }, at least { $lost } points lost.
review-moments = The costliest moments
review-moment =
    { $place }. { $where }, { $who }: “{ $words }” lost { $lost } points{ $off ->
        [none] { "" }
       *[other] , give or take { $off }
    }. Better: “{ $better }”.
review-none = Nothing better was found for anybody.
review-graph = Points of every player over the game, by round; circles mark the costliest moments
review-drawn = Graph drawn to { $path }
review-judging = judging
review-busy = Too many games are being reviewed. Ask again in a minute.
review-early = The review has only just begun. Ask again in a moment.
which-game = { $path } holds { $count } games. Say which with --game, 1 to { $count }.
review-jobs = { $jobs } processes cannot work. Give 1 or more.

## Puzzles

puzzle-head =
    Puzzle { $number }, grade { $grade } of { $most }: find the best words for the hospital at work. { $last ->
        [yes] The game ends with this turn.
       *[no] What is left for later counts too.
    }
puzzle-how = A sentence a line; “finish” to be judged; or board, undo, again, solution, quit.
puzzle-solved = Solved! Nothing is better. A hasty bot falls { $short } points short.
puzzle-lost =
    Not the best yet: { $lost } points are left lying{ $ahead ->
        [yes] , but you are ahead of a hasty bot
       *[no] { "" }
    }.
puzzle-unknown = There is no puzzle { $number }. They are numbered 1 to { $most }.
puzzle-grade = There is no grade { $grade }. Grades go from 1 to { $most }.
puzzle-choice = Choose by number, or by day and grade: not both.
puzzle-make = { $wanted } puzzles cannot be made. Give a number from 1 to { $most }.
puzzle-making = making
puzzle-title = Puzzle { $number }, grade { $grade } of { $most }
puzzle-best = Best
puzzle-shown = These are the best words. It does not count as solved, since the solution was shown before.
puzzle-yours = You
puzzle-greedy = A hasty bot
puzzle-not-here = There is no puzzle at this table.
puzzle-not-over = The puzzle is not finished yet: there is nothing to show.
puzzle-no-journal = A puzzle has no journal: it begins in the middle of a game.
