"""Played lessons: what each asks for, who watches over it, and the card that says so.

The table is the play scene's own; the tutor only sits beside it.
"""
