import { ageOn } from '@huarong/core/account';
import { STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { type Message, postMessage } from '../../../integrations/messages/index.ts';
import { getProfile } from '../profile/profile.queries.ts';
import { isAllowed } from './is-allowed.ts';

type Unaddressed = Message extends infer Kind ? (Kind extends Message ? Omit<Kind, 'to'> : never) : never;

/**
 * The one way out for anything that advertises: only to who asked for it, at the address they proved, and to no child.
 * Codes, parcels and refunds are no advertising and do not pass here. Says whether it went out.
 */
export async function postMarketing(
  tx: Tx,
  config: Pick<Config, 'mode' | 'secret'>,
  memberId: string,
  message: Unaddressed,
): Promise<boolean> {
  const isMail = message.kind === 'email';
  if (!(await isAllowed(tx, memberId, isMail ? 'marketingEmail' : 'marketingSms'))) return false;
  const { mobile, email, birthday } = await getProfile(tx, memberId);
  const isChild = birthday !== null && ageOn(birthday, await readClock(tx)) < STORE.account.youngest;
  const to = isMail ? email : mobile;
  if (isChild || !to) return false;
  await postMessage(tx, config, { ...message, to } as Message);
  return true;
}
