import type { DemoPost } from '../build-posts.ts';
import type { DemoProduct } from '../demo-product.ts';
import { chartPoint, type Place } from './chart-point.ts';

export interface TaggedPost extends Omit<DemoPost, 'skus'> {
  skus: (DemoPost['skus'][number] & { point?: Place & { picture: number } })[];
}

const MAX_PICTURES = 5;
/** Every pack stands in the middle of its photograph. */
const MIDDLE: Place = { x: 500, y: 560 };

/**
 * Puts an image in front in which the products of the post are seen, with their places: the chart of all shades, or the
 * pack. Without such a photograph the post stays as it is.
 */
export function placeTags(
  posts: readonly DemoPost[],
  products: readonly DemoProduct[],
  hasPhotograph: (name: string) => boolean,
): TaggedPost[] {
  const productOf = new Map(
    products.flatMap((product) => product.skus.map(({ id }) => [id, product] as const)),
  );
  return posts.map((post) => {
    const [first] = post.skus;
    const product = productOf.get(first?.id ?? '');
    if (!first || !product) return post;
    const shades = [...new Set(product.skus.flatMap(({ shade }) => shade ?? []))];
    const shadeOf = (skuId: string) =>
      shades.indexOf(product.skus.find(({ id }) => id === skuId)?.shade ?? '');
    if (shades.length > 1 && hasPhotograph(`HR${product.id}-chart`)) {
      const picture = `drawn:${first.id}:chart`;
      return withPicture(post, picture, ({ id }) =>
        shadeOf(id) < 0 ? null : chartPoint(shadeOf(id), shades.length),
      );
    }
    const isAlone = post.skus.length === 1 && shades.length === 0;
    if (!isAlone || !hasPhotograph(`HR${product.id}-front`)) return post;
    return withPicture(post, `drawn:${first.id}:front`, () => MIDDLE);
  });
}

function withPicture(
  post: DemoPost,
  picture: string,
  placeOf: (sku: DemoPost['skus'][number]) => Place | null,
): TaggedPost {
  return {
    ...post,
    pictures: [...new Set([picture, ...post.pictures])].slice(0, MAX_PICTURES),
    skus: post.skus.map((sku) => {
      const place = placeOf(sku);
      return place ? { ...sku, point: { ...place, picture: 0 } } : sku;
    }),
  };
}
