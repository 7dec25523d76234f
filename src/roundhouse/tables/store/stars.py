"""Stars: what people have reached in challenges."""

from sqlalchemy import Connection, func, select

from roundhouse.tables import schema
from roundhouse.tables.store.access import Access


class StoredStars:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def note(self, person: str, game: str, challenge: str, stars: int) -> None:
        """A star once reached is kept."""
        row = {"person": person, "game": game, "challenge": challenge, "stars": stars}

        def job(connection: Connection) -> None:
            kept = self.access.upsert(schema.stars).values(row)
            # SQLite's max() of two values is PostgreSQL's greatest()
            most = func.max if self.access.sqlite else func.greatest
            best = most(schema.stars.c.stars, kept.excluded.stars)
            key = ["person", "game", "challenge"]
            connection.execute(kept.on_conflict_do_update(index_elements=key, set_={"stars": best}))

        await self.access.write(job)

    async def of(self, person: str) -> list[tuple[str, str, int]]:
        """Game, challenge and stars."""
        wanted = (
            select(schema.stars.c.game, schema.stars.c.challenge, schema.stars.c.stars)
            .where(schema.stars.c.person == person)
            .order_by(schema.stars.c.game, schema.stars.c.challenge)
        )
        return [(row.game, row.challenge, row.stars) for row in await self.access.read(wanted)]
