"""What grays and oranges are taken for decides a game of Red Rising, and every line of its score sheet says so."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludarium.games import contract
from ludarium.games.redrising.roster import COLOURS
from ludarium.kernel.match import Match
from ludarium.kernel.message import loaded_message
from tests.cli.running import run_json

from .conftest import Devices
from .player import LEDGER, Player, expect_ledger
from .steered import ADA, BEA, GAME, PEOPLE, Moment, led_to

pytestmark = pytest.mark.exhaustive

SEED: Final = 260  # in which a gray and an orange decide
WAYS: Final = {  # what Ada touches, and who wins by it
    "the best is found": (["best"], ADA),
    "chosen by hand": (["by-hand", "colour:silver", "name:sevro"], ADA),
    "left as printed": (["by-hand", "no", "no"], BEA),
}


def counted(match: Match, *, wild: bool) -> Any:  # noqa: ANN401 - JSON
    """What `ludarium score` makes of a game that is over; without `wild`, grays and oranges are as they are printed."""
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
    """A card as a sheet has it."""
    if card["as"] is None:
        return str(card["card"])
    return {"card": card["card"], "colour" if card["as"] in COLOURS else "name": card["as"]}


def own(line: dict[str, Any]) -> bool:
    """Whether a line of a ledger is about a card in hand."""
    return "character" in line["message"]["args"]


def signed(points: int) -> str:
    """Points as the page writes them."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def column(page: Page, name: str) -> list[list[str]]:
    """The column of a player in the score sheet: rule and points of each line."""
    heads = page.locator(f"{LEDGER} thead th").all_inner_texts()
    place = next(number for number, head in enumerate(heads) if name in head)
    found: list[list[str]] = page.locator(f"{LEDGER} tbody tr:not(.tot)").evaluate_all(
        """(rows, place) => rows.map((row) => [row.querySelector('.lab button')?.innerText ?? '',
            row.children[place].querySelector('.v')?.innerText ?? '']).filter(([, points]) => points)""",
        place,
    )
    return found


def cards(page: Page, name: str) -> list[list[str]]:
    """What the score sheet says of a player's cards, and their points."""
    details = page.locator("details").filter(has=page.locator("summary", has_text=name))
    details.locator("summary").click()
    found: list[list[str]] = details.locator("li").evaluate_all(
        "all => all.map((line) => [...line.children].map((part) => part.innerText))"
    )
    return found


@pytest.mark.parametrize(("touches", "winner"), WAYS.values(), ids=WAYS)
def test_what_wildcards_are_taken_for_decides(devices: Devices, touches: list[str], winner: int) -> None:
    moment = Moment(SEED, lambda asked: asked.prompt.message.id == "prompt-wilds")
    with led_to(moment, devices()) as page:
        ada = Player(page)
        for touch in touches:
            expect(page.locator(".prompt")).to_contain_text(moment.question())
            ada.click(touch)
            moment.match.decide(ADA, touch)
        expect_ledger(page)
        expect(page.locator("main.end h1")).to_have_text(f"{PEOPLE[winner]} wins")

        sheet = counted(moment.match, wild=True)
        assert sheet["winners"] == [winner]
        assert counted(moment.match, wild=False)["winners"] == [BEA]
        for name, player in zip(PEOPLE, sheet["players"], strict=True):
            lines = player["ledger"]
            (_, hand), *others = column(page, name)
            assert hand == signed(sum(line["points"] for line in lines if own(line)))
            assert others == [[line["rule"], signed(line["points"])] for line in lines if not own(line)]
            assert cards(page, name) == [
                [contract(GAME).say(loaded_message(line["message"]), "en"), signed(line["points"])]
                for line in lines
                if own(line)
            ]
