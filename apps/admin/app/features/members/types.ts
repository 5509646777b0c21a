import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Member = Output<AdminContracts['members']['detail']>;
