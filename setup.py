"""Compiles the rules into a wheel when `build_tools/backend.py` asks for it; pure otherwise."""

from __future__ import annotations

import json
import os
import runpy
from importlib.metadata import version
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "wardround"
COMPILE = os.environ.get("WARDROUND_COMPILE") == "1"


class BuildWithRecord(build_py):  # type: ignore[misc]
    """Puts beside compiled rules what they were compiled from and with."""

    def run(self) -> None:
        """Build the Python files, and the record if the rules are compiled."""
        super().run()
        if COMPILE:
            build = runpy.run_path(str(PACKAGE / "build.py"))
            record = {
                "build": "compiled",
                "digest": build["sources_digest"](PACKAGE),
                "mypyc": version("mypy"),
            }
            target = Path(self.build_lib) / "wardround" / build["RECORD"]
            target.write_text(json.dumps(record) + "\n", encoding="utf-8")


def _extensions() -> list[object]:
    from mypyc.build import mypycify

    build = runpy.run_path(str(PACKAGE / "build.py"))
    paths = [f"src/wardround/{path}" for path in build["COMPILED"]]
    return list(mypycify(paths, opt_level="3", group_name="wardround_rules"))


setup(ext_modules=_extensions() if COMPILE else [], cmdclass={"build_py": BuildWithRecord})
