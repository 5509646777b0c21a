import { offerSentence } from '@huarong/core/coupons';
import type { CouponOffer, Scope } from '@huarong/core/pricing';
import { fen, fromYuan } from '@huarong/core/shared';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { isEmptyScope } from '../promotions/use-scope.ts';
import type { OfferDetail, OfferTermsInput } from './types.ts';

type Kind = CouponOffer['kind'];

/** What the form holds: texts as they are typed. */
export interface OfferDraft {
  title: string;
  scopeText: string;
  link: string;
  channel: 'online' | 'offline';
  kind: Kind;
  /** Yuan off, the cap of a percentage or of freight, or the price of an exchange. */
  amount: string;
  /** 8.5 */
  fold: string;
  threshold: string;
  scope: Scope;
  total: string;
  perPerson: string;
  way: OfferTermsInput['way'];
  code: string;
  cards: ('PINK' | 'WHITE' | 'BLACK' | 'GOLD')[];
  isForFirstOrder: boolean;
  /** Empty: costs nothing. */
  pointsPrice: string;
  isForBirthday: boolean;
  claimFrom: string;
  claimUntil: string;
  lasting: 'days' | 'dates';
  days: string;
  validFrom: string;
  validUntil: string;
  /** Released in parts at set hours. */
  isDropped: boolean;
  /** 10, 14, 20 */
  dropHours: string;
  dropMinutes: string;
  dropQuantity: string;
}

const inDays = (days: number) => {
  const at = toLocal(new Date(Date.now() + days * 86_400_000).toISOString());
  return `${at.slice(0, 10)}T00:00`;
};

export const newDraft = (): OfferDraft => ({
  title: '',
  scopeText: '全场商品',
  link: '/',
  channel: 'online',
  kind: 'amountOff',
  amount: '',
  fold: '',
  threshold: '',
  scope: { kind: 'all' },
  total: '1000',
  perPerson: '1',
  way: 'centre',
  code: '',
  cards: [],
  isForFirstOrder: false,
  pointsPrice: '',
  isForBirthday: false,
  claimFrom: inDays(0),
  claimUntil: inDays(30),
  lasting: 'days',
  days: '7',
  validFrom: inDays(0),
  validUntil: inDays(31),
  isDropped: false,
  dropHours: '10, 14, 20',
  dropMinutes: '120',
  dropQuantity: '200',
});

const yuan = (amount: unknown): string => (typeof amount === 'number' ? String(amount / 100) : '');

/** A stored offer as the form edits it. */
export function draftOf({ terms }: OfferDetail): OfferDraft {
  const offer = terms.offer as Record<string, unknown>;
  const { validity } = terms;
  return {
    ...newDraft(),
    title: terms.title,
    scopeText: terms.scopeText,
    link: terms.link,
    channel: terms.channel,
    kind: offer['kind'] as Kind,
    amount: yuan(offer['amount'] ?? offer['cap'] ?? offer['pay']),
    fold: typeof offer['payPercent'] === 'number' ? String(offer['payPercent'] / 10) : '',
    threshold: yuan(terms.thresholdFen),
    // The server reads a scope with the same schema before it stores it.
    scope: terms.scope as unknown as Scope,
    total: String(terms.total),
    perPerson: String(terms.perPerson),
    way: terms.way,
    code: terms.code ?? '',
    cards: terms.cards ?? [],
    isForFirstOrder: terms.isForFirstOrder,
    pointsPrice: String(terms.pointsPrice ?? ''),
    isForBirthday: terms.isForBirthday ?? false,
    claimFrom: toLocal(terms.claimFrom),
    claimUntil: toLocal(terms.claimUntil),
    lasting: validity.kind,
    ...(validity.kind === 'days'
      ? { days: String(validity.days) }
      : { validFrom: toLocal(validity.from), validUntil: toLocal(validity.until) }),
    ...(terms.drops && {
      isDropped: true,
      dropHours: terms.drops.hours.join(', '),
      dropMinutes: String(terms.drops.minutes),
      dropQuantity: String(terms.drops.quantity),
    }),
  };
}

const amountOf = (text: string): number | null => (text.trim() === '' ? null : fromYuan(text.trim()));

function offerOf({ kind, amount, fold }: OfferDraft): CouponOffer | null {
  const value = amountOf(amount);
  if (kind === 'freeFreight') return { kind, cap: value === null ? null : fen(value) };
  if (value === null) return null;
  if (kind === 'amountOff') return { kind, amount: fen(value) };
  if (kind === 'exchange') return { kind, pay: fen(value) };
  const payPercent = Math.round(Number(fold) * 10);
  return Number.isInteger(payPercent) && payPercent > 0 ? { kind, payPercent, cap: fen(value) } : null;
}

