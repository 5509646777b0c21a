import type { OfferSource, PricingInput } from '@huarong/core/pricing';
import type { OffersAt } from '../../promotions/index.ts';

interface OfferFacts {
  mark: string;
  state: 'running' | 'upcoming' | 'ended' | 'draft';
  startsAt: string | null;
  endsAt: string | null;
}

const MARKS: Readonly<Record<OfferSource, string>> = {
  flashSale: '秒杀',
  limitedTime: '限时价',
  memberPrice: '会员价',
  fullAmount: '满额',
  gift: '赠品',
  extraBuy: '加价购',
  bundle: '搭配价',
  presale: '预售',
  coupon: '优惠券',
  code: '优惠码',
  freeFreight: '免邮券',
  points: '积分',
};

/** The mark of an offer, when it runs, and whether it is a draft. */
export function createOfferFacts({ coupons = [], now }: PricingInput, offers: OffersAt) {
  const windows = new Map<string, { mark?: string; from: number | null; until: number | null }>([
    ...coupons.map(({ couponId, window }) => [couponId, window] as const),
    ...offers.bundlePrices.map(
      ({ id, starts_at, ends_at }) => [id, { from: starts_at.getTime(), until: ends_at.getTime() }] as const,
    ),
    ...[...offers.presales.values()].map(
      ({ id, deposit_from, deposit_until }) =>
        [id, { from: deposit_from.getTime(), until: deposit_until.getTime() }] as const,
    ),
    ...offers.promotions.map(({ promotionId, mark, window }) => [promotionId, { mark, ...window }] as const),
  ]);
  return (source: OfferSource, id: string): OfferFacts => {
    const { mark, from = null, until = null } = windows.get(id) ?? {};
    return {
      mark: mark ?? MARKS[source],
      state: offers.drafts.has(id)
        ? 'draft'
        : from !== null && now < from
          ? 'upcoming'
          : until !== null && now >= until
            ? 'ended'
            : 'running',
      startsAt: isoOf(from),
      endsAt: isoOf(until),
    };
  };
}

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
