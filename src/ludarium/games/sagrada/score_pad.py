"""The score pad: scores the windows of a physical table, line by line, and reports breaches of the rules."""

from __future__ import annotations

import functools
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludarium.errors import BadSheet, shortened
from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Standing, deciding_tie
from ludarium.text.drawing import seat_numbers
from ludarium.text.score_pad import FluentScorePad
from ludarium.text.sheet import KnownNames, breach, read_sheet

from .content.objectives import PUBLIC
from .content.patterns import PATTERNS, UNCHOSEN
from .correction import best_correction
from .placement import check_cell, neighbours
from .score_pad_types import Answer, CellBreach, Correction, Outcome
from .scoring import PRIVATE_RULE, TIE_RULE, TIES, points, public_points, standings
from .table import DICE_OF_A_COLOUR, colour_name, value
from .terminal import score_panels
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

PACKAGE: Final = "ludarium.games.sagrada"
PATTERN_NAMES: Final = KnownNames(PACKAGE, "pattern", [pattern.name for pattern in PATTERNS], ["window-"])
PUBLIC_NAMES: Final = KnownNames(PACKAGE, "public objective", PUBLIC, ["objective-"])
PRIVATE_NAMES: Final = KnownNames(
    PACKAGE,
    "private objective",
    COLOURS,
    ["colour-", "objective-private-"],
    {letter: colour for colour, letter in enumerate(LETTERS)},
)

# By the reason against placing a die, the message about a die that was placed all the same.
BREACH_MESSAGES: Final = {"reason-cell-colour": "breach-cell-colour", "reason-cell-shade": "breach-cell-shade"}

SEATS: Final = 4
TOKENS_IN_BOX: Final = 24
MAX_TOKENS: Final = 6  # the highest difficulty (SG-04); nothing gives more


class WindowSheet(Struct, forbid_unknown_fields=True):
    """One window of a sheet."""

    dice: list[list[str | None]]
    pattern: str | None = None
    private: tuple[str, ...] = ()
    favor_tokens: Annotated[int, Meta(ge=0, le=TOKENS_IN_BOX)] = 0


class Sheet(Struct, forbid_unknown_fields=True):
    """The input of the score pad; `last_round_order` lists the windows by their first turns in the last round."""

    windows: list[WindowSheet]
    public: tuple[str, ...] = ()
    last_round_order: list[Annotated[int, Meta(ge=0, lt=SEATS)]] | None = None
    solo: bool = False
    round_track: list[str | None] | None = None


def score(data: object) -> Answer:
    """The points of all windows, line by line, and the winners; raises BadSheet for a malformed sheet."""
    sheet = read(data)
    windows = [read_window(written, f"windows[{n}]") for n, written in enumerate(sheet.windows)]
    public = read_names(sheet.public, PUBLIC_NAMES, "public")
    private = [
        read_names(written.private, PRIVATE_NAMES, f"windows[{n}].private") for n, written in enumerate(sheet.windows)
    ]
    tokens = [0 if sheet.solo else written.favor_tokens for written in sheet.windows]
    track = [read_die(text, f"round_track[{n}]") for n, text in enumerate(sheet.round_track or [])]
    track = [die for die in track if die != EMPTY]
    target = sum(value(die) for die in track) if sheet.solo else NONE
    order = sheet.last_round_order
    places = [order.index(n) if order else 0 for n in range(len(windows))]

    results = standings(windows, public, private, tokens, places, target)
    corrected = windows[:]
    corrections: list[Correction | None] = []
    for n, scored in enumerate(windows):
        best = best_correction(scored, functools.partial(total, public, private[n], tokens[n], solo=sheet.solo))
        corrections.append(None)
        if best is not None:
            cells, corrected[n] = best
            corrections[n] = correction(cells, total(public, private[n], tokens[n], corrected[n], solo=sheet.solo))
    answer: Answer = {
        "windows": [
            {
                "public": {PUBLIC[objective]: public_points(scored, objective) for objective in public},
                "private": sum(line.points for line in standing.ledger if line.rule in PRIVATE_RULE),
                "favor_tokens": tokens[standing.seat],
                "empty_cells": standing.ledger[-1].points,
                "total": standing.total,
                "ledger": [line.dump() for line in standing.ledger],
                "breaches": breaches(scored)
                + token_breaches(scored, sheet.windows[standing.seat].favor_tokens, solo=sheet.solo),
                "correction": corrections[standing.seat],
            }
            for scored, standing in zip(windows, results, strict=True)
        ],
        "winners": [standing.seat for standing in results if standing.won],
        "breaches": box_breaches([die for scored in windows for die in scored.dice() if die != EMPTY] + track),
        "outcome": outcome(results),
    }
    if any(corrections):
        after = standings(corrected, public, private, tokens, places, target)
        winners = [standing.seat for standing in after if standing.won]
        answer["corrected_winners"] = winners
        if winners != answer["winners"]:
            message = Message("sheet-corrected-winner", count=len(winners), windows=seat_numbers(winners))
            answer["corrected_result"] = breach("SG-26", message, certain=True)
    if sheet.solo:
        answer["target"] = target
    return answer


