import type { Coupon, CouponOffer, FullAmountBenefit, Promotion, Threshold } from '../pricing/index.ts';
import { getFirst, shanghaiDate, toYuan } from '../shared/index.ts';
import type { Facts } from './fill-text.ts';
import { plainYuan } from './store-facts.ts';

/** What a text may say of a promotion. Prices of single skus need the catalogue and are added by the server. */
export function promotionFacts(promotion: Promotion): Facts {
  const limit = promotion.quota.perShopper;
  const facts: Facts = limit === null ? {} : { 限购: String(limit) };
  switch (promotion.kind) {
    case 'fullAmount': {
      const [first] = promotion.tiers;
      const { reach, benefit } = first!;
      return {
        ...facts,
        优惠: promotion.tiers.map((tier) => tierText(tier.reach, tier.benefit)).join('，'),
        叠加: promotion.combinesWithCoupons ? '可与优惠券叠加' : '不与优惠券叠加',
        ...(reach.kind === 'amount' && { 满额: plainYuan(reach.amount) }),
        ...(benefit.kind === 'amountOff' && { 减额: plainYuan(benefit.amount) }),
      };
    }
    case 'gift':
      return {
        ...facts,
        优惠: promotion.tiers
          .map(({ reach, benefit: { choose, gifts } }) =>
            choose < gifts.length
              ? `${reachText(reach)}任选 ${choose} 份`
              : `${reachText(reach)}赠${gifts.map(({ title }) => title).join('、')}`,
          )
          .join('，'),
        ...amountOf(getFirst(promotion.tiers).reach),
      };
    case 'extraBuy':
      return {
        ...facts,
        优惠: `${reachText(getFirst(promotion.tiers).reach)}可加价换购`,
        ...amountOf(getFirst(promotion.tiers).reach),
      };
    default: {
      const { benefit } = promotion;
      if (benefit.kind === 'payPercent') return { ...facts, 优惠: `${benefit.percent / 10} 折` };
      return benefit.kind === 'unitOff' ? { ...facts, 优惠: `直降 ${plainYuan(benefit.amount)}` } : facts;
    }
  }
}

export const couponFacts = ({ title, offer, threshold }: Coupon, scopeText: string): Facts => ({
  券名: title,
  范围: scopeText,
  券面: couponFace(offer),
  满额: plainYuan(threshold),
  ...(offer.kind === 'amountOff' && { 减额: plainYuan(offer.amount) }),
});

/** The headline of a coupon: 80, 8.8折, 兑换, 免邮. */
export function couponFace(offer: CouponOffer): string {
  switch (offer.kind) {
    case 'amountOff':
      return toYuan(offer.amount).replace(/\.00$/, '');
    case 'percentOff':
      return `${offer.payPercent / 10}折`;
    case 'exchange':
      return '兑换';
    case 'freeFreight':
      return '免邮';
  }
}

/** `11 月 30 日`: the last day of something that ends at this moment. An end at midnight is the end of the day before. */
export function lastDayText(endsAt: Date): string {
  const [, month, day] = shanghaiDate(new Date(endsAt.getTime() - 1))
    .split('-')
    .map(Number);
  return `${month} 月 ${day} 日`;
}

function tierText(reach: Threshold, benefit: FullAmountBenefit): string {
  switch (benefit.kind) {
    case 'amountOff':
      return `${benefit.maxTimes > 1 ? '每' : ''}${reachText(reach)}减 ${plainYuan(benefit.amount)}`;
    case 'payPercent':
      return `${reachText(reach)}享 ${benefit.percent / 10} 折`;
    case 'nthUnit':
      return `第 ${benefit.nth} 件${benefit.percent === 50 ? '半价' : ` ${benefit.percent / 10} 折`}`;
  }
}

const reachText = (reach: Threshold): string =>
  reach.kind === 'amount' ? `满 ${plainYuan(reach.amount)} ` : `满 ${reach.quantity} 件`;
const amountOf = (reach: Threshold): Facts =>
  reach.kind === 'amount' ? { 满额: plainYuan(reach.amount) } : {};
