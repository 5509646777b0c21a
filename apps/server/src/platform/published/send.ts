import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressQuickly, type Encoding } from './encoded-forms.ts';
import type { Made } from './forms.ts';

/** A kept answer leaves at once; another is compressed on its way. */
export async function send(request: FastifyRequest, reply: FastifyReply, made: Made): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.code(made.answer.status);
  if (!made.kept) return sendUnkept(reply, made, encoding);

  const { etag, forms } = made.kept;
  if (request.headers['if-none-match'] === etag)
    return reply.code(304).headers(forms.ready('plain')!.headers).send();
  const { headers, body } = forms.ready(encoding) ?? (await forms.make(encoding));
  return reply.headers(headers).send(body);
}

async function sendUnkept(reply: FastifyReply, { answer }: Made, encoding: Encoding): Promise<FastifyReply> {
  reply.headers(answer.headers).header('vary', 'accept-encoding');
  if (encoding === 'plain') return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await compressQuickly(answer.body, encoding));
}

export function acceptedEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : 'plain';
}
