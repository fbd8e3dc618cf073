### Hospital Rush on the page, in French.

## : dessins

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
hospital-rush-word-discharge = Sortie immédiate
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
hospital-rush-empty = vide
hospital-rush-leaves = dernier tour
hospital-rush-leaves-short = part
hospital-rush-at-most = { $n } tours au plus
hospital-rush-at-most-short = ≤ { $n } tours
hospital-rush-unclaimed = libre
hospital-rush-beside = { $who } à côté : 1 si guéri
hospital-rush-patient-of = soigné par { $who }
hospital-rush-worth = { $n } de prestige
hospital-rush-has = a { $what }
hospital-rush-needs = il faut { $what }
hospital-rush-cured = guéri
hospital-rush-ready = prêt
hospital-rush-right-ready = option de droite complète
hospital-rush-chest = Coffre
hospital-rush-jar =
    { $colour ->
        [purple] Médicament violet
        [orange] Médicament orange
       *[green] Médicament vert
    } : { $n } sur { $all } dans le coffre
hospital-rush-doors = Portes
hospital-rush-unfair = Déloyal
hospital-rush-red-unfair = Le rouge est déloyal
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
hospital-rush-always = autant de marqueurs qu’on veut
hospital-rush-by-you = toi
hospital-rush-taken = occupé
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
hospital-rush-exam = examen
hospital-rush-exam-done = examen ✓
hospital-rush-on-red = { $n } sur rouge
hospital-rush-markers-left =
    { $n ->
        [0] plus de marqueur
        [one] encore 1 marqueur
       *[other] encore { $n } marqueurs
    }
hospital-rush-treats-bed = soigne le lit { $n }
hospital-rush-at-once =
    { $n ->
        [one] un marqueur par tour
       *[other] { $n } marqueurs par tour
    }
hospital-rush-complete = complet
hospital-rush-home = rentre
hospital-rush-home-short = rentre
hospital-rush-exit = Sortie
hospital-rush-times = ×{ $n }
hospital-rush-all-patches = Poser { $n } pansements d’un coup, gratuits
hospital-rush-bucks-unit =
    { $n ->
        [one] sou
       *[other] sous
    }
hospital-rush-after-is = { $n } après ce tour
hospital-rush-after-round = Après ce tour
hospital-rush-would-win = Alors { $who } gagne.
hospital-rush-would-win-tie = Alors { $who } l’emporte à égalité avec { $n } médicaments et sous.
hospital-rush-would-share = Alors { $who } se partagent la première place.
hospital-rush-last-round = Dernier tour
hospital-rush-unless = sauf si quelqu’un arrête { $who } ({ $n })
hospital-rush-unless-many = sauf si on arrête tous ceux qui ont { $goal }
hospital-rush-happened-to-you = Ce qu’on t’a fait
hospital-rush-seen = OK
hospital-rush-loss-steal = { $who } te prend { $what }.
hospital-rush-loss-pilfer = { $who } prend { $what } à ton patient.
hospital-rush-loss-poach = { $who } te prend la compétence { $what }.
hospital-rush-loss-ousted = { $who } reprend ton patient { $what }.
hospital-rush-loss-discard = { $who } renvoie ton patient { $what }.
hospital-rush-loss-fined =
    { $n ->
        [one] { $who } te dénonce : 1 marqueur sur rouge.
       *[other] { $who } te dénonce : { $n } marqueurs sur rouge.
    }
hospital-rush-loss-unpaid = { $who } te dénonce, et tu ne peux pas payer : −{ $n } de prestige.
hospital-rush-scene-title = Le tour { $round } se termine.
hospital-rush-scene-cure = { $patient } rentre : +{ $n } pour { $who }
hospital-rush-scene-cure-you = { $patient } rentre : +{ $n } pour toi
hospital-rush-scene-leave = { $patient } part sans être guéri
hospital-rush-scene-end = Le dernier tour est fini
hospital-rush-source-cured = Patients guéris
hospital-rush-source-exam = Examen final
hospital-rush-source-bribe = Pots-de-vin
hospital-rush-source-character = Personnage
hospital-rush-source-punished = Punitions
hospital-rush-decided-prestige = Décidé par le prestige.
hospital-rush-decided-tiles = Égalité de prestige : médicaments et sous ensemble décident.
hospital-rush-decided-shared = Égalité parfaite : la première place est partagée.

## Hospital Rush : leçon

