import { ENGRAVING_WORKDAYS } from '../../bundles/engraving.ts';
import type { CampaignText } from './campaign.ts';

export const giftGuide: CampaignText = {
  slug: 'gift-guide',
  title: '送礼指南',
  description: '按预算、按关系挑礼物：礼盒、香氛、护手霜与男士理容，可写贺卡，礼盒内不放价格单。',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'GIFT GUIDE',
      title: ['想好是谁，', '再想送什么'],
      text: ['礼品包装 ¥{礼品包装} 起，可写一张贺卡。', '礼盒内不放价格单，收件人看不到金额。'],
      pigment: 'yinhong',
      picture: { scene: 'spring-gifts' },
    },
    { kind: 'anchors' },
    {
      kind: 'rail',
      anchor: '给她',
      title: ['打开的那一下'],
      note: '礼盒装，直接能送',
      more: { label: '全部礼盒', href: '/gift_set/' },
      goods: { products: ['207111', '204310', '202109', '203506', '206610'] },
    },
    {
      kind: 'rail',
      anchor: '给他',
      title: ['不用教，', '也会用'],
      note: '洗、剃、收，三步以内。都是单手能开的包装。',
      layout: 'band',
      pigment: 'douqing',
      more: { label: '男士护肤', href: '/category/60005/' },
      goods: { products: ['200212', '202911', '200208', '207410'] },
    },
    {
      kind: 'tiles',
      anchor: '按预算',
      title: ['心意不论斤，', '预算有数'],
      text: '都含正装，不拿小样凑数。',
      more: { label: '去礼盒页', href: '/gift_set/' },
      tiles: [
        { title: '¥400 上下', note: '四支护手霜，一人一支', product: '206404' },
        { title: '¥300 以内', note: '六味花茶，长辈也收得下', product: '201010' },
        { title: '¥100 上下', note: '一管口脂，谁都用得上', product: '208701' },
      ],
    },
    {
      kind: 'text',
      anchor: '说明',
      title: '礼品怎么寄',
      points: [
        '结算时选礼品包装，贺卡最多 100 个字。',
        '可以填对方的地址；快递单上只写“花容订单”。',
        `自选套组可以刻字，制作需要 ${ENGRAVING_WORKDAYS} 个工作日；刻字后不支持无理由退货。`,
        '送错了颜色，签收次日起 {退货天数} 天内，未拆封可以换。',
      ],
    },
  ],
};
