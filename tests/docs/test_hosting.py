"""What `docs/host.md` and `deploy/` tell an operator is so: units, proxies, options, copies."""

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from roundhouse.cli import app
from roundhouse.kit import SOAK
from tests.server.harness import free_port, wait_for
from tests.test_packages import build

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


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    done = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        env={**os.environ, "HOME": str(tmp_path), "UPSTREAM": "server:7461"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not SOAK, reason="a wheel and a virtual environment take a while: soak")
def test_the_steps_without_containers_end_in_a_server_that_answers(tmp_path: Path) -> None:
    """As they stand on the page, in a root of their own. What asks for a system is written down
    instead, and the packages are those that the tests have."""
    (checkout := tmp_path / "checkout").mkdir()
    shutil.copytree(DEPLOY, checkout / "deploy")
    wheel = build("wheel", ROOT, tmp_path)
    (stubs := tmp_path / "stubs").mkdir()
    (root := tmp_path / "root").mkdir()
    for folder in ("opt", "etc/systemd/system", "var/lib/roundhouse"):
        (root / folder).mkdir(parents=True)
    told = tmp_path / "told"
    for name in ("useradd", "systemctl"):
        stub(stubs / name, f'echo {name} "$@" >> {told}')
    stub(stubs / "make", f'[ "$*" = wheel ] && mkdir -p dist && cp {wheel} dist/')
    stub(stubs / "python3", f'exec {sys.executable} "$@"')

    def take(steps: str) -> None:
        here = re.sub(r"(?<=[ ])/(?=opt/|etc/)|^/(?=opt/)", f"{root}/", steps, flags=re.M)
        done = subprocess.run(
            ["bash", "-euc", here.replace("-g roundhouse ", "")],
            cwd=checkout,
            env={**os.environ, "PATH": f"{stubs}:{os.environ['PATH']}"}
            | {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_COMPILE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    take(steps_under("Without"))
    assert "enable --now roundhouse.service roundhouse-backup.timer" in told.read_text()
    (packages,) = (root / "opt/roundhouse").glob("lib/*/site-packages")
    (changed := packages / "roundhouse" / "__main__.py").write_text("of yesterday", "utf-8")
    take(steps_under("Upgrade").partition("\n\n")[2])  # what stands before it is for containers
    assert "of yesterday" not in changed.read_text("utf-8")
    assert told.read_text().endswith("systemctl restart roundhouse\n")
    (packages / "those.pth").write_text(f"{Path(yaml.__file__).parents[1]}\n", "utf-8")
    unit = (root / "etc/systemd/system/roundhouse.service").read_text("utf-8")
    serves(unit, root)


def steps_under(heading: str) -> str:
    block = re.search(rf"## {heading}\n.*?```\n(.*?)```", PAGE, re.S)
    assert block
    return block[1]


def serves(unit: str, root: Path) -> None:
    """What the unit starts answers, its tables can be copied, and it ends when it is asked to."""
    port = free_port()
    here = unit.replace("=/", f"={root}/").replace("7461", str(port))
    start = re.findall(r"^ExecStart=(.*)$", here, re.M)[0].split()
    (database,) = re.findall(r"^Environment=ROUNDHOUSE_DATABASE=(.*)$", here, re.M)
    settings = {**os.environ, "ROUNDHOUSE_DATABASE": database}
    with subprocess.Popen(start, cwd=root / "var/lib/roundhouse", env=settings) as server:
        try:
            wait_for(lambda: healthy(port), 120)
            copies = root / "var/lib/roundhouse/backups"
            subprocess.run([root / "opt/roundhouse/bin/backup", database, copies], check=True)
            assert list(copies.glob("*.sqlite"))
        finally:
            server.terminate()
        assert server.wait(60) in (0, -signal.SIGTERM)


def healthy(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def stub(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
    path.chmod(0o755)


def test_the_compose_file_is_one_by_its_schema(tmp_path: Path) -> None:
    """By the schema of the Compose specification; one that isn't would be told."""
    good = (DEPLOY / "compose.yaml").read_text("utf-8")
    for text, right in ((good, True), (good.replace("ports:", "port:"), False)):
        (file := tmp_path / "compose.yaml").write_text(text, "utf-8")
        asked = ["--builtin-schema", "vendor.compose-spec", str(file)]
        done = subprocess.run(
            [sys.executable, "-m", "check_jsonschema", *asked],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode == 0) is right, done.stdout


def steps_of(containerfile: str) -> list[tuple[str, str]]:
    """Its instructions with what follows them, lines that go on made one."""
    lines = [one for one in containerfile.splitlines() if one and not one.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines()
    return [(word, rest) for word, _, rest in (one.partition(" ") for one in whole)]


def test_the_container_file_holds_together() -> None:
    """It can't be built where no image can be fetched; its words, stages and commands are read."""
    steps = steps_of((DEPLOY / "Containerfile").read_text("utf-8"))
    words = "FROM RUN WORKDIR COPY USER ENV EXPOSE STOPSIGNAL HEALTHCHECK CMD"
    assert {word for word, _ in steps} <= set(words.split())
    stages = [rest.partition(" AS ")[2] for word, rest in steps if word == "FROM"]
    assert stages == ["build", ""]
    last = steps[[word for word, _ in steps].index("FROM", 1) :]
    (brought,) = (rest for word, rest in last if word == "COPY")
    assert brought.startswith("--from=build ")
    said = dict(last)
    assert said["USER"] == "roundhouse" and "useradd" in said["RUN"]
    order = [word for word, _ in last]
    assert order.index("USER") < order.index("CMD"), "nothing runs with rights"
    command = json.loads(said["CMD"])
    check_command(" ".join(command))
    assert command[command.index("--port") + 1] == said["EXPOSE"]
    _, _, asked = said["HEALTHCHECK"].partition("CMD ")
    _, _, program = json.loads(asked)
    compile(program, "healthcheck", "exec")
    assert f":{said['EXPOSE']}/health" in program


def test_no_build_sees_secrets_or_what_was_made_for_this_machine() -> None:
    """Nor is a password committed by accident."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    unseen = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    assert "/deploy/.env" in ignored
    for one in ignored:
        if one.startswith("/") and one != "/uv.lock":
            assert one.strip("/") in unseen, one


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
    words = iter(line.split())
    next(word for word in words if "roundhouse" in word)
    command = COMMANDS
    while hasattr(command, "commands"):
        command = command.commands[next(words)]
    known = {name for one in command.params for name in one.opts}
    for option in re.findall(r"(?<!\S)--[a-z-]+", line):
        assert option in known, line


def test_every_option_and_variable_exists() -> None:
    texts = [PAGE, *[one.read_text("utf-8") for one in DEPLOY.iterdir()]]
    lines = [
        line
        for text in texts
        for line in re.findall(r"\S*roundhouse (?:serve|work|verify|admin) .*", text)
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
    assert told == options


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
