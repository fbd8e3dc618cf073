### What only the page says, in Dutch.

page-offline = Geen verbinding, ik probeer het opnieuw.
page-offline-line = Er is niets verloren: zodra de verbinding terug is, gaat het hier verder.
page-unreachable = Geen verbinding met de server
page-unreachable-line = Je spellen en puzzels zijn daar veilig. Deze pagina gaat vanzelf verder zodra de server antwoordt.
page-server-fault = De server kon niet antwoorden. Probeer het nog eens.
page-socket-refused = Je kunt niet aan deze tafel komen.
page-socket-moved = Deze stoel is naar een ander apparaat verhuisd.
page-your-turn = jij bent aan de beurt
page-your-name = Je naam
page-public-table = Openbaar: iedereen kan de tafel vinden en aanschuiven
page-make-table = Tafel openen
page-public-tables = Openbare tafels
page-no-tables = Er zijn nu geen openbare tafels.
page-join = Aanschuiven
page-watch = Kijken
page-join-code = Naar een tafel
page-join-code-help = De link van een uitnodiging, of de code van je stoel op een ander apparaat.
page-enter = OK
page-open-seats =
    { $n ->
        [one] 1 stoel vrij
       *[other] { $n } stoelen vrij
    }
page-under-way = bezig
page-finished-games = Afgelopen spellen
page-invites = { $who } nodigt je uit: { $game }
page-your-table = Jouw tafel: { $game }
page-table-name = Tafel { $name }
page-invitation = Neem iemand mee
page-invitation-line = Scan de code, of stuur de link:
page-invitation-local = Alleen deze computer kan deze link openen. Start de server zo, dan kunnen anderen meedoen:
page-invitation-network = Anderen kunnen “localhost” niet openen. Dit is je adres in het netwerk:
page-invitation-text = Speel { $game } met mij:
page-what-is-played = Wat er gespeeld wordt
page-bot-steps-in = Is iemand offline, dan springt na een tijdje een bot in.
page-stays-away = Is iemand offline, dan springt er geen bot in.
page-seats-total = Stoelen
page-free-seat = Vrije stoel
page-free-seat-line = link, of een bot
page-host = nodigt uit
page-host-decides = { $who } beslist:
page-remove = Verwijderen
page-remove-whom = { $who } van de tafel verwijderen
page-fill-one = Bot erbij
page-close-table = Tafel opheffen
page-start-with-bots =
    { $n ->
        [0] Beginnen
        [one] Beginnen met 1 bot
       *[other] Beginnen met { $n } bots
    }
page-presence-here = hier
page-presence-offline = offline
page-presence-stand-in = weg: een vervanger speelt
page-absent = { $who } is offline
page-absent-line = Over { $time } speelt een bot. De stoel blijft van { $who }, die altijd kan terugkomen.
page-absent-passes = Over { $time } eindigt de beurt. De stoel blijft van { $who }.
page-absent-wait = Langer wachten
page-absent-bot = Laat de bot spelen
page-absent-go-on = Zonder verder
page-plea-refused = { $who } gaat liever niet terug.
page-plea-lapsed = Niemand antwoordde op tijd: er wordt niet teruggegaan.
page-rematch-called = { $who } wil nog een keer spelen.
page-rematch-join = Weer aanschuiven
page-chat-spoken = { $who } zegt: { $text }
page-unread =
    { $n ->
        [one] 1 nieuw bericht
       *[other] { $n } nieuwe berichten
    }
