"""A room scent: bottle, collar, reeds fanned out."""
from math import cos, sin

from geometry import cylinder, dome, limb, ring
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.7, height=6.4, neck=0.95, shoulder=1.4, full=1.4),
    'b': dict(r=2.4, height=7.0, neck=0.9, shoulder=2.4, full=1.0),
}
REEDS = ((-0.30, 0.1), (-0.17, -0.2), (-0.05, 0.25), (0.08, -0.15), (0.2, 0.18), (0.31, -0.05))


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.3, 0), (r, 0, 0.3), *dome(r, neck, straight, height, cut['full']), (neck, height + 0.5)],
        ring(r), print_at=straight * 0.5, wall=0.24, floor=0.6, level=straight - 0.2)
    parts.append(cylinder(neck + 0.14, 0.8, kit.cap(), height + 0.05, edge=0.05))
    wood = kit.part('wood', sharp=0.5, rough=0.6)
    for at, (lean, back) in enumerate(REEDS):
        foot = (lean * 1.2, back * 1.2, height + 0.4)
        length = 5.6 + 0.5 * sin(at * 2.1)
        tip = (foot[0] + lean * length, foot[1] + back * length, foot[2] + length * cos(lean))
        parts.append(limb([foot, tip], [(0.075, 0.075)], wood))
    return Pack(parts, Frame(), (r * 1.75, straight * 0.85))
