import type { SlotRow } from './types.ts';

/** How a slot is, in a word. */
export function slotState({ problems, draftCount, next, liveCount }: SlotRow) {
  if (problems.length > 0) return { label: `${problems.length} 处要处理`, className: 'st st-bad' };
  if (draftCount > 0) return { label: `${draftCount} 份草稿或计划`, className: 'st st-todo' };
  if (next !== null) return { label: '有计划', className: 'st st-todo' };
  return liveCount > 0
    ? { label: '正常', className: 'st st-ok' }
    : { label: '没有内容', className: 'st st-end' };
}

export const FIELD_LABELS: Readonly<Record<string, string>> = {
  position: '次序',
  content: '文字',
  note: '说明',
  mark: '标记',
  link: '链接',
  offer: '优惠',
  imagePath: '图片',
  phoneImagePath: '手机上的图片',
  startsAt: '开始',
  endsAt: '结束',
  isLive: '显示',
};
