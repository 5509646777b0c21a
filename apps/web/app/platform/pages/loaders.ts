import type { Transport } from '@huarong/contract/kit';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { detachData } from '../../../seams/page-data/detached-data.ts';
import { seamsOffContext } from '../../../seams/seams-off-context.ts';
import { type Api, browserApi, createApi } from '../api/index.ts';
import { withoutBase } from '../links/base-path.ts';
import { transportContext } from './transport-context.ts';

export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
}
/** Data function of a page, given an api: in-process calls on the server, fetch in the browser. */
export type LoadPageData<Data> = (api: Api, args: PageArgs) => Promise<Data>;

export const serverLoader =
  <Data>(load: LoadPageData<Data>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const data = await load(apiFor(context.get(transportContext)), { params, url: new URL(request.url) });
    return context.get(seamsOffContext).has('page-data') ? data : detachData(data);
  };

const apis = new WeakMap<Transport, Api>();

/** All pages use the same transport, so the two hundred calls of the api are built once. */
function apiFor(transport: Transport): Api {
  const api = apis.get(transport) ?? createApi(transport);
  apis.set(transport, api);
  return api;
}

export const browserLoader =
  <Data>(load: LoadPageData<Data>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> =>
    load(browserApi({ quiet: true }), { params, url: shopAddress(request.url) });

function shopAddress(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutBase(url.pathname);
  return url;
}

/** A route's `headers` export for pages that are the same for everyone: the server caches the rendered page. */
export const publishedPageHeaders = () => ({ 'x-audience': 'everyone' });
