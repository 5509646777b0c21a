import type { OwnComment } from '@huarong/contract/community';
import { shanghaiIso } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { CommunityDeps } from '../deps.ts';
import type { OwnCommentRow } from '../own-content.queries.ts';
import { presentProduct, presentText } from '../present-own-content.ts';

export const presentOwnComment = (deps: CommunityDeps, row: OwnCommentRow): OwnComment => ({
  ...presentProduct(deps, row, row.sku_id),
  ...presentText(deps, row.state, row.content, row.pictures),
  createdAt: shanghaiIso(row.created_at),
  commentId: row.id,
  // The table requires a sub-order for comments of members.
  subOrderId: getColumn(row, 'sub_order_id'),
  skuId: row.sku_id,
  skuName: row.sku_name,
  stars: row.stars,
  helpfulCount: row.helpful_count,
  anonymous: row.is_anonymous,
  ...(row.follow_up_at !== null && {
    followUp: {
      ...presentText(
        deps,
        getColumn(row, 'follow_up_state'),
        getColumn(row, 'follow_up_content'),
        row.follow_up_pictures,
      ),
      createdAt: shanghaiIso(row.follow_up_at),
      daysOfUse: getColumn(row, 'follow_up_days'),
      // A refused comment is rewritten first.
      canRewrite: row.follow_up_state !== 'shown' && row.state !== 'hidden',
    },
  }),
  ...(row.reply_content !== null && {
    reply: { content: row.reply_content, createdAt: shanghaiIso(getColumn(row, 'reply_at')) },
  }),
  ...(row.follow_up_at === null && { followUpUntil: shanghaiIso(row.follow_up_until) }),
  canFollowUp: row.can_follow_up,
  canRewrite: row.state !== 'shown',
  ...((row.state === 'pending' || row.follow_up_state === 'pending') && { canWithdraw: true }),
});
