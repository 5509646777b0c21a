import { campaignEmail } from '@huarong/core/account';
import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { listOptedIn } from './privacy.queries.ts';
import { sendMarketing } from './send-marketing.ts';

/** E-mails all members who opted in, with a note on how to unsubscribe. Returns how many were sent. */
export async function emailMembers(
  db: Database,
  config: Pick<Config, 'mode' | 'secret'>,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  let sent = 0;
  for (const id of await listOptedIn(db, 'marketingEmail')) {
    const email = { kind: 'email', subject, text: campaignEmail(text) } as const;
    if (await transaction(db, (tx) => sendMarketing(tx, config, id, email))) sent += 1;
  }
  return sent;
}
