import type { CentreDrop, CentreOffer, CouponCentre } from '@huarong/contract/coupons';
import type { MemberCard } from '@huarong/contract/member-card';
import { groupDigits, STORE, shanghaiDate, shanghaiTime } from '@huarong/core/shared';
import type { CouponState } from '@huarong/ui';

/** What is missing to the next card; absent without one, or while it is unknown. */
export type NextCard = NonNullable<MemberCard['next']>;

type Timed = Pick<CentreOffer, 'state' | 'cards' | 'opensAt' | 'points' | 'birthday'>;

/** The state of the coupon's box. What cannot be claimed yet, or not by this shopper, has no button to press. */
export const boxState = ({ state, ownedUntil }: Pick<CentreOffer, 'state' | 'ownedUntil'>): CouponState => {
  if (state === 'claimable') return 'claimable';
  if (state === 'claimed') return ownedUntil ? 'usable' : 'claimed';
  return 'gone';
};

const monthDay = (iso: string) => {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-');
  return `${Number(month)} 月 ${Number(day)} 日`;
};
const clock = (iso: string) => shanghaiTime(new Date(iso)).slice(0, 5);

/** The label of the button where it is not the one of the state. */
export function actionLabel(
  { state, cards, opensAt, points, birthday }: Timed,
  nextCard?: NextCard,
): string | undefined {
  if (state === 'claimable' && points !== undefined) return '兑换';
  if (state === 'notBirthday')
    return birthday?.month === undefined ? '生日月可领' : `${birthday.month} 月可领`;
  if (state === 'coming') return `${clock(opensAt)} 开始`;
  if (state !== 'otherCard') return undefined;
  const lowest = lowestCard(cards);
  if (lowest === undefined) return '暂不可领';
  return nextCard && nextCard.cardType === lowest
    ? `差 ¥${wholeYuan(nextCard.gap)}`
    : `限${STORE.cards[lowest].name}`;
}

/** Rounded up: with the amount that is named the card is reached. */
const wholeYuan = (amount: string): string => groupDigits(Math.ceil(Number(amount)));

const CARD_ORDER = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
const lowestCard = (cards: CentreOffer['cards']) => CARD_ORDER.find((card) => cards?.includes(card));

/** The line under the title: what keeps the shopper from claiming, until when it is owned, or its validity. */
export function noteOf(offer: CentreOffer, nextCard?: NextCard): string {
  if (offer.state === 'claimed')
    return offer.ownedUntil ? `已领取，${monthDay(lastMoment(offer.ownedUntil))}到期` : '已领取，也已用完';
  if (offer.state === 'coming') return `${monthDay(offer.opensAt)} ${clock(offer.opensAt)} 开始领取`;
  if (offer.state === 'otherCard') return cardNote(offer, nextCard);
  if (offer.state === 'notBirthday') return birthdayNote(offer);
  const price = offer.points === undefined ? '' : `${pointsText(offer.points)}，`;
  return `${price}${offer.scopeText}，${offer.validText}`;
}

export const pointsText = (points: number): string => `${groupDigits(points)} 积分`;

const birthdayNote = ({ birthday }: Pick<CentreOffer, 'birthday'>): string =>
  birthday?.month === undefined
    ? '生日当月可领，每年一张；先在个人资料里填写生日'
    : `生日当月可领，每年一张；你的生日月为 ${birthday.month} 月`;

function cardNote({ cards, scopeText }: Pick<CentreOffer, 'cards' | 'scopeText'>, nextCard?: NextCard) {
  const lowest = lowestCard(cards);
  if (lowest === undefined) return scopeText;
  if (nextCard?.cardType === lowest)
    return `再消费 ${wholeYuan(nextCard.gap)} 元升级${nextCard.cardName}后可领`;
  return `${STORE.cards[lowest].name}及以上会员可领`;
}

/** A coupon that ends at midnight is valid on the day before. */
const lastMoment = (end: string) => new Date(Date.parse(end) - 1_000).toISOString();

/** The line of a release: its share, or when the next one begins. */
export function dropNote(drop: CentreDrop): string {
  const { state, session, scopeText, validText } = drop;
  if (state === 'gone' && session.nextOpensAt)
    return `下一场 ${clock(session.nextOpensAt)} 再放 ${groupDigits(session.quantity)} 张`;
  if (state === 'coming')
    return `${scopeText}，${clock(session.opensAt)} 放 ${groupDigits(session.quantity)} 张`;
  return `${drop.points === undefined ? '' : `${pointsText(drop.points)}，`}${scopeText}，${validText}`;
}

type Session = CouponCentre['sessions'][number];
const EVENING = 18;

/** 已结束, 正在发放, 今晚开始, 明天 */
export function sessionNote({ opensAt, state }: Pick<Session, 'opensAt' | 'state'>, now: string): string {
  if (state === 'over') return '已结束';
  if (state === 'on') return '正在发放';
  if (shanghaiDate(new Date(opensAt)) !== shanghaiDate(new Date(now))) return '明天';
  return Number(clock(opensAt).slice(0, 2)) >= EVENING ? '今晚开始' : '今天开始';
}

export const sessionClock = clock;
