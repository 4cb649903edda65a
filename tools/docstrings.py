"""Lint docstrings that open with a question word: `python -m tools.docstrings [--except PATH]... [PATH]...`.

A docstring begins with a verb in the imperative or with the noun that it defines. `games/*/rules/` is exempt, because
its functions answer questions: `"Whether a room is active."`
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

FOLDERS: Final = [Path(name) for name in ("src", "tools", "benchmarks", "tests", "examples")]
RULES: Final = re.compile(r"/games/\w+/rules/")
OPENING: Final = re.compile(r"(?:What|Whatever|Whether|How|Who|Whoever|Whom|Whose|Which|Those)\b")


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a module, its classes, functions and attributes, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        for index, statement in enumerate(node.body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                documents = index == 0 or isinstance(node.body[index - 1], (ast.Assign, ast.AnnAssign))
                if documents and isinstance(statement.value.value, str):
                    yield statement.lineno, statement.value.value.strip()


def rejected(paths: Iterable[Path]) -> list[str]:
    """Return file, line and first line of every docstring that opens with a question word."""
    return [
        f"{path}:{line}: {text.splitlines()[0]}"
        for path in paths
        for line, text in docstrings(path.read_text(encoding="utf-8"))
        if OPENING.match(text)
    ]


def python_files(paths: Iterable[Path], excluded: Iterable[Path] = ()) -> list[Path]:
    """Return the Python files among and below some paths, without game rules and without excluded paths."""
    skipped = [path.resolve() for path in excluded]
    found = [file for path in paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    return [
        file
        for file in found
        if not RULES.search(file.resolve().as_posix())
        and not any(file.resolve().is_relative_to(path) for path in skipped)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the rejected docstrings; return 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tools.docstrings", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, default=FOLDERS, help="files and folders (default: all code)")
    parser.add_argument("--except", dest="excluded", action="append", type=Path, default=[], metavar="PATH")
    options = parser.parse_args(arguments)
    found = rejected(python_files(options.paths, options.excluded))
    for line in found:
        print(line)
    if found:
        print(f"{len(found)} docstrings open with a question word: begin with a verb or a noun.", file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
