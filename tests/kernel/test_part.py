"""Parts of views: what is the same again is not made again, and nothing else is ever shown in its place."""

from __future__ import annotations

from ludarium.kernel.part import Parts


def test_a_part_is_made_again_only_of_other_data() -> None:
    made: list[list[int]] = []

    def make(data: list[int]) -> str:
        made.append(data)
        return f"made of {data}"

    parts = Parts()
    for data in ([1, 2], [1, 2], [1, 3], [1, 2]):
        assert parts.get("pool", data, make) == f"made of {data}"
    assert made == [[1, 2], [1, 3], [1, 2]]


def test_parts_of_other_names_are_other_parts() -> None:
    parts = Parts()
    assert parts.get("pool", [1], sum) == 1
    assert parts.get("track", [1], len) == 1
    assert parts.get("pool", [1, 2], sum) == 3
    assert parts.get("track", [5], len) == 1
