import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeCaseText, includedItems, testedFigure } from '../testing/edge-case-catalogue.ts';
import { brandColumns, productColumns, skuColumns } from './columns.ts';

const read = (column: { parse(cell: string): { ok: boolean } }, cell: string) => {
  const answer = column.parse(cell) as { ok: true; value: unknown } | { ok: false; message: string };
  return answer.ok ? answer.value : answer.message;
};

describe('a cell', () => {
  it.each([
    ['kind', '特殊化妆品', 'special-cosmetic'],
    ['kind', 'Food', 'food'],
    ['kind', '玩具', '应为 化妆品、特殊化妆品、工具、食品 之一'],
    ['status', '上架', 'published'],
    ['shelf_life_months', '36', 36],
    ['shelf_life_months', '0', '应为 1 到 120 的整数'],
    ['shelf_life_months', '36.5', '应为 1 到 120 的整数'],
    ['shelf_life_months', '', null],
    ['name_cn', '', '不能为空'],
    ['name_cn', '长'.repeat(121), '最多 120 字，现在 121 字'],
    ['nicknames', '小赤木 ｜丝绒管||', ['小赤木', '丝绒管']],
    ['nicknames', '甲\\|乙|丙', ['甲|乙', '丙']],
    [
      'story',
      '标题：正文：还有‖只有正文',
      [
        { title: '标题', text: '正文：还有' },
        { title: '', text: '只有正文' },
      ],
    ],
    ['story', '[{"title":"a‖b","text":"c"}]', [{ title: 'a‖b', text: 'c' }]],
    ['story', '[{"title":"a"}]', expect.stringContaining('应为「标题：正文」')],
    ['story', '[{"title":"","text":"\\u0000"}]', '含有乱码或看不见的控制字符，请重新输入这一格'],
    [
      'tested_figures',
      '8h：持色：自评：30 位‖ 92% ：认为涂一层就够： 四周家用测试，n=60 ‖',
      [
        { figure: '8h', claim: '持色', method: '自评：30 位' },
        { figure: '92%', claim: '认为涂一层就够', method: '四周家用测试，n=60' },
      ],
    ],
    [
      'tested_figures',
      '[{"figure":"0","claim":"a：b‖c","method":"按配方表"}]',
      [{ figure: '0', claim: 'a：b‖c', method: '按配方表' }],
    ],
    [
      'tested_figures',
      '[{"figure":8,"claim":"持色","method":"自评"}]',
      expect.stringContaining('应为「数字：说法：依据」'),
    ],
    ['tested_figures', '8h：持色', '第 1 条依据没有填'],
    [
      'included_items',
      '洁面啫喱：30ml： ２ ：SA-002：四件套‖ 记录卡 ‖',
      [
        { name: '洁面啫喱', size: '30ml', count: 2, code: 'SA-002', sku_size: '四件套' },
        { name: '记录卡', size: '', count: 1, code: '', sku_size: '' },
      ],
    ],
    [
      'included_items',
      '[{"name":"卡：一‖二","count":3}]',
      [{ name: '卡：一‖二', size: '', count: 3, code: '', sku_size: '' }],
    ],
    [
      'included_items',
      '[{"name":"卡","count":"3"}]',
      expect.stringContaining('应为「名称：净含量：数量：商品编码：所在规格」'),
    ],
    ['included_items', '洁面啫喱：30ml：两', '第 1 行数量应为 1 到 999 的整数'],
    ['included_items', '洁面啫喱：30ml：1：a b', expect.stringContaining('第 1 行商品编码应为字母')],
    ['included_items', '卡‖卡：：2', '第 2 行与第 1 行相同，请合成一行并写数量'],
    ['tested_figures', '8h：最持色：自评', '第 1 条不能写「最」'],
    ['images', 'http://a.example/b.jpg', '「http://a.example/b.jpg」不是 https 地址，也不是图片路径'],
  ] as const)('of type %s with %j is parsed as %j', (name, cell, expected) =>
    expect(read(productColumns[name], cell)).toEqual(expected),
  );

  it.each([
    ['offer_price_fen', '1,180.00', expect.stringContaining('不是价格')],
    ['offer_price_fen', '320.5', 32_050],
    ['barcode', '6.90123E+12', '条码被表格软件改成了科学计数法，请把这一列设为文本后重填'],
    ['shade_hex', '#a91d2b', '#A91D2B'],
    ['shade_hex', 'red', '应为# 加六位十六进制颜色，例如 #A91D2B'],
    ['is_live', '否', false],
    ['stock', '-1', '应为 0 到 1000000 的整数'],
  ] as const)('of a sku’s %s with %j is parsed as %j', (name, cell, expected) =>
    expect(read(skuColumns[name], cell)).toEqual(expected),
  );

  it('with the letter of a brand becomes upper case', () => expect(read(brandColumns.letter, 's')).toBe('S'));
});

describe('formatting and parsing again gives the same value', () => {
  const filled = edgeCaseText.filter((text) => text !== '');

  it('for lists', () =>
    fc.assert(
      fc.property(fc.array(filled), (items) => {
        expect(read(productColumns.nicknames, productColumns.nicknames.format(items))).toEqual(items);
      }),
    ));

  it('for stories', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ title: edgeCaseText, text: filled })), (blocks) => {
        expect(read(productColumns.story, productColumns.story.format(blocks))).toEqual(blocks);
      }),
    ));

  it('for stories whose keys the database has reordered', () =>
    expect(productColumns.story.format([{ text: '正文', title: '标题' }])).toBe('标题：正文'));

  it('for tested figures', () =>
    fc.assert(
      fc.property(fc.array(testedFigure, { maxLength: 4 }), (figures) => {
        expect(read(productColumns.tested_figures, productColumns.tested_figures.format(figures))).toEqual(
          figures,
        );
      }),
    ));

  it('for what a set holds', () =>
    fc.assert(
      fc.property(includedItems, (items) => {
        expect(read(productColumns.included_items, productColumns.included_items.format(items))).toEqual(
          items,
        );
      }),
    ));

  it('for prices', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (price) => {
        expect(read(skuColumns.offer_price_fen, skuColumns.offer_price_fen.format(price))).toBe(price);
      }),
    ));
});
