import type { CardType } from '@huarong/core/points';
import { displayYuan, mapValues, STORE } from '@huarong/core/shared';

const perCard = (textOf: (card: CardType) => string) =>
  mapValues(STORE.cards, (_card, cardType) => textOf(cardType));
const textsByCard = (PINK: string, WHITE: string, BLACK: string, GOLD: string) => ({
  PINK,
  WHITE,
  BLACK,
  GOLD,
});

const freeFrom = (card: CardType) => {
  const { freeFromByCard } = STORE.freight;
  const threshold = card === 'BLACK' || card === 'GOLD' ? freeFromByCard[card] : STORE.freight.freeFrom;
  return threshold === 0 ? '始终包邮' : displayYuan(threshold);
};

/** The benefits of each card. Values used in calculations are read from the settings, so the table is always right. */
export const BENEFITS = [
  { name: '购物积分', values: perCard((card) => `× ${STORE.cards[card].pointsPercent / 100}`) },
  { name: '包邮门槛', values: perCard(freeFrom) },
  { name: '会员价', values: textsByCard('部分商品', '部分商品', '全部会员价商品', '全部会员价商品') },
  {
    name: '生日礼',
    values: textsByCard('—', '¥30 券', '小样礼 1 份与双倍积分日', '正装礼 1 份与双倍积分日'),
  },
  { name: '新品试用', values: textsByCard('—', '可申请', '优先名单', '每季 2 件直送') },
  {
    name: '美妆顾问',
    values: textsByCard('在线咨询', '在线咨询', '专属顾问', '专属顾问，门店预约免排队'),
  },
  { name: '上门取件退货', values: textsByCard('质量问题', '质量问题', '每年 4 次', '不限次') },
];
