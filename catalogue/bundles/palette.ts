import { type SkuLookup, yuan } from '../promotions/sku-lookup.ts';
import { type DemoBundle, slots } from './demo-bundle.ts';
import { ENGRAVING_WORKDAYS } from './engraving.ts';

/** KESTRA 自选四格眼影盘: rules for finishes, free engraving of the case. */
export function paletteBundle(lookup: SkuLookup): DemoBundle {
  const box = lookup.sku('kestra', '自选四格眼影盘');
  const pans = (finish: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => lookup.sku('kestra', `单格眼影芯 ${finish}`, index + 1).skuId,
    );
  const satin = pans('缎光', 4);
  return {
    id: 'kestra-quad',
    title: '自选四格眼影盘',
    productId: box.productId,
    skuId: box.skuId,
    rule: {
      caseName: '盘盒 · 墨黑',
      partName: '眼影',
      unit: '格',
      slots: slots(4, '格'),
      groups: [
        { name: '哑光', hint: '打底与加深', partSkuIds: pans('哑光', 6), least: 1 },
        { name: '缎光', hint: '眼窝过渡', partSkuIds: satin },
        { name: '珠光', hint: '眼皮中央', partSkuIds: pans('珠光', 4) },
        { name: '闪片', hint: '点缀，每盘至多 1 格', partSkuIds: pans('闪片', 3), most: 1 },
      ],
      distinct: true,
      fullDiscountFen: yuan(40),
      engraving: {
        maxCharacters: 6,
        maxLetters: 12,
        fonts: [
          { font: 'song', name: '宋体' },
          { font: 'hei', name: '黑体' },
          { font: 'tenor', name: 'Tenor（字母）', lettersOnly: true },
        ],
        feeFen: 0,
        notice: '刻字后为定制商品，不支持无理由退货；不刻字则不受影响。',
      },
      purchaseLimit: 3,
      deliveryText: `定制需 ${ENGRAVING_WORKDAYS} 个工作日，单独发货；每人每单 3 盘。`,
      returns: [
        {
          title: '没有刻字',
          text: '签收次日起 7 天，整盘、四格封膜都完好，可以退。盘盒和四格按一件处理，不能只退一格。',
        },
        { title: '有刻字', text: '不支持无理由退货。发货前（订单显示“待发货”）可以取消，全额退回。' },
        { title: '某一格碎了或过敏', text: '30 天内传照片申请，整盘退回，来回运费由我们承担。' },
        { title: '退多少', text: '按付款时记在每一格上的实付金额退，满四格优惠已分摊在内，不会重算。' },
      ],
      arrivals: [{ skuId: satin[3]!, text: '预计 7 天内到货' }],
    },
  };
}
