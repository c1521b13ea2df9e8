"""Touch paths judged by named checks: slower than `options`, but each check can name the rule that forbids a touch."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .message import Message, Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Path:
    """What can be touched next, and why not. A path is complete when nothing more can be touched."""

    def touchable(self, touches: list[str]) -> list[str]:
        """What can be touched next, legal or not; empty if the path is complete."""
        raise NotImplementedError

    def check(self, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches; the earlier ones are legal."""
        raise NotImplementedError

    def not_touchable(self, touches: list[str]) -> Reason:
        """Why the last of these cannot be touched at all."""
        return Reason("", Message("reason-stranger", touch=touches[-1]))

    def no_option_from(self, touches: list[str]) -> Reason:
        """Why no option starts with these touches, although each of them is legal."""
        return Reason("", Message("reason-dead-end", touch=touches[-1] if touches else ""))


class Buttons(Path):
    """A choice between buttons, all legal."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def touchable(self, touches: list[str]) -> list[str]:
        return self.names if not touches else []

    def check(self, touches: list[str]) -> Reason | None:
        return None


def objection(path: Path, touches: list[str]) -> Reason | None:
    """The first rule against these touches; None if they are an option or lead to one."""
    for n in range(len(touches)):
        if touches[n] not in path.touchable(touches[:n]):
            return path.not_touchable(touches[: n + 1])
        reason = path.check(touches[: n + 1])
        if reason is not None:
            return reason
    return None if is_open(path, touches) else path.no_option_from(touches)


def is_open(path: Path, touches: list[str]) -> bool:
    """Whether these touches, each legal, are an option or lead to one."""
    things = path.touchable(touches)
    return not things or any(
        path.check([*touches, thing]) is None and is_open(path, [*touches, thing]) for thing in things
    )


def complete_paths(path: Path, touches: list[str]) -> list[list[str]]:
    """Every option that starts with these touches, found by the checks alone."""
    things = path.touchable(touches)
    if not things:
        return [touches]
    found: list[list[str]] = []
    for thing in things:
        longer = [*touches, thing]
        if path.check(longer) is None:
            found += complete_paths(path, longer)
    return found
