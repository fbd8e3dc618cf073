### Toutes les phrases de la page elle-même, en français. Ce que dit un jeu vient du serveur.
### Mots comme dans ../glossary/fr.toml. « Tu » ; touches à l’infinitif.

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
dice-hospital-score = Points
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
page-rewound = La table revient en arrière, d’un commun accord.
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
page-loading = Un instant …
page-unknown-page = Cette page n’existe pas.

## Coach

page-coach = Coach
page-coach-fine = Très bien aussi. Voici l’effet : { $what }
page-coach-quiet = Rien de nouveau ici : joue comme tu veux. Je reviens s’il y a du nouveau.
dice-hospital-coach-over = Tu sais tout. Il reste six tours à jouer : continue, ou arrête ici.
page-coach-go-on = Continuer
page-coach-skip = Sans le coach
page-coach-play-on = Jouer la suite
page-coach-stop = Arrêter ici : autre partie

## Dice Hospital lesson

dice-hospital-lesson-patients = Les dés sont tes patients : 1 va très mal, 6 presque bien. Au-delà, ils rentrent et rapportent. Mets jaune à 3, rouge à 4.
dice-hospital-lesson-ambulance = Ambulances basses, grands malades. Mais le plus bas pris donne une poche de sang et construit en premier. Prends le 1.
dice-hospital-lesson-specialist = Un spécialiste est un soignant de plus, avec un talent. Un service est une salle de plus. Recrute le { CARD("surgeon") }.
dice-hospital-lesson-return = Une fois par tour, tu peux rendre une carte contre une poche de sang. Le { CARD("surgeon") } vaut mieux : passe.
dice-hospital-lesson-nurse = Un soignant, une salle, une fois par tour. Envoie un infirmier en { CARD("pharmacy") } pour le vert 5 : il gagne un niveau.
dice-hospital-lesson-why = Le vert 6 est traité. Touche encore { CARD("pharmacy") } : ce qui est inactif dit pourquoi. Demander ne coûte rien.
dice-hospital-lesson-surgeon = Maintenant le { CARD("surgeon") } : en { CARD("intensive-care") }, pour le rouge 2. Pointe-le d’abord : tu vois ce qu’il devient.
dice-hospital-lesson-effect = Le talent : le rouge 3 peut gagner un niveau de plus. Prends-le. « Non merci » refuse ; une poche peut passer avant.
dice-hospital-lesson-oncology = Il reste deux infirmiers, trois patients attendent. Envoie un infirmier en { CARD("oncology") } : jaune 3.
dice-hospital-lesson-imaging = { CARD("imaging") } accepte les 3 et les 4 de toute couleur. Envoies-y le dernier infirmier, pour le rouge 4.
dice-hospital-lesson-bag = Poche de sang, vert 6, soigner : il rentre. Les sorties valent 1, 3, 5, 7 … : mieux vaut les grouper.
dice-hospital-lesson-undo = Annuler reprend ta dernière phrase et la nomme. Essaie, ou continue.
dice-hospital-lesson-redo = C’est repris : la poche est de nouveau à toi. Refaire redit la même chose.
dice-hospital-lesson-finish = La ligne près de Terminer annonce la suite : qui attend encore perd un niveau. Personne ne meurt cette fois. Termine.
dice-hospital-coach-scored = Tour fini. Qui attendait a perdu un niveau ; qui a dépassé 6 est rentré et compte. Les points sont en haut.
dice-hospital-coach-extra = À deux, tu révèles une carte de plus, pour vous deux. Une salle, ou quelqu’un pour y travailler ?
dice-hospital-coach-start = Ces dés sont tes patients. 1 va très mal, 6 presque bien ; au-delà ils rentrent et rapportent. Impossible de mal choisir.
dice-hospital-coach-first = Tu es premier joueur : tu choisis en premier, mais pas le numéro 1.
dice-hospital-coach-take = Ambulances basses, grands malades. Le plus bas pris donne une poche de sang et te fait premier joueur ; les bas construisent avant.
dice-hospital-coach-full = Douze lits, pas plus. Choisis qui ne peut rester : deux points de moins à la fin. Un grand malade coûte le moins.
dice-hospital-coach-improve = Un spécialiste est un soignant de plus, avec un talent. Un service est une salle de plus. Prends selon tes couleurs.
dice-hospital-coach-return = Tu peux rendre une carte contre une poche de sang. Si tôt, ça vaut rarement la peine : passe.
dice-hospital-coach-effect = Le talent d’un spécialiste vient après sa salle, une fois. Tu peux refuser ; une poche peut passer avant.
dice-hospital-coach-dying = Lis la ligne près de Terminer : un 1 mourrait, deux points de moins. Soigne-le d’abord.
dice-hospital-coach-lost = Plus personne pour sauver le 1. Rien n’est perdu : Annuler reprend les phrases une à une. Essaie autrement.
dice-hospital-coach-place = Un soignant, une salle, une fois par tour. Pointe une chose : tu verras l’effet, ou ce qui l’empêche.
dice-hospital-coach-bag = Une poche soigne d’un niveau, ou change une couleur jusqu’à la fin de la phase. Gardée, elle vaut un point.
dice-hospital-coach-finish = Plus rien à faire. La ligne près de Terminer annonce la suite : qui attend encore perd un niveau.
dice-hospital-heading-setup = Mise en place
dice-hospital-heading-round = Tour { $n }
dice-hospital-heading-intake = Admission
dice-hospital-heading-improvement = Amélioration
dice-hospital-heading-activation = Activation
dice-hospital-heading-neglect = Négligence
dice-hospital-heading-shift-change = Changement d’équipe
dice-hospital-heading-end = Fin

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
dice-hospital-offer-now-line = Tu diriges un hôpital face à deux bots.
dice-hospital-offer-now-facts = 1 personne, 2 bots · environ 30 minutes
dice-hospital-offer-duel = Un duel rapide
dice-hospital-offer-duel-line = La même chose face à un seul adversaire : moins d’attente, plus de tension.
dice-hospital-offer-duel-facts = 1 personne, 1 bot · environ 20 minutes
dice-hospital-offer-solo-line = Un hôpital, aucun rival : remplis tes bilans médicaux et bats ton propre record.
dice-hospital-offer-solo-facts = 1 personne · environ 20 minutes
page-offer-learn = Apprendre en jouant
dice-hospital-offer-learn-line = Un coach te guide pas à pas pendant les deux premiers tours.
dice-hospital-offer-learn-facts = 1 personne, 1 bot bienveillant · environ 10 minutes
page-offer-friends = Jouer entre amis
page-offer-friends-line = Ouvre une table, envoie le lien ou montre le code QR.
dice-hospital-offer-friends-facts = De 2 à 4 personnes, chacune à son écran · de 20 à 45 minutes
page-offer-screen = Un seul écran
page-offer-screen-line = À plusieurs sur cet appareil, que l’on se passe.
dice-hospital-offer-screen-facts = De 2 à 4 personnes, avec des bots au besoin · de 20 à 45 minutes
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

