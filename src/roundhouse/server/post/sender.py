"""Sender: takes what is due out of the outbox and sends it.

Whatever becomes of it is written down. Who dies in between has not written it: it is due again, and
goes out once more with the same id.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from roundhouse.server.logs import in_a_line
from roundhouse.server.metrics import METRICS
from roundhouse.server.post import hours, links, mail, push, webhook
from roundhouse.server.post.failure import GONE, Failed
from roundhouse.server.post.wording import Letter, letter
from roundhouse.server.settings import Settings
from roundhouse.server.tasks import Tasks
from roundhouse.tables.news import PASSING, TEST
from roundhouse.tables.now import now
from roundhouse.tables.store import Store
from roundhouse.tables.store.addresses import Address
from roundhouse.tables.store.outbox import Due
from roundhouse.texts import DEFAULT, Texts

log = logging.getLogger("roundhouse")

EVERY = 1.0  # seconds between two looks into the outbox
PAUSES = (10.0, 60.0, 300.0, 1800.0, 7200.0, 28800.0)  # seconds, before it is tried again
PAGE = 200
AT_ONCE = 32
FOR_GOOD = (GONE, "no-such-mailbox")  # nobody will be there later either


class Sender:
    """`hand_out` gives what is due to others; without it, all is sent here."""

    def __init__(self, store: Store, settings: Settings, secret: bytes, vapid: str) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.near = settings.near
        self.vapid = push.Vapid(vapid, settings.site or "mailto:nobody@localhost")
        self.mailer = (
            mail.Mailer(settings.smtp, settings.mail_from, settings.site) if settings.smtp else None
        )
        self.flying: set[str] = set()  # addresses to which something is on its way
        self.hand_out: Callable[[Sequence[str]], Awaitable[None]] | None = None

    def keep(self, tasks: Tasks) -> None:
        tasks.keep("sending notices", partial(self.send_due, tasks), EVERY)
        tasks.keep("tidying the outbox", self._tidy, 3600.0)

    async def _tidy(self) -> None:
        await self.store.outbox.tidy(now())

    async def send_due(self, tasks: Tasks) -> None:
        """One for each address at a time: who is slow holds up himself."""
        waiting = await self.store.outbox.due(now(), PAGE)
        first = [(id, to) for id, to in waiting if to not in self.flying]
        if self.hand_out is not None and first:
            try:
                return await self.hand_out([id for id, _ in first])
            except OSError as error:
                log.warning("the queue is away, notices are sent here: %s", in_a_line(error))
        for id, to in first[: AT_ONCE - len(self.flying)]:
            self.flying.add(to)
            tasks.spawn(self._fly(id, to))

    async def _fly(self, id: str, to: str) -> None:
        try:
            await self.deliver(id)
        finally:
            self.flying.discard(to)

    async def deliver(self, id: str) -> None:
        """It, and what else is due there while all goes well."""
        waiting = [(id, "")]
        while waiting:
            to = await self._deliver(waiting[0][0])
            waiting = await self.store.outbox.due(now(), 1, to) if to else []

    async def _deliver(self, id: str) -> str:
        """Once, by whoever takes it first. The address; none where it couldn't be sent."""
        due = await self.store.outbox.take(id, now())
        if due is None:
            return ""
        address = await self.store.addresses.get(due.address)
        if address is None or address.off or not address.confirmed:
            await self.store.outbox.done([id], "past")
            return due.address
        if address.channel == "mail" and self.mailer is None:  # another process may have one
            await self.store.outbox.put_off(id, now() + PAUSES[0], tried=False)
            return ""
        together = [due]
        if due.kind != TEST:
            when = await self._time_for(due, address)
            if isinstance(when, float):
                await self.store.outbox.put_off(id, when, tried=False)
                return due.address
            together = await self._still_true([due, *when])
        well = not together or await self._try(address, together)
        return due.address if well else ""

    async def _time_for(self, due: Due, address: Address) -> float | list[Due]:
        """Until when it waits; or what goes with it now."""
        wanted = await self.store.addresses.hours(due.person)
        if wanted is None:
            return []
        at = now()
        ends = hours.peace_ends(wanted, at)
        if ends is not None:
            return ends
        last = hours.last_digest(wanted, at) if address.channel == "mail" else None
        if last is None:
            return []
        if due.made >= last:
            return hours.next_digest(wanted, at)
        return await self.store.outbox.take_more(address.id, last, at)

    async def _still_true(self, together: list[Due]) -> list[Due]:
        """What waited may be past: nobody wants to hear in the morning that it was his move, nor
        at all where his planned move was made."""
        kept: list[Due] = []
        for due in together:
            passing = due.kind in PASSING and due.table
            if passing and not await self.store.outbox.still_asked(due.person, due.table or ""):
                await self.store.outbox.done([due.id], "past")
            else:
                kept.append(due)
        return kept

    async def _try(self, address: Address, together: list[Due]) -> bool:
        ids = [one.id for one in together]
        try:
            await self._send(address, await self._letter(address, together))
        except Failed as failed:
            METRICS.count("notices", channel=address.channel, how=failed.why)
            await self._failed(address, together, failed)
        except Exception as error:  # ours, and no fault of the address
            log.error("a notice (%s) can't be sent: %s", together[0].kind, in_a_line(error))
            await self._failed(address, together, Failed("server"))
        else:
            METRICS.count("notices", channel=address.channel, how="sent")
            await self.store.outbox.done(ids, "sent")
            await self.store.addresses.went_well(address.id)
            return True
        return False

    async def _failed(self, address: Address, together: list[Due], failed: Failed) -> None:
        ids, tries = [one.id for one in together], together[0].tries
        final = failed.why in FOR_GOOD or together[0].kind == TEST or tries > len(PAUSES)
        if final:
            await self.store.outbox.done(ids, "failed")
        else:
            for id in ids:
                await self.store.outbox.put_off(
                    id, now() + max(PAUSES[tries - 1], failed.after), tried=True
                )
        off = failed.why if failed.why in FOR_GOOD else ""
        given_up = final and together[0].kind != TEST
        await self.store.addresses.went_wrong(address.id, failed.why, off, given_up)

    # What is sent.

    async def _letter(self, address: Address, together: list[Due]) -> Letter:
        person = await self.store.people.get(address.person)
        language = person.language if person is not None else DEFAULT
        site = self.settings.site or address.target.get("site", "")
        letters = [
            letter(
                due.id,
                due.kind,
                due.table,
                due.facts,
                language,
                await self.store.outbox.others(due.table, due.person),
                site,
            )
            for due in together
        ]
        return letters[0] if len(letters) == 1 else digest(letters, language, site)

    async def _send(self, address: Address, made: Letter) -> None:
        match address.channel:
            case "push":
                await push.send(self.vapid, address.target, made, self.near)
            case "webhook":
                await webhook.send(address.target, made, self.near)
            case "mail":
                if self.mailer is None:
                    raise Failed("no-mail")
                stop = links.link(self.settings.site, "stop", self.secret, address.id)
                await self.mailer.send(address.target, made, stop)

    async def confirm(self, address: Address) -> None:
        """A mail with a link; whoever didn't ask for it need do nothing."""
        if self.mailer is None:
            raise Failed("no-mail")
        person = await self.store.people.get(address.person)
        texts = Texts(person.language if person is not None else DEFAULT)
        to = links.link(self.settings.site, "confirm", self.secret, address.id)
        title, text = texts.say("notice-confirm-title"), texts.say("notice-confirm")
        language = person.language if person is not None else DEFAULT
        id = f"confirm.{address.id}.{int(now())}"
        made = Letter(id, "confirm", None, {}, language, title, text, "", to)
        await self.mailer.send(address.target, made, "")


async def make_sender(store: Store, settings: Settings) -> Sender:
    """With the secrets of the house, which all its processes share."""
    secret = await store.secret("server", secrets.token_hex(32))
    vapid = await store.secret("vapid", push.fresh_key())
    return Sender(store, settings, bytes.fromhex(secret), vapid)


def digest(letters: list[Letter], language: str, site: str) -> Letter:
    """Many in one, under the id of the first."""
    title = Texts(language).say("notice-digest-title", {"count": len(letters)})
    text = "\n\n".join(f"{one.text}\n{one.link}" for one in letters)
    first = letters[0]
    return Letter(
        first.id, "digest", None, {}, language, title, text, "/tables", f"{site}/tables", first.end
    )
