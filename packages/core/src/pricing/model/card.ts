import type { STORE } from '../../shared/index.ts';

/** PINK 铃兰 · WHITE 玉簪 · BLACK 芍药 · GOLD 牡丹 */
export type CardType = keyof typeof STORE.cards;

/** What each card earns, in percent of the plain points. */
export type PointsPercents = Readonly<Record<CardType, number>>;