## Dice Hospital rules

dice-hospital-rules-aim = Le but
dice-hospital-rules-aim-1 = Chacun dirige un hôpital. Les dés sont les patients : la couleur dit leur mal, le niveau leur état, de 1 à 6.
dice-hospital-rules-aim-2 = En { $rounds } tours, tu accueilles des patients, agrandis l’hôpital et soignes. Qui dépasse 6 rentre chez lui et rapporte. Le plus de points l’emporte.
dice-hospital-rules-setup = Mise en place
dice-hospital-rules-setup-1 = Chacun tire trois dés et décide lequel vaut 3, lequel 4 et lequel 5.
dice-hospital-rules-setup-2 = On révèle des services et des spécialistes, de chaque sorte un de moins que de joueurs. À deux, le premier joueur en ajoute un, au choix.
dice-hospital-rules-setup-3 = Avec les directeurs, chacun en regarde deux en secret et en garde un, visible, pour toute la partie. L’autre est écarté.
dice-hospital-rules-intake = 1. Admission
dice-hospital-rules-intake-1 = Il y a une ambulance de plus que de joueurs, { $ambulance } dés pour chacune. On lance tout, en relançant les 1 et les 6. Les plus bas vont au numéro 1, et ainsi de suite.
dice-hospital-rules-intake-2 = Quand des niveaux égaux de couleurs différentes touchent la limite entre deux ambulances, le dernier joueur dit quelles couleurs vont où.
dice-hospital-rules-intake-3 = À partir du premier joueur, chacun prend une ambulance. Le premier joueur ne peut pas prendre la numéro 1. Celle qui reste est vidée dans le sac.
dice-hospital-rules-intake-4 = Qui a pris le plus petit numéro reçoit une poche de sang et devient premier joueur dès le tour suivant.
dice-hospital-rules-intake-5 = Un hôpital a { $beds } lits. Pour chaque lit manquant, un patient déjà là meurt, à ton choix ; les nouveaux ne risquent rien.
dice-hospital-rules-improvement = 2. Amélioration
dice-hospital-rules-improvement-1 = Par numéro d’ambulance, le plus bas d’abord, chacun peut prendre une carte visible ou passer. Les doubles sont permis. Les vides restent vides.
dice-hospital-rules-improvement-2 = Ensuite, dans le même ordre, chacun peut échanger une de ses cartes, même neuve, contre une poche de sang. Elle va sous sa pile.
dice-hospital-rules-activation = 3. Activation
dice-hospital-rules-activation-1 = Envoie un soignant libre dans un service libre et fais tout ce qu’il dit. Chacun peut travailler partout ; soignants et services servent une fois par tour. Tu commences avec { $nurses } infirmiers.
dice-hospital-rules-activation-2 = Ce qui ne peut se faire en entier ne peut commencer. Un patient seul peut toutefois rentrer avec des niveaux de trop.
dice-hospital-rules-activation-3 = Tu peux terminer à tout moment, même avec des soignants libres. Selon la table, on active l’un après l’autre ou tous en même temps.
dice-hospital-rules-specialists = Spécialistes
dice-hospital-rules-specialists-1 = Un spécialiste travaille comme un infirmier. Si le service a soigné un patient que vise sa carte, il peut ensuite user de son talent, une fois.
dice-hospital-rules-specialists-2 = La couleur affichée à ce moment compte. Un « autre » patient n’est pas de ceux que ce service vient de soigner.
dice-hospital-rules-bags = Poches de sang
dice-hospital-rules-bags-1 = Utilise-les à tout moment de ton activation, même entre un service et un talent. Ce ne sont pas des soignants : aucun talent ne suit.
dice-hospital-rules-bags-2 = Une poche soigne d’un niveau, ou donne une autre couleur jusqu’à la fin de la phase. La couleur seule n’est pas un soin.
dice-hospital-rules-neglect = 4. Négligence
dice-hospital-rules-neglect-1 = Qui n’a pas été traité pendant le tour perd un niveau. En dessous de 1, un patient meurt.
dice-hospital-rules-neglect-2 = Certains directeurs préservent quelqu’un. Tu choisis qui ; obligatoire si c’est possible.
dice-hospital-rules-discharge = 5. Sorties
dice-hospital-rules-discharge-1 = Des points selon le nombre de sorties du tour, d’après l’escalier ci-dessous. Chaque sortie au-delà ajoute { $beyond }.
dice-hospital-rules-discharge-2 = Un hôpital vide rapporte 5 de plus, le directeur ce que dit sa carte. Seule compte la vraie couleur des dés.
dice-hospital-rules-shift = 6. Changement d’équipe
dice-hospital-rules-shift-1 = Les soignants reviennent, plus personne n’est traité, les cartes visibles vont sous leurs piles et de nouvelles sont révélées. Sauf après le dernier tour.
dice-hospital-rules-end = La fin
dice-hospital-rules-end-1 = Chaque décès coûte 2 points, chaque poche de sang restante en vaut 1. Le plus de points l’emporte.
dice-hospital-rules-end-2 = En cas d’égalité : moins de patients restants, puis la plus grande somme de leurs niveaux ; sinon la place est partagée.
dice-hospital-rules-rulings = Bon à savoir
dice-hospital-rules-rulings-1 = Passer est toujours permis pendant l’amélioration.
dice-hospital-rules-rulings-2 = « Le plus de sorties » s’entend seul en tête : à égalité, personne ne l’a.
dice-hospital-rules-rulings-3 = Un talent qui demande un niveau regarde celui que le patient soigné avait avant.
dice-hospital-rules-rulings-4 = Notre lecture : une poche peut changer une couleur à tout moment, mais la couleur seule ne compte jamais comme un soin.
dice-hospital-rules-departments = Services
dice-hospital-rules-specialist-cards = Cartes de spécialistes
dice-hospital-rules-administrators = Directeurs
dice-hospital-rules-glossary = Les mots
dice-hospital-term-treated = Traité
dice-hospital-term-treated-text = On s’est occupé de ce patient pendant le tour : la négligence ne le touche pas.
dice-hospital-term-heal = Soigner
dice-hospital-term-heal-text = Le niveau monte, un à la fois. Au-delà de 6, le patient rentre aussitôt.
dice-hospital-term-lounge = Sorties du tour
dice-hospital-term-lounge-text = Qui est sorti attend au salon d’être compté en phase 5.
dice-hospital-term-worker = Soignant
dice-hospital-term-worker-text = Un infirmier ou un spécialiste. Pas une poche de sang.
dice-hospital-term-first = Premier joueur
dice-hospital-term-first-text = Choisit son ambulance d’abord, jamais la numéro 1 ; à deux, révèle aussi la carte en plus.
dice-hospital-points-row = Points

