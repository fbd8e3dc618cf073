### Dice Hospital on the page, in French.

dice-hospital-score = Points

## Coach

dice-hospital-lesson-at-nurse = un infirmier
dice-hospital-lesson-at-bag = la poche
dice-hospital-lesson-at-specialist = spécialiste
dice-hospital-lesson-at-worker = le { $name }
dice-hospital-lesson-at-die =
    le dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
dice-hospital-lesson-patients = Les dés sont tes patients : 1 va très mal, 6 presque bien. Au-delà de 6, ils rentrent et rapportent.
dice-hospital-lesson-ambulance = Le bot a pris 3. Le plus bas pris donne une poche de sang et construit avant : 2 suffit, moins malade que 1.
dice-hospital-lesson-specialist = Un spécialiste est un soignant de plus, avec un talent. Le { CARD("surgeon") } aide le rouge, et tu as deux patients rouges.
dice-hospital-lesson-return-do = Garde tout.
dice-hospital-lesson-return = Une fois par tour, on peut rendre une carte contre une poche de sang. Le { CARD("surgeon") } vaut mieux.
dice-hospital-lesson-nurse = Un soignant, une salle, une fois par tour. La { CARD("pharmacy") } fait gagner un niveau à un patient vert.
dice-hospital-lesson-why = C’est déjà utilisé. Ce qui est inactif dit pourquoi ; demander ne coûte rien.
dice-hospital-lesson-surgeon = L’{ CARD("imaging") } aide un 3 ou un 4. Comme le patient est rouge, le talent peut ajouter un niveau.
dice-hospital-lesson-effect = Voilà le talent : un niveau de plus pour le même patient. Tu pourrais refuser, mais pourquoi ?
dice-hospital-lesson-clinic = La { CARD("clinic") } accepte les 5 et les 6. Tes 6 sont déjà traités et peuvent rester ; le rouge 5 attend encore.
dice-hospital-lesson-oncology = L’{ CARD("oncology") } soigne le jaune. Après ton dernier soignant, qui attend encore perd un niveau.
dice-hospital-lesson-bag = Une poche soigne d’un niveau. Essaie sur un 6 : il rentrerait aussitôt.
dice-hospital-lesson-undo-do = Maintenant, Annuler.
dice-hospital-lesson-undo = Une seule sortie vaut 1 point ; deux dans un tour 3, trois 5, quatre 7. Attends : demain, quatre peuvent sortir.
dice-hospital-lesson-finish-do = Appuie sur Terminer.
dice-hospital-lesson-finish = Deux attendent encore et perdent un niveau ; personne ne meurt. Tes trois 6 restent pour demain.
dice-hospital-lesson-extra = Tu es premier joueur : tu révèles une carte de plus. Un spécialiste, c’est un soignant de plus.
dice-hospital-lesson-second = Le premier joueur ne prend pas 1. Des autres, 3 est moins malade, et tu as déjà une poche.
dice-hospital-lesson-hire = Un soignant de plus : dès maintenant, un patient de plus est soigné à chaque tour.
dice-hospital-lesson-home-1 = Un 6 qui va mieux rentre chez lui. Le premier du tour vaut 1 point.
dice-hospital-lesson-home-2 = Deux dans le même tour : 3 points ensemble.
dice-hospital-lesson-home-3 = Trois : 5 points. Un par tour n’en donnerait que 3.
dice-hospital-lesson-nearly = Chaque soignant peut aller partout ; seul le talent veut sa couleur. Le jaune 5 passe à 6.
dice-hospital-lesson-home-4 = Maintenant, la poche en vaut la peine. Quatre dans le même tour : 7 points.
dice-hospital-lesson-free = Comme tout soignant, le { CARD("general-practitioner") } peut aller partout. Les { CARD("intensive-care") } aident un 1 ou un 2 avant qu’il soit trop tard.
dice-hospital-lesson-another = Et le talent : un autre 4, 5 ou 6 gagne aussi un niveau. Le rouge 5 passe à 6 et pourra sortir demain.
dice-hospital-lesson-done = Quatre sorties : 7 points. Qui attend encore perd un niveau ; personne ne meurt.
dice-hospital-coach-over = Fais attendre les presque guéris, puis libère-les ensemble. Encore six tours : je reviens s’il y a du nouveau.
dice-hospital-coach-arrange = Des dés égaux ne tiennent pas tous dans une ambulance. Dernier à ce tour, tu dis quelle couleur va où.
dice-hospital-coach-place =
    Un soignant, une salle, une fois par tour. { $touch ->
        [yes] Touche
       *[no] Pointe
    } un soignant, une salle, un patient : ce qui va avec s’éclaire.

