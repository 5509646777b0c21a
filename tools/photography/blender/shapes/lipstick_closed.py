"""A lipstick with its cap on."""
from geometry import cylinder
from light import Frame

from .kit import Kit, Pack
from .lipstick import section_of

CUTS = {
    'a': dict(r=0.98, base=2.4, cap=4.6, square=False),
    'b': dict(r=0.95, base=2.2, cap=4.9, square=True),
}


def build(kit: Kit) -> Pack:
    r, base, cap = kit.cut['r'], kit.cut['base'], kit.cut['cap']
    parts = [
        cylinder(r * 0.985, base, kit.body(), 0, edge=0.04, section=section_of(kit, r * 0.985)),
        cylinder(r * 0.94, 0.3, kit.metal(), base - 0.02, edge=0.03, section=section_of(kit, r * 0.94)),
        cylinder(r, cap, kit.body((0, base + 0.24 + cap * 0.52)), base + 0.24, edge=0.1, foot=0.03, section=section_of(kit, r)),
    ]
    return Pack(parts, Frame(), (r * 1.5, cap * 0.72))
