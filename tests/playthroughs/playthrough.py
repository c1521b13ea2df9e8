"""A whole random match as text: every question, every option, every event, and the score.

Run as a program it rewrites the files (`make playthroughs`), so that changes can be reviewed as a diff.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message
from ludarium.kernel.rng import seeded

FOLDER = Path(__file__).parent

# Each file: game, seats, options. The seed is the file's name.
FILES: dict[str, tuple[str, int, dict[str, int]]] = {
    "sagrada-solo-1-tool": ("sagrada", 1, {"tools": 1}),
    "sagrada-solo-3-tools": ("sagrada", 1, {"tools": 3}),
    "sagrada-solo-5-tools": ("sagrada", 1, {"tools": 5}),
    "sagrada-2": ("sagrada", 2, {}),
    "sagrada-3": ("sagrada", 3, {}),
    "sagrada-4": ("sagrada", 4, {}),
    "redrising-solo": ("redrising", 1, {}),
    "redrising-solo-variant": ("redrising", 1, {"variant": 1, "level": 4}),
    "redrising-2": ("redrising", 2, {}),
    "redrising-3": ("redrising", 3, {}),
    "redrising-4": ("redrising", 4, {"fair": 1}),
    "redrising-6": ("redrising", 6, {"twice": 1}),
    "raxxon-solo": ("raxxon", 1, {}),
    "raxxon-solo-expert": ("raxxon", 1, {"level": 4}),
    "raxxon-2": ("raxxon", 2, {"level": 2}),
    "raxxon-3": ("raxxon", 3, {"level": 3}),
    "raxxon-4": ("raxxon", 4, {"level": 4, "character_1": 5, "character_3": 6}),
}


def playthrough_text(name: str) -> str:
    """The text of a playthrough."""
    game, seats, options = FILES[name]
    match = Match(ruleset(game), seats, name, options)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    rng = seeded(f"{name} choices")
    lines = [f"{game} {seats} {json.dumps(options)} seed {name}"]
    shown = 0
    while True:
        events = match.game.events or []
        for event in events[shown:]:
            audience = "" if event.audience is None else f" (to {event.audience})"
            lines.append(f"  {match.ruleset.text.format(Message(event.kind, **event.args), 'en', names)}{audience}")
        shown = len(events)
        if match.over:
            break
        decision = match.decisions[rng.below(len(match.decisions))]
        option = decision.options[rng.below(len(decision.options))]
        lines.append("")
        lines.append(f"seat {decision.seat}: {match.ruleset.text.format(decision.prompt.message, 'en', names)}")
        lines.append(f"  [{' '.join(option.id for option in decision.options)}]")
        lines.append(f"> {option.id}   {option.text()}")
        match.decide(decision.seat, option.id)
    lines.append("")
    for standing in match.standings:
        lines.append(f"seat {standing.seat}: {standing.total}, rank {standing.rank}{', won' * standing.won}")
        lines += [
            f"  {line.rule:7} {line.points:4}  {match.ruleset.text.format(line.message, 'en')}"
            for line in standing.ledger
        ]
    position = json.dumps(match.game.dump(), sort_keys=True).encode()
    lines.append(f"position {hashlib.sha256(position).hexdigest()}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for file in FILES:
        (FOLDER / f"{file}.txt").write_text(playthrough_text(file), encoding="utf-8")
