import { accept, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { sumValues } from './figures.queries.ts';
import { offerOrdersPath } from './orders-path.ts';
import { readPeriod } from './period.ts';
import { type OfferSums, sumOffers } from './sales.queries.ts';

const KIND_TEXTS: Readonly<Record<string, string>> = {
  flashSale: '秒杀',
  limitedTime: '限时价',
  memberPrice: '会员价',
  fullAmount: '满减满折',
  gift: '满赠，按标价计',
  extraBuy: '加价购',
  bundle: '套装',
  presale: '预售',
  coupon: '优惠券',
  code: '优惠码',
  freeFreight: '免邮券',
  points: '积分抵扣',
};
const MOST_ROWS = 200;

export interface PromotionsInput {
  from?: string | undefined;
  to?: string | undefined;
  kind: 'all' | 'promotion' | 'coupon' | 'points';
}
type Group = Exclude<PromotionsInput['kind'], 'all'>;
const groupOf = (kind: string): Group => {
  if (kind === 'points') return 'points';
  return kind === 'coupon' || kind === 'code' || kind === 'freeFreight' ? 'coupon' : 'promotion';
};

/** What each offer gave, by the day of the sale. */
export async function showPromotions(db: Queryable, input: PromotionsInput, mostRows = MOST_ROWS) {
  const period = await readPeriod(db, input);
  if (!period) return refuse({ code: 'report-period-wrong' });
  const [found, [sales]] = await Promise.all([
    sumOffers(db, period),
    sumValues(db, { period, kind: 'all', refunds: 'sale' }, ['']),
  ]);
  const offers = found.filter(({ kind }) => input.kind === 'all' || groupOf(kind) === input.kind);
  const total = (of: (offer: OfferSums) => number) => offers.reduce((sum, offer) => sum + of(offer), 0);
  const [savedFen, backFen] = [total((offer) => offer.saved_fen), total((offer) => offer.back_fen)];
  return accept({
    ...period,
    savedFen,
    backFen,
    costFen: savedFen - backFen,
    listFen: sales?.list_fen ?? 0,
    paidFen: (sales?.paid_fen ?? 0) - (sales?.refund_fen ?? 0),
    rows: offers
      .map((offer) => ({
        kindText: KIND_TEXTS[offer.kind] ?? offer.kind,
        offerId: offer.offer_id === '' ? null : offer.offer_id,
        title: offer.title,
        orders: offer.orders,
        units: offer.units,
        savedFen: offer.saved_fen,
        backFen: offer.back_fen,
        costFen: offer.saved_fen - offer.back_fen,
        paidFen: offer.paid_fen - offer.refund_fen,
        ordersPath: offer.offer_id === '' ? null : offerOrdersPath(offer.offer_id, period),
      }))
      .sort((one, other) => other.costFen - one.costFen)
      .slice(0, mostRows),
    rowCount: offers.length,
  });
}
