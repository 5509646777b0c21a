"""What is inside, smeared, dropped or heaped on the paper, seen from above."""
from math import cos, exp, hypot, pi, sin
from random import Random
from typing import Any, Callable, Optional, Sequence

from geometry import field, make_mesh, ripples
from light import Frame

from .kit import Kit, Pack, Parts

Height = Callable[[float, float], Optional[float]]
Bead = tuple[float, float, float, float, float]
"""Middle, radius, and how far it is pressed flat."""
WIDE, DEEP = 12.0, 12.0


def build(kit: Kit) -> Pack:
    parts = kit.cut['make'](kit)
    return Pack(parts, Frame(look_down=64, tall=0.7, wide=0.82, foot=0.16))


def _smear(seed: int, thick: float, ridges: float) -> Height:
    """One stroke of a spatula: full where it set down, ridged along, torn at the end."""
    chance = Random(seed)
    lines = [(chance.uniform(7, 44), chance.uniform(0, 6.3), chance.uniform(0.2, 1)) for _ in range(30)]
    wobble, tear = ripples(seed + 1, 30), ripples(seed + 2, 30)
    length, half0 = 11.0, 2.5

    def height(x: float, y: float) -> Optional[float]:
        # The stroke runs from the lower left to the upper right.
        along, side = x * 0.8 + y * 0.6, -x * 0.6 + y * 0.8
        t = (along + length / 2) / length
        half = half0 * (0.74 + 0.26 * sin(pi * min(1.0, max(0.0, t * 1.1)))) + 0.07 * wobble(along, 2)
        s = (side - 0.8 * sin(2.2 * t + 0.4) + 0.4) / half
        first = -length / 2 + 0.55 + 0.25 * tear(side * 3.2, 1) + 0.3 * s * s
        last = length / 2 - 0.7 - 1.1 * abs(tear(side * 4.6, 5)) - 0.5 * s * s
        ends, sides = min((along - first) / 0.55, (last - along) / 1.3), (1 - abs(s)) / 0.16
        if ends <= 0 or sides <= 0:
            return None
        rise = min(1.0, ends) ** 0.5 * min(1.0, sides) ** 0.5
        ridge = sum(a * sin(f * (s + 0.025 * wobble(along * 0.35, side * 0.4)) + p) for f, p, a in lines) / 9
        body = 0.30 * (1 - 0.55 * t) + 0.3 * exp(-((along - first - 0.8) / 0.8) ** 2) + 0.12 * exp(-((abs(s) - 0.88) / 0.1) ** 2)
        return rise * max(0.03, thick * body + ridges * ridge * (1 - 0.3 * t) + 0.02 * tear(along * 2, side * 2))

    return height


def _pool(seed: int, drops: tuple[tuple[float, float, float], ...], dome: float) -> Height:
    """Round drops that run into one another, domed by surface tension."""
    edge = ripples(seed, fine=1.0)

    def height(x: float, y: float) -> Optional[float]:
        total = sum(exp(-((hypot(x - px, y - py) / pr) ** 2)) for px, py, pr in drops)
        level = total - 0.42 + 0.03 * edge(x, y)
        return dome * min(1.0, level / 0.5) ** 0.5 if level > 0.004 else None

    return height


def _sheet(kit: Kit, height: Height, **look: float) -> Parts:
    return [field(WIDE, DEEP, height, kit.part('fill', **look), columns=300, rows=300)]


def _beads(kit: Kit, beads: Sequence[Bead], **look: Any) -> Parts:
    """Small balls in one mesh: hundreds of objects would take longer to frame than to render."""
    around, rings = 18, 11
    vertices, faces = [], []
    for x, y, z, r, squash in beads:
        start = len(vertices)
        for i in range(rings):
            tilt = pi * (i + 0.02) / (rings - 0.96)
            for k in range(around):
                turn = 2 * pi * k / around
                vertices.append((x + r * sin(tilt) * cos(turn), y + r * sin(tilt) * sin(turn), z + r * squash * cos(tilt)))
        for i in range(rings - 1):
            for k in range(around):
                a, b = start + i * around + k, start + i * around + (k + 1) % around
                faces.append((a, a + around, b + around, b))
    return [make_mesh('beads', vertices, faces, kit.part('fill', **look), smooth=80)]


def _cream(kit: Kit) -> Parts:
    return _sheet(kit, _smear(5, 1.0, 0.06), sharp=0.2, rough=0.4)


def _balm(kit: Kit) -> Parts:
    return _sheet(kit, _smear(12, 1.25, 0.1), sharp=0.34, rough=0.5)


def _gel(kit: Kit) -> Parts:
    return _sheet(kit, _pool(3, ((-2.2, -1.4, 2.4), (0.6, 0.3, 2.2), (2.6, 2.0, 1.6), (3.6, -2.6, 0.9)), 0.75), sharp=0.06)


