### What only the terminal says, in French.

## Commands

name-the-speaker =
    Qui dit « { $word } » ? Parole attendue : { $turn }. Indique qui parle devant le mot, comme dans « { $example } ».
bad-speaker =
    « { $text } » ne désigne personne qui puisse parler. { speakers-are }
bad-command = { $reason } « { $help } » en dit plus.
command-unknown =
    Il n’y a pas de commande « { $word } ». { $near ->
        [none] « { $help } » en donne la liste.
       *[other] Voulais-tu dire « { $near } » ? « { $help } » en donne la liste.
    }
flag-unknown =
    « { $command } » n’a pas d’option « { $word } ». { $near ->
        [none] « { $help } » en dit plus.
       *[other] Voulais-tu dire « { $near } » ? « { $help } » en dit plus.
    }
argument-missing = Il manque { $name } à « { $command } ». « { $help } » en dit plus.
number-wanted = { $name } demande un nombre, pas « { $word } ». « { $help } » en dit plus.
words-left = « { $command } » ne prend pas « { $words } » : retire-le. « { $help } » en dit plus.
no-words = Quels mots ? Donnes-en au moins un ; « wardround legal » donne la liste de ceux que l’on peut dire.
why-illegal = { $error } Pourquoi : { $why }

## Files

file-missing = { $path } : ce fichier n’existe pas.
file-folder = { $path } est un dossier ; il faut un fichier.
file-unreadable = { $path } ne peut pas être lu : { $reason }.
file-binary = { $path } n’est pas un fichier texte (ce n’est pas de l’UTF-8).
file-exists = { $path } existe déjà. Utilise --force pour le remplacer.
file-special = { $path } n’est pas un fichier ordinaire et ne sera pas remplacé.
file-ending = { $path } : les parties se gardent sous forme de journaux (un nom comme games.txt) ou d’une ligne chacune (games.csv), pas en { $ending }. Choisis l’une de ces terminaisons.
file-unwritable = { $path } ne peut pas être écrit : { $reason }.
system-refused = L’ordinateur a refusé quelque chose : { $reason }.
in-file = { $path } : { $error }

## Journals

journal-rewrite =
    Ligne { $line } : on lit ici « { $found } », il faudrait « { $wanted } ». « wardround replay » sans --check l’accepte tel quel.

## Options

option-form =
    « { $text } » n’est pas une option. Écris nom=valeur, comme dans --option administrators=no.
option-twice = L’option « { $option } » est donnée deux fois : donne-la une seule fois.

label-seats = Sièges : { $seats }
label-default = (par défaut)

label-sets = Ensembles d’options par leur nom ; ce qui est donné à côté l’emporte
label-set-changes =
    sièges { $seats } : { $changes ->
        [none] tout comme d’habitude
       *[other] { $changes }
    }
label-refused = Ce qui ne va pas ensemble

## Cards

card-at =
    { $path }, ligne { $line } : { $card ->
        [none] { "" }
       *[other] carte « { $card } »,{ " " }
    }{ $field ->
        [none] { "" }
       *[other] champ « { $field } » :{ " " }
    }{ $what }
cards-checked =
    { $path } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, aucune erreur.

## Headings of tables

label-legal-words = À dire : { $words }
label-over = La partie est terminée : plus personne ne parle.
label-seat = siège
label-player = joueur
label-place = place
label-total = total
label-games = parties
label-rating = cote
label-tournament = { $games } parties. Cotes sur l’échelle Elo, 1500 en moyenne, ajustées à toutes les parties à la fois (Bradley-Terry) ; intervalles sur les donnes.
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

## Speed

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

## Playing

play-said = Déjà dit : { $words }

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
play-welcome = { $game }. Tape un numéro ou des mots, puis Entrée ; « help » en dit plus.
play-unfinished = Une partie inachevée est conservée : « wardround play --resume » la reprend.
play-kept = La partie est conservée dans { $path }.
play-resume = La partie est conservée. Pour la reprendre : { $command }

play-asked = { $who } : { $question }
play-recap = Le tour { $round } est terminé. { $told }
play-waiting-for = { $who } réfléchit.
play-not-asked = Attends : ce n’est pas à un humain de jouer.
play-say-anyway = le dire quand même
play-time-up = Le temps est écoulé : cette étape a été terminée pour toi.
play-back = continuer à jouer
play-say-more = Beaucoup de phrases contiennent cela : donne plus de mots.
play-which-sentence = Laquelle de ces phrases ?
play-chance = (le hasard répond : impossible à annuler)
play-number =
    { $last ->
        [none] Il n’y a rien à choisir avec { $number }.
       *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
    }
