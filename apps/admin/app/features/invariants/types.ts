import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Overview = Output<AdminContracts['invariants']['overview']>;
export type Invariant = Overview['groups'][number]['invariants'][number];
export type Fault = Invariant['faults'][number];
