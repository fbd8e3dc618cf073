### What only the page says, in French.
### « Tu » ; touches à l’infinitif.

page-offline = Hors ligne, nouvel essai en cours.
page-server-fault = Le serveur n’a pas pu répondre. Réessaie.
page-socket-refused = Impossible d’entrer à cette table.
page-socket-moved = Ce siège est passé sur un autre appareil.
page-your-turn = à toi de jouer
page-your-name = Ton nom
page-seats-total = Sièges
page-public-table = Publique : tout le monde peut la trouver et s’y asseoir
page-make-table = Ouvrir la table
page-public-tables = Tables publiques
page-no-tables = Aucune table publique pour le moment.
page-join = Rejoindre
page-watch = Regarder
page-join-code = Rejoindre par lien ou par code
page-join-code-help = Colle un lien d’invitation, ou tape le code qui amène un siège sur cet appareil.
page-enter = Entrer
page-open-seats =
    { $n ->
        [one] { $n } siège libre
       *[other] { $n } sièges libres
    }
page-under-way = en cours
page-finished-games = Parties terminées
page-invitation = Inviter du monde
page-invitation-line = Ce lien permet de s’asseoir. La partie commence quand tous les sièges sont pris.
page-copy = Copier le lien
page-copied = Copié
page-copy-yourself = À copier : { $text }
page-share = Partager
page-fill = Compléter avec des bots et commencer
page-take-seat = S’asseoir ici
page-open = libre
page-bot = bot
page-away = absent
page-you = Toi
page-undo = Annuler : { $words }
page-undo-all = Revenir au début de ma phase
page-redo = Refaire
page-redo-words = Refaire : { $words }
page-plead = Demander à reprendre : { $words }
page-plea = { $who } demande à reprendre : { $words }
page-agree = Accepter
page-refuse = Refuser
page-waits-consent = Accord attendu : { $who }.
page-back = Retour
page-finish-anyway = Terminer quand même
page-finish-line = Entrée termine, Échap revient.
page-always = { $word }, maintenant et toujours
page-chosen = Choisi : { $words }
page-chosen-reason = Choisis ce qui va avec, ou appuie sur Échap.
page-waiting-for = En attente : { $who }.
page-watching = Tu regardes.
page-chance-answers = Les dés ou les cartes décident : pas de retour.
page-can-be-said = Tu peux le choisir maintenant.
page-others = Les autres
page-log = Ce qui s’est passé
page-log-short = Récit
page-title = wardround
page-title-turn = ● À toi – wardround
page-chat = Discussion
page-send = Envoyer
page-say-something = Dis quelque chose à la table
page-menu = Menu
page-close = Fermer
page-leave = Quitter la table
page-front-page = Accueil
page-move-seat = Passer mon siège sur un autre appareil
page-move-seat-line = Scanne ceci, ou tape le code { $code } là-bas. Il ne sert qu’une fois.
page-command = Commande : des mots, ou « help »
page-command-help = Tape des mots comme « { $example } », puis Entrée. Échap ferme.
page-taken-back-by = { $who } reprend sa dernière phrase.
page-rewound = La table revient en arrière.
page-while-away = Pendant ton absence
page-note-left = Départ : { $who }.
page-note-back = Retour : { $who }.
page-note-timeout = Le temps de { $who } est écoulé ; la partie continue.
page-time-up = Le temps est écoulé : ce qui n’est pas placé reste inutilisé.
page-cover = Passe l’appareil à { $who }
page-cover-go = Je suis { $who }
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
page-previous = Phrase précédente
page-next = Phrase suivante
page-next-part = Phase suivante
page-copy-step = Copier le lien vers cette étape
page-chance = Les dés et les cartes
page-keys = Touches
page-notice = wardround est une réalisation indépendante, pour apprendre et jouer entre amis ; les éditeurs et auteurs des jeux ne l’ont ni faite, ni autorisée, ni approuvée. Tous les dessins sont de nous.
page-build-compiled = Règles : compilées. Bots, conseils et analyses vont à pleine vitesse.
page-build-interpreted = Règles : interprétées. Bots, conseils et analyses sont plus lents qu’ils ne pourraient l’être.
page-build-compiling = Règles : interprétées. Une version plus rapide est en préparation ; bots, conseils et analyses s’en serviront dès qu’elle sera prête.
page-loading = Un instant …
page-unknown-page = Cette page n’existe pas.

## Coach

page-coach = Coach
page-coach-fine = Très bien aussi. Voici l’effet : { $what }
page-coach-quiet = Rien de nouveau ici : joue comme tu veux. Je reviens s’il y a du nouveau.
page-coach-go-on = Continuer
page-coach-skip = Sans le coach
page-coach-play-on = Jouer la suite
page-coach-stop = Arrêter ici : autre partie

