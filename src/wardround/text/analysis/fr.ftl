### Hints, reviews and puzzles, in French.

## Conseils

hint-only = Rien d’autre ne peut être dit.
hint-solver =
    { $proven ->
        [yes] Rien n’est mieux.
       *[no] La meilleure suite trouvée dans le temps donné ; il peut y en avoir une meilleure.
    } { $even ->
        [yes] Commencer par « { $second } » serait tout aussi bien.
       *[no] Commencer plutôt par « { $second } » coûterait { $lead } points.
    }
hint-alone =
    { $proven ->
        [yes] Rien n’est mieux.
       *[no] La meilleure suite trouvée dans le temps donné ; il peut y en avoir une meilleure.
    } { $sure ->
        [yes] Ce qui pourrait venir d’abord en fait aussi partie.
       *[no] Le temps n’a pas suffi pour d’autres débuts.
    }
hint-rollouts =
    { $close ->
        [even] Tout aussi bien : « { $second } ».
        [yes] C’est serré : « { $second } » donne { $lead } points de moins, à { $off } près.
       *[no] Le deuxième choix, « { $second } », donne { $lead } points de moins, à { $off } près.
    }
hint-tried = Essayé en jouant jusqu’à la fin du tour suivant, { $worlds } fois, d’après ce que ce joueur peut voir.
play-hint = Le mieux : « { $words } ».
play-hint-nobody = On ne demande rien à personne, il n’y a rien à conseiller.
hint-over = Il n’y a rien à conseiller : la partie est terminée.
hint-chance = Ici c’est au hasard de parler, à personne d’autre. Dis d’abord ses mots.
hint-not-asked = On ne demande rien à { $whom } ici. On demande : { $turn }.
hint-not-you = On ne te demande rien en ce moment. On demande : { $who }.
hint-seconds = « { $seconds } » secondes, c’est impossible. Donne plus de 0 et au plus { $most }.
solve-nodes = « { $nodes } » hôpitaux sont trop peu. Donne 1 ou plus.
hint-busy = Trop de conseils sont en préparation. Redemande dans un instant.
hint-puzzle = Un problème ne donne pas de conseils : termine, et la solution pourra être montrée.
hint-failed = Aucun conseil n’a été trouvé à temps. Redemande, ou continue sans.

## Analyses

review-where = où
review-who = qui
review-said = dit
review-lost = perdu
review-better = mieux
review-total =
    { $who } : { $count ->
        [one] 1 décision
       *[other] { $count } décisions
    }, au moins { $lost } points perdus.
review-moments = Les moments les plus coûteux
review-moment =
    { $place }. { $where }, { $who } : « { $words } » a coûté { $lost } points{ $off ->
        [none] { "" }
       *[other] , à { $off } près
    }. Mieux : « { $better } ».
review-none = Rien de mieux n’a été trouvé pour personne.
review-graph = Points de chaque joueur au fil de la partie, par tour ; des cercles marquent les moments les plus coûteux
review-drawn = Courbe dessinée dans { $path }
review-judging = j’examine
review-busy = Trop de parties sont en cours d’analyse. Redemande dans une minute.
review-early = L’analyse vient de commencer. Redemande dans un instant.
which-game = { $path } contient { $count } parties. Dis laquelle avec --game, de 1 à { $count }.
review-jobs = { $jobs } processus ne peuvent pas travailler. Donne 1 ou plus.

## Problèmes

puzzle-head =
    Problème { $number }, difficulté { $grade } sur { $most } : trouve les meilleurs mots pour l’hôpital qui travaille. { $last ->
        [yes] La partie finit avec ce tour.
       *[no] Ce qui reste pour plus tard compte aussi.
    }
puzzle-how = Une phrase par ligne ; « finish » pour le verdict ; ou board, undo, again, solution, quit.
puzzle-solved = Résolu ! Rien n’est mieux. Un bot pressé reste { $short } points en dessous.
puzzle-lost =
    Pas encore le mieux : il reste { $lost } points à prendre{ $ahead ->
        [yes] , mais tu fais mieux qu’un bot pressé
       *[no] { "" }
    }.
puzzle-unknown = Il n’y a pas de problème { $number }. Ils sont numérotés de 1 à { $most }.
puzzle-grade = Il n’y a pas de difficulté { $grade }. Les difficultés vont de 1 à { $most }.
puzzle-choice = Choisis par numéro, ou par jour et difficulté : pas les deux.
puzzle-make = { $wanted } problèmes ne peuvent pas être créés. Donne un nombre de 1 à { $most }.
puzzle-making = je compose
puzzle-title = Problème { $number }, difficulté { $grade } sur { $most }
puzzle-best = Le mieux
puzzle-shown = Ce sont les meilleurs mots. Le problème ne compte pas comme résolu, car la solution avait été montrée.
puzzle-yours = Toi
puzzle-greedy = Bot pressé
puzzle-not-here = Il n’y a pas de problème à cette table.
puzzle-not-over = Le problème n’est pas terminé : il n’y a rien à montrer.
puzzle-no-journal = Un problème n’a pas de journal : il commence au milieu d’une partie.
