"""Content packs: what is read, what is refused, with the place and the reason, and the file and line of a text."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from ludarium import replay
from ludarium.bots.registry import BOTS, bot
from ludarium.errors import BadPack
from ludarium.games.raxxon.pack.reader import load_pack, read_pack
from ludarium.games.raxxon.pack.vocabulary import LEVELS, SOURCES
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message
from ludarium.kernel.rng import seeded
from tests.attacks import BOMBS, ENDLESS_PACK
from tests.games.raxxon.staging import (
    CARDS,
    RULESET,
    act,
    apply_symbols,
    asked_seat,
    crowd,
    decide,
    event_count,
    events,
    follow_card,
    is_asked_to_go_on,
    is_choosing_action,
    options,
    pile,
    prompt,
    table,
    tokens,
)

TEXT = (resources.files("ludarium.games.raxxon") / "content/raxxon.yaml").read_text(encoding="utf-8")

Data = dict[str, Any]


def built_in_data() -> Data:
    """Our own pack, to be altered."""
    return copy.deepcopy(RULESET.content.data)


def refusal_after(change: Callable[[Data], object]) -> BadPack:
    """What is said of our own pack after a change."""
    data = built_in_data()
    change(data)
    with pytest.raises(BadPack) as error:
        load_pack(data)
    return error.value


# --- our own pack ----------------------------------------------------------------------------------------------------


def test_every_item_of_the_built_in_pack_has_a_source() -> None:
    data = built_in_data()
    actions = [action for sheet in data["characters"].values() for action in sheet["actions"]]
    for item in (*data["citizens"].values(), *data["characters"].values(), *data["cards"].values(), *actions):
        assert item["source"] in SOURCES
    assert (len(data["citizens"]), len(data["characters"]), len(data["cards"])) == (9, 6, 40)
    assert sum(citizen["number"] for citizen in data["citizens"].values()) == 60


def test_the_built_in_pack_is_read_from_its_text() -> None:
    assert read_pack(TEXT).data == RULESET.content.data


# --- another pack ----------------------------------------------------------------------------------------------------


def user_pack() -> Data:
    """A user-made pack: fewer citizens and cards, other names, with texts."""
    data = built_in_data()
    data["pack"] = "mine"
    data["citizens"]["zombie"] = {
        "health": "infected",
        "number": 4,
        "source": "ours",
        "killed": ["flip"],
        "revealed": {1: ["power"]},
    }
    data["cards"] = {
        "dawn": {"when": "always", "options": [["flip"], ["power", "add"]], "source": "ours", "reshuffles": True},
        "dusk": {"when": {"untriggered": "noon"}, "options": [[], ["infection"]], "source": "ours"},
        "noon": {"when": {"face_up": {"zombie": 1}}, "options": [["hostile"], ["end"]], "source": "ours"},
    }
    data["texts"] = {
        "en": {"citizen-zombie": "Zombie", "card-dawn": "Dawn", "card-dusk": "Dusk", "card-noon": "Noon"},
        "uk": {"citizen-zombie": "Зомбі"},
    }
    return data


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_user_made_pack_is_played_to_the_end_and_replayed_from_its_record(seats: int) -> None:
    own = RULESET.with_pack(user_pack())
    match = Match(own, seats, "mine", {"level": 2})
    rng = seeded("mine")
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)
    text = json.dumps(match.record())
    again = replay(text)
    assert json.dumps(again.record()) == text
    assert again.ruleset.pack == own.pack == json.loads(json.dumps(own.pack))


def test_the_texts_of_a_user_made_pack_are_used() -> None:
    own = RULESET.with_pack(user_pack())
    assert own.text.format(Message("citizen-zombie"), "en") == "Zombie"
    assert own.text.format(Message("citizen-zombie"), "uk") == "Зомбі"
    assert own.text.format(Message("card-dawn"), "uk") == "Dawn"


def test_another_pack_does_not_change_the_built_in_one() -> None:
    RULESET.with_pack(user_pack())
    assert RULESET.pack is None
    assert len(RULESET.content.compiled.types) == 9


def test_a_character_can_have_the_name_of_a_citizen() -> None:
    data = built_in_data()
    data["characters"] = {("carrier" if name == "kd" else name): sheet for name, sheet in data["characters"].items()}
    data["cards"] = {name: card for name, card in data["cards"].items() if "kd" not in str(card)}
    actions = {f"action-carrier-{number}": f"Action {number}" for number in range(6)}
    data["texts"] = {"en": {"character-carrier": "The Carrier", **actions}}
    assert "carrier" in [character.name for character in load_pack(data).compiled.characters]


@pytest.mark.rule("RX-25")
def test_one_token_of_a_chosen_sheet_is_removed_and_no_more() -> None:
    data = built_in_data()
    data["characters"]["kd"]["actions"][2]["does"] = [{"untoken": {"who": "chosen", "up_to": 1}}]
    game = table("Ho? Su?", characters="kd thomas", tokens={1: "kill:3"})
    other = RULESET.with_pack(data).load(game.dump())
    act(other, "special", "token:1:2")
    assert tokens(other, 1) == "kill:2"
    assert asked_seat(other) == 1
    decide(other, "pass")


@pytest.mark.rule("RX-33")
@pytest.mark.parametrize(("untriggered", "triggered", "followed"), [("mercy", "", True), ("", "mercy", False)])
def test_a_condition_can_require_an_untriggered_card(untriggered: str, triggered: str, *, followed: bool) -> None:
    data = built_in_data()
    data["cards"]["riot"]["when"] = {"untriggered": "mercy"}
    game = table("Ho? Su?", card="riot", untriggered=untriggered, triggered=triggered)
    other = RULESET.with_pack(data).load(game.dump())
    apply_symbols(other, "raxxon")
    assert (CARDS.index("riot") in other.followed) is followed
    assert (CARDS.index("riot") in other.untriggered) is not followed


@pytest.mark.rule("RX-23")
def test_the_slots_of_an_action_are_applied_from_left_to_right() -> None:
    data = built_in_data()
    data["characters"]["thomas"]["actions"][1]["slots_b"] = [["power"], ["flip", "raxxon"], ["add"]]
    game = table("Ho? Su?", seats=3, raxxon="", population="9Ho", tokens={0: "kill:3"})
    other = RULESET.with_pack(data).load(game.dump())
    other.events = []
    announced = []
    while not is_choosing_action(other):
        if is_asked_to_go_on(other):
            announced.append(prompt(other).args["symbol"])
        decide(other, options(other)[0])
    assert announced == ["symbol-power", "symbol-flip", "symbol-raxxon", "symbol-add"]
    assert [kind for kind in events(other) if kind != "event-applies"] == ["event-power", "event-reveals", "event-adds"]
    assert event_count(other, "event-applies") == len(announced)


def test_an_interview_follows_its_card_when_the_crowd_is_shifted() -> None:
    data = built_in_data()
    data["citizens"]["susceptible"]["revealed"] = {1: ["add"]}
    game = table("Su? In?", "Fr?", at="b2", characters="meryl kd", population="2Ho")
    game.population = game.population[:1]
    other = RULESET.with_pack(data).load(game.dump())
    act(other, "special", "crowd:b2")  # one card is added at c3, between the two
    assert options(other) == ["crowd:b3", "crowd:c2", "done"]
    game = table("Su? In?", at="b2", characters="meryl kd", population="Ho")
    other = RULESET.with_pack(data).load(game.dump())
    act(other, "special", "crowd:b2", "place:a2")  # the crowd moves down
    assert crowd(other) == ["Ho? .", "Su In?"]
    assert options(other) == ["crowd:b2", "crowd:c3", "done"]
    decide(other, "crowd:c3")
    assert crowd(other) == ["Ho? .", "Su In"]


def test_the_effects_of_cards_killed_one_by_one_come_in_between() -> None:
    data = built_in_data()
    data["cards"]["riot"]["options"][0] = [{"kill": {"number": 2, "of": "healthy"}}]
    game = table("Ce Ho", "Ho", at="b2", card="riot", population="Su In")
    other = RULESET.with_pack(data).load(game.dump())
    follow_card(other, 1, "crowd:b2", "place:b2")
    # The card that the celebrity brought is turned up, and may be the second to be killed.
    assert crowd(other) == ["In Ho", "Ho ."]
    decide(other, "crowd:b3")
    assert pile(other, "discard") == "Ho Ce"
    assert is_choosing_action(other)


# --- what is refused -------------------------------------------------------------------------------------------------


def without(place: str, key: str) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        there = data
        for part in place.split(".") if place else []:
            there = there[part]
        del there[key]

    return change


def with_value(place: str, value: object) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        *path, last = place.split(".")
        there: Any = data
        for part in path:
            there = there[int(part)] if part.isdigit() and isinstance(there, list) else there[part]
        there[int(last) if last.isdigit() and isinstance(there, list) else last] = value

    return change


@pytest.mark.parametrize("part", ["pack", "citizens", "levels", "characters", "cards"])
def test_an_error_names_a_missing_part(part: str) -> None:
    error = refusal_after(without("", part))
    assert part in error.reason


@pytest.mark.parametrize("level", LEVELS)
def test_an_error_names_a_missing_level(level: str) -> None:
    error = refusal_after(without("levels", level))
    assert (error.place, level in error.reason) == ("levels", True)


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("citizens.family", "health"),
        ("citizens.family", "number"),
        ("citizens.family", "source"),
        ("characters.kd", "actions"),
        ("cards.riot", "when"),
        ("cards.riot", "options"),
        ("cards.riot", "source"),
        ("levels.hard", "infected"),
    ],
)
def test_an_error_names_a_missing_field_with_its_place(place: str, key: str) -> None:
    error = refusal_after(without(place, key))
    assert error.place == place
    assert key in error.reason


def test_a_type_that_is_referred_to_must_exist() -> None:
    # Who leaves at the introductory level, a condition, an effect: each is named.
    error = refusal_after(without("citizens", "celebrity"))
    assert error.place.startswith(("cards.spokesperson", "levels.introductory.without"))
    assert "celebrity" in error.reason
    error = refusal_after(without("citizens", "hostile"))
    assert "hostile" in error.reason


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("citizens.hostile.number", 0),
        ("citizens.hostile.number", -3),
        ("citizens.hostile.number", "many"),
        ("citizens.hostile.number", 2.5),
        ("citizens.hostile.number", True),
        ("citizens.hostile.number", 61),
        ("citizens.hostile.number", None),
        ("levels.regular.infected", 31),
        ("levels.regular.infected", 0),
        ("levels.introductory.without.hostile", 16),
        ("levels.introductory.without.ghost", 1),
        ("citizens.hostile.health", "ill"),
        ("citizens.hostile.source", "somewhere"),
        ("cards.riot.when.face_up.hostile", 0),
        ("cards.breach.when.uncontained_at_least", -1),
        ("cards.breach.when.uncontained_at_least", "two"),
        ("cards.riot.when.face_up.ghost", 2),
        ("cards.old_comrades.when.character", "nobody"),
    ],
)
def test_a_wrong_number_or_name_is_refused_at_its_place(place: str, value: object) -> None:
    error = refusal_after(with_value(place, value))
    if place.startswith("cards.riot.when.face_up.ghost"):
        assert error.place == "cards.riot.when.face_up"
    else:
        assert error.place == place
    assert error.reason


@pytest.mark.parametrize("part", ["citizens", "characters", "cards"])
@pytest.mark.parametrize("value", [None, [], {}, 7, "many", {"Riot": {}}, {"a b": {}}, {3: {}}])
def test_parts_are_mappings_of_names_to_items(part: str, value: object) -> None:
    error = refusal_after(with_value(part, value))
    assert error.place.startswith(part)


@pytest.mark.parametrize("value", ["revive", 7, None, ["add"], {"add": {}}, {}, {"kill": {}, "flip": {}}])
def test_an_unknown_effect_is_refused_at_its_place(value: object) -> None:
    error = refusal_after(with_value("cards.riot.options.1", ["hostile", value]))
    assert error.place == "cards.riot.options[1][1]"
    if value == "revive":
        assert "'revive'" in error.reason


@pytest.mark.parametrize("value", ["zap", None, 3, ["add"], "kill", "power_down"])
def test_an_unknown_symbol_on_a_slot_is_refused_at_its_place(value: object) -> None:
    error = refusal_after(with_value("characters.kd.actions.1.slots_b.0", ["add", value]))
    assert error.place == "characters.kd.actions[1].slots_b[0][1]"
    assert repr(value) in error.reason


@pytest.mark.parametrize("value", [[], [[]], "add", [["add"]] * 7, None, ["add"]])
def test_slots_are_lists_of_symbols(value: object) -> None:
    error = refusal_after(with_value("characters.kd.actions.1.slots_a", value))
    assert error.place.startswith("characters.kd.actions[1].slots_a")


def test_a_slot_has_at_most_sixteen_symbols() -> None:
    error = refusal_after(with_value("characters.kd.actions.1.slots_a", [["add"], ["flip"] * 17]))
    assert error.place == "characters.kd.actions[1].slots_a[1]"
    assert error.reason == "there are 17 symbols: expected at most 16"
    data = built_in_data()
    with_value("characters.kd.actions.1.slots_a", [["add"] * 16])(data)
    assert len(load_pack(data).compiled.characters[4].side_a[2].slots[0]) == 16


@pytest.mark.parametrize("value", [[], "none", 7])
def test_texts_are_expected_by_language(value: object) -> None:
    assert refusal_after(with_value("texts", value)).reason == f"expected en, uk, cs, ru, not {value!r}"


@pytest.mark.parametrize(
    "place",
    [
        "citizens.hostile.health",
        "citizens.hostile.number",
        "cards.riot.when",
        "cards.riot.options.0",
        "cards.riot.options.0.0",
        "characters.kd.actions.1.slots_a",
        "characters.kd.actions.1.kind",
        "levels.hard.without",
    ],
)
@pytest.mark.parametrize("value", ["x" * 5000, ["x" * 5000], {"x" * 5000: 1}])
def test_an_error_quotes_only_the_beginning_of_a_long_value(place: str, value: object) -> None:
    assert len(str(refusal_after(with_value(place, value)))) < 600


@pytest.mark.parametrize(
    "value",
    [
        {"kill": {"number": 1}},
        {"kill": {"number": 1, "up_to": 2, "of": "any"}},
        {"kill": {"number": 0, "of": "any"}},
        {"kill": {"number": 1, "of": "ghosts"}},
        {"kill": {"number": 1, "of": "any", "with": "fire"}},
        {"kill": 3},
        {"kill_line": {"without": "ghosts"}},
        {"kill_line": {"spare": 7}},
        {"kill_cluster": {"neighbours": 5}},
        {"kill_cluster": {}},
        {"kill_around": {}},
        {"kill_with_neighbour": {"of": None}},
        {"evacuate": {"number": 1, "of": "infected"}},
        {"evacuate": {"number": 1, "of": "any"}},
        {"contain": {"up_to": 2}},
        {"contain": {"up_to": 2, "from": "nowhere"}},
        {"contain": {"all": True, "from": "crowd"}},
        {"look": {}},
        {"look": {"number": [1, 2, 3]}},
        {"look": {"number": [1, 2, 3, "four"]}},
        {"turn_down": {"of": "any"}},
        {"untoken": {"who": "nobody", "up_to": 1}},
        {"untoken": {"who": "each"}},
        {"untoken": {"who": "each", "up_to": 99}},
        {"bury": {"number": 1, "from": "both"}},
        {"bury": {"from": "crowd"}},
        {"ignore_adds": {"number": 0}},
        {"order_top": {"number": 3, "deck": "infection"}},
        {"order_top": {"number": 7, "deck": "raxxon"}},
        {"character_passes": {"who": "nobody"}},
        {"give_back": {"number": "two"}},
        {"roadblock": {"tokens": 0}},
        {"roadblock": None},
        "kill",
    ],
    ids=str,
)
def test_an_effect_with_wrong_parameters_is_refused_at_its_place(value: object) -> None:
    error = refusal_after(with_value("cards.riot.options.0", ["flip", value]))
    assert error.place.startswith("cards.riot.options[0][1]")
    assert error.reason


@pytest.mark.parametrize(
    "value",
    ["sometimes", None, 3, {}, {"face_up": {"hostile": 1}, "character": "kd"}, {"weather": "rain"}, {"face_up": 2}],
)
def test_an_unknown_condition_is_refused(value: object) -> None:
    error = refusal_after(with_value("cards.riot.when", value))
    assert error.place.startswith("cards.riot.when")


@pytest.mark.parametrize("sort", ["triggered", "untriggered"])
@pytest.mark.parametrize("value", ["rumour", None, 3, ["riot"]])
def test_a_condition_on_a_card_that_does_not_exist_is_refused(sort: str, value: object) -> None:
    error = refusal_after(with_value("cards.convoy_2.when", {sort: value}))
    assert error.place == f"cards.convoy_2.when.{sort}"
    assert repr(value) in error.reason


@pytest.mark.parametrize("value", [[], [["flip"]], [["flip"]] * 3, "flip", None, ["flip", "add"]])
def test_a_card_has_two_options(value: object) -> None:
    error = refusal_after(with_value("cards.riot.options", value))
    assert error.place.startswith("cards.riot.options")


@pytest.mark.parametrize("value", [[], None, "five", [{}] * 5])
def test_a_sheet_has_five_actions(value: object) -> None:
    error = refusal_after(with_value("characters.kd.actions", value))
    assert error.place.startswith("characters.kd.actions")


@pytest.mark.parametrize(
    "value",
    [
        [],
        {0: ["flip"]},
        {"two": ["flip"]},
        {2: "flip"},
        {2: ["flap"]},
        {True: ["flip"]},
        {"02": ["flip"]},
        {"٢": ["flip"]},
    ],
)
def test_effects_of_a_reveal_are_given_by_number(value: object) -> None:
    error = refusal_after(with_value("citizens.carrier.revealed", value))
    assert error.place.startswith("citizens.carrier.revealed")


@pytest.mark.parametrize("value", [None, [], "Riot", {"de": {}}, {"en": []}, {"en": {"card-riot": 3}}])
def test_texts_are_given_by_language_and_name(value: object) -> None:
    error = refusal_after(with_value("texts", value))
    assert error.place.startswith("texts")


@pytest.mark.parametrize(
    "texts",
    [
        {"card riot": "Riot"},
        {"": "Riot"},
        {"card-riot = Boo\nchoice-riot-1": "Riot"},
    ],
)
def test_the_key_of_a_text_is_a_message_id(texts: dict[str, str]) -> None:
    error = refusal_after(with_value("texts", {"en": texts}))
    assert error.place.startswith("texts.en")


@pytest.mark.parametrize("part", ["citizens", "characters", "cards"])
def test_an_item_that_the_built_in_pack_lacks_needs_a_name(part: str) -> None:
    def change(data: Data) -> None:
        old = {"citizens": "family", "characters": "kd", "cards": "riot"}[part]
        data[part]["novelty"] = copy.deepcopy(data[part][old])

    error = refusal_after(change)
    assert error.place.startswith(f"{part}.novelty")
    assert "novelty" in error.reason


@pytest.mark.parametrize("text", ["", "  ", "[riot]", ".riot", "*riot", "}", "{", "{ $x }", "a\nb", "#", '"'])
def test_any_text_can_be_formatted(text: str) -> None:
    data = built_in_data()
    data["texts"] = {"en": {"card-riot": text, "card-mercy": "Mercy"}}
    try:
        own = RULESET.with_pack(data)
    except BadPack:
        return
    assert own.text.format(Message("card-mercy"), "en") == "Mercy"
    wanted = " ".join(text.replace("{", "(").replace("}", ")").split())
    assert own.text.format(Message("card-riot"), "en") == wanted


@pytest.mark.parametrize("data", [None, [], "raxxon", 7, {}])
def test_data_that_are_not_a_pack_are_refused(data: object) -> None:
    with pytest.raises(BadPack):
        load_pack(data)


def test_an_unknown_field_is_refused() -> None:
    assert refusal_after(with_value("cards.riot.colour", "red")).place == "cards.riot.colour"
    assert refusal_after(with_value("scenario", {})).place == "scenario"
    assert refusal_after(with_value("cards.riot.reshuffles", "yes")).place == "cards.riot.reshuffles"


@pytest.mark.parametrize("where", ["card", "citizen", "nested", "empty"])
def test_an_optional_effect_belongs_to_an_action(where: str) -> None:
    does = "characters.kd.actions.2.does"
    change = {
        "card": with_value("cards.riot.options.0", [{"optional": ["flip"]}]),
        "citizen": with_value("citizens.innocent.killed", [{"optional": ["flip"]}]),
        "nested": with_value(does, [{"optional": [{"optional": ["flip"]}]}]),
        "empty": with_value(does, [{"optional": []}]),
    }[where]
    error = refusal_after(change)
    place = {"card": "cards.riot.options[0]", "citizen": "citizens.innocent.killed"}.get(
        where, does.replace(".2", "[2]")
    )
    assert error.place.startswith(place)


# --- the text of a pack ----------------------------------------------------------------------------------------------


def line_with(text: str) -> int:
    """The number of the line of our own pack that has this text."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("  riot:\n", "  riot: [\n", None),
        ("pack: raxxon", "pack: 'raxxon", None),
        ("cards:\n", "cards:\n\t- x\n", "cards:"),
        ("health: healthy, number: 15", "health: healthy number: 15", "hostile: {health"),
    ],
)
def test_a_text_that_is_not_yaml_is_refused_with_file_and_line(old: str, new: str, line: str | None) -> None:
    with pytest.raises(BadPack) as error:
        read_pack(TEXT.replace(old, new, 1), "mine.yaml")
    said = str(error.value)
    assert said.startswith("mine.yaml, line ")
    number = int(said.removeprefix("mine.yaml, line ").split(":")[0])
    if line is not None:
        assert abs(number - line_with(line)) <= 1
    assert error.value.reason


