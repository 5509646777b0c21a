import type { Transport } from '@huarong/contract/kit';
import type { SeamsOff, STORE } from '@huarong/core/shared';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isDatabaseUnavailable } from '#platform/database';
import { createPageReader, type PageBytesEntry } from '#platform/seams';
import type { PageParameters } from './page-address.ts';

/** Renders a page of the web app. */
export interface PageRenderer {
  (request: Request, transport: Transport, shopper?: ShownShopper | null): Promise<RenderedPage>;
  /** The query parameters that each page reads; without them every parameter counts. */
  parameters?: PageParameters;
}
/** A member of no name, whom a preview shows a page to; every other page is rendered for a visitor. */
export interface ShownShopper {
  cardType: keyof typeof STORE.cards;
  cardName: string;
}
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}

/** The extra exports of the web app's entry.server. */
interface EntryModule extends PageBytesEntry {
  /** The key under which loaders find their transport. */
  transportContext: RouterContext<Transport>;
  /** The key under which loaders and the entry find the seams that are switched off. */
  seamsOffContext: RouterContext<SeamsOff>;
  /** The key under which the entry finds who gets an error of the page. */
  failureContext: RouterContext<(error: unknown) => boolean>;
  /** The key under which the entry finds whom a preview shows the page to. */
  shownShopperContext: RouterContext<ShownShopper | null>;
  pageParameters: PageParameters;
}

/**
 * An outage of the database rejects, so that the answer is 503; any other failure is a page with status 500.
 * The context keys must come from the build: a second copy of the module would be a different key.
 */
export function createPageRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  seamsOff: SeamsOff,
): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const entry = build.entry.module as unknown as EntryModule;
  const readPage = createPageReader(entry, seamsOff);
  const render: PageRenderer = async (request, transport, shopper = null) => {
    const context = new RouterContextProvider();
    context.set(entry.transportContext, transport);
    context.set(entry.seamsOffContext, seamsOff);
    context.set(entry.shownShopperContext, shopper);
    let outage: unknown;
    context.set(entry.failureContext, (error) => {
      if (!isDatabaseUnavailable(error)) return false;
      outage ??= error;
      return true;
    });
    const response = await handle(request, context);
    if (outage !== undefined) throw outage;
    return { status: response.status, headers: response.headers, html: await readPage(response) };
  };
  return Object.assign(render, { parameters: entry.pageParameters });
}
