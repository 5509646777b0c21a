import { describe, expect, it } from 'vitest';
import { type LabelFields, missingLabelFields } from './index.ts';

const complete: LabelFields = {
  kind: 'cosmetic',
  filing_number: '沪G妆网备字2026000001',
  standard_number: 'QB/T 1977',
  producer: '上海某某化妆品有限公司',
  producer_address: '上海市奉贤区某路 1 号',
  production_licence: '沪妆20260001',
  shelf_life_months: 36,
  warnings: '仅供外用',
  how_to_use: '取适量涂于唇部',
  ingredients: ['蜂蜡'],
};
const bare: LabelFields = {
  kind: 'cosmetic',
  filing_number: null,
  standard_number: null,
  producer: null,
  producer_address: null,
  production_licence: null,
  shelf_life_months: null,
  warnings: null,
  how_to_use: '',
  ingredients: [],
};

describe('the label of a product', () => {
  it.each(['cosmetic', 'special-cosmetic', 'tool', 'food'] as const)('is complete for a %s', (kind) =>
    expect(missingLabelFields({ ...complete, kind })).toEqual([]),
  );

  it.each([
    [
      'cosmetic',
      [
        '备案或注册编号',
        '执行标准',
        '生产企业',
        '生产企业地址',
        '生产许可证号',
        '保质期（月）',
        '警示语',
        '使用方法',
        '全成分',
      ],
    ],
    ['tool', ['生产企业', '执行标准']],
    ['food', ['生产企业', '生产许可证号', '执行标准', '保质期（月）', '全成分']],
  ] as const)('of a %s lists the missing fields by name', (kind, missing) =>
    expect(missingLabelFields({ ...bare, kind })).toEqual(missing),
  );

  it('counts an empty text as missing', () =>
    expect(missingLabelFields({ ...complete, producer: '', ingredients: [] })).toEqual([
      '生产企业',
      '全成分',
    ]));
});
