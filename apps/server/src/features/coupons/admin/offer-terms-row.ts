import type { ClaimWay, OfferTerms } from '@huarong/core/coupons';
import { maxSaving } from '@huarong/core/coupons';
import type { Scope } from '@huarong/core/pricing';
import { couponSchema } from '@huarong/core/pricing/schema';
import { accept, type Fen, fen, type Result, refuse, ZERO } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { readSetting } from '../../settings/index.ts';
import { dropsOf } from '../drops-of.ts';

/** The columns of an offer that its terms are made of. */
export interface OfferTermsRow {
  title: string;
  rule: object;
  channel: string;
  scope_text: string;
  link: string;
  total: number;
  per_person: number;
  is_on_offer: boolean;
  is_granted_at_registration: boolean;
  code: string | null;
  card_types: OfferTerms['cards'];
  is_for_first_order: boolean;
  points_price: number | null;
  is_for_birthday: boolean;
  claim_from: Date;
  claim_until: Date;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  drop_hours: number[] | null;
  drop_minutes: number | null;
  drop_quantity: number | null;
}

const ruleOf = (rule: object) =>
  couponSchema.safeParse({
    ...rule,
    couponId: 'offer',
    title: '优惠券',
    code: null,
    conditions: [],
    window: { from: null, until: null },
  });

/** The rule of an offer by the price engine's schema, or what is wrong with it. */
export function readRule(
  rule: object,
): Result<
  Pick<OfferTerms, 'offer' | 'scope' | 'threshold'>,
  { code: 'coupon-offer-refused'; reason: string }
> {
  const read = ruleOf(rule);
  if (read.success) {
    const { offer, scope, threshold } = read.data;
    return accept({ offer, scope, threshold });
  }
  const message = read.error.issues
    .map((issue) => issue.message)
    .find((text) => /[\u4e00-\u9fff]{2}/.test(text));
  return refuse({ code: 'coupon-offer-refused', reason: message ?? '优惠、门槛或范围没有填对' });
}

const wayOf = (row: OfferTermsRow): ClaimWay =>
  row.code !== null
    ? 'code'
    : row.is_granted_at_registration
      ? 'registration'
      : row.is_on_offer
        ? 'centre'
        : 'given';

export function termsOf(row: OfferTermsRow): OfferTerms {
  const rule = ruleOf(row.rule);
  if (!rule.success) throw rule.error;
  const { offer, scope, threshold } = rule.data;
  return {
    title: row.title,
    scopeText: row.scope_text,
    link: row.link,
    channel: row.channel === 'offline' ? 'offline' : 'online',
    ...{ offer, scope, threshold },
    total: row.total,
    perPerson: row.per_person,
    way: wayOf(row),
    code: row.code,
    cards: row.card_types,
    isForFirstOrder: row.is_for_first_order,
    pointsPrice: row.points_price,
    isForBirthday: row.is_for_birthday,
    claimFrom: row.claim_from.getTime(),
    claimUntil: row.claim_until.getTime(),
    validity:
      row.valid_from && row.valid_to
        ? { kind: 'dates', from: row.valid_from.getTime(), until: row.valid_to.getTime() }
        : { kind: 'days', days: row.valid_days ?? 1 },
    drops: dropsOf(row),
  };
}

export const rowOf = (terms: OfferTerms) => ({
  title: terms.title,
  kind: terms.offer.kind,
  rule: JSON.stringify({ offer: terms.offer, scope: terms.scope, threshold: terms.threshold }),
  channel: terms.channel,
  scope_text: terms.scopeText,
  link: terms.link,
  total: terms.total,
  per_person: terms.perPerson,
  is_on_offer: terms.way === 'centre',
  is_granted_at_registration: terms.way === 'registration',
  code: terms.way === 'code' ? terms.code : null,
  card_types: terms.cards ? [...terms.cards] : null,
  is_for_first_order: terms.isForFirstOrder,
  points_price: terms.pointsPrice,
  is_for_birthday: terms.isForBirthday,
  claim_from: new Date(terms.claimFrom),
  claim_until: new Date(terms.claimUntil),
  ...(terms.validity.kind === 'days'
    ? { valid_from: null, valid_to: null, valid_days: terms.validity.days }
    : {
        valid_from: new Date(terms.validity.from),
        valid_to: new Date(terms.validity.until),
        valid_days: null,
      }),
  drop_hours: terms.drops ? [...terms.drops.hours] : null,
  drop_minutes: terms.drops?.minutes ?? null,
  drop_quantity: terms.drops?.quantity ?? null,
});

async function readLargestFee(db: Queryable): Promise<Fen> {
  const { fee, remote } = await readSetting(db, 'freight');
  return fen(Math.max(fee, ...remote.map((row) => row.fee)));
}

/** What one coupon of an offer saves at most: for an exchange the highest price of what it may be exchanged for. */
export async function maxSavingOf(db: Queryable | Tx, { offer, scope }: OfferTerms): Promise<number> {
  const known = maxSaving(offer, offer.kind === 'freeFreight' ? await readLargestFee(db) : ZERO);
  if (known !== null || offer.kind !== 'exchange') return known ?? 0;
  const listed = listOf(scope);
  const { rows } = await sql<{ highest: number | null }>`
    select max(sku.offer_price_fen) as highest from sku join product on product.id = sku.product_id
    where sku.id = any(${[...(listed.skuIds ?? [])]}::text[]) or product.id = any(${[...(listed.productIds ?? [])]}::text[])
      or product.brand_id = any(${[...(listed.brandIds ?? [])]}::text[])
      or product.category_id in (
        with recursive below as (
          select id from category where id = any(${[...(listed.categoryIds ?? [])]}::text[])
          union all select child.id from category child join below on child.parent_id = below.id
        ) select id from below)`.execute(db);
  return Math.max(0, (rows[0]?.highest ?? 0) - offer.pay);
}

const listOf = (scope: Scope) => (scope.kind === 'list' ? scope.goods : {});
