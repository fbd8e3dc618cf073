"""Play many games with bots and write down how the house cards of both games fare.

    python -m benchmarks.house_cards --jobs 2

Counts are kept in benchmarks/house-cards.json after every batch: a run that was stopped goes on
where it was, unless the cards or the players have changed. docs/house-cards.md and its pictures are
written from them. Run it with the compiled build: interpreted it takes about ten times as long.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from benchmarks import house_dice, house_rush
from benchmarks.house_study import STRONG, fingerprint, kept, named, run

from wardround.games.hospital_rush.cards.catalogue import BALANCED, DOCUMENTED

DOCS = Path(__file__).parent.parent / "docs"
STUDIES = {study.name: study for study in (*house_dice.STUDIES, *house_rush.STUDIES)}

PAGE = """# House cards: how they were balanced

What no document we have gives is our own: in Dice Hospital events, medical reports and the backs of
ambulances, in Hospital Rush the 23 patients, two characters, and the price or content of single
spaces. They lie in `games/*/cards/` and can be replaced card by card.

All figures are from games of `greedy` players if not said otherwise, and hold for such players;
people may find better uses for a card. Fewer games were played by `solver` (at Dice Hospital with
25 nodes), a much stronger player, to see what is left of the balance then. A figure after ± is half
a 95 % interval. `benchmarks/house_cards.py` plays the games and writes this page. {played}

## Events of Dice Hospital

Each of {events} games of {seats} players went on from one round, each of rounds 2 to 8 equally
often, once without an event and once with each of them, with the same dice as far as they go. The
table tells by how many points the final scores then differ: on average, by the order of play in
that round, for whoever led and whoever was last when the event was turned up. *Spread* is the
standard deviation between the hospitals of a table, *hurt alone* how often one hospital ended
{hurt} points or more worse while the other lost nothing. The row *other dice* has no event at all
but new dice from that round on: what chance alone does to a hospital. An event that ruins one
player would have a greater spread and more hurt alone than that row.

![Points an event brings or costs a hospital](house-events.svg)

{events_table}

{strong_events} games of `solver`:

{strong_events_table}

## Medical reports of Dice Hospital

{reports} games of one player in which all reports score alike, so that only their needs tell them
apart, and as many with their points. How often a report was fulfilled of the times it was dealt is
its difficulty: the points go up as that share goes down, and the product of both is much the same
for all. Mean score {score}.

{reports_table}

{strong_reports} games of `solver` each way, mean score {strong_score}:

{strong_reports_table}

## Characters of Hospital Rush

The option `characters` says what the spaces of the published characters cost and which are red.
*Balanced* is the default: prices and colours are ours. Aimed at are shares of wins of {low} to
{high} times the fair share for `solver`, and that it uses each space at least {used} times a game.
*Documented* has no price that no document gives, and every published space is red. Spaces that are
house as a whole (Freddie's second, Olga's, Felix's) are the same in both.

Tables of wins tell the share of wins as a multiple of the fair share (1 for everybody). A cost
below 0 is paid by the bank. The picture shows `greedy` with balanced characters.

![Wins as a multiple of the fair share](house-characters.svg)

### Balanced

{balanced}

Prices were found in {chosen_by} games of `solver`, on other deals than those counted here, with a
model of strength by character, price and number of players. What a space of a character is (its
colour, its numbers, prices that are the same at every table) comes from earlier studies of that
sort. A buck more or less moves a share of wins by 0.1 to 0.5, and not alike: when Marina stole for
1 buck at every table, her shares were 1.00, 0.73 and 0.79 with 3, 4 and 5 players, and when she
stole for nothing 1.69, 1.14 and 1.28. No single whole price is fair at all tables. Therefore some
prices differ by number of players, as the bribes of the main board do.

Tried and left, with shares of wins: Marina steals and joins for nothing with 4 players (1.3), Theo
is paid 2 for his first with 5 players (0.8), or takes over without a price there (1.5), Kurt is
paid 3 with 5 players (1.2), Olga pays 1 for her bribe with 5 players (0.7); at every number of
players, Kurt's first fair and for nothing (2.0), Felix studies for 1 (0.6), Olga's night shift
without naming (0.7) or fair (1.2). Theo needs somebody with a skill to take: Felix, who studies for
nothing, sees to that.

### Documented

{documented}

## Patients of Hospital Rush

Of the times a patient came to a bed: how often it was claimed (more than once is possible) and how
often it went home cured. A patient is worth taking if players who are free to leave it cure it more
than once in {once} times; the least cured is {least}. When `solver` plays it is {strong_least}.

{patients_table}

## Games of Hospital Rush

{games_table}

## Spaces of Hospital Rush

Markers a game on the spaces of the main board, with balanced characters.

{spaces_table}
"""


def page(found: dict[str, Any]) -> str:
    """docs/house-cards.md."""
    played = " ".join([f"Rules {found['events']['build']}.", *_reservations(found)])
    return PAGE.format(
        played=played,
        events=found["events"]["games"],
        seats=house_dice.SEATS,
        hurt=house_dice.HURT,
        events_table=_joined(house_dice.events_page(found)),
        reports=found["reports"]["games"],
        score=house_dice.mean_score(found),
        reports_table=_joined(house_dice.reports_page(found)),
        strong_events=found[named("events", STRONG)]["games"],
        strong_events_table=_joined(house_dice.events_page(found, STRONG)),
        strong_reports=found[named("reports", STRONG)]["games"],
        strong_score=house_dice.mean_score(found, STRONG),
        strong_reports_table=_joined(house_dice.reports_page(found, STRONG)),
        balanced=_joined(house_rush.characters_page(found, BALANCED)),
        chosen_by=f"{house_rush.CHOSEN_BY:,}",
        documented=_joined(house_rush.characters_page(found, DOCUMENTED)),
        strong_least=house_rush.least_cured(found, STRONG),
        low=house_rush.LOW,
        high=house_rush.HIGH,
        used=house_rush.USED,
        once=round(1 / house_rush.WORTH_TAKING),
        least=house_rush.least_cured(found),
        patients_table=_joined(house_rush.patients_page(found)),
        games_table=_joined(house_rush.games_page(found)),
        spaces_table=_joined(house_rush.spaces_page(found)),
    )


def _reservations(found: dict[str, Any]) -> list[str]:
    """What is not yet true or certain of these figures."""
    told = []
    for name, study in STUDIES.items():
        mine = found[name]
        if mine["fingerprint"] != fingerprint(study):
            told.append(f"**{name}: played before cards or players changed.**")
        if mine["games"] < study.games:
            told.append(f"**{name}: only {mine['games']} of {study.games} games so far.**")
    return told


def _joined(lines: list[str]) -> str:
    return "\n".join(lines)


def main() -> None:
    """Play, count, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--studies", default=",".join(STUDIES), help="which to play")
    parser.add_argument("--games", type=int, help="games of each study, if not the usual number")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--page-only", action="store_true", help="write the page from the counts")
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    if not chosen.page_only:
        studies = [STUDIES[name] for name in chosen.studies.split(",")]
        wanted = [study._replace(games=chosen.games or study.games) for study in studies]
        run(wanted, chosen.jobs, until)
    found = kept()
    if missing := sorted(set(STUDIES) - set(found)):
        parser.exit(1, f"No page yet: nothing was played of {', '.join(missing)}.\n")
    (DOCS / "house-cards.md").write_text(page(found), encoding="utf-8")
    pictures = {
        "house-events.svg": house_dice.events_picture(found),
        "house-characters.svg": house_rush.characters_picture(found),
    }
    for name, drawn in pictures.items():
        (DOCS / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
