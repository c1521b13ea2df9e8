"""The score pad: from the windows of a physical table to every point of theirs, the winner, and what breaks a rule."""

from __future__ import annotations

import functools
import unicodedata
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ludarium.errors import BadSheet, shortened
from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from ludarium.text.speaker import LANGUAGES, speaker

from .content.objectives import PUBLIC
from .content.patterns import PATTERNS, UNCHOSEN
from .correction import best_correction
from .reasons import colour_name, neighbours, restriction, value
from .scoring import PRIVATE_RULE, points, public_points, standings
from .table import DICE_OF_A_COLOUR
from .window import (
    CELLS,
    COLOURS,
    COLUMNS,
    EDGE,
    EMPTY,
    FACES,
    LETTERS,
    NOTHING,
    ROWS,
    Window,
    cell_name,
    die_name,
    window,
)

DICE: Final = {die_name(die): die for die in range(len(COLOURS) * FACES)} | dict.fromkeys(["", ".", ".."], EMPTY)

# What is known by its name: ids, in their order; letters; and what the ids of their names in the locale begin with.
KINDS: Final = {
    "pattern": ([pattern.name for pattern in PATTERNS], "", ["window-"]),
    "public objective": (PUBLIC, "", ["objective-"]),
    "private objective": (COLOURS, LETTERS, ["colour-", "objective-private-"]),
}

# The sentences that say of a die in its cell what the reason says of one that is yet to be placed.
BREACH_OF: Final = {"reason-cell-colour": "breach-cell-colour", "reason-cell-shade": "breach-cell-shade"}

SEATS: Final = 4
TOKENS: Final = 24  # in the box
MOST_TOKENS: Final = 6  # nobody begins with more (SG-04), and nothing gives any


class WindowSheet(Struct, forbid_unknown_fields=True):
    """What a sheet says of one window."""

    dice: list[list[str | None]]
    pattern: str | None = None
    private: tuple[str, ...] = ()
    favor_tokens: Annotated[int, Meta(ge=0, le=TOKENS)] = 0


class Sheet(Struct, forbid_unknown_fields=True):
    """A whole sheet; `last_round_order` are windows by their first turns in the last round."""

    windows: list[WindowSheet]
    public: tuple[str, ...] = ()
    last_round_order: list[Annotated[int, Meta(ge=0, lt=SEATS)]] | None = None
    solo: bool = False
    round_track: list[str | None] | None = None


def score(data: object) -> dict[str, Any]:
    """The points of every window on the sheet, line by line, and who has won; BadSheet where it cannot be read."""
    sheet = read(data)
    windows = [read_window(entry, f"windows[{n}]") for n, entry in enumerate(sheet.windows)]
    public = read_names(sheet.public, "public objective", "public")
    private = [
        read_names(entry.private, "private objective", f"windows[{n}].private") for n, entry in enumerate(sheet.windows)
    ]
    tokens = [0 if sheet.solo else entry.favor_tokens for entry in sheet.windows]
    track = [read_die(text, f"round_track[{n}]") for n, text in enumerate(sheet.round_track or [])]
    track = [die for die in track if die != EMPTY]
    target = sum(value(die) for die in track) if sheet.solo else NONE
    order = sheet.last_round_order
    places = [order.index(n) if order else 0 for n in range(len(windows))]

    found = standings(windows, public, private, tokens, places, target)
    corrected = windows[:]
    corrections: list[dict[str, Any] | None] = []
    for n, mine in enumerate(windows):
        best = best_correction(mine, functools.partial(total, public, private[n], tokens[n], solo=sheet.solo))
        corrections.append(None)
        if best is not None:
            cells, corrected[n] = best
            corrections[n] = correction(cells, total(public, private[n], tokens[n], corrected[n], solo=sheet.solo))
    answer: dict[str, Any] = {
        "windows": [
            {
                "public": {PUBLIC[goal]: public_points(mine, goal) for goal in public},
                "private": sum(line.points for line in standing.ledger if line.rule in PRIVATE_RULE),
                "favor_tokens": tokens[standing.seat],
                "empty_cells": standing.ledger[-1].points,
                "total": standing.total,
                "ledger": [line.dump() for line in standing.ledger],
                "breaches": breaches(mine)
                + token_breaches(mine, sheet.windows[standing.seat].favor_tokens, solo=sheet.solo),
                "correction": corrections[standing.seat],
            }
            for mine, standing in zip(windows, found, strict=True)
        ],
        "winners": [standing.seat for standing in found if standing.won],
        "breaches": box_breaches([die for mine in windows for die in mine.dice() if die != EMPTY] + track),
    }
    if any(corrections):
        after = standings(corrected, public, private, tokens, places, target)
        answer["corrected_winners"] = [standing.seat for standing in after if standing.won]
    if sheet.solo:
        answer["target"] = target
    return answer


