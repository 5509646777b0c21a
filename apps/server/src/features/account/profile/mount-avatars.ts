import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { isStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { findAvatarInUse } from './profile.queries.ts';

/** One hour, so that a changed or removed avatar does not stay visible for long. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Serves avatars by a random file name. An avatar that no member uses is not found. */
export function mountAvatars(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  app.get<{ Params: { file: string } }>('/pictures/avatar/:file', async (request, reply) => {
    const { file } = request.params;
    const path = `avatars/${file.slice(0, 2)}/${file}`;
    const key = isStorageKey(path) ? await findAvatarInUse(db, path) : null;
    const stored = key ? await storage.find(key) : null;
    if (!stored) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(stored.contentType)
      .send(stored.bytes);
  });
}
