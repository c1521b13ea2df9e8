"""The application: the server with its routes, its startup and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send
from msgspec import Struct

from ludarium import __version__
from ludarium.errors import Refused

from .admin.access import AdminAccess
from .admin.service import Admin, is_compiled
from .admin.switches import Switches
from .deals.service import SharedDeals
from .decode import MAX_BODY
from .jobs.alerts import Alerts
from .jobs.maintenance import Maintenance
from .jobs.pace import Pace
from .jobs.presence import Presence
from .jobs.replay_sync import ReplaySync
from .jobs.retention import Retention, RetentionPolicy
from .metrics import Metrics
from .middleware import SecurityMiddleware
from .outgoing import Outgoing
from .push import PushService
from .rate_limit import Limits, RateLimiter
from .routes import admin, after, deals, games, operation, tables
from .routes.responses import reply_http_error, reply_refused, reply_unexpected
from .sockets.connection import ConnectionLimits
from .sockets.endpoint import Heartbeat, SocketEndpoint
from .storage.base import Storage, open_storage
from .tables.analysis import Analyses
from .tables.checks import allow_bots
from .tables.hints import Hints
from .tables.records import RecordPolicy, RecordWorker
from .tables.registry import TableRegistry
from .tables.results import Results
from .tables.scores import Scores
from .tables.service import TableService
from .workers.analysis import AnalysisWorkers
from .workers.bots import BotWorkers
from .workers.packs import PackWorker
from .workers.score import ScoreWorker

# What `App._run` puts into the state, and handlers take by these names.
PROVIDED: Final = (
    *("registry", "service", "scores", "results", "analyses", "shared_deals", "push"),
    *("score_worker", "record_worker", "admin", "admin_access", "entrance"),
)


class Settings(Struct, frozen=True):
    """The settings of a server."""

    database: str
    pace: Pace = Pace()
    heartbeat: Heartbeat = Heartbeat()
    limits: Limits = Limits()
    connections: ConnectionLimits = ConnectionLimits()
    workers: int | None = None
    simulations: int | None = None  # for each decision of an analysis; None: as many as the game needs
    records: RecordPolicy = RecordPolicy()
    retention: RetentionPolicy = RetentionPolicy()
    network: str = ""  # its address in the local network, such as http://192.168.1.5:8765
    public_url: str = ""  # its address for everyone, such as https://games.example
    private_targets: bool = False  # whether webhooks may lead to private networks
    bots: list[str] = []  # of other modules that tables may seat, as my_module:MyBot
    trusted_proxies: str = "127.0.0.1,::1"  # whose X-Forwarded headers count: addresses and networks
    admin_token: str = ""  # of the operator; "": there is no admin page
    invitation: str = ""  # the word that strangers need; "": none


class App:
    """The whole server as an ASGI application. Await `close_sockets` before stopping it."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        allow_bots(settings.bots)
        self.metrics = Metrics()
        self.limiter = RateLimiter(settings.limits)
        self.registry: TableRegistry | None = None
        self.shared_deals: SharedDeals | None = None
        self._storage = storage
        self._requests = self._litestar()
        self._sockets: SocketEndpoint | None = None
        self._middleware = SecurityMiddleware(
            self._route, self.limiter, self.metrics, settings.public_url, settings.invitation
        )
        self.metrics.info = {"version": __version__, "compiled": str(is_compiled()).lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._middleware(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._sockets if scope["type"] == ScopeType.WEBSOCKET and self._sockets else self._requests
        await app(scope, receive, send)

    def has_sockets(self) -> bool:
        """Whether anyone is connected to a table."""
        return self.registry is not None and any(live.subscribers for live in self.registry.live.values())

    async def close_sockets(self, patience: float = 2.0) -> None:
        """Notify every socket that the server is about to stop, and wait until they are closed."""
        if self.registry is None:
            return
        self.registry.closing = True
        subscribers = [subscriber for live in self.registry.live.values() for subscriber in live.subscribers]
        for subscriber in subscribers:
            subscriber.close()
        for _ in range(int(patience / 0.05)):
            if not self.has_sockets():
                break
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _run(self, app: Litestar) -> AsyncIterator[None]:
        storage = self._storage or await open_storage(self.settings.database)
        bots = BotWorkers(self.settings.pace.thinking, self.settings.pace.search, self.metrics, self.settings.workers)
        score_worker = app.state.score_worker = ScoreWorker()
        packs = PackWorker()
        record_worker = app.state.record_worker = RecordWorker(storage, self.settings.records)
        registry = self.registry = app.state.registry = TableRegistry(storage, self.metrics)
        settings = self.settings
        outgoing = Outgoing(settings.public_url or settings.network, private=settings.private_targets)
        service = app.state.service = TableService(
            registry, Hints(registry, bots), packs, outgoing, settings.pace.absence
        )
        app.state.scores = Scores(registry)
        analyses = app.state.analyses = Analyses(registry, AnalysisWorkers(settings.workers, settings.simulations))
        results = app.state.results = Results(storage)
        self.shared_deals = app.state.shared_deals = SharedDeals(registry, results)
        switches = Switches(registry)
        app.state.admin = Admin(registry, switches)
        app.state.admin_access = AdminAccess(settings.admin_token)
        app.state.entrance = self._middleware.entrance
        app.state.network = self.settings.network
        app.state.public_url = self.settings.public_url
        self._sockets = SocketEndpoint(registry, service, self.limiter, self.settings.heartbeat)
        presence = Presence(registry)
        replay_sync = ReplaySync(registry, service.replays)
        maintenance = Maintenance(registry, bots, self.settings.pace)
        push = app.state.push = PushService(storage, outgoing)
        alerts = Alerts(registry, outgoing, push, settings.pace.alert)
        await maintenance.start()
        await presence.start()
        await replay_sync.start()
        await switches.start()
        maintenance.every_hour(record_worker.delete_expired)
        maintenance.every_hour(results.index_all)
        maintenance.every_hour(Retention(registry, settings.retention).run)
        try:
            yield
        finally:
            await presence.close()
            await replay_sync.close()
            await switches.close()
            await maintenance.close()
            await alerts.close()
            await analyses.close()
            await results.close()
            bots.close()
            score_worker.close()
            packs.close()
            record_worker.close()
            await storage.close()

    def _litestar(self) -> Litestar:
        routes = (tables, after, deals, games, admin, operation)
        return Litestar(
            [handler for group in routes for handler in group.HANDLERS],
            lifespan=[self._run],
            dependencies={
                **{name: provided(name) for name in PROVIDED},
                "limiter": Provide(lambda: self.limiter, sync_to_thread=False),
            },
            exception_handlers={Refused: reply_refused, HTTPException: reply_http_error, Exception: reply_unexpected},
            openapi_config=None,
            logging_config=None,
            request_max_body_size=MAX_BODY,
        )


def provided(name: str) -> Provide:
    """The dependency of handlers that is in the state under this name."""

    def found(state: State) -> Any:  # noqa: ANN401 - of any type
        return state[name]

    return Provide(found, sync_to_thread=False)