## Lesson

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
dice-hospital-coach-bag = Une poche soigne d’un niveau, ou change une couleur jusqu’à la fin de la phase. Gardée, elle vaut un point.
dice-hospital-coach-finish = Plus rien à faire. La ligne près de Terminer annonce la suite : qui attend encore perd un niveau.
dice-hospital-heading-setup = Mise en place
dice-hospital-heading-round = Tour { $n }
dice-hospital-heading-intake = Admission
dice-hospital-heading-improvement = Amélioration
dice-hospital-heading-activation = Activation
dice-hospital-log-points =
    { $shown } { $points ->
        [one] point
       *[other] points
    }
dice-hospital-log-turned = Révélé :
dice-hospital-log-bag = sac
dice-hospital-log-home = sorti
dice-hospital-log-lost = perdu
dice-hospital-log-spared = épargné
dice-hospital-log-worse =
    { $n ->
        [one] un va plus mal
       *[other] { $n } vont plus mal
    }
dice-hospital-worsen-many =
    { $you ->
        [yes] Chez toi, { $n } patients vont plus mal.
       *[no] Chez { $who }, { $n } patients vont plus mal.
    }
dice-hospital-die-many =
    { $you ->
        [yes] Tu perds { $n } patients.
       *[no] { $who } perd { $n } patients.
    }
dice-hospital-scene-title = Le tour { $round } se termine.
dice-hospital-scene-lost =
    { $count ->
        [one] { $who } : perdu
       *[other] { $count } patients perdus
    }, −{ $cost } à la fin
dice-hospital-scene-home =
    { $home ->
        [one] Une sortie
       *[other] { $home } sorties
    } = { $points ->
        [one] un point
       *[other] { $points } points
    }
dice-hospital-heading-neglect = Négligence
dice-hospital-heading-shift-change = Changement d’équipe
dice-hospital-heading-end = Fin

## Front page

dice-hospital-offer-now-line = Tu diriges un hôpital face à deux bots.
dice-hospital-offer-now-facts = 1 joueur, 2 bots · environ 30 minutes
dice-hospital-offer-duel = Un duel rapide
dice-hospital-offer-duel-line = La même chose face à un seul adversaire : moins d’attente, plus de tension.
dice-hospital-offer-duel-facts = 1 joueur, 1 bot · environ 20 minutes
dice-hospital-offer-solo-line = Un hôpital, aucun rival : remplis tes bilans médicaux et bats ton propre record.
dice-hospital-offer-solo-facts = 1 joueur · environ 20 minutes
dice-hospital-offer-learn-line = Un coach te guide pas à pas pendant les deux premiers tours.
dice-hospital-offer-learn-facts = 1 joueur, 1 bot bienveillant · environ 10 minutes
dice-hospital-offer-friends-facts = 2 à 4 joueurs, chacun son écran · 20 à 45 minutes
dice-hospital-offer-screen-facts = 2 à 4 joueurs, avec des bots si tu veux · 20 à 45 minutes

## Rules

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
dice-hospital-rules-neglect-1 = Qui n’a pas été traité pendant le tour perd { $neglect ->
        [1] un niveau
       *[other] { $neglect } niveaux
    }. En dessous de 1, un patient meurt.
