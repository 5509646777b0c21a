import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import type { WebhookSender } from '../../../integrations/webhooks/index.ts';
import { signBody, unsealSecret } from '../webhooks/webhook-secret.ts';
import { DOWN_AFTER, recordAnswers, type SentDelivery } from './record-answers.ts';
import {
  type ClaimedWebhook,
  claimWebhook,
  type DueDelivery,
  listDue,
  releaseWebhook,
} from './sending.queries.ts';

/** A run ends after this, so that another webhook gets its turn; less than the time a claim lasts. */
const RUN_MS = 12_000;
/** Requests at the same time to one receiver. */
const AT_ONCE = 8;

export interface SendDeps {
  db: Database;
  config: Pick<Config, 'acceptedSecrets'>;
  send: WebhookSender;
}

/**
 * Sends what is due of one webhook until nothing is, the receiver is down or time is up. A process that dies leaves the
 * deliveries waiting: they are sent again, with the same event id.
 */
export async function sendDue({ db, config, send }: SendDeps, webhookId: number): Promise<void> {
  const webhook = await claimWebhook(db, webhookId);
  if (!webhook) return;
  const end = performance.now() + RUN_MS;
  let { failures } = webhook;
  while (performance.now() < end) {
    const due = await listDue(db, webhookId, failures >= DOWN_AFTER ? 1 : AT_ONCE);
    if (due.length === 0) break;
    const sent = await Promise.all(due.map((delivery) => sendOne(webhook, delivery, { config, send })));
    await failpoint('webhook.sent');
    const recorded = await transaction(db, (tx) => recordAnswers(tx, webhook, sent));
    if (recorded === null) return;
    failures = recorded;
    if (failures >= DOWN_AFTER) break;
  }
  await transaction(db, (tx) => releaseWebhook(tx, webhook));
}

async function sendOne(
  { url, secretsSealed }: ClaimedWebhook,
  delivery: DueDelivery,
  { config, send }: Pick<SendDeps, 'config' | 'send'>,
): Promise<SentDelivery> {
  const seconds = Math.floor(Date.now() / 1000);
  const secrets = secretsSealed.map((sealed) => unsealSecret(sealed, config));
  const answer = await send({
    url,
    body: delivery.body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-huarong-event': delivery.event_id,
      'x-huarong-topic': delivery.topic,
      'x-huarong-attempt': String(delivery.attempts + 1),
      'x-huarong-signature': signBody(secrets, seconds, delivery.body),
    },
  });
  return { ...delivery, answer };
}
