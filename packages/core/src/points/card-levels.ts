import type { FreightTable } from '../pricing/index.ts';
import { type FreightSettings, provincesText } from '../settings/index.ts';
import { type Fen, fen, mapValues, STORE } from '../shared/index.ts';
import type { CardType } from './card-tier.ts';

/** A benefit in words, for each card. */
export type BenefitText = { readonly name: string; readonly values: Readonly<Record<CardType, string>> };

/** In fen; 0 is always free. */
export type FreeFrom = Readonly<Record<CardType, Fen>>;

/** What cards require and give. */
export type CardLevels = {
  /** Spending of so many months counts, and a card is valid for as long. */
  readonly months: number;
  readonly BLACK: Fen;
  readonly GOLD: Fen;
  readonly pointsPercent: Readonly<Record<CardType, number>>;
  /** From which amount freight is free, for each row of the freight table: the usual one, then the remote regions. */
  readonly freeFrom: readonly FreeFrom[];
  /** The provinces of each remote row; null: levels of before, whose rows are those of the setting by position. */
  readonly freightRegions: readonly (readonly string[])[] | null;
  /** Besides those that follow from prices and freight. */
  readonly benefits: readonly BenefitText[];
};

const FREIGHT_ROWS: readonly FreightThresholds[] = [STORE.freight, ...STORE.freight.remote];
type FreightThresholds = { freeFrom: Fen; freeFromByCard: Readonly<Partial<Record<CardType, Fen>>> };
/** The rows of the freight table by name. */
export const freightRowNames = ({ remote }: Pick<FreightSettings, 'remote'>): string[] => [
  '普通地区',
  ...remote.map(({ provinces }) => provincesText(provinces)),
];

/** What holds until staff write something else. */
export const DEFAULT_LEVELS: CardLevels = {
  months: STORE.cardTiers.months,
  BLACK: STORE.cardTiers.BLACK,
  GOLD: STORE.cardTiers.GOLD,
  pointsPercent: mapValues(STORE.cards, ({ pointsPercent }) => pointsPercent),
  freeFrom: FREIGHT_ROWS.map(({ freeFrom, freeFromByCard }) =>
    mapValues(STORE.cards, (_, card) => freeFromByCard[card] ?? freeFrom),
  ),
  freightRegions: STORE.freight.remote.map(({ regions }) => regions),
  benefits: [],
};

/** From which amount each card has free freight, for each row of the freight table. Never more than guests. */
export const freeFromOf = (levels: FreightOfLevels, { freeFrom, remote }: FreightSettings): FreeFrom[] =>
  [{ freeFrom, provinces: null }, ...remote].map(({ freeFrom: ofGuests, provinces }, at) => {
    const rows = rowsFor(levels, provinces, at);
    return mapValues(STORE.cards, (_, card) => fen(Math.min(ofGuests, ...rows.map((row) => row[card]))));
  });

type FreightOfLevels = Pick<CardLevels, 'freeFrom' | 'freightRegions'>;

/**
 * The thresholds that levels have for a row of the freight table: those of its provinces, wherever their row stands now.
 * A province that the levels do not know as remote has the usual ones, so that a card loses no free freight by a new row.
 */
function rowsFor(
  { freeFrom, freightRegions }: FreightOfLevels,
  provinces: readonly string[] | null,
  at: number,
): FreeFrom[] {
  const usual = freeFrom.slice(0, 1);
  if (provinces === null) return usual;
  if (freightRegions === null) return [freeFrom[at] ?? freeFrom.at(-1)].filter((row) => row !== undefined);
  return provinces.flatMap(
    (code) => freeFrom[freightRegions.findIndex((regions) => regions.includes(code)) + 1] ?? usual,
  );
}

/** Levels with the rows of the freight table of now. */
export const alignLevels = (levels: CardLevels, freight: FreightSettings): CardLevels => ({
  ...levels,
  freeFrom: freeFromOf(levels, freight),
  freightRegions: freight.remote.map(({ provinces }) => provinces),
});

/** The freight table: the fees and thresholds of the shop, with those of the levels for members. */
export function freightTableOf(levels: FreightOfLevels, freight: FreightSettings): FreightTable {
  const byCard = freeFromOf(levels, freight);
  const { fee, freeFrom, remote } = freight;
  return {
    ...{ fee, freeFrom, freeFromByCard: byCard[0] ?? {} },
    remote: remote.map((row, at) => ({
      ...{ name: provincesText(row.provinces), regions: row.provinces, fee: row.fee, freeFrom: row.freeFrom },
      freeFromByCard: byCard[at + 1] ?? {},
    })),
  };
}

