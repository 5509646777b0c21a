import { browserApi } from '../api/index.ts';
import { fillMember } from './fill-member.ts';

/** Asks who is signed in and what they have, at first and after something about them has changed: every page shows it at once. */
export async function refillMember(): Promise<void> {
  const reply = await browserApi({ quiet: true }).identity.userInfo({}, { abortKey: 'userInfo' });
  if (reply.ok) fillMember(reply.value);
}
