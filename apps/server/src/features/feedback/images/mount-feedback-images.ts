import type { FastifyInstance } from 'fastify';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findImageKey } from './image.queries.ts';
import { isValidImageUrl } from './signed-image-url.ts';

const FILE = /^([0-9a-f]{32})\.webp$/;

/** Serves images of feedback by signed address; any other address answers 404. */
export function mountFeedbackImages(
  app: FastifyInstance,
  { db, storage, secrets }: { db: Database; storage: Storage; secrets: readonly string[] },
) {
  app.get<{ Params: { file: string }; Querystring: { until?: unknown; sign?: unknown } }>(
    '/pictures/feedback/:file',
    async (request, reply) => {
      const id = FILE.exec(request.params.file)?.[1];
      const { until, sign } = request.query;
      if (id === undefined) return reply.callNotFound();
      const link = { id, until: Number(until), sign: String(sign) };
      if (!isValidImageUrl(secrets, link, await readClock(db))) return reply.callNotFound();
      const key = await findImageKey(db, id);
      const stored = key && (await storage.find(key));
      if (!stored) return reply.callNotFound();
      // The sandbox prevents scripts when the image is opened directly; `private` means no shared cache stores it.
      return reply
        .headers({
          'cache-control': 'private, max-age=600',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('image/webp')
        .send(stored.bytes);
    },
  );
}
