import type { Queryable } from '#platform/database';
import type { CommunityDeps } from './deps.ts';
import { countWritten } from './own-content.queries.ts';

/** The counts of the tabs of 我的评价. */
export async function countOwnContent({ purchases }: CommunityDeps, db: Queryable, memberId: string) {
  const { total, completedOrders, completedItems } = await purchases.listUncommented(db, memberId, {
    limit: 0,
    offset: 0,
  });
  return {
    waiting: total,
    waitingCompletedOrders: completedOrders,
    waitingCompletedItems: completedItems,
    ...(await countWritten(db, memberId)),
  };
}
