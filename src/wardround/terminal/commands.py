"""The commands of `wardround`. Each is thin: it reads, asks the room that knows, and puts out."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from wardround import __version__, build_info

app = App(
    name="wardround",
    help="Hospital board games, one word at a time: positions, journals, simulations.",
    help_epilogue="Positions and journals are described in docs/notation.md.",
    help_format="markdown",
    version=lambda: f"wardround {__version__} ({build_info()['build']} rules)",
    default_parameter=Parameter(negative="", show_default=False),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

PositionCode = Annotated[
    str,
    Parameter(
        name="POSITION", help="A position code; - reads it from input.", allow_leading_hyphen=True
    ),
]
Json = Annotated[bool, Parameter(help="Answer in JSON, for a program.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(help="An option as name=value; may be repeated. See `wardround options`."),
]


@app.command
def play(
    game: Annotated[str, Parameter(name="GAME", help="The name of a game.")] = "dice-hospital",
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many play (2).")] = None,
    players: Annotated[
        str | None,
        Parameter(
            help="Who plays, one a seat: `random` and `greedy` are bots, any other name is a "
            "person (you,greedy)."
        ),
    ] = None,
    option: Options = (),
    seed: Annotated[int | None, Parameter(help="Let chance speak from this seed.")] = None,
    resume: Annotated[
        tuple[str, ...] | None,
        Parameter(
            name="--resume",
            consume_multiple=(0, 1),
            help="Go on with the game in this file; without one, with the last unfinished game.",
        ),
    ] = None,
    save: Annotated[str | None, Parameter(help="Keep the game in this file.")] = None,
    plain: Annotated[bool, Parameter(help="Lines only: for screen readers and pipes.")] = False,
    fast: Annotated[bool, Parameter(help="Do not pause after what bots say.")] = False,
) -> None:
    """Play a game at this terminal, with people and bots. Everything said is kept at once.

    **Examples**

        wardround play

        wardround play --players Ada,Bea,greedy --option administrators=no

        wardround play --resume
    """
    from wardround.terminal.playing import Wish
    from wardround.terminal.playing import play as play_game

    going_on = None if resume is None else "".join(resume)
    wish = Wish(game, seats, players, option, seed, going_on, save, plain, fast)
    play_game(wish)


@app.command
def legal(position: PositionCode, /, *, json: Json = False) -> None:
    """List who may speak in a position, what they are asked, and the words they may say.

    Words of chance come with how likely each is.

    **Examples**

        wardround legal "$(wardround new dice-hospital --seats 2 --seed 1)"

        wardround new dice-hospital --seats 3 | wardround legal - --json
    """
    from wardround.terminal import answers
    from wardround.terminal.files import read_position
    from wardround.terminal.printing import out, out_json
    from wardround.terminal.talking import Position

    where = Position(read_position(position))
    if json:
        out_json(answers.legal_json(where))
        return
    for line in answers.legal_lines(where):
        out(line)


@app.command
def say(
    position: PositionCode,
    /,
    *words: Annotated[str, Parameter(help="Words, as nurse or 2:nurse or *:r3.")],
    json: Json = False,
    quiet: Annotated[bool, Parameter(alias="-q", help="Do not tell what happened.")] = False,
) -> None:
    """Say words in a position and print the new one; what happened is told on standard error.

    A word is said by whoever alone may speak. Where several seats may, name one: `2:nurse`; it
    goes on speaking until another is named. Chance is `*`, chance for seat 2 is `*2`. Inside a
    sentence the order is free. If one word is refused, nothing is said.

    **Examples**

        P=$(wardround say "$P" nurse pharmacy g4)

        wardround say "$P" 1:r3 1:g4 2:y3 r4
    """
    from wardround.terminal import answers
    from wardround.terminal.files import read_position
    from wardround.terminal.printing import aside, out, out_json
    from wardround.terminal.talking import Position, log, read_tokens
    from wardround.terminal.talking import say as say_words

    where = Position(read_position(position))
    spoken = say_words(where, read_tokens(where.game, words))
    if json:
        out_json(answers.say_json(where, spoken))
        return
    for line in [] if quiet else log(where, spoken):
        aside(line)
    out(where.game.encode(where.state))


@app.command
def show(
    position: PositionCode,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="Show only what this seat may know.")] = None,
    plain: Annotated[
        bool | None,
        Parameter(
            negative="--no-plain",
            help="Lines without frames and colours; the default where output is no terminal.",
        ),
    ] = None,
) -> None:
    """Draw the table: who is asked what, ambulances, display, and every hospital.

    Patients are written as their words: r, y or g for the colour, the value, t for treated
    (`rg4t`: a red die that shows green, a 4, treated).

    **Examples**

        wardround show "$P"

        wardround show "$P" --seat 2 --plain
    """
    from wardround.terminal.answers import show_board
    from wardround.terminal.files import read_position
    from wardround.terminal.talking import Position

    show_board(Position(read_position(position)), seat, plain)


@app.command
def replay(
    file: Annotated[
        str,
        Parameter(
            name="FILE", help="Journals, one or many; - reads input.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    check: Annotated[
        bool, Parameter(help="Only check: every word, every undo, and how it is written.")
    ] = False,
    json: Json = False,
) -> None:
    """Replay journals and print each game's result: places, points by source, what decided.

    **Examples**

        wardround replay games.txt

        wardround replay games.txt --check
    """
    from wardround.terminal.results import replay_file

    replay_file(file, check, json)


@app.command
def new(
    game: Annotated[str, Parameter(name="GAME", help="The name of a game.")],
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play.")],
    option: Options = (),
    seed: Annotated[
        int | None, Parameter(help="Let chance speak from this seed, up to the first decision.")
    ] = None,
    journal: Annotated[
        bool, Parameter(help="Print the beginning of a journal instead of a position.")
    ] = False,
) -> None:
    """Print the position of a new game, before its first word or, with a seed, its first decision.

    **Examples**

        wardround new dice-hospital --seats 2

        wardround new dice-hospital --seats 4 --option administrators=no --seed 7 --journal
    """
    from wardround.terminal.answers import new_game
    from wardround.terminal.printing import out

    out(new_game(game, seats, option, seed, journal))


@app.command
def simulate(
    game: Annotated[str, Parameter(name="GAME", help="The name of a game.")],
    /,
    *,
    seats: Annotated[int, Parameter(help="How many play.")],
    games: Annotated[int, Parameter(help="How many games.", show_default=True)] = 100,
    players: Annotated[
        str, Parameter(help="Who plays: one name, or one a seat.", show_default=True)
    ] = "random",
    seed: Annotated[
        int, Parameter(help="The same seed gives the same games.", show_default=True)
    ] = 0,
    jobs: Annotated[int | None, Parameter(help="Processes (as many as fit).")] = None,
    out: Annotated[str | None, Parameter(help="Write all journals to this file.")] = None,
    force: Annotated[bool, Parameter(help="Replace the file if it is there.")] = False,
    option: Options = (),
    json: Json = False,
) -> None:
    """Play many games and print how the seats did; with --out keep their journals.

    **Examples**

        wardround simulate dice-hospital --seats 4 --games 1000 --out games.txt

        wardround simulate dice-hospital --seats 2 --players random,random --seed 3 --json
    """
    from wardround.terminal.results import Run, run_simulation

    run = Run(game, seats, option, players, games, seed, jobs, out, force)
    run_simulation(run, json)


@app.command
def bench(
    *,
    game: Annotated[str, Parameter(help="The name of a game.")] = "dice-hospital",
    seconds: Annotated[float, Parameter(help="How long each loop runs.", show_default=True)] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast the rules run here: random complete games, single steps, memory.

    `make bench` compares both builds and other engines side by side.

    **Examples**

        wardround bench

        wardround bench --game hospital-rush

        wardround bench --seconds 5 --json
    """
    from wardround.terminal.benching import show_bench

    show_bench(game, seconds, json)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.", show_default=True)] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", show_default=True)] = 8011,
    database: Annotated[
        str | None, Parameter(help="The file that tables are kept in (in your data folder).")
    ] = None,
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(help="A further name this server is reached by, as in example.org. Repeatable."),
    ] = (),
    open_page: Annotated[
        bool, Parameter(name="--open", negative="", help="Open the page in your browser.")
    ] = False,
) -> None:
    """Serve tables of people and bots over HTTP and WebSocket until interrupted.

    What it speaks is described in docs/wire.md, running it in docs/hosting.md.

    **Examples**

        wardround serve --open

        wardround serve --port 9000 --database tables.sqlite

        wardround serve --host 0.0.0.0 --allow-host games.example.org
    """
    from wardround.terminal.serving import serve_tables

    serve_tables(host, port, database, allow_host, open_page)


