import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { formatTime } from '../../ui/format.ts';

export type ChangeSet = Output<AdminContracts['changes']['list']>['rows'][number];
export type ChangeDetail = Output<AdminContracts['changes']['detail']>;

export const CHANGE_STATES: Record<ChangeSet['state'], { label: string; className: string }> = {
  draft: { label: '草稿', className: 'st st-end' },
  waiting: { label: '待批准', className: 'st st-wait' },
  planned: { label: '已定时', className: 'st st-todo' },
  applied: { label: '已生效', className: 'st st-ok' },
  undone: { label: '已撤销', className: 'st st-end' },
  refused: { label: '未通过', className: 'st st-bad' },
  withdrawn: { label: '已撤回', className: 'st st-end' },
  failed: { label: '没有生效', className: 'st st-bad' },
};

const KINDS: Record<string, string> = {
  import: '导入文件',
  grid: '价格与库存表',
  stocktake: '盘点',
  bulk: '批量修改',
  product: '商品编辑',
  brand: '品牌',
  category: '分类',
  term: '词表',
  content: '页面内容',
};
export const kindLabel = (kind: string): string => KINDS[kind] ?? kind;

/** 商品 4，规格 14 */
export const countsText = (counts: ChangeSet['counts']): string =>
  counts.map(({ label, count }) => `${label} ${count.toLocaleString('zh-CN')}`).join('，');

/** When it takes effect, or did. */
export function effectTime({ appliedAt, applyAt, restoreAt }: ChangeSet): string {
  const from = appliedAt ?? applyAt;
  if (from === null) return '—';
  return restoreAt === null ? formatTime(from) : `${formatTime(from)} 至 ${formatTime(restoreAt)}`;
}
