import { displayYuan, fen } from '@huarong/core/shared';
import type { CheaperFavourite } from '../../favourites/index.ts';
import type { MessageContent } from '../message.ts';

export const favouriteCheaperTemplate = ({
  skuId,
  productId,
  goods,
  savedFen,
  nowFen,
}: Omit<CheaperFavourite, 'memberId'>): MessageContent => ({
  icon: 'bell',
  title: '你收藏的商品降价了',
  text: `${goods}，现在 ${displayYuan(fen(nowFen))}，比收藏时便宜 ${displayYuan(fen(savedFen - nowFen))}。`,
  links: [
    { text: '去看看', link: `/product/${productId}.html?sku=${skuId}` },
    { text: '全部降价收藏', link: '/myAccount/favorite?filter=cheaper' },
  ],
});
