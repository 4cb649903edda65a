"""The documents are correct: examples run, links exist, scenarios play."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from random import Random

import pytest

import undercroft
from undercroft.games.boss_family.rules import facts as boss_monster
from undercroft.games.boss_family.rules.facts import USUAL_TREASURES
from undercroft.games.dragon_tower.rules import facts as dragon_tower
from undercroft.games.one_deck_dungeon.rules import facts as one_deck_dungeon
from undercroft.i18n.language import language
from undercroft.kernel.game import registered
from undercroft.kernel.rng import seeded
from undercroft.kernel.state import play_stepwise, run_stepwise
from undercroft.simulation.random_tables import random_option, random_table

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_python_example_of_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


@pytest.mark.parametrize("document", ["docs/reference/python.md"])
def test_python_examples_of_the_reference_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = re.search(r"```toml\n(.*?)```", (ROOT / "docs/reference/scenarios.md").read_text("utf-8"), re.S)
    assert scenario is not None
    monkeypatch.chdir(tmp_path)
    Path("position.toml").write_text(scenario[1], encoding="utf-8")
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.S):
        exec(compile(code, document, "exec"), names)
    assert isinstance(names["table"], undercroft.Table)
    assert Path("game.undercroft").exists()


def test_the_reference_names_every_option() -> None:
    text = (ROOT / "docs/reference/python.md").read_text(encoding="utf-8")
    for game in undercroft.games():
        title = language("en", game["id"]).text("game-title")
        section = text.split(f"## Options of {title}\n")[1].split("\n## ")[0]
        assert [option["name"] for option in game["options"] if f"| `{option['name']}` |" not in section] == []


def test_the_scenario_of_the_reference_plays() -> None:
    scenario = re.search(r"```toml\n(.*?)```", (ROOT / "docs/reference/scenarios.md").read_text("utf-8"), re.S)
    assert scenario is not None
    table, events = undercroft.play_scenario(scenario[1])
    assert len(table.moves) == 3
    assert "fight-won" in [event.kind() for event in events]


def test_the_orders_and_steps_of_the_reference_are_those_of_the_games() -> None:
    text = " ".join((ROOT / "docs/reference/scenarios.md").read_text(encoding="utf-8").split())
    for words in (dragon_tower.ATTRIBUTES, one_deck_dungeon.COLOURS, boss_monster.TREASURES[:USUAL_TREASURES]):
        assert ", ".join(words) in text
    for game_id in registered():
        title = language("en", game_id).text("game-title")
        row = re.search(rf"\| {title} \| (`[^|]*`) \|", text)
        assert row is not None
        assert steps_that_do_not_come(set(re.findall(r"`(\w+)`", row[1])), game_id) == set()


def steps_that_do_not_come(named: set[str], game_id: str) -> set[str]:
    """Return the names of steps that do not occur in twenty random games."""
    missing = set(named)
    for seed in range(20):
        if not missing:
            break
        table, random = random_table(seed, game_id), Random(seed)
        state = table.game.blank(table.seats, table.options, seeded(seed))
        table.game.begin(state)
        missing -= set(run_stepwise(state))
        while table.decision is not None:
            option = random_option(table, random)
            missing -= set(play_stepwise(table.state.clone(), option.move))
            table.apply(option)
    return missing


def test_this_is_said_to_be_a_fan_work() -> None:
    assert "unofficial fan work" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_architecture_names_what_exists() -> None:
    walk = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
    spans = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", walk, flags=re.S)))
    paths = {span for span in spans if "/" in span or span.endswith(".py")}
    package = ROOT / "src" / "undercroft"
    for path in paths:
        pattern = path.replace("<game>", "*").rstrip("/")
        found = [*package.glob(pattern), *package.glob(f"games/*/{pattern}"), *ROOT.glob(pattern)]
        assert found, f"the page names {path}"
    sources = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (package, ROOT / "web" / "src", ROOT / "docs" / "rules", ROOT / "Makefile")
        for file in ([folder] if folder.is_file() else folder.rglob("*"))
        if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".md", "") and file.is_file()
    )
    names = {word for span in spans - paths for word in re.findall(r"[A-Za-z_][\w-]{3,}", span.partition("(")[0])}
    assert len(names) > 15
    for name in names - {"code", "make"}:
        assert name in sources, f"the page names {name}"
