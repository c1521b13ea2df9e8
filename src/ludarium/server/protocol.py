"""The protocol: every message between the server and its clients, in both directions.

Clients send one of `Request`, over a socket or as the body of a POST; the server answers each with one of `Answer` that
carries the request's `ref`, and sends every socket the new `State` when the table has changed. The types of the browser
are generated from this file (`scripts/typescript.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludarium.kernel.plain_data import View

# --- field types -----------------------------------------------------------------------------------------------------

MAX_PACK_LENGTH = 200_000  # characters of a content pack: twice the built-in one with its stories in four languages
MAX_BOT = 80  # characters of the name of a bot, which may be my_module:MyBot
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=1)]
Status = Literal["lobby", "playing", "over", "closed"]  # closed: for newer rules, after failures, by the operator
Visibility = Literal["link", "public"]  # only by its link, or listed on the home page
UndoPolicy = Literal["reach", "agreed"]  # up to the last reveal; or beyond it if all other people agree
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


WebhookKind = Literal["ntfy", "discord", "slack"]


class ClientData(Struct, forbid_unknown_fields=True):
    """Base of all that clients send: unknown fields are refused."""


class PaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time players have: none is limited (`free`), a clock for each player, or a time for each decision.

    A clock begins with `seconds`, and every decision adds `increment`. When the time is up, a bot decides.
    """

    kind: Literal["free", "clock", "decision"] = "free"
    seconds: Annotated[int, Meta(ge=0, le=60 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class InvitationWord(ClientData):
    """The invitation word of a server that is closed to strangers (POST /api/invitation)."""

    word: Annotated[str, Meta(max_length=100)]


# --- creating a table (POST /api/tables) -----------------------------------------------------------------------------


class SeatRequest(ClientData):
    """A seat of a new table: the creator's own, open to everyone with the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=MAX_BOT)] = ""


class Creation(ClientData):
    """A new table; with no open seat it starts at once.

    `stand_in`: after how many seconds a bot decides for an absent player, until they come back; 0: never; null: five
    minutes if people play on different devices, otherwise never. The host can change it later (`SetStandIn`). `hints`:
    players may ask what a bot would do, and the log shows that they did; null: yes for a player alone with bots,
    otherwise no. `pack` is a content pack as YAML. With a time for each decision `stand_in` is not used.
    """

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=24)], int] = {}
    visibility: Visibility = "link"
    undo: UndoPolicy = "agreed"
    stand_in: Seconds | None = None
    hints: bool | None = None
    seed: Annotated[str, Meta(max_length=64)] = ""
    pace: PaceData = PaceData()
    pack: Annotated[str, Meta(max_length=MAX_PACK_LENGTH)] = ""


class Branch(ClientData):
    """Play from a moment of a table at a new table (POST /api/tables/ID/moments/ENTRY/play).

    After the end of the game the new table has the true position. Before it starts from what `seat`, a seat of the
    caller, knew at that moment: the rest is dealt again.
    """

    seat: SeatNumber | None
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]


class Created(Struct):
    """The answer: the table's id, and the secret of each of the creator's seats."""

    table: str
    secrets: dict[int, str]


class Claim(ClientData):
    """The secret of a seat, from its link: gives this device access to the seat (POST /api/tables/ID/claim)."""

    secret: Annotated[str, Meta(max_length=64)]


class ClaimedSeat(Struct, omit_defaults=True):
    """The answer: the seat that the secret belongs to, and whether it is only to be watched."""

    seat: int
    watch: bool = False


class CodedTable(Struct):
    """The table of a short code (GET /api/codes/CODE)."""

    table: str


class PushKey(Struct):
    """The public key with which browsers subscribe to push messages; "" if there are none (GET /api/push)."""

    key: str


class SeatLink(Struct):
    """A new secret of a seat (POST /api/tables/ID/link/SEAT)."""

    seat: int
    secret: str


# --- games and the server --------------------------------------------------------------------------------------------


class SettingData(Struct):
    """A setting of a game: its values, its default, and the numbers of seats it applies to."""

    name: str
    values: list[int]
    default: int
    seats: list[int]


class BotData(Struct):
    """A bot; the higher its level, the better it plays.

    `wins` is how often it wins against the next weaker one with two seats, in percent; where all win together, how
    often its team wins at the introductory level; null: not measured.
    """

    name: str
    level: int
    wins: int | None


class GameData(Struct):
    """A game, its numbers of seats, its settings, and its bots, the strongest first (GET /api/games)."""

    name: str
    version: int
    seats: list[int]
    options: list[SettingData]
    languages: list[str]
    bots: list[BotData]


class RuleData(Struct):
    """A rule in a language; a heading has no text (GET /api/rules/GAME/LANGUAGE)."""

    id: str
    title: str
    text: str


class AddressData(Struct):
    """The address of the server for others (GET /api/address)."""

    address: str


# --- requests --------------------------------------------------------------------------------------------------------


class BaseRequest(ClientData, tag_field="type"):
    """A request; `ref` is a number chosen by the client, which the answer repeats."""

    ref: int


class Look(BaseRequest, tag="look"):
    """Look at the table from a seat of the caller, or as a spectator (null); the log is sent from event `since` on.

    `version` is that of the last state that the client has: a server that has an older one sends the whole log.
    """

    seat: SeatNumber | None
    since: Annotated[int, Meta(ge=0)] = 0
    version: Annotated[int, Meta(ge=0)] = 0


class Sit(BaseRequest, tag="sit"):
    """Take an open seat under a name."""

    seat: SeatNumber
    name: Name


class Leave(BaseRequest, tag="leave"):
    """Give up a seat: before the start it is open again, afterwards a bot takes it over."""

    seat: SeatNumber


class Rename(BaseRequest, tag="rename"):
    """Change the name of a seat."""

    seat: SeatNumber
    name: Name


class FillSeat(BaseRequest, tag="fill"):
    """As the host: put a bot on a seat that no person has, or (with no bot) offer it to people.

    During the game the bot of an offered seat plays on until a person takes it.
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=MAX_BOT)]


