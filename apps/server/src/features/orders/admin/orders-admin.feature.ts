import { ordersAdminContract } from '@huarong/contract/admin/orders';
import { carrierOf, statusText } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, type AdminWriteContext, implementAdmin } from '#platform/admin';
import { listChildRegions } from '../../addresses/index.ts';
import type { ApprovalKind } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { listPeopleWith } from '../../staff/index.ts';
import { touchClaim } from '../../work/index.ts';
import type { MoveOutcome } from '../move-sub-orders.ts';
import { findAnyOrder } from '../orders.queries.ts';
import type { InvoicePreview, OrderPorts } from '../ports.ts';
import { extendReceiptByStaff } from '../ship/extend-receipt.ts';
import { signParcel } from '../ship/parcel-trace.ts';
import { cancelByStaff } from '../staff/cancel-by-staff.ts';
import { confirmOrder, decideCancel } from '../staff/decide-order.ts';
import {
  inspectRefusedDelivery,
  type RefusedDeliveryOutcome,
  receiveRefusedDelivery,
  recordDeliveryRefusal,
} from '../staff/refused-delivery.ts';
import { retryOrderRefunds } from '../staff/retry-refunds.ts';
import { addNote } from './actions/add-note.ts';
import { changeAddress, previewAddress } from './actions/change-address.ts';
import { listMentions, type MentionRow, markMentionRead } from './actions/mentions.queries.ts';
import { deleteTag, insertTag, updatePin } from './actions/notes.queries.ts';
import { packMany } from './actions/pack-many.ts';
import { parseAddress } from './actions/parse-address.ts';
import { shipForStaff } from './actions/ship-for-staff.ts';
import { showForStaff } from './detail/show-for-staff.ts';
import { exportOrders } from './export/export-orders.ts';
import { findAnything } from './find/find-anything.ts';
import { countQueues, listForStaff } from './list/list-for-staff.ts';
import { pickListHandlers } from './pick-lists/pick-list-handlers.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import type { RefundPayload } from './refunds/refund-approval.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { shipFileHandlers } from './ship-files/ship-file-handlers.ts';

export interface OrdersAdminDeps {
  ports: Pick<OrderPorts, 'payments' | 'imageOf'>;
  refundApproval: ApprovalKind<RefundPayload>;
  previewInvoices: InvoicePreview;
}

/** Orders as staff read and work them. */
export const ordersAdminFeature = ({
  ports,
  refundApproval,
  previewInvoices,
}: OrdersAdminDeps): AdminFeature => {
  const { payments, imageOf } = ports;
  return implementAdmin('orders', ordersAdminContract, {
    list: (context, input) => listForStaff(context, imageOf, input),
    counts: async ({ db, staff }) => accept(await countQueues(db, staff.staffId)),
    find: async ({ db, staff }, { words }) => accept(await findAnything(db, words, staff.permissions)),
    async detail({ db, staff }, { orderId }) {
      const order = await showForStaff(db, ports, { orderId, staffId: staff.staffId });
      return order ? accept(order) : refuse({ code: 'order-not-found' });
    },
    carriers: async ({ db }) =>
      accept({
        rows: (await readSetting(db, 'carriers')).carriers.map((row) => {
          const { pattern, format } = carrierOf(row);
          return { ...row, pattern: pattern.source, format };
        }),
      }),

    async addNote(context, input) {
      await keepClaim(context, input.orderId);
      return addNote(context, input);
    },
    colleagues: async ({ db }) =>
      accept({
        rows: (await listPeopleWith(db, 'order:read')).map(({ id, name }) => ({ staffId: String(id), name })),
      }),
    mentions: async ({ db, staff }) =>
      accept({
        rows: staff.permissions.has('order:read')
          ? (await listMentions(db, staff.staffId)).map(presentMention)
          : [],
      }),
    readMention: async ({ db, staff }, { mentionId }) =>
      (await markMentionRead(db, Number(mentionId), staff.staffId))
        ? accept(null)
        : refuse({ code: 'not-found' }),
    pinNote: async ({ db }, { orderId, noteId, isPinned }) =>
      (await updatePin(db, { orderId, noteId: Number(noteId), isPinned }))
        ? accept(null)
        : refuse({ code: 'order-not-found' }),
    async addTag({ db, staff }, { orderId, tag }) {
      if (!(await findAnyOrder(db, orderId))) return refuse({ code: 'order-not-found' });
      await insertTag(db, { order_id: orderId, tag, staff_id: staff.staffId });
      return accept(null);
    },
    async removeTag({ db }, { orderId, tag }) {
      if (!(await findAnyOrder(db, orderId))) return refuse({ code: 'order-not-found' });
      await deleteTag(db, orderId, tag);
      return accept(null);
    },

    confirm: async (context, { orderId }) => {
      await keepClaim(context, orderId);
      return presentMove(await confirmOrder(context.db, orderId));
    },
    pack: async ({ db }, { subOrderIds }) => accept(await packMany(db, subOrderIds)),
    ship: ({ db }, shipment) => shipForStaff(db, shipment),
    deliver: async ({ db }, { parcelId }) => signParcel(db, payments, parcelId),
    extendReceipt: ({ db }, { subOrderId, days }) => extendReceiptByStaff(db, { subOrderId, days }),
    recordRefusal: async ({ db }, { subOrderId }) => presentMove(await recordDeliveryRefusal(db, subOrderId)),
    receiveBack: async ({ db }, { subOrderId }) => presentMove(await receiveRefusedDelivery(db, subOrderId)),
    inspectRefused: async ({ db }, { subOrderId, isSellable, note }) =>
      presentMove(await inspectRefusedDelivery(db, payments, subOrderId, { isSellable, note })),
    approveCancel: async ({ db }, { subOrderId }) =>
      presentMove(await decideCancel(db, payments, subOrderId, true)),
    refuseCancel: async ({ db }, { subOrderId, reason }) =>
      presentMove(await decideCancel(db, payments, subOrderId, false, reason)),
    cancel: async (context, { orderId, reason }) => {
      await keepClaim(context, orderId);
      return presentMove(await cancelByStaff(context.db, payments, { orderId, reason }));
    },

    parseAddress: (_context, { text }) => accept(parseAddress(text)),
    regions(_context, { parentCode }) {
      const regions = listChildRegions(parentCode);
      return regions
        ? accept({ rows: regions.map(({ code, name }) => ({ code, name })) })
        : refuse({ code: 'region-unknown' });
    },
    previewAddress: ({ db }, input) => previewAddress(db, input),
    changeAddress: async (context, input) => {
      await keepClaim(context, input.orderId);
      return changeAddress(context.db, input);
    },

    previewRefund: ({ db }, input) => previewRefund(db, { payments, previewInvoices }, input),
    refund: async (context, input) => {
      await keepClaim(context, input.orderId);
      return requestRefund(context, payments, refundApproval, input);
    },
    export: (context, input) => exportOrders(context, input, false),
    exportWhole: (context, input) => exportOrders(context, input, true),
    retryRefunds: ({ db }, { orderId }) => retryOrderRefunds(db, payments, orderId),

    ...shipFileHandlers({ imageOf }),
    ...pickListHandlers({ imageOf }),
  });
};

const presentMention = ({ id, order_id, name, text, created_at, read_at }: MentionRow) => ({
  mentionId: String(id),
  orderId: order_id,
  by: name,
  text,
  at: created_at.toISOString(),
  isRead: read_at !== null,
});

/** An action keeps the claim of the same person open. */
const keepClaim = ({ db, staff }: AdminWriteContext, orderId: string) =>
  touchClaim(db, 'order', orderId, staff.staffId);

function presentMove<Outcome extends MoveOutcome | RefusedDeliveryOutcome>(outcome: Outcome) {
  return outcome.ok
    ? accept({
        orderId: outcome.value.orderId,
        status: outcome.value.orderStatus as number,
        statusText: statusText(outcome.value.orderStatus),
      })
    : (outcome as Extract<Outcome, { ok: false }>);
}
