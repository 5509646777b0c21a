import { z } from 'zod';
import { adminWrite, reason } from '../kit/index.ts';
import { orderFilters, orderSort } from './order-filters.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

export const exportColumn = z.enum([
  'order',
  'sub-order',
  'placed',
  'paid',
  'status',
  'recipient',
  'mobile',
  'province',
  'address',
  'items',
  'units',
  'payable',
  'payment',
  'deadline',
  'shipped',
  'waybills',
  'tags',
]);
export type ExportColumn = z.output<typeof exportColumn>;

const input = orderFilters.extend({
  sort: orderSort,
  columns: z
    .array(exportColumn)
    .min(1)
    .max(exportColumn.options.length)
    .refine((columns) => new Set(columns).size === columns.length),
  reason,
});
const output = z.object({
  exportId: z.string(),
  /** Where the file is, for ten minutes and for the caller alone. */
  path: z.string(),
  rows: z.int(),
  /** There are more rows than a file may have. */
  isCut: z.boolean(),
});
const subject = (_input: unknown, result: { exportId: string } | null) =>
  ({ kind: 'export', id: result?.exportId ?? 'new' }) as const;

export const exportCalls = {
  export: adminWrite({
    route: routes.export,
    summary: 'Exports the filtered list as CSV, personal data masked',
    permission: 'order:export',
    input,
    output,
    refusals: ['export-limit'],
    subject,
    reason: 'required',
  }),
  exportWhole: adminWrite({
    route: routes.exportWhole,
    summary: 'Exports the filtered list with whole mobile numbers and addresses; asks for order:export too',
    permission: 'member:unmask',
    input,
    output,
    refusals: ['export-limit'],
    subject,
    reason: 'required',
    needsProof: true,
  }),
};
