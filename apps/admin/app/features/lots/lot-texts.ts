import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Lot = Output<AdminContracts['lots']['list']>['rows'][number];
export type LotDetail = Output<AdminContracts['lots']['detail']>;
export type Receipt = Output<AdminContracts['lots']['receipts']>['rows'][number];

export const LOT_STATES: Record<Lot['state'], { label: string; className: string }> = {
  fine: { label: '在期内', className: 'st st-ok' },
  'months-6': { label: '6 个月内到期', className: 'st st-wait' },
  'months-3': { label: '3 个月内到期', className: 'st st-wait' },
  expired: { label: '已过期', className: 'st st-bad' },
  recalled: { label: '已召回', className: 'st st-bad' },
};
