"""The files of the web client and the texts that it renders, ready to be sent: compressed once, never sent twice."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response

from ludarium.errors import BadStep
from ludarium.games import contract, names
from ludarium.kernel.message import Message
from ludarium.text.speaker import LANGUAGES

from .reading import Step
from .refusal import refused

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"  # kept, but asked for by its ETag each time
SMALL: Final = 600  # bytes that are not worth compressing
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
COMPRESSED_ALREADY: Final = (".woff2", ".png", ".jpg", ".webp", ".ico", ".ogg", ".mp3")
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludarium</title>
<h1>The server runs, but its pages are not built yet.</h1>
<p>In the folder of the project, <code>make setup</code> builds them; then load this page again.</p>
<p>Programs need no pages: <a href="/api/games">/api/games</a>.</p>
</html>
"""


class Sent:
    """Something that is sent as it is: its content, plain and compressed, and a name for the very text of it."""

    def __init__(self, content: bytes, kind: str, cache: str, *, compress: bool = True) -> None:
        self.content = content
        self.kind = kind
        self.cache = cache
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.zipped = gzip.compress(content, 9, mtime=0) if compress and len(content) > SMALL else None

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer to a request for it: nothing but its name if the browser has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.zipped, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def page(path: str, folder: Path = STATIC) -> Sent:
    """The file at a path of the site; the client's own page for all paths that it makes up, such as /t/TABLE."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        raise refused(Message("reason-no-page"))
    file = folder.joinpath(*parts)
    if not parts or not _is_file(file):
        if parts and "." in parts[-1]:
            raise refused(Message("reason-no-page"))
        file = folder / INDEX
        if not file.is_file():
            return Sent(UNBUILT.encode(), TYPES[".html"], "no-store")
    return _read(file, file.stat().st_mtime_ns, hashed=parts[:1] == ["assets"])


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name longer than names may be
        return False


@functools.lru_cache(maxsize=500)
def _read(file: Path, _changed: int, *, hashed: bool) -> Sent:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compress = file.suffix not in COMPRESSED_ALREADY
    return Sent(file.read_bytes(), kind, FOR_EVER if hashed else ASK_FIRST, compress=compress)


@functools.cache
def texts(game: str, language: str) -> Sent:
    """All messages that the page may have to say in a language, as Fluent source; the game "common" has only ours."""
    _check(game, language, "common")
    packages = ["ludarium.text"] + ([] if game == "common" else [f"ludarium.games.{game}"])
    files: list[Traversable] = []
    for package in packages:
        folder = resources.files(package) / "locale" / language
        found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name != "cli.ftl"]
        files += sorted(found, key=lambda file: file.name)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Sent(text.encode(), TYPES[".txt"], ASK_FIRST)


@functools.cache
def rules(game: str, language: str) -> Sent:
    """The rules of a game in a language: headings have no text."""
    _check(game, language)
    found = [{"id": rule, "title": title, "text": text} for rule, title, text in contract(game).rules(language)]
    return Sent(msgspec.json.encode(found), TYPES[".json"], ASK_FIRST)


@functools.cache
def catalogue(game: str) -> Sent:
    """What of a game never changes."""
    _check(game, LANGUAGES[0])
    return Sent(msgspec.json.encode(contract(game).catalogue()), TYPES[".json"], ASK_FIRST)


def companion(game: str, step: Step) -> dict[str, Any]:
    """What the companion of a game says to an answer."""
    _check(game, LANGUAGES[0])
    try:
        found = contract(game).companion(step.state, step.answer)
    except BadStep as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
    if found is None:
        raise refused(Message("reason-no-page"))
    return found


def _check(game: str, language: str, *also: str) -> None:
    if game not in (*names(), *also) or language not in LANGUAGES:
        raise refused(Message("reason-no-page"))
