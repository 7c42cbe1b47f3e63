"""Serving from the command line: who else can come, and whether a page is opened."""

from __future__ import annotations

import io
import ipaddress
import sys

import pytest

from tradecraft.cli import serving
from tradecraft.cli.screen import Screen
from tradecraft.kernel.words import words


def test_the_others_in_the_room_are_told_an_address_and_shown_its_picture() -> None:
    written = io.StringIO()
    serving.invite(Screen(file=written, width=100), words("en"), "http://127.0.0.1:8123")
    told = written.getvalue()

    first = told.splitlines()[0]
    assert first.endswith(":8123")
    assert first.startswith("In this network: http://")
    assert told.count("█") > 100


def test_this_machine_knows_its_own_address() -> None:
    assert ipaddress.ip_address(serving.own_address())


@pytest.mark.parametrize("windows", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}, {}])
def test_a_page_is_opened_only_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, windows: dict[str, str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in windows.items():
        monkeypatch.setenv(name, value)

    assert serving.has_screen() == bool(windows)