@pytest.mark.parametrize(
    ("old", "new", "line", "place"),
    [
        ("number: 15", "number: 0", "hostile: {health", "citizens.hostile.number"),
        (
            "when: {triggered: convoy}",
            "when: {triggered: rumour}",
            "triggered: convoy",
            "cards.convoy_2.when.triggered",
        ),
        ("- [break_out, add]", "- [break_out, zap]", "[break_out, add]", "cards.breach.options[1][1]"),
        ("hard: {infected: 18}", "hard: {infected: 99}", "hard: {infected", "levels.hard.infected"),
        ("slots_b: [[power], [power]]", "slots_b: [[power], [zap]]", "slots_b: [[power], [power]]", ""),
    ],
)
def test_an_error_in_a_text_has_file_line_and_place(old: str, new: str, line: str, place: str) -> None:
    with pytest.raises(BadPack) as error:
        read_pack(TEXT.replace(old, new, 1), "mine.yaml")
    assert str(error.value).startswith(f"mine.yaml, line {line_with(line)}: {error.value.place}: ")
    assert error.value.place.startswith(place)


def test_a_pack_that_contains_itself_is_refused() -> None:
    text = TEXT.replace("does: [stand_down]", "does: &again [{optional: *again}]")
    with pytest.raises(BadPack):
        read_pack(text)


