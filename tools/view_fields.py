"""Fields of the declared view types with their docstrings, for the schemas and the reference."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from typing import Any, Literal, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from undercroft.kernel.view_types import OpenCard, Pile, ShownCard, View

EVERY_GAME = (View, OpenCard, ShownCard, Pile)
"""The types of the views of all games."""


class Field(NamedTuple):
    """A field of a declared type with its meaning; `optional` is true if it may be missing."""

    name: str
    type: Any
    optional: bool
    meaning: str


def fields_of(kind: type) -> list[Field]:
    """Return the fields of a type in the order of their declaration, those of base types first."""
    hints = get_type_hints(kind, include_extras=True)
    meanings = _meanings(kind)
    total: bool = kind.__total__  # type: ignore[attr-defined]
    fields: list[Field] = []
    for name, hint in hints.items():
        if get_origin(hint) is NotRequired:
            fields.append(Field(name, get_args(hint)[0], True, meanings[name]))
        else:
            fields.append(Field(name, hint, not total, meanings[name]))
    return fields


def _meanings(kind: type) -> dict[str, str]:
    """Return the docstring of each field."""
    found: dict[str, str] = {}
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef), kind
    for name in declared.bases:  # a TypedDict does not keep its base types
        base = vars(sys.modules[kind.__module__])[ast.unparse(name)]
        if is_typeddict(base):
            found |= _meanings(base)
    for field, text in zip(declared.body, declared.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(text, ast.Expr), f"{kind.__name__}.{field.target.id} has no docstring"
            assert isinstance(text.value, ast.Constant), f"{kind.__name__}.{field.target.id} has no docstring"
            found[field.target.id] = inspect.cleandoc(str(text.value.value))
    return found


def types_in(*kinds: type) -> list[type]:
    """Return declared types and all types that their fields refer to, each once, in the order of first use."""
    found = list(kinds)
    for one in found:
        for field in fields_of(one):
            found += [part for part in _declared(field.type) if part not in found]
    return found


def _declared(hint: Any) -> list[type]:
    if is_typeddict(hint):
        return [hint]
    return list(dict.fromkeys(part for one in get_args(hint) for part in _declared(one)))


def type_text(hint: Any) -> str:
    """Return a type in words."""
    if hint is Any:
        return "anything"
    if is_typeddict(hint):
        return f"`{hint.__name__}`"
    args = get_args(hint)
    match get_origin(hint):
        case None:
            return {int: "number", str: "text", bool: "true or false", type(None): "null"}[hint]
        case origin if origin is list:
            return f"list of {type_text(args[0])}"
        case origin if origin is tuple:
            return f"pair of {' and '.join(type_text(one) for one in args)}"
        case origin if origin is dict:
            return f"{type_text(args[1])} by name"
        case origin if origin is Literal:
            return ", ".join(f"`{one}`" for one in args)
        case _:
            return " or ".join(type_text(one) for one in args)
