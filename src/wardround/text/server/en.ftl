### What only the server says, in English.

## The server: tables of people and bots

stale-prompt = That was for question { $prompt }; now it is question { $now }. Look again, then answer.
table-unknown = There is no table “{ $table }”. Check the link.
table-full = Every seat of this table is taken. You can watch.
table-waits =
    The game has not begun: { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } still open. Invite somebody, or fill up with bots.
table-not-begun = The game has not begun.
table-too-long = This table is full: it has { $entries } entries, or { $taken } undos. Start a new one.
game-over-here = The game is over: nothing more can be said.
rules-gone =
    This table was begun with version { $rules } of “{ $game }” and its cards; { $known ->
        [0] this game is not installed here
       *[other] version { $known } with other cards is installed
    }. It can be read, and can be played again when that version is installed.
seat-not-open = That seat is not open. Choose another.
seat-not-yours = You do not play for { $whom }.
token-unknown = This seat token is not from this server. Join again.
token-elsewhere = This seat token belongs to another table.
token-void = This seat is used on another device now. Move it back with a code from there.
code-unknown = This code was used already, or is too old. Ask for a new one.
name-empty = A name is needed: 1 to { $longest } characters that can be shown.
chat-empty = There is nothing to send: 1 to { $longest } characters that can be shown.
phrase-unknown = There is no quick phrase “{ $phrase }”.
journal-later = The journal can be seen when the game is over.
play-on-same = A game can be continued only from a finished table, with the same options and with every seat taken.
rematch-early = The game is not over yet. A rematch is possible afterwards.
plea-open = { $whom } is asking to go back already: answer that first.
plea-gone = That request to go back has ended.
plea-alone = You cannot go back: dice were rolled or cards turned up since, and nobody is there who could agree.
redo-gone = That cannot be said again: the game has moved on.
too-fast = That was too much at once. Wait a little.
origin-foreign = Pages from elsewhere may not do this.
hello-first = The first message must be “hello”.
hello-twice = “hello” is said once, at the beginning.
wire-version = This server speaks version { $known } of the protocol, not { $found }. Load the page again.
message-malformed = The message cannot be read: { $reason }
body-too-long = The message is too long: at most { $bytes } bytes.
cards-too-long = The card file is too long: at most { $bytes } bytes.
cards-mistaken =
    The card file has { $mistakes ->
        [one] a mistake
       *[other] { $mistakes } mistakes, the first of them
    }: { $error }
query-number = “{ $name }” must be a whole number, not “{ $text }”.
page-unknown = There is no such page.
server-fault = Something went wrong here, and nothing was changed. Try again.
store-failed = That could not be stored, and so was not done ({ $reason }). Try again.
store-unusable = The database { $path } cannot be used: { $reason }. Is another server running with it?
store-newer = The database { $path } has schema version { $found }, this program knows versions up to { $known }. Install a newer program.
seed-practice = A seed is for practice: one person, no open seat, not public. Leave it out here.
host-foreign = This server does not accept the host name “{ $host }”. If it should, start it with --allow-host and that name.
nudge-idle = Nobody is waiting for { $whom }.
nudge-gone = Nobody is connected for { $whom }.
nudge-early = { $whom } was nudged just now. Wait { $seconds } s.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-nice = Nicely done!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
told-hint = (asked for a hint)
serve-taken = Port { $port } is in use, perhaps by wardround itself: open http://localhost:{ $port }/, or take another with --port.
serve-cannot = Nothing can be served at { $host }, port { $port }: { $why }. Give another --host or --port.
