import type { FastifyReply } from 'fastify';

/**
 * Sends a private file to be saved, never to be shown: a document from outside must not run in the shop's origin, even if
 * a check let something pass. The sandbox holds when a reader opens it in place all the same.
 */
export const sendDownload = (
  reply: FastifyReply,
  { bytes, contentType, filename }: { bytes: Buffer; contentType: string; filename: string },
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${filename}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .type(contentType)
    .send(bytes);
