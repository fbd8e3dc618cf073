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
