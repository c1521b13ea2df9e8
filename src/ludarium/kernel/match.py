"""A match: a game with its history. It opens decisions to people, checks every answer, undoes, and keeps the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ludarium.errors import BadRecord, Refused, shortened

from .event import loaded_event
from .message import Message, Reason
from .part import part, plain
from .path import Path, objection
from .record import FORMAT, sealed, started
from .rng import seeded
from .script import NONE

if TYPE_CHECKING:
    from msgspec import Raw

    from .contract import Contract
    from .decision import Decision
    from .event import Event
    from .game import Game
    from .standing import Standing


class Spoken:
    """A message that can be put into any language."""

    def __init__(self, contract: Contract, message: Message) -> None:
        self.contract = contract
        self.message = message

    def text(self, language: str = "en") -> str:
        """The message in a language."""
        return self.contract.say(self.message, language)


class Option(Spoken):
    """One thing that a seat may decide: a stable id, which is also the path of things to touch."""

    def __init__(self, contract: Contract, message: Message, touches: list[str]) -> None:
        super().__init__(contract, message)
        self.touches = touches
        self.id = ">".join(touches)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class OpenDecision:
    """A question to a seat. Its id is never used again, not even after an undo."""

    def __init__(self, id: int, seat: int, prompt: Spoken, options: list[Option]) -> None:  # noqa: A002 - its name
        self.id = id
        self.seat = seat
        self.prompt = prompt
        self.options = options


class Explanation:
    """Why something is not possible, in a language; `rule` is the rule's id, "" where no rule of the game is meant."""

    def __init__(self, rule: str, message: Message, text: str) -> None:
        self.rule = rule
        self.message = message
        self.text = text

    def __repr__(self) -> str:
        return f"Explanation({self.rule!r}, {self.text!r})"


@mypyc_attr(acyclic=True)
class Taken:
    """A decision that stands: who, what, whether by a bot, and whether it showed anything that nobody can unsee."""

    def __init__(self, seat: int, option: str, *, bot: bool, revealed: bool) -> None:
        self.seat = seat
        self.option = option
        self.bot = bot
        self.revealed = revealed


# Why nothing can be undone is told after nearly every move: these are made, and written, once.
UNDO_NOTHING = Message("reason-undo-nothing")
UNDO_REVEALED = Message("reason-undo-revealed")
UNDO_OTHER = Message("reason-undo-other")
MOST_ECHOED = 60  # characters of what somebody sent, where a refusal repeats it


def short(value: object) -> str:
    """What somebody sent, short enough to be repeated to them."""
    if not isinstance(value, str):
        return shortened(value, MOST_ECHOED)
    return value if len(value) <= MOST_ECHOED else f"{value[:MOST_ECHOED]}…"


def words(touches: object) -> list[str]:
    """Touches as somebody sent them, made safe to be looked up and repeated."""
    return [short(touch) for touch in touches] if isinstance(touches, list | tuple) else [short(touches)]


