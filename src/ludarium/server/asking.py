"""From what a client asks to the entry that makes it happen: who may do what at a table, and when."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from ludarium.bots.registry import BOTS
from ludarium.errors import BadSetup, UnknownGame
from ludarium.games import contract, names
from ludarium.kernel.message import Message, dumped_args

from .device import Caller, new_token
from .entry import (
    Agreed,
    CameBack,
    Decided,
    Entry,
    Filled,
    Left,
    Opened,
    Pointed,
    Renamed,
    Said,
    Sat,
    SeatPlan,
    StandInChanged,
    Started,
    Undone,
    Wished,
)
from .hinting import hinted
from .protocol import (
    PHRASES,
    Agree,
    BackIn,
    Chat,
    Creation,
    Decide,
    Explain,
    FillSeat,
    Hint,
    Leave,
    Look,
    Ping,
    Point,
    Rematch,
    Rename,
    Request,
    SeatWish,
    SetStandIn,
    Sit,
    Start,
    Undo,
)
from .refusal import refused
from .table import Seat, Table

MOST_ENTRIES: Final = 10_000  # of a table, before its game can only be played to its end
GOES_ON: Final = (Decide, Explain, Hint, Look, Ping, Leave, BackIn, Start, Rematch)  # what can be asked even then
STAND_IN: Final = 300  # seconds until a bot stands in for somebody whom others wait for
STANDARD_BOT: Final = BOTS[-1]  # the best there is: for seats left open, and for people who have left


def opened(
    wish: Creation, caller: Caller, secrets: dict[int, str], now: float, pack: dict[str, Any] | None = None
) -> Opened:
    """The first entry of a new table.

    `secrets` are the keys of the links to their own seats, `pack` is the data of the content pack if there is one.
    """
    if wish.game not in names():
        raise refused(Message("reason-no-game", game=wish.game))
    rules = contract(wish.game) if pack is None else contract(wish.game).with_pack(pack)
    if len(wish.seats) not in rules.seats:
        raise refused(Message("reason-seat-count", count=len(wish.seats), first=rules.seats[0], last=rules.seats[-1]))
    try:
        options = rules.complete(len(wish.seats), wish.options)
    except (BadSetup, UnknownGame) as error:
        raise refused(Message("reason-no-option", detail=str(error))) from error
    return Opened(
        at=now,
        game=wish.game,
        rules=rules.version,
        seats=[_plan(seat, caller, secrets.get(number, "")) for number, seat in enumerate(wish.seats)],
        options=options,
        visibility=wish.visibility,
        undo=wish.undo,
        stand_in=_usual_stand_in(wish) if wish.stand_in is None else wish.stand_in,
        seed=wish.seed or new_token(),
        hosts=[caller.key, *secrets.values()],
        practice=bool(wish.seed),
        hints=_alone(wish) if wish.hints is None else wish.hints,
        pack=rules.pack,
    )


def reopened(table: Table, now: float, *, same_seed: bool) -> Opened:
    """The first entry of a rematch: the same people on the same seats, who keep their keys."""
    before = table.opened
    return Opened(
        at=now,
        game=before.game,
        rules=contract(before.game).version,
        seats=[SeatPlan(seat.kind, seat.name, seat.bot, seat.keys) for seat in table.seats],
        options=before.options,
        visibility=before.visibility,
        undo=before.undo,
        stand_in=table.stand_in,
        seed=before.seed if same_seed else new_token(),
        hosts=sorted(table.hosts),
        practice=same_seed,
        hints=before.hints,
        pack=before.pack,
    )


# A case for each kind of request: the list is the meaning.
def answer_to(  # noqa: C901, PLR0911, PLR0912
    table: Table, caller: Caller, request: Request, now: float
) -> Entry | None:
    """The entry that a request asks for; None where nothing has to happen (any more). Refused with the reason."""
    if table.version >= MOST_ENTRIES and not isinstance(request, GOES_ON):
        raise refused(Message("reason-table-long"))
    match request:
        case Decide(seat=number, decision=decision, option=option):  # the first, since nearly all are
            _own(table, caller, number)
            if table.answered.get(decision) == (number, option):
                return None  # sent twice, it counts once, also the one that ended the game
            _playing(table)
            return Decided(now, number, decision, option)
        case Sit(seat=number, name=name):
            _check(table, number)
            _in_lobby(table)
            if table.seats[number].kind != "open":
                anywhere = any(seat.kind == "open" for seat in table.seats)
                raise refused(Message("reason-seat-taken" if anywhere else "reason-table-full"))
            return Sat(now, number, cleaned(name), caller.key)
        case Leave(seat=number):
            _own(table, caller, number)
            _not_over(table)
            return Left(now, number, STANDARD_BOT)
        case Rename(seat=number, name=name):
            _own(table, caller, number)
            return Renamed(now, number, cleaned(name))
        case FillSeat(seat=number, bot=bot):
            return _fill(table, caller, number, bot, now)
        case Start():
            _host(table, caller)
            _in_lobby(table)
            return Started(now, STANDARD_BOT)
        case SetStandIn(seconds=seconds):
            _host(table, caller)
            _not_over(table)
            return None if seconds == table.stand_in else StandInChanged(now, seconds)
        case Undo(seat=number):
            return _undo(table, caller, number, now)
        case Agree(seat=number, yes=yes):
            return _agree(table, caller, number, yes=yes, now=now)
        case BackIn(seat=number):
            _own(table, caller, number)
            return CameBack(now, number) if table.seats[number].stand_in else None
        case Chat(seat=number):
            return _say(table, caller, request, now)
        case Point(seat=number, thing=thing):
            return _point(table, caller, number, thing, now)
        case Look(seat=seat):
            if seat is not None:
                _own(table, caller, seat)
        case Explain(seat=number):
            _own(table, caller, number)
            _playing(table)
        case Hint(seat=number):
            _own(table, caller, number)
            _playing(table)
            return hinted(table, number, now)
        case Rematch():
            if not table.held_by(caller.keys) and not table.is_host(caller.keys):
                raise refused(Message("reason-not-seated"))
            if table.status not in {"over", "closed"}:
                raise refused(Message("reason-not-over"))
        case Ping():
            pass
    return None


def _alone(wish: Creation) -> bool:
    """Whether somebody sits down with nobody but bots."""
    return [seat.kind for seat in wish.seats if seat.kind != "bot"] == ["me"]


def _usual_stand_in(wish: Creation) -> int:
    """After how long a bot stands in, unless the host says otherwise: never where all people share a device."""
    kinds = [seat.kind for seat in wish.seats]
    return STAND_IN if ("me" in kinds) + kinds.count("open") > 1 else 0


def cleaned(name: str) -> str:
    """A name as it may stand on the table: in one line, with no signs that do not show."""
    found = " ".join("".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name).split())
    if not found:
        raise refused(Message("reason-name-missing"))
    return found


def seat_of(table: Table, caller: Caller, number: int) -> Seat:
    """A seat of the caller's own."""
    _own(table, caller, number)
    return table.seats[number]


