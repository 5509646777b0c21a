import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { fromYuan, mapValues } from '@huarong/core/shared';

export type LevelSettings = Output<AdminContracts['levels']['settings']>;
type LevelValues = LevelSettings['current'];
export const CARD_ORDER = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
export type Card = (typeof CARD_ORDER)[number];

/** Levels while somebody edits them: amounts in yuan, percentages as 倍. */
export interface LevelsDraft {
  months: string;
  black: string;
  gold: string;
  times: Record<Card, string>;
  /** For each row of the freight table, in yuan. */
  freeFrom: Record<Card, string>[];
  benefits: { name: string; values: Record<Card, string> }[];
}

export const draftOf = ({
  months,
  blackFen,
  goldFen,
  pointsPercent,
  freeFromFen,
  benefits,
}: LevelValues): LevelsDraft => ({
  months: String(months),
  black: (blackFen / 100).toFixed(2),
  gold: (goldFen / 100).toFixed(2),
  times: {
    PINK: String(pointsPercent.PINK / 100),
    WHITE: String(pointsPercent.WHITE / 100),
    BLACK: String(pointsPercent.BLACK / 100),
    GOLD: String(pointsPercent.GOLD / 100),
  },
  freeFrom: freeFromFen.map((row) => mapValues(row, (amount) => (amount / 100).toFixed(2))),
  benefits: benefits.map(({ name, values }) => ({ name, values: { ...values } })),
});

/** The values of a draft, or the sentence that says what is not a number. */
export function valuesOf(draft: LevelsDraft): LevelValues | string {
  const months = /^\d{1,2}$/.test(draft.months.trim()) ? Number(draft.months) : null;
  if (months === null) return '月数应为整数';
  const [blackFen, goldFen] = [fenOf(draft.black), fenOf(draft.gold)];
  if (blackFen === null || goldFen === null) return '门槛应为金额，例如 1500 或 1500.00';
  const percents = CARD_ORDER.map((card) => percentOf(draft.times[card]));
  const [PINK, WHITE, BLACK, GOLD] = percents;
  if (PINK == null || WHITE == null || BLACK == null || GOLD == null)
    return '积分倍率应为数字，至多两位小数，例如 1.25';
  const freeFromFen = draft.freeFrom.map((row) => mapValues(row, (typed) => fenOf(typed) ?? -1));
  if (freeFromFen.some((row) => Object.values(row).some((amount) => amount < 0)))
    return '包邮门槛应为金额，例如 99 或 0';
  return {
    ...{ months, blackFen, goldFen, pointsPercent: { PINK, WHITE, BLACK, GOLD } },
    ...{ freeFromFen, benefits: draft.benefits },
  };
}

const fenOf = (typed: string): number | null => {
  const plain = typed.trim().replaceAll(',', '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? fromYuan(plain) : null;
};
const percentOf = (typed: string): number | null =>
  /^\d{1,2}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null;
