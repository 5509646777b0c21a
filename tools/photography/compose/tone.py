"""Light to what is seen: a soft shoulder, a touch of contrast, and dither against banding on the sweep."""
import numpy as np

from compose.colour import encode, luminance

KNEE = 0.72


def _shoulder(x: np.ndarray) -> np.ndarray:
    over = np.maximum(x - KNEE, 0) / (1 - KNEE)
    return np.where(x < KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-over)))


def developed(light: np.ndarray, contrast: float = 0.1) -> np.ndarray:
    """sRGB 0..1. Highlights roll off partly by channel (like film) and partly by brightness (keeps the hue)."""
    bright = luminance(light)[..., None]
    by_channel = _shoulder(light)
    by_brightness = light * (_shoulder(bright) / np.maximum(bright, 1e-6))
    seen = encode(np.clip(0.65 * by_channel + 0.35 * by_brightness, 0, 1))
    return seen * (1 - contrast) + seen * seen * (3 - 2 * seen) * contrast


def develop(light: np.ndarray, contrast: float = 0.1, seed: int = 0) -> np.ndarray:
    return dithered(developed(light, contrast), seed)


def dithered(seen: np.ndarray, seed: int) -> np.ndarray:
    noise = np.random.default_rng(seed).uniform(-0.6, 0.6, seen.shape[:2])[..., None]
    return np.clip(seen * 255 + noise, 0, 255).round().astype(np.uint8)
