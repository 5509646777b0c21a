"""A mascara: the tube standing, its wand leaning out beside it, black fibres on a core."""
from math import cos, pi, sin
from random import Random

from geometry import cylinder, make_mesh, move, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=0.95, tube=5.6, cap=5.4, taper=0.0, brush=(0.42, 2.3)),
    'b': dict(r=1.1, tube=5.2, cap=4.6, taper=0.22, brush=(0.5, 2.0)),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, tube, cap = cut['r'], cut['tube'], cut['cap']
    body = [(r - 0.3, 0), (r - cut['taper'], 0, 0.22), (r, tube * 0.6, 1.0), (r, tube, 0.04), (r - 0.1, tube)]
    parts: Parts = [
        solid(body, ring(r), kit.body((0, tube * 0.5))),
        cylinder(0.5, 0.75, kit.part('dark', sharp=0.2), tube - 0.03, edge=0.05),
        cylinder(0.3, 0.02, kit.part('dark'), tube + 0.72, edge=0.005),
    ]
    wand = _wand(kit, r, cap)
    parts += move(wand, x=r * 2 + 1.2, y=0.5, roll=7)
    return Pack(parts, Frame(look_down=7, wide=0.6, tall=0.78), (r * 1.7, tube * 0.78))


def _wand(kit: Kit, r: float, cap: float) -> Parts:
    """Cap below, brush above, as it is set down to be shown."""
    taper = kit.cut['taper']
    top, half = kit.cut['brush'][1], kit.cut['brush'][0]
    parts: Parts = [
        solid([(r - taper - 0.08, 0), (r - taper, 0, 0.1), (r, cap, 0.05), (r - 0.3, cap)], ring(r), kit.cap()),
        cylinder(0.45, 0.28, kit.part('dark', sharp=0.2), cap - 0.02, edge=0.04),
        cylinder(0.11, 1.7, kit.part('dark', sharp=0.2), cap + 0.2, edge=0.03),
    ]
    return parts + [_bristles(kit, cap + 1.85, half, top)]


def _bristles(kit: Kit, z: float, half: float, length: float):
    """Fibres wound in a spiral, as twisted wire holds them; they take the shade of the mascara."""
    chance, vertices, faces = Random(3), [], []
    count = 1500
    for n in range(count):
        t = n / count
        turn = 2 * pi * 34 * t + chance.uniform(-0.5, 0.5)
        reach = half * (0.62 + 0.38 * sin(pi * (0.15 + 0.75 * t))) * chance.uniform(0.86, 1.04)
        low = z + length * t
        tip = (reach * cos(turn), reach * sin(turn), low + chance.uniform(-0.03, 0.09))
        base = len(vertices)
        for k in range(3):
            side = 2 * pi * k / 3
            vertices.append((0.03 * cos(turn + side), 0.03 * sin(turn + side), low + 0.022 * cos(side)))
            vertices.append((tip[0] + 0.008 * cos(turn + side), tip[1] + 0.008 * sin(turn + side), tip[2] + 0.008 * cos(side)))
        for k in range(3):
            a, b = base + 2 * k, base + 2 * ((k + 1) % 3)
            faces.append((a, b, b + 1, a + 1))
    return make_mesh('bristles', vertices, faces, kit.part('fill', sharp=0.3, rough=0.45), smooth=30)
