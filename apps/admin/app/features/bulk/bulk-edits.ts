import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type BulkInput = Input<AdminContracts['bulk']['preview']>;
export type Preview = Output<AdminContracts['bulk']['preview']>;
export type Brand = Pick<
  Output<AdminContracts['brands']['list']>['rows'][number],
  'brandId' | 'nameCn' | 'nameEn'
>;
/** What is chosen from. */
export interface Choices {
  /** The brand of the selection; others are searched. */
  brand: Brand | null;
  categories: Output<AdminContracts['categories']['tree']>['categories'];
}
export type Edit = BulkInput['edits'][number];
export type Selection = BulkInput['selection'];
export type FieldName = Edit['field'];
export type Action = 'none' | 'set' | 'add' | 'remove' | 'clear';

/** How a field is edited: words of a list, a choice, a text or a number. */
export interface BulkField {
  name: FieldName;
  label: string;
  kind: 'list' | 'text' | 'number' | 'choice';
  actions: readonly Exclude<Action, 'none'>[];
}

const LIST = ['set', 'add', 'remove', 'clear'] as const;
const TEXT = ['set', 'clear'] as const;
export const BULK_FIELDS: readonly BulkField[] = [
  { name: 'status', label: '状态', kind: 'choice', actions: ['set'] },
  { name: 'brand', label: '品牌', kind: 'choice', actions: ['set'] },
  { name: 'category', label: '分类', kind: 'choice', actions: ['set'] },
  { name: 'labels', label: '标识', kind: 'list', actions: LIST },
  { name: 'effects', label: '功效', kind: 'list', actions: LIST },
  { name: 'skinTypes', label: '适用肤质', kind: 'list', actions: LIST },
  { name: 'tags', label: '标签', kind: 'list', actions: LIST },
  { name: 'producer', label: '生产企业', kind: 'text', actions: TEXT },
  { name: 'origin', label: '产地', kind: 'text', actions: TEXT },
  { name: 'warnings', label: '警示语', kind: 'text', actions: TEXT },
  { name: 'noReturnReason', label: '不支持无理由退货的原因', kind: 'text', actions: TEXT },
  { name: 'purchaseLimit', label: '限购数量', kind: 'number', actions: TEXT },
];
export const ACTION_LABELS: Record<Action, string> = {
  none: '不改',
  set: '改为',
  add: '加上',
  remove: '去掉',
  clear: '清空',
};
export const STATUSES = [
  { value: 'published', label: '上架' },
  { value: 'withdrawn', label: '下架' },
  { value: 'draft', label: '草稿' },
] as const;

/** What the form holds of one field. */
export interface Draft {
  action: Action;
  text: string;
}
export type Drafts = Readonly<Partial<Record<FieldName, Draft>>>;

/** Words as people write them, each once. */
export const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,|\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** The edits that the form means; a field that is not changed is none. */
export const editsOf = (drafts: Drafts): Edit[] =>
  BULK_FIELDS.flatMap(({ name, kind }): Edit[] => {
    const { action, text } = drafts[name] ?? { action: 'none', text: '' };
    if (action === 'none') return [];
    if (kind === 'list') return [{ field: name, action, names: splitWords(text) } as Edit];
    if (action === 'clear') return [{ field: name, action } as Edit];
    return text.trim() === '' ? [] : [{ field: name, action, value: text.trim() } as Edit];
  });

/** Which products the address means: `?products=1,2` or a filter. */
export function selectionOf(search: URLSearchParams): Selection {
  const products = search.get('products');
  if (products) return { productIds: products.split(',').filter((id) => id !== '') };
  const entries = ['brandId', 'categoryId', 'status', 'q'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Selection;
}
