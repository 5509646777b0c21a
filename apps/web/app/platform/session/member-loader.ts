import type { ClientLoaderFunctionArgs } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { createFetchTransport } from '../api/fetch-transport.ts';
import { browserPlatform } from '../browser.ts';
import type { LoadPageData } from '../pages/loaders.ts';
import { requireLogin } from './require-login.ts';

/**
 * The clientLoader of a member page: rendered in the browser only, because only the browser has the token. A session
 * that ended meanwhile redirects to the login page with the way back.
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