dice-hospital-rules-neglect-2 = Certains directeurs préservent quelqu’un. Tu choisis qui ; obligatoire si c’est possible.
dice-hospital-rules-discharge = 5. Sorties
dice-hospital-rules-discharge-1 = Des points selon le nombre de sorties du tour, d’après l’escalier ci-dessous. Chaque sortie au-delà ajoute { $beyond }.
dice-hospital-rules-discharge-2 = Un hôpital vide rapporte 5 de plus, le directeur ce que dit sa carte. Seule compte la vraie couleur des dés.
dice-hospital-rules-shift = 6. Changement d’équipe
dice-hospital-rules-shift-1 = Les soignants reviennent, plus personne n’est traité, les cartes visibles vont sous leurs piles et de nouvelles sont révélées. Sauf après le dernier tour.
dice-hospital-rules-end = La fin
dice-hospital-rules-end-1 = Chaque décès coûte { $fatality } points, chaque poche de sang restante en vaut 1. Le plus de points l’emporte.
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

## : tour d’exemple

dice-hospital-rules-setup-first = Le hasard désigne le premier joueur, ou la table le fait avant la partie. On joue dans le sens horaire.
dice-hospital-rules-experimental-2 = Cela fait 20 services jusqu’à 3 joueurs ; à 4 joueurs, 4 tuiles du second jeu de base s’y ajoutent au hasard : 24. Les spécialistes sont toujours 24. On peut aussi ajouter toutes les nouvelles cartes aux pioches complètes : 32 services, 36 spécialistes.
dice-hospital-term-neglect = Négligence
dice-hospital-term-neglect-text = Ce qui arrive à qui n’a pas été traité dans le tour : un niveau de moins.
dice-hospital-term-fatality = Décès
dice-hospital-term-fatality-text = Un patient qui tombe sous 1. À la fin, il coûte des points.
dice-hospital-term-improvement = Amélioration
dice-hospital-term-improvement-text = Un service ou un spécialiste que tu as pris, en plus de ce que tous ont.
dice-hospital-rules-example = Un tour entier
dice-hospital-rules-example-1 = La mise en place et le premier tour d’Ada et Ben, vraiment joués ainsi. Une flèche montre ce que devient un patient ; chaque image montre la table après le texte qui la précède.
dice-hospital-example-setup = Le hasard fait d’Ada la première joueuse. On révèle { $operating-theatre } et { $surgeon }. À deux, la première joueuse demande une carte de plus : Ada veut un service, et c’est { $triage-centre }. Ada tire un dé rouge, un jaune et un vert et en fait r5, y4 et g3. Ben tire deux dés rouges et un vert : r4, r5 et g3. De deux directeurs, chacun en garde un. Celui d’Ada donne un point à chaque tour où les trois couleurs sortent, celui de Ben préserve à chaque tour un patient rouge non traité.
dice-hospital-example-intake = On lance neuf dés, trois par ambulance, et on les range à partir du plus bas. La dernière place de la numéro 1 revient à un 3, mais il y a g3, g3 et r3 : Ben, dernier dans l’ordre, choisit r3. La numéro 1 contient donc r2, y2 et r3, la numéro 2 g3, g3 et y4, la numéro 3 y4, r5 et g5.
dice-hospital-example-take = Ada est première et ne peut pas prendre la numéro 1. Elle prend la numéro 3 : ses patients sont les moins malades. Ben prend la numéro 1. C’est le plus petit numéro pris : il reçoit une poche de sang et sera premier joueur dès le tour suivant. Les dés de la numéro 2 retournent dans le sac.
dice-hospital-example-improvement = L’ordre suit les numéros d’ambulance : Ben prend d’abord une carte, { $operating-theatre }. Ada prend { $surgeon }. Personne ne rend de carte contre une poche de sang.
dice-hospital-example-ben = Ben a le plus petit numéro et commence. Un infirmier au service { $operating-theatre } soigne un patient rouge de 3 niveaux : r4 → sorti. Un autre au service { $clinic } : r5 → r6, et la poche de sang soigne encore ce patient : r6 → sorti. Le dernier infirmier au service { $intensive-care } : r2 → r3. Ben termine.
dice-hospital-example-ada = Au tour d’Ada. { $surgeon } travaille au service { $critical-care-unit } : r5 → r6. Un patient rouge a été soigné, il peut donc l’être encore une fois : r6 → sorti. Des infirmiers travaillent aux services { $clinic } : r5 → r6, { $pharmacy } : g5 → g6 et { $oncology } : y4 → y5. Ada termine.
dice-hospital-example-neglect = Qui n’a pas été traité perd un niveau. Chez Ada : g3 → g2 et y4 → y3. Chez Ben : y2 → y1 et g3 → g2. Le r3 non traité de Ben en perdrait un aussi, mais son directeur le préserve.
dice-hospital-example-discharge = D’après l’escalier : Ada a fait sortir 1 patient, 1 point. Ben en a fait sortir 2, 3 points. Aucun hôpital n’est vide, et le directeur d’Ada aurait voulu les trois couleurs. Les dés retournent dans le sac.
dice-hospital-example-shift = Soignants et ambulances reviennent, plus personne n’est traité, et { $triage-centre }, que personne n’a pris, va sous sa pile. On révèle { $radiology } et { $paramedic }. Ben, maintenant premier joueur, demande un spécialiste de plus : { $urologist }. Le tour 2 peut commencer.

