"""Web push: to a browser that isn't open, through the service of who made it (RFC 8030), so that
only that browser can read it (RFC 8291) and the service knows who sends it (RFC 8292)."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from roundhouse.server.post import reach
from roundhouse.server.post.wording import Letter

CURVE = ec.SECP256R1()
LASTS = 24 * 3600  # seconds for which the service keeps it
SIGNED_FOR = 12 * 3600
KEY_BYTES, AUTH_BYTES = 65, 16


def fresh_key() -> str:
    """The house's own: who has subscribed knows it."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Vapid:
    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(key, 16), CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """What a browser is given when it subscribes."""
        return plain(point(self.key.public_key()))

    def header(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        says = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(plain(json.dumps(one).encode()) for one in (head, says))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={text}.{plain(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unplain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_subscription(endpoint: str, key: str, auth: str, near: bool) -> bool:
    """Whether something could be sent to it: the key must be a point of the curve."""
    try:
        keys = unplain(key), unplain(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys[0])
    except (NotBase64, ValueError):
        return False
    right = (len(keys[0]), len(keys[1])) == (KEY_BYTES, AUTH_BYTES)
    return right and reach.is_url(endpoint, near)


def sealed(content: bytes, key: str, auth: str) -> bytes:
    """For the browser that has the other half of the key."""
    once = ec.generate_private_key(CURVE)
    made: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=once,
        dh=unplain(key),
        auth_secret=unplain(auth),
        version="aes128gcm",
    )
    return made


async def send(vapid: Vapid, target: dict[str, str], letter: Letter, near: bool) -> None:
    said = {"id": letter.id, "title": letter.title, "text": letter.text}
    said |= {"path": letter.path, "tag": letter.table or letter.id}
    endpoint = target["endpoint"]
    headers = {
        "Authorization": vapid.header(endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "high" if letter.urgent else "normal",
    }
    body = sealed(json.dumps(said).encode(), target["key"], target["auth"])
    await reach.post(endpoint, headers, body, near)
