import { ageOn } from '@huarong/core/account';
import { STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable, Tx } from '#platform/database';
import { type Message, sendMessage } from '../../../integrations/messages/index.ts';
import { getProfile } from '../profile/profile.queries.ts';
import { isAllowed } from './is-allowed.ts';

type UnaddressedMessage = Message extends infer Kind
  ? Kind extends Message
    ? Omit<Kind, 'to'>
    : never
  : never;

/** The address for advertising: only for members who opted in, at a verified address, and not for children. */
export async function findMarketingAddress(
  db: Queryable,
  memberId: string,
  kind: Message['kind'],
): Promise<string | null> {
  const isMail = kind === 'email';
  if (!(await isAllowed(db, memberId, isMail ? 'marketingEmail' : 'marketingSms'))) return null;
  const { mobile, email, birthday } = await getProfile(db, memberId);
  const isChild = birthday !== null && ageOn(birthday, await readClock(db)) < STORE.account.minAge;
  return isChild ? null : isMail ? email : mobile;
}

/**
 * All advertising is sent through this function. Codes, parcel and refund notices are not advertising. Returns whether
 * the message was sent.
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
