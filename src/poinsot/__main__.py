"""``python -m poinsot``: the command line, where scripts of the environment are not on the path."""

from poinsot.cli import main

if __name__ == "__main__":
    main()
