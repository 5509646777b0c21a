import { presaleChangesContract } from '@huarong/contract/admin/presale-changes';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { findPresaleRow } from '../promotions/index.ts';
import { previewCancel, requestCancel } from './cancel-presale.ts';
import { previewDates, requestDates } from './change-dates.ts';
import { type ListedChange, listChanges, listWaiting } from './changes.queries.ts';
import { listExtras, payExtra } from './extras.ts';
import { previewReminder, remindDepositors } from './remind-depositors.ts';

/** What happens to a presale after people have ordered: other dates, or the shop cannot ship. */
export const presaleChangesFeature: AdminFeature = implementAdmin('presaleChanges', presaleChangesContract, {
  async list({ db }, { presaleId }) {
    if (!(await findPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' });
    return accept({
      rows: (await listChanges(db, presaleId)).map(presentChange),
      waiting: (await listWaiting(db, presaleId)).map(({ id, title, requester }) => ({
        approvalId: String(id),
        title,
        requestedBy: requester,
      })),
    });
  },
  previewDates: ({ db }, { presaleId, ...wanted }) => previewDates(db, presaleId, wanted),
  changeDates: (context, input) => requestDates(context, input),
  previewCancel: ({ db }, { presaleId, rule }) => previewCancel(db, presaleId, rule),
  cancel: (context, input) => requestCancel(context, input),
  previewReminder: ({ db }, { presaleId }) => previewReminder(db, presaleId),
  remind: (context, { presaleId }) => remindDepositors(context, presaleId),
  extras: async ({ db }, { isPaid, after, size }) =>
    accept(await listExtras(db, { isPaid: isPaid === 'yes', after: after ?? null, size })),
  payExtra: (context, input) => payExtra(context, input),
});

const presentChange = (row: ListedChange) => ({
  changeId: String(row.id),
  kind: row.kind,
  before: row.dates_before,
  after: row.dates_after,
  rule: row.refund_rule,
  reason: row.reason,
  state: row.state,
  requestedBy: row.requested_by_name,
  approvedBy: row.approved_by_name,
  at: row.created_at.toISOString(),
  done: row.done,
  skipped: row.skipped,
  refundFen: row.refund_fen,
  extraFen: row.extra_fen,
  extraDueFen: row.extra_due_fen,
});
