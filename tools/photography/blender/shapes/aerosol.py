"""A pressed can: rolled seams, the cap seated in the shoulder."""
from geometry import ring, solid
from light import Frame

from .fittings import round_cap
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.0, height=10.0, cap=2.9, shoulder=0.86),
    'b': dict(r=2.25, height=9.2, cap=2.5, shoulder=0.95),
}


def build(kit: Kit) -> Pack:
    r, height, cap = kit.cut['r'], kit.cut['height'], kit.cut['cap']
    neck = r * kit.cut['shoulder']
    can = [(r - 0.1, 0.2), (r, 0.24, 0.06), (r, height - 0.8, 0.6), (neck, height, 0.15), (neck - 0.1, height)]
    foot = [(r - 0.3, 0), (r - 0.02, 0, 0.05), (r + 0.05, 0.12, 0.08), (r - 0.02, 0.28)]
    seam = [(neck - 0.1, 0), (neck + 0.05, 0.02, 0.05), (neck + 0.05, 0.16, 0.06), (neck - 0.1, 0.2)]
    parts = [solid(foot, ring(r), kit.metal()), solid(can, ring(r), kit.body((0, height * 0.48), sharp=0.2), smooth=50),
             solid(seam, ring(neck), kit.metal(), height - 0.04)]
    parts += round_cap(kit, neck - 0.03, cap, height + 0.1, edge=0.3)
    return Pack(parts, Frame(), (r * 1.75, height * 0.72))
