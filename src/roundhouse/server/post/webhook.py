"""Webhooks: one POST of JSON in the form that the receiver understands, signed as the Standard
Webhooks say: the id stays the same when it must be sent again."""

import hmac
import json
import re
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, get_args
from urllib.parse import urlsplit

from roundhouse.server.messages import Form
from roundhouse.server.post import reach
from roundhouse.server.post.wording import Letter

FORMS: tuple[Form, ...] = get_args(Form)
MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~@])")


def fresh_secret() -> str:
    return f"whsec_{b64encode(secrets.token_bytes(24)).decode()}"


def signature(secret: str, id: str, at: str, body: bytes) -> str:
    key = b64decode(secret.removeprefix("whsec_"))
    mark = hmac.digest(key, f"{id}.{at}.".encode() + body, "sha256")
    return f"v1,{b64encode(mark).decode()}"


def unmarked(text: str) -> str:
    """A name is a name, whatever is in it."""
    return MARKDOWN.sub(r"\\\1", text)


def for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def as_json(letter: Letter, url: str) -> dict[str, Any]:
    return {
        "id": letter.id,
        "event": letter.kind,
        "table": letter.table,
        "facts": letter.facts,
        "title": letter.title,
        "text": letter.text,
        "link": letter.link,
    }


def as_discord(letter: Letter, url: str) -> dict[str, Any]:
    text = f"**{unmarked(letter.title)}**\n{unmarked(letter.text)}\n{letter.link}"
    return {"content": text, "allowed_mentions": {"parse": []}}


def as_slack(letter: Letter, url: str) -> dict[str, Any]:
    text = f"*{for_slack(letter.title)}*\n{for_slack(letter.text)}\n<{letter.link}>"
    return {"text": text}


def as_matrix(letter: Letter, url: str) -> dict[str, Any]:
    """What hookshot, the bridge for webhooks, takes."""
    return {"text": f"{unmarked(letter.title)}\n\n{unmarked(letter.text)}\n\n{letter.link}"}


def as_ntfy(letter: Letter, url: str) -> dict[str, Any]:
    said = {"title": letter.title, "message": letter.text, "click": letter.link}
    return {"topic": ntfy_topic(url), **said, "priority": 4 if letter.urgent else 3}


def ntfy_topic(url: str) -> str:
    return urlsplit(url).path.rstrip("/").rpartition("/")[2]


BODIES: dict[str, Callable[[Letter, str], dict[str, Any]]] = {
    "json": as_json,
    "discord": as_discord,
    "slack": as_slack,
    "matrix": as_matrix,
    "ntfy": as_ntfy,
}


async def send(target: dict[str, str], letter: Letter, near: bool) -> None:
    url, form = target["url"], target["form"]
    body = json.dumps(BODIES[form](letter, url), ensure_ascii=False).encode()
    at = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "webhook-id": letter.id,
        "webhook-timestamp": at,
        "webhook-signature": signature(target["secret"], letter.id, at, body),
    }
    if form == "ntfy":  # JSON is published at its root
        url = url[: url.rindex(ntfy_topic(url))]
    await reach.post(url, headers, body, near)
