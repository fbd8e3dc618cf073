### Dice Hospital, in French.

## What anybody can get wrong, whatever the game

administrators-few =
    Pour { $seats } sièges, il faut distribuer { $needed } directeurs ; ces cartes en comptent { $have }. Ajoute des cartes ou choisis administrators=no.

## Position codes

position-patient =
    « { $word } » dans le champ « { $field } » de { position-where } n’est pas un patient. Les patients s’écrivent comme r4, g2t ou ry3.
position-treated =
    « { $word } » dans le champ « { $field } » de { position-where } est traité ; à ce moment de la partie, les patients y attendent (sans t ni m).
position-recoloured =
    « { $word } » dans le champ « { $field } » de { position-where } affiche une autre couleur que la sienne ; cela n’arrive que pendant l’activation.
position-not-owned =
    Le champ « { $field } » de { position-where } nomme plus que ce que possède cet hôpital.
position-workers =
    Les nombres ne concordent pas dans { position-where } : chaque service utilisé a un soignant, donc « used » doit compter autant de mots qu’il y a d’infirmiers et de spécialistes placés.
position-beds =
    { $patients } patients, c’est trop dans { position-where } : un hôpital a { $beds } lits.
position-dice =
    La position contient plus de dés { $colour ->
        [red] rouges
        [yellow] jaunes
       *[green] verts
    } qu’il n’en existe ({ $dice }).
position-first =
    { $whom } ne peut pas être premier joueur : ce rôle revient à qui a pris l’ambulance { $ambulance }, la plus basse. { position-help }
position-ambulances =
    Ces ambulances ne peuvent pas avoir été prises ({ $taken }) : chacune l’est par un siège au plus, la plus haute porte le nombre de sièges plus un, et le premier joueur ne peut pas prendre la numéro 1.
position-administrators = Deux hôpitaux ont le même directeur ; chacun n’existe qu’une fois.

## Names of things on the command line

option-administrators = Directeurs : chacun en reçoit deux et en garde un, qui rapporte des points ou préserve un patient à chaque tour.
option-administrators-yes = Avec directeurs.
option-administrators-no = Sans directeurs.
option-set-beginner = Débutant : le jeu simple, sans directeurs.
option-set-standard = Standard : le jeu comme on y joue d’habitude.
option-set-hard = Difficile : plus de patients, négligence plus grave ; en solo, des erreurs plus chères.
option-set-everything = Tout : difficile, avec événements, nouvelles cartes et minuteur.
option-activation = Activation : comment les hôpitaux travaillent en phase 3.
option-activation-linear = L’un après l’autre, par numéro d’ambulance.
option-activation-simultaneous = Tous en même temps.

## What a seat is asked, and why

ask-nothing = La partie est terminée.
reason-over = Les huit tours sont joués.
ask-wait = Attends.
reason-chance = On lance des dés ou on révèle des cartes.
reason-others = On attend encore : { $whom }.
ask-extra = Encore une carte : révéler un service ou un spécialiste ?
reason-extra = À deux, le premier joueur choisit le type de la dernière carte du présentoir.
ask-starting = Lequel de tes dés commence à { $value } ?
reason-starting =
    Tes patients de départ reçoivent les niveaux { $values } ; le dernier dé prend celui qui reste.
ask-keep = Quel directeur gardes-tu ?
reason-keep = Tu en as deux ; l’autre quitte la partie. Personne ne voit ton choix avant que tout le monde ait choisi.
ask-arrange =
    Choisis { $places ->
        [one] { $places } dé
       *[other] { $places } dés
    } de niveau { $value } pour l’ambulance { $ambulance }.
reason-arrange =
    { $dice } dés ont le niveau { $value } et ne tiennent pas tous : le joueur à droite du premier joueur décide quelles couleurs vont où.
ask-take = Quelle ambulance prends-tu ?
reason-take =
    { $free ->
        [0] Tu n’as aucun lit libre.
        [one] Tu as { $free } lit libre.
       *[other] Tu as { $free } lits libres.
    } Le plus petit numéro pris rapporte une poche de sang et le rôle de premier joueur ; les petits numéros choisissent leur amélioration d’abord.{ $first ->
        [0] { "" }
       *[other] { " " }Le premier joueur ne peut pas prendre l’ambulance 1.
    }{ $arrivals ->
        [0] { "" }
        [one] { " " }Un patient de plus l’accompagne.
       *[other] { " " }{ $arrivals } patients de plus l’accompagnent.
    }
brings-ambulance = somme { $sum } · { ambulance-beds }{ ambulance-lowest } · { ambulance-order }
ambulance-beds =
    { $short ->
        [0] { $beds ->
            [0] juste assez de lits
            [one] reste { $beds } lit
           *[other] restent { $beds } lits
        }
        [one] manque { $short } lit : un des tiens meurt
       *[other] manquent { $short } lits : { $short } des tiens meurent
    }
ambulance-lowest =
    { $lowest ->
        [sure] { " · " }{ ambulance-bags }premier joueur
        [perhaps] { " · " }{ ambulance-bags }premier joueur si personne n’en prend une plus basse
       *[no] { "" }
    }
