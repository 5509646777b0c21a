"""Plain paper without blotches: the denoiser leaves faint clouds where there is nothing to see."""
import numpy as np


def blurred(values: np.ndarray, radius: int) -> np.ndarray:
    """Three box blurs, which come close to a Gaussian, along both axes of (H, W) or (H, W, C)."""
    for _ in range(3):
        for axis in (0, 1):
            values = _box(values, radius, axis)
    return values


def _box(values: np.ndarray, radius: int, axis: int) -> np.ndarray:
    pad = [(0, 0)] * values.ndim
    pad[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(values.astype(np.float64), pad, mode='edge'), axis=axis)
    width = 2 * radius + 1
    count = values.shape[axis]
    ahead = np.take(sums, range(width, width + count), axis=axis)
    behind = np.take(sums, range(count), axis=axis)
    return ((ahead - behind) / width).astype(np.float32)


def smooth_paper(light: np.ndarray, backdrop: np.ndarray) -> np.ndarray:
    """Blurs the paper widely where its light changes slowly, hardly at all beside the pack and its shadow."""
    wide = max(2, light.shape[1] // 40)
    core = (backdrop > 0.995).astype(np.float32)[..., None]
    slow, quick = _inside(light, core, wide), _inside(light, core, max(1, wide // 5))
    steep = blurred(np.abs(quick[..., 0] - slow[..., 0]), wide // 2) / np.maximum(slow[..., 0], 1e-3)
    trust = np.clip(1 - steep / 0.035, 0, 1)[..., None]
    paper = slow * trust + quick * (1 - trust)
    near = blurred(core[..., 0], max(1, wide // 5))[..., None]
    share = np.clip((near - 0.75) / 0.25, 0, 1) * core
    return light * (1 - share) + paper * share


def _inside(light: np.ndarray, core: np.ndarray, radius: int) -> np.ndarray:
    """A blur that looks at paper only."""
    return blurred(light * core, radius) / np.maximum(blurred(core, radius), 1e-4)