page-socket-removed = Wie uitnodigde, heeft je stoel vrijgegeven.
page-socket-closed = Wie uitnodigde, heeft deze tafel opgeheven.
page-plea = { $who } vraagt terug te nemen: { $words }.
page-plea-own = Je vraagt terug te nemen: { $words }.
page-copy = Link kopiëren
page-copied = Gekopieerd
page-copy-yourself = Om te kopiëren: { $text }
page-share = Delen
page-take-seat = Hier gaan zitten
page-open = vrij
page-bot = bot
page-away = afwezig
page-you = Jij
page-undo = Terugnemen: { $words }
page-undo-key = Terugnemen
page-undo-of = Terugnemen: laatste zet van { $who }
page-undo-all = Terug naar het begin van mijn fase
page-redo = Opnieuw
page-redo-words = Opnieuw: { $words }
page-plead = Vragen om terug te nemen: { $words }
page-agree = Akkoord
page-refuse = Weigeren
page-waits-consent = Nog akkoord nodig van { $who }.
page-back = Terug
page-cancel = Afbreken
page-any-key-skips = Verder met elke toets.
page-tap-skips = Tik om verder te gaan.
page-finish-anyway = Toch afronden
page-finish-line = Enter rondt af, Escape gaat terug.
page-always = { $word }, nu en altijd
page-chosen = Gekozen: { $words }
page-chosen-reason = Kies wat erbij hoort.
page-not-with-chosen = Dit past niet bij { $words }. Met “Afbreken” begin je opnieuw.
page-waiting-for = Wachten op { $who }.
page-watching = Je kijkt toe.
page-chance-answers = Dobbelstenen of kaarten beslissen: dit kan niet worden teruggenomen.
page-can-be-said = Dit kun je nu kiezen.
page-others = De anderen
page-beside = Spelers, kaarten en verslag
page-log = Wat er gebeurde
page-log-short = Verslag
page-log-whole = Het hele verslag
page-log-earlier = Eerder
page-log-round = Ronde { $n }
page-title = wardround
page-title-turn = ● Jouw beurt – wardround
page-chat = Chat
page-send = Versturen
page-say-something = Zeg iets aan tafel
page-chat-seated = Wie een stoel aan tafel heeft, kan hier schrijven.
page-menu = Menu
page-close = Sluiten
page-leave = Tafel verlaten
page-front-page = Beginpagina
page-move-seat = Mijn stoel naar een ander apparaat verhuizen
page-move-seat-line = Scan dit, of typ daar de code { $code }. Die werkt één keer.
page-command = Opdracht: woorden, of “help”
page-command-help = Typ woorden zoals “{ $example }” en dan Enter. Escape sluit.
page-taken-back-by =
    { $you ->
        [yes] Je neemt je laatste zet terug.
       *[no] { $who } neemt de laatste zet terug.
    }
page-rewound = Het spel gaat terug.
page-while-away = Terwijl je weg was
page-in-your-name = In jouw naam
page-note-left = { $who } is weggegaan.
page-note-back = { $who } is terug.
page-note-timeout = De tijd van { $who } is om; het spel gaat verder.
page-note-played-for = Het spel gaat voorlopig zonder { $who } verder.
page-time-up = De tijd is om: wat niet is ingezet, blijft liggen.
page-cover = Geef het apparaat aan { $who }
page-cover-go = Ik ben { $who }
page-cover-why = Nu komt er iets geheims: alleen { $who } mag kijken.
page-wins =
    { $n ->
        [one] { $who } wint
       *[other] { $who } delen de eerste plaats
    }
page-player = Speler
page-total = Totaal
page-by-round = { $score } per ronde
page-rematch = Revanche
page-replay = Terugkijken
page-journal = Spelverslag downloaden
page-new-game = Nieuw spel
page-look-board = Het bord bekijken
page-step = Stap { $step } van { $total }
page-first-step = Eerste stap
page-previous = Vorige zet
page-next = Volgende zet
page-next-part = Volgend deel
page-copy-step = Link naar deze stap kopiëren
page-chance = Het toeval
page-keys = Toetsen
page-notice = wardround is een onafhankelijke uitvoering om van te leren en met vrienden te spelen; de uitgevers en auteurs van de spellen hebben haar niet gemaakt, in licentie gegeven of goedgekeurd. Alle tekeningen zijn van onszelf.
page-build-compiled = Regels: gecompileerd. Bots, tips en terugblikken werken op volle snelheid.
page-build-interpreted = Regels: geïnterpreteerd. Bots, tips en terugblikken zijn langzamer dan ze zouden kunnen zijn.
page-build-compiling = Regels: geïnterpreteerd. Er wordt een snellere versie gemaakt; bots, tips en terugblikken gebruiken die zodra ze klaar is.
page-loading = Een ogenblik …
page-unknown-page = Deze pagina bestaat niet.

## Coach

