"""Campaign pictures and category tiles: several packs of one master, each dressed as its own product."""

from pathlib import Path
from typing import Optional

import numpy as np

from compose.read_master import Master
from compose.scene import PAINT, Dressed, Scene, compose_scene, load_scene
from compose.write import write_webp
from looks.scenes import SIZES, scene_wishes

from .dress import colours_of, printed_on, seed_of
from .enlarge import enlarged
from .places import DELIVERED, MASTERS

#: Mostly wall: a gradient that would show bands below this.
_QUALITY = 86


def compose_scenes(specs: list[dict], only: str = "") -> list[Path]:
    """Those of scenes/scenes.json whose master is there, into the shop as `scene-<name>.webp`."""
    by_code = {spec["code"]: spec for spec in specs}
    wishes = scene_wishes()
    written = []
    for kind, size in SIZES.items():
        for wish in wishes[kind]:
            path = _master_of(wish["name"])
            if path is None or not wish["name"].startswith(only):
                continue
            target = DELIVERED / f"scene-{wish['name']}.webp"
            write_webp(_picture(wish, path, size, by_code), target, _QUALITY)
            written.append(target)
    return written


def _master_of(name: str) -> Optional[Path]:
    paths = [folder / f"scene-{name}.npz" for folder in MASTERS["final"]]
    return next((path for path in paths if path.exists()), None)


def _picture(wish: dict, path: Path, size: tuple[int, int], by_code: dict[str, dict]) -> np.ndarray:
    scene = load_scene(str(path))
    scene = Scene(enlarged(scene.stage, *size), tuple(enlarged(pack, *size) for pack in scene.packs))
    packs = [dressed(by_code[code], pack) for code, pack in zip(wish["packs"], scene.packs)]
    paint = {"petal": wish["petal"]} if "petal" in wish else PAINT
    return compose_scene(scene, packs, wish["paper"], mood=wish["mood"], seed=seed_of(wish["name"]), paint=paint)


def dressed(spec: dict, pack: Master, fine: float = 1) -> Dressed:
    """`fine`: how much finer the print may be than in a picture of the pack alone."""
    colours = colours_of(spec, pack)
    # Small in the picture: what is in the glass is near enough to what is seen behind the print.
    ground = colours.body if pack.klass == "opaque" else colours.fill
    return Dressed(colours, printed_on(spec, pack, ground, fine * pack.label_px_per_cm))
