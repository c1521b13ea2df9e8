"""The symbols, one by one, and the order in which several take effect."""

from __future__ import annotations

import pytest

from ludarium.games.raxxon.ending import BY_RAXXON, OUTBREAK
from tests.games.raxxon.staging import (
    act,
    apply_symbols,
    asked_seat,
    crowd,
    decide,
    deck,
    event_count,
    events,
    follow_card,
    is_asked_to_go_on,
    is_choosing_action,
    options,
    pile,
    raxxon,
    table,
    tokens,
)

# --- killed ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-30")
def test_killed_cards_go_to_the_discard_pile() -> None:
    game = table("Ho Ca? Vo", population="", raxxon="")
    act(game, "kill", "crowd:c4", "crowd:c3", "done")
    assert crowd(game) == ["Vo"]
    assert pile(game, "discard") == "Ho Ca"
    assert deck(game) == ""


@pytest.mark.rule("RX-31")
@pytest.mark.parametrize("card", ["Su", "Su?"])
def test_the_symbols_of_a_killed_card_are_applied_face_up_or_face_down(card: str) -> None:
    game = table(f"{card} Ho", infection="Ca Vo")
    act(game, "kill", "crowd:c3", "done")
    assert pile(game, "discard") == "Su Vo"
    assert deck(game, "infection") == "Ca"


@pytest.mark.rule("RX-31")
def test_the_symbols_are_applied_for_each_killed_card() -> None:
    game = table("Su Su? Su", infection="Ca Vo Ch Ch")
    act(game, "kill", "crowd:c4", "crowd:c3", "crowd:c5")
    assert pile(game, "discard") == "Su Su Su Ch Ch Vo"
    assert deck(game, "infection") == "Ca"
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-31")
def test_a_card_that_leaves_without_being_killed_has_no_effect() -> None:
    game = table("Su In Fr", infection="Ca", card="riot")
    act(game, "evacuate", "row:c")
    assert pile(game, "evacuated") == "Su In Fr"
    assert (deck(game, "infection"), raxxon(game)[-1], game.passed) == ("Ca", "riot", 0)


# --- spread ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-32")
def test_a_spread_moves_the_top_infection_card_to_the_discard_pile() -> None:
    game = apply_symbols(table("Ho?", infection="Ca Vo", population="Ho"), "infection")
    assert pile(game, "discard") == "Vo"
    assert deck(game, "infection") == "Ca"
    assert deck(game) == "Ho"
    for viewer in (-1, 0, 1):
        assert sum(game.redact(viewer)["table"]["discard"]) == 1


@pytest.mark.rule("RX-32", "RX-61")
def test_a_spread_with_an_empty_deck_loses_the_game_at_once() -> None:
    game = table("Ho? Su", infection="Vo", characters="kd thomas")
    apply_symbols(game, "infection")
    assert not game.is_over()  # the last card is no defeat yet
    apply_symbols(game, "infection")
    assert game.is_over()
    assert game.outcome == OUTBREAK
    assert "event-outbreak" in events(game)
    assert not any(standing.won for standing in game.standings())


@pytest.mark.rule("RX-61")
def test_after_a_defeat_nothing_else_happens() -> None:
    game = table("Su Ho?", infection="", population="Ho Ho", tokens={0: "kill:1"})
    decide(game, "pass")
    game = table("Su Ho?", infection="", population="Ho Ho", card="fever", power=7)
    follow_card(game, 2)
    assert (game.outcome, game.power) == (OUTBREAK, 7)
    assert not game.decisions


# --- Raxxon cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-33")
def test_a_card_whose_condition_holds_is_followed_by_the_current_player() -> None:
    game = table("Ho Ho Ca?", turn=1, card="riot", evacuated="Ho", population="Vo")
    apply_symbols(game, "raxxon")
    assert asked_seat(game) == 1
    assert raxxon(game, "followed") == ["riot"]
    assert options(game) == ["choice:1", "choice:2"]
    decide(game, "choice:2")
    assert pile(game, "discard") == "Ho"
    assert options(game)[0].startswith("place:")
    assert raxxon(game, "triggered") == []
    decide(game, options(game)[0])
    assert raxxon(game, "triggered") == ["riot"]
    assert raxxon(game, "followed") == []
    assert is_choosing_action(game)


