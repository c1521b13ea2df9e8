"""Setting up: levels, decks, sheets, the first player."""

from __future__ import annotations

import pytest

from ludarium.errors import BadSetup
from ludarium.games.raxxon.table import Raxxon
from tests.games.raxxon.staging import (
    CHARACTERS,
    PACK,
    RULESET,
    SIGN,
    SIGNS,
    asked_seat,
    crowd,
    deal_game,
    decide,
    kinds_of,
    options,
    refusal,
    table,
)

# The citizens of the box by sign, and those of the introductory level.
ALL_CITIZENS = {"Ho": 15, "Su": 3, "Ce": 3, "In": 3, "Fr": 3, "Fa": 3, "Ch": 10, "Ca": 10, "Vo": 10}
INTRODUCTORY_CITIZENS = ALL_CITIZENS | {"Ho": 10, "Fa": 0, "Ce": 1, "Ch": 6, "Ca": 6, "Vo": 6}


def count_by_sign(citizens: list[int]) -> dict[str, int]:
    return {sign: citizens.count(SIGN.index(sign)) for sign in SIGNS}


def all_citizens(game: Raxxon) -> list[int]:
    """All citizens of a new game: those of the crowd, and of both decks."""
    return [citizen for citizen in game.cells if citizen >= 0] + game.population + game.infection


@pytest.mark.rule("RX-01")
def test_there_are_sixty_citizens_forty_cards_and_six_characters_for_one_to_four() -> None:
    assert list(RULESET.seats) == [1, 2, 3, 4]
    game = deal_game(2, level=2)
    assert count_by_sign(all_citizens(game)) == ALL_CITIZENS
    assert sum(game.is_healthy(citizen) for citizen in all_citizens(game)) == 30
    assert sorted(game.raxxon) == list(range(40))
    assert CHARACTERS == ["thomas", "meryl", "brian", "gabriel", "kd", "liaison"]
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            RULESET.complete(seats, {})


@pytest.mark.rule("RX-01", "RX-60")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_win_together(seats: int) -> None:
    game = table(
        "Ho",
        seats=seats,
        characters=" ".join(CHARACTERS[:seats]),
        evacuated="14Ho 3Su 3Ce 3In 3Fr 3Fa",
        population="",
        infection="",
    )
    decide(game, "action:1")  # evacuate
    decide(game, *(["row:c"] if game.decisions else []))
    assert game.is_over()
    assert [standing.won for standing in game.standings()] == [True] * seats
    assert [standing.total for standing in game.standings()] == [30] * seats


@pytest.mark.rule("RX-01", "RX-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_lose_together(seats: int) -> None:
    game = table("Ho? Ho", seats=seats, characters=" ".join(CHARACTERS[::-1][:seats]), power=7, tokens={0: "special:1"})
    decide(game, "go")  # the liaison's clearance raises the power
    assert game.is_over()
    assert [standing.won for standing in game.standings()] == [False] * seats


@pytest.mark.rule("RX-02")
def test_at_the_introductory_level_twenty_healthy_and_eighteen_infected_remain() -> None:
    game = deal_game(2, level=1)
    assert count_by_sign(all_citizens(game)) == INTRODUCTORY_CITIZENS
    assert sum(INTRODUCTORY_CITIZENS.values()) == 38
    assert game.needed() == 20


@pytest.mark.rule("RX-03", "RX-04")
@pytest.mark.parametrize(("level", "among", "deck"), [(1, 9, 9), (2, 15, 15), (3, 18, 12), (4, 21, 9)])
def test_infected_among_the_population_by_level(level: int, among: int, deck: int) -> None:
    game = deal_game(4, level=level)
    assert len(game.infection) == deck
    assert not any(game.is_healthy(citizen) for citizen in game.infection)
    population = [citizen for citizen in game.cells if citizen >= 0] + game.population
    assert sum(not game.is_healthy(citizen) for citizen in population) == among
    assert sum(game.is_healthy(citizen) for citizen in population) == game.needed()


@pytest.mark.rule("RX-03", "RX-06")
def test_decks_are_shuffled() -> None:
    one, other = deal_game(2, 1, level=2), deal_game(2, 2, level=2)
    assert one.population != other.population
    healthy = [citizen for citizen in one.population if one.is_healthy(citizen)]
    assert healthy != sorted(healthy)
    among = [one.is_healthy(citizen) for citizen in one.population]
    assert among not in (sorted(among), sorted(among, reverse=True))
    assert one.infection != sorted(one.infection)
    assert one.raxxon != sorted(one.raxxon)
    assert one.raxxon != other.raxxon


@pytest.mark.rule("RX-04", "RX-71")
def test_the_decks_are_face_down_to_all() -> None:
    game = deal_game(3, level=2)
    for viewer in (-1, 0, 1, 2):
        known = game.redact(viewer)["table"]
        assert {*known["infection"], *known["population"], *known["raxxon"], *known["cells"]} == {-1}
        assert (len(known["infection"]), len(known["raxxon"])) == (15, 40)


@pytest.mark.rule("RX-05")
def test_each_player_chooses_a_free_character_from_the_first_player_on() -> None:
    game = deal_game(3)
    first = game.first
    assert asked_seat(game) == first
    assert options(game) == sorted(f"character:{name}" for name in CHARACTERS)
    decide(game, "character:kd")
    assert asked_seat(game) == (first + 1) % 3
    assert "character:kd" not in options(game)
    assert refusal(game, "character:kd").rule == "RX-05"
    decide(game, "character:thomas")
    assert asked_seat(game) == (first + 2) % 3
    decide(game, "character:liaison")
    order = [CHARACTERS[game.characters[(first + n) % 3]] for n in range(3)]
    assert order == ["kd", "thomas", "liaison"]
    assert crowd(game)


@pytest.mark.rule("RX-05")
def test_a_character_can_be_set_for_a_seat_and_only_the_other_seats_choose() -> None:
    game = deal_game(2, character_1=2)
    assert asked_seat(game) == 1
    assert "character:meryl" not in options(game)
    decide(game, "character:brian")
    assert [CHARACTERS[number] for number in game.characters] == ["meryl", "brian"]


@pytest.mark.rule("RX-05")
def test_two_seats_cannot_have_the_same_character() -> None:
    with pytest.raises(BadSetup):
        deal_game(3, character_1=4, character_3=4)


@pytest.mark.rule("RX-05")
@pytest.mark.parametrize(("seats", "side"), [(1, "a"), (2, "a"), (3, "b"), (4, "b")])
def test_the_side_of_the_sheet_depends_on_the_number_of_players(seats: int, side: str) -> None:
    for number, character in enumerate(PACK.characters):
        game = table("Ho", seats=seats, characters=" ".join((CHARACTERS[number:] + CHARACTERS)[:seats]))
        wanted = character.side_a if side == "a" else character.side_b
        assert game.actions(0) is wanted
        shown = RULESET.view(game.redact(0))["seats"][0]
        assert (shown["character"], shown["side"]) == (character.name, side)
        assert [action["kind"] for action in shown["actions"]] == kinds_of(character.name)


@pytest.mark.rule("RX-06")
def test_the_token_starts_on_0_and_the_first_player_is_chosen_at_random() -> None:
    assert deal_game(4).power == 0
    assert {deal_game(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {deal_game(1, seed).first for seed in range(4)} == {0}
