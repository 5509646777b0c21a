import { randomInt } from 'node:crypto';
import { codeSendingRefusal, type SendingRefusal } from '@huarong/core/identity';
import { accept, type Result, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import type { Tx } from '#platform/database';
import { createToken } from '#platform/session';
import { sendMessage } from '../../../integrations/messages/index.ts';
import {
  findBudgetSpentSince,
  insertCode,
  listSentFromAddress,
  listSentToRecipient,
  lockSending,
} from './codes.queries.ts';
import { keyedHash } from './keyed-hash.ts';
import { codeMessage } from './verification-messages.ts';

const { validFor, resendAfter } = STORE.identity.code;

export interface CodeRequest {
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  /** What else the code is bound to, e.g. the amount of one order. */
  boundTo?: string;
  /** The recipient has no account: everything is done except sending, so that callers cannot tell. */
  isSendingSkipped?: boolean;
}
export interface SentCode {
  rToken: string;
  expireSeconds: number;
  resendSeconds: number;
}
export type LimitReached = SendingRefusal & { until: string };

/** Sends a code within the limits of recipient, address and shop. The stored codes are counted. */
export async function sendCode(
  tx: Tx,
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  { channel, recipient, purpose, boundTo = '', isSendingSkipped = false }: CodeRequest,
): Promise<Result<SentCode, LimitReached>> {
  const limit = await findReachedLimit(tx, { config, caller }, recipient);
  if (limit) return refuse(limit);

  const rToken = createToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertCode(tx, {
    rToken,
    channel,
    recipient,
    purpose,
    boundTo,
    codeHash: keyedHash(config.secret, 'code', rToken, code),
    address: caller.address,
  });
  if (!isSendingSkipped) await sendMessage(tx, config, codeMessage({ channel, recipient, purpose, code }));
  return accept({ rToken, expireSeconds: validFor, resendSeconds: resendAfter });
}

/** The limit that forbids sending to this recipient or for this address now, if any. */
export async function findReachedLimit(
  tx: Tx,
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  recipient: string,
): Promise<LimitReached | null> {
  await lockSending(tx, recipient, caller.address);
  const now = await readClock(tx);
  const toRecipient = await listSentToRecipient(tx, recipient);
  // Load tests run without limits, because all requests come from one address.
  const fromAddress = config.hasLimits ? await listSentFromAddress(tx, caller.address) : [];
  const budgetSpentSince = config.hasLimits ? await findBudgetSpentSince(tx) : null;
  const refusal = codeSendingRefusal({ now, toRecipient, fromAddress, budgetSpentSince });
  return refusal && { ...refusal, until: shanghaiIso(new Date(now.getTime() + refusal.retryAfter * 1000)) };
}
