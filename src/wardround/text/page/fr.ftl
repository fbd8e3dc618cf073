### What only the page says, in French.
### « Tu » ; touches à l’infinitif.

page-offline = Hors ligne, nouvel essai en cours.
page-offline-line = Rien n’est perdu : la partie reprend ici dès que la connexion revient.
page-unreachable = Pas de connexion au serveur
page-unreachable-line = Tes parties et tes problèmes y sont en sécurité. Cette page reprend d’elle-même dès que le serveur répond.
page-server-fault = Le serveur n’a pas pu répondre. Réessaie.
page-socket-refused = Impossible d’entrer à cette table.
page-socket-moved = Ce siège est passé sur un autre appareil.
page-your-turn = à toi de jouer
page-your-name = Ton nom
page-public-table = Publique : tout le monde peut la trouver et s’y asseoir
page-make-table = Ouvrir la table
page-public-tables = Tables publiques
page-no-tables = Aucune table publique pour le moment.
page-join = Rejoindre
page-watch = Regarder
page-join-code = Rejoindre une table
page-join-code-help = Le lien d’une invitation, ou le code de ton siège sur un autre appareil.
page-enter = Entrer
page-open-seats =
    { $n ->
        [one] { $n } siège libre
       *[other] { $n } sièges libres
    }
page-under-way = en cours
page-finished-games = Parties terminées
page-invites = { $who } t’invite : { $game }
page-your-table = Ta table : { $game }
page-table-name = Table { $name }
page-invitation = Invite quelqu’un
page-invitation-line = Scanne le code, ou envoie le lien :
page-invitation-local = Seul cet ordinateur peut ouvrir ce lien. Pour que d’autres puissent jouer, lance le serveur avec
page-invitation-network = Les autres ne peuvent pas ouvrir « localhost ». Voici ton adresse dans le réseau :
page-invitation-text = Joue à { $game } avec moi :
page-what-is-played = Ce qu’on joue
page-bot-steps-in = Si quelqu’un est hors ligne, un bot le remplace après un moment.
page-stays-away = Si quelqu’un est hors ligne, aucun bot ne le remplace.
page-seats-total = Sièges
page-free-seat = Siège libre
page-free-seat-line = lien ou bot
page-host = hôte
page-host-decides = { $who } décide :
page-remove = Retirer
page-remove-whom = Retirer { $who } de la table
page-fill-one = Ajouter un bot
page-close-table = Fermer la table
page-start-with-bots =
    { $n ->
        [0] Commencer
        [one] Commencer avec 1 bot
       *[other] Commencer avec { $n } bots
    }
page-presence-here = présent
page-presence-offline = hors ligne
page-presence-stand-in = absent : un remplaçant joue
page-absent = { $who } est hors ligne
page-absent-line = Un bot joue dans { $time }. Le siège reste à { $who }, qui peut revenir à tout moment.
page-absent-passes = Dans { $time }, le tour de jeu se termine. Le siège reste à { $who }.
page-absent-wait = Attendre encore
page-absent-bot = Laisser jouer le bot
page-absent-go-on = Continuer sans
page-plea-refused = { $who } préfère ne pas revenir en arrière.
page-plea-lapsed = Personne n’a répondu à temps : pas de retour en arrière.
page-rematch-called = { $who } veut rejouer.
page-rematch-join = Se rasseoir
page-chat-spoken = { $who } dit : { $text }
page-unread =
    { $n ->
        [one] 1 nouveau message
       *[other] { $n } nouveaux messages
    }
