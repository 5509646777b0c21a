import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

export type Term = Output<AdminContracts['terms']['list']>['terms'][number];
export type TermKind = Input<AdminContracts['terms']['list']>['kind'];

export const TERM_LISTS: Readonly<Record<TermKind, { title: string; unit: string }>> = {
  effect: { title: '功效', unit: '商品' },
  'skin-type': { title: '肤质', unit: '商品' },
  label: { title: '标识', unit: '商品' },
  'shade-family': { title: '色系', unit: '规格' },
};
