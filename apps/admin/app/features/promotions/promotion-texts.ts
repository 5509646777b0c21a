import type { PromotionDetail } from './promotion-draft.ts';

export const PHASES: Record<PromotionDetail['phase'], { label: string; className: string }> = {
  draft: { label: '草稿', className: 'st st-end' },
  planned: { label: '已排期', className: 'st st-todo' },
  running: { label: '进行中', className: 'st st-go' },
  ended: { label: '已结束', className: 'st st-ok' },
  stopped: { label: '已停止', className: 'st st-bad' },
};
