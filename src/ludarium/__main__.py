"""`python -m ludarium`: the same as the command `ludarium`."""

from ludarium.cli.main import main

if __name__ == "__main__":
    main()
