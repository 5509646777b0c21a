// Makes the photograph of the login pages from a scene: its right part, with more backdrop above for the title.
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../../../..');
const source = join(root, 'catalogue/photographs/scene-hero-shuidao.webp');
const target = join(root, 'apps/web/app/features/identity/art/still-life.webp');
const PART = { left: 590, top: 0, width: 1000, height: 800 };
const ADDED = 340;
const OVERLAP = 60;

const part = await sharp(source).extract(PART).png().toBuffer();
const row = await sharp(part)
  .extract({ left: 0, top: 0, width: PART.width, height: 12 })
  .resize(6, 1, { fit: 'fill' })
  .png()
  .toBuffer();
const backdrop = await sharp(row)
  .resize(PART.width, ADDED + OVERLAP, { fit: 'fill' })
  .blur(40)
  .png()
  .toBuffer();
const fade = Buffer.from(
  `<svg width="${PART.width}" height="${PART.height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="${(OVERLAP - 12) / PART.height}" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);
const faded = await sharp(part)
  .ensureAlpha()
  .composite([{ input: fade, blend: 'dest-in' }])
  .png()
  .toBuffer();
const grain = await sharp({
  create: {
    width: PART.width,
    height: ADDED + PART.height,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 5 },
  },
})
  .png()
  .toBuffer();
await sharp({
  create: { width: PART.width, height: ADDED + PART.height, channels: 3, background: '#fff' },
})
  .composite([
    { input: backdrop, left: 0, top: 0 },
    { input: faded, left: 0, top: ADDED },
    // Grain hides the steps of a smooth backdrop.
    { input: grain, left: 0, top: 0, blend: 'soft-light' },
  ])
  .webp({ quality: 82, effort: 6 })
  .toFile(target);
