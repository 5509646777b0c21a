import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Calendar = Output<AdminContracts['plans']['calendar']>;
export type PlanLine = Calendar['lines'][number];
export type PlanConflict = Calendar['conflicts'][number];
