"""Raxxon: 1 to 4 people together save the healthy of a city before the infection, or the corporation, has it."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup, BadSheet
from ludarium.kernel.contract import Contract, Panel, Setting
from ludarium.text.rulebook import rulebook
from ludarium.text.speaker import LANGUAGES, Speaker, speaker

from . import cardtext, deal, pointing, sketch, view
from .content.rules import OURS, SECTIONS
from .pack import Pack, made, messages, read_pack
from .scenario import REGULAR, SCENARIOS, lore_for

if TYPE_CHECKING:
    from ludarium.kernel.message import Message
    from ludarium.kernel.part import Parts
    from ludarium.kernel.rng import Rng

    from .lore import Lore
    from .table import Raxxon

SEATS: Final = range(1, 5)
LEVELS: Final = [1, 2, 3, 4]


class RaxxonContract(Contract):
    """Raxxon, as the rest of Ludarium knows it, with its own content pack or another."""

    def __init__(self, pack: Pack, *, own: bool) -> None:
        characters = len(pack.lore.characters)
        super().__init__(
            name="raxxon",
            version=3,
            seats=SEATS,
            settings=[
                Setting("level", LEVELS, default=1, seats=SEATS),  # RX-03
                Setting("scenario", list(range(SCENARIOS + 1)), default=0, seats=SEATS),  # 0: none (RX-90 to RX-94)
                # A character for each seat, in the order of the pack; 0 lets the seat choose (RX-05).
                *(
                    Setting(f"character_{seat}", list(range(characters + 1)), default=0, seats=range(max(2, seat), 5))
                    for seat in SEATS
                ),
            ],
        )
        self.cooperative = True
        self.takes_pack = True
        self.content = pack
        self.pack = None if own else pack.data
        self.voices: dict[str, Speaker] = {}

    def with_pack(self, pack: object, name: str = "the pack") -> RaxxonContract:
        return RaxxonContract(read_pack(pack, name) if isinstance(pack, str) else made(pack), own=False)

    def content_counts(self) -> dict[str, int]:
        return {part: len(self.content.data[part]) for part in ("citizens", "characters", "cards")}

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        found = super().complete(seats, options)
        if found["scenario"]:
            found["level"] = REGULAR + 1  # a scenario says who begins where: it has no levels, whichever is wished for
            lore_for(self.content, found["scenario"])  # refused where the pack lacks what the scenario needs
        chosen = [value for name, value in found.items() if name.startswith("character_") and value]
        twice = next((character for character in chosen if chosen.count(character) > 1), None)
        if twice is not None:
            name = self.content.lore.characters[twice - 1].name
            message = f"two seats of raxxon cannot both have character {twice} ({name}): each is once"
            raise BadSetup(message)
        if len(self.content.lore.characters) < seats:
            raise BadSetup(f"the pack has {len(self.content.lore.characters)} characters, too few for {seats} seats")
        return found

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> Raxxon:
        return deal.deal(seats, rng, options, lore_for(self.content, options["scenario"]), telling=telling)

    def load(self, data: dict[str, Any]) -> Raxxon:
        return deal.load(data, self.lore(data))

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> Raxxon:
        return deal.imagine(redacted, rng, self.lore(redacted))

    def view(self, redacted: dict[str, Any], parts: Parts | None = None) -> dict[str, Any]:
        return view.view(redacted, self.lore(redacted))

    def pointed(self, view: dict[str, Any], thing: str) -> Message | None:
        return pointing.pointed(view, thing, [character.name for character in self.content.lore.characters])

    def lore(self, data: dict[str, Any]) -> Lore:
        """The lore of dumped or redacted data."""
        return lore_for(self.content, data["table"].get("scenario", 0))

    def voice(self, language: str) -> Speaker:
        """The speaker of a language, which also knows the texts of a pack of one's own."""
        if self.pack is None:
            return speaker(__name__, language)
        if language not in self.voices:
            self.voices[language] = speaker(__name__, language).with_messages(messages(self.content, language))
        return self.voices[language]

    def say(self, message: Message, language: str, names: list[str] | None = None) -> str:
        return self.voice(language).say(message, names)

    def sketch(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        return sketch.sketch(view, self.voice(language), names)

    def rules(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(SECTIONS, OURS, speaker(__name__, language))

    def catalogue(self) -> dict[str, Any]:
        own = {} if self.pack is None else {language: messages(self.content, language) for language in LANGUAGES}
        return {**cardtext.printed(self.content.data), "pack": self.content.data["pack"], "messages": own}

    def cards(self, language: str) -> list[tuple[str, str]]:
        return cardtext.told(self.content.data, self.voice(language))

    def score(self, sheet: object) -> dict[str, Any]:
        raise BadSheet("raxxon has no score: all win, or all lose (RX-01)")

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        raise BadSheet("raxxon has no score: all win, or all lose (RX-01)")


PACK: Final = "content/raxxon.yaml"
CONTRACT: Final = RaxxonContract(
    read_pack((resources.files(__name__) / PACK).read_text(encoding="utf-8"), PACK), own=True
)