page-coach = Coach
page-coach-name = Hoofdzuster Mo
page-coach-tap =
    { $touch ->
        [yes] Tik
       *[no] Klik
    } op { $thing }.
page-coach-part = { $part } van { $parts }
page-coach-fine = Ook goed.
page-coach-fine-why = Ga op je eigen manier verder. Ik meld me zodra er iets nieuws komt.
page-coach-told = Nu weet je waarom.
page-coach-over = Je kent het spel.
page-coach-back = Terug
page-coach-go-on = Verder
page-coach-got-it = Begrepen
page-coach-skip = Zonder coach verder
page-coach-play-on = Doorspelen
page-coach-stop = Ander spel

## Front page

page-hero-hospital = Ziekenhuis
page-hero-arrivals = OPNAME
page-hero-home = NAAR HUIS
page-tagline = Twee bordspellen in het ziekenhuis.
page-tagline-free = Geen account, geen reclame, open broncode.
page-continue = Verder
page-go-on = Verder spelen
page-watch-line = Kijk mee aan openbare tafels, of bekijk gespeelde spellen opnieuw.
page-join-elsewhere = Deze link leidt naar een andere server, { $host }: open hem in de browser.
page-join-no-link = Deze link leidt naar geen tafel.
page-puzzle-target =
    { $workers ->
        [0] Er is geen medewerker over.
        [one] Er is één medewerker over.
       *[other] Er zijn { $workers } medewerkers over.
    } Het beste einde levert { $best } punten meer op dan nu stoppen; een haastige bot haalt { $greedy }.
page-language = Taal
page-continue-against = { $round }, tegen { $who }
page-continue-together = { $round }, { $who } aan dit scherm
page-continue-solo = { $round }, alleen
page-continue-waiting = Wacht op spelers
page-continue-over = Het spel is uit: kijk hoe het afliep
page-offer-now = Spelen
page-offer-solo = Solo
page-choose-options = Opties kiezen
page-choose-options-for = Opties kiezen: { $what }
page-options = Opties
page-options-usual = zoals gewoonlijk
page-option-sets = Begin met een keuze en verander hieronder wat je wilt.
page-own-cards = Eigen kaarten
page-own-cards-help = Een tekstbestand in TOML: nieuwe kaarten komen in de stapels, een met de id van een bekende kaart vervangt die. Iedereen aan tafel speelt ermee.
page-own-cards-file = Kaartbestand
page-own-cards-text = Of plak de tekst ervan
page-own-cards-example = Een voorbeeld invullen
page-card-mistakes =
    { $n ->
        [one] Het kaartbestand heeft een fout: verbeter die, of laat het bestand weg.
       *[other] Het kaartbestand heeft { $n } fouten: verbeter ze, of laat het bestand weg.
    }
page-card-mistake =
    Regel { $line }{ $card ->
        [none] { "" }
       *[other] , kaart “{ $card }”
    }{ $field ->
        [none] { "" }
       *[other] , veld “{ $field }”
    }: { $text }
page-cards-in-play =
    { $n ->
        [one] Eén eigen kaart is in het spel: { $names }.
       *[other] { $n } eigen kaarten zijn in het spel: { $names }.
    }
page-cards-idle = Het bestand klopt, maar met deze opties is geen van de kaarten in het spel.
page-with-own-cards = Met eigen kaarten.
page-bests = Persoonlijke records
page-this-game = dit spel
page-best-new = Een nieuw persoonlijk record!
page-best-place = Plaats { $place } van { $n }.
page-best-replay = Terugkijken: { $n } punten, { $date }
page-game = Spel
page-standing-answers = Wat je hier altijd antwoordt
page-ask-again = Vraag het me weer
page-offer-learn = Eerste keer? 5 minuten
page-offer-friends = Met vrienden spelen
page-offer-friends-line = Open een tafel en stuur de link of laat de QR-code zien.
page-offer-screen = Eén scherm
page-offer-screen-line = Meerdere mensen delen dit apparaat en geven het door.
page-first-time = Eerste spel hier: eenvoudigere opties en een coach naast je
page-screen-help = Geef iedereen een naam. Waar iets geheim is, zegt een neutraal scherm wie het apparaat krijgt.
page-begin = Beginnen
page-player-number = Speler { $n }
page-name-of-seat = Naam van Speler { $n }
page-seat-open = vrij voor iemand
page-seat-person = iemand hier
page-bot-named =
    { $bot ->
        [expert] bot, speelt heel goed
        [greedy] bot, speelt doordacht
        [random] bot, speelt lukraak
        [rollout] bot, probeert lukraak
        [solver] bot, speelt goed
       *[other] bot: { $bot }
    }