ambulance-bags =
    { $bags ->
        [0] { "" }
        [one] poche de sang et{ " " }
       *[other] { $bags } poches de sang et{ " " }
    }
ambulance-order =
    { $locked ->
        [0] ordre d’amélioration : { $earliest ->
            [1] 1er
            [2] 2e
            [3] 3e
           *[other] 4e
        }{ ambulance-or }
       *[other] pas pour le premier joueur
    }
ambulance-or =
    { $latest ->
        [1] { "" }
        [2] { $earliest ->
            [2] { "" }
           *[other] { " " }ou 2e
        }
        [3] { $earliest ->
            [3] { "" }
            [2] { " " }ou 3e
           *[other] { " " }à 3e
        }
       *[other] { $earliest ->
            [4] { "" }
            [3] { " " }ou 4e
           *[other] { " " }à 4e
        }
    }
brings-sent =
    garder { $sum }{ $bags ->
        [0] { "" }
        [one] , +{ $bags } poche de sang
       *[other] , +{ $bags } poches de sang
    }
brings-load =
    { $goes ->
        [sure] va dans l’ambulance { $ambulance }
        [later] va dans une ambulance suivante
       *[choice] peut aller dans l’ambulance { $ambulance }
    }
brings-report = { points } : { $met } sur { $of }
brings-department =
    { $home ->
        [0] { $fits ->
            [one] 1 patient à soigner
           *[other] { $fits } patients au choix
        }
        [one] 1 peut rentrer : +{ points }
       *[other] { $home } peuvent rentrer : +{ points }
    }
brings-patient =
    { $becomes ->
        [home] rentre : +{ points }
        [dead] meurt
        [bag] retourne dans le sac
       *[other] passe à { $value }
    }
brings-bag =
    soigner n’importe quel patient de { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }, ou changer la couleur qu’il affiche
brings-return =
    rendre une carte contre { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }
brings-return-die = remettre dans le sac un des dés lancés
brings-return-patient = remettre dans le sac un de tes patients (ce n’est pas un décès)
ask-overflow =
    Pas assez de lits : { $short ->
        [one] quel patient déjà présent perds-tu ?
       *[other] quels sont les { $short } patients déjà présents que tu perds ?
    }
reason-overflow =
    Les nouveaux patients restent. { $short ->
        [one] Il manque encore { $short } lit : c’est un décès parmi les anciens patients.
       *[other] Il manque encore { $short } lits : c’est autant de décès parmi les anciens patients.
    }
ask-improve = Prends-tu un service ou un spécialiste, ou passes-tu ?
reason-improve =
    Il reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur le présentoir. Tu peux en prendre une par tour.
ask-return =
    { $bags ->
        [one] Rendre une de tes améliorations contre une poche de sang, ou passer ?
       *[other] Rendre une de tes améliorations contre { $bags } poches de sang, ou passer ?
    }
ask-return-card = Quelle amélioration rends-tu ?
reason-return =
    Une fois par tour, une amélioration, même nouvelle, peut retourner sous sa pile contre { bags }.
ask-spare = Quel patient { colour } préserves-tu ?
reason-spare = Ton directeur préserve un patient { colour } non traité à chaque tour.
ask-worker =
    { $free ->
        [0]
            { $bags ->
                [0] Termine : il n’y a plus rien à faire.
               *[other] Utilise une poche de sang ou termine.
            }
       *[other]
            { $bags ->
                [0] Place un soignant ou termine.
               *[other] Place un soignant, utilise une poche de sang ou termine.
            }
    }
reason-worker =
    { $free ->
        [0] Il ne te reste aucun soignant libre{ $bags ->
            [0] { " " }ni aucune poche de sang
           *[other] , mais { bags }
        }.
        [one] Il te reste { $free } soignant libre et { bags }.
       *[other] Il te reste { $free } soignants libres et { bags }.
    } Tout patient non traité s’aggrave.
brings-finish =
    Si tu t’arrêtes : { points }, { $worse ->
        [0] personne ne s’aggrave
        [one] { $worse } patient s’aggrave{ finish-steps }
       *[other] { $worse } patients s’aggravent{ finish-steps }
    }, { $deaths ->
        [0] aucun décès.
       *[other] { $deaths } décès : { $dead } (−{ $cost }).
    }
finish-steps =
    { $steps ->
        [1] { "" }
       *[other] { " " }de { $steps }
    }
risk-finish =
    Terminer ?{ $kinds ->
        [0] { "" }
        [one] { " " }Peut encore travailler : { $workers ->
            [nurse] infirmier
           *[other] { $workers }
        }.
       *[other] { " " }Peuvent encore travailler : { $workers }.
    }{ $deaths ->
        [0] { "" }
       *[other] { " " }Décès : { $dead }.
    }
bags =
    { $bags ->
        [0] aucune poche de sang
        [one] { $bags } poche de sang
       *[other] { $bags } poches de sang
    }
