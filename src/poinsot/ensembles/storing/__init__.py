"""Ensembles in Zarr stores: what is finished is known, and the same line run again goes on with the rest."""
