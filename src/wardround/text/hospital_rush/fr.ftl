### Hospital Rush, in French.

## Options, positions et fichiers de cartes

option-characters = Personnages : prix et couleurs de leurs propres cases.
option-characters-balanced = Équilibrés, avec des prix et des couleurs de notre cru (maison).
option-characters-documented = Comme publiés, cases rouges et sans prix de notre cru.
option-rounds = Tours : met fin à la partie après tant de tours si personne n’atteint 10 de prestige. Prévu pour les simulations.
option-rounds-off = La partie dure jusqu’à ce que quelqu’un atteigne 10 de prestige.
option-rounds-10 = Au plus 10 tours.
option-rounds-20 = Au plus 20 tours.
option-rounds-50 = Au plus 50 tours.
option-rounds-100 = Au plus 100 tours.

position-tiles =
    { $patient ->
        [none] Le lit { $bed } est vide : aucune tuile ne peut s’y trouver.
       *[other] Les tuiles du lit { $bed } ne correspondent pas à ce qu’il faut à { $patient }.
    }
position-medicine =
    La position contient plus de médicaments { $colour ->
        [purple] violets
        [orange] orange
       *[green] verts
    } que les { $medicine } tuiles existantes.
position-markers =
    Les marqueurs du lit { $bed } ne peuvent pas être ainsi : un seul soigne, un seul peut être à côté.
position-space =
    « { $word } » dans le champ « places » de { position-where } n’est pas en jeu ici, appartient à quelqu’un d’autre ou est occupé trop souvent.
position-characters = Deux internes ont le même personnage ; chacun existe une seule fois.
card-few = il y a { $have } cartes de cette sorte, il en faut au moins { $needed } : ajoutes-en.
card-no-space = à { $seats } joueurs, aucune case n’accepte un nombre quelconque de marqueurs : donne « always = true » à l’une d’elles.
card-join = une autre case pose déjà un marqueur à côté de celui d’un autre, et une seule le peut : choisis autre chose ici.
card-right = ce doit être une partie de « needs », et pas tout : change cela.

## Ce qui est demandé

ask-nothing = La partie est terminée.
reason-over =
    { $goal ->
        [0] Les { $round } tours sont joués.
       *[other] Quelqu’un a atteint 10 de prestige.
    }
ask-wait = Attends.
reason-chance = On retourne des cartes.
reason-others = On attend encore : { $whom }.
ask-place =
    { $marker ->
        [1] Où poses-tu ton premier marqueur ?
       *[other] Où poses-tu ton second marqueur ?
    }
reason-place = { $bucks ->
        [0] Tu n’as aucun sou
       *[other] Tu as { bucks }
    }. Un marqueur doit être posé ; utiliser l’action ou non, c’est à toi de voir.
bucks =
    { $bucks ->
        [0] aucun sou
        [one] 1 sou
       *[other] { $bucks } sous
    }
ask-treat =
    Qui soignes-tu, { $free ->
        [0] sans tuile gratuite
        [one] avec 1 tuile gratuite
       *[other] avec { $free } tuiles gratuites
    } ? Ou renonce.
reason-treat-after =
    Après le vol, tu peux soigner { $free ->
        [0] sans tuile gratuite
        [one] avec 1 tuile gratuite
       *[other] avec { $free } tuiles gratuites
    }{ $care ->
        [0] { "" }
       *[other] , mais avec un pansement gratuit
    } ; chaque tuile de plus coûte 1 sou.
ask-tile =
    { $placed ->
        [0] Quelle tuile poses-tu sur { $patient } ?
       *[other] { $patient } : quelle tuile ensuite, ou terminé ?
    }
reason-tile =
    Au lit { $bed } il manque encore { $missing }. { $price ->
        [0] La prochaine tuile est gratuite.
       *[other] La prochaine coûte 1 de tes { $bucks } sous.
    }
