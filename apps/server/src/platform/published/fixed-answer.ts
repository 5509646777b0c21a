import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** An answer that does not change while the server runs: its bytes, ETag and compressed forms are made once. */
export function createFixedAnswer(makeBody: () => string, contentType: string) {
  let prepared: PreparedAnswer | undefined;
  const prepare = () => {
    prepared ??= prepareAnswer(
      {
        status: 200,
        body: Buffer.from(makeBody()),
        headers: { 'content-type': contentType, 'cache-control': 'no-cache' },
        isCacheable: true,
      },
      0,
    );
    return prepared;
  };
  return {
    send: (request: FastifyRequest, reply: FastifyReply) => sendAnswer(request, reply, prepare()),
    /** Makes the compressed forms too, before anyone asks. */
    async warmUp() {
      const forms = prepare().cached?.encodedBodies;
      for (const encoding of ['br', 'gzip'] as const) {
        await forms?.encode(encoding);
        // The second look replaces the fast compression by the small one.
        forms?.findReady(encoding);
      }
    },
  };
}
