"""What massages: a wand with a plate, with two balls or a warm stone; one for the eyes; one with four hands for the scalp."""
from math import cos, pi, sin

from mathutils import Vector

from geometry import ball, block, cylinder, lay, limb, move, oval, ring, solid
from light import Frame

from ..kit import Kit, Pack, Parts
from .paths import through
from .strands import nubs

CUTS = {name: dict(kind=name) for name in ('plate', 'balls', 'stone', 'eye', 'scalp')}


def build(kit: Kit) -> Pack:
    kind = kit.cut['kind']
    if kind == 'scalp':
        return Pack(_scalp(kit), Frame(look_down=13, tall=0.6, wide=0.64))
    if kind == 'eye':
        return Pack(_eye(kit), Frame(look_down=9, tall=0.76, wide=0.6), (1.4, 4.6))
    parts = _handle(kit) + {'plate': _plate, 'balls': _balls, 'stone': _stone}[kind](kit)
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-34)
    return Pack(parts, Frame(look_down=54, tall=0.76, wide=0.78), (2.0, 5.2))


def _handle(kit: Kit) -> Parts:
    profile = [(0.7, 0), (1.25, 0, 0.5), (1.55, 4.2, 4), (1.15, 9.6, 3), (1.0, 10.6)]
    parts: Parts = [solid(profile, oval(1.5, 1.2), kit.body((0, 4.8), sharp=0.14), smooth=60),
                    solid([(0.95, 0), (1.04, 0, 0.05), (1.0, 0.5, 0.05), (0.9, 0.5)], oval(1.5, 1.2), kit.metal(), 10.4)]
    parts += move([cylinder(0.42, 0.16, kit.metal(), 0, edge=0.05)], y=-1.17, z=8.4, lean=90)
    return parts


def _plate(kit: Kit) -> Parts:
    """A round head, its metal face up."""
    head = [solid([(1.9, 0), (2.35, 0.2, 0.4), (2.35, 1.1, 0.3), (2.1, 1.3)], ring(2.35), kit.body(sharp=0.14), smooth=60),
            solid([(2.08, 0), (2.08, 0.1, 0.05), (1.8, 0.28, 0.4), (0.01, 0.4)], ring(2.1), kit.metal(), 1.22, top=False, smooth=60)]
    return move(head, z=12.9, y=0.6, lean=90)


def _balls(kit: Kit) -> Parts:
    """Two polished balls on a fork."""
    parts: Parts = []
    for side in (-1, 1):
        arm = through([(side * 0.3, 0, 10.5), (side * 0.9, 0, 11.4), (side * 1.5, -0.1, 12.4), (side * 1.75, -0.2, 13.2)])
        parts.append(limb(arm, [(0.62, 0.62)], kit.body(sharp=0.14), up=(0, 1, 0)))
        parts += move([ball(1.35, kit.metal(), -1.35)], x=side * 1.85, y=-0.3, z=14.1)
        parts += move([cylinder(0.7, 0.24, kit.metal(), 0, edge=0.04)], x=side * 1.72, y=-0.15, z=12.8, roll=side * 10)
    return parts


def _stone(kit: Kit) -> Parts:
    """A drop of stone in a metal setting."""
    drop = [(0.9, 0), (1.5, 0.5, 0.8), (1.75, 1.8, 1.2), (1.3, 3.4, 1.4), (0.5, 4.4, 0.6), (0.01, 4.6)]
    return [solid([(0.9, 0), (1.3, 0.1, 0.2), (1.35, 0.8, 0.1), (1.2, 0.9)], oval(1.6, 1.25), kit.metal(), 10.8, smooth=60),
            solid(drop, oval(1.7, 1.3), kit.part('fill', sharp=0.08), 11.3, top=False, smooth=70)]


def _eye(kit: Kit) -> Parts:
    """A pen with a slanting metal tip, standing on its end."""
    profile = [(0.7, 0), (0.95, 0, 0.2), (1.0, 5.5, 4), (0.82, 9.4, 2.0), (0.7, 10.2)]
    slope = Vector((-0.5, -0.42, 0.76)).normalized()
    middle = Vector((0, 0, 11.7))

    def slanted(place: Vector) -> Vector:
        beyond = (place - middle).dot(slope)
        return place - slope * beyond * 0.96 if beyond > 0 else place

    tip = [(0.66, 0), (0.74, 0.1, 0.05), (0.8, 1.0, 0.8), (0.7, 2.0, 0.7), (0.01, 2.5)]
    parts: Parts = [solid(profile, ring(1.0), kit.body((0, 4.6), sharp=0.14), smooth=60),
                    solid(tip, ring(0.8), kit.metal(), 10.1, top=False, deform=slanted, smooth=60),
                    cylinder(0.99, 0.24, kit.metal(), 0.5, edge=0.05)]
    parts += move([cylinder(0.3, 0.14, kit.metal(), 0, edge=0.05)], y=-0.93, z=7.9, lean=90)
    cap = [cylinder(1.0, 4.2, kit.part('white', sharp=0.2), 0, edge=0.3, foot=0.05)]
    return parts + move(cap, x=2.9, y=0.8)


def _scalp(kit: Kit) -> Parts:
    """A dome for the palm on four pods, each with fingers of silicone."""
    body = kit.body(sharp=0.2)
    dome = [(2.6, 0), (3.7, 0.1, 0.4), (3.9, 1.0, 0.6), (3.5, 2.4, 1.4), (2.0, 3.5, 1.6), (0.01, 3.75)]
    parts: Parts = [solid(dome, ring(3.8), body, 2.9, top=False, smooth=70),
                    solid([(3.82, 0), (3.95, 0.05, 0.05), (3.95, 0.3, 0.05), (3.8, 0.36)], ring(3.9), kit.metal(), 3.75)]
    fingers = []
    for at in range(4):
        turn = pi / 4 + pi / 2 * at
        x, y = 2.15 * cos(turn), 2.15 * sin(turn)
        parts += move([solid([(1.2, 0), (1.5, 0.0, 0.2), (1.35, 1.6, 0.4), (1.0, 1.9)], ring(1.5), kit.part('white', sharp=0.3), 1.2)],
                      x=x, y=y)
        for k in range(10):
            far, own = (0.5, 2 * pi * k / 3) if k < 3 else (1.15, 2 * pi * k / 7)
            fingers.append((Vector((x + far * cos(own), y + far * sin(own), 1.25)), Vector((0.16 * cos(own), 0.16 * sin(own), -1))))
    parts.append(nubs(fingers, 0.24, 1.2, kit.part('accent', sharp=0.4)))
    parts += move([block(1.5, 0.5, 0.16, kit.metal(), 0, edge=0.05, corner=0.24)], z=6.62)
    lay(parts)
    return move(parts, turn=20)
