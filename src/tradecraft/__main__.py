"""`python -m tradecraft` is the command line too."""

from tradecraft.cli import main

main()
