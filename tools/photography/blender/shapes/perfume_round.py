"""A disc of glass standing on a small foot."""
from geometry import block, circle
from light import Frame

from .flacon import flat_flacon, sprayer_inside, stopper
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=3.1, depth=2.2, bulge=0.0, cap=('ball', 1.0, 2.0)),
    'b': dict(r=2.9, depth=1.9, bulge=0.3, cap=('round', 0.95, 2.1)),
}
FOOT = 0.22


def build(kit: Kit) -> Pack:
    r, depth = kit.cut['r'], kit.cut['depth']
    outline = [(x, z + FOOT * 0.3) for x, z in circle(r)]
    parts = flat_flacon(kit, outline, depth, print_at=r * 0.98, wall=0.32, floor=0.5, level=r * 1.36, edge=0.35,
                        bulge=kit.cut['bulge'])
    parts.append(block(r * 0.9, depth * 0.8, FOOT, kit.metal(), 0, edge=0.04, corner=0.3))
    top = 2 * r + FOOT * 0.3
    parts += sprayer_inside(kit, top, 0.9)
    style, cap_r, rise = kit.cut['cap']
    parts += stopper(kit, style, cap_r, rise, top - 0.06)
    return Pack(parts, Frame(wide=0.66), (r * 1.25, r * 1.0))
