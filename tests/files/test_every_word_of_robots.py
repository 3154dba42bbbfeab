"""Every word of URDF and SDF acts: with another value, or without it, a run is another, or a sentence says why not.

The words are those of the readers' own tables, so that a new one fails here until it has a case. What is in no table
is named in one warning.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from files import words_of_sdf, words_of_urdf
from files.every_key import same
from files.words_of_robots import WordCase, every_word, run_of
from poinsot.files import sdf_words
from poinsot.files.urdf_words import ROBOT

HOLDERS = {"world": sdf_words.WORLD, "model": sdf_words.MODEL, "link": sdf_words.LINK, "joint": sdf_words.JOINT}
HOLDERS |= {"frame": sdf_words.FRAME, "include": sdf_words.INCLUDE}
ELSEWHERE = tuple(f"{at}/{held}" for at in ("world", "model") for held in ("frame", "include"))
OF_SDF = {word for at, words in HOLDERS.items() for word in every_word(words, at, texts=True)} | {"@version"}
WORDS = {"urdf": set(every_word(ROBOT)), "sdf": {word for word in OF_SDF if not word.startswith(ELSEWHERE)}}
FORMATS = {"urdf": words_of_urdf, "sdf": words_of_sdf}
CASES = [case for cases in FORMATS.values() for case in cases.cases]


@pytest.mark.parametrize("name", FORMATS)
def test_every_word_has_a_case_or_a_reason(name: str) -> None:
    cases = FORMATS[name]
    known, tried = WORDS[name], {case.word for case in cases.cases}
    assert not known - tried - cases.INSTEAD.keys(), "words without a case"
    assert not (tried | cases.INSTEAD.keys()) - known, "cases of words that are not there"


RESULTS: dict[tuple[str, str], object] = {}


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_value_gives_another_run(case: WordCase, tmp_path: Path) -> None:
    shared = case.before, repr(case.options)
    if shared not in RESULTS:
        RESULTS[shared] = run_of(case.before, case, tmp_path)
    before, after = RESULTS[shared], run_of(case.after, case, tmp_path)
    assert not isinstance(before, str), before
    if case.says or isinstance(after, str):
        assert case.says and isinstance(after, str) and case.says in after, after
    else:
        assert not same(before, after), f"{case} does not act"
