/**
 * Seam: page-bytes
 * React Router by itself: its request handler returns a `Response`, whose body is a stream.
 * Here: the web app's entry leaves the body empty and stores the text of the page by its response; this relies on
 *   React Router returning the very `Response` object that the entry made.
 * Why: docs/decisions/0021-rendering-cost-of-a-page.md
 * Off: SEAMS_OFF=page-bytes, and the text is read from the response's stream (about a tenth of the rendering time).
 * The other half is apps/web/seams/page-bytes.ts.
 */
import type { SeamsOff } from '@huarong/core/shared';

/** What the web app's entry.server exports for this seam. */
export interface PageBytesEntry {
  /** The text of the rendered pages; a redirect has none. */
  renderedPages: WeakMap<Response, string>;
}

/** Reads the text of a rendered page. */
export function createPageReader(
  { renderedPages }: PageBytesEntry,
  seamsOff: SeamsOff,
): (response: Response) => Promise<string> {
  if (seamsOff.has('page-bytes')) return (response) => response.text();
  return async (response) => {
    const page = renderedPages.get(response);
    if (page !== undefined) return page;
    const body = await response.text();
    // Redirects and errors have a body of their own. An empty page means that React Router copied the response.
    if (body.length === 0 && response.headers.get('content-type')?.startsWith('text/html'))
      throw new Error('React Router did not return the response of the entry; set SEAMS_OFF=page-bytes');
    return body;
  };
}
