import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { type Database, type Tx, transaction } from '#platform/database';
import { inboxContact } from '../../reminders/index.ts';
import { ADDRESSES } from './demo-addresses.ts';
import { demoMembers, REGULAR_MEMBER } from './demo-members.ts';

const WITHDRAWN = { productId: '19990001', skuId: '2999000101' };

/** Seeds favourites, followed brands, browsing history, reminders and addresses of the regular customer, once. */
export const seedSavedItems = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-saved-items'))`.execute(tx);
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    const existing = await tx.selectFrom('favourite').select('owner').limit(1).executeTakeFirst();
    if (!member || existing) return;
    await insertWithdrawnProduct(tx);
    await insertFavourites(tx);
    await insertFollowedBrands(tx);
    await insertBrowsingHistory(tx);
    await insertArrivalReminders(tx);
    await insertAddresses(tx);
  });

/** A withdrawn product, for a favourite that is no longer sold. */
async function insertWithdrawnProduct(tx: Tx) {
  const { rows } = await sql<{ id: string }>`
    insert into product select (jsonb_populate_record(product, jsonb_build_object(
      'id', ${WITHDRAWN.productId}::text, 'code', 'RETIRED', 'name_cn', '去年冬季限定唇颊两用膏',
      'nicknames', '[]'::jsonb, 'status', 'withdrawn'))).*
    from product where id = (select min(id) from product where status = 'published')
    returning id`.execute(tx);
  if (rows.length > 0)
    await sql`
      insert into sku select (jsonb_populate_record(sku, jsonb_build_object(
        'id', ${WITHDRAWN.skuId}::text, 'product_id', ${WITHDRAWN.productId}::text, 'code', 'RETIRED-01'))).*
      from sku where id = (select min(id) from sku)`.execute(tx);
}

/** Favourites saved over the last months. Every fifth was more expensive then; two are sold out, one is withdrawn. */
const insertFavourites = (tx: Tx) =>
  sql`
  insert into favourite (member_id, sku_id, saved_price_fen, saved_at)
  select ${REGULAR_MEMBER}, id, offer_price_fen + case when place % 5 = 1 then 3000 else 0 end,
    shop_now() - make_interval(days => (3 + place * 5)::int, hours => (place % 7)::int)
  from (
    select sku.id, sku.offer_price_fen, row_number() over (order by kind, spread, sku.id) as place
    from (
      select *, row_number() over (partition by kind order by md5(id), id) as spread from (
        select distinct on (sku.product_id) sku.id, sku.offer_price_fen,
          case when sku.id = ${WITHDRAWN.skuId} then 'b' when stock.available = 0 then 'c' else 'a' end as kind
        from sku join product on product.id = sku.product_id left join stock on stock.sku_id = sku.id
        where sku.is_live
        order by sku.product_id, (coalesce(stock.available, 0) = 0) desc, sku.position) one
    ) sku
    where spread <= case kind when 'a' then 15 when 'b' then 1 else 2 end
  ) chosen`.execute(tx);

/** The regular customer follows the four brands with the most products, the other members every fourth brand. */
const insertFollowedBrands = (tx: Tx) =>
  sql`
  insert into followed_brand (member_id, brand_id, followed_at)
  select member.id, known.id, shop_now() - make_interval(days => (4 + place * 11)::int)
  from (
    select brand.id, row_number() over (order by count(*) desc, brand.id) as place
    from brand join product on product.brand_id = brand.id and product.status = 'published'
    group by brand.id
  ) known
  join member on case when member.id = ${REGULAR_MEMBER} then place <= 4
    else (place + right(member.id, 1)::int) % 4 = 0 end
  where member.id = any(${demoMembers.map(({ id }) => id)})`.execute(tx);

/** Views on three days. */
const insertBrowsingHistory = (tx: Tx) =>
  sql`
  insert into browsing_history (owner, product_id, seen_at)
  select ${memberOwner(REGULAR_MEMBER)}, id, shop_now() - make_interval(days => (place / 6)::int, mins => (9 * place)::int)
  from (
    select id, row_number() over (order by md5(id || 'seen')) as place from product where status = 'published'
  ) seen where place <= 16`.execute(tx);

/** One waiting reminder, one sent for a sku that is sold out again, one sent for a sku in stock. */
const insertArrivalReminders = (tx: Tx) =>
  sql`
  insert into arrival_reminder (id, sku_id, owner, member_id, mobile, contact, state, created_at, sent_at)
  select 'demo-reminder-' || kind || place, sku_id, ${memberOwner(REGULAR_MEMBER)}, ${REGULAR_MEMBER},
    case when place = 1 then '13800000002' end,
    case when place = 1 then 'mobile:13800000002' else ${inboxContact(REGULAR_MEMBER)} end,
    case when kind = 'out' and place = 1 then 'waiting' else 'sent' end,
    shop_now() - make_interval(days => (8 * place)::int),
    case when kind = 'out' and place = 1 then null else shop_now() - make_interval(days => 2) end
  from (
    select stock.sku_id, case when available = 0 then 'out' else 'in' end as kind,
      row_number() over (partition by available = 0 order by md5(stock.sku_id || 'wait')) as place
    from stock join sku on sku.id = stock.sku_id and sku.is_live
      join product on product.id = sku.product_id and product.status = 'published'
  ) waited where place <= case kind when 'out' then 2 else 1 end`.execute(tx);

const insertAddresses = (tx: Tx) =>
  tx
    .insertInto('address')
    .values(
      ADDRESSES.map((address) => ({ ...address, owner: memberOwner(REGULAR_MEMBER), is_default: false })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
