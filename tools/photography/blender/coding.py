"""How one render carries several pictures: the three colour channels have different meanings.

Red   everything as it is, all neutral.
Green the same with a fill that absorbs, so that green / red tells how much fill a ray has met;
      among reflections it holds the rough one, so that one master serves matte and gloss.
Blue  the same with a black backdrop, so that red - blue is the light that came over the backdrop.
All three share their random numbers: ratios and differences are clean.
"""
DIFFUSE = 0.25
SHARP = 0.4
ROUGH = 0.4
BACKDROP = 0.5
GLASS_DIFFUSE = 0.14
"""Share of a glass front that scatters: only there to know the light on its label."""
FROST_DIFFUSE = 0.3
CREAM = (0.5, 0.25)
"""Albedo of an opaque fill behind glass, in red and in green."""
