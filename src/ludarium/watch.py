"""A running environment at a table of a server of its own, for `env.watch()`: people watch, and can take seats.

While it is watched the table leads: each decision of the environment is committed there, and where a person has taken
the seat the environment follows. A decision that a person takes back is taken back in the environment too.
"""

from __future__ import annotations

import asyncio
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from ludarium.envs.registry import Dealer
from ludarium.envs.touch_game import TouchGame
from ludarium.errors import LudariumError
from ludarium.server.app import App, Settings
from ludarium.server.identity import new_table_id, new_token
from ludarium.server.jobs.pace import Pace
from ludarium.server.run import Server, listen
from ludarium.server.tables.entry import Decided, Entry, Filled, Opened, Origin, Rematched, SeatPlan
from ludarium.server.tables.registry import TableRegistry
from ludarium.server.tables.table import Table

T = TypeVar("T")
HOST: Final = "127.0.0.1"
START: Final = 60.0  # seconds: a busy machine starts slowly
LOOK: Final = 0.05  # seconds between two looks for the decision of a person


class Watch:
    """The server, and the table at which the present game of an environment is shown."""

    def __init__(self, dealer: Dealer, names: list[str], port: int = 0) -> None:
        self.dealer = dealer
        self.names = names
        self.table = ""
        self._seen = 0  # entries of the table's match that the environment has followed
        self._folder = TemporaryDirectory(prefix="ludarium-")
        self._loop: asyncio.AbstractEventLoop | None = None
        listening = listen(HOST, port)
        self.server = f"http://{HOST}:{listening.getsockname()[1]}"
        settings = Settings(f"sqlite:///{Path(self._folder.name) / 'tables.sqlite'}", Pace())
        self._app = App(settings)
        self._server = Server(self._app, self._started)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        if not self._server.is_ready.wait(START):
            raise LudariumError("the server could not start")

    def _started(self) -> None:
        self._loop = asyncio.get_running_loop()

    @property
    def address(self) -> str:
        """The address of the table of the present game."""
        return f"{self.server}/table/{self.table}"

    def open(self) -> None:
        """Open the browser, if there is one."""
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(self.address)

    def show(self, game: TouchGame) -> None:
        """Show another game at a new table, to which the page of the last one leads."""
        before, self.table = self.table, new_table_id()
        self._seen = 0
        self._call(self._open_table(game))
        if before:
            self._call(self._commit(before, lambda _: Rematched(time.time(), self.table)))

    async def _open_table(self, game: TouchGame) -> None:
        rules = self.dealer.ruleset
        opened = Opened(
            at=time.time(),
            game=rules.name,
            rules=rules.version,
            seats=[SeatPlan("bot", name) for name in self.names],
            settings=self.dealer.options,
            visibility="link",
            undo="reach",
            stand_in=0,
            seed=new_token(),
            hosts=[],
            practice=True,
            origin=Origin("", 0, dict(game.game.dump())),
        )
        await self._registry().create(self.table, opened)
        for seat in range(self.dealer.seats):  # a bot without a name: the environment decides until a person sits
            await self._commit(self.table, partial(_offer, seat))

    def decided(self, seat: int, option: str) -> bool:
        """Commit a decision of the environment; False if people have changed something meanwhile."""
        made: list[int] = []

        def make_entry(table: Table) -> Decided | None:
            made.clear()
            if not self._is_own(table, seat):
                return None
            assert table.match is not None
            made.append(seat)
            decision = next(one.id for one in table.match.decisions if one.seat == seat)
            return Decided(time.time(), seat, decision, option)

        self._call(self._commit(self.table, make_entry))
        self._seen += len(made)
        return bool(made)

    def _is_own(self, table: Table, seat: int) -> bool:
        """Whether nothing has happened without the environment, and it decides for this seat."""
        assert table.match is not None
        plan = table.seats[seat]
        return len(table.match.entries) == self._seen and plan.kind == "bot" and not plan.bot

    def followed(self, seat: int) -> TouchGame | None:
        """The game after what people have done at the table; None if the environment has to decide for this seat.

        Waits while a person, or the bot of a person who left, has to decide for it.
        """
        while True:
            game, is_own = self._call(self._look(seat))
            if game is not None or is_own:
                return game
            if not self._thread.is_alive():
                raise LudariumError("the server has stopped")
            time.sleep(LOOK)

    async def _look(self, seat: int) -> tuple[TouchGame | None, bool]:
        """The table's game, if it went on without the environment; and whether the environment has to decide."""
        async with self._registry().reading(await self._registry().load(self.table)) as table:
            assert table.match is not None
            if len(table.match.entries) == self._seen:
                return None, self._is_own(table, seat)
            self._seen = len(table.match.entries)
            return TouchGame(table.match.game.copy(), self.dealer.space), False

    def close(self) -> None:
        """Stop the server."""
        self._server.should_exit = True
        self._thread.join()
        self._folder.cleanup()

    async def _commit(self, table: str, make_entry: Callable[[Table], Entry | None]) -> None:
        registry = self._registry()
        await registry.commit(await registry.load(table), make_entry)

    def _registry(self) -> TableRegistry:
        assert self._app.registry is not None
        return self._app.registry

    def _call(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine that runs in the loop of the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


def _offer(seat: int, _: Table) -> Filled:
    return Filled(time.time(), seat, "")
