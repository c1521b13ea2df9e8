"""`ludarium serve`: start the server, print its addresses, open the browser."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
import signal
import socket
import sys
import threading
import webbrowser
from typing import Final
from urllib.parse import urlencode

import click
import segno

from ludarium.errors import LudariumError, shortened
from ludarium.kernel.message import Message
from ludarium.server.admin.access import checked_token
from ludarium.server.app import App, Settings
from ludarium.server.invitation import checked_public_url
from ludarium.server.jobs.pace import Pace
from ludarium.server.jobs.retention import RetentionPolicy
from ludarium.server.json_log import log_to_stderr
from ludarium.server.run import Server, listen
from ludarium.server.storage.base import open_storage
from ludarium.server.tables.checks import allow_bots
from ludarium.server.tables.records import RecordPolicy
from ludarium.text.localizer import localizer

from ..config import configurable
from ..options import database_option, language_option, names

PORT: Final = 8765
ALL_INTERFACES: Final = ("0.0.0.0", "::")  # noqa: S104 - friends join by the local network


@click.command("serve")
@click.option("--host", default=ALL_INTERFACES[0], show_default=True, help="The address to listen at.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0: any free port.")
@database_option
@click.option("--open", "open_browser", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--log", "level", type=click.Choice(["info", "warning", "error"]), help="By default warning, info if piped."
)
@click.option("--pace", default=Pace().bots, show_default=True, metavar="SECONDS", help="Least time of a bot's move.")
@click.option(
    "--keep-records",
    default=RecordPolicy().days,
    show_default=True,
    metavar="DAYS",
    help="How long records that were opened from files are stored; 0: none can be opened.",
)
@click.option(
    "--keep-finished",
    default=RetentionPolicy().finished,
    show_default=True,
    type=click.FloatRange(0),
    metavar="DAYS",
    help="How long tables are stored after the end of their game; 0: without end.",
)
@click.option(
    "--keep-unfinished",
    default=RetentionPolicy().unfinished,
    show_default=True,
    type=click.FloatRange(0),
    metavar="DAYS",
    help="How long tables at which nothing happens are stored; 0: without end.",
)
@click.option(
    "--public-url", metavar="URL", default="", help="Its address for everyone, such as https://games.example."
)
@click.option(
    "--trusted-proxies",
    default=Settings("").trusted_proxies,
    show_default=True,
    metavar="LIST",
    help="Addresses and networks of proxies whose X-Forwarded headers count.",
)
@click.option(
    "--bots", callback=names, metavar="NAME,…", help="Your bots that tables may seat, such as my_module:MyBot."
)
@click.option(
    "--admin-token",
    metavar="TOKEN",
    default="",
    help="Turns on the page /admin. Better set as LUDARIUM_ADMIN_TOKEN: a command line is not secret.",
)
@click.option(
    "--invitation", metavar="WORD", default="", help="Closes the server to strangers, who are asked for this word once."
)
@click.option("--private-webhooks", is_flag=True, help="Let webhooks lead to this machine and its local network.")
@language_option
def command(
    host: str,
    port: int,
    database: str,
    open_browser: bool,
    level: str | None,
    pace: float,
    keep_records: float,
    keep_finished: float,
    keep_unfinished: float,
    public_url: str,
    trusted_proxies: str,
    bots: list[str] | None,
    admin_token: str,
    invitation: str,
    private_webhooks: bool,
    language: str,
) -> None:
    """Serve tables to browsers and programs, here and in the local network."""
    public = checked_public_url(public_url) if public_url else ""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends as with Ctrl-C, and with the exit code 0
    log_to_stderr(level or ("warning" if sys.stderr.isatty() else "info"))
    asyncio.run(check_database(database))
    allow_bots(bots or [])
    listening = listen(host, port)
    bound_port: int = listening.getsockname()[1]
    address = network_address() if host in ALL_INTERFACES else None
    network = f"http://{address}:{bound_port}" if address else ""

    def on_ready() -> None:
        if port not in (0, bound_port):
            print_message(Message("serve-busy", port=str(port), found=str(bound_port)), language)
        print_addresses(host, bound_port, public or network, language)
        if open_browser:
            query = f"?{urlencode({'invitation': invitation})}" if invitation else ""
            page = f"http://127.0.0.1:{bound_port}/{query}"
            threading.Thread(target=open_page, args=(page,), daemon=True).start()

    settings = Settings(
        database,
        Pace(bots=pace),
        network=network,
        records=RecordPolicy(days=keep_records),
        retention=RetentionPolicy(finished=keep_finished, unfinished=keep_unfinished),
        public_url=public,
        private_targets=private_webhooks,
        bots=bots or [],
        trusted_proxies=checked_networks(trusted_proxies),
        admin_token=checked_token(admin_token),
        invitation=invitation.strip(),
    )
    server = Server(App(settings), on_ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.is_ready.is_set():
        raise LudariumError("the server could not start; its log says why")
    print_message(Message("serve-ended"), language)


configurable(command)


def checked_networks(text: str) -> str:
    """Addresses and networks, separated by commas; raises an error for anything else."""
    for part in text.split(","):
        try:
            ipaddress.ip_network(part.strip())
        except ValueError as error:
            raise LudariumError(
                f"{shortened(part.strip())} is no address and no network: expected for example 172.16.0.0/12"
            ) from error
    return text


async def check_database(database: str) -> None:
    """Open and close the database, so that an error in it is reported in one line."""
    storage = await open_storage(database)
    await storage.close()


def print_addresses(host: str, port: int, others: str, language: str) -> None:
    """Print the addresses of the server for this machine and, with a QR code, for others."""
    here = "127.0.0.1" if host in ALL_INTERFACES else host
    print_message(Message("serve-here", address=f"http://{_bracket_ipv6(here)}:{port}/"), language)
    if others:
        address = f"{others}/"
        print_message(Message("serve-network", address=address), language)
        if sys.stdout.isatty():
            drawing = io.StringIO()
            segno.make(address, error="l").terminal(out=drawing, compact=True, border=2)
            with contextlib.suppress(UnicodeEncodeError):  # the terminal cannot show it
                click.echo(drawing.getvalue())
    print_message(Message("serve-stop", keys="Ctrl-C"), language)


def print_message(message: Message, language: str) -> None:
    """Print a message."""
    click.echo(localizer("ludarium.text", language).format(message))


def network_address() -> str | None:
    """The address of this machine in the local network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: only the route is looked up, nothing is sent
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def open_page(address: str) -> None:
    """Open the browser, if there is one."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _bracket_ipv6(host: str) -> str:
    return f"[{host}]" if ":" in host else host
