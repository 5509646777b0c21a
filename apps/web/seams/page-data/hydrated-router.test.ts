import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { HydratedRouter } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { restorePageData } from './restore-page-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** The stream of a page whose loader data are a placeholder, in the encoding of React Router 8. */
const STREAM = '[{"_1":2,"_5":-5},"loaderData",{"_3":4},"category",{"_6":7},"errors","isDetached",true]\n';

/** What the scripts of a page leave in the window before the entry runs. */
function stubWindow(pageData: string) {
  const router: Record<string, unknown> = {
    stream: new Response(STREAM)
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new TextEncoderStream()),
    ssr: true,
    isSpaMode: false,
    future: {},
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: pageData }) });
  vi.stubGlobal('__reactRouterContext', router);
  vi.stubGlobal('__reactRouterManifest', { routes: {}, entry: {}, url: '', version: '' });
  vi.stubGlobal('__reactRouterRouteModules', {});
  return router;
}

test('the installed router decodes its stream and sets `state`, where the page data are added', async () => {
  const router = stubWindow('{"category":{"total":47}}');
  restorePageData();
  // The rendering fails, for lack of a browser, after the router has set its state.
  const { abort } = renderToPipeableStream(createElement(HydratedRouter), { onError: () => undefined });
  await expect
    .poll(() => router['state'])
    .toEqual({
      loaderData: { category: { total: 47 } },
      errors: null,
    });
  abort();
});
