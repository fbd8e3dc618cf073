"""Colour is never alone, and every text can be read: measured on what the browser draws."""

from __future__ import annotations

import base64
from itertools import product
from statistics import median
from typing import Any, Literal

from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

DICE = [f"{colour}{value}" for colour, value in product("ryg", range(1, 7))]
SIZE = 24
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Squares of differences, pixel by pixel: so many at least lie between two colours of one value.
LEAST = 4.0
DRAW = """async ([words, shift]) => {
    const { html, render } = await import('/lib.js');
    const { Die } = await import('/games/dice-hospital/dice.js');
    document.body.replaceChildren();
    const sheet = document.createElement('div');
    Object.assign(sheet.style, {
        filter: 'grayscale(1)', padding: '8px', display: 'grid', width: '220px',
        gridTemplateColumns: 'repeat(6, 34px)', rowGap: '10px',
        transform: `translate(${shift}px, ${shift}px)`,
    });
    document.body.append(sheet);
    render(html`${words.map(word => html`<${Die} word=${word} size="small" />`)}`, sheet);
    return [...sheet.children].map(one => {
        const { x, y } = one.getBoundingClientRect();
        return [Math.round(x - shift), Math.round(y - shift)];
    });
}"""
PIXELS = """async ([png, places, size]) => {
    const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return places.map(([x, y]) => {
        const { data } = context.getImageData(x, y, size, size);
        return Array.from({ length: size * size }, (_, n) => data[4 * n]);
    });
}"""
WEAK = """() => {
    const numbers = text => text.match(/[\\d.]+/g).map(Number);
    const remembering = (found, work) => one => {
        if (!found.has(one)) found.set(one, work(one));
        return found.get(one);
    };
    const light = remembering(new Map(), colour => {
        const [r, g, b] = numbers(colour).slice(0, 3)
            .map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
    const solid = remembering(new Map(), colour => (numbers(colour)[3] ?? 1) === 1);
    const behind = remembering(new Map(), one => {
        const style = getComputedStyle(one);
        const drawn = style.getPropertyValue('--drawn-ground');
        if (drawn) return drawn;
        const colour = style.backgroundColor;
        if (solid(colour)) return colour;
        return one.parentElement ? behind(one.parentElement) : 'rgb(255 255 255)';
    });
    const own = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll('.table *')]
        .filter(one => own(one) && !one.closest('svg, .unseen') && one.offsetParent)
        .map(one => {
            const [low, high] = [light(getComputedStyle(one).color), light(behind(one))]
                .sort((a, b) => a - b);
            return [one.className + ': ' + one.textContent, (high + 0.05) / (low + 0.05)];
        })
        .filter(([, contrast]) => contrast < 4.5);
}"""


def shapes(player: Player, shift: float) -> dict[str, list[float]]:
    """Every die as it is drawn without colour: what is not its body, whatever is brighter."""
    places = player.page.evaluate(DRAW, [DICE, shift])
    png = base64.b64encode(player.page.screenshot()).decode()
    pictures = player.page.evaluate(PIXELS, [png, places, SIZE])
    found: dict[str, list[float]] = {}
    for word, pixels in zip(DICE, pictures, strict=True):
        inner = [pixels[SIZE * y + x] for y in range(3, SIZE - 3) for x in range(3, SIZE - 3)]
        body = median(inner)
        most = max(abs(pixel - body) for pixel in inner)
        found[word] = [abs(pixel - body) / most for pixel in inner]
    return found


def distance(one: list[float], other: list[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def taken_for(known: dict[str, list[float]], picture: list[float]) -> str:
    """The die that looks most like this."""
    return min(known, key=lambda word: distance(known[word], picture))


def test_dice_are_told_apart_without_colour(opened: Opener) -> None:
    player = opened()
    player.page.locator(".offers").wait_for()  # The game's style sheets are there by then.
    known = shapes(player, 0)
    for shift in (0.2, 0.4):
        seen = shapes(player, shift)
        assert {word: taken_for(known, picture) for word, picture in seen.items()} == dict(
            zip(DICE, DICE, strict=True)
        )
    for word in DICE:
        others = [other for other in DICE if other[1] == word[1] and other != word]
        assert min(distance(known[word], known[other]) for other in others) > LEAST, word


def test_every_text_can_be_read_in_light_and_dark(opened: Opener) -> None:
    player = opened()
    weak: dict[tuple[str, str], Any] = {}
    for name, code in {**POSITIONS, **RUSH}.items():
        Stage(code).open(player)
        for scheme in SCHEMES:
            player.page.emulate_media(color_scheme=scheme)
            weak[name, scheme] = player.page.evaluate(WEAK)
    assert {place: texts for place, texts in weak.items() if texts} == {}


def test_rings_and_dice_stay_when_the_system_chooses_colours(opened: Opener) -> None:
    player = opened(forced_colors="active")
    Stage(POSITIONS["department"]).open(player)
    legal, said = player.page.locator(".department.legal").first, player.thing("nurse")
    outline = "one => getComputedStyle(one).outlineStyle"
    assert legal.evaluate(outline) == "double"
    assert said.evaluate(outline) == "solid"
    quiet = player.page.locator(".department:not(.legal, .said)").first
    assert quiet.evaluate(outline) == "none"
    fill = "one => getComputedStyle(one).fill"
    assert player.page.locator(".patient .body.red").first.evaluate(fill) == "rgb(200, 55, 75)"


def test_more_contrast_is_given_to_who_asks(opened: Opener) -> None:
    player = opened(contrast="more")
    Stage(POSITIONS["worker"]).open(player)
    colour = "one => getComputedStyle(one).color"
    facts = player.page.locator(".staff .sign")
    assert facts.evaluate(colour) == player.page.locator("body").evaluate(colour)


def test_letters_can_be_drawn_on_the_dice(opened: Opener) -> None:
    player = opened()
    player.page.evaluate(
        """localStorage.setItem('wardround.settings',
            '{"keepEverything": false, "switches": {"diceLetters": true}}')"""
    )
    player.page.reload()
    Stage(POSITIONS["worker"]).open(player)
    expect(player.page.locator(".patient svg[data-die=y3] text").first).to_have_text("Y")
