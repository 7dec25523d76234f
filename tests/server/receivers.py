"""Who gets notices: an HTTP receiver, a browser's push service that decrypts, and a mail server."""

import json
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import free_port

CURVE = ec.SECP256R1()
ANSWER = "what nobody may see"


class Got:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers with the next of `answers`, then with 200; `slow` seconds later. With `silent` the
    request is taken and the answer lost."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        self.slow = 0.0
        self.silent = False
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(Got(self.path, headers, body))
                time.sleep(receiver.slow)
                if receiver.silent:
                    self.connection.shutdown(socket.SHUT_RDWR)
                    return
                status = receiver.answers.pop(0) if receiver.answers else 200
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.send_header("content-length", str(len(ANSWER)))
                self.end_headers()
                with suppress(OSError):  # nobody waits for it
                    self.wfile.write(ANSWER.encode())

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def ids(self) -> list[str]:
        return [one.headers["webhook-id"] for one in self.got]


@contextmanager
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    threading.Thread(target=made.server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()


class Mailbox:
    """`refuse` is what it answers to who writes, if it does."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            return self.refuse
        mail = message_from_bytes(envelope.content, policy=SMTP)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unplain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """One that has subscribed: it has the other half of the key. RFC 8291, written once more."""

    def __init__(self, private: str = "", auth: str = "AAECAwQFBgcICQoLDA0ODw") -> None:
        self.key = (
            ec.derive_private_key(int.from_bytes(unplain(private)), CURVE)
            if private
            else ec.generate_private_key(CURVE)
        )
        self.auth = auth
        self.public = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": plain(self.public), "auth": self.auth}

    def read(self, body: bytes) -> bytes:
        salt, sender = body[:16], body[21 : 21 + body[20]]
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(SHA256(), 32, unplain(self.auth), info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert text[-1:] == b"\2"
        return text[:-1]


def signed_by(header: str) -> dict[str, Any]:
    """What a `vapid` header claims, if its signature is right."""
    parts = dict(one.strip().split("=", 1) for one in header.removeprefix("vapid ").split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = unplain(signature)
    mark = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unplain(parts["k"]))
    key.verify(mark, text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(unplain(text.partition(".")[2]))
    return {**claims, "key": parts["k"]}
