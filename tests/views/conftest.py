"""Figures that a test opened are closed after it."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def close_figures() -> Iterator[None]:
    yield
    from matplotlib import pyplot

    pyplot.close("all")
