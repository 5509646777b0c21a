export type ProductKind = 'cosmetic' | 'special-cosmetic' | 'tool' | 'food';

/** Fields a label may require. Null, an empty text and an empty list count as absent. */
export interface LabelFields {
  kind: ProductKind;
  filing_number: string | null;
  standard_number: string | null;
  producer: string | null;
  producer_address: string | null;
  production_licence: string | null;
  shelf_life_months: number | null;
  warnings: string | null;
  how_to_use: string;
  ingredients: readonly string[];
}

type LabelField = Exclude<keyof LabelFields, 'kind'>;

const NAMES: Record<LabelField, string> = {
  filing_number: '备案或注册编号',
  standard_number: '执行标准',
  producer: '生产企业',
  producer_address: '生产企业地址',
  production_licence: '生产许可证号',
  shelf_life_months: '保质期（月）',
  warnings: '警示语',
  how_to_use: '使用方法',
  ingredients: '全成分',
};

const COSMETIC: readonly LabelField[] = [
  'filing_number',
  'standard_number',
  'producer',
  'producer_address',
  'production_licence',
  'shelf_life_months',
  'warnings',
  'how_to_use',
  'ingredients',
];

/** Cosmetics Supervision Regulation 35, Food Safety Law 67. The table `product` refuses the same. */
const REQUIRED: Record<ProductKind, readonly LabelField[]> = {
  cosmetic: COSMETIC,
  'special-cosmetic': COSMETIC,
  tool: ['producer', 'standard_number'],
  food: ['producer', 'production_licence', 'standard_number', 'shelf_life_months', 'ingredients'],
};

/** The names of the fields that are missing before the product may be published. */
export const missingLabelFields = (product: LabelFields): string[] =>
  REQUIRED[product.kind].filter((field) => isAbsent(product[field])).map((field) => NAMES[field]);

const isAbsent = (value: string | number | readonly string[] | null): boolean =>
  value === null || (typeof value === 'object' ? value.length === 0 : value === '');
