import { type Fen, getFirst, toYuan } from '../shared/index.ts';
import type { FullAmountBenefit, Promotion, Threshold } from './model/promotion.ts';

/** A promotion in the few characters that fit on a product card: 满599减80, 2件8.5折, 赠便携唇刷. */
export function promotionTag(promotion: Promotion): string {
  switch (promotion.kind) {
    case 'flashSale':
    case 'limitedTime':
    case 'memberPrice':
      return promotion.mark;
    case 'fullAmount': {
      const { reach, benefit } = getFirst(promotion.tiers);
      return fullAmountTag(reach, benefit);
    }
    case 'gift': {
      const { choose, gifts } = getFirst(promotion.tiers).benefit;
      return choose < gifts.length ? `${gifts.length}选${choose}赠品` : `赠${getFirst(gifts).title}`;
    }
    case 'extraBuy':
      return '加价购';
  }
}

function fullAmountTag(reach: Threshold, benefit: FullAmountBenefit): string {
  switch (benefit.kind) {
    case 'amountOff':
      return `${benefit.maxTimes > 1 ? '每' : ''}${reachTag(reach)}减${yuan(benefit.amount)}`;
    case 'payPercent':
      return `${reachTag(reach)}${reach.kind === 'amount' ? '享' : ''}${benefit.percent / 10}折`;
    case 'nthUnit':
      return `第${benefit.nth}件${benefit.percent === 50 ? '半价' : `${benefit.percent / 10}折`}`;
  }
}

const reachTag = (reach: Threshold) =>
  reach.kind === 'amount' ? `满${yuan(reach.amount)}` : `${reach.quantity}件`;
const yuan = (amount: Fen) => toYuan(amount).replace(/\.00$/, '');
