"""Notices: where, of what and when you want to be told."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from roundhouse.server.messages.common import Request
from roundhouse.tables.news import Channel
from roundhouse.tables.news import Kind as NewsKind

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="Of the day.")]
Form = Literal["json", "discord", "slack", "matrix", "ntfy"]


class Address(Struct):
    """`off` is why nothing is sent there any more, `failure` why the last that failed did: words
    of ours, never the receiver's."""

    id: str
    channel: Channel
    label: str
    form: Form | None
    confirmed: bool
    off: str
    sent: float | None
    failed: float | None
    failure: str


class Wish(Struct, frozen=True):
    kind: NewsKind
    channel: Channel


class QuietHours(Struct):
    """Minutes of the day in your `zone`: from `quiet` to `awake` nothing is sent, and at `digest`
    all mails come in one."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet: Minute | None = None
    awake: Minute | None = None
    digest: Minute | None = None


class Notices(Struct):
    """`channels` are those that this server has; a browser subscribes with `push_key`. `made` is
    the address that was just added, `secret` what a webhook is signed with: told once."""

    addresses: list[Address]
    wishes: list[Wish]
    kinds: list[NewsKind]
    channels: list[Channel]
    hours: QuietHours | None
    push_key: str
    made: str | None = None
    secret: str | None = None


class ChangeNotices(Request):
    wishes: Annotated[list[Wish], Meta(max_length=60)] | UnsetType = UNSET
    hours: QuietHours | UnsetType = UNSET


Key = Annotated[str, Meta(min_length=1, max_length=200)]


class AddPush(Request):
    """What the browser's own subscription says; `label` is what you call the device."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2_000)]
    key: Key
    auth: Key
    label: Annotated[str, Meta(max_length=60)] = ""


class AddMail(Request):
    mail: Annotated[str, Meta(min_length=3, max_length=254)]


class AddWebhook(Request):
    url: Annotated[str, Meta(min_length=8, max_length=2_000)]
    form: Form = "json"


class Token(Request):
    """Of a link in a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Linked(Struct):
    """What a link in a mail was about."""

    mail: str


class KeptNotices(Struct):
    """All that is kept about them; `outbox` counts what was sent, by how it went."""

    addresses: list[Any]
    wishes: list[list[str]]
    hours: Any
    outbox: dict[str, int]
