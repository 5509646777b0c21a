import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { matchesSignature } from '#platform/secrets';
import type { Storage } from '../../../integrations/storage/index.ts';

const VALID_MINUTES = 30;
const IMAGE_ID = /^[0-9a-f]{32}$/;

/** A link to an image whose text is held or hidden, for staff; it expires soon. */
export function heldImagePath(secret: string, id: string, now = new Date()): string {
  const until = Math.floor(now.getTime() / 1000) + VALID_MINUTES * 60;
  return `/pictures/held/${id}?until=${until}&sign=${signatureOf(secret, id, until)}`;
}

/** Serves those images on the origin of the admin by links that have not expired; anything else is 404. */
export function mountHeldImages(
  app: FastifyInstance,
  { db, storage, secrets }: { db: Database; storage: Storage; secrets: readonly string[] },
) {
  app.get<{ Params: { id: string }; Querystring: { until?: unknown; sign?: unknown } }>(
    '/pictures/held/:id',
    async (request, reply) => {
      const { id } = request.params;
      if (!IMAGE_ID.test(id) || !isHeldImageLinkValid(secrets, id, request.query))
        return reply.callNotFound();
      const row = await db
        .selectFrom('uploaded_picture')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirst();
      const stored = row && (await storage.find(row.storage_key));
      if (!stored) return reply.callNotFound();
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(stored.bytes);
    },
  );
}

export function isHeldImageLinkValid(
  secrets: readonly string[],
  id: string,
  { until, sign }: { until?: unknown; sign?: unknown },
): boolean {
  const end = Number(until);
  if (!Number.isSafeInteger(end) || end * 1000 <= Date.now()) return false;
  return matchesSignature(secrets, String(sign), (secret) => signatureOf(secret, id, end));
}

const signatureOf = (secret: string, id: string, until: number): string =>
  createHmac('sha256', secret).update(`held-image:${id}:${until}`).digest('base64url');
