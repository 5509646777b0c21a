"""Outlines in (radius, height): corners are written as points with a fillet and become smooth polylines."""
from math import acos, atan2, cos, hypot, pi, sin, tan
from typing import Sequence, Tuple

# radius, height, optional fillet radius, optional roundness (0 keeps the section's form, 1 is a circle)
Point = Tuple[float, ...]
Dense = Tuple[float, float, float]


def fillet(points: Sequence[Point], steps: int = 9) -> list[Dense]:
    """Rounds every corner that names a fillet; `steps` is the number of segments for a right angle."""
    full = [(*p, 0.0, 0.0)[:4] for p in points]
    out: list[Dense] = []
    for i, (x, z, radius, round_) in enumerate(full):
        if radius <= 0 or i in (0, len(full) - 1):
            out.append((x, z, round_))
            continue
        out.extend(_corner(full[i - 1], full[i], full[i + 1], steps))
    return out


def _corner(before: Point, corner: Point, after: Point, steps: int) -> list[Dense]:
    x, z, radius, round_ = corner
    ax, az, bx, bz = before[0] - x, before[1] - z, after[0] - x, after[1] - z
    la, lb = hypot(ax, az), hypot(bx, bz)
    if la < 1e-6 or lb < 1e-6:
        return [(x, z, round_)]
    ax, az, bx, bz = ax / la, az / la, bx / lb, bz / lb
    angle = acos(max(-1.0, min(1.0, ax * bx + az * bz)))
    if angle > pi - 0.02 or angle < 0.02:
        return [(x, z, round_)]
    # A fillet never eats more than half of an edge that another fillet shares.
    room = min(la * (0.49 if before[2] else 0.98), lb * (0.49 if after[2] else 0.98))
    reach = min(radius / tan(angle / 2), room)
    r = reach * tan(angle / 2)
    length = hypot(ax + bx, az + bz)
    cx, cz = x + (ax + bx) / length * r / sin(angle / 2), z + (az + bz) / length * r / sin(angle / 2)
    start = atan2(z + az * reach - cz, x + ax * reach - cx)
    end = atan2(z + bz * reach - cz, x + bx * reach - cx)
    turn = (end - start + pi) % (2 * pi) - pi
    count = max(3, int(steps * abs(turn) / (pi / 2)) + 2)
    return [(cx + r * cos(start + turn * k / count), cz + r * sin(start + turn * k / count), round_)
            for k in range(count + 1)]


def dome(r: float, neck: float, low: float, high: float, full: float = 1.0, steps: int = 16) -> list[Point]:
    """A round shoulder from the wall to the neck; `full` above 1 is squarer, below 1 slopes."""
    points: list[Point] = []
    for i in range(steps + 1):
        turn = pi / 2 * i / steps
        points.append((neck + (r - neck) * cos(turn) ** (1 / full), low + (high - low) * sin(turn) ** (1 / full)))
    return points


def offset(outline: Sequence[Dense], inwards: float) -> list[Dense]:
    """The same outline moved towards the inside of the pack: the inner wall of a glass."""
    moved: list[Dense] = []
    for i, (r, z, round_) in enumerate(outline):
        r0, z0, _ = outline[max(0, i - 1)]
        r1, z1, _ = outline[min(len(outline) - 1, i + 1)]
        length = hypot(r1 - r0, z1 - z0) or 1.0
        moved.append((r - (z1 - z0) / length * inwards, z + (r1 - r0) / length * inwards, round_))
    return moved
