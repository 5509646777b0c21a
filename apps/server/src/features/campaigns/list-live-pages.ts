import type { Queryable } from '#platform/database';
import { type ContentSource, offerRefOf } from '../content/index.ts';
import { listOpenPages } from './campaigns.queries.ts';

/** The pages that can be opened now, for the sitemap: a page of an offer only while the offer is live. */
export async function listLivePages(db: Queryable, content: Pick<ContentSource, 'findOffers'>) {
  const pages = await listOpenPages(db);
  const findOffer = await content.findOffers(
    db,
    pages.flatMap((page) => offerRefOf(page) ?? []),
  );
  return pages.filter((page) => {
    const ref = offerRefOf(page);
    return ref === null || findOffer(ref) !== null;
  });
}
