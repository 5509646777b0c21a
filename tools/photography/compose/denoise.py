"""Intel's Open Image Denoise U-Net on torch, with the weights the npm package `denoiser` ships (Apache-2.0).

Debian's Blender is built without a denoiser; this is what makes 16 samples enough.
"""
import struct
from functools import lru_cache

import numpy as np
import torch
import torch.nn.functional as F

# Perceptual transfer curve of OIDN's HDR networks.
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, OFFSET, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y: np.ndarray) -> np.ndarray:
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D,
                                            E * np.log(np.maximum(y, 0) + OFFSET) + G))


def _uncurve(x: np.ndarray) -> np.ndarray:
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C),
                                            np.exp((x - G) / E) - OFFSET))


TOP = float(_curve(np.array(65504.0)))
LAST = 'dec_conv0'


def _weights(path: str) -> dict[str, torch.Tensor]:
    """The .tza container: a table of named tensors at the end of the file."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a .tza file')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    found: dict[str, torch.Tensor] = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 5 * rank
        kind = {'f': np.float32, 'h': np.float16}[chr(data[at])]
        (where,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), where).reshape(shape).astype(np.float32)
        found[name] = torch.from_numpy(values)
    return found


class Denoiser:
    def __init__(self, path: str) -> None:
        torch.set_num_threads(2)
        weights = _weights(path)
        names = {key.rsplit('.', 1)[0] for key in weights}
        # XNNPACK's kernels: on ARM, Debian's oneDNN is seven times slower.
        self.layers = {name: torch.ops.prepacked.conv2d_clamp_prepack(
            weights[name + '.weight'], weights[name + '.bias'], [1, 1], [1, 1], [1, 1], 1,
            -float('inf') if name == LAST else 0.0, float('inf')) for name in names}

    def __call__(self, colour: np.ndarray, albedo: np.ndarray, normal: np.ndarray, scale: float = 0.5) -> np.ndarray:
        """All (H, W, 3); `colour` is linear light, `scale` brings it near 1 in the middle tones."""
        height, width, _ = colour.shape
        stack = np.concatenate([_curve(np.clip(colour * scale, 0, 65504)) / TOP, np.clip(albedo, 0, 1),
                                np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
        tensor = torch.from_numpy(stack).permute(2, 0, 1)[None]
        tensor = F.pad(tensor, (0, -width % 16, 0, -height % 16), mode='replicate')
        clean = self._net(tensor)[0, :, :height, :width].permute(1, 2, 0).numpy()
        return (np.maximum(_uncurve(np.clip(clean, 0, 1) * TOP), 0) / scale).astype(np.float32)

    def _conv(self, name: str, x: torch.Tensor) -> torch.Tensor:
        """Convolution and, but for the last, its ReLU."""
        return torch.ops.prepacked.conv2d_clamp_run(x.contiguous(memory_format=torch.channels_last), self.layers[name])

    @torch.no_grad()
    def _net(self, start: torch.Tensor) -> torch.Tensor:
        conv = self._conv
        start = start.to(memory_format=torch.channels_last)
        skips = [start]
        x = F.max_pool2d(conv('enc_conv1', conv('enc_conv0', start)), 2)
        for step in ('2', '3'):
            skips.append(x)
            x = F.max_pool2d(conv('enc_conv' + step, x), 2)
        skips.append(x)
        x = F.max_pool2d(conv('enc_conv4', x), 2)
        x = conv('enc_conv5b', conv('enc_conv5a', x))
        for step in ('4', '3', '2', '1'):
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skips.pop()], 1)
            x = conv(f'dec_conv{step}b', conv(f'dec_conv{step}a', x))
        return conv(LAST, x)


@lru_cache(maxsize=1)
def denoiser(path: str) -> Denoiser:
    return Denoiser(path)
