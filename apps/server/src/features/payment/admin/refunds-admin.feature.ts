import { adminRefundsContract } from '@huarong/contract/admin/refunds';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { accept, type Result, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import type { Tx } from '#platform/database';
import { retryRefunds } from '../refunds/retry-refunds.ts';
import { cardTailsOf, PAYMENT_CODES } from '../tenders.ts';
import { countRefunds, findRefund, type ListedRefund, listRefundsForStaff } from './list-refunds.queries.ts';

const COUNTED = 10_000;

interface Deps {
  /** The refund of a return is retried with it, because its status follows. Injected: returns depend on payments. */
  retryReturnRefund: (tx: Tx, returnId: string) => Promise<Result<unknown, { code: string }>>;
}

/** Refunds for staff: what is on its way, what failed, and who asked for it. */
export const refundsAdminFeature = ({ retryReturnRefund }: Deps): AdminFeature =>
  implementAdmin('refunds', adminRefundsContract, {
    async list({ db }, { after, before, size, ...filter }) {
      const from = [after, before].map((cursor) =>
        cursor === undefined ? undefined : decodePosition(cursor),
      );
      if (from.includes(null))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
      const rows = await listRefundsForStaff(db, filter, {
        size: size + 1,
        after: from[0] ?? undefined,
        before: from[1] ?? undefined,
      });
      const tails = await cardTailsOf(db, rows);
      const counted = await countRefunds(db, filter);
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
          (row) => presentRefund(row, tails),
        ),
        counts: {
          pending: await countRefunds(db, { state: 'pending' }),
          failed: await countRefunds(db, { state: 'failed' }),
        },
      });
    },
    async retry({ db }, { refundId }) {
      const refund = await findRefund(db, refundId);
      if (!refund) return refuse({ code: 'refund-not-found' });
      if (refund.state !== 'failed') return refuse({ code: 'refund-not-failed' });
      const { order_id: orderId, reason_key: reasonKey } = refund;
      const returnId = returnIdOf(reasonKey);
      const isSent =
        returnId === null
          ? (await retryRefunds(db, { orderId, reasonKey })) > 0
          : (await retryReturnRefund(db, returnId)).ok;
      return isSent ? accept({ refundId }) : refuse({ code: 'refund-not-failed' });
    },
  });

const returnIdOf = (reasonKey: string): string | null =>
  reasonKey.startsWith('return:') ? reasonKey.slice('return:'.length) : null;

function presentRefund(row: ListedRefund, tails: ReadonlyMap<string, string>) {
  const tail = tails.get(row.payer ?? '');
  const name = row.provider === 'none' ? '无' : PAYMENT_NAMES[PAYMENT_CODES[row.provider]];
  return {
    refundId: row.id,
    orderId: row.order_id,
    returnId: returnIdOf(row.reason_key),
    sourceText: sourceOf(row.reason_key),
    amountFen: row.amount_fen,
    tender: tail === undefined ? name : `${name} 尾号 ${tail}`,
    state: row.state,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    requestedBy: row.requester ?? row.maker ?? (row.made_by === null ? '系统' : '命令行'),
    approvedBy: row.approver,
    approvalId: row.approval_id === null ? null : String(row.approval_id),
  };
}

/** What caused a refund, by the beginning of its key. */
const SOURCES: readonly (readonly [string, string])[] = [
  ['return:', '退货'],
  ['cancel:', '取消订单'],
  ['shop:', '商家退款'],
  ['refused:', '拒收'],
  ['freight:', '运费差额'],
  ['late:', '迟到的支付'],
];
const sourceOf = (reasonKey: string): string =>
  SOURCES.find(([prefix]) => reasonKey.startsWith(prefix))?.[1] ?? '其他';