ask-fetch =
    { $taken ->
        [0] { $space } : quel médicament prends-tu ? Ou renonce.
       *[other] { $space } : quel autre médicament ? Ou terminé.
    }{ $paid ->
        [0] { "" }
        [one] { " " }Celui-ci coûte 1 sou.
       *[other] { " " }Celui-ci coûte { $paid } sous.
    }
ask-starter = { $space } rapporte { bucks }. Qui commence le prochain tour ? Ou renonce.
ask-night = { $space } rapporte { bucks } : l’utiliser ou renoncer ?
ask-study =
    { $cost ->
        [0] { $space } : quelle compétence apprends-tu ? Ou renonce.
       *[other] { $space } : quelle compétence apprends-tu pour { $cost } de tes { $bucks } sous ? Ou renonce.
    }
ask-exam =
    { $space } : { $cost } sous pour { $skills } de prestige, une fois par partie : l’utiliser ou renoncer ?
ask-rat-out =
    { $space } rapporte maintenant { bucks } et { $hit ->
        [0] ne touche personne
        [one] punit 1 marqueur
       *[other] punit { $hit } marqueurs
    } : l’utiliser ou renoncer ?
ask-deal = { $space } : quel prix paies-tu sur tes { $bucks } sous ? Ou renonce.
ask-victim =
    { $taken ->
        [0] { $space } : quel adversaire ? Ou renonce.
       *[other] { $space } : un autre adversaire ? Ou terminé.
    }
ask-thing =
    { $taken ->
        [0] { $space } : que prends-tu à { $whom } ?
       *[other] { $space } : que prends-tu encore à { $whom } ? Ou terminé.
    }
ask-skill = { $space } : quelle compétence prends-tu à { $whom } ?
ask-source = { $space } : à quel adversaire, ou sur quel patient, prends-tu un médicament ? Ou renonce.
ask-medicine = { $space } : quel médicament prends-tu ?
ask-sell =
    { $sold ->
        [0] { $space } : quel médicament vends-tu pour { $price } sous ? Ou renonce.
       *[other] { $space } : quel autre médicament pour { $price } sous ? Ou terminé.
    }
ask-bed = { $space } : quel lit ? Ou renonce.
ask-use = { $space } : l’utiliser ou renoncer ?
ask-card = Quel patient de la défausse vient dans le lit 1 ? Ou renonce.
reason-card =
    Le lit 4 s’est libéré, les autres ont avancé ; { $cards ->
        [one] 1 carte se trouve
       *[other] { $cards } cartes se trouvent
    } dans la défausse.
ask-claim = Poses-tu ton marqueur sur { $patient } dans le lit 1 ? Ou renonce.
reason-claim =
    { $marked ->
        [0] Tu ne soignes personne pour l’instant ; cela ne coûte rien.
       *[other] Ton marqueur quitterait le lit { $marked } ; ses tuiles y restent.
    }
ask-pharmacy = Quel médicament prends-tu dans le coffre ? Ou renonce.
reason-pharmacy = { CARD("pharmacy") } te donne 1 médicament pour un patient guéri.
ask-punishment =
    Paies-tu { $fine ->
        [one] 1 sou
       *[other] { $fine } sous
    } sur tes { $bucks }, ou perds-tu 1 de ton prestige ({ $prestige }) ?
reason-punishment =
    { $whom } utilise { $space } contre tes marqueurs sur rouge{ $times ->
        [one] { "" }
       *[other]  ; il reste { $times } réponses à donner
    }.
ask-right-hand = { $patient } dans le lit { $bed } : le faire sortir pour { $now } de prestige, ou le laisser ?
reason-right-hand =
    L’option de droite est complète. Toutes les tuiles rapporteraient { $later } de prestige ; { $missing ->
        [one] il manque 1 tuile
       *[other] il manque { $missing } tuiles
    }, { $rounds ->
        [0] et le patient part après ce tour
        [one] et il reste au plus 1 tour
       *[other] et il reste au plus { $rounds } tours
    }.

## Pourquoi une chose ne peut pas se dire maintenant

