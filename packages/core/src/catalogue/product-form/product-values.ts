import type { IncludedItem } from '../included-items/index.ts';
import type { ProductKind } from '../label-rules.ts';
import type { TestedFigure } from '../tested-figures/index.ts';

export interface StoryBlock {
  title: string;
  text: string;
}

/** What staff write about a product; the names are those of the columns, also of product files. */
export interface ProductValues {
  code: string;
  brand_id: string;
  category_id: string;
  kind: ProductKind;
  name_cn: string;
  name_en: string;
  nicknames: string[];
  line: string;
  story: StoryBlock[];
  tested_figures: TestedFigure[];
  included_items: IncludedItem[];
  how_to_use: string;
  ingredients: string[];
  star_ingredients: string[];
  effects: string[];
  skin_types: string[];
  filing_number: string | null;
  standard_number: string | null;
  producer: string | null;
  producer_address: string | null;
  production_licence: string | null;
  origin: string | null;
  shelf_life_months: number | null;
  opened_months: number | null;
  warnings: string | null;
  no_return_reason: string | null;
  labels: string[];
  tags: string[];
}
export type ProductField = keyof ProductValues;

/** The names of the fields, in the order of the form. */
export const PRODUCT_FIELDS: Record<ProductField, string> = {
  code: '商品编码',
  brand_id: '品牌',
  category_id: '分类',
  kind: '商品类型',
  name_cn: '中文名',
  name_en: '外文名',
  nicknames: '昵称',
  line: '一句话卖点',
  story: '图文介绍',
  tested_figures: '实测数据',
  included_items: '盒内清单',
  how_to_use: '使用方法',
  ingredients: '全成分',
  star_ingredients: '主打成分',
  effects: '功效',
  skin_types: '适用肤质',
  filing_number: '备案或注册编号',
  standard_number: '执行标准',
  producer: '生产企业',
  producer_address: '生产企业地址',
  production_licence: '生产许可证号',
  origin: '产地',
  shelf_life_months: '保质期（月）',
  opened_months: '开封后使用期（月）',
  warnings: '警示语',
  no_return_reason: '不支持无理由退货的原因',
  labels: '标识',
  tags: '标签',
};

/** A product that nobody has written anything about. */
export const EMPTY_PRODUCT: ProductValues = {
  code: '',
  brand_id: '',
  category_id: '',
  kind: 'cosmetic',
  name_cn: '',
  name_en: '',
  nicknames: [],
  line: '',
  story: [],
  tested_figures: [],
  included_items: [],
  how_to_use: '',
  ingredients: [],
  star_ingredients: [],
  effects: [],
  skin_types: [],
  filing_number: null,
  standard_number: null,
  producer: null,
  producer_address: null,
  production_licence: null,
  origin: null,
  shelf_life_months: null,
  opened_months: null,
  warnings: null,
  no_return_reason: null,
  labels: [],
  tags: [],
};
