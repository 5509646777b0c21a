import type { STORE } from '../../shared/index.ts';

/** PINK 铃兰 · WHITE 玉簪 · BLACK 芍药 · GOLD 牡丹 */
export type CardType = keyof typeof STORE.cards;

/** What each card earns, in percent of the plain points. */
export type PointsPercents = Readonly<Record<CardType, number>>;

/** What points are worth and how they are earned, before the card's percentage. */
export type PointsRules = {
  /** Points that pay ¥1.00: a multiple of 100, so that a fen is a whole number of points. */
  readonly perYuan: number;
  readonly earnedPerYuan: number;
  /** How much of the items points may pay. */
  readonly maxPercentOfItems: number;
};
