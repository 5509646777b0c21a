import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type ListedProduct = Output<AdminContracts['products']['list']>['rows'][number];
export type ProductDetail = Output<AdminContracts['products']['detail']>;
export type ProductOptions = Output<AdminContracts['products']['options']>;
export type ProductSku = Output<AdminContracts['products']['skus']>['skus'][number];

export const STATUS: Record<ListedProduct['status'], { label: string; className: string; tag: string }> = {
  draft: { label: '草稿', className: 'st st-end', tag: 'tag tag-warn' },
  published: { label: '在售', className: 'st st-ok', tag: 'tag tag-ok' },
  withdrawn: { label: '已下架', className: 'st st-end', tag: 'tag' },
};

export const KINDS = [
  { value: 'cosmetic', label: '普通化妆品' },
  { value: 'special-cosmetic', label: '特殊化妆品' },
  { value: 'tool', label: '工具' },
  { value: 'food', label: '食品' },
] as const;

/** What staff read after saving: done, planned or waiting for somebody. */
export function savedText(saved: { state: 'applied' | 'planned' | 'waiting'; setId: string }): string {
  if (saved.state === 'waiting') return `已提交，等待批准（改动单 ${saved.setId}）`;
  return saved.state === 'planned' ? `已定时（改动单 ${saved.setId}）` : `已保存（改动单 ${saved.setId}）`;
}

/** A value of a date field, which is a time in Shanghai. */
export const momentOf = (typed: string): string | null => (typed === '' ? null : `${typed}:00+08:00`);