why-over = la partie est terminée.
why-chance = les cartes viennent d’abord.
why-others = ce n’est pas à toi ; on attend encore : { $whom }.
why-space-first = dis d’abord où tu poses ton marqueur.
why-question = ce n’est pas demandé maintenant. La question est : { $question }.
why-sentence = termine d’abord ce que tu as commencé à dire sur { $space }.
why-not-yours = { $space } appartient à un autre personnage.
why-not-in-play = { $space } ne sert pas à { $seats } joueurs.
why-taken =
    { $takers ->
        [one] { $space } est occupé par { $whom } ce tour-ci.
       *[other] tout est occupé sur { $space } ce tour-ci.
    }
why-bed-empty = le lit { $bed } est vide.
why-bed-named = tu as déjà nommé un lit ; maintenant des tuiles, ou terminé.
why-bed-taken = le patient du lit { $bed } est soigné par { $whom } ; on ne peut prendre qu’un patient libre.
why-bed-nothing = tu ne peux poser aucune tuile sur ton patient du lit { $bed }.
why-bed-not-theirs = rien à faire ici avec le lit { $bed } : il faut le patient d’un adversaire.
why-bed-first = dis d’abord quel lit.
why-tile-not-needed = le patient n’a plus besoin de { tile }.
why-tile-not-yours = tu n’as plus de { tile }.
why-order = nomme d’abord les pansements, puis violet, orange, vert ; dis tout dans cet ordre.
why-tile-price = une tuile de plus coûte 1 sou, et tu { $bucks ->
        [0] n’as aucun sou
       *[other] as { bucks } en tout
    }.
why-chest-empty = il n’y a plus de { tile } dans le coffre.
why-skill-known = tu l’as déjà apprise.
why-management = { CARD("management") } demande d’abord deux autres compétences.
why-yourself = choisis un adversaire, pas toi-même.
why-victim = il n’y a rien à prendre ici à ce joueur.
why-done = choisis d’abord quelque chose ; pour ne rien faire, renonce.
why-no-answer = ce n’est pas une réponse à la question.

question-place = où poser un marqueur
question-treat = qui soigner
question-card = quel patient reprendre de la défausse
question-claim = prendre ce patient ou non
question-punishment = payer ou perdre du prestige
question-pharmacy = quel médicament prendre
question-right-hand = faire sortir un patient plus tôt ou non

## Ce que cela rapporterait maintenant, en peu de mots

brings-paying = reste : { bucks }
brings-losing = tu descends à { $prestige } de prestige
brings-deal = { $prestige } de prestige, reste : { bucks }
brings-nothing = ne ferait que bloquer
brings-too-dear = coûte { $cost }, tu as { $bucks }
brings-cost =
    { $cost ->
        [0] { "" }
       *[other] , coûte { $cost }
    }{ $bonus ->
        [0] { "" }
       [one] , plus 1 sou
       *[other] , plus { $bonus } sous
    }
brings-price =
    { $price ->
        [0] gratuit
       *[other] pour { $price }
    }
brings-fetch =
    { $free ->
        [one] 1 médicament
       *[other] { $free } médicaments
    }{ $more ->
        [0] { "" }
       *[other] , { $more } de plus { brings-price }
    }{ brings-cost }
brings-night =
    { bucks }{ $names ->
        [0] { "" }
       *[other] , dis qui commence
    }{ brings-cost }
brings-study =
    1 compétence{ $cost ->
        [0] , gratuite
       *[other] { " " }pour { $cost }
    }
brings-exam = { $prestige } de prestige pour { $cost }
brings-rat-out =
    { bucks } ; { $hit ->
        [0] ne touche personne
        [one] touche 1 marqueur
       *[other] touche { $hit } marqueurs
    }{ brings-cost }
brings-bribe = { $prestige } de prestige pour { $bucks }{ brings-cost }
brings-sabotage =
    { $victims ->
        [one] sou ou médicament de 1
       *[other] sou ou médicament de { $victims }
    }{ brings-cost }
