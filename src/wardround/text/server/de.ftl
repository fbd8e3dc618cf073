### What only the server says, in German.

## Der Server: Tische mit Menschen und Bots

stale-prompt = Das galt für Frage { $prompt }; jetzt ist es Frage { $now }. Schau noch einmal hin und antworte dann.
table-unknown = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link.
table-full = An diesem Tisch sind alle Sitze besetzt. Du kannst zuschauen.
seat-kept = Die freien Sitze sind denen vorbehalten, die zuvor gespielt haben. Du kannst zuschauen.
tables-many = Von deiner Adresse kommen { $tables } Tische, die nicht zu Ende oder von heute sind. Spiel erst einige zu Ende.
tables-full = Dieser Server hat { $tables } Tische und nimmt keine mehr. Frag, wer ihn betreibt.
disk-low = Die Platte dieses Servers ist fast voll, darum gibt es keinen neuen Tisch. Begonnene Spiele gehen weiter.
table-unreadable = Was von Tisch „{ $table }“ gespeichert ist, ist beschädigt: Er kann nicht gespielt werden. Wer diesen Server betreibt, findet mehr in seiner Logdatei.
table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen: Lesen kann man ihn, spielen nicht.
admin-only = Das ist dem vorbehalten, der den Server betreibt.
admin-exists = { $path } gibt es schon. Gib den Namen einer neuen Datei an.
admin-failed = Das ging nicht: { $reason }.
admin-no-journal = Tisch „{ $table }“ hat kein Spielprotokoll: Er hat nicht begonnen, oder er ist ein Rätsel.
admin-no-database = Eine Datenbank { $path } gibt es nicht. Gib sie mit --database an.
table-waits =
    Das Spiel hat noch nicht begonnen: { $seats ->
        [one] Ein Sitz ist
       *[other] { $seats } Sitze sind
    } noch frei. Lade jemanden ein oder fülle mit Bots auf.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-too-long = Dieser Tisch ist an seine Grenze gekommen: { $entries } Einträge oder { $taken } Rücknahmen. Beginne einen neuen.
game-over-here = Das Spiel ist vorbei: Es kann nichts mehr gesagt werden.
rules-gone =
    Dieser Tisch wurde mit Version { $rules } von „{ $game }“ und deren Karten begonnen; { $known ->
        [0] dieses Spiel ist hier nicht installiert
       *[other] installiert ist Version { $known } mit anderen Karten
    }. Er kann gelesen werden und geht weiter, sobald jene Version wieder installiert ist.
seat-not-open = Dieser Sitz ist nicht frei. Wähle einen anderen.
seat-not-yours = Du spielst nicht für { $whom }.
token-unknown = Dieser Sitznachweis stammt nicht von hier. Setz dich neu.
token-elsewhere = Dieser Sitznachweis gehört zu einem anderen Tisch.
token-void = Dieser Sitz wird jetzt auf einem anderen Gerät gespielt. Hole ihn mit einem Code von dort zurück.
code-unknown = Dieser Code wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
name-empty = Ein Name ist nötig: 1 bis { $longest } darstellbare Zeichen.
chat-empty = Es gibt nichts zu senden: 1 bis { $longest } darstellbare Zeichen.
phrase-unknown = Einen Kurzsatz „{ $phrase }“ gibt es nicht.
journal-later = Das Spielprotokoll ist zu sehen, wenn das Spiel vorbei ist.
play-on-same = Weiterspielen geht nur von einem beendeten Tisch aus, mit denselben Optionen und ohne freien Sitz.
rematch-early = Das Spiel ist noch nicht vorbei: Die Revanche kommt danach.
plea-open = { $whom } bittet schon um eine Rücknahme: Beantworte das zuerst.
plea-gone = Diese Bitte um Rücknahme ist erledigt.
plea-alone = Du kannst nicht zurück: Seitdem wurde gewürfelt oder aufgedeckt, und niemand ist da, der zustimmen könnte.
redo-gone = Das lässt sich nicht noch einmal sagen: Das Spiel ist weitergegangen.
too-fast = Das war zu viel auf einmal. Warte ein wenig.
origin-foreign = Seiten von anderswo dürfen das nicht.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-twice = „hello“ wird nur einmal gesagt, am Anfang.
wire-version = Dieser Server spricht Version { $known } des Protokolls, nicht { $found }. Lade die Seite neu.
message-malformed = Die Nachricht ist nicht lesbar: { $reason }
body-too-long = Die Nachricht ist zu lang: höchstens { $bytes } Bytes.
body-slow = Die Nachricht kam nicht innerhalb von { $seconds } s an. Sende sie noch einmal.
cards-too-long = Die Kartendatei ist zu lang: höchstens { $bytes } Bytes.
cards-slow = Die Kartendatei zu lesen hat mehr als { $seconds } s gedauert, darum wird sie abgelehnt. Vereinfache sie.
replay-failed = Die Wiedergabe wurde nicht rechtzeitig fertig. Versuch es später noch einmal.
page-range = Davon gibt es keine Seite { $page }: Gezählt wird ab 0, und es gibt { $pages }.
cards-mistaken =
    Die Kartendatei hat { $mistakes ->
        [one] einen Fehler
       *[other] { $mistakes } Fehler, der erste
    }: { $error }
