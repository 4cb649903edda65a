"""Errors: kinds, codes, details, and sentences in four languages."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from undercroft.i18n import LANGUAGES, error_text, language
from undercroft.kernel.errors import SENTENCES, safe_repr


def an_error(code: str) -> undercroft.UndercroftError:
    names = re.findall(r"\{(\w+)\}", SENTENCES[code])
    return undercroft.Illegal(code, **{name: f"<{name}>" for name in names})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_every_detail(lang: str) -> None:
    errors = [an_error(code) for code in SENTENCES]
    texts = {error.code: error_text(language(lang), error) for error in errors}
    assert len(texts) > 100
    lost = [error.code for error in errors for detail in error.details.values() if str(detail) not in texts[error.code]]
    assert lost == []


def test_the_kernel_reads_every_english_sentence_as_fluent_does() -> None:
    source = files("undercroft").joinpath("i18n/locale/en/errors.ftl").read_text(encoding="utf-8")
    messages = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    assert messages == [f"error-{code}" for code in SENTENCES], "one line each, without variants"
    errors = [an_error(code) for code in SENTENCES]
    assert [error_text(language("en"), error) for error in errors] == [str(error) for error in errors]


@pytest.mark.parametrize("lang", ["ru", "uk", "pl"])
def test_other_languages_are_really_translated(lang: str) -> None:
    same = [code for code in SENTENCES if error_text(language(lang), an_error(code)) == str(an_error(code))]
    assert same == []


def test_errors_come_in_kinds() -> None:
    for kind in (undercroft.Malformed, undercroft.Illegal, undercroft.ImpossibleSetup, undercroft.Disagreement):
        assert issubclass(kind, undercroft.UndercroftError)


def test_an_illegal_move_names_the_rule_if_it_is_known() -> None:
    assert undercroft.Illegal("forbidden", option="x", rule="DT-066").rule == "DT-066"
    assert undercroft.Illegal("not-legal", option="x").rule is None


def test_errors_survive_pickling() -> None:
    error = pickle.loads(pickle.dumps(undercroft.Illegal("forbidden", option="x", rule="DT-066")))
    assert isinstance(error, undercroft.Illegal)
    assert (error.rule, str(error)) == ("DT-066", "DT-066 forbids x.")


def test_line_numbers_have_no_separators() -> None:
    error = undercroft.Malformed("bad-record", line=12345, reason="x")
    assert all("12345" in error_text(language(lang), error) for lang in LANGUAGES)


def test_values_are_shown_as_their_repr_unless_an_integer_is_too_long() -> None:
    assert [safe_repr(thing) for thing in (7, "7", None)] == ["7", "'7'", "None"]
    assert [safe_repr(thing) for thing in (10**5000, -(10**9000), [10**5000])] == ["10^5000", "-10^9000", "list"]


def test_details_can_be_written_and_short_ones_stay_as_they_are() -> None:
    error = undercroft.Malformed("no-such-index", index=10**5000, last=3)
    assert error.details == {"index": "10^5000", "last": 3}
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
