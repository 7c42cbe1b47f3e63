"""The page of the API, written from its OpenAPI document, for people; it needs no script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Json = dict[str, Any]

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code { font-family: ui-monospace, monospace } h2 code { font-weight: 700 }
section { border-top: 1px solid #8888; margin-top: 1.5rem } td, th { text-align: left;
vertical-align: top; padding: 0 1rem 0.2rem 0 } :root { color-scheme: light dark }
"""


class ApiPage(OpenAPIRenderPlugin):
    """Shows the document as a page."""

    def __init__(self) -> None:
        """Stand at the root of the documents."""
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:  # noqa: ARG002  # the same for all
        """Write the page."""
        return "\n".join(page(openapi_schema)).encode()


def page(document: Json) -> Iterator[str]:
    """Write the document."""
    info = document["info"]
    title = f"{info['title']} {info['version']}"
    yield "<!doctype html><html lang=en><meta charset=utf-8>"
    yield "<meta name=viewport content='width=device-width'>"
    yield f"<title>{escape(title)}</title><style>{STYLE}</style>"
    yield f"<h1>{escape(title)}</h1><p>{escape(info['description'])}</p>"
    yield "<p><a href=/api/docs/openapi.json>openapi.json</a> is the same for programs.</p>"
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield from operation_of(f"{method.upper()} {path}", operation)
    for name, schema in document["components"]["schemas"].items():
        yield f"<section id={escape(name)}><h2>{escape(name)}</h2>"
        yield f"<p>{escape(schema.get('description', ''))}</p>"
        yield table((m, shape(s)) for m, s in schema.get("properties", {}).items())
        yield "</section>"


def operation_of(name: str, operation: Json) -> Iterator[str]:
    """Write what an address does."""
    yield f"<section><h2><code>{escape(name)}</code></h2>"
    yield f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>"
    asked = [
        (f"{one['name']} ({one['in']})", shape(one["schema"]))
        for one in operation.get("parameters", [])
    ]
    if body := operation.get("requestBody"):
        asked += [("body", shape(kind["schema"])) for kind in body["content"].values()]
    yield table(asked)
    yield table(answer(status, told) for status, told in operation["responses"].items())
    yield "</section>"


def answer(status: str, told: Json) -> tuple[str, str]:
    """Write an answer: when it is given, and its shape."""
    shapes = [shape(kind["schema"]) for kind in told.get("content", {}).values()]
    return status, " ".join([escape(told["description"]), *shapes])


def table(rows: Any) -> str:  # noqa: ANN401  # pairs
    """Write pairs as a table."""
    lines = [f"<tr><th><code>{escape(k)}</code></th><td>{v}</td></tr>" for k, v in rows]
    return f"<table>{''.join(lines)}</table>" if lines else ""


def shape(schema: Json) -> str:
    """Write the shape of a value."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "oneOf" in schema:
        return " or ".join(shape(one) for one in schema["oneOf"])
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    if "const" in schema:
        return escape(str(schema["const"]))
    if "items" in schema:
        return f"a list of {shape(schema['items'])}"
    kind = schema.get("type", "anything")
    return escape(kind if isinstance(kind, str) else ", ".join(kind))
