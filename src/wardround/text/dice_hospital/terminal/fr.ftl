### Dice Hospital in the terminal, in French.

## Names of things on the command line

cards-board-departments = Services du plateau de chaque hôpital
cards-departments = Services à construire
cards-specialists = Spécialistes
cards-administrators = Directeurs (leurs noms sont maison : aucune carte imprimée n’en donne)
cards-copies =
    { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }

## What cards do

board-treatment =
    { $form ->
        [heal] { whom }, { steps }
       *[other] { does-treatment }
    }


## The board

board-round = Dice Hospital, tour { $round } sur { $rounds } : { $phase }
board-setup = Dice Hospital : { $phase }
board-asked = { $who } : { $question }
board-forecast =
    Si tu termines maintenant : { points } ; { $worsening ->
        [none] personne ne s’aggrave
       *[other] s’aggravent : { $worsening }{ finish-steps }
    } ; { $dead ->
        [none] aucun décès
       *[other] décès : { $dead } (−{ $cost })
    }.
board-ambulance = Ambulance { $ambulance }
board-sum = (somme { $sum })
board-taken = prise par { $who }
board-empty = vide
board-intake = Lancés
board-display = Présentoir
board-nothing = aucun
board-first = premier joueur
board-has-word = a la parole
board-finished = a terminé
board-with-ambulance = ambulance { $ambulance }
board-beds =
    { $free ->
        [0] Lits : les { $beds } sont occupés
        [one] Lits : { $taken } occupés sur { $beds }, { $free } libre
       *[other] Lits : { $taken } { $taken ->
            [one] occupé
           *[other] occupés
        } sur { $beds }, { $free } libres
    }
board-waiting = En attente
board-treated = Traités
board-incoming = Arrivants
board-lounge = Sorties du tour
board-lounge-dice =
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
board-hand = Reçus
board-departments = Services
board-staff = Spécialistes
board-used = utilisé
board-placed = placé
board-nurses = Infirmiers
board-nurses-free =
    { $free } { $free ->
        [one] libre
       *[other] libres
    } sur { $nurses }
board-bags = Poches de sang
board-fatalities = Décès
board-points = Points
board-administrator = Directeur
board-hidden = caché
board-bag = Dans le sac
board-bag-dice =
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

## Playing in the terminal

play-legend = { $ready } possible · { $idle } pas maintenant · { $used } utilisé
play-harvest =
    { $who } : { points }, { $home } { $home ->
        [one] sortie
       *[other] sorties
    }{ $dead ->
        [0] { "" }
       *[other] , { $dead } décès
    }
play-only-finish = { $who } : plus rien n’est possible. Termine (finish).
play-say-anyway = terminer quand même
play-time-up = Le temps est écoulé : ce qui n’est pas placé reste inutilisé.

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
    { $who } : { points }, { $patients ->
        [one] { $patients } patient
       *[other] { $patients } patients
    }{ $ill ->
        [0] { "" }
       *[other] { " " }({ $ill } au plus mal)
    }, { $home } { $home ->
        [one] sortie
       *[other] sorties
    }, { bags }, { $dead } décès{ $cards ->
        [none] { "" }
       *[other] { "\u202F" }; { $cards }
    }.
play-city-taken = prise par { $who }
play-city = Ambulances : { $told }.
play-arrange =
    dans l’ambulance { $ambulance } ; { $dice ->
        [none] elle est encore vide
       *[other] il y a déjà : { $dice }
    }
help-about = Tu diriges un hôpital pendant huit tours : prends une ambulance de patients, améliore ton hôpital et place infirmiers et spécialistes dans les services pour soigner. Un patient soigné au-delà de 6 rentre chez lui ; qui n’est pas traité perd { $steps }, et meurt en dessous de 1.
help-points = Des points à chaque tour pour les patients qui rentrent ensemble : { $ladder } pour 1, 2, 3 … ; 5 de plus si ton hôpital est alors vide. À la fin, 1 par poche de sang restante et { $fatality } par décès.
help-stops = finish : terminer ton activation ; skip : renoncer à un pouvoir ; pass : ne rien prendre ni rendre ; bag : une poche de sang soigne n’importe quel patient d’un niveau ou change la couleur qu’il montre.
help-marks = En plein écran : [r2] peut être choisi maintenant, † mourrait ; ● utilisable maintenant, ○ pas maintenant, ✓ utilisé, ▶ vient d’être dit.
play-help-why = pourquoi un mot ne peut pas être dit maintenant, et ce que fait une carte : « why radiology »
help-words =
    Choisis par numéro, ou tape des mots puis Entrée : « nurse pharmacy g4 ». Dans une phrase, l’ordre est libre, et quelques mots suffisent s’ils ne désignent qu’une seule phrase.
help-patients =
    Les patients sont des mots : r4 est un 4 rouge, y veut dire jaune, g vert ; r4t a été traité ce tour-ci, r4m aussi, et un effet en dépend ; rg4 est un dé rouge qui affiche vert.

## In few words

patient =
    { colour } { $value }{ $shows ->
        [own] { "" }
        [red] { " " }affiché rouge
        [yellow] { " " }affiché jaune
       *[green] { " " }affiché vert
    }{ $condition ->
        [treated] { " " }(traité)
        [marked] { " " }(tout juste soigné)
       *[waiting] { "" }
    }
