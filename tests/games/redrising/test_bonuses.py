"""Bonuses: the locations, the rising die, the sovereign token, and the power of each house."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.table import FACES, LOCATIONS, RedRising
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    deal_game,
    decide,
    deck,
    deploy,
    endgame,
    events,
    fleet,
    hand,
    helium,
    influence,
    is_finishing_lead,
    options,
    prompt,
    refusal,
    table,
    tracks,
)


def rolled(game: RedRising) -> list[str]:
    """The faces that the die has shown."""
    assert game.events is not None
    faces = [str(event.args["face"]) for event in game.events if event.kind == "event-rolls"]
    return [face.removeprefix("face-") for face in faces]


def drawn_with_face(face: str, **setting: object) -> RedRising:
    """A game in which seat 0 has deployed the Judge to Mars, drawn from the deck and rolled this face."""
    wanted: dict[str, object] = {"hand": "judge", "mars": "lorn", "jupiter": "eo", "deck": "nero seer orator"} | setting
    for seed in range(200):
        game = table(**wanted, seed=seed)  # type: ignore[arg-type] # settings are those of `table`
        deploy(game, "judge", "mars")
        if not rolled(game):
            decide(game, "deck")
        if rolled(game) == [face]:
            return game
    raise AssertionError(f"the die never showed {face}")


def token_with_face(face: str, **setting: object) -> RedRising:
    """A game in which seat 0, of Minerva, has taken the token by Boneriders, and rolled this face for it."""
    wanted: dict[str, object] = {
        "hand": "boneriders",
        "houses": "minerva mars",
        "mars": "lorn",
        "jupiter": "eo",
        "deck": "nero seer orator",
    } | setting
    for seed in range(200):
        game = table(**wanted, seed=seed)  # type: ignore[arg-type] # settings are those of `table`
        deploy(game, "boneriders", "mars")
        if rolled(game)[:1] == [face]:
            return game
    raise AssertionError(f"the die never showed {face}")


# --- the locations ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-30")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (8, 9), (9, 10), (10, 10)])
def test_jupiter_advances_the_ship_one_space_up_to_ten(before: int, after: int) -> None:
    game = table(hand="judge", jupiter="eo", mars="lorn", fleet=[before, 0], deck="seer")
    deploy(game, "judge", "mars", "location:jupiter")
    assert fleet(game) == after


@pytest.mark.rule("RR-01", "RR-31")
@pytest.mark.parametrize("before", [0, 9, 10, 25, 60])  # the 60 tokens of the box are no limit
def test_mars_gives_a_helium_without_limit(before: int) -> None:
    game = table(hand="judge", jupiter="eo", mars="lorn", helium=[before, 0], deck="seer")
    deploy(game, "judge", "jupiter", "location:mars")
    assert helium(game) == before + 1


@pytest.mark.rule("RR-32", "RR-35")
def test_luna_gives_the_token_and_the_power_of_the_house() -> None:
    game = table(hand="judge", houses="mars diana", jupiter="eo", luna="lorn", deck="seer")
    deploy(game, "judge", "jupiter", "location:luna")
    assert game.sovereign == 0
    assert tracks(game) == (1, 0, 0)
    assert events(game).index("event-takes-token") < events(game).index("event-power")


@pytest.mark.rule("RR-33")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_the_institute_takes_an_influence_while_one_is_left(before: int, after: int) -> None:
    game = table(hand="judge", jupiter="eo", institute="lorn", influence=[before, 0], deck="seer")
    deploy(game, "judge", "jupiter", "location:institute")
    assert influence(game) == after


# --- the rising die --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-34")
def test_the_die_shows_each_of_its_six_faces_about_as_often() -> None:
    shown = []
    for seed in range(240):
        game = table(hand="judge", mars="lorn", jupiter="eo", deck="nero seer orator", seed=seed)
        shown += rolled(deploy(game, "judge", "mars", "deck"))
    assert sorted(set(shown)) == sorted(FACES)
    assert all(15 < shown.count(face) < 70 for face in FACES)


@pytest.mark.rule("RR-34")
def test_the_die_banishes_the_top_card_of_any_location_that_has_one_also_of_a_barred_one() -> None:
    game = drawn_with_face("banish")
    assert options(game) == ["location:jupiter", "location:mars"]
    assert refusal(game, "location:luna").message.id == "reason-empty"
    decide(game, "location:mars")
    assert banished(game) == ["judge"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-34")
def test_the_die_banishes_nothing_from_an_empty_board() -> None:
    for seed in range(200):
        game = table(hand="", deck="nero seer orator", seed=seed)
        decide(game, "lead")
        if rolled(game) == ["banish"]:
            assert banished(game) == []
            assert asked_seat(game) == 1
            return
    pytest.fail("the die never showed the face that banishes")


@pytest.mark.rule("RR-34")
def test_the_die_places_the_top_card_of_the_deck() -> None:
    game = drawn_with_face("place")
    assert options(game) == sorted(f"location:{name}" for name in LOCATIONS)
    decide(game, "location:luna")
    assert at(game, "luna") == ["seer"]
    assert game.sovereign == NONE
    assert deck(game) == ["nero"]


@pytest.mark.rule("RR-34")
@pytest.mark.parametrize(
    ("face", "gains"), [("sovereign", (0, 0, 1)), ("helium", (1, 0, 0)), ("fleet", (0, 1, 0)), ("influence", (0, 0, 1))]
)
def test_the_other_faces_are_gained_without_a_question(face: str, gains: tuple[int, int, int]) -> None:
    game = drawn_with_face(face)
    assert tracks(game) == gains
    assert game.sovereign == (0 if face == "sovereign" else NONE)
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-34")
def test_a_full_track_gets_nothing_from_the_die() -> None:
    assert fleet(drawn_with_face("fleet", fleet=[10, 0])) == 10
    assert influence(drawn_with_face("influence", influence=[10, 0])) == 10


# --- the token -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-32", "RR-35")
def test_the_holder_of_the_token_keeps_it_and_has_the_power_again() -> None:
    game = table(hand="judge", houses="mars diana", jupiter="eo", luna="lorn", sovereign=0, deck="seer")
    deploy(game, "judge", "jupiter", "location:luna")
    assert game.sovereign == 0
    assert helium(game) == 1
    assert "event-keeps-token" in events(game)


@pytest.mark.rule("RR-32")
def test_the_token_passes_from_one_player_to_another() -> None:
    game = table(hand="judge", jupiter="eo", luna="lorn", sovereign=1, deck="seer")
    deploy(game, "judge", "jupiter", "location:luna")
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-lose-token")
    decide(game, "accept")
    assert game.sovereign == 0
    assert influence(game) == 1  # Diana


# --- the houses ------------------------------------------------------------------------------------------------------


def with_token(house: str, **setting: object) -> RedRising:
    """A game in which seat 0, of this house, takes the token by Boneriders deployed to Mars."""
    other = "mars" if house != "mars" else "diana"
    wanted: dict[str, object] = {
        "hand": "boneriders",
        "houses": f"{house} {other}",
        "mars": "lorn",
        "jupiter": "eo nero",
        "deck": "seer orator",
    } | setting
    return deploy(table(**wanted), "boneriders", "mars")  # type: ignore[arg-type] # settings are those of `table`


@pytest.mark.rule("RR-42", "RR-43", "RR-44")
@pytest.mark.parametrize(("house", "gains"), [("diana", (0, 0, 1)), ("jupiter", (0, 1, 0)), ("mars", (1, 0, 0))])
def test_diana_jupiter_and_mars_gain_on_their_tracks(house: str, gains: tuple[int, int, int]) -> None:
    game = with_token(house)
    assert game.sovereign == 0
    assert tracks(game) == gains
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-40")
def test_apollo_places_the_top_card_of_the_deck_on_any_location_without_a_bonus() -> None:
    game = with_token("apollo")
    assert options(game) == sorted(f"location:{name}" for name in LOCATIONS)
    decide(game, "location:mars")
    assert at(game, "mars") == ["lorn", "boneriders", "orator"]
    assert tracks(game) == (0, 0, 0)
    assert events(game).count("event-deploys") == 1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-35", "RR-41")
def test_ceres_banishes_any_one_card_of_the_board() -> None:
    game = with_token("ceres", luna="?1aja")
    assert options(game) == ["card:boneriders", "card:eo", "card:lorn", "card:nero", "face-down:luna:0"]
    decide(game, "card:eo")
    assert banished(game) == ["eo"]
    assert at(game, "jupiter") == ["nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-41")
def test_ceres_begins_with_six_cards() -> None:
    game = deal_game(3, house_2=HOUSES.index("ceres") + 1)
    assert [len(hand(game, seat)) for seat in range(3)] == [5, 6, 5]


@pytest.mark.rule("RR-41")
def test_ceres_banishes_a_card_of_the_hand_at_the_end() -> None:
    game = endgame(table(houses="mars ceres", hands={0: "judge", 1: "seer orator"}, deck="eo"))
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-ceres-end")
    assert options(game) == ["card:orator", "card:seer"]
    decide(game, "card:seer")
    assert banished(game) == ["seer"]
    assert game.is_over()


@pytest.mark.rule("RR-45")
@pytest.mark.parametrize(("face", "gains"), [("helium", (1, 0, 0)), ("fleet", (0, 1, 0)), ("influence", (0, 0, 1))])
def test_minerva_rolls_the_die_and_has_its_bonus(face: str, gains: tuple[int, int, int]) -> None:
    game = token_with_face(face)
    assert tracks(game) == gains
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-45")
def test_minerva_banishes_or_places_as_the_die_says() -> None:
    game = token_with_face("banish")
    decide(game, "location:jupiter")
    assert banished(game) == ["eo"]
    game = token_with_face("place")
    decide(game, "location:jupiter")
    assert at(game, "jupiter") == ["eo", "orator"]


@pytest.mark.rule("RR-45")
def test_on_the_token_minerva_chooses_any_other_bonus_of_the_die() -> None:
    game = token_with_face("sovereign")
    assert prompt(game).id == "prompt-face"
    assert options(game) == sorted(f"face:{face}" for face in FACES if face != "sovereign")
    reason = refusal(game, "face:sovereign")
    assert (reason.rule, reason.message.id) == ("RR-45", "reason-other-face")
    decide(game, "face:helium")
    assert tracks(game) == (1, 0, 0)
    assert rolled(game) == ["sovereign"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-45")
@pytest.mark.parametrize("face", ["banish", "place"])
def test_minerva_may_choose_what_asks_on(face: str) -> None:
    game = decide(token_with_face("sovereign"), f"face:{face}")
    assert prompt(game).id == {"banish": "prompt-die-banish", "place": "prompt-place"}[face]


@pytest.mark.rule("RR-35")
@pytest.mark.parametrize("house", HOUSES)
def test_the_power_comes_with_the_token_also_by_scouting(house: str) -> None:
    other = "mars" if house != "mars" else "diana"
    game = table(hand="judge", houses=f"{house} {other}", mars="lorn", deck="nero seer orator")
    decide(game, "deck", "location:luna")
    assert game.sovereign == 0
    assert "event-power" in events(game)
