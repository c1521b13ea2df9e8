"""The view cache: equal data are computed once, other data never share a result."""

from __future__ import annotations

from ludarium.kernel.json_cache import ViewCache


def test_a_part_is_computed_again_only_for_other_data() -> None:
    made: list[list[int]] = []

    def make(data: list[int]) -> str:
        made.append(data)
        return f"made of {data}"

    parts = ViewCache()
    for data in ([1, 2], [1, 2], [1, 3], [1, 2]):
        assert parts.get("pool", data, make) == f"made of {data}"
    assert made == [[1, 2], [1, 3], [1, 2]]


def test_parts_of_other_names_are_other_parts() -> None:
    parts = ViewCache()
    assert parts.get("pool", [1], sum) == 1
    assert parts.get("track", [1], len) == 1
    assert parts.get("pool", [1, 2], sum) == 3
    assert parts.get("track", [5], len) == 1
