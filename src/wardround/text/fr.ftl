### Every sentence a person reads, in French.
###
### Figures are words of the game, numbers, or text that was given. Patients stay words (`r4t`:
### a red 4, treated). Some figures of errors arrive as `none` when they
### were empty; lists arrive with commas.
###
### One word for one thing: glossary/fr.toml. The player is “tu”. Names of cards, CARD("…") or
### figures, take no article and never follow “de” or “que”: they may be English, and some begin
### with a vowel. Typography: U+202F before ; ! ? and inside « », U+00A0 before the colon.

## What anybody can get wrong, whatever the game

game-over = Personne ne peut dire « { $said } » : la partie est terminée.
not-to-speak =
    « { $said } » : { $speaker } ne peut pas le dire maintenant. Parole attendue : { $turn }.
word-number = Un mot et celui qui le dit sont donnés par leurs numéros ; { $said } dit par { $speaker } ne convient pas.
illegal-word =
    « { $said } » : { $speaker } ne peut pas le dire maintenant. Permis : { $legal }.
name-the-speaker =
    Qui dit « { $said } » ? Parole attendue : { $turn }. Indique qui parle devant le mot, comme dans « { $example } ».
bad-speaker =
    « { $text } » ne désigne personne qui puisse parler. { speakers-are }
speakers-are = Peuvent parler : un joueur (1, 2 …), * (le hasard) ou *2 (le hasard pour le joueur 2).
unknown-word =
    « { $word } » n’est pas un mot de ce jeu. { $near ->
        [none] « wardround legal » donne la liste des mots que l’on peut dire.
       *[other] Voulais-tu dire : { $near } ?
    }
unknown-game = Il n’y a pas de jeu « { $name } ». { did-you-mean }Jeux : { $known }.
plugin-broken = Le module « { $module } » nommé dans WARDROUND_GAMES n’apporte aucun jeu : { $error }. Corrige le nom, ajoute son dossier à PYTHONPATH ou retire-le.
unknown-player = Il n’y a pas de joueur « { $name } ». { did-you-mean }Joueurs : { $known }.
player-no-parameters = « { $player } » : { $name } n’a pas de paramètre. Écris « { $name } ».
player-parameter = « { $player } » : il n’y a pas de paramètre « { $parameter } ». { did-you-mean }Il y a : { $known }.
player-value =
    « { $player } » : { $parameter } est un nombre entier de { $least } à { $most }, pas « { $value } ». Écris par exemple { $parameter }={ $least }.
player-one-parameter = « { $player } » dit deux fois ce qui se dit une fois : n’en nomme qu’un parmi { $known }.
player-served = « { $player } » demande trop à un serveur partagé : { $parameter } vaut ici au plus { $most }.
tournament-few = Un tournoi demande au moins autant de bots que de sièges : { $bots } pour { $seats }. Un bot peut être nommé plusieurs fois.
tournament-file = { $path } n’est pas un fichier de résultats de tournoi. Nommes-en un autre, ou déplace-le.
tournament-other = { $path } contient les résultats d’un autre tournoi (jeu, options, bots, graine ou cartes diffèrent). Nomme un autre fichier.
program-start = Le programme { $path } ne peut pas être lancé : { $reason }. Nomme un fichier exécutable, précédé de ./ s’il est ici.
program-slow = Le programme { $path } n’a pas répondu en { $seconds } secondes et a été arrêté.
program-ended =
    Le programme { $path } s’est arrêté (code { $code }) au lieu de répondre. { $said ->
        [none] Il n’a rien écrit sur la sortie d’erreur.
       *[other] Ses derniers mots sur la sortie d’erreur : { $said }
    }
program-garbage = Le programme { $path } a écrit « { $line } » au lieu d’une réponse à la question { $id }, comme {"{"}"id": { $id }, "word": "finish"{"}"}.
program-illegal = Le programme { $path } a dit « { $said } », qui ne peut pas être dit maintenant. Il avait le choix entre : { $legal }.
unknown-language = Il n’y a pas de langue « { $name } ». { did-you-mean }Langues : { $known }.
unknown-names = WARDROUND_NAMES ne peut pas valoir « { $name } ». Valeurs permises : { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Voulais-tu dire { $near } ?{ " " }
    }
option-value =
    { $value ->
        [none] Il manque « { $option } ».
       *[other] « { $option } » ne peut pas valoir « { $value } ».
    } Valeurs permises : { $allowed }.
administrators-few =
    Pour { $seats } sièges, il faut distribuer { $needed } directeurs ; ces cartes en comptent { $have }. Ajoute des cartes ou choisis administrators=no.
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-form =
    « { $text } » n’est pas une option. Écris nom=valeur, comme dans --option administrators=no.
option-twice = L’option « { $option } » est donnée deux fois : donne-la une seule fois.
seat-range = Il n’y a pas de joueur { $seat } ici. Les joueurs vont de 1 à { $seats }.
player-count =
    { $players ->
        [one] { $players } joueur est nommé
       *[other] { $players } joueurs sont nommés
    } pour { $seats } sièges. Nommes-en un par siège (random,random) ou un seul pour tous.
deals-number = Il faut au moins une donne, pas { $deals }.
positive-number =
    Il faut au moins une partie et un processus (parties : { $games }, processus : { $jobs }).

## Taking back

undo-over = La partie est terminée : plus rien ne peut être annulé.
undo-too-many =
    { $whom } ne peut pas annuler { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    } : il n’en a pas dit autant.
undo-chance = { $whom } ne peut pas annuler cela : des dés ou des cartes sont sortis depuis.
undo-barrier = { $whom } ne peut pas annuler cela : l’étape concernée est terminée pour tout le monde.
undo-depends =
    { $whom } ne peut pas annuler cela : ce qu’a dit { $other } depuis en dépend.
