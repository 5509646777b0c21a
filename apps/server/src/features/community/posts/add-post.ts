import type { PostInput } from '@huarong/contract/community';
import { cleanText, visibleLength } from '@huarong/core/community';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { authorColumnsOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { lockUnusedImages, markImagesUsed } from '../images/image.queries.ts';
import { moderate } from '../moderate.ts';
import { listLiveSkuIds } from '../product.queries.ts';
import { savePost, savePostSkus } from './post.queries.ts';

/** Adds a member's post about skus, with images. */
export async function addPost(deps: CommunityDeps, { db, actor }: Context<'member'>, input: PostInput) {
  const { memberId } = actor;
  const [title, content] = [cleanText(input.title), cleanText(input.content)];
  if (visibleLength(title) === 0 || visibleLength(content) === 0)
    return refuse({ code: 'text-too-short', least: 1 });
  const topics = [...new Set(input.topics.map((topic) => cleanText(topic).replace(/^#+/, '')))].filter(
    Boolean,
  );
  const imageIds = [...new Set(input.imageIds)];
  const tags = new Map(
    input.skus.map(({ skuId, note, point }) => [
      skuId,
      { note: cleanText(note), ...pointColumns(point, input.imageIds, imageIds) },
    ]),
  );

  return transaction(db, async (tx) => {
    if ((await listLiveSkuIds(tx, [...tags.keys()])).length < tags.size)
      return refuse({ code: 'sku-not-found' });
    if (!(await lockUnusedImages(tx, memberId, imageIds))) return refuse({ code: 'picture-expired' });
    const moderation = moderate(title, content, ...topics, ...[...tags.values()].map(({ note }) => note));
    const { id } = await savePost(tx, {
      ...(await authorColumnsOf(deps, tx, memberId)),
      member_id: memberId,
      title,
      content,
      topics,
      pictures: imageIds,
      state: moderation.state,
    });
    await savePostSkus(
      tx,
      [...tags].map(([skuId, tag], index) => ({ post_id: id, sku_id: skuId, position: index + 1, ...tag })),
    );
    await markImagesUsed(tx, { memberId, ids: imageIds, kind: 'post', usedId: id });
    return accept({ postId: id, ...moderation });
  });
}

/** The place in thousandths. An image that was sent twice is stored once. */
function pointColumns(
  point: PostInput['skus'][number]['point'],
  sent: readonly string[],
  stored: readonly string[],
) {
  const index = point ? stored.indexOf(sent[point.image] ?? '') : -1;
  if (!point || index < 0) return {};
  return { picture: index, x: Math.round(point.x * 1000), y: Math.round(point.y * 1000) };
}