brief-first = premier joueur{ $what }
brief-reveal = Révélé : { $what }
brief-draw = dés piochés : { $what }
brief-item-draw =
    { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
brief-settle = patients de départ : { $what }
brief-deal = reçu : { $what }
brief-keep = gardé : { $what }
brief-appoint = directeur : { $what }
brief-roll = Lancés : { $what }
brief-take = ambulance { $what }
brief-gain = poche de sang +{ $what }
brief-admit = nouveaux patients : { $what }
brief-die = { $what }
brief-build = nouveau : { $what }
brief-give-back = rendu : { $what }
brief-place = { $what }
brief-heal = { $what }
brief-discharge = { $what }
brief-recolour = { $what }
brief-spend = poche de sang -{ $what }
brief-spare = préservé : { $what }
brief-worsen = aggravation : { $what }
brief-score = { $what }
brief-item-place =
    { $worker ->
        [nurse] infirmier
       *[other] { $worker }
    } → { $department }
brief-item-becomes = { $patient } passe à { $value }
brief-item-recolour =
    { $patient } affiche { $shows ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
brief-item-score = { points } ({ $source })
brief-item-die = { $patient } meurt
brief-item-discharge = { $patient } sort
brief-item-transfer = { $patient } retourne dans le sac
brief-item-hidden = un directeur

chip-sum = somme { $sum }

word-department = révéler un service de plus
word-specialist = révéler un spécialiste de plus
word-finish = terminer ton activation
word-nurse = dans n’importe quel service qui trouve ses patients
word-pass = non, rien
word-skip = non merci : renoncer au pouvoir

## Options, solo, events, own cards

brief-treat = { $what }
brief-join = Dans la pioche : { $what }
brief-leave = Hors de la pioche : { $what }
brief-report = Bilans : { $what }
brief-fulfil = bilan rempli : { $what }
brief-event = Événement : { $what }
brief-arrive = arrive aussi : { $what }
brief-send-back = remis : { $what }
brief-transfer = rendu au sac : { $what }
brief-welcome = tiré du sac : { $what }
brief-name = le { CARD("consultant") } suit : { $what }
brief-relieve = décès -{ $what }
brief-pick-up = emmené : { $what }
word-done = c’est tout
word-use = utiliser le pouvoir
word-draw = piocher et lancer un nouveau patient
word-name = nommer le spécialiste que suit le { CARD("consultant") }
cards-prototype = Édition « prototype » : cartes qui diffèrent
cards-experimental = Médecine expérimentale
cards-promos = Spécialistes promo
cards-events = Événements (maison)
cards-reports = Bilans médicaux
cards-backs = Versos des ambulances (maison)
cards-back = Ambulance { $ambulance } : { $spaces }

## : options sur la table

play-played-with = On joue avec : { $options }.
mark-first-seat-1 = le premier siège commence
mark-first-seat-2 = le deuxième siège commence
mark-first-seat-3 = le troisième siège commence
mark-first-seat-4 = le quatrième siège commence
mark-edition-prototype = l’édition prototype
mark-administrators-no = sans directeurs
mark-activation-simultaneous = activation simultanée
mark-crisis-yes = crise initiale (cinq patients de départ)
mark-epidemic-yes = épidémie (un patient de plus avec chaque ambulance)
mark-superbug-yes = superbactérie (la négligence baisse de 2)
mark-pick-up-yes = dernière tournée après le tour 8 (qui reste coûte 1 point)
mark-events-yes = événements (maison)
mark-experimental-replace = médecine expérimentale
mark-experimental-added = médecine expérimentale ajoutée aux pioches entières
mark-promos-consultant = { CARD("consultant") } (promo)
mark-promos-admissions-nurse = { CARD("admissions-nurse") } (promo)
mark-promos-both = spécialistes promo
mark-timer-yes = minuteur
mark-fatalities-double = un décès coûte 4 points
mark-reports-double = un bilan non rempli coûte le double
play-event = Événement de ce tour : { $name }. { $does }
play-spaces = Cases libres de la tournée : { $spaces }.
play-space =
    { $space ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[other] niveau { $space }
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
play-reports = Bilans médicaux (les sorties d’un seul tour doivent tout apporter)
play-reports-short = Bilans : points, sortis sur demandés
play-reports-above-short = Au-dessus, jusqu’à ce que l’autre soit rempli
play-reports-now = Bilans en cours : { $told }.
play-reports-above = Au-dessus, tant que celui d’en dessous n’est pas rempli
play-report =
    { $name }, { points } : { $needs }{ $ready ->
        [yes] { " " }✓
       *[no] { "" }
    }
play-need =
    { $have } sur { $wanted } { $colour ->
        [red] rouge
        [yellow] jaune
       *[green] vert
    }
play-standing-reports = { $who } { $points } (les bilans non remplis coûteraient { $owed })
play-standing-patients = { $who } { $points } (laissés pour l’instant : { $owed })
play-note-home =
    { $home ->
        [one] 1 patient sorti
       *[other] { $home } patients sortis
    }
play-note-bags =
    { $bags ->
        [one] 1 poche, 1 point
       *[other] { $bags } poches, 1 point chacune
    }
play-note-dead = { $dead } × { $each }
play-legend-return = { $ready } peut être rendu

## Sortes de choses dans les bilans d’expériences

things-ambulance = Ambulances
things-department = Services
things-specialist = Spécialistes
things-administrator = Directeurs
