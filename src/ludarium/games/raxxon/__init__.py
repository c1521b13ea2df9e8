"""Raxxon: 1 to 4 players together evacuate the healthy citizens before the infection or the corporation wins."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from ludarium.errors import BadSetup
from ludarium.kernel.plain_data import View
from ludarium.kernel.ruleset import ContentPacks, DailySetup, Pointing, Ruleset, Setting
from ludarium.text.game_text import FluentText
from ludarium.text.localizer import LANGUAGES, Localizer

from . import cardtext, deal, pointing, view
from .content.rules import OURS, SECTIONS
from .pack.reader import load_pack, read_pack
from .pack.texts import fluent_texts
from .scenarios import SCENARIOS
from .scenarios.compiler import REGULAR, pack_for
from .terminal import RaxxonDrawing

if TYPE_CHECKING:
    from ludarium.kernel.json_cache import ViewCache
    from ludarium.kernel.message import Message
    from ludarium.kernel.plain_data import Dump, Redacted
    from ludarium.kernel.rng import Rng

    from .compiled_pack import CompiledPack, ContentPack
    from .table import Raxxon
    from .view_types import Catalogue

SEATS: Final = range(1, 5)
LEVELS: Final = [1, 2, 3, 4]

# Alone, at the regular level and at the hard one at the weekend: the introductory one is won too often to rank anyone.
DAILY: Final = [DailySetup(0, {"level": level}) for level in (2, 2, 2, 2, 2, 3, 3)]


class PackTexts(FluentText):
    """The texts of Raxxon, with those of its content pack."""

    def __init__(self, content: ContentPack, *, built_in: bool) -> None:
        super().__init__(__name__, SECTIONS, OURS, RaxxonDrawing)
        self.content = content
        self.built_in = built_in
        self.localizers: dict[str, Localizer] = {}

    def localizer(self, language: str) -> Localizer:
        built_in = super().localizer(language)
        if self.built_in:
            return built_in
        if language not in self.localizers:
            self.localizers[language] = built_in.with_messages(fluent_texts(self.content.data, language))
        return self.localizers[language]

    def cards(self, language: str) -> list[tuple[str, str]]:
        return cardtext.card_texts(self.content.data, self.localizer(language))


class RaxxonPacks(ContentPacks):
    """The content packs of Raxxon."""

    def __init__(self, content: ContentPack) -> None:
        self.content = content

    def load(self, pack: object, name: str) -> RaxxonRuleset:
        return RaxxonRuleset(read_pack(pack, name) if isinstance(pack, str) else load_pack(pack), built_in=False)

    def counts(self) -> dict[str, int]:
        return {part: len(self.content.data[part]) for part in ("citizens", "characters", "cards")}


class RaxxonPointing(Pointing):
    """What players of Raxxon can point at."""

    def __init__(self, content: ContentPack) -> None:
        self.characters = [character.name for character in content.compiled.characters]

    def name(self, view: View, touch: str) -> Message | None:
        return pointing.point_name(view, touch, self.characters)


class RaxxonRuleset(Ruleset):
    """The rules of Raxxon with a content pack, built-in or user-made."""

    def __init__(self, content: ContentPack, *, built_in: bool) -> None:
        characters = len(content.compiled.characters)
        super().__init__(
            name="raxxon",
            version=4,
            seats=SEATS,
            settings=[
                Setting("level", LEVELS, default=1, seats=SEATS),  # RX-03
                Setting("scenario", list(range(len(SCENARIOS) + 1)), default=0, seats=SEATS),  # 0: none
                # A character for each seat, numbered in the order of the pack; 0: the seat chooses (RX-05).
                *(
                    Setting(f"character_{seat}", list(range(characters + 1)), default=0, seats=range(max(2, seat), 5))
                    for seat in SEATS
                ),
            ],
            text=PackTexts(content, built_in=built_in),
            packs=RaxxonPacks(content),
            pointing=RaxxonPointing(content),
            cooperative=True,
            daily=DAILY,
        )
        self.content = content
        self.pack = None if built_in else content.data

    def with_pack(self, pack: object, name: str = "the pack") -> RaxxonRuleset:
        return RaxxonPacks(self.content).load(pack, name)

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        settings = super().complete(seats, options)
        if settings["scenario"]:
            settings["level"] = REGULAR + 1  # a scenario defines its own decks: the level has no effect
            pack_for(self.content, settings["scenario"])  # raises BadSetup if the pack lacks what the scenario needs
        chosen = [value for name, value in settings.items() if name.startswith("character_") and value]
        twice = next((character for character in chosen if chosen.count(character) > 1), None)
        if twice is not None:
            name = self.content.compiled.characters[twice - 1].name
            message = f"two seats of raxxon cannot both have character {twice} ({name}): there is only one of each"
            raise BadSetup(message)
        if len(self.content.compiled.characters) < seats:
            raise BadSetup(
                f"the pack has {len(self.content.compiled.characters)} characters, too few for {seats} seats"
            )
        return settings

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Raxxon:
        return deal.deal(seats, rng, options, pack_for(self.content, options["scenario"]), with_events=with_events)

    def load(self, data: Dump) -> Raxxon:
        return deal.load(data, self.compiled(data))

    def imagine(self, redacted: Redacted, rng: Rng) -> Raxxon:
        return deal.imagine(redacted, rng, self.compiled(redacted))

    def view(self, redacted: Redacted, cache: ViewCache | None = None) -> View:
        return View(view.view(redacted, self.compiled(redacted)))

    def compiled(self, data: Dump | Redacted) -> CompiledPack:
        """The compiled pack of dumped or redacted data: that of its scenario."""
        return pack_for(self.content, data["table"].get("scenario", 0))

    def catalogue(self) -> Catalogue:
        data = self.content.data
        own = {} if self.pack is None else {language: fluent_texts(data, language) for language in LANGUAGES}
        return cardtext.catalogue(data, [scenario.mutant for scenario in SCENARIOS if scenario.mutant], own)


PACK: Final = "content/raxxon.yaml"
RULESET: Final = RaxxonRuleset(
    read_pack((resources.files(__name__) / PACK).read_text(encoding="utf-8"), PACK), built_in=True
)
