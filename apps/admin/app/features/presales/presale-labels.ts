import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Calls = AdminContracts['presales'];
export type PresaleRow = Output<Calls['list']>['rows'][number];
export type PresaleBoard = Output<Calls['detail']>;
export type PresaleTermsInput = Input<Calls['save']>['terms'];
export type PresaleOrders = Output<Calls['orders']>;

type ChangeCalls = AdminContracts['presaleChanges'];
export type DatesPreview = Output<ChangeCalls['previewDates']>;
export type CancelPreview = Output<ChangeCalls['previewCancel']>;
export type ReminderPreview = Output<ChangeCalls['previewReminder']>;
export type PresaleChangesList = Output<ChangeCalls['list']>;
export type PresaleChangeRow = PresaleChangesList['rows'][number];
export type ExtraRow = Output<ChangeCalls['extras']>['rows'][number];

type ArrivalCalls = AdminContracts['presaleArrivals'];
export type ArrivalCount = NonNullable<Output<ArrivalCalls['detail']>['count']>;
export type ArrivalPreview = Output<ArrivalCalls['preview']>;

export const PHASES = {
  draft: { label: '草稿', className: 'st st-wait' },
  coming: { label: '未开始', className: 'st st-todo' },
  deposit: { label: '付定金中', className: 'st st-go' },
  between: { label: '等付尾款', className: 'st st-half' },
  balance: { label: '付尾款中', className: 'st st-go' },
  ended: { label: '已结束', className: 'st st-end' },
  stopped: { label: '已停止', className: 'st st-end' },
} as const;
