import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { shanghaiDate } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 16 * 1024;
const MAX_EVENTS = 50;

/**
 * The local analytics sink: events are appended to DATA_DIR/analytics/<day>.jsonl for the merchant's own tools. It
 * never refuses and never delays a page: input that is too large or not JSON is dropped.
 */
export function mountAnalytics(app: FastifyInstance, { dataDir }: { dataDir: string }) {
  const folder = join(dataDir, 'analytics');
  let file: { day: string; stream: WriteStream } | null = null;

  const append = (lines: string) => {
    const day = shanghaiDate(new Date());
    if (file?.day !== day) {
      file?.stream.end();
      mkdirSync(folder, { recursive: true });
      const stream = createWriteStream(join(folder, `${day}.jsonl`), { flags: 'a' });
      stream.on('error', (error) => app.log.warn({ err: error }, 'analytics file'));
      file = { day, stream };
    }
    // Events are dropped while the disk is slower than the requests, so that memory does not fill up.
    if (file.stream.writableLength < 1024 * 1024) file.stream.write(lines);
  };

  app.post<{ Body: { events?: unknown } | null }>(
    '/v1/analytics/events',
    { bodyLimit: MAX_BYTES },
    async (request, reply) => {
      const events = request.body?.events;
      if (Array.isArray(events)) {
        const receivedAt = new Date().toISOString();
        append(
          events
            .slice(0, MAX_EVENTS)
            .map((event) => `${JSON.stringify({ receivedAt, event })}\n`)
            .join(''),
        );
      }
      return reply.code(204).send();
    },
  );
  app.addHook('onClose', async () => {
    file?.stream.end();
  });
}
