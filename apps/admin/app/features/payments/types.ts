import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Payment = Output<AdminContracts['payments']['list']>['rows'][number];
export type PaymentDetail = Output<AdminContracts['payments']['detail']>;
export type Day = Output<AdminContracts['reconciliation']['day']>;
export type Comparison = Day['rows'][number];
export type Difference = Day['differences'][number];