play-does-nothing = { $what } ne fait rien maintenant. Le dire quand même ?
play-thinking = Réflexion, { $seconds } s au plus …
play-why-not = { $word } : { $why }
play-why-can = { $word } peut être dit maintenant.
play-why-what = Pourquoi quoi ? Donne un mot, comme dans « why radiology ».
play-taken-back =
    Annulé : { $words }{ $answers ->
        [none] .
       *[other] , et ce qu’a répondu { $answers }.
    }
play-redone = Rétabli : { $words }.
play-undo-over = La partie est terminée : plus rien ne peut être annulé.
play-undo-chance = Impossible d’annuler cela : des dés ou des cartes sont sortis depuis.
play-undo-barrier = Impossible d’annuler cela : l’étape concernée est terminée pour tout le monde.
play-undo-depends = Impossible d’annuler cela : d’autres ont joué en conséquence.
play-cover =
    { $who ->
        [Toi] À toi de prendre le clavier ; personne d’autre ne regarde. Appuie sur Entrée.
       *[other] Passe le clavier à { $who } ; personne d’autre ne regarde. { $who }, appuie sur Entrée.
    }
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

play-cover-stays = Les lignes précédentes peuvent montrer ce qui est secret : ne remonte pas les lire.
play-unknown-word =
    « { $word } » n’est pas un mot de ce jeu. { $near ->
        [none] { $tab ->
            [yes] Tab complète les mots, « help » en dit plus.
           *[no] Tape un numéro ; « help » en dit plus.
        }
       *[other] Voulais-tu dire : { $near } ?
    }
play-bot-near = Il n’y a pas de bot « { $name } » : voulais-tu dire { $near } ? Pour une personne, choisis un autre nom.
play-save-one = « { $text } » fait plus d’un nom : donne un seul fichier, sans espaces.
play-taken-back-of =
    Annulé, dit par { $who } : { $words }{ $answers ->
        [none] .
       *[other] , et ce qu’a répondu { $answers }.
    }
play-type-here = un numéro, des mots ou help
play-skip-here = Entrée ou . saute les pauses
play-or = ou
play-keys = F1 help F2 others F3 log F4 scores F5 undo F6 redo F7 restart Tab compléter Échap back Ctrl+C quitter
play-keys-narrow = F1 help F2 others F3 log F4 scores F5 undo F6 redo Échap back Ctrl+C quitter
play-page-foot = Entrée ou Échap ferme cette page ; les flèches la font défiler.
play-end-foot = Entrée ou Échap ferme cette page ; ensuite, « quit » ou Ctrl+C pour quitter.

play-time-left = encore { $minutes }:{ $seconds }
play-alone-end = Ton résultat : { points }.

play-torn = Le fichier est incomplet : sa dernière ligne est illisible et laissée de côté (« { $text } »). Regarde s’il faut redire quelque chose.
play-no-such-game = Il n’y a pas de partie inachevée { $number } : « wardround games » les énumère, de 1 à { $most }.

## Answers given without being asked

play-always = « { $word } », maintenant et désormais sans demander (« ask » ramène la question)
play-always-what = Toujours quoi ? Nomme le seul mot à dire désormais, comme dans « always pass ».
play-always-said = Désormais « { $word } » est dit ici sans te demander ; « ask » ramène la question.
play-ask-again = Tout te sera de nouveau demandé.

## Pages of the full screen

play-title-end = La partie est terminée
play-title-board = Toute la table
play-title-others = Le reste de la table
play-title-scores = Scores actuels
play-title-log = Ce qui s’est passé
play-title-help = Comment jouer

## Help

help-words = Choisis par numéro, ou tape des mots puis Entrée. Dans une phrase, l’ordre est libre, et quelques mots suffisent s’ils ne désignent qu’une seule phrase. « why » et un mot dit pourquoi il ne peut pas être dit maintenant.
play-help-undo = annuler la dernière phrase et les réponses des bots
play-help-redo = la rétablir
play-help-restart = revenir au début de cette étape du tour
play-help-back = retirer le dernier mot d’une phrase commencée
play-help-hint = les meilleurs mots trouvés pour toi
play-help-why = pourquoi un mot ne peut pas être dit maintenant, et ce que fait une carte : « why MOT »
play-help-board = toute la table
play-help-others = la table sans ta propre partie
play-help-scores = d’où viennent les points, tour par tour
play-help-log = ce qui s’est passé
play-help-save = enregistrer une copie de la partie : « save game.journal »
play-help-help = cette page
play-help-quit = quitter ; la partie est conservée, et « wardround play --resume » la reprend
play-help-always = donner toujours cette réponse à cette question : « always pass »
play-help-ask = se faire de nouveau tout demander

