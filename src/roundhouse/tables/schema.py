"""The database: what is kept, in tables that SQLite and PostgreSQL both understand."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(35), nullable=False),
    Column("theme", String(10), nullable=False),
    Column("made", Float, nullable=False),
    Column("code", String(80)),
    Column("code_ends", Float),
)

# `header` never changes; what follows `made` repeats what the journal amounts to, for lists.
# `waiting`: only bots are asked; `falls`: when something is to be done about somebody's time.
tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),
    Column("host", String(40), nullable=False),
    Column("request", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", Text, nullable=False),
    Column("result", Text),
    Column("moved", Float, nullable=False),
    Column("waiting", Boolean, nullable=False, server_default=false()),
    Column("falls", Float),
    Column("rated", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("host", "request", name="tables_made_once"),
    Index("tables_public", "public", "status", "moved"),
    Index("tables_waiting", "waiting", "moved"),
    Index("tables_request", "request"),
    Index("tables_falls", "falls"),
    Index("tables_rated", "rated", "status", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(40)),
    Column("bot", String(40)),
    Index("seats_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", String(40)),
    Column("payload", Text, nullable=False),
    Column("request", String(64)),
    Column("time", Float, nullable=False),
    UniqueConstraint("table_id", "person", "request", name="journal_done_once"),
    Index("journal_person", "person", "kind"),
)

stars = Table(
    "stars",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("challenge", String(40), primary_key=True),
    Column("stars", Integer, nullable=False),
)

# When somebody plays, as JSON; what counts at a table is in its journal.
playing_hours = Table(
    "playing_hours",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("hours", String(200), nullable=False),
)

# What somebody wants to do at a table when it is his turn, in its order; nobody else sees it.
# `most`: what it may cost; `rule` and `facts`: why it was dropped.
planned_moves = Table(
    "planned_moves",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("text", String(400), nullable=False),
    Column("most", Integer),
    Column("rule", String(80)),
    Column("facts", Text),
    Index("planned_table", "table_id", "seat", "place"),
    Index("planned_person", "person"),
)

# A finished game looked at again, by a table's id.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("engine", String(80), nullable=False),
    Column("done", Integer, nullable=False),
    Column("found", Text, nullable=False),
)

# What the bots made of a day's challenge, and their games; people's tries are tables.
day_bots = Table(
    "day_bots",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("bot", String(40), primary_key=True),
    Column("came", Integer, nullable=False),
    Column("stars", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("game", String(40), nullable=False, server_default=""),
    Column("challenge", String(40), nullable=False, server_default=""),
    Column("record", Text, nullable=False, server_default=""),
)

# Maps that people draw; a version never changes, and stays for the tables that are played on it.
maps = Table(
    "maps",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("owner", String(40)),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("draft", Text, nullable=False),
    Column("passed", String(40), nullable=False),
    Column("blocked", Boolean, nullable=False),
    Index("maps_owner", "owner"),
    Index("maps_listed", "visibility", "changed"),
)

map_versions = Table(
    "map_versions",
    metadata,
    Column("map_id", ForeignKey("maps.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("source", Text, nullable=False),
    Column("compiled", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("report", Text, nullable=False),
    Index("map_versions_name", "name"),
)

map_reports = Table(
    "map_reports",
    metadata,
    Column("map_id", ForeignKey("maps.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("why", String(400), nullable=False),
    Column("time", Float, nullable=False),
)

# Who is at what only one process should do, and until when, unless it says so again.
claims = Table(
    "claims",
    metadata,
    Column("what", String(80), primary_key=True),
    Column("who", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

# When a server was last alive, in one row; and when none was, so that no clock ran.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", Float, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

# Where somebody wants to be told, each by a channel; `target` is JSON of that channel. `off` says
# why nothing is sent there any more; `sent`, `failed` and `failure` how it went last.
addresses = Table(
    "addresses",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("off", String(40), nullable=False, server_default=""),
    Column("sent", Float),
    Column("failed", Float),
    Column("failure", String(40), nullable=False, server_default=""),
    Column("lost", Integer, nullable=False, server_default="0"),
    Index("addresses_person", "person"),
)

# What somebody wants to be told, and by which channel.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("channel", String(10), primary_key=True),
)

# When: minutes of the day in somebody's zone, between which he is left in peace, and at which
# mails come together.
hours = Table(
    "hours",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet", Integer),
    Column("awake", Integer),
    Column("digest", Integer),
)

# What is to be sent, a row for each address: `waiting` until it is `sent`, `failed` for good or
# `past`, because nobody need know it any more. `facts` name nobody.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(80), primary_key=True),
    Column("address", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("table_id", String(20)),
    Column("facts", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Index("outbox_due", "state", "due"),
    Index("outbox_person", "person"),
    Index("outbox_address", "address", "state"),
)

# What a rated game made of everybody's rating: `number` counts the rated games of a `game` in the
# order in which they ended, `player` is a person or `bot:LEVEL`. All of it follows from the tables
# and can be worked out again.
ratings = Table(
    "ratings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("substitute", Boolean, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", String(60), nullable=False),
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("was_mu", Float, nullable=False),
    Column("was_sigma", Float, nullable=False),
    Column("chance", Float, nullable=False),
    Column("won", Float, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ratings_player", "player", "game", "number"),
    Index("ratings_game", "game", "number"),
)

# `header` never changes: what is played, and how. `status`: `open` to who wants to take part,
# `playing`, `over`, or `off`.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("request", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("starts", Float),
    Column("status", String(10), nullable=False),
    Column("begun", Float),
    UniqueConstraint("host", "request", name="tournaments_made_once"),
    Index("tournaments_status", "status", "made"),
)

# A person or a bot's level; `late`: came after the start; `gone`: is paired no more.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(40)),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    Column("late", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "person", name="entrants_once"),
    Index("entrants_person", "person"),
)

# The tables of a round: entrants by seat, and the table once it is made. One alone has no game.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("players", Text, nullable=False),
    Column("table_id", String(20)),
    Index("pairings_table", "table_id"),
)

# What somebody has reported, for the operator: `name` as it was then.
reports = Table(
    "reports",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("reporter", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("why", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("reports_made", "made"),
)

# Whom somebody doesn't want to meet; `name` as it was then.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("blocked", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Index("blocks_blocked", "blocked"),
)

# Who may only look on, until then or for good.
bans = Table(
    "bans",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("until", Float),
    Column("reason", String(200), nullable=False),
)

# What admins have asked for, in its order; a server does it. Nothing here is ever deleted: it is
# the audit, too.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("made", Float, nullable=False),
    Column("admin", String(80), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("until", Float),
    Column("done", Float),
    Column("outcome", String(40), nullable=False, server_default=""),
    Index("orders_done", "done"),
)

# Keys with which another device becomes somebody: a passkey by its id, or the hash of a code that
# was shown once (`kind`). `key` is the public one, `uses` what the device counts,
# without a sign in 32 bits.
keys = Table(
    "keys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("key", Text, nullable=False, server_default=""),
    Column("uses", BigInteger, nullable=False, server_default="0"),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Index("keys_person", "person", "kind"),
)
