"""Serving: settings come from flags, or from the environment."""

from __future__ import annotations

from typing import Any

import pytest

from cli.conftest import Ask

ENVIRONMENT = {
    "TRADECRAFT_HOST": "0.0.0.0",  # noqa: S104  # it is not listened at
    "TRADECRAFT_PORT": "81",
    "TRADECRAFT_DATABASE": "postgresql+psycopg://me@there/spies",
    "TRADECRAFT_BUS": "nats://there",
    "TRADECRAFT_BOT_DELAY": "1500",
    "TRADECRAFT_SECURE": "1",
}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Serve nothing, and note what would be served."""
    told: list[Any] = []

    def note(host: str, port: int, config: Any, _tell: object) -> int:  # noqa: ANN401  # the server's
        told.append((host, port, config))
        return 0

    monkeypatch.setattr("tradecraft.server.command.serve", note)
    return told


def test_settings_come_from_the_environment(
    ask: Ask, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)

    assert ask("serve").code == 0
    ((host, port, config),) = served
    assert (host, port) == ("0.0.0.0", 81)  # noqa: S104
    assert (config.database, config.bus) == ("postgresql+psycopg://me@there/spies", "nats://there")
    assert (config.bot_delay, config.secure) == (1.5, True)


def test_a_flag_goes_before_the_environment(
    ask: Ask, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)

    assert ask("serve --port 82 --database sqlite:///here.db").code == 0
    assert served[0][1] == 82
    assert served[0][2].database == "sqlite:///here.db"


def test_told_nothing_it_keeps_everything_in_one_file_of_this_folder(
    ask: Ask, served: list[Any]
) -> None:
    assert ask("serve").code == 0
    assert served[0][:2] == ("127.0.0.1", 8000)
    assert served[0][2].database.endswith("/tradecraft.db")
    assert served[0][2].bus == ""