def outcome(results: list[Standing]) -> Outcome | None:
    """What decided, with its rule: the target of a solo game (SG-57) or a tie-break (SG-45); None if the totals did.

    `open`: only the order of the last round can decide, and the sheet does not give it.
    """
    if results[0].target is not None:
        return decided_by("SG-57", Message("sheet-won" if results[0].won else "sheet-lost"))
    best = max(standing.total for standing in results)
    if sum(standing.total == best for standing in results) == 1:
        return None
    deciding = deciding_tie(results)
    if deciding is not None and sum(standing.won for standing in results) == 1:
        return decided_by(TIE_RULE, Message(f"sheet-tie-{TIES[deciding]}"))
    return decided_by(TIE_RULE, Message("sheet-tie-open"), is_open=True)


def decided_by(rule: str, message: Message, *, is_open: bool = False) -> Outcome:
    """An outcome as plain data."""
    return {"rule": rule, "message": message.dump(), "open": is_open}


def total(public: list[int], private: list[int], tokens: int, scored: Window, *, solo: bool) -> int:
    """The total of a window."""
    return points(scored, public, private, tokens, solo=solo)


# --- reading -----------------------------------------------------------------------------------------------------


def read(data: object) -> Sheet:
    """The sheet with its shape checked; names and dice are checked later."""
    sheet = read_sheet(data, Sheet, known_keys)
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


def known_keys(place: str) -> str:
    """The keys that are allowed in a place."""
    return ", ".join((WindowSheet if place.startswith("windows") else Sheet).__struct_fields__)


def read_window(sheet: WindowSheet, place: str) -> Window:
    """The window with its dice; without a pattern it has no restrictions."""
    if len(sheet.dice) != ROWS:
        raise BadSheet(f"{place}.dice: {len(sheet.dice)} rows: expected {ROWS}")
    dice: list[int] = []
    for row, cells in enumerate(sheet.dice):
        if len(cells) != COLUMNS:
            raise BadSheet(f"{place}.dice[{row}]: {len(cells)} cells: expected {COLUMNS}")
        dice += [read_die(text, f"{place}.dice[{row}][{column}]") for column, text in enumerate(cells)]
    pattern = UNCHOSEN
    if sheet.pattern is not None:
        pattern = PATTERNS[PATTERN_NAMES.read(sheet.pattern, f"{place}.pattern")]
    return window(pattern, dice)


def read_die(text: str | None, place: str) -> int:
    """The die with this name, or EMPTY."""
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


def read_names(given: tuple[str, ...], names: KnownNames, place: str) -> list[int]:
    """The numbers of these names, each at most once."""
    numbers: list[int] = []
    for n, name in enumerate(given):
        number = names.read(name, f"{place}[{n}]")
        if number in numbers:
            raise BadSheet(f"{place}[{n}]: {shortened(name)} is there already: expected each {names.kind} at most once")
        numbers.append(number)
    return numbers


