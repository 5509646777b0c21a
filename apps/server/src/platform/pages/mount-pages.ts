import type { Transport } from '@huarong/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '#platform/http';
import {
  CACHE_TAGS_HEADER,
  encodeUtf8,
  formatTags,
  type PublishedAnswer,
  type PublishedCache,
} from '#platform/published';
import { pagePolicy } from './content-security-policy.ts';
import type { PageAddresses } from './page-address.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';
import type { RenderQueue } from './render-queue.ts';

/** A route's `headers` export sets this on pages that are the same for everyone; it never leaves the server. */
const AUDIENCE = 'x-audience';

export interface PageDeps {
  render: PageRenderer;
  /** Bounds how many pages are rendered at the same time. */
  renderQueue: RenderQueue;
  addresses: PageAddresses;
  /** The public origin of the shop. */
  origin: string;
  /** Pages are rendered for a visitor: the browser loads personal data with its own calls. */
  transport: Transport;
  published: PublishedCache;
  /** What drops this page from the shared cache of nginx; without tags nginx stores none. */
  tagsOf?: (address: string, html: string) => readonly string[];
  /** The value of the Server-Timing header: the shop's time. */
  timing: () => string;
  /** Where to redirect this request, such as the login page; null for none. Called for each request, never cached. */
  redirectOf?: (url: string, cookieHeader: string | undefined) => string | null;
  /** While it is true, every address answers the maintenance page. */
  isUnderMaintenance?: () => boolean;
  /** Other hosts that the pages call, see VITE_API_HOST_PROD. */
  apiOrigins?: readonly string[];
  isDev?: boolean;
}

/** Every address that is neither API nor file is a page; the web app decides which, including 404. */
export function mountPages(
  app: FastifyInstance,
  {
    render,
    renderQueue,
    addresses,
    origin,
    transport,
    published,
    tagsOf = () => [],
    timing,
    redirectOf,
    isUnderMaintenance = () => false,
    apiOrigins = [],
    isDev = false,
  }: PageDeps,
) {
  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    if (isApiPath(request.url)) return reply.callNotFound();
    const isClosed = isUnderMaintenance();
    const address = isClosed ? '/maintenance' : addresses.addressOf(request.url);
    const redirect = isClosed ? null : redirectOf?.(request.url, request.headers.cookie);
    if (redirect) return reply.header('cache-control', 'no-store').redirect(redirect);
    reply.header('server-timing', timing());
    const make = async () => {
      const rendered = await renderQueue.run(request.ip, () =>
        render(new Request(`${origin}${address}`), transport),
      );
      return toAnswer(rendered, { isDev, apiOrigins, tagsOf: (html) => tagsOf(address, html) });
    };
    return published.answer(request, reply, addresses.keyOf(request.url), make);
  }
  app.get('/*', servePage);
}

function toAnswer(
  servePage: RenderedPage,
  {
    isDev,
    apiOrigins,
    tagsOf,
  }: { isDev: boolean; apiOrigins: readonly string[]; tagsOf: (html: string) => readonly string[] },
): PublishedAnswer {
  const { status, html } = servePage;
  const isForEveryone = servePage.headers.get(AUDIENCE) === 'everyone' && status === 200 && !isDev;
  const headers: Record<string, string> = {
    'content-type': servePage.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'cache-control': isForEveryone ? 'no-cache' : 'no-store',
    'content-security-policy': pagePolicy(html, { isDev, apiOrigins }),
  };
  const tags = isForEveryone ? formatTags(tagsOf(html)) : '';
  if (tags !== '') headers[CACHE_TAGS_HEADER] = tags;
  for (const name of ['location', 'retry-after', 'referrer-policy', 'refresh']) {
    const value = servePage.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status, body: encodeUtf8(html), headers, isCacheable: isForEveryone };
}
