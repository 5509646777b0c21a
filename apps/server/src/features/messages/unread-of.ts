import type { Unread } from '@huarong/contract/messages';
import type { Queryable } from '#platform/database';
import { isAllowed } from '../account/index.ts';
import { insertFreshArticles } from './inspiration.queries.ts';
import { countUnread } from './messages.queries.ts';

/**
 * Articles go to whoever comes by, not to every account there is: they are laid into the box when its owner asks what is
 * new. Whoever does not want to be chosen for gets none.
 */
export async function deliverArticles(db: Queryable, memberId: string): Promise<void> {
  if (await isAllowed(db, memberId, 'recommendation')) await insertFreshArticles(db, memberId);
}

/** What waits for a member, fresh articles included. */
export async function getUnread(db: Queryable, memberId: string): Promise<Unread> {
  await deliverArticles(db, memberId);
  return countUnread(db, memberId);
}
