"""Requests to addresses that strangers have entered, such as webhooks.

The name is resolved once, and the connection goes to that address: a private or loopback address is refused unless the
operator allows it, also when a name leads there. Redirects are not followed; time and size are limited.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import httpx

from ludarium.errors import LudariumError

TIMEOUT: Final = 8.0  # seconds for everything
MAX_ANSWER: Final = 4096  # bytes that are read
MAX_URL: Final = 500  # characters
MAX_AT_ONCE: Final = 8
# Networks whose addresses contain another address, which may be a private one.
TRANSLATED: Final = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "2002::/16", "2001::/32", "::/96")]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class OutgoingError(LudariumError):
    """A request that was not sent, or failed; `status` is that of the answer, if there was one."""

    def __init__(self, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.status = status


class PrivateTarget(OutgoingError):
    """The address is in a private network, and the operator does not allow that."""


class Outgoing:
    """Sends requests; `private` allows private and loopback targets, and plain http to all.

    `address` is the server's for others, for links.
    """

    def __init__(self, address: str, *, private: bool = False) -> None:
        self.address = address
        self.private = private
        self._slots = asyncio.Semaphore(MAX_AT_ONCE)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send a request; OutgoingError unless the answer is one of success."""
        try:
            async with self._slots:
                status = await asyncio.wait_for(self._post(url, body, headers), TIMEOUT)
        except TimeoutError as error:
            raise OutgoingError(f"no answer within {TIMEOUT:.0f} s") from error
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise OutgoingError(str(error) or type(error).__name__) from error
        if not httpx.codes.is_success(status):
            raise OutgoingError(f"HTTP {status}", status)

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        target = await self._pinned(url)
        host = target.headers["host"]
        extensions = {"sni_hostname": target.extensions["sni_hostname"]}
        async with (
            httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=TIMEOUT) as client,
            client.stream(
                "POST", target.url, content=body, headers={**headers, "host": host}, extensions=extensions
            ) as answer,
        ):
            size = 0
            async for part in answer.aiter_raw():
                size += len(part)
                if size > MAX_ANSWER:
                    break
            return answer.status_code

    async def _pinned(self, url: str) -> httpx.Request:
        """A request whose URL has the address of its host in place of the name."""
        try:
            parts = urlsplit(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError as error:
            raise OutgoingError("this is no URL") from error
        schemes = ("http", "https") if self.private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username is not None or len(url) > MAX_URL:
            raise OutgoingError(f"expected a URL with {' or '.join(schemes)}")
        address = await self._resolve(parts.hostname, port)
        literal = f"[{address}]" if address.version == 6 else str(address)  # noqa: PLR2004 - IPv6
        request = httpx.Request("POST", httpx.URL(url).copy_with(host=literal), headers={"host": parts.netloc})
        request.extensions = {"sni_hostname": parts.hostname}
        return request

    async def _resolve(self, host: str, port: int) -> Address:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(one[4][0]).split("%")[0]) for one in found]
        if not addresses:
            raise OutgoingError(f"{host} has no address")
        if not self.private and not all(is_public(one) for one in addresses):
            raise PrivateTarget(f"{host} is in a private network")
        return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address is one of the internet, and hides no other."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast
