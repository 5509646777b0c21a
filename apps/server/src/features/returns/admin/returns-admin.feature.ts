import { adminReturnsContract } from '@huarong/contract/admin/returns';
import { ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { accept, type Result, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  type AdminWriteContext,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { listImageIds } from '../images/image.queries.ts';
import { signedImageUrl } from '../images/signed-image-url.ts';
import type { ReturnPorts } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import { getReturn } from '../returns.queries.ts';
import { approve, inspectUnits, recordPickup, refuseReturn } from '../staff/index.ts';
import { addInspectionImage } from './add-inspection-image.ts';
import { type cashRefundApproval, requestCashRefund } from './cash-refund.ts';
import { countOpenByStatus, countReturns, listReturnsByTab, TAB_STATUSES } from './list-returns.queries.ts';
import { listUnknownParcels } from './parcels.queries.ts';
import { presentListedReturn } from './present-listed-return.ts';
import { previewInspection } from './preview-inspection.ts';
import { assignParcel, receiveParcel } from './receive-parcel.ts';
import { showReturnForStaff } from './show-return-for-staff.ts';

const COUNTED = 10_000;

/** Returns for staff: the list by deadline, decisions, arrivals, inspections and cash. */
export const returnsAdminFeature = (
  ports: ReturnPorts,
  cashKind: ReturnType<typeof cashRefundApproval>,
): AdminFeature =>
  implementAdmin('returns', adminReturnsContract, {
    async list({ db }, { after, before, size, ...filter }) {
      const from = [after, before].map((cursor) =>
        cursor === undefined ? undefined : decodePosition(cursor),
      );
      if (from.includes(null))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
      const [olderThan, newerThan] = from;
      const rows = await listReturnsByTab(db, filter, {
        size: size + 1,
        after: olderThan ?? undefined,
        before: newerThan ?? undefined,
      });
      const counted = await countReturns(db, filter);
      const open = await countOpenByStatus(db);
      const countOf = (tab: keyof typeof TAB_STATUSES) =>
        TAB_STATUSES[tab].reduce((total, status) => total + (open.get(status) ?? 0), 0);
      return accept({
        ...pageOfRows(
          rows,
          {
            size,
            after,
            before,
            cursorOf: ({ position, id }) => encodePosition({ at: position, id }),
            total: counted > COUNTED ? null : counted,
          },
          (row) => presentListedReturn(row, ports.imageOf),
        ),
        counts: Object.fromEntries(
          (['open', 'review', 'sending', 'transit', 'inspect', 'refunding', 'failed'] as const).map((tab) => [
            tab,
            countOf(tab),
          ]),
        ),
      });
    },
    async detail({ db, config }, { returnId }) {
      const shown = await showReturnForStaff({ db, secret: config.secret, ports }, returnId);
      return shown ? accept(shown) : refuse({ code: 'return-not-found' });
    },
    image: async ({ db, config }, { returnId, imageId }) =>
      (await listImageIds(db, returnId)).includes(imageId)
        ? accept({ url: signedImageUrl(config.secret, imageId, await readClock(db)) })
        : refuse({ code: 'return-not-found' }),
    approve: async (context, { returnId }) =>
      presentRefund(context, await approve(context.db, ports.refunds, returnId)),
    refuse: async ({ db }, { returnId, reason }) => present(db, await refuseReturn(db, returnId, reason)),
    recordPickup: async ({ db }, { returnId, carrier, waybillNo }) =>
      present(db, await recordPickup(db, returnId, { carrier, waybillNo })),
    receive: ({ db, staff }, { code, note }) => receiveParcel(db, { code, note, staffId: staff.staffId }),
    unknownParcels: async ({ db }) =>
      accept({
        rows: (await listUnknownParcels(db)).map((row) => ({
          parcelId: String(row.id),
          waybillNo: row.waybill_no,
          note: row.note,
          receivedBy: row.staff_name,
          receivedAt: row.received_at.toISOString(),
        })),
      }),
    assignParcel: async ({ db }, { parcelId, returnId }) =>
      present(db, await assignParcel(db, { parcelId: Number(parcelId), returnId })),
    addInspectionImage: (context, { returnId }) => addInspectionImage(ports.storage, context, returnId),
    previewInspection: ({ db }, inspection) => previewInspection(db, ports.refunds, inspection),
    inspect: async (context, inspection) =>
      presentRefund(
        context,
        await inspectUnits(context.db, ports.refunds, { ...inspection, staffId: context.staff.staffId }),
      ),
    recordCash: (context, request) => requestCashRefund(context, cashKind, request),
  });

/** A change that may start a refund asks for a fresh proof when it does: money goes out. */
async function presentRefund<Refused extends { code: string }>(
  { db, staff }: AdminWriteContext,
  outcome: Result<{ returnId: string }, Refused>,
) {
  if (outcome.ok && !staff.isProofFresh && isPaidBack(await getReturn(db, outcome.value.returnId)))
    return refuse({ code: 'fresh-proof-needed' });
  return present(db, outcome);
}

const isPaidBack = ({ status, refund_fen }: ReturnRow): boolean =>
  status === ReturnStatus.Refunding ||
  status === ReturnStatus.RefundFailed ||
  (status === ReturnStatus.Completed && refund_fen > 0);

/** A change of a return answers with its new status. */
async function present<Refused extends { code: string }>(
  db: Tx,
  outcome: Result<{ returnId: string }, Refused>,
) {
  if (!outcome.ok) return outcome;
  const { id, status } = await getReturn(db, outcome.value.returnId);
  return accept({ returnId: id, status, statusText: returnStatusText(status) });
}
