"""All modules of the page as one script, each run when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wardround.server.page.modules import Module, Unbundled, read_module

_RUN = """const __made = new Map();
const __take = (path) => {
  if (!__made.has(path)) __made.set(path, __modules[path]());
  return __made.get(path);
};
const __load = async (base, wanted) => {
  const { href, pathname } = new URL(wanted, location.origin + base);
  return Object.hasOwn(__modules, pathname) ? __take(pathname) : import(href);
};
export { __take as take };
"""


class Bundle:
    """The modules of a page, by address.

    Raises Unbundled if one has what cannot be bundled, or if modules need each other in a circle.
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.modules = {path: read_module(path, text) for path, text in sources.items()}
        _check_order(self.modules)

    def script(self, entries: Sequence[str]) -> str:
        """The script; it runs these modules at once."""
        bodies = ",\n".join(f"{path!r}: {one.function()}" for path, one in self.modules.items())
        begin = "".join(f"__take({path!r});\n" for path in entries)
        return f"const __modules = {{\n{bodies}\n}};\n{_RUN}{begin}"

    def facade(self, path: str, script: str) -> str:
        """A module for whoever is outside the bundle and imports this one by its own address."""
        names = enumerate(sorted(self._names(path)))
        lines = [
            f"const v{place} = taken.{name}; export {{ v{place} as {name} }};"
            for place, name in names
        ]
        taken = f"{'await ' if self.modules[path].waits else ''}take({path!r})"
        return "\n".join([f"import {{ take }} from {script!r};", f"const taken = {taken};", *lines])

    def _names(self, path: str) -> set[str]:
        """The names that a module exports."""
        module = self.modules[path]
        passed = (self._names(star) - {"default"} for star in module.stars)
        return set(module.exports).union(*passed)


def _check_order(modules: Mapping[str, Module]) -> None:
    """Refuse what is missing, circles, and modules that others would have to wait for."""
    done: set[str] = set()
    for path in modules:
        _visit(path, modules, [], done)


def _visit(path: str, modules: Mapping[str, Module], way: list[str], done: set[str]) -> None:
    if path in done:
        return
    if path in way:
        raise Unbundled(f"{' -> '.join([*way[way.index(path) :], path])}: imports in a circle")
    for one in modules[path].imports:
        if one.path not in modules:
            raise Unbundled(f"{path}: there is no {one.path}")
        if modules[one.path].waits:
            raise Unbundled(f"{path}: {one.path} awaits something before it is ready")
        _visit(one.path, modules, [*way, path], done)
    done.add(path)
