import type { PlacedImage } from './types.ts';

/** An image of the product, or of one of its skus; an image is once in each. */
export const keyOf = ({ skuId, source }: Pick<PlacedImage, 'skuId' | 'source'>): string =>
  `${skuId ?? ''} ${source}`;

export const imagesOf = (images: readonly PlacedImage[], skuId: string | null): PlacedImage[] =>
  images.filter((image) => image.skuId === skuId);

/** The image one place further to the front (-1) or to the end (+1) among those of its owner. */
export function moveBy(images: readonly PlacedImage[], image: PlacedImage, step: -1 | 1): PlacedImage[] {
  const group = imagesOf(images, image.skuId);
  const neighbour = group[group.findIndex((each) => keyOf(each) === keyOf(image)) + step];
  if (!neighbour) return [...images];
  return images.map((each) =>
    keyOf(each) === keyOf(image) ? neighbour : keyOf(each) === keyOf(neighbour) ? image : each,
  );
}

/** The image before another one, or at the end of an owner; the owner may be another one. */
export function moveTo(
  images: readonly PlacedImage[],
  image: PlacedImage,
  { skuId, before }: { skuId: string | null; before?: PlacedImage },
): PlacedImage[] {
  const moved = { ...image, skuId };
  if (before && keyOf(before) === keyOf(image)) return [...images];
  const isTaken = keyOf(moved) !== keyOf(image) && images.some((each) => keyOf(each) === keyOf(moved));
  if (isTaken) return [...images];
  const others = images.filter((each) => keyOf(each) !== keyOf(image));
  const at = before ? others.findIndex((each) => keyOf(each) === keyOf(before)) : others.length;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** Images of the product first, then sku by sku, as they are stored. */
export const inOwnerOrder = (images: readonly PlacedImage[], skuIds: readonly string[]): PlacedImage[] =>
  [null, ...skuIds].flatMap((skuId) => imagesOf(images, skuId));
