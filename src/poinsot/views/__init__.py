"""Pictures and tables of mechanisms and runs."""