## Rules reference

page-rules = Regels
page-rules-of = Regels: { $part }
page-rules-contents = Op deze pagina
page-house-mark = zelfbedacht
page-marked = { $name } ({ $mark })
page-house-line = Wat “zelfbedacht” heet, is van ons, omdat geen document het geeft: een hele kaart, of alleen de naam, het effect, de prijs, de kleur of de punten.

## At the table

page-skip =
    { $touch ->
        [yes] Overslaan
       *[no] Overslaan (.)
    }
page-recap = Wat de anderen deden
page-recap-close = Overzicht sluiten
page-choices-count =
    { $n ->
        [one] 1 keuze.
       *[other] { $n } keuzes.
    }
page-dead-end = Meer valt er niet te doen. { $finish } als je zover bent.
page-you-are-last = Jij bent de laatste: hiermee eindigt de fase voor iedereen.
page-finished-waiting = Klaar. Wachten op { $who }.
page-has-finished =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $who } is klaar.
    }
page-take-back-finish = Toch niet klaar
page-seconds-left =
    { $n ->
        [one] Nog 1 seconde.
       *[other] Nog { $n } seconden.
    }
page-pass-line = Enter bevestigt, Escape gaat terug.
page-taken-back = Teruggenomen: { $words }.
page-undo-needs-consent = Anderen hebben sindsdien geantwoord. Druk nog eens om het hun te vragen.
page-nudge = { $who } aanstoten
page-nudge-key = Aanstoten
page-nudged = { $who } is aangestoten.
page-nudges-you = { $who } stoot je aan: de tafel wacht op je antwoord.
page-armed = De volgende keer wordt het je gevraagd.
page-score-line = { $who }: { $scored }, { $standing }.
page-nothing-to-forecast = Er valt nu niets te voorspellen.
page-no-such-word = “{ $word }” is geen woord van dit spel.
page-command-list = Woorden van het spel, in willekeurige volgorde. Ook: why met een woord, words, { $zones }, score, forecast, again, undo, redo, restart, help.
page-keys-zones = volgend vak; met Shift het vorige
page-keys-arrows = binnen het vak, ook over wat niet gekozen kan worden; Home en End naar de uiteinden
page-keys-enter = kiezen wat aangewezen is; waar dat niet kan: waarom niet
page-keys-numbers = de genummerde keuzes
page-keys-escape = sluiten wat bovenop ligt, of de laatste keuze van een onvoltooide zet terugnemen
page-action-next-choice = Volgende keuze
page-action-previous-choice = Vorige keuze
page-action-undo = Laatste zet terugnemen
page-action-restart = Terug naar het begin van mijn fase
page-action-redo = Opnieuw
page-action-decline = Nee, bedankt; of passen
page-action-finish = Klaar
page-action-others = Naar de anderen; nog eens: de volgende
page-action-log = Naar het verslag
page-action-again = Nog eens zeggen wat er gevraagd wordt
page-action-forecast = Zeggen wat er gebeurt als je nu afrondt
page-action-scores = Punten en voortgang van allen zeggen
page-action-info = Alles over wat aangewezen is
page-action-command = Opdrachtregel
page-action-skip = Overslaan wat getoond wordt, of het overzicht sluiten
page-action-keys = Deze lijst met toetsen

## Around the table

