import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { MarkupContext } from './platform/markup-cache/cached-markup.tsx';
import { createMarkupRenderer } from './platform/markup-cache/create-markup-renderer.ts';
import { collectDetachedData } from './platform/page-data/detached-data.ts';
import { PageDataContext, pageDataText } from './platform/page-data/PageData.tsx';

export { transportContext } from './platform/pages/transport-context.ts';

/** The bytes of each drawn page. A response's own body is a stream, and pouring a page through one costs as much as a tenth of drawing it. */
export const drawnPages = new WeakMap<Response, Buffer>();

const renderMarkup = createMarkupRenderer();

/** The whole page before its first byte: only a finished page can be kept, compressed once and given an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { staticHandlerContext } = context;
  const data = collectDetachedData(staticHandlerContext.loaderData);
  staticHandlerContext.loaderData = { ...staticHandlerContext.loaderData, ...data };
  const page = await renderPage(
    <MarkupContext value={renderMarkup}>
      <PageDataContext value={pageDataText(data)}>
        <ServerRouter context={context} url={request.url} />
      </PageDataContext>
    </MarkupContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const response = new Response(null, { status, headers });
  drawnPages.set(response, page);
  return response;
}

const renderPage = (page: React.ReactNode) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Whole and in place, however large: a part that a script moves in later is not there without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

/** Accidents while a page is drawn reach the server's log through the answer; a page that is not there is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(error);
}