/** The releases as they are typed; null: none, or not readable. */
function dropsOf({ isDropped, way, dropHours, dropMinutes, dropQuantity }: OfferDraft) {
  if (!isDropped || way !== 'centre') return null;
  const hours = dropHours
    .split(/[,，、\s]+/)
    .filter(Boolean)
    .map(Number);
  const [minutes, quantity] = [Number(dropMinutes), Number(dropQuantity)];
  const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 23;
  const isCount = (count: number) => Number.isInteger(count) && count > 0;
  return hours.length > 0 && hours.every(isHour) && isCount(minutes) && isCount(quantity)
    ? { hours, minutes, quantity }
    : null;
}

/** Only coupons of the claim centre cost points or are for birthdays. */
const specialOf = ({ way, pointsPrice, isForBirthday }: OfferDraft) => ({
  pointsPrice: way === 'centre' && pointsPrice.trim() !== '' ? Number(pointsPrice) : null,
  isForBirthday: way === 'centre' && isForBirthday,
});

/** What is missing, or the terms as the call takes them. */
export function termsOf(draft: OfferDraft): { terms: OfferTermsInput } | { problem: string } {
  const offer = offerOf(draft);
  const threshold = draft.threshold.trim() === '' ? 0 : amountOf(draft.threshold);
  const times = [draft.claimFrom, draft.claimUntil].map(fromLocal);
  const valid = [draft.validFrom, draft.validUntil].map(fromLocal);
  if (draft.title.trim() === '') return { problem: '请写名称' };
  if (offer === null) return { problem: '请把优惠的金额和折扣填完整' };
  if (threshold === null) return { problem: '门槛请填金额，例如 300' };
  if (isEmptyScope(draft.scope)) return { problem: '请选商品' };
  if (times.includes('') || (draft.lasting === 'dates' && valid.includes(''))) return { problem: '请填时间' };
  if (draft.way === 'code' && !/^[A-Za-z0-9]{14}$/.test(draft.code.trim()))
    return { problem: '券码须是 14 位字母或数字' };
  const { pointsPrice } = specialOf(draft);
  if (
    pointsPrice !== null &&
    !(Number.isInteger(pointsPrice) && pointsPrice >= 1 && pointsPrice <= 1_000_000)
  )
    return { problem: '兑换积分请填 1 到 1,000,000 的整数，不填就是免费领取' };
  const drops = dropsOf(draft);
  if (draft.isDropped && draft.way === 'centre' && drops === null)
    return { problem: '放券的时刻请填 0 到 23 的整点，例如 10, 14, 20；分钟和张数请填整数' };
  return {
    terms: {
      title: draft.title.trim(),
      scopeText: draft.scopeText.trim(),
      link: draft.link.trim(),
      channel: draft.channel,
      offer: { ...offer },
      scope: { ...draft.scope } as OfferTermsInput['scope'],
      thresholdFen: threshold,
      total: Number(draft.total),
      perPerson: Number(draft.perPerson),
      way: draft.way,
      code: draft.way === 'code' ? draft.code.trim() : null,
      cards: draft.cards.length === 0 ? null : draft.cards,
      isForFirstOrder: draft.isForFirstOrder,
      ...specialOf(draft),
      claimFrom: times[0] ?? '',
      claimUntil: times[1] ?? '',
      validity:
        draft.lasting === 'days'
          ? { kind: 'days', days: Number(draft.days) }
          : { kind: 'dates', from: valid[0] ?? '', until: valid[1] ?? '' },
      drops,
    },
  };
}

/** The sentence that a shopper reads, while the form is filled. */
export function sentenceOf(draft: OfferDraft): string | null {
  const offer = offerOf(draft);
  const threshold = draft.threshold.trim() === '' ? 0 : amountOf(draft.threshold);
  if (offer === null || threshold === null) return null;
  return offerSentence({
    offer,
    threshold: fen(threshold),
    scopeText: draft.scopeText.trim(),
    channel: draft.channel,
    total: Number(draft.total),
    perPerson: Number(draft.perPerson) || 1,
    way: draft.way,
    cards: draft.cards.length === 0 ? null : draft.cards,
    isForFirstOrder: draft.isForFirstOrder,
    ...specialOf(draft),
    claimFrom: 0,
    claimUntil: 0,
    validity:
      draft.lasting === 'days'
        ? { kind: 'days', days: Number(draft.days) }
        : { kind: 'dates', from: 0, until: 0 },
    drops: dropsOf(draft),
  });
}