page-socket-removed = L’hôte a libéré ton siège.
page-socket-closed = L’hôte a fermé cette table.
page-plea = { $who } demande à reprendre : { $words }.
page-plea-own = Tu demandes à reprendre : { $words }.
page-copy = Copier le lien
page-copied = Copié
page-copy-yourself = À copier : { $text }
page-share = Partager
page-take-seat = S’asseoir ici
page-open = libre
page-bot = bot
page-away = absent
page-you = Toi
page-undo = Annuler : { $words }
page-undo-key = Annuler
page-undo-of = Annuler : dernier coup ({ $who })
page-undo-all = Revenir au début de ma phase
page-redo = Refaire
page-redo-words = Refaire : { $words }
page-plead = Demander à reprendre : { $words }
page-agree = Accepter
page-refuse = Refuser
page-waits-consent = Accord attendu : { $who }.
page-back = Retour
page-cancel = Abandonner
page-any-key-skips = Une touche pour continuer.
page-tap-skips = Touche l’écran pour continuer.
page-finish-anyway = Terminer quand même
page-finish-line = Entrée termine, Échap revient.
page-always = { $word }, toujours
page-chosen = Choisi : { $words }
page-chosen-reason = Choisis ce qui va avec.
page-not-with-chosen = Cela ne va pas avec { $words }. « Abandonner » permet de recommencer.
page-waiting-for = En attente : { $who }.
page-watching = Tu regardes.
page-chance-answers = Les dés ou les cartes décident : pas de retour.
page-can-be-said = Tu peux le choisir maintenant.
page-others = Les autres
page-beside = Joueurs, cartes et historique
page-log = Ce qui s’est passé
page-log-short = Historique
page-log-whole = Tout l’historique
page-log-earlier = Plus tôt
page-log-round = Tour { $n }
page-title = wardround
page-title-turn = ● À toi – wardround
page-chat = Discussion
page-send = Envoyer
page-say-something = Dis quelque chose à la table
page-chat-seated = Pour écrire, il faut un siège à la table.
page-menu = Menu
page-close = Fermer
page-leave = Quitter la table
page-front-page = Accueil
page-move-seat = Passer mon siège sur un autre appareil
page-move-seat-line = Scanne ceci, ou tape le code { $code } là-bas. Il ne sert qu’une fois.
page-command = Commande : des mots, ou « help »
page-command-help = Tape des mots comme « { $example } », puis Entrée. Échap ferme.
page-taken-back-by =
    { $you ->
        [yes] Tu reprends ton dernier coup.
       *[no] { $who } reprend son dernier coup.
    }
page-rewound = La table revient en arrière.
page-while-away = Pendant ton absence
page-in-your-name = En ton nom
page-note-left = Départ : { $who }.
page-note-back = Retour : { $who }.
page-note-timeout = Temps écoulé pour { $who } ; la partie continue.
page-note-played-for = La partie continue sans { $who } pour l’instant.
page-time-up = Le temps est écoulé : ce qui n’est pas placé reste inutilisé.
page-cover = Passe l’appareil à { $who }
page-cover-go = Je suis { $who }
page-cover-why = Voici un secret, réservé à { $who }.
page-wins =
    { $n ->
        [one] { $who } gagne
       *[other] { $who } partagent la première place
    }
page-player = Nom
page-total = Total
page-by-round = { $score } par tour
page-rematch = Revanche
page-replay = Revoir la partie
page-journal = Télécharger le journal
page-new-game = Nouvelle partie
page-look-board = Voir le plateau
page-step = Étape { $step } sur { $total }
page-first-step = Première étape
page-previous = Coup précédent
page-next = Coup suivant
page-next-part = Phase suivante
page-copy-step = Copier le lien vers cette étape
page-chance = Le hasard
page-keys = Touches
page-notice = wardround est une réalisation indépendante, pour apprendre et jouer entre amis ; les éditeurs et auteurs des jeux ne l’ont ni faite, ni autorisée, ni approuvée. Tous les dessins sont de nous.
page-build-compiled = Règles : compilées. Bots, conseils et analyses vont à pleine vitesse.
page-build-interpreted = Règles : interprétées. Bots, conseils et analyses sont plus lents qu’ils ne pourraient l’être.
page-build-compiling = Règles : interprétées. Une version plus rapide est en préparation ; bots, conseils et analyses s’en serviront dès qu’elle sera prête.
page-loading = Un instant …
page-unknown-page = Cette page n’existe pas.

