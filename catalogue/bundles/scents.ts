import { type SkuLookup, yuan } from '../promotions/sku-lookup.ts';
import { type DemoBundle, slots } from './demo-bundle.ts';
import { ENGRAVING_WORKDAYS } from './engraving.ts';

/** MAISON OREVAL 自选试香组: five scents, at least one of each group, engraving on the brass plate of the box. */
export function scentsBundle(lookup: SkuLookup): DemoBundle {
  const box = lookup.sku('maison-oreval', '自选试香组');
  const vials = (...scents: string[]) =>
    scents.map((scent) => lookup.sku('maison-oreval', `${scent} 试香管`).skuId);
  return {
    id: 'oreval-five',
    title: '自选试香组',
    productId: box.productId,
    skuId: box.skuId,
    rule: {
      caseName: '香盒 · 雾白',
      partName: '试香管',
      unit: '支',
      slots: slots(5, '支'),
      groups: [
        { name: '雨与雾', hint: '清冷，近水', partSkuIds: vials('雨后青石', '台风前夜', '梅雨季'), least: 1 },
        {
          name: '花与果',
          hint: '明亮，有人气',
          partSkuIds: vials('海雾玫瑰', '伏天茉莉', '霜降柿林'),
          least: 1,
        },
        { name: '雪与火', hint: '暖，贴近皮肤', partSkuIds: vials('初雪羊绒', '壁炉夜话'), least: 1 },
      ],
      distinct: true,
      fullDiscountFen: yuan(10),
      engraving: {
        maxCharacters: 6,
        maxLetters: 12,
        fonts: [
          { font: 'song', name: '宋体' },
          { font: 'tenor', name: 'Tenor（字母）', lettersOnly: true },
        ],
        feeFen: yuan(18),
        notice: '刻字后为定制商品，不支持无理由退货；不刻字则不受影响。',
      },
      purchaseLimit: 3,
      deliveryText: `不刻字当日发货；刻字需 ${ENGRAVING_WORKDAYS} 个工作日，单独发货。每人每单 3 盒。`,
      returns: [
        {
          title: '没有刻字',
          text: '签收次日起 7 天，整盒未开封、五支封签完好，可以退。一盒按一件处理，不能只退一支。',
        },
        { title: '有刻字', text: '不支持无理由退货。发货前（订单显示“待发货”）可以取消，全额退回。' },
        { title: '碎了、漏了或过敏', text: '30 天内传照片申请，整盒退回，来回运费由我们承担。' },
        { title: '退多少', text: '按付款时记在每一支上的实付金额退，满五支优惠已分摊在内，不会重算。' },
      ],
    },
  };
}