query-number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $text }“.
page-unknown = Diese Seite gibt es nicht.
server-fault = Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuche es noch einmal.
store-failed = Das konnte nicht gespeichert werden und wurde deshalb nicht getan ({ $reason }). Versuche es noch einmal.
store-unusable = Die Datenbank { $path } ist nicht benutzbar: { $reason }.
store-taken = Die Datenbank { $path } ist in Gebrauch: Ein anderer Server läuft damit. Halte ihn an oder gib eine andere --database an.
store-read-only = Die Datenbank { $path } ist schreibgeschützt: Mach Datei und Ordner beschreibbar oder gib eine andere --database an.
store-cannot-open = Die Datenbank { $path } lässt sich nicht öffnen: { $reason }. Prüfe den Ordner und die Rechte.
store-damaged = Die Datenbank { $path } ist beschädigt oder gar keine: { $reason }. Spiel eine Sicherung zurück oder gib eine andere --database an.
store-disk = Die Platte ist voll oder versagt bei der Datenbank { $path }: { $reason }. Schaff Platz und starte neu.
store-lost = Die Datenbank dieses Servers ist verloren: Nichts wird gespeichert, nichts kann gesagt werden. Wer ihn betreibt, muss ihn neu starten.
store-newer = Die Datenbank { $path } hat Schema-Version { $found }, dieses Programm kennt Versionen bis { $known }. Installiere ein neueres Programm.
seed-practice = Ein Startwert ist zum Üben da: ein Mensch, kein freier Sitz, nicht öffentlich. Lass ihn hier weg.
script-practice = Ein Drehbuch ist für Bots beim Üben da: Gib auch einen Startwert an, oder lass es weg.
host-only = Das entscheidet, wer eingeladen hat: { $name }.
table-begun = Das Spiel hat begonnen.
remove-whom = Da ist niemand zu entfernen: { $whom }.
name-taken = Hier heißt schon jemand { $name }. Wie wäre es mit { $proposal }?
absence-over = Auf { $whom } wird nicht mehr gewartet.
host-foreign = Dieser Server nimmt den Hostnamen „{ $host }“ nicht an. Soll er es, starte ihn mit --allow-host und diesem Namen.
nudge-idle = Niemand wartet auf { $whom }.
nudge-gone = Für { $whom } ist niemand verbunden.
nudge-early = { $whom } wurde eben erst angestupst. Warte { $seconds } s.

## Kurzsätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-nice = Schön gemacht!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
told-hint = (hat um einen Tipp gebeten)
told-same-address = (kommt von derselben Adresse wie jemand an diesem Tisch)
serve-taken = Port { $port } ist belegt, vielleicht von wardround selbst: Öffne http://localhost:{ $port }/ oder nimm mit --port einen anderen.
serve-cannot = Unter { $host }, Port { $port }, kann kein Server laufen: { $why }. Gib --host oder --port anders an.
