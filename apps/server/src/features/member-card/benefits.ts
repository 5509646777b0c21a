import type { CardLevels, CardType } from '@huarong/core/points';
import { displayYuan, type Fen, mapValues, STORE } from '@huarong/core/shared';

const perCard = (textOf: (card: CardType) => string) =>
  mapValues(STORE.cards, (_card, cardType) => textOf(cardType));

const thresholdText = (threshold: Fen) => (threshold === 0 ? '始终包邮' : displayYuan(threshold));
/** The lowest and the highest of some regions. */
const thresholdsText = (rows: CardLevels['freeFrom'], card: CardType) =>
  [...new Set(rows.map((row) => row[card]).toSorted((a, b) => a - b))].map(thresholdText).join('–');

/** The benefits of each card: those that prices are computed with, then what staff wrote besides. */
/** `freeFrom`: for each row of the freight table. */
export const benefitsOf = ({ pointsPercent, freeFrom, benefits }: CardLevels, perYuan: number) => [
  { name: '购物积分', values: perCard((card) => `× ${pointsPercent[card] / 100}`) },
  { name: '包邮门槛', values: perCard((card) => thresholdsText(freeFrom.slice(0, 1), card)) },
  { name: '偏远地区包邮门槛', values: perCard((card) => thresholdsText(freeFrom.slice(1), card)) },
  { name: '积分抵扣', values: perCard(() => `${perYuan} 分抵 ¥1.00`) },
  ...benefits.map(({ name, values }) => ({ name, values: { ...values } })),
];
