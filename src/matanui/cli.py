"""The command line."""

from cyclopts import App

from matanui import __version__

app = App(name="matanui", help="Quest for Makuta in a terminal.", version=__version__)


def main() -> None:
    """Run the command line."""
    app()