class FreeSeat(BaseRequest, tag="free"):
    """As the host: take a seat away from its person and offer it to others; its devices and links lose access."""

    seat: SeatNumber


class Revoke(BaseRequest, tag="revoke"):
    """Withdraw the links of a seat. Its player also withdraws the access of all other devices, the host does not."""

    seat: SeatNumber


class StopWatching(BaseRequest, tag="stop-watching"):
    """End all invitations to watch a seat of the caller: its watch links stop working."""

    seat: SeatNumber


class AskForBot(BaseRequest, tag="ask-bot"):
    """As a player who waits: let a bot decide for an absent player until they are back."""

    seat: SeatNumber


class Configure(BaseRequest, tag="configure"):
    """As the host: change settings of the table; null leaves one as it is.

    `newcomers`: whether people without a seat may take one; `spectators`: whether they may watch; a new `pace`
    resets all clocks. Before the start also
    `undo`, `hints` and the `options` of the game.
    """

    newcomers: bool | None = None
    spectators: bool | None = None
    visibility: Visibility | None = None
    undo: UndoPolicy | None = None
    hints: bool | None = None
    pace: PaceData | None = None
    options: dict[Annotated[str, Meta(max_length=24)], int] | None = None


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser takes push messages, and its keys, as it gives them."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class SetPush(BaseRequest, tag="push"):
    """Send push messages to this device when its player has to decide and is away; null: no longer."""

    seat: SeatNumber
    subscription: PushSubscription | None = None
    language: Annotated[str, Meta(max_length=2)] = "en"


class SetWebhook(BaseRequest, tag="webhook"):
    """As the host: post to this address when an absent player has to decide, and at the end; "": no longer.

    A first message is sent at once, and a refusal says what went wrong.
    """

    url: Annotated[str, Meta(max_length=500)]
    kind: WebhookKind = "ntfy"
    language: Annotated[str, Meta(max_length=2)] = "en"


class Start(BaseRequest, tag="start"):
    """As the host: start the game; bots take the seats that are still open."""


class SetStandIn(BaseRequest, tag="stand-in"):
    """As the host: change after how many seconds a bot decides for an absent player; 0: never."""

    seconds: Seconds


class Decide(BaseRequest, tag="decide"):
    """Choose an option of an open decision. Sent twice, it counts once."""

    seat: SeatNumber
    decision: int
    option: Annotated[str, Meta(max_length=200)]


class Explain(BaseRequest, tag="explain"):
    """Ask why a path of touches is not legal."""

    seat: SeatNumber
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)]


class Preview(BaseRequest, tag="preview"):
    """Ask what an option would change of the points that the seat has now."""

    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)]


class Hint(BaseRequest, tag="hint"):
    """Ask what a bot would do."""

    seat: SeatNumber


class Undo(BaseRequest, tag="undo"):
    """Undo the seat's last decision; past the undo limit the other people have to agree, if the table allows it."""

    seat: SeatNumber


