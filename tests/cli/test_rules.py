"""The command `undercroft rules`: reading and searching the rules."""

from __future__ import annotations

import json

import pytest

from tests.cli.runner import run


def test_the_rules_are_read_and_searched() -> None:
    whole = run("rules", "dragon-tower", "--lang", "pl").stdout
    assert "Walka w parze" in whole
    found = run("rules", "dragon-tower", "parach", "--lang", "pl").stdout
    assert "Walka w parze" in found
    assert "Spis treści" not in found
    assert len(found) < len(whole)
    sections = json.loads(run("rules", "boss-monster", "Fool", "town", "--json", "--lang", "en").stdout)
    assert [section["name"] for section in sections] == ["hero-card"]
    assert "BM-109" in sections[0]["clauses"]
    assert "kitten" in run("rules", "boss-monster", "kitten", "--lang", "en").stdout


@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "super-boss-monster"])
@pytest.mark.parametrize(("lang", "word"), [("en", "uncover"), ("ru", "из-под"), ("uk", "з-під"), ("pl", "odsłonięt")])
def test_what_uncovering_means_is_found(game: str, lang: str, word: str) -> None:
    sections = json.loads(run("rules", game, word, "--json", "--lang", lang).stdout)
    assert "destroying" in [section["name"] for section in sections]
