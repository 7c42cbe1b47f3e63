"""Who asks: a guest with a signed token, in a cookie or a header. There are no passwords.

<id>.<name>.<signature>      the name in base64, the signature an HMAC of what stands before it
"""

from __future__ import annotations

import base64
import binascii
import functools
import hmac
import secrets
import unicodedata
from typing import Final, NamedTuple

from tradecraft.kernel.errors import BadOption

COOKIE: Final = "tradecraft"
ID_BYTES: Final = 12
LONGEST_NAME: Final = 24


class Guest(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str


NOBODY: Final = Guest("", "")


class Tokens:
    """Makes tokens, and knows its own."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.guest = functools.lru_cache(maxsize=4096)(self._guest)

    def make(self, name: str, id_: str = "") -> tuple[str, Guest]:
        """Make a token for a new guest, or a new name for a known one."""
        guest = Guest(id_ or secrets.token_urlsafe(ID_BYTES), checked_name(name))
        coded = base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        signed = f"{guest.id}.{coded}"
        return f"{signed}.{self._signature(signed)}", guest

    def _signature(self, signed: str) -> str:
        digest = hmac.digest(self._key, signed.encode(), "sha256")[:18]
        return base64.urlsafe_b64encode(digest).decode()

    def _guest(self, token: str) -> Guest:
        """Say whose token this is; nobody's if we did not make it."""
        signed, _, signature = token.rpartition(".")
        id_, _, coded = signed.partition(".")
        if not signed.isascii() or not signature.isascii() or not id_:
            return NOBODY
        if not hmac.compare_digest(signature, self._signature(signed)):
            return NOBODY
        try:
            name = base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4)).decode()
        except (binascii.Error, UnicodeDecodeError):
            return NOBODY
        return Guest(id_, name)


def checked_name(name: str) -> str:
    """See that a name can be shown."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise BadOption("name-length", most=LONGEST_NAME)
    return plain
