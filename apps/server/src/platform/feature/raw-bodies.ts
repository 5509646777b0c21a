import type { ReducedResponse } from '@huarong/contract/kit';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Routes mounted here get their bodies unparsed, whatever the content type: signatures cover the exact bytes. */
export const registerRawRoutes = (app: FastifyInstance, mount: (raw: FastifyInstance) => void) =>
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(raw);
  });

/** Callers with raw bodies, such as payment providers, expect an exact text, not an envelope. */
export function sendRawReply(reply: FastifyReply, { results }: ReducedResponse) {
  const { reply: text } = results as { reply: string };
  const type = text.startsWith('{') ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  return reply.code(200).header('cache-control', 'no-store').type(type).send(text);
}
