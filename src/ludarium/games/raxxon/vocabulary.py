"""The words of content packs: what each needs, and the steps that it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadPack, shortened

from .words.crowd import (
    ANY_NUMBER,
    EvacuateCluster,
    EvacuateLine,
    IgnoreAdds,
    Interview,
    Look,
    Roadblock,
    Swap,
    TurnDown,
    TurnDownAll,
    TurnDownType,
)
from .words.deck import POPULATION, RAXXON_DECK, ArrangeTop, StandDown
from .words.kill import Kill, KillAround, KillCluster, KillLine, KillLineSparing, KillTwo
from .words.pile import BOTH, CROWD, QUARANTINE, UNCONTAINED, BreakOut, Bury, Contain, ContainAll, Evacuate, GiveBack
from .words.symbol import (
    ADD,
    DRAW,
    END,
    FLIP,
    HOSTILE,
    PASS_TURN,
    POWER_DOWN,
    POWER_UP,
    SPREAD,
    CharacterPasses,
    DrawOrPower,
)
from .words.token import CHOSEN, MORE, EachUntokens, Optional, OwedDraw, Untoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludarium.kernel.script import Step

# The symbols, which also stand on the slots of sheets.
SYMBOLS: Final[dict[str, Step[Any]]] = {
    "add": ADD,
    "flip": FLIP,
    "infection": SPREAD,
    "raxxon": DRAW,
    "power": POWER_UP,
    "hostile": HOSTILE,
    "end": END,
    "pass": PASS_TURN,
}

# Further words that need nothing.
BARE: Final[dict[str, Callable[[], Step[Any]]]] = {
    "power_down": lambda: POWER_DOWN,
    "kill_pair": lambda: KillTwo(0),
    "evacuate_line": EvacuateLine,
    "evacuate_cluster": EvacuateCluster,
    "break_out": BreakOut,
    "swap": lambda: Swap(may_move=False),
    "move_or_swap": lambda: Swap(may_move=True),
    "stand_down": StandDown,
    "interview": Interview,
    "raxxon_or_power": DrawOrPower,
    "turn_down_type": TurnDownType,
}

# Words with parameters: the names of those that each may have.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "kill": ("number", "up_to", "of"),
    "kill_line": ("without", "spare"),
    "kill_cluster": ("neighbours",),
    "kill_around": ("of",),
    "kill_with_neighbour": ("of",),
    "evacuate": ("number", "up_to", "of"),
    "contain": ("number", "up_to", "all", "from"),
    "look": ("number",),
    "turn_down": ("number", "up_to", "any", "all", "of"),
    "untoken": ("who", "number", "up_to"),
    "bury": ("number", "from"),
    "ignore_adds": ("number",),
    "order_top": ("number", "deck"),
    "character_passes": ("who",),
    "give_back": ("number",),
    "roadblock": ("tokens",),
}

FROM: Final = {"crowd": CROWD, "uncontained": UNCONTAINED, "both": BOTH, "quarantine": QUARANTINE}
DECKS: Final = {"population": POPULATION, "raxxon": RAXXON_DECK}
MOST: Final = 36  # of anything that is counted: a full crowd
SEATS: Final = 4


class Names:
    """What a pack's effects may refer to, by name: types of citizens, characters, cards."""

    def __init__(self, types: list[str], healthy: int, characters: list[str], cards: list[str]) -> None:
        self.types = types
        self.healthy = healthy
        self.characters = characters
        self.cards = cards

    def kinds(self, name: object, place: str) -> int:
        """The types that a word is about, as a mask."""
        if name == "healthy":
            return self.healthy
        if name == "infected":
            return ((1 << len(self.types)) - 1) & ~self.healthy
        if name == "any":
            return (1 << len(self.types)) - 1
        return 1 << self.types.index(one_of(name, [*self.types, "healthy", "infected", "any"], place))


def one_of(name: object, expected: list[str], place: str) -> str:
    """A name that must be one of these."""
    if not isinstance(name, str) or name not in expected:
        raise BadPack(place, f"{shortened(name)} is none of {', '.join(expected)}")
    return name


