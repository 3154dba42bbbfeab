"""Ensembles in Zarr stores: finished pieces are known, and the same line run again goes on with the rest."""
