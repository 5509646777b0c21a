import { reportsContract } from '@huarong/contract/admin/reports';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { listExports, startExport } from '../export/start-export.ts';
import { showPromotions } from './show-promotions.ts';
import { showSales } from './show-sales.ts';

/** Reports, read from the figures of days. */
export const reportsFeature: AdminFeature = implementAdmin('reports', reportsContract, {
  sales: ({ db }, input) => showSales(db, input),
  promotions: ({ db }, input) => showPromotions(db, input),
  exports: ({ db, staff }) => listExports(db, staff.staffId),
  export: (context, input) => startExport(context, input),
});
