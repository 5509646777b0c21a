"""The lamps above the table (blender/skin/studio.py) as directions: what a small slope of skin or make-up does to their light."""
import numpy as np

#: Direction, half its angle, brightness.
_LAMPS = (((-1.3, 0.9, 1.25), 0.24, 26.0), ((1.6, -0.5, 1.0), 0.26, 8.0), ((-0.1, -1.1, 1.9), 0.28, 7.4))
#: A strip above the camera that only make-up mirrors, as a photographer adds one for wet lips.
_STRIP = ((-0.22, 0.42, 1.0), 0.12, 34.0)
_ROOM = 0.55
KEY = np.array(_LAMPS[0][0], np.float32) / np.linalg.norm(_LAMPS[0][0])


def tilted(form: np.ndarray, height: np.ndarray, pixels_per_cm: float) -> np.ndarray:
    """The way a surface looks after `height` (cm) was laid on it; seen from above."""
    down, across = np.gradient(height * pixels_per_cm)
    turned = form - np.stack([across, -down, np.zeros_like(down)], -1)
    return turned / np.linalg.norm(turned, axis=-1, keepdims=True)


def shading(form: np.ndarray, turned: np.ndarray) -> np.ndarray:
    """How much more or less light a slope gets than the form below it. Half of it comes from everywhere."""
    before, after = 0.42 + np.maximum(form @ KEY, 0), 0.42 + np.maximum(turned @ KEY, 0)
    return np.clip(after / before, 0.3, 1.9)


def mirrored(normal: np.ndarray, rough: float, strip: bool = False) -> np.ndarray:
    """What a surface of this roughness reflects to the camera: 1 is about the brightest of the key lamp."""
    toward = normal * (2 * normal[..., 2:])
    toward[..., 2] -= 1
    total = np.full(normal.shape[:2], _ROOM / 26, np.float32)
    for place, half, bright in (*_LAMPS, _STRIP) if strip else _LAMPS:
        way = np.array(place, np.float32) / np.linalg.norm(place)
        away = 2 - 2 * np.clip(toward @ way, -1, 1)
        total += bright / 26 * (half * half / (half * half + rough * rough)) * np.exp(-away / (half * half + rough * rough))
    return total
