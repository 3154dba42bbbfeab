"""The nearest exact machine of a drawing with noise: loops, poses along their motion, relations, least change."""
