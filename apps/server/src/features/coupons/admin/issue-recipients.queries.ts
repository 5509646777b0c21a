import type { CardType } from '@huarong/core/pricing';
import { type RawBuilder, sql } from 'kysely';
import { memberOwnerOfColumn } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import { isForMember } from '../coupons.queries.ts';

export type Recipients =
  | { by: 'list'; entries: readonly string[] }
  | {
      by: 'filter';
      cards?: readonly CardType[] | undefined;
      registeredSince?: string | undefined;
      notBoughtSince?: string | undefined;
      boughtBrandId?: string | undefined;
    };

const MEMBER_ID = /^[1-9]\d{9}$/;
const MOBILE = /^1[3-9]\d{9}$/;

/** What staff pasted, once each: member ids, and mobiles as people write them. */
function readEntries(entries: readonly string[]) {
  const plain = [
    ...new Set(entries.map((entry) => entry.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, ''))),
  ];
  return {
    plain,
    ids: plain.filter((entry) => MEMBER_ID.test(entry)),
    mobiles: plain.filter((entry) => MOBILE.test(entry)),
  };
}

const owner = memberOwnerOfColumn('member.id');

/** The ids of active members that are meant. Of several accounts with one mobile the one that was used last. */
function chosenMembers(recipients: Recipients): RawBuilder<unknown> {
  if (recipients.by === 'list') {
    const { ids, mobiles } = readEntries(recipients.entries);
    return sql`
      select id from member where state = 'active' and id = any(${ids}::text[])
      union select id from (
        select distinct on (mobile) id from member where state = 'active' and mobile = any(${mobiles}::text[])
        order by mobile, last_login_at desc nulls last, id
      ) by_mobile`;
  }
  const { cards, registeredSince, notBoughtSince, boughtBrandId } = recipients;
  const conditions = [
    sql`member.state = 'active'`,
    ...(cards === undefined ? [] : [sql`member.card_type = any(${[...cards]}::text[])`]),
    ...(registeredSince === undefined ? [] : [sql`member.created_at >= ${registeredSince}::timestamptz`]),
    ...(notBoughtSince === undefined
      ? []
      : [
          sql`not exists (select from shop_order orders where orders.owner = ${owner}
            and orders.created_at >= ${notBoughtSince}::timestamptz)`,
        ]),
    ...(boughtBrandId === undefined
      ? []
      : [
          sql`exists (select from shop_order orders join order_line line on line.order_id = orders.id
            join sku on sku.id = line.sku_id join product on product.id = sku.product_id
            where orders.owner = ${owner} and orders.paid_at is not null and product.brand_id = ${boughtBrandId})`,
        ]),
  ];
  return sql`select member.id from member where ${sql.join(conditions, sql` and `)}`;
}

/** Whoever may use the coupon and has fewer of it than one person may have. */
const canReceive = sql`${isForMember} and offer.per_person > (
  select count(*) from coupon where coupon.offer_id = offer.id and coupon.member_id = member.id)`;

export async function countRecipients(
  db: Queryable,
  offerId: string,
  recipients: Recipients,
): Promise<{ members: number; excluded: number }> {
  const { rows } = await sql<{ members: number; excluded: number }>`
    select count(*) filter (where ${canReceive})::int as members, count(*) filter (where not (${canReceive}))::int as excluded
    from (${chosenMembers(recipients)}) chosen join member on member.id = chosen.id
    cross join coupon_offer offer where offer.id = ${offerId}`.execute(db);
  return rows[0] ?? { members: 0, excluded: 0 };
}

/** Of a list: entries that name no active member. */
export async function findUnknownEntries(db: Queryable, recipients: Recipients): Promise<string[]> {
  if (recipients.by !== 'list') return [];
  const { plain } = readEntries(recipients.entries);
  const { rows } = await sql<{ entry: string }>`
    select entry from unnest(${plain}::text[]) as listed (entry)
    where not exists (select from member where state = 'active' and (id = entry or mobile = entry))`.execute(
    db,
  );
  return rows.map(({ entry }) => entry);
}

/** Stores who gets a coupon of this issue: a second person approves exactly these. */
export async function insertRecipients(
  tx: Tx,
  issueId: number,
  offerId: string,
  recipients: Recipients,
): Promise<void> {
  await sql`
    insert into coupon_issue_member (issue_id, member_id)
    select ${issueId}, member.id from (${chosenMembers(recipients)}) chosen join member on member.id = chosen.id
    cross join coupon_offer offer where offer.id = ${offerId} and ${canReceive}`.execute(tx);
}
