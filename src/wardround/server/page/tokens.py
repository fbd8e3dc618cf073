"""Splits a script into code and what is not code, so that only code is searched and changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

CODE, COMMENT, STRING, LITERAL = "code", "comment", "string", "literal"
HIDDEN = "\0"

_NEXT = re.compile(
    r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|[`{}/]", re.DOTALL
)
_TEMPLATE = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)", re.DOTALL)
_REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/\w*")
# After these a slash divides; after anything else it begins a regular expression.
_VALUE_END = re.compile(r"[\w$)\]}\"'`]$")
_KEYWORD_END = re.compile(
    r"(?<![\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$"
)
_BLANK = re.compile(r"\s+")
# Spaces beside these separate nothing; line ends stay, as they may end a statement.
_NEEDLESS = re.compile(r" ?([,;:{}()=&|<>?!]) ?")
_INDENT = re.compile(r"\n\s+")
_MARKUP = "html"


def split(source: str) -> Iterator[tuple[str, str]]:
    """The pieces of a script with their kinds; together they are the script.

    A LITERAL is a regular expression or a stretch of a template outside its `${}`.
    """
    at, before = 0, ""
    inside_template: list[bool] = []
    while (found := _NEXT.search(source, at)) is not None:
        start, end = found.span()
        before = (before + source[at:start]).rstrip()[-16:]
        kind, end = _piece(source, start, end, before, inside_template)
        if start > at:
            yield CODE, source[at:start]
        yield kind, source[start:end]
        if kind != COMMENT:
            before = (before + source[start:end])[-16:]
        at = end
    if at < len(source):
        yield CODE, source[at:]


def _piece(
    source: str, start: int, end: int, before: str, inside_template: list[bool]
) -> tuple[str, int]:
    """Kind and end of the piece that starts here. The stack has an entry for each open brace."""
    sign = source[start]
    if end - start > 1:
        return (COMMENT if sign == "/" else STRING), end
    if sign == "/":
        regex = None if _divides(before) else _REGEX.match(source, start)
        return (CODE, end) if regex is None else (LITERAL, regex.end())
    if sign == "{":
        inside_template.append(False)
        return CODE, end
    if sign == "}" and not (inside_template and inside_template.pop()):
        return CODE, end
    template = _TEMPLATE.match(source, end)
    stop = len(source) if template is None else template.end()
    if source[stop - 2 : stop] == "${":
        inside_template.append(True)
    return LITERAL, stop


def _divides(before: str) -> bool:
    return bool(_VALUE_END.search(before)) and not _KEYWORD_END.search(before)


def compact(source: str) -> tuple[str, str]:
    """A script without comments and needless blanks, and the same with all literals hidden.

    Both are equally long: what is found in the second is at the same place in the first. Comments
    that begin with an exclamation mark (licences) stay. Of templates only markup loses its
    indentation: there it means nothing.
    """
    shown: list[str] = []
    hidden: list[str] = []
    templates: list[bool] = []
    for kind, piece in split(source):
        markup = kind == LITERAL and _is_markup(piece, "".join(shown[-1:]), templates)
        text = _INDENT.sub("\n", piece) if markup else _shorten(kind, piece)
        shown.append(text)
        hidden.append(_hide(kind, text))
    return "".join(shown), "".join(hidden)


def _is_markup(piece: str, before: str, templates: list[bool]) -> bool:
    """Whether this is of a template of markup. The stack has an entry for each open template."""
    if piece.startswith("`"):
        markup = before.endswith(_MARKUP)
        templates.append(markup)
    elif piece.startswith("}") and templates:
        markup = templates[-1]
    else:
        return False
    if not piece.endswith("${"):
        templates.pop()
    return markup


def _shorten(kind: str, piece: str) -> str:
    if kind == COMMENT and not piece.startswith("/*!"):
        return "\n" if "\n" in piece else " "
    if kind == CODE:
        return _NEEDLESS.sub(r"\1", _BLANK.sub(_one_blank, piece))
    return piece


def _one_blank(blank: re.Match[str]) -> str:
    return "\n" if "\n" in blank[0] else " "


def _hide(kind: str, text: str) -> str:
    if kind == STRING:
        return text[0] + HIDDEN * (len(text) - 2) + text[-1]
    if kind == LITERAL or text.startswith("/*!"):
        return HIDDEN * len(text)
    return text