hospital-rush-lesson-at-patch = un pansement
hospital-rush-lesson-aim-do = Atteins { $goal } de prestige.
hospital-rush-lesson-aim = Les patients guéris donnent du prestige. Dès qu’un tour finit avec quelqu’un à { $goal }, celui qui en a le plus obtient le poste.
hospital-rush-lesson-treat = { CARD("treat-a") } pose deux tuiles gratuites. { CARD("pip-plum") } demande deux pansements et un violet : commence, et ce patient est à toi.
hospital-rush-lesson-fetch = { CARD("pip-plum") } attend encore du violet. Prends-en deux : l’orange se vendra plus tard. Le coffre est petit, et tous voient ce que tu as.
hospital-rush-lesson-slide-do = Regarde le lit 4.
hospital-rush-lesson-slide = Tous ont avancé d’un lit. { CARD("pip-plum") } est près de la sortie : dernier tour pour guérir.
hospital-rush-lesson-cure = Alors rien ne manque. À la fin du tour, { CARD("pip-plum") } rentre, et tu gagnes 2 de prestige.
hospital-rush-lesson-rat = Quelqu’un a soudoyé, sur rouge. Tu gagnes un sou, plus un par marqueur rouge ; son propriétaire doit payer.
hospital-rush-lesson-cured-do = Deux de prestige !
hospital-rush-lesson-cured = { CARD("pip-plum") } est rentré guéri, et ton marqueur a monté. Examen, pots-de-vin et personnages donnent aussi du prestige.
hospital-rush-lesson-sell = Les portes rouges sont déloyales mais rentables : l’orange inutile rapporte des sous. Le risque : quelqu’un peut te dénoncer.
hospital-rush-lesson-punished = Voilà : on t’a dénoncé. Paie un sou, et ton prestige reste.
hospital-rush-lesson-study = Trois sous pour une compétence qui reste. À l’examen, chacune vaut un point de prestige.
hospital-rush-coach-over = À { $goal }, c’est fini. Guéris à temps, et triche quand personne ne peut parler. Je reviens s’il y a du nouveau.
hospital-rush-coach-start = Place deux marqueurs par tour ; chaque porte dit ce qu’elle te donne. Guéris des patients pour le prestige.
hospital-rush-coach-slide = Les patients avancent d’un lit par tour et partent après le lit 4, guéris ou non. Termine à temps.
hospital-rush-coach-tiles = Les pansements viennent de la réserve, les médicaments sont à toi. Au-delà des tuiles gratuites, un sou chacune.
hospital-rush-coach-red = Les portes rouges sont déloyales. La ligne à côté de « Déloyal » dit si on peut encore te punir.
hospital-rush-coach-blocks = Une porte en pointillé ne te donnerait rien maintenant. Tu peux t’y mettre quand même, pour gêner les autres.
hospital-rush-coach-punished = On punit ton marqueur sur rouge. Chaque réponse dit ce qu’il reste. « Toujours » répond pour le reste de la partie.
hospital-rush-coach-pharmacy = Ta { CARD("pharmacy") } : un médicament pour chaque patient guéri. Prends ce qu’il faut au prochain.
hospital-rush-coach-right = Le coin plié est complet : un de prestige tout de suite, ou attendre et guérir pour plus.
hospital-rush-coach-exam = L’examen final donne un point de prestige par compétence, une fois par partie. Apprends-en d’abord autant qu’il te faut.
hospital-rush-coach-last = Quelqu’un a dix : c’est le dernier tour. Prends tout le prestige que tu peux.

## Hospital Rush : règles