def total(public: list[int], private: list[int], tokens: int, mine: Window, *, solo: bool) -> int:
    """What a window comes to."""
    return points(mine, public, private, tokens, solo=solo)


# --- reading -----------------------------------------------------------------------------------------------------


def read(data: object) -> Sheet:
    """The sheet in its shape; what its words mean is looked at later."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        raise BadSheet(shape_error(str(error))) from None
    except UnicodeEncodeError as error:  # a key with half a character, as JSON may have it
        raise BadSheet(f"the sheet: broken key {shortened(error.object)}: expected whole characters") from None
    windows = len(sheet.windows)
    if not 1 <= windows <= SEATS:
        raise BadSheet(f"windows: {windows} of them: expected 1 to {SEATS}")
    if sheet.solo and windows != 1:
        raise BadSheet(f"windows: {windows} of them in a solo game: expected 1")
    if sheet.solo and sheet.round_track is None:
        raise BadSheet("round_track: missing in a solo game: expected its dice, such as R3; they make the target")
    if not sheet.solo and sheet.round_track:
        raise BadSheet("round_track: given, but the game is not solo: expected it only together with solo: true")
    order = sheet.last_round_order
    if order and sorted(order) != list(range(windows)):
        raise BadSheet(f"last_round_order: {order}: expected the numbers 0 to {windows - 1}, each of them once")
    return sheet


def shape_error(text: str) -> str:
    """An error of msgspec in our form: the place, what is wrong there, what was expected."""
    wrong, _, place = text.rpartition(" - at `") if " - at `" in text else (text, "", "$`")
    place = place.replace("`", "").replace("$.", "").replace("$", "the sheet")
    if "unknown field" in wrong:
        wrong += f": expected one of {known_keys(place)}"
    return f"{place}: {wrong[0].lower()}{wrong[1:]}"


def known_keys(place: str) -> str:
    """The keys that there may be in a place."""
    return ", ".join((WindowSheet if place.startswith("windows") else Sheet).__struct_fields__)


def read_window(entry: WindowSheet, place: str) -> Window:
    """The window with its dice; without a pattern it asks for nothing."""
    if len(entry.dice) != ROWS:
        raise BadSheet(f"{place}.dice: {len(entry.dice)} rows: expected {ROWS}")
    dice: list[int] = []
    for row, cells in enumerate(entry.dice):
        if len(cells) != COLUMNS:
            raise BadSheet(f"{place}.dice[{row}]: {len(cells)} cells: expected {COLUMNS}")
        dice += [read_die(text, f"{place}.dice[{row}][{column}]") for column, text in enumerate(cells)]
    pattern = UNCHOSEN
    if entry.pattern is not None:
        pattern = PATTERNS[read_name(entry.pattern, "pattern", f"{place}.pattern")]
    return window(pattern, dice)


def read_die(text: str | None, place: str) -> int:
    """The die that is written so, or EMPTY."""
    written = (text or "").strip().upper()
    if written in DICE:
        return DICE[written]
    if len(written) != len("R3"):
        raise BadSheet(
            f"{place}: {shortened(text)} is no die: expected a colour and a shade such as R3, or .. for none"
        )
    colour, shade = written[0], written[1]
    if colour not in LETTERS:
        raise BadSheet(
            f"{place}: unknown colour {shortened(colour)} in {shortened(text)}: expected one of {', '.join(LETTERS)}"
        )
    raise BadSheet(f"{place}: unknown shade {shortened(shade)} in {shortened(text)}: expected one of 1, 2, 3, 4, 5, 6")


def read_names(given: tuple[str, ...], kind: str, place: str) -> list[int]:
    """The numbers of the things that are named, each at most once."""
    found: list[int] = []
    for n, name in enumerate(given):
        number = read_name(name, kind, f"{place}[{n}]")
        if number in found:
            raise BadSheet(f"{place}[{n}]: {shortened(name)} is there already: expected each {kind} at most once")
        found.append(number)
    return found


def read_name(name: str, kind: str, place: str) -> int:
    """The number of the thing that is named."""
    number = known_names(kind).get(folded(name))
    if number is None:
        raise BadSheet(f"{place}: unknown {kind} {shortened(name)}: expected one of {', '.join(KINDS[kind][0])}")
    return number


@functools.cache
def known_names(kind: str) -> dict[str, int]:
    """All names of a kind, folded: the ids, the letters, and the names in every language."""
    ids, letters, prefixes = KINDS[kind]
    found = {folded(name): n for some in (ids, letters) for n, name in enumerate(some)}
    for language in LANGUAGES:
        named = speaker("ludarium.games.sagrada", language)
        found |= {folded(named.say(Message(prefix + id_))): n for prefix in prefixes for n, id_ in enumerate(ids)}
    return found


def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, accents, apostrophes, spaces."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def correction(cells: list[int], points_left: int) -> dict[str, Any]:
    """The best correction as plain data: the cells to empty, and what the window then comes to (SG-26)."""
    named = [cell_name(cell) for cell in cells]
    message = Message("sheet-correction", cells=", ".join(named), number=len(named), points=points_left)
    return {"rule": "SG-26", "cells": named, "total": points_left, "message": message.dump()}


# --- what breaks a rule ------------------------------------------------------------------------------------------


def breaches(mine: Window) -> list[dict[str, Any]]:
    """What breaks a placement rule (SG-26): equal neighbours for certain, all else only if no tool allowed it."""
    dice = mine.dice()
    filled = [cell for cell in range(CELLS) if dice[cell] != EMPTY]
    certain: list[dict[str, Any]] = []
    possible: list[dict[str, Any]] = []
    for cell in filled:
        here, die = cell_name(cell), dice[cell]
        for other in neighbours(cell, diagonally=False):
            there = cell_name(other)
            if other < cell or dice[other] == EMPTY:
                continue  # every pair once
            if dice[other] // FACES == die // FACES:
                message = Message("breach-same-colour", cell=here, other=there, colour=colour_name(die))
                certain.append(breach("SG-23", [here, there], message, certain=True))
            if dice[other] % FACES == die % FACES:
                message = Message("breach-same-shade", cell=here, other=there, value=value(die))
                certain.append(breach("SG-24", [here, there], message, certain=True))
        reason = restriction([EMPTY] * CELLS, die, cell, mine.pattern.grid[cell], NOTHING)
        if reason is not None:
            message = Message(BREACH_OF[reason.message.id], **reason.message.args)
            possible.append(breach("SG-22", [here], message, certain=False))
    for group in groups(filled)[1:]:
        cells = [cell_name(cell) for cell in group]
        message = Message("breach-alone", cells=", ".join(cells), number=len(cells))
        possible.append(breach("SG-21", cells, message, certain=False))
    if filled and not mine.filled & EDGE:
        cells = [cell_name(cell) for cell in filled]
        possible.insert(0, breach("SG-20", cells, Message("breach-edge"), certain=False))
    return certain + possible


def groups(filled: list[int]) -> list[list[int]]:
    """The cells in groups of neighbours, also by a corner; the largest first."""
    left = list(filled)
    found: list[list[int]] = []
    while left:
        group = [left.pop(0)]
        for cell in group:  # grows while it is walked through
            near = [other for other in neighbours(cell, diagonally=True) if other in left]
            left = [other for other in left if other not in near]
            group += near
        found.append(sorted(group))
    return sorted(found, key=len, reverse=True)


def token_breaches(mine: Window, tokens: int, *, solo: bool) -> list[dict[str, Any]]:
    """More favor tokens than the window gave at the start (SG-04), or any in a solo game (SG-51)."""
    if solo and tokens:
        return [breach("SG-51", [], Message("breach-solo-tokens", tokens=tokens), certain=True)]
    most = mine.pattern.difficulty if mine.pattern is not UNCHOSEN else MOST_TOKENS
    if tokens <= most:
        return []
    return [breach("SG-04", [], Message("breach-tokens", tokens=tokens, most=most), certain=True)]


def box_breaches(dice: list[int]) -> list[dict[str, Any]]:
    """The colours of which there are more dice than in the box (SG-01)."""
    found: list[dict[str, Any]] = []
    for colour, name in enumerate(COLOURS):
        number = sum(die // FACES == colour for die in dice)
        if number > DICE_OF_A_COLOUR:
            message = Message("breach-box", colour=f"colour-{name}", dice=number, most=DICE_OF_A_COLOUR)
            found.append(breach("SG-01", [], message, certain=True))
    return found


def breach(rule: str, cells: list[str], message: Message, *, certain: bool) -> dict[str, Any]:
    """A breach as plain data; one that is not certain may be the work of a tool."""
    return {"rule": rule, "cells": cells, "certain": certain, "message": message.dump()}
