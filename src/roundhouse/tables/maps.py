"""Maps that a table is played on and this house doesn't list: found in the store when they are
needed, whichever process opens the table."""

from collections.abc import Mapping

from roundhouse.rails.maps import is_own, maps_of
from roundhouse.tables.store import Store


async def bring(store: Store, game: str, options: Mapping[str, object]) -> None:
    """Known from now on in this process, if it is kept here at all; who isn't finds that it is
    unknown."""
    name = options.get("map")
    maps = maps_of(game) if is_own(name) else None
    if maps is None or name in maps.brought:
        return
    version = await store.maps.version(str(name))
    if version is not None and version.game == game:
        maps.bring(version.compiled, version.source)