brings-sell = jusqu’à { bucks }{ brings-cost }
brings-turn-over =
    { $patient ->
        [none] le lit 4 est vide
       *[other] { $prestige ->
            [0] { $patient } part
           *[other] { $patient } part guéri : { $prestige } de prestige
        }
    }{ brings-cost }
brings-levy = { bucks } en tout{ brings-cost }
brings-dismiss = { $prestige } de prestige{ brings-cost }
brings-denounce =
    { $hit ->
        [0] ne touche personne
        [one] touche 1 adversaire
       *[other] touche { $hit } adversaires
    }{ brings-cost }
brings-targets =
    { $targets ->
        [one] 1 cible
       *[other] { $targets } cibles
    }{ brings-cost }
brings-pilfer =
    { $targets ->
        [0] rien à voler
       *[other] voler
    }, soigner{ brings-cost }
brings-cure =
    guérit le lit { $bed } : +{ $prestige }{ $price ->
        [0] { "" }
       *[other] { " " }{ brings-price }
    }
brings-treat =
    { $tiles ->
        [0] prendre un patient
       *[other] { $price ->
            [0] { $tiles ->
                [one] 1 tuile gratuite
               *[other] { $tiles } tuiles gratuites
            }
           *[other] { $free ->
                [0] { $tiles ->
                    [one] 1 tuile
                   *[other] jusqu’à { $tiles } tuiles
                }
               *[other] { $free ->
                    [one] 1 tuile gratuite
                   *[other] { $free } tuiles gratuites
                }, { $tiles }
            } { brings-price }
        }
    }
brings-tile =
    { $count ->
        [0] pour 1 sou
        [one] gratuit
       *[other] { $count } gratuits
    }
brings-bed =
    { $cures ->
        [0] Tu pourrais poser : { $needs }
       *[other] Tu pourrais guérir avec : { $needs }
    }. { $space }, { brings-price }.

risk-last = personne ne place après toi
risk-used = { CARD("rat-out") } est occupé
risk-open =
    { CARD("rat-out") } est libre, { $after ->
        [one] 1 marqueur vient
       *[other] { $after } marqueurs viennent
    } après le tien
risk-striker =
    { $rat ->
        [0] { $whom } peut encore frapper
       *[other] { CARD("rat-out") } est libre, et { $whom } peut frapper
    } : { $after ->
        [one] 1 marqueur vient
       *[other] { $after } marqueurs viennent
    } après le tien

## Ce que font les cartes

cost =
    { $cost ->
        [0] { "" }
        [one] { " " }Cela coûte 1 sou.
       *[other] { " " }Cela coûte { $cost } sous{ by-seats }.
    }{ $bonus ->
        [0] { "" }
        [one] { " " }La banque te paie d’abord 1 sou.
       *[other] { " " }La banque te paie d’abord { $bonus } sous{ by-seats }.
    }
by-seats =
    { $seats ->
        [0] { "" }
       *[other] { " " }à { $seats } joueurs
    }
does-space-treat =
    Soigne ton patient : { $free ->
        [0] aucune tuile n’est gratuite
        [one] 1 tuile est gratuite
       *[other] { $free } tuiles sont gratuites
    }, chaque tuile de plus coûte 1 sou.{ cost }
does-space-fetch =
    Prends { $free ->
        [0] aucun médicament gratuit
        [one] 1 médicament
       *[other] jusqu’à { $free } médicaments
    } dans le coffre{ $more ->
        [0] { "" }
        [one] , et 1 de plus pour { $price ->
            [one] 1 sou
           *[other] { $price } sous
        }
       *[other] , et jusqu’à { $more } de plus pour { $price } sous chacun
    }.{ cost }
does-space-night-shift =
    { $places ->
        [one] Gagne { $pays } sous{ $names ->
            [0] { "" }
           *[other] { " " }et désigne qui commence le prochain tour
        }
       *[other] Gagne des sous ({ $pays }, selon l’ordre d’arrivée){ $names ->
            [0] { "" }
            [one] ; le premier venu désigne qui commence le prochain tour
           *[other] ; les { $names } premiers désignent qui commence le prochain tour
        }
    }.{ cost }
