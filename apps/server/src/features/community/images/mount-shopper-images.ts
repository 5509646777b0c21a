import { PICTURE_WIDTHS } from '@huarong/core/images';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import type { Storage, StorageKey } from '../../../integrations/storage/index.ts';
import { createRaster, type PictureFormat, shopperCopy } from '../../images/index.ts';
import { findVisiblePicture } from './image.queries.ts';

export interface ShopperPictureDeps {
  db: Database;
  storage: Storage;
  dataDir: string;
}

/** `3f…32 digits….webp` whole, `…-400.avif` at a width pages use. */
const FILE = /^([0-9a-f]{32})(?:-(\d+))?\.(avif|webp)$/;
/** A day: a picture may be hidden later, and should not be read for a year after that. */
const FOR_A_DAY = 'public, max-age=86400';

/** What shoppers sent, asked for by address. Every time the row decides: what is held or hidden is not found. */
export function mountShopperPictures(app: FastifyInstance, { db, storage, dataDir }: ShopperPictureDeps) {
  const raster = createRaster();
  app.get('/pictures/shopper/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, id, digits, ending] = FILE.exec(file) ?? [];
    const format = ending as PictureFormat;
    const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
    if (id === undefined || (digits !== undefined && width === undefined)) return reply.callNotFound();
    const key = (await findVisiblePicture(db, id)) as StorageKey | null;
    if (key === null || (width === undefined && format !== 'webp')) return reply.callNotFound();

    const whole = async () => {
      const stored = await storage.find(key);
      if (!stored) throw new Error('a picture has a row and no file');
      return stored.bytes;
    };
    const bytes = width ? await raster(shopperCopy(dataDir, file), whole, width, format) : await whole();
    // Opened by itself it is a picture and nothing else, whatever a browser may think of it.
    return reply
      .headers({ 'cache-control': FOR_A_DAY, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(`image/${format}`)
      .send(bytes);
  });
}
