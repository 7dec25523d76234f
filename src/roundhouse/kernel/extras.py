"""Extras: libraries that only some want, by the name that installs them."""

from importlib.util import find_spec

from roundhouse.kernel.refusal import refuse

EXTRAS: dict[str, list[str]] = {
    "atlas": ["numpy", "PIL"],
    "envs": ["gymnasium", "numpy", "pettingzoo"],
    "openspiel": ["numpy", "pyspiel"],
    "pictures": ["PIL", "numpy", "resvg_py"],
    "postgres": ["asyncpg", "pgqueuer"],
    "ray": ["ray"],
    "server": [
        "aiosqlite",
        "alembic",
        "cryptography",
        "h11",
        "http_ece",
        "litestar",
        "msgspec",
        "openskill",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "webauthn",
        "websockets",
    ],
    "study": ["matplotlib", "openskill", "pyarrow"],
    "train": ["torch"],
}


def installed(extra: str) -> bool:
    return all([find_spec(library) is not None for library in EXTRAS[extra]])


def need(extra: str) -> None:
    """Refuses at once what would fail for want of a library, after hours perhaps."""
    if not installed(extra):
        refused = refuse("missing-extra", {"value": extra})
        refused.add_note(f"pip install 'roundhouse-games[{extra}]'")
        raise refused
