"""The paper behind: the category's pigment in the light of the rig, and in the slanting moods a window thrown on it."""
import numpy as np

from compose.read_master import Master


def backdrop_light(master: Master, colour: np.ndarray, bounce: np.ndarray, fill: np.ndarray, mood: str, seed: int) -> np.ndarray:
    light = master.D[..., :1] * (0.6 + 0.4 * bounce) * colour
    if master.klass != 'opaque' and not master.meta['fill_is_cream']:
        light = light * _glow(master, fill)
    height, width = master.D.shape[:2]
    light = light * _pool(height, width)
    if mood == 'window':
        return light * window(height, width, seed)
    return light * lamp(height, width) if mood == 'evening' else light


def _glow(master: Master, fill: np.ndarray) -> np.ndarray:
    """Light that came through the liquid colours the shadow."""
    passed = np.clip(master.D[..., 1:2] / np.maximum(master.D[..., :1], 1e-3), 0.05, 1)
    share = np.log(passed) / np.log(0.75)
    tint = np.clip(fill / max(float(fill.max()), 1e-3), 0.2, 1)
    return np.power(tint, np.clip(share, 0, 1.5))


def _pool(height: int, width: int) -> np.ndarray:
    """The wall is brightest at the upper left and falls to the right and below."""
    y, x = np.mgrid[0:1:height * 1j, 0:1:width * 1j].astype(np.float32)
    far = np.hypot((x - 0.12) * 0.8, (y - 0.05) * 0.9)
    floor = np.clip((y - 0.64) / 0.12, 0, 1)
    floor = floor * floor * (3 - 2 * floor)
    return ((1.03 - 0.2 * np.clip(far, 0, 1.2)) * (1 - 0.07 * floor))[..., None]


def window(height: int, width: int, seed: int) -> np.ndarray:
    """A slanting patch of sun between soft bars."""
    chance = np.random.default_rng(seed)
    y, x = np.mgrid[0:1.25:height * 1j, 0:1:width * 1j].astype(np.float32)
    slope, start, broad = chance.uniform(0.62, 0.85), chance.uniform(0.2, 0.5), chance.uniform(0.34, 0.46)
    along = x + y * slope - start - 0.35
    soft = 0.05 + 0.05 * y
    lit = _step(along, soft) * _step(broad - along, soft * 1.4)
    bar = chance.uniform(0.45, 0.6) * broad
    lit *= 1 - 0.75 * np.exp(-((along - bar) / (0.022 + 0.012 * y)) ** 2)
    return (0.93 + 0.17 * lit)[..., None]


def lamp(height: int, width: int) -> np.ndarray:
    """The glow of a lamp that stands low at the left; the far corner lies in dusk."""
    y, x = np.mgrid[0:1:height * 1j, 0:1:width * 1j].astype(np.float32)
    near = np.exp(-(((x - 0.12) * 1.1) ** 2 + ((y - 0.6) * 1.2) ** 2) / 0.36)
    return (0.85 + 0.24 * near)[..., None]


def _step(value: np.ndarray, soft: np.ndarray) -> np.ndarray:
    t = np.clip(value / soft * 0.5 + 0.5, 0, 1)
    return t * t * (3 - 2 * t)
