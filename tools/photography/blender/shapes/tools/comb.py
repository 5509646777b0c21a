"""A comb: a back of stone or wood and its teeth."""
from math import pi, sin

from mathutils import Vector

from geometry import lay, move, slab
from light import Frame

from ..kit import Kit, Pack, Parts
from .strands import bristles

CUTS = {'a': dict(half=5.2)}


def build(kit: Kit) -> Pack:
    parts = comb(kit, 'body', kit.cut['half'])
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-26)
    return Pack(parts, Frame(look_down=56, tall=0.62, wide=0.8))


def comb(kit: Kit, role: str, half: float) -> Parts:
    """Teeth down, back up, standing in the plane of x and z; thick teeth with round ends."""
    look = dict(sharp=0.1) if role == 'body' else dict(sharp=0.4, rough=0.55)
    skin = kit.part(role, **look)
    count = 60
    back = [(half * (1 - 2 * i / count), 3.4 + 1.7 * sin(pi * i / count) ** 0.8) for i in range(count + 1)]
    outline = [(-half, 2.6), (-half * 0.5, 2.5), (half * 0.5, 2.5), (half, 2.6)]
    parts: Parts = [slab(outline + back, 0.75, 0.24, skin, bulge=0.04)]
    teeth = []
    number = 17
    for at in range(number):
        x = half * 0.93 * (2 * at / (number - 1) - 1)
        teeth.append((Vector((x, 0, 2.9)), Vector((x * 1.01, 0, 0.3)), 0.21, 0.12))
    parts.append(bristles(teeth, skin, sides=12, name='teeth'))
    return parts
