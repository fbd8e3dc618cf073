"""Compiles the rules into a wheel when `build_tools/backend.py` asks for it; pure otherwise."""

from __future__ import annotations

import json
import os
import runpy
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
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


class BuildOnAllCores(build_ext):  # type: ignore[misc]
    """Compiles as many C files at once as there are cores, also those of one extension."""

    def build_extensions(self) -> None:
        """Build all extensions; other compilers than Unix ones work as setuptools has them."""
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        for extension in self.extensions:
            # Modules call each other directly then, not by way of the linker (docs/speed.md).
            extension.extra_compile_args.append("-fvisibility=hidden")
        self.parallel = True
        compile_files = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_at_once(sources: list[str], *given: Any, **named: Any) -> list[str]:
                made = [pool.submit(compile_files, [one], *given, **named) for one in sources]
                return [path for future in made for path in future.result()]

            self.compiler.compile = compile_at_once
            super().build_extensions()


def _extensions() -> list[object]:
    from mypyc.build import mypycify

    build = runpy.run_path(str(PACKAGE / "build.py"))
    paths = [f"src/wardround/{path}" for path in build["COMPILED"]]
    # A file a module: one for all takes half as long again, on one core only (docs/speed.md).
    return list(mypycify(paths, opt_level="3", multi_file=True, group_name="wardround_rules"))


setup(
    ext_modules=_extensions() if COMPILE else [],
    cmdclass={"build_py": BuildWithRecord, "build_ext": BuildOnAllCores},
)