class Agree(BaseRequest, tag="agree"):
    """Answer another player's undo request."""

    seat: SeatNumber
    yes: bool


class ComeBack(BaseRequest, tag="back"):
    """Take a seat back from the bot that decided during an absence."""

    seat: SeatNumber


class Chat(BaseRequest, tag="chat"):
    """Write in the chat: free text, or one of PHRASES, which each player reads in their language."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""


class Point(BaseRequest, tag="point"):
    """Point at something public on the table, such as `crowd:c4`; the game defines what can be pointed at."""

    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=60)]


class ShowStep(BaseRequest, tag="show-step"):
    """After the end: show a step of the replay, seen from the seat `view`, to all who follow; null: the end.

    The first to do so leads the shared replay. With `take`, a player takes the lead: the host at any time, others when
    the leader is away.
    """

    seat: SeatNumber
    entry: EntryNumber | None
    view: SeatNumber
    take: bool = False


class HandLead(BaseRequest, tag="hand-lead"):
    """As the leader of a shared replay: hand the lead to the player of another seat, or (null) end it."""

    seat: SeatNumber
    to: SeatNumber | None


class TryVariation(BaseRequest, tag="try-variation"):
    """As the leader of a shared replay: continue from the step that is shown, at a new table.

    All players of this table may decide there for every seat that is not a bot's.
    """

    seat: SeatNumber


class PointInReplay(BaseRequest, tag="point-in-replay"):
    """Point at something in a shared replay: shown to those who look at the same step, and not stored.

    `variation` is the table at which it was pointed at, if that is a variation.
    """

    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=60)]
    entry: EntryNumber | None
    variation: Annotated[str, Meta(max_length=40)] = ""


class Rematch(BaseRequest, tag="rematch"):
    """After the end: a new table with the same seats; with `same_seed` also the same deal."""

    same_seed: bool = False


class Ping(BaseRequest, tag="ping"):
    """Keep the connection alive."""


Request = (
    Look
    | Sit
    | Leave
    | Rename
    | FillSeat
    | FreeSeat
    | Revoke
    | StopWatching
    | AskForBot
    | Configure
    | SetWebhook
    | SetPush
    | Start
    | SetStandIn
    | Decide
    | Explain
    | Preview
    | Hint
    | Undo
    | Agree
    | ComeBack
    | Chat
    | Point
    | ShowStep
    | HandLead
    | TryVariation
    | PointInReplay
    | Rematch
    | Ping
)

PHRASES = ("hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "hurry", "good-game")

# --- answers ---------------------------------------------------------------------------------------------------------


class BaseAnswer(Struct, tag_field="type"):
    """An answer to the request of the same `ref`."""

    ref: int


class Done(BaseAnswer, tag="done"):
    """The request is carried out and stored; the table's version afterwards."""

    version: int


class Refusal(BaseAnswer, tag="refused"):
    """The request was refused; nothing has changed. `rule` is "" if no rule of the game is the reason."""

    rule: str
    message: MessageData


class ExplanationData(BaseAnswer, tag="explanation"):
    """The rule against a path of touches; no message if the path is legal."""

    rule: str
    message: MessageData | None


class PreviewData(BaseAnswer, tag="preview"):
    """The points that a seat has now, and those after an option; null if it reveals something or there are none."""

    now: int | None
    after: int | None


class HintedOption(Struct):
    """An option with the estimate of what it leads to (points at the end, or the chance to win in percent).

    `reason` says that in words; of all but the first, how much less it is. `same` are options that do the same,
    `reasons` say why it is better than the second, or worse than the first.
    """

    option: OptionData
    same: list[OptionData]
    value: float
    reason: MessageData
    reasons: list[MessageData]


class HintData(BaseAnswer, tag="hint"):
    """The best options of an open decision in a bot's opinion; it would choose the first."""

    seat: int
    decision: int
    options: list[HintedOption]


class NewTable(BaseAnswer, tag="table"):
    """The table of a rematch, or of a variation."""

    table: str


class Pong(BaseAnswer, tag="pong"):
    """The reply to a ping."""


# --- states ----------------------------------------------------------------------------------------------------------


class MessageData(Struct):
    """A text in no particular language: its id in the Fluent files and its arguments (a list holds messages)."""

    id: str
    args: dict[str, Any]


class OptionData(Struct):
    """An option: its id is the path of its touches, joined by ">"."""

    id: str
    touches: list[str]
    message: MessageData


