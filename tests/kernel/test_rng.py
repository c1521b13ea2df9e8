"""The random generators: the same numbers in every version, and at tables numbers that cannot be foreseen."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import ludarium
from ludarium.games import names
from ludarium.kernel.rng import KEYED, Rng, load_rng, seeded
from ludarium.server.identity import new_seed

SEEDS = ("7", KEYED + "7")


def numbers(rng: Rng, count: int) -> list[int]:
    """The next numbers of a generator."""
    return [int(rng.next_uint32()) for _ in range(count)]


def test_seeds_give_these_numbers_on_every_machine_and_in_every_version() -> None:
    assert numbers(seeded(7), 3) == numbers(seeded("7"), 3) == [2421546090, 3009139831, 2702834602]
    assert numbers(seeded(KEYED + "7"), 3) == [146980081, 2986656625, 3997075554]


def test_the_numbers_of_a_table_are_hashes_of_a_key_and_their_place() -> None:
    key = hashlib.sha256(f"ludarium {KEYED}7".encode()).digest()
    hashes = b"".join(hashlib.sha256(key + place.to_bytes(8, "little")).digest() for place in range(4))
    expected = [int.from_bytes(hashes[i : i + 4], "little") for i in range(0, len(hashes), 4)]
    assert numbers(seeded(KEYED + "7"), len(expected)) == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("given", [0, 1, 7, 8, 21])
def test_a_copy_and_a_stored_generator_continue_alike(seed: str, given: int) -> None:
    rng = seeded(seed)
    numbers(rng, given)
    copied, stored = rng.copy(), load_rng(rng.dump())
    expected = numbers(rng, 20)
    assert numbers(copied, 20) == numbers(stored, 20) == expected
    assert copied.dump() == stored.dump() == rng.dump()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forked_generator_is_of_the_same_kind_and_gives_other_numbers(seed: str) -> None:
    rng = seeded(seed)
    forked = rng.fork()
    assert bool(forked.key) == bool(rng.key)
    assert not set(numbers(forked, 50)) & set(numbers(rng, 50))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kinds", [3, 6, 90])
def test_each_number_is_equally_likely(seed: str, kinds: int) -> None:
    rng = seeded(seed)
    counts = Counter(int(rng.below(kinds)) for _ in range(200 * kinds))
    squares = sum((counts[number] - 200) ** 2 / 200 for number in range(kinds))
    assert squares < kinds + 5 * (2 * kinds) ** 0.5, "five standard deviations above the mean of chi-square"


@pytest.mark.parametrize("game", names())
def test_a_game_with_the_seed_of_a_table_is_replayed_from_its_record(game: str) -> None:
    match = ludarium.new_match(game, seats=2, seed=new_seed())
    choices = seeded("choices")
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[choices.below(len(decision.options))].id)
    assert ludarium.replay(match.record()).game.dump() == match.game.dump()
    assert len(match.game.dump()["rng"]) > len(seeded(7).dump())
