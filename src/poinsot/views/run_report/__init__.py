"""A run as one page to be read and kept: `poinsot report`, `po.report`."""
