"""The linter for docstrings that open with a question word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docstrings import OPENING, docstrings, main

MODULE = '''\
"""Module."""

LIMIT = 3
"""Constant."""
PLAIN: int = 4
"""Annotated constant."""
print("called")
"""no docstring: a lone string after a call"""


class Thing:
    """Class."""

    size: int
    """Field."""

    def grow(self) -> None:
        """Method."""

    async def wait(self) -> str:
        """Coroutine."""
        return """a value"""


def function() -> None:
    def inner() -> None:
        """Inner function.

        More.
        """
'''


def write(path: Path, *texts: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(f'def f{number}():\n    """{text}"""' for number, text in enumerate(texts)), "utf-8")
    return path


def test_docstrings_of_modules_classes_functions_and_attributes_are_found() -> None:
    found = sorted(docstrings(MODULE))
    assert [text.splitlines()[0] for _, text in found] == [
        "Module.",
        "Constant.",
        "Annotated constant.",
        "Class.",
        "Field.",
        "Method.",
        "Coroutine.",
        "Inner function.",
    ]
    assert found[1] == (4, "Constant.")


WORDS = ("What", "Whatever", "Whether", "How", "Who", "Whoever", "Whom", "Whose", "Which", "Those")


@pytest.mark.parametrize("word", WORDS)
def test_question_words_are_rejected(word: str) -> None:
    assert OPENING.match(f"{word} is left.")


@pytest.mark.parametrize(
    "text", ["Return what is left.", "Whole numbers only.", "However it is.", "Whosever.", "Thing."]
)
def test_other_openings_are_accepted(text: str) -> None:
    assert not OPENING.match(text)


def test_a_rejected_docstring_is_printed_with_its_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = write(tmp_path / "wrong.py", "Return it.", "Whether it is.\n\n    More.\n    ")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{wrong}:4: Whether it is.\n"


def test_good_docstrings_print_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "good.py", "Return whether it is.", "True if it is.")
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


def test_rules_of_games_are_exempt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "games" / "chess" / "rules"
    write(rules / "moves.py", "Whether a piece may move.")
    assert main([str(tmp_path)]) == 0
    monkeypatch.chdir(rules)
    assert main(["moves.py"]) == 0, "named by itself"
    write(tmp_path / "games" / "chess" / "view.py", "What is shown.")
    assert main([str(tmp_path)]) == 1


def test_paths_can_be_excluded(tmp_path: Path) -> None:
    write(tmp_path / "old" / "wrong.py", "What it is.")
    write(tmp_path / "new" / "good.py", "Return it.")
    assert main([str(tmp_path)]) == 1
    assert main([str(tmp_path), "--except", str(tmp_path / "old")]) == 0
    assert main([str(tmp_path / "new" / "good.py")]) == 0