class DecisionData(Struct):
    """An open decision of the viewer's seat.

    `prompts` says what to touch next after each beginning of a path, by its touches joined by ">". `confirmations` are
    the questions to ask before options that one touch takes and that cannot be undone, by option.
    """

    id: int
    seat: int
    prompt: MessageData
    prompts: dict[str, MessageData]
    confirmations: dict[str, MessageData]
    options: list[OptionData]


class EventData(Struct, gc=False):
    """An event; `kind` is also the id of its message in the log, `entry` the table's version after it."""

    kind: str
    args: dict[str, Any]
    entry: int


class ChatLine(Struct):
    """A line of chat, or what a player pointed at: its touch id and its name (in the accusative)."""

    seat: int
    text: str
    phrase: str
    at: float
    thing: str = ""
    called: MessageData | None = None


class SeatData(Struct):
    """The public data of a seat. `stand_in`: a bot decides for this absent person.

    `away`: its person is not connected; `away_since` is their last activity in seconds since 1970, null if there was
    none since the server started. `offered`: a bot plays until a person takes the seat.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    online: bool
    stand_in: bool
    away: bool = False  # the data of tables in lists may be older than this field and the next
    away_since: float | None = None
    offered: bool = False


class TableData(Struct):
    """The public data of a table. `seed_hash` commits the server to its seed; `seed` is revealed at the end.

    `pack` is the name of its content pack (GET /api/tables/ID/catalogue has the content); `stand_in` after how many
    seconds a bot decides for an absent player (0: never); `failed`: the table was closed because its bots failed,
    `stopped`: because the operator of the server wanted it. `newcomers` and `spectators`: whether people without a seat
    may take one, and whether they may watch.
    """

    id: str
    game: str
    status: Status
    seats: list[SeatData]
    options: dict[str, int]
    pack: str | None
    visibility: Visibility
    undo: UndoPolicy
    stand_in: int
    hints: bool
    practice: bool
    seed_hash: str
    seed: str | None
    created: float
    rematch: str | None
    failed: bool = False  # the data of tables in lists may be older than this field and the next
    origin: OriginData | None = None
    expires: float | None = None  # it was opened from a file, and is deleted then
    newcomers: bool = True
    spectators: bool = True
    pace: PaceData = PaceData()
    webhook: str = ""  # the kind of the webhook, if there is one; its address is never shown
    deal: DealData | None = None
    stopped: bool = False


class DealData(Struct):
    """The deal that a table shares with others, and the contest that ranks them: `daily:GAME:DAY` or `evening:CODE`.

    `number` and `table` are those of the deal and the table in an evening. While it is `sealed`, others may still play
    it, so that nothing of it is shown to them. `ranked`: it is its player's first attempt.
    """

    contest: str
    number: int
    table: int
    ranked: bool
    closes: float | None
    sealed: bool = False


class Uploaded(Struct):
    """The table of a record that was opened from a file (POST /api/records), and when it is deleted."""

    table: str
    expires: float


class ScoresData(Struct):
    """The course of the scores of a finished game (GET /api/tables/ID/scores).

    `totals` are the points of every seat after each of the `entries`; both are empty if the game has no points.
    """

    entries: list[int]
    totals: list[list[int]]


class AnalysedDecision(Struct):
    """A decision in the analysis of a game, with the table's entry that made it.

    `expected` is what each seat could expect before it, `luck` how much more its result is expected to be after what
    chance did. If another option was better, that is `best`, the decision cost its seat `cost`, and `reasons` say why.
    """

    entry: int
    seat: int
    message: MessageData
    expected: list[float]
    luck: list[float]
    cost: float
    best: MessageData | None
    reasons: list[MessageData]


class AnalysisResult(Struct):
    """The analysis of a finished game. Results are points ahead of the mean rival, points alone, or chances to win.

    For each seat `start`, all its luck, the skill of every seat, and `residual` add up to `final`. `skill` has a row
    for each deciding seat; `turning_points` are the numbers of the decisions that cost most.
    """

    unit: Literal["lead", "points", "chance"]
    start: list[float]
    luck: list[float]
    skill: list[list[float]]
    residual: list[float]
    final: list[float]
    turning_points: list[int]
    decisions: list[AnalysedDecision]


class AnalysisData(Struct):
    """The progress of an analysis (GET /api/tables/ID/analysis; POST starts it), and its result at the end.

    `done` of `count` decisions are analysed; while it waits for other games, both are 0.
    """

    started: bool = False
    done: int = 0
    count: int = 0
    result: AnalysisResult | None = None


class ResultStanding(Struct):
    """How a seat ended; `points` are its points by the rule that gave them."""

    rank: int
    won: bool
    total: int
    points: dict[str, int]
    target: int | None = None  # what a solo player has to exceed; older results have none


class ResultData(Struct):
    """The result of a finished table; `mine` are the seats of the caller."""

    table: str
    game: str
    ended: float
    practice: bool
    names: list[str]
    bots: list[str]  # the bot of each seat; "" for a person
    standings: list[ResultStanding]
    mine: list[int] = []
    deal: DealData | None = None


class RuleAverage(Struct):
    """The average points by a rule: of the caller, and at the tables of others on this server; null without any."""

    rule: str
    mine: float
    games: int
    others: float | None


class MyGames(Struct):
    """The finished games of the caller, the latest first, and averages by game (GET /api/my/games)."""

    games: list[ResultData]
    averages: dict[str, list[RuleAverage]]


class GamesLink(Struct):
    """The secret of a private link that shows one's games on another device (POST /api/my/link)."""

    secret: str


