"""A master at another size: drafts are enlarged to what is delivered, and a colour is looked up in a thinned one."""

from dataclasses import replace
from typing import Callable, Optional

import numpy as np
from PIL import Image

from compose.read_master import Master

Change = Callable[[np.ndarray], np.ndarray]
_LAYERS = ("D", "G", "E", "F", "T", "k", "label")


def thinned(master: Master, step: int) -> Master:
    """Every `step`th pixel: enough to know a colour, in a fraction of the time."""
    return _changed(master, lambda plane: np.ascontiguousarray(plane[::step, ::step]))


def enlarged(master: Master, width: int, height: int) -> Master:
    """Smoothly, and kept from going below nothing. What is printed is laid on afterwards and stays sharp."""

    def grow(plane: np.ndarray) -> np.ndarray:
        return np.asarray(Image.fromarray(plane.astype(np.float32)).resize((width, height), Image.BICUBIC))

    bigger = _changed(master, lambda plane: np.maximum(grow(plane), 0))
    # Only what overshoots is brought back: one pack of a scene covers a pixel at its border in part, and it must stay so.
    total = np.maximum(sum(bigger.roles.values()), 1)
    roles = {role: mask / total for role, mask in bigger.roles.items()}
    if master.label is None:
        return replace(bigger, roles=roles)
    return replace(bigger, roles=roles, label=np.minimum(bigger.label, 1), label_uv=_grown_places(master, grow))


def _changed(master: Master, change: Change) -> Master:
    def each(layer: Optional[np.ndarray]) -> Optional[np.ndarray]:
        if layer is None or layer.ndim == 2:
            return layer if layer is None else change(layer)
        return np.stack([change(layer[..., at]) for at in range(layer.shape[-1])], -1)

    layers = {name: each(getattr(master, name)) for name in (*_LAYERS, "label_uv")}
    return replace(master, roles={role: change(mask) for role, mask in master.roles.items()}, **layers)


def _grown_places(master: Master, grow: Change) -> np.ndarray:
    """Places on the label mean nothing outside of it; they are weighed by its cover, or its edge would be drawn inwards."""
    weight = grow(master.label)
    planes = [grow(master.label_uv[..., at] * master.label) / np.maximum(weight, 1e-3) for at in (0, 1)]
    return np.stack(planes, -1)
