import { z } from 'zod';
import { adminWrite, defineAdminContract, reason } from '../kit/index.ts';
import { financeExportRoutes } from './finance-exports.routes.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const file = z.object({ exportId: z.string(), path: z.string(), rows: z.int() });

export const financeExportsContract = defineAdminContract({
  differences: adminWrite({
    route: financeExportRoutes.differences,
    summary: 'Exports the differences of a day as CSV',
    permission: 'ledger:export',
    input: z.object({ day: z.iso.date(), reason }),
    output: file,
    refusals: [],
    subject: (_input, result) => ({ kind: 'export', id: result?.exportId ?? 'new' }),
    reason: 'required',
  }),
  ledger: adminWrite({
    route: financeExportRoutes.ledger,
    summary: 'Exports the entries of a month as CSV, for the accountant',
    permission: 'ledger:export',
    input: z.object({ month, reason }),
    output: file,
    refusals: [],
    subject: (_input, result) => ({ kind: 'export', id: result?.exportId ?? 'new' }),
    reason: 'required',
  }),
});
