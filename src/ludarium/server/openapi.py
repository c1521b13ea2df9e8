"""The OpenAPI schema of the HTTP routes, from the types that they declare.

A route declares with `body` what it takes and with `answer` what it responds, as JSON; `str` is plain text. Routes
without `answer` are not described: the page, and downloads.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.routes import BaseRoute, HTTPRoute

from ludarium import __version__

from .protocol import Refusal
from .static_files import REVALIDATE, TYPES, StaticResponse

REFERENCE: Final = "#/components/schemas/{name}"
PLACES: Final[dict[type, str]] = {PathParameter: "path", QueryParameter: "query"}


@functools.lru_cache(maxsize=1)
def response(app: Litestar) -> StaticResponse:
    """The OpenAPI document of an application."""
    return StaticResponse(msgspec.json.encode(document(app.routes)), TYPES[".json"], REVALIDATE)


def document(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    described = {
        (route.path_format, method.lower()): handler
        for route in routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if "answer" in handler.opt
        for method in handler.http_methods
    }
    paths: dict[str, dict[str, Any]] = {}
    types: list[Any] = [Refusal]
    for (path, method), handler in sorted(described.items(), key=lambda item: item[0]):  # alike in every process
        paths.setdefault(path, {})[method] = _operation(handler)
        types += [handler.opt[name] for name in ("body", "answer") if name in handler.opt]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludarium", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(handler: HTTPRouteHandler) -> dict[str, Any]:
    """A route: its parameters, its body, its answer, and the form of each refusal."""
    found: dict[str, Any] = {
        "operationId": handler.fn.__name__,
        "summary": inspect.getdoc(handler.fn),
        "parameters": [
            {
                "name": name,
                "in": place,
                "required": place == "path",
                "schema": _schema(parameter.annotation),
            }
            for name, parameter in handler.parsed_fn_signature.parameters.items()
            if (place := PLACES.get(type(parameter.kwarg_definition)))
        ],
        "responses": {
            "2XX": {"description": "The answer.", "content": _content(handler.opt["answer"])},
            "default": {"description": "A refusal, with its reason.", "content": _content(Refusal)},
        },
    }
    if "body" in handler.opt:
        found["requestBody"] = {"required": True, "content": _content(handler.opt["body"])}
    return found


def _content(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a type
    media_type = TYPES[".txt" if kind is str else ".json"]
    return {media_type: {"schema": _schema(kind)}}


def _schema(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a type
    """The schema of a type, which refers to those of its parts."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return found