## Coach

page-coach = Coach
page-coach-name = Mo, l’infirmière-chef
page-coach-tap =
    { $touch ->
        [yes] Touche
       *[no] Clique
    } : { $thing }.
page-coach-part = { $part } sur { $parts }
page-coach-fine = Très bien aussi.
page-coach-fine-why = Continue à ta façon. Je reviens dès qu’il y a du nouveau.
page-coach-told = Voilà pourquoi.
page-coach-over = Tu sais jouer.
page-coach-back = Retour
page-coach-go-on = Continuer
page-coach-got-it = Compris
page-coach-skip = Sans le coach
page-coach-play-on = Jouer la suite
page-coach-stop = Autre partie

## Front page

page-hero-hospital = Hôpital
page-hero-arrivals = ENTRÉE
page-hero-home = SORTIE
page-tagline = Deux jeux de plateau à l’hôpital.
page-tagline-free = Sans compte, sans publicité, code ouvert.
page-continue = Reprendre
page-go-on = Continuer
page-watch-line = Regarde des tables publiques, ou revois des parties finies.
page-join-elsewhere = Ce lien mène à un autre serveur, { $host } : ouvre-le dans le navigateur.
page-join-no-link = Ce lien ne mène à aucune table.
page-puzzle-target =
    { $workers ->
        [0] Il ne reste aucun soignant.
        [one] Il reste un soignant.
       *[other] Il reste { $workers } soignants.
    } La meilleure fin rapporte { $best } points de plus que d’arrêter maintenant ; un bot pressé en a { $greedy }.
page-language = Langue
page-continue-against = { $round }, contre { $who }
page-continue-together = { $round }, { $who } à cet écran
page-continue-solo = { $round }, en solo
page-continue-waiting = En attente de joueurs
page-continue-over = Partie finie : voir le résultat
page-offer-now = Jouer
page-offer-solo = Solo
page-choose-options = Choisir les options
page-choose-options-for = Choisir les options : { $what }
page-options = Options
page-options-usual = comme d’habitude
page-option-sets = Pars d’un choix tout fait, puis change dessous ce que tu veux.
page-own-cards = Tes propres cartes
page-own-cards-help = Un fichier texte en TOML : les nouvelles cartes rejoignent les pioches, celle qui porte l’id d’une carte connue la remplace. Toute la table joue avec.
page-own-cards-file = Fichier de cartes
page-own-cards-text = Ou colle son texte
page-own-cards-example = Mettre un exemple
page-card-mistakes =
    { $n ->
        [one] Le fichier de cartes a une erreur : corrige-la, ou laisse le fichier de côté.
       *[other] Le fichier de cartes a { $n } erreurs : corrige-les, ou laisse le fichier de côté.
    }
page-card-mistake =
    Ligne { $line }{ $card ->
        [none] { "" }
       *[other] , carte « { $card } »
    }{ $field ->
        [none] { "" }
       *[other] , champ « { $field } »
    } : { $text }
page-cards-in-play =
    { $n ->
        [one] Une de tes cartes est en jeu : { $names }.
       *[other] { $n } de tes cartes sont en jeu : { $names }.
    }
page-cards-idle = Le fichier est correct, mais avec ces options aucune de ses cartes n’est en jeu.
page-with-own-cards = Avec des cartes personnelles.
page-bests = Records personnels
page-this-game = cette partie
page-best-new = Un nouveau record personnel !
page-best-place = Place { $place } sur { $n }.
page-best-replay = Revoir la partie : { $n } points, { $date }
page-game = Jeu
page-standing-answers = Ce que tu réponds toujours ici
page-ask-again = Demande-moi de nouveau
page-offer-learn = Première fois ? 5 minutes
page-offer-friends = Jouer entre amis
page-offer-friends-line = Ouvre une table, envoie le lien ou montre le code QR.
page-offer-screen = Un seul écran
page-offer-screen-line = À plusieurs sur cet appareil, que l’on se passe.
page-first-time = Première partie ici : options plus simples et un coach à tes côtés
page-screen-help = Donne un nom à tous. Quand quelque chose est secret, un écran neutre dit à qui passer l’appareil.
page-begin = Commencer
page-player-number = Joueur { $n }
page-name-of-seat = Nom du joueur { $n }
page-seat-open = à prendre
page-seat-person = quelqu’un ici
page-bot-named =
    { $bot ->
        [expert] bot, joue très bien
        [greedy] bot, joue avec soin
        [random] bot, joue au hasard
        [rollout] bot, essaie au hasard
        [solver] bot, joue bien
       *[other] bot : { $bot }
    }