rewind-range =
    Impossible de revenir à l’entrée { $entry } : le journal compte { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.

## Journals

journal-first-line =
    Ligne { $line } : un journal commence par la ligne « { $wanted } ». { journal-help }
journal-form = Ligne { $line } : « { $text } » n’est pas une ligne de journal. { journal-help }
journal-header-twice =
    Ligne { $line } : « { $field } » apparaît une deuxième fois, ou après le premier mot dit. N’en garde qu’une, en tête.
journal-header-missing =
    Ligne { $line } : il manque la ligne « { $field } … » en tête du journal. { journal-help }
journal-number = Ligne { $line } : « { $text } » n’est pas un nombre entier de 1 à 999999.
journal-seat = Ligne { $line } : « { $text } » n’est pas un siège. Les sièges sont 1, 2, 3 …
journal-speaker = Ligne { $line } : « { $text } » ne désigne personne qui puisse parler. { speakers-are }
journal-rules =
    Ligne { $line } : ce journal a été joué avec la version { $found } des règles ; ce programme connaît la version { $known }.
journal-players =
    Ligne { $line } : { $found ->
        [one] { $found } joueur est nommé
       *[other] { $found } joueurs sont nommés
    } pour { $seats } sièges. Nomme chaque siège une fois, ou aucun.
journal-line = Ligne { $line } : { $error }
journal-entry = Entrée { $entry } : { $error }
journal-rewrite =
    Ligne { $line } : on lit ici « { $found } », mais ce journal s’écrit « { $wanted } ». « wardround replay » sans --check l’accepte tel quel.
journal-help = docs/notation.md décrit le format.

## Position codes

position-game =
    « { $start } » n’est pas un code de position : il doit commencer par le nom d’un jeu et un deux-points. Jeux : { $known }. { position-help }
position-form =
    « { $start } » n’est pas un code de position complet : il contient { $found ->
        [one] { $found } section
       *[other] { $found } sections
    } entre deux-points ; il faut le jeu, la version, les options, la table et une section par siège. { position-help }
position-version =
    Le code de position est de version { $found ->
        [none] (rien)
       *[other] { $found }
    } ; ce programme lit la version { $known }.
position-sections =
    Le code de position contient { $found ->
        [one] { $found } section d’hôpital
       *[other] { $found } sections d’hôpital
    } pour { $seats } sièges : il en faut une par siège. { position-help }
position-field =
    { $field ->
        [none] Un champ vide
       *[other] « { $field } »
    } n’est pas un champ de { position-where }. Les champs s’écrivent nom=valeur, avec ces noms : { $known }.
position-twice = Le champ « { $field } » apparaît deux fois dans { position-where } : n’en garde qu’un.
position-value =
    { $value ->
        [none] Le champ « { $field } » de { position-where } manque ou est vide.
       *[other] Le champ « { $field } » de { position-where } ne peut pas contenir « { $value } ».
    } { $allowed ->
        [a-word-of-the-game] Il contient des mots du jeu, séparés par des points.
        [one-word] Il contient un seul mot.
       *[other] Valeurs permises : { $allowed }.
    } { position-help }
position-not-now =
    Aucune partie ne peut en être là : le champ « { $field } » de { position-where } ne va pas avec phase={ $phase }.
position-patient =
    « { $word } » dans le champ « { $field } » de { position-where } n’est pas un patient. Les patients s’écrivent comme r4, g2t ou ry3.
position-treated =
    « { $word } » dans le champ « { $field } » de { position-where } est traité ; à ce moment de la partie, les patients y attendent (sans t ni m).
position-recoloured =
    « { $word } » dans le champ « { $field } » de { position-where } affiche une autre couleur que la sienne ; cela n’arrive que pendant l’activation.
position-card =
    { $word ->
        [board] Chaque hôpital possède exactement une fois les services de son plateau ; ne les écris pas dans le champ « { $field } » de { position-where }.
       *[other] « { $word } » n’a pas sa place dans le champ « { $field } » de { position-where }.
    }
position-not-owned =
    Le champ « { $field } » de { position-where } nomme plus que ce que possède cet hôpital.
position-workers =
    Les nombres ne concordent pas dans { position-where } : chaque service utilisé a un soignant, donc « used » doit compter autant de mots qu’il y a d’infirmiers et de spécialistes placés.
position-beds =
    { $patients } patients, c’est trop dans { position-where } : un hôpital a { $beds } lits.
position-copies =
    { $copies ->
        [0] « { $card } » n’est pas une carte du paquet : chaque hôpital l’a sur son plateau. Ne l’écris pas.
       *[other] La position contient plus de cartes « { $card } » qu’il n’en existe ({ $copies }).
    }
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
position-stuck =
    Personne ne pourrait continuer depuis cette position : avec phase={ $phase }, cette étape serait déjà terminée.
position-said =
    « { $word } » dans le champ « said » de { position-where } n’a pas pu y être dit.
position-where =
    { $where ->
        [table] la section de la table
        [options] la section des options
       *[other] la section du joueur { $where }
    }
position-help = docs/notation.md décrit le format.

## Card files

card-toml = le fichier n’est pas du TOML valide : { $error }.
card-id = un identifiant, ce sont au plus 40 minuscules, chiffres et traits d’union intérieurs : change-le.
card-field = il ne peut pas valoir { $value }. Valeurs permises : { $allowed }.

## Files and the command itself

file-missing = { $path } : ce fichier n’existe pas.
file-folder = { $path } est un dossier ; il faut un fichier.
file-unreadable = { $path } ne peut pas être lu : { $reason }.
file-binary = { $path } n’est pas un fichier texte (ce n’est pas de l’UTF-8).
file-exists = { $path } existe déjà. Utilise --force pour le remplacer.
file-special = { $path } n’est pas un fichier ordinaire et ne sera pas remplacé.
file-ending = { $path } : les parties se gardent sous forme de journaux (un nom comme games.txt) ou d’une ligne chacune (games.csv), pas en { $ending }. Choisis l’une de ces terminaisons.
file-unwritable = { $path } ne peut pas être écrit : { $reason }.
output-failed = La sortie ne peut pas être écrite : { $reason }.
bad-command = { $reason } « { $help } » en dit plus.
no-words = Quels mots ? Donnes-en au moins un ; « wardround legal » donne la liste de ceux que l’on peut dire.
in-file = { $path } : { $error }
why-illegal = { $error } Pourquoi : { $why }

## Names of things on the command line

seat = Joueur { $seat }
house = maison
house-parts = { $parts } : maison
house-parts-and = { $parts } et { $last }
house-part-name = nom
house-part-effect = effet
house-part-price = prix
house-part-colour = couleur
house-part-points = points
speaker-chance = le hasard
speaker-chance-for = le hasard pour { $who }

option-administrators = Directeurs : chacun en reçoit deux et en garde un, qui rapporte des points ou préserve un patient à chaque tour.
option-administrators-yes = Avec directeurs.
option-administrators-no = Sans directeurs.
option-set-beginner = Débutant : le jeu simple, sans directeurs.
option-set-standard = Standard : le jeu comme on y joue d’habitude.
option-set-hard = Difficile : plus de patients, négligence plus grave ; en solo, des erreurs plus chères.
option-set-everything = Tout : difficile, avec événements, nouvelles cartes et minuteur.
option-activation = Activation : comment les hôpitaux travaillent en phase 3.
option-activation-linear = L’un après l’autre, par numéro d’ambulance.
option-activation-simultaneous = Tous en même temps.

label-seats = Sièges : { $seats }
label-default = (par défaut)
label-legal-words = À dire : { $words }
label-over = La partie est terminée : plus personne ne parle.
label-seat = siège
label-player = joueur
label-place = place
label-total = total
label-games = parties
label-rating = cote
label-tournament = { $games } parties. Cotes d’openskill (Plackett-Luce) ; elles commencent à 25.
label-wins = victoires
label-mean = score moyen
label-interval = intervalle à 95 %
label-range = { $low } à { $high }
label-journal =
    { $path }, ligne { $line } : { $game }, { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
label-unfinished = Partie en cours : voici où elle en est.
label-checked =
    { $count ->
        [one] { $count } journal vérifié
       *[other] { $count } journaux vérifiés
    }
label-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $words } mots, { $rate } mots par seconde
label-written =
    { $rows ->
        [yes] Résultats écrits dans { $path }
       *[no] Journaux écrits dans { $path }
    }
label-playing = simulation
label-checking = vérification
label-rate = { $rate } par seconde
bench-seconds = Impossible de mesurer pendant « { $seconds } » secondes. Donne plus de 0 et au plus 600.
bench-word-by-word = Parties au hasard, mot par mot …
bench-in-one-loop = Parties au hasard, en une seule boucle …
bench-single-steps = Opérations isolées …
bench-build =
    { $game }, { $seats } sièges, règles { $build ->
        [compiled] compilées
        [interpreted] interprétées
       *[other] { $build }
    }, Python { $python }, un cœur :
bench-words-per-second = mots par seconde, mot par mot
bench-decisions-per-second = décisions des sièges par seconde, mot par mot
bench-words-per-second-in-one-loop = mots par seconde, en une seule boucle
bench-clone-us = copier un état
bench-legal-us = demander les mots permis
bench-apply-us = appliquer un mot
bench-bytes-a-state = octets par état
cards-board-departments = Services du plateau de chaque hôpital
cards-departments = Services à construire
cards-specialists = Spécialistes
cards-administrators = Directeurs (leurs noms sont maison : aucune carte imprimée n’en donne)
cards-copies =
    { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }

## Dice Hospital: what a seat is asked, and why

dh-ask-nothing = La partie est terminée.
dh-reason-over = Les huit tours sont joués.
dh-ask-wait = Attends.
dh-reason-chance = On lance des dés ou on révèle des cartes.
dh-reason-others = On attend encore : { $whom }.
dh-ask-extra = Encore une carte : révéler un service ou un spécialiste ?
dh-reason-extra = À deux, le premier joueur choisit le type de la dernière carte du présentoir.
dh-ask-starting = Lequel de tes dés commence à { $value } ?
dh-reason-starting =
    Tes patients de départ reçoivent les niveaux { $values } ; le dernier dé prend celui qui reste.
dh-ask-keep = Quel directeur gardes-tu ?
dh-reason-keep = Tu en as deux ; l’autre quitte la partie. Personne ne voit ton choix avant que tout le monde ait choisi.
dh-ask-arrange =
    Choisis { $places ->
        [one] { $places } dé
       *[other] { $places } dés
    } de niveau { $value } pour l’ambulance { $ambulance }.
dh-reason-arrange =
    { $dice } dés ont le niveau { $value } et ne tiennent pas tous : le joueur à droite du premier joueur décide quelles couleurs vont où.
dh-ask-take = Quelle ambulance prends-tu ?
dh-reason-take =
    { $free ->
        [0] Tu n’as aucun lit libre.
        [one] Tu as { $free } lit libre.
       *[other] Tu as { $free } lits libres.
    } Le plus petit numéro pris rapporte une poche de sang et le rôle de premier joueur ; les petits numéros choisissent leur amélioration d’abord.{ $first ->
        [0] { "" }
       *[other] { " " }Le premier joueur ne peut pas prendre l’ambulance 1.
    }{ $arrivals ->
        [0] { "" }
        [one] { " " }Un patient de plus l’accompagne.
       *[other] { " " }{ $arrivals } patients de plus l’accompagnent.
    }
dh-ask-overflow =
    Pas assez de lits : { $short ->
        [one] quel patient déjà présent perds-tu ?
       *[other] quels sont les { $short } patients déjà présents que tu perds ?
    }
dh-reason-overflow =
    Les nouveaux patients restent. { $short ->
        [one] Il manque encore { $short } lit : c’est un décès parmi les anciens patients.
       *[other] Il manque encore { $short } lits : c’est autant de décès parmi les anciens patients.
    }
dh-ask-improve = Prends-tu un service ou un spécialiste, ou passes-tu ?
dh-reason-improve =
    Il reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur le présentoir. Tu peux en prendre une par tour.
dh-ask-return =
    { $bags ->
        [one] Rendre une de tes améliorations contre une poche de sang, ou passer ?
       *[other] Rendre une de tes améliorations contre { $bags } poches de sang, ou passer ?
    }
dh-ask-return-card = Quelle amélioration rends-tu ?
dh-reason-return =
    Une fois par tour, une amélioration, même nouvelle, peut retourner sous sa pile contre { dh-bags }.
dh-ask-spare = Quel patient { dh-colour } préserves-tu ?
dh-reason-spare = Ton directeur préserve un patient { dh-colour } non traité à chaque tour.
dh-ask-worker =
    { $bags ->
        [0] Place un soignant ou termine.
       *[other] Place un soignant, utilise une poche de sang ou termine.
    }
dh-reason-worker =
    { $free ->
        [0] Il ne te reste aucun soignant libre{ $bags ->
            [0] { " " }ni aucune poche de sang
           *[other] , mais { dh-bags }
        }.
        [one] Il te reste { $free } soignant libre et { dh-bags }.
       *[other] Il te reste { $free } soignants libres et { dh-bags }.
    } Tout patient non traité s’aggrave.
dh-bags =
    { $bags ->
        [0] aucune poche de sang
        [one] { $bags } poche de sang
       *[other] { $bags } poches de sang
    }
dh-ask-department =
    Dans quel service travaille { dh-the-worker } ?
dh-reason-department = Tu peux choisir un service pas encore utilisé qui trouve tous les patients qu’il lui faut.
dh-the-worker =
    { $worker ->
        [nurse] l’infirmier
       *[other] { $worker }
    }
dh-ask-patients =
    { $patient ->
        [none] { $department } : choisis { dh-picks }.
       *[other] { $department } : quelle couleur { $patient } doit-il montrer ?
    }
dh-reason-patients =
    { $form ->
        [heal] { $count ->
            [1] Ce service soigne de { dh-steps } { dh-whom }.
           *[other] Ce service soigne { dh-whom }, de { dh-steps }.
        }
       *[other] { dh-treatment }
    }
dh-ask-effect =
    { $patient ->
        [none] { $worker } : choisis { dh-picks }{ $picked ->
            [0] , ou renonce (skip)
           *[other] { "" }
        }.
       *[other] { $worker } : quelle couleur { $patient } doit-il montrer ?
    }
dh-reason-effect = { $worker } peut maintenant { dh-effect }.{ dh-or-a-bag }
dh-or-a-bag =
    { $bags ->
        [0] { "" }
       *[other] { " " }Une poche de sang peut être utilisée avant.
    }
dh-ask-bag-patient = Qui reçoit la poche de sang ?
dh-ask-bag-use =
    { $patient } : le soigner de { dh-steps }, ou quelle couleur doit-il montrer ?
dh-reason-bag =
    Tu as { dh-bags }. Une poche soigne n’importe quel patient de { dh-steps }, ou change la couleur qu’un patient montre jusqu’à la fin de l’activation.

## Dice Hospital: why a thing cannot be said now

dh-why-over = la partie est terminée.
dh-why-chance = d’abord les dés et les cartes.
dh-why-others = ce n’est pas à toi ; on attend encore : { $whom }.
dh-why-phase = ce n’est pas demandé maintenant. Étape en cours : { $phase }.
dh-why-new-patient = un nouveau patient ne peut jamais être sacrifié ; choisis-en un que tu avais déjà.
dh-why-not-here = ce dé ne peut pas aller dans l’ambulance { $ambulance } : les niveaux plus bas la remplissent d’abord.
dh-why-return-first = dis d’abord « return », puis la carte.
dh-why-not-improvement = tu ne peux rendre qu’une amélioration qui t’appartient.
dh-why-ambulance-taken = { $whom } a pris cette ambulance.
dh-why-ambulance-first = le premier joueur ne peut pas prendre l’ambulance 1.
dh-why-sentence = termine d’abord la phrase que tu as commencée.
dh-why-effect-first = utilise d’abord l’effet du spécialiste que tu as placé, ou renonces-y (skip).
dh-why-no-bag = tu n’as pas de poche de sang.
dh-why-no-patients = tu n’as aucun patient à qui la donner.
dh-why-worker-used =
    { $worker ->
        [nurse] tous tes infirmiers ont déjà travaillé ce tour-ci.
       *[other] { $worker } a déjà travaillé ce tour-ci.
    }
dh-why-no-department = aucun de tes services encore inutilisés ne trouve tous les patients qu’il lui faut.
dh-why-department-used = { $department } a déjà servi ce tour-ci.
dh-why-department-cannot =
    { $department } soigne { dh-whom } ; parmi tes patients, { $have ->
        [0] aucun ne convient
        [one] { $have } seul convient
       *[other] { $have } conviennent
    } par la couleur et le niveau.
dh-why-department-pattern =
    { $department } soigne { dh-whom } ; parmi les { $have } patients de la bonne couleur, aucun groupe ne convient.
dh-why-department-two =
    { $department } a deux parties, les deux ou rien ; pour la { $slot ->
        [first] première
       *[second] seconde
    }, { dh-whom }, il n’y a { $have ->
        [0] personne
        [1] qu’un patient
       *[other] que { $have } patients
    }.
dh-why-no-such-patient = tu n’as pas de { $patient }.
dh-why-worker-first = dis d’abord quel soignant tu places.
dh-why-department-first = dis d’abord dans quel service il travaille.
dh-why-colour = seul un patient qui affiche la couleur { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] verte
    } peut être choisi.