@pytest.mark.rule("RX-33")
def test_the_card_that_is_drawn_is_the_top_one() -> None:
    game = table("Ca", raxxon="riot trial_drug")
    apply_symbols(game, "raxxon")
    assert raxxon(game, "followed") == ["trial_drug"]
    assert raxxon(game) == ["riot"]


@pytest.mark.rule("RX-33")
def test_nothing_is_drawn_from_an_empty_raxxon_deck() -> None:
    game = apply_symbols(table("Ca", raxxon="", untriggered="riot", triggered="mercy"), "raxxon")
    assert is_choosing_action(game)
    assert (raxxon(game, "untriggered"), raxxon(game, "triggered")) == (["riot"], ["mercy"])


@pytest.mark.rule("RX-33")
def test_an_option_without_targets_can_be_chosen_and_its_symbols_apply() -> None:
    game = follow_card(table("Ca?", card="raxxons_buses"), 1)
    assert pile(game, "evacuated") == ""
    assert game.power == 1


@pytest.mark.rule("RX-33")
def test_a_card_drawn_while_another_is_followed_is_followed_first() -> None:
    game = table("Ca?", characters="meryl kd", raxxon="raxxons_wards off_the_record")
    decide(apply_symbols(game, "raxxon"), "choice:2")
    assert raxxon(game, "followed") == ["off_the_record", "raxxons_wards"]
    decide(game, "choice:2")
    assert raxxon(game, "triggered") == ["raxxons_wards", "off_the_record"]
    assert is_choosing_action(game)


@pytest.mark.rule("RX-34")
def test_a_card_whose_condition_does_not_hold_is_untriggered() -> None:
    game = apply_symbols(table("Ho Ca?", card="riot", power=2), "raxxon")
    assert raxxon(game, "untriggered") == ["riot"]
    assert raxxon(game, "triggered") == []
    assert (crowd(game), game.power) == (["Ho Ca?"], 2)
    assert is_choosing_action(game)


@pytest.mark.rule("RX-34")
def test_untriggered_cards_return_to_the_deck() -> None:
    game = table("Ho", raxxon="mercy fever raxxons_wards", untriggered="riot convoy", triggered="breach")
    apply_symbols(game, "raxxon")
    assert raxxon(game, "untriggered") == ["riot", "convoy"]  # only afterwards
    decide(game, "choice:2")
    assert sorted(raxxon(game)) == ["convoy", "fever", "mercy", "riot"]
    assert raxxon(game, "untriggered") == []
    assert raxxon(game, "triggered") == ["breach", "raxxons_wards"]
    assert event_count(game, "event-reshuffles") == 1


@pytest.mark.rule("RX-34")
def test_the_deck_is_shuffled_when_untriggered_cards_return() -> None:
    orders = set()
    for seed in range(12):
        game = table("Ho", raxxon="mercy fever raxxons_wards", untriggered="riot convoy", seed=seed)
        orders.add(" ".join(raxxon(follow_card(game, 2))))
    assert len(orders) > 4


# --- power -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-36")
def test_power_moves_up_by_one() -> None:
    game = apply_symbols(table("Ho", power=3), "power")
    assert game.power == 4
    apply_symbols(game, "power", "power")
    assert game.power == 6


@pytest.mark.rule("RX-36", "RX-61")
def test_at_eight_the_game_is_lost_at_once() -> None:
    game = apply_symbols(table("Ho", power=6), "power")
    assert not game.is_over()
    apply_symbols(game, "power", "infection")
    assert game.is_over()
    assert (game.outcome, game.power) == (BY_RAXXON, 8)
    assert event_count(game, "event-spreads") == 0
    assert "event-takeover" in events(game)


@pytest.mark.rule("RX-36")
def test_power_never_goes_below_0() -> None:
    game = follow_card(table("Ho", characters="thomas meryl", card="off_the_record"), 1)
    assert game.power == 0


# --- end of day ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-37")
def test_at_the_end_of_day_pending_consequences_lapse() -> None:
    game = table("Ch Ch Ch?", seats=3, tokens={0: "evacuate:1 control:2"}, infection="8Vo", evacuated="3Ho")
    decide(game, "go", "go")  # the third chaotic ends the day
    assert game.day == 2
    assert event_count(game, "event-reveals") == 1
    assert tokens(game, 0) == ""
    assert is_choosing_action(game)


