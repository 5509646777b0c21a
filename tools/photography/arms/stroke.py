"""The form of one stroke: how much of the skin it covers and how thick it lies there, at places in cm along and across it."""
import numpy as np

from .kinds import Kind
from .noise import field, layered, step

Layer = tuple[np.ndarray, np.ndarray]


def stroke(kind: Kind, along: np.ndarray, across: np.ndarray, long: float, seed: int) -> Layer:
    """`along` runs from -long/2 to long/2, `across` from -wide/2 to wide/2. Answers cover 0..1 and thickness in cm."""
    return {'swipe': _swipe, 'pool': _pool, 'veil': _veil, 'lines': _lines}[kind.form](kind, along, across, long, seed)


def _swipe(kind: Kind, along: np.ndarray, across: np.ndarray, long: float, seed: int) -> Layer:
    """Drawn once with a flat edge: streaks run along, the end is torn."""
    half = kind.wide / 2
    side = across - 0.07 * half * field(along * 0.5, along * 0 + 3, seed) - 0.05 * half * np.sin(along * 0.7 + seed)
    fine = field(side * 22 / max(half, 0.3), along * 0.35, seed + 1)
    broad = field(side * 8 / max(half, 0.3), along * 0.22, seed + 2)
    t = along / long + 0.5
    start = along + long / 2 - 0.1 - 0.09 * np.abs(fine) - 0.25 * half * (side / half) ** 2
    tear = (0.3 + 0.28 * broad + 0.2 * fine) * min(1.0, long / 6)
    end = long / 2 - along - np.maximum(tear, 0) - 0.3 * half * (side / half) ** 2
    rim = half * (1 - 0.05 * t) - np.abs(side) + 0.035 * layered(along * 4, side * 4, seed + 3) + 0.03 * fine
    inside = step(rim, 0, kind.edge) * step(start, 0, 2 * kind.edge) * step(end, 0, 0.7)
    worn = np.clip(kind.streaks * step(t, 0.2, 1.0) * (0.5 + 0.5 * fine) * (0.7 + 0.6 * broad), 0, 1)
    cover = inside * (1 - 0.85 * worn)
    body = 0.55 + 0.45 * (1 - t) + kind.streaks * (0.35 * fine + 0.3 * broad)
    ridge = 0.5 * np.exp(-((rim - 1.2 * kind.edge) / (0.8 * kind.edge)) ** 2) + 0.4 * np.exp(-((start - 0.15) / 0.16) ** 2)
    return cover, kind.thick * inside * np.maximum(body + ridge, 0.05)


def _pool(kind: Kind, along: np.ndarray, across: np.ndarray, long: float, seed: int) -> Layer:
    """Set down wet and drawn out: a full cushion first, then thinner, with a round end."""
    half = kind.wide / 2
    t = along / long + 0.5
    bulge = 1 - 0.2 * step(t, 0.2, 0.75) + 0.05 * field(along * 0.9, along * 0 + 1, seed)
    side = across - 0.08 * half * np.sin(along * 0.8 + seed)
    # A rounded bar: distance to its middle line.
    over = np.maximum(np.abs(along) - (long / 2 - half * 0.9), 0)
    rim = half * bulge - np.hypot(over, side) + 0.05 * half * layered(along * 1.3, side * 1.3, seed + 1)
    inside = step(rim, 0, kind.edge)
    fine = field(side * 10 / max(half, 0.3), along * 0.3, seed + 2)
    cushion = np.sqrt(np.clip(rim / (0.55 * half), 0, 1))
    thinner = 1 - 0.5 * step(t, 0.15, 0.8)
    body = cushion * thinner * (1 + 0.25 * field(along * 0.8, side * 1.6, seed + 3)) + kind.streaks * 0.55 * fine * step(t, 0.1, 0.5) * cushion
    return inside * (1 - 0.3 * kind.streaks * step(t, 0.5, 1) * (0.5 + 0.5 * fine)), kind.thick * inside * np.maximum(body, 0.04)


def _veil(kind: Kind, along: np.ndarray, across: np.ndarray, long: float, seed: int) -> Layer:
    """Rubbed on with a finger: full in the middle, fading to all sides, grainy."""
    half = kind.wide / 2
    t = along / long + 0.5
    over = np.maximum(np.abs(along) - (long / 2 - half), 0)
    rim = half - np.hypot(over, across) + 0.12 * half * layered(along * 1.1, across * 1.1, seed)
    edge = min(kind.edge, half * 0.75)
    soft = step(rim, 0, edge)
    fine = field(across * 9 / max(half, 0.3), along * 0.4, seed + 2)
    grain = layered(along * 26, across * 26, seed + 3, 2)
    fade = 1 - 0.35 * step(t, 0.45, 1)
    cover = np.clip(soft * fade * (1 - kind.streaks * (0.5 + 0.5 * fine)) + 0.16 * grain * soft * (1.3 - soft), 0, 1)
    return cover, kind.thick * soft * (1 + 0.5 * grain)


def _lines(kind: Kind, along: np.ndarray, across: np.ndarray, long: float, seed: int) -> Layer:
    """Three strokes of a point beside each other, each a little shorter."""
    cover, thick = np.zeros_like(along), np.zeros_like(along)
    apart = kind.wide * 2.1
    for at in range(3):
        side = across - (at - 1) * apart - 0.05 * np.sin(along * 0.6 + seed + at)
        reach = long / 2 * (1 - 0.07 * ((at * 5 + seed) % 3))
        grain = layered(along * 18, side * 18, seed + 4 * at, 2)
        half = kind.wide / 2 * (0.8 + 0.2 * step(along, -reach, -reach + 1) - 0.45 * step(along, reach - 1.6, reach))
        rim = half - np.hypot(np.maximum(np.abs(along) - reach, 0), side) + 0.012 * grain
        inside = step(rim, 0, kind.edge) * (1 - kind.streaks * 0.6 * np.clip(0.25 + grain, 0, 1))
        cover, thick = np.maximum(cover, inside), np.maximum(thick, kind.thick * inside)
    return cover, thick
