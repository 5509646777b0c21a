import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import type { Storage, StorageKey } from '../../../integrations/storage/index.ts';
import { findWornAvatar } from './profile.queries.ts';

const FILE = /^([0-9a-f]{2})[0-9a-f]{30}\.webp$/;
/** An hour: whoever changes or removes a picture does not want to be seen with the old one for long. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** Avatars by address. The name is random and the row decides: one that nobody wears is not found. */
export function mountAvatars(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  app.get('/pictures/avatar/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const folder = FILE.exec(file)?.[1];
    const key = folder && (await findWornAvatar(db, `avatars/${folder}/${file}`));
    const stored = key ? await storage.find(key as StorageKey) : null;
    if (!stored) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': FOR_AN_HOUR, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(stored.contentType)
      .send(stored.bytes);
  });
}
