import { STORE } from '@huarong/core/shared';
import { brandMarks, kind, pigment, status, yesNo } from './choice-cells.ts';
import { type Fields, optional, required, unchangedWhenEmpty } from './column.ts';
import { includedItems } from './included-items-cell.ts';
import { imageSources, list, productLabels } from './list-cells.ts';
import { integer, price } from './number-cells.ts';
import { story } from './story-cell.ts';
import { testedFigures } from './tested-figures-cell.ts';
import { barcode, brandKey, categoryId, code, hexColour, letter, text } from './text-cells.ts';

// All columns of the files. Each key is the database column it fills.

export const categoryColumns = {
  id: required(['分类编号', 'category_id', '编号', '编码', '分类编码'], categoryId),
  parent_id: optional(
    ['上级分类编号', 'parent_id', '上级', '上级编号', '上级编码', '上级分类'],
    categoryId,
    null,
  ),
  name: required(['分类名称', 'category_name', '名称', '分类名'], text(40)),
  name_en: optional(['分类英文名', 'category_name_en', '英文名'], text(80), ''),
  position: unchangedWhenEmpty(['排序', 'position'], integer(1, 99_999)),
  pigment: unchangedWhenEmpty(['底色', 'pigment'], pigment),
};

/** The columns of a brand that a product file may have too. */
export const brandNameColumns = {
  key: required(['品牌标识', 'brand_key', '编码', '品牌编码', '标识'], brandKey),
  name_en: unchangedWhenEmpty(['品牌英文名', 'brand_en', '英文名'], text(80)),
  name_cn: unchangedWhenEmpty(['品牌中文名', 'brand_cn', '名称', '中文名'], text(80)),
  letter: unchangedWhenEmpty(['品牌首字母', 'brand_letter', '首字母'], letter),
  origin: unchangedWhenEmpty(['品牌产地', 'brand_origin', '产地'], text(40)),
};

export const brandColumns = {
  ...brandNameColumns,
  nicknames: optional(['品牌别名', 'brand_nicknames', '别名'], list, []),
  since_year: optional(['创立年份', 'brand_since_year'], integer(1700, 2100), null),
  slogan: optional(['品牌标语', 'brand_slogan', '标语'], text(120), ''),
  story: optional(['品牌介绍', 'brand_story', '介绍'], list, []),
  marks: optional(['品牌特征', 'brand_marks', '特征'], brandMarks, []),
};

export const productColumns = {
  code: required(['商品编码', 'product_code'], code),
  category_id: required(['分类编号', 'category_id'], categoryId),
  kind: required(['商品类型', 'kind'], kind),
  name_cn: required(['商品名称', 'name_cn'], text(120)),
  name_en: optional(['英文名称', 'name_en'], text(200), ''),
  nicknames: optional(['别名', 'nicknames'], list, []),
  line: optional(['一句话卖点', 'line'], text(120), ''),
  story: optional(['图文介绍', 'story'], story, []),
  tested_figures: optional(['实测数据', 'tested_figures'], testedFigures, []),
  included_items: optional(['盒内清单', 'included_items'], includedItems, []),
  how_to_use: optional(['使用方法', 'how_to_use'], text(2000), ''),
  ingredients: optional(['全成分', 'ingredients'], list, []),
  star_ingredients: optional(['核心成分', 'star_ingredients'], list, []),
  effects: optional(['功效', 'effects'], list, []),
  skin_types: optional(['适用肤质', 'skin_types'], list, []),
  filing_number: optional(['备案或注册编号', 'filing_number'], text(80), null),
  standard_number: optional(['执行标准', 'standard_number'], text(80), null),
  producer: optional(['生产企业', 'producer'], text(120), null),
  producer_address: optional(['生产企业地址', 'producer_address'], text(200), null),
  production_licence: optional(['生产许可证号', 'production_licence'], text(80), null),
  origin: optional(['产地', 'origin'], text(40), null),
  shelf_life_months: optional(['保质期（月）', 'shelf_life_months'], integer(1, 120), null),
  opened_months: optional(['开封后使用期（月）', 'opened_months'], integer(1, 60), null),
  warnings: optional(['警示语', 'warnings'], text(2000), null),
  no_return_reason: optional(['不支持无理由退货的原因', 'no_return_reason'], text(200), null),
  labels: optional(['标识', 'labels'], productLabels, []),
  tags: optional(['标签', 'tags'], list, []),
  status: unchangedWhenEmpty(['状态', 'status'], status),
  images: optional(['商品图片', 'images'], imageSources, []),
};

export const skuColumns = {
  code: required(['规格编码', 'sku_code'], code),
  barcode: optional(['条码', 'barcode'], barcode, null),
  shade_number: optional(['色号', 'shade_number'], text(20), null),
  shade_name: optional(['色名', 'shade_name'], text(40), null),
  shade_hex: optional(['色值', 'shade_hex'], hexColour, null),
  shade_family: optional(['色系', 'shade_family'], text(20), null),
  size: required(['规格', 'size'], text(40)),
  offer_price_fen: required(['售价', 'offer_price'], price),
  market_price_fen: optional(['划线价', 'market_price', '市场价'], price, null),
  purchase_limit: optional(['限购数量', 'purchase_limit'], integer(1, STORE.cart.maxQuantityPerSku), null),
  is_live: unchangedWhenEmpty(['在售', 'is_live'], yesNo),
  stock: unchangedWhenEmpty(['库存', 'stock'], integer(0, 1_000_000)),
  images: optional(['规格图片', 'sku_images'], imageSources, []),
};

export type CategoryFields = Fields<typeof categoryColumns>;
export type BrandNames = Fields<typeof brandNameColumns>;
export type BrandFields = Fields<typeof brandColumns>;
export type ProductFields = Fields<typeof productColumns>;
export type SkuFields = Fields<typeof skuColumns>;

/** What a file is about; each kind has its own columns. */
export type FileSubject = 'products' | 'categories' | 'brands';

/** In export order. */
export const columnsOfSubject = {
  products: [brandNameColumns, productColumns, skuColumns].flatMap((columns) => Object.values(columns)),
  categories: Object.values(categoryColumns),
  brands: Object.values(brandColumns),
} as const satisfies Record<FileSubject, readonly object[]>;

/** The columns of a product file. */
export const allColumns = columnsOfSubject.products;
