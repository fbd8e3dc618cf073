### What only the server says, in English.

## The server: tables of people and bots

stale-prompt = That was for question { $prompt }; now it is question { $now }. Look again, then answer.
table-unknown = There is no table “{ $table }”. Check the link.
table-full = Every seat of this table is taken. You can watch.
seat-kept = The open seats are kept for those who played before. You can watch.
tables-many = From your address { $tables } tables were made that are not over, or within a day. Finish some of them first.
tables-full = This server has { $tables } tables and takes no more. Ask whoever runs it.
disk-low = The disk of this server is nearly full, so no new table can be made. Games go on.
table-unreadable = What is stored of table “{ $table }” is damaged: it cannot be played. Whoever runs this server finds more in its log.
table-closed = Whoever runs this server has closed this table: it can be read, and not be played.
admin-only = This is for whoever runs the server.
admin-exists = { $path } is there already. Give the name of a new file.
admin-failed = That could not be done: { $reason }.
admin-no-journal = Table “{ $table }” has no journal: it has not begun, or it is a puzzle.
admin-no-database = There is no database { $path }. Give it with --database.
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
body-slow = The message did not arrive within { $seconds } s. Send it again.
cards-too-long = The card file is too long: at most { $bytes } bytes.
cards-slow = Reading the card file took more than { $seconds } s, so it is refused. Make it simpler.
replay-failed = The replay could not be made in time. Try again later.
page-range = There is no page { $page } of it: pages are counted from 0, and there are { $pages }.
cards-mistaken =
    The card file has { $mistakes ->
        [one] a mistake
       *[other] { $mistakes } mistakes, the first of them
    }: { $error }
query-number = “{ $name }” must be a whole number, not “{ $text }”.
page-unknown = There is no such page.
server-fault = Something went wrong here, and nothing was changed. Try again.
store-failed = That could not be stored, and so was not done ({ $reason }). Try again.
store-unusable = The database { $path } cannot be used: { $reason }.
store-taken = The database { $path } is in use: another server is running with it. Stop that one, or give another --database.
store-read-only = The database { $path } cannot be written: make the file and its folder writable, or give another --database.
store-cannot-open = The database { $path } cannot be opened: { $reason }. Check the folder and its permissions.
store-damaged = The database { $path } is damaged or is none: { $reason }. Restore a backup, or give another --database.
store-disk = The disk failed or is full with the database { $path }: { $reason }. Make room, then start again.
store-lost = The database of this server is lost, so nothing is stored and nothing can be said. Whoever runs it has to start it again.
store-newer = The database { $path } has schema version { $found }, this program knows versions up to { $known }. Install a newer program.
seed-practice = A seed is for practice: one person, no open seat, not public. Leave it out here.
script-practice = A script is for practice bots: give a seed too, or leave the script out.
host-only = Only the host decides that: { $name }.
table-begun = The game has begun.
remove-whom = There is nobody to remove: { $whom }.
name-taken = Somebody here is called { $name } already. How about { $proposal }?
absence-over = { $whom } is not being waited for any more.
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
told-same-address = (joined from the same address as another player here)
serve-taken = Port { $port } is in use, perhaps by wardround itself: open http://localhost:{ $port }/, or take another with --port.
serve-cannot = Nothing can be served at { $host }, port { $port }: { $why }. Give another --host or --port.
