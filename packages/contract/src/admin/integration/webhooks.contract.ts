import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  rowId,
} from '../kit/index.ts';
import { webhooksRoutes as routes } from './integration.routes.ts';

const topic = z.enum(['order.paid', 'order.shipped', 'order.returned', 'stock.changed']);
const deliveryState = z.enum(['waiting', 'delivered', 'parked']);
const webhookInput = z.object({
  name: text(30),
  url: text(500),
  topics: z.array(topic).min(1).max(4),
});

const webhookRow = z.object({
  webhookId: z.string(),
  name: z.string(),
  url: z.string(),
  topics: z.array(topic),
  state: z.enum(['active', 'paused']),
  /** Why the shop paused it by itself. */
  pausedNote: z.string().nullable(),
  /** Since when no request has succeeded. */
  failingSince: time.nullable(),
  /** The previous secret signs as well until then. */
  previousUntil: time.nullable(),
  waiting: z.int(),
  parked: z.int(),
  lastDeliveredAt: time.nullable(),
  createdAt: time,
  createdBy: z.string(),
});

const deliveryRow = z.object({
  deliveryId: z.string(),
  eventId: z.string(),
  topic: z.string(),
  sequence: z.int(),
  state: deliveryState,
  attempts: z.int(),
  status: z.int().nullable(),
  milliseconds: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: time,
  attemptedAt: time.nullable(),
  /** Of a waiting one. */
  nextAttemptAt: time.nullable(),
});

const byWebhook = ({ webhookId }: { webhookId: string }) => ({ kind: 'webhook', id: webhookId }) as const;
const secretShown = z.object({ webhookId: z.string(), secret: z.string() });

/** Signed requests to other systems about orders and stock. */
export const webhooksContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Webhooks, with what waits and what could not be delivered',
    permission: 'integration:read',
    input: z.object({}),
    output: z.object({ rows: z.array(webhookRow) }),
    refusals: [],
  }),
  create: adminWrite({
    route: routes.create,
    summary: 'Adds a webhook; the answer is the only place where its secret is shown',
    permission: 'integration:write',
    input: webhookInput,
    output: secretShown,
    refusals: ['webhook-refused'],
    subject: (_input, result) => ({ kind: 'webhook', id: result?.webhookId ?? 'new' }),
    reason: 'none',
    needsProof: true,
    storesAnswer: false,
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'One webhook',
    permission: 'integration:read',
    input: z.object({ webhookId: rowId }),
    output: webhookRow,
    refusals: ['webhook-not-found'],
  }),
  update: adminWrite({
    route: routes.update,
    summary: 'Changes name, address or topics of a webhook',
    permission: 'integration:write',
    input: webhookInput.extend({ webhookId: rowId }),
    output: z.null(),
    refusals: ['webhook-not-found', 'webhook-refused'],
    subject: byWebhook,
    reason: 'none',
    needsProof: true,
  }),
  rotate: adminWrite({
    route: routes.rotate,
    summary: 'Gives a webhook a new secret; for a day both sign',
    permission: 'integration:write',
    input: z.object({ webhookId: rowId }),
    output: secretShown,
    refusals: ['webhook-not-found'],
    subject: byWebhook,
    reason: 'none',
    needsProof: true,
    storesAnswer: false,
  }),
  ping: adminWrite({
    route: routes.ping,
    summary: 'Sends a test delivery',
    permission: 'integration:write',
    input: z.object({ webhookId: rowId }),
    output: z.object({ eventId: z.string() }),
    refusals: ['webhook-not-found'],
    subject: byWebhook,
    reason: 'none',
  }),
  move: adminWrite({
    route: routes.move,
    summary: 'Pauses a webhook, whose deliveries then wait, or resumes it',
    permission: 'integration:write',
    input: z.object({ webhookId: rowId, state: z.enum(['active', 'paused']) }),
    output: z.null(),
    refusals: ['webhook-not-found', 'webhook-unchanged'],
    subject: byWebhook,
    reason: 'none',
  }),
  remove: adminWrite({
    route: routes.remove,
    summary: 'Deletes a webhook; what waits is not sent any more',
    permission: 'integration:write',
    input: z.object({ webhookId: rowId }),
    output: z.null(),
    refusals: ['webhook-not-found'],
    subject: byWebhook,
    reason: 'none',
  }),
  deliveries: adminRead({
    route: routes.deliveries,
    summary: 'Deliveries of a webhook, newest first',
    permission: 'integration:read',
    input: z.object({
      webhookId: rowId,
      state: deliveryState.optional(),
      topic: z.union([topic, z.literal('ping')]).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(deliveryRow),
    refusals: ['webhook-not-found'],
  }),
  resendMany: adminWrite({
    route: routes.resendMany,
    summary: 'Sends the deliveries again that failed, or all of a period',
    permission: 'integration:write',
    input: z.object({
      webhookId: rowId,
      /** Absent: all that failed. */
      period: z.object({ from: time, to: time }).optional(),
    }),
    output: z.object({ resent: z.int() }),
    refusals: ['webhook-not-found', 'delivery-none', 'delivery-too-many'],
    subject: byWebhook,
    reason: 'none',
  }),
  delivery: adminRead({
    route: routes.delivery,
    summary: 'A delivery with its body and the headers of its last attempt, without the signature',
    permission: 'integration:read',
    input: z.object({ deliveryId: rowId }),
    output: deliveryRow.extend({ webhookId: z.string(), body: z.string() }),
    refusals: ['delivery-not-found'],
  }),
  resend: adminWrite({
    route: routes.resend,
    summary: 'Sends a delivery again, with the same event id',
    permission: 'integration:write',
    input: z.object({ deliveryId: rowId }),
    output: z.object({ webhookId: z.string() }),
    refusals: ['delivery-not-found', 'delivery-waiting'],
    subject: (_input, result) => ({ kind: 'webhook', id: result?.webhookId ?? 'new' }),
    reason: 'none',
  }),
});
