import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import { findListing, type ListingScope } from './listing-data.ts';
import { readListingQuery } from './query/listing-query.ts';

export const effectScope = (effect: string): ListingScope => ({
  fixed: [{ code: 'effect', values: [effect] }],
});

/** /function/{slug}/: products by effect. Editors define the effects and their texts in the slot effect_page. */
export async function loadFunction(api: Api, { params, url }: PageArgs) {
  const { effect_page: lines } = await loadTextSlots(api, ['effect_page']);
  const effects = lines.flatMap(({ mark, content, note, link }) =>
    mark === undefined ? [] : [{ slug: mark, effect: content, intro: note ?? '', link }],
  );
  const chosen = effects.find(({ slug }) => slug === params['slug']);
  if (!chosen) throw notFound();
  const query = readListingQuery(url.searchParams);
  return { chosen, effects, query, answer: await findListing(api, effectScope(chosen.effect), query) };
}
