import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Calls = AdminContracts['simulator'];
export type Simulated = Output<Calls['simulate']>;
export type ScenarioInput = Input<Calls['simulate']>;
export type FoundSku = Output<Calls['skus']>['skus'][number];
export type SavedCase = Output<Calls['case']>;
export type ListedCase = Output<Calls['cases']>['cases'][number];
export type FoundConflict = Output<Calls['conflicts']>['conflicts'][number];
export type OpenOffer = Output<Calls['offers']>['offers'][number];
export type Replay = Output<Calls['replay']>;
