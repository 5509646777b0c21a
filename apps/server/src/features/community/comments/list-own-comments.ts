import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { countOwnContent } from '../count-own-content.ts';
import type { CommunityDeps } from '../deps.ts';
import { listCommentsOf } from '../own-content.queries.ts';
import { pageOf } from '../page-of.ts';
import { presentOwnComment } from './present-own-comment.ts';

interface ListInput {
  pageNo: number;
  pageSize: number;
  filter: 'all' | 'followUp';
}

/** The member's own comments in every state, or those that can still get a follow-up. */
export async function listOwnComments(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  input: ListInput,
) {
  const { memberId } = actor;
  const counts = await countOwnContent(deps, db, memberId);
  const isFollowUp = input.filter === 'followUp';
  const rows = await listCommentsOf(db, {
    memberId,
    isFollowUp,
    limit: input.pageSize,
    offset: (input.pageNo - 1) * input.pageSize,
  });
  return accept({
    ...pageOf(
      rows.map((row) => presentOwnComment(deps, row)),
      input,
      isFollowUp ? counts.followUp : counts.written,
    ),
    counts,
  });
}