page-phrases = Vaste zinnen
page-turn-of = { $who } is aan de beurt
page-settings = Instellingen
page-my-seat = Mijn stoel
page-about = Over wardround
page-setting-letters = Losse toetsen werken (U, Y, F, N …)
page-setting-taps = Op een aanraakscherm laat de eerste tik zien en kiest de tweede
page-setting-never-ask = Nooit vragen voor het afronden
page-setting-keep = Vanzelf nee zeggen waar bijna iedereen dat doet
page-setting-vibration = Trillen als ik aan de beurt ben
page-setting-notice = Melding als ik aan de beurt ben en ergens anders kijk
page-setting-pace = Tempo van de anderen
page-pace-off = meteen
page-pace-quick = vlot
page-pace-normal = normaal
page-pace-watch = elke stap bekijken
page-setting-names = Namen van kaarten
page-names-translated = in mijn taal
page-names-printed = zoals gedrukt, in het Engels
page-setting-sound = Geluiden
page-sound-offer = Geluiden?
page-sound-off = uit
page-sound-quiet = zacht
page-sound-on = aan
page-remap = Losse toetsen wijzigen
page-remap-help = Kies er een en druk dan op de toets die het moet doen.
page-remap-one = { $what }: { $key }. Wijzigen
page-remap-press = druk op een toets …
page-remap-usual = Terug naar de gewone toetsen
page-move-seat-picture = QR-code die de stoel verhuist
page-invitation-link = Uitnodigingslink
page-invitation-picture = QR-code van de uitnodigingslink
page-missing =
    { $n ->
        [one] Nog één speler, dan begint het spel.
       *[other] Nog { $n } spelers, dan begint het spel.
    }

## End and replay

page-you-win = Jij wint met { $by } verschil
page-wins-by = { $who } wint met { $by } verschil
page-you-win-tie = Bij gelijke stand win jij
page-wins-tie = Bij gelijke stand wint { $who }
page-decided-round = Beslist in ronde { $round }.
page-turning-point = Het keerpunt: ronde { $round }
page-turning-point-line = { $who } neemt voorgoed de leiding, met { $scored } in deze ronde.
page-turning-point-mine = Jij neemt voorgoed de leiding, met { $scored } in deze ronde.
page-see-it = Bekijken
page-share-picture = Een afbeelding om te delen
page-save-picture = Afbeelding opslaan
page-rank = { $n }.
page-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
page-where-from = Zo telde alles op
page-in-figures = In cijfers
page-round = Ronde { $n }
page-rounds = Rondes
page-rounds-of = { $who } per ronde: { $points }.
page-best-turn = Beste ronde: { $who }, { $scored } in ronde { $round }.
page-best-turn-mine = Beste ronde: die van jou, { $scored } in ronde { $round }.
page-best-turn-alone = Beste ronde: { $scored } in ronde { $round }.
page-previous-part = Vorig deel
page-last-step = Laatste stap
page-autoplay = Afspelen
page-pause = Pauze
page-more = Meer
page-speed = Snelheid
page-speed-slow = langzaam
page-speed-normal = normaal
page-speed-fast = snel
page-eyes = Door de ogen van
page-eyes-all = iedereen
page-play-on = Vanaf hier verder spelen
page-play-on-line = Jij in de plaats van { $who }, bots voor de anderen.
page-by-source = Naar herkomst

## Dice Hospital: alone, events, options

page-ended-alone =
    { $n ->
        [one] Je eindigt met { $n } punt
       *[other] Je eindigt met { $n } punten
    }
page-as-if-over = Alsof het spel nu eindigde.

## Hints

page-hint = Tip
page-hint-thinking = De beste woorden worden gezocht …
page-hint-line = Tip: { $words }.
page-hinted = Aangeraden.
page-hint-puzzle = Een puzzel geeft geen tips: maak het af, dan kan de oplossing getoond worden.
page-action-hint = Om een tip vragen

## Puzzles

page-puzzles = Puzzels
page-puzzles-line = Vind de beste beurt van één ziekenhuis. Je mag terugnemen zo vaak je wilt; bij het afronden wordt geoordeeld. Wat er voor later overblijft, telt mee.
page-puzzle-number = Puzzel { $n }
page-puzzle-named-line = De puzzel die je gestuurd is.
page-puzzle-daily = Puzzel van de dag
page-puzzle-grade = Niveau { $grade }
page-puzzle-count =
    { $n ->
        [one] 1 puzzel
       *[other] { $n } puzzels
    }
