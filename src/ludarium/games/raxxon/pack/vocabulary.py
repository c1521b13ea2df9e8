"""The effects that content packs can use: their parameters, and the steps that they are compiled to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadPack, shortened
from ludarium.kernel.script import Script

from ..steps.crowd import (
    ANY_NUMBER,
    EvacuateCluster,
    EvacuateLine,
    IgnoreAdds,
    Interview,
    LookAtCards,
    Roadblock,
    Swap,
    TurnDown,
    TurnDownAll,
    TurnDownType,
)
from ..steps.deck import POPULATION, RAXXON_DECK, ArrangeTop, StandDown
from ..steps.kill import Kill, KillAround, KillCluster, KillLine, KillLineSparing, KillPair
from ..steps.pile import BOTH, CROWD, QUARANTINE, UNCONTAINED, BreakOut, Bury, Contain, ContainAll, Evacuate, GiveBack
from ..steps.symbol import (
    ADD,
    DRAW_RAXXON,
    END_OF_DAY,
    FLIP,
    PASS_TURN,
    POWER_DOWN,
    POWER_UP,
    RETURN_HOSTILE,
    SPREAD,
    CharacterPasses,
    DrawOrPower,
)
from ..steps.token import (
    CHOSEN_PLAYER,
    REMOVE_MORE_TOKENS,
    DrawOwedCard,
    EachRemovesTokens,
    OptionalEffect,
    RemoveTokens,
)
from .checks import one_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludarium.kernel.script import Step

SOURCES: Final = ["printed", "likely", "ours"]
KINDS: Final = ["investigate", "evacuate", "kill", "special", "quarantine", "control"]  # RX-27
LEVELS: Final = ["introductory", "regular", "hard", "expert"]  # RX-03
CARD_OPTIONS: Final = 2
MAX_CITIZENS: Final = 60  # of one type

# The symbols, which are also on the slots of sheets.
SYMBOLS: Final[dict[str, Step[Any]]] = {
    "add": ADD,
    "flip": FLIP,
    "infection": SPREAD,
    "raxxon": DRAW_RAXXON,
    "power": POWER_UP,
    "hostile": RETURN_HOSTILE,
    "end": END_OF_DAY,
    "pass": PASS_TURN,
}

SYMBOL_SCRIPTS: Final = {name: Script(f"symbol-{name}", [step]) for name, step in SYMBOLS.items()}

# Other effects without parameters.
WITHOUT_PARAMETERS: Final[dict[str, Callable[[], Step[Any]]]] = {
    "power_down": lambda: POWER_DOWN,
    "kill_pair": lambda: KillPair(0),
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

# Effects with parameters, and their names.
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

SOURCE_PLACES: Final = {"crowd": CROWD, "uncontained": UNCONTAINED, "both": BOTH, "quarantine": QUARANTINE}
DECKS: Final = {"population": POPULATION, "raxxon": RAXXON_DECK}
MAX_COUNT: Final = 36  # the largest number in an effect: a full crowd
SEATS: Final = 4


class Names:
    """The names that the effects of a pack can refer to: types of citizens, characters, cards."""

    def __init__(self, types: list[str], healthy: int, characters: list[str], cards: list[str]) -> None:
        self.types = types
        self.healthy = healthy
        self.characters = characters
        self.cards = cards

    def kinds(self, name: object, place: str) -> int:
        """The mask of a type, or of healthy, infected or any."""
        if name == "healthy":
            return self.healthy
        if name == "infected":
            return ((1 << len(self.types)) - 1) & ~self.healthy
        if name == "any":
            return (1 << len(self.types)) - 1
        return self.mask(one_of(name, [*self.types, "healthy", "infected", "any"], place))

    def mask(self, *types: str) -> int:
        """The mask of these types."""
        return sum(1 << self.types.index(name) for name in types)


def parse_effect(data: object, place: str) -> tuple[str, Any]:
    """The name of an effect and its parameters."""
    if isinstance(data, str):
        if data in SYMBOLS or data in WITHOUT_PARAMETERS:
            return data, {}
        known = [*SYMBOLS, *WITHOUT_PARAMETERS, *PARAMETERS, "optional"]
        reason = "needs parameters" if data in known else f"is not an effect: expected one of {', '.join(known)}"
        raise BadPack(place, f"{shortened(data)} {reason}")
    if not isinstance(data, dict) or len(data) != 1:
        raise BadPack(place, f"expected an effect, or an effect with its parameters, not {shortened(data)}")
    (effect,) = data
    if effect == "optional":
        return effect, data[effect]
    if effect not in PARAMETERS:
        raise BadPack(
            place, f"{shortened(effect)} is not an effect with parameters: expected one of {', '.join(PARAMETERS)}"
        )
    parameters = data[effect] if data[effect] is not None else {}
    if not isinstance(parameters, dict):
        raise BadPack(f"{place}.{effect}", f"expected parameters such as {{number: 1}}, not {shortened(parameters)}")
    for name in parameters:
        if name not in PARAMETERS[effect]:
            expected = ", ".join(PARAMETERS[effect])
            raise BadPack(
                f"{place}.{effect}", f"{shortened(effect)} has no parameter {shortened(name)}: expected {expected}"
            )
    return effect, parameters


def effect_steps(data: object, names: Names, place: str) -> list[Step[Any]]:
    """The steps of a list of effects."""
    if not isinstance(data, list):
        raise BadPack(place, f"expected a list of effects, not {shortened(data)}")
    return [effect_step(effect, names, f"{place}[{number}]") for number, effect in enumerate(data)]


def action_steps(data: object, names: Names, place: str) -> list[Step[Any]]:
    """The steps of an action; only actions have optional effects, which cost a Raxxon card at the end (RX-35)."""
    if not isinstance(data, list):
        raise BadPack(place, f"expected a list of effects, not {shortened(data)}")
    steps: list[Step[Any]] = []
    for number, effect in enumerate(data):
        effect_place = f"{place}[{number}]"
        name, parameters = parse_effect(effect, effect_place)
        if name != "optional":
            steps.append(effect_step(effect, names, effect_place))
            continue
        extra = effect_steps(parameters, names, f"{effect_place}.optional")
        if not extra:
            raise BadPack(f"{effect_place}.optional", "expected at least one effect")
        steps.append(OptionalEffect(*extra))
    return [*steps, DrawOwedCard()] if any(isinstance(step, OptionalEffect) for step in steps) else steps


def effect_step(data: object, names: Names, place: str) -> Step[Any]:
    """The step of an effect."""
    effect, parameters = parse_effect(data, place)
    if effect == "optional":
        raise BadPack(place, "'optional' can only be used in an action")
    if effect in SYMBOLS:
        return SYMBOLS[effect]
    if effect in WITHOUT_PARAMETERS:
        return WITHOUT_PARAMETERS[effect]()
    return FACTORIES[effect](parameters, names, f"{place}.{effect}")


def amount(parameters: dict[str, Any], place: str) -> tuple[int, bool]:
    """The number, and whether it is mandatory."""
    both = [name for name in ("number", "up_to") if name in parameters]
    if len(both) != 1:
        raise BadPack(place, "expected either 'number' or 'up_to'")
    return whole_number(parameters[both[0]], 1, MAX_COUNT, f"{place}.{both[0]}"), both[0] == "number"


def required(parameters: dict[str, Any], name: str, place: str) -> Any:  # noqa: ANN401 - anything that YAML can hold
    """The value of a required parameter."""
    if name not in parameters:
        raise BadPack(place, f"expected a parameter {shortened(name)}")
    return parameters[name]


def count(parameters: dict[str, Any], name: str, place: str, maximum: int = MAX_COUNT) -> int:
    """The number of a required parameter."""
    return whole_number(required(parameters, name, place), 1, maximum, f"{place}.{name}")


def choice(parameters: dict[str, Any], name: str, place: str, expected: list[str]) -> str:
    """The name of a required parameter, which must be one of those expected."""
    return one_of(required(parameters, name, place), expected, f"{place}.{name}")


def kinds_of(parameters: dict[str, Any], names: Names, place: str) -> int:
    """The mask of the required parameter `of`."""
    return names.kinds(required(parameters, "of", place), f"{place}.of")


def _kill(parameters: dict[str, Any], names: Names, place: str) -> Step[Any]:
    number, must = amount(parameters, place)
    return Kill(kinds_of(parameters, names, place), number, must=must)


def _kill_line(parameters: dict[str, Any], names: Names, place: str) -> Step[Any]:
    if "spare" in parameters:
        return KillLineSparing(names.kinds(parameters["spare"], f"{place}.spare"))
    return KillLine(names.kinds(parameters["without"], f"{place}.without") if "without" in parameters else 0)


def _evacuate(parameters: dict[str, Any], names: Names, place: str) -> Step[Any]:
    number, must = amount(parameters, place)
    kinds = kinds_of(parameters, names, place)
    if kinds & ~names.healthy:
        raise BadPack(f"{place}.of", "only healthy citizens can be evacuated")
    return Evacuate(kinds, number, must=must)


def _contain(parameters: dict[str, Any], _: Names, place: str) -> Step[Any]:
    source = SOURCE_PLACES[choice(parameters, "from", place, ["crowd", "uncontained", "both"])]
    if parameters.get("all") is True:
        if source != UNCONTAINED:
            raise BadPack(f"{place}.from", "'all' requires 'uncontained'")
        return ContainAll()
    number, must = amount(parameters, place)
    return Contain(source, number, must=must)


def _look(parameters: dict[str, Any], _: Names, place: str) -> Step[Any]:
    number = required(parameters, "number", place)
    if not isinstance(number, list):
        return LookAtCards([whole_number(number, 1, MAX_COUNT, f"{place}.number")] * SEATS)
    if len(number) != SEATS:
        raise BadPack(f"{place}.number", f"expected a number for each of 1 to {SEATS} players, not {shortened(number)}")
    return LookAtCards([whole_number(each, 1, MAX_COUNT, f"{place}.number") for each in number])


def _turn_down(parameters: dict[str, Any], names: Names, place: str) -> Step[Any]:
    kinds = kinds_of(parameters, names, place)
    if parameters.get("all") is True:
        return TurnDownAll(kinds)
    if parameters.get("any") is True:
        return TurnDown(kinds, ANY_NUMBER, must=False)
    number, must = amount(parameters, place)
    return TurnDown(kinds, number, must=must)


def _remove_tokens(parameters: dict[str, Any], names: Names, place: str) -> Step[Any]:
    who = choice(parameters, "who", place, ["each", "chosen", *names.characters])
    number, must = amount(parameters, place)
    if must and who in ("each", "chosen"):
        raise BadPack(place, f"{shortened(who)} requires 'up_to' instead of 'number'")
    if number >= len(REMOVE_MORE_TOKENS):
        raise BadPack(place, f"expected at most {len(REMOVE_MORE_TOKENS) - 1} tokens, not {number}")
    if who == "each":
        return EachRemovesTokens(number)
    return RemoveTokens(CHOSEN_PLAYER if who == "chosen" else names.characters.index(who), number, must=must)


def _bury(parameters: dict[str, Any], _: Names, place: str) -> Step[Any]:
    source = choice(parameters, "from", place, ["crowd", "quarantine", "uncontained"])
    return Bury(SOURCE_PLACES[source], count(parameters, "number", place))


def _order_top(parameters: dict[str, Any], _: Names, place: str) -> Step[Any]:
    deck = choice(parameters, "deck", place, list(DECKS))
    return ArrangeTop(DECKS[deck], count(parameters, "number", place, 6))


FACTORIES: Final[dict[str, Callable[[dict[str, Any], Names, str], Step[Any]]]] = {
    "kill": _kill,
    "kill_line": _kill_line,
    "kill_cluster": lambda given, _, place: KillCluster(count(given, "neighbours", place, 4)),
    "kill_around": lambda given, names, place: KillAround(kinds_of(given, names, place)),
    "kill_with_neighbour": lambda given, names, place: KillPair(kinds_of(given, names, place)),
    "evacuate": _evacuate,
    "contain": _contain,
    "look": _look,
    "turn_down": _turn_down,
    "untoken": _remove_tokens,
    "bury": _bury,
    "ignore_adds": lambda given, _, place: IgnoreAdds(count(given, "number", place)),
    "order_top": _order_top,
    "character_passes": lambda given, names, place: CharacterPasses(
        names.characters.index(choice(given, "who", place, names.characters))
    ),
    "give_back": lambda given, _, place: GiveBack(count(given, "number", place)),
    "roadblock": lambda given, _, place: Roadblock(count(given, "tokens", place)),
}
