import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { CommunityDeps } from './deps.ts';
import { listCommentsOf } from './own.queries.ts';
import { ownCounts } from './own-counts.ts';
import { pageOf } from './page-of.ts';
import { presentOwnComment } from './present-own.ts';
import { memberIdOf } from './writer.ts';

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
