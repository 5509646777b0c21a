import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { MarkupContext } from './platform/markup-cache/cached-markup.tsx';
import { createMarkupRenderer } from './platform/markup-cache/create-markup-renderer.ts';
import { collectDetachedData } from './platform/page-data/detached-data.ts';
import { PageDataContext, pageDataText } from './platform/page-data/PageData.tsx';

export { transportContext } from './platform/pages/transport-context.ts';

/**
 * The bytes of each rendered page. Reading them from the response's own stream costs about a tenth of the rendering
 * time.
 */
export const renderedPages = new WeakMap<Response, Buffer>();

const renderMarkup = createMarkupRenderer();

/** Waits for the whole page: only a finished page can be cached, compressed once and given an ETag. */
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
  renderedPages.set(response, page);
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
      // Renders everything in place: without JavaScript, a part that a script moves in later would be missing.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

/** Rendering errors reach the server's log through the response; a missing page is not an error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(error);
}