## Rules reference

page-rules = Règles
page-rules-of = Règles : { $part }
page-rules-contents = Sur cette page
page-house-mark = maison
page-marked = { $name } ({ $mark })
page-house-line = Ce qui est dit maison est de nous, car aucun document ne le donne : une carte entière, ou seulement son nom, son effet, son prix, sa couleur ou ses points.

## At the table

page-skip =
    { $touch ->
        [yes] Passer
       *[no] Passer (.)
    }
page-recap = Ce que les autres ont fait
page-recap-close = Fermer le résumé
page-choices-count =
    { $n ->
        [one] 1 choix.
       *[other] { $n } choix.
    }
page-dead-end = Il n’y a plus rien à faire. { $finish } quand tu veux.
page-you-are-last = Tu finis en dernier : la phase se termine pour tout le monde.
page-finished-waiting = Terminé. On attend { $who }.
page-has-finished =
    { $you ->
        [yes] Tu as terminé.
       *[no] { $who } a terminé.
    }
page-take-back-finish = Reprendre « Terminer »
page-seconds-left =
    { $n ->
        [one] Encore 1 seconde.
       *[other] Encore { $n } secondes.
    }
page-pass-line = Entrée confirme, Échap revient.
page-taken-back = Repris : { $words }.
page-undo-needs-consent = D’autres ont répondu depuis. Appuie encore pour leur demander.
page-nudge = Relancer { $who }
page-nudge-key = Relancer
page-nudged = Rappel envoyé à { $who }.
page-nudges-you = { $who } te relance : la table attend ta réponse.
page-armed = On te le demandera la prochaine fois.
page-score-line = { $who } : { $scored }, { $standing }.
page-nothing-to-forecast = Il n’y a rien à prévoir pour l’instant.
page-no-such-word = « { $word } » n’est pas un mot de ce jeu.
page-command-list = Les mots du jeu, dans n’importe quel ordre. Aussi : why et un mot, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = zone suivante ; avec Maj la précédente
page-keys-arrows = dans la zone, même sur ce qui ne peut pas être choisi ; Début et Fin vont aux bouts
page-keys-enter = choisir ce qui est visé ; si ce n’est pas possible : pourquoi
page-keys-numbers = les choix numérotés
page-keys-escape = fermer ce qui est au-dessus, ou reprendre le dernier choix d’un coup inachevé
page-action-next-choice = Choix suivant
page-action-previous-choice = Choix précédent
page-action-undo = Annuler le dernier coup
page-action-restart = Retour au début de ma phase
page-action-redo = Refaire
page-action-decline = Non merci ; ou passer
page-action-finish = Terminer
page-action-others = Aller aux autres ; encore : le suivant
page-action-log = Aller à l’historique
page-action-again = Redire ce qui est demandé
page-action-forecast = Dire ce que ferait Terminer maintenant
page-action-scores = Dire les points et la progression de tous
page-action-info = Tout sur ce qui est visé
page-action-command = Ligne de commande
page-action-skip = Passer ce qui est montré, ou fermer le résumé
page-action-keys = Cette liste des touches

## Around the table

