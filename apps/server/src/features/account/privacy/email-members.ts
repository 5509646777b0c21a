import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { listOptedIn } from './privacy.queries.ts';
import { sendMarketing } from './send-marketing.ts';

const UNSUBSCRIBE_TEXT = '不想再收到这类邮件，可以在“我的花容 · 隐私设置”里关闭“营销邮件”。';

/** E-mails all members who opted in, with a note on how to unsubscribe. Returns how many were sent. */
export async function emailMembers(
  db: Database,
  config: Pick<Config, 'mode' | 'secret'>,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  let sent = 0;
  for (const id of await listOptedIn(db, 'marketingEmail')) {
    const email = { kind: 'email', subject, text: `${text}\n\n${UNSUBSCRIBE_TEXT}` } as const;
    if (await transaction(db, (tx) => sendMarketing(tx, config, id, email))) sent += 1;
  }
  return sent;
}
