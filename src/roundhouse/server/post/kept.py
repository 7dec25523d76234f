"""What is kept about somebody's notices, for who wants to have it all."""

from msgspec import to_builtins

from roundhouse.server import messages
from roundhouse.tables.store import Store


async def kept(store: Store, person: str) -> messages.KeptNotices:
    """Targets included: they are his own."""
    addresses = [to_builtins(one) for one in await store.addresses.of(person)]
    wishes = [list(one) for one in sorted(await store.addresses.wishes(person))]
    hours = to_builtins(await store.addresses.hours(person))
    return messages.KeptNotices(addresses, wishes, hours, await store.outbox.states(person))
