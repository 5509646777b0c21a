import {
  checkIncludedItems,
  checkTestedFigures,
  cleanPlainText,
  isValidBarcode,
} from '@huarong/core/catalogue';
import fc from 'fast-check';

/** Texts that break files: quotes, bars, line ends, formulas, separators, other alphabets. */
const signs = fc.constantFrom(
  ...[
    '"',
    ',',
    '\n',
    '|',
    '｜',
    '\\',
    '‖',
    '：',
    '[',
    '{',
    "'",
    '=',
    '-',
    '@',
    '+',
    ' ',
    '\t',
    'é',
    '口',
    '🌸',
    '0',
    'a',
  ],
);
const cleaned = (text: string) => cleanPlainText(text) ?? '';
export const edgeCaseText = fc.oneof(
  fc.string({ unit: signs, maxLength: 12 }).map(cleaned),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(cleaned),
);
const filled = edgeCaseText.map((text) => text || '名');
const list = fc.array(filled, { maxLength: 3 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
/** The check refuses what would not be read again. */
export const testedFigure = fc
  .record({ figure: fc.constantFrom('8h', '+92%', '[0', '3：1', '＝4‖'), claim: filled, method: filled })
  .filter((figure) => checkTestedFigures([figure]) === null);
/** The same line twice is refused. */
export const includedItems = fc
  .array(
    fc.record({
      name: filled,
      size: edgeCaseText,
      count: fc.integer({ min: 1, max: 999 }),
      code: fc.constantFrom('', 'SA-002', '口红/1'),
      sku_size: edgeCaseText,
    }),
    { maxLength: 4 },
  )
  .filter((items) => checkIncludedItems(items) === null);
const block = fc.record({ title: edgeCaseText, text: filled });
const barcode = fc
  .tuple(fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }), fc.nat(9))
  .map(([head, last]) => `${head}${last}`)
  .filter(isValidBarcode);
const imageSource = fc.constantFrom('https://img.example.com/a.jpg?x=1,2', 'a/b c.webp', '/images/一.svg');
const shade = fc.oneof(
  fc.constant({ shade_name: null, shade_hex: null }),
  fc.record({ shade_name: filled, shade_hex: fc.constantFrom('#8C2A22', '#000000') }),
);

/** Rows as other features may write them, not normalised by an import. */
const product = fc.record({
  kind: fc.constantFrom('cosmetic', 'special-cosmetic', 'tool', 'food'),
  name_cn: filled,
  name_en: edgeCaseText,
  nicknames: list,
  line: edgeCaseText,
  story: fc.array(block, { maxLength: 3 }),
  tested_figures: fc.array(testedFigure, { maxLength: 4 }),
  included_items: includedItems,
  how_to_use: edgeCaseText,
  ingredients: list,
  tags: list,
  producer: orNull(filled),
  warnings: orNull(filled),
  shelf_life_months: orNull(fc.integer({ min: 1, max: 120 })),
  status: fc.constantFrom('draft', 'withdrawn'),
  images: fc.array(imageSource, { maxLength: 2 }),
});
const sku = fc
  .record({
    barcode: orNull(barcode),
    shade,
    shade_number: orNull(filled),
    size: filled,
    offer_price_fen: fc.integer({ min: 1, max: 100_000_000 }),
    purchase_limit: orNull(fc.integer({ min: 1, max: 99 })),
    is_live: fc.boolean(),
    stock: orNull(fc.nat(1_000_000)),
    images: fc.array(imageSource, { maxLength: 2 }),
  })
  .map(({ shade: { shade_name, shade_hex }, ...rest }) => ({ ...rest, shade_name, shade_hex }));

export const edgeCaseCatalogue = fc.array(fc.record({ product, skus: fc.array(sku, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
export type EdgeCaseCatalogue = typeof edgeCaseCatalogue extends fc.Arbitrary<infer Value> ? Value : never;
