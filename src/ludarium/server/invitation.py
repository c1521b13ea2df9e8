"""The link by which friends come to a table, and its QR code for their phones."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import segno
from msgspec import Struct


class Invitation(Struct):
    """A link, and a picture of it as the address of an SVG."""

    link: str
    qr: str


def invitation(table: str, here: str, network: str) -> Invitation:
    """How others come to a table.

    `here` is the server's address as the one who invites knows it. Where nobody else could reach that, for it is this
    very machine, the one that the server has in the `network` is better, if it has any.
    """
    link = f"{network if network and _is_alone(here) else here}/t/{table}"
    return Invitation(link, segno.make(link, error="l", micro=False).svg_data_uri(border=2, dark="#000", light="#fff"))


def _is_alone(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
