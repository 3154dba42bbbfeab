"""Loops of implicit methods and residual forms: texts in Python, and what `make loops` compiled of them."""
