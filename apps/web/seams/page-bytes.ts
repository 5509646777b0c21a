/**
 * Seam: page-bytes, the half of the web app; the other half and the reasons are in
 * apps/server/src/platform/seams/page-bytes.ts.
 */
import type { SeamsOff } from '@huarong/core/shared';

/** The text of each rendered page, by the response that stands for it. */
export const renderedPages = new WeakMap<Response, string>();

export function createPageResponse(page: string, init: ResponseInit, seamsOff: SeamsOff): Response {
  if (seamsOff.has('page-bytes')) return new Response(page, init);
  const response = new Response(null, init);
  renderedPages.set(response, page);
  return response;
}
