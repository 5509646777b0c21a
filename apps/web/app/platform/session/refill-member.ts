import { browserApi } from '../browser.ts';
import { fillMember } from './fill-member.ts';

/** Asks again who is signed in, after something about them has changed: the header shows it at once. */
export async function refillMember(): Promise<void> {
  const reply = await browserApi({ quiet: true }).identity.userInfo({});
  if (reply.ok) fillMember(reply.value);
}
