"""A square flacon with a heavy floor."""
from geometry import rounded
from light import Frame

from .flacon import sprayer_inside, stopper
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.7, deep=1.55, height=6.2, corner=0.26, shoulder=0.2, cap=('block', 1.2, 2.5)),
    'b': dict(r=2.95, deep=1.6, height=5.4, corner=1.0, shoulder=0.55, cap=('ball', 1.2, 2.4)),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height = cut['r'], cut['height']
    neck, floor, wall = 0.75, 0.75, 0.3
    parts = kit.vessel(
        [(r - 0.2, 0), (r, 0, 0.16), (r, height, cut['shoulder']), (neck, height, 0, 1), (neck, height + 0.05, 0, 1)],
        rounded(r, cut['deep'], cut['corner']), print_at=height * 0.5, wall=wall, floor=floor, level=height - 1.0)
    parts += sprayer_inside(kit, height, floor + 0.1)
    style, cap_r, rise = cut['cap']
    parts += stopper(kit, style, cap_r, rise, height)
    return Pack(parts, Frame(wide=0.64), (r * 1.6, height * 0.62))