def _plan(wish: SeatWish, caller: Caller, secret: str) -> SeatPlan:
    if wish.kind == "me":
        return SeatPlan("person", cleaned(wish.name), keys=[caller.key, secret])
    if wish.kind == "bot":
        bot = wish.bot or STANDARD_BOT
        _known(bot)
        return SeatPlan("bot", cleaned(wish.name) if wish.name else "", bot)
    return SeatPlan("open")


def _fill(table: Table, caller: Caller, number: int, bot: str, now: float) -> Filled:
    _check(table, number)
    _host(table, caller)
    _in_lobby(table)
    if table.seats[number].kind == "person":
        raise refused(Message("reason-seat-taken"))
    if bot:
        _known(bot)
    return Filled(now, number, bot)


def _undo(table: Table, caller: Caller, number: int, now: float) -> Undone | Wished:
    _own(table, caller, number)
    _playing(table)
    assert table.match is not None
    if table.match.undo_reach(number):
        return Undone(now, number)
    # Whoever sits here by the same device, or is away while a bot stands in, need not be asked.
    mine = table.held_by(caller.keys)
    others = [seat for seat in table.people() if seat not in mine and not table.seats[seat].stand_in]
    if not others:
        return Undone(now, number, free=True)
    if table.opened.undo == "reach":
        return Undone(now, number)  # which the match refuses, and says why: so too below
    if table.undo_objection(number).id == "reason-undo-nothing":
        return Undone(now, number)
    if table.wish is not None:
        raise refused(Message("reason-undo-wished"))
    return Wished(now, number, others)


def _agree(table: Table, caller: Caller, number: int, *, yes: bool, now: float) -> Agreed:
    _own(table, caller, number)
    if table.wish is None or number not in table.wish.needed:
        raise refused(Message("reason-no-wish"))
    return Agreed(now, number, yes)


def _say(table: Table, caller: Caller, chat: Chat, now: float) -> Said:
    _own(table, caller, chat.seat)
    if chat.phrase:
        if chat.phrase not in PHRASES:
            raise refused(Message("reason-no-phrase", phrase=chat.phrase))
        return Said(now, chat.seat, phrase=chat.phrase)
    text = "".join(sign for sign in chat.text if sign == "\n" or unicodedata.category(sign) != "Cc").strip()
    if not text:
        raise refused(Message("reason-chat-empty"))
    return Said(now, chat.seat, text)


def _point(table: Table, caller: Caller, number: int, thing: str, now: float) -> Pointed:
    """What it points at is called as a spectator would call it, so that nobody learns from it what is hidden."""
    _own(table, caller, number)
    match = table.match
    if match is None:
        raise refused(Message("reason-not-started" if table.status == "lobby" else "reason-old-rules"))
    called = match.contract.pointed(match.view(None), thing)
    if called is None:
        raise refused(Message("reason-no-thing", thing=thing))
    return Pointed(now, number, thing, called.id, dumped_args(called.args))


def _check(table: Table, number: int) -> None:
    if number >= len(table.seats):
        raise refused(Message("reason-no-seat", seat_name=str(number), last=len(table.seats) - 1))


def _own(table: Table, caller: Caller, number: int) -> None:
    _check(table, number)
    if number not in table.held_by(caller.keys):
        raise refused(Message("reason-not-your-seat"))


def _host(table: Table, caller: Caller) -> None:
    if not table.is_host(caller.keys):
        raise refused(Message("reason-not-host"))


def _known(bot: str) -> None:
    if bot not in BOTS:
        raise refused(Message("reason-no-bot", bot=bot))


def _in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise refused(Message("reason-started"))


def _not_over(table: Table) -> None:
    if table.status == "over":
        raise refused(Message("reason-over"))
    if table.status == "closed":
        raise refused(Message("reason-failed" if table.failed else "reason-old-rules"))


def _playing(table: Table) -> None:
    if table.status == "lobby":
        raise refused(Message("reason-not-started"))
    _not_over(table)
