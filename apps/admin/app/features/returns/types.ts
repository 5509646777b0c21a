import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type ReturnListPage = Output<AdminContracts['returns']['list']>;
export type ReturnRow = ReturnListPage['rows'][number];
export type ReturnDetail = Output<AdminContracts['returns']['detail']>;
export type InspectedUnit = Omit<ReturnDetail['inspection'][number], 'inspectedBy' | 'inspectedAt'>;
export type InspectionPreview = Output<AdminContracts['returns']['previewInspection']>;
