import type { UnitPriceSaving } from '@huarong/core/pricing';
import { describe, expect, it } from 'vitest';
import { appliedOffers, storedOffers } from './applied-offers.ts';

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

const shown = (kind: string, name: string, savedFen: number) => ({
  ...{ kind, name, savedFen, reason: null, promotionId: null },
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
      shown('unitPrice', '会员价', 25_00),
      shown('unitPrice', '秒杀价', 99_00),
    ]);
  });

  it('are the rows that the shopper saw, by kind', () => {
    const offers = appliedOffers(
      { arithmetic: ARITHMETIC, promotion_fen: 160_00, coupon_fen: 80_00, points_fen: 12_00 },
      [line(), line()],
    );
    expect(offers).toEqual([
      shown('promotion', '双 11 返场', 160_00),
      shown('coupon', '优惠券「全场满减券」', 80_00),
      shown('points', '积分抵扣', 12_00),
      shown('freight', '免邮券「包邮」', 12_00),
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
      shown('promotion', '促销优惠', 150_00),
      shown('points', '积分抵扣', 5_00),
    ]);
  });

  it('are the stored ones, with a link to promotions and bundle prices only', () => {
    const row = {
      order_id: '1',
      position: 1,
      lines: [],
      reason: '满 599.00 元减 80.00 元',
      saved_fen: 80_00,
    };
    expect(
      storedOffers([
        { ...row, kind: 'fullAmount', offer_id: 'full', title: '全场满减' },
        { ...row, kind: 'coupon', offer_id: 'c1', title: '满减券' },
        { ...row, kind: 'gift', offer_id: 'g1', title: '满赠唇刷' },
      ]).map(({ kind, name, promotionId, reason }) => [kind, name, promotionId, reason]),
    ).toEqual([
      ['promotion', '全场满减', 'full', row.reason],
      ['coupon', '满减券', null, row.reason],
      ['gift', '满赠唇刷', 'g1', row.reason],
    ]);
  });
});
