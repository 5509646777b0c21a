import { reportsContract } from '@huarong/contract/admin/reports';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { listExports, startExport } from '../export/start-export.ts';
import { showMembers } from './show-members.ts';
import { showPromotions } from './show-promotions.ts';
import { showReturns } from './show-returns.ts';
import { showSales } from './show-sales.ts';
import { showStock } from './show-stock.ts';

/** Reports, read from the figures of days and months; of stock, from what is there now. */
export const reportsFeature: AdminFeature = implementAdmin('reports', reportsContract, {
  sales: ({ db }, input) => showSales(db, input),
  promotions: ({ db }, input) => showPromotions(db, input),
  exports: ({ db, staff }) => listExports(db, staff.staffId),
  export: (context, input) => startExport(context, input),
  returns: ({ db }, input) => showReturns(db, input),
  members: ({ db }, input) => showMembers(db, input),
  stock: ({ db, staff }, input) => showStock(db, input, { canSeeCost: staff.permissions.has('cost:read') }),
});
