"""Telling: where, of what and when somebody wants to hear of what he isn't looking at."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import Parameter
from msgspec import UNSET, to_builtins

from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages
from roundhouse.server.limits import Caller
from roundhouse.server.post import hours, links, mail, push, reach, webhook
from roundhouse.server.post.failure import Failed
from roundhouse.server.profile import known, tidy
from roundhouse.server.registry import Registry
from roundhouse.server.static import page
from roundhouse.tables.news import CHANNELS, KINDS, Channel, Kind
from roundhouse.tables.store.addresses import Address, Hours

AddressId = Annotated[str, Parameter(max_length=20)]
Token = Annotated[str, Parameter(max_length=links.MOST)]
FIRST: tuple[Kind, ...] = ("your-move", "time-running-out", "game-over", "invited")


def label(one: Address) -> str:
    """What somebody knows it by; of a webhook no more than that, for who knows it can use it."""
    if one.channel == "mail":
        return one.target["mail"]
    if one.channel == "push":
        return one.target["label"]
    return urlsplit(one.target["url"]).hostname or ""


def shown(one: Address) -> messages.Address:
    form: Any = one.target.get("form")
    went = (one.confirmed, one.off, one.sent, one.failed, one.failure)
    return messages.Address(one.id, one.channel, label(one), form, *went)


async def told(registry: Registry, me: str, **more: str) -> messages.Notices:
    store, sender = registry.store.addresses, registry.sender
    kept = await store.hours(me)
    wishes = sorted(await store.wishes(me))
    return messages.Notices(
        addresses=[shown(one) for one in await store.of(me)],
        wishes=[messages.Wish(kind, to) for kind, to in wishes],  # type: ignore[arg-type]
        kinds=list(KINDS),
        channels=[one for one in CHANNELS if one != "mail" or sender.mailer is not None],
        hours=None if kept is None else messages.QuietHours(**to_builtins(kept)),
        push_key=sender.vapid.public,
        **more,
    )


@get("/", summary="Where, of what and when you are told")
async def get_notices(registry: Registry, me: str) -> messages.Notices:
    return await told(registry, me)


@put("/", summary="Choose of what and when")
async def put_notices(
    registry: Registry, me: str, data: messages.ChangeNotices
) -> messages.Notices:
    if data.hours is not UNSET:
        if data.hours.zone not in hours.zones():
            raise refuse("unknown-zone", {"zone": data.hours.zone[:40]})
        if (data.hours.quiet is None) != (data.hours.awake is None):
            raise refuse("half-a-night")
        await known(registry, me)
        await registry.store.addresses.keep_hours(me, Hours(**to_builtins(data.hours)))
    if data.wishes is not UNSET:
        await known(registry, me)
        pairs = [(one.kind, one.channel) for one in data.wishes]
        await registry.store.addresses.wish(me, pairs)
    return await told(registry, me)


async def add(
    registry: Registry, me: str, channel: Channel, target: dict[str, str], confirmed: bool = True
) -> Address:
    """The first of its channel gets what most want."""
    await known(registry, me)
    store = registry.store.addresses
    made = await store.add(me, channel, target, confirmed)
    wishes = await store.wishes(me)
    if not any(to == channel for _, to in wishes):
        await store.wish(me, [*wishes, *[(kind, channel) for kind in FIRST]])
    return made


@post("/push", summary="Tell this browser, open or not")
async def add_push(
    registry: Registry, me: str, caller: Caller, data: messages.AddPush
) -> messages.Notices:
    caller.take(limits.MAKING)
    near = registry.settings.near
    if not push.is_subscription(data.endpoint, data.key, data.auth, near):
        raise refuse("bad-subscription")
    target = {"endpoint": data.endpoint, "key": data.key, "auth": data.auth}
    made = await add(registry, me, "push", {**target, "label": tidy(data.label)})
    return await told(registry, me, made=made.id)


@post("/webhook", summary="Tell a program, or a room in which you talk")
async def add_webhook(
    request: Request[Any, Any, Any],
    registry: Registry,
    me: str,
    caller: Caller,
    data: messages.AddWebhook,
) -> messages.Notices:
    caller.take(limits.MAKING)
    near = registry.settings.near
    if not reach.is_url(data.url, near) or (
        data.form == "ntfy" and not webhook.ntfy_topic(data.url)
    ):
        raise refuse("bad-webhook")
    secret = webhook.fresh_secret()
    target = {"url": data.url, "form": data.form, "site": site(request), "secret": secret}
    made = await add(registry, me, "webhook", target)
    return await told(registry, me, made=made.id, secret=secret)


def site(request: Request[Any, Any, Any]) -> str:
    """How the server was called when it was asked."""
    return f"{request.url.scheme}://{request.url.netloc}"


@post("/mail", summary="Tell you by mail, once you have confirmed the address")
async def add_mail(
    registry: Registry, me: str, caller: Caller, data: messages.AddMail
) -> messages.Notices:
    """The same again sends the link again."""
    if registry.sender.mailer is None:
        raise refuse("no-mail-here")
    if not mail.is_address(data.mail):
        raise refuse("bad-mail")
    caller.take(limits.MAILING)
    caller.counted.take(data.mail.lower(), limits.MAILING)
    made = await add(registry, me, "mail", {"mail": data.mail}, confirmed=False)
    if not made.confirmed:
        try:
            await registry.sender.confirm(made)
        except Failed as failed:
            await registry.store.addresses.went_wrong(made.id, failed.why)
    return await told(registry, me, made=made.id)


async def mine(registry: Registry, me: str, id: str) -> Address:
    found = await registry.store.addresses.get(id)
    if found is None or found.person != me:
        raise refuse("no-such-address-of-yours")
    return found


@delete("/{address:str}", status_code=200, summary="Tell nothing there any more")
async def remove(registry: Registry, me: str, address: AddressId) -> messages.Notices:
    await mine(registry, me, address)
    await registry.store.addresses.remove(me, address)
    return await told(registry, me)


@post("/{address:str}/on", status_code=200, summary="Try an address again that was switched off")
async def switch_on(registry: Registry, me: str, address: AddressId) -> messages.Notices:
    await mine(registry, me, address)
    await registry.store.addresses.switch(address, "")
    return await told(registry, me)


@post("/{address:str}/test", status_code=200, summary="Send something there, to see it come")
async def test(registry: Registry, me: str, caller: Caller, address: AddressId) -> messages.Notices:
    """How it went is seen at the address a little later."""
    caller.take(limits.TESTING)
    if not (await mine(registry, me, address)).confirmed:
        raise refuse("not-confirmed")
    await registry.store.addresses.switch(address, "")
    await registry.store.outbox.try_out(me, address)
    return await told(registry, me)


# Links in mails: who has got it may do this, whoever he is here.


async def linked(registry: Registry, what: links.What, token: str) -> Address:
    id = links.address_of(what, registry.secret, token)
    found = None if id is None else await registry.store.addresses.get(id)
    if found is None:
        raise refuse("bad-link")
    return found


@post("/confirm", status_code=200, summary="Confirm a mail address, by the link sent there")
async def confirm(registry: Registry, data: messages.Token) -> messages.Linked:
    found = await linked(registry, "confirm", data.token)
    await registry.store.addresses.confirm(found.id)
    return messages.Linked(found.target["mail"])


@post("/stop", status_code=200, summary="No more mails, by the link in one")
async def stop(registry: Registry, data: messages.Token) -> messages.Linked:
    found = await linked(registry, "stop", data.token)
    await registry.store.addresses.switch(found.id, "unsubscribed")
    return messages.Linked(found.target["mail"])


ONE_CLICK = "/stop/"


@post("/stop/{token:str}", status_code=200, include_in_schema=False)
async def one_click(registry: Registry, token: Token) -> Response[None]:
    """What a mail program sends when somebody wants no more (RFC 8058): a form, without cookies,
    from nowhere. The link in its path says all."""
    found = await linked(registry, "stop", token)
    await registry.store.addresses.switch(found.id, "unsubscribed")
    return Response(None)


@get(["/stop/{token:str}", "/confirm/{token:str}"], include_in_schema=False, sync_to_thread=False)
def link_page(token: Token) -> Response[bytes]:
    """Looking at it does nothing: programs look at links, too. A token has a stop in it and would
    pass for the name of a file."""
    return page()


router = Router(
    "/api/me/notices",
    route_handlers=[
        get_notices,
        put_notices,
        add_push,
        add_mail,
        add_webhook,
        remove,
        switch_on,
        test,
    ],
    tags=["notices"],
)
link_router = Router("/api/notices", route_handlers=[confirm, stop], tags=["notices"])