@pytest.mark.rule("RX-37")
def test_at_the_end_of_day_further_symbols_of_a_slot_lapse() -> None:
    game = table("Ch Ch Ch?", tokens={0: "quarantine:1"}, infection="8Vo", card="mercy")
    decide(game, "go")
    assert game.day == 2
    assert raxxon(game)[-1] == "mercy"
    assert raxxon(game, "untriggered") == []


@pytest.mark.rule("RX-37")
def test_at_the_end_of_day_a_card_being_followed_is_triggered_and_the_rest_of_it_lapses() -> None:
    game = table("Ch Ch Ch?", characters="meryl kd", card="raxxons_scanners", untriggered="riot", infection="8Vo")
    follow_card(game, 2)
    assert game.day == 2
    assert raxxon(game, "triggered") == ["raxxons_scanners"]
    assert raxxon(game, "followed") == []
    assert raxxon(game, "untriggered") == ["riot"]  # not brought back: that would have come after


@pytest.mark.rule("RX-37")
def test_at_the_end_of_day_every_card_being_followed_is_triggered() -> None:
    game = table("Ch Ho", characters="meryl kd", raxxon="stampede off_the_record", infection="8Vo")
    follow_card(game, 2, "choice:2")
    assert sorted(raxxon(game, "triggered")) == ["off_the_record", "stampede"]
    assert game.day == 2


@pytest.mark.rule("RX-37", "RX-42")
def test_at_the_end_of_day_simultaneous_effects_lapse() -> None:
    game = table("In Su Ch", "Ho Ho Ho", card="stampede", infection="8Vo", population="9Ho")
    act(game, "kill", "crowd:c4", "crowd:c3", "done", "citizen:innocent", "choice:2")
    # Stampede ended the day before the susceptible's symbol; one infected card in the crowd spread overnight.
    assert game.day == 2
    assert event_count(game, "event-spreads") == 1


@pytest.mark.rule("RX-35", "RX-37")
def test_at_the_end_of_day_an_owed_card_is_not_drawn() -> None:
    game = table("Ca Vo Ch Ch Ch?", card="mercy", infection="8Vo", at="c2")
    game.draw_owed = True
    apply_symbols(game, "flip")
    assert game.day == 2
    assert not game.draw_owed
    assert raxxon(game)[-1] == "mercy"


@pytest.mark.rule("RX-37")
def test_an_end_of_day_in_the_middle_of_a_turn_continues_with_the_next_day() -> None:
    game = table("Ch Ch Ch?", seats=3, turn=1, infection="8Vo")
    act(game, "investigate")
    assert game.day == 2
    assert asked_seat(game) == 2
    assert game.first == 2


# --- hostile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-38")
def test_a_hostile_card_returns_from_the_evacuation_pile() -> None:
    game = apply_symbols(table("Su", evacuated="Ho Ho Su"), "hostile")
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("Ho Su", "Ho")


@pytest.mark.rule("RX-38")
def test_without_an_evacuated_hostile_card_none_returns() -> None:
    game = apply_symbols(table("Ho", evacuated="Su In"), "hostile")
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("Su In", "")
    assert is_choosing_action(game)


# --- when revealed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-41")
def test_only_exactly_the_printed_number_counts_the_new_card_included() -> None:
    def carriers(face_up: int) -> str:
        rest = "Vo Ch" if face_up < 3 else ""
        return " ".join(["Ca"] * face_up) + f" Ca? {rest}"

    for already, drawn, day in ((0, 0, 1), (1, 1, 1), (2, 0, 2), (3, 0, 1), (4, 0, 1)):
        game = table(carriers(already), at="c2", card="mercy", infection="8Vo", population="9Ho")
        apply_symbols(game, "flip")
        assert event_count(game, "event-untriggered") == drawn
        assert game.day == day


@pytest.mark.rule("RX-41")
def test_face_down_cards_of_the_type_are_not_counted() -> None:
    game = table("Ca? Ca? Ca?*", card="mercy")
    decide(apply_symbols(game, "flip"), "crowd:c3")
    assert event_count(game, "event-count") == 0


