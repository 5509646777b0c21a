/**
 * Seam: page-bytes, the half of the web app; the other half and the reasons are in
 * apps/server/src/platform/seams/page-bytes.ts.
 */
import type { SeamsOff } from '@huarong/core/shared';

/** The bytes of each rendered page, by the response that stands for it. */
export const renderedPages = new WeakMap<Response, Buffer>();

export function createPageResponse(page: Buffer, init: ResponseInit, seamsOff: SeamsOff): Response {
  if (seamsOff.has('page-bytes')) return new Response(new Uint8Array(page), init);
  const response = new Response(null, init);
  renderedPages.set(response, page);
  return response;
}
