"""The lab: bots against bots, many times over, and what can be learnt from it."""
