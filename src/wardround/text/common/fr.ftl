### Sentences that every game and front end shares, in French.
###
### Figures are words of the game, numbers, or text that was given. Some figures of errors arrive
### as `none` when they were empty; lists arrive with commas.
###
### One word for one thing: glossary/fr.toml. The player is “tu”. Names of cards, CARD("…") or
### figures, take no article and never follow “de” or “que”: they may be English, and some begin
### with a vowel. Typography: U+202F before ; ! ? and inside « », U+00A0 before the colon.

## What anybody can get wrong, whatever the game

game-over = Personne ne peut dire « { $word } » : la partie est terminée.
not-to-speak =
    « { $word } » : { $speaker } ne peut pas le dire maintenant. Parole attendue : { $turn }.
word-number = Un mot et celui qui le dit doivent être des nombres entiers, pas { $word } et { $speaker }.
illegal-word =
    « { $word } » : { $speaker } ne peut pas le dire maintenant. Permis : { $legal }.
speakers-are = Peuvent parler : un joueur (1, 2 …), * (le hasard) ou *2 (le hasard pour le joueur 2).
unknown-word =
    « { $word } » n’est pas un mot de ce jeu. { $near ->
        [none] « wardround legal » donne la liste des mots que l’on peut dire.
       *[other] Voulais-tu dire : { $near } ?
    }
unknown-game = Il n’y a pas de jeu « { $name } ». { did-you-mean }Jeux : { $known }.
plugin-broken = Le module « { $module } » nommé dans WARDROUND_GAMES n’apporte aucun jeu : { $error }. Corrige le nom, ajoute son dossier à PYTHONPATH ou retire-le.
tournament-few = Un tournoi demande au moins autant de bots que de sièges : { $bots } pour { $seats }. Un bot peut être nommé plusieurs fois.
until-level = --until veut un niveau de 0,5 à moins de 1, par exemple 0.95, pas { $level }.
unknown-language = Il n’y a pas de langue « { $name } ». { did-you-mean }Langues : { $known }.
unknown-names = WARDROUND_NAMES ne peut pas valoir « { $name } ». Valeurs permises : { $known }.
did-you-mean =
    { $near ->
        [none] { "" }
       *[other] Voulais-tu dire { $near } ?{ " " }
    }
seat-range = Il n’y a pas de joueur { $seat } ici. Les joueurs vont de 1 à { $seats }.
player-count =
    { $players ->
        [one] { $players } joueur est nommé
       *[other] { $players } joueurs sont nommés
    } pour { $seats } sièges. Nommes-en un par siège (random,random) ou un seul pour tous.
deals-number = Il faut au moins une donne, pas { $deals }.
positive-number =
    Il faut au moins une partie et un processus (parties : { $games }, processus : { $jobs }).

## Players

unknown-player = Il n’y a pas de joueur « { $name } ». { did-you-mean }Joueurs : { $known }.
player-no-parameters = « { $player } » : { $name } n’a pas de paramètre. Écris « { $name } ».
player-parameter = « { $player } » : il n’y a pas de paramètre « { $parameter } ». { did-you-mean }Il y a : { $known }.
player-value =
    « { $player } » : { $parameter } est un nombre entier de { $least } à { $most }, pas « { $value } ». Écris par exemple { $parameter }={ $least }.
player-one-parameter = « { $player } » : un seul de ceux-ci peut être donné : { $known }.
player-served = « { $player } » demande trop à un serveur : { $parameter } vaut ici au plus { $most }.
program-path = « { $player } » ne nomme aucun programme. Écris program:CHEMIN, par exemple program:./bot.py.
program-start = Le programme { $path } ne peut pas être lancé : { $reason }. Nomme un fichier exécutable, précédé de ./ s’il est ici.
program-declined = Le programme { $path } refuse de jouer : { $reason }{ program-errors }
program-slow = Le programme { $path } n’a pas répondu en { $seconds } secondes et a été arrêté.{ program-errors }
program-ended = Le programme { $path } s’est arrêté (code { $code }) au lieu de répondre.{ program-errors }
program-garbage = Le programme { $path } a écrit « { $line } » au lieu d’une réponse : un objet sur une ligne, avec l’id de la question.{ program-errors }
program-illegal = Le programme { $path } a dit « { $said } », qui ne peut pas être dit maintenant. Il avait le choix entre : { $legal }.{ program-errors }
program-errors =
    { $errors ->
        [none] { " " }Il n’a rien écrit sur la sortie d’erreur.
       *[other] { " " }Ses derniers mots sur la sortie d’erreur : { $errors }
    }
