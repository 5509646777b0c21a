import { type Fen, mapValues, STORE } from '../shared/index.ts';
import type { CardType } from './card-tier.ts';

/** A benefit in words, for each card. */
export type BenefitText = { readonly name: string; readonly values: Readonly<Record<CardType, string>> };

/** What cards require and give. */
export type CardLevels = {
  /** Spending of so many months counts, and a card is valid for as long. */
  readonly months: number;
  readonly BLACK: Fen;
  readonly GOLD: Fen;
  readonly pointsPercent: Readonly<Record<CardType, number>>;
  /** Besides those that follow from prices and freight. */
  readonly benefits: readonly BenefitText[];
};

/** What holds until staff write something else. */
export const DEFAULT_LEVELS: CardLevels = {
  months: STORE.cardTiers.months,
  BLACK: STORE.cardTiers.BLACK,
  GOLD: STORE.cardTiers.GOLD,
  pointsPercent: mapValues(STORE.cards, ({ pointsPercent }) => pointsPercent),
  benefits: [],
};

export type TimedLevels = { readonly effectiveAt: number; readonly levels: CardLevels };

/** The levels of a moment: the last that have begun. */
export const levelsAt = (stored: readonly TimedLevels[], now: number): CardLevels =>
  stored
    .filter(({ effectiveAt }) => effectiveAt <= now)
    .reduce<TimedLevels | null>(
      (last, each) => (last && last.effectiveAt > each.effectiveAt ? last : each),
      null,
    )?.levels ?? DEFAULT_LEVELS;

const MOST_MONTHS = 36;
const MOST_PERCENT = 1_000;
const MOST_BENEFITS = 12;
const NAME_LENGTH = 20;
const TEXT_LENGTH = 40;

/** What is wrong with levels that staff write; null when they can hold. */
export function findLevelsProblem({
  months,
  BLACK,
  GOLD,
  pointsPercent,
  benefits,
}: CardLevels): string | null {
  if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS) return `月数须是 1 到 ${MOST_MONTHS}`;
  if (BLACK < 100) return '芍药的门槛须至少 ¥1.00';
  if (GOLD <= BLACK) return '牡丹的门槛须高于芍药';
  const percents = (['PINK', 'WHITE', 'BLACK', 'GOLD'] as const).map((card) => pointsPercent[card]);
  if (percents.some((percent) => !Number.isInteger(percent) || percent < 100 || percent > MOST_PERCENT))
    return '积分倍率须在 1 倍到 10 倍之间';
  if (percents.some((percent, index) => index > 0 && percent < (percents[index - 1] ?? 0)))
    return '高一级的积分倍率不能低于前一级';
  if (benefits.length > MOST_BENEFITS) return `权益不能超过 ${MOST_BENEFITS} 项`;
  if (benefits.some(({ name }) => name.trim() === '' || name.length > NAME_LENGTH))
    return `权益须写名称，不超过 ${NAME_LENGTH} 个字`;
  if (new Set(benefits.map(({ name }) => name.trim())).size < benefits.length) return '权益的名称不能相同';
  return benefits.some(({ values }) => Object.values(values).some((text) => text.length > TEXT_LENGTH))
    ? `权益的内容不能超过 ${TEXT_LENGTH} 个字`
    : null;
}
