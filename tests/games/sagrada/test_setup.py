"""Setup: dice, objectives, windows, tools, the first player (SG-01 to SG-07), and what is hidden."""

from __future__ import annotations

import pytest

from ludarium import Match, new_match
from ludarium.errors import BadSetup
from ludarium.games.sagrada import deal
from ludarium.games.sagrada.table import Sagrada
from tests.games.sagrada.staging import (
    TOOL_NAMES,
    WINDOWS,
    change,
    choose,
    deal_game,
    event_log,
    has_event,
    in_bag,
    kinds,
    option_ids,
    start_game,
    view,
    whose_turn,
)

# The printed difficulty of each window.
DIFFICULTY = {
    3: ["fractal_drops", "sun_catcher", "bellesguard", "luz_celestial"],
    4: ["kaleidoscopic_dream", "aurora_sagradis", "chromatic_splendor", "via_lux"],
    5: [
        *["firmitas", "ripples_of_light", "lux_astram", "gravitas", "shadow_thief", "aurorae_magnificus"],
        *["virtus", "firelight", "batllo", "fulgor_del_cielo", "comitas", "industria"],
    ],
    6: ["lux_mundi", "water_of_life", "symphony_of_light", "suns_glory"],
}

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def with_other(game: Sagrada, key: str, seat: int, value: object) -> Sagrada:
    """The same position with one component of one seat replaced."""
    data = game.dump()
    data["table"][key][seat] = value
    return deal.load(data)


def played_out(match: Match) -> Match:
    """The match after all players passed to the end."""
    while not match.over:
        opened = match.decisions[0]
        ids = [option.id for option in opened.options]
        match.decide(opened.seat, "pass" if "pass" in ids else ids[0])
    return match


# --- SG-01 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_may_play(seats: int) -> None:
    assert len(new_match("sagrada", seats=seats, seed=1).view(None)["seats"]) == seats


@pytest.mark.rule("SG-01")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_zero_and_five_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        new_match("sagrada", seats=seats, seed=1)


