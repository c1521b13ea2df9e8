"""The pictures of the README: how each of their screens is reached, and its visible text.

`make pictures` creates them, each with its text beside it; a test compares that text with the current page.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from ludarium import new_match
from ludarium.client import Client
from ludarium.kernel.match import Match
from ludarium.kernel.option import OpenDecision

from .chromium import ROOT
from .device import NARROW, WIDE, device
from .players.mouse import LIT

FOLDER: Final = ROOT / "docs" / "pictures"
PEOPLE: Final = ("Ada", "Bea", "Cyd")
SCALE: Final = 0.8  # of a wide screen, to keep the file small
SEEDS: Final = 60  # enough to reach any scene


class Scene(NamedTuple):
    """A decision of Ada, after random decisions of the first kind that is offered."""

    game: str
    people: int
    is_wanted: Callable[[Match, OpenDecision], bool]
    kinds: tuple[str, ...] = ("",)
    first_seed: int = 0

    def find(self) -> tuple[str, list[tuple[int, str]]]:
        """The seed, and the decisions before."""
        for seed in range(self.first_seed, self.first_seed + SEEDS):
            match = new_match(self.game, self.people, str(seed))
            chance = random.Random(seed)
            told: list[tuple[int, str]] = []
            while match.decisions:
                decision = match.decisions[0]
                if decision.seat == 0 and self.is_wanted(match, decision):
                    return str(seed), told
                option = self._choose(decision, chance)
                told.append((decision.seat, option))
                match.decide(decision.seat, option)
        raise AssertionError(f"no game of {self.game} comes to what is wanted")

    def _choose(self, decision: OpenDecision, chance: random.Random) -> str:
        for kind in self.kinds:
            found = [option for option in decision.options if option.touches[0].startswith(kind)]
            if found:
                return chance.choice(found).id
        return chance.choice(decision.options).id


class Picture(NamedTuple):
    """A picture: its scene (none: the home page), its size and theme, and the last touch."""

    name: str
    scene: Scene | None
    language: str
    scheme: Literal["light", "dark"] = "light"
    size: tuple[int, int] = WIDE
    touch: str = ""

    @property
    def file(self) -> Path:
        """The picture's file; its text is beside it."""
        return FOLDER / f"{self.name}.png"

    @property
    def text(self) -> Path:
        """Its visible text."""
        return self.file.with_suffix(".txt")


def _late(match: Match, decision: OpenDecision) -> bool:
    """From the eighth round on, there is a choice of dice."""
    dice = {option.touches[0] for option in decision.options if option.touches[0].startswith("pool:")}
    return match.view(0)["round"] >= 8 and len(dice) > 1


def _full_board(match: Match, decision: OpenDecision) -> bool:
    """In the third round a turn begins, with cards on every location."""
    view = match.view(0)
    is_turn = decision.prompt.message.id == "prompt-turn"
    return is_turn and view["round"] >= 3 and all(place["cards"] for place in view["locations"])


def _story(match: Match, decision: OpenDecision) -> bool:
    """A Raxxon card asks for a choice, with some of the crowd revealed."""
    crowd = match.view(0)["crowd"]
    is_asked = decision.options[0].touches[0].startswith("choice:")
    return is_asked and len(crowd) > 8 and sum(card["face_up"] for card in crowd) > 4


SAGRADA: Final = Scene("sagrada", 2, _late, ("pool:", ""), first_seed=8)
RED_RISING: Final = Scene("redrising", 3, _full_board)
RAXXON: Final = Scene("raxxon", 2, _story, ("action:", "crowd:", "choice:"), first_seed=8)

PICTURES: Final = (
    Picture("home", None, "en"),
    Picture("table", SAGRADA, "uk", "dark"),
    Picture("phone", SAGRADA, "cs", size=NARROW),
    Picture("rising", RED_RISING, "en", touch="#hand button >> nth=1"),
    Picture("raxxon", RAXXON, "en"),
)


@contextmanager
def create_table(scene: Scene, address: str) -> Iterator[tuple[str, str]]:
    """A table at its scene, with all players connected: its path, and the token of Ada's device."""
    seed, told = scene.find()
    with ExitStack() as stack:
        clients = [stack.enter_context(Client(address)) for _ in range(scene.people)]
        ada = stack.enter_context(
            clients[0].create(scene.game, "Ada", open_seats=scene.people - 1, seed=seed, hints=True)
        )
        others = [
            stack.enter_context(client.sit(ada.table, name))
            for client, name in zip(clients[1:], PEOPLE[1:], strict=False)
        ]
        ada.start()
        places = [ada, *others]
        for seat, option in told:
            places[seat].wait()
            places[seat].decide(option)
        ada.wait()
        yield f"/t/{ada.table}", clients[0].token(ada.table)


def open_picture(picture: Picture, browser: Browser, address: str, path: str, token: str) -> Page:
    """The page of a picture."""
    scale = 1 if picture.size == NARROW else SCALE
    found = device(browser, address, picture.language, picture.size, picture.scheme, device_scale_factor=scale)
    if token:
        found.use_token(token)
    page = found.page(path)
    page.locator(LIT if picture.scene else "article button:not([aria-hidden])").first.wait_for()
    page.locator("main [aria-busy='true']").wait_for(state="detached")
    if picture.touch:
        page.locator(picture.touch).click()
        page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")  # the catalogue of the cards
    page.evaluate("document.fonts.ready")
    return page


def all_pictures(browser: Browser, address: str) -> Iterator[tuple[Picture, Page]]:
    """Every picture with its page; closes the page afterwards."""
    for scene in dict.fromkeys(picture.scene for picture in PICTURES):
        with ExitStack() as stack:
            path, token = stack.enter_context(create_table(scene, address)) if scene else ("/", "")
            for picture in PICTURES:
                if picture.scene is scene:
                    page = open_picture(picture, browser, address, path, token)
                    yield picture, page
                    page.context.close()


def visible_text(page: Page) -> str:
    """The visible text of a page, line by line."""
    lines = (" ".join(line.replace("\u00ad", "").split()) for line in page.locator("body").inner_text().splitlines())
    return "\n".join(line for line in lines if line) + "\n"
