import type { Bundle, BundlePrice } from '@huarong/contract/bundles';

const SLOTS = ['1', '2', '3', '4'];
const part = (
  skuId: string,
  skuName: string,
  groupName: string,
  more: Partial<Bundle['parts'][number]> = {},
) => ({
  skuId,
  skuName,
  groupName,
  hex: '#c08a82',
  skuImagePath: '/pictures/drawn/ab12/x-front-400.webp',
  offerPrice: '68.00',
  hasInventory: true,
  slotIds: SLOTS,
  ...more,
});

/** Test fixture: a palette of four pans with three matte parts, two satin (one sold out) and two glitter parts. */
export const fourPans: Bundle = {
  bundleId: 'pans',
  productId: '10010001',
  skuId: '900',
  title: '自选四格眼影盘',
  brandNameEN: 'KESTRA',
  brandNameCN: '凯斯黛',
  categoryPath: [{ id: '60002', name: '彩妆' }],
  caseName: '盘盒 · 墨黑',
  casePrice: '98.00',
  partName: '眼影',
  unit: '格',
  fullDiscount: '40.00',
  slots: SLOTS.map((slotId) => ({ slotId, name: `第 ${slotId} 格`, required: true })),
  groups: [
    { name: '哑光', hint: '打底与加深', least: 1 },
    { name: '缎光', hint: '眼窝过渡' },
    { name: '闪片', hint: '点缀', most: 1 },
  ],
  parts: [
    part('m1', 'M01 米纸', '哑光'),
    part('m2', 'M02 奶咖', '哑光'),
    part('m3', 'M03 旧书', '哑光'),
    part('s2', 'S02 干玫瑰', '缎光'),
    part('s4', 'S04 橄榄', '缎光', { hasInventory: false, arrivalText: '11.22 到货' }),
    part('g1', 'G01 碎雪', '闪片', { offerPrice: '82.00' }),
    part('g2', 'G02 金箔', '闪片', { offerPrice: '88.00' }),
  ],
  rules: [],
  engraving: {
    maxCharacters: 6,
    maxLetters: 12,
    fonts: [
      { font: 'song', name: '宋体' },
      { font: 'hei', name: '黑体' },
    ],
    fee: '0.00',
    notice: '刻字后为定制商品，不支持无理由退货。',
  },
  purchaseLimit: 3,
  deliveryText: '定制需 2 个工作日',
  returns: [{ title: '没有刻字', text: '整盘可以退。' }],
  hasInventory: true,
};

export const incompletePrice: BundlePrice = {
  complete: false,
  missing: ['2', '3', '4'],
  lines: [
    { label: '盘盒 · 墨黑', amount: '98.00' },
    { label: '眼影 1 格', amount: '68.00' },
  ],
  discount: '0.00',
  total: '166.00',
  rules: [
    { code: 'least-1', text: '至少 1 格哑光', state: 'met' },
    { code: 'full', text: '选满 4 格才能结算', state: 'open' },
  ],
  hint: '还差 3 格。已有 1 格哑光。',
  range: { from: '330.00', to: '350.00' },
};
