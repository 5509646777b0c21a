"""Hex and linear light."""
import numpy as np


def linear(hex_colour: str) -> np.ndarray:
    digits = hex_colour.lstrip('#')
    values = np.array([int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4).astype(np.float32)


def encode(light: np.ndarray) -> np.ndarray:
    """Linear light to sRGB 0..1."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(light, 1 / 2.4) - 0.055)


def luminance(light: np.ndarray) -> np.ndarray:
    return light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
