"""Backups, transfers and checks on the command line, with real databases and a running server."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import click
import httpx
import pytest

from ludarium.cli.commands import serve
from ludarium.cli.config import name_of, settings_of
from tests.cli.run import refusal, run, run_json

from .cluster import Cluster
from .running import TWO_BOTS, process

SHEET = {"game": "sagrada", "seats": TWO_BOTS, "visibility": "public"}


def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server that has run, with three tables of several entries."""
    path = tmp_path_factory.mktemp("served") / "tables.sqlite"
    with process(path) as (_, address):
        tables = [httpx.post(f"{address}/api/tables", json=SHEET).json()["table"] for _ in range(3)]
        while any(len([row for row in rows(path) if row[0] == table]) < 3 for table in tables):
            time.sleep(0.1)
    return path


def rows(path: Path) -> list[tuple[object, ...]]:
    """All entries of a database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT table_id, number, entry FROM entry ORDER BY table_id, number").fetchall()


# --- backup and restore ----------------------------------------------------------------------------------------------


def test_a_backup_during_play_is_one_complete_moment(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with process(path) as (_, address):
        stop = threading.Event()

        def create() -> None:
            while not stop.is_set():
                httpx.post(f"{address}/api/tables", json=SHEET)

        playing = threading.Thread(target=create)
        playing.start()
        try:
            for number in range(5):
                result = run("backup", str(tmp_path / f"{number}.backup"), "--database", url(path))
                assert result.exit_code == 0, result.output
        finally:
            stop.set()
            playing.join()
    everything = set(rows(path))
    for number in range(5):
        backed_up = rows(tmp_path / f"{number}.backup")
        assert set(backed_up) <= everything
        assert not Path(f"{tmp_path / f'{number}.backup'}-wal").exists()
    assert (tmp_path / "0.backup").stat().st_mode & 0o077 == 0


def test_a_restored_database_serves_its_tables(database: Path, tmp_path: Path) -> None:
    backup, other = tmp_path / "one.backup", tmp_path / "new" / "tables.sqlite"
    assert run("backup", str(backup), "--database", url(database)).exit_code == 0
    result = run("restore", str(backup), "--database", url(other))
    assert result.output == f"restored 3 tables with {len(rows(database))} entries\n"
    assert rows(other) == rows(database)
    with process(other) as (_, address):
        assert len(httpx.get(f"{address}/api/tables").json()) == 3


def test_restoring_keeps_the_earlier_database(database: Path, tmp_path: Path) -> None:
    backup, path = tmp_path / "one.backup", tmp_path / "tables.sqlite"
    run("backup", str(backup), "--database", url(database))
    path.write_bytes(b"damaged " * 1000)
    result = run("restore", str(backup), "--database", url(path))
    kept = Path(result.output.splitlines()[1].removeprefix("the earlier database is "))
    assert kept.read_bytes() == b"damaged " * 1000
    assert rows(path) == rows(database)


def test_a_database_in_use_is_not_replaced(database: Path, tmp_path: Path) -> None:
    backup, path = tmp_path / "one.backup", tmp_path / "tables.sqlite"
    run("backup", str(backup), "--database", url(database))
    with process(path) as (_, address):
        before = httpx.post(f"{address}/api/tables", json=SHEET).json()["table"]
        error = refusal("restore", str(backup), "--database", url(path))
        assert "is in use: stop the server first" in error
        assert httpx.get(f"{address}/api/tables/{before}").status_code == 200


def test_bad_backups_are_refused_and_change_nothing(database: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    run("backup", str(path), "--database", url(database))
    before = path.read_bytes()
    torn = tmp_path / "torn.backup"
    torn.write_bytes(before[: len(before) // 2])
    foreign = tmp_path / "foreign.backup"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE other (a)")
    hole = tmp_path / "hole.backup"
    hole.write_bytes(before)
    with closing(sqlite3.connect(hole)) as connection:
        connection.execute("DELETE FROM entry WHERE number = 1")
        connection.commit()
    for file, words in (
        (torn, "the database"),
        (foreign, "is not a database of Ludarium"),
        (hole, "entries of 3 tables are missing"),
        (tmp_path / "none.backup", "there is no database"),
    ):
        assert words in refusal("restore", str(file), "--database", url(path))
        assert path.read_bytes() == before


def test_a_backup_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text("mine")
    assert "exists already: name another file" in refusal("backup", str(file), "--database", url(database))
    assert file.read_text() == "mine"
    assert "pg_dump" in refusal("backup", str(tmp_path / "new"), "--database", "postgresql://host/name")
    error = refusal("backup", str(tmp_path / "no" / "folder"), "--database", url(database))
    assert error.endswith("No such file or directory")


# --- export and import -----------------------------------------------------------------------------------------------


def test_tables_move_to_postgresql_and_back(database: Path, tmp_path: Path, postgres: Cluster) -> None:
    first, second = tmp_path / "first.tables", tmp_path / "second.tables"
    target = postgres.new_database()
    assert run("export", str(first), "--database", url(database)).output == f"{first}: 3 logs\n"
    assert run("import", str(first), "--database", target).output == "3 logs imported, 0 were there already\n"
    assert run("import", str(first), "--database", target).output == "0 logs imported, 3 were there already\n"
    assert run("export", str(second), "--database", target).exit_code == 0
    copy = tmp_path / "copy.sqlite"
    assert run("import", str(second), "--database", url(copy)).exit_code == 0
    assert rows(copy) == rows(database)


def test_an_interrupted_import_is_continued(database: Path, tmp_path: Path) -> None:
    file, path = tmp_path / "all.tables", tmp_path / "part.sqlite"
    run("export", str(file), "--database", url(database))
    run("import", str(file), "--database", url(path))
    with closing(sqlite3.connect(path)) as connection:  # as if it had ended after the first entry of each table
        connection.execute("DROP TRIGGER IF EXISTS entry_deleted")
        connection.execute("DELETE FROM entry WHERE number > 0")
        connection.commit()
    assert run("import", str(file), "--database", url(path)).output == "3 logs imported, 0 were there already\n"
    assert rows(path) == rows(database)


def test_other_entries_of_a_table_are_not_mixed(database: Path, tmp_path: Path) -> None:
    file, path = tmp_path / "all.tables", tmp_path / "other.sqlite"
    run("export", str(file), "--database", url(database))
    run("import", str(file), "--database", url(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE entry SET entry = x'00' WHERE number = 0")
        connection.commit()
    assert "is here with other entries: 0 tables before it were imported" in refusal(
        "import", str(file), "--database", url(path)
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"not compressed", "cannot read"),
        (b"", "line 1"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "bad.tables"
    file.write_bytes(content)
    assert words in refusal("import", str(file), "--database", url(tmp_path / "new.sqlite"))


def test_a_torn_file_is_refused_and_an_unknown_table_too(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.tables"
    run("export", str(file), "--database", url(database))
    file.write_bytes(file.read_bytes()[:-30])
    assert "it ends in the middle" in refusal("import", str(file), "--database", url(tmp_path / "new.sqlite"))
    error = refusal("export", str(tmp_path / "one"), "--table", "nowhere", "--database", url(database))
    assert error == "there is no table nowhere"
    assert not (tmp_path / "one").exists()


# --- doctor ----------------------------------------------------------------------------------------------------------


def test_the_doctor_finds_a_healthy_server(database: Path) -> None:
    findings = run_json("doctor", "--database", url(database))
    names = [finding["name"] for finding in findings]
    assert names == ["engine", "encoding", "connections", "disk", "rights", "integrity", "database", "clock"]
    assert not [finding for finding in findings if finding["level"] == "error"]


def test_the_doctor_finds_damage_and_a_clock_that_is_behind(database: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    run("backup", str(path), "--database", url(database))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE summary SET updated = updated + 86400")
        connection.execute("DELETE FROM entry WHERE number = 1")
        connection.commit()
    path.chmod(0o644)
    result = run("doctor", "--database", url(path))
    assert result.exit_code == 1
    assert "entries of 3 tables are missing: restore a backup" in " ".join(result.output.split())
    assert "seconds behind the last move" in " ".join(result.output.split())
    assert "chmod 600" in result.output


def test_the_doctor_looks_through_the_proxy(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite") as (_, address):
        found = run_json("doctor", "--database", url(tmp_path / "tables.sqlite"), "--public-url", address)
        assert [finding["level"] for finding in found if finding["name"] == "proxy"] == ["ok", "ok", "ok"]
    result = run("doctor", "--database", url(tmp_path / "tables.sqlite"), "--public-url", address)
    assert result.exit_code == 1
    assert "does not answer" in result.output


# --- settings --------------------------------------------------------------------------------------------------------


def parsed(arguments: list[str]) -> dict[str, object]:
    """The settings of `serve` without running it."""
    with serve.command.make_context("serve", arguments) as ctx:
        return dict(ctx.params)


def test_every_option_of_serve_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {
        "host": "127.0.0.1", "port": "9999", "database": "sqlite:////x", "open": "1", "log": "error", "pace": "0.1",
        "keep-records": "3", "public-url": "https://games.example", "private-webhooks": "true", "language": "uk",
        "trusted-proxies": "10.0.0.0/8", "keep-finished": "400", "keep-unfinished": "60",
        "admin-token": "a long token of the operator", "invitation": "word", "bots": "bots:One,bots:Two",
    }  # fmt: skip
    assert set(values) == set(settings_of(serve.command))
    for name, value in values.items():
        monkeypatch.setenv(f"LUDARIUM_{name.upper().replace('-', '_')}", value)
    found = parsed([])
    assert found == {
        "host": "127.0.0.1", "port": 9999, "database": "sqlite:////x", "open_browser": True, "level": "error",
        "pace": 0.1, "keep_records": 3.0, "public_url": "https://games.example", "private_webhooks": True,
        "language": "uk", "trusted_proxies": "10.0.0.0/8", "keep_finished": 400.0, "keep_unfinished": 60.0,
        "admin_token": "a long token of the operator", "invitation": "word", "bots": ["bots:One", "bots:Two"],
    }  # fmt: skip


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ludarium.toml"
    file.write_text('port = 1\nhost = "::1"\npublic_url = "https://a.example"\nprivate-webhooks = true\n')
    monkeypatch.setenv("LUDARIUM_HOST", "127.0.0.1")
    monkeypatch.setenv("LUDARIUM_CONFIG", str(file))
    found = parsed(["--port", "3"])
    assert (found["port"], found["host"], found["public_url"]) == (3, "127.0.0.1", "https://a.example")
    assert found["private_webhooks"] is True


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("porrt = 1", "unknown setting 'porrt': expected one of host, port, database"),
        ("port = [1]", "port is [1]: expected a single value"),
        ('open = "yes"', "open is 'yes': expected true or false"),
        ("port = ", "is not TOML"),
        ("port = 99999", "99999 is not in the range"),
        ('log = "loud"', "'loud' is not one of"),
    ],
)
def test_bad_files_of_settings_are_refused(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "ludarium.toml"
    file.write_text(text)
    with pytest.raises(click.ClickException) as refused:
        parsed(["--config", str(file)])
    assert words in refused.value.format_message()


def test_the_help_names_every_setting() -> None:
    shown = run("serve", "--help").output
    for option in settings_of(serve.command).values():
        assert f"--{name_of(option)}" in shown
