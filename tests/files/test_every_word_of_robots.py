"""Every word of URDF and SDF acts: with another value, or without it, a run is another, or a sentence says why not.

The words are those of the readers' own tables, so that a new one fails here until it has a case. What is in no table
is named in one warning.
"""

import re
import warnings
from pathlib import Path

import pytest

import poinsot as po
from files import words_of_sdf, words_of_urdf
from files.every_key import same
from files.words_of_robots import WordCase, every_word, run_of
from poinsot.files import robot_words
from poinsot.files.robot_words import ROBOT

HOLDERS = {"world": robot_words.WORLD, "model": robot_words.SDF_MODEL, "link": robot_words.SDF_LINK}
HOLDERS |= {"joint": robot_words.SDF_JOINT, "frame": robot_words.FRAME, "include": robot_words.INCLUDE}
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


NAMED = {
    ".urdf": [
        ('<joint name="s" type="revolute">', '<joint name="s" type="revolute"><safety_controller k_velocity="1"/>',
         "<safety_controller>"),
        ('<dynamics damping="0.3"', '<dynamics damping="0.3" mu_viscous="2"', "'mu_viscous' of <dynamics>"),
        ("</robot>", '<spring name="l"/><spring name="m"/><rope/></robot>', "<spring> (2 times), <rope>"),
        ("</robot>", '<gazebo reference="a"><springStiffness>9</springStiffness></gazebo></robot>',
         "<springStiffness> of <gazebo>"),
        ("</robot>", '<transmission name="t"><actuator name="m"><mechanicalReduction>50</mechanicalReduction>'
         "</actuator></transmission></robot>", "<mechanicalReduction> other than 1"),
        ("</robot>", '<transmission name="t"><drake:rotor_inertia value="1"/></transmission></robot>',
         "<drake:rotor_inertia> of <transmission>"),
    ],
    ".sdf": [
        ("<damping>0.3", "<viscous_friction>2</viscous_friction><damping>0.3", "<viscous_friction> of <dynamics>"),
        ("<damping>0.3", "<initial_position>0.2</initial_position><damping>0.3", "<initial_position> of <dynamics>"),
        ("</limit>", "</limit><initial_position>0.2</initial_position>", "<initial_position>, which has no effect"),
        ("</limit>", "<stiffness>500</stiffness></limit>", "has a <stiffness> of 500, which does not act"),
        ("</limit>", "<dissipation>0.1</dissipation></limit>", "has a <dissipation> of 0.1, which does not act"),
        ("</sdf>", "<model name='n'/></sdf>", "<model>"),
        ("</gravity>", "</gravity><wind/>", "<wind>"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("suffix", "case"), [(suffix, case) for suffix, cases in NAMED.items() for case in cases])
def test_what_is_not_understood_is_named(suffix: str, case: tuple[str, str, str], tmp_path: Path) -> None:
    base, (old, new, words) = (words_of_urdf if suffix == ".urdf" else words_of_sdf).ARM, case
    file = tmp_path / f"robot{suffix}"
    file.write_text(base)
    with warnings.catch_warnings(action="error"):
        po.load(file)
    assert old in base
    file.write_text(base.replace(old, new, 1))
    with pytest.warns(UserWarning, match=re.escape(words)):
        po.load(file)


def test_what_says_nothing_of_the_motion_is_passed_over(tmp_path: Path) -> None:
    more = (
        '<gazebo reference="a"><material>Red</material><sensor name="s"/></gazebo><transmission name="t"><type>x</type>'
        '<joint name="s"><hardwareInterface>y</hardwareInterface></joint><actuator name="m"><mechanicalReduction>1.0'
        "</mechanicalReduction></actuator></transmission><material name='red'><color rgba='1 0 0 1'/></material>"
    )
    file = tmp_path / "robot.urdf"
    file.write_text(words_of_urdf.ARM.replace("</robot>", more + "</robot>"))
    with warnings.catch_warnings(action="error"):
        po.load(file)


def crossed(second: str) -> str:
    """The arm of SDF whose first joint has two axes at right angles, each with a friction of its own."""
    axes = words_of_sdf.moves("axis") + words_of_sdf.moves("axis2").replace("0 1 0", "1 0 0")
    axes = re.sub("<limit>.*?</limit>", "", axes)
    head, _, tail = axes.rpartition("<friction>0.05")
    axes = f"{head}<friction>{second}{tail}"
    text = words_of_sdf.ARM.replace(words_of_sdf.moves("axis"), axes)
    return text.replace('name="s" type="revolute"', 'name="s" type="universal"')


def test_friction_of_universal_joints_acts_or_is_named(tmp_path: Path) -> None:
    file = tmp_path / "robot.sdf"
    file.write_text(crossed("0.05"))
    rubs = [e.name for e in po.load(file, losses=True).model.switches]
    assert len([name for name in rubs if name.startswith("s friction")]) == 2
    file.write_text(crossed("0.09"))
    with pytest.warns(UserWarning, match="friction that is not that of the first axis"):
        assert po.load(file, losses=True).model.joint("s").friction == 0.0
    with pytest.raises(po.FileError, match="friction that is not that of the first axis"):
        po.load(file, strict=True)


@pytest.mark.parametrize("kind", ["universal", "revolute2"])
def test_an_axis_of_two_that_follows_is_refused(kind: str, tmp_path: Path) -> None:
    mimic = "<mimic joint='e'><multiplier>2</multiplier></mimic></axis2>"
    text = crossed("0.05").replace('type="universal"', f'type="{kind}"').replace("</axis2>", mimic)
    file = tmp_path / "robot.sdf"
    file.write_text(text)
    with pytest.raises(po.FileError, match="lets one of two axes follow, which is not read"):
        po.load(file)


def test_losses_of_a_gearbox_and_axes_of_a_ball_are_named(tmp_path: Path) -> None:
    file = tmp_path / "robot.sdf"
    rubs = "1 0 0</xyz><dynamics><friction>1</friction></dynamics></axis><gearbox"
    file.write_text(words_of_sdf.GEARS.replace("1 0 0</xyz></axis><gearbox", rubs))
    with pytest.warns(UserWarning, match="do not act on a gearbox"):
        po.load(file)
    file.write_text(words_of_sdf.ARM.replace('name="s" type="revolute"', 'name="s" type="ball"'))
    with pytest.warns(UserWarning, match="is of a ball joint, which has no such axis"):
        po.load(file)
