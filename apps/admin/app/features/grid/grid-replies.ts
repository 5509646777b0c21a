import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type GridCheck = Output<AdminContracts['grid']['check']>;
export type SavedGrid = Output<AdminContracts['grid']['save']>;
