"""A serum bottle with a pipette: shoulder, collar, rubber bulb."""
import materials
from geometry import cylinder, dome, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=1.75, height=6.2, shoulder=0.95, full=0.95, neck=0.74, collar=(0.98, 1.25), bulb=2.3),
    'b': dict(r=2.05, height=5.4, shoulder=1.55, full=1.05, neck=0.76, collar=(1.0, 0.95), bulb=2.2),
    'c': dict(r=1.5, height=7.0, shoulder=0.5, full=1.9, neck=0.72, collar=(0.94, 1.4), bulb=2.0),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.25, 0), (r, 0, 0.24), *dome(r, neck, straight, height, cut['full']), (neck, height + 0.5)],
        ring(r), print_at=straight * 0.52, wall=0.17, floor=0.36, level=straight * 0.93)
    parts += _pipette(kit, height)
    parts += _head(kit, height + 0.12)
    return Pack(parts, Frame(), (r * 1.75, straight * 0.8))


def _pipette(kit: Kit, height: float) -> Parts:
    if kit.klass != 'glass':
        return []
    profile = [(0.05, 0), (0.12, 0.5, 0.1), (0.24, 0.9, 0.1), (0.24, height - 1.0)]
    return [solid(profile, ring(0.24), materials.inner_wall(), 0.8)]


def _head(kit: Kit, z: float) -> Parts:
    (r, collar), bulb = kit.cut['collar'], kit.cut['bulb']
    n = r * 0.62
    rubber = [(n, 0), (n + 0.02, 0.12, 0.05), (n, 0.3, 0.1), (n * 0.88, 0.5, 0.2), (n * 0.93, bulb * 0.7, 0.5),
              (n * 0.7, bulb * 0.96, 0.35), (0.02, bulb)]
    return [
        cylinder(r, collar, kit.cap(sharp=0.17), z, edge=0.06, foot=0.03),
        solid(rubber, ring(n), kit.part('accent', sharp=0.3, rough=0.5), z + collar - 0.01, top=False, smooth=60),
    ]