own-player-none = « { $player } » n’est ni module:Class ni un joueur d’un paquet installé.
own-player-module = « { $player } » : le module { $module } ne peut pas être importé : { $reason }. Appelle wardround dans son dossier, ou ajoute ce dossier à PYTHONPATH.
own-player-missing = « { $player } » : le module { $module } n’a pas de classe { $name }.
own-player-choose = « { $player } » n’est pas un joueur : il lui faut une méthode choose(seat_view, rng).
own-player-raised = « { $player } » a échoué : { $reason }
own-player-illegal = « { $player } » a dit { $said }, qui ne peut pas être dit maintenant. Il avait le choix entre : { $legal }.
own-player-needs = « { $player } » : { $parameter } manque. Ajoute :{ $parameter }= et une valeur.
own-player-value =
    « { $player } » : { $parameter } ne peut pas être « { $value } ». { $kind ->
        [int] C’est un nombre entier.
        [float] C’est un nombre.
       *[bool] C’est yes ou no.
    }

## The engine

engine-line = La ligne n’est pas du JSON : { $reason }. Écris une requête, ou une liste de requêtes, sur une ligne.
engine-long = La ligne dépasse { $most } octets. Envoie moins de requêtes par ligne.
engine-request = La requête est illisible : { $reason }. docs/engine.md décrit toutes les requêtes et leurs champs.
engine-version = Ce moteur parle la version { $version }, pas { $wanted }.
engine-state = Il n’y a pas d’état « { $state } ». Crée-le d’abord : avec new, decode, clone, resample ou resample_view.
engine-full = Il y a déjà { $most } états. Abandonnes-en, ou réutilise un nom.
engine-seat = « seat » ne peut pas valoir { $seat } ici : de 0 à { $last }.
engine-chance = Le hasard n’a pas la parole ici : il n’y a donc pas de poids.
engine-view = Ce n’est pas une vue de { $game } : { $reason }.
engine-broke = Le moteur n’a pas pu répondre : { $reason }. C’est une erreur de wardround, ou d’un jeu venu d’ailleurs.

## Taking back

undo-over = La partie est terminée : plus rien ne peut être annulé.
undo-too-many =
    { $whom } ne peut pas annuler { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    } : il n’y en a pas autant.
undo-chance = { $whom } ne peut pas annuler cela : des dés ou des cartes sont sortis depuis.
undo-barrier = { $whom } ne peut pas annuler cela : l’étape concernée est terminée pour tout le monde.
undo-depends =
    { $whom } ne peut pas annuler cela : ce qu’a dit { $other } depuis en dépend.
