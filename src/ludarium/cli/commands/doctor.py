"""`ludarium doctor`: checks whether a server can run well here."""

from __future__ import annotations

import asyncio

import click
from rich.text import Text

from ludarium.server.doctor import FAIL, OK, WARN, Finding, examine

from ..options import database_option, json_option
from ..terminal.screen import COLOURS, new_console, print_json

SIGNS = {OK: ("ok", "yes"), WARN: ("warning", "light"), FAIL: ("error", "no")}


@click.command("doctor")
@database_option
@click.option(
    "--public-url", metavar="URL", default="", envvar="LUDARIUM_PUBLIC_URL", help="Also check the way through a proxy."
)
@json_option
def command(database: str, public_url: str, as_json: bool) -> int:
    """Check this machine, the database and the proxy, and say what to do about each problem.

    Nothing is changed. The exit code is 1 if there is an error.
    """
    findings = asyncio.run(examine(database, public_url))
    if as_json:
        print_json(findings)
    else:
        print_findings(findings)
    return int(any(finding.level == FAIL for finding in findings))


def print_findings(findings: list[Finding]) -> None:
    """Print a line for each finding."""
    console = new_console()
    for finding in findings:
        sign, colour = SIGNS[finding.level]
        line = Text.assemble((f"{sign:8}", COLOURS[colour]), (f"{finding.name:12}", "bold"), finding.text)
        console.print(line, soft_wrap=True)
