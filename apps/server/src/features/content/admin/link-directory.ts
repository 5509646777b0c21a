import type { LinkDirectory } from '@huarong/core/content';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { brandLink } from '../../catalogue/index.ts';
import type { OfferDeps } from '../offers/find-offers.ts';

/** What other features know of pages. */
export interface LinkPorts extends OfferDeps {
  isBundle: (id: string) => boolean;
  listCampaigns: (
    db: Queryable,
  ) => Promise<readonly { slug: string; title: string; isShown: boolean; blocks: unknown }[]>;
}

/** Everything that links of the shop may lead to, as it is now. Products that are not on sale are asked for by number. */
export async function readLinkDirectory(
  db: Queryable,
  { catalogue, isBundle, listCampaigns }: LinkPorts,
  links: readonly string[],
): Promise<LinkDirectory> {
  const snapshot = catalogue.current();
  const unlisted = links.flatMap((link) => {
    const [, id] = /^\/product\/(\w{1,20})\.html/.exec(link) ?? [];
    return id !== undefined && !snapshot.products.has(id) ? [id] : [];
  });
  const offSale = new Set(await listProducts(db, unlisted));
  const campaigns = new Map(
    (await listCampaigns(db)).map(({ slug, isShown }) => [
      slug,
      isShown ? ('live' as const) : ('hidden' as const),
    ]),
  );
  const effects = new Set(await listEffects(db));
  return {
    category(id) {
      if (snapshot.categories.has(id)) return 'live';
      const merged = snapshot.mergedCategories.get(id);
      if (merged) return { movedTo: merged.id };
      return snapshot.all.categories.has(id) ? 'hidden' : null;
    },
    brandPath(brandId) {
      const brand = snapshot.brands.get(brandId);
      return brand ? brandLink(brand) : null;
    },
    campaign: (slug) => campaigns.get(slug) ?? null,
    product: (id) => (snapshot.products.has(id) ? 'on-sale' : offSale.has(id) ? 'off-sale' : null),
    bundle: isBundle,
    effect: (slug) => effects.has(slug),
  };
}

async function listProducts(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from product where id = any(${[...ids]})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Names of effect pages are marks of a slot. */
async function listEffects(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('content_resource')
    .select('mark')
    .where('location_label', '=', 'effect_page')
    .where('is_live', '=', true)
    .execute();
  return rows.flatMap(({ mark }) => mark ?? []);
}
