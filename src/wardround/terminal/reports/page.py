"""The report of an experiment as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from wardround import __version__, build_info
from wardround.games import game_with
from wardround.lab.figures.summary import Summary
from wardround.terminal.reports.names import Names
from wardround.terminal.reports.parts import Section, Table
from wardround.terminal.reports.sections import sections
from wardround.text import own_language, speech_for

STYLE = """
:root{color-scheme:light dark;
  --paper:#f5f1e8;--card:#fffdf8;--ink:#22304a;--soft:#5a6377;--line:#d9d2c3}
@media(prefers-color-scheme:dark){:root{
  --paper:#10151f;--card:#171d2a;--ink:#ece6d8;--soft:#a9b1c2;--line:#3a4356}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:24px 20px 60px}
h1{font-size:1.7rem;margin:.2em 0}
h2{font-size:1.25rem;margin:2.2em 0 .3em;border-top:1px solid var(--line);padding-top:1em}
p{margin:.5em 0;max-width:46em}
.soft{color:var(--soft)}
.chart{max-width:100%;height:auto;display:block;margin:14px 0;border:1px solid var(--line);
  border-radius:8px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;margin:8px 0}
th,td{padding:3px 14px 3px 0;text-align:right;border-bottom:1px solid var(--line);
  white-space:nowrap}
th:first-child,td:first-child{text-align:left}
summary{cursor:pointer;color:var(--soft)}
nav a{margin-right:1em;color:inherit}
"""


class Page(NamedTuple):
    """The page as HTML, and its pictures by name."""

    html: str
    pictures: dict[str, str]


def report_page(summary: Summary, language: str | None = None) -> Page:
    """The page of an experiment, in a language."""
    language = language or own_language()
    game = game_with(summary.experiment.game, summary.experiment.variants[0].cards)
    names = Names(speech_for(game, language), game)
    found = sections(summary, names)
    title = names.label("report-title", game=names.game())
    body = [
        f"<h1>{escape(title)}</h1>",
        *_about(summary, names),
        "<nav>" + "".join(f'<a href="#{one.name}">{escape(one.title)}</a>' for one in found),
        "</nav>",
        *(_section_html(one, names) for one in found),
    ]
    html = (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )
    pictures = {name: drawn for one in found for name, drawn in one.pictures.items()}
    return Page(html, pictures)


def _about(summary: Summary, names: Names) -> list[str]:
    """What was played, and how to read the rest."""
    experiment = summary.experiment
    rows = [
        [
            variant.name,
            variant.options["seats"],
            ", ".join(dict.fromkeys(variant.players)),
            names.changes(variant.options),
            names.label("report-own-cards") if variant.cards else "",
        ]
        for variant in experiment.variants
    ]
    head = [
        names.label("report-variant"),
        names.label("report-seats"),
        names.label("report-players"),
        names.label("report-options"),
        "",
    ]
    played = names.label(
        "report-played", deals=summary.deals, games=summary.games, seed=experiment.seed
    )
    by = names.label("report-by", version=__version__, build=str(build_info()["build"]))
    return [
        f"<p>{escape(played)}</p>",
        _table_html(Table(head, rows)),
        f'<p class="soft">{escape(names.label("report-reading"))}</p>',
        f'<p class="soft">{escape(by)}</p>',
    ]


def _section_html(section: Section, names: Names) -> str:
    parts = [f'<section id="{section.name}"><h2>{escape(section.title)}</h2>']
    parts.append(f"<p>{escape(section.told)}</p>")
    parts += section.pictures.values()
    if section.table is not None:
        table = _table_html(section.table)
        shown = f"<details><summary>{escape(names.label('report-figures'))}</summary>{table}"
        parts.append(f"{shown}</details>" if section.pictures else table)
    return "\n".join([*parts, "</section>"])


def _table_html(table: Table) -> str:
    head = _row_html(table.head, "th")
    rows = "".join(_row_html(row, "td") for row in table.rows)
    return f'<div class="scroll"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'


def _row_html(cells: Sequence[str], kind: str) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"
