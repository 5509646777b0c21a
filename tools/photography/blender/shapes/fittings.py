"""What closes a bottle: round caps, collars, pump heads, sprayers."""
from math import cos, pi, sin

import bpy

from geometry import Section, cylinder, limb, ring, solid

from .kit import Kit, Parts


def round_cap(kit: Kit, r: float, height: float, z: float, *, edge: float = 0.1, taper: float = 0.0,
              section: Section | None = None) -> Parts:
    """A turned cap with a faintly domed top, so that it never mirrors one flat tone."""
    top = r - taper
    profile = [(r - 0.04, 0), (r, 0, 0.035), (top, height, edge), (top * 0.55, height + 0.012), (0.01, height + 0.016)]
    return [solid(profile, section or ring(r), kit.cap(), z, top=False)]


def collar(kit: Kit, r: float, height: float, z: float) -> Parts:
    return [cylinder(r, height, kit.metal(), z, edge=0.04, foot=0.03)]


def pump_head(kit: Kit, neck: float, z: float, *, size: float = 1.0) -> Parts:
    """Collar, stem and an actuator whose spout grows out of the head and bends down at its end."""
    s = size
    lacquer, metal = kit.cap(), kit.cap(sharp=0.17)
    parts = [
        solid([(neck, 0), (neck + 0.06, 0, 0.04), (neck + 0.06, 0.95 * s, 0.07), (neck * 0.8, 1.0 * s, 0.03),
               (0.5 * s, 1.02 * s)], ring(neck), metal, z),
        cylinder(0.36 * s, 0.75 * s, kit.part('white', sharp=0.2), z + 0.95 * s, edge=0.02),
        solid([(0.56 * s, 0), (0.6 * s, 0, 0.05), (0.68 * s, 0.5 * s, 0.25), (0.6 * s, 0.86 * s, 0.22),
               (0.3 * s, 0.93 * s, 0.2), (0.01, 0.95 * s)], ring(0.7 * s), lacquer, z + 1.6 * s, top=False, smooth=70),
    ]
    parts.append(_spout(lacquer, z + 2.08 * s, s))
    return parts


def _spout(material: bpy.types.Material, z: float, s: float) -> bpy.types.Object:
    path, sizes = [], []
    steps, length = 26, 2.15 * s
    turn = 24 * pi / 180
    for i in range(steps + 1):
        t = i / steps
        fall = 0.06 * t + max(0.0, t - 0.72) ** 1.6 * 3.6
        reach = length * (t - 0.5 * max(0.0, t - 0.8))
        path.append((-reach * cos(turn), -reach * sin(turn), z + s * (0.12 - fall)))
        swell = (1 - t) ** 1.6
        sizes.append(((0.2 + 0.34 * swell) * s, (0.15 + 0.2 * swell) * s))
    return limb(path, sizes, material, square=1.5, name='spout')


def sprayer(kit: Kit, r: float, z: float) -> Parts:
    return [cylinder(r, r * 0.9, kit.metal(), z, edge=0.03),
            cylinder(r * 0.78, r * 1.2, kit.metal(), z + r * 0.85, edge=0.06)]
