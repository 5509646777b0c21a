import type { Queryable } from '#platform/database';
import { isAllowed, type PrivacySwitch } from '../account/index.ts';
import type { NewMessage } from './message.ts';
import { saveMessage } from './messages.queries.ts';
import { renderStored } from './texts/render-stored.ts';

/** Type 1 (orders, money, requested reminders) is always sent; the others only while the member allows them. */
const PRIVACY_SWITCHES: Record<NewMessage['type'], PrivacySwitch | null> = {
  1: null,
  2: 'offers',
  3: 'recommendation',
};

/** Adds a message to a member's inbox, once per key; not when the member switched its type off. */
export async function notifyMember(db: Queryable, message: NewMessage): Promise<boolean> {
  const code = PRIVACY_SWITCHES[message.type];
  if (code && !(await isAllowed(db, message.memberId, code))) return false;
  const written = message.automatic ? await renderStored(db, message.automatic) : null;
  return saveMessage(db, written ? { ...message, ...written } : message);
}