## Front page

page-language = Langue
page-continue-against = Continuer : { $round }, contre { $who }
page-continue-together = Continuer : { $round }, { $who } sur cet écran
page-continue-solo = Continuer : { $round }, en solo
page-continue-waiting = Continuer : il manque encore du monde
page-continue-over = La partie est finie : voir comment elle s’est terminée
page-offer-now = Jouer tout de suite
page-offer-solo = Solo
page-choose-options = Choisir les options
page-choose-options-for = Choisir les options : { $what }
page-options = Options
page-options-usual = comme d’habitude
page-option-sets = Pars d’un choix tout fait ; ce que tu changes dessous l’emporte.
page-own-cards = Tes propres cartes
page-own-cards-help = Un fichier texte en TOML : les nouvelles cartes rejoignent les pioches, celle qui porte l’id d’une carte connue la remplace. Toute la table joue avec.
page-own-cards-file = Fichier de cartes
page-own-cards-text = Ou colle son texte
page-own-cards-example = Mettre un exemple
page-card-mistakes =
    { $n ->
        [one] Le fichier de cartes a une erreur : corrige-la, ou laisse le fichier de côté.
       *[other] Le fichier de cartes a { $n } erreurs : corrige-les, ou laisse le fichier de côté.
    }
page-card-mistake =
    Ligne { $line }{ $card ->
        [none] { "" }
       *[other] , carte « { $card } »
    }{ $field ->
        [none] { "" }
       *[other] , champ « { $field } »
    } : { $text }
page-cards-in-play =
    { $n ->
        [one] Une carte à toi est en jeu : { $names }.
       *[other] { $n } cartes à toi sont en jeu : { $names }.
    }
page-cards-idle = Le fichier est correct, mais avec ces options aucune de ses cartes n’est en jeu.
page-with-own-cards = Avec des cartes personnelles.
page-bests = Records personnels
page-this-game = cette partie
page-best-new = Un nouveau record personnel !
page-best-place = Place { $place } sur { $n }.
page-best-replay = Revoir la partie : { $n } points, { $date }
page-game = Jeu
page-offer-other = Jouer à { $game }
page-standing-answers = Ce que tu réponds toujours ici
page-ask-again = Demande-moi de nouveau
page-offer-learn = Apprendre en jouant
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
page-bot-expert = bot, joue très bien
page-bot-greedy = bot, joue avec soin
page-bot-random = bot, joue au hasard
page-bot-rollout = bot, essaie au hasard
page-bot-solver = bot, joue bien

## Rules reference

page-rules = Règles
page-rules-of = Règles : { $part }
page-rules-contents = Sur cette page
page-house-mark = maison
page-marked = { $name } ({ $mark })
page-house-line = Ce qui est dit maison est de nous, car aucun document ne le donne : une carte entière, ou seulement son nom, son effet, son prix, sa couleur ou ses points.

## At the table

page-skip = Passer (.)
page-recap = Ce que les autres ont fait
page-recap-close = Fermer le résumé
page-choices-count =
    { $n ->
        [one] 1 choix.
       *[other] { $n } choix.
    }
page-dead-end = Il n’y a plus rien à faire. { $finish } quand tu veux.
page-you-are-last = Tu finis en dernier : la phase se termine pour tout le monde.
page-finished-waiting = Terminé. En attente de { $who }.
page-has-finished = { $who } a terminé.
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
page-nudged = { $who } a été relancé.
page-nudges-you = { $who } te relance : la table attend ta réponse.
page-armed = On te le demandera la prochaine fois.
page-score-line = { $who } : { $scored }, { $standing }.
page-nothing-to-forecast = Il n’y a rien à prévoir pour l’instant.
page-no-such-word = « { $word } » n’est pas un mot de ce jeu.
page-command-list = Les mots du jeu, dans n’importe quel ordre. Aussi : why et un mot, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = zone suivante ; avec Maj la précédente
page-keys-arrows = dans la zone, même sur ce qui ne peut pas être choisi ; Début et Fin vont aux bouts
page-keys-enter = dire le mot visé ; s’il ne peut pas l’être : pourquoi
page-keys-numbers = les choix numérotés
page-keys-escape = fermer ce qui est au-dessus, ou reprendre le dernier mot d’une phrase inachevée
page-action-next-choice = Choix suivant
page-action-previous-choice = Choix précédent
page-action-undo = Annuler la dernière phrase
page-action-restart = Retour au début de ma phase
page-action-redo = Refaire
page-action-decline = Non merci ; ou passer
page-action-finish = Terminer
page-action-others = Aller aux autres ; encore : le suivant
page-action-log = Aller au récit
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
page-setting-keep = Refuser d’office là où presque tout le monde refuse
page-setting-vibration = Vibrer quand c’est à moi
page-setting-notice = Me prévenir quand c’est à moi et que je regarde ailleurs
page-setting-pace = Rythme des autres
page-pace-off = immédiat
page-pace-quick = rapide
page-pace-normal = normal
page-setting-names = Noms des cartes
page-names-translated = dans ma langue
page-names-printed = comme imprimés, en anglais
page-setting-sound = Son quand c’est à moi
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
page-fill-one = Bot
page-fill-one-seat = Confier le joueur { $n } à un bot
page-missing =
    { $n ->
        [one] Encore une personne et la partie commence.
       *[other] Encore { $n } personnes et la partie commence.
    }

