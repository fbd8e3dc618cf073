### What only the server says, in French.

## Le serveur : des tables d’humains et de bots

stale-prompt = C’était pour la question { $prompt } ; on en est à la question { $now }. Regarde encore, puis réponds.
table-unknown = Il n’y a pas de table « { $table } ». Vérifie le lien.
table-full = Tous les sièges de cette table sont pris. Tu peux regarder.
seat-kept = Les sièges libres sont gardés pour ceux qui jouaient avant. Tu peux regarder.
tables-many = De ton adresse viennent { $tables } tables inachevées ou ouvertes en un jour. Finis-en d’abord quelques-unes.
tables-full = Ce serveur a { $tables } tables et n’en prend pas d’autres. Adresse-toi à qui le gère.
disk-low = Le disque de ce serveur est presque plein : aucune nouvelle table ne peut être ouverte. Les parties continuent.
table-unreadable = Ce qui est enregistré de la table « { $table } » est abîmé : on ne peut pas y jouer. Le journal du serveur en dit plus à qui le gère.
table-closed = Qui gère ce serveur a fermé cette table : on peut la lire, pas y jouer.
admin-only = Ceci est réservé à qui gère le serveur.
admin-exists = { $path } existe déjà. Donne le nom d’un nouveau fichier.
admin-failed = Cela n’a pas pu se faire : { $reason }.
admin-no-journal = La table « { $table } » n’a pas de journal : elle n’a pas commencé, ou c’est un problème.
admin-no-database = Il n’y a pas de base { $path }. Indique-la avec --database.
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
plea-gone = Cette demande de retour n’est plus d’actualité.
plea-alone = Tu ne peux pas revenir en arrière : des dés ou des cartes sont sortis depuis, et personne n’est là pour accepter.
redo-gone = Cela ne peut plus se redire : la partie a avancé.
too-fast = C’était trop d’un coup. Attends un peu.
origin-foreign = Les pages venues d’ailleurs n’en ont pas le droit.
hello-first = Le premier message doit être « hello ».
hello-twice = « hello » se dit une fois, au début.
wire-version = Ce serveur parle la version { $known } du protocole, pas la { $found }. Recharge la page.
message-malformed = Le message est illisible : { $reason }
body-too-long = Le message est trop long : { $bytes } octets au plus.
body-slow = Le message n’est pas arrivé en { $seconds } s. Renvoie-le.
cards-too-long = Le fichier de cartes est trop long : { $bytes } octets au plus.
cards-slow = La lecture du fichier de cartes a pris plus de { $seconds } s, il est donc refusé. Simplifie-le.
replay-failed = La rediffusion n’a pas pu être préparée à temps. Réessaie plus tard.
page-range = Il n’y a pas de page { $page } : elles se comptent à partir de 0, et il y en a { $pages }.
cards-mistaken =
    Le fichier de cartes a { $mistakes ->
        [one] une erreur
       *[other] { $mistakes } erreurs, la première
    } : { $error }
query-number = « { $name } » doit être un nombre entier, pas « { $text } ».
page-unknown = Cette page n’existe pas.
server-fault = Quelque chose a échoué ici, et rien n’a changé. Réessaie.
store-failed = Cela n’a pas pu être enregistré, et n’a donc pas été fait ({ $reason }). Réessaie.
store-unusable = La base { $path } est inutilisable : { $reason }.
store-taken = La base { $path } est utilisée : un autre serveur tourne avec elle. Arrête-le, ou donne une autre --database.
store-read-only = La base { $path } est en lecture seule : rends le fichier et son dossier modifiables, ou donne une autre --database.
store-cannot-open = La base { $path } ne s’ouvre pas : { $reason }. Vérifie le dossier et ses droits.
store-damaged = La base { $path } est abîmée ou n’en est pas une : { $reason }. Reprends une sauvegarde, ou donne une autre --database.
store-disk = Le disque est plein ou en panne pour la base { $path } : { $reason }. Fais de la place, puis redémarre.
store-lost = La base de ce serveur est perdue : rien n’est enregistré et rien ne peut être dit. Qui le gère doit le redémarrer.
store-newer = La base { $path } a la version de schéma { $found }, ce programme connaît les versions jusqu’à { $known }. Installe un programme plus récent.
seed-practice = Une graine sert à s’entraîner : une seule personne, aucun siège libre, pas de table publique. Omets-la ici.
script-practice = Un script sert aux bots d’entraînement : donne aussi une graine, ou omets-le.
host-only = Seul l’hôte en décide : { $name }.
table-begun = La partie a commencé.
remove-whom = Personne à retirer : { $whom }.
name-taken = Quelqu’un s’appelle déjà { $name } ici. Pourquoi pas { $proposal } ?
absence-over = On n’attend plus { $whom }.
host-foreign = Ce serveur n’accepte pas le nom d’hôte « { $host } ». S’il le doit, lance-le avec --allow-host et ce nom.
nudge-idle = Personne n’attend { $whom }.
nudge-gone = Personne n’est connecté pour { $whom }.
nudge-early = On vient de relancer { $whom }. Attends { $seconds } s.

## Phrases rapides

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant, s’il te plaît.
phrase-nice = Bien joué !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
told-hint = (a demandé un conseil)
told-same-address = (vient de la même adresse que quelqu’un à cette table)
serve-taken = Le port { $port } est pris, peut-être par wardround : ouvre http://localhost:{ $port }/ ou prends-en un autre avec --port.
serve-cannot = Impossible de servir à { $host }, port { $port } : { $why }. Donne un autre --host ou --port.
