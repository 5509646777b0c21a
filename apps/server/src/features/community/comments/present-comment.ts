import type { Comment, CommentSummary } from '@huarong/contract/community';
import { AGE_BANDS, aspectsOf, publicName, SKIN_TYPE_NAMES, SKIN_TYPES } from '@huarong/core/community';
import { shanghaiIso } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { CommunityDeps } from '../deps.ts';
import { presentImages } from '../images/present-images.ts';
import { avatarOf, type PublicAuthor } from '../public-authors.ts';
import type { CommentRow, Summary, TraitCounts } from './shown-comments.queries.ts';

export const presentComment = (
  deps: CommunityDeps,
  row: CommentRow & PublicAuthor,
  readerId: string | null,
): Comment => ({
  commentId: row.id,
  skuId: row.sku_id,
  skuName: row.sku_name,
  author: {
    nickname: publicName(row.author_name, { isAnonymous: row.is_anonymous }),
    ...avatarOf(row),
    ...(row.author_card !== null && { cardType: row.author_card }),
    ...(row.skin_type !== null && { skinType: row.skin_type }),
    ...(row.age_band !== null && { ageBand: row.age_band }),
  },
  stars: row.stars,
  aspects: Object.entries(row.aspects).map(([name, stars]) => ({ name, stars })),
  content: row.content,
  imageUrls: presentImages(deps, row.pictures),
  createdAt: shanghaiIso(row.created_at),
  helpfulCount: row.helpful_count,
  ...(readerId !== null && { isHelpful: row.is_helpful }),
  ...(row.follow_up_state === 'shown' && {
    followUp: {
      content: getColumn(row, 'follow_up_content'),
      imageUrls: presentImages(deps, row.follow_up_pictures),
      createdAt: shanghaiIso(getColumn(row, 'follow_up_at')),
      daysOfUse: getColumn(row, 'follow_up_days'),
    },
  }),
  ...(row.reply_content !== null && {
    reply: { content: row.reply_content, createdAt: shanghaiIso(getColumn(row, 'reply_at')) },
  }),
});

const FILTERS = [
  ['all', '全部'],
  ['picture', '有图'],
  ['followUp', '追评'],
  ['critical', '中差评'],
] as const;

export const presentSummary = (
  summary: Summary,
  traits: TraitCounts,
  categoryId: string,
): CommentSummary => ({
  average: summary.average,
  praiseRate: summary.praise,
  starCounts: summary.stars,
  aspects: aspectsOf(categoryId).flatMap(
    (name) => summary.aspects.find((rated) => rated.name === name) ?? [],
  ),
  filters: FILTERS.map(([filter, label]) => ({ filter, label, count: summary[filter] })),
  tags: summary.tags,
  skinTypes: inOrder(SKIN_TYPES, traits.skinTypes).map(({ value, count }) => ({
    skinType: value,
    label: SKIN_TYPE_NAMES[value],
    count,
  })),
  ageBands: inOrder(AGE_BANDS, traits.ageBands).map(({ value, count }) => ({
    ageBand: value,
    label: value === '41+' ? '41 岁以上' : `${value} 岁`,
    count,
  })),
});

const inOrder = <Value extends string>(
  order: readonly Value[],
  counted: readonly { value: Value | null; count: number }[],
): { value: Value; count: number }[] =>
  order.flatMap((value) => {
    const found = counted.find((each) => each.value === value);
    return found ? [{ value, count: found.count }] : [];
  });
