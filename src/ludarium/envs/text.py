"""A position as text: the drawing of the terminal and the actions as sentences, for people and language models."""

from __future__ import annotations

from ludarium.kernel.json_cache import decoded_view
from ludarium.kernel.panel import Panel
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE

from .touch_game import TouchGame


def panel_text(panel: Panel) -> str:
    """A panel as plain text: its title, then its lines."""
    lines = ["".join(span.text for span in line).rstrip() for line in panel.lines]
    return "\n".join([f"# {panel.title}" if panel.title else "#", *lines])


def draw(ruleset: Ruleset, game: TouchGame, viewer: int, language: str, names: list[str]) -> str:
    """What a seat (NONE: a spectator) sees, as the terminal draws it."""
    view = decoded_view(ruleset.view(game.game.redact(viewer)))
    return "\n\n".join(panel_text(panel) for panel in ruleset.text.table_panels(view, language, names))


def prompt(ruleset: Ruleset, game: TouchGame, language: str) -> str:
    """What the acting seat is asked; empty when the game is over."""
    if game.seat == NONE:
        return ""
    frame = game.game.stack[-1]
    step = frame.step()
    touches = game.space.touches_of(game.touched)
    message = step.prompt_after(game.game, frame, touches) if touches else step.prompt(game.game, frame)
    return ruleset.text.format(message, language)


def action_texts(ruleset: Ruleset, game: TouchGame, language: str) -> list[tuple[int, str]]:
    """Every possible action, with its touch and the sentence of its option; of several options, their number."""
    if game.seat == NONE:
        return []
    options: dict[int, list[int]] = {}
    for action, option in zip(game.legal(), game.options_left(), strict=True):
        options.setdefault(action, []).append(option)
    frame = game.game.stack[-1]
    step = frame.step()
    found = []
    for action, those in options.items():
        touch = game.space.touches[action]
        text = ruleset.text.format(step.text(game.game, frame, those[0]), language)
        found.append((action, f"{touch}: {text}" if len(those) == 1 else f"{touch} ({len(those)})"))
    return found


def observation_text(ruleset: Ruleset, game: TouchGame, viewer: int, language: str, names: list[str]) -> str:
    """The whole text observation of a seat: the table, and if it acts, the question and its actions."""
    parts = [draw(ruleset, game, viewer, language, names)]
    if viewer == game.seat:
        actions = [f"{action:4}  {text}" for action, text in action_texts(ruleset, game, language)]
        parts.append("\n".join([prompt(ruleset, game, language), *actions]))
    return "\n\n".join(parts)