class Match:
    """A game being played, with seed, options and log."""

    def __init__(self, contract: Contract, seats: Any, seed: str, options: dict[str, Any]) -> None:  # noqa: ANN401
        self.contract = contract
        self.options = contract.complete(seats, options)  # which refuses what is no number of seats
        self.seats: int = seats
        self.seed = seed
        self.version = contract.version  # of the rules that it was begun with
        self.entries: list[dict[str, Any]] = []
        self.practice = False
        self._taken: list[Taken] = []
        self._asked = 0  # how many decisions were ever opened
        self._ids: dict[int, int] = {}  # the id of each seat's open decision
        self._base: dict[str, Any] | None = None  # the position it was taken up from; None: it was dealt
        self._before: list[Event] = []  # what had happened until then
        self.game: Game = self._dealt()
        self._open()

    # --- deciding ------------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[OpenDecision]:
        """The open decisions."""
        found: list[OpenDecision] = []
        for decision in self.game.decisions:
            if decision.is_open():
                frame = self.game.stack[-1]
                prompt = Spoken(self.contract, frame.step().prompt(self.game, frame))
                options = [self._option(option) for option in decision.options]
                found.append(OpenDecision(self._ids[decision.seat], decision.seat, prompt, options))
        return found

    def written_decision(self, seat: int) -> Raw | None:
        """The open decision of a seat as JSON, with its prompt and options; None where it has none."""
        decision = self.game.decision(seat)
        if decision is None:
            return None
        game = self.game
        frame = game.stack[-1]
        step = frame.step()
        options = []
        for code in decision.options:
            touches = step.touches(game, frame, code)
            message = step.text(game, frame, code).written()
            options.append({"id": ">".join(touches), "touches": touches, "message": message})
        prompt = step.prompt(game, frame).written()
        return part({"id": self._ids[seat], "seat": seat, "prompt": prompt, "options": options})

    def decide(self, seat: Any, option_id: Any, *, decision: Any = None, bot: bool = False) -> None:  # noqa: ANN401
        """Take an option of the seat's open decision; refused with the reason, and nothing changed, if it is none.

        `decision` is the id of the decision that is meant: an answer to a question that is no longer open is refused.
        What a program gives may be anything, and is refused here: compiled code would only see that it is no number.
        """
        opened = self._decision_of(seat)
        if decision is not None and decision != self._ids[seat]:
            raise self._refusal(Reason("", Message("reason-stale", decision=short(decision), open=self._ids[seat])))
        code = self._find(opened, option_id)
        if code is None:
            touches = option_id.split(">") if isinstance(option_id, str) else option_id
            raise self._refusal(self._why_not(seat, words(touches)))
        self._take(seat, option_id, code, bot=bot)
        del self._ids[seat]
        self.entries.append({"seat": seat, "option": option_id} | ({"bot": True} if bot else {}))
        self._open()

    def explain(self, seat: Any, touches: Any, language: Any = "en") -> Explanation | None:  # noqa: ANN401
        """Why this path of touches is not possible for the seat; None where it is an option or leads to one."""
        try:
            self._decision_of(seat)
        except Refused as refused:
            reason: Reason | None = Reason(refused.rule, Message(refused.message_id, **refused.message_args))
        else:
            reason = objection(self._path(seat), words(touches))
        if reason is None:
            return None
        return Explanation(reason.rule, reason.message, self.contract.say(reason.message, language))

    def things(self, seat: Any, touches: Any) -> list[str]:  # noqa: ANN401
        """What could be touched next after these, allowed or not; `explain` says of each why not."""
        self._decision_of(seat)
        path = self._path(seat)
        said = words(touches)
        return [] if objection(path, said) is not None else path.things(said)

    # --- undoing -------------------------------------------------------------------------------------------------

    def undo(self, seat: Any, *, agreed: bool = False) -> None:  # noqa: ANN401
        """Take back the seat's last decision, and what bots did since; refused beyond the last boundary.

        A boundary is a draw, a roll, a reveal, or another person's decision. Where all people at the table agreed,
        there is none; the match is then marked as practice.
        """
        self._check_seat(seat)
        kept = self._kept_after_undo(seat, agreed=agreed)
        self.practice = self.practice or (agreed and not self._may_undo(seat))
        if not self._sealed(seat):
            self._ids = {}  # whoever was asked since then is asked anew; a withdrawn answer changes nothing for others
        self.game = self._dealt()
        self._taken = []
        for taken in kept:
            opened = self._decision_of(taken.seat)
            code = self._find(opened, taken.option)
            assert code is not None, taken.option
            self._take(taken.seat, taken.option, code, bot=taken.bot)
        self.entries.append({"seat": seat, "undo": True} | ({"agreed": True} if agreed else {}))
        self._open()

    def last_decider(self, seats: list[int]) -> int | None:
        """Which of these seats took the last decision that still stands among theirs."""
        return next((taken.seat for taken in reversed(self._taken) if taken.seat in seats), None)

    def undo_reach(self, seat: int) -> int:
        """How many of the seat's decisions could be undone now, one after another."""
        if self._sealed(seat):
            return 0 if self._last_of(seat) is None else 1
        reach = 0
        for taken in reversed(self._taken):
            if taken.revealed or not (taken.bot or taken.seat == seat):
                break
            reach += taken.seat == seat
        return reach

    def _may_undo(self, seat: int) -> bool:
        return self.undo_reach(seat) > 0

    def _sealed(self, seat: int) -> bool:
        return any(decision.seat == seat and not decision.is_open() for decision in self.game.decisions)

    def undo_objection(self, seat: int) -> Message | None:
        """Why the seat cannot undo by itself; None where it can."""
        last = self._last_of(seat)
        if last is None:
            return UNDO_NOTHING
        if self._may_undo(seat):
            return None
        revealed = any(taken.revealed for taken in self._taken[last:])
        return UNDO_REVEALED if revealed else UNDO_OTHER

    def _last_of(self, seat: int) -> int | None:
        return next((n for n in range(len(self._taken) - 1, -1, -1) if self._taken[n].seat == seat), None)

    def _kept_after_undo(self, seat: int, *, agreed: bool) -> list[Taken]:
        last = self._last_of(seat)
        barred = self.undo_objection(seat)
        if last is None or (barred is not None and not agreed):
            raise self._refusal(Reason("", barred or UNDO_NOTHING))
        if self._sealed(seat):
            return self._taken[:last] + self._taken[last + 1 :]
        return self._taken[:last]

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over()

    @property
    def standings(self) -> list[Standing]:
        """The final standing of every seat, in seat order; empty while the game is on."""
        return self.game.standings() if self.over else []

    def view(self, viewer: Any) -> dict[str, Any]:  # noqa: ANN401
        """All that a seat may see, as plain data of the caller's own; None is a spectator."""
        return plain(self.contract.view(self.redact(viewer)))

    def redact(self, viewer: Any, position: dict[str, Any] | None = None) -> dict[str, Any]:  # noqa: ANN401
        """All that a seat may know, as plain data from which a bot can imagine the rest.

        `position` is the dump of the game as it stands, where it was made already.
        """
        if viewer is not None:
            self._check_seat(viewer)
        return self.game.redact(NONE if viewer is None else viewer, None if position is None else position["table"])

    @property
    def happened(self) -> int:
        """How many events there have been, seen or not."""
        return len(self.game.story or [])

    def log(self, viewer: int | None, since: int = 0) -> list[Event]:
        """The events that a viewer may know of; `since` leaves out those before, as `happened` counted them."""
        story = self.game.story or []
        return [event for event in story[since:] if self.over or event.is_seen_by(viewer)]

    def record(self) -> dict[str, Any]:
        """The whole match as plain data: `replay` makes the same match of it anywhere."""
        events = [event.dump() for event in self.game.story or []]
        dump = self.game.dump()
        begun = started(self.contract.name, self.version, self.seats, self.seed, self.options, self.contract.pack)
        return {
            "format": FORMAT,
            "game": self.contract.name,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "entries": [dict(entry) for entry in self.entries],
            "events": events,
            "dump": dump,
            "hash": sealed(begun, self.entries, events, dump),
        } | ({} if self.contract.pack is None else {"pack": self.contract.pack})

    # --- across a change of the rules ----------------------------------------------------------------------------

    def save(self, position: dict[str, Any]) -> dict[str, Any]:
        """How the match stands, as plain data, without its entries and events; `resume` takes it up.

        `position` is the dump of the game as it stands.
        """
        return {
            "version": self.version,
            "position": position,
            "asked": self._asked,
            "ids": [[seat, self._ids[seat]] for seat in self._ids],
            "practice": self.practice,
        }

    def resume(self, saved: dict[str, Any], entries: list[dict[str, Any]], events: list[dict[str, Any]]) -> None:
        """Take up a match that was saved, perhaps by other rules: these hold from here on, undo reaches back to here.

        Where its position is none of these rules', whatever they stumble over is raised.
        """
        self._base = saved["position"]
        self._before = [loaded_event(event) for event in events]
        self._taken = []
        self.version = saved["version"]
        self.entries = entries
        self.practice = saved["practice"]
        self._asked = saved["asked"]
        self._ids = {pair[0]: pair[1] for pair in saved["ids"]}
        self.game = self._dealt()
        self._open()

    # --- within --------------------------------------------------------------------------------------------------

    def _dealt(self) -> Game:
        """The game as the match began, or as it was taken up."""
        if self._base is None:
            return self.contract.deal(self.seats, seeded(self.seed), self.options, telling=True)
        game = self.contract.load(self._base)
        game.story = list(self._before)
        for decision in game.decisions:
            frame = game.stack[-1]
            decision.options = frame.step().options(game, frame, decision.seat)
            if not decision.options or not (decision.is_open() or decision.answer in decision.options):
                raise BadRecord("a decision that is open in the position is none by these rules")
        return game

    def _open(self) -> None:
        """Give every decision that is newly open an id of its own."""
        for decision in self.game.decisions:
            if decision.is_open() and decision.seat not in self._ids:
                self._asked += 1
                self._ids[decision.seat] = self._asked

    def _option(self, code: int) -> Option:
        frame = self.game.stack[-1]
        step = frame.step()
        return Option(self.contract, step.text(self.game, frame, code), step.touches(self.game, frame, code)[:])

    def _find(self, opened: Decision, option_id: Any) -> int | None:  # noqa: ANN401
        frame = self.game.stack[-1]
        step = frame.step()
        for code in opened.options:
            if ">".join(step.touches(self.game, frame, code)) == option_id:
                return code
        return None

    def _take(self, seat: int, option_id: str, code: int, *, bot: bool) -> None:
        before = (self.game.rng.counter, self.game.reveals)
        self.game.decide(seat, code)
        # At the end everything that was hidden is shown to everybody.
        revealed = (self.game.rng.counter, self.game.reveals) != before or (self.over and self.seats > 1)
        self._taken.append(Taken(seat, option_id, bot=bot, revealed=revealed))

    def _check_seat(self, seat: Any) -> None:  # noqa: ANN401
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self._refusal(Reason("", Message("reason-no-seat", seat_name=short(seat), last=self.seats - 1)))

    def _decision_of(self, seat: Any) -> Decision:  # noqa: ANN401
        self._check_seat(seat)
        if self.over:
            raise self._refusal(Reason("", Message("reason-over")))
        opened = self.game.decision(seat)
        if opened is None:
            waiting = [Message("player-name", seat=other.seat) for other in self.game.decisions if other.is_open()]
            raise self._refusal(Reason(self.game.waiting_rule(), Message("reason-not-your-turn", waiting=waiting)))
        return opened

    def _path(self, seat: int) -> Path:
        frame = self.game.stack[-1]
        return frame.step().path(self.game, frame, seat)

    def _why_not(self, seat: int, touches: list[str]) -> Reason:
        reason = objection(self._path(seat), touches)
        return reason or Reason("", Message("reason-unfinished", touches=" ".join(touches)))

    def _refusal(self, reason: Reason) -> Refused:
        text = self.contract.say(reason.message, "en")
        return Refused(text, reason.rule, reason.message.id, dict(reason.message.args))
