import { imageSubjectOf } from '../../catalogue/index.ts';
import { imageViews, photographOrDrawing } from '../../images/index.ts';
import type { CommunityDeps } from '../deps.ts';

const RENDERED = /^drawn:(\d+):(\w+)$/;

export const shopperImagePath = (id: string) => `/pictures/shopper/${id}-400.webp`;

/** The addresses of a text's images: uploads of shoppers or, in the demo, rendered images of the sku. */
export function presentImages(
  { catalogue, imageOf }: Pick<CommunityDeps, 'catalogue' | 'imageOf'>,
  images: readonly string[],
): string[] {
  const { skus } = catalogue.current();
  const paths = images.flatMap((image) => {
    const [, skuId, name] = RENDERED.exec(image) ?? [];
    if (skuId === undefined) return [shopperImagePath(image)];
    const found = skus.get(skuId);
    const view = imageViews.find((each) => each === name);
    return found && view
      ? [photographOrDrawing(imageOf, imageSubjectOf(found.product, found.sku), view)]
      : [];
  });
  // Two views without a photograph have the same one instead.
  return [...new Set(paths)];
}
