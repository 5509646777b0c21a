import { randomInt } from 'node:crypto';
import type { RefundPreview } from '@huarong/contract/returns';
import { orderIdOf } from '@huarong/core/orders';
import { isAutoApproved, ReturnKind, type ReturnRefusal, ReturnStatus } from '@huarong/core/returns';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Context, memberIdOfOwner, type Owner, ownerOf } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { answerOnce, idempotencyScope } from '#platform/idempotency';
import { findOrder, getLockedOrder, loadOrder, type OrderRow } from '../../orders/index.ts';
import { openReactions } from '../../reactions/index.ts';
import { readSetting } from '../../settings/index.ts';
import { attachImages } from '../images/image.queries.ts';
import { claimUnits, updateAfterSaleStatus } from '../move-return.ts';
import { appliedNote } from '../notes.ts';
import type { ReturnPorts } from '../ports.ts';
import { approveReturn } from '../process/approve-return.ts';
import { publishReturnMoved } from '../publish-return-moved.ts';
import type { ReturnRow } from '../return-rows.ts';
import { setTimers } from '../return-timers.ts';
import { countRecentReturns } from '../returns.queries.ts';
import { presentRefundPlan } from '../show/present-refund.ts';
import { planReturn, type ReturnPlan, type ReturnRequest } from './plan-return.ts';

export interface Application extends Omit<ReturnRequest, 'imageCount'> {
  description: string;
  imageIds: readonly string[];
  sendBack: 'pickup' | 'self';
}

/** Previews the refund. Nothing is stored, so images are not required yet. */
export async function previewReturn(
  { db, actor }: Context<'shopper'>,
  ports: ReturnPorts,
  application: Application,
) {
  const order = await findOrder(db, ownerOf(actor), orderIdOf(application.subOrderId));
  if (!order) return refuse({ code: 'order-not-found' });
  const loaded = await loadOrder(db, order);
  const planned = await planReturn(db, loaded, { ...application, imageCount: 1 });
  if (!planned.ok) return planned;
  return accept({ refund: await presentRefundPlan(db, ports.refunds, loaded, application, planned.value) });
}

/** Requests with the same idempotency key get the same answer; without a key the remaining units decide. */
export function applyForReturn(context: Context<'shopper'>, ports: ReturnPorts, application: Application) {
  const owner = ownerOf(context.actor);
  const key = context.caller.idempotencyKey ?? crypto.randomUUID();
  const body = { ...application, items: [...application.items] };
  return answerOnce(context.db, { scope: idempotencyScope('return', owner), key, body }, (tx) =>
    createReturn(tx, ports, owner, application),
  );
}

type Placed = Result<
  { returnId: string; returnStatus: ReturnStatus; refund: RefundPreview },
  ReturnRefusal | { code: 'order-not-found' } | { code: 'picture-expired' }
>;

/** On a refusal the caller's savepoint rolls back what was written. */
async function createReturn(
  tx: Tx,
  ports: ReturnPorts,
  owner: Owner,
  application: Application,
): Promise<Placed> {
  const orderId = orderIdOf(application.subOrderId);
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const order = await getLockedOrder(tx, orderId);
  await sync('return.apply.locked');
  const loaded = await loadOrder(tx, order);
  const imageIds = [...new Set(application.imageIds)];
  const planned = await planReturn(tx, loaded, { ...application, imageCount: imageIds.length });
  if (!planned.ok) return planned;

  const refund = await presentRefundPlan(tx, ports.refunds, loaded, application, planned.value);
  const rules = await readSetting(tx, 'returns');
  const recentReturns = await countRecentReturns(tx, owner, rules.autoApproveWithinDays);
  const row = await saveReturn(tx, order, application, planned.value, imageIds.length);
  await claimUnits(tx, row.id, planned.value.units);
  if (!(await attachImages(tx, { owner, returnId: row.id, ids: imageIds })))
    return refuse({ code: 'picture-expired' });
  if (row.reason === ALLERGY)
    await openReactions(tx, {
      returnId: row.id,
      lineIds: [...planned.value.units.keys()],
      symptom: row.description,
    });
  await updateAfterSaleStatus(tx, row.sub_order_id);
  await setTimers(tx, row);
  await publishReturnMoved(tx, order, row);

  const facts = { ...row, refundFen: row.refund_fen, isMember: isMember(owner), recentReturns };
  const approved = isAutoApproved(facts, rules) ? await approveReturn(tx, ports.refunds, order, row) : null;
  await failpoint('return.apply.before_commit');
  return accept({ returnId: row.id, returnStatus: (approved ?? row).status, refund });
}

const ALLERGY = 4;
const isMember = (owner: Owner) => memberIdOfOwner(owner) !== null;

async function saveReturn(
  tx: Tx,
  order: OrderRow,
  { subOrderId, kind, reason, description, sendBack }: Application,
  { units, refund }: ReturnPlan,
  imageCount: number,
): Promise<ReturnRow> {
  const isExchange = kind === ReturnKind.Exchange;
  const quantity = [...units.values()].reduce((total, numbers) => total + numbers.length, 0);
  return tx
    .insertInto('return_request')
    .values({
      id: newReturnId(),
      order_id: order.id,
      sub_order_id: subOrderId,
      kind,
      reason,
      status: ReturnStatus.AwaitingReview,
      description,
      send_back: sendBack,
      goods_fen: refund.goodsFen,
      promotion_fen: refund.promotionFen,
      coupon_fen: refund.couponFen,
      points_fen: refund.pointsFen,
      gift_fen: isExchange ? 0 : refund.giftFen,
      freight_fen: isExchange ? 0 : refund.freightFen,
      refund_fen: isExchange ? 0 : refund.totalFen,
      points_back: isExchange ? 0 : refund.pointsBack,
      points_taken: isExchange ? 0 : refund.pointsTaken,
      is_coupon_back: !isExchange && refund.isWholeOrder && order.coupon_ids.length > 0,
      note: appliedNote({ kind, reason, quantity, imageCount: imageCount }),
      created_at: sql<Date>`shop_now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Eleven random digits; the primary key refuses a number that is taken. */
const newReturnId = () => `R${String(randomInt(10 ** 11)).padStart(11, '0')}`;
