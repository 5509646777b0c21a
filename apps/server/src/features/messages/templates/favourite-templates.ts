import { displayYuan, fen } from '@huarong/core/shared';
import type { CheaperFavourite } from '../../favourites/index.ts';
import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';

export const favouriteCheaperTemplate = ({
  skuId,
  productId,
  goods,
  savedFen,
  nowFen,
}: Omit<CheaperFavourite, 'memberId'>): MessageContent => ({
  icon: 'bell',
  ...writeText('favourite-cheaper', {
    商品: goods,
    现价: displayYuan(fen(nowFen)),
    便宜: displayYuan(fen(savedFen - nowFen)),
  }),
  links: [
    { text: '去看看', link: `/product/${productId}.html?sku=${skuId}` },
    { text: '全部降价收藏', link: '/myAccount/favorite?filter=cheaper' },
  ],
});
