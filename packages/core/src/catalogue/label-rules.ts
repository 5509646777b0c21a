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

/** Cosmetics Supervision Regulation 35 and 36, Food Safety Law 67. The table `product` refuses the same. */
const REQUIRED: Record<ProductKind, readonly LabelField[]> = {
  cosmetic: COSMETIC,
  'special-cosmetic': COSMETIC,
  tool: ['producer', 'standard_number'],
  food: ['producer', 'production_licence', 'standard_number', 'shelf_life_months', 'ingredients'],
};

const COSMETICS_RULE = '《化妆品监督管理条例》第三十五、三十六条';
/** What demands the label of each kind. */
export const LABEL_RULES: Record<ProductKind, string> = {
  cosmetic: COSMETICS_RULE,
  'special-cosmetic': COSMETICS_RULE,
  tool: '《产品质量法》第二十七条',
  food: '《食品安全法》第六十七条',
};

/** A field that the label of a product must have, and whether it has. */
export interface LabelCheck {
  field: LabelField;
  name: string;
  isPresent: boolean;
}

export const checkLabel = (product: LabelFields): LabelCheck[] =>
  REQUIRED[product.kind].map((field) => ({
    field,
    name: NAMES[field],
    isPresent: !isAbsent(product[field]),
  }));

/** The names of the fields that are missing before the product may be published. */
export const missingLabelFields = (product: LabelFields): string[] =>
  checkLabel(product)
    .filter(({ isPresent }) => !isPresent)
    .map(({ name }) => name);

const isAbsent = (value: string | number | readonly string[] | null): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && value.length === 0);
};
