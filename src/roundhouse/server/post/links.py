"""Links that do one thing for one address, signed: who has got the mail has them."""

import hmac
from hashlib import blake2b
from typing import Literal

What = Literal["confirm", "stop"]
MOST = 100


def token(what: What, secret: bytes, address: str) -> str:
    person = what.encode()
    mark = blake2b(address.encode(), key=secret, digest_size=16, person=person).hexdigest()
    return f"{address}.{mark}"


def link(site: str, what: What, secret: bytes, address: str) -> str:
    return f"{site}/{what}/{token(what, secret, address)}"


def address_of(what: What, secret: bytes, given: str) -> str | None:
    """Whose link it is, if it is one of ours."""
    if len(given) > MOST or not given.isascii():
        return None
    address = given.rpartition(".")[0]
    right = token(what, secret, address)
    return address if hmac.compare_digest(right, given) else None
