"""Settings from file, environment and flags: later ones win, and every mistake is told."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest

from wardround.server.settings import Settings, bounds, kinds
from wardround.server.settings_sources import (
    DEFAULT,
    ENVIRONMENT,
    FLAG,
    FROM_FILE,
    BadSettings,
    choose_settings,
    show_settings,
)
from wardround.table.errors import BadOption

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
WORDS = {source: source for source in (DEFAULT, FROM_FILE, ENVIRONMENT, FLAG)}


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        'port = 1\nconnections = 11\ngrace = 1\nhosts = ["a.example", "b.example"]\ntick = 2\n'
    )
    environment = {"WARDROUND_SERVE_PORT": "2", "WARDROUND_SERVE_CONNECTIONS": "22", "PORT": "9"}
    chosen = choose_settings(str(file), environment, {"port": 3}, ["hello_seconds = 4.5"])
    made = chosen.settings
    assert (made.port, made.connections, made.grace, made.hello_seconds) == (3, 22, 1, 4.5)
    assert (made.hosts, made.tick) == (("a.example", "b.example"), 2.0)
    sources = [chosen.sources[name] for name in ("port", "connections", "grace", "headers")]
    assert sources == [FLAG, ENVIRONMENT, FROM_FILE, DEFAULT]


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = 1\n")
    chosen = choose_settings(None, {"WARDROUND_SERVE_SETTINGS": str(file)}, {})
    assert chosen.settings.port == 1


def test_all_mistakes_are_told_each_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('prot = 1\n\nport = "many"\ntick = true\nhosts = [1]\nlog_form = "xml"\n')
    environment = {"WARDROUND_SERVE_GRACE": "-1", "WARDROUND_SERVE_TICK": "nan"}
    with pytest.raises(BadSettings) as found:
        choose_settings(str(file), environment, {"hosts": ["a/b"]}, ["headers", "zzz=1"])
    told = [(one.message.key, one.message.figures) for one in found.value.mistakes]
    places = {str(figures.get("where", "")) for _, figures in told}
    assert places == {
        "",
        f"{file}:1",
        f"{file}:3",
        f"{file}:6",
        "WARDROUND_SERVE_GRACE",
        "WARDROUND_SERVE_TICK",
        "--allow-host",
        "--set zzz",
    }
    assert [key for key, _ in told].count("settings-value") == 5
    assert {"settings-assignment", "settings-unknown", "settings-unknown-near"} <= {
        key for key, _ in told
    }


@pytest.mark.parametrize("text", ["port = ", "a." * 5000 + "a = 1", "port = " + "9" * 5000])
def test_a_file_that_is_none_is_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    for path in (file, tmp_path, tmp_path / "nothing.toml"):
        with pytest.raises(BadOption, match="settings-file-bad"):
            choose_settings(str(path), {}, {})


def test_what_is_shown_can_be_read_as_a_file(tmp_path: Path) -> None:
    database = tmp_path / 'a "quoted" name.sqlite'
    chosen = choose_settings(None, {}, {"database": str(database)}, ["hosts=a.example,b.example"])
    shown = show_settings(chosen, WORDS)
    assert "port = 8011" in shown
    file = tmp_path / "server.toml"
    file.write_text(shown, encoding="utf-8")
    assert choose_settings(str(file), {}, {}).settings == chosen.settings
    assert set(tomllib.loads(shown)) == {one.name for one in fields(Settings)}


def test_defaults_are_within_their_bounds() -> None:
    made = Settings(Path("tables.sqlite"))
    for name, limit in bounds().items():
        value = getattr(made, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            assert limit.least <= value <= limit.most
    assert replace(made, port=1).port == 1


def test_every_setting_is_explained() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    assert [name for name in kinds() if f"`{name}`" not in page] == []
