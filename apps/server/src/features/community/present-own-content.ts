import type { OwnComment } from '@huarong/contract/community';
import { shanghaiIso } from '@huarong/core/shared';
import { subjectOf } from '../catalogue/index.ts';
import { NO_PICTURE } from '../images/index.ts';
import type { CommunityDeps } from './deps.ts';
import { presentImages } from './images/present-images.ts';
import { findHoldReason } from './moderate.ts';
import type { OwnCommentRow } from './own-content.queries.ts';

type ContentState = 'pending' | 'shown' | 'hidden';

/** Where her words stand, and why: nobody is silenced without a word. */
export function presentState(state: ContentState, ...texts: string[]): Pick<OwnComment, 'state' | 'notice'> {
  if (state === 'shown') return { state };
  const reason = findHoldReason(...texts);
  return state === 'pending'
    ? { state, notice: reason ?? '正在复核，一般 2 小时内有结果' }
    : { state: 'refused', notice: reason ?? '这条内容不适合公开显示，只有你自己能看到' };
}

/** The names and the picture of what somebody speaks of; goods that have left the shelves keep their names. */
export const presentProduct = (
  deps: CommunityDeps,
  product: { product_id: string; product_name: string; brand_cn: string; brand_en: string },
  skuId?: string,
) => ({
  productId: product.product_id,
  productName: product.product_name,
  brandNameEN: product.brand_en,
  brandNameCN: product.brand_cn,
  skuImagePath: imageOfProduct(deps, product.product_id, skuId),
});

function imageOfProduct({ catalogue, pictureOf }: CommunityDeps, productId: string, skuId?: string): string {
  const { skus, products } = catalogue.current();
  const product = products.get(productId);
  const sku = skuId === undefined ? product?.skus[0] : skus.get(skuId)?.sku;
  return product && sku ? pictureOf(subjectOf(product, sku), 'front') : NO_PICTURE;
}

export const presentOwnComment = (deps: CommunityDeps, row: OwnCommentRow): OwnComment => ({
  ...presentProduct(deps, row, row.sku_id),
  ...presentText(deps, row.state, row.content, row.pictures),
  createdAt: shanghaiIso(row.created_at),
  commentId: row.id,
  // A member's own comment always names the parcel it came from: the table says so.
  subOrderId: row.sub_order_id!,
  skuId: row.sku_id,
  skuName: row.sku_name,
  stars: row.stars,
  helpfulCount: row.helpful_count,
  anonymous: row.is_anonymous,
  ...(row.follow_up_at !== null && {
    followUp: {
      ...presentText(deps, row.follow_up_state!, row.follow_up_content!, row.follow_up_pictures),
      createdAt: shanghaiIso(row.follow_up_at),
      daysOfUse: row.follow_up_days!,
    },
  }),
  ...(row.reply_content !== null && {
    reply: { content: row.reply_content, createdAt: shanghaiIso(row.reply_at!) },
  }),
  ...(row.follow_up_at === null && { followUpUntil: shanghaiIso(row.follow_up_until) }),
  canFollowUp: row.can_follow_up,
  canRewrite: row.state === 'hidden',
});

/** Pictures of what is held or hidden have no address: they are counted. `beside`: what else may be the reason. */
export const presentText = (
  deps: CommunityDeps,
  state: ContentState,
  content: string,
  images: readonly string[],
  otherTexts: readonly string[] = [],
) => ({
  content,
  imageUrls: state === 'shown' ? presentImages(deps, images) : [],
  imageCount: images.length,
  ...presentState(state, content, ...otherTexts),
});
