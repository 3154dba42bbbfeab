"""Controllers that act at moments of their own, and ready ones to begin with."""
