"""The options of `undercroft serve`: address and database, and the push key, generated once and kept private."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from undercroft.cli import main
from undercroft.server.notifications.webpush import PushKey

if TYPE_CHECKING:
    from pathlib import Path


GOOD = "AQEB" * 10 + "AQE"
"""A key: 32 bytes of one."""


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, [*arguments, "--lang", "en"], prog_name="undercroft")
    return result.exit_code, result.output


def test_a_key_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push-key"
    code, told = run("vapid-key", str(file))
    assert code == 0
    assert f"--push-key {file}" in told
    assert file.stat().st_mode & 0o777 == 0o600
    text = file.read_text()
    assert PushKey.read(text).text == text.strip()
    code, told = run("vapid-key", str(file))
    assert code != 0
    assert "cannot be saved" in told
    assert file.read_text() == text, "the first key stays"


@pytest.mark.parametrize(
    ("content", "contact", "words"),
    [
        ("no key", ("--push-contact", "mailto:you@example.org"), "There is no key"),
        (None, ("--push-contact", "mailto:you@example.org"), "There is no key"),
        (GOOD, (), "need a contact address"),
        (GOOD, ("--push-contact", "you@example.org"), "need a contact address"),
    ],
)
def test_a_server_does_not_start_with_half_of_it(
    tmp_path: Path, content: str | None, contact: tuple[str, ...], words: str
) -> None:
    file = tmp_path / "push-key"
    if content is not None:
        file.write_text(content)
    code, told = run("serve", "--port", "1", "--push-key", str(file), *contact)
    assert code != 0
    assert words in told


@pytest.mark.parametrize(
    "path", ["undercroft", "/under croft", "/a//b", '/"><script>', "https://example.org/undercroft", "/ä"]
)
def test_a_path_that_no_page_can_lie_below_is_refused(path: str) -> None:
    code, told = run("serve", "--port", "1", "--base-path", path)
    assert code != 0
    assert f"{path} is not a valid path for a server" in told
