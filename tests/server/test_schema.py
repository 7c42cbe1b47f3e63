"""Whatever is asked of the API, it answers as its OpenAPI document says.

`TRADECRAFT_TRIES=500 pytest tests/server/test_schema.py` asks more than `make test` does.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.conftest import Come, Person, Start
from tradecraft.server.app import Config, application

TRIES = int(os.environ.get("TRADECRAFT_TRIES", "8"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ADDRESSES = 30  # of the document; fewer would mean that it has lost some


@pytest.fixture
def known(start: Start, people: Come) -> tuple[BaseSchema, Person, list[str]]:
    """Bring a guest who has tables to a server: open, played, over, and of another."""
    server = start()
    ana, bo = people("Ana", "Bo", server=server)
    opened, played, over = ana.table(), ana.table(), ana.table(public=True)
    for table in (played, over):
        bo.post(f"/tables/{table}/sit")
    ana.post(f"/tables/{over}/resign")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    return schema, ana, [opened, played, over, bo.table(spectators=False)]


def test_every_answer_is_as_the_document_says(
    known: tuple[BaseSchema, Person, list[str]],
) -> None:
    schema, ana, tables = known
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > ADDRESSES
    headers = {"Authorization": f"Bearer {ana.token}"}
    right = {"name": st.sampled_from(tables), "game": st.sampled_from(["agent_hunter", "chess"])}
    answered: Counter[int] = Counter()
    for operation in operations:
        if operation.path.endswith("/events"):
            continue  # without end
        modes = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

        @given(case=st.one_of(modes), pick=st.data())
        @settings(
            max_examples=TRIES, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def answers(case: Case[Any], pick: DataObject) -> None:
            for name in set(right) & set(case.path_parameters):
                if pick.draw(st.booleans()):
                    case.path_parameters[name] = pick.draw(right[name])
            answer = case.call_and_validate(headers=headers, checks=CHECKS)
            answered[answer.status_code] += 1

        answers()

    assert set(answered) >= {200, 400, 404, 409, 422}  # each of them was tried


def test_the_document_names_every_address() -> None:
    app = application(Config("sqlite://")).app
    document = app.openapi_schema.to_schema()["paths"]
    served = {route.path_format for route in app.routes}

    assert {path for path in served if path.startswith("/api/")} - {
        path for path in served if path.startswith("/api/docs")
    } <= set(document)
    assert {"/healthz", "/readyz", "/metrics"} <= set(document)


def test_what_cannot_be_now_stands_in_the_document_where_one_only_asks(people: Come) -> None:
    (ana,) = people("Ana")
    table = ana.table(hints=True)  # at which nobody plays yet
    answer = ana.web.get(f"/api/tables/{table}/hint")
    document = ana.web.get("/api/docs/openapi.json").json()["paths"]

    assert answer.status_code == 409
    assert "409" in document["/api/tables/{name}/hint"]["get"]["responses"]
    assert "503" in document["/readyz"]["get"]["responses"]
