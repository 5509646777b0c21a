import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type CheckedFile = Output<AdminContracts['receipts']['check']>;
export type StoredReceipt = Output<AdminContracts['receipts']['list']>['rows'][number];
