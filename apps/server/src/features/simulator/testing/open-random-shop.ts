import { couponSchema, promotionSchema } from '@huarong/core/pricing/schema';
import { sql } from 'kysely';
import { insertRows } from '#platform/database';
import { createLog } from '#platform/log';
import { addressesFeature } from '../../addresses/index.ts';
import { watchBuilders } from '../../bundles/index.ts';
import { formSets } from '../../cart/promotions/form-sets.ts';
import { BRAND, CATEGORY, seedSkus } from '../../cart/testing/seed-products.ts';
import { checkoutFeature } from '../../checkout/index.ts';
import { checkoutDepsOf } from '../../connect-orders.ts';
import { createImagePort } from '../../images/index.ts';
import { createSoldOutSkus } from '../../inventory/index.ts';
import { createCaller } from '../../orders/testing/call-as.ts';
import { openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { type Offers, readOffers } from '../../promotions/index.ts';
import { BRANDS, CATEGORIES, GIFTS, type RuleSet, SKUS, windowOf } from './random-offers.ts';

/** A shop whose offers are replaced at once, without waiting for a notification. */
export async function openRandomShop() {
  const shop = await openOrderShop(async (db) => {
    await seedSkus(db, [...SKUS, ...GIFTS], 1_000_000);
    for (const [index, id] of CATEGORIES.entries())
      await sql`insert into category (id, level, name, name_en, pigment, position)
        select ${id}, 1, name || ${id}, name_en, pigment, ${index + 5}::int from category where id = ${CATEGORY}`.execute(
        db,
      );
    for (const id of BRANDS)
      await sql`insert into brand (id, key, name_en, name_cn, nicknames, letter, origin, slogan, story, marks)
        select ${id}, key || ${id}, name_en, name_cn, nicknames, letter, origin, slogan, story, marks
        from brand where id = ${BRAND}`.execute(db);
    for (const [index, skuId] of SKUS.entries())
      await db
        .updateTable('product')
        .set({ brand_id: BRANDS[index % 3]!, category_id: CATEGORIES[(index >> 1) % 3]! })
        .where('id', '=', skuId.slice(0, 6))
        .execute();
    await sql`update stock set available = 0 where sku_id = ${GIFTS[1]}`.execute(db);
  });
  const { db, catalogue } = shop;
  const builders = await watchBuilders(shop.database, {
    log: createLog('silent'),
    onChange: () => undefined,
  });
  let current: Offers = await readOffers(db);
  const deps = {
    catalogue,
    builders,
    soldOut: createSoldOutSkus(),
    imageOf: createImagePort({ find: () => undefined, findByName: () => undefined }),
    offers: { current: () => current, now: () => Date.now(), stop: async () => undefined },
  };
  const call = createCaller(db, [
    addressesFeature,
    checkoutFeature(checkoutDepsOf(deps, shop.payments.port)),
  ]);
  let sets = 0;

  /** Ends what was in force and begins these offers; returns the ids of the coupons. Rules that staff could not save are left out. */
  async function replaceOffers({ promotions, coupons, setPrice, prices }: RuleSet): Promise<string[]> {
    const run = `r${++sets}`;
    await sql`update promotion set state = 'stopped' where state = 'live'`.execute(db);
    await sql`update bundle_price set state = 'stopped' where state = 'live'`.execute(db);
    await sql`update coupon_offer set channel = 'offline' where channel = 'online'`.execute(db);
    for (const [index, skuId] of SKUS.entries())
      await sql`update sku set offer_price_fen = ${prices[index]!} where id = ${skuId}`.execute(db);
    const rows = promotions.flatMap(({ offer: { kind, rule }, window }, index) => {
      const id = `${run}-p${index}`;
      const [from, until] = [windowOf(window).starts_at.getTime(), windowOf(window).ends_at.getTime()];
      const parsed = promotionSchema.safeParse({
        ...rule,
        promotionId: id,
        kind,
        title: `活动${index}`,
        window: { from, until },
      });
      return parsed.success
        ? [{ id, kind, title: `活动${index}`, rule, ...windowOf(window), state: 'live' }]
        : [];
    });
    if (rows.length > 0) await insertRows(db, 'promotion', rows);
    if (setPrice !== null)
      await insertRows(db, 'bundle_price', [
        {
          id: `${run}-set`,
          title: '搭配',
          sku_ids: [SKUS[0], SKUS[1]],
          price_fen: setPrice,
          ...windowOf([-1, 1]),
          state: 'live',
        },
      ]);
    const offers = coupons.flatMap(({ rule, cards }, index) => {
      const id = `${run}-c${index}`;
      const parsed = couponSchema.safeParse({
        ...{ ...rule, couponId: id, title: id, code: null, conditions: [] },
        window: { from: null, until: null },
      });
      return parsed.success ? [{ id, rule, cards }] : [];
    });
    for (const { id, rule, cards } of offers)
      await sql`insert into coupon_offer (id, title, kind, rule, scope_text, link, total, per_person, card_types,
          claim_from, claim_until, valid_days)
        values (${id}, ${id}, ${rule.offer.kind}, ${JSON.stringify(rule)}::jsonb, '全场', '/', 1000000, 1, ${cards}::text[],
          now() - interval '1 day', now() + interval '9 days', 7)`.execute(db);
    current = await readOffers(db);
    return offers.map(({ id }) => id);
  }

  return {
    ...shop,
    call,
    replaceOffers,
    simulatorDeps: { ...deps, formSets },
    async close() {
      await builders.stop();
      await shop.close();
    },
  };
}
export type RandomShop = Awaited<ReturnType<typeof openRandomShop>>;