## Saved games

games-none = Il n’y a pas de partie inachevée. « wardround play » en commence une.
games-broken = (illisible)
games-unreadable = { $path } est illisible et reste de côté.
games-round =
    { $round ->
        [0] { $phase }
       *[other] tour { $round } : { $phase }
    }
games-resume = Pour en reprendre une, donne son numéro : wardround play --resume 1
best-none = Aucune partie en solo n’est encore terminée. « wardround play --seats 1 » en commence une.
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
        [one] Ton premier résultat avec ces options. « wardround best » les énumère tous.
       *[other] { $place ->
            [1] Ton meilleur résultat avec ces options, sur { $count } ! « wardround best » les énumère tous.
           *[other] Numéro { $place } de tes { $count } résultats avec ces options ; le meilleur est { $best }. « wardround best » les énumère tous.
        }
    }

## The server

serve-compile = --compile ne vaut que pour un clone des sources ; ce wardround est installé. Retire cette option.
settings-mistaken = Rien n’est servi, car { $mistakes ->
        [one] un réglage est incorrect
       *[other] { $mistakes } réglages sont incorrects
    }.
settings-file-bad = { $path } ne peut pas être lu comme réglages : { $reason }.
settings-assignment = « { $text } » ne règle rien. Écris --set nom=valeur, comme --set port=9000.
settings-unknown = { $where } : il n’y a pas de réglage « { $name } ». `wardround serve --show-settings` les énumère.
settings-unknown-near = { $where } : il n’y a pas de réglage « { $name } ». Serait-ce « { $near } » ?
settings-value = { $where } : « { $name } » ne peut pas être « { $value } ». Permis : { $allowed }.
settings-default = par défaut
settings-file = fichier
settings-environment = environnement
settings-flag = option
admin-backup = Sauvegardé, { $done } octets. Copie aussi le secret à côté de la base.
admin-purge = Tables effacées : { $done }.
admin-close = La table est fermée.
admin-days = Dis de quel âge : --days avec un nombre de jours.
admin-target = { $action ->
        [backup] Une sauvegarde demande le nom d’un nouveau fichier.
       *[other] Quelle table ? Donne son nom, comme dans son lien.
    }
serve-ready = Serveur à l’adresse { $address } avec les tables dans { $path } (Ctrl+C arrête)

## Tournaments

tournament-file = { $path } n’est pas un fichier de résultats de tournoi. Nommes-en un autre, ou déplace-le.
tournament-other = { $path } contient les résultats d’un autre tournoi (jeu, options, bots, graine ou cartes diffèrent). Nomme un autre fichier.

## The best words

solve-exact = Vaut { $worth } points avec ce qui reste pour plus tard. Rien n’est mieux ({ $nodes } positions examinées).
solve-found = Vaut { $worth } points avec ce qui reste pour plus tard : le mieux trouvé, non prouvé ({ $nodes } positions examinées). Davantage : --nodes, --seconds.
solve-not-now = Seule une activation de Dice Hospital peut être résolue : donne une position de la phase « activate ».
solve-not-you = { $whom } ne travaille pas ici. Travaillent : { $turn }.

## À la table d’un serveur

join-link = « { $link } » n’est pas un lien vers une table. Il ressemble à http://host/#/table/nom : copie-le de la page qui t’invite.
join-unreachable = { $server } est injoignable : { $why }. Le serveur y tourne-t-il, et le lien est-il entier ?
join-refused = Le serveur dit : { $text }
join-not-ours = { $server } répond, mais ce n’est pas un serveur wardround.
join-no-answer = Le serveur n’a pas répondu. Regarde la table avant de le redire.
join-offline = Pas de connexion au serveur, nouvel essai en cours. Rien n’est perdu.
join-online = Connexion rétablie.
join-closed = Le serveur ne te donne plus ce siège ici : il est passé sur un autre appareil, ou quelqu’un d’autre l’a pris.
join-waiting = La partie commence quand tous les sièges sont pris : { $seats }. Les autres arrivent par { $link } ; Ctrl+C quitte.
join-waiting-offline = On attend { $who }, hors ligne.
join-own-cards = Cette table joue avec ses propres cartes, que le terminal ne peut pas montrer : ouvre le lien dans un navigateur.
join-plea = { $who } demande à reprendre : { $words }. Tape « agree » (oui) ou « refuse » (non).
join-plea-none = Personne ne demande à reprendre quoi que ce soit.
join-pleaded = On demande aux autres si tu peux reprendre : { $words }.
join-agreed = Tu as accepté.
join-declined = Tu as refusé.
join-chat = { $who } dit : { $text }
join-chat-what = Dire quoi ? Par exemple « chat bien joué ».
join-nudged = { $who } te rappelle que c’est à toi de jouer.
join-return = Ton siège est gardé. Reviens avec : { $command }
join-save-later = Une partie sur un serveur peut être enregistrée quand elle est finie. D’ici là, le serveur la garde.
play-help-chat = dire quelque chose aux autres, par exemple « chat bien joué »
play-help-agree = laisser quelqu’un reprendre ce qu’il demande
play-help-refuse = ne pas le laisser

