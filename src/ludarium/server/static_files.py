"""The files of the web client and the texts that it renders: compressed once, with an ETag."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response

from ludarium.games import names, ruleset
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES

from .lessons import MESSAGES as LESSONS
from .lessons import lesson_data
from .protocol import RuleData
from .refusal import refused

FORBIDDEN: Final = frozenset("\\:\0")  # on Windows a colon or a backslash in a name could lead out of the folder
STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"  # cached, but checked by its ETag each time
MIN_GZIP_SIZE: Final = 600  # bytes: smaller content is not worth compressing
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
# What no table needs, or the page has already.
NOT_LOADED: Final = ("admin.ftl", "alerts.ftl", "cli.ftl", "entrance.ftl", "home.ftl", "preview.ftl", LESSONS)
COMPRESSED_ALREADY: Final = (".woff2", ".png", ".jpg", ".webp", ".ico", ".ogg", ".mp3")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludarium</title>
<h1>The server runs, but its pages are not built yet.</h1>
<p>In the folder of the project, <code>make setup</code> builds them; then load this page again.</p>
<p>Programs need no pages: <a href="/api/games">/api/games</a>.</p>
</html>
"""


class StaticResponse:
    """Static content, plain and compressed, with its ETag."""

    def __init__(self, content: bytes, media_type: str, cache: str, *, compress: bool = True) -> None:
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.gzipped = gzip.compress(content, 9, mtime=0) if compress and len(content) > MIN_GZIP_SIZE else None

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The response to a request: 304 without content if the browser has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


def page(path: str, folder: Path = STATIC) -> StaticResponse:
    """The file at a path; the web client's page for the paths of its views, such as /t/TABLE."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or not FORBIDDEN.isdisjoint(part) for part in parts):
        raise refused(Message("reason-no-page"))
    file = folder.joinpath(*parts)
    if not parts or not _is_file(file):
        if parts and "." in parts[-1]:
            raise refused(Message("reason-no-page"))
        file = folder / INDEX
        if not file.is_file():
            return StaticResponse(NOT_BUILT.encode(), TYPES[".html"], "no-store")
    return _read(file, file.stat().st_mtime_ns, hashed=parts[:1] == ["assets"])


@functools.lru_cache(maxsize=20)
def with_base(page: StaticResponse, base: str) -> StaticResponse:
    """The page for clients that see the server under this path; other files name no paths."""
    if not page.media_type.startswith("text/html"):
        return page
    return StaticResponse(page.content.replace(b'="./', f'="{base}/'.encode()), page.media_type, page.cache)


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # the name is too long
        return False


@functools.lru_cache(maxsize=500)
def _read(file: Path, _changed: int, *, hashed: bool) -> StaticResponse:
    media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compress = file.suffix not in COMPRESSED_ALREADY
    return StaticResponse(file.read_bytes(), media_type, IMMUTABLE if hashed else REVALIDATE, compress=compress)


@functools.cache
def texts(game: str, language: str) -> StaticResponse:
    """The messages of a game in a language, as Fluent source; "common": those of the page itself."""
    _check(game, language, "common")
    folder = resources.files("ludarium.text" if game == "common" else f"ludarium.games.{game}") / "locale" / language
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name not in NOT_LOADED]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name))
    return StaticResponse(text.encode(), TYPES[".txt"], REVALIDATE)


@functools.cache
def rules(game: str, language: str) -> StaticResponse:
    """The rules of a game in a language; headings have no text."""
    _check(game, language)
    rulebook = [RuleData(*rule) for rule in ruleset(game).text.rulebook(language)]
    return StaticResponse(msgspec.json.encode(rulebook), TYPES[".json"], REVALIDATE)


@functools.cache
def catalogue(game: str) -> StaticResponse:
    """The constant data of a game, such as its cards."""
    _check(game, LANGUAGES[0])
    return StaticResponse(msgspec.json.encode(ruleset(game).catalogue()), TYPES[".json"], REVALIDATE)


@functools.cache
def lesson(game: str, name: str) -> StaticResponse:
    """A lesson of a game."""
    return StaticResponse(msgspec.json.encode(lesson_data(game, name)), TYPES[".json"], REVALIDATE)


def _check(game: str, language: str, *also: str) -> None:
    if game not in (*names(), *also) or language not in LANGUAGES:
        raise refused(Message("reason-no-page"))
