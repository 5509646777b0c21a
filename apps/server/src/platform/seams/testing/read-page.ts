import { UNSAFE_decodeViaTurboStream as decodeStream } from 'react-router';

/** A page as the browser gets it, whichever way its data travel. */
export interface PageParts {
  /** The markup without the scripts that carry data. */
  markup: string;
  /** The loader data by route, from the router's stream and the page-data script together. */
  loaderData: Record<string, unknown>;
  /** What is in the page-data script alone; null when the script is empty. */
  pageData: Record<string, unknown> | null;
  /** The text of the router's own stream. */
  stream: string;
}

const STREAM_SCRIPT =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const PAGE_DATA_SCRIPT = /<script id="page-data" type="application\/json">(.*?)<\/script>/s;

/** Takes a page apart. Throws when React Router writes its data differently, because then the seam no longer works. */
export async function readPage(html: string): Promise<PageParts> {
  const stream = [...html.matchAll(STREAM_SCRIPT)].map((script) => JSON.parse(script[1]!) as string).join('');
  if (stream === '') throw new Error('React Router writes its data in another way: see the seam page-data');
  const text = PAGE_DATA_SCRIPT.exec(html)?.[1];
  if (text === undefined) throw new Error('the page has no page-data script');
  const decoded = await decodeStream(streamOf(stream), globalThis);
  const { loaderData } = decoded.value as { loaderData: Record<string, unknown> };
  const pageData = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
  return {
    markup: html.replaceAll(STREAM_SCRIPT, '').replace(PAGE_DATA_SCRIPT, ''),
    loaderData: { ...loaderData, ...pageData },
    pageData,
    stream,
  };
}

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