@pytest.mark.rule("RX-41")
def test_cards_turned_up_by_the_investigation_and_by_consequences_count_the_same() -> None:
    game = act(table("Vo Vo?", infection="Ca Ch"), "investigate")
    assert pile(game, "discard") == "Ch"
    game = decide(table("Vo Vo?", infection="Ca Ch", tokens={0: "control:1"}), "go")
    assert pile(game, "discard") == "Ch"


@pytest.mark.rule("RX-41")
def test_the_effect_of_a_reveal_can_reveal_again() -> None:
    # The second hostile reveals; the third does nothing; turned up by one effect after another.
    game = table("Ho Ho? Vo Vo?", infection="Ca Ch")
    decide(apply_symbols(game, "flip"), "crowd:c4")
    assert crowd(game) == ["Ho Ho Vo Vo"]
    assert pile(game, "discard") == "Ch"


# --- the order of effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-42")
def test_the_current_player_chooses_the_order_of_effects() -> None:
    for order in (["citizen:susceptible", "citizen:innocent"], ["citizen:innocent", "citizen:susceptible"]):
        game = table("Su In Ho?", infection="7Vo", card="last_doses", turn=1, characters="kd thomas")
        act(game, "kill", "crowd:c3", "crowd:c4")
        assert asked_seat(game) == 1
        assert options(game) == ["citizen:innocent", "citizen:susceptible", "in-order"]
        decide(game, order[0])
        # With six infection cards Last Doses is triggered, with seven it is not.
        assert (event_count(game, "event-untriggered") == 1) == (order[0] == "citizen:innocent")
        if order[0] == "citizen:innocent":
            assert pile(game, "discard") == "Su In Vo"  # the last one is not asked for
        else:
            assert raxxon(game, "followed") == ["last_doses"]


@pytest.mark.rule("RX-42")
def test_the_default_order_can_be_chosen_for_all_effects() -> None:
    game = table("Su In Ce", "Ho?", infection="7Vo", raxxon="", population="Ca Ho")
    act(game, "kill", "crowd:c4", "crowd:c3", "crowd:c5", "in-order")
    assert event_count(game, "event-spreads") == 1
    assert options(game) == ["place:c3", "place:d2", "place:d4", "place:e3"]


@pytest.mark.rule("RX-42")
def test_the_order_is_asked_until_one_kind_is_left() -> None:
    game = table("Su In Ce", "Ho? . In?", infection="7Vo", raxxon="riot mercy convoy", population="Ca Ho")
    act(game, "kill", "crowd:c4", "crowd:c3", "crowd:c5")
    assert options(game) == ["citizen:celebrity", "citizen:innocent", "citizen:susceptible", "in-order"]
    decide(game, "citizen:innocent")
    assert raxxon(game, "untriggered") == ["convoy"]
    assert options(game) == ["citizen:celebrity", "citizen:susceptible", "in-order"]
    decide(game, "citizen:susceptible")
    assert event_count(game, "event-spreads") == 1
    assert event_count(game, "event-adds") == 1  # the celebrity is the last, and d4 the best place


@pytest.mark.rule("RX-42")
@pytest.mark.parametrize("crowd_of", ["Su Su", "In In", "Ce Ce", "Su Fa", "Su Fr", "Fa Fr", "Fr Fr", "Ho Su", "Ca In"])
def test_the_order_is_not_asked_if_it_cannot_matter(crowd_of: str) -> None:
    game = table(crowd_of, infection="7Vo", raxxon="", population="Ca Ho", evacuated="Ho")
    act(game, "kill", "crowd:c3", "crowd:c4")
    assert game.stack[-1].script.name != "settle"
    assert asked_seat(game) in (0, 1)
    assert crowd_of.count("Su") == event_count(game, "event-spreads")


@pytest.mark.rule("RX-42")
@pytest.mark.parametrize("other", ["Ce", "In"])
def test_a_forced_pass_is_not_part_of_the_order(other: str) -> None:
    game = table(f"Fr {other}", "Ho?", population="4Ho", raxxon="")
    act(game, "kill", "crowd:c4", "crowd:c3")
    assert game.stack[-1].script.name != "settle"
    assert game.passed == 1


@pytest.mark.rule("RX-42")
def test_the_order_of_consequences_cannot_be_chosen() -> None:
    game = table("Su? In?", tokens={0: "kill:1 control:1"}, population="Ho Ho")
    assert is_asked_to_go_on(game)
    assert options(game) == ["go", "pass"]
