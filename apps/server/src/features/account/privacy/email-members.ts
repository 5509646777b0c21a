import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { listWhoAsked } from './privacy.queries.ts';
import { postMarketing } from './send-marketing.ts';

const WAY_OUT = '不想再收到这类邮件，可以在“我的花容 · 隐私设置”里关闭“营销邮件”。';

/** A letter to everybody who asked for such letters; how many went out. Each carries the way to have no more of them. */
export async function mailMembers(
  db: Database,
  config: Pick<Config, 'mode' | 'secret'>,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  let sent = 0;
  for (const id of await listWhoAsked(db, 'marketingEmail')) {
    const letter = { kind: 'email', subject, text: `${text}\n\n${WAY_OUT}` } as const;
    if (await transaction(db, (tx) => postMarketing(tx, config, id, letter))) sent += 1;
  }
  return sent;
}
