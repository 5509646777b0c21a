"""Pictures as files: small, sharp and the same bytes every time."""

import hashlib
import json
from pathlib import Path

import numpy as np
from PIL import Image

QUALITY = 84
LIST = "hashes.json"


def write_webp(image: np.ndarray, path: Path, quality: int = QUALITY, method: int = 6) -> int:
    """Written aside and moved into place, so that an interrupted run leaves no half picture. Answers the size in bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    Image.fromarray(image).save(draft, "WEBP", quality=quality, method=method)
    draft.replace(path)
    return path.stat().st_size


def content_hash(path: Path) -> str:
    """As the shop computes it for its addresses (apps/server, features/images)."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10]


def write_list(folder: Path) -> int:
    """The hashes of all pictures, so that the shop need not read them at every start."""
    hashes = {path.name: content_hash(path) for path in sorted(folder.glob("*.webp"))}
    (folder / LIST).write_text(json.dumps(hashes, indent=2) + "\n")
    return len(hashes)
