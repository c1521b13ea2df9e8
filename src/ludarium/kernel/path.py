"""Paths of things that a player touches, judged by named checks: slow, and able to say which rule objects."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .message import Message, Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Path:
    """What may be touched after what, and why not. A path is complete when nothing more is to be touched."""

    def things(self, touches: list[str]) -> list[str]:
        """What could be touched next after these, allowed or not; none where the path is complete."""
        raise NotImplementedError

    def check(self, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches, the earlier ones being allowed."""
        raise NotImplementedError

    def stranger(self, touches: list[str]) -> Reason:
        """Why the last of these is nothing that could be touched here at all."""
        return Reason("", Message("reason-stranger", touch=touches[-1]))

    def dead_end(self, touches: list[str]) -> Reason:
        """Why no option begins with these touches, though nothing is wrong with each of them."""
        return Reason("", Message("reason-dead-end", touch=touches[-1] if touches else ""))


class Buttons(Path):
    """A choice between a few things, all allowed."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def things(self, touches: list[str]) -> list[str]:
        return self.names if not touches else []

    def check(self, touches: list[str]) -> Reason | None:
        return None


def objection(path: Path, touches: list[str]) -> Reason | None:
    """The first rule against these touches; None where they are an option or lead to one."""
    for n in range(len(touches)):
        if touches[n] not in path.things(touches[:n]):
            return path.stranger(touches[: n + 1])
        reason = path.check(touches[: n + 1])
        if reason is not None:
            return reason
    return None if is_open(path, touches) else path.dead_end(touches)


def is_open(path: Path, touches: list[str]) -> bool:
    """Whether these touches, each allowed, are an option or lead to one."""
    things = path.things(touches)
    return not things or any(
        path.check([*touches, thing]) is None and is_open(path, [*touches, thing]) for thing in things
    )


def complete_paths(path: Path, touches: list[str]) -> list[list[str]]:
    """Every option that begins with these touches, found by the checks alone."""
    things = path.things(touches)
    if not things:
        return [touches]
    found: list[list[str]] = []
    for thing in things:
        longer = [*touches, thing]
        if path.check(longer) is None:
            found += complete_paths(path, longer)
    return found
