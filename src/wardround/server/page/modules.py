"""Reads one module: what it imports and exports, and its code as the body of a function.

The page's modules are bundled by the server itself, so that nobody needs Node to play. It reads
the part of the language that our scripts use, and refuses the rest (`Unbundled`).
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field

from wardround.server.page.tokens import HIDDEN, compact

_BEFORE = r"(?<![\w$.])"
_STRING = rf"[\"']{HIDDEN}*[\"']"
_IMPORT = re.compile(
    rf"{_BEFORE}import(?=[\s{{*\"'])\s*(?P<what>[\w$*{{}},\s]+?from\s*)?(?P<where>{_STRING})"
    r"(?!\s*with\b)\s*;?"
)
_REEXPORT = re.compile(
    rf"{_BEFORE}export\s*(?:\*(?:\s*as\s+(?P<space>[\w$]+))?|\{{(?P<names>[\w$\s,]*)\}})"
    rf"\s*from\s*(?P<where>{_STRING})\s*;?"
)
_LIST = re.compile(rf"{_BEFORE}export\s*\{{(?P<names>[\w$\s,]*)\}}\s*;?")
_DEFAULT = re.compile(
    rf"{_BEFORE}export\s+default\b\s*"
    r"(?P<form>(?:async\s+)?function\b\s*\*?|class\b)?\s*(?P<name>[\w$]+)?"
)
_DECLARED = re.compile(
    rf"{_BEFORE}export\s+(?=(?P<form>(?:async\s+)?function\b\s*\*?|class\b|const\b)"
    r"\s*(?P<name>[\w$]+))"
)
_DYNAMIC = re.compile(rf"{_BEFORE}import\s*\(")
_LEFT = re.compile(rf"{_BEFORE}(?:export|import)\b(?!\s*[:(,}}=])")
_BRACKETS = re.compile(r"[()\[\]{},;]")
_AWAIT = re.compile(rf"[(\[{{}}\])]|;|{_BEFORE}(?:await\b|for\s+await\b)|=>")


class Unbundled(Exception):
    """A module that cannot be bundled: where it is and what is in the way."""


@dataclass(frozen=True)
class Import:
    """Another module that this one needs: its path, and a statement that binds names of it."""

    path: str
    binding: str


@dataclass
class Module:
    """A module, by parts. `exports` are names with the expressions of their values."""

    path: str
    body: str = ""
    imports: list[Import] = field(default_factory=list)
    exports: dict[str, str] = field(default_factory=dict)
    stars: list[str] = field(default_factory=list)
    waits: bool = False

    def function(self) -> str:
        """The module as a function that returns what it exports.

        Imports are bound when it is called: a module that needs itself by way of others would find
        them empty, so `bundle` refuses circles.
        """
        bindings = "".join(f"{one.binding}\n" for one in self.imports)
        spread = "".join(f"...__take({path!r})," for path in self.stars)
        # A star does not pass on a default.
        own = "".join(f"{_pair(name, value)}," for name, value in self.exports.items())
        default = "default:undefined," if self.stars and "default" not in self.exports else ""
        begin = "async () => {" if self.waits else "() => {"
        return f"{begin}\n{bindings}{self.body.strip()}\nreturn {{{spread}{default}{own}}};\n}}"


def read_module(path: str, source: str) -> Module:
    """A module by its address and text; Unbundled if it has what is not understood."""
    text, code = compact(source)
    module = Module(path)
    edits = [
        *_imports(module, text, code),
        *_reexports(module, text, code),
        *_exports(module, code),
        *((one.start(), one.end(), f"__load({path!r}, ") for one in _DYNAMIC.finditer(code)),
    ]
    module.waits = _waits(code)
    module.body, rest = _edited(text, edits), _edited(code, edits)
    if left := _LEFT.search(rest):
        raise Unbundled(f"{path}: {module.body[left.start() :][:40]!r} cannot be bundled")
    return module


Edit = tuple[int, int, str]


def _edited(text: str, edits: list[Edit]) -> str:
    parts, at = [], 0
    for start, end, new in sorted(edits):
        parts += [text[at:start], new]
        at = end
    return "".join([*parts, text[at:]])


def _imports(module: Module, text: str, code: str) -> list[Edit]:
    edits = []
    for found in _IMPORT.finditer(code):
        path = resolve(module.path, text[slice(*found.span("where"))][1:-1])
        what = (found["what"] or "").strip().removesuffix("from").strip()
        module.imports.append(Import(path, _binding(what, f"__take({path!r})")))
        edits.append((*found.span(), ""))
    return edits


def _binding(what: str, taken: str) -> str:
    """`a, { b as c }` of an import statement as a statement that binds `a` and `c`."""
    listed = re.search(r"\{(.*)\}", what, re.DOTALL)
    names = [_pair(name, local) for name, local in _names(listed[1])] if listed else []
    alone = what.partition("{")[0].strip().rstrip(",").strip()
    default, _, space = alone.partition("*")
    if default := default.strip().rstrip(",").strip():
        names.append(f"default: {default}")
    bound = [f"const {{ {', '.join(names)} }} = {taken};"] if names else []
    if space:
        bound.append(f"const {space.partition('as')[2].strip()} = {taken};")
    return " ".join(bound) or f"{taken};"


def _pair(name: str, value: str) -> str:
    """A property of an object or of a pattern, as short as it can be written."""
    return name if name == value else f"{name}: {value}"


def _names(listed: str) -> list[tuple[str, str]]:
    """The names of `a, b as c`: those before and after `as`."""
    parts = [one.split() for one in listed.split(",") if one.strip()]
    return [(one[0], one[-1]) for one in parts]


def _reexports(module: Module, text: str, code: str) -> list[Edit]:
    edits = []
    for found in _REEXPORT.finditer(code):
        path = resolve(module.path, text[slice(*found.span("where"))][1:-1])
        taken = f"__take({path!r})"
        module.imports.append(Import(path, f"{taken};"))
        if found["space"]:
            module.exports[found["space"]] = taken
        elif found["names"] is None:
            module.stars.append(path)
        for name, outside in _names(found["names"] or ""):
            module.exports[outside] = f"{taken}.{name}"
        edits.append((*found.span(), ""))
    return edits


def _exports(module: Module, code: str) -> list[Edit]:
    edits: list[Edit] = []
    for found in _LIST.finditer(code):
        if not re.match(r"\s*from\b", code[found.end() :]):
            module.exports.update((outside, name) for name, outside in _names(found["names"]))
            edits.append((*found.span(), ""))
    for found in _DECLARED.finditer(code):
        if found["form"] == "const":
            _check_single(module.path, found["name"], code, found.end())
        module.exports[found["name"]] = found["name"]
        edits.append((*found.span(), ""))
    for found in _DEFAULT.finditer(code):
        edits.append(_default(module, found))
    return edits


def _default(module: Module, found: re.Match[str]) -> Edit:
    """An anonymous function stays a declaration: as an expression it could run on into more."""
    if found["form"] is None:
        module.exports["default"] = "__default"
        return (
            found.start(),
            found.start("name") if found["name"] else found.end(),
            ("const __default = "),
        )
    name = found["name"]
    module.exports["default"] = name or "__default"
    return (*found.span(), f"{found['form'].strip()} {name or '__default'}")


def _check_single(path: str, name: str, code: str, start: int) -> None:
    """Refuse `export const a = 1, b = 2`, whose later names would be missed."""
    depth = 0
    for found in _BRACKETS.finditer(code, start):
        sign = found[0]
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (not depth and sign == ";"):
            return
        if not depth and sign == ",":
            raise Unbundled(f"{path}: declare {name} alone to export it")


def _waits(code: str) -> bool:
    """Whether a module awaits something outside of all functions."""
    depth, arrow = 0, False
    for found in _AWAIT.finditer(code):
        sign = found[0]
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0 and sign in ";}":
            arrow = False
        elif depth == 0 and sign == "=>":
            arrow = True
        elif depth == 0 and not arrow and "await" in sign:
            return True
    return False


def resolve(base: str, wanted: str) -> str:
    """The address that a module means by what it imports; Unbundled if it is not one of ours."""
    if not wanted.startswith(("./", "../", "/")):
        raise Unbundled(f"{base}: {wanted!r} is no address in this page")
    return posixpath.normpath(posixpath.join(posixpath.dirname(base), wanted))
