import type { ImportRow, Report } from './types.ts';

export const STATES: Record<ImportRow['state'], { label: string; className: string }> = {
  checking: { label: '正在预演', className: 'st st-wait' },
  checked: { label: '预演，尚未写入', className: 'st st-hold' },
  applying: { label: '正在写入', className: 'st st-wait' },
  waiting: { label: '等待审批', className: 'st st-hold' },
  applied: { label: '已写入', className: 'st st-ok' },
  withdrawn: { label: '没有写入', className: 'st st-end' },
  failed: { label: '读不了', className: 'st st-bad' },
};

const ENTITIES: Readonly<Record<string, string>> = {
  category: '个分类',
  brand: '个品牌',
  product: '件商品',
  sku: '个规格',
};
export const SUBJECTS: Record<Report['subject'], string> = {
  products: '商品',
  categories: '分类',
  brands: '品牌',
};

type Change = 'created' | 'updated' | 'unchanged';

/** 9 件商品，36 个规格 */
export const countsText = ({ counts }: Report, change: Change): string =>
  counts
    .filter((count) => count[change] > 0)
    .map((count) => `${count[change].toLocaleString('en-US')} ${ENTITIES[count.entity] ?? ''}`)
    .join('，') || '没有';

/** How many of the smallest unit: skus of a product file, otherwise its categories or brands. */
export function mainCount({ counts, subject }: Report, change: Change): number {
  const entity = subject === 'products' ? 'sku' : subject === 'categories' ? 'category' : 'brand';
  return counts.find((count) => count.entity === entity)?.[change] ?? 0;
}

export const isRunning = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state === 'checking' || state === 'applying';
