### Hints, reviews and puzzles, in Dutch.

## Tips

hint-only = Iets anders is er niet te zeggen.
hint-solver =
    { $proven ->
        [yes] Niets is beter.
       *[no] De beste reeks die in de tijd gevonden is; een betere is mogelijk.
    } { $even ->
        [yes] Beginnen met “{ $second }” zou net zo goed zijn.
       *[no] In plaats daarvan met “{ $second }” beginnen zou { $lead } punten kosten.
    }
hint-alone =
    { $proven ->
        [yes] Niets is beter.
       *[no] De beste reeks die in de tijd gevonden is; een betere is mogelijk.
    } { $sure ->
        [yes] Wat anders eerst zou kunnen, hoort er ook bij.
       *[no] Voor een ander begin was geen tijd.
    }
hint-rollouts =
    { $close ->
        [even] Net zo goed: “{ $second }”.
        [yes] Het scheelt weinig: “{ $second }” kwam { $lead } punten lager uit, met een marge van { $off }.
       *[no] De op één na beste, “{ $second }”, kwam { $lead } punten lager uit, met een marge van { $off }.
    }
hint-tried = Geprobeerd door verder te spelen tot het einde van de volgende ronde, { $worlds } keer, met wat deze speler kan zien.
play-hint = Het beste: “{ $words }”.
play-hint-nobody = Er wordt nu niemand iets gevraagd, dus valt er niets aan te raden.
hint-over = Er valt niets aan te raden: het spel is afgelopen.
hint-chance = Hier spreekt het toeval en niemand anders. Zeg eerst zijn woorden.
hint-not-asked = { $whom } is hier niet aan zet. Aan zet: { $turn }.
hint-not-you = Je bent nu niet aan zet. Aan zet: { $who }.
hint-seconds = “{ $seconds }” seconden gaat niet. Geef meer dan 0 en hoogstens { $most }.
solve-nodes = “{ $nodes }” ziekenhuizen is te weinig. Geef 1 of meer.
hint-busy = Er worden te veel tips uitgerekend. Vraag het zo nog eens.
hint-puzzle = Een puzzel geeft geen tips: maak het af, dan kan de oplossing getoond worden.
hint-failed = Er is niet op tijd een tip gevonden. Vraag het nog eens, of ga zonder verder.

## Terugblikken

review-where = waar
review-who = wie
review-said = gezegd
review-lost = verloren
review-better = beter
review-total =
    { $who }: { $count ->
        [one] 1 beslissing
       *[other] { $count } beslissingen
    }, minstens { $lost } punten verloren.
review-moments = De duurste momenten
review-moment =
    { $place }. { $where }, { $who }: “{ $words }” kostte { $lost } punten{ $off ->
        [none] { "" }
       *[other] , met een marge van { $off }
    }. Beter: “{ $better }”.
review-none = Voor niemand is iets beters gevonden.
review-graph = Punten van alle spelers in de loop van het spel, per ronde; cirkels tonen de duurste momenten
review-drawn = Grafiek getekend in { $path }
review-judging = beoordelen
review-busy = Er worden te veel spellen nagekeken. Vraag het over een minuut nog eens.
review-early = De terugblik is net begonnen. Vraag het zo nog eens.
which-game = { $path } bevat { $count } spellen. Zeg met --game welk, 1 tot { $count }.
review-jobs = { $jobs } processen kunnen niet werken. Geef 1 of meer.

## Puzzels

puzzle-head =
    Puzzel { $number }, niveau { $grade } van { $most }: vind de beste woorden voor het ziekenhuis dat aan het werk is. { $last ->
        [yes] Met deze beurt eindigt het spel.
       *[no] Wat er voor later overblijft, telt mee.
    }
puzzle-how = Eén zin per regel; “finish” voor het oordeel; of board, undo, again, solution, quit.
puzzle-solved = Opgelost! Niets is beter. Een haastige bot komt { $short } punten tekort.
puzzle-lost =
    Nog niet het beste: er blijven { $lost } punten liggen{ $ahead ->
        [yes] , maar je doet het beter dan een haastige bot
       *[no] { "" }
    }.
puzzle-unknown = Er is geen puzzel { $number }. Ze zijn genummerd van 1 tot { $most }.
puzzle-grade = Niveau { $grade } is er niet. De niveaus lopen van 1 tot { $most }.
puzzle-choice = Kies op nummer, of op dag en niveau: niet allebei.
puzzle-make = { $wanted } puzzels kunnen niet gemaakt worden. Geef een getal van 1 tot { $most }.
puzzle-making = bedenken
puzzle-title = Puzzel { $number }, niveau { $grade } van { $most }
puzzle-best = Het beste
puzzle-shown = Dit zijn de beste woorden. Het telt niet als opgelost, want de oplossing was al getoond.
puzzle-yours = Jij
puzzle-greedy = Haastige bot
puzzle-not-here = Aan deze tafel is geen puzzel.
puzzle-not-over = De puzzel is nog niet af: er is niets te tonen.
puzzle-no-journal = Een puzzel heeft geen spelverslag: die begint midden in een spel.
