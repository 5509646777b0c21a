import { describe, expect, it } from 'vitest';
import { checkProduct, cleanProduct, EMPTY_PRODUCT, type ProductValues } from './index.ts';

describe('the form of a product', () => {
  it.each<[Partial<ProductValues>, string | null]>([
    [{ code: 'SA-001' }, null],
    [{ code: 'a b' }, '应为字母'],
    [{ name_cn: '' }, '请填写中文名'],
    [{ name_cn: '唇'.repeat(120) }, null],
    [{ name_cn: '唇'.repeat(121) }, '至多 120 字，现在 121 字'],
    [{ name_cn: '唇\u0000膏' }, '乱码'],
    [{ brand_id: '' }, '请选择品牌'],
    [{ category_id: '' }, '请选择分类'],
    [{ kind: 'car' as 'tool' }, '请选择商品类型'],
    [{ shelf_life_months: 0 }, '1 到 120'],
    [{ shelf_life_months: 120 }, null],
    [{ opened_months: 61 }, '1 到 60'],
    [{ opened_months: 1.5 }, '1 到 60'],
    [{ opened_months: null }, null],
    [{ warnings: null }, null],
    [{ tags: Array.from({ length: 201 }, () => 'x') }, '至多 200 项'],
    [{ effects: ['长'.repeat(501)] }, '每一项至多 500 字'],
    [{ story: [{ title: '', text: '长'.repeat(5001) }] }, '每一段至多 5000 字'],
    [{ tested_figures: [{ figure: '8h', claim: '持色', method: '30 位受试者使用后自评' }] }, null],
    [{ tested_figures: [{ figure: '8h', claim: '持色', method: '' }] }, '第 1 条依据没有填'],
    [{ included_items: [{ name: '小刷', size: '', count: 1, code: '', sku_size: '' }] }, null],
    [{ included_items: [{ name: '小刷', size: '', count: 0, code: '', sku_size: '' }] }, '第 1 行数量应为'],
    [{ story: Array.from({ length: 31 }, () => ({ title: 'x', text: '' })) }, '至多 30 段'],
  ])('checks %j', (values, message) => {
    const problems = checkProduct(values);
    if (message === null) expect(problems).toEqual([]);
    else
      expect(problems).toEqual([
        { field: Object.keys(values)[0], message: expect.stringContaining(message) },
      ]);
  });

  it('names what a new product needs', () =>
    expect(checkProduct(EMPTY_PRODUCT).map(({ field }) => field)).toEqual([
      'code',
      'brand_id',
      'category_id',
      'name_cn',
    ]));

  it('stores trimmed texts, no empty items, and nothing instead of an empty text of the label', () =>
    expect(
      cleanProduct({
        code: ' ＳＡ－０１ ',
        name_cn: ' 唇膏\r\n',
        name_en: ' ',
        warnings: '  ',
        origin: ' 法国 ',
        tags: [' 新 ', ''],
        story: [
          { title: ' 一 ', text: '' },
          { title: '', text: ' ' },
        ],
        tested_figures: [
          { figure: ' 8h', claim: '持色 ', method: '自评' },
          { figure: ' ', claim: '', method: '' },
        ],
        included_items: [
          { name: ' 小刷 ', size: ' ', count: 2, code: ' ａ-1 ', sku_size: ' 三件装' },
          { name: '', size: '', count: 1, code: ' ', sku_size: '' },
        ],
        opened_months: null,
      }),
    ).toEqual({
      code: 'SA-01',
      name_cn: '唇膏',
      name_en: '',
      warnings: null,
      origin: '法国',
      tags: ['新'],
      story: [{ title: '一', text: '' }],
      tested_figures: [{ figure: '8h', claim: '持色', method: '自评' }],
      included_items: [{ name: '小刷', size: '', count: 2, code: 'a-1', sku_size: '三件装' }],
      opened_months: null,
    }));
});
