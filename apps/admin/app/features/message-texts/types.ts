import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Calls = AdminContracts['messageTexts'];
export type MessageText = Output<Calls['list']>['texts'][number];
export type TextVersion = Output<Calls['history']>['versions'][number];