does-space-study = Apprends une compétence. { CARD("management") } en demande d’abord deux autres.{ cost }
does-space-exam = Une fois par partie, 1 de prestige pour chaque compétence que tu as.{ cost }
does-space-rat-out =
    Gagne { bucks } et 1 de plus pour chaque marqueur sur rouge, les tiens aussi ; pour chacun des siens, chaque adversaire paie { $fine ->
        [one] 1 sou
       *[other] { $fine } sous
    } ou perd 1 de prestige.{ cost }
does-space-sabotage =
    Prends 1 sou ou 1 médicament { $victims ->
        [one] à un adversaire
       *[other] à chacun de { $victims } adversaires au plus
    }.{ cost }
does-space-bribe =
    { $deals ->
        [one] Achète { $prestige } de prestige pour exactement { bucks }.
       *[other] Achète { $prestige } de prestige pour exactement { bucks }, ou { $prestige_two } pour exactement { $bucks_two }.
    }{ cost }
does-space-steal =
    Vole jusqu’à { $amount } sous, ou jusqu’à { $amount } médicaments, à un adversaire.{ cost }
does-space-join =
    Pose ton marqueur à côté de celui d’un adversaire : tu pourras soigner ce patient plus tard, sans tes compétences, et tu gagnes 1 de prestige quand il part guéri.{ cost }
does-space-poach = Paie { $price } sous à un adversaire et prends-lui une compétence que tu n’as pas.{ cost }
does-space-take-over =
    Paie à un adversaire { $price ->
        [one] 1 sou
       *[other] { $price } sous
    } pour chaque tuile sur son patient et prends sa place.{ cost }
does-space-pilfer =
    Vole 1 médicament à un adversaire ou sur son patient ; ensuite tu peux soigner { $free ->
        [0] sans tuile gratuite
        [one] avec 1 tuile gratuite
       *[other] avec { $free } tuiles gratuites
    }.{ cost }
does-space-sell =
    Vends autant de médicaments que tu veux pour { $price ->
        [one] 1 sou
       *[other] { $price } sous
    } chacun.{ cost }
does-space-turn-over =
    Le patient du lit 4 part, compté s’il est guéri (l’option de droite suffit : 1 de prestige) ; les autres avancent ; puis tu peux reprendre un patient de la défausse dans le lit 1 et le prendre en charge.{ cost }
does-space-levy =
    Prends { bucks } à chaque adversaire qui en a.{ cost }
does-space-dismiss =
    Défausse un patient au choix : { $prestige } de prestige pour toi et autant pour qui le soigne.{ cost }
does-space-denounce =
    Chaque adversaire avec un marqueur sur rouge perd une fois { $fine ->
        [one] 1 sou
       *[other] { $fine } sous
    } ou 1 de prestige.{ cost }
does-character =
    { $unfair ->
        [2] A deux cases déloyales, « { $first } » et « { $second } ».
       *[other] A deux cases, « { $first } » et « { $second } » ; déloyales parmi elles : { $unfair }.
    }
does-patient =
    Guéri avec { $needs } : { $prestige } de prestige.{ $right ->
        [none] { "" }
       *[other] { " " }Option de droite : avec { $right }, il peut partir pour 1 de prestige.
    }
does-skill-intensive-care = À chacun de tes soins, 1 pansement de plus est gratuit.
does-skill-pharmacy = Quand un de tes patients part guéri, tu peux prendre 1 médicament dans le coffre.
does-skill-finance = Quand un de tes patients part guéri, tu gagnes 2 sous.
does-skill-management = Ton patient part dès qu’il est guéri. Demande d’abord deux autres compétences.

count-patch =
    { $count ->
        [one] 1 pansement
       *[other] { $count } pansements
    }
count-purple =
    { $count ->
        [one] 1 violet
       *[other] { $count } violets
    }
