"""The address by which others reach this server, the link to a table, and its QR code for their phones."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import segno
from msgspec import Struct


class Invitation(Struct):
    """A link, and a picture of it as the address of an SVG."""

    link: str
    qr: str


def outward(here: str, network: str) -> str:
    """The address of this server for others.

    `here` is the one by which whoever invites them knows it. Where nobody else could reach that, for it is this very
    machine, the one that the server has in the `network` is better, if it has any.
    """
    return network if network and _is_alone(here) else here


def invitation(table: str, address: str) -> Invitation:
    """How others come to a table of the server at this address."""
    link = f"{address}/t/{table}"
    return Invitation(link, segno.make(link, error="l", micro=False).svg_data_uri(border=2, dark="#000", light="#fff"))


def _is_alone(address: str) -> bool:
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:  # no address at all, such as http://[
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