page-phrases = Phrases rapides
page-turn-of = C’est à { $who }
page-settings = Réglages
page-my-seat = Mon siège
page-about = À propos
page-setting-letters = Touches seules actives (U, Y, F, N …)
page-setting-taps = Au toucher, la première fois montre, la seconde choisit
page-setting-never-ask = Ne jamais demander avant de terminer
page-setting-keep = Refuser d’office quand presque tout le monde refuse
page-setting-vibration = Vibrer quand c’est à moi
page-setting-notice = Me prévenir quand c’est à moi et que je regarde ailleurs
page-setting-pace = Rythme des autres
page-pace-off = immédiat
page-pace-quick = rapide
page-pace-normal = normal
page-pace-watch = voir chaque étape
page-setting-names = Noms des cartes
page-names-translated = dans ma langue
page-names-printed = comme imprimés, en anglais
page-setting-sound = Sons
page-sound-offer = Des sons ?
page-sound-off = coupé
page-sound-quiet = discret
page-sound-on = fort
page-remap = Changer les touches seules
page-remap-help = Choisis, puis appuie sur la touche voulue.
page-remap-one = { $what } : { $key }. Changer
page-remap-press = une touche …
page-remap-usual = Revenir aux touches habituelles
page-move-seat-picture = Code QR qui déplace le siège
page-invitation-link = Lien d’invitation
page-invitation-picture = Code QR du lien d’invitation
page-missing =
    { $n ->
        [one] Encore une personne et la partie commence.
       *[other] Encore { $n } personnes et la partie commence.
    }

## End and replay

page-you-win = Tu gagnes de { $by }
page-wins-by = { $who } gagne de { $by }
page-you-win-tie = À égalité, tu gagnes
page-wins-tie = À égalité, { $who } gagne
page-decided-round = Décidé au tour { $round }.
page-turning-point = Le tournant : tour { $round }
page-turning-point-line = { $who } passe en tête pour de bon, avec { $scored } à ce tour.
page-turning-point-mine = Tu passes en tête pour de bon, avec { $scored } à ce tour.
page-see-it = Voir
page-share-picture = Une image à partager
page-save-picture = Enregistrer l’image
page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-where-from = Comment tout s’est additionné
page-in-figures = En chiffres
page-round = Tour { $n }
page-rounds = Tours
page-rounds-of = { $who } par tour : { $points }.
page-best-turn = Meilleur tour : { $who }, { $scored } au tour { $round }.
page-best-turn-mine = Meilleur tour : le tien, { $scored } au tour { $round }.
page-best-turn-alone = Meilleur tour : { $scored } au tour { $round }.
page-previous-part = Phase précédente
page-last-step = Dernière étape
page-autoplay = Lire
page-pause = Pause
page-more = Plus
page-speed = Vitesse
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-eyes = Vu par
page-eyes-all = tout le monde
page-play-on = Reprendre d’ici
page-play-on-line = Toi pour { $who }, des bots pour les autres.
page-by-source = Par origine

## Dice Hospital: alone, events, options

page-ended-alone =
    { $n ->
        [one] Tu termines avec { $n } point
       *[other] Tu termines avec { $n } points
    }
page-as-if-over = Comme si la partie s’arrêtait maintenant.

## Hints

page-hint = Conseil
page-hint-thinking = Je cherche les meilleurs mots …
page-hint-line = Conseil : { $words }.
page-hinted = Conseillé.
page-hint-puzzle = Un problème ne donne pas de conseils : termine, et la solution pourra être montrée.
page-action-hint = Demander un conseil

## Puzzles

page-puzzles = Problèmes
page-puzzles-line = Trouve la meilleure activation d’un hôpital. Tu peux reprendre autant que tu veux ; c’est en terminant que tu es jugé. Ce qui reste pour plus tard compte aussi.
page-puzzle-number = Problème { $n }
page-puzzle-named-line = Celui qu’on t’a envoyé.
page-puzzle-daily = Problème du jour
page-puzzle-grade = Difficulté { $grade }
page-puzzle-count =
    { $n ->
        [one] 1 problème
       *[other] { $n } problèmes
    }