def _oil(kit: Kit) -> Parts:
    drops = ((-1.6, 0.6, 2.6), (2.4, -1.2, 1.7), (1.6, 3.0, 0.9), (-3.6, -3.2, 0.8), (3.9, 1.6, 0.6))
    return _sheet(kit, _pool(8, drops, 0.5), sharp=0.04)


def _liquid(kit: Kit) -> Parts:
    drops = ((-1.0, -0.6, 3.0), (2.2, 1.8, 2.0), (-3.4, 3.0, 0.7), (3.6, -2.8, 1.0), (4.4, 3.6, 0.5))
    return _sheet(kit, _pool(14, drops, 0.34), sharp=0.04)


def _foam(kit: Kit) -> Parts:
    """A cloud of small bubbles on a soft mound."""
    chance = Random(21)
    mound = _pool(21, ((-1.2, -0.4, 2.7), (1.4, 0.8, 2.4), (0.2, 1.8, 1.8)), 1.9)
    skin = dict(sharp=0.3, rough=0.5)
    bubbles: list[Bead] = []
    for _ in range(420):
        x, y = chance.uniform(-4.4, 4.4), chance.uniform(-3.6, 4.0)
        h = mound(x, y)
        if h is None or h < 0.2:
            continue
        r = chance.uniform(0.06, 0.2)
        bubbles.append((x, y, h - r * 0.1, r, 1.0))
    return _sheet(kit, mound, **skin) + _beads(kit, bubbles, **skin)


def _powder(kit: Kit) -> Parts:
    """Crushed powder: a broken heap, crumbs around it."""
    chance = Random(31)
    rough, fine = ripples(31, 40, 9.0), ripples(32, 60, 30.0)

    def height(x: float, y: float) -> Optional[float]:
        far = hypot(x / 4.2, (y - 0.2) / 3.3) + 0.16 * rough(x * 0.5, y * 0.5)
        if far > 1:
            return None
        return 1.5 * (1 - far) ** 0.8 * (1 + 0.3 * rough(x, y)) + 0.2 * fine(x, y) * (1 - far) ** 0.3 + 0.02

    skin = dict(sharp=0.6, rough=0.7)
    parts = [field(WIDE, DEEP, height, kit.part('fill', grain=(60.0, 0.5), **skin), columns=300, rows=300, smooth=40)]
    crumbs: list[Bead] = []
    for _ in range(420):
        turn, far = chance.uniform(0, 2 * pi), chance.gauss(1.0, 0.15)
        r = abs(chance.gauss(0.0, 0.04)) + 0.012
        crumbs.append((4.2 * far * cos(turn), 3.3 * far * sin(turn), 0.7 * r, r, 0.7))
    return parts + _beads(kit, crumbs, grain=(40.0, 0.6), **skin)


def _leaf(kit: Kit) -> Parts:
    """Rolled tea leaves, heaped."""
    chance = Random(41)
    vertices, faces = [], []
    for _ in range(620):
        far, turn = abs(chance.gauss(0, 0.5)), chance.uniform(0, 2 * pi)
        x, y = 4.4 * far * cos(turn), 3.6 * far * sin(turn)
        z = max(0.08, 1.3 * (1 - far)) * chance.uniform(0.1, 1.0) + 0.06
        heading, length = chance.uniform(0, 2 * pi), chance.uniform(0.7, 1.7)
        curl, thick = chance.uniform(-0.9, 0.9), chance.uniform(0.06, 0.13)
        start = len(vertices)
        for k in range(9):
            t = k / 8 - 0.5
            bend = heading + curl * t
            px, py = x + length * t * cos(bend), y + length * t * sin(bend)
            pz = z + 0.16 * cos(pi * t) * chance.uniform(0.8, 1.2)
            wide = thick * (1 - (2 * abs(t)) ** 2.5) + 0.008
            for q in range(6):
                around = 2 * pi * q / 6
                out, up = wide * cos(around), wide * 0.7 * sin(around)
                vertices.append((px - out * sin(bend), py + out * cos(bend), pz + up))
        for k in range(8):
            for q in range(6):
                a, b = start + 6 * k + q, start + 6 * k + (q + 1) % 6
                faces.append((a, b, b + 6, a + 6))
    return [make_mesh('leaves', vertices, faces, kit.part('fill', sharp=0.4, rough=0.6), smooth=80)]


CUTS = {name: dict(make=make) for name, make in (
    ('cream', _cream), ('gel', _gel), ('oil', _oil), ('liquid', _liquid), ('foam', _foam), ('balm', _balm),
    ('powder', _powder), ('leaf', _leaf))}
