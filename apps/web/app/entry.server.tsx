import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { DrawContext } from './platform/markup-cache/cached-markup.tsx';
import { createDraw } from './platform/markup-cache/create-markup-renderer.ts';
import { takeUp } from './platform/page-data/detached-data.ts';
import { PageDataContext, pageDataText } from './platform/page-data/PageData.tsx';

export { transportContext } from './platform/pages/transport-context.ts';

/** The bytes of each drawn page. A response's own body is a stream, and pouring a page through one costs as much as a tenth of drawing it. */
export const drawnPages = new WeakMap<Response, Buffer>();

const draw = createDraw();

/** The whole page before its first byte: only a finished page can be kept, compressed once and given an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { staticHandlerContext } = context;
  const data = takeUp(staticHandlerContext.loaderData);
  staticHandlerContext.loaderData = { ...staticHandlerContext.loaderData, ...data };
  const page = await drawPage(
    <DrawContext value={draw}>
      <PageDataContext value={pageDataText(data)}>
        <ServerRouter context={context} url={request.url} />
      </PageDataContext>
    </DrawContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const response = new Response(null, { status, headers });
  drawnPages.set(response, page);
  return response;
}

const drawPage = (page: React.ReactNode) =>
  new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    const paper = new Writable({
      write(piece: Buffer, _, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Whole and in place, however large: a part that a script moves in later is not there without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(paper),
      onShellError: reject,
      onError: reject,
    });
  });

/** Accidents while a page is drawn reach the server's log through the answer; a page that is not there is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(error);
}
