import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { memberIdOf } from '../author.ts';
import { ownCounts } from '../count-own-content.ts';
import type { CommunityDeps } from '../deps.ts';
import { listCommentsOf } from '../own-content.queries.ts';
import { pageOf } from '../page-of.ts';
import { presentOwnComment } from '../present-own-content.ts';

interface Sought {
  pageNo: number;
  pageSize: number;
  filter: 'all' | 'followUp';
}

/** Her own comments in every state, or those she can still follow up on. */
export async function listOwnComments(deps: CommunityDeps, { db, actor }: Context, sought: Sought) {
  const memberId = memberIdOf(actor);
  const counts = await ownCounts(deps, db, memberId);
  const isFollowUp = sought.filter === 'followUp';
  const rows = await listCommentsOf(db, {
    memberId,
    isFollowUp,
    limit: sought.pageSize,
    offset: (sought.pageNo - 1) * sought.pageSize,
  });
  return accept({
    ...pageOf(
      rows.map((row) => presentOwnComment(deps, row)),
      sought,
      isFollowUp ? counts.followUp : counts.written,
    ),
    counts,
  });
}
