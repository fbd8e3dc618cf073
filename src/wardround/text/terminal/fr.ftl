### Ce que seul le terminal dit, en français.

## Dice Hospital : options sur la table

play-played-with = On joue avec : { $options }.
dh-mark-first-seat-1 = le premier siège commence
dh-mark-first-seat-2 = le deuxième siège commence
dh-mark-first-seat-3 = le troisième siège commence
dh-mark-first-seat-4 = le quatrième siège commence
dh-mark-edition-prototype = l’édition prototype
dh-mark-administrators-no = sans directeurs
dh-mark-activation-simultaneous = activation tous à la fois
dh-mark-crisis-yes = crise initiale (cinq patients de départ)
dh-mark-epidemic-yes = épidémie (un patient de plus avec chaque ambulance)
dh-mark-superbug-yes = superbactérie (la négligence baisse de 2)
dh-mark-pick-up-yes = dernière tournée après le tour 8 (qui reste coûte 1 point)
dh-mark-events-yes = événements (maison)
dh-mark-experimental-replace = médecine expérimentale
dh-mark-experimental-added = médecine expérimentale ajoutée aux piles entières
dh-mark-promos-consultant = { CARD("consultant") } (promo)
dh-mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
dh-mark-promos-both = spécialistes promo
dh-mark-timer-yes = minuteur
play-time-up = Le temps est écoulé : ce qui n’est pas placé reste non placé.
play-time-left = encore { $minutes }:{ $seconds }
dh-mark-fatalities-double = un décès coûte 4 points
dh-mark-reports-double = un bilan ouvert coûte le double
play-event = Événement de ce tour : { $name }. { $does }
play-spaces = Cases libres de la tournée : { $spaces }.
play-space =
    { $space ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[other] niveau { $space }
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
play-reports = Bilans médicaux (les sorties d’un seul tour doivent tout apporter)
play-reports-short = Bilans : points, sortis sur demandés
play-reports-above-short = Au-dessus, jusqu’à ce que l’autre soit rempli
play-reports-now = Bilans en cours : { $told }.
play-reports-above = Au-dessus, tant que celui d’en dessous n’est pas rempli
play-report =
    { $name }, { dh-points } : { $needs }{ $ready ->
        [yes] { " " }✓
       *[no] { "" }
    }
play-need =
    { $have } sur { $wanted } { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
play-standing-reports = { $who } { $points } (les bilans ouverts coûteraient { $owed })
play-standing-patients = { $who } { $points } (laissés pour l’instant : { $owed })
play-alone-end = Ton résultat : { dh-points }.
play-note-home =
    { $home ->
        [one] 1 patient sorti
       *[other] { $home } patients sortis
    }
play-note-bags =
    { $bags ->
        [one] 1 poche, 1 point
       *[other] { $bags } poches, 1 point chacune
    }
play-note-dead = { $dead } × { $each }
play-legend-return = { $ready } peut être rendu
dh-word-return-die = remettre dans le sac un des dés lancés
dh-word-return-patient = remettre dans le sac un de tes patients (ce n’est pas un décès)

## Répondre sans question

play-always = « { $word } », maintenant et désormais sans demander (« ask » ramène la question)
play-always-what = Toujours quoi ? Nomme le seul mot à dire désormais, comme dans « always pass ».
play-always-said = Désormais « { $word } » est dit ici sans te demander ; « ask » ramène la question.
play-ask-again = Tout te sera de nouveau demandé.
play-help-always = donner toujours cette réponse à cette question : « always pass »
play-help-ask = se faire de nouveau tout demander

## Parties conservées

play-torn = Le fichier est coupé : sa dernière ligne est illisible et tombe (« { $text } »). Regarde s’il faut redire quelque chose.
play-no-such-game = Il n’y a pas de partie inachevée { $number } : « wardround games » les énumère, de 1 à { $most }.
games-none = Il n’y a pas de partie inachevée. « wardround play » en commence une.
games-broken = (illisible)
games-unreadable = { $path } est illisible et reste de côté.
games-round =
    { $round ->
        [0] { $phase }
       *[other] tour { $round } : { $phase }
    }
games-resume = Pour en reprendre une, donne son numéro : wardround play --resume 1
best-none = Aucune partie en solo n’est encore terminée. « wardround play --seats 1 » en commence une.
best-of =
    { $game }, en solo{ $options ->
        [none] , options habituelles
       *[other] , { $options }
    } ({ $count ->
        [one] 1 partie
       *[other] { $count } parties
    })
best-place =
    { $count ->
        [one] Ton premier résultat avec ces options. « wardround best » les énumère tous.
       *[other] { $place ->
            [1] Ton meilleur résultat avec ces options, sur { $count } ! « wardround best » les énumère tous.
           *[other] Numéro { $place } de tes { $count } résultats avec ces options ; le meilleur est { $best }. « wardround best » les énumère tous.
        }
    }

## Options

label-sets = Ensembles d’options par leur nom ; ce qui est donné à côté l’emporte
label-set-changes =
    sièges { $seats } : { $changes ->
        [none] tout comme d’habitude
       *[other] { $changes }
    }
label-refused = Ce qui ne va pas ensemble

## Hospital Rush

hr-board-markers = Marqueurs posés : { $told }.
hr-board-early = déjà 1 de prestige avec encore { $missing }
hr-now = Maintenant : { $brings }.
hr-unfair = Déloyal : { $risk }.
hr-word-skip = ne rien faire ; le marqueur reste en place
hr-board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(déloyal)
    } : { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(pris par : { $who })
    }
hr-panel-corridor = Le couloir (le lit 4 part après le tour)
hr-panel-tiles = + pansement, p o g médicament, ? tout médicament, * toute tuile ; [ ] manque encore
hr-panel-own = Tes propres cases
hr-panel-skills = Compétences
hr-panel-bucks = { hr-bucks }
hr-panel-order = Marqueurs de ce tour, dans l’ordre
hr-panel-next = Commence le tour suivant : { $who }

## La meilleure suite

solve-exact = Vaut { $worth } points avec ce qui reste pour plus tard. Rien n’est mieux ({ $nodes } hôpitaux examinés).
solve-found = Vaut { $worth } points avec ce qui reste pour plus tard : le mieux trouvé, non prouvé ({ $nodes } hôpitaux examinés). Davantage : --nodes, --seconds.
solve-not-now = Seule une activation de Dice Hospital peut être résolue : donne une position de la phase « activate ».
solve-not-you = { $whom } ne travaille pas ici. Travaillent : { $turn }.
