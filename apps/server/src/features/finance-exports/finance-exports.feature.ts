import { financeExportsContract } from '@huarong/contract/admin/finance-exports';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { countMonthEntries } from '../ledger/index.ts';
import { countDayDifferences } from '../payment/index.ts';
import { insertExport } from './finance-exports.queries.ts';

/** Files for the accountant: who asked for one and why is recorded first. */
export const financeExportsFeature: AdminFeature = implementAdmin('financeExports', financeExportsContract, {
  async differences({ db, staff: { staffId } }, { day }) {
    const rows = await countDayDifferences(db, day);
    return accept(await insertExport(db, { kind: 'differences', firstDay: day, rows, staffId }));
  },
  async ledger({ db, staff: { staffId } }, { month }) {
    const rows = await countMonthEntries(db, month);
    return accept(await insertExport(db, { kind: 'ledger', firstDay: `${month}-01`, rows, staffId }));
  },
});
