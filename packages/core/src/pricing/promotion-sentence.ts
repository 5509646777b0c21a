import { getFirst, STORE, toYuan } from '../shared/index.ts';
import type {
  Condition,
  ExtraBuyBenefit,
  FullAmountBenefit,
  GiftBenefit,
  Promotion,
  Threshold,
  Tier,
  UnitBenefit,
} from './model/promotion.ts';

/** How staff name a promotion: 满减, 每满减, 满折, 多件折, 第二件半价. */
export function promotionKindText(promotion: Pick<Promotion, 'kind'> & { readonly tiers?: unknown }): string {
  switch (promotion.kind) {
    case 'flashSale':
      return '秒杀';
    case 'limitedTime':
      return '限时折扣';
    case 'memberPrice':
      return '会员价';
    case 'gift':
      return '满赠';
    case 'extraBuy':
      return '加价购';
    case 'fullAmount':
      return fullAmountText((promotion.tiers as readonly Tier<FullAmountBenefit>[] | undefined)?.[0]);
  }
}

function fullAmountText(tier: Tier<FullAmountBenefit> | undefined): string {
  switch (tier?.benefit.kind) {
    case 'amountOff':
      return tier.benefit.maxTimes > 1 ? '每满减' : '满减';
    case 'payPercent':
      return tier.reach.kind === 'quantity' ? '多件折' : '满折';
    case 'nthUnit':
      return `第 ${tier.benefit.nth} 件${percentText(tier.benefit.percent)}`;
    default:
      return '满减';
  }
}

/** What a shopper reads of a promotion: 彩妆满 299 减 40，满 599 减 100. `items` names what it covers; empty for everything. */
export function promotionSentence(promotion: Promotion, items: string): string {
  switch (promotion.kind) {
    case 'flashSale':
    case 'limitedTime':
    case 'memberPrice':
      return join(
        `${items}${promotion.kind === 'memberPrice' ? '会员专享' : ''}`,
        unitPriceText(promotion.benefit),
      );
    case 'fullAmount':
      return join(items || '全场', promotion.tiers.map(tierText).join('，'));
    case 'gift':
      return join(items || '全场', promotion.tiers.map(giftText).join('，'));
    case 'extraBuy':
      return join(items || '全场', promotion.tiers.map(extraBuyText).join('，'));
  }
}

function giftText({ reach, benefit: { choose, gifts, maxTimes } }: Tier<GiftBenefit>): string {
  const names = gifts.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title));
  const what = choose < gifts.length ? ` ${gifts.length} 选 ${choose} 赠品` : names.join('、');
  return `${maxTimes > 1 ? '每' : ''}${reachText(reach)}赠${what}`;
}

function extraBuyText({ reach, benefit: { offers, limit } }: Tier<ExtraBuyBenefit>): string {
  const least = Math.min(...offers.map(({ price }) => price));
  return `${reachText(reach)}加 ${yuan(least)} 元起换购，最多 ${limit} 件`;
}

function unitPriceText(benefit: UnitBenefit): string {
  switch (benefit.kind) {
    case 'fixedPrice': {
      const prices = Object.values(benefit.prices);
      if (prices.length === 0) return '特价';
      return prices.length === 1 ? `${yuan(getFirst(prices))} 元` : `${yuan(Math.min(...prices))} 元起`;
    }
    case 'unitOff':
      return `直降 ${yuan(benefit.amount)} 元`;
    case 'payPercent':
      return `${benefit.percent / 10} 折`;
  }
}

function tierText({ reach, benefit }: Tier<FullAmountBenefit>): string {
  switch (benefit.kind) {
    case 'amountOff':
      return benefit.maxTimes > 1
        ? `每${reachText(reach)}减 ${yuan(benefit.amount)}，最多 ${benefit.maxTimes} 次`
        : `${reachText(reach)}减 ${yuan(benefit.amount)}`;
    case 'payPercent':
      return reach.kind === 'quantity'
        ? `${reach.quantity} 件 ${benefit.percent / 10} 折`
        : `${reachText(reach)}享 ${benefit.percent / 10} 折`;
    case 'nthUnit':
      return `第 ${benefit.nth} 件${percentText(benefit.percent)}`;
  }
}

/** Who may have it: 限玉簪、芍药会员，限首单; empty for everyone. */
export const conditionsText = (conditions: readonly Condition[]): string =>
  conditions.map(conditionText).join('，');

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'members':
      return '限会员';
    case 'cards':
      return `限${condition.cards.map((card) => STORE.cards[card].name).join('、')}会员`;
    case 'firstOrder':
      return '限首单';
  }
}

/** 彩妆 2 件 8.5 折: a number after a name stands apart. */
const join = (name: string, rest: string): string =>
  name && /^\d/.test(rest) ? `${name} ${rest}` : `${name}${rest}`;
const reachText = (reach: Threshold): string =>
  reach.kind === 'quantity'
    ? `满 ${reach.quantity} 件`
    : reach.amount === 0
      ? ''
      : `满 ${yuan(reach.amount)} `;
const percentText = (percent: number): string =>
  percent === 0 ? '免费' : percent === 50 ? '半价' : ` ${percent / 10} 折`;
const yuan = (amount: number): string => toYuan(amount as Parameters<typeof toYuan>[0]).replace(/\.00$/, '');