export type TimedLevels = { readonly effectiveAt: number; readonly levels: CardLevels };

/** The levels of a moment: the last that have begun. */
export const levelsAt = (stored: readonly TimedLevels[], now: number): CardLevels =>
  stored
    .filter(({ effectiveAt }) => effectiveAt <= now)
    .reduce<TimedLevels | null>(
      (last, each) => (last && last.effectiveAt > each.effectiveAt ? last : each),
      null,
    )?.levels ?? DEFAULT_LEVELS;

const CARDS = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
const MOST_MONTHS = 36;
const MOST_PERCENT = 1_000;
const MOST_BENEFITS = 12;
const NAME_LENGTH = 20;
const TEXT_LENGTH = 40;

/** What is wrong with levels that staff write; null when they can hold. */
export function findLevelsProblem(
  { months, BLACK, GOLD, pointsPercent, freeFrom, benefits }: CardLevels,
  freight: FreightSettings,
): string | null {
  if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS) return `月数须是 1 到 ${MOST_MONTHS}`;
  if (BLACK < 100) return '芍药的门槛须至少 ¥1.00';
  if (GOLD <= BLACK) return '牡丹的门槛须高于芍药';
  const percents = CARDS.map((card) => pointsPercent[card]);
  if (percents.some((percent) => !Number.isInteger(percent) || percent < 100 || percent > MOST_PERCENT))
    return '积分倍率须在 1 倍到 10 倍之间';
  if (percents.some((percent, index) => index > 0 && percent < (percents[index - 1] ?? 0)))
    return '高一级的积分倍率不能低于前一级';
  const freightProblem = findFreightProblem(freeFrom, freight);
  if (freightProblem !== null) return freightProblem;
  if (benefits.length > MOST_BENEFITS) return `权益不能超过 ${MOST_BENEFITS} 项`;
  if (benefits.some(({ name }) => name.trim() === '' || name.length > NAME_LENGTH))
    return `权益须写名称，不超过 ${NAME_LENGTH} 个字`;
  if (new Set(benefits.map(({ name }) => name.trim())).size < benefits.length) return '权益的名称不能相同';
  return benefits.some(({ values }) => Object.values(values).some((text) => text.length > TEXT_LENGTH))
    ? `权益的内容不能超过 ${TEXT_LENGTH} 个字`
    : null;
}

/** Members never pay freight where guests do not, nor holders of a better card where others do not. */
function findFreightProblem(freeFrom: readonly FreeFrom[], freight: FreightSettings): string | null {
  const rows = [freight, ...freight.remote];
  if (freeFrom.length !== rows.length) return '每个地区都须写包邮门槛';
  for (const [at, { freeFrom: ofGuests }] of rows.entries()) {
    const thresholds = CARDS.map((card) => freeFrom[at]?.[card] ?? -1);
    if (thresholds.some((fen) => !Number.isInteger(fen) || fen < 0)) return '包邮门槛须是 0 或更多';
    if (thresholds.some((fen) => fen > ofGuests)) return '会员的包邮门槛不能高于没有登录的顾客';
    if (thresholds.some((fen, index) => index > 0 && fen > (thresholds[index - 1] ?? 0)))
      return '高一级的包邮门槛不能高于前一级';
  }
  return null;
}

/** Why other levels cost the shop more, whoever holds which card; empty when they do not. */
export function listLevelCosts(before: CardLevels, after: CardLevels): string[] {
  const gained = CARDS.filter((card) => after.pointsPercent[card] > before.pointsPercent[card]);
  const freed = CARDS.filter((card) =>
    after.freeFrom.some((row, at) => row[card] < (before.freeFrom[at]?.[card] ?? 0)),
  );
  const known = new Map(before.benefits.map((benefit) => [benefit.name.trim(), benefit.values]));
  const promised = after.benefits.filter(({ name, values }) =>
    CARDS.some((card) => values[card] !== '' && known.get(name.trim())?.[card] !== values[card]),
  );
  const names = (cards: readonly CardType[]) => cards.map((card) => STORE.cards[card].name).join('、');
  return [
    ...(gained.length > 0 ? [`${names(gained)}的积分倍率提高`] : []),
    ...(freed.length > 0 ? [`${names(freed)}的包邮门槛降低`] : []),
    ...(promised.length > 0 ? [`新写或改了权益 ${promised.map(({ name }) => name).join('、')}`] : []),
  ];
}