@pytest.mark.parametrize(
    "text", ["", "   \n", "# nothing", "- 1\n- 2", "riot", "\x00", "a: b: c", "&a [*a]", "? [a]\n: b"]
)
def test_odd_texts_are_refused_as_bad_packs(text: str) -> None:
    with pytest.raises(BadPack):
        read_pack(text, "odd.yaml")


@pytest.mark.parametrize("name", BOMBS)
def test_a_text_that_would_expand_without_bounds_is_refused(name: str) -> None:
    text, word = BOMBS[name]
    with pytest.raises(BadPack) as error:
        read_pack(text, "bomb.yaml")
    assert word in str(error.value)
    assert len(str(error.value)) < 300


def test_a_repeated_long_text_counts_each_time() -> None:
    long = "x" * 10_000
    error = refusal_after(lambda data: data.update(texts={"en": {f"card-riot-{number}": long for number in range(30)}}))
    assert "200000 characters" in error.reason


@pytest.mark.parametrize("name", ["", "x" * 41, "Riot", 5, ["x"] * 1_000])
def test_the_name_of_a_pack_is_short(name: object) -> None:
    error = refusal_after(lambda data: data.update(pack=name))
    assert error.place == "pack"
    assert len(str(error)) < 200


def endless_match() -> Match:
    """A match that has come to where its cards trigger each other endlessly."""
    match = Match(RULESET.with_pack(ENDLESS_PACK), 1, "1", {})
    turned: set[str] = set()
    while not match.over:
        options = [option.id for option in match.decisions[0].options]
        chosen = next(option for option in options if option == "action:0" or option not in turned)
        turned.add(chosen)
        match.decide(0, chosen)
    return match


