"""A metal tube: folded foot, round shoulder, a small cap above."""
from geometry import block, ring, solid
from light import Frame

from .fittings import round_cap
from .kit import Kit, Pack
from .tube import sleeve

CUTS = {
    'a': dict(r=1.85, height=9.2, wide=1.38, cap=(0.95, 1.9), edge=0.1, dents=0.05),
    'b': dict(r=1.6, height=10.0, wide=1.45, cap=(1.15, 1.4), edge=0.25, dents=0.07),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, wide = cut['r'], cut['height'], cut['wide']
    half, fold = r * wide, 0.62
    skin = kit.body((0, fold + height * 0.56), sharp=0.2)
    parts = [sleeve(r, height, fold, skin, wide=wide, dents=cut['dents'], upside_down=True)]
    # The foot is folded over twice: a flat roll in front of the weld.
    parts += [block(2 * half, 0.34, fold, kit.body(sharp=0.2), 0, edge=0.12, corner=0.1),
              block(2 * half * 0.995, 0.5, fold * 0.52, kit.body(sharp=0.2), 0, edge=0.13, corner=0.1)]
    top = fold + height
    cap_r, cap = cut['cap']
    shoulder = [(r, 0), (r + 0.02, 0.06, 0.04), (r * 0.97, 0.16, 0.08), (0.62, 0.72, 0.1), (0.6, 1.1)]
    parts.append(solid(shoulder, ring(r), kit.metal(sharp=0.2), top - 0.02))
    parts += round_cap(kit, cap_r, cap, top + 0.75, edge=cut['edge'], taper=0.12)
    return Pack(parts, Frame(), (r * 1.75, height * 0.6))
