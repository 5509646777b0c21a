import type { Transport } from '@huarong/contract/kit';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';

/** Renders a page of the web app. */
export type PageRenderer = (request: Request, transport: Transport) => Promise<RenderedPage>;
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** The extra exports of the web app's entry.server. */
interface EntryModule {
  /** The key under which loaders find their transport. */
  transportContext: RouterContext<Transport>;
  /** The bytes of the rendered pages; a redirect has none. */
  renderedPages: WeakMap<Response, Buffer>;
}

/** The context key must come from the build: a second copy of the module would be a different key. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const { transportContext, renderedPages } = build.entry.module as unknown as EntryModule;
  return async (request, transport) => {
    const context = new RouterContextProvider(new Map([[transportContext, transport]]));
    const response = await handle(request, context);
    const body = renderedPages.get(response) ?? Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  };
}
