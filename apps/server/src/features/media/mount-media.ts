import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { mountStoredImages, type StoredImageDeps, uploadedImageKey } from '../images/index.ts';
import { isMediaStored } from './media.queries.ts';

/** Serves what staff have uploaded; the address contains the hash of the content. */
export function mountMedia(app: FastifyInstance, { db, ...deps }: StoredImageDeps & { db: Database }) {
  mountStoredImages(app, deps, {
    folder: 'media',
    keyOf: uploadedImageKey,
    isStored: (id) => isMediaStored(db, id),
  });
  mountWholeImages(app, deps.storage);
}

const FILE = /^([0-9a-f]{32})\.webp$/;
/** The bytes behind an id never change. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The same images as they were uploaded, for slots: a banner is not in the ratio of the catalogue. */
const mountWholeImages = (app: FastifyInstance, storage: StoredImageDeps['storage']) =>
  app.get<{ Params: { file: string } }>('/pictures/slot/:file', async (request, reply) => {
    const [, id] = FILE.exec(request.params.file) ?? [];
    const stored = id === undefined ? null : await storage.find(uploadedImageKey(id));
    if (!stored) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': CACHE_FOREVER, 'content-security-policy': "default-src 'none'; sandbox" })
      .type('image/webp')
      .send(stored.bytes);
  });
