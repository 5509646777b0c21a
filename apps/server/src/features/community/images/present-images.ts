import { subjectOf } from '../../catalogue/index.ts';
import { type PictureView, pictureViews } from '../../images/index.ts';
import type { CommunityDeps } from '../deps.ts';

const DRAWN = /^drawn:(\d+):(\w+)$/;

export const shopperPicture = (id: string) => `/pictures/shopper/${id}-400.webp`;

/** Addresses of a text's pictures: what shoppers sent, or, in the demo, what the studio draws of the sku. */
export function presentPictures(
  { catalogue, pictureOf }: CommunityDeps,
  pictures: readonly string[],
): string[] {
  const { skus } = catalogue.current();
  return pictures.flatMap((picture) => {
    const [, skuId, view] = DRAWN.exec(picture) ?? [];
    if (skuId === undefined) return [shopperPicture(picture)];
    const found = skus.get(skuId);
    return found && isView(view) ? [pictureOf(subjectOf(found.product, found.sku), view)] : [];
  });
}

const isView = (view: string | undefined): view is PictureView =>
  (pictureViews as readonly (string | undefined)[]).includes(view);
