"""Cookies: who somebody is, signed, so that nobody can be somebody else."""

import hmac
import secrets
from hashlib import blake2b
from http.cookies import SimpleCookie

NAME = "roundhouse"
SECONDS = 400 * 24 * 3600  # as long as browsers keep one


def fresh_id() -> str:
    return secrets.token_urlsafe(15)


def seal(secret: bytes, id: str) -> str:
    mark = blake2b(id.encode(), key=secret, digest_size=20, person=b"cookie").hexdigest()
    return f"{id}.{mark}"


def opened(secret: bytes, value: str | None) -> str | None:
    """Whose cookie it is, if it is one of ours."""
    if value is None or len(value) > 100 or not value.isascii():
        return None
    id, _, _ = value.rpartition(".")
    return id if id and hmac.compare_digest(seal(secret, id), value) else None


def header(value: str, secure: bool, seconds: int = SECONDS) -> str:
    jar: SimpleCookie = SimpleCookie()
    jar[NAME] = value
    jar[NAME]["path"] = "/"
    jar[NAME]["max-age"] = seconds
    jar[NAME]["httponly"] = True
    jar[NAME]["samesite"] = "Lax"
    if secure:
        jar[NAME]["secure"] = True
    return jar[NAME].OutputString()
