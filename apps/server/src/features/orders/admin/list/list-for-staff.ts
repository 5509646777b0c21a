import type { OrderListInput, OrderListRow } from '@huarong/contract/admin/orders';
import { maskMobile, maskName } from '@huarong/core/identity';
import { ORDERS_COUNTED, OrderStatus, statusText } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminContext, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { type ClaimRow, listClaims, listOpenClaims } from '../../../work/index.ts';
import type { OrderPorts } from '../../ports.ts';
import {
  countSubOrders,
  findRareFilters,
  type ListedSubOrder,
  listOrdersIn,
  listPositions,
  listSubOrderRows,
} from './list.queries.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { TO_SHIP } from './ship-deadline.ts';

const QUEUE_COUNTED = 10_000;
const IMAGES_SHOWN = 3;

/** One page of the order list: first where its rows are, then the rows. */
export async function listForStaff(
  { db, staff }: AdminContext,
  imageOf: OrderPorts['imageOf'],
  { sort, after, before, size, ...filters }: OrderListInput,
) {
  const { staffId } = staff;
  const [afterAt, beforeAt] = [after, before].map((cursor) => (cursor ? readCursor(cursor) : null));
  if ((after && !afterAt) || (before && !beforeAt)) return refuse({ code: 'invalid-input' } as const);
  const reader = { staffId, rare: await findRareFilters(db, filters) };
  const query = { filters, sort, reader };
  const [positions, total] = await Promise.all([
    listPositions(db, { ...query, size: size + 1, after: afterAt ?? null, before: beforeAt ?? null }),
    countSubOrders(db, { ...query, limit: ORDERS_COUNTED }),
  ]);
  const page = pageOfRows(positions, { size, after, before, cursorOf: writeCursor, total }, (each) => each);
  const rows = await listSubOrderRows(
    db,
    page.rows.map(({ subOrderId }) => subOrderId),
  );
  const claims = await listClaims(db, 'order', [...new Set(rows.map(({ order_id }) => order_id))]);
  return accept({
    ...page,
    rows: rows.map((row) => presentRow(row, { imageOf, claim: claims.get(row.order_id), staffId })),
  });
}

const presentRow = (
  row: ListedSubOrder,
  {
    imageOf,
    claim,
    staffId,
  }: { imageOf: OrderPorts['imageOf']; claim: ClaimRow | undefined; staffId: number },
): OrderListRow => ({
  subOrderId: row.id,
  orderId: row.order_id,
  placedAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  recipientName: maskName(row.recipient.name),
  recipientMobile: maskMobile(row.recipient.mobile),
  province: row.recipient.provinceName,
  images: [...new Set(row.lines.slice(0, IMAGES_SHOWN).map(({ skuId, image }) => imageOf(skuId) ?? image))],
  moreLines: Math.max(0, row.lines.length - IMAGES_SHOWN),
  units: row.units,
  payableFen: row.payable_fen,
  paymentCode: row.payment_code,
  status: row.status,
  statusText: statusText(row.status),
  shipBy: row.ship_by?.toISOString() ?? null,
  isLate: row.is_late,
  marks: marksOf({
    ...row,
    isSplit: row.siblings > 1,
    isEngraved: row.lines.some((line) => line.isEngraved),
  }),
  tags: row.tags,
  claim: claim ? presentClaim(claim, staffId) : null,
});

export const presentClaim = ({ staff_id, name, claimed_at }: ClaimRow, ownId: number) => ({
  staffId: String(staff_id),
  name,
  claimedAt: claimed_at.toISOString(),
  isOwn: staff_id === ownId,
});

interface MarkFacts {
  isSplit: boolean;
  isEngraved: boolean;
  has_note: boolean;
  has_packaging: boolean;
  has_greeting: boolean;
  is_guest: boolean;
  kind: string;
}
export const marksOf = (facts: MarkFacts): OrderListRow['marks'] => [
  ...(facts.isSplit ? (['split'] as const) : []),
  ...(facts.has_note ? (['note'] as const) : []),
  ...(facts.isEngraved ? (['engraving'] as const) : []),
  ...(facts.has_packaging ? (['packaging'] as const) : []),
  ...(facts.has_greeting ? (['greeting'] as const) : []),
  ...(facts.kind === 'presale' ? (['presale'] as const) : []),
  ...(facts.is_guest ? (['guest'] as const) : []),
];

type Filters = Parameters<typeof countSubOrders>[1]['filters'];
const inStatus = (statuses: readonly OrderStatus[]): Filters => ({ status: statuses.map(String) });

/** The queues above the list. Each is the work that is open now, not the history. */
const QUEUES = {
  unshipped: inStatus(TO_SHIP),
  late: { late: 'yes' },
  toConfirm: inStatus([OrderStatus.AwaitingConfirmation]),
  toDecide: { undecided: 'yes' },
  partlyShipped: inStatus([OrderStatus.PartlyShipped]),
  refused: inStatus([OrderStatus.Refused]),
  untraced: { untraced: 'yes' },
} as const satisfies Record<string, Filters>;
type Queue = keyof typeof QUEUES;
/** Queues have no filter on another table. */
const queueReader = (staffId: number) => ({ staffId, rare: new Set<never>() });

export async function countQueues(db: Queryable, staffId: number): Promise<Record<Queue, number | null>> {
  const counts = await Promise.all(
    Object.entries(QUEUES).map(async ([queue, filters]) => [
      queue,
      await countSubOrders(db, {
        filters,
        sort: 'placed',
        reader: queueReader(staffId),
        limit: QUEUE_COUNTED,
      }),
    ]),
  );
  return Object.fromEntries(counts);
}

/** Who works on an order of each queue now. */
export async function listQueueWorkers(db: Queryable, staffId: number): Promise<Record<Queue, string[]>> {
  const claims = await listOpenClaims(db, 'order');
  const orderIds = claims.map(({ subject_id }) => subject_id);
  const workers = await Promise.all(
    Object.entries(QUEUES).map(async ([queue, filters]) => {
      const listed =
        claims.length === 0
          ? []
          : await listOrdersIn(db, { filters, reader: queueReader(staffId), orderIds });
      const names = claims.filter(({ subject_id }) => listed.includes(subject_id)).map(({ name }) => name);
      return [queue, [...new Set(names)]];
    }),
  );
  return Object.fromEntries(workers);
}
