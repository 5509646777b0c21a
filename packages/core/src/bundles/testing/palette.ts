import { fen } from '../../shared/index.ts';
import type { BundleRule, SlotChoice } from '../bundle-rule.ts';

/** The four-pan palette of the demo, as in the mock-up. */
export const palette: BundleRule = {
  caseName: '盘盒 · 墨黑',
  partName: '眼影',
  unit: '格',
  slots: ['1', '2', '3', '4'].map((slotId) => ({ slotId, name: `第 ${slotId} 格`, required: true })),
  groups: [
    { name: '哑光', hint: '打底与加深', partSkuIds: ['M01', 'M02', 'M03', 'M04'], least: 1 },
    { name: '缎光', hint: '眼窝过渡', partSkuIds: ['S01', 'S02', 'S03'] },
    { name: '珠光', hint: '眼皮中央', partSkuIds: ['P01', 'P02'] },
    { name: '闪片', hint: '点缀', partSkuIds: ['G01', 'G02'], most: 1 },
  ],
  distinct: true,
  fullDiscountFen: fen(40_00),
  engraving: {
    maxCharacters: 6,
    maxLetters: 12,
    fonts: [
      { font: 'song', name: '宋体' },
      { font: 'tenor', name: 'Tenor（字母）', lettersOnly: true },
    ],
    feeFen: fen(0),
    notice: '刻字后为定制商品，不支持无理由退货',
  },
  purchaseLimit: 3,
  deliveryText: '定制需 2 个工作日',
  returns: [],
};

const YUAN: Record<string, number> = { M: 68, S: 68, P: 72, G: 82 };
export const partPrices = new Map(
  palette.groups.flatMap(({ partSkuIds }) =>
    partSkuIds.map((skuId) => [skuId, YUAN[skuId[0]!]! * 100] as const),
  ),
);
export const palettePrices = { rule: palette, casePrice: fen(98_00), partPrices: partPrices };

/** `fillSlots('M01', '', 'S02')`: parts by slot order, an empty string for an empty slot. */
export const fillSlots = (...parts: string[]): SlotChoice[] =>
  parts.flatMap((skuId, index) => (skuId ? [{ slotId: String(index + 1), skuId }] : []));
