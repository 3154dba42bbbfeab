"""A free body and a heavy top reduced by their symmetry move as the mechanisms do, and keep their Casimirs."""

from scripts import example


def test_a_free_body_moves_by_the_structure_of_its_momentum() -> None:
    found = example("reduced_top").free_body(2.0)
    assert found.casimirs == ["mx*fx + my*fy + mz*fz", "fx**2 + fy**2 + fz**2"]
    assert found.apart < 1e-9 and found.drift < 1e-9 and found.ledger < 1e-9


def test_a_heavy_top_moves_by_the_same_structure_with_the_vertical() -> None:
    found = example("reduced_top").heavy_top(0.2)
    assert found.casimirs == ["Px*Gx + Py*Gy + Pz*Gz", "Gx**2 + Gy**2 + Gz**2"]
    assert found.apart < 1e-9 and found.drift < 1e-9 and found.ledger < 1e-9
