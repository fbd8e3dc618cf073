"""`python -m wardround` is the `wardround` command."""

from wardround.terminal.entry import main

if __name__ == "__main__":
    main()
