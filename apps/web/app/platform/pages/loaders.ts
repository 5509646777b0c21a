import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type Api, browserApi, createApi } from '../api/index.ts';
import { transportContext } from './transport-context.ts';

export interface PageArgs {
  params: Record<string, string | undefined>;
  url: URL;
}
/** A page's data function, written once and given an api: in-process calls on the server, fetch in the browser. */
export type PageData<Data> = (api: Api, args: PageArgs) => Promise<Data>;

export const serverLoader =
  <Data>(load: PageData<Data>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    load(createApi(context.get(transportContext)), { params, url: new URL(request.url) });

export const browserLoader =
  <Data>(load: PageData<Data>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> =>
    load(browserApi({ quiet: true }), { params, url: new URL(request.url) });

/** A route's `headers` export for pages that are the same for everyone: the server keeps the finished page. */
export const forEveryone = () => ({ 'x-audience': 'everyone' });
