"""Tries a running server as browsers and programs use it: health, the page with all its parts, a game with a bot.

    python try_server.py ADDRESS [--game GAME]

It needs nothing but an installed Ludarium. With SSL_CERT_FILE it trusts the certificate in that file.
"""

from __future__ import annotations

import argparse
import re
import time

import httpx

from ludarium import replay
from ludarium.client import Client

PARTS = re.compile(r'(?:src|href)="(/[^"]+)"')


def main() -> None:
    """Try the server of the command line; an exception says what does not work."""
    parser = argparse.ArgumentParser(description="Try a running server.")
    parser.add_argument("address")
    parser.add_argument("--game", default="sagrada")
    chosen = parser.parse_args()
    with Client(chosen.address) as client:
        wait_until_ready(client.http)
        print(f"the page and {check_page(client.http)} parts of it")
        print(f"a game of {chosen.game}: {play(client, chosen.game)} points, and its record says the same")


def wait_until_ready(http: httpx.Client, seconds: float = 30.0) -> None:
    """Wait until the server says that it is healthy."""
    end = time.monotonic() + seconds
    while True:
        try:
            if http.get("/health").is_success:
                return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
        if time.monotonic() > end:
            raise SystemExit("the server is not healthy")
        time.sleep(0.1)


def check_page(http: httpx.Client) -> int:
    """Load the page, and all that it names, whose number is returned."""
    page = http.get("/").raise_for_status().text
    parts = sorted(set(PARTS.findall(page)))
    if not any(part.endswith(".js") for part in parts):
        raise SystemExit("the page has no script: was it built?")
    for part in parts:
        http.get(part).raise_for_status()
    http.get("/api/text/common/uk").raise_for_status()
    return len(parts)


def play(client: Client, game: str) -> list[int]:
    """Play a whole game over a socket, and replay its record here; the points of all seats."""
    with client.create(game, name="Ada", bots=["random"]) as seat:
        while decision := seat.wait(60):
            seat.decide(decision.options[0].id)
        points = [standing.total for standing in seat.state.standings]
        if points != [standing.total for standing in replay(client.record(seat.table)).standings]:
            raise SystemExit("the record of the game has other points than its end")
        return points


if __name__ == "__main__":
    main()
