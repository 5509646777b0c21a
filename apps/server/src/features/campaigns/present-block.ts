import type { CampaignBlock } from '@huarong/contract/content';
import { dailyWindow } from '@huarong/core/campaigns';
import { getFirst, shanghaiIso } from '@huarong/core/shared';
import { imageSubjectOf, type Product, presentCard } from '../catalogue/index.ts';
import type { BlockContext } from './block-context.ts';
import { listNewArrivals } from './new-arrivals.ts';
import { presentImage } from './present-image.ts';
import { presentScent } from './present-scent.ts';
import { selectProducts } from './select-products.ts';
import type { ProductSelection, StoredBlock } from './stored-blocks.ts';

type Stored<Kind extends StoredBlock['kind']> = Extract<StoredBlock, { kind: Kind }>;

const presentSelection = ({ snapshot, presenterDeps }: BlockContext, selection: ProductSelection) =>
  selectProducts(snapshot, selection).map((product) => presentCard(product, presenterDeps));

const PRESENTERS: {
  [Kind in StoredBlock['kind']]: (block: Stored<Kind>, context: BlockContext) => CampaignBlock | null;
} = {
  hero: ({ countsDown, picture, ...rest }, { page, scenes }) => ({
    ...rest,
    picture: presentImage(picture, scenes),
    ...(countsDown && page.ends_at !== null && { endsAt: shanghaiIso(page.ends_at) }),
  }),
  // presentCampaign fills them, because it knows all blocks.
  anchors: (block) => ({ ...block, anchors: [] }),
  coupons: (block) => block,
  countdown({ at, hours, goods, ...rest }, context) {
    const { startsAt, endsAt } = dailyWindow(context.now, at, hours);
    const productList = presentSelection(context, goods);
    return { ...rest, startsAt: shanghaiIso(startsAt), endsAt: shanghaiIso(endsAt), productList };
  },
  rail({ goods, ...rest }, context) {
    const productList = presentSelection(context, goods);
    return productList.length > 0 ? { ...rest, productList } : null;
  },
  tiles: ({ tiles, ...rest }, { snapshot, presenterDeps }) => ({
    ...rest,
    tiles: tiles.flatMap(({ product: id, ...tile }) => {
      const product = snapshot.products.get(id);
      return product ? [{ ...tile, ...presentTile(product, presenterDeps.imageOf) }] : [];
    }),
  }),
  picture: ({ picture, ...rest }, { scenes }) => ({ ...rest, picture: presentImage(picture, scenes) }),
  text: (block) => block,
  arrivals: ({ days, perDay, ...rest }, { snapshot, presenterDeps }) => ({
    ...rest,
    days: listNewArrivals(snapshot)
      .slice(0, days)
      .map(({ date, products }) => ({
        date,
        count: products.length,
        productList: products.slice(0, perDay).map((product) => presentCard(product, presenterDeps)),
      })),
  }),
  scents: ({ picture, scenes, ...rest }, context) => ({
    ...rest,
    picture: presentImage(picture, context.scenes),
    scenes: scenes.map((scene) => presentScent(scene, context)),
  }),
  kit({ picture, product: id, ...rest }, { snapshot, scenes, presenterDeps }) {
    const product = snapshot.products.get(id);
    return product
      ? { ...rest, picture: presentImage(picture, scenes), product: presentCard(product, presenterDeps) }
      : null;
  },
};

/** A block for the page; null when none of its products is listed. */
export const presentBlock = (block: StoredBlock, context: BlockContext): CampaignBlock | null =>
  (PRESENTERS[block.kind] as (block: StoredBlock, context: BlockContext) => CampaignBlock | null)(
    block,
    context,
  );

const presentTile = (product: Product, imageOf: BlockContext['presenterDeps']['imageOf']) => ({
  href: `/product/${product.id}.html`,
  picture: {
    imageUrl: imageOf(imageSubjectOf(product, getFirst(product.skus)), 'front'),
    width: 400,
    height: 500,
    alt: `${product.brand.name_cn} ${product.name_cn}`,
  },
});
