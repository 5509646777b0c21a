"""A tube that stands on its cap, its weld above."""
from geometry import block, cylinder
from light import Frame

from .kit import Kit, Pack
from .tube import sleeve
from .fittings import round_cap

CUTS = {
    'a': dict(r=2.05, height=11.2, cap=2.0, wide=1.42, edge=0.12),
    'b': dict(r=1.75, height=11.6, cap=2.9, wide=1.5, edge=0.3),
    'c': dict(r=2.3, height=9.2, cap=1.6, wide=1.36, edge=0.2),
}
WELD = 0.75


def build(kit: Kit) -> Pack:
    r, height, cap, wide = (kit.cut[k] for k in ('r', 'height', 'cap', 'wide'))
    foot = cap + 0.12
    parts = round_cap(kit, r * 0.96, cap, 0, edge=0.06)
    parts.append(cylinder(r * 0.9, 0.25, kit.body(), cap - 0.05, edge=0.02))
    parts.append(sleeve(r, height, foot, kit.body((0, foot + height * 0.45), sharp=0.16), wide=wide))
    parts += weld(kit, r * wide, foot + height)
    return Pack(parts, Frame(), (r * 1.75, height * 0.66))


def weld(kit: Kit, half: float, z: float) -> list:
    """The pressed end, with fine ribs across."""
    skin = kit.body(sharp=0.16)
    parts = [block(2 * half, 0.15, WELD, skin, z - 0.02, edge=0.02, corner=0.05)]
    ribs = [block(2 * half * 0.985, 0.19, 0.028, skin, z + 0.12 + 0.075 * n, edge=0.012, corner=0.02) for n in range(8)]
    return parts + ribs
