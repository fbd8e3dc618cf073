"""The documentation site builds, and no link in it is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def build(pages: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    return subprocess.run(
        [*command, str(pages), str(site)], capture_output=True, text=True, check=False
    )


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = build(ROOT / "docs", tmp_path)
    assert done.returncode == 0, done.stderr
    contract = (tmp_path / "api" / "contract.html").read_text("utf-8")
    assert "resample_from_infostate" in contract, "the reference is written from docstrings"


def test_a_broken_link_is_an_error(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "conf.py").write_text((ROOT / "docs" / "conf.py").read_text("utf-8"))
    (pages / "index.md").write_text("# Index\n\n[nowhere](nowhere.md)\n")
    done = build(pages, tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
