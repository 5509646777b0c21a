import { join } from 'node:path';
import { IMAGE_WIDTHS, imageHeight } from '@huarong/core/images';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '#platform/database';
import type { Volume } from '#platform/volume';
import type { Storage } from '../../../integrations/storage/index.ts';
import { createImageRenderer, type ImageFormat } from '../image-renderer.ts';
import { isStored } from './image-download.queries.ts';
import { importedImageKey } from './imported-image.ts';

export interface ImportedImageDeps {
  db: Database;
  storage: Storage;
  dataDir: string;
  volume: Volume;
}

const FILE = /^([0-9a-f]{32})-(\d+)\.(avif|webp)$/;
/** An address is fetched once, so its bytes never change. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Serves the images that imports named by address, from the storage of the shop. */
export function mountImportedImages(
  app: FastifyInstance,
  { db, storage, dataDir, volume }: ImportedImageDeps,
) {
  const renderImage = createImageRenderer(volume);
  app.get<{ Params: { file: string } }>('/pictures/import/:file', async (request, reply) => {
    const { file } = request.params;
    const [, id, digits, ending] = FILE.exec(file) ?? [];
    const format: ImageFormat = ending === 'avif' ? 'avif' : 'webp';
    const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
    if (id === undefined || width === undefined || !(await isStored(db, id))) return reply.callNotFound();
    const bytes = await renderImage(
      join(dataDir, 'pictures', 'import', file),
      async () => {
        const stored = await storage.find(importedImageKey(id));
        if (!stored) throw new Error('an imported image has a row and no file');
        return fitToFrame(stored.bytes);
      },
      width,
      format,
    );
    // The policy prevents a browser from running an image that is opened directly.
    return reply
      .headers({ 'cache-control': CACHE_FOREVER, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(`image/${format}`)
      .send(bytes);
  });
}

const LARGEST_WIDTH = Math.max(...IMAGE_WIDTHS);

/** The whole image on white in the ratio of the catalogue: cropping a square photo would cut the product. */
const fitToFrame = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({
      width: LARGEST_WIDTH,
      height: imageHeight(LARGEST_WIDTH),
      fit: 'contain',
      background: '#ffffff',
    })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