rewind-range =
    Impossible de revenir à l’entrée { $entry } : le journal compte { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.

redo-nothing = Il n’y a rien à rétablir.
restart-nothing = Tu n’as rien dit dans cette étape qui puisse être annulé.
undo-nothing = Rien n’a été dit qui puisse être annulé.

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
journal-help = docs/notation.md décrit le format.
journal-cards = Ligne { $line } : le journal a été joué avec d’autres cartes ({ $found }) que celles-ci ({ $known }). Donne le fichier de cartes avec lequel il a été joué : --cards FICHIER.

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
    Cette position est impossible : le champ « { $field } » de { position-where } ne va pas avec phase={ $phase }.
position-card =
    { $word ->
        [board] Chaque hôpital possède exactement une fois les services de son plateau ; ne les écris pas dans le champ « { $field } » de { position-where }.
       *[other] « { $word } » n’a pas sa place dans le champ « { $field } » de { position-where }.
    }
position-copies =
    { $copies ->
        [0] « { $card } » n’est pas une carte de la pioche : chaque hôpital l’a sur son plateau. Ne l’écris pas.
       *[other] La position contient plus de cartes « { $card } » qu’il n’en existe ({ $copies }).
    }
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
position-options = Les options de la position ne vont pas ensemble : { $error }

## Options

option-value =
    { $value ->
        [none] Il manque « { $option } ».
       *[other] « { $option } » ne peut pas valoir « { $value } ».
    } Valeurs permises : { $allowed }.
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.

option-first = Qui commence : quelqu’un au hasard, ou qui tu désignes.
option-first-random = Au hasard.
option-first-seat-1 = Le premier siège commence.
option-first-seat-2 = Le deuxième siège commence.
option-first-seat-3 = Le troisième siège commence.
option-first-seat-4 = Le quatrième siège commence.
option-first-seat-5 = Le cinquième siège commence.
refused-first-seat = Ce siège n’est pas à la table : choisis-en un autre, ou plus de sièges.

## Card files

card-toml = le fichier n’est pas du TOML valide : { $error }.
card-line-long = une ligne a plus de { $most } caractères : raccourcis-la.
card-dots = une ligne a plus de { $most } points : une clé n’en demande que quelques-uns.
card-deep = des crochets sont imbriqués sur plus de { $most } niveaux : vérifie que chacun est fermé.
card-number-long = un nombre a plus de { $most } chiffres : écris-en un plus petit.
card-more = cela fait { $most } erreurs, et le reste n’a pas été lu. Corrige-les et vérifie à nouveau.
card-id = un identifiant, ce sont au plus 40 minuscules, chiffres et traits d’union intérieurs : change-le.
card-field = il ne peut pas valoir { $value }. Valeurs permises : { $allowed }.

cards-none-here = « { $game } » ne se joue pas avec un fichier de cartes : laisse-le de côté.
card-mistakes =
    { $path } : { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
card-kind = ce genre de carte n’existe pas. Genres : { $known }.
card-tables = écris chaque élément comme une table à part, qui commence par [[{ $kind }]].
card-missing = le champ manque : ajoute-le.
card-unknown =
    ce champ n’existe pas ici. { $known ->
        [none] Enlève-le, ou vérifie son orthographe.
       *[other] Connus : { $known }.
    }
card-taken = cet identifiant est pris, par une autre carte ou un mot du jeu : choisis-en un autre.
label-own = carte personnelle

## Names of things

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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

## Environnements d’apprentissage

env-setting = { $setting } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
env-illegal = { $agent } : l’action { $action } n’est pas possible maintenant. On peut dire ces mots : { $legal }.
encoding-none = { $game } n’a pas de codage : ses états ne peuvent pas être écrits en nombres. Donne-lui-en un, ou choisis un autre jeu.
padding-few = Le fichier de cartes apporte { $needed } cartes de plus d’une sorte, et padding vaut { $padding }. Mets padding à { $needed } ou plus.
reward-alone = Qui joue seul ne peut pas être récompensé par « { $reward } », car personne ne perd. Prends score ou progress.
batch-actions = { $given } actions ont été données pour { $n } parties. Donnes-en une pour chacune ; -1 laisse une partie telle quelle.
position-other-options = La position est celle d’une partie avec d’autres options. Ici, ce sont : { $options }.
render-extra = Le module { $module }, qui dessine les positions, manque : pip install 'wardround[terminal]'.

## Expériences

field-error = { $error }
variant-twice = deux variantes s’appellent « { $name } » : donne à chacune son propre nom.
worker-killed = Un processus qui jouait des parties a été tué, peut-être faute de mémoire. Ce qui a été écrit est gardé : relance la même commande, avec moins de --jobs si cela se reproduit.
worker-version = Un autre processus utilise wardround { $found }, ici c’est { $known }. Installe partout la même version, puis relance la même commande.
cluster-lost = Le cluster à { $address } est injoignable ou a été perdu : { $reason }. Ce qui a été écrit est gardé : relance la même commande quand l’ordonnanceur est là.
results-none = { $path } n’est pas un dossier de résultats. Nomme pour une expérience un dossier vide ou nouveau, pour un bilan un dossier fait par `wardround lab run`.
results-empty = { $path } n’a pas encore de résultats : lance d’abord `wardround lab run`.
results-version = { $path } vient d’une autre version de wardround ({ $found }, ici c’est { $known }). Prends cette version, ou un autre dossier.
results-rules = { $path } a été joué avec les règles { $found } du jeu, cette version a les règles { $known }. Prends la version qui l’a commencé, ou un autre dossier.
results-other = { $path } contient une autre expérience ; ceci diffère : { $fields }. Nomme un autre dossier.
results-taken = Une autre exécution écrit en ce moment dans { $path }. Attends sa fin, ou nomme un autre dossier.
results-unwritable = On ne peut pas écrire dans { $path } : { $reason }. Ce qui a été écrit avant est gardé : remédies-y, puis relance la même commande.
results-unreadable = On ne peut pas lire { $path } : { $reason }. Supprime la partie nommée et relance l’expérience : seule cette partie sera rejouée.
