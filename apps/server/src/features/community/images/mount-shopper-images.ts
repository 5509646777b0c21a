import { IMAGE_WIDTHS } from '@huarong/core/images';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import type { Volume } from '#platform/volume';
import type { Storage } from '../../../integrations/storage/index.ts';
import { createImageRenderer, type ImageFormat, userImageCopy } from '../../images/index.ts';
import { findVisibleImage } from './image.queries.ts';

export interface ShopperImageDeps {
  db: Database;
  storage: Storage;
  dataDir: string;
  volume: Volume;
}

/** `3f…32 digits….webp` is the original, `…-400.avif` one of the widths that pages use. */
const FILE = /^([0-9a-f]{32})(?:-(\d+))?\.(avif|webp)$/;
/** One day, because an image may be hidden later. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Serves images of shoppers. Each request checks the row: images of held or hidden texts are not found. */
export function mountShopperImages(app: FastifyInstance, { db, storage, dataDir, volume }: ShopperImageDeps) {
  const raster = createImageRenderer(volume);
  app.get<{ Params: { file: string } }>('/pictures/shopper/:file', async (request, reply) => {
    const { file } = request.params;
    const [, id, digits, ending] = FILE.exec(file) ?? [];
    const format: ImageFormat = ending === 'avif' ? 'avif' : 'webp';
    const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
    if (id === undefined || (digits !== undefined && width === undefined)) return reply.callNotFound();
    const key = await findVisibleImage(db, id);
    if (key === null || (width === undefined && format !== 'webp')) return reply.callNotFound();

    const readOriginal = async () => {
      const stored = await storage.find(key);
      if (!stored) throw new Error('an image has a row and no file');
      return stored.bytes;
    };
    const bytes = width
      ? await raster(userImageCopy(dataDir, file), readOriginal, width, format)
      : await readOriginal();
    // The policy prevents a browser from running an image that is opened directly.
    return reply
      .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(`image/${format}`)
      .send(bytes);
  });
}
