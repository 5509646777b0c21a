import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Sales = Output<AdminContracts['reports']['sales']>;
export type SalesRow = Sales['rows'][number];
export type Figures = Sales['total'];
export type DayFigures = Sales['days'][number];
export type ExportedFile = Output<AdminContracts['reports']['exports']>['rows'][number];
export type Returns = Output<AdminContracts['reports']['returns']>;
export type Members = Output<AdminContracts['reports']['members']>;
export type Stock = Output<AdminContracts['reports']['stock']>;
export type Promotions = Output<AdminContracts['reports']['promotions']>;
