"""What is measured, and beside what: `tradecraft bench`.

Each ratio is taken in one run on one machine: ours and the other's in turn, several times over, and
the median of the ratios is told. The machine may be busy with other things; the ratio bears that
better than the figure.
"""
