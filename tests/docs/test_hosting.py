"""What `docs/host.md` and `deploy/` tell an operator is so: units, proxies, options, copies."""

import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from roundhouse.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host.md").read_text("utf-8")
COMMANDS: Any = typer.main.get_command(app)


def test_units_are_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    for unit in DEPLOY.glob("roundhouse*"):
        text = unit.read_text("utf-8").replace("/opt/roundhouse/bin/roundhouse", sys.executable)
        text = text.replace("/opt/roundhouse/bin/backup", str(DEPLOY / "backup"))
        (tmp_path / unit.name).write_text(text.replace("User=roundhouse", "User=root"), "utf-8")
    units = sorted(map(str, tmp_path.iterdir()))
    assert len(units) == 3
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *units],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        pytest.skip("nginx is not installed")
    conf = (DEPLOY / "nginx.conf").read_text("utf-8")
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    keys = ["-nodes", "-subj", "/CN=x", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run([*made, *keys], cwd=tmp_path, check=True, capture_output=True)
    conf = conf.replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {conf} }}"
    (tmp_path / "whole.conf").write_text(whole, "utf-8")
    done = subprocess.run(
        [nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "whole.conf")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_compose_file_holds_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert {name for name, one in services.items() if "ports" in one} == {"proxy"}
    for name, one in services.items():
        assert one["restart"] == "unless-stopped"
        for other in one.get("depends_on", []):
            assert other in services, (name, other)
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            there = source in compose["volumes"] or (DEPLOY / source).exists()
            assert there, (name, source)
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    known = set(re.findall(r"^#?(\w+)=", (DEPLOY / "env.example").read_text("utf-8"), re.M))
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert asked <= known
    for name in ("server", "worker"):
        check_command(" ".join(services[name]["command"]))


def check_command(line: str) -> None:
    """Its options are those of the command."""
    words = line.split()
    command = COMMANDS.commands[words[words.index(next(w for w in words if "roundhouse" in w)) + 1]]
    known = {name for one in command.params for name in one.opts}
    for option in re.findall(r"(?<!\S)--[a-z-]+", line):
        assert option in known, line


def test_every_option_and_variable_exists() -> None:
    texts = [PAGE, *[one.read_text("utf-8") for one in DEPLOY.iterdir()]]
    lines = [
        line
        for text in texts
        for line in re.findall(r"\S*roundhouse (?:serve|work|verify) .*", text)
    ]
    assert len(lines) >= 2
    for line in lines:
        check_command(re.split(r"[`|)#]", line)[0])
    serve = COMMANDS.commands["serve"]
    known = {one.envvar for one in serve.params if one.envvar} | {"ROUNDHOUSE_LOG"}
    named = {name for text in texts for name in re.findall(r"ROUNDHOUSE_[A-Z_]+", text)}
    assert named <= known and {"ROUNDHOUSE_DATABASE", "ROUNDHOUSE_SMTP"} <= named
    options = {name for one in serve.params for name in one.opts}
    table = re.findall(r"^\| (`--.*?) \|", PAGE, re.M)
    told = {name for row in table for name in re.findall(r"--[a-z-]+", row)}
    assert told <= options and len(told) >= 8


def test_every_file_is_named_and_there() -> None:
    for name in {*re.findall(r"deploy/([A-Za-z.*-]+)", PAGE)} - {".env"}:
        assert list(DEPLOY.glob(name)), name
    for one in DEPLOY.iterdir():
        shown = one.name in PAGE or one.name.startswith("roundhouse") or one.name == "Containerfile"
        assert shown, one.name


def test_a_copy_is_made_while_others_write_and_the_last_are_kept(tmp_path: Path) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("sqlite3 is not installed")
    database, folder = tmp_path / "tables.sqlite", tmp_path / "backups"
    folder.mkdir()
    for day in range(10, 30):
        (folder / f"2025-11-{day}T033000Z.sqlite").touch()
    with sqlite3.connect(database) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("CREATE TABLE kept (one)")
        writing.execute("INSERT INTO kept VALUES (7)")
        writing.commit()
        writing.execute("INSERT INTO kept VALUES (8)")  # not yet there
        subprocess.run([DEPLOY / "backup", database, folder], check=True)
    copies = sorted(folder.iterdir())
    assert len(copies) == 14 and copies[0].name == "2025-11-17T033000Z.sqlite"
    with sqlite3.connect(copies[-1]) as copy:
        assert copy.execute("SELECT one FROM kept").fetchall() == [(7,)]
