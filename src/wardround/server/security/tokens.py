"""Proofs of holding a seat: signed tokens, and one-time codes that move a seat."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from wardround.server.errors import NotAllowed, NotFound

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 8
ID_LENGTH = 14
SECRET_BYTES = 32
ADMIN, ADMIN_SECONDS = "admin", 60


class Held(NamedTuple):
    """What a token says: a seat of a table, and the generation of that seat's tokens."""

    table_id: str
    seat: int
    generation: int


def new_id() -> str:
    """A random name for a table. Nobody can guess it, so it is also the invitation."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def secret_beside(database: Path) -> bytes:
    """The signing secret of a database, made at the first call; readable by its owner alone."""
    path = database.with_name(database.name + ".secret")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        found = path.read_bytes()
        if len(found) >= SECRET_BYTES:
            return found
        handle = os.open(path, os.O_WRONLY | os.O_TRUNC)
    made = secrets.token_bytes(SECRET_BYTES)
    with os.fdopen(handle, "wb") as file:
        file.write(made)
        file.flush()
        os.fsync(file.fileno())
    return made


class Signer:
    """Writes and reads seat tokens."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.blake2b(secret, person=b"addresses").digest()
        self._serializer = URLSafeSerializer(secret, salt="seat")
        self._admin = URLSafeTimedSerializer(secret, salt=ADMIN)

    def token(self, held: Held) -> str:
        """The token of a seat."""
        return str(self._serializer.dumps(list(held)))

    def admin_token(self) -> str:
        """A token that shows, for a short time, that its bearer can read the secret."""
        return str(self._admin.dumps(ADMIN))

    def check_admin(self, token: str) -> None:
        """NotAllowed unless it is such a token."""
        try:
            self._admin.loads(token, max_age=ADMIN_SECONDS)
        except BadData:
            raise NotAllowed("admin-only") from None

    def digest(self, address: str) -> str:
        """What is stored of an address: it can be compared, and not be read."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=8).hexdigest()

    def read(self, token: str) -> Held:
        """What a token says; NotAllowed if it was not signed here."""
        try:
            table, seat, generation = self._serializer.loads(token)
        except (BadData, ValueError, TypeError):
            raise NotAllowed("token-unknown") from None
        return Held(str(table), int(seat), int(generation))


class Codes:
    """One-time codes. They live in memory and for a short time."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self._clock = clock
        self._codes: dict[str, tuple[Held, float]] = {}

    def make(self, held: Held) -> str:
        """A new code for a seat; its older codes are void."""
        self.forget()
        self._codes = {code: kept for code, kept in self._codes.items() if kept[0] != held}
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self._codes[code] = (held, self._clock() + self.seconds)
        return code

    def known(self, code: str) -> bool:
        """Whether this code can still be used."""
        self.forget()
        return code in self._codes

    def use(self, code: str) -> Held:
        """The seat of a code, which is void from now on."""
        self.forget()
        try:
            return self._codes.pop(code.strip().lower())[0]
        except KeyError:
            raise NotFound("code-unknown") from None

    def forget(self) -> None:
        """Drop codes that are too old."""
        now = self._clock()
        self._codes = {code: kept for code, kept in self._codes.items() if kept[1] > now}
