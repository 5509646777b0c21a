import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import type { Storage, StorageKey } from '../../../integrations/storage/index.ts';
import { findAvatarInUse } from './profile.queries.ts';

const FILE = /^([0-9a-f]{2})[0-9a-f]{30}\.webp$/;
/** One hour, so that a changed or removed avatar does not stay visible for long. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Serves avatars by a random file name. An avatar that no member uses is not found. */
export function mountAvatars(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  app.get('/pictures/avatar/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const folder = FILE.exec(file)?.[1];
    const key = folder && (await findAvatarInUse(db, `avatars/${folder}/${file}`));
    const stored = key ? await storage.find(key as StorageKey) : null;
    if (!stored) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(stored.contentType)
      .send(stored.bytes);
  });
}
