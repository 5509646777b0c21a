import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Batch = Output<AdminContracts['storedCards']['batches']>['rows'][number];
export type BatchDetail = Output<AdminContracts['storedCards']['batch']>;
export type Liability = Output<AdminContracts['storedCards']['liability']>;
export type StaffCard = BatchDetail['cards'][number];
export type CardDetail = Output<AdminContracts['storedCards']['card']>;

export const BATCH_STATES: Record<Batch['state'], { label: string; className: string }> = {
  waiting: { label: '等第二个人', className: 'st st-wait' },
  refused: { label: '已驳回', className: 'st st-bad' },
  withdrawn: { label: '已撤回', className: 'st' },
  expired: { label: '申请已过期', className: 'st' },
  making: { label: '制作中', className: 'st st-wait' },
  ready: { label: '等下载', className: 'st st-wait' },
  downloaded: { label: '等激活', className: 'st st-wait' },
  active: { label: '在用', className: 'st st-ok' },
  discarded: { label: '已作废', className: 'st' },
};

export const CARD_STATES: Record<StaffCard['state'], { label: string; className: string }> = {
  inactive: { label: '没有激活', className: 'st' },
  active: { label: '在用', className: 'st st-ok' },
  frozen: { label: '已冻结', className: 'st st-bad' },
  lost: { label: '已挂失', className: 'st st-hold' },
  closed: { label: '已停用', className: 'st' },
};

export const KINDS = { anonymous: '不记名卡', named: '记名卡' } as const;
export const validityText = (years: number | null): string =>
  years === null ? '不设有效期' : `激活后 ${years} 年`;
