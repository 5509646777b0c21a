import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Calls = AdminContracts['preview'];
export type Choices = Output<Calls['choices']>;
export type PlannedMoment = Choices['moments'][number];
export type Draft = Choices['drafts'][number];
export type Differences = Output<Calls['differences']>;