@pytest.mark.rule("SG-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_bag_has_eighteen_dice_of_each_of_five_colours(seats: int) -> None:
    assert in_bag(deal_game(seats)) == {"R": 18, "Y": 18, "G": 18, "B": 18, "P": 18}


# --- SG-02 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-02")
@SEATS
def test_each_player_is_dealt_a_different_private_objective(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(20):
        private = deal_game(seats, seed).private
        assert len(private) == len(set(private)) == seats
        seen |= set(private)
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.rule("SG-02")
def test_other_players_cannot_distinguish_private_objectives() -> None:
    game = start_game(3)
    other = with_other(game, "private", 1, next(c for c in range(5) if c not in game.private))
    for viewer in (0, 2, -1):
        assert game.redact(viewer) == other.redact(viewer)
    assert game.redact(1) != other.redact(1)


@pytest.mark.rule("SG-02")
def test_the_view_shows_only_the_viewers_private_objective() -> None:
    game = start_game(2)
    colours = ["red", "yellow", "green", "blue", "purple"]
    mine = view(game.redact(0))["seats"]
    assert [goal["colour"] for goal in mine[0]["private"]] == [colours[game.private[0]]]
    assert mine[1]["private"] == []
    assert [seat["private"] for seat in view(game.redact(-1))["seats"]] == [[], []]


@pytest.mark.rule("SG-02")
def test_only_the_owner_sees_a_private_objective_in_the_log() -> None:
    match = new_match("sagrada", seats=3, seed=1)
    for seat in range(3):
        heard = [event.args["seat"] for event in match.log(seat) if event.kind == "event-private"]
        assert heard == [seat]
    assert "event-private" not in [event.kind for event in match.log(None)]


@pytest.mark.rule("SG-02")
def test_private_objectives_are_shown_at_scoring() -> None:
    match = played_out(new_match("sagrada", seats=2, seed=1))
    assert [len(seat["private"]) for seat in match.view(None)["seats"]] == [1, 1]
    assert [event.kind for event in match.log(None)].count("event-private") == 2


# --- SG-03 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_chooses_among_both_sides_of_two_cards(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = deal_game(seats, seed)
        offered = [option_ids(game, seat) for seat in range(seats)]
        cards = [sorted({WINDOWS.index(name.removeprefix("window:")) // 2 for name in names}) for names in offered]
        assert [len(names) for names in offered] == [4] * seats
        assert [len(two) for two in cards] == [2] * seats
        dealt_cards = [card for two in cards for card in two]
        assert len(dealt_cards) == len(set(dealt_cards)), "a card was dealt twice"
        seen |= set().union(*offered)
    assert seen == {f"window:{name}" for name in WINDOWS}


@pytest.mark.rule("SG-03")
def test_the_chosen_window_is_the_one_played_on() -> None:
    game = deal_game(2)
    chosen = [sorted(option_ids(game, seat))[2] for seat in (0, 1)]
    choose(game, 0, chosen[0])
    choose(game, 1, chosen[1])
    assert [f"window:{WINDOWS[pattern]}" for pattern in game.patterns] == chosen
    assert [f"window:{window.pattern.name}" for window in game.windows] == chosen


@pytest.mark.rule("SG-03")
@pytest.mark.parametrize("quick", [0, 1])
def test_players_choose_at_once_and_choices_are_hidden_until_all_have_chosen(quick: int) -> None:
    slow = 1 - quick
    game = deal_game(2)
    seen = set()
    for name in option_ids(game, quick):
        other = game.copy()
        other.events = []
        choose(other, quick, name)
        seen |= {str(other.redact(slow)) + str(other.redact(-1)) + str(view(other.redact(slow)))}
        assert kinds(other) == []
        assert other.round == 0
        assert other.tokens == [0, 0]
        assert option_ids(other, slow) == option_ids(game, slow)
    assert len(seen) == 1


@pytest.mark.rule("SG-03")
def test_the_order_of_choosing_does_not_matter() -> None:
    one, other = deal_game(3), deal_game(3)
    names = [min(option_ids(one, seat)) for seat in range(3)]
    for seat in (0, 1, 2):
        choose(one, seat, names[seat])
    for seat in (2, 0, 1):
        choose(other, seat, names[seat])
    assert one.dump() == other.dump()
    assert event_log(one) == event_log(other)


@pytest.mark.rule("SG-03")
def test_the_cards_a_player_chooses_from_are_hidden_from_others() -> None:
    game = deal_game(2)
    unused = [card for card in range(12) if card not in game.cards[0] + game.cards[1]]
    other = with_other(game, "cards", 1, unused[:2])
    assert game.redact(0) == other.redact(0)
    assert game.redact(-1) == other.redact(-1)
    assert game.redact(1) != other.redact(1)


@pytest.mark.rule("SG-03")
def test_the_view_offers_only_the_viewers_windows() -> None:
    game = deal_game(2)
    assert {choice["id"] for choice in view(game.redact(1))["choices"]} == option_ids(game, 1)
    assert view(game.redact(-1))["choices"] == []


@pytest.mark.rule("SG-03")
def test_the_other_card_is_not_used() -> None:
    game = start_game(2)
    assert game.cards == []
    assert view(game.redact(0))["choices"] == []


# --- SG-04 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-04")
@pytest.mark.parametrize(("difficulty", "window"), [(n, name) for n, names in DIFFICULTY.items() for name in names])
def test_a_window_gives_favor_tokens_by_its_difficulty(difficulty: int, window: str) -> None:
    card = WINDOWS.index(window) // 2
    others = [number for number in range(12) if number != card]
    game = change(deal_game(2), cards=[[card, others[0]], others[1:3]])
    choose(game, 0, f"window:{window}")
    choose(game, 1, min(option_ids(game, 1)))
    assert game.tokens[0] == difficulty
    assert has_event(game, "event-chooses", seat=0, window=f"window-{window}", tokens=difficulty)


# --- SG-05, SG-06, SG-07 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-05")
@SEATS
def test_three_of_the_twelve_tools_are_turned_up(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(40):
        tools = deal_game(seats, seed).tools
        assert len(tools) == len(set(tools)) == 3
        seen |= set(tools)
    assert seen == set(range(12))
    assert len(set(TOOL_NAMES)) == 12


@pytest.mark.rule("SG-05")
def test_only_the_tools_turned_up_can_be_used() -> None:
    for seed in range(12):
        game = start_game(2, seed)
        offered = {name.split(">")[0] for name in option_ids(game, whose_turn(game)) if name.startswith("tool:")}
        assert offered <= {f"tool:{TOOL_NAMES[tool]}" for tool in game.tools}


@pytest.mark.rule("SG-06")
@SEATS
def test_three_of_the_ten_public_objectives_are_turned_up(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(40):
        public = deal_game(seats, seed).public
        assert len(public) == len(set(public)) == 3
        seen |= set(public)
    assert seen == set(range(10))


@pytest.mark.rule("SG-05", "SG-06")
def test_all_players_see_the_tools_and_the_public_objectives() -> None:
    game = deal_game(2)
    for viewer in (0, 1, -1):
        seen = view(game.redact(viewer))
        assert [tool["name"] for tool in seen["tools"]] == [TOOL_NAMES[tool] for tool in game.tools]
        assert len(seen["public"]) == 3


@pytest.mark.rule("SG-07")
@SEATS
def test_any_player_can_be_the_first_player_and_begins(seats: int) -> None:
    first = set()
    for seed in range(30):
        game = start_game(seats, seed)
        assert whose_turn(game) == game.first
        first.add(whose_turn(game))
    assert first == set(range(seats))
