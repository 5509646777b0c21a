import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Imports = AdminContracts['imports'];
export type ImportPage = Output<Imports['list']>;
export type ImportRow = ImportPage['rows'][number];
export type ImportDetail = Output<Imports['detail']>;
export type Report = NonNullable<ImportDetail['report']>;
export type Problem = Report['problems'][number];
