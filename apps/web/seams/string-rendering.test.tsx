import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, type ReactNode, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Scripts, ServerRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderPageText } from './string-rendering.ts';
import { contextOf, DATA } from './testing/context-of.ts';

const pageWith = (content: ReactNode) => () => (
  <html lang="zh-CN">
    <body>
      <p>花容 & {3} 字</p>
      <Suspense fallback="…">{content}</Suspense>
      <Scripts />
    </body>
  </html>
);

async function renderWith(Page: () => ReactNode, seamsOff: ReadonlySet<'string-rendering'> = new Set()) {
  const context = contextOf(Page);
  let streamed = 0;
  const page = <ServerRouter context={context} url="https://shop.example/" />;
  const countedStream = (node: ReactNode) => {
    streamed += 1;
    return renderStream(node);
  };
  const html = await renderPageText(context, page, countedStream, seamsOff);
  return { html, streamed };
}

const renderStream = (page: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: () => undefined,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });

test('a page is the same text as that of the stream, the data of the router included', async () => {
  const Page = pageWith(<b>唇膏</b>);
  const usual = await renderWith(Page);
  expect(usual.streamed).toBe(0);
  expect(usual.html).toBe((await renderWith(Page, new Set(['string-rendering']))).html);
  expect(usual.html).toMatch(/^<!DOCTYPE html><html lang="zh-CN">/);
  for (const data of DATA) expect(usual.html).toContain(`streamController.enqueue(${JSON.stringify(data)})`);
  expect(usual.html).toContain('streamController.close()');
});

test('a page with a part that is loaded for the first time waits for it', async () => {
  const Late = lazy(async () => ({ default: () => <b>到货</b> }));
  const Page = pageWith(<Late />);
  const first = await renderWith(Page);
  expect([first.streamed, first.html.includes('<b>到货</b>')]).toEqual([1, true]);
  for (const data of DATA) expect(first.html).toContain(`streamController.enqueue(${JSON.stringify(data)})`);
  const second = await renderWith(Page);
  expect([second.streamed, second.html]).toEqual([0, first.html]);
});

test('a part that fails is left to the stream, which calls `onError`', async () => {
  const Broken = () => {
    throw new Error('no such part');
  };
  const { html, streamed } = await renderWith(pageWith(<Broken />));
  expect([streamed, html.includes('花容')]).toEqual([1, true]);
});
