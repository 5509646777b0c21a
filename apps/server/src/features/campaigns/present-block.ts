import type { CampaignBlock } from '@huarong/contract/content';
import { dailyWindow } from '@huarong/core/campaigns';
import { shanghaiIso } from '@huarong/core/shared';
import { type Product, presentCard, subjectOf } from '../catalogue/index.ts';
import { chooseGoods } from './choose-goods.ts';
import { newArrivals } from './new-arrivals.ts';
import { presentPicture } from './present-picture.ts';
import { presentScent } from './present-scent.ts';
import type { Stage } from './stage.ts';
import type { Goods, StoredBlock } from './stored-blocks.ts';

type Stored<Kind extends StoredBlock['kind']> = Extract<StoredBlock, { kind: Kind }>;

const cards = ({ snapshot, shown }: Stage, goods: Goods) =>
  chooseGoods(snapshot, goods).map((product) => presentCard(product, shown));

const PRESENT: {
  [Kind in StoredBlock['kind']]: (block: Stored<Kind>, stage: Stage) => CampaignBlock | null;
} = {
  hero: ({ countsDown, picture, ...words }, { page, scenes }) => ({
    ...words,
    picture: presentPicture(picture, scenes),
    ...(countsDown && page.ends_at !== null && { endsAt: shanghaiIso(page.ends_at) }),
  }),
  // Filled once the other blocks are known.
  anchors: (block) => ({ ...block, anchors: [] }),
  coupons: (block) => block,
  countdown({ at, hours, goods, ...words }, stage) {
    const { startsAt, endsAt } = dailyWindow(stage.now, at, hours);
    const productList = cards(stage, goods);
    return { ...words, startsAt: shanghaiIso(startsAt), endsAt: shanghaiIso(endsAt), productList };
  },
  rail({ goods, ...words }, stage) {
    const productList = cards(stage, goods);
    return productList.length > 0 ? { ...words, productList } : null;
  },
  tiles: ({ tiles, ...words }, { snapshot, shown }) => ({
    ...words,
    tiles: tiles.flatMap(({ product: id, ...tile }) => {
      const product = snapshot.products.get(id);
      return product ? [{ ...tile, ...productTile(product, shown.pictureOf) }] : [];
    }),
  }),
  picture: ({ picture, ...words }, { scenes }) => ({ ...words, picture: presentPicture(picture, scenes) }),
  text: (block) => block,
  arrivals: ({ days, perDay, ...rest }, { snapshot, shown }) => ({
    ...rest,
    days: newArrivals(snapshot)
      .slice(0, days)
      .map(({ date, products }) => ({
        date,
        count: products.length,
        productList: products.slice(0, perDay).map((product) => presentCard(product, shown)),
      })),
  }),
  scents: ({ picture, scenes, ...words }, stage) => ({
    ...words,
    picture: presentPicture(picture, stage.scenes),
    scenes: scenes.map((scene) => presentScent(scene, stage)),
  }),
  kit({ picture, product: id, ...words }, { snapshot, scenes, shown }) {
    const product = snapshot.products.get(id);
    return product
      ? { ...words, picture: presentPicture(picture, scenes), product: presentCard(product, shown) }
      : null;
  },
};

/** A block as a page shows it; null when nothing of it is left to show. */
export const presentBlock = (block: StoredBlock, stage: Stage): CampaignBlock | null =>
  (PRESENT[block.kind] as (block: StoredBlock, stage: Stage) => CampaignBlock | null)(block, stage);

const productTile = (product: Product, pictureOf: Stage['shown']['pictureOf']) => ({
  href: `/product/${product.id}.html`,
  picture: {
    imageUrl: pictureOf(subjectOf(product, product.skus[0]!), 'front'),
    width: 400,
    height: 500,
    alt: `${product.brand.name_cn} ${product.name_cn}`,
  },
});
