import type { UnitPriceSaving } from '@huarong/core/pricing';
import { describe, expect, it } from 'vitest';
import { appliedOffers } from './applied-offers.ts';

const ARITHMETIC = [
  { label: '商品总额', amountFen: 1507_00 },
  { label: '双 11 返场', amountFen: -160_00 },
  { label: '优惠券「全场满减券」', amountFen: -80_00 },
  { label: '积分抵扣', amountFen: -12_00 },
  { label: '礼品包装', amountFen: 15_00 },
  { label: '运费', amountFen: 12_00 },
  { label: '免邮券「包邮」', amountFen: -12_00 },
  { label: '应付金额', amountFen: 1270_00 },
];

const NAMES = {
  skuCode: '1',
  productName: '',
  productNameEN: '',
  brandNameEN: '',
  brandNameCN: '',
  skuName: '',
  skuImagePath: '',
};
const line = (unitPriceSaving?: UnitPriceSaving) => ({
  snapshot: { ...NAMES, noReturnReason: null, ...(unitPriceSaving && { unitPriceSaving }) },
});

describe('the offers of an order', () => {
  it('begin with what unit prices saved, one row for each reason', () => {
    const lines = [
      line({ label: '会员价', savedFen: 20_00 }),
      line(),
      line({ label: '秒杀价', savedFen: 99_00 }),
      line({ label: '会员价', savedFen: 5_00 }),
    ];
    const order = { arithmetic: [], promotion_fen: 0, coupon_fen: 0, points_fen: 0 };
    expect(appliedOffers(order, lines)).toEqual([
      { kind: 'unitPrice', name: '会员价', savedFen: 25_00 },
      { kind: 'unitPrice', name: '秒杀价', savedFen: 99_00 },
    ]);
  });

  it('are the rows that the shopper saw, by kind', () => {
    const offers = appliedOffers(
      { arithmetic: ARITHMETIC, promotion_fen: 160_00, coupon_fen: 80_00, points_fen: 12_00 },
      [line(), line()],
    );
    expect(offers).toEqual([
      { kind: 'promotion', name: '双 11 返场', savedFen: 160_00 },
      { kind: 'coupon', name: '优惠券「全场满减券」', savedFen: 80_00 },
      { kind: 'points', name: '积分抵扣', savedFen: 12_00 },
      { kind: 'freight', name: '免邮券「包邮」', savedFen: 12_00 },
    ]);
  });

  it.each([
    [
      'the rows do not add up',
      { arithmetic: ARITHMETIC, promotion_fen: 150_00, coupon_fen: 0, points_fen: 5_00 },
    ],
    [
      'only totals are stored',
      {
        arithmetic: [{ label: '实付', amountFen: 1 }],
        promotion_fen: 150_00,
        coupon_fen: 0,
        points_fen: 5_00,
      },
    ],
  ])('are the discounts by kind when %s', (_case, order) => {
    expect(appliedOffers(order, [])).toEqual([
      { kind: 'promotion', name: '促销优惠', savedFen: 150_00 },
      { kind: 'points', name: '积分抵扣', savedFen: 5_00 },
    ]);
  });
});
