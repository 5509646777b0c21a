"""An arch of glass: round above, square below."""
from geometry import arch
from light import Frame

from .flacon import flat_flacon, sprayer_inside, stopper
from .kit import Kit, Pack

CUTS = {
    'a': dict(half=2.45, height=6.6, spring=2.45, depth=2.1, cap=('round', 0.95, 2.1)),
    'b': dict(half=2.75, height=6.0, spring=2.9, depth=2.2, cap=('ball', 0.95, 2.0)),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    half, height = cut['half'], cut['height']
    outline = arch(half, height, cut['spring'], 0.22)
    parts = flat_flacon(kit, outline, cut['depth'], print_at=height * 0.42, wall=0.3, floor=0.44, level=height * 0.76, edge=0.22)
    parts += sprayer_inside(kit, height, 0.9)
    style, cap_r, rise = cut['cap']
    parts += stopper(kit, style, cap_r, rise, height - 0.05)
    return Pack(parts, Frame(wide=0.64), (half * 1.5, height * 0.5))
