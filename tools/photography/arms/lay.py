"""One stroke on a canvas: where it lies, and then in any colour."""
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from .canvas import Canvas
from .kinds import Kind
from .lamps import mirrored, shading, tilted
from .noise import step
from .stroke import stroke

#: A lamp is so much brighter than white paper in its light.
_LAMP = 17.0


@dataclass(frozen=True)
class Place:
    arm: int
    u: float
    v: float
    long: float
    turn: float = 0.0
    """Degrees from the direction of the arm."""
    seed: int = 1


@dataclass(frozen=True)
class Laid:
    """All of a stroke but its colour."""
    box: tuple[slice, slice]
    cover: np.ndarray
    near: np.ndarray
    """Where it or its shadow changes the picture."""
    skin: np.ndarray
    light: np.ndarray
    shine: np.ndarray
    glints: np.ndarray
    sheer: float


def lay(canvas: Canvas, kind: Kind, place: Place) -> Laid:
    box = _box(canvas, kind, place)
    mask, form = canvas.masks[place.arm][box], canvas.form[box]
    x, y = canvas.uv[box][..., 0] - place.u, canvas.uv[box][..., 1] - place.v
    c, s = cos(radians(place.turn)), sin(radians(place.turn))
    along, across = x * c + y * s, -x * s + y * c
    cover, thick = stroke(kind, along, across, place.long, place.seed)
    below, lines = canvas.relief[box], canvas.lines[box]
    # A dry stroke rests on the fields of skin and leaves its lines bare.
    cover = np.clip(cover * (1 - 0.55 * kind.dry * lines), 0, 1) * mask
    height = below * (1 - 0.75 * min(1.0, kind.thick / 0.03) * cover) + thick * mask
    turned = tilted(form, height, canvas.pixels_per_cm)
    grazing = (1 - np.clip(form[..., 2], 0, 1)) ** 5
    fresnel = kind.shine + (1 - kind.shine) * 0.5 * grazing * (1 - kind.rough)
    shine = fresnel * mirrored(turned, kind.rough, strip=True) * _LAMP * cover
    shade = _shadow(thick * mask, canvas.pixels_per_cm)
    under = canvas.skin[box] * (1 - 0.3 * shade)[..., None]
    return Laid(box, cover, np.clip(8 * np.maximum(cover, shade), 0, 1) * mask, under, canvas.light[box] * shading(form, turned), shine, _glints(kind, x, y, place.seed) * cover,
                kind.cover)


def put_on(light: np.ndarray, laid: Laid, colour: np.ndarray) -> None:
    """Into the picture; outside of the stroke and its shadow that stays as it was."""
    near = laid.near[..., None]
    light[laid.box] = light[laid.box] * (1 - near) + _coloured(laid, colour) * near


def _coloured(laid: Laid, colour: np.ndarray) -> np.ndarray:
    cover = laid.cover[..., None]
    tint = colour / max(float(colour.max()), 1e-3)
    below = laid.skin * (1 - cover + cover * (0.45 + 0.55 * tint))
    share = cover * laid.sheer
    light = laid.light[..., None]
    bright = np.minimum(1.0, colour * 1.5 + 0.25)
    return below * (1 - share) + colour * light * share + laid.shine[..., None] + bright * light * laid.glints[..., None]


def _box(canvas: Canvas, kind: Kind, place: Place) -> tuple[slice, slice]:
    """Found in every fourth pixel: the margin is wider than that."""
    c, s = abs(cos(radians(place.turn))), abs(sin(radians(place.turn)))
    long, wide = place.long / 2 + 0.4, kind.wide * (3.0 if kind.form == 'lines' else 0.8) + 0.3
    uv, mask = canvas.uv[::4, ::4], canvas.masks[place.arm][::4, ::4]
    near = (np.abs(uv[..., 0] - place.u) < c * long + s * wide) & (np.abs(uv[..., 1] - place.v) < s * long + c * wide) & (mask > 0.01)
    rows, columns = np.flatnonzero(near.any(1)), np.flatnonzero(near.any(0))
    return slice(4 * rows[0], 4 * rows[-1] + 4), slice(4 * columns[0], 4 * columns[-1] + 4)


def _shadow(thick: np.ndarray, pixels_per_cm: float) -> np.ndarray:
    """What lies thick keeps a little light from the skin at its lower right."""
    reach = max(1, round(0.05 * pixels_per_cm))
    moved = np.roll(thick, (reach, reach), (0, 1))
    for shift in (1, 2):
        moved = (moved + np.roll(moved, shift, 0) + np.roll(moved, shift, 1) + np.roll(moved, (shift, shift), (0, 1))) / 4
    return step(moved, 0.0, 0.03)


def _glints(kind: Kind, x: np.ndarray, y: np.ndarray, seed: int) -> np.ndarray:
    if not kind.sparkle:
        return np.zeros_like(x)
    chance = np.random.default_rng(seed).uniform(0, 1, (512, 512)).astype(np.float32)
    found = chance[np.floor(y * 42).astype(np.int32) % 512, np.floor(x * 42).astype(np.int32) % 512]
    soft = chance[np.floor(y * 11).astype(np.int32) % 512, np.floor(x * 11).astype(np.int32) % 512]
    return kind.sparkle * (np.clip((found - 0.9) / 0.1, 0, 1) ** 2 * 1.1 + 0.1 * soft)
