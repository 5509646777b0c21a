import type { ReactNode } from 'react';
import type { EntryContext, HeadersFunction } from 'react-router';

/** The router's own data. */
export const DATA = ['[{"_1":2},"loaderData",{}]\n', 'P1:["花容"]\n'];

/** What React Router gives the entry for a page without loaders. */
export function contextOf(Page: () => ReactNode): EntryContext {
  const route = { id: 'root', path: '/', module: '/root.js', hasLoader: false, hasErrorBoundary: false };
  const encoder = new TextEncoder();
  return {
    manifest: {
      routes: { root: route },
      entry: { imports: [], module: '/entry.js' },
      url: '/m.js',
      version: '1',
    },
    routeModules: { root: { default: Page, headers: undefined as unknown as HeadersFunction } },
    serverHandoffString: '{}',
    serverHandoffStream: new ReadableStream({
      start(controller) {
        for (const text of DATA) controller.enqueue(encoder.encode(text));
        controller.close();
      },
    }),
    staticHandlerContext: {
      location: { pathname: '/', search: '', hash: '', state: null, key: 'x' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } }],
      loaderData: {},
      actionData: null,
      errors: null,
    },
    renderMeta: {},
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    branches: [],
  } as unknown as EntryContext;
}