class OriginData(Struct):
    """The moment of another table that a table continues; `dealt_again`: only what a seat knew then is the same.

    `variation`: it was opened from a shared replay, and its players decide for every seat.
    """

    table: str
    entry: int
    dealt_again: bool
    variation: bool = False


class VariationData(Struct):
    """A variation of a finished game: its table, and the entry that it continues from."""

    table: str
    entry: int


class ClockData(Struct):
    """The time of a seat: the seconds left when this was sent, and whether they are running out."""

    left: float
    running: bool


class UndoData(Struct):
    """How many decisions the viewer's seat can undo, or why none; which seat requests more, and who has agreed.

    `declined_by` is the seat that declined this seat's last undo request, until it decides or asks again.
    """

    reach: int
    reason: MessageData | None
    wished_by: int | None
    agreed: list[int]
    declined_by: int | None


class LineData(Struct):
    """A row of a ledger."""

    rule: str
    message: MessageData
    points: int


class StandingData(Struct):
    """The final standing of a seat; `tiebreak` decides between equal totals, most important first."""

    seat: int
    rank: int
    won: bool
    total: int
    target: int | None
    tiebreak: list[LineData]
    ledger: list[LineData]


class State(Struct, tag_field="type", tag="state"):
    """The table as this client may see it. The view is complete; the events only show how it came about.

    `version` is the number of entries, `mine` are the seats of the client, `waiting` the seats that have to decide. The
    log of a client is its first `since` events followed by these; after an undo `since` is less than it had. `notes`
    are all events of the table that are not the game's, to be merged with the events by their `entry`. `own_entry` is
    the entry of the last decision that the viewer made in person, without those of a bot in their absence. `hidden`:
    the table admits no spectators, and only its seats are shown. `clocks` are those of the seats; none without a time
    limit. `invited` are the seats that this client may watch by invitation, `watch_links` those of its own to which it
    has invited others. `variations` were opened from a shared replay of this table.
    """

    version: int
    table: TableData
    mine: list[int]
    host: bool
    viewer: int | None
    view: View | None
    decisions: list[DecisionData]
    waiting: list[int]
    since: int
    events: list[EventData]
    undo: UndoData | None
    standings: list[StandingData]
    chat: list[ChatLine]
    notes: list[EventData]
    own_entry: int = 0  # 0: none yet
    hidden: bool = False
    clocks: list[ClockData] = []
    invited: list[int] = []
    watch_links: list[int] = []
    variations: list[VariationData] = []


class SharedReplay(Struct, tag_field="type", tag="shared-replay"):
    """What the leader of a shared replay shows; the newest has the greatest `version`.

    `leader` is a seat, null once it has ended. `entry` is the step that is shown (null: the end of the game), `view`
    the seat that it is seen from, and `variation` the table that all are led to.
    """

    version: int
    leader: int | None
    entry: int | None
    view: int
    variation: str = ""


class PointerData(Struct, tag_field="type", tag="pointer"):
    """What a player points at in a shared replay, for those who look at the same step or variation."""

    seat: int
    thing: str
    entry: int | None
    variation: str


class Closing(Struct, tag_field="type", tag="closing"):
    """The server is about to stop; clients should reconnect soon."""


class Notice(Struct, tag_field="type", tag="notice"):
    """What the operator of the server wants everyone to read; "": nothing (also GET /api/notice)."""

    text: str


Answer = Done | Refusal | ExplanationData | PreviewData | HintData | NewTable | Pong
ServerPush = State | SharedReplay | PointerData | Closing | Notice
