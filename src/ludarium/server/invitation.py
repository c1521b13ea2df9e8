"""Invitations: the address at which others reach this server, the link to a table, and its QR code."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import segno
from msgspec import Struct


class Invitation(Struct):
    """A link, and its QR code as the data URI of an SVG."""

    link: str
    qr: str


def public_address(here: str, network: str) -> str:
    """The address of this server for others: `here`, which the host's browser uses.

    If that is a loopback address, which others cannot reach, it is the server's address in the local `network`, if any.
    """
    return network if network and _is_local(here) else here


def invitation(table: str, address: str) -> Invitation:
    """The invitation to a table of the server at this address."""
    link = f"{address}/t/{table}"
    return Invitation(link, segno.make(link, error="l", micro=False).svg_data_uri(border=2, dark="#000", light="#fff"))


def _is_local(address: str) -> bool:
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:  # not a URL, such as http://[
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
