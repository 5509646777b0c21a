import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { MarkupContext } from '../seams/cached-markup/cached-markup.tsx';
import { createMarkupRenderer } from '../seams/cached-markup/create-markup-renderer.ts';
import { withMatchedRoutes } from '../seams/matched-routes.ts';
import { createPageResponse } from '../seams/page-bytes.ts';
import { collectDetachedData } from '../seams/page-data/detached-data.ts';
import { PageDataContext, pageDataText } from '../seams/page-data/PageData.tsx';
import { seamsOffContext } from '../seams/seams-off-context.ts';
import { renderPageText } from '../seams/string-rendering.ts';
import { failureContext } from './platform/pages/failure-context.ts';
import { withLaterScripts } from './platform/pages/later-scripts.ts';
import { ShownSession, sessionOf, shownShopperContext } from './platform/session/shown-shopper.ts';

export { renderedPages } from '../seams/page-bytes.ts';
export { seamsOffContext } from '../seams/seams-off-context.ts';
export { pageParameters } from './page-parameters.ts';
export { failureContext } from './platform/pages/failure-context.ts';
export { transportContext } from './platform/pages/transport-context.ts';
export { shownShopperContext } from './platform/session/shown-shopper.ts';

const renderMarkup = createMarkupRenderer();

/** Waits for the whole page: only a finished page can be cached, compressed once and given an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const seamsOff = loadContext.get(seamsOffContext);
  const context = withMatchedRoutes(entryContext, seamsOff);
  const { staticHandlerContext } = context;
  const data = collectDetachedData(staticHandlerContext.loaderData);
  staticHandlerContext.loaderData = { ...staticHandlerContext.loaderData, ...data };
  const shopper = loadContext.get(shownShopperContext);
  // Cached markup is that of a visitor.
  const isMarkupCached = !shopper && !seamsOff.has('cached-markup');
  const page = await renderPageText(
    context,
    <MarkupContext value={isMarkupCached ? renderMarkup : null}>
      <PageDataContext value={seamsOff.has('page-data') ? '' : pageDataText(data)}>
        <ShownSession value={shopper && sessionOf(shopper)}>
          <ServerRouter context={context} url={request.url} />
        </ShownSession>
      </PageDataContext>
    </MarkupContext>,
    renderStream,
    seamsOff,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return createPageResponse(withLaterScripts(page), { status, headers }, seamsOff);
}

const renderStream = (page: React.ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
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

/** The server answers an outage itself; every other error is logged here, and the page says that something failed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return;
  if (context.get(failureContext)(error)) return;
  console.error(error);
}