ask-department =
    Dans quel service travaille { the-worker } ?
reason-department = Tu peux choisir un service pas encore utilisé qui trouve tous les patients qu’il lui faut.
the-worker =
    { $worker ->
        [nurse] l’infirmier
       *[other] { $worker }
    }
ask-patients =
    { $patient ->
        [none] { $department } : choisis { picks }.
       *[other] { $department } : quelle couleur { $patient } doit-il montrer ?
    }
reason-patients =
    { $form ->
        [heal] { $count ->
            [1] Ce service soigne de { steps } { whom }.
           *[other] Ce service soigne { whom }, de { steps }.
        }
       *[other] { does-treatment }
    }
ask-effect =
    { $patient ->
        [none] { $worker } : choisis { picks }{ $picked ->
            [0] , ou renonce
           *[other] { "" }
        }.
       *[other] { $worker } : quelle couleur { $patient } doit-il montrer ?
    }
reason-effect = { $worker } peut maintenant { effect }.{ or-a-bag }
or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Une poche de sang peut être utilisée avant.
    }
ask-bag-patient = Qui reçoit la poche de sang ?
ask-bag-use =
    { $patient } : le soigner de { steps }, ou quelle couleur doit-il montrer ?
reason-bag =
    Tu as { bags }. Une poche soigne n’importe quel patient de { steps }, ou change la couleur qu’un patient montre jusqu’à la fin de l’activation.

## Why a thing cannot be said now

why-over = la partie est terminée.
why-chance = d’abord les dés et les cartes.
why-others = ce n’est pas à toi ; on attend encore : { $whom }.
why-phase = ce n’est pas demandé maintenant. Étape en cours : { $phase }.
why-new-patient = un nouveau patient ne peut jamais être sacrifié ; choisis-en un que tu avais déjà.
why-not-here = ce dé ne peut pas aller dans l’ambulance { $ambulance } : les niveaux plus bas la remplissent d’abord.
why-return-first = dis d’abord « return », puis la carte.
why-not-improvement = tu ne peux rendre qu’une amélioration qui t’appartient.
why-ambulance-taken = { $whom } a pris cette ambulance.
why-ambulance-first = le premier joueur ne peut pas prendre l’ambulance 1.
why-sentence = termine d’abord la phrase que tu as commencée.
why-effect-first = utilise d’abord le pouvoir du spécialiste que tu as placé, ou renonces-y.
why-no-bag = tu n’as pas de poche de sang.
why-no-patients = tu n’as aucun patient à qui la donner.
why-worker-used =
    { $worker ->
        [nurse] tous tes infirmiers ont déjà travaillé ce tour-ci.
       *[other] { $worker } a déjà travaillé ce tour-ci.
    }
why-no-department = aucun de tes services encore inutilisés ne trouve tous les patients qu’il lui faut.
why-department-used = { $department } a déjà servi ce tour-ci.
why-department-cannot =
    { $department } soigne { whom } ; parmi tes patients, { $have ->
        [0] aucun ne convient
        [one] { $have } seul convient
       *[other] { $have } conviennent
    } par la couleur et le niveau.
why-department-pattern =
    { $department } soigne { whom } ; parmi les { $have } patients de la bonne couleur, aucun groupe ne convient.
why-department-two =
    { $department } a deux parties, les deux ou rien ; pour la { $slot ->
        [first] première
       *[second] seconde
    }, { whom }, il n’y a { $have ->
        [0] personne
        [1] qu’un patient
       *[other] que { $have } patients
    }.
why-no-such-patient = tu n’as pas de { $patient }.
why-worker-first = dis d’abord quel soignant tu places.
why-department-first = dis d’abord dans quel service il travaille.
why-colour = seul un patient qui affiche la couleur { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] verte
    } peut être choisi.
why-value = seul un patient{ of-values } peut être choisi.
why-picked = tous tes { $patient } sont déjà choisis.
why-pattern =
    { $pattern ->
        [run] avec ce qui est déjà choisi, cela ne fait pas { $count } niveaux consécutifs.
        [equal] avec ce qui est déjà choisi, cela ne fait pas { $count } patients de même niveau.
       *[any] un groupe se dit du plus petit niveau au plus grand, et ce patient vient avant ceux déjà choisis.
    }
why-not-healed = { $worker } ne soigne que des patients que son service vient de soigner.
why-just-healed = { $worker } soigne un autre patient, pas l’un de ceux que son service vient de soigner.
why-match = il faut à { $worker } un patient qui a le niveau que l’un des patients tout juste soignés avait avant.

## What cards do

does-treatment =
    { $form ->
        [two] Soigne { whom } de { steps } et { second } ; les deux ou rien.
        [by-value] Soigne { whom } d’un nombre de niveaux qui dépend du sien : { $by_value } pour 1 à 6.
        [lower] Aggrave { whom } de { steps }.
        [flip] Retourne { whom } sur la face opposée (7 moins le niveau).
        [reroll] Relance { whom } et garde le résultat.
        [recolour] Recolore { whom } pour le reste de l’activation.
        [transfer] Remets { whom } dans le sac ; ce n’est pas un décès.
       *[heal] { $count ->
            [1] Soigne de { steps } { whom }.
           *[other] Soigne { whom }, de { steps }.
        }
    }
