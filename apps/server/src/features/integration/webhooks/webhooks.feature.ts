import { webhooksContract } from '@huarong/contract/admin/integration';
import { accept, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import {
  countDeliveries,
  type DeliveryRow,
  findDelivery,
  listDeliveries,
} from '../deliveries/deliveries.queries.ts';
import { resendMany, resendOne } from '../deliveries/resend.ts';
import {
  createWebhook,
  moveWebhook,
  pingWebhook,
  presentWebhook,
  removeWebhook,
  rotateSecret,
  updateWebhook,
} from './manage-webhooks.ts';
import { listWebhooks } from './webhooks.queries.ts';

const WRONG_POSITION = { code: 'invalid-input', message: '列表的位置无效，请从第一页看起' } as const;
const WRONG_PERIOD = { code: 'invalid-input', message: '结束时间须在开始时间之后', field: 'period' } as const;

/** Webhooks and their deliveries for staff. */
export const webhooksFeature: AdminFeature = implementAdmin('webhooks', webhooksContract, {
  list: async ({ db }) => accept({ rows: (await listWebhooks(db)).map(presentWebhook) }),
  create: createWebhook,
  async detail({ db }, { webhookId }) {
    const [row] = await listWebhooks(db, Number(webhookId));
    return row ? accept(presentWebhook(row)) : refuse({ code: 'webhook-not-found' });
  },
  update: (context, { webhookId, ...input }) =>
    updateWebhook(context, { ...input, webhookId: Number(webhookId) }),
  rotate: (context, { webhookId }) => rotateSecret(context, Number(webhookId)),
  ping: (context, { webhookId }) => pingWebhook(context, Number(webhookId)),
  move: (context, { webhookId, state }) => moveWebhook(context, Number(webhookId), state),
  remove: (context, { webhookId }) => removeWebhook(context, Number(webhookId)),
  async deliveries({ db }, { webhookId, state, topic, size, after, before }) {
    const ids = [after, before].map((cursor) =>
      cursor === undefined ? undefined : (decodePosition(cursor)?.id ?? null),
    );
    if (ids.some((id) => id === null || (id !== undefined && !/^\d{1,18}$/.test(id))))
      return refuse(WRONG_POSITION);
    const [webhook] = await listWebhooks(db, Number(webhookId));
    if (!webhook) return refuse({ code: 'webhook-not-found' });
    const filter = { webhookId: Number(webhookId), state, topic };
    const rows = await listDeliveries(db, filter, {
      size: size + 1,
      after: ids[0] ?? undefined,
      before: ids[1] ?? undefined,
    });
    const page = {
      size,
      after,
      before,
      cursorOf: ({ id, created_at }: DeliveryRow) =>
        encodePosition({ at: created_at.toISOString(), id: String(id) }),
      total: await countDeliveries(db, filter),
    };
    return accept(pageOfRows(rows, page, presentDelivery));
  },
  async resendMany({ db }, { webhookId, period }) {
    if (!period) return resendMany(db, Number(webhookId), { failed: true });
    const [from, to] = [new Date(period.from), new Date(period.to)];
    return from < to ? resendMany(db, Number(webhookId), { from, to }) : refuse(WRONG_PERIOD);
  },
  async delivery({ db }, { deliveryId }) {
    const row = await findDelivery(db, Number(deliveryId));
    return row
      ? accept({ ...presentDelivery(row), webhookId: String(row.webhook_id), body: row.body })
      : refuse({ code: 'delivery-not-found' });
  },
  resend: ({ db }, { deliveryId }) => resendOne(db, Number(deliveryId)),
});

const presentDelivery = (row: DeliveryRow) => ({
  deliveryId: String(row.id),
  eventId: row.event_id,
  topic: row.topic,
  sequence: row.sequence,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  milliseconds: row.milliseconds,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  attemptedAt: row.attempted_at?.toISOString() ?? null,
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
});
