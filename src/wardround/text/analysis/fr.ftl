### Conseils, analyses et problèmes, en français.

## Conseils

hint-only = Rien d’autre ne peut être dit.
hint-solver =
    { $proven ->
        [yes] Rien n’est mieux.
       *[no] La meilleure suite trouvée dans le temps donné ; il peut y en avoir une meilleure.
    } { $even ->
        [yes] Commencer par « { $second } » serait tout aussi bien.
       *[no] Commencer plutôt par « { $second } » coûterait { $lead } points.
    }
hint-rollouts =
    { $close ->
        [yes] C’est serré : « { $second } » donne { $lead } points de moins, à { $off } près.
       *[no] Le deuxième choix, « { $second } », donne { $lead } points de moins, à { $off } près.
    } Essayé en jouant jusqu’à la fin de la manche suivante, { $worlds } fois, d’après ce que cette place peut voir.
hint-over = Il n’y a rien à conseiller : la partie est terminée.
hint-chance = Ici c’est au hasard de parler, à personne d’autre. Dis d’abord ses mots.
hint-not-asked = On ne demande rien à la place { $seat } ici. On demande : { $turn }.
hint-seconds = « { $seconds } » secondes, c’est impossible. Donne plus de 0 et au plus { $most }.

## Analyses

review-where = où
review-who = qui
review-said = dit
review-lost = perdu
review-better = mieux
review-total =
    { $who } : { $count ->
        [one] 1 décision
       *[other] { $count } décisions
    }, au moins { $lost } points perdus.
review-moments = Les moments les plus coûteux
review-moment =
    { $place }. { $where }, { $who } : « { $said } » a perdu { $lost } points{ $off ->
        [none] { "" }
       *[other] , à { $off } près
    }. Mieux : « { $better } ».
review-none = Rien de mieux n’a été trouvé pour personne.
review-graph = Points de chaque place au fil de la partie, par manche ; des cercles marquent les moments les plus coûteux
review-drawn = Courbe dessinée dans { $path }
review-judging = j’examine
review-jobs = { $jobs } processus ne peuvent pas travailler. Donne 1 ou plus.
