"""A make-up egg: matte, porous; the second cut is bevelled."""
from math import cos, pi, sin

from mathutils import Vector

from geometry import ring, ripples, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {'a': dict(r=2.1, height=6.0, slant=0.0), 'b': dict(r=2.3, height=5.6, slant=0.75)}


def build(kit: Kit) -> Pack:
    r, height, slant = kit.cut['r'], kit.cut['height'], kit.cut['slant']
    profile = []
    for i in range(64):
        t = i / 63
        # An egg: broad below, drawn out above.
        turn = pi * t
        profile.append((max(0.001, r * sin(turn) * (1 - 0.52 * t ** 1.9)), height * (1 - cos(turn)) / 2, 0.0))
    uneven = ripples(4, fine=1.2)
    across = Vector((0.72, -0.35, 0.6)).normalized()

    def shape(place: Vector) -> Vector:
        place = place * (1 + 0.006 * uneven(place.x + place.z, place.y - place.z))
        if slant:
            over = place.dot(across) - (height * 0.62 * across.z + r * slant)
            if over > 0:
                place = place - across * over * 0.97
        return place

    skin = kit.body(sharp=0.6, rough=0.75, grain=(26.0, 0.55))
    parts = [solid(profile, ring(r), skin, -0.06, dense=True, top=False, bottom=False, deform=shape, smooth=70)]
    return Pack(parts, Frame(look_down=12, tall=0.58, wide=0.6))
