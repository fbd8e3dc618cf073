### Hospital Rush in the terminal, in French.

## Hospital Rush

board-markers = Marqueurs posés : { $told }.
board-early = déjà 1 de prestige avec encore { $missing }
now = Maintenant : { $brings }.
unfair = Déloyal : { $risk }.
word-skip = ne rien faire ; le marqueur reste en place
board-space =
    { $space }{ $red ->
        [0] { "" }
       *[other] { " " }(déloyal)
    } : { $does }{ $who ->
        [none] { "" }
       *[other] { " " }(pris par : { $who })
    }
panel-corridor = Le couloir (le lit 4 se libère après le tour) ; à droite, qui soigne
panel-early = ou ★1
panel-tiles = + pansement, p o g médicament, ? tout médicament, * toute tuile ; [ ] manque encore
panel-own = Tes propres cases
panel-skills = Compétences
panel-bucks = { bucks }
panel-order = Marqueurs de ce tour, dans l’ordre
panel-next = Commence le tour suivant : { $who }

## Dans le terminal

help-about = Tu es interne et tu veux un poste de médecin. À chaque tour tu poses deux marqueurs sur des cases et tu fais ce qu’elles disent : soigner des patients avec des tuiles, prendre des médicaments, gagner des sous, étudier ou être déloyal. Après chaque tour les patients guéris rentrent chez eux, le lit 4 se libère et les autres avancent.
help-points = Le prestige vient des patients guéris, de l’examen final et des pots-de-vin. Dès que quelqu’un en a 10 à la fin d’un tour, la partie s’arrête et le plus de prestige gagne. Les marqueurs sur les cases rouges peuvent être dénoncés.
help-words = Choisis par le numéro, ou tape des mots : « treat-a bed-2 patch patch ». « why treat-a » dit ce que fait une case. Là où tu peux t’arrêter, dis done ; pour laisser une action, skip.
board-round = Hospital Rush, tour { $round } : { $phase }
board-setup = Hospital Rush : { $phase }
board-bed = Lit { $bed }
board-empty = vide
board-needs =
    { $right ->
        [none] il faut { $missing }
       *[other] a { $right }, il faut { $missing }
    }
board-cured = guéri
board-worth = { $prestige } de prestige
board-right = option de droite complète
board-treated-by = marqueur patient : { $who }
board-free = libre
board-beside = { $who } à côté
board-chest = Coffre : violet { $purple }, orange { $orange }, vert { $green }.
board-order = A commencé ce tour : { $began } ; commence le suivant : { $first }.
board-exam = examen passé
board-intern =
    { $who }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    } : { $prestige } de prestige, { bucks }{ $right ->
        [none] , aucun médicament
       *[other] , { $right }
    }{ $skills ->
        [none] { "" }
       *[other] { "\u202F" }; { $skills }
    }{ $markers ->
        [none] { "" }
       *[other] { "\u202F" }; marqueurs sur { $markers }
    }.

cards-space = Cases
cards-character = Personnages
cards-patient = Patients
cards-skill = Compétences

## Ce qui est arrivé, en peu de mots après un nom

brief-first = reçoit le marqueur de premier joueur
brief-cast = personnage { $character }
brief-admit = lit { $bed } : { $patient }
brief-shuffle = la défausse redevient la pile
brief-place =
    { $red ->
        [0] marqueur sur { $space }
       *[other] marqueur sur { $space } (déloyal)
    }
brief-earn = +{ bucks }
brief-pay = -{ bucks }
brief-fetch = { medicine } pris dans le coffre
brief-sell = { medicine } vendu
brief-steal = { thing } pris à { $whom }
brief-hand-over = { bucks } à { $whom }
brief-claim = prend le lit { $bed }
brief-join = à côté du lit { $bed }
brief-alone = soigne désormais seul le lit { $bed }
brief-treat = { tile } sur le lit { $bed }
brief-pilfer = { medicine } pris sur le lit { $bed }
brief-learn = apprend { $skill }
brief-poach = { $skill } pris à { $whom }
brief-exam =
    examen final avec { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }
brief-score =
    { $prestige ->
        [-1] -1 de prestige ({ $source })
       *[other] +{ $prestige } de prestige ({ $source })
    }
brief-cure = { $patient } quitte guéri le lit { $bed }
brief-dismiss = { $patient } quitte le lit { $bed } sans rapporter de prestige
brief-discard = défausse { $patient } du lit { $bed }
brief-fined = puni : { bucks } ou 1 de prestige, { $times } fois
brief-spared = rien à perdre
brief-take-card = { $patient } de retour dans le lit 1
brief-end = la partie se termine : { $ended }
brief-ousted = perd le lit { $bed }, repris par { $whom }

## Sortes de choses dans les bilans d’expériences

things-character = Personnages
things-space = Cases
things-skill = Compétences
things-patient = Patients
