"""A hair or shower bottle: oval with a flip cap, or round with a pump."""
from geometry import cylinder, oval, ring, solid
from light import Frame

from .fittings import pump_head
from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=3.2, deep=1.9, height=12.4, shoulder=1.5, neck=1.5, pump=False),
    'b': dict(r=2.85, deep=2.85, height=11.0, shoulder=1.2, neck=1.15, pump=True),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, shoulder, neck = cut['r'], cut['height'], cut['shoulder'], cut['neck']
    section = ring(r) if cut['deep'] == r else oval(r, cut['deep'])
    straight = height - shoulder
    profile = [(r - 0.5, 0), (r - 0.02, 0, 0.4), (r, height * 0.3, 4.0), (r - 0.04, straight, shoulder * 0.9),
               (neck, height, 0.3, 1.0), (neck, height + 0.4, 0, 1.0)]
    parts = kit.vessel(profile, section, print_at=straight * 0.5, wall=0.16, floor=0.3, level=straight * 0.95)
    if cut['pump']:
        parts += kit.straw(0.6, height, 0.16) + pump_head(kit, neck + 0.1, height + 0.05, size=1.25)
    else:
        parts += _flip(kit, neck + 0.35, height + 0.06)
    return Pack(parts, Frame(look_down=6, wide=0.66), (r * 1.6, straight * 0.82))


def _flip(kit: Kit, r: float, z: float) -> Parts:
    """Two halves with a seam: the upper one opens."""
    return [
        cylinder(r, 1.0, kit.cap(), z, edge=0.04),
        solid([(r - 0.02, 0), (r, 0, 0.03), (r, 0.8, 0.28), (r * 0.5, 0.84), (0.01, 0.85)], ring(r), kit.cap(), z + 1.03, top=False),
        cylinder(r - 0.05, 0.06, kit.part('dark'), z + 0.98, edge=0.01),
    ]
