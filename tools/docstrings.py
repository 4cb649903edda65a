"""Reject docstrings that open with a question word: `python -m tools.docstrings`.

A docstring begins with a verb in the imperative or with the noun that it defines. Only `games/*/rules/` is free of
that: there the words of a rulebook come first.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("src", "tools", "benchmarks", "tests", "examples")
OPENING: Final = re.compile(r"(?:What|Whether|How|Who|Whoever|Whom|Whose|Which)\b")


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, its classes, functions and attributes, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        for place, statement in enumerate(node.body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                first = place == 0 or isinstance(node.body[place - 1], (ast.Assign, ast.AnnAssign))
                if first and isinstance(statement.value.value, str):
                    yield statement.lineno, statement.value.value.strip()


def rejected(root: Path = ROOT) -> list[str]:
    """File, line and text of every docstring that opens with a question word."""
    found = []
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            if re.search(r"/games/\w+/rules/", path.as_posix()):
                continue
            for line, text in docstrings(path.read_text(encoding="utf-8")):
                if OPENING.match(text):
                    found.append(f"{path.relative_to(root)}:{line}: {text.splitlines()[0]}")
    return found


def main() -> int:
    """Print what is rejected; the exit code is 1 if there is anything."""
    found = rejected()
    print("\n".join(found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