def correction(cells: list[int], points_left: int) -> Correction:
    """The best correction as plain data: the cells to empty, and the total after it (SG-26)."""
    names = [cell_name(cell) for cell in cells]
    message = Message("sheet-correction", cells=", ".join(names), number=len(names), points=points_left)
    return {"rule": "SG-26", "cells": names, "total": points_left, "message": message.dump()}


# --- breaches ----------------------------------------------------------------------------------------------------


def breaches(scored: Window) -> list[CellBreach]:
    """The breaches of placement rules (SG-26). Only equal neighbours are certain: a tool may have allowed the rest."""
    dice = scored.dice()
    filled = [cell for cell in range(CELLS) if dice[cell] != EMPTY]
    certain: list[CellBreach] = []
    possible: list[CellBreach] = []
    for cell in filled:
        here, die = cell_name(cell), dice[cell]
        for other in neighbours(cell, diagonally=False):
            there = cell_name(other)
            if other < cell or dice[other] == EMPTY:
                continue  # every pair once
            if dice[other] // FACES == die // FACES:
                message = Message("breach-same-colour", cell=here, other=there, colour=colour_name(die))
                certain.append(cell_breach("SG-23", [here, there], message, certain=True))
            if dice[other] % FACES == die % FACES:
                message = Message("breach-same-shade", cell=here, other=there, value=value(die))
                certain.append(cell_breach("SG-24", [here, there], message, certain=True))
        reason = check_cell([EMPTY] * CELLS, die, cell, scored.pattern.grid[cell], NOTHING)
        if reason is not None:
            message = Message(BREACH_MESSAGES[reason.message.id], **reason.message.args)
            possible.append(cell_breach("SG-22", [here], message, certain=False))
    for group in groups(filled)[1:]:
        cells = [cell_name(cell) for cell in group]
        message = Message("breach-alone", cells=", ".join(cells), number=len(cells))
        possible.append(cell_breach("SG-21", cells, message, certain=False))
    if filled and not scored.filled & EDGE:
        cells = [cell_name(cell) for cell in filled]
        possible.insert(0, cell_breach("SG-20", cells, Message("breach-edge"), certain=False))
    return certain + possible


def groups(filled: list[int]) -> list[list[int]]:
    """The cells in groups of neighbours, also diagonal ones; the largest group first."""
    left = list(filled)
    all_groups: list[list[int]] = []
    while left:
        group = [left.pop(0)]
        for cell in group:  # grows during the iteration
            near = [other for other in neighbours(cell, diagonally=True) if other in left]
            left = [other for other in left if other not in near]
            group += near
        all_groups.append(sorted(group))
    return sorted(all_groups, key=len, reverse=True)


def token_breaches(scored: Window, tokens: int, *, solo: bool) -> list[CellBreach]:
    """More favor tokens than the window gave at the start (SG-04), or any in a solo game (SG-51)."""
    if solo and tokens:
        return [cell_breach("SG-51", [], Message("breach-solo-tokens", tokens=tokens), certain=True)]
    limit = scored.pattern.difficulty if scored.pattern is not UNCHOSEN else MAX_TOKENS
    if tokens <= limit:
        return []
    return [cell_breach("SG-04", [], Message("breach-tokens", tokens=tokens, most=limit), certain=True)]


def box_breaches(dice: list[int]) -> list[CellBreach]:
    """The colours with more dice than the box has (SG-01)."""
    box: list[CellBreach] = []
    for colour, name in enumerate(COLOURS):
        number = sum(die // FACES == colour for die in dice)
        if number > DICE_OF_A_COLOUR:
            message = Message("breach-box", colour=f"colour-{name}", dice=number, most=DICE_OF_A_COLOUR)
            box.append(cell_breach("SG-01", [], message, certain=True))
    return box


def cell_breach(rule: str, cells: list[str], message: Message, *, certain: bool) -> CellBreach:
    """A breach of a rule in these cells."""
    return {**breach(rule, message, certain=certain), "cells": cells}


SCORE_PAD: Final = FluentScorePad(PACKAGE, score, score_panels)