does-specialist =
    Quand { occasion }, tu peux { effect }.
does-administrator-spare =
    À chaque tour, un patient { colour } non traité de ton choix ne s’aggrave pas.
does-administrator-most =
    { points } à chaque tour où tu as plus de sorties que tous les autres (personne en cas d’égalité).
does-administrator-needs =
    { points } à chaque tour où tu fais sortir au moins { needed }.
colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[any] de n’importe quelle couleur
    }
trigger-colour =
    { $trigger ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
coloured =
    { $colour ->
        [any] { "" }
       *[other] { " " }{ colour }
    }
whom =
    { $count ->
        [1] un patient{ coloured }
       *[other] { how-many } { number } patients{ $colour ->
            [red] { " " }rouges
            [yellow] { " " }jaunes
            [green] { " " }verts
           *[any] { "" }
        }
    }{ of-values }{ in-pattern }
number =
    { $count ->
        [2] deux
        [3] trois
       *[4] quatre
    }
steps =
    { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }{ each }
each =
    { $count ->
        [1] { "" }
       *[other] { " " }chacun
    }
in-pattern =
    { $pattern ->
        [equal] { " " }de même niveau
        [run] { $count ->
            [2] { " " }de niveaux consécutifs (comme 2 et 3)
            [3] { " " }de niveaux consécutifs (comme 2, 3 et 4)
           *[other] { " " }de niveaux consécutifs (comme 2, 3, 4 et 5)
        }
       *[any] { "" }
    }
of-values =
    { $low ->
        [1] { $high ->
            [6] { "" }
            [2] { " " }de niveau 1 ou 2
            [1] { " " }de niveau 1
           *[other] { " " }de niveau 1 à { $high }
        }
        [2] { $high ->
            [3] { " " }de niveau 2 ou 3
            [2] { " " }de niveau 2
           *[other] { " " }de niveau 2 à { $high }
        }
        [3] { $high ->
            [4] { " " }de niveau 3 ou 4
            [3] { " " }de niveau 3
           *[other] { " " }de niveau 3 à { $high }
        }
        [4] { $high ->
            [5] { " " }de niveau 4 ou 5
            [4] { " " }de niveau 4
           *[other] { " " }de niveau 4 à { $high }
        }
        [5] { $high ->
            [6] { " " }de niveau 5 ou 6
           *[other] { " " }de niveau 5
        }
       *[6] { " " }de niveau 6
    }
effect =
    { $form ->
        [two] soigner { object } de { steps } et { $also_op ->
            [lower] aggraver
            [flip] retourner
            [transfer] remettre dans le sac
           *[heal] soigner
        } { second-whom } (les deux ou rien)
        [by-value] soigner { object } d’un nombre de niveaux qui dépend du sien ({ $by_value } pour 1 à 6)
        [lower] aggraver { object } de { steps }
        [flip] retourner { object } sur la face opposée (7 moins le niveau)
        [reroll] relancer { object }
        [recolour] recolorer { object } pour le reste de l’activation
        [transfer] remettre { object } dans le sac (ce n’est pas un décès)
       *[heal] { effect-heal }
    }
more-steps =
    { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } de plus{ each }
other =
    { $count ->
        [1] un autre patient{ coloured }
       *[other] { how-many } { number } autres patients{ $colour ->
            [red] { " " }rouges
            [yellow] { " " }jaunes
            [green] { " " }verts
           *[any] { "" }
        }
    }{ any-colour }{ of-values }{ in-pattern }
any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }de n’importe quelle couleur
           *[other] { "" }
        }
       *[other] { "" }
    }
needed =
    { $green ->
        [0] { $yellow ->
            [0] { needed-red }
           *[other] { needed-red-and-yellow }
        }
       *[other] { $red ->
            [0] { $yellow ->
                [0] { $green } { $green ->
                    [one] patient vert
                   *[other] patients verts
                }
               *[other] { needed-red-and-yellow } et { $green } { $green ->
                    [one] vert
                   *[other] verts
                }
            }
           *[other] { $yellow ->
                [0] { needed-red }
               *[other] { needed-red }, { $yellow } { $yellow ->
                    [one] jaune
                   *[other] jaunes
                }
            } et { $green } { $green ->
                [one] vert
               *[other] verts
            }
        }
    }
needed-red =
    { $red ->
        [0] { "" }
        [one] { $red } patient rouge
       *[other] { $red } patients rouges
    }
needed-red-and-yellow =
    { $red ->
        [0] { $yellow } { $yellow ->
            [one] patient jaune
           *[other] patients jaunes
        }
       *[other] { needed-red } et { $yellow } { $yellow ->
            [one] jaune
           *[other] jaunes
        }
    }

## What happened

