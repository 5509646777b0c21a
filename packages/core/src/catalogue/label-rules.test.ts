import { describe, expect, it } from 'vitest';
import { checkLabel, LABEL_RULES, type LabelFields, missingLabelFields, type ProductKind } from './index.ts';

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

/** What is missing when only this field is: nothing where the kind does not demand it. */
const ONE_MISSING: Record<Exclude<keyof LabelFields, 'kind'>, Record<ProductKind, string[]>> = {
  filing_number: verdicts('备案或注册编号', 'cosmetic', 'special-cosmetic'),
  standard_number: verdicts('执行标准', 'cosmetic', 'special-cosmetic', 'tool', 'food'),
  producer: verdicts('生产企业', 'cosmetic', 'special-cosmetic', 'tool', 'food'),
  producer_address: verdicts('生产企业地址', 'cosmetic', 'special-cosmetic'),
  production_licence: verdicts('生产许可证号', 'cosmetic', 'special-cosmetic', 'food'),
  shelf_life_months: verdicts('保质期（月）', 'cosmetic', 'special-cosmetic', 'food'),
  warnings: verdicts('警示语', 'cosmetic', 'special-cosmetic'),
  how_to_use: verdicts('使用方法', 'cosmetic', 'special-cosmetic'),
  ingredients: verdicts('全成分', 'cosmetic', 'special-cosmetic', 'food'),
};
function verdicts(name: string, ...kinds: ProductKind[]): Record<ProductKind, string[]> {
  const of = (kind: ProductKind) => (kinds.includes(kind) ? [name] : []);
  return {
    cosmetic: of('cosmetic'),
    'special-cosmetic': of('special-cosmetic'),
    tool: of('tool'),
    food: of('food'),
  };
}
const CASES = Object.entries(ONE_MISSING).flatMap(([field, byKind]) =>
  Object.entries(byKind).map(([kind, missing]) => [kind, field, missing] as const),
);

describe('one field of the label', () => {
  it.each(CASES)('of a %s without %s: %j', (kind, field, missing) => {
    const product = { ...complete, kind: kind as ProductKind, [field]: bare[field as keyof LabelFields] };
    expect(missingLabelFields(product)).toEqual(missing);
  });
  it.each([
    ['a blank producer', { producer: ' \n' }, ['生产企业']],
    ['a blank use', { how_to_use: '　' }, ['使用方法']],
    ['a blank warning', { warnings: '\t' }, ['警示语']],
    ['no month of life', { shelf_life_months: null }, ['保质期（月）']],
  ])('%s is missing', (_name, change, missing) => {
    expect(missingLabelFields({ ...complete, ...change })).toEqual(missing);
  });
  it('is checked one by one, with the rule that demands it', () => {
    expect(checkLabel({ ...complete, kind: 'tool', producer: null })).toEqual([
      { field: 'producer', name: '生产企业', isPresent: false },
      { field: 'standard_number', name: '执行标准', isPresent: true },
    ]);
    expect(LABEL_RULES.food).toBe('《食品安全法》第六十七条');
  });
});
