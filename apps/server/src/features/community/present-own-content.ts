import type { OwnComment } from '@huarong/contract/community';
import { imageSubjectOf } from '../catalogue/index.ts';
import { NO_IMAGE } from '../images/index.ts';
import type { CommunityDeps } from './deps.ts';
import { presentImages } from './images/present-images.ts';
import { findHoldReason, findQuestionHoldReason } from './moderate.ts';

type ContentState = 'pending' | 'shown' | 'hidden';

/** The state of a text with a notice for its author when it is not shown. */
export const presentState = (state: ContentState, ...texts: string[]) =>
  withNotice(state, () => findHoldReason(...texts));

export const presentQuestionState = (state: ContentState, question: string) =>
  withNotice(state, () => findQuestionHoldReason(question));

function withNotice(
  state: ContentState,
  findReason: () => string | null,
): Pick<OwnComment, 'state' | 'notice'> {
  if (state === 'shown') return { state };
  const reason = findReason();
  return state === 'pending'
    ? { state, notice: reason ?? '正在复核，一般 2 小时内有结果' }
    : { state: 'refused', notice: reason ?? '这条内容不适合公开显示，只有你自己能看到' };
}

/** Names and image of a product; withdrawn products keep their names. */
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

function imageOfProduct({ catalogue, imageOf }: CommunityDeps, productId: string, skuId?: string): string {
  const { skus, products } = catalogue.current();
  const product = products.get(productId);
  const sku = skuId === undefined ? product?.skus[0] : skus.get(skuId)?.sku;
  return product && sku ? imageOf(imageSubjectOf(product, sku), 'front') : NO_IMAGE;
}

/** Images of held or hidden texts have no address, only a count. `otherTexts` may also be the reason. */
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