## Drawings

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
dice-hospital-finished = fini · { $home } sortis
dice-hospital-placed = { $n }/{ $all } placés · { $home } sortis
dice-hospital-patients =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }
dice-hospital-your-hospital = Ton hôpital
dice-hospital-hospital-of = Hôpital : { $who }
dice-hospital-beds = { $taken } lits sur { $beds }
dice-hospital-lost =
    { $n ->
        [0] aucun décès
       *[other] { $n } décès
    }
dice-hospital-is-waiting = en attente
dice-hospital-is-treated = traité
dice-hospital-is-arriving = nouveau
dice-hospital-copies = { $place } sur { $total }
dice-hospital-picked = { $n } sur { $of } choisis
dice-hospital-tag-home = sort
dice-hospital-tag-dies = meurt
dice-hospital-tag-stays = reste
dice-hospital-tag-new = nouveau
dice-hospital-would-go-home = sortirait
dice-hospital-would-die = mourrait
dice-hospital-would-become = deviendrait { $who }
dice-hospital-will-die = meurt si tu termines maintenant
dice-hospital-will-worsen = sinon passe à { $value }
dice-hospital-will-stay = reste tel quel
dice-hospital-used = utilisé
dice-hospital-used-by = Utilisé : { $who } y travaille.
dice-hospital-somebody = quelqu’un
dice-hospital-nurses-free = Infirmier, reste { $free } sur { $n }
dice-hospital-is-out = Est au travail.
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
dice-hospital-stage-display = Présentoir
dice-hospital-queue = Qui choisit
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
dice-hospital-brings =
    { $bags ->
        [0] premier joueur
        [one] poche + premier joueur
       *[other] { $bags } poches + premier joueur
    }
