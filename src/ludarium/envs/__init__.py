"""Environments for programs that learn: the games touch by touch, for PettingZoo, Gymnasium and OpenSpiel.

The libraries are extras (`pip install 'ludarium[pettingzoo]'`); nothing else of Ludarium needs them.
"""