## Dice Hospital : tour d’exemple

dice-hospital-rules-setup-first = Le hasard désigne le premier joueur, ou la table le fait avant la partie. On joue dans le sens horaire.
dice-hospital-rules-experimental-2 = Cela fait 20 services jusqu’à 3 joueurs ; à 4 joueurs, 4 tuiles du second jeu de base s’y ajoutent au hasard : 24. Les spécialistes sont toujours 24. Une table peut aussi ajouter toutes les nouvelles cartes aux paquets complets : 32 services, 36 spécialistes.
dice-hospital-term-neglect = Négligence
dice-hospital-term-neglect-text = Ce qui arrive à qui n’a pas été traité dans le tour : un niveau de moins.
dice-hospital-term-fatality = Décès
dice-hospital-term-fatality-text = Un patient qui tombe sous 1. À la fin, il coûte des points.
dice-hospital-term-improvement = Amélioration
dice-hospital-term-improvement-text = Un service ou un spécialiste que tu as pris, en plus de ce que tous ont.
dice-hospital-rules-example = Un tour entier
dice-hospital-rules-example-1 = La mise en place et le premier tour d’Ada et Ben, vraiment joués ainsi. Une flèche montre ce que devient un patient ; chaque image montre la table après le texte qui la précède.
dice-hospital-example-setup = Le hasard fait d’Ada la première joueuse. On révèle { $operating-theatre } et { $surgeon }. À deux, la première joueuse demande une carte de plus : Ada veut un service, et c’est { $triage-centre }. Ada tire un dé rouge, un jaune et un vert et en fait r5, y4 et g3. Ben tire deux dés rouges et un vert : r4, r5 et g3. De deux directeurs, chacun en garde un. Celui d’Ada donne un point à chaque tour où les trois couleurs sortent, celui de Ben préserve à chaque tour un patient rouge non traité.
dice-hospital-example-intake = On lance neuf dés, trois par ambulance, et on les range à partir du plus bas. La dernière place de la numéro 1 revient à un 3, mais il y a g3, g3 et r3 : Ben, dernier dans l’ordre, choisit r3. La numéro 1 contient donc r2, y2 et r3, la numéro 2 g3, g3 et y4, la numéro 3 y4, r5 et g5.
dice-hospital-example-take = Ada est première et ne peut pas prendre la numéro 1. Elle prend la numéro 3 : ses patients sont les moins malades. Ben prend la numéro 1. C’est le plus petit numéro pris : il reçoit une poche de sang et sera premier joueur dès le tour suivant. Les dés de la numéro 2 retournent dans le sac.
dice-hospital-example-improvement = L’ordre suit les numéros d’ambulance : Ben prend d’abord une carte, { $operating-theatre }. Ada prend { $surgeon }. Personne ne rend de carte contre une poche de sang.
dice-hospital-example-ben = Ben a le plus petit numéro et commence. Un infirmier en { $operating-theatre } soigne un patient rouge de 3 niveaux : r4 → sorti. Un infirmier en { $clinic } : r5 → r6, et la poche de sang soigne encore ce patient : r6 → sorti. Le dernier infirmier en { $intensive-care } : r2 → r3. Ben termine.
dice-hospital-example-ada = Au tour d’Ada. { $surgeon } travaille en { $critical-care-unit } : r5 → r6. Un patient rouge a été soigné, il peut donc l’être encore une fois : r6 → sorti. Des infirmiers travaillent en { $clinic } : r5 → r6, en { $pharmacy } : g5 → g6 et en { $oncology } : y4 → y5. Ada termine.
dice-hospital-example-neglect = Qui n’a pas été traité perd un niveau. Chez Ada : g3 → g2 et y4 → y3. Chez Ben : y2 → y1 et g3 → g2. Le r3 non traité de Ben en perdrait un aussi, mais son directeur le préserve.
dice-hospital-example-discharge = D’après l’escalier : Ada a fait sortir 1 patient, 1 point. Ben en a fait sortir 2, 3 points. Aucun hôpital n’est vide, et le directeur d’Ada aurait voulu les trois couleurs. Les dés retournent dans le sac.
dice-hospital-example-shift = Soignants et ambulances reviennent, plus personne n’est traité, et { $triage-centre }, que personne n’a pris, va sous sa pile. On révèle { $radiology } et { $paramedic }. Ben, maintenant premier joueur, demande un spécialiste de plus : { $urologist }. Le tour 2 peut commencer.

## Rules reference

page-rules = Règles
page-rules-of = Règles : { $part }
page-rules-contents = Sur cette page
page-house-mark = maison
page-marked = { $name } ({ $mark })
page-house-line = Ce qui est dit maison est de nous, car aucun document ne le donne : une carte entière, ou seulement son nom, son effet, son prix, sa couleur ou ses points.

## Dice Hospital drawings

dice-hospital-setup = Mise en place
dice-hospital-round-of = Tour { $round } sur { $rounds }
dice-hospital-first-player = premier joueur
dice-hospital-you = Toi
dice-hospital-seat = Joueur { $n }
dice-hospital-ambulance = Ambulance { $n }
dice-hospital-word-nurse = Infirmier
dice-hospital-word-bag = Poche de sang
dice-hospital-word-heal = Soigner
dice-hospital-word-red = Couleur rouge
dice-hospital-word-yellow = Couleur jaune
dice-hospital-word-green = Couleur verte
dice-hospital-word-finish = Terminer
dice-hospital-word-skip = Non merci
dice-hospital-word-pass = Passer
dice-hospital-word-return = Rendre
dice-hospital-word-department = Révéler un service
dice-hospital-word-specialist = Révéler un spécialiste
dice-hospital-word-hidden = caché
dice-hospital-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dice-hospital-letter =
    { $colour ->
        [red] R
        [yellow] J
       *[green] V
    }
dice-hospital-patient =
    { $colour ->
        [red] rouge { $value }
        [yellow] jaune { $value }
       *[green] vert { $value }
    }
