"""Observations: complete, of fixed size, and free of what the seat cannot know."""

from __future__ import annotations

from ludarium.envs.encoding import Field
from ludarium.envs.registry import Dealer
from ludarium.envs.touch_game import TouchGame
from ludarium.games.sagrada.window import COLOURS, FACES
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.envs.tables import Table, each_table, play


def field(dealer: Dealer, observation: bytes, name: str) -> list[int]:
    """The bytes of a field."""
    start = 0
    for one in dealer.encoder.all_fields():
        if one.name == name:
            return list(observation[start : start + one.size])
        start += one.size
    raise AssertionError(name)


def differing(dealer: Dealer, one: bytes, other: bytes) -> list[Field]:
    """The fields in which two observations differ."""
    fields = dealer.encoder.all_fields()
    return [part for part in fields if field(dealer, one, part.name) != field(dealer, other, part.name)]


@each_table
def test_hidden_information_changes_no_observation(table: Table) -> None:
    for turn, (dealer, game, rng) in enumerate(play(table, 11)):
        if turn % 5 or game.touched:
            continue
        for viewer in range(dealer.seats):
            seen = dealer.encoder.observe(game, viewer)
            assert len(seen) == dealer.encoder.size()
            redacted = game.game.redact(viewer)
            other = TouchGame(dealer.ruleset.imagine(redacted, seeded(f"{turn} {rng.below(1000)}")), dealer.space)
            assert not differing(dealer, seen, dealer.encoder.observe(other, viewer))


@each_table
def test_an_observation_does_not_depend_on_earlier_ones(table: Table) -> None:
    """Parts are kept between observations: a game that was never observed must look the same."""
    for turn, (dealer, game, _) in enumerate(play(table, 12)):
        kept = [dealer.encoder.observe(game, viewer) for viewer in range(dealer.seats)]
        if turn % 6 == 0:
            fresh = game.copy()
            assert kept == [dealer.encoder.observe(fresh, viewer) for viewer in range(dealer.seats)]


def test_the_touches_of_a_decision_are_seen_by_the_acting_seat_only() -> None:
    dealer = Dealer("sagrada", 2)
    game = dealer.deal(13)
    while game.touched == 0:
        game.step(game.legal()[0])
    action = dealer.space.numbers[dealer.space.touches_of(game.touched)[0]]
    own = field(dealer, dealer.encoder.observe(game, game.seat), "touched")
    assert [number for number, touched in enumerate(own) if touched] == [action]
    assert not any(field(dealer, dealer.encoder.observe(game, 1 - game.seat), "touched"))


def test_sagrada_shows_the_pool_and_the_private_objective() -> None:
    dealer = Dealer("sagrada", 2)
    game = dealer.deal(14)
    while not getattr(game.game, "pool", []):
        game.step(game.legal()[0])
    table = game.game.dump_table()
    seen = dealer.encoder.observe(game, 1)
    die = table["pool"][0]
    colour = [int(number == die // FACES) for number in range(len(COLOURS))]
    shade = [int(number == die % FACES) for number in range(FACES)]
    assert field(dealer, seen, "pool")[: len(COLOURS) + FACES] == colour + shade
    assert field(dealer, seen, "private") == [int(number == table["private"][1]) for number in range(len(COLOURS))]
    assert field(dealer, seen, "bag") == table["bag"]


def test_red_rising_shows_the_own_hand_and_only_known_cards_of_rivals() -> None:
    dealer = Dealer("redrising", 3)
    game = dealer.deal(15)
    table = game.game.dump_table()
    seen = dealer.encoder.observe(game, 2)
    hand = [card for card, there in enumerate(field(dealer, seen, "hand")) if there]
    assert hand == table["hands"][2]
    assert not any(field(dealer, seen, "hand_1"))
    assert field(dealer, seen, "count_1") == [len(table["hands"][0])]
    for location, name in enumerate(("jupiter", "mars", "luna", "institute")):
        assert field(dealer, seen, f"{name}_cards")[table["locations"][location][-1]] == 1


def test_raxxon_shows_face_up_cards_and_counts_the_decks() -> None:
    dealer = Dealer("raxxon", 2)
    game = dealer.deal(16)
    table = game.game.dump_table()
    seen = dealer.encoder.observe(game, 0)
    assert field(dealer, seen, "population_deck")[0] == len(table["population"])
    cells = field(dealer, seen, "crowd")
    size = len(cells) // 36
    known = sum(any(cells[start : start + size - 5]) for start in range(0, len(cells), size))
    face_up = (table["crowd"] & ~table["down"]).bit_count()
    assert known == face_up


def test_a_finished_game_is_seen_whole() -> None:
    for dealer, game, _ in play(("redrising", 2, {}), 17):
        if game.seat == NONE:
            hand = field(dealer, dealer.encoder.observe(game, 0), "hand_1")
            assert [card for card, there in enumerate(hand) if there] == game.game.dump_table()["hands"][1]
