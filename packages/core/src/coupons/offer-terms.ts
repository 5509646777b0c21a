import type { CardType, CouponOffer, Scope } from '../pricing/index.ts';
import { type Fen, STORE, toYuan } from '../shared/index.ts';
import type { DropSchedule } from './drops.ts';

/** How a coupon lasts: days from the claim on, or between two moments. */
export type Validity =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'dates'; readonly from: number; readonly until: number };

/** How members get a coupon. */
export type ClaimWay = 'centre' | 'code' | 'registration' | 'given';

/** What staff decide about an offer. */
export interface OfferTerms {
  readonly title: string;
  readonly scopeText: string;
  readonly link: string;
  readonly channel: 'online' | 'offline';
  readonly offer: CouponOffer;
  readonly scope: Scope;
  readonly threshold: Fen;
  readonly total: number;
  readonly perPerson: number;
  readonly way: ClaimWay;
  readonly code: string | null;
  readonly cards: readonly CardType[] | null;
  readonly isForFirstOrder: boolean;
  /** What a member pays for it; null: nothing. */
  readonly pointsPrice: number | null;
  /** Claimable in the month of the member's birthday, once a year. */
  readonly isForBirthday: boolean;
  readonly claimFrom: number;
  readonly claimUntil: number;
  readonly validity: Validity;
  /** Null: claimable during the whole claim window. */
  readonly drops: DropSchedule | null;
}

const yuan = (amount: Fen): string => toYuan(amount).replace(/\.00$/, '');

/** 满 300 减 40 */
export function benefitText({ offer, threshold }: Pick<OfferTerms, 'offer' | 'threshold'>): string {
  const reach = threshold > 0 ? `满 ${yuan(threshold)} ` : '无门槛';
  switch (offer.kind) {
    case 'amountOff':
      return `${reach}减 ${yuan(offer.amount)}`;
    case 'percentOff':
      return `${reach}打 ${offer.payPercent / 10} 折，至多减 ${yuan(offer.cap)}`;
    case 'exchange':
      return `${reach}付 ${yuan(offer.pay)} 元兑换一件`;
    case 'freeFreight':
      return `${reach}免运费${offer.cap === null ? '' : `，至多 ${yuan(offer.cap)}`}`;
  }
}

/** The whole offer as a shopper reads it. */
export function offerSentence(terms: Omit<OfferTerms, 'scope' | 'link' | 'title' | 'code'>): string {
  const lasting =
    terms.validity.kind === 'days' ? `领后 ${terms.validity.days} 天内有效` : '在写明的日期内有效';
  return [
    benefitText(terms),
    terms.scopeText || '范围未写',
    ...(terms.isForFirstOrder ? ['限首单'] : []),
    ...(terms.cards ? [`限${terms.cards.map((card) => STORE.cards[card].name).join('、')}会员`] : []),
    ...(terms.isForBirthday ? ['生日当月可领，每年一张'] : []),
    ...(terms.pointsPrice === null ? [] : [`${terms.pointsPrice} 积分兑换`]),
    lasting,
    `每人 ${terms.perPerson} 张`,
    ...(terms.drops ? [dropsText(terms.drops)] : []),
    ...(terms.channel === 'offline' ? ['限门店使用'] : []),
  ].join('，');
}

/** 每天 10、20 点放券，每场 800 张 */
const dropsText = ({ hours, quantity }: DropSchedule): string =>
  `每天 ${hours.toSorted((a, b) => a - b).join('、')} 点放券，每场 ${quantity} 张`;

/** What one coupon saves at most, with the largest freight of the shop; null: depends on the price of what is exchanged. */
export function maxSaving(offer: CouponOffer, largestFee: Fen): Fen | null {
  switch (offer.kind) {
    case 'amountOff':
      return offer.amount;
    case 'percentOff':
      return offer.cap;
    case 'freeFreight':
      return offer.cap ?? largestFee;
    case 'exchange':
      return null;
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What may not be changed once somebody has claimed the offer: a claimed coupon reads its rule from the offer, so the
 * promise to that member would change. Longer dates, a higher total and other texts take nothing from anybody.
 */
export function forbiddenChanges(before: OfferTerms, after: OfferTerms): string[] {
  const fixed = (label: string, pick: (terms: OfferTerms) => unknown) =>
    same(pick(before), pick(after)) ? [] : [label];
  return [
    ...fixed('优惠', ({ offer }) => offer),
    ...fixed('门槛', ({ threshold }) => threshold),
    ...fixed('范围', ({ scope }) => scope),
    ...fixed('渠道', ({ channel }) => channel),
    ...fixed('领取方式', ({ way, code }) => [way, code]),
    ...fixed('会员卡', ({ cards }) => cards),
    ...fixed('限首单', ({ isForFirstOrder }) => isForFirstOrder),
    ...fixed('兑换积分', ({ pointsPrice }) => pointsPrice),
    ...fixed('限生日月', ({ isForBirthday }) => isForBirthday),
    ...fixed('每人张数', ({ perPerson }) => perPerson),
    ...fixed('开始领取', ({ claimFrom }) => claimFrom),
    ...(after.total < before.total ? ['总数只能加'] : []),
    ...(after.claimUntil < before.claimUntil ? ['领取时间只能延长'] : []),
    ...(isShorter(before.validity, after.validity) ? ['有效期只能延长'] : []),
  ];
}

function isShorter(before: Validity, after: Validity): boolean {
  if (before.kind === 'days') return after.kind !== 'days' || after.days < before.days;
  return after.kind !== 'dates' || after.from > before.from || after.until < before.until;
}
