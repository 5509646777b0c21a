import type { CardLevels, CardType } from '@huarong/core/points';
import { displayYuan, type Fen, mapValues, STORE } from '@huarong/core/shared';

const perCard = (textOf: (card: CardType) => string) =>
  mapValues(STORE.cards, (_card, cardType) => textOf(cardType));

type FreightRow = typeof STORE.freight | (typeof STORE.freight.remote)[number];
const thresholdOf = ({ freeFrom, freeFromByCard }: FreightRow, card: CardType): Fen =>
  card === 'BLACK' || card === 'GOLD' ? freeFromByCard[card] : freeFrom;
const thresholdText = (threshold: Fen) => (threshold === 0 ? '始终包邮' : displayYuan(threshold));

const freeFrom = (card: CardType) => thresholdText(thresholdOf(STORE.freight, card));
/** The lowest and the highest of the remote regions. */
const remoteFreeFrom = (card: CardType) => {
  const thresholds = STORE.freight.remote.map((row) => thresholdOf(row, card)).sort((a, b) => a - b);
  return [...new Set(thresholds.map(thresholdText))].join('–');
};

/** The benefits of each card: those that prices are computed with, then what staff wrote besides. */
export const benefitsOf = ({ pointsPercent, benefits }: CardLevels) => [
  { name: '购物积分', values: perCard((card) => `× ${pointsPercent[card] / 100}`) },
  { name: '包邮门槛', values: perCard(freeFrom) },
  { name: '偏远地区包邮门槛', values: perCard(remoteFreeFrom) },
  { name: '积分抵扣', values: perCard(() => `${STORE.points.perYuan} 分抵 ¥1.00`) },
  ...benefits.map(({ name, values }) => ({ name, values: { ...values } })),
];
