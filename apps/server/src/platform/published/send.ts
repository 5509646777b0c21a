import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, type Encoding, type Made } from './forms.ts';

/** A kept answer leaves at once; another is compressed on its way. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Made,
): FastifyReply | Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.code(made.answer.status);
  if (!made.kept) return sendUnkept(reply, made, encoding);

  const { etag, forms } = made.kept;
  if (request.headers['if-none-match'] === etag) return reply.code(304).headers(forms.plain.headers).send();
  const { headers, body } = forms[encoding];
  return reply.headers(headers).send(body);
}

async function sendUnkept(reply: FastifyReply, { answer }: Made, encoding: Encoding): Promise<FastifyReply> {
  reply.headers(answer.headers).header('vary', 'accept-encoding');
  if (encoding === 'plain') return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await compressed(answer.body, encoding));
}

export function acceptedEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : 'plain';
}
