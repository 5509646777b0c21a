import { type Database, insertRows } from '#platform/database';

const day = 86_400_000;

interface CouponOfferFields {
  id: string;
  total?: number;
  perPerson?: number;
  [column: string]: unknown;
}

/** By default an offer of 满100减10 that everyone may claim. */
export const createCouponOffer = (
  db: Database,
  { id, total = 100, perPerson = 1, ...other }: CouponOfferFields,
) =>
  insertRows(db, 'coupon_offer', [
    {
      id,
      title: '满减券',
      kind: 'amountOff',
      rule: { offer: { kind: 'amountOff', amount: 10_00 }, scope: { kind: 'all' }, threshold: 100_00 },
      channel: 'online',
      scope_text: '全场商品',
      link: '/',
      total,
      claimed: 0,
      per_person: perPerson,
      is_on_offer: true,
      is_for_first_order: false,
      claim_from: new Date(Date.now() - day),
      claim_until: new Date(Date.now() + day),
      valid_days: 7,
      ...other,
    },
  ]);
