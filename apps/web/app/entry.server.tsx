import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { transportContext } from './platform/pages/transport-context.ts';

/** The whole page before its first byte: only a finished page can be kept, compressed once and given an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = new PassThrough();
  const rendered = new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Whole and in place, however large: a part that a script moves in later is not there without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(page);
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
  await rendered;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await text(page), { status, headers });
}

/** Accidents while a page is drawn reach the server's log through the answer; a page that is not there is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(error);
}
