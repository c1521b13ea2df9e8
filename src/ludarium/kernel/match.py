"""A match: a game with its history. It offers decisions to players, checks every answer, undoes, keeps the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.errors import BadRecord, Refused

from .event import Event, load_event
from .json_cache import decoded_view, encode
from .message import Message, Reason
from .option import Explanation, LocalizableText, OpenDecision, Option, quoted, readable_touches
from .plain_data import Dump, Redacted, View
from .question import Path
from .record import FORMAT, Record, final_hash, initial_hash
from .rng import seeded
from .script import NONE
from .undo import UNDO_NOTHING, PlayedDecision, PlayedDecisions

if TYPE_CHECKING:
    from msgspec import Raw

    from .decision import Decision
    from .game import Game
    from .ruleset import Ruleset
    from .standing import Standing


class Match:
    """A game being played, with seed, options and log."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: Any,  # noqa: ANN401
        seed: str,
        options: dict[str, Any],
        start: Dump | None = None,
    ) -> None:
        """With `start` the match is not dealt but begins at this position, and is practice."""
        self.ruleset = ruleset
        self.options = ruleset.complete(seats, options)  # refuses a bad number of seats
        self.seats: int = seats
        self.seed = seed
        self.version = ruleset.version  # of the rules that the match started with
        self.entries: list[dict[str, Any]] = []
        self.practice = start is not None
        self.start = start
        self._history = PlayedDecisions()
        self._decision_count = 0  # how many decisions were opened so far
        self._ids: dict[int, int] = {}  # the id of each seat's open decision
        self._start_position = start  # where it began or was resumed; None: it was dealt
        self._earlier_events = [] if start is None else [Event("event-continued", {}, None)]  # before that position
        self.game: Game = self._new_game()
        self._open()

    # --- deciding ------------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[OpenDecision]:
        """The open decisions."""
        found: list[OpenDecision] = []
        for decision in self.game.decisions:
            if decision.is_open():
                frame = self.game.stack[-1]
                prompt = LocalizableText(self.ruleset.text, frame.step().prompt(self.game, frame))
                options = [self._option(option) for option in decision.options]
                found.append(OpenDecision(self._ids[decision.seat], decision.seat, prompt, options))
        return found

    def encoded_decision(self, seat: int) -> Raw | None:
        """The open decision of a seat as JSON, with its prompt and options; None if it has none."""
        decision = self.game.decision(seat)
        if decision is None:
            return None
        game = self.game
        frame = game.stack[-1]
        step = frame.step()
        options = []
        prompts: dict[str, Raw] = {}
        confirmations: dict[str, Raw] = {}
        previous = ""
        for code in decision.options:
            touches = step.touches(game, frame, code)
            option = ">".join(touches)
            options.append({"id": option, "touches": touches, "message": step.text(game, frame, code).encoded()})
            if len(touches) == 1:
                confirmation = step.confirmation(game, frame, code)
                if confirmation is not None:
                    confirmations[option] = confirmation.encoded()
                continue
            if touches[0] is not previous:  # most options follow others with the same first touch
                previous = touches[0]
                if previous not in prompts:
                    prompts[previous] = step.prompt_after(game, frame, touches[:1]).encoded()
            for length in range(2, len(touches)):
                path = ">".join(touches[:length])
                if path not in prompts:
                    prompts[path] = step.prompt_after(game, frame, touches[:length]).encoded()
        return encode(
            {
                "id": self._ids[seat],
                "seat": seat,
                "prompt": step.prompt(game, frame).encoded(),
                "prompts": prompts,
                "confirmations": confirmations,
                "options": options,
            }
        )

    def decide(self, seat: Any, option_id: Any, *, decision: Any = None, bot: bool = False) -> None:  # noqa: ANN401
        """Choose an option of the seat's open decision. Raises Refused, having changed nothing, if it is not legal.

        `decision` is the id of the decision that is answered: an answer to one that is no longer open is refused.
        The arguments are untyped so that wrong types are refused here too: compiled code would raise a TypeError.
        """
        opened = self._decision_of(seat)
        if decision is not None and decision != self._ids[seat]:
            raise self._refusal(Reason("", Message("reason-stale", decision=quoted(decision), open=self._ids[seat])))
        code = self._find(opened, option_id)
        if code is None:
            touches = option_id.split(">") if isinstance(option_id, str) else option_id
            raise self._refusal(self._why_not(seat, readable_touches(touches)))
        self._play(seat, option_id, code, entry=len(self.entries), bot=bot)
        del self._ids[seat]
        self.entries.append({"seat": seat, "option": option_id} | ({"bot": True} if bot else {}))
        self._open()

    def explain(self, seat: Any, touches: Any, language: Any = "en") -> Explanation | None:  # noqa: ANN401
        """Why this path of touches is not possible for the seat; None if it is an option or leads to one."""
        try:
            self._decision_of(seat)
        except Refused as refused:
            reason: Reason | None = Reason(refused.rule, Message(refused.message_id, **refused.message_args))
        else:
            reason = self._path(seat).objection(readable_touches(touches))
        if reason is None:
            return None
        return Explanation(reason.rule, reason.message, self.ruleset.text.format(reason.message, language))

    def touchable(self, seat: Any, touches: Any) -> list[str]:  # noqa: ANN401
        """What can be touched next after these, legal or not; `explain` gives the reason for each illegal one."""
        self._decision_of(seat)
        path = self._path(seat)
        given = readable_touches(touches)
        return [] if path.objection(given) is not None else path.touchable(given)

    # --- undoing -------------------------------------------------------------------------------------------------

    def undo(self, seat: Any, *, agreed: bool = False) -> None:  # noqa: ANN401
        """Undo the seat's last decision, and the decisions of bots since; refused beyond the last boundary.

        A boundary is a draw, a roll, a reveal, or another person's decision. If all people at the table agreed,
        there is no boundary, and the match is marked as practice.
        """
        self._check_seat(seat)
        kept = self._kept_after_undo(seat, agreed=agreed)
        self.practice = self.practice or self.undo_objection(seat) is not None
        if not self._has_sealed_answer(seat):
            self._ids = {}  # decisions opened since then get new ids; withdrawing a sealed answer changes no other seat
        self.game = self._new_game()
        self._history.played = []
        for taken in kept:
            opened = self._decision_of(taken.seat)
            code = self._find(opened, taken.option)
            assert code is not None, taken.option
            self._play(taken.seat, taken.option, code, entry=taken.entry, bot=taken.bot)
        self.entries.append({"seat": seat, "undo": True} | ({"agreed": True} if agreed else {}))
        self._open()

    def last_decider(self, seats: list[int]) -> int | None:
        """Which of these seats made the latest decision that was not undone."""
        return self._history.last_decider(seats)

    def undo_reach(self, seat: int) -> int:
        """How many of the seat's decisions can be undone now, one after another."""
        return self._history.reach(seat, sealed=self._has_sealed_answer(seat))

    def undo_objection(self, seat: int) -> Message | None:
        """Why the seat cannot undo without the others' agreement; None if it can."""
        return self._history.objection(seat, sealed=self._has_sealed_answer(seat))

    def _kept_after_undo(self, seat: int, *, agreed: bool) -> list[PlayedDecision]:
        """The decisions that are left when the seat undoes its last one; refused if it may not."""
        barred = self.undo_objection(seat)
        if barred is not None and (not agreed or barred is UNDO_NOTHING):
            raise self._refusal(Reason("", barred))
        return self._history.without_last_of(seat, sealed=self._has_sealed_answer(seat))

    def _has_sealed_answer(self, seat: int) -> bool:
        return any(decision.seat == seat and not decision.is_open() for decision in self.game.decisions)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over()

    @property
    def played(self) -> list[PlayedDecision]:
        """The decisions that were made and not undone."""
        return self._history.played

    @property
    def standings(self) -> list[Standing]:
        """The final standing of every seat, in seat order; empty until the game is over."""
        return self.game.standings() if self.over else []

    def view(self, viewer: Any) -> View:  # noqa: ANN401
        """What a seat may see, as new plain data; None is a spectator."""
        return decoded_view(self.ruleset.view(self.redact(viewer)))

    def redact(self, viewer: Any, position: Dump | None = None) -> Redacted:  # noqa: ANN401
        """What a seat may know, as plain data from which a bot can imagine the rest.

        `position` is the current dump of the game, if the caller has it.
        """
        if viewer is not None:
            self._check_seat(viewer)
        return self.game.redact(NONE if viewer is None else viewer, None if position is None else position["table"])

    @property
    def event_count(self) -> int:
        """The number of events so far, visible or not."""
        return len(self.game.events or [])

    def log(self, viewer: int | None, since: int = 0) -> list[Event]:
        """The events that a viewer may know of; `since` skips that many of all events (see `event_count`)."""
        events = self.game.events or []
        return [event for event in events[since:] if self.over or event.is_seen_by(viewer)]

    def record(self) -> dict[str, Any]:
        """The whole match as plain data, for `ludarium.replay`."""
        events = [event.dump() for event in self.game.events or []]
        dump = self.game.dump()
        pack = self.ruleset.pack
        begun = initial_hash(self.ruleset.name, self.version, self.seats, self.seed, self.options, pack, self.start)
        return {
            "format": FORMAT,
            "game": self.ruleset.name,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "entries": [dict(entry) for entry in self.entries],
            "events": events,
            "dump": dump,
            "hash": final_hash(begun, self.entries, events, dump),
        } | {name: part for name, part in (("pack", pack), ("start", self.start)) if part is not None}

    # --- across a change of the rules ----------------------------------------------------------------------------

    def save(self, position: Dump) -> dict[str, Any]:
        """The state of the match as plain data, without its entries and events, for `resume`.

        `position` is the current dump of the game.
        """
        return {
            "version": self.version,
            "position": position,
            "asked": self._decision_count,
            "ids": [[seat, self._ids[seat]] for seat in self._ids],
            "practice": self.practice,
        }

    def resume(self, saved: dict[str, Any], entries: list[dict[str, Any]], events: list[dict[str, Any]]) -> None:
        """Continue a saved match, perhaps of another version of the rules: undo reaches back to this point.

        If the position does not fit these rules, any exception may be raised.
        """
        self._start_position = saved["position"]
        self._earlier_events = [load_event(event) for event in events]
        self._history.played = []
        self.version = saved["version"]
        self.entries = entries
        self.practice = saved["practice"]
        self._decision_count = saved["asked"]
        self._ids = {pair[0]: pair[1] for pair in saved["ids"]}
        self.game = self._new_game()
        self._open()

    # --- internal ------------------------------------------------------------------------------------------------

    def _new_game(self) -> Game:
        """The game at the start of the match, or at the position it was resumed from."""
        if self._start_position is None:
            return self.ruleset.deal(self.seats, seeded(self.seed), self.options, with_events=True)
        game = self.ruleset.load(self._start_position)
        game.events = list(self._earlier_events)
        for decision in game.decisions:
            frame = game.stack[-1]
            decision.options = frame.step().options(game, frame, decision.seat)
            if not decision.options or not (decision.is_open() or decision.answer in decision.options):
                raise BadRecord("an open decision of the position has no options by these rules")
        return game

    def _open(self) -> None:
        """Give every newly opened decision an id."""
        for decision in self.game.decisions:
            if decision.is_open() and decision.seat not in self._ids:
                self._decision_count += 1
                self._ids[decision.seat] = self._decision_count

    def _option(self, code: int) -> Option:
        frame = self.game.stack[-1]
        step = frame.step()
        return Option(self.ruleset.text, step.text(self.game, frame, code), step.touches(self.game, frame, code)[:])

    def _find(self, opened: Decision, option_id: Any) -> int | None:  # noqa: ANN401
        frame = self.game.stack[-1]
        step = frame.step()
        for code in opened.options:
            if ">".join(step.touches(self.game, frame, code)) == option_id:
                return code
        return None

    def _play(self, seat: int, option_id: str, code: int, *, entry: int, bot: bool) -> None:
        before = (self.game.rng.counter, self.game.reveals)
        self.game.decide(seat, code)
        # The end of the game reveals everything.
        revealed = (self.game.rng.counter, self.game.reveals) != before or (self.over and self.seats > 1)
        self._history.played.append(PlayedDecision(seat, option_id, entry=entry, bot=bot, revealed=revealed))

    def _check_seat(self, seat: Any) -> None:  # noqa: ANN401
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self._refusal(Reason("", Message("reason-no-seat", seat_name=quoted(seat), last=self.seats - 1)))

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
        reason = self._path(seat).objection(touches)
        return reason or Reason("", Message("reason-unfinished", touches=" ".join(touches)))

    def _refusal(self, reason: Reason) -> Refused:
        text = self.ruleset.text.format(reason.message, "en")
        return Refused(text, reason.rule, reason.message.id, dict(reason.message.args))


def match_of(ruleset: Ruleset, record: Record) -> Match:
    """The match of a record at its start."""
    return Match(
        ruleset, record.seats, record.seed, record.options, None if record.start is None else Dump(record.start)
    )