## End and replay

page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-where-from = D’où vient chaque point
page-round = Tour { $n }
page-rounds = Tours
page-rounds-of = { $who } par tour : { $points }.
page-best-turn = Meilleur tour : { $who }, { $scored } au tour { $round }.
page-previous-part = Phase précédente
page-last-step = Dernière étape
page-autoplay = Lire
page-pause = Pause
page-speed = Vitesse
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-eyes = Vu par
page-eyes-all = tout le monde
page-play-on = Reprendre d’ici
page-play-on-line = Toi à la place de { $who }, des bots pour les autres.
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
page-hint-line = Conseil : { $words }.
page-hinted = Conseillé.
page-hint-puzzle = Un problème ne donne pas de conseils : termine, et la solution pourra être montrée.
page-action-hint = Demander un conseil

## Puzzles

page-puzzles = Problèmes
page-puzzles-line = Trouve la meilleure activation d’un hôpital. Tu peux reprendre autant que tu veux ; c’est en terminant que tu es jugé. Ce qui reste pour plus tard compte aussi.
page-puzzle-number = Problème { $n }
page-puzzle-named-line = Celui qu’on t’a envoyé.
page-puzzle-daily = Problème du jour
page-puzzle-daily-line = Numéro { $n }, difficulté { $grade } : le même pour tous aujourd’hui.
page-puzzle-grade = Difficulté { $grade }
page-puzzle-grade-1 = Un joueur glouton manque un demi-point ou plus.
page-puzzle-grade-2 = Un joueur glouton manque un point ou plus.
page-puzzle-grade-3 = Un joueur glouton manque presque deux points ou plus.
page-puzzle-grade-4 = Un joueur glouton manque trois points ou plus.
page-puzzle-count =
    { $n ->
        [one] 1 problème
       *[other] { $n } problèmes
    }
page-puzzle-by-number = Par numéro
page-puzzle-solve = Résoudre
page-puzzle-title = Problème { $n }, difficulté { $grade }
page-puzzle-goal = Trouve la meilleure activation : points tout de suite, et ce qui reste pour plus tard.
page-puzzle-how = Reprends autant que tu veux ; c’est en terminant que tu es jugé.
page-puzzle-again = Réessayer
page-puzzle-next = Un autre de cette difficulté
page-puzzle-picture = Image
page-solution = Solution
page-offer-puzzles = Problèmes
page-offer-puzzles-line = Une activation, une seule meilleure fin : trouve-la. Un nouveau problème chaque jour.

## Reviews

page-review = Analyse
page-review-progress = La partie est analysée : { $judged } décisions sur { $total }.
page-review-moments = Les moments les plus coûteux
page-review-none = Rien de mieux n’a été trouvé pour personne.
page-review-points = au moins { $lost } points
page-review-sum = { $who } a perdu au moins { $lost } points.
page-review-graph = Points au fil de la partie, par tour ; des cercles marquent les moments les plus coûteux.
page-review-lost = Cela a perdu { $lost } points. Mieux : { $words }.
page-review-lost-about = Cela a perdu environ { $lost } points, à { $off } près. Mieux : { $words }.
page-review-right = Rien de mieux n’a été trouvé ici.
page-review-right-so-far = Rien de mieux n’a été trouvé ici jusqu’à présent.
page-review-said = Dit : { $words }.
page-review-perhaps = Peut-être mieux, d’environ { $lost } points, à { $off } près : { $words }.
page-review-before = La table comme elle était avant ces mots

## Any game without drawings of its own

page-no-rules = Il n’y a pas de règles à consulter ici pour ce jeu.
generic-nothing = rien
generic-yes = oui
generic-no = non
generic-round = { page-round }
generic-offer-now-line = Toi face à des bots.
generic-score = Points
generic-score-is = { page-points }
generic-decided = Départagés par : { $what }.
generic-word-finish = Terminer
generic-word-done = C’est tout
generic-word-skip = Non merci
generic-word-pass = Passer
