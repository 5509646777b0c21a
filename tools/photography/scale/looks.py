"""What Blender measured of every look."""
import json
import subprocess
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image

from delivery.places import NICE, TOOL, WORK
from looks import LOOKS

from .place import HEIGHT, WIDTH, Seen

MEASURED = WORK / "measured"


@dataclass(frozen=True)
class Look:
    shape: str
    cut: str
    look_down: float
    #: Width, depth and height in cm.
    size: tuple[float, float, float]
    #: Of its largest part, in ml.
    volume: float
    length: float
    #: Points of the front picture: above the foot, and the two ends of what lies.
    top: tuple[float, float]
    ends: tuple[tuple[float, float], tuple[float, float]]
    seen: Seen


def measure_looks() -> None:
    """Those that are not measured yet; seconds each, without rendering."""
    MEASURED.mkdir(parents=True, exist_ok=True)
    wanted = {}
    for look in LOOKS:
        if not look.view and not look.shape.startswith("texture-") and look.shape != "object-nothing":
            wanted.setdefault(f"{look.shape}-{look.cut}", dict(shape=look.shape, cut=look.cut, klass=look.klass))
    missing = [look for name, look in wanted.items() if not (MEASURED / f"{name}.json").exists()]
    if not missing:
        return
    spec = MEASURED / "spec"
    spec.write_text(json.dumps(dict(width=WIDTH, height=HEIGHT, out=str(MEASURED), looks=missing)))
    command = ["nice", "-n", str(NICE), "blender", "-b", "--factory-startup", "--python-exit-code", "3",
               "--python", str(TOOL / "blender" / "measure.py"), "--", str(spec)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@lru_cache(maxsize=None)
def read_look(shape: str, cut: str) -> Look:
    told = json.loads((MEASURED / f"{shape}-{cut}.json").read_text())
    mask = read_mask(shape, cut) > 0.5
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    box = (float(columns[0]), float(rows[0]), float(columns[-1] + 1), float(rows[-1] + 1))
    seen = Seen(told["per_cm"], box, tuple(told["foot"]))
    return Look(shape, cut, told["look_down"], tuple(told["size"]), told["volume"], told["length"], tuple(told["top"]),
                tuple(map(tuple, told["ends"])), seen)


@lru_cache(maxsize=8)
def read_mask(shape: str, cut: str) -> np.ndarray:
    return np.asarray(Image.open(MEASURED / f"{shape}-{cut}.png")).astype(np.float32) / 255


@lru_cache(maxsize=None)
def outline(shape: str, cut: str) -> np.ndarray:
    """Rows and columns of the outline's pixels, every third."""
    return np.argwhere(np.hypot(*np.gradient(read_mask(shape, cut))) > 0.25)[::3]


def cuts_of(shape: str) -> list[str]:
    return sorted(path.stem.removeprefix(shape + "-") for path in MEASURED.glob(f"{shape}-*.json")
                  if path.stem.rsplit("-", 1)[0] == shape)
