import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Calls = AdminContracts['broadcasts'];
export type BroadcastRow = Output<Calls['list']>['rows'][number];
export type BroadcastDetail = Output<Calls['detail']>;
export type Choices = Output<Calls['choices']>;
export type Counted = Output<Calls['count']>;
export type Audience = Input<Calls['count']>['audience'];
export type SavedDraft = Input<Calls['save']>['draft'];
export type Channel = BroadcastRow['channel'];
