import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { type Message, sendMessage } from '../../../integrations/messages/index.ts';
import { findMarketingAddress } from '../marketing/recipients.queries.ts';

type UnaddressedMessage = Message extends infer Kind
  ? Kind extends Message
    ? Omit<Kind, 'to'>
    : never
  : never;

/**
 * Advertising to one member. Codes, parcel and refund notices are not advertising. Returns whether the message was sent.
 */
export async function sendMarketing(
  tx: Tx,
  config: Pick<Config, 'mode' | 'secret'>,
  memberId: string,
  message: UnaddressedMessage,
): Promise<boolean> {
  const to = await findMarketingAddress(tx, memberId, message.kind);
  if (!to) return false;
  await sendMessage(tx, config, { ...message, to });
  return true;
}
