import type { ProductCard } from '@huarong/contract/catalogue';
import type { CampaignBlock } from '@huarong/contract/content';
import { dailyWindow } from '@huarong/core/campaigns';
import { getFirst, shanghaiIso } from '@huarong/core/shared';
import { imageSubjectOf, type Product, presentCard } from '../catalogue/index.ts';
import type { LiveOffer } from '../content/index.ts';
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
  hero: ({ countsDown, picture, ...rest }, { endsAt, scenes }) => ({
    ...rest,
    picture: presentImage(picture, scenes),
    ...(countsDown && endsAt && { endsAt: shanghaiIso(endsAt) }),
  }),
  // presentCampaign fills these and the chapters, because it knows all blocks.
  anchors: (block) => ({ ...block, anchors: [] }),
  edition: (block) => ({ ...block, chapters: [] }),
  coupons: (block) => block,
  countdown({ at, hours, goods, ...rest }, context) {
    const window = countdownWindow(context, at, hours);
    if (!window) return null;
    const productList = presentSelection(context, goods).map((card) => atOfferPrice(card, context.offer));
    return {
      ...rest,
      startsAt: shanghaiIso(window.startsAt),
      endsAt: shanghaiIso(window.endsAt),
      productList,
    };
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

/** The time of the offer; a block without an offer repeats every day. */
function countdownWindow({ offer, now }: BlockContext, at: string | undefined, hours: number | undefined) {
  if (offer?.endsAt) return { startsAt: offer.startsAt ?? now, endsAt: offer.endsAt };
  return at === undefined || hours === undefined ? null : dailyWindow(now, at, hours);
}

/** The product that an offer names is shown at the offer's price. */
const atOfferPrice = (card: ProductCard, offer: LiveOffer | null): ProductCard =>
  offer?.facts.价格 !== undefined && offer.link === `/product/${card.productId}.html`
    ? { ...card, offerPrice: offer.facts.价格, marketPrice: offer.facts.原价 ?? card.marketPrice }
    : card;

const presentTile = (product: Product, imageOf: BlockContext['presenterDeps']['imageOf']) => ({
  href: `/product/${product.id}.html`,
  picture: {
    imageUrl: imageOf(imageSubjectOf(product, getFirst(product.skus)), 'front'),
    width: 400,
    height: 500,
    alt: `${product.brand.name_cn} ${product.name_cn}`,
  },
});
