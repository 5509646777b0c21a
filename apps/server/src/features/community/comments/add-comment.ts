import type { CommentInput } from '@huarong/contract/community';
import {
  type CommentPlan,
  cleanText,
  filterKnownAspects,
  planComment,
  tagsOf,
  visibleLength,
} from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { earnPoints } from '../../points/index.ts';
import { readSetting } from '../../settings/index.ts';
import { authorColumnsOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { lockUnusedImages, markImagesUsed } from '../images/image.queries.ts';
import { type ModerationResult, moderate, moderateRewrite } from '../moderate.ts';
import { getProductOfSku } from '../product.queries.ts';
import {
  lockOwnComment,
  rewriteComment,
  rewriteFollowUp,
  saveComment,
  saveFollowUp,
} from './comment.queries.ts';
import { scheduleRatingsRefresh } from './refresh-ratings.ts';

/** Adds a comment on a received item, or the one follow-up to it. */
export async function addComment(deps: CommunityDeps, { db, actor }: Context<'member'>, input: CommentInput) {
  const { memberId } = actor;
  const content = cleanText(input.content);
  const least = STORE.community.minCommentLength;
  if (visibleLength(content) < least) return refuse({ code: 'text-too-short', least });
  const item = { memberId, subOrderId: input.subOrderId, skuId: input.skuId };
  const imageIds = [...new Set(input.imageIds)];

  return transaction(db, async (tx) => {
    const now = await readClock(tx);
    const purchase = await deps.purchases.findPurchase(tx, memberId, item);
    const earlier = await lockOwnComment(tx, item);
    const plan = planComment({
      signedAt: purchase?.signedAt ?? null,
      earlier: earlier
        ? {
            createdAt: earlier.created_at,
            hasFollowUp: earlier.follow_up_at !== null,
            canRewriteFollowUp: earlier.follow_up_at !== null && earlier.follow_up_state !== 'shown',
            isRefused: earlier.state === 'hidden',
            isUnderReview: earlier.state === 'pending',
          }
        : null,
      isFollowUp: input.isFollowUp,
      now,
    });
    if (!plan.ok) return plan;
    if (!(await lockUnusedImages(tx, memberId, imageIds))) return refuse({ code: 'picture-expired' });

    const { kind } = plan.value;
    const isRewrite = kind === 'rewrite' || kind === 'rewrite-follow-up';
    const moderation = isRewrite ? moderateRewrite(content) : moderate(content);
    const draft = { ...input, memberId, content, imageIds };
    const commentId =
      input.isFollowUp && earlier
        ? await writeFollowUp(tx, earlier.id, draft, moderation, plan.value)
        : await writeComment(deps, tx, draft, moderation, earlier?.id);
    if (commentId === null) return refuse({ code: 'comment-exists' });
    const use = input.isFollowUp ? 'follow-up' : 'comment';
    await markImagesUsed(tx, { memberId, ids: imageIds, kind: use, usedId: commentId });
    await deps.purchases.recordComment(tx, memberId, item);
    await scheduleRatingsRefresh(tx, now);
    const points = kind === 'comment' ? await rewardComment(tx, memberId, commentId) : 0;
    return accept({ commentId, points, ...moderation });
  });
}

/** A comment earns its points once, whatever its stars. */
async function rewardComment(tx: Tx, memberId: string, commentId: string): Promise<number> {
  const { commentPoints: points } = await readSetting(tx, 'points');
  if (points === 0) return 0;
  await earnPoints(tx, {
    memberId,
    points,
    kind: 'reward',
    reference: `comment:${commentId}`,
    text: '评价商品',
  });
  return points;
}

type CommentDraft = CommentInput & { memberId: string };

/** Inserts a new row, or replaces the text of a comment that is refused or under review. */
async function writeComment(
  deps: CommunityDeps,
  tx: Tx,
  draft: CommentDraft,
  { state }: ModerationResult,
  earlierCommentId: string | undefined,
) {
  const product = await getProductOfSku(tx, draft.skuId);
  const columns = {
    is_anonymous: draft.anonymous,
    stars: draft.stars,
    aspects: JSON.stringify(filterKnownAspects(product.category_id, draft.aspects)),
    content: draft.content,
    tags: tagsOf(draft.content, draft.stars),
    skin_type: draft.skinType ?? null,
    age_band: draft.ageBand ?? null,
    pictures: draft.imageIds,
  };
  if (earlierCommentId !== undefined) {
    const { pictures, ...texts } = columns;
    // The images of a comment under review are not sent back to its author: without new ones they stay.
    const change = pictures.length > 0 ? columns : texts;
    const isDone = await rewriteComment(tx, { id: earlierCommentId, memberId: draft.memberId }, change);
    return isDone ? earlierCommentId : null;
  }
  return saveComment(tx, {
    ...columns,
    ...(await authorColumnsOf(deps, tx, draft.memberId)),
    product_id: product.id,
    sku_id: draft.skuId,
    member_id: draft.memberId,
    sub_order_id: draft.subOrderId,
    state,
  });
}

async function writeFollowUp(
  tx: Tx,
  id: string,
  draft: CommentDraft,
  { state }: ModerationResult,
  plan: CommentPlan,
) {
  const { memberId, content, imageIds: images } = draft;
  const isDone =
    plan.kind === 'follow-up'
      ? await saveFollowUp(tx, { id, memberId }, { content, images, days: plan.daysOfUse, state })
      : await rewriteFollowUp(tx, { id, memberId }, { content, images });
  return isDone ? id : null;
}
