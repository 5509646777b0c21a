import { randomInt } from 'node:crypto';
import { codeLimitSentence, codeSendingRefusal, type SendingRefusal } from '@huarong/core/identity';
import { accept, type Result, refuse, retryTime, STORE, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Caller, Context } from '#platform/context';
import type { Tx } from '#platform/database';
import { createToken } from '#platform/session';
import { sendMessage } from '../../../integrations/messages/index.ts';
import {
  type CodeRequester,
  findBudgetSpentSince,
  insertCode,
  listSentFromAddress,
  listSentFromDevice,
  listSentToRecipient,
  lockSending,
} from './codes.queries.ts';
import { keyedHash } from './keyed-hash.ts';
import { isKnownToRecipient } from './known-device.ts';
import { codeMessage } from './verification-messages.ts';

const { validFor, resendAfter } = STORE.identity.code;

export interface CodeRequest {
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  /** What else the code is bound to, e.g. the amount of one order. */
  boundTo?: string;
  /** The caller is the signed-in member whom the code goes to. */
  isOwner?: boolean;
  /** The recipient has no account: everything is done except sending, so that callers cannot tell. */
  isSendingSkipped?: boolean;
}
export interface SentCode {
  rToken: string;
  expireSeconds: number;
  resendSeconds: number;
}
/** `until` is the time for programs, `message` the sentence for people. */
export type LimitReached = SendingRefusal & { until: string; message?: string };

/** Sends a code within the limits of recipient, device, address and shop. The stored codes are counted. */
export async function sendCode(
  tx: Tx,
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  { channel, recipient, purpose, boundTo = '', isOwner = false, isSendingSkipped = false }: CodeRequest,
): Promise<Result<SentCode, LimitReached>> {
  const requester = await identifyRequester(tx, caller, recipient, isOwner);
  const limit = await findReachedLimit(tx, { config, caller }, recipient, requester);
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
    ...requester,
  });
  if (!isSendingSkipped) await sendMessage(tx, config, codeMessage({ channel, recipient, purpose, code }));
  return accept({ rToken, expireSeconds: validFor, resendSeconds: resendAfter });
}

/** Who asks: a device that has signed in to the recipient's account is taken for its owner. */
export const identifyRequester = async (
  tx: Tx,
  caller: Caller,
  recipient: string,
  isOwner = false,
): Promise<CodeRequester> => ({
  deviceId: caller.deviceFingerprint ?? null,
  isOwner: isOwner || (await isKnownToRecipient(tx, recipient, caller)),
});

/**
 * The limit that forbids sending to this recipient or for this device or address now, if any. The owner is limited by the
 * owner's own codes alone, so that nobody else can use them up.
 */
export async function findReachedLimit(
  tx: Tx,
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  recipient: string,
  requester: CodeRequester,
): Promise<LimitReached | null> {
  await lockSending(tx, recipient, caller.address);
  const now = await readClock(tx);
  const toRecipient = await listSentToRecipient(tx, recipient, requester);
  // Load tests run without limits, because all requests come from one address.
  const isCounted = config.hasLimits && !requester.isOwner;
  const fromDevice = isCounted ? await listSentFromDevice(tx, requester.deviceId) : [];
  const fromAddress = isCounted ? await listSentFromAddress(tx, caller.address) : [];
  const budgetSpentSince = isCounted ? await findBudgetSpentSince(tx) : null;
  const refusal = codeSendingRefusal({ now, toRecipient, fromDevice, fromAddress, budgetSpentSince });
  if (!refusal) return null;
  const at = new Date(now.getTime() + refusal.retryAfter * 1000);
  const until = shanghaiIso(at);
  return refusal.code === 'code-limit'
    ? { ...refusal, until, message: codeLimitSentence(refusal.limitedBy, retryTime(at, now)) }
    : { ...refusal, until };
}
