"""`ludarium serve`: the server, with everything that somebody needs who has just started it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import click
import platformdirs
import segno

from ludarium.errors import LudariumError
from ludarium.kernel.message import Message
from ludarium.server.app import App, Settings
from ludarium.server.caretaker import Pace
from ludarium.server.listening import Server, listen
from ludarium.server.log import log_to_stderr
from ludarium.server.storage import open_storage
from ludarium.text.speaker import speaker

from .request import language_option

PORT: Final = 8765
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - friends join by the local network


@click.command("serve")
@click.option("--host", default=EVERYWHERE[0], show_default=True, help="The address to listen at.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; by default a file of yours.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--log", "level", type=click.Choice(["info", "warning", "error"]), help="By default warning, info if piped."
)
@click.option(
    "--pace", default=Pace().bots, show_default=True, metavar="SECONDS", help="Of bots' moves that people watch."
)
@language_option
def command(
    host: str, port: int, database: str | None, open_browser: bool, level: str | None, pace: float, language: str
) -> None:
    """Serve tables to browsers and programs, here and in the local network."""
    log_to_stderr(level or ("warning" if sys.stderr.isatty() else "info"))
    database = database or default_database()
    asyncio.run(check(database))
    listening = listen(host, port)
    found: int = listening.getsockname()[1]
    address = network_address() if host in EVERYWHERE else None
    network = f"http://{address}:{found}" if address else ""

    def ready() -> None:
        if port not in (0, found):
            tell(Message("serve-busy", port=str(port), found=str(found)), language)
        greet(host, found, network, language)
        if open_browser:
            threading.Thread(target=open_page, args=(f"http://127.0.0.1:{found}/",), daemon=True).start()

    server = Server(App(Settings(database, Pace(bots=pace), network=network)), ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.began.is_set():
        raise LudariumError("the server could not start; its log says why")
    tell(Message("serve-ended"), language)


async def check(database: str) -> None:
    """See whether there is such a database, so that what is wrong with it can be said in one line."""
    storage = await open_storage(database)
    await storage.close()


def default_database() -> str:
    """A file in the user's own folder."""
    folder = Path(platformdirs.user_data_dir("ludarium", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudariumError(
            f"cannot make the folder {folder}: {error.strerror}; name a file with --database"
        ) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def greet(host: str, port: int, network: str, language: str) -> None:
    """Say where the server is, to this machine and to the phones around it."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    tell(Message("serve-here", address=f"http://{_bracketed(here)}:{port}/"), language)
    if network:
        address = f"{network}/"
        tell(Message("serve-network", address=address), language)
        if sys.stdout.isatty():
            drawing = io.StringIO()
            segno.make(address, error="l").terminal(out=drawing, compact=True, border=2)
            with contextlib.suppress(UnicodeEncodeError):  # a terminal that cannot draw it
                click.echo(drawing.getvalue())
    tell(Message("serve-stop", keys="Ctrl-C"), language)


def tell(message: Message, language: str) -> None:
    """Print a message."""
    click.echo(speaker("ludarium.text", language).say(message))


def network_address() -> str | None:
    """The address by which others in the network reach this machine; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent, only the way is looked up
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def open_page(address: str) -> None:
    """Open the browser; where there is none, the address on the screen has to do."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
