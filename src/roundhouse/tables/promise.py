"""Promise: chance that can be checked. A table tells a hash of its seed and of a long salt when it
begins, and both when it is over; every draw follows from the seed."""

import secrets
from hashlib import sha256

from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import KEY_BITS, keyed


def fresh_salt() -> str:
    """So long that nobody finds the seed by trying."""
    return secrets.token_hex(32)


def promise(seed: int, salt: str) -> str:
    """What `printf '%s %s' SEED SALT | sha256sum` says, too."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def other_future(seed: int, salt: str, number: int) -> int:
    """The seed after a take-back past a draw that was decided after entry `number` of the journal:
    it was promised, too, though nobody could know it."""
    told = sha256(f"{seed} {salt} {number}".encode()).digest()
    return keyed(int.from_bytes(told[: KEY_BITS // 8]))


def kept(record: Record, told: str | None = None) -> int:
    """How many numbers were drawn in a recorded game that kept its promise: the one in the record
    or the one that somebody has written down."""
    salt = record.tags.get("salt")
    wanted = told or record.tags.get("promise")
    if salt is None or wanted is None:
        raise refuse("chance-not-promised")
    found = promise(record.seed, salt)
    if found != wanted.strip().lower():
        raise refuse("chance-broken", {"promised": wanted, "found": found})
    return record.state.rng.drawn