dh-why-value = seul un patient{ dh-of-values } peut être choisi.
dh-why-picked = tous tes { $patient } sont déjà choisis.
dh-why-pattern =
    { $pattern ->
        [run] avec ce qui est déjà choisi, cela ne fait pas { $count } niveaux consécutifs.
        [equal] avec ce qui est déjà choisi, cela ne fait pas { $count } patients de même niveau.
       *[any] un groupe se dit du plus petit niveau au plus grand, et ce patient vient avant ceux déjà choisis.
    }
dh-why-not-healed = { $worker } ne soigne que des patients que son service vient de soigner.
dh-why-just-healed = { $worker } soigne un autre patient, pas l’un de ceux que son service vient de soigner.
dh-why-match = il faut à { $worker } un patient qui a le niveau que l’un des patients tout juste soignés avait avant.

## Dice Hospital: what cards do

dh-treatment =
    { $form ->
        [two] Soigne { dh-whom } de { dh-steps } et { dh-second } ; les deux ou rien.
        [by-value] Soigne { dh-whom } d’un nombre de niveaux qui dépend du sien : { $by_value } pour 1 à 6.
        [lower] Aggrave { dh-whom } de { dh-steps }.
        [flip] Retourne { dh-whom } sur la face opposée (7 moins le niveau).
        [reroll] Relance { dh-whom } et garde le résultat.
        [recolour] Change la couleur montrée par { dh-whom } jusqu’à la fin de l’activation.
        [transfer] Remets { dh-whom } dans le sac ; ce n’est pas un décès.
       *[heal] { $count ->
            [1] Soigne de { dh-steps } { dh-whom }.
           *[other] Soigne { dh-whom }, de { dh-steps }.
        }
    }
dh-board-treatment =
    { $form ->
        [heal] { dh-whom }, { dh-steps }
       *[other] { dh-treatment }
    }
dh-specialist =
    Quand { dh-occasion }, tu peux { dh-effect }.
dh-administrator-spare =
    À chaque tour, un patient { dh-colour } non traité de ton choix ne s’aggrave pas.
dh-administrator-most =
    { dh-points } à chaque tour où tu as plus de sorties que tous les autres (personne en cas d’égalité).
dh-administrator-needs =
    { dh-points } à chaque tour où tu fais sortir au moins { dh-needed }.

dh-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dh-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[any] de n’importe quelle couleur
    }
