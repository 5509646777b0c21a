import {
  LONGEST,
  labelText,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductValues,
} from '@huarong/core/catalogue';

export interface FieldGroup {
  id: string;
  title: string;
  note: string;
  fields: readonly ProductField[];
}

/** The form of a product from top to bottom. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  { id: 'basic', title: '基本', note: '认得出它是什么', fields: ['code', 'kind', 'brand_id', 'category_id'] },
  {
    id: 'names',
    title: '名称',
    note: '列表与详情页上读到的',
    fields: ['name_cn', 'name_en', 'nicknames', 'line'],
  },
  {
    id: 'story',
    title: '卖点与用法',
    note: '详情页的图文介绍、实测数据与盒内清单',
    fields: ['effects', 'skin_types', 'story', 'tested_figures', 'included_items', 'how_to_use'],
  },
  {
    id: 'ingredients',
    title: '成分',
    note: '粘贴包装上的全成分，自动拆开',
    fields: ['ingredients', 'star_ingredients'],
  },
  {
    id: 'label',
    title: '标签与备案',
    note: '包装标签上的编号',
    fields: ['filing_number', 'standard_number'],
  },
  {
    id: 'producer',
    title: '产地与厂家',
    note: '包装标签上的企业',
    fields: ['producer', 'producer_address', 'production_licence', 'origin'],
  },
  {
    id: 'terms',
    title: '期限与警示',
    note: '能用多久，谁不能用，能不能退',
    fields: ['shelf_life_months', 'opened_months', 'warnings', 'no_return_reason'],
  },
  { id: 'tags', title: '标签词', note: '进搜索与筛选', fields: ['labels', 'tags'] },
];

/** Fields that take the whole width. */
export const WIDE_FIELDS: ReadonlySet<ProductField> = new Set([
  'story',
  'tested_figures',
  'included_items',
  'how_to_use',
  'ingredients',
  'star_ingredients',
  'warnings',
  'no_return_reason',
]);
export const LONG_TEXTS: ReadonlySet<ProductField> = new Set(['how_to_use', 'warnings', 'no_return_reason']);
export const NUMBERS: ReadonlySet<ProductField> = new Set(['shelf_life_months', 'opened_months']);
export const LISTS: ReadonlySet<ProductField> = new Set([
  'nicknames',
  'effects',
  'skin_types',
  'labels',
  'tags',
]);

export const HINTS: Partial<Record<ProductField, string>> = {
  code: '导入和打印时认它；改了之后文件里也要改',
  name_cn: '不写品牌与规格',
  nicknames: '进搜索，页面上写作「昵称」',
  kind: '决定标签上哪些必填',
  no_return_reason: '留空就是七天无理由退货',
};

/** Shown while nothing is typed. */
export const EXAMPLES: Partial<Record<ProductField, string>> = {
  filing_number: '例：沪G妆网备字2026000000',
  warnings: '例：皮肤有伤口时请勿使用，请放在儿童接触不到的地方',
};

export const longestOf = (field: ProductField): number | undefined =>
  field in LONGEST ? LONGEST[field as keyof typeof LONGEST] : undefined;

/** A value as staff read it beside another. */
export function textOf(field: ProductField, value: unknown): string {
  if (value === null || value === '' || value === undefined) return '（空）';
  if (field === 'story')
    return (
      (value as ProductValues['story']).map(({ title, text }) => `${title}：${text}`).join(' ‖ ') || '（空）'
    );
  if (field === 'tested_figures')
    return (
      (value as ProductValues['tested_figures'])
        .map(({ figure, claim, method }) => `${figure}：${claim}：${method}`)
        .join(' ‖ ') || '（空）'
    );
  if (field === 'included_items')
    return (
      (value as ProductValues['included_items'])
        .map(({ name, size, count, code, sku_size }) =>
          [name, size, `× ${count}`, code, sku_size && `（${sku_size}）`].filter(Boolean).join(' '),
        )
        .join(' ‖ ') || '（空）'
    );
  if (field === 'labels') return (value as string[]).map(labelText).join('、') || '（空）';
  if (Array.isArray(value)) return value.join('、') || '（空）';
  return String(value);
}

export const fieldName = (field: string): string => PRODUCT_FIELDS[field as ProductField] ?? field;
