import { getAt } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { type Database, type Tx, transaction } from '#platform/database';
import { readBuilders } from '../../bundles/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { createBundleItem } from './bundle-item.ts';
import { type DemoItem, orderPlans } from './order-plans.ts';
import { writeOrder } from './write-order.ts';

/** Gives the regular customer an address and an order in every status, in a shop without orders. */
export const seedOrders = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-orders'))`.execute(tx);
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    const existing = await tx.selectFrom('shop_order').select('id').limit(1).executeTakeFirst();
    const items = await listDemoItems(tx);
    if (!member || existing || items.length === 0) return;
    await writeAddress(tx);
    const now = await readClock(tx);
    // The trigger would record the current time; past status changes are written with their own times.
    await sql`alter table sub_order disable trigger sub_order_noted`.execute(tx);
    let next = 0;
    const builders = await readBuilders(tx);
    for (const [index, plan] of orderPlans.entries()) {
      const bought = plan.bundle
        ? [await createBundleItem(tx, builders, plan.bundle)].filter((bundle) => bundle !== null)
        : Array.from({ length: plan.items }, () => getAt(items, next++ % items.length));
      if (bought.length === 0) continue;
      await writeOrder(tx, { plan, bought, number: index + 1, memberId: REGULAR_MEMBER, now });
    }
    await sql`alter table sub_order enable trigger sub_order_noted`.execute(tx);
  });

/** One sku of each of 32 well-stocked products, expensive enough for free delivery. */
export async function listDemoItems(tx: Tx): Promise<DemoItem[]> {
  const { rows } = await sql<DemoItem>`
    select distinct on (product.id) sku.id as "skuId", product.id as "productId", sku.code as "skuCode",
      sku.offer_price_fen as "priceFen", product.name_cn as "productName", product.name_en as "productNameEN",
      brand.name_cn as "brandNameCN", brand.name_en as "brandNameEN",
      concat_ws(' ', sku.shade_number, sku.shade_name, sku.size) as "skuName",
      product.no_return_reason as "noReturnReason"
    from sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
      join stock on stock.sku_id = sku.id
    where product.status = 'published' and sku.is_live and stock.available >= 20
      and sku.offer_price_fen between 12000 and 180000 and sku.purchase_limit is null
      and not exists (select 1 from presale where presale.sku_id = sku.id)
    order by product.id, sku.position`.execute(tx);
  return rows.filter((_, index) => index % 7 === 0).slice(0, 32);
}

const writeAddress = (tx: Tx) =>
  tx
    .insertInto('address')
    .values({
      id: 'demo-home',
      owner: memberOwner(REGULAR_MEMBER),
      name: '林知夏',
      mobile: '13800000002',
      province_code: '310000',
      province_name: '上海市',
      city_code: '310100',
      city_name: '上海市',
      district_code: '310104',
      district_name: '徐汇区',
      detail: '花间路 88 号 3 幢 1201 室',
      tag: '家',
      is_default: true,
      is_in_use: true,
    })
    .onConflict((known) => known.doNothing())
    .execute();