dice-hospital-patient-showing =
    { $colour ->
        [red] rouge { $value }
        [yellow] jaune { $value }
       *[green] vert { $value }
    } affiché { $shown ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dice-hospital-whom =
    { $colour ->
        [red] { $n ->
            [one] rouge
           *[other] rouges
        }
        [yellow] { $n ->
            [one] jaune
           *[other] jaunes
        }
        [green] { $n ->
            [one] vert
           *[other] verts
        }
       *[any] de { $low } à { $high }
    }
dice-hospital-treats =
    { $pattern ->
        [equal] { $n } { $whom } égaux, +{ $steps }
        [run] { $n } { $whom } à la suite, +{ $steps }
       *[any] { $n } { $whom }, +{ $steps }
    }
dice-hospital-source-discharges = Patients sortis
dice-hospital-source-empty-hospital = Hôpital vide
dice-hospital-source-administrator = Directeur
dice-hospital-source-bags = Poches de sang restantes
dice-hospital-source-fatalities = Décès
dice-hospital-source-effect = Pouvoirs des spécialistes
dice-hospital-source-event = Événements
dice-hospital-source-reports = Bilans remplis
dice-hospital-source-pick-up = Patients emmenés
dice-hospital-source-reports-left = Bilans non remplis
dice-hospital-source-patients-left = Patients laissés
dice-hospital-decided-points = Décidé aux points.
dice-hospital-decided-fewest-patients = Égalité aux points : le plus petit nombre de patients restants l’emporte.
dice-hospital-decided-patient-values = Égalité aux points et aux patients restants : la somme de leurs niveaux décide.
dice-hospital-decided-shared = Égalité parfaite : première place partagée.
dice-hospital-finished = fini · sorties { $home }
dice-hospital-placed = { $n }/{ $all } au travail · sorties { $home }
dice-hospital-patients =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }
dice-hospital-your-hospital = Ton hôpital
dice-hospital-hospital-of = L’hôpital de { $who }
dice-hospital-beds = { $taken } lits sur { $beds }
dice-hospital-lost =
    { $n ->
        [0] aucun décès
       *[other] { $n } décès
    }
dice-hospital-zone-waiting = En attente
dice-hospital-zone-arriving = Nouveaux
dice-hospital-zone-treated = Traités
dice-hospital-is-waiting = en attente
dice-hospital-is-treated = traité
dice-hospital-is-arriving = nouveau
dice-hospital-copies = { $place } sur { $total }
dice-hospital-picked = { $n } sur { $of } choisis
dice-hospital-tag-home = sort
dice-hospital-tag-dies = meurt
dice-hospital-tag-new = nouveau
dice-hospital-would-go-home = sortirait
dice-hospital-would-die = mourrait
dice-hospital-would-become = deviendrait { $who }
dice-hospital-will-die = meurt si tu termines maintenant
dice-hospital-will-worsen = sinon passe à { $value }
dice-hospital-used = utilisé
dice-hospital-used-by = Utilisé : { $who } y travaille.
dice-hospital-somebody = quelqu’un
dice-hospital-nurses =
    { $n ->
        [0] aucun infirmier
        [one] 1 infirmier
       *[other] { $n } infirmiers
    }
dice-hospital-nurses-free = Infirmier, reste { $free } sur { $n }
dice-hospital-is-out = Est au travail.
dice-hospital-out = au travail
dice-hospital-effect-now = peut aider
dice-hospital-bags =
    { $n ->
        [0] aucune poche
        [one] 1 poche de sang
       *[other] { $n } poches de sang
    }
dice-hospital-home =
    { $home ->
        [one] { $home } sorti
       *[other] { $home } sortis
    }
dice-hospital-stair =
    { $home ->
        [0] Aucune sortie ce tour-ci ; la première vaut { $more }.
       *[other] Sorties : { $home }, soit { $points } ; la prochaine ajoute { $more }.
    }
dice-hospital-bag-heal = Soigner de { $steps }
dice-hospital-bag-heal-line = Compte comme traité.
dice-hospital-bag-show =
    Couleur { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] verte
    }
dice-hospital-bag-show-line = Jusqu’à la fin de la phase. Ne compte pas comme traité.
dice-hospital-city = Ville
dice-hospital-stage-ambulances = Ambulances
dice-hospital-stage-display = Présentoir
dice-hospital-stage-arranging = Les ambulances se remplissent
dice-hospital-queue = Ordre de choix
dice-hospital-sum = somme { $sum }
dice-hospital-builds =
    { $n ->
        [1] construit en { $n }er
       *[other] construit en { $n }e
    }
dice-hospital-builds-between =
    { $n ->
        [1] construit en { $n }er à { $last }e
       *[other] construit en { $n }e à { $last }e
    }
dice-hospital-brings = poche + premier joueur
dice-hospital-brings-if =
    { $lower ->
        [0] (sûr)
        [one] (si personne ne prend { $n })
       *[other] (si personne ne prend plus bas)
    }
dice-hospital-fits =
    { $n ->
        [0] tient : plus aucun lit libre
        [one] tient : encore { $n } lit libre
       *[other] tient : encore { $n } lits libres
    }
dice-hospital-short =
    { $n ->
        [one] manque { $n } lit
       *[other] manquent { $n } lits
    }
dice-hospital-short-dies =
    { $n ->
        [one] un des tiens meurt
       *[other] { $n } des tiens meurent
    }
