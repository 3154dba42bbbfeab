"""What is drawn of contacts adds up to the forces of the run, at the points and moments of its samples."""

from pathlib import Path

import numpy as np
import pytest
import xarray as xr

import poinsot as po
from poinsot import ModelError
from poinsot.views.scene.overlay_data import RunContacts
from poinsot.views.scene.overlays import OVERLAYS, ContactOverlay, OverlayState, steadied

EXAMPLES = Path(__file__).parents[3] / "examples"


def run(seed: int, nt: int = 4, nc: int = 3) -> xr.Dataset:
    rng = np.random.default_rng(seed)
    n = rng.normal(size=(nt, nc, 3))
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    f = 10 * n + np.cross(n, rng.normal(size=n.shape))
    f[:, 1] = 0.0  # open
    by = ("time", "contact", "xyz")
    return xr.Dataset(
        {
            "contact_point": (by, rng.normal(size=n.shape)), "contact_normal": (by, n), "contact_force": (by, f),
            "contact_gap": (by[:2], rng.uniform(size=(nt, nc))),
        },
        coords={"time": np.linspace(0, 1, nt), "contact": [f"corner {k}\n" for k in range(nc)]},
    )  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2])
def test_arrows_add_up_to_the_forces_at_their_points(seed: int) -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    data = run(seed)
    contacts = RunContacts.of(data)
    assert contacts is not None
    states = [OverlayState(m, m.neutral(), t=t, touching=contacts.at(t)) for t in (0.0, 0.4, 1.0, 9.0)]
    drawn = steadied(ContactOverlay(), states)
    for state, k in zip(states, (0, 1, 3, 3), strict=True):
        seen = drawn.at(state)
        points = data["contact_point"].values[k, [0, 2]]
        forces = data["contact_force"].values[k, [0, 2]]
        assert len(seen.arrows) == 4 and len(seen.lines) == 6 and seen.legend.isprintable()
        for p, f, n in zip(points, forces, data["contact_normal"].values[k, [0, 2]], strict=True):
            parts = [a.tip - a.tail for a in seen.arrows if np.array_equal(a.tail, p)]
            assert np.allclose(sum(parts), drawn.force_scale * f, rtol=1e-12)
            assert np.allclose(np.cross(parts[0], n), 0, atol=1e-12) and abs(parts[1] @ n) < 1e-12
        assert all(label.text.isprintable() for label in seen.labels)


def test_what_has_no_contacts_says_so() -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    assert RunContacts.of(xr.Dataset({"time": [0.0]})) is None and "contacts" in OVERLAYS
    with pytest.raises(ModelError, match="drawn from a run that has contact_point"):
        ContactOverlay().at(OverlayState(m, m.neutral()))
    contacts = RunContacts.of(run(1))
    assert contacts is not None
    with pytest.raises(ModelError, match="no contact 'heel'"):
        ContactOverlay(("heel",)).at(OverlayState(m, m.neutral(), touching=contacts.at(0.0)))
