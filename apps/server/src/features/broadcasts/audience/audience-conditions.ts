import type { Audience } from '@huarong/contract/admin/broadcasts';
import { SKIN_TYPE_NAMES } from '@huarong/core/community';
import { STORE, shanghaiDate } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { memberOwnerOfColumn } from '#platform/context';
import type { Queryable } from '#platform/database';

export interface Condition {
  /** 关注品牌 索兰娜 */
  text: string;
  where: RawBuilder<boolean>;
}

const owner = memberOwnerOfColumn('member.id');
const BOUGHT = {
  brand: sql`product.brand_id`,
  product: sql`product.id`,
  category: sql`product.category_id`,
} as const;

/** Of `member`, and whether it has a coupon of an offer that can be used now. */
export const usableCoupon = (
  offerId: string,
) => sql`coupon.member_id = member.id and coupon.offer_id = ${offerId}
  and coupon.state = 'usable' and coupon.valid_from <= shop_now() and coupon.valid_to > shop_now()`;

/** The conditions of an audience in a fixed order; without their names, which only people read. */
export function conditionsOf(audience: Audience): RawBuilder<boolean>[] {
  const { cards, skinTypes, followedBrandId, bought, notBoughtSince, unusedOfferId } = audience;
  return [
    ...(cards ? [sql<boolean>`member.card_type = any(${cards}::text[])`] : []),
    ...(skinTypes ? [sql<boolean>`profile.skin_type = any(${skinTypes}::text[])`] : []),
    ...(followedBrandId === undefined
      ? []
      : [
          sql<boolean>`exists (select from followed_brand where followed_brand.member_id = member.id
            and followed_brand.brand_id = ${followedBrandId})`,
        ]),
    ...(bought ? [hasBought(bought)] : []),
    ...(notBoughtSince === undefined
      ? []
      : [
          sql<boolean>`not exists (select from shop_order where shop_order.owner = ${owner}
            and shop_order.created_at >= ${notBoughtSince}::timestamptz)`,
        ]),
    ...(unusedOfferId === undefined
      ? []
      : [sql<boolean>`exists (select from coupon where ${usableCoupon(unusedOfferId)})`]),
  ];
}

const hasBought = ({ by, id, days }: NonNullable<Audience['bought']>) => sql<boolean>`exists (
  select from shop_order join order_line line on line.order_id = shop_order.id
    join sku on sku.id = line.sku_id join product on product.id = sku.product_id
  where shop_order.owner = ${owner} and shop_order.paid_at is not null
    and shop_order.created_at >= shop_now() - make_interval(days => ${days}::int)
    and ${by === 'category' ? sql`${BOUGHT.category} in (${categoriesBelow(id)})` : sql`${BOUGHT[by]} = ${id}`})`;

const categoriesBelow = (id: string) => sql`
  with recursive below as (
    select id from category where id = ${id}
    union all select category.id from category join below on category.parent_id = below.id
  ) select id from below`;

/** The same conditions with words; a name that the shop does not have is a problem. */
export async function describeAudience(
  db: Queryable,
  audience: Audience,
): Promise<{ conditions: Condition[] } | { problem: string }> {
  const { cards, skinTypes, followedBrandId, bought, notBoughtSince, unusedOfferId } = audience;
  const [followed, boughtName, offer] = [
    await nameOf(db, 'brand', followedBrandId),
    await nameOf(db, bought?.by ?? 'brand', bought?.id),
    await nameOf(db, 'offer', unusedOfferId),
  ];
  const unknown = [
    [followedBrandId, followed],
    [bought?.id, boughtName],
    [unusedOfferId, offer],
  ].find(([id, name]) => id !== undefined && name === undefined);
  if (unknown) return { problem: `没有找到 ${unknown[0]}` };
  const texts = [
    ...(cards ? [`会员卡 ${cards.map((card) => STORE.cards[card].name).join('、')}`] : []),
    ...(skinTypes ? [`肤质 ${skinTypes.map((type) => SKIN_TYPE_NAMES[type]).join('、')}`] : []),
    ...(followedBrandId === undefined ? [] : [`关注品牌 ${followed}`]),
    ...(bought ? [`近 ${bought.days} 天买过 ${boughtName}`] : []),
    ...(notBoughtSince === undefined ? [] : [`${shanghaiDate(new Date(notBoughtSince))} 起没有下单`]),
    ...(unusedOfferId === undefined ? [] : [`有未用的券 ${offer}`]),
  ];
  const conditions = conditionsOf(audience);
  return {
    conditions: texts.flatMap((text, at) => (conditions[at] ? [{ text, where: conditions[at] }] : [])),
  };
}

export const audienceText = (conditions: readonly Condition[]): string =>
  conditions.map(({ text }) => text).join('，') || '全部会员';

const NAMES = {
  brand: sql`select name_cn as name from brand where id = `,
  category: sql`select name from category where id = `,
  product: sql`select name_cn as name from product where id = `,
  offer: sql`select title as name from coupon_offer where id = `,
} as const;
async function nameOf(
  db: Queryable,
  of: keyof typeof NAMES,
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<{ name: string }>`${NAMES[of]}${id}`.execute(db);
  return rows[0]?.name;
}
