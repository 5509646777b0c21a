import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findImageKey } from './image.queries.ts';
import { isValidImageUrl } from './signed-image-url.ts';

const FILE = /^([0-9a-f]{32})\.webp$/;

/** Wide enough to judge a unit beside the text. */
const SMALL_WIDTH = 480;

/** Serves images of returns by signed URL; any other URL answers 404. */
export function mountReturnImages(
  app: FastifyInstance,
  { db, storage, secrets }: { db: Database; storage: Storage; secrets: readonly string[] },
) {
  app.get<{ Params: { file: string }; Querystring: { until?: unknown; sign?: unknown; size?: unknown } }>(
    '/pictures/return/:file',
    async (request, reply) => {
      const { file } = request.params;
      const { until, sign } = request.query;
      const size = request.query.size === 'small' ? 'small' : 'whole';
      const id = FILE.exec(file)?.[1];
      const link = { id: id ?? '', until: Number(until), sign: String(sign), size } as const;
      if (id === undefined || !isValidImageUrl(secrets, link, await readClock(db)))
        return reply.callNotFound();
      const key = await findImageKey(db, id);
      const stored = key && (await storage.find(key));
      if (!stored) return reply.callNotFound();
      // The sandbox prevents scripts when the image is opened directly; `private` keeps it out of shared caches.
      return reply
        .headers({
          'cache-control': 'private, max-age=600',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('image/webp')
        .send(size === 'small' ? await toSmall(stored.bytes) : stored.bytes);
    },
  );
}

const toSmall = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).resize({ width: SMALL_WIDTH, withoutEnlargement: true }).webp().toBuffer();
