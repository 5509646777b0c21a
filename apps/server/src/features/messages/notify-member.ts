import type { Queryable } from '#platform/database';
import { isAllowed, type PrivacySwitch } from '../account/index.ts';
import type { NewMessage } from './message.ts';
import { saveMessage } from './messages.queries.ts';

/** Orders, money and what she asked to be told always come; the rest only as long as she wants it. */
const PRIVACY_SWITCHES: Record<NewMessage['type'], PrivacySwitch | null> = {
  1: null,
  2: 'offers',
  3: 'recommendation',
};

/** Puts a message into a member's box: once for each key, and not at all when she has switched its kind off. */
export async function notifyMember(db: Queryable, message: NewMessage): Promise<boolean> {
  const code = PRIVACY_SWITCHES[message.type];
  if (code && !(await isAllowed(db, message.memberId, code))) return false;
  return saveMessage(db, message);
}
