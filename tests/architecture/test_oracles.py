"""The rule for oracles itself: a missing one is a skip on somebody's machine and a failure in CI."""

import pytest

import conftest


@pytest.fixture(autouse=True)
def absent_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(conftest.ORACLES, "no_such_engine", "no-such-engine")


def test_a_missing_oracle_is_skipped_with_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="pip install no-such-engine"):
        conftest.require_oracle("no_such_engine")


def test_a_missing_oracle_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no-such-engine"):
        conftest.require_oracle("no_such_engine")


def test_an_oracle_has_to_be_listed() -> None:
    with pytest.raises(KeyError):
        conftest.require_oracle("json")
