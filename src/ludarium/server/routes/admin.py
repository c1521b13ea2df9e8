"""Routes of the operator: signing in, the state of the server, its tables, a backup. Without a token there are none."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency as Given
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ludarium.kernel.message import Message

from ..admin.access import AdminAccess, session_cookie
from ..admin.service import Admin
from ..admin_protocol import AdminOverview, AdminTable, NoticeText, ReadOnly, SignIn
from ..decode import decode_body
from ..identity import base_of
from ..protocol import Notice
from ..rate_limit import RateLimiter, address_of
from ..refusal import refused
from .responses import HttpRequest, is_secure, reply

JSON: Final = "application/json"
CHUNK: Final = 1 << 16  # bytes of a backup that are sent at once


async def check_signed_in(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse requests without a session, and changes that a form of another page could send."""
    access: AdminAccess = connection.app.state.admin_access
    access.check(connection.scope["headers"])
    check_json(connection)


def check_json(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse a POST that is not declared as JSON: a browser sends that to its own site only, or asks before."""
    if (
        connection.scope.get("method") == "POST"
        and connection.headers.get("content-type", "").partition(";")[0].strip() != JSON
    ):
        raise refused(Message("reason-foreign"))


@post("/api/admin/session", body=SignIn, answer=dict[str, Any])
async def sign_in(
    request: HttpRequest, limiter: Given[RateLimiter], admin_access: Given[AdminAccess]
) -> Response[bytes]:
    """Begin a session."""
    if not admin_access.is_on:
        raise refused(Message("reason-no-page"))
    check_json(request)
    limiter.check_secret("sign_ins", address_of(request.scope))
    session = admin_access.sign_in(decode_body(SignIn, await request.body()).token)
    return _with_session(request, session)


@delete("/api/admin/session", answer=dict[str, Any], status_code=200)
async def sign_out(request: HttpRequest) -> Response[bytes]:
    """End the session of this browser."""
    return _with_session(request, "")


def _with_session(request: HttpRequest, session: str) -> Response[bytes]:
    response = reply(request, {})
    cookie = session_cookie(session, secure=is_secure(request), base=base_of(request.scope))
    response.headers["set-cookie"] = cookie
    return response


@get("/", answer=AdminOverview)
async def overview(request: HttpRequest, admin: Given[Admin]) -> Response[bytes]:
    """The state of the server."""
    return reply(request, await admin.overview())


@get("/tables", answer=list[AdminTable])
async def tables(
    request: HttpRequest, admin: Given[Admin], search: FromQuery[str] = "", status: FromQuery[str] = ""
) -> Response[bytes]:
    """The tables of a search."""
    return reply(request, await admin.tables(search[:100], status))


@get("/tables/{table:str}", answer=AdminTable)
async def table_details(request: HttpRequest, admin: Given[Admin], table: FromPath[str]) -> Response[bytes]:
    """A table with its seats."""
    return reply(request, await admin.table(table))


@post("/tables/{table:str}/close", answer=AdminTable, status_code=200)
async def close(request: HttpRequest, admin: Given[Admin], table: FromPath[str]) -> Response[bytes]:
    """Close a table."""
    await admin.close(table)
    return reply(request, await admin.table(table))


@post("/tables/{table:str}/free/{seat:int}", answer=AdminTable, status_code=200)
async def free(request: HttpRequest, admin: Given[Admin], table: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    """Free a seat of a table."""
    await admin.free(table, seat)
    return reply(request, await admin.table(table))


@delete("/tables/{table:str}", answer=dict[str, Any], status_code=200)
async def remove(request: HttpRequest, admin: Given[Admin], table: FromPath[str]) -> Response[bytes]:
    """Delete a table."""
    await admin.remove(table)
    return reply(request, {})


@post("/notice", body=NoticeText, answer=AdminOverview, status_code=200)
async def set_notice(request: HttpRequest, admin: Given[Admin]) -> Response[bytes]:
    """Show a text on all open pages."""
    await admin.switches.set_notice(decode_body(NoticeText, await request.body()).text)
    return reply(request, await admin.overview())


@post("/read-only", body=ReadOnly, answer=AdminOverview, status_code=200)
async def set_read_only(request: HttpRequest, admin: Given[Admin]) -> Response[bytes]:
    """Refuse or allow changes of tables."""
    await admin.switches.set_read_only(on=decode_body(ReadOnly, await request.body()).on)
    return reply(request, await admin.overview())


@get("/backup")
async def backup(admin: Given[Admin]) -> Stream:
    """A copy of the SQLite database."""
    copy = await admin.backup()
    headers = {
        "content-disposition": f'attachment; filename="{copy.name}"',
        "content-length": str(copy.stat().st_size),
        "cache-control": "no-store",
    }
    file = copy.open("rb")
    shutil.rmtree(copy.parent, ignore_errors=True)  # in case no one reads it; but Windows keeps open files
    return Stream(_content(file, copy.parent), headers=headers, media_type="application/vnd.sqlite3")


async def _content(file: BinaryIO, folder: Path) -> AsyncIterator[bytes]:
    """The content of a file, whose folder is deleted afterwards."""
    try:
        with file:
            while chunk := await asyncio.to_thread(file.read, CHUNK):
                yield chunk
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@get("/api/notice", answer=Notice)
async def notice(request: HttpRequest, admin: Given[Admin]) -> Response[bytes]:
    """What the operator wants everyone to read."""
    return reply(request, Notice(admin.switches.now.notice))


OPERATOR: Final = Router(
    "/api/admin",
    route_handlers=[
        overview,
        tables,
        table_details,
        close,
        free,
        remove,
        set_notice,
        set_read_only,
        backup,
    ],
    guards=[check_signed_in],
)
HANDLERS: Final = (sign_in, sign_out, OPERATOR, notice)