cards_app = App(
    name="cards",
    help="""List all cards and what they do, or check a card file.

    **Examples**

        wardround cards

        wardround cards list --own my-cards.toml

        wardround cards check my-cards.toml
    """,
)
app.command(cards_app)


@cards_app.default
@cards_app.command(name="list")
def cards(
    *,
    game: Annotated[str, Parameter(help="The name of a game.")] = "dice-hospital",
    own: Annotated[str | None, Parameter(help="A file of cards of your own.")] = None,
    json: Json = False,
) -> None:
    """List all cards of a game and what they do.

    **Examples**

        wardround cards

        wardround cards list --own my-cards.toml
    """
    from wardround.terminal.listing import show_cards

    show_cards(game, own, json)


@cards_app.command(name="check")
def cards_check(
    file: Annotated[str, Parameter(name="FILE", help="A file of cards; - reads from input.")],
    /,
    *,
    game: Annotated[str, Parameter(help="The name of a game.")] = "dice-hospital",
) -> None:
    """Check a file of cards of your own: every mistake with its line, card and field.

    **Examples**

        wardround cards check my-cards.toml

        wardround cards check my-cards.toml --game hospital-rush
    """
    from wardround.terminal.listing import check_cards

    check_cards(game, file)


@app.command
def options(
    *,
    game: Annotated[str, Parameter(help="The name of a game.")] = "dice-hospital",
    json: Json = False,
) -> None:
    """List how many can play a game, and the options it can be played with.

    **Example**

        wardround options
    """
    from wardround.terminal.listing import show_options

    show_options(game, json)
