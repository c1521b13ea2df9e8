"""Recorded games of OpenSpiel's states: every action, and a hash of what each player knows after it."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import pyspiel

from ludarium.envs.openspiel import short_name  # the module registers the games

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = [
    "ludarium_sagrada(players=1,options=tools:3)",
    "ludarium_sagrada(players=2)",
    "ludarium_sagrada(players=4,reward=rank)",
    "ludarium_redrising(players=1,options=level:3)",
    "ludarium_redrising(players=2,reward=score)",
    "ludarium_raxxon(players=1)",
    "ludarium_raxxon(players=2,options=level:2 scenario:1)",
]


def path_of(game: str) -> Path:
    """The file of a game's playthrough."""
    return FOLDER / f"{re.sub(r'[^a-z0-9]+', '-', game.removeprefix(short_name(''))).strip('-')}.txt"


def playthrough(game: str) -> str:
    """A game of random actions as text, with all its chance outcomes."""
    state = pyspiel.load_game(game).new_initial_state()
    rng = random.Random(1)
    lines = [game]
    chance: list[str] = []
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        if state.is_chance_node():
            chance.append(str(action))
            state.apply_action(action)
            continue
        if chance:
            lines.append(f"chance {' '.join(chance)}")
            chance = []
        player = state.current_player()
        lines.append(f"{player} {state.action_to_string(player, action)} {digest(state)}")
        state.apply_action(action)
    lines.append(f"returns {' '.join(map(str, state.returns()))} {digest(state)}")
    return "\n".join(lines) + "\n"


def digest(state: pyspiel.State) -> str:
    """A hash of what all players know and have known, and of the legal actions; texts may change and are left out."""
    tensors = [state.information_state_tensor(player) for player in range(state.num_players())]
    known = [observed.hex() for observed in state.history_hashes]
    return hashlib.blake2b(f"{tensors} {known} {state.legal_actions()}".encode(), digest_size=6).hexdigest()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(name).write_text(playthrough(name), encoding="utf-8")
