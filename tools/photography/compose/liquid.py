"""What is seen through glass: the fill by how much of it a ray has met, the wall's own tint, the backdrop behind."""
import numpy as np

from compose.colour import luminance
from compose.read_master import Master
from compose.recolour import diffuse_light

# Shares the glass was rendered with: blender/coding.py.
GLASS_DIFFUSE, FROST_DIFFUSE = 0.14, 0.3
CARD, CARD_BEHIND = 0.13, 1.05


def glass_light(master: Master, glass: np.ndarray, fill: np.ndarray, bounce: np.ndarray) -> np.ndarray:
    """A transparent body: what is seen through it and what it mirrors; frosted, it also scatters."""
    total, direct = master.G[..., :1], master.G[..., 2:]
    shine = direct + np.maximum(total - direct, 0) * bounce
    through = _through(master, glass, fill, bounce)
    if master.klass != 'frosted':
        return through / (1 - GLASS_DIFFUSE) + shine
    milk = np.clip(0.45 * glass + 0.55 * fill, 0, 1)
    return through + shine + milk * diffuse_light(master, bounce) * FROST_DIFFUSE


def _through(master: Master, glass: np.ndarray, fill: np.ndarray, bounce: np.ndarray) -> np.ndarray:
    """`bounce`: the backdrop's colour relative to the neutral one the master was shot on."""
    clear, direct = master.T[..., :1], master.T[..., 1:]
    # Behind a liquid stands a pale card, or on dark paper every scent is ink.
    filled = 1 - np.exp(-2.5 * master.k[..., None])
    behind = bounce + np.maximum(CARD_BEHIND - bounce, 0) * filled
    seen = direct + np.maximum(clear - direct, 0) * behind
    # A thick base mirrors its own dark inside; a photographer would slip a white card behind it.
    seen = np.hypot(seen, CARD * bounce * diffuse_light(master, bounce))
    tint = fill / 0.5 if master.meta['fill_is_cream'] else _settled(fill)
    met = np.power(np.maximum(tint, 0.004), master.k[..., None])
    return seen * met * _wall(master, glass)


def _settled(fill: np.ndarray) -> np.ndarray:
    """A pale fill is still seen: liquids lose a little light even where their hex is nearly white."""
    return np.clip(fill, 0.02, 0.94)


def _wall(master: Master, glass: np.ndarray) -> np.ndarray:
    """Glass is deeper where the ray runs along the wall: at the edges."""
    grey = luminance(glass)
    # Pale hexes mean clear glass; only a real colour tints.
    tint = np.clip(glass / max(float(glass.max()), 1e-3), 0.02, 1) if grey > 0.55 else np.clip(glass * 1.6, 0.02, 1)
    strength = 0.35 if grey > 0.55 else 0.75
    depth = strength * (1 + 1.2 * np.power(master.F, 0.3))
    return np.power(tint, depth[..., None])