page-puzzle-grade-1 = makkelijk
page-puzzle-grade-2 = gemiddeld
page-puzzle-grade-3 = moeilijk
page-puzzle-grade-4 = heel moeilijk
page-puzzles-all = Alle puzzels
page-puzzles-solved = { $solved } van { $total } opgelost, { $stars ->
        [one] 1 ster
       *[other] { $stars } sterren
    }. In deze browser bewaard.
page-puzzles-of-grade = { $solved } van { $n } opgelost, { $stars ->
        [one] 1 ster
       *[other] { $stars } sterren
    }
page-puzzle-unsolved = Een die nog niet opgelost is
page-puzzle-mark-star = meteen de eerste keer
page-puzzle-mark-solved = opgelost
page-puzzle-mark-tried = geprobeerd
page-today = vandaag
page-streak =
    { $n ->
        [0] Nog geen dag op rij
        [one] 1 dag op rij
       *[other] { $n } dagen op rij
    }
page-streak-longest = langst: { $n }
page-streak-today = Los die van vandaag voor middernacht op, dan zijn het er { $n }.
page-streak-begin = Los die van vandaag op, dan is de eerste dag binnen.
page-puzzle-reach = Het beste einde levert { $best } punten meer op dan nu stoppen; een haastige bot haalt { $greedy }.
page-puzzle-goal-last = Het is de laatste beurt van het spel: alleen punten tellen.
page-puzzle-gains = Punten meer dan bij meteen afronden
page-puzzle-best = Beste
page-puzzle-hasty = Haastige bot
page-puzzle-reached = { $gained } van { $best } punten
page-puzzle-at-once = In één keer opgelost
page-puzzle-solved = Opgelost
page-puzzle-result = Resultaat
page-solution-watch = Oplossing bekijken
page-solution-step = Oplossing, stap { $step } van { $total }
page-solution-back = Terug
page-solution-next = Verder
page-solution-again = Vanaf het begin
page-puzzle-by-number = Op nummer
page-puzzle-solve = Oplossen
page-puzzle-title = Puzzel { $n }, niveau { $grade }
page-puzzle-goal = Vind de beste beurt: punten nu, en wat er voor later overblijft.
page-puzzle-how = Neem terug zo vaak je wilt; bij het afronden wordt geoordeeld.
page-puzzle-again = Nog eens
page-puzzle-next = Nog een van dit niveau
page-solution = Oplossing
page-offer-puzzles = Puzzels
page-offer-puzzles-line = Eén beurt, één beste einde: vind het. Elke dag een nieuwe.

## Reviews

page-review = Terugblik
page-review-progress = { $judged } van { $total } beslissingen bekeken
page-review-moments = De duurste momenten
page-review-mine = Jouw duurste momenten
page-review-everybody = Momenten van iedereen
page-review-better = Beter
page-review-gain = { $source } { $n }
page-review-later = latere rondes { $n }
page-review-because = Dat levert op: { $gains }.
page-review-again = { $n } keer hetzelfde; ook in { $rounds }.
page-points-after = { $score } na elke ronde
page-review-none = Voor niemand is iets beters gevonden.
page-review-points = −{ $loss }
page-review-sum = { $who } verloor minstens { $scored }.
page-review-sum-mine = Je verloor minstens { $scored }.
page-review-lost = Dit kostte { $scored }. Beter: { $words }.
page-review-lost-about = Dit kostte ongeveer { $scored }, met een marge van { $off }. Beter: { $words }.
page-review-right = Hier is niets beters gevonden.
page-review-right-so-far = Hier is tot nu toe niets beters gevonden.
page-review-said = Gekozen: { $words }.
page-review-perhaps = Misschien beter, ongeveer { $scored }, met een marge van { $off }: { $words }.
page-review-before = De tafel voor de beslissing

## Any game without drawings of its own

page-no-rules = Voor dit spel zijn er hier geen spelregels om op te zoeken.
generic-nothing = niets
generic-yes = ja
generic-no = nee
generic-round = { page-round }
generic-offer-now-line = Jij tegen bots.
generic-score = Punten
generic-score-is = { page-points }
generic-decided = Beslist door: { $what }.
generic-word-finish = Klaar
generic-word-done = Dat is alles
generic-word-skip = Nee, bedankt
generic-word-pass = Passen
