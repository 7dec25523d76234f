"""Keeping who one is: a passkey (WebAuthn), or a code that is shown once; nothing else is asked.

Challenges are kept nowhere: the browser brings back what it was asked, sealed by this house.
"""

import hmac
import secrets
import time
from hashlib import blake2b
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, get, post
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages, people, profile
from roundhouse.server.limits import Caller
from roundhouse.server.registry import Registry

LENGTH = 20  # letters of a recovery code: some hundred bits
GROUP = 5
SECONDS = 300  # for the answer to a challenge
MOST_KEYS = 20

Asked = Request[Any, Any, Any]


@get("/keys", summary="With what another device becomes you")
async def get_keys(request: Asked, registry: Registry, me: str) -> messages.Keys:
    return await key_list(request, registry, me)


async def key_list(request: Asked, registry: Registry, me: str) -> messages.Keys:
    found = await registry.store.keys.of(me)
    return messages.Keys(
        is_name(request.url.hostname or ""),
        [messages.KeyInfo(at, one.kind, one.made, one.used) for at, one in enumerate(found)],
    )


@post("/keys/remove", status_code=200, summary="Remove a passkey or the recovery code")
async def remove_key(
    request: Asked, registry: Registry, me: str, data: messages.RemoveKey
) -> messages.Keys:
    found = await registry.store.keys.of(me)
    if data.number >= len(found):
        raise refuse("nothing-to-do")
    await registry.store.keys.remove(me, found[data.number].id)
    return await key_list(request, registry, me)


# A code.


@post("/recovery", status_code=200, summary="A recovery code, shown once; it ends the old one")
async def make_recovery(registry: Registry, me: str) -> messages.RecoveryCode:
    await profile.known(registry, me)
    code = "".join(secrets.choice(people.ALPHABET) for _ in range(LENGTH))
    await registry.store.keys.add(people.hashed(code), me, "recovery")
    return messages.RecoveryCode("-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP)))


# Passkeys.


@post("/passkeys/ask", status_code=200, summary="What the browser is asked for a new passkey")
async def ask_new(request: Asked, registry: Registry, me: str) -> messages.PasskeyQuestion:
    one = await profile.known(registry, me)
    if len(await registry.store.keys.of(me)) >= MOST_KEYS:
        raise refuse("too-many-keys", {"most": MOST_KEYS})
    options = generate_registration_options(
        rp_id=site(request),
        rp_name="Roundhouse",
        user_id=me.encode(),
        user_name=one.name or "Roundhouse",
        challenge=secrets.token_bytes(32),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return challenge(registry, options_to_json(options), options.challenge, me)


@post("/passkeys", status_code=200, summary="Keep a new passkey")
async def keep_new(
    request: Asked, registry: Registry, me: str, data: messages.PasskeyAnswer
) -> messages.Keys:
    asked = opened(registry, data.state, me)
    response = {"clientDataJSON": data.client, "attestationObject": data.attestation or ""}
    try:
        made = verify_registration_response(
            credential=credential(data, response),
            expected_challenge=asked,
            expected_rp_id=site(request),
            expected_origin=origin(request),
        )
    except Exception:  # whatever a device has sent, or somebody who pretends to be one
        raise refuse("bad-passkey") from None
    id, key = bytes_to_base64url(made.credential_id), made.credential_public_key
    try:
        await registry.store.keys.add(id, me, "passkey", bytes_to_base64url(key), made.sign_count)
    except IntegrityError:  # somebody has it
        raise refuse("bad-passkey") from None
    return await key_list(request, registry, me)


@post("/passkeys/claim/ask", status_code=200, summary="What the browser is asked for a passkey")
async def ask_known(request: Asked, registry: Registry) -> messages.PasskeyQuestion:
    options = generate_authentication_options(
        rp_id=site(request), challenge=secrets.token_bytes(32)
    )
    return challenge(registry, options_to_json(options), options.challenge, "")


@post("/passkeys/claim", status_code=200, summary="Become the person whose passkey you have")
async def claim_passkey(
    request: Asked, registry: Registry, caller: Caller, data: messages.PasskeyAnswer
) -> messages.Me:
    caller.take(limits.GUESSING)
    asked = opened(registry, data.state, "")
    known = await registry.store.keys.get(data.id, "passkey")
    if known is None:
        raise refuse("bad-passkey")
    response = {
        "clientDataJSON": data.client,
        "authenticatorData": data.data or "",
        "signature": data.signature or "",
        "userHandle": data.user,
    }
    try:
        used = verify_authentication_response(
            credential=credential(data, response),
            expected_challenge=asked,
            expected_rp_id=site(request),
            expected_origin=origin(request),
            credential_public_key=base64url_to_bytes(known.key),
            credential_current_sign_count=known.uses,
        )
    except Exception:  # as above
        raise refuse("bad-passkey") from None
    await registry.store.keys.use(known.id, used.new_sign_count)
    people.give_cookie(request, registry, known.person)
    return await profile.shown(registry, known.person)


def credential(data: messages.PasskeyAnswer, response: dict[str, Any]) -> dict[str, Any]:
    return {"id": data.id, "rawId": data.id, "type": "public-key", "response": response}


def site(request: Asked) -> str:
    """Passkeys belong to a name; nobody can have one for a number."""
    name = request.url.hostname or ""
    if not is_name(name):
        raise refuse("passkey-needs-name", {"host": name[:200]})
    return name


def is_name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return bool(host)
    return False


def origin(request: Asked) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def challenge(
    registry: Registry, options: str, asked: bytes, person: str
) -> messages.PasskeyQuestion:
    ends = str(int(time.time()) + SECONDS)
    plain = f"{bytes_to_base64url(asked)}.{ends}"
    return messages.PasskeyQuestion(
        msgspec.Raw(options.encode()), f"{plain}.{seal(registry, plain, person)}"
    )


def seal(registry: Registry, plain: str, person: str) -> str:
    said = f"{plain}.{person}".encode()
    return blake2b(said, key=registry.secret, digest_size=20, person=b"challenge").hexdigest()


def opened(registry: Registry, state: str, person: str) -> bytes:
    """The challenge that this house has given to him, not long ago."""
    plain, _, mark = state.rpartition(".")
    right = hmac.compare_digest(seal(registry, plain, person).encode(), mark.encode())
    asked, _, ends = plain.partition(".")
    if not right or int(ends) < time.time():
        raise refuse("bad-passkey")
    return base64url_to_bytes(asked)


HANDLERS = (get_keys, remove_key, make_recovery, ask_new, keep_new, ask_known, claim_passkey)
