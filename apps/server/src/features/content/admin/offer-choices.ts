import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { skuNameOf } from '../../catalogue/index.ts';
import type { OfferDeps } from '../offers/find-offers.ts';
import type { OfferRef } from '../offers/offer-ref.ts';

export interface OfferChoice extends OfferRef {
  title: string;
  detail: string;
  isLive: boolean;
}
const MOST = 30;

/** Offers of a kind whose name or number holds the words. */
export async function listOfferChoices(
  db: Queryable,
  deps: OfferDeps,
  { kind, q }: { kind: OfferRef['kind']; q?: string | undefined },
): Promise<OfferChoice[]> {
  if (kind === 'promotion') return listNamed(db, 'promotion', q);
  if (kind === 'coupon') return listNamed(db, 'coupon', q);
  const words = (q ?? '').toLowerCase();
  const found: OfferChoice[] = [];
  for (const product of deps.catalogue.current().products.values()) {
    const title = `${product.brand.name_cn} ${product.name_cn}`;
    if (kind === 'product') {
      if (`${title} ${product.id} ${product.code}`.toLowerCase().includes(words))
        found.push({ kind, id: product.id, title, detail: product.code, isLive: true });
    } else
      for (const sku of product.skus)
        if (`${title} ${skuNameOf(sku)} ${sku.id} ${sku.code}`.toLowerCase().includes(words))
          found.push({
            kind,
            id: sku.id,
            title: `${title} ${skuNameOf(sku)}`,
            detail: sku.code,
            isLive: true,
          });
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
}

const SOURCES = {
  promotion: sql`select id, title, state, starts_at as since, ends_at as until from promotion`,
  coupon: sql`select id, title, state, claim_from as since, claim_until as until from coupon_offer`,
};

async function listNamed(
  db: Queryable,
  kind: 'promotion' | 'coupon',
  q: string | undefined,
): Promise<OfferChoice[]> {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: string; title: string; is_live: boolean }>`
    select id, title,
      (state = 'live' and coalesce(since <= shop_now(), true) and coalesce(until > shop_now(), true)) as is_live
    from (${SOURCES[kind]}) offer
    where title ilike ${like} or id ilike ${like}
    order by 3 desc, until desc nulls first, id limit ${MOST}`.execute(db);
  return rows.map(({ id, title, is_live }) => ({ kind, id, title, detail: id, isLive: is_live }));
}

/** The names of these offers; one that does not exist has none. */
export async function nameOffers(
  db: Queryable,
  { catalogue }: Pick<OfferDeps, 'catalogue'>,
  refs: readonly OfferRef[],
): Promise<(ref: OfferRef) => string | null> {
  const idsOf = (kind: OfferRef['kind']) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ kind: OfferRef['kind']; id: string; title: string }>`
    select 'promotion' as kind, id, title from promotion where id = any(${idsOf('promotion')})
    union all select 'coupon', id, title from coupon_offer where id = any(${idsOf('coupon')})
    union all select 'product', id, name_cn from product where id = any(${idsOf('product')})
    union all select 'sku', sku.id, name_cn from sku join product on product.id = sku.product_id
      where sku.id = any(${idsOf('sku')})`.execute(db);
  const titles = new Map(rows.map(({ kind, id, title }) => [`${kind}:${id}`, title]));
  const { products, skus } = catalogue.current();
  return ({ kind, id }) => {
    const product =
      kind === 'product' ? products.get(id) : kind === 'sku' ? skus.get(id)?.product : undefined;
    return product ? `${product.brand.name_cn} ${product.name_cn}` : (titles.get(`${kind}:${id}`) ?? null);
  };
}
