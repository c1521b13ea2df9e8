"""Commands: from a client's request to the entry that carries it out, or the reason why it is refused."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import BadSetup, UnknownGame
from ludarium.games import names, ruleset
from ludarium.kernel.message import Message, dump_args
from ludarium.kernel.option import OpenDecision
from ludarium.text.localizer import LANGUAGES

from ..identity import Caller, new_seed
from ..protocol import (
    PHRASES,
    Agree,
    AskForBot,
    Chat,
    ComeBack,
    Configure,
    Creation,
    Decide,
    Explain,
    FillSeat,
    FreeSeat,
    Hint,
    Leave,
    Look,
    Ping,
    Point,
    Preview,
    Rematch,
    Rename,
    Request,
    Revoke,
    SeatRequest,
    SetPush,
    SetStandIn,
    Sit,
    Start,
    StopWatching,
    Undo,
)
from ..push import check_subscription
from ..refusal import refused
from . import seating
from .checks import (
    check_bot,
    check_host,
    check_in_lobby,
    check_may_see,
    check_not_over,
    check_own_seat,
    check_playing,
    check_revealed,
    checked_pace,
    clean_name,
    visible_text,
)
from .entry import (
    Agreed,
    Decided,
    Entry,
    Hinted,
    Left,
    Opened,
    Pointed,
    PushSet,
    Renamed,
    Said,
    SeatPlan,
    StandInChanged,
    Started,
    Undone,
    UndoRequested,
    WatchRevoked,
)
from .seating import DEFAULT_BOT
from .table import Table

MAX_ENTRIES: Final = 10_000  # of a table; after that its game can only be finished
ALWAYS_ALLOWED: Final = (Decide, Explain, Preview, Hint, Look, Ping, Leave, ComeBack, Start, Rematch)  # even after that
DEFAULT_STAND_IN: Final = 300  # seconds until a bot decides for an absent player


def opening_entry(
    creation: Creation, caller: Caller, secrets: dict[int, str], now: float, pack: dict[str, Any] | None = None
) -> Opened:
    """The first entry of a new table.

    `secrets` are the keys of the secret links by seat, `pack` is the data of the content pack if there is one.
    """
    if creation.game not in names():
        raise refused(Message("reason-no-game", game=creation.game))
    rules = ruleset(creation.game) if pack is None else ruleset(creation.game).with_pack(pack)
    if len(creation.seats) not in rules.seats:
        raise refused(
            Message("reason-seat-count", count=len(creation.seats), first=rules.seats[0], last=rules.seats[-1])
        )
    try:
        settings = rules.complete(len(creation.seats), creation.options)
    except (BadSetup, UnknownGame) as error:
        raise refused(Message("reason-no-option", detail=str(error))) from error
    return Opened(
        at=now,
        game=creation.game,
        rules=rules.version,
        seats=[seat_plan(seat, caller, secrets.get(number, "")) for number, seat in enumerate(creation.seats)],
        settings=settings,
        visibility=creation.visibility,
        undo=creation.undo,
        stand_in=default_stand_in(creation.seats) if creation.stand_in is None else creation.stand_in,
        seed=creation.seed or new_seed(),
        hosts=[caller.key, *secrets.values()],
        practice=bool(creation.seed),
        hints=is_alone_with_bots(creation.seats) if creation.hints is None else creation.hints,
        pack=rules.pack,
        pace=checked_pace(creation.pace),
    )


def rematch_entry(table: Table, now: float, *, same_seed: bool) -> Opened:
    """The first entry of a rematch: the same players on the same seats with the same keys."""
    before = table.opened
    return Opened(
        at=now,
        game=before.game,
        rules=ruleset(before.game).version,
        seats=[SeatPlan(seat.kind, seat.name, seat.bot, seat.keys, seat.links) for seat in table.seats],
        settings=before.settings,
        visibility=before.visibility,
        undo=before.undo,
        stand_in=table.stand_in,
        seed=before.seed if same_seed else new_seed(),
        hosts=sorted(table.hosts),
        practice=same_seed or before.origin is not None,
        hints=before.hints,
        pack=before.pack,
        origin=before.origin,
        newcomers=before.newcomers,
        spectators=before.spectators,
        pace=before.pace,
    )


def to_entry(  # noqa: C901, PLR0911, PLR0912, PLR0915 - a case for each kind of request
    table: Table, caller: Caller, request: Request, now: float
) -> Entry | None:
    """The entry for a request; None if it changes nothing. Raises Refused with the reason."""
    if table.version >= MAX_ENTRIES and not isinstance(request, ALWAYS_ALLOWED):
        raise refused(Message("reason-table-long"))
    match request:
        case Decide(seat=number, decision=decision, option=option):  # first, since nearly all requests are
            check_own_seat(table, caller, number)
            if table.answered.get(decision) == (number, option):
                return None  # sent twice, it counts once; also the decision that ended the game
            check_playing(table)
            return Decided(now, number, decision, option)
        case Sit(seat=number, name=name):
            return seating.sit(table, caller, number, name, now)
        case Leave(seat=number):
            check_own_seat(table, caller, number)
            check_not_over(table)
            return Left(now, number, DEFAULT_BOT)
        case Rename(seat=number, name=name):
            check_own_seat(table, caller, number)
            return Renamed(now, number, clean_name(name))
        case FillSeat(seat=number, bot=bot):
            return seating.fill(table, caller, number, bot, now)
        case FreeSeat(seat=number):
            return seating.free(table, caller, number, now)
        case StopWatching(seat=number):
            check_own_seat(table, caller, number)
            return WatchRevoked(now, number) if table.seats[number].watchers else None
        case Revoke(seat=number):
            return seating.revoke(table, caller, number, now)
        case SetPush():
            return _push(table, caller, request, now)
        case AskForBot(seat=number):
            return seating.ask_for_bot(table, caller, number, now)
        case Configure():
            return seating.configure(table, caller, request, now)
        case Start():
            check_host(table, caller)
            check_in_lobby(table)
            return Started(now, DEFAULT_BOT)
        case SetStandIn(seconds=seconds):
            check_host(table, caller)
            check_not_over(table)
            return None if seconds == table.stand_in else StandInChanged(now, seconds)
        case Undo(seat=number):
            return _undo(table, caller, number, now)
        case Agree(seat=number, yes=yes):
            return _agree(table, caller, number, yes=yes, now=now)
        case ComeBack(seat=number):
            check_own_seat(table, caller, number)
            return seating.come_back(table, number, now)
        case Chat(seat=number):
            return _chat(table, caller, request, now)
        case Point(seat=number, thing=thing):
            return _point(table, caller, number, thing, now)
        case Look(seat=seat):
            if seat is not None:
                check_may_see(table, caller, seat)  # without a seat the projection decides what is shown
        case Explain(seat=number) | Preview(seat=number):
            check_own_seat(table, caller, number)
            check_playing(table)
        case Hint(seat=number):
            check_own_seat(table, caller, number)
            check_playing(table)
            return _hint(table, number, now)
        case Rematch():
            if not table.held_by(caller.keys) and not table.is_host(caller.keys):
                raise refused(Message("reason-not-seated"))
            if table.status not in {"over", "closed"}:
                raise refused(Message("reason-not-over"))
            check_revealed(table)
        case Ping():
            pass
    return None


def is_alone_with_bots(seats: list[SeatRequest]) -> bool:
    """Whether all other seats are for bots."""
    return [seat.kind for seat in seats if seat.kind != "bot"] == ["me"]


def default_stand_in(seats: list[SeatRequest]) -> int:
    """The default of `stand_in`: never where all people share a device."""
    kinds = [seat.kind for seat in seats]
    return DEFAULT_STAND_IN if ("me" in kinds) + kinds.count("open") > 1 else 0


def open_decision(table: Table, seat: int) -> OpenDecision:
    """The open decision of a seat; refused if it has none."""
    match = table.match
    assert match is not None
    decision = next((one for one in match.decisions if one.seat == seat), None)
    if decision is None:
        match.touchable(seat, [])  # refused by the rule about whose turn it is
        raise refused(Message("reason-no-hint"))
    return decision


def seat_plan(seat: SeatRequest, caller: Caller, secret: str) -> SeatPlan:
    """A seat of a new table."""
    if seat.kind == "me":
        return SeatPlan("person", clean_name(seat.name), keys=[caller.key, secret], links=[secret])
    if seat.kind == "bot":
        bot = seat.bot or DEFAULT_BOT
        check_bot(bot)
        return SeatPlan("bot", clean_name(seat.name) if seat.name else "", bot)
    return SeatPlan("open")


def _undo(table: Table, caller: Caller, number: int, now: float) -> Undone | UndoRequested:
    check_own_seat(table, caller, number)
    check_playing(table)
    if table.undo_reach(number):
        return Undone(now, number)
    if table.opened.deal is not None:  # the limit is the same for all who play it
        raise refused(table.undo_objection(number))
    # People on the same device, and absent ones replaced by a bot, need not agree.
    own_seats = table.held_by(caller.keys)
    others = [seat for seat in table.people() if seat not in own_seats and not table.seats[seat].stand_in]
    if not others:
        return Undone(now, number, free=True)
    if table.opened.undo == "reach":
        return Undone(now, number)  # the match refuses it with the reason; so also below
    if table.undo_objection(number).id == "reason-undo-nothing":
        return Undone(now, number)
    if table.undo_request is not None:
        raise refused(Message("reason-undo-wished"))
    return UndoRequested(now, number, others)


def _agree(table: Table, caller: Caller, number: int, *, yes: bool, now: float) -> Agreed:
    check_own_seat(table, caller, number)
    if table.undo_request is None or number not in table.undo_request.needed:
        raise refused(Message("reason-no-wish"))
    return Agreed(now, number, yes)


def _hint(table: Table, seat: int, now: float) -> Hinted | None:
    """The entry that shows all players that a hint was taken; None if it was shown already."""
    if not table.opened.hints:
        raise refused(Message("reason-no-hints"))
    decision = open_decision(table, seat)
    return None if decision.id in table.hinted else Hinted(now, seat, decision.id)


def _chat(table: Table, caller: Caller, chat: Chat, now: float) -> Said:
    check_own_seat(table, caller, chat.seat)
    if chat.phrase:
        if chat.phrase not in PHRASES:
            raise refused(Message("reason-no-phrase", phrase=chat.phrase))
        return Said(now, chat.seat, phrase=chat.phrase)
    text = visible_text(chat.text)
    if not text:
        raise refused(Message("reason-chat-empty"))
    return Said(now, chat.seat, text)


def _push(table: Table, caller: Caller, request: SetPush, now: float) -> PushSet | None:
    check_own_seat(table, caller, request.seat)
    check_not_over(table)
    known = table.receivers.pushes.get(caller.key)
    if (None if known is None else known.subscription) == request.subscription:
        return None
    if request.subscription is not None:
        check_subscription(request.subscription)
    language = request.language if request.language in LANGUAGES else LANGUAGES[0]
    return PushSet(now, caller.key, request.subscription, language)


def _point(table: Table, caller: Caller, number: int, touch: str, now: float) -> Pointed:
    """Name the target as a spectator sees it, so that the name reveals nothing hidden."""
    check_own_seat(table, caller, number)
    match = table.match
    if match is None:
        raise refused(Message("reason-not-started" if table.status == "lobby" else "reason-old-rules"))
    pointing = match.ruleset.pointing
    name = None if pointing is None else pointing.name(match.view(None), touch)
    if name is None:
        raise refused(Message("reason-no-thing", thing=touch))
    return Pointed(now, number, touch, name.id, dump_args(name.args))
