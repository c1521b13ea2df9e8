"""The use of wildcards decides a game of Red Rising, and the score sheet shows it."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludarium.games import ruleset
from ludarium.games.redrising.card import COLOURS
from ludarium.kernel.match import Match
from ludarium.kernel.message import load_message
from tests.cli.run import run_json

from .conftest import Devices
from .players.mouse import LEDGER, MousePlayer, expect_ledger
from .seeded_match import ADA, BEA, GAME, PEOPLE, SeededMatch, open_in_browser

pytestmark = pytest.mark.exhaustive

SEED: Final = 260  # in which a gray and an orange decide
WAYS: Final = {  # Ada's touches, and the winner
    "the best is found": (["best"], ADA),
    "chosen by hand": (["by-hand", "colour:silver", "name:sevro"], ADA),
    "left as printed": (["by-hand", "no", "no"], BEA),
}


def counted(match: Match, *, wild: bool) -> Any:  # noqa: ANN401 - JSON
    """The result of `ludarium score` for a finished game; without `wild`, wildcards count as printed."""
    view = match.view(ADA)
    sheet = {
        "players": [
            {
                "hand": [counts_as(card) if wild else card["card"] for card in seat["score"]["cards"]],
                "extra_points": seat["score"]["extra"],
                **{name: seat[name] for name in ("helium", "fleet", "influence", "sovereign")},
            }
            for seat in view["seats"]
        ],
        "locations": {place["name"]: [lying["card"] for lying in place["cards"]] for place in view["locations"]},
        "banished": view["banished"],
        "banished_at_scoring_start": match.redact(ADA)["table"]["scoring_start"],
        "neutral_influence": view["neutral"],
        "wilds": "given",
    }
    return run_json("score", GAME, "-", typed=json.dumps(sheet))


def counts_as(card: dict[str, Any]) -> str | dict[str, str]:
    """A card in the format of a score sheet."""
    if card["as"] is None:
        return str(card["card"])
    return {"card": card["card"], "colour" if card["as"] in COLOURS else "name": card["as"]}


def own(line: dict[str, Any]) -> bool:
    """Whether a line of a ledger is about a card in hand."""
    return "character" in line["message"]["args"]


def signed(points: int) -> str:
    """Points as the page shows them."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def column(page: Page, name: str) -> list[list[str]]:
    """The column of a player in the score sheet: rule and points of each line."""
    heads = page.locator(f"{LEDGER} thead th").all_inner_texts()
    place = next(number for number, head in enumerate(heads) if name in head)
    found: list[list[str]] = page.locator(f"{LEDGER} tbody tr:not(:last-child)").evaluate_all(
        """(rows, place) => rows.map((row) => [row.querySelector('th button')?.innerText ?? '',
            row.children[place].querySelector('span')?.innerText ?? '']).filter(([, points]) => points)""",
        place,
    )
    return found


def cards(page: Page, name: str) -> list[list[str]]:
    """A player's cards in the score sheet, with their points."""
    details = page.locator("details").filter(has=page.locator("summary", has_text=name))
    details.evaluate_all("all => all.forEach((one) => { one.open = true })")
    found: list[list[str]] = details.locator("li").evaluate_all(
        "all => all.map((line) => [...line.children].map((part) => part.innerText))"
    )
    return found


@pytest.mark.parametrize(("touches", "winner"), WAYS.values(), ids=WAYS)
def test_the_use_of_wildcards_decides_the_game(devices: Devices, touches: list[str], winner: int) -> None:
    moment = SeededMatch(SEED, lambda asked: asked.prompt.message.id == "prompt-wilds")
    with open_in_browser(moment, devices()) as page:
        ada = MousePlayer(page)
        for touch in touches:
            expect(page.locator("#prompt")).to_contain_text(moment.question())
            ada.click(touch)
            moment.match.decide(ADA, touch)
        expect_ledger(page)
        expect(page.locator("#result h1")).to_have_text(f"{PEOPLE[winner]} wins")

        sheet = counted(moment.match, wild=True)
        assert sheet["winners"] == [winner]
        assert counted(moment.match, wild=False)["winners"] == [BEA]
        for name, player in zip(PEOPLE, sheet["players"], strict=True):
            lines = player["ledger"]
            (_, hand), *others = column(page, name)
            assert hand == signed(sum(line["points"] for line in lines if own(line)))
            assert others == [[line["rule"], signed(line["points"])] for line in lines if not own(line)]
            assert cards(page, name) == [
                [ruleset(GAME).text.format(load_message(line["message"]), "en"), signed(line["points"])]
                for line in lines
                if own(line)
            ]
