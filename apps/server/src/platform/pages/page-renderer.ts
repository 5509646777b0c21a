import type { Transport } from '@huarong/contract/kit';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';

/** Renders a page of the web app: the address in, a response out. */
export type PageRenderer = (request: Request, transport: Transport) => Promise<Response>;

/** What our entry.server exports beside React Router's own: the key under which loaders find their transport. */
interface EntryModule {
  transportContext: RouterContext<Transport>;
}

/** The key must come from the build itself: a second copy of the module would be a different key. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const { transportContext } = build.entry.module as unknown as EntryModule;
  return (request, transport) =>
    handle(request, new RouterContextProvider(new Map([[transportContext, transport]])));
}