dice-hospital-locked = pas pour le premier joueur
dice-hospital-taken-by = prise par { $who }
dice-hospital-took = { $who } { $n }
dice-hospital-cards-left =
    { $n ->
        [0] plus de carte
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
dice-hospital-in-the-bag = Dans le sac : { $red } rouges, { $yellow } jaunes, { $green } verts.
dice-hospital-arrange-these = Ces { $value } ne tiennent pas tous :
dice-hospital-arrange-places =
    { $n ->
        [0] pleine
        [one] encore { $n } place : choisis une couleur
       *[other] encore { $n } places : choisis les couleurs
    }
dice-hospital-arrange-rest = Les autres vont ici.
dice-hospital-arrange-later = Ensuite :
dice-hospital-group-department = Services
dice-hospital-group-department-line = une salle de plus
dice-hospital-group-specialist = Spécialistes
dice-hospital-group-specialist-line = un soignant de plus, avec un talent
dice-hospital-one-more-worker = Un soignant de plus, et :
dice-hospital-you-have =
    { $n ->
        [one] tu en as { $n }
       *[other] tu en as { $n }
    }
dice-hospital-turn-up-line = Une carte de plus au choix.
dice-hospital-starting = Tes premiers patients
dice-hospital-starting-line = Qui reçoit le plus haut niveau peut sortir le plus tôt. Aucun choix n’est mauvais.
dice-hospital-keeping = Ton directeur
dice-hospital-keeping-line = Gardes-en un ; l’autre quitte la partie.
dice-hospital-round-over = Le tour { $round } est fini
dice-hospital-points-gained = +{ $points }
dice-hospital-round-card-closes = Touche ou appui pour fermer.
dice-hospital-forecast-now = Si tu termines maintenant :
dice-hospital-forecast-home =
    { $home ->
        [one] { $home } sorti
       *[other] { $home } sortis
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dice-hospital-forecast-next = (le prochain +{ $more }).
dice-hospital-forecast-worse =
    { $n ->
        [0] Personne ne s’aggrave.
        [one] { $n } s’aggrave.
       *[other] { $n } s’aggravent.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] { $n } meurt : { $who }.
       *[other] { $n } meurent : { $who }.
    }
dice-hospital-losing-workers =
    { $n ->
        [one] { $n } soignant est encore libre.
       *[other] { $n } soignants sont encore libres.
    }
dice-hospital-losing-patients =
    { $n ->
        [one] { $n } patient meurt : { $who }.
       *[other] { $n } patients meurent : { $who }.
    }

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
dice-hospital-action-staff = Aller au personnel
dice-hospital-action-departments = Aller aux services
dice-hospital-action-patients = Aller aux patients
dice-hospital-action-city = Aller en ville
page-action-others = Aller aux autres ; encore : le suivant
page-action-log = Aller au récit
page-action-again = Redire ce qui est demandé
page-action-forecast = Dire ce que ferait Terminer maintenant
page-action-scores = Dire les points et la progression de tous
page-action-info = Tout sur ce qui est visé
page-action-command = Ligne de commande
page-action-skip = Passer ce qui est montré, ou fermer le résumé
page-action-keys = Cette liste des touches
dice-hospital-arm-return = Rendre contre une poche de sang : me demander

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
dice-hospital-setting-letters = Lettres sur les dés (R, J, V)
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
dice-hospital-scored = { page-points }
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

dice-hospital-word-done = C’est tout
dice-hospital-word-use = Oui, l’utiliser
dice-hospital-word-draw = Accueillir quelqu’un
dice-hospital-word-name = Nommer un spécialiste
dice-hospital-value = Niveau { $n }
dice-hospital-heading-event = Événement
dice-hospital-heading-discharge = Sortie
dice-hospital-heading-pick-up = Dernière tournée
dice-hospital-decided-alone = Partie en solo : le score est le résultat.
page-ended-alone =
    { $n ->
        [one] Tu termines avec { $n } point
       *[other] Tu termines avec { $n } points
    }
page-as-if-over = Comme si la partie s’arrêtait maintenant.
dice-hospital-treats-up-to = jusqu’à { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Jusqu’à la fin de la phase. Compte comme traité.
dice-hospital-admissions-draw-line = Tiré du sac et lancé, de 2 à 5, dans un lit libre.
dice-hospital-admissions-return = Laisser partir quelqu’un
dice-hospital-admissions-return-line = Retour au sac ; personne ne meurt, aucun point.
dice-hospital-use-line =
    { $fatalities ->
        [0] { "" }
       *[other] Décès −{ $fatalities }.{ " " }
    }{ $bags ->
        [0] { "" }
       *[other] Poches de sang +{ $bags }.{ " " }
    }{ $points ->
        [0] { "" }
       *[other] Points +{ $points }.
    }
dice-hospital-named = le { CARD("consultant") } aussi
dice-hospital-is-named = Le { CARD("consultant") } a aussi ce pouvoir.
dice-hospital-tag-leaves = part
dice-hospital-would-leave = partirait
dice-hospital-arrives = +{ $n } à l’arrivée
dice-hospital-reports = Bilans médicaux
dice-hospital-reports-house = noms et points : maison ; la plupart des exigences aussi
dice-hospital-reports-done =
    { $n ->
        [0] aucun rempli
        [one] { $n } rempli : +{ $points }
       *[other] { $n } remplis : +{ $points }
    }
dice-hospital-reports-open = { $n } à remplir : { $points } s’ils restent
dice-hospital-reports-note = Les bilans à remplir comptent contre toi jusqu’à ce qu’ils soient remplis : alors ils donnent leurs points et ne les coûtent plus.
dice-hospital-reports-column-done = tout est rempli ici
dice-hospital-report-met = { $met } sur { $of }
dice-hospital-report-next = ensuite
dice-hospital-report-lower = Rangée du bas.
dice-hospital-report-upper = Rangée du haut : descend quand celui du dessous est rempli.
dice-hospital-stage-sending = Nouveaux patients
dice-hospital-sending-keeps = reste { $sum }
dice-hospital-sending-bag = +1 poche
dice-hospital-event-now = Événement
dice-hospital-announcement = Les nouvelles
dice-hospital-stage-pick-up = Dernière tournée
dice-hospital-pick-up-coming = Emmenés après le dernier tour :
dice-hospital-space-for = Case : { $what }
dice-hospital-space-taken = Case : { $what }. Occupée : { $patient }, { $who }
dice-hospital-counted-discharges = selon l’escalier, tour par tour
dice-hospital-counted-empty-hospital = { $each } par tour terminé sans patient
dice-hospital-counted-administrator = ce que sa carte a donné, tour par tour
dice-hospital-counted-bags = { $each } par poche
dice-hospital-counted-fatalities = { $each } par décès
dice-hospital-counted-effect = ce que les talents des spécialistes ont rapporté
dice-hospital-counted-event = ce que les événements ont rapporté
dice-hospital-counted-reports = les points de chacun
dice-hospital-counted-pick-up = { $each } par patient
dice-hospital-counted-reports-left =
    { $each ->
        [-1] les points de chacun qui reste, en moins
       *[other] le double des points de chacun qui reste, en moins
    }
dice-hospital-counted-patients-left = { $each } par patient
dice-hospital-report-fulfilled = rempli au tour { $round }
dice-hospital-report-missed = manqué
dice-hospital-rules-alone = En solo
dice-hospital-rules-alone-1 = En solo, ni ambulances ni directeur. Six bilans médicaux sont visibles, en deux rangées de trois.
dice-hospital-rules-alone-2 = Admission : quatre dés sont lancés, un repart. Si ceux que tu gardes totalisent moins de 9, ils apportent une poche de sang. Amélioration : un service et un spécialiste sont révélés, tu en prends un.
dice-hospital-rules-alone-3 = À la sortie, ceux qui sont rentrés pendant le tour remplissent par leurs couleurs des bilans de la rangée du bas, chaque dé un seul. Le bilan du dessus descend et peut être rempli aussitôt.
dice-hospital-rules-alone-4 = Un bilan rempli donne ses points ; à la fin, chaque bilan restant les coûte. Des options doublent le coût des bilans restants ou des décès.
dice-hospital-rules-crisis = Crise initiale
dice-hospital-rules-crisis-1 = Chacun commence avec cinq patients : 3, 3, 4, 5 et 5.
dice-hospital-rules-epidemic = Épidémie nationale
dice-hospital-rules-epidemic-1 = Qui prend une ambulance pioche et lance un patient de plus, de 2 à 5. Si le sac est vide, personne ne vient.
dice-hospital-rules-superbug = Superbactérie résistante
dice-hospital-rules-superbug-1 = La négligence fait perdre deux au lieu d’un.
dice-hospital-rules-pick-up = Dernière tournée
dice-hospital-rules-pick-up-1 = Après le dernier tour, on retourne autant d’ambulances que de joueurs. À partir du premier joueur, chacun pose l’un après l’autre, s’il le peut, un patient sur une case libre de sa couleur ou de son niveau : 1 point.
dice-hospital-rules-pick-up-2 = Quand plus personne ne peut, chaque patient encore à l’hôpital coûte 1 point.
dice-hospital-rules-events = Événements
dice-hospital-rules-events-1 = Dès le tour 2, un événement est révélé avant l’admission. Certains agissent aussitôt, d’autres tout le tour ; il prend fin au changement d’équipe.
dice-hospital-rules-experimental = Médecine expérimentale
dice-hospital-rules-experimental-1 = Les pioches contiennent chaque carte de base une fois et ces nouvelles deux fois. Leur action compte comme traitement ; seul un niveau qui monte est un soin et éveille les talents.
dice-hospital-rules-promos = Spécialistes promo
dice-hospital-rules-promos-1 = Chacun remplace un spécialiste au hasard.
dice-hospital-rules-prototype = Le prototype
dice-hospital-rules-prototype-1 = Une édition antérieure avec d’autres pioches, de 2 à 4 joueurs. À chaque tour on peut rendre autant de cartes qu’on veut, chacune contre une poche de sang.
dice-hospital-rules-prototype-2 = Qui a fait sortir seul le plus de patients dans un tour gagne une poche de sang. Les cartes qui diffèrent :

## Hospital Rush : dessins

hospital-rush-offer-now-line = Des internes se disputent un poste : toi contre deux bots.
hospital-rush-offer-now-facts = 1 joueur, 2 bots · environ 25 minutes
hospital-rush-offer-crowd = Un couloir bondé
hospital-rush-offer-crowd-line = Cinq internes, peu de portes : on joue des coudes.
hospital-rush-offer-crowd-facts = 1 joueur, 4 bots · environ 40 minutes
hospital-rush-offer-learn-line = Un coach te guide pas à pas pendant les trois premiers tours.
hospital-rush-offer-learn-facts = 1 joueur, 2 bots · environ 10 minutes
hospital-rush-offer-friends-facts = 3 à 5 joueurs, chacun son écran · 30 à 60 minutes
hospital-rush-offer-screen-facts = 3 à 5 joueurs, avec des bots si tu veux · 30 à 60 minutes
hospital-rush-action-doors = Aller aux portes
hospital-rush-action-beds = Aller aux lits
hospital-rush-action-markers = Aller à ma carte
hospital-rush-action-tray = Aller à mes tuiles
hospital-rush-action-people = Aller aux autres internes
hospital-rush-action-thermometer = Aller au thermomètre
hospital-rush-action-chest = Aller au coffre
hospital-rush-setup = Mise en place
hospital-rush-heading-round = Tour { $n }
hospital-rush-heading-admission = Admission
hospital-rush-heading-actions = Actions
hospital-rush-heading-discharge = Sorties
hospital-rush-heading-end = Fin
hospital-rush-seat = Joueur { $n }
hospital-rush-bed = Lit { $n }
hospital-rush-bed-with = lit { $n }, { $name }
hospital-rush-bucks =
    { $n ->
        [0] aucun sou
        [one] 1 sou
       *[other] { $n } sous
    }
hospital-rush-word-patch = Pansement
hospital-rush-word-purple = Médicament violet
hospital-rush-word-orange = Médicament orange
hospital-rush-word-green = Médicament vert
hospital-rush-word-buck = 1 sou
hospital-rush-paying = Payer
hospital-rush-losing = Perdre du prestige
hospital-rush-word-prestige = Prestige
hospital-rush-word-done = Terminé
hospital-rush-word-skip = Sans action
hospital-rush-word-use = Utiliser
hospital-rush-word-claim = Prendre ce patient
hospital-rush-word-discharge = Renvoyer maintenant
hospital-rush-word-leave = Laisser au lit
hospital-rush-count-patch =
    { $n ->
        [one] 1 pansement
       *[other] { $n } pansements
    }
hospital-rush-count-purple = { $n } violet
hospital-rush-count-orange = { $n } orange
hospital-rush-count-green = { $n } vert
hospital-rush-count-any = { $n } médicament au choix
hospital-rush-count-wild = { $n } au choix
hospital-rush-corridor = Couloir
hospital-rush-slides = Après chaque tour, tout le monde avance d’un lit
hospital-rush-empty = vide
hospital-rush-leaves = dernier tour
hospital-rush-leaves-short = part
hospital-rush-at-most = { $n } tours au plus
hospital-rush-unclaimed = libre
hospital-rush-beside = { $who } à côté : 1 si guéri
hospital-rush-patient-of = patient de { $who }
hospital-rush-worth = { $n } de prestige
hospital-rush-has = a { $what }
hospital-rush-needs = il faut { $what }
hospital-rush-cured = guéri
hospital-rush-goes-home = guéri : rentre après ce tour
hospital-rush-ready = prêt
hospital-rush-right-ready = option de droite complète
hospital-rush-chest = Coffre
hospital-rush-jar =
    { $colour ->
        [purple] Médicament violet
        [orange] Médicament orange
       *[green] Médicament vert
    } : { $n } sur { $all } dans le coffre
hospital-rush-of = sur { $n }
hospital-rush-jar-empty = vide
hospital-rush-doors = Portes
hospital-rush-unfair = Déloyal
hospital-rush-does-treat = Soigner
hospital-rush-does-fetch = Chercher
hospital-rush-does-study = Étudier
hospital-rush-does-bribe = Soudoyer
hospital-rush-does-steal = Voler
hospital-rush-does-join = S’asseoir à côté
hospital-rush-does-poach = Débaucher
hospital-rush-does-pilfer = Chiper et soigner
hospital-rush-does-sell = Vendre
hospital-rush-does-night-shift = Garde en plus
hospital-rush-does-take-over = Reprendre
hospital-rush-does-turn-over = Faire avancer
hospital-rush-does-levy = Collecter
hospital-rush-does-dismiss = Renvoyer
hospital-rush-does-denounce = Accuser
hospital-rush-once = un marqueur par tour
hospital-rush-always = autant de marqueurs qu’on veut
hospital-rush-taken-by = occupé par { $who }
hospital-rush-stand-here = Ici : { $who }
hospital-rush-used = utilisé
hospital-rush-prestige = Prestige
hospital-rush-prestige-is = { $n } de prestige
hospital-rush-goal = { $n } termine la partie après ce tour
hospital-rush-order = Ordre de placement
hospital-rush-placed-at = { $who } : { $where }
hospital-rush-to-place = { $who } : à placer
hospital-rush-began = A commencé : { $who }
hospital-rush-next-starts = Tour suivant : { $who }
hospital-rush-starter = commence le tour suivant
hospital-rush-mine = Ma carte
hospital-rush-tray = Mes tuiles
hospital-rush-skills = Compétences
hospital-rush-learned = apprise
hospital-rush-not-learned = pas apprise
hospital-rush-colleagues = Autres internes
hospital-rush-discards = Patients défaussés
hospital-rush-no-medicine = Aucun médicament
hospital-rush-exam-done = examen passé
hospital-rush-on-red = { $n } sur rouge
hospital-rush-markers-left =
    { $n ->
        [0] plus de marqueur
        [one] encore 1 marqueur
       *[other] encore { $n } marqueurs
    }
hospital-rush-treats-bed = soigne le lit { $n }
hospital-rush-source-cured = Patients guéris
hospital-rush-source-exam = Examen final
hospital-rush-source-bribe = Pots-de-vin
hospital-rush-source-character = Personnage
hospital-rush-source-punished = Punitions
hospital-rush-decided-prestige = Décidé par le prestige.
hospital-rush-decided-tiles = Égalité de prestige : médicaments et sous ensemble décident.
hospital-rush-decided-shared = Égalité en tout : la première place est partagée.

## Hospital Rush : leçon

hospital-rush-lesson-aim = Des internes, un seul poste. Guérir donne du prestige ; { $goal } termine la partie. À chaque tour, les patients avancent et partent après le lit 4.
hospital-rush-lesson-treat = Place un marqueur sur { CARD("treat-a") } : deux tuiles gratuites. Choisis le lit 3 et pose deux pansements. Il devient ton patient.
hospital-rush-lesson-fetch = Pip Plum a encore besoin de violet. { CARD("fetch-a") } : prends violet et orange. Le coffre est petit, et tous voient tes réserves.
hospital-rush-lesson-fetch-b = { CARD("fetch-a") } est occupé. { CARD("fetch-b") } donne un médicament : prends violet. Les portes battantes acceptent tous les marqueurs.
hospital-rush-lesson-slide = Le lit 4 est parti, tous ont avancé. Ton patient est au lit 4 : c’est son dernier tour.
hospital-rush-lesson-cure = { CARD("treat-b") }, lit 4, violet : il ne manque plus rien. Après le tour, le patient rentre et tu gagnes son étoile.
hospital-rush-lesson-night = Il te faut des sous. Le premier sur { CARD("night-shift") } dit aussi qui commence la suite. Les deux noms sont en haut.
hospital-rush-lesson-risk = Les portes rouges sont déloyales : bonnes pour toi, jusqu’à ce qu’on te dénonce. La ligne à côté de « Déloyal » dit qui le peut.
hospital-rush-lesson-sell = Sois déloyal une fois : Kurt II vend des médicaments contre des sous. Vends ce qui ne te sert pas.
hospital-rush-lesson-rat = D’autres sont sur rouge. { CARD("rat-out") } paie pour chaque marqueur rouge, et ils paient ou perdent du prestige. Utilise-le.
hospital-rush-lesson-study = { CARD("study") } coûte trois sous et apprend une compétence pour de bon. Chacune vaut un point à l’examen.
hospital-rush-coach-over = Voilà tout. Dix de prestige terminent la partie : continue, ou arrête-toi ici.
hospital-rush-coach-start = Place deux marqueurs par tour ; chaque porte dit ce qu’elle te donne. Guéris des patients pour le prestige.
hospital-rush-coach-slide = Les patients avancent d’un lit par tour et partent après le lit 4, guéris ou non. Termine à temps.
hospital-rush-coach-tiles = Les pansements viennent de la réserve, les médicaments sont à toi. Au-delà des tuiles gratuites, un sou chacune.
hospital-rush-coach-red = Les portes rouges sont déloyales. La ligne à côté de « Déloyal » dit si on peut encore te punir.
hospital-rush-coach-blocks = Une porte en pointillé ne te donnerait rien maintenant. Tu peux t’y mettre quand même, pour gêner les autres.
hospital-rush-coach-punished = On punit ton marqueur sur rouge. Chaque réponse dit ce qu’il reste. « Toujours » répond pour le reste de la partie.
hospital-rush-coach-pharmacy = Ta { CARD("pharmacy") } : un médicament pour chaque patient guéri. Prends ce qu’il faut au prochain.
hospital-rush-coach-right = Le coin plié est complet : un de prestige tout de suite, ou attendre et guérir pour plus.
hospital-rush-coach-exam = L’examen final donne un point par compétence, une fois par partie. Apprends-en d’abord autant qu’il te faut.
hospital-rush-coach-last = Quelqu’un a dix : c’est le dernier tour. Prends tous les points que tu peux.

## Hospital Rush : règles

hospital-rush-rules-aim = Le but
hospital-rush-rules-aim-1 = Tu es l’un des internes qui veulent le même poste. Le prestige décide, et tout n’est pas toujours loyal.
hospital-rush-rules-aim-2 = Dès que quelqu’un a { $goal } de prestige ou plus à la fin d’un tour, la partie est finie et le plus de prestige gagne. Il reste entre { $lowest } et { $highest }.
hospital-rush-rules-setup = Mise en place
hospital-rush-rules-setup-1 = Chacun reçoit un personnage avec deux portes à lui, deux marqueurs d’action, un marqueur de patient et { $bucks } sou. Le hasard dit qui commence.
hospital-rush-rules-setup-2 = Un patient est dans chacun des { $beds } lits. Le coffre contient quelques médicaments de chaque couleur ; sous et pansements ne manquent jamais.
hospital-rush-rules-round = Un tour
hospital-rush-rules-round-1 = L’un après l’autre, chacun place un marqueur à une porte et fait aussitôt ce qu’elle dit. Puis de même avec le second marqueur.
hospital-rush-rules-round-2 = Une porte simple prend un marqueur par tour, une porte battante autant qu’on veut. { CARD("night-shift") } a trois places, de mieux en mieux payées ; la première dit qui commence ensuite.
hospital-rush-rules-round-3 = Il faut placer son marqueur. L’action se fait en entier, en partie ou pas du tout, même juste pour gêner quelqu’un.
hospital-rush-rules-treating = Soigner
hospital-rush-rules-treating-1 = Tu soignes le patient qui porte ton marqueur, ou tu en prends un que personne ne soigne. Les tuiles restent sur l’ancien.
hospital-rush-rules-treating-2 = Les pansements viennent de la réserve, les médicaments de chez toi. La porte dit combien de tuiles sont gratuites ; chaque autre coûte 1 sou.
hospital-rush-rules-treating-3 = On ne pose que ce dont la carte a encore besoin. Certains besoins prennent tout médicament, d’autres toute tuile.
hospital-rush-rules-treating-4 = Des couleurs de médicaments, les règles ne nomment que le violet ; l’orange et le vert sont maison.
hospital-rush-rules-unfair = Portes déloyales
hospital-rush-rules-unfair-1 = Qui est sur rouge peut être dénoncé jusqu’à la fin du tour. { CARD("rat-out") } donne 1 sou, et 1 de plus par marqueur sur rouge.
hospital-rush-rules-unfair-2 = Chaque adversaire répond pour chacun de ses marqueurs rouges : 1 sou à la banque, ou 1 de prestige. Qui n’a que l’un des deux le donne.
hospital-rush-rules-discharge = Après les marqueurs
hospital-rush-rules-discharge-1 = Dans l’ordre du tour, chaque patient complet rentre chez lui et rapporte son étoile. Les médicaments retournent au coffre.
hospital-rush-rules-discharge-2 = Un coin plié complet peut rentrer pour { $right_prestige } de prestige à la place, ou rester.
hospital-rush-rules-discharge-3 = Puis le patient du dernier lit part sans être guéri, les autres avancent, et de nouveaux arrivent par la gauche.
hospital-rush-rules-end = La fin
hospital-rush-rules-end-1 = On ne regarde la fin qu’après les sorties : { $goal } atteint puis perdu dans le même tour ne compte pas.
hospital-rush-rules-end-2 = En cas d’égalité, le plus de médicaments et de sous ensemble l’emporte ; ensuite la place est partagée.
hospital-rush-rules-rulings = Bon à savoir
hospital-rush-rules-rulings-1 = Tout est visible, sauf l’ordre des patients à venir.
hospital-rush-rules-rulings-2 = On peut prendre un patient sans poser de tuile.
hospital-rush-rules-rulings-3 = Notre lecture : combien de marqueurs prend une porte, là où aucun document ne le dit.
hospital-rush-rules-rulings-4 = Contenu maison : tous les patients, deux personnages et la seconde porte de Freddie sont de nous. Si les personnages sont équilibrés, certains prix et couleurs le sont aussi, chacun indiqué à part et essayé dans de nombreuses parties entre bots.
hospital-rush-rules-spaces = Portes
hospital-rush-rules-skills = Compétences
hospital-rush-rules-characters = Personnages
hospital-rush-rules-characters-1 = Les deux portes d’un personnage sont à lui seul, une fois par tour. L’option des personnages dit lesquelles sont déloyales ; celles-là sont rouges.
hospital-rush-rules-documented = Personnages comme publiés
hospital-rush-rules-documented-1 = Avec l’option des personnages comme publiés, les deux portes de chaque personnage publié sont rouges et ne coûtent que ce que disent les documents.
hospital-rush-rules-patients = Patients
hospital-rush-rules-glossary = Mots
hospital-rush-term-treating = Soignant
hospital-rush-term-treating-text = Celui dont le marqueur a pris le patient. Marina peut s’asseoir à côté, c’est autre chose.
hospital-rush-term-red = Sur rouge
hospital-rush-term-red-text = Un marqueur à une porte déloyale, jusqu’à la fin du tour.
hospital-rush-term-block = Bloquer seulement
hospital-rush-term-block-text = L’action ne te donnerait rien maintenant, mais personne d’autre n’entre.
hospital-rush-term-right = Coin plié
hospital-rush-term-right-text = Le côté droit de certains patients : moins de tuiles, un de prestige.

## Hospital Rush : tour d’exemple

hospital-rush-rules-setup-3 = De chaque couleur, le coffre contient 2 tuiles de médicament à 3 joueurs, 3 à 4 et 4 à 5. Au lieu du hasard, la table peut dire qui commence.
hospital-rush-term-marker = Marqueur
hospital-rush-term-marker-text = Deux marqueurs d’action font chacun une chose par tour. Le marqueur de patient est sur le patient que tu soignes.
hospital-rush-term-tile = Tuile
hospital-rush-term-tile-text = Un pansement ou un médicament. Avec les tuiles de sa carte, un patient est guéri.
hospital-rush-rules-example = Un tour entier
hospital-rush-rules-example-1 = La mise en place et le premier tour d’Ada, Ben et Cleo, vraiment joués ainsi. Chaque image montre la table après le texte qui la précède.
hospital-rush-example-setup = Le hasard fait commencer Ada. Elle joue { $vanessa }, Ben { $kurt } et Cleo { $freddie }. Chacun a 1 sou et 0 de prestige. Dans les lits 1 à 4 sont { $tilda-tumble }, { $pip-plum }, { $nell-nettle } et { $casper-cough }. À 3 joueurs, le coffre contient 2 tuiles de médicament de chaque couleur.
hospital-rush-example-first = Les premiers marqueurs. Ada va à { $treat-a } et prend { $nell-nettle } au lit 3. Là, 2 tuiles sont gratuites et une troisième coûte 1 sou : elle pose 3 pansements, tout ce qu’il faut. Ben va à { $fetch-a } et prend 1 médicament violet et 1 vert. Cleo va à { $sabotage }, une porte déloyale, et prend le violet à Ben.
hospital-rush-example-second = Les seconds marqueurs. Ada va à { $rat-out } : 1 sou, et 1 de plus pour le marqueur sur rouge, cela fait 2. Pour ce marqueur, Cleo doit 1 sou ou 1 de prestige, et paie le sou. Ben est le premier à { $night-shift } : 2 sous, et il dit qui commence le tour suivant, lui-même.
hospital-rush-example-last = Le dernier marqueur de Cleo va à { $treat-b }, où 1 tuile est gratuite. Elle prend { $pip-plum } au lit 2 et pose son médicament violet.
hospital-rush-example-discharge = { $nell-nettle } a toutes ses tuiles et rentre : 1 de prestige pour Ada. Personne n’a 10, la partie continue. { $casper-cough }, au lit 4, part sans être guéri. Les autres avancent vers la droite et ferment le trou : { $pip-plum }, avec le marqueur et la tuile de Cleo, est maintenant au lit 4, { $tilda-tumble } au lit 3. { $hattie-hiccup } et { $sam-saffron } arrivent aux lits 1 et 2. Les marqueurs reviennent, et Ben commence le tour 2.

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
dice-hospital-offer-puzzles-facts = 1 personne · environ 3 minutes

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