def whole(value: object, least: int, most: int, place: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadPack(place, f"expected a whole number from {least} to {most}, not {shortened(value)}")
    return value


def clause(data: object, place: str) -> tuple[str, Any]:
    """A clause as its word and its parameters."""
    if isinstance(data, str):
        if data in SYMBOLS or data in BARE:
            return data, {}
        known = [*SYMBOLS, *BARE, *PARAMETERS, "optional"]
        reason = "needs parameters" if data in known else f"is no word: expected one of {', '.join(known)}"
        raise BadPack(place, f"{shortened(data)} {reason}")
    if not isinstance(data, dict) or len(data) != 1:
        raise BadPack(place, f"expected a word, or one word with its parameters, not {shortened(data)}")
    (word,) = data
    if word == "optional":
        return word, data[word]
    if word not in PARAMETERS:
        raise BadPack(place, f"{shortened(word)} is no word with parameters: expected one of {', '.join(PARAMETERS)}")
    given = data[word] if data[word] is not None else {}
    if not isinstance(given, dict):
        raise BadPack(f"{place}.{word}", f"expected parameters such as {{number: 1}}, not {shortened(given)}")
    for name in given:
        if name not in PARAMETERS[word]:
            expected = ", ".join(PARAMETERS[word])
            raise BadPack(
                f"{place}.{word}", f"{shortened(word)} has no parameter {shortened(name)}: expected {expected}"
            )
    return word, given


def steps(data: object, names: Names, place: str) -> list[Step[Any]]:
    """The steps of an effect list."""
    if not isinstance(data, list):
        raise BadPack(place, f"expected a list of effects, not {shortened(data)}")
    return [step(part, names, f"{place}[{number}]") for number, part in enumerate(data)]


def action_steps(data: object, names: Names, place: str) -> list[Step[Any]]:
    """The steps of an action: it alone may have optional effects, paid with a Raxxon card at its end (RX-35)."""
    if not isinstance(data, list):
        raise BadPack(place, f"expected a list of effects, not {shortened(data)}")
    found: list[Step[Any]] = []
    for number, part in enumerate(data):
        where = f"{place}[{number}]"
        word, given = clause(part, where)
        if word != "optional":
            found.append(step(part, names, where))
            continue
        extra = steps(given, names, f"{where}.optional")
        if not extra:
            raise BadPack(f"{where}.optional", "expected at least one effect")
        found.append(Optional(*extra))
    return [*found, OwedDraw()] if any(isinstance(one, Optional) for one in found) else found


def step(data: object, names: Names, place: str) -> Step[Any]:
    """The step of a clause."""
    word, given = clause(data, place)
    if word == "optional":
        raise BadPack(place, "'optional' stands in what an action does, nowhere else")
    if word in SYMBOLS:
        return SYMBOLS[word]
    if word in BARE:
        return BARE[word]()
    return MAKE[word](given, names, f"{place}.{word}")


def amount(given: dict[str, Any], place: str) -> tuple[int, bool]:
    """How many, and whether so many must be."""
    both = [name for name in ("number", "up_to") if name in given]
    if len(both) != 1:
        raise BadPack(place, "expected either 'number' or 'up_to'")
    return whole(given[both[0]], 1, MOST, f"{place}.{both[0]}"), both[0] == "number"


def needed(given: dict[str, Any], name: str, place: str) -> Any:  # noqa: ANN401 - anything that YAML can hold
    """A parameter that must be given."""
    if name not in given:
        raise BadPack(place, f"expected a parameter {shortened(name)}")
    return given[name]


def _kill(given: dict[str, Any], names: Names, place: str) -> Step[Any]:
    number, must = amount(given, place)
    return Kill(names.kinds(needed(given, "of", place), f"{place}.of"), number, must=must)


def _kill_line(given: dict[str, Any], names: Names, place: str) -> Step[Any]:
    if "spare" in given:
        return KillLineSparing(names.kinds(given["spare"], f"{place}.spare"))
    return KillLine(names.kinds(given["without"], f"{place}.without") if "without" in given else 0)


def _evacuate(given: dict[str, Any], names: Names, place: str) -> Step[Any]:
    number, must = amount(given, place)
    kinds = names.kinds(needed(given, "of", place), f"{place}.of")
    if kinds & ~names.healthy:
        raise BadPack(f"{place}.of", "only healthy citizens are evacuated")
    return Evacuate(kinds, number, must=must)


def _contain(given: dict[str, Any], _: Names, place: str) -> Step[Any]:
    where = FROM[one_of(needed(given, "from", place), ["crowd", "uncontained", "both"], f"{place}.from")]
    if given.get("all") is True:
        if where != UNCONTAINED:
            raise BadPack(f"{place}.from", "'all' are those of the uncontained quarantine")
        return ContainAll()
    number, must = amount(given, place)
    return Contain(where, number, must=must)


def _look(given: dict[str, Any], _: Names, place: str) -> Step[Any]:
    number = needed(given, "number", place)
    if not isinstance(number, list):
        return Look([whole(number, 1, MOST, f"{place}.number")] * SEATS)
    if len(number) != SEATS:
        raise BadPack(f"{place}.number", f"expected a number for each of 1 to {SEATS} players, not {shortened(number)}")
    return Look([whole(each, 1, MOST, f"{place}.number") for each in number])


def _turn_down(given: dict[str, Any], names: Names, place: str) -> Step[Any]:
    kinds = names.kinds(needed(given, "of", place), f"{place}.of")
    if given.get("all") is True:
        return TurnDownAll(kinds)
    if given.get("any") is True:
        return TurnDown(kinds, ANY_NUMBER, must=False)
    number, must = amount(given, place)
    return TurnDown(kinds, number, must=must)


def _untoken(given: dict[str, Any], names: Names, place: str) -> Step[Any]:
    who = one_of(needed(given, "who", place), ["each", "chosen", *names.characters], f"{place}.who")
    number, must = amount(given, place)
    if must and who in ("each", "chosen"):
        raise BadPack(place, "only a character must remove tokens: expected 'up_to'")
    if number >= len(MORE):
        raise BadPack(place, f"expected at most {len(MORE) - 1} tokens, not {number}")
    if who == "each":
        return EachUntokens(number)
    return Untoken(CHOSEN if who == "chosen" else names.characters.index(who), number, must=must)


def _bury(given: dict[str, Any], _: Names, place: str) -> Step[Any]:
    where = one_of(needed(given, "from", place), ["crowd", "quarantine", "uncontained"], f"{place}.from")
    return Bury(FROM[where], whole(needed(given, "number", place), 1, MOST, f"{place}.number"))


def _order_top(given: dict[str, Any], _: Names, place: str) -> Step[Any]:
    deck = one_of(needed(given, "deck", place), list(DECKS), f"{place}.deck")
    return ArrangeTop(DECKS[deck], whole(needed(given, "number", place), 1, 6, f"{place}.number"))


MAKE: Final[dict[str, Callable[[dict[str, Any], Names, str], Step[Any]]]] = {
    "kill": _kill,
    "kill_line": _kill_line,
    "kill_cluster": lambda given, _, place: KillCluster(
        whole(needed(given, "neighbours", place), 1, 4, f"{place}.neighbours")
    ),
    "kill_around": lambda given, names, place: KillAround(names.kinds(needed(given, "of", place), f"{place}.of")),
    "kill_with_neighbour": lambda given, names, place: KillTwo(names.kinds(needed(given, "of", place), f"{place}.of")),
    "evacuate": _evacuate,
    "contain": _contain,
    "look": _look,
    "turn_down": _turn_down,
    "untoken": _untoken,
    "bury": _bury,
    "ignore_adds": lambda given, _, place: IgnoreAdds(
        whole(needed(given, "number", place), 1, MOST, f"{place}.number")
    ),
    "order_top": _order_top,
    "character_passes": lambda given, names, place: CharacterPasses(
        names.characters.index(one_of(needed(given, "who", place), names.characters, f"{place}.who"))
    ),
    "give_back": lambda given, _, place: GiveBack(whole(needed(given, "number", place), 1, MOST, f"{place}.number")),
    "roadblock": lambda given, _, place: Roadblock(whole(needed(given, "tokens", place), 1, MOST, f"{place}.tokens")),
}
