import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { findEntry, reclaimPoints } from '../../points/index.ts';
import { readSetting } from '../../settings/index.ts';
import { deleteExpiredImageJob } from '../community-jobs.ts';
import type { CommunityDeps } from '../deps.ts';
import { releaseImages } from '../images/image.queries.ts';
import { deletePendingComment, deletePendingFollowUp } from './comment.queries.ts';

/**
 * Withdraws a comment, or its follow-up, while it is under review. The item can be commented on again, so the points of
 * the comment are taken back.
 */
export const withdrawComment = (
  { purchases }: CommunityDeps,
  { db, actor }: Context<'member'>,
  { commentId }: { commentId: string },
) =>
  transaction(db, async (tx) => {
    const { memberId } = actor;
    const deleted = await deletePendingComment(tx, memberId, commentId);
    if (deleted) {
      const item = { subOrderId: deleted.sub_order_id ?? '', skuId: deleted.sku_id };
      await purchases.clearComment(tx, memberId, item);
      await deleteImages(tx, memberId, commentId, 'comment');
      const reference = `comment:${commentId}`;
      const reward = await findEntry(tx, memberId, 'reward', reference);
      // As many as it earned: the entry has fewer when a debt was deducted.
      const points = reward ? (await readSetting(tx, 'points', reward.at)).commentPoints : 0;
      if (points > 0)
        await reclaimPoints(tx, { memberId, points, reference, text: '撤回评价，收回积分', isReward: true });
      return accept({ commentId });
    }
    if (!(await deletePendingFollowUp(tx, memberId, commentId))) return refuse({ code: 'text-not-found' });
    await deleteImages(tx, memberId, commentId, 'follow-up');
    return accept({ commentId });
  });

async function deleteImages(tx: Tx, memberId: string, usedId: string, kind: 'comment' | 'follow-up') {
  for (const { id, expires_at } of await releaseImages(tx, { memberId, kind, usedId }))
    await scheduleJob(tx, deleteExpiredImageJob, {
      uniqueKey: id,
      runAt: expires_at,
      payload: { pictureId: id },
    });
}
