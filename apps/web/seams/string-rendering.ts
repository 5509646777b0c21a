/**
 * Seam: string-rendering
 * React by itself: `renderToPipeableStream` encodes each bit of text of a page into buffers of 4 kB, a third of the time of a
 *   page. `renderToString` writes one text, but does not wait: what suspends is left out.
 * Here: the page is rendered with `renderToString`. React Router suspends while it reads its own data from a stream, so they are
 *   read before and put where it looks for what it has read (`renderMeta.streamCache`). What suspends all the same, such as
 *   a component that is loaded for the first time, makes the page be rendered by the stream.
 * Why: docs/decisions/0109-what-a-rendered-page-costs.md
 * Off: SEAMS_OFF=string-rendering, and every page is rendered by the stream.
 */
import type { SeamsOff } from '@huarong/core/shared';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/**
 * The end of `<!--$!-->`, by which React marks a part that it could not render in time: a text is searched for a rare first
 * character ten times as fast as for `<`. Page data could contain it too; such a page is rendered by the stream.
 */
const UNFINISHED = '$!-->';
/** Only the stream writes it. */
const DOCTYPE = '<!DOCTYPE html>';

/** Renders the page of a context: as one text where nothing suspends, otherwise by `renderStream`. */
export async function renderPageText(
  context: EntryContext,
  page: ReactNode,
  renderStream: (page: ReactNode) => Promise<string>,
  seamsOff: SeamsOff,
): Promise<string> {
  if (seamsOff.has('string-rendering')) return renderStream(page);
  const data = await readChunks(context.serverHandoffStream);
  context.serverHandoffStream = streamOf(data);
  Object.assign(context.renderMeta ?? {}, { streamCache: resultsOf(data) });
  const text = renderTextOrNull(page);
  if (text !== null) return text;
  context.serverHandoffStream = streamOf(data);
  return renderStream(page);
}

/** Null when something is missing. An error is thrown again by the stream, which knows parts from whole pages. */
function renderTextOrNull(page: ReactNode): string | null {
  try {
    const text = renderToString(page);
    return text.includes(UNFINISHED) ? null : `${DOCTYPE}${text}`;
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function readChunks(stream: ReadableStream<Uint8Array> | undefined): Promise<Bytes[]> {
  const chunks: Bytes[] = [];
  if (stream) for await (const chunk of stream) chunks.push(chunk as Bytes);
  return chunks;
}

const streamOf = (chunks: readonly Bytes[]) =>
  new ReadableStream<Bytes>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** As React Router keeps the results of its reader, the last of which is its end. */
function resultsOf(chunks: readonly Bytes[]) {
  const decoder = new TextDecoder();
  const results = chunks.map((chunk) => ({ done: false, value: decoder.decode(chunk, { stream: true }) }));
  return Object.fromEntries([...results, { done: true, value: '' }].map((result, at) => [at, { result }]));
}