def test_cards_that_trigger_each_other_endlessly_end_the_game_with_an_event() -> None:
    match = endless_match()
    assert match.view(None)["outcome"] == "endless"
    assert match.log(None)[-1].kind == "event-endless"
    assert [standing.total for standing in match.standings] == [0]
    assert replay(match.record()).over


def test_bots_finish_with_cards_that_trigger_each_other() -> None:
    match = endless_match()
    match.undo(0, agreed=True)
    rules = match.ruleset
    for name in BOTS:
        option = bot(name, rules, seeded("1")).decide_id(match.redact(0))
        assert option in {option.id for option in match.decisions[0].options}


def test_a_duplicate_name_is_refused() -> None:
    # YAML would quietly keep the last one.
    with pytest.raises(BadPack) as error:
        read_pack(TEXT.replace("  mercy:\n", "  riot:\n"), "mine.yaml")
    assert "riot" in str(error.value)


@pytest.mark.parametrize(
    ("part", "name"),
    [
        ("citizens", "healthy"),
        ("citizens", "infected"),
        ("citizens", "any"),
        ("characters", "each"),
        ("characters", "chosen"),
    ],
)
def test_a_reserved_name_is_refused(part: str, name: str) -> None:
    def change(data: Data) -> None:
        data[part][name] = copy.deepcopy(data[part]["family" if part == "citizens" else "kd"])
        actions = {f"action-{name}-{number}": "Act" for number in range(6)}
        data["texts"] = {"en": {f"citizen-{name}": "Somebody", f"character-{name}": "Somebody", **actions}}

    assert refusal_after(change).place == f"{part}.{name}"
