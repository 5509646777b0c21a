import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Overview = Output<AdminContracts['system']['overview']>;
