"""Invitations: the address at which others reach this server, the link to a table, and its QR code."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

import segno
from msgspec import Struct

from ludarium.errors import LudariumError

BASE_PATH: Final = re.compile(r"(/[A-Za-z0-9_-]+)*")  # a server under a path: it is used in cookies and the page


class BadAddress(LudariumError):
    """An address that is not that of a server."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not the address of a server: expected one like https://games.example")


class Invitation(Struct):
    """The link to a table, its QR code as the data URI of an SVG, and its short code."""

    link: str
    qr: str
    code: str


def public_address(here: str, network: str) -> str:
    """The address of this server for others: `here`, which the host's browser uses.

    If that is a loopback address, which others cannot reach, it is the server's address in the local `network`, if any.
    """
    return network if network and _is_local(here) else here


def checked_public_url(text: str) -> str:
    """A URL such as https://games.example or https://club.example/ludarium, without a slash at its end.

    BadAddress for anything else.
    """
    try:
        parts = urlsplit(text)
        _ = parts.port  # a ValueError if it is no number
    except ValueError as error:
        raise BadAddress(text) from error
    path = parts.path.rstrip("/")
    has_more = parts.query or parts.fragment or parts.username
    if parts.scheme not in {"http", "https"} or not parts.hostname or has_more or not BASE_PATH.fullmatch(path):
        raise BadAddress(text)
    return f"{parts.scheme}://{parts.netloc.lower()}{path}"


def invitation(table: str, code: str, address: str) -> Invitation:
    """The invitation to a table of the server at this address."""
    link = f"{address}/t/{table}"
    return Invitation(link, qr_code(link), code)


def qr_code(link: str) -> str:
    """The QR code of a link, as the data URI of an SVG."""
    return segno.make(link, error="l", micro=False).svg_data_uri(border=2, dark="#000", light="#fff")


def _is_local(address: str) -> bool:
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:  # not a URL, such as http://[
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
