import type { ClientLoaderFunctionArgs } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { createFetchTransport } from '../api/fetch-transport.ts';
import { browserPlatform } from '../browser.ts';
import type { LoadPageData } from '../pages/loaders.ts';
import { requireLogin } from './require-login.ts';

/**
 * The clientLoader of a page that belongs to one person: drawn in the browser alone, because only the browser has the
 * token. A session that turns out to have ended on the way leads to the login page, and from there to where it was going.
 */
export const memberLoader =
  <Data>(load: LoadPageData<Data>) =>
  async ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const transport = createFetchTransport(browserPlatform().request, { quiet: true, isForLoader: true });
    const loading = load(createApi(transport), { params, url: new URL(request.url) });
    await loading.catch(() => null);
    requireLogin({ request });
    return loading;
  };
