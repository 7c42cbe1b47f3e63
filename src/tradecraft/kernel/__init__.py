"""The kernel: layouts, moves, dispatch, playouts, batches, records and laws. It knows no game."""
