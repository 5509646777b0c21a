/**
 * Seam: page-bytes
 * React Router by itself: its request handler returns a `Response`, whose body is a stream.
 * Here: the web app's entry leaves the body empty and stores the bytes of the page by their response; this relies on
 *   React Router returning the very `Response` object that the entry made.
 * Why: docs/decisions/0021-rendering-cost-of-a-page.md
 * Off: SEAMS_OFF=page-bytes, and the bytes are read from the response's stream (about a tenth of the rendering time).
 * The other half is apps/web/seams/page-bytes.ts.
 */
import type { SeamsOff } from '@huarong/core/shared';

/** What the web app's entry.server exports for this seam. */
export interface PageBytesEntry {
  /** The bytes of the rendered pages; a redirect has none. */
  renderedPages: WeakMap<Response, Buffer>;
}

/** Reads the body of a rendered page. */
export function createPageBodyReader(
  { renderedPages }: PageBytesEntry,
  seamsOff: SeamsOff,
): (response: Response) => Promise<Buffer> {
  const readStream = async (response: Response) => Buffer.from(await response.arrayBuffer());
  if (seamsOff.has('page-bytes')) return readStream;
  return async (response) => {
    const bytes = renderedPages.get(response);
    if (bytes) return bytes;
    const body = await readStream(response);
    // Redirects and errors have a body of their own. An empty page means that React Router copied the response.
    if (body.length === 0 && response.headers.get('content-type')?.startsWith('text/html'))
      throw new Error('React Router did not return the response of the entry; set SEAMS_OFF=page-bytes');
    return body;
  };
}
