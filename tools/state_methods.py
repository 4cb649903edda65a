"""Write `__slots__`, `clone` and `snapshot` of the games' states from the fields in `__init__`.

python -m tools.state_methods

Explicit code is fast both interpreted and compiled by mypyc. A field whose comment begins with "fixed" never changes
during a game: copies share it, and snapshots leave it out.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
STATES: Final = "src/undercroft/games/*/rules/state.py"


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a state."""

    name: str
    type: str
    fixed: bool

    def copied(self) -> str:
        """Return the expression that copies the field for a clone."""
        if self.fixed:
            return f"self.{self.name}"
        if self.type.startswith("list[list["):
            return f"[part[:] for part in self.{self.name}]"
        return (
            f"self.{self.name}"
            + ("[:]" if self.type.startswith("list[") else "")
            + (".copy()" if self.type.startswith("dict[") else "")
        )

    def shown(self) -> str:
        """Return the expression that stands for the field in a snapshot; a step is given by its name."""
        step = f"self.{self.name} and (self.{self.name}[0].__name__, *self.{self.name}[1:])"
        return step if self.type == "Step" else f"self.{self.name}"


def state_class(tree: ast.Module) -> ast.ClassDef:
    """Return the class `State` of a module."""
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")


def fields_of(state: ast.ClassDef, lines: list[str]) -> list[Field]:
    """Read the fields from `__init__`, in their order."""
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    fields = []
    for statement in init.body:
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            if not isinstance(target, ast.Attribute):
                raise SystemExit(f"line {statement.lineno}: {ast.unparse(target)} is not a field")
            kind = ast.unparse(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
            comment = lines[statement.end_lineno - 1 if statement.end_lineno else 0].partition("  # ")[2]
            fields.append(Field(target.attr, kind, comment.startswith("fixed")))
    return fields


def written(source: str) -> str:
    """Return a module with the three parts of its state generated again."""
    lines = source.splitlines()
    state = state_class(ast.parse(source))
    fields = fields_of(state, lines)
    parts = {
        "__slots__": [
            "    __slots__ = (",
            *(f'        "{name}",' for name in sorted(one.name for one in fields)),
            "    )",
        ],
        "clone": [
            "    def clone(self) -> State:",
            '        """Return an independent copy."""',
            "        other = State.__new__(State)",
            "        self.copy_core(other)",
            "        other.events = None",
            *(f"        other.{one.name} = {one.copied()}" for one in fields),
            "        return other",
        ],
        "snapshot": [
            "    def snapshot(self) -> tuple[object, ...]:",
            '        """Return everything that makes two states equal."""',
            "        return (",
            "            *super().snapshot(),",
            *(f"            {one.shown()}," for one in fields if not one.fixed),
            "        )",
        ],
    }
    for node in reversed(state.body):
        name = node.name if isinstance(node, ast.FunctionDef) else None
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        if name in parts:
            lines[node.lineno - 1 : node.end_lineno] = parts[name]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the states that are out of date."""
    for path in sorted(ROOT.glob(STATES)):
        source = path.read_text(encoding="utf-8")
        text = written(source)
        if text != source:
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} written")


if __name__ == "__main__":
    main()
