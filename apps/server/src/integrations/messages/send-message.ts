import { z } from 'zod';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { defineEvent, publishEvent } from '#platform/outbox';
import { seal } from '#platform/secrets';
import { createPublicId } from '#platform/session';
import type { Message } from './message.ts';

/** A message that waits for its carrier, encrypted because it may hold a code. */
export const messageQueued = defineEvent('message', z.object({ sealed: z.string() }));

/**
 * Queues a message in the transaction of a change. In a demo it is stored in the demo outbox; in a live shop it waits,
 * encrypted, until the carrier has accepted it.
 */
export async function sendMessage(
  tx: Tx,
  { mode, secret }: Pick<Config, 'mode' | 'secret'>,
  message: Message,
): Promise<void> {
  if (mode === 'demo') return insertDemoMessage(tx, message);
  const sealed = seal(JSON.stringify(message), secret, 'waiting messages');
  await publishEvent(tx, messageQueued, { key: message.key ?? createPublicId(), payload: { sealed } });
}

export async function insertDemoMessage(
  tx: Tx,
  { kind, to, text, code }: { kind: 'sms' | 'email' | 'captcha'; to: string; text: string; code?: string },
): Promise<void> {
  await tx
    .insertInto('demo_message')
    .values({ kind, recipient: to, content: text, code: code ?? null })
    .execute();
}
