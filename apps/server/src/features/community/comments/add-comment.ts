import type { CommentInput } from '@huarong/contract/community';
import { keepKnownAspects, planComment, tagsOf, tidyText, visibleLength } from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { earnPoints } from '../../points/index.ts';
import { memberIdOf, signatureOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { lockFreshPictures, usePictures } from '../images/image.queries.ts';
import { type Held, holdForAnotherLook, holdIfSensitive } from '../moderate.ts';
import { getProductOfSku } from '../product.queries.ts';
import { lockOwnComment, rewriteComment, saveComment, saveFollowUp } from './comment.queries.ts';
import { scheduleFigures } from './refresh-ratings.ts';

/** A comment on something she bought and got, or her one follow-up to it. */
export async function addComment(deps: CommunityDeps, { db, actor }: Context, input: CommentInput) {
  const memberId = memberIdOf(actor);
  const content = tidyText(input.content);
  const least = STORE.community.leastCommentLength;
  if (visibleLength(content) < least) return refuse({ code: 'text-too-short', least });
  const item = { memberId, subOrderId: input.subOrderId, skuId: input.skuId };
  const imageIds = [...new Set(input.imageIds)];

  return transaction(db, async (tx) => {
    const now = await readClock(tx);
    const purchase = await deps.purchases.boughtBy(tx, memberId, item);
    const earlier = await lockOwnComment(tx, item);
    const plan = planComment({
      signedAt: purchase?.signedAt ?? null,
      earlier: earlier
        ? {
            createdAt: earlier.created_at,
            hasFollowUp: earlier.follow_up_at !== null,
            isRefused: earlier.state === 'hidden',
          }
        : null,
      isFollowUp: input.isFollowUp,
      now,
    });
    if (!plan.ok) return plan;
    if (!(await lockFreshPictures(tx, memberId, imageIds))) return refuse({ code: 'picture-expired' });

    const { kind } = plan.value;
    const held = kind === 'rewrite' ? holdForAnotherLook(content) : holdIfSensitive(content);
    const writing = { ...input, memberId, content, imageIds };
    const commentId =
      kind === 'follow-up'
        ? await writeFollowUp(tx, earlier!.id, writing, held, plan.value.daysOfUse)
        : await writeComment(deps, tx, writing, held, earlier?.id);
    if (commentId === null) return refuse({ code: 'comment-exists' });
    const use = kind === 'follow-up' ? 'follow-up' : 'comment';
    await usePictures(tx, { memberId, ids: imageIds, kind: use, usedId: commentId });
    await deps.purchases.noteComment(tx, memberId, item);
    await scheduleFigures(tx, now);
    const points = kind === 'comment' ? await thank(tx, memberId, commentId) : 0;
    return accept({ commentId, points, ...held });
  });
}

/** A comment earns its points once, whatever it says: praise is not what is paid for. */
async function thank(tx: Tx, memberId: string, commentId: string): Promise<number> {
  const points = STORE.community.commentPoints;
  await earnPoints(tx, {
    memberId,
    points,
    kind: 'reward',
    reference: `comment:${commentId}`,
    text: '评价商品',
  });
  return points;
}

type Writing = CommentInput & { memberId: string };

/** A new row, or new words in the row of the comment that was sent back. */
async function writeComment(
  deps: CommunityDeps,
  tx: Tx,
  writing: Writing,
  { state }: Held,
  sentBackId: string | undefined,
) {
  const product = await getProductOfSku(tx, writing.skuId);
  const words = {
    is_anonymous: writing.anonymous,
    stars: writing.stars,
    aspects: JSON.stringify(keepKnownAspects(product.category_id, writing.aspects)),
    content: writing.content,
    tags: tagsOf(writing.content, writing.stars),
    skin_type: writing.skinType ?? null,
    age_band: writing.ageBand ?? null,
    pictures: writing.imageIds,
  };
  if (sentBackId !== undefined) {
    const isDone = await rewriteComment(tx, { id: sentBackId, memberId: writing.memberId }, words);
    return isDone ? sentBackId : null;
  }
  return saveComment(tx, {
    ...words,
    ...(await signatureOf(deps, tx, writing.memberId)),
    product_id: product.id,
    sku_id: writing.skuId,
    member_id: writing.memberId,
    sub_order_id: writing.subOrderId,
    state,
  });
}

async function writeFollowUp(tx: Tx, id: string, writing: Writing, { state }: Held, days: number) {
  const followUp = { content: writing.content, pictures: writing.imageIds, days, state };
  return (await saveFollowUp(tx, { id, memberId: writing.memberId }, followUp)) ? id : null;
}
