"""The records of a run: observations, the energy books and their verdict, datasets and files."""
