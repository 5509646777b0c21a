import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { toBundleChoice, validChoice } from './choice/builder-choice.ts';
import { readChoice } from './choice/choice-query.ts';
import { fetchPrice } from './state/fetch-price.ts';

/** Loads the bundle and the price of the choice in the URL, so a shared link is readable without script. */
export async function loadBundle(api: Api, { params, url }: PageArgs) {
  const bundleId = /^([A-Za-z0-9_-]{1,64})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!bundleId) throw notFound();
  const reply = await api.bundles.bundle({ bundleId });
  if (!reply.ok) throw notFound();
  const bundle = reply.value;
  const choice = validChoice(bundle, readChoice(url.searchParams));
  return { bundle, price: await fetchPrice(api, toBundleChoice(bundle, choice)) };
}
