"""Keeping who one is: passkeys and the recovery code."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Request

Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=8_000)]


class RecoveryCode(Struct):
    """Shown once: write it down. A new one ends the old."""

    code: str


class KeyInfo(Struct):
    """Something with which another device becomes you, by the number under which it is removed."""

    number: int
    kind: Literal["passkey", "recovery"]
    made: float
    used: float | None


class Keys(Struct):
    """`passkeys`: whether they can be made at this address: browsers want a name, no number."""

    passkeys: bool
    keys: list[KeyInfo]


class RemoveKey(Request):
    number: Annotated[int, Meta(ge=0, le=1_000)]


class PasskeyQuestion(Struct):
    """What the browser is to be asked (WebAuthn's options as JSON), and the `state` that comes
    back with its answer."""

    options: Any
    state: str


class PasskeyAnswer(Request):
    """A device's answer to a challenge; everything of it is base64url."""

    id: Base64
    client: Base64
    state: Annotated[str, Meta(min_length=1, max_length=400)]
    attestation: Base64 | None = None
    data: Base64 | None = None
    signature: Base64 | None = None
    user: Base64 | None = None
