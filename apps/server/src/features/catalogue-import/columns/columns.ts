import { STORE } from '@huarong/core/shared';
import { kind, status, yesNo } from './choice-cells.ts';
import { type Fields, optional, required, unchangedWhenEmpty } from './column.ts';
import { imageSources, list } from './list-cells.ts';
import { integer, price } from './number-cells.ts';
import { story } from './story-cell.ts';
import { barcode, brandKey, categoryId, code, hexColour, letter, text } from './text-cells.ts';

// All columns of the file. Each key is the database column it fills.

export const brandColumns = {
  key: required(['品牌标识', 'brand_key'], brandKey),
  name_en: unchangedWhenEmpty(['品牌英文名', 'brand_en'], text(80)),
  name_cn: unchangedWhenEmpty(['品牌中文名', 'brand_cn'], text(80)),
  letter: unchangedWhenEmpty(['品牌首字母', 'brand_letter'], letter),
  origin: unchangedWhenEmpty(['品牌产地', 'brand_origin'], text(40)),
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
  labels: optional(['标识', 'labels'], list, []),
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
  market_price_fen: optional(['市场价', 'market_price'], price, null),
  purchase_limit: optional(['限购数量', 'purchase_limit'], integer(1, STORE.cart.maxQuantityPerSku), null),
  is_live: unchangedWhenEmpty(['在售', 'is_live'], yesNo),
  stock: unchangedWhenEmpty(['库存', 'stock'], integer(0, 1_000_000)),
  images: optional(['规格图片', 'sku_images'], imageSources, []),
};

export type BrandFields = Fields<typeof brandColumns>;
export type ProductFields = Fields<typeof productColumns>;
export type SkuFields = Fields<typeof skuColumns>;

/** In export order. */
export const allColumns = [brandColumns, productColumns, skuColumns].flatMap((columns) =>
  Object.values(columns),
);
