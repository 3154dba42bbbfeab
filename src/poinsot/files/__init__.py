"""Files that poinsot reads and writes: network files, URDF, results."""