page-puzzle-grade-1 = facile
page-puzzle-grade-2 = moyen
page-puzzle-grade-3 = difficile
page-puzzle-grade-4 = très difficile
page-puzzles-all = Tous les problèmes
page-puzzles-solved = { $solved } sur { $total } résolus, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }. Gardé dans ce navigateur.
page-puzzles-of-grade = { $solved } sur { $n } résolus, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
page-puzzle-unsolved = Un qui n’est pas résolu
page-puzzle-mark-star = du premier coup
page-puzzle-mark-solved = résolu
page-puzzle-mark-tried = essayé
page-today = aujourd’hui
page-streak =
    { $n ->
        [0] Aucun jour de suite encore
        [one] 1 jour de suite
       *[other] { $n } jours de suite
    }
page-streak-longest = record : { $n }
page-streak-today = Résous celui du jour avant minuit pour arriver à { $n }.
page-streak-begin = Résous celui du jour, et le premier jour est à toi.
page-puzzle-reach = La meilleure fin rapporte { $best } points de plus que d’arrêter maintenant ; un bot pressé en a { $greedy }.
page-puzzle-goal-last = C’est le dernier tour de la partie : seuls les points comptent.
page-puzzle-gains = Points de plus qu’en terminant tout de suite
page-puzzle-best = Le mieux
page-puzzle-hasty = Bot pressé
page-puzzle-reached = { $gained } points sur { $best }
page-puzzle-at-once = Résolu du premier coup
page-puzzle-solved = Résolu
page-puzzle-result = Résultat
page-solution-watch = Voir la solution
page-solution-step = Solution, étape { $step } sur { $total }
page-solution-back = Retour
page-solution-next = Suite
page-solution-again = Depuis le début
page-puzzle-by-number = Par numéro
page-puzzle-solve = Résoudre
page-puzzle-title = Problème { $n }, difficulté { $grade }
page-puzzle-goal = Trouve la meilleure activation : points tout de suite, et ce qui reste pour plus tard.
page-puzzle-how = Reprends autant que tu veux ; c’est en terminant que tu es jugé.
page-puzzle-again = Réessayer
page-puzzle-next = Un autre de cette difficulté
page-solution = Solution
page-offer-puzzles = Problèmes
page-offer-puzzles-line = Une activation, une seule meilleure fin : trouve-la. Un nouveau problème chaque jour.

## Reviews

page-review = Analyse
page-review-progress = { $judged } décisions sur { $total } examinées
page-review-moments = Les moments les plus coûteux
page-review-mine = Tes moments les plus coûteux
page-review-everybody = Moments de tous
page-review-better = Mieux
page-review-gain = { $source } { $n }
page-review-later = tours suivants { $n }
page-review-because = Cela rapporte : { $gains }.
page-review-again = { $n } fois la même chose ; aussi : { $rounds }.
page-points-after = { $score } après chaque tour
page-review-none = Rien de mieux n’a été trouvé pour personne.
page-review-points = −{ $loss }
page-review-sum = { $who } a perdu au moins { $scored }.
page-review-sum-mine = Tu as perdu au moins { $scored }.
page-review-lost = Cela a coûté { $scored }. Mieux : { $words }.
page-review-lost-about = Cela a coûté environ { $scored }, à { $off } près. Mieux : { $words }.
page-review-right = Rien de mieux n’a été trouvé ici.
page-review-right-so-far = Rien de mieux n’a été trouvé ici jusqu’à présent.
page-review-said = Choisi : { $words }.
page-review-perhaps = Peut-être mieux, d’environ { $scored }, à { $off } près : { $words }.
page-review-before = La table avant la décision

## Any game without drawings of its own

page-no-rules = Il n’y a pas de règles à consulter ici pour ce jeu.
generic-nothing = rien
generic-yes = oui
generic-no = non
generic-round = { page-round }
generic-offer-now-line = Toi face à des bots.
generic-score = Points
generic-score-is = { page-points }
generic-decided = Départagés par : { $what }.
generic-word-finish = Terminer
generic-word-done = C’est tout
generic-word-skip = Non merci
generic-word-pass = Passer