dh-trigger-colour =
    { $trigger ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dh-coloured =
    { $colour ->
        [any] { "" }
       *[other] { " " }{ dh-colour }
    }
dh-whom =
    { $count ->
        [1] un patient{ dh-coloured }
       *[other] { dh-how-many } { dh-number } patients{ $colour ->
            [red] { " " }rouges
            [yellow] { " " }jaunes
            [green] { " " }verts
           *[any] { "" }
        }
    }{ dh-of-values }{ dh-in-pattern }
dh-number =
    { $count ->
        [2] deux
        [3] trois
       *[4] quatre
    }
dh-steps =
    { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }{ dh-each }
dh-each =
    { $count ->
        [1] { "" }
       *[other] { " " }chacun
    }
dh-in-pattern =
    { $pattern ->
        [equal] { " " }de même niveau
        [run] { $count ->
            [2] { " " }de niveaux consécutifs (comme 2 et 3)
            [3] { " " }de niveaux consécutifs (comme 2, 3 et 4)
           *[other] { " " }de niveaux consécutifs (comme 2, 3, 4 et 5)
        }
       *[any] { "" }
    }
dh-of-values =
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
dh-effect =
    { $form ->
        [two] soigner { dh-object } de { dh-steps } et { $also_op ->
            [lower] aggraver
            [flip] retourner
            [transfer] remettre dans le sac
           *[heal] soigner
        } { dh-second-whom } (les deux ou rien)
        [by-value] soigner { dh-object } d’un nombre de niveaux qui dépend du sien ({ $by_value } pour 1 à 6)
        [lower] aggraver { dh-object } de { dh-steps }
        [flip] retourner { dh-object } sur la face opposée (7 moins le niveau)
        [reroll] relancer { dh-object }
        [recolour] changer la couleur montrée par { dh-object } jusqu’à la fin de l’activation
        [transfer] remettre { dh-object } dans le sac (ce n’est pas un décès)
       *[heal] { dh-effect-heal }
    }
dh-more-steps =
    { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } de plus{ dh-each }
dh-other =
    { $count ->
        [1] un autre patient{ dh-coloured }
       *[other] { dh-how-many } { dh-number } autres patients{ $colour ->
            [red] { " " }rouges
            [yellow] { " " }jaunes
            [green] { " " }verts
           *[any] { "" }
        }
    }{ dh-any-colour }{ dh-of-values }{ dh-in-pattern }
dh-any-colour =
    { $colour ->
        [any] { $relation ->
            [match] { " " }de n’importe quelle couleur
           *[other] { "" }
        }
       *[other] { "" }
    }
dh-needed =
    { $green ->
        [0] { $yellow ->
            [0] { dh-needed-red }
           *[other] { dh-needed-red-and-yellow }
        }
       *[other] { $red ->
            [0] { $yellow ->
                [0] { $green } { $green ->
                    [one] patient vert
                   *[other] patients verts
                }
               *[other] { dh-needed-red-and-yellow } et { $green } { $green ->
                    [one] vert
                   *[other] verts
                }
            }
           *[other] { $yellow ->
                [0] { dh-needed-red }
               *[other] { dh-needed-red }, { $yellow } { $yellow ->
                    [one] jaune
                   *[other] jaunes
                }
            } et { $green } { $green ->
                [one] vert
               *[other] verts
            }
        }
    }
dh-needed-red =
    { $red ->
        [0] { "" }
        [one] { $red } patient rouge
       *[other] { $red } patients rouges
    }
dh-needed-red-and-yellow =
    { $red ->
        [0] { $yellow } { $yellow ->
            [one] patient jaune
           *[other] patients jaunes
        }
       *[other] { dh-needed-red } et { $yellow } { $yellow ->
            [one] jaune
           *[other] jaunes
        }
    }

## Dice Hospital: what happened

dh-happened-first = { $who } devient premier joueur.
dh-happened-reveal = Carte révélée : { $card }.
dh-happened-shelve = { $card } retourne sous sa pile.
dh-happened-draw = { $who } pioche un dé { dh-colour }.
dh-happened-settle = { $who } commence avec { $patient }.
dh-happened-deal =
    { $administrator ->
        [hidden] { $who } reçoit un directeur.
       *[other] { $who } reçoit { $administrator }.
    }
dh-happened-keep =
    { $administrator ->
        [hidden] { $who } a choisi un directeur.
       *[other] { $who } garde { $administrator }.
    }
dh-happened-appoint = { $who } a pour directeur { $administrator }.
dh-happened-roll = { $patient } arrive.
dh-happened-load = { $patient } monte dans l’ambulance { $ambulance }.
dh-happened-take = { $who } prend l’ambulance { $ambulance }.
dh-happened-unload = { $patient } repart avec l’ambulance { $ambulance } et retourne dans le sac.
dh-happened-gain =
    { $who } gagne { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
dh-happened-admit = { $who } admet { $patient }.
dh-happened-die = { $who } perd { $patient } : un décès.
dh-happened-build =
    { $hired ->
        [0] { $who } construit { $card }.
       *[other] { $who } recrute { $card }.
    }
dh-happened-give-back =
    { $hired ->
        [0] { $who } rend { $card }.
       *[other] { $who } rend { $card }.
    }
dh-happened-place =
    { $worker ->
        [nurse] { $who } envoie un infirmier au service { $department }.
       *[other] { $who } envoie { $worker } au service { $department }.
    }
dh-happened-heal = { $who } soigne { $patient } : il devient { $becomes }.
dh-happened-discharge = { $who } fait sortir { $patient }.
dh-happened-recolour = { $who } change la couleur affichée par { $patient } : il devient { $becomes }.
dh-happened-spend =
    { $who } utilise { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
dh-happened-pending = { $who } peut utiliser l’effet du spécialiste { $worker }.
dh-happened-spare = { $who } préserve { $patient }.
dh-happened-worsen = { $who } néglige { $patient } : il devient { $becomes }.
dh-happened-score = { $who } marque { dh-points } : { $source }.

## Dice Hospital: the board

dh-board-round = Dice Hospital, tour { $round } sur { $rounds } : { $phase }
dh-board-setup = Dice Hospital : { $phase }
dh-board-asked = { $who } : { $question }
dh-board-said = Déjà dit : { $words }
dh-board-forecast =
    Si tu termines maintenant : { dh-points } ; { $worse ->
        [none] personne ne s’aggrave
       *[other] s’aggravent : { $worse }
    } ; { $dead ->
        [none] aucun décès
       *[other] décès : { $dead }
    }.
dh-board-ambulance = Ambulance { $ambulance }
dh-board-sum = (somme { $sum })
dh-board-taken = prise par { $who }
dh-board-empty = vide
dh-board-intake = Lancés
dh-board-display = Présentoir
dh-board-nothing = aucun
dh-board-first = premier joueur
dh-board-has-word = a la parole
dh-board-finished = a terminé
dh-board-with-ambulance = ambulance { $ambulance }
dh-board-beds =
    { $free ->
        [0] Lits : les { $beds } sont occupés
        [one] Lits : { $taken } occupés sur { $beds }, { $free } libre
       *[other] Lits : { $taken } { $taken ->
            [one] occupé
           *[other] occupés
        } sur { $beds }, { $free } libres
    }
dh-board-waiting = En attente
dh-board-treated = Traités
dh-board-incoming = Arrivants
dh-board-lounge = Sorties du tour
dh-board-lounge-dice =
    { $red } { $red ->
        [one] rouge
       *[other] rouges
    }, { $yellow } { $yellow ->
        [one] jaune
       *[other] jaunes
    }, { $green } { $green ->
        [one] vert
       *[other] verts
    }
dh-board-hand = Reçus
dh-board-departments = Services
dh-board-staff = Spécialistes
dh-board-used = utilisé
dh-board-placed = placé
dh-board-nurses = Infirmiers
dh-board-nurses-free =
    { $free } { $free ->
        [one] libre
       *[other] libres
    } sur { $nurses }
dh-board-bags = Poches de sang
dh-board-fatalities = Décès
dh-board-points = Points
dh-board-administrator = Directeur
dh-board-hidden = caché
dh-board-bag = Dans le sac
dh-board-bag-dice =
    { $red } { $red ->
        [one] dé rouge
       *[other] dés rouges
    }, { $yellow } { $yellow ->
        [one] jaune
       *[other] jaunes
    }, { $green } { $green ->
        [one] vert
       *[other] verts
    }

## Dice Hospital: names

dh-phase-first-player = mise en place, choix du premier joueur
dh-phase-reveal = révélation des cartes
dh-phase-extra = choix d’une carte de plus
dh-phase-extra-department = révélation d’un service de plus
dh-phase-extra-specialist = révélation d’un spécialiste de plus
dh-phase-starting-dice = mise en place, pioche des dés de départ
dh-phase-starting-values = mise en place, niveaux des dés de départ
dh-phase-deal = mise en place, distribution des directeurs
dh-phase-keep = mise en place, choix d’un directeur
dh-phase-roll = admission, lancer des dés
dh-phase-arrange = admission, remplissage des ambulances
dh-phase-take = admission, choix des ambulances
dh-phase-overflow = admission, recherche de lits
dh-phase-improve = amélioration
dh-phase-return = amélioration, retour de cartes
dh-phase-activate = activation
dh-phase-spare = négligence
dh-phase-over = fin de partie

dh-source-discharges = sorties
dh-source-empty-hospital = hôpital vide
dh-source-administrator = directeur
dh-source-bags = poches de sang restantes
dh-source-fatalities = décès

dh-decided-points = Décidé aux points.
dh-decided-fewest-patients = Égalité aux points : le plus petit nombre de patients restants l’emporte.
dh-decided-patient-values = Égalité aux points et aux patients restants : la plus grande somme de leurs niveaux l’emporte.
dh-decided-shared = Égalité parfaite : la première place est partagée.

## Playing in the terminal

play-you = Toi
play-namesake = { $name } ({ $seat })
play-name = « { $name } » ne peut pas être un nom de joueur : un nom est un seul mot, sans espaces.
play-player-count =
    { $players ->
        [one] { $players } joueur est nommé
       *[other] { $players } joueurs sont nommés
    } pour { $seats } sièges. Nommes-en un par siège, ou omets --seats.
play-resume-alone = Une partie reprise a déjà ses joueurs, ses sièges, ses options et ses dés : donne --resume sans eux.
play-none-unfinished = Il n’y a pas de partie inachevée à reprendre. « wardround play » en commence une.
play-save-exists = { $path } existe déjà. Choisis un autre fichier.
play-save-where = Enregistrer où ? Donne un fichier, comme dans « save game.journal ».
play-saved = Enregistré dans { $path }.
play-welcome = Dice Hospital. Tape un numéro ou des mots, puis Entrée ; « help » en dit plus.
play-unfinished = Une partie inachevée est conservée : « wardround play --resume » la reprend.
play-kept = La partie est conservée dans { $path }.
play-resume = La partie est conservée. Pour la reprendre : { $command }

play-asked = { $who } : { $question }
play-only-finish = { $who } : plus rien n’est possible. Termine (finish).
play-legend = { $ready } possible · { $idle } pas maintenant · { $used } utilisé
play-recap = Le tour { $round } est terminé. { $told }
play-harvest =
    { $who } : { dh-points }, { $home } { $home ->
        [one] sortie
       *[other] sorties
    }{ $dead ->
        [0] { "" }
       *[other] , { $dead } décès
    }
play-waiting-for = { $who } réfléchit.
play-not-asked = Attends : la parole n’est à aucune personne.
play-forecast =
    Si tu t’arrêtes : { dh-points }, { $worse ->
        [0] personne ne s’aggrave
        [one] { $worse } patient s’aggrave
       *[other] { $worse } patients s’aggravent
    }, { $deaths ->
        [0] aucun décès.
       *[other] { $deaths } décès : { $dead }.
    }
play-finish-loses =
    Terminer ?{ $free ->
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
play-finish-anyway = terminer quand même
play-back = continuer à jouer
play-say-more = Beaucoup de phrases contiennent cela : donne plus de mots.
play-which-sentence = Laquelle de ces phrases ?
play-chance = (le hasard répond : impossible à annuler)
play-number =
    { $most ->
        [0] Il n’y a pas de choix numéroté { $number }.
       *[other] Il n’y a pas de choix { $number } : ils sont numérotés de 1 à { $most }.
    }
play-why-not = { $word } : { $why }
play-why-can = { $word } peut être dit maintenant.
play-why-what = Pourquoi quoi ? Donne un mot, comme dans « why radiology ».
play-taken-back =
    Annulé : { $words }{ $answers ->
        [none] .
       *[other] , et ce qu’a répondu { $answers }.
    }
play-redone = Rétabli : { $words }.
redo-nothing = Il n’y a rien à rétablir.
restart-nothing = Tu n’as rien dit dans cette étape qui puisse être annulé.
undo-nothing = Rien n’a été dit qui puisse être annulé.
play-undo-over = La partie est terminée : plus rien ne peut être annulé.
play-undo-chance = Impossible d’annuler cela : des dés ou des cartes sont sortis depuis.
play-undo-barrier = Impossible d’annuler cela : l’étape concernée est terminée pour tout le monde.
play-undo-depends = Impossible d’annuler cela : d’autres ont joué en conséquence.
play-cover =
    { $who ->
        [Toi] À toi de prendre le clavier ; personne d’autre ne regarde. Appuie sur Entrée.
       *[other] Passe le clavier à { $who } ; personne d’autre ne regarde. { $who }, appuie sur Entrée.
    }

play-patients =
    En attente : { $waiting ->
        [none] aucun
       *[other] { $waiting }
    }. Traités : { $treated ->
        [none] aucun
       *[other] { $treated }
    }.
play-staff =
    Libres : { $nurses ->
        [one] { $nurses } infirmier
       *[other] { $nurses } infirmiers
    }{ $staff ->
        [none] { "" }
       *[other] , { $staff }
    }. Poches de sang : { $bags }.
play-ambulances = Ambulances
play-neighbour-short =
    { $free }/{ $staff } { $free ->
        [one] libre
       *[other] libres
    } · sorties { $home } · poches { $bags } · décès { $dead }
play-display = Présentoir : { $cards }.
play-neighbour =
    { $who } : { dh-points }, { $patients ->
        [one] { $patients } patient
       *[other] { $patients } patients
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } au plus mal)
    }, { $home } { $home ->
        [one] sortie
       *[other] sorties
    }, { dh-bags }, { $dead } décès{ $cards ->
        [none] { "" }
       *[other] { "\u202F" }; { $cards }
    }.
play-log = { $who } : { $what }
play-by-round = Par tour
play-won =
    { $who ->
        [you] Tu as gagné !
       *[other] { $count ->
            [one] Victoire pour { $winners ->
                [Toi] toi
               *[other] { $winners }
            } !
           *[other] Première place partagée : { $winners }.
        }
    }

play-cover-stays = Les lignes précédentes peuvent montrer ce qui est secret : que personne ne les relise.
play-city-taken = prise par { $who }
play-city = Ambulances : { $told }.
play-arrange =
    dans l’ambulance { $ambulance } ; { $dice ->
        [none] elle est encore vide
       *[other] il y a déjà : { $dice }
    }
play-unknown-word =
    « { $word } » n’est pas un mot de ce jeu. { $near ->
        [none] { $tab ->
            [yes] Tab complète les mots, « help » en dit plus.
           *[no] Tape un numéro ; « help » en dit plus.
        }
       *[other] Voulais-tu dire : { $near } ?
    }
play-bot-near = Il n’y a pas de bot « { $name } » : voulais-tu dire { $near } ? Il faut à une personne un nom moins ressemblant.
play-save-one = « { $text } » fait plus d’un nom : donne un seul fichier, sans espaces.
play-taken-back-of =
    Annulé, dit par { $who } : { $words }{ $answers ->
        [none] .
       *[other] , et ce qu’a répondu { $answers }.
    }
play-help-about = Tu diriges un hôpital pendant huit tours : prends une ambulance de patients, améliore ton hôpital et place infirmiers et spécialistes dans les services pour soigner. Un patient soigné au-delà de 6 rentre chez lui ; qui n’est pas traité perd 1, et meurt en dessous de 1.
play-help-points = Des points à chaque tour pour les patients qui rentrent ensemble : { $ladder } pour 1, 2, 3 … ; 5 de plus si ton hôpital est alors vide. À la fin, 1 par poche de sang restante et -2 par décès.
play-help-stops = finish : terminer ton activation ; skip : laisser un effet inutilisé ; pass : ne rien prendre ni rendre ; bag : une poche de sang soigne n’importe quel patient d’un niveau ou change la couleur qu’il montre.
play-help-marks = En plein écran : [r2] peut être choisi maintenant, † mourrait ; ● utilisable maintenant, ○ pas maintenant, ✓ utilisé, ▶ vient d’être dit.
play-type-here = un numéro, des mots ou help
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab compléter Échap back
play-page-foot = Entrée ou Échap ferme cette page ; les flèches la font défiler.
play-end-foot = Entrée ou Échap ferme cette page ; ensuite, « quit » ou Ctrl+C pour quitter.
play-title-end = La partie est terminée
play-title-board = Toute la table
play-title-others = Le reste de la table
play-title-scores = Scores actuels
play-title-log = Ce qui s’est passé
play-title-help = Comment jouer
play-help-words =
    Choisis par numéro, ou tape des mots puis Entrée : « nurse pharmacy g4 ». Dans une phrase, l’ordre est libre, et quelques mots suffisent s’ils ne désignent qu’une seule phrase.
play-help-patients =
    Les patients sont des mots : r4 est un 4 rouge, y veut dire jaune, g vert ; r4t a été traité ce tour-ci, rg4 est un dé rouge qui affiche vert.
play-help-undo = annuler la dernière phrase et les réponses des bots
play-help-redo = la rétablir
play-help-restart = revenir au début de cette étape du tour
play-help-back = retirer le dernier mot d’une phrase commencée
play-help-hint = les meilleurs mots trouvés pour toi
play-help-why = pourquoi un mot ne peut pas être dit maintenant, et ce que fait une carte : « why radiology »
play-help-board = toute la table
play-help-others = la table sans ta propre partie
play-help-scores = d’où viennent les points, tour par tour
play-help-log = ce qui s’est passé
play-help-save = enregistrer une copie de la partie : « save game.journal »
play-help-help = cette page
play-help-quit = quitter ; la partie est conservée, et « wardround play --resume » la reprend

## Dice Hospital: in few words

dh-patient =
    { dh-colour } { $value }{ $shows ->
        [own] { "" }
        [red] { " " }affiché rouge
        [yellow] { " " }affiché jaune
       *[green] { " " }affiché vert
    }{ $condition ->
        [treated] { " " }(traité)
        [marked] { " " }(tout juste soigné)
       *[waiting] { "" }
    }
dh-brief-first = premier joueur{ $what }
dh-brief-reveal = Révélé : { $what }
dh-brief-draw = dés piochés : { $what }
dh-brief-item-draw =
    { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dh-brief-settle = patients de départ : { $what }
dh-brief-deal = reçu : { $what }
dh-brief-keep = gardé : { $what }
dh-brief-appoint = directeur : { $what }
dh-brief-roll = Lancés : { $what }
dh-brief-take = ambulance { $what }
dh-brief-gain = poche de sang +{ $what }
dh-brief-admit = nouveaux patients : { $what }
dh-brief-die = { $what }
dh-brief-build = nouveau : { $what }
dh-brief-give-back = rendu : { $what }
dh-brief-place = { $what }
dh-brief-heal = { $what }
dh-brief-discharge = { $what }
dh-brief-recolour = { $what }
dh-brief-spend = poche de sang -{ $what }
dh-brief-spare = préservé : { $what }
dh-brief-worsen = aggravation : { $what }
dh-brief-score = { $what }
dh-brief-item-place =
    { $worker ->
        [nurse] infirmier
       *[other] { $worker }
    } → { $department }
dh-brief-item-becomes = { $patient } passe à { $value }
dh-brief-item-recolour =
    { $patient } affiche { $shows ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dh-brief-item-score = { dh-points } ({ $source })
dh-brief-item-die = { $patient } meurt
dh-brief-item-discharge = { $patient } sort
dh-brief-item-hidden = un directeur

dh-chip-sum = somme { $sum }
dh-chip-beds =
    { $short ->
        [1] manque 1 lit : un des tiens meurt
        [2] manquent 2 lits : deux des tiens meurent
        [3] manquent 3 lits : trois des tiens meurent
       *[other] { $beds ->
            [0] juste assez de lits
            [one] reste { $beds } lit
           *[other] restent { $beds } lits
        }
    }
dh-chip-lowest =
    { $sure ->
        [always] poche de sang et premier joueur
       *[other] poche de sang et premier joueur si personne n’en prend une plus basse
    }
dh-chip-builds =
    ordre d’amélioration : { $first ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] 4e
    }{ dh-chip-or }
dh-chip-or =
    { $last ->
        [1] { "" }
        [2] { $first ->
            [2] { "" }
           *[other] { " " }ou 2e
        }
        [3] { $first ->
            [3] { "" }
            [2] { " " }ou 3e
           *[other] { " " }à 3e
        }
       *[other] { $first ->
            [4] { "" }
            [3] { " " }ou 4e
           *[other] { " " }à 4e
        }
    }

dh-word-bag = soigner n’importe quel patient de 1 niveau, ou changer la couleur qu’il affiche
dh-word-department = révéler un service de plus
dh-word-specialist = révéler un spécialiste de plus
dh-word-finish = terminer ton activation
dh-word-nurse = dans n’importe quel service qui trouve ses patients
dh-word-pass = non, rien
dh-word-return = rendre une carte contre une poche de sang
dh-word-skip = non merci : renoncer à l’effet

## Le serveur : des tables d’humains et de bots

stale-prompt = C’était pour la question { $prompt } ; on en est à la question { $now }. Regarde encore, puis réponds.
table-unknown = Il n’y a pas de table « { $table } ». Vérifie le lien.
table-full = Tous les sièges de cette table sont pris. Tu peux regarder.
table-waits =
    La partie n’a pas commencé : { $seats ->
        [one] un siège est
       *[other] { $seats } sièges sont
    } encore à prendre. Invite quelqu’un, ou complète avec des bots.
table-not-begun = La partie n’a pas commencé.
table-too-long = Cette table est arrivée à sa limite : { $entries } entrées ou { $taken } retours. Commences-en une autre.
game-over-here = La partie est finie : on ne peut plus rien dire.
rules-gone =
    Cette table a commencé avec la version { $rules } de « { $game } » et ses cartes ; { $known ->
        [0] ce jeu n’est pas installé ici
       *[other] c’est la version { $known }, avec d’autres cartes, qui est installée
    }. On peut la lire, et elle reprendra quand cette version sera de retour.
seat-not-open = Ce siège n’est pas libre. Choisis-en un autre.
seat-not-yours = Tu ne joues pas pour { $whom }.
token-unknown = Cette preuve de siège n’a pas été faite ici. Rejoins la table à nouveau.
token-elsewhere = Cette preuve de siège appartient à une autre table.
token-void = Ce siège est tenu depuis un autre appareil. Reprends-le avec un code donné là-bas.
code-unknown = Ce code a déjà servi, ou il est trop vieux. Demandes-en un autre.
name-empty = Il faut un nom : de 1 à { $longest } caractères affichables.
chat-empty = Il n’y a rien à envoyer : de 1 à { $longest } caractères affichables.
phrase-unknown = Il n’y a pas de phrase rapide « { $phrase } ».
journal-later = Le journal se lit quand la partie est finie.
play-on-same = On ne reprend que depuis une table finie, avec les mêmes options et sans siège libre.
rematch-early = La partie n’est pas finie : la revanche viendra après.
plea-open = { $whom } demande déjà à revenir en arrière : réponds d’abord à cela.
plea-gone = Plus personne ne te le demande.
plea-alone = Personne n’est là pour accepter un retour : le hasard a parlé, et cela reste.
redo-gone = Cela ne peut plus se redire : la partie a avancé.
too-fast = C’était trop d’un coup. Attends un peu.
origin-foreign = Les pages venues d’ailleurs n’en ont pas le droit.
hello-first = Le premier message doit être « hello ».
hello-twice = « hello » se dit une fois, au début.
wire-version = Ce serveur parle la version { $known } du protocole, pas la { $found }. Recharge la page.
message-malformed = Le message est illisible : { $reason }
body-too-long = Le message est trop long : { $bytes } octets au plus.
cards-too-long = Le fichier de cartes est trop long : { $bytes } octets au plus.
cards-none-here = « { $game } » ne se joue pas avec un fichier de cartes : laisse-le de côté.
cards-mistaken =
    Le fichier de cartes a { $mistakes ->
        [one] une erreur
       *[other] { $mistakes } erreurs, la première
    } : { $error }
query-number = « { $name } » doit être un nombre entier, pas « { $text } ».
page-unknown = Cette page n’existe pas.
server-fault = Quelque chose a échoué ici, et rien n’a changé. Réessaie.
store-failed = Cela n’a pas pu être enregistré, et n’a donc pas été fait ({ $reason }). Réessaie.
store-unusable = La base { $path } est inutilisable : { $reason }. Un autre serveur tourne-t-il avec elle ?
store-newer = La base { $path } a la forme { $found }, ce programme connaît les formes jusqu’à { $known }. Installe le programme plus récent.
seed-practice = Une graine sert à s’entraîner : une seule personne, aucun siège libre, pas de table publique. Omets-la ici.
host-foreign = Ce serveur ne répond pas pour « { $host } ». S’il le doit, lance-le avec --allow-host et ce nom.
nudge-idle = Personne n’attend { $whom }.
nudge-gone = Personne n’est connecté pour { $whom }.
nudge-early = { $whom } a été relancé à l’instant. Attends { $seconds } s.
serve-host = « { $name } » n’est pas un nom à autoriser. Donne-le sans http:// ni chemin, comme example.org.

## Phrases rapides

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant, s’il te plaît.
phrase-nice = Bien joué là !
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
told-hint = (a demandé un conseil)

serve-port = « { $port } » n’est pas un port. Donne 0 à 65535.
serve-taken = Le port { $port } est pris, peut-être par wardround : ouvre http://localhost:{ $port }/ ou prends-en un autre avec --port.
serve-cannot = Impossible de servir à { $host }, port { $port } : { $why }. Donne un autre --host ou --port.
serve-missing = Il manque des modules au serveur : pip install 'wardround[server]'
serve-ready = Serveur à l’adresse { $address } avec les tables dans { $path } (Ctrl+C arrête)

## Dice Hospital: options, solo, events, own cards

dh-second =
    { $also_op ->
        [lower] aggrave
        [flip] retourne
        [transfer] retire
       *[heal] soigne
    } { dh-second-whom }
dh-second-whom =
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
dh-occasion =
    { $at ->
        [coloured] il travaille dans un service qui nomme une couleur et que celui-ci
       *[any] le service où il travaille
    } { $when ->
        [discharges] fait sortir
       *[heals] soigne
    } { $trigger ->
        [any] un patient, quel qu’il soit
       *[other] au moins un patient { dh-trigger-colour }
    }
dh-specialist-gain =
    Quand { dh-occasion }, tu peux { dh-gain }.
dh-specialist-consultant =
    Au début de ton activation, nomme un autre de tes spécialistes : jusqu’à la fin de la phase, celui-ci a aussi son pouvoir.
dh-specialist-admissions =
    Pour chaque patient qu’un de tes spécialistes fait sortir, tu peux remettre un de tes patients dans le sac (ce n’est pas un décès), ou en piocher et lancer un nouveau (2 à 5) si un lit est libre.
dh-gain =
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
       *[other] { dh-and }gagner { dh-points }
    }
dh-and =
    { $bags ->
        [0] { $fatalities ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
       *[other] { " " }et{ " " }
    }
dh-administrator-every =
    { dh-points } à chaque tour par lot de { dh-needed } que tu fais sortir.
dh-administrator-spare-all =
    Tes patients { $colour ->
        [red] rouges
        [yellow] jaunes
       *[green] verts
    } non traités ne s’aggravent jamais.
dh-report =
    { dh-points } si tu fais sortir { dh-needed } dans un même tour.
dh-event-gain =
    Tout de suite : chacun gagne { $bags ->
        [0] { dh-points }
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }.
dh-event-treatment =
    Tout de suite, avant les admissions : chacun peut { dh-effect }.
dh-event-extra =
    Tout de suite : le premier joueur révèle un service ou un spécialiste de plus.
dh-event-round =
    { $bags ->
        [0] { "" }
        [one] Chacun gagne aussitôt une poche de sang.{ " " }
       *[other] Chacun gagne aussitôt { $bags } poches de sang.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Chacun gagne aussitôt { dh-points }.{ " " }
    }Pendant ce tour :{ $lowest_roll ->
        [-1] { "" }
       *[other] { " " }les nouveaux patients valent au moins { $lowest_roll } ;
    }{ $highest_roll ->
        [-1] { "" }
       *[other] { " " }les nouveaux patients valent au plus { $highest_roll } ;
    }{ $arrivals ->
        [-1] { "" }
        [one] { " " }un patient de plus arrive chez chacun ;
       *[other] { " " }{ $arrivals } patients de plus arrivent chez chacun ;
    }{ $lowest_bags ->
        [-1] { "" }
       *[other] { " " }la plus petite ambulance prise rapporte { $lowest_bags } poches de sang ;
    }{ $first_locked ->
        [0] { " " }le premier joueur peut prendre l’ambulance 1 ;
       *[other] { "" }
    }{ $return_bags ->
        [-1] { "" }
       *[other] { " " }une amélioration rendue vaut { $return_bags } poches de sang ;
    }{ $nurses ->
        [-1] { "" }
       *[other] { " " }{ $nurses } infirmiers travaillent dans chaque hôpital ;
    }{ $bag_steps ->
        [-1] { "" }
       *[other] { " " }une poche de sang soigne de { $bag_steps } ;
    }{ $early_discharge ->
        [1] { " " }les patients traités de niveau 6 sortent à la fin de l’activation ;
       *[other] { "" }
    }{ $inspection ->
        [-1] { "" }
       *[other] { " " }un hôpital sans patient non traité à la fin de l’activation marque { $inspection } points ;
    }{ $neglect ->
        [-1] { "" }
        [0] { " " }la négligence ne fait aucun mal ;
       *[other] { " " }les patients non traités s’aggravent de { $neglect } ;
    }{ $each_discharged ->
        [-1] { "" }
       *[other] { " " }chaque sortie rapporte { $each_discharged } de plus ;
    }{ $keep_display ->
        [1] { " " }le présentoir reste en place au changement d’équipe et n’est que complété ;
       *[other] { "" }
    } ensuite tout redevient comme avant.
dh-how-many =
    { $upto ->
        [yes] jusqu’à
       *[no] exactement
    }
dh-object =
    { $relation ->
        [same] l’un de ces mêmes patients
        [another] { dh-other }
        [match] { dh-other }
       *[anyone] { dh-whom }
    }
dh-effect-heal =
    { $relation ->
        [same] { $count ->
            [1] soigner de { dh-more-steps } l’un de ces mêmes patients
           *[other] soigner { dh-how-many } { dh-number } de ces mêmes patients, de { dh-more-steps }
        }
        [another] { $count ->
            [1] soigner de { dh-steps } { dh-other } (que le service n’a pas soigné)
           *[other] soigner { dh-other }, de { dh-steps } (que le service n’a pas soignés)
        }
        [match] { $count ->
            [1] soigner de { dh-steps } { dh-other } (que le service n’a pas soigné ; il doit avoir le niveau qu’un des patients soignés avait avant)
           *[other] soigner { dh-other }, de { dh-steps } (que le service n’a pas soignés ; ils doivent avoir le niveau qu’un des patients soignés avait avant)
        }
        [event] { $count ->
            [1] soigner de { dh-steps } { dh-whom }
           *[other] soigner { dh-whom }, de { dh-steps }
        }
       *[anyone] { $count ->
            [1] soigner de { dh-steps } { dh-whom } (y compris un patient qui vient d’être soigné)
           *[other] soigner { dh-whom }, de { dh-steps } (y compris ceux qui viennent d’être soignés)
        }
    }
dh-picks =
    { $left ->
        [one] { $picked ->
            [0] un patient
           *[other] encore un patient
        }
       *[other] { $upto ->
            [yes] jusqu’à { $left } patients
           *[no] { $left } patients
        }
    }{ $upto ->
        [yes] { $picked ->
            [0] { "" }
           *[other] , ou tiens-t’en là
        }
       *[no] { "" }
    }
dh-ask-use =
    { $worker } : utiliser son pouvoir (use), ou renoncer (skip) ?
dh-reason-use =
    { $worker } te permet maintenant de { dh-gain }.
dh-ask-event =
    { $patient ->
        [none] { $event } : choisis { dh-picks }{ $picked ->
            [0] , ou renonce (skip)
           *[other] { "" }
        }.
       *[other] { $event } : quelle couleur { $patient } doit-il montrer ?
    }
dh-reason-event =
    Grâce à l’événement, chacun peut { dh-effect }.
dh-ask-name =
    Quel autre spécialiste ton { CARD("consultant") } suit-il ?
dh-ask-name-whom =
    Quel spécialiste ?
dh-reason-name =
    Jusqu’à la fin de l’activation, le { CARD("consultant") } a aussi le pouvoir de ce spécialiste.
dh-ask-admissions =
    { CARD("admissions-nurse") } : piocher un nouveau patient (draw), en rendre un (return), ou renoncer (skip) ?
dh-ask-admissions-return =
    Quel patient retourne dans le sac ?
dh-reason-admissions =
    { $left ->
        [one] Un de tes spécialistes a fait sortir un patient : c’est permis une fois.
       *[other] C’est permis { $left } fois, pour les patients que tes spécialistes ont fait sortir.
    } Un patient rendu n’est pas un décès ; skip laisse le reste.
dh-reason-extra-event =
    L’événement ajoute une carte au présentoir, et le premier joueur choisit la pile.
dh-ask-send-back =
    Quel dé retourne dans le sac ?
dh-reason-send-back =
    Tu gardes les autres comme nouveaux patients. Si leurs niveaux font moins de 9, tu gagnes une poche de sang ; tous ensemble, ils font { $sum }. Les cartes de ce tour ne sont révélées qu’ensuite.
dh-ask-improve-alone =
    Prends un service ou un spécialiste.
dh-reason-improve-alone =
    Seul, tu prends exactement une des { $cards } cartes à chaque tour.
dh-reason-return-many =
    Autant d’améliorations que tu veux, même nouvelles, peuvent retourner sous leur pile, chacune contre { dh-bags } ; pass y met fin.
dh-ask-report =
    Quel bilan médical remplis-tu, ou passes-tu ?
dh-reason-report =
    Sortis et pas encore utilisés pour un bilan : { $red } rouges, { $yellow } jaunes, { $green } verts. Un bilan rempli laisse sa place à celui du dessus.
dh-ask-pick-up =
    Quel patient est emmené ?
dh-ask-space =
    Sur quelle case va { $patient } ?
dh-reason-pick-up =
    Chaque patient sur une case de sa couleur ou de son niveau rapporte 1 point ; chaque patient laissé en coûte 1.
dh-why-event = un événement agit de lui-même : il n’y a rien à dire.
dh-why-report-later = les bilans se remplissent en fin de tour, avec les patients sortis pendant celui-ci.
dh-why-space-patient = choisis d’abord le patient à emmener.
dh-why-space-fits = cette case est pour une autre couleur ou un autre niveau.
dh-why-no-space =
    aucune case libre ne convient à { $patient }.
dh-why-report =
    il faut { dh-needed } sortis pendant ce tour et pas utilisés pour un autre bilan.
dh-why-report-above =
    seul un bilan de la rangée du bas peut être rempli ; celui-ci descend quand celui du dessous l’est.
dh-why-admissions-first =
    d’abord l’{ CARD("admissions-nurse") } : piocher (draw), rendre un patient (return), ou renoncer (skip).
dh-why-name-first =
    nomme d’abord le spécialiste que suit ton { CARD("consultant") }.
dh-why-colour-first =
    dis d’abord quelle couleur { $patient } doit montrer.
dh-why-second =
    avec celui-ci, il en resterait trop peu pour la seconde partie, { dh-whom }.
dh-why-no-target =
    { $worker } n’a besoin d’aucun patient : dis use ou skip.
dh-happened-treat = { $who } traite { $patient } : maintenant { $becomes }.
dh-happened-join = { $card } rejoint sa pile.
dh-happened-leave = { $card } quitte sa pile.
dh-happened-report = Le bilan { $report } est posé.
dh-happened-fulfil = { $who } remplit le bilan { $report }.
dh-happened-event = Événement : { $event }.
dh-happened-arrive = { $patient } arrive aussi chez { $who }.
dh-happened-send-back = { $who } remet { $patient } dans le sac.
dh-happened-transfer = { $who } rend { $patient } au sac.
dh-happened-welcome = { $who } admet { $patient }, tiré du sac.
dh-happened-name = Le { CARD("consultant") } de { $who } suit { $worker }.
dh-happened-relieve =
    { $who } rend { $fatalities ->
        [one] un décès
       *[other] { $fatalities } décès
    }.
dh-happened-pick-up = { $patient } de { $who } est emmené.
dh-brief-treat = { $what }
dh-brief-join = Dans la pile : { $what }
dh-brief-leave = Hors de la pile : { $what }
dh-brief-report = Bilans : { $what }
dh-brief-fulfil = bilan rempli : { $what }
dh-brief-event = Événement : { $what }
dh-brief-arrive = arrive aussi : { $what }
dh-brief-send-back = remis : { $what }
dh-brief-transfer = rendu au sac : { $what }
dh-brief-welcome = tiré du sac : { $what }
dh-brief-name = le { CARD("consultant") } suit : { $what }
dh-brief-relieve = décès -{ $what }
dh-brief-pick-up = emmené : { $what }
dh-word-done = c’est tout
dh-word-use = utiliser le pouvoir
dh-word-draw = piocher et lancer un nouveau patient
dh-word-name = nommer le spécialiste que suit le { CARD("consultant") }
dh-phase-deck = mise en place, composition des piles
dh-phase-deal-reports = mise en place, bilans médicaux
dh-phase-event-card = révélation d’un événement
dh-phase-event = événement
dh-phase-send-back = admissions, remise d’un dé
dh-phase-report = sorties, bilans
dh-phase-pick-up = dernière tournée des ambulances
dh-source-effect = pouvoirs des spécialistes
dh-source-event = événements
dh-source-reports = bilans remplis
dh-source-pick-up = patients emmenés
dh-source-reports-left = bilans non remplis
dh-source-patients-left = patients laissés
dh-decided-alone = Partie en solitaire : le score est le résultat.
option-first = Qui commence : quelqu’un au hasard, ou qui tu désignes.
option-first-random = Au hasard.
option-first-seat-1 = Le premier siège commence.
option-first-seat-2 = Le deuxième siège commence.
option-first-seat-3 = Le troisième siège commence.
option-first-seat-4 = Le quatrième siège commence.
option-first-seat-5 = Le cinquième siège commence.
option-edition = Édition : le jeu imprimé, ou le prototype avec ses propres cartes (règles v2.11).
option-edition-final = Le jeu imprimé.
option-edition-prototype = Le prototype : d’autres cartes, autant de retours qu’on veut, une poche de sang pour qui a le plus de sorties.
option-crisis = Crise initiale : chacun commence avec cinq patients au lieu de trois.
option-crisis-no = Trois patients de départ : 3, 4, 5.
option-crisis-yes = Cinq patients de départ : 3, 3, 4, 5, 5.
option-epidemic = Épidémie nationale : un patient de plus vient avec chaque ambulance prise.
option-epidemic-no = Trois patients par ambulance.
option-epidemic-yes = Trois, et un de plus pioché quand on la prend.
option-superbug = Superbactérie résistante : la négligence baisse de 2.
option-superbug-no = La négligence baisse de 1.
option-superbug-yes = La négligence baisse de 2.
option-pick-up = Dernière tournée : après le tour 8, les ambulances emmènent les patients qui conviennent à leurs cases, 1 point chacun ; chaque patient laissé coûte 1 point.
option-pick-up-no = La partie finit après le tour 8.
option-pick-up-yes = Avec la dernière tournée.
option-events = Cartes événement : dès le tour 2, un événement précède chaque admission. Les événements sont maison.
option-events-no = Sans événements.
option-events-yes = Avec événements.
option-experimental = Médecine expérimentale : de nouveaux services et spécialistes qui relancent, retournent et recolorent les patients.
option-experimental-no = Les piles de base.
option-experimental-replace = Chaque carte de base une fois, les nouvelles deux fois (comme imprimé).
option-experimental-added = Les nouvelles cartes ajoutées aux deux piles entières : 32 services, 36 spécialistes.
option-promos = Spécialistes promo : chacun de ceux choisis remplace un spécialiste au hasard.
option-promos-no = Sans eux.
option-promos-consultant = { CARD("consultant") }.
option-promos-admissions-nurse = { CARD("admissions-nurse") }.
option-promos-both = Les deux.
option-timer = Minuteur : 60 secondes d’activation au tour 1, puis 5 de plus à chaque tour ; ce qui n’est pas placé à temps reste inutilisé.
option-timer-no = Sans limite de temps.
option-timer-yes = Avec minuteur.
option-fatalities = Décès : ce que chacun coûte en solo.
option-fatalities-single = 2 points.
option-fatalities-double = 4 points.
option-reports = Bilans médicaux : ce que coûte un bilan non rempli en solo.
option-reports-single = Ses points.
option-reports-double = Le double de ses points.
refused-alone-epidemic = Seul, il n’y a pas d’ambulances pour une épidémie : joue sans elle, ou choisis au moins deux sièges.
refused-alone-pick-up = Seul, il n’y a pas d’ambulances pour une tournée : joue sans elle, ou choisis au moins deux sièges.
refused-alone-administrators = Seul, personne n’a de directeur : joue sans eux, ou choisis au moins deux sièges.
refused-prototype-alone = Le prototype n’a pas de jeu en solitaire : choisis le jeu imprimé, ou au moins deux sièges.
refused-prototype-experimental = La médecine expérimentale appartient au jeu imprimé : choisis-le, ou joue avec les pioches de base.
refused-prototype-promos = Les spécialistes promo appartiennent au jeu imprimé : choisis-le, ou joue sans eux.
refused-prototype-events = Les événements appartiennent au jeu imprimé : choisis-le, ou joue sans eux.
refused-first-seat = Ce siège n’est pas à la table : choisis-en un autre, ou plus de sièges.
refused-only-alone-fatalities = Les décès doublés sont une option du solo : laisse chacun coûter 2 points, ou choisis un seul siège.
refused-only-alone-reports = Les bilans médicaux sont pour le solo : laisse-les à leurs points, ou choisis un seul siège.
reports-few = Une partie en solitaire demande { $needed } bilans médicaux, ces cartes en ont { $have }. Ajoute des bilans.
position-options = Les options de la position ne vont pas ensemble : { $error }
journal-cards = Ligne { $line } : le journal a été joué avec d’autres cartes ({ $found }) que celles-ci ({ $known }). Donne le fichier de cartes avec lequel il a été joué : --cards FICHIER.
card-mistakes =
    { $path } : { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
card-at =
    { $path }, ligne { $line } : { $card ->
        [none] { "" }
       *[other] carte « { $card } »,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] champ « { $field } » :{ " " }
    }{ $what }
card-kind = ce genre de carte n’existe pas. Genres : { $known }.
card-tables = écris chaque carte comme une table à part, qui commence par [[{ $kind }]].
card-missing = le champ manque : ajoute-le.
card-unknown =
    ce champ n’existe pas ici. { $known ->
        [none] Enlève-le, ou vérifie son orthographe.
       *[other] Connus : { $known }.
    }
card-taken = cet identifiant est pris, par une autre carte ou un mot du jeu : choisis-en un autre.
card-board = un nouveau service ne peut pas être sur chaque plateau : donne-lui au moins 1 exemplaire.
card-hook = seule la carte promo de ce nom peut avoir le crochet « { $hook } » : décris l’effet par ses champs.
card-nobody-left = qui est sorti ne peut plus être choisi : prends une autre relation, ou when = "heals".
card-one-of = une carte a exactement un de ceux-ci : { $fields }. Gardes-en un.
card-does-nothing = l’événement ne fait rien : donne-lui gain, un choix de patients, extra_card ou modifiers.
card-rolls = le plus petit lancer dépasse le plus grand : change l’un des deux.
card-back-twice = l’ambulance { $ambulance } a déjà un verso : enlèves-en un.
card-run = une suite de { $count } demande autant de niveaux : élargis-les ou baisse le nombre.
card-two-slots = avec un second choix, les deux sont exacts, sans motif, et aucun ne relance ni ne recolore : change cela.
card-picks = les deux choix ensemble prennent au plus { $most } patients, et il n’y en a pas de troisième : baisse un nombre.
cards-checked =
    { $path } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, aucune erreur.
cards-prototype = Édition « prototype » : cartes qui diffèrent
cards-experimental = Médecine expérimentale
cards-promos = Spécialistes promo
cards-events = Événements (maison)
cards-reports = Bilans médicaux
cards-backs = Versos des ambulances (maison)
label-own = carte personnelle
cards-back = Ambulance { $ambulance } : { $spaces }
