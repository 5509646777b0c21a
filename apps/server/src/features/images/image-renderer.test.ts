import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImageRenderer } from './image-renderer.ts';

const photograph = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#A91D2B' } })
  .webp()
  .toBuffer();
const volume = { hasRoomForFiles: async () => true };
const cachePath = (file: string) => join(mkdtempSync(join(tmpdir(), 'raster-')), file);

it('returns a photograph unchanged when it already has the requested size and format', async () =>
  expect(await createImageRenderer(volume)(cachePath('a.webp'), () => photograph, 800, 'webp')).toEqual(
    photograph,
  ));

it('resizes and converts to the requested size and format', async () => {
  const copy = await createImageRenderer(volume)(cachePath('a.avif'), () => photograph, 200, 'avif');
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'heif', width: 200, height: 250 });
});

it('does not enlarge a photograph to the width of the zoom', async () => {
  const render = createImageRenderer(volume);
  expect(await render(cachePath('a.webp'), () => photograph, 1600, 'webp')).toEqual(photograph);
  const copy = await render(cachePath('a.avif'), () => photograph, 1600, 'avif');
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'heif', width: 800, height: 1000 });
});

it('leaves the last space of the disk to orders', async () => {
  const path = cachePath('a.webp');
  const render = createImageRenderer({ hasRoomForFiles: async () => false });
  expect(await render(path, () => photograph, 800, 'webp')).toEqual(photograph);
  expect(existsSync(path)).toBe(false);
});
