import type { FastifyReply, FastifyRequest } from 'fastify';
import { DO_NOT_STORE } from './cache-tags.ts';
import { compressFast, type Encoding } from './encoded-bodies.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Sends a cached answer at once; any other is compressed first. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedAnswer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.code(prepared.answer.status);
  if (prepared.isOutdated) reply.headers(DO_NOT_STORE);
  if (!prepared.cached) return sendUncached(reply, prepared, encoding);

  const { etag, encodedBodies: forms } = prepared.cached;
  if (request.headers['if-none-match'] === etag)
    return reply.code(304).headers(forms.findReady('plain')!.headers).send();
  const { headers, body } = forms.findReady(encoding) ?? (await forms.encode(encoding));
  const vary = reply.getHeader('vary');
  return reply.headers(vary ? { ...headers, vary: `${vary}, accept-encoding` } : headers).send(body);
}

async function sendUncached(
  reply: FastifyReply,
  { answer }: PreparedAnswer,
  encoding: Encoding,
): Promise<FastifyReply> {
  // With a separate web host the answer differs by origin too.
  const vary = reply.getHeader('vary');
  reply.headers(answer.headers).header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  if (encoding === 'plain') return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await compressFast(answer.body, encoding));
}

export function acceptedEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : 'plain';
}
