import { ageOn } from '@huarong/core/account';
import { STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable, Tx } from '#platform/database';
import { type Message, postMessage } from '../../../integrations/messages/index.ts';
import { getProfile } from '../profile/profile.queries.ts';
import { isAllowed } from './is-allowed.ts';

type Unaddressed = Message extends infer Kind ? (Kind extends Message ? Omit<Kind, 'to'> : never) : never;

/** Where advertising may reach a member: only if she asked for it, at the address she proved, and no child. */
export async function marketingAddress(
  db: Queryable,
  memberId: string,
  kind: Message['kind'],
): Promise<string | null> {
  const isMail = kind === 'email';
  if (!(await isAllowed(db, memberId, isMail ? 'marketingEmail' : 'marketingSms'))) return null;
  const { mobile, email, birthday } = await getProfile(db, memberId);
  const isChild = birthday !== null && ageOn(birthday, await readClock(db)) < STORE.account.youngest;
  return isChild ? null : isMail ? email : mobile;
}

/**
 * The one way out for anything that advertises. Codes, parcels and refunds are no advertising and do not pass here. Says
 * whether it went out.
 */
export async function postMarketing(
  tx: Tx,
  config: Pick<Config, 'mode' | 'secret'>,
  memberId: string,
  message: Unaddressed,
): Promise<boolean> {
  const to = await marketingAddress(tx, memberId, message.kind);
  if (!to) return false;
  await postMessage(tx, config, { ...message, to } as Message);
  return true;
}
