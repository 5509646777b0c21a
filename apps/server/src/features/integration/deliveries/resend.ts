import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { lockWebhook } from '../webhooks/webhooks.queries.ts';
import { findDelivery, type ResendScope, resetDeliveries } from './deliveries.queries.ts';
import { wakeSender } from './delivery-jobs.ts';

export const MAX_RESENT = 10_000;

/** Sends a delivery again that was received or given up. */
export async function resendOne(
  tx: Tx,
  deliveryId: number,
): Promise<Result<{ webhookId: string }, { code: 'delivery-not-found' | 'delivery-waiting' }>> {
  const delivery = await findDelivery(tx, deliveryId);
  if (!delivery || !(await lockWebhook(tx, delivery.webhook_id)))
    return refuse({ code: 'delivery-not-found' });
  const resent = await resetDeliveries(tx, delivery.webhook_id, { deliveryId }, 1);
  if (resent === 0) return refuse({ code: 'delivery-waiting' });
  await recordResent(tx, delivery.webhook_id, resent);
  return accept({ webhookId: String(delivery.webhook_id) });
}

type ManyRefusal =
  | { code: 'webhook-not-found' | 'delivery-none' }
  | { code: 'delivery-too-many'; limit: number };

/** Sends all again that failed, or all of a period: a receiver that lost its data. */
export async function resendMany(
  tx: Tx,
  webhookId: number,
  scope: Exclude<ResendScope, { deliveryId: number }>,
): Promise<Result<{ resent: number }, ManyRefusal>> {
  if (!(await lockWebhook(tx, webhookId))) return refuse({ code: 'webhook-not-found' });
  const resent = await resetDeliveries(tx, webhookId, scope, MAX_RESENT + 1);
  if (resent > MAX_RESENT) return refuse({ code: 'delivery-too-many', limit: MAX_RESENT });
  if (resent === 0) return refuse({ code: 'delivery-none' });
  await recordResent(tx, webhookId, resent);
  return accept({ resent });
}

/** The count is what the audit log shows of it; somebody who sends again does not want to wait out a pause. */
async function recordResent(tx: Tx, webhookId: number, resent: number): Promise<void> {
  await sql`update webhook set resent = resent + ${resent}, resume_at = null where id = ${webhookId}`.execute(
    tx,
  );
  await wakeSender(tx, { webhookId });
}