## Expériences

flag-at =
    { $field ->
        [none] { "" }
       *[other] « { $field } » :{ " " }
    }{ $what }
lab-done =
    { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } dans { $path }
lab-by-clock = « { $player } » réfléchit à la montre, ses parties ne peuvent donc pas être répétées exactement. Donne games=… au lieu de ms=… si elles doivent l’être.
lab-reported = Bilan écrit dans { $path }

## Bilans d’expériences

report-title = { $game } : bilan d’une expérience
report-played =
    { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, graine { $seed }. Chaque variante joue les mêmes donnes : à la même question, le hasard répond de même dans chacune.
report-reading = Entre parenthèses, et en traits à côté des points : intervalles à 95 %. Ils viennent d’un nouveau tirage de donnes entières (bootstrap), car les sièges d’une partie et les parties d’une donne ne sont pas indépendants. Une avance est un score final moins la moyenne de tous les sièges de la partie.
report-by = wardround { $version }, règles : { $build }
report-variant = variante
report-seats = sièges
report-players = joueurs
report-options = options inhabituelles
report-own-cards = cartes personnelles
report-figures = Chiffres
report-overview = Vue d’ensemble
report-overview-told = Moyennes des parties.
report-comparison = Comparé à « { $first } »
report-comparison-told = Ce qu’une variante a de plus que la première avec la même donne, en moyenne.
report-more-points = Score moyen, de plus que « { $first } »
report-scores = Répartition des scores
report-scores-told = La part des sièges qui ont fini avec chaque score.
report-points = points
report-places = Ordre du jeu
report-places-told = Commencer change-t-il quelque chose ? On compte depuis le siège qui commence la partie. La ligne est une part équitable.
report-place = { $place }e à jouer
report-place-wins = Part de victoires, de plus qu’équitable
report-place-leads = Avance à la fin
report-order = ordre
report-wins = victoires
report-lead = avance
report-players-met = Joueurs
report-players-told = Les résultats des joueurs qui se sont rencontrés à une même table.
report-player = joueur
report-sources = D’où viennent les points
report-sources-told = Points moyens d’un siège, de tous et des gagnants.
report-all = { $variant }, tous
report-winners = { $variant }, gagnants
report-of-all = tous les sièges
report-of-winners = gagnants
report-rounds = Tour par tour
report-rounds-told = Comment les scores grandissent, combien de fois gagne à la fin qui mène seul après un tour, et entre combien de mots un siège choisit à chaque fois.
report-round = tour
report-progress = Score moyen après chaque tour
report-leaders = Fréquence de victoire de qui mène seul après un tour
report-branching = Mots possibles pour chaque mot dit
report-things-told = La différence est l’avance des sièges qui ont pris une chose au moins une fois, moins celle des sièges à qui elle fut offerte et qui ne l’ont jamais prise. Elle dit ce qui allait avec, non ce qui en fut l’effet : qui mène choisit peut-être autrement.
report-dealt-told = Elles sont distribuées ou viennent en cours de jeu, sans être choisies dans une offre : le chiffre est l’avance des sièges qui en ont eu une.
report-worth = { $kind } : avance avec, moins l’avance de qui l’a laissé
report-had = { $kind } : avance de qui l’a eu
report-taken-by-round = { $kind } : pris par qui le pouvait, par tour ({ $variant })
report-worth-by-round = { $kind } : avance de qui l’a pris dans le tour, moins qui l’a laissé ({ $variant })
report-offered = offert à
report-taken = pris par
report-uses = emplois
report-lead-taken = avance avec
report-lead-left = avance sans
report-difference = différence
measure-score = score moyen
measure-best = score gagnant
measure-margin = avance du premier sur le second
measure-lead-changes = changements de tête
measure-rounds = tours
measure-decisions = mots des sièges
measure-branching = mots possibles pour chacun d’eux
measure-words = tous les mots, hasard compris
