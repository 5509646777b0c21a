import type { Database } from '#platform/database';
import type { OutboxHandlers } from '#platform/outbox';
import { NEW_DEVICE, type NewDevice } from '../identity/index.ts';
import { notifyMember } from './tell-member.ts';
import { newDeviceTemplate } from './words/security-words.ts';

/** Somebody signed in from a device the account has not seen: its owner should know, whatever she has switched off. */
export const signInEventHandlers = (db: Database): OutboxHandlers => ({
  async [NEW_DEVICE]({ topic, key, payload }) {
    const { memberId, ...device } = payload as unknown as NewDevice;
    await notifyMember(db, { memberId, key: `${topic}:${key}`, type: 1, ...newDeviceTemplate(device) });
  },
});
