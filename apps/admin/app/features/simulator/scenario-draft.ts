import type { FoundSku, SavedCase, ScenarioInput, Simulated } from './types.ts';

export type Card = 'PINK' | 'WHITE' | 'BLACK' | 'GOLD';

/** What is typed into the page. */
export interface ScenarioDraft {
  lines: readonly { sku: FoundSku; quantity: number }[];
  /** 2026-12-10 20:00, in the time of Shanghai. */
  at: string;
  who: 'guest' | 'member' | Card;
  memberId: string;
  isFirstOrder: boolean;
  points: string;
  province: string;
  /** `best`, `none` or the id of a coupon. */
  coupon: string;
  withDrafts: boolean;
  /** Chosen gifts by promotion; a promotion that is not here takes the first ones. */
  gifts: readonly { promotionId: string; giftIds: readonly string[] }[];
  extraBuys: readonly { promotionId: string; skuId: string }[];
}

const EIGHT_HOURS = 8 * 3_600_000;
const MINUTE = 60_000;
/** The next full minute: what began in this one runs then. */
export const toLocal = (at: Date): string =>
  new Date(Math.ceil(at.getTime() / MINUTE) * MINUTE + EIGHT_HOURS)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
/** Null for what is no time. */
export function toTime(local: string): string | null {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(local.trim()) ?? [];
  const time = `${day}T${clock}:00+08:00`;
  return day === undefined || Number.isNaN(Date.parse(time)) ? null : time;
}

export const newDraft = (now: Date): ScenarioDraft => ({
  lines: [],
  at: toLocal(now),
  who: 'WHITE',
  memberId: '',
  isFirstOrder: false,
  points: '0',
  province: '31',
  coupon: 'best',
  withDrafts: true,
  gifts: [],
  extraBuys: [],
});

const wholeNumber = (text: string): number => (/^\d{1,8}$/.test(text.trim()) ? Number(text) : 0);

/** Null while something is missing. */
export function scenarioOf(draft: ScenarioDraft): ScenarioInput | null {
  const { lines, who, memberId, isFirstOrder, coupon, province, withDrafts } = draft;
  const at = toTime(draft.at);
  if (lines.length === 0 || at === null || (who === 'member' && memberId.trim() === '')) return null;
  const points = wholeNumber(draft.points);
  return {
    lines: lines.map(({ sku, quantity }) => ({ skuId: sku.skuId, quantity })),
    at,
    shopper:
      who === 'guest'
        ? { kind: 'guest' }
        : who === 'member'
          ? { kind: 'member', memberId: memberId.trim() }
          : { kind: 'card', card: who, isFirstOrder, points },
    couponIds: null,
    useCouponIds: coupon === 'best' ? null : coupon === 'none' ? [] : [coupon],
    points,
    province: province === '' ? null : province,
    withDrafts,
    gifts: draft.gifts.map(({ promotionId, giftIds }) => ({ promotionId, giftIds: [...giftIds] })),
    extraBuys: draft.extraBuys.map((each) => ({ ...each, quantity: 1 })),
  };
}

/** A saved case as it was typed. */
export function draftOf({ scenario }: SavedCase, skus: readonly FoundSku[]): ScenarioDraft {
  const { shopper, useCouponIds } = scenario;
  return {
    lines: scenario.lines.flatMap(({ skuId, quantity }) => {
      const sku = skus.find((each) => each.skuId === skuId);
      return sku ? [{ sku, quantity: Number(quantity) }] : [];
    }),
    at: toLocal(new Date(scenario.at)),
    who: shopper.kind === 'card' ? shopper.card : shopper.kind,
    memberId: shopper.kind === 'member' ? String(shopper.memberId) : '',
    isFirstOrder: shopper.kind === 'card' && shopper.isFirstOrder,
    points: String(scenario.points),
    province: scenario.province ?? '',
    coupon: useCouponIds === null ? 'best' : String(useCouponIds[0] ?? 'none'),
    withDrafts: scenario.withDrafts,
    gifts: (scenario.gifts ?? []).map(({ promotionId, giftIds }) => ({
      promotionId: String(promotionId),
      giftIds: giftIds.map(String),
    })),
    extraBuys: (scenario.extraBuys ?? []).map(({ promotionId, skuId }) => ({
      promotionId: String(promotionId),
      skuId: String(skuId),
    })),
  };
}

/** Takes a gift or gives it up; when as many are taken as may be, the one that was taken first makes room. */
export function withGift(
  gifts: ScenarioDraft['gifts'],
  { promotionId, choose, gifts: offered }: Simulated['giftChoices'][number],
  giftId: string,
): ScenarioDraft['gifts'] {
  const chosen = offered.filter((gift) => gift.chosen).map((gift) => gift.giftId);
  const giftIds = chosen.includes(giftId)
    ? chosen.filter((each) => each !== giftId)
    : [...chosen, giftId].slice(-choose);
  return [...gifts.filter((each) => each.promotionId !== promotionId), { promotionId, giftIds }];
}

export function withExtraBuy(
  extraBuys: ScenarioDraft['extraBuys'],
  wanted: ScenarioDraft['extraBuys'][number],
): ScenarioDraft['extraBuys'] {
  const isSame = (each: ScenarioDraft['extraBuys'][number]) =>
    each.promotionId === wanted.promotionId && each.skuId === wanted.skuId;
  return extraBuys.some(isSame) ? extraBuys.filter((each) => !isSame(each)) : [...extraBuys, wanted];
}

/** The same sku once; no more than a cart line holds. */
export function withSku(
  lines: ScenarioDraft['lines'],
  sku: FoundSku,
  quantity: number,
): ScenarioDraft['lines'] {
  const found = lines.find((line) => line.sku.skuId === sku.skuId);
  if (!found) return [...lines, { sku, quantity }];
  const most = Math.min(99, found.quantity + quantity);
  return lines.map((line) => (line === found ? { ...line, quantity: most } : line));
}