dice-hospital-brings-if =
    { $lower ->
        [0] (sûr)
        [one] (si personne { $n })
       *[other] (si personne plus bas)
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
dice-hospital-by-you = toi
dice-hospital-taken-by = prise par { $who }
dice-hospital-cards-left =
    { $n ->
        [0] plus de carte
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
dice-hospital-in-the-bag = Dans le sac : rouge { $red }, jaune { $yellow }, vert { $green }.
dice-hospital-arrange-these = Ces { $value } ne tiennent pas tous :
dice-hospital-arrange-places =
    { $n ->
        [0] pleine
        [one] encore { $n } place : choisis une couleur
       *[other] encore { $n } places : choisis les couleurs
    }
dice-hospital-arrange-rest = Les autres vont ici.
dice-hospital-arrange-later = Ensuite :
dice-hospital-one-more-worker = Un soignant de plus, et :
dice-hospital-you-have =
    { $n ->
        [one] tu en as { $n }
       *[other] tu en as { $n }
    }
dice-hospital-turn-up-line = une carte de plus
dice-hospital-starting = Tes premiers patients
dice-hospital-starting-of = Les premiers patients de { $who }
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
        [one] { $n } s’aggrave{ $steps ->
            [1] { "" }
           *[other] { " " }de { $steps }
        }.
       *[other] { $n } s’aggravent{ $steps ->
            [1] { "" }
           *[other] { " " }de { $steps }
        }.
    }
dice-hospital-forecast-dies =
    { $n ->
        [one] { $n } meurt : { $who } (−{ $cost }).
       *[other] { $n } meurent : { $who } (−{ $cost }).
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

## The building

dice-hospital-free-plot = place libre
dice-hospital-bed-free = libre
dice-hospital-bed-home = rentré
dice-hospital-bed-lost = perdu
dice-hospital-bed-left = parti
dice-hospital-at-the-door = Sans lit :
dice-hospital-staff = Équipe
dice-hospital-staff-free = { $free } sur { $n }
dice-hospital-blood = Sang
dice-hospital-exit = Sortie
dice-hospital-home-today =
    Rentrés : { $home ->
        [0] personne encore
       *[other] { $home } → { $points }, suivant +{ $more }
    }
dice-hospital-card-taken = prise : { $who }
dice-hospital-card-back = rendue
dice-hospital-card-yours = à toi maintenant
dice-hospital-not-taken = { $n } non prise
dice-hospital-dice-bag = Dans le sac de dés
dice-hospital-sending-away = Renvoyer
dice-hospital-talent =
    { $trigger ->
        [red] après un rouge
        [yellow] après un jaune
        [green] après un vert
       *[any] ensuite
    } : { $relation ->
        [same] le même
        [another] un autre, { $whom }
        [match] un égal
       *[anyone] quelqu’un, { $whom }
    } +{ $steps }
dice-hospital-beds-left =
    { $n ->
        [0] plus de lit
        [one] reste 1 lit
       *[other] restent { $n } lits
    }
dice-hospital-part-intake = Admis­sion
dice-hospital-part-improvement = Amélio­ration
dice-hospital-part-activation = Acti­vation
dice-hospital-part-neglect = Négli­gence
dice-hospital-part-discharge = Sortie
dice-hospital-part-shift-change = Changement d’équipe
dice-hospital-part-event = Événe­ment
dice-hospital-part-pick-up = Dernière tournée
dice-hospital-part-end = Fin
dice-hospital-ask-who-treated = { $department } : qui est soigné ?
dice-hospital-ask-who-works = { $department } : qui y travaille ?
dice-hospital-ask-which-room = { $patient } : dans quelle salle ?

## At the table

dice-hospital-action-staff = Aller au personnel
dice-hospital-action-departments = Aller aux services
dice-hospital-action-patients = Aller aux patients
dice-hospital-action-city = Aller en ville
dice-hospital-arm-return = Rendre contre une poche de sang : me demander

## Around the table

dice-hospital-setting-letters = Lettres sur les dés (R, J, V)

## End and replay

dice-hospital-scored = { page-points }

## Alone, events, options

dice-hospital-word-done = C’est tout
dice-hospital-word-use = Oui, l’utiliser
dice-hospital-word-draw = Accueillir quelqu’un
dice-hospital-word-name = Nommer un spécialiste
dice-hospital-value = Niveau { $n }
dice-hospital-heading-event = Événement
dice-hospital-heading-discharge = Sortie
dice-hospital-heading-pick-up = Dernière tournée
dice-hospital-decided-alone = Partie en solo : le score est le résultat.
dice-hospital-treats-up-to = jusqu’à { $n } { $whom }, +{ $steps }
dice-hospital-show-line = Jusqu’à la fin de la phase. Compte comme traité.
dice-hospital-named = le { CARD("consultant") } aussi
dice-hospital-is-named = Le { CARD("consultant") } a aussi ce talent.
dice-hospital-tag-leaves = part
dice-hospital-would-leave = partirait
dice-hospital-arrives = +{ $n } à l’arrivée
dice-hospital-reports = Bilans médicaux
dice-hospital-reports-house = noms et points : maison ; la plupart des exigences aussi
dice-hospital-reports-done =
    { $n ->
        [0] aucun rempli
        [one] { $n } rempli : +{ $points }
       *[other] { $n } remplis : +{ $points }
    }
dice-hospital-reports-open = { $n } à remplir : { $points } s’ils restent
dice-hospital-reports-note = Les bilans à remplir comptent contre toi jusqu’à ce qu’ils soient remplis : alors ils donnent leurs points et ne les coûtent plus.
dice-hospital-reports-column-done = tout est rempli ici
dice-hospital-report-met = { $met } sur { $of }
dice-hospital-report-lower = Rangée du bas.
dice-hospital-report-upper = Rangée du haut : descend quand celui du dessous est rempli.
dice-hospital-sending-keeps = reste { $sum }
dice-hospital-sending-bag =
    { $bags ->
        [one] +{ $bags } poche
       *[other] +{ $bags } poches
    }
dice-hospital-event-now = Événement
dice-hospital-announcement = Les nouvelles
dice-hospital-pick-up-coming = Emmenés après le dernier tour :
dice-hospital-space-for = Case : { $what }
dice-hospital-space-taken = Case : { $what }. Occupée : { $patient }, { $who }
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
dice-hospital-rules-alone-2 = Admission : quatre dés sont lancés, un repart. Si ceux que tu gardes totalisent moins de 9, ils apportent une poche de sang. Amélioration : un service et un spécialiste sont révélés, tu en prends un.
dice-hospital-rules-alone-3 = À la sortie, ceux qui sont rentrés pendant le tour remplissent par leurs couleurs des bilans de la rangée du bas, chaque dé un seul. Le bilan du dessus descend et peut être rempli aussitôt.
dice-hospital-rules-alone-4 = Un bilan rempli donne ses points ; à la fin, chaque bilan restant les coûte. Des options doublent le coût des bilans restants ou des décès.
dice-hospital-rules-crisis = Crise initiale
dice-hospital-rules-crisis-1 = Chacun commence avec cinq patients : 3, 3, 4, 5 et 5.
dice-hospital-rules-epidemic = Épidémie nationale
dice-hospital-rules-epidemic-1 = Qui prend une ambulance pioche et lance un patient de plus, de 2 à 5. Si le sac est vide, personne ne vient.
dice-hospital-rules-superbug = Superbactérie résistante
dice-hospital-rules-superbug-1 = La négligence fait perdre deux niveaux au lieu d’un.
dice-hospital-rules-pick-up = Dernière tournée
dice-hospital-rules-pick-up-1 = Après le dernier tour, on retourne autant d’ambulances que de joueurs. À partir du premier joueur, chacun pose l’un après l’autre, s’il le peut, un patient sur une case libre de sa couleur ou de son niveau : 1 point.
dice-hospital-rules-pick-up-2 = Quand plus personne ne peut, chaque patient encore à l’hôpital coûte 1 point.
dice-hospital-rules-events = Événements
dice-hospital-rules-events-1 = Dès le tour 2, un événement est révélé avant l’admission. Certains agissent aussitôt, d’autres tout le tour ; il prend fin au changement d’équipe.
dice-hospital-rules-experimental = Médecine expérimentale
dice-hospital-rules-experimental-1 = Les pioches contiennent chaque carte de base une fois et ces nouvelles deux fois. Leur action compte comme un traitement ; seul un niveau qui monte est un soin et éveille les talents.
dice-hospital-rules-promos = Spécialistes promo
dice-hospital-rules-promos-1 = Chacun remplace un spécialiste au hasard.
dice-hospital-rules-prototype = Le prototype
dice-hospital-rules-prototype-1 = Une édition antérieure avec d’autres pioches, de 2 à 4 joueurs. À chaque tour on peut rendre autant de cartes qu’on veut, chacune contre une poche de sang.
dice-hospital-rules-prototype-2 = Qui a fait sortir seul le plus de patients dans un tour gagne une poche de sang. Les cartes qui diffèrent :

## Puzzles

dice-hospital-offer-puzzles-facts = 1 joueur · environ 3 minutes
