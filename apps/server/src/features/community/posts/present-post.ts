import type { Post } from '@huarong/contract/community';
import { publicName } from '@huarong/core/community';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { imageSubjectOf, presentUnitPrice } from '../../catalogue/index.ts';
import type { CommunityDeps } from '../deps.ts';
import { presentImages } from '../images/present-images.ts';
import { avatarOf, type PublicAuthor } from '../public-authors.ts';
import type { PostRow, PostSkuRow } from './post.queries.ts';

export const presentPost = (
  deps: CommunityDeps,
  post: PostRow & PublicAuthor,
  skus: readonly PostSkuRow[],
  readerId: string | null,
): Post => {
  const imageUrls = presentImages(deps, post.pictures);
  return {
    postId: post.id,
    title: post.title,
    content: post.content,
    author: {
      nickname: publicName(post.author_name),
      ...avatarOf(post),
      ...(post.author_card !== null && { cardType: post.author_card }),
      ...(post.author_id !== null && { authorId: post.author_id }),
    },
    imageUrls,
    topics: post.topics,
    createdAt: shanghaiIso(post.created_at),
    likeCount: post.like_count,
    ...(readerId !== null && { isLiked: post.is_liked }),
    skus: skus.map((sku) => ({ ...presentSku(deps, sku), ...pointOf(deps, post, sku, imageUrls) })),
  };
};

/** Images that are the same are shown once, so the index is that of the shown ones. */
function pointOf(
  deps: CommunityDeps,
  { pictures }: PostRow,
  { picture, x, y }: PostSkuRow,
  imageUrls: readonly string[],
): Pick<Post['skus'][number], 'point'> {
  if (picture === null || x === null || y === null) return {};
  const [url] = presentImages(deps, pictures.slice(picture, picture + 1));
  const image = imageUrls.indexOf(url ?? '');
  return image < 0 ? {} : { point: { image, x: x / 1000, y: y / 1000 } };
}

function presentSku({ catalogue, imageOf }: CommunityDeps, row: PostSkuRow): Post['skus'][number] {
  const shown = catalogue.current().skus.get(row.sku_id);
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    productName: row.product_name,
    brandNameEN: row.brand_en,
    brandNameCN: row.brand_cn,
    skuName: row.sku_name,
    ...(row.shade_hex !== null && { hex: row.shade_hex }),
    ...(shown && { skuImagePath: imageOf(imageSubjectOf(shown.product, shown.sku), 'front') }),
    note: row.note,
    ...(shown
      ? presentUnitPrice(shown.product, shown.sku)
      : { offerPrice: toYuan(fen(row.offer_price_fen)) }),
    hasInventory: row.has_inventory,
  };
}