happened-first = { $who } devient premier joueur.
happened-reveal = Carte révélée : { $card }.
happened-shelve = { $card } retourne sous sa pile.
happened-draw = { $who } pioche un dé { colour }.
happened-settle = { $who } commence avec { $patient }.
happened-deal =
    { $administrator ->
        [hidden] { $who } reçoit un directeur.
       *[other] { $who } reçoit { $administrator }.
    }
happened-keep =
    { $administrator ->
        [hidden] { $who } a choisi un directeur.
       *[other] { $who } garde { $administrator }.
    }
happened-appoint = { $who } a pour directeur { $administrator }.
happened-roll = { $patient } arrive.
happened-load = { $patient } monte dans l’ambulance { $ambulance }.
happened-take = { $who } prend l’ambulance { $ambulance }.
happened-unload = { $patient } repart avec l’ambulance { $ambulance } et retourne dans le sac.
happened-gain =
    { $who } gagne { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
happened-admit = { $who } admet { $patient }.
happened-die = { $who } perd { $patient } : un décès.
happened-build =
    { $hired ->
        [0] { $who } construit { $card }.
       *[other] { $who } recrute { $card }.
    }
happened-give-back =
    { $hired ->
        [0] { $who } rend { $card }.
       *[other] { $who } rend { $card }.
    }
happened-place =
    { $worker ->
        [nurse] { $who } envoie un infirmier au service { $department }.
       *[other] { $who } envoie { $worker } au service { $department }.
    }
happened-heal = { $who } soigne { $patient } : il devient { $becomes }.
happened-discharge = { $who } fait sortir { $patient }.
happened-recolour = { $who } change la couleur affichée par { $patient } : il devient { $becomes }.
happened-spend =
    { $who } utilise { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
happened-pending = { $who } peut utiliser le pouvoir du spécialiste { $worker }.
happened-spare = { $who } préserve { $patient }.
happened-worsen = { $who } néglige { $patient } : il devient { $becomes }.
happened-score = { $who } marque { points } : { $source }.

## Names

phase-first-player = mise en place, choix du premier joueur
phase-reveal = révélation des cartes
phase-extra = choix d’une carte de plus
phase-extra-department = révélation d’un service de plus
phase-extra-specialist = révélation d’un spécialiste de plus
phase-starting-dice = mise en place, pioche des dés de départ
phase-starting-values = mise en place, niveaux des dés de départ
phase-deal = mise en place, distribution des directeurs
phase-keep = mise en place, choix d’un directeur
phase-roll = admission, lancer des dés
phase-arrange = admission, remplissage des ambulances
phase-take = admission, choix des ambulances
phase-overflow = admission, recherche de lits
phase-improve = amélioration
phase-return = amélioration, retour de cartes
phase-activate = activation
phase-spare = négligence
phase-over = fin de partie

source-discharges = sorties
source-empty-hospital = hôpital vide
source-administrator = directeur
source-bags = poches de sang restantes
source-fatalities = décès

decided-points = Décidé aux points.
decided-fewest-patients = Égalité aux points : le plus petit nombre de patients restants l’emporte.
decided-patient-values = Égalité aux points et aux patients restants : la plus grande somme de leurs niveaux l’emporte.
decided-shared = Égalité parfaite : la première place est partagée.

## Options, solo, events, own cards

second =
    { $also_op ->
        [lower] aggrave
        [flip] retourne
        [transfer] retire
       *[heal] soigne
    } { second-whom }
second-whom =
    { $also_count ->
        [1] un autre patient{ $also_colour ->
            [red] { " " }rouge
            [yellow] { " " }jaune
            [green] { " " }vert
           *[any] { "" }
        }
       *[other] { $also_count } autres patients{ $also_colour ->
            [red] { " " }rouges
            [yellow] { " " }jaunes
            [green] { " " }verts
           *[any] { "" }
        }
    }{ $also_high ->
        [6] { $also_low ->
            [1] { "" }
           *[other] { " " }de niveau { $also_low } à 6
        }
       *[other] { " " }de niveau { $also_low } à { $also_high }
    }{ $also_steps ->
        [0] { "" }
        [one] { " " }de { $also_steps } niveau
       *[other] { " " }de { $also_steps } niveaux
    }
occasion =
    { $at ->
        [coloured] il travaille dans un service qui nomme une couleur et que celui-ci
       *[any] le service où il travaille
    } { $when ->
        [discharges] fait sortir
       *[heals] soigne
    } { $trigger ->
        [any] un patient, quel qu’il soit
       *[other] au moins un patient { trigger-colour }
    }
does-specialist-gain =
    Quand { occasion }, tu peux { gain }.
does-specialist-consultant =
    Au début de ton activation, nomme un autre de tes spécialistes : jusqu’à la fin de la phase, celui-ci a aussi son pouvoir.
does-specialist-admissions =
    Pour chaque patient qu’un de tes spécialistes fait sortir, tu peux remettre un de tes patients dans le sac (ce n’est pas un décès), ou en piocher et lancer un nouveau (2 à 5) si un lit est libre.
gain =
    { $fatalities ->
        [0] { "" }
        [one] rendre un décès
       *[other] rendre { $fatalities } décès
    }{ $bags ->
        [0] { "" }
       *[other] { $fatalities ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }gagner { $bags ->
            [one] une poche de sang
           *[other] { $bags } poches de sang
        }
    }{ $points ->
        [0] { "" }
       *[other] { and }gagner { points }
    }
and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
       *[other] { " " }et{ " " }
    }
does-administrator-every =
    { points } à chaque tour par lot de { needed } que tu fais sortir.
does-administrator-spare-all =
    Tes patients { $colour ->
        [red] rouges
        [yellow] jaunes
       *[green] verts
    } non traités ne s’aggravent jamais.
does-report =
    { points } si tu fais sortir { needed } dans un même tour.
does-event-gain =
    Tout de suite : chacun gagne { $bags ->
        [0] { points }
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
does-event-treatment =
    Tout de suite, avant l’admission : chacun peut { effect }.
does-event-extra =
    Tout de suite : le premier joueur révèle un service ou un spécialiste de plus.
does-event-round =
    { $bags ->
        [0] { "" }
        [one] Chacun gagne aussitôt une poche de sang.{ " " }
       *[other] Chacun gagne aussitôt { $bags } poches de sang.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Chacun gagne aussitôt { points }.{ " " }
    }Pendant ce tour :{ $lowest_roll ->
        [-1] { "" }
       *[other] { " " }les nouveaux patients valent au moins { $lowest_roll } ;
    }{ $highest_roll ->
        [-1] { "" }
       *[other] { " " }les nouveaux patients valent au plus { $highest_roll } ;
    }{ $arrivals ->
        [-1] { "" }
        [one] { " " }un patient de plus arrive chez chacun ;
       *[other] { " " }{ $arrivals } patients de plus arrivent chez chacun ;
    }{ $lowest_bags ->
        [-1] { "" }
       *[other] { " " }l’ambulance la plus basse prise rapporte { $lowest_bags } poches de sang ;
    }{ $first_locked ->
        [0] { " " }le premier joueur peut prendre l’ambulance 1 ;
       *[other] { "" }
    }{ $return_bags ->
        [-1] { "" }
       *[other] { " " }une amélioration rendue vaut { $return_bags } poches de sang ;
    }{ $nurses ->
        [-1] { "" }
       *[other] { " " }{ $nurses } infirmiers travaillent dans chaque hôpital ;
    }{ $bag_steps ->
        [-1] { "" }
       *[other] { " " }une poche de sang soigne de { $bag_steps } ;
    }{ $early_discharge ->
        [1] { " " }les patients traités de niveau 6 sortent à la fin de l’activation ;
       *[other] { "" }
    }{ $inspection ->
        [-1] { "" }
       *[other] { " " }un hôpital où tous les patients sont traités à la fin de l’activation marque { $inspection } points ;
    }{ $neglect ->
        [-1] { "" }
        [0] { " " }la négligence ne fait aucun mal ;
       *[other] { " " }les patients non traités s’aggravent de { $neglect } ;
    }{ $each_discharged ->
        [-1] { "" }
       *[other] { " " }chaque sortie rapporte { $each_discharged } de plus ;
    }{ $keep_display ->
        [1] { " " }le présentoir reste en place au changement d’équipe et n’est que complété ;
       *[other] { "" }
    } ensuite tout redevient comme avant.
how-many =
    { $upto ->
        [yes] jusqu’à
       *[no] exactement
    }
object =
    { $relation ->
        [same] l’un de ces mêmes patients
        [another] { other }
        [match] { other }
       *[anyone] { whom }
    }
effect-heal =
    { $relation ->
        [same] { $count ->
            [1] soigner de { more-steps } l’un de ces mêmes patients
           *[other] soigner { how-many } { number } de ces mêmes patients, de { more-steps }
        }
        [another] { $count ->
            [1] soigner de { steps } { other } (que le service n’a pas soigné)
           *[other] soigner { other }, de { steps } (que le service n’a pas soignés)
        }
        [match] { $count ->
            [1] soigner de { steps } { other } (que le service n’a pas soigné ; il doit avoir le niveau qu’un des patients soignés avait avant)
           *[other] soigner { other }, de { steps } (que le service n’a pas soignés ; ils doivent avoir le niveau qu’un des patients soignés avait avant)
        }
        [event] { $count ->
            [1] soigner de { steps } { whom }
           *[other] soigner { whom }, de { steps }
        }
       *[anyone] { $count ->
            [1] soigner de { steps } { whom } (y compris un patient qui vient d’être soigné)
           *[other] soigner { whom }, de { steps } (y compris ceux qui viennent d’être soignés)
        }
    }
picks =
    { $left ->
        [one] { $picked ->
            [0] un patient
           *[other] encore un patient
        }
       *[other] { $upto ->
            [yes] { further }jusqu’à { $left } patients
           *[no] { further }{ $left } patients
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , ou tiens-t’en là
        }
       *[no] { "" }
    }
further =
    { $picked ->
        [0] { "" }
       *[other] encore{ " " }
    }
ask-use =
    { $worker } : utiliser son pouvoir, ou renoncer ?
reason-use =
    Avec { $worker }, tu peux maintenant { gain }.
ask-event =
    { $patient ->
        [none] { $event } : choisis { picks }{ $picked ->
            [0] , ou renonce
           *[other] { "" }
        }.
       *[other] { $event } : quelle couleur { $patient } doit-il montrer ?
    }
reason-event =
    Grâce à l’événement, chacun peut { effect }.
ask-name =
    Quel autre spécialiste ton { CARD("consultant") } suit-il ?
ask-name-whom =
    Quel spécialiste ?
reason-name =
    Jusqu’à la fin de l’activation, le { CARD("consultant") } a aussi le pouvoir de ce spécialiste.
ask-admissions =
    { CARD("admissions-nurse") } : piocher un nouveau patient, en rendre un, ou renoncer ?
ask-admissions-return =
    Quel patient retourne dans le sac ?
reason-admissions =
    { $left ->
        [one] Un de tes spécialistes a fait sortir un patient : c’est permis une fois.
       *[other] C’est permis { $left } fois, pour les patients que tes spécialistes ont fait sortir.
    } Un patient rendu n’est pas un décès ; renoncer laisse le reste.
reason-extra-event =
    L’événement ajoute une carte au présentoir, et le premier joueur choisit la pile.
ask-send-back =
    Quel dé retourne dans le sac ?
reason-send-back =
    Tu gardes les autres comme nouveaux patients. Si leurs niveaux font moins de 9, tu gagnes une poche de sang ; tous ensemble, ils font { $sum }. Les cartes de ce tour ne sont révélées qu’ensuite.
ask-improve-alone =
    Prends un service ou un spécialiste.
reason-improve-alone =
    En solo, tu prends exactement une des { $cards } cartes à chaque tour.
reason-return-many =
    Autant d’améliorations que tu veux, même nouvelles, peuvent retourner sous leur pile, chacune contre { bags } ; passer y met fin.
ask-report =
    Quel bilan médical remplis-tu ? Ou passe.
reason-report =
    Sortis et pas encore utilisés pour un bilan : rouge { $red }, jaune { $yellow }, vert { $green }. Un bilan rempli laisse sa place à celui du dessus.
ask-pick-up =
    Quel patient est emmené ?
ask-space =
    Sur quelle case va { $patient } ?
reason-pick-up =
    Chaque patient sur une case de sa couleur ou de son niveau rapporte 1 point ; chaque patient laissé en coûte 1.
why-event = un événement agit de lui-même : il n’y a rien à dire.
why-report-later = les bilans se remplissent en fin de tour, avec les patients sortis pendant celui-ci.
why-space-patient = choisis d’abord le patient à emmener.
why-space-fits = cette case est pour une autre couleur ou un autre niveau.
why-no-space =
    aucune case libre ne convient à { $patient }.
why-report =
    il faut { needed } sortis pendant ce tour et pas utilisés pour un autre bilan.
why-report-above =
    seul un bilan de la rangée du bas peut être rempli ; celui-ci descend quand celui du dessous l’est.
why-admissions-first =
    d’abord l’{ CARD("admissions-nurse") } : piocher, rendre un patient, ou renoncer.
why-name-first =
    nomme d’abord le spécialiste que suit ton { CARD("consultant") }.
why-colour-first =
    dis d’abord quelle couleur { $patient } doit montrer.
why-second =
    avec celui-ci, il en resterait trop peu pour la seconde partie, { whom }.
why-no-target =
    { $worker } n’a besoin d’aucun patient : utilise son pouvoir ou renonce.
happened-treat = { $who } traite { $patient } : maintenant { $becomes }.
happened-join = { $card } rejoint sa pioche.
happened-leave = { $card } quitte sa pioche.
happened-report = Le bilan { $report } est posé.
happened-fulfil = { $who } remplit le bilan { $report }.
happened-event = Événement : { $event }.
happened-arrive = { $patient } arrive aussi chez { $who }.
happened-send-back = { $who } remet { $patient } dans le sac.
happened-transfer = { $who } rend { $patient } au sac.
happened-welcome = { $who } admet { $patient }, tiré du sac.
happened-name = { $who } : le { CARD("consultant") } suit { $worker }.
happened-relieve =
    { $who } rend { $fatalities ->
        [one] un décès
       *[other] { $fatalities } décès
    }.
happened-pick-up = { $who } : { $patient } est emmené.
phase-deck = mise en place, composition des pioches
phase-deal-reports = mise en place, bilans médicaux
phase-event-card = révélation d’un événement
phase-event = événement
phase-send-back = admission, remise d’un dé
phase-report = sorties, bilans
phase-pick-up = dernière tournée des ambulances
source-effect = pouvoirs des spécialistes
source-event = événements
source-reports = bilans remplis
source-pick-up = patients emmenés
source-reports-left = bilans non remplis
source-patients-left = patients laissés
decided-alone = Partie en solo : le score est le résultat.
option-edition = Édition : le jeu imprimé, ou le prototype avec ses propres cartes (règles v2.11).
option-edition-final = Le jeu imprimé.
option-edition-prototype = Le prototype : d’autres cartes, autant de retours qu’on veut, une poche de sang pour qui a le plus de sorties.
option-crisis = Crise initiale : chacun commence avec cinq patients au lieu de trois.
option-crisis-no = Trois patients de départ : 3, 4, 5.
option-crisis-yes = Cinq patients de départ : 3, 3, 4, 5, 5.
option-epidemic = Épidémie nationale : un patient de plus vient avec chaque ambulance prise.
option-epidemic-no = Trois patients par ambulance.
option-epidemic-yes = Trois, et un de plus pioché quand on la prend.
option-superbug = Superbactérie résistante : la négligence baisse de 2.
option-superbug-no = La négligence baisse de 1.
option-superbug-yes = La négligence baisse de 2.
option-pick-up = Dernière tournée : après le tour 8, les ambulances emmènent les patients qui conviennent à leurs cases, 1 point chacun ; chaque patient laissé coûte 1 point.
option-pick-up-no = La partie finit après le tour 8.
option-pick-up-yes = Avec la dernière tournée.
option-events = Cartes événement : dès le tour 2, un événement précède chaque admission. Les événements sont maison.
option-events-no = Sans événements.
option-events-yes = Avec événements.
option-experimental = Médecine expérimentale : de nouveaux services et spécialistes qui relancent, retournent et recolorent les patients.
option-experimental-no = Les pioches de base.
option-experimental-replace = Chaque carte de base une fois, les nouvelles deux fois (comme imprimé).
option-experimental-added = Les nouvelles cartes ajoutées aux deux pioches entières : 32 services, 36 spécialistes.
option-promos = Spécialistes promo : chacun de ceux choisis remplace un spécialiste au hasard.
option-promos-no = Sans eux.
option-promos-consultant = { CARD("consultant") }.
option-promos-admissions-nurse = { CARD("admissions-nurse") }.
option-promos-both = Les deux.
option-timer = Minuteur : 60 secondes d’activation au tour 1, puis 5 de plus à chaque tour ; ce qui n’est pas placé à temps reste inutilisé.
option-timer-no = Sans limite de temps.
option-timer-yes = Avec minuteur.
option-fatalities = Décès : ce que chacun coûte en solo.
option-fatalities-single = 2 points.
option-fatalities-double = 4 points.
option-reports = Bilans médicaux : ce que coûte un bilan non rempli en solo.
option-reports-single = Ses points.
option-reports-double = Le double de ses points.
refused-alone-epidemic = En solo, il n’y a pas d’ambulances pour une épidémie : joue sans elle, ou choisis au moins deux sièges.
refused-alone-pick-up = En solo, il n’y a pas d’ambulances pour une tournée : joue sans elle, ou choisis au moins deux sièges.
refused-alone-administrators = En solo, personne n’a de directeur : joue sans eux, ou choisis au moins deux sièges.
refused-prototype-alone = Le prototype n’a pas de jeu en solo : choisis le jeu imprimé, ou au moins deux sièges.
refused-prototype-experimental = La médecine expérimentale appartient au jeu imprimé : choisis-le, ou joue avec les pioches de base.
refused-prototype-promos = Les spécialistes promo appartiennent au jeu imprimé : choisis-le, ou joue sans eux.
refused-prototype-events = Les événements appartiennent au jeu imprimé : choisis-le, ou joue sans eux.
refused-only-alone-fatalities = Les décès doublés sont une option du solo : laisse chacun coûter 2 points, ou choisis un seul siège.
refused-only-alone-reports = Les bilans médicaux sont pour le solo : laisse-les à leurs points, ou choisis un seul siège.
reports-few = Une partie en solo demande { $needed } bilans médicaux, ces cartes en ont { $have }. Ajoute des bilans.
card-board = un nouveau service ne peut pas être sur chaque plateau : donne-lui au moins 1 exemplaire.
card-hook = seule la carte promo de ce nom peut avoir le crochet « { $hook } » : décris l’effet par ses champs.
card-nobody-left = qui est sorti ne peut plus être choisi : prends une autre relation, ou when = "heals".
card-one-of = une carte a exactement un de ceux-ci : { $fields }. Gardes-en un.
card-does-nothing = l’événement ne fait rien : donne-lui gain, un choix de patients, extra_card ou modifiers.
card-rolls = le plus petit lancer dépasse le plus grand : change l’un des deux.
card-back-twice = l’ambulance { $ambulance } a déjà un verso : enlèves-en un.
card-run = une suite de { $count } demande autant de niveaux : élargis-les ou baisse le nombre.
card-two-slots = avec un second choix, les deux sont exacts, sans motif, et aucun ne relance ni ne recolore : change cela.
card-picks = les deux choix ensemble prennent au plus { $most } patients, et il n’y en a pas de troisième : baisse un nombre.
