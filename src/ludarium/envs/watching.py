"""Steps of an environment whose game may be watched in the browser (`ludarium.watch`)."""

from __future__ import annotations

import importlib
from typing import Protocol

from ludarium.bots.bot import Bot
from ludarium.errors import BadSetup
from ludarium.kernel.script import NONE

from .registry import Dealer
from .touch_game import TouchGame


class Watched(Protocol):
    """What an environment needs of `ludarium.watch.Watch`."""

    @property
    def address(self) -> str:
        """The address of the table of the present game."""

    def show(self, game: TouchGame) -> None:
        """Show another game."""

    def decided(self, seat: int, option: str) -> bool:
        """Commit a decision of the environment; False if people have changed something meanwhile."""

    def followed(self, seat: int) -> TouchGame | None:
        """The game after what people have done; None if the environment has to decide for this seat."""

    def open(self) -> None:
        """Open the browser."""

    def close(self) -> None:
        """Stop the server."""


def new_watch(dealer: Dealer, names: list[str], port: int) -> Watched:
    """A server for the games of an environment."""
    # By its name, since the server's package is above the environments: it is loaded only for this.
    watch: Watched = importlib.import_module("ludarium.watch").Watch(dealer, names, port)
    return watch


class Watchable:
    """An environment whose game can be shown in the browser."""

    dealer: Dealer
    game: TouchGame | None
    watched: Watched | None

    def watch(self, port: int = 0, *, open_browser: bool = True) -> str:
        """Show the game in the browser, where people can take seats; the address of its table."""
        if self.game is None:
            raise BadSetup("there is no game: call reset first")
        if self.watched is None:
            self.watched = new_watch(self.dealer, [f"player_{seat}" for seat in range(self.dealer.seats)], port)
            self.watched.show(self.game)
        if open_browser:
            self.watched.open()
        return self.watched.address

    def close(self) -> None:
        """Stop showing the game."""
        if self.watched is not None:
            self.watched.close()
            self.watched = None


def option_id(game: TouchGame, option: int) -> str:
    """The id of an option of the acting seat."""
    frame = game.game.stack[-1]
    return ">".join(frame.step().touches(game.game, frame, option))


def step_watched(watched: Watched | None, game: TouchGame, action: int) -> TouchGame:
    """Touch something, or follow the person who has taken the seat; the game after that. Raises IllegalAction."""
    if watched is None:
        game.step(action)
        return game
    option = game.option_after(action)
    while True:
        followed = watched.followed(game.seat)
        if followed is not None:
            return followed
        if option == NONE or watched.decided(game.seat, option_id(game, option)):
            game.step(action)
            return game


def decide_watched(watched: Watched | None, game: TouchGame, bot: Bot) -> TouchGame:
    """Let a bot decide for the acting seat, or follow the person who has taken it; the game after that."""
    option = bot.decide(game.game.redact(game.seat))
    while watched is not None:
        followed = watched.followed(game.seat)
        if followed is not None:
            return followed
        if watched.decided(game.seat, option_id(game, option)):
            break
    game.decide(option)
    return game
