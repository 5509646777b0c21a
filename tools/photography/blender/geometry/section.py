"""Cross-sections: what a profile is turned around. A section of half-width r keeps its wall thickness when r shrinks."""
from dataclasses import dataclass
from math import atan2, cos, pi, radians, sin
from typing import Literal

Place = tuple[float, float]


@dataclass(frozen=True)
class Section:
    kind: Literal['round', 'oval', 'rounded', 'polygon'] = 'round'
    half: float = 1.0
    """Half width the profile's radius is measured against."""
    deep: float = 1.0
    """Half depth at that width."""
    corner: float = 0.2
    sides: int = 8


def ring(half: float = 1.0) -> Section:
    return Section('round', half, half)


def oval(half: float, deep: float) -> Section:
    return Section('oval', half, deep)


def rounded(half: float, deep: float, corner: float) -> Section:
    return Section('rounded', half, deep, corner)


def polygon(half: float, sides: int) -> Section:
    return Section('polygon', half, half, 0.0, sides)


SMOOTH = 176
EDGE, CORNER = 8, 14


def _rounded_steps() -> list[tuple[float, float, float, float]]:
    """Corner signs and normals around a rounded rectangle, starting at the back so that the seam is hidden."""
    steps: list[tuple[float, float, float, float]] = []

    def corner(sx: int, sy: int, start: float) -> None:
        for i in range(CORNER + 1):
            angle = radians(start + 90 * i / CORNER)
            steps.append((sx, sy, cos(angle), sin(angle)))

    steps += [(-i / EDGE, 1, 0, 1) for i in range(EDGE)]
    corner(-1, 1, 90)
    steps += [(-1, 1 - 2 * i / EDGE, -1, 0) for i in range(1, EDGE)]
    corner(-1, -1, 180)
    steps += [(-1 + 2 * i / EDGE, -1, 0, -1) for i in range(1, EDGE)]
    corner(1, -1, 270)
    steps += [(1, -1 + 2 * i / EDGE, 1, 0) for i in range(1, EDGE)]
    corner(1, 1, 0)
    return steps + [(1 - i / EDGE, 1, 0, 1) for i in range(1, EDGE)]


ROUNDED = _rounded_steps()


def outline(section: Section, r: float, round_: float = 0.0) -> list[Place]:
    """Points around the section at half-width r; `round_` blends towards a circle (necks on square bottles)."""
    if section.kind == 'polygon':
        return _facets(section, r)
    turns = [pi / 2 + 2 * pi * i / SMOOTH for i in range(SMOOTH)]
    if section.kind == 'round':
        return [(r * cos(t), r * sin(t)) for t in turns]
    grow = r - section.half
    if section.kind == 'oval':
        deep = max(0.001, section.deep + grow)
        return [(r * cos(t), (deep * (1 - round_) + r * round_) * sin(t)) for t in turns]
    return _rounded_outline(section, grow, r, round_)


def _facets(section: Section, r: float) -> list[Place]:
    points: list[Place] = []
    for i in range(section.sides):
        start = pi / 2 + 2 * pi * i / section.sides + pi / section.sides
        end = start + 2 * pi / section.sides
        for q in range(6):
            f = q / 6
            points.append((r * (cos(start) * (1 - f) + cos(end) * f), r * (sin(start) * (1 - f) + sin(end) * f)))
    return points


def _rounded_outline(section: Section, grow: float, r: float, round_: float) -> list[Place]:
    corner = section.corner + grow
    wide, deep = section.half - section.corner, section.deep - section.corner
    if corner < 0.004:
        wide, deep = max(0.0, wide - (0.004 - corner)), max(0.0, deep - (0.004 - corner))
        corner = 0.004
    points = [(sx * wide + nx * corner, sy * deep + ny * corner) for sx, sy, nx, ny in ROUNDED]
    if not round_:
        return points
    blended: list[Place] = []
    for x, y in points:
        t = atan2(y, x)
        blended.append((x * (1 - round_) + r * cos(t) * round_, y * (1 - round_) + r * sin(t) * round_))
    return blended
