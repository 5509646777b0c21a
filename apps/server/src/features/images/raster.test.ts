import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createRaster } from './raster.ts';

const photograph = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#A91D2B' } })
  .webp()
  .toBuffer();
const keptAt = (file: string) => join(mkdtempSync(join(tmpdir(), 'raster-')), file);

it('sends a photograph as it came where it is just what was asked for', async () =>
  expect(await createRaster()(keptAt('a.webp'), () => photograph, 800, 'webp')).toEqual(photograph));

it('makes a smaller copy in the form that was asked for', async () => {
  const copy = await createRaster()(keptAt('a.avif'), () => photograph, 200, 'avif');
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'heif', width: 200, height: 250 });
});
