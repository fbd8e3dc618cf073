"""The race and its moments: what the round will bring, being robbed, going home, the last round."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from page.conftest import Opener, Table
from page.playing import Player
from page.rush_positions import CROWDED, POSITIONS
from page.staging import Stage

INTERNS = (
    "character=kurt,bucks=5,medicine=1.0.1,skills=finance,bed=2,points=7.0.0.0.0,places=treat-b",
    "character=marina,bucks=2,medicine=0.1.0,bed=4,points=10.0.0.0.0,places=fetch-a",
    "character=vanessa,bucks=4,medicine=1.0.0,bed=3,points=6.0.0.0.0,places=treat-a.night-shift",
    "character=theo,bucks=1,medicine=0.0.1,points=4.0.0.0.0,places=sabotage.treat-b",
)
BEDS = "beds=tilda-tumble.ivy-ink.greta-glade.otto-orchard,tiles=1000.3010.2001.1000"
# Round 6: Bea has 10, Cem's patient is cured, mine needs one purple; Bea and I are to place.
RACE = ":".join(
    ["hospital-rush:3", "seats=4", f"round=6,began=3,first=2,phase=place,mover=1,{BEDS}", *INTERNS]
)
MOVING = {"reduced_motion": "no-preference"}


class Scripted(Stage):
    """A table at which the others say these words before they do what absent ones do."""

    def __init__(self, code: str, *words: str) -> None:
        super().__init__(code)
        self.script = self.game.vocabulary.numbers(list(words))

    def spoken(self, speaker: int) -> int:
        return self.script.pop(0) if self.script else super().spoken(speaker)


class Talkative(Stage):
    """A table that tells every word by itself, however fast they come."""

    def tell(self, speaker: int, word: int) -> None:
        super().tell(speaker, word)
        self.show(len(self.entries) - 1)


WATCH_MOVES = """() => {
    window.moves = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.moves.push([this.dataset.piece, frames[0].transform]);
        return animate.call(this, frames, options);
    };
}"""


def sit_beside_a_thief(player: Player) -> None:
    """Bea will take a buck of mine after my first marker."""
    Scripted(POSITIONS["doors"], "sabotage", "seat-1", "buck", "done").open(player)


def get_robbed(player: Player) -> None:
    player.click(player.thing("rat-out"))
    player.click(player.page.locator(".choice[data-word=use]"))


def test_ghost_tokens_show_where_everybody_will_stand(table: Table) -> None:
    player, _ = table(RACE)
    ghosts = player.page.locator(".standing:has(.ghost)")
    expect(ghosts).to_have_count(1)
    expect(ghosts).to_have_attribute("data-at", "8")
    scale = player.page.locator(".thermometer .scale")
    expect(scale).to_have_accessible_name(re.compile("Cem 6: .*, 8 after this round"))
    player.thing("treat-b").hover()
    expect(player.page.locator('.standing.seat-1:has(.ghost)[data-at="10"]')).to_have_count(1)


def test_the_banner_tells_that_this_round_ends_the_game(table: Table) -> None:
    player, _ = table(RACE)
    chip = player.page.locator(".banner .last-round")
    expect(chip).to_contain_text("Last round")
    expect(chip).to_contain_text("unless somebody stops Bea (10)")
    expect(player.page.locator(".forecast .ends")).to_have_text("Then Bea wins.")
    expect(player.page.locator(".forecast .after").nth(1)).to_contain_text("8")
    expect(player.page.locator(".rush-forecast")).to_have_accessible_name(
        "After this round: Bea 10, Cem 8, Ada 7, Dana 4. Then Bea wins."
    )
    player, _ = table(POSITIONS["doors"])
    expect(player.page.locator(".last-round")).to_have_count(0)
    expect(player.page.locator(".forecast .ends")).to_have_count(0)
    player, _ = table(RACE.replace("points=6.0.0.0.0", "points=11.0.0.0.0"))
    expect(chip).to_contain_text("unless all who have 10 are stopped")


def test_being_robbed_is_held_until_it_is_seen(opened: Opener) -> None:
    player = opened()
    sit_beside_a_thief(player)
    get_robbed(player)
    held = player.page.locator(".loss-card")
    expect(held).to_have_attribute("role", "alert")
    expect(held).to_contain_text("Bea takes 1 buck from you.")
    expect(held.locator(".portrait")).to_have_count(1)
    player.thing("study").hover()
    expect(held).to_have_count(1)
    player.key("seen").click()
    expect(held).to_have_count(0)


def test_all_that_was_taken_is_in_sight_on_a_phone(opened: Opener) -> None:
    player = opened(viewport={"width": 360, "height": 640})
    robbers = ("marina-1", "seat-1", "purple", "purple", "sabotage", "seat-1", "buck", "done")
    Scripted(POSITIONS["five"], *robbers, "theo-1", "seat-1", "finance").open(player)
    get_robbed(player)
    card = player.page.locator(".loss-card")
    expect(card.locator("li")).to_have_count(3)
    cut = card.evaluate(
        """card => [...card.querySelectorAll('li')].filter(one => {
            const [a, b] = [one, card].map(each => each.getBoundingClientRect());
            return a.top < b.top || a.bottom > b.bottom;
        }).length"""
    )
    assert cut == 0


def test_whoever_acts_has_seen_it_and_finds_what_lay_under_it(opened: Opener) -> None:
    player = opened()
    sit_beside_a_thief(player)
    get_robbed(player)
    expect(player.page.locator(".loss-card")).to_have_count(1)
    player.click(player.thing("study"))
    expect(player.page.locator(".loss-card")).to_have_count(0)
    player.page.locator(".skill[data-word=intensive-care]").click(trial=True)


def test_being_ratted_out_is_held_until_it_is_answered(opened: Opener) -> None:
    player = opened()
    stage = Scripted(POSITIONS["doors"], "rat-out", "use")
    stage.open(player)
    player.click(player.thing("bribe"))
    player.click(player.page.locator(".choice[data-word='3']"))
    expect(player.page.locator(".loss-card")).to_contain_text("Bea tells on you: 1 marker on red.")
    player.click(player.page.locator(".choice[data-word=prestige]"))
    expect(player.page.locator(".loss-card")).to_have_count(0)


def test_a_standing_answer_does_not_hide_that_i_was_ratted_out(opened: Opener) -> None:
    player = opened()
    stage = Scripted(POSITIONS["doors"], "rat-out", "use")
    stage.open(player)
    table = player.page.url.rsplit("/", 1)[1]
    player.page.evaluate(
        "kept => localStorage.setItem('wardround.answers', kept)",
        json.dumps({table: {"punishment": "buck"}}),
    )
    player.page.reload()
    player.asked()
    player.click(player.thing("bribe"))
    player.click(player.page.locator(".choice[data-word='3']"))
    expect(player.page.locator(".banner h1")).to_contain_text("second marker")
    expect(player.page.locator(".loss-card")).to_contain_text("Bea tells on you")


def test_prestige_lost_for_want_of_bucks_is_told(opened: Opener) -> None:
    player = opened()
    poor = POSITIONS["doors"].replace("bucks=5", "bucks=0")
    Scripted(poor, "rat-out", "use").open(player)
    player.click(player.thing("sabotage"))
    player.click(player.page.locator("[data-says=skip]"))
    expect(player.page.locator(".loss-card li")).to_have_text(
        "Bea tells on you, and you cannot pay: −1 prestige."
    )


def test_loot_flies_to_the_thief(opened: Opener) -> None:
    player = opened(**MOVING)
    sit_beside_a_thief(player)
    player.page.evaluate(
        """() => new MutationObserver(changes => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node.classList?.contains('rush-flight')) window.flown = node.innerHTML;
        }).observe(document.body, { childList: true })"""
    )
    get_robbed(player)
    player.page.wait_for_function("() => window.flown?.includes('#coin')")
    player.page.locator(".rush-flight").first.wait_for(state="detached")


def test_cured_patients_go_home_one_by_one_before_the_table_changes(opened: Opener) -> None:
    player = opened(**MOVING)
    Stage(RACE).open(player)
    player.click(player.thing("treat-b"))
    player.thing("bed-2").dispatch_event("click")
    caption = player.page.locator(".caption")
    expect(caption).to_contain_text("Greta Glade goes home: +2 for Cem")
    expect(caption).to_contain_text("Ivy Ink goes home: +3 for you")
    expect(player.page.locator(".lying.gone")).to_have_count(1)
    expect(player.page.locator(".standing.seat-3").first).to_have_attribute("data-at", "8")
    expect(caption).to_contain_text("The last round is over")
    expect(player.page.locator(".rush")).to_have_count(0)


def test_patients_come_from_the_bed_before_and_roll_on_with_it(opened: Opener) -> None:
    player = opened(**MOVING)
    Talkative(CROWDED["four"]).open(player)
    player.page.evaluate(WATCH_MOVES)
    player.click(player.thing("fetch-a"))
    player.page.locator("[data-says=skip]").click()
    expect(player.page.locator(".rush-bed[data-word=bed-4] .bed-name")).to_contain_text("Hattie")
    player.asked()
    moves = player.page.evaluate("window.moves")
    rolled = [(piece, start) for piece, start in moves if "hattie-hiccup" in piece]
    assert len(rolled) == len({"hattie-hiccup", "bed-of-hattie-hiccup"})
    assert all(start.startswith("translate(-") for _, start in rolled), rolled


def test_any_key_ends_the_scene(opened: Opener) -> None:
    player = opened(**MOVING)
    Stage(RACE).open(player)
    player.click(player.thing("treat-b"))
    player.thing("bed-2").dispatch_event("click")
    expect(player.page.locator(".caption")).to_be_visible()
    player.page.keyboard.press("x")
    expect(player.page.locator(".rush")).to_have_count(0, timeout=1000)


def test_all_free_patches_are_placed_at_once(table: Table) -> None:
    player, stage = table(POSITIONS["doors"])
    both = player.page.locator("[data-all=patch]")
    expect(both).to_be_hidden()
    player.click(player.thing("bed-1"))
    player.click(player.thing("treat-a"))
    expect(both).to_have_accessible_name("Place 2 patches at once, free")
    player.click(both)
    assert stage.said == ["treat-a", "bed-1", "patch", "patch"]
    expect(both).to_be_hidden()


def test_a_tile_of_mine_is_not_one_of_the_chest(table: Table) -> None:
    player, stage = table(POSITIONS["pharmacy"])
    player.page.locator(".good[data-word=purple]").click()
    expect(player.page.locator(".chest .jar.legal").first).to_be_visible()
    assert stage.said == []


def test_forced_colours_ring_unfair_doors(opened: Opener) -> None:
    player = opened(forced_colors="active")
    Stage(POSITIONS["last"].replace("bucks=5", "bucks=0")).open(player)
    ring = player.page.locator(".rush-door.red.legal:not(.idle)").first
    expect(ring).not_to_have_css("outline-style", "none")
    idle = player.page.locator(".rush-door.red.legal.idle").first
    expect(idle).to_have_css("outline-style", "none")


def test_a_long_name_leaves_ones_bucks_in_sight(opened: Opener) -> None:
    player = opened()
    stage = Stage(POSITIONS["five"])
    stage.open(player)
    name = player.page.locator(".mine-card .name")
    name.evaluate("one => { one.textContent = 'Wolfgang '.repeat(8); }")
    purse, tray = (player.page.locator(one).bounding_box() for one in (".purse", ".tray"))
    assert purse is not None
    assert tray is not None
    assert purse["x"] + purse["width"] <= tray["x"]
    assert purse["width"] >= purse["height"] / 3


def test_good_news_about_a_red_door_has_no_warning(table: Table) -> None:
    table_of_last = POSITIONS["doors"].replace("began=1,first=3", "began=2,first=3")
    placed = table_of_last.replace("character=marina,", "character=marina,places=treat-a.fetch-b,")
    placed = placed.replace("character=vanessa,", "character=vanessa,places=fetch-a.fetch-b,")
    own = placed.replace("character=kurt,", "character=kurt,places=study,")
    player, _ = table(own)
    risk = player.page.locator(".risk")
    expect(risk).to_have_text("nobody places after you")
    expect(risk).to_have_class(re.compile("safe"))