count-orange = { $count } orange
count-green =
    { $count ->
        [one] 1 vert
       *[other] { $count } verts
    }
count-any =
    { $count ->
        [one] 1 médicament de n’importe quelle couleur
       *[other] { $count } médicaments de n’importe quelle couleur
    }
count-wild =
    { $count ->
        [one] 1 tuile quelconque
       *[other] { $count } tuiles quelconques
    }
tile =
    { $tile ->
        [patch] pansement
        [purple] médicament violet
        [orange] médicament orange
       *[green] médicament vert
    }
medicine =
    { $medicine ->
        [purple] médicament violet
        [orange] médicament orange
       *[green] médicament vert
    }
thing =
    { $thing ->
        [buck] sou
        [purple] médicament violet
        [orange] médicament orange
       *[green] médicament vert
    }

## Ce qui est arrivé

happened-first = { $who } reçoit le marqueur de premier joueur.
happened-cast = { $who } joue { $character }.
happened-admit = { $patient } arrive dans le lit { $bed }.
happened-shuffle = La défausse redevient la pile.
happened-place =
    { $red ->
        [0] { $who } pose un marqueur sur { $space }.
       *[other] { $who } pose un marqueur sur { $space }, ce qui est déloyal.
    }
happened-earn = { $who } gagne { bucks }.
happened-pay = { $who } paie { bucks }.
happened-fetch = { $who } prend un { medicine }.
happened-sell = { $who } vend un { medicine }.
happened-steal = { $who } prend un { thing } à { $whom }.
happened-hand-over = { $who } paie { bucks } à { $whom }.
happened-claim = { $who } prend en charge le patient du lit { $bed }.
happened-join = { $who } s’installe à côté du lit { $bed }.
happened-alone = { $who } est seul au lit { $bed } et soigne désormais ce patient.
happened-treat = { $who } pose un { tile } sur le lit { $bed }.
happened-pilfer = { $who } prend un { medicine } sur le patient du lit { $bed }.
happened-learn = { $who } apprend { $skill }.
happened-poach = { $who } prend { $skill } à { $whom }.
happened-exam =
    { $who } passe l’examen final { $skills ->
        [0] sans compétence
        [one] avec 1 compétence
       *[other] avec { $skills } compétences
    }.
happened-score =
    { $who } : { $prestige ->
        [-1] 1 de prestige perdu
        [one] 1 de prestige gagné
       *[other] { $prestige } de prestige gagnés
    } ({ $source }).
happened-cure = { $who } fait sortir { $patient } du lit { $bed }.
happened-dismiss = { $patient } quitte le lit { $bed } sans rapporter de prestige.
happened-discard = { $who } défausse { $patient } du lit { $bed }.
happened-fined =
    { $who } doit répondre { $times ->
        [one] une fois
       *[other] { $times } fois
    } : { bucks } ou 1 de prestige.
happened-spared = { $who } n’a rien à perdre.
happened-take-card = { $who } ramène { $patient } dans le lit 1.
happened-ousted = { $who } perd le patient du lit { $bed }, repris par { $whom }.
happened-end = La partie se termine : { $ended }.

ended-prestige = quelqu’un a au moins 10 de prestige
ended-rounds = les tours convenus sont joués

phase-starter = mise en place, qui commence
phase-characters = mise en place, distribution des personnages
phase-admit = admission des patients
phase-place = actions
phase-discharge = sorties
phase-over = la fin

source-cured = patients guéris
source-exam = examen final
source-bribe = pots-de-vin
source-character = personnage
source-punished = punitions

decided-prestige = Le prestige décide.
decided-tiles = Égalité de prestige : médicaments et sous réunis décident.
decided-shared = Égalité parfaite : la première place est partagée.

## Dans le terminal

from-visiting-card = d’après la carte de visite publiée
from-visiting-card-price = le sou par tuile vient de la carte de visite publiée
from-visiting-card-theft = le vol vient de la carte de visite publiée