hospital-rush-rules-aim = Le but
hospital-rush-rules-aim-1 = Tu es l’un des internes qui veulent le même poste. Le prestige décide, et tout n’est pas toujours loyal.
hospital-rush-rules-aim-2 = Dès que quelqu’un a { $goal } de prestige ou plus à la fin d’un tour, la partie est finie et le plus de prestige gagne. Il reste entre { $lowest } et { $highest }.
hospital-rush-rules-setup = Mise en place
hospital-rush-rules-setup-1 = Chacun reçoit un personnage avec deux portes à lui, deux marqueurs d’action, un marqueur de patient et { $bucks } sou. Le hasard dit qui commence.
hospital-rush-rules-setup-2 = Un patient est dans chacun des { $beds } lits. Le coffre contient quelques médicaments de chaque couleur ; sous et pansements ne manquent jamais.
hospital-rush-rules-round = Un tour
hospital-rush-rules-round-1 = L’un après l’autre, chacun place un marqueur à une porte et fait aussitôt ce qu’elle dit. Puis de même avec le second marqueur.
hospital-rush-rules-round-2 = Une porte simple prend un marqueur par tour, une porte battante autant qu’on veut. { CARD("night-shift") } a trois places, de mieux en mieux payées ; la première dit qui commence ensuite.
hospital-rush-rules-round-3 = Il faut placer son marqueur. L’action se fait en entier, en partie ou pas du tout, même juste pour gêner quelqu’un.
hospital-rush-rules-treating = Soigner
hospital-rush-rules-treating-1 = Tu soignes le patient qui porte ton marqueur, ou tu en prends un que personne ne soigne. Les tuiles restent sur l’ancien.
hospital-rush-rules-treating-2 = Les pansements viennent de la réserve, les médicaments de chez toi. La porte dit combien de tuiles sont gratuites ; chaque autre coûte 1 sou.
hospital-rush-rules-treating-3 = On ne pose que ce dont la carte a encore besoin. Certains besoins prennent tout médicament, d’autres toute tuile.
hospital-rush-rules-treating-4 = Des couleurs de médicaments, les règles ne nomment que le violet ; l’orange et le vert sont maison.
hospital-rush-rules-unfair = Portes déloyales
hospital-rush-rules-unfair-1 = Qui est sur rouge peut être dénoncé jusqu’à la fin du tour. { CARD("rat-out") } donne 1 sou, et 1 de plus par marqueur sur rouge.
hospital-rush-rules-unfair-2 = Chaque adversaire répond pour chacun de ses marqueurs rouges : 1 sou à la banque, ou 1 de prestige. Qui n’a que l’un des deux le donne.
hospital-rush-rules-discharge = Après les marqueurs
hospital-rush-rules-discharge-1 = Dans l’ordre du tour, chaque patient complet rentre chez lui et rapporte ce que dit son étoile. Les médicaments retournent au coffre.
hospital-rush-rules-discharge-2 = Si seul le coin plié est complet, le patient peut rentrer pour { $right_prestige } de prestige, ou rester.
hospital-rush-rules-discharge-3 = Puis le patient du dernier lit part sans être guéri, les autres avancent, et de nouveaux arrivent par la gauche.
hospital-rush-rules-end = La fin
hospital-rush-rules-end-1 = On ne vérifie la fin qu’après les sorties : { $goal } atteint puis perdu dans le même tour ne compte pas.
hospital-rush-rules-end-2 = En cas d’égalité, le plus de médicaments et de sous ensemble l’emporte ; ensuite la place est partagée.
hospital-rush-rules-rulings = Bon à savoir
hospital-rush-rules-rulings-1 = Tout est visible, sauf l’ordre des patients à venir.
hospital-rush-rules-rulings-2 = On peut prendre un patient sans poser de tuile.
hospital-rush-rules-rulings-3 = Notre lecture : combien de marqueurs prend une porte, là où aucun document ne le dit.
hospital-rush-rules-rulings-4 = Contenu maison : tous les patients, deux personnages et la seconde porte de Freddie sont de nous. Si les personnages sont équilibrés, certains prix et couleurs le sont aussi, chacun indiqué à part et essayé dans de nombreuses parties entre bots.
hospital-rush-rules-spaces = Portes
hospital-rush-rules-skills = Compétences
hospital-rush-rules-characters = Personnages
hospital-rush-rules-characters-1 = Les deux portes d’un personnage sont à lui seul, une fois par tour. L’option des personnages dit lesquelles sont déloyales ; celles-là sont rouges.
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

## : tour d’exemple

hospital-rush-rules-setup-3 = De chaque couleur, le coffre contient 2 tuiles de médicament à 3 joueurs, 3 à 4 et 4 à 5. Au lieu du hasard, la table peut dire qui commence.
hospital-rush-term-marker = Marqueur
hospital-rush-term-marker-text = Deux marqueurs d’action font chacun une chose par tour. Le marqueur de patient est sur le patient que tu soignes.
hospital-rush-term-tile = Tuile
hospital-rush-term-tile-text = Un pansement ou un médicament. Avec les tuiles de sa carte, un patient est guéri.
hospital-rush-rules-example = Un tour entier
hospital-rush-rules-example-1 = La mise en place et le premier tour d’Ada, Ben et Cleo, vraiment joués ainsi. Chaque image montre la table après le texte qui la précède.
hospital-rush-example-setup = Le hasard fait commencer Ada. Elle joue { $vanessa }, Ben { $kurt } et Cleo { $freddie }. Chacun a 1 sou et 0 de prestige. Dans les lits 1 à 4 sont { $tilda-tumble }, { $pip-plum }, { $nell-nettle } et { $casper-cough }. À 3 joueurs, le coffre contient 2 tuiles de médicament de chaque couleur.
hospital-rush-example-first = Les premiers marqueurs. Ada va à { $treat-a } et prend { $nell-nettle } au lit 3. Là, 2 tuiles sont gratuites et une troisième coûte 1 sou : elle pose 3 pansements, tout ce qu’il faut. Ben va à { $fetch-a } et prend 1 médicament violet et 1 vert. Cleo va à { $sabotage }, une porte déloyale, et prend le violet à Ben.
hospital-rush-example-second = Les seconds marqueurs. Ada va à { $rat-out } : 1 sou, et 1 de plus pour le marqueur sur rouge, cela fait 2. Pour ce marqueur, Cleo doit 1 sou ou 1 de prestige, et paie le sou. Ben est le premier à { $night-shift } : 2 sous, et il dit qui commence le tour suivant : lui-même.
hospital-rush-example-last = Le dernier marqueur de Cleo va à { $treat-b }, où 1 tuile est gratuite. Elle prend { $pip-plum } au lit 2 et pose son médicament violet.
hospital-rush-example-discharge = { $nell-nettle } a toutes ses tuiles et rentre : 1 de prestige pour Ada. Personne n’a 10, la partie continue. { $casper-cough }, au lit 4, part sans être guéri. Les autres avancent vers la droite et ferment le trou : { $pip-plum }, avec le marqueur et la tuile de Cleo, est maintenant au lit 4, { $tilda-tumble } au lit 3. { $hattie-hiccup } et { $sam-saffron } arrivent aux lits 1 et 2. Les marqueurs reviennent, et Ben commence le tour 2.
