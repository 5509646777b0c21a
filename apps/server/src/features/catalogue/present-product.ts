import type { ProductCard, ProductDetail, Sku, UnitPrice } from '@huarong/contract/catalogue';
import { describeShade, skinToneOf } from '@huarong/core/catalogue';
import { fen, getFirst, toYuan } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import { galleryImages, type ImagePort, labelPath } from '../images/index.ts';
import { imageSubjectOf } from './image-subject-of.ts';
import { presentIncludedItems } from './included-items.ts';
import { presentCategoryLink } from './present-category.ts';
import { shownTrail } from './snapshot/category-tree.ts';
import type { Product } from './snapshot/product.ts';
import type { ProductTexts, SkuRow } from './snapshot/snapshot.queries.ts';
import type { CatalogueSource } from './snapshot/watch-catalogue.ts';
import { listIngredientNotes, listSpecifications } from './specifications.ts';

export interface PresenterDeps {
  isInStock: CatalogueSource['isInStock'];
  imageOf: ImagePort;
}

const BADGES: [label: string, badge: string][] = [
  ['exclusive', '独家'],
  ['new', '新品'],
  ['gift-set', '礼盒'],
];

const badgeOf = ({ labels }: Product) => BADGES.find(([label]) => labels.includes(label))?.[1];

/** `matching`: the skus that a shopper filtered by; the card then shows and opens the first of them. */
export function presentCard(
  product: Product,
  { isInStock, imageOf }: PresenterDeps,
  matching: readonly SkuRow[] = [],
): ProductCard {
  const lead = matching.find((sku) => isInStock(sku.id)) ?? matching[0] ?? leadSku(product, isInStock);
  const offers = product.offers();
  const badge = offers.badge ?? badgeOf(product);
  return {
    ...names(product),
    ...brandNames(product),
    productId: product.id,
    skuId: lead.id,
    ...(matching.length > 0 && { size: skuNameOf(lead) }),
    ...prices(product, lead),
    skuImagePath: imageOf(imageSubjectOf(product, lead), 'front'),
    ...activityLabel(product, lead),
    tags: offers.promotionTags.slice(0, 2),
    ...(badge && { badge }),
    colourCount: product.skus.filter((sku) => sku.shade_hex !== null).length,
    ...presentShadeDots(product, imageOf, matching),
    commentCount: product.comment_count,
    praiseRate: product.praise_percent,
    hasInventory: product.skus.some((sku) => isInStock(sku.id)),
  };
}

/** The card of the cheapest sku, preferably one in stock. */
export function presentTrial(product: Product, presenterDeps: PresenterDeps): ProductCard {
  const { shades: _shades, activityLabelImageUrl: _label, ...card } = presentCard(product, presenterDeps);
  const inStock = product.skus.filter(({ id }) => presenterDeps.isInStock(id));
  const priceOf = (sku: SkuRow) => product.offers().unitPricesOf(sku).guest;
  const smallest = (inStock.length > 0 ? inStock : product.skus).reduce((least, sku) =>
    priceOf(sku) < priceOf(least) ? sku : least,
  );
  return {
    ...card,
    skuId: smallest.id,
    size: skuNameOf(smallest),
    ...prices(product, smallest),
    skuImagePath: presenterDeps.imageOf(imageSubjectOf(product, smallest), 'front'),
    ...activityLabel(product, smallest),
  };
}

/**
 * The part of the detail that comes from the catalogue; other features add counts and rank. `included`: ids of products by
 * code, which a set may link to.
 */
export function presentProduct(
  product: Product,
  texts: ProductTexts,
  presenterDeps: PresenterDeps,
  included: ReadonlyMap<string, string> = new Map(),
): Omit<ProductDetail, 'questionCount' | 'postCount'> {
  const lead = leadSku(product, presenterDeps.isInStock);
  const badge = badgeOf(product);
  return {
    ...names(product),
    ...brandNames(product),
    productId: product.id,
    ...(badge && { badge }),
    skuId: lead.id,
    skus: product.skus.map((sku) => presentSku(product, sku, presenterDeps)),
    images: presentGallery(product, lead, presenterDeps),
    specifications: listSpecifications(product, texts),
    ingredientNotes: listIngredientNotes(product, texts),
    breadcrumb: shownTrail(product.category).map(presentCategoryLink),
    story: texts.story,
    ...(texts.tested_figures.length > 0 && { testedFigures: texts.tested_figures }),
    ...(texts.included_items.length > 0 && {
      includedItems: presentIncludedItems(texts.included_items, included),
    }),
    rating: {
      average: Number(product.rating_average),
      commentCount: product.comment_count,
      praiseRate: product.praise_percent,
    },
    ...(!product.brand.is_live && { hasBrandPage: false as const }),
    ...(product.no_return_reason !== null && { returnException: product.no_return_reason }),
  };
}

const listGalleryImages = (product: Product, sku: SkuRow, { imageOf }: PresenterDeps): string[] => [
  ...galleryImages(imageOf, imageSubjectOf(product, sku)),
];

/** Staff may have written what an uploaded image shows. */
function presentGallery(product: Product, sku: SkuRow, presenterDeps: PresenterDeps) {
  const altOf = new Map(product.images.map(({ source, alt }) => [source, alt]));
  return listGalleryImages(product, sku, presenterDeps).map((skuImagePath) => ({
    skuImagePath,
    ...activityLabel(product, sku),
    alt: altOf.get(skuImagePath) || `${product.brand.name_cn} ${product.name_cn}`,
  }));
}

const presentSku = (product: Product, sku: SkuRow, presenterDeps: PresenterDeps): Sku => ({
  skuId: sku.id,
  skuCode: sku.code,
  skuName: skuNameOf(sku),
  ...presentColour(sku),
  size: sku.size,
  ...prices(product, sku),
  skuImagePath: presenterDeps.imageOf(imageSubjectOf(product, sku), 'front'),
  imagePaths: listGalleryImages(product, sku, presenterDeps),
  ...activityLabel(product, sku),
  hasInventory: presenterDeps.isInStock(sku.id),
  bookingStatus: product.offers().bookingOf(sku.id),
  ...(sku.purchase_limit !== null && { purchaseLimit: sku.purchase_limit }),
});

function presentColour(sku: SkuRow): Pick<Sku, 'colour'> {
  if (sku.shade_name === null) return {};
  const hex = getColumn(sku, 'shade_hex');
  const family = sku.shade_family ?? '';
  const undertone = skinToneOf({ number: sku.shade_number ?? '', family, hex })?.undertone;
  return {
    colour: {
      name: [sku.shade_number, sku.shade_name].filter(Boolean).join(' '),
      hex,
      family,
      note: describeShade({ hex, family, undertone }),
      ...(undertone && { undertone }),
    },
  };
}

/** The label of a running activity for the corner of the image: presale, or a flash price that this sku really has. */
function activityLabel(product: Product, sku: SkuRow): { activityLabelImageUrl?: string } {
  const { bookingOf, badge, unitPricesOf } = product.offers();
  const booking = bookingOf(sku.id);
  if (booking === 'deposit' || booking === 'upcoming') return { activityLabelImageUrl: labelPath('presale') };
  return badge === '秒杀' && unitPricesOf(sku).guest < sku.offer_price_fen
    ? { activityLabelImageUrl: labelPath('flash') }
    : {};
}

/** As many as fit below the card image. */
const MAX_SHADE_DOTS = 5;

function presentShadeDots(
  product: Product,
  imageOf: ImagePort,
  first: readonly SkuRow[],
): Pick<ProductCard, 'shades'> {
  const shades = [...new Set([...first, ...product.skus])].filter((sku) => sku.shade_hex !== null);
  if (shades.length < 2) return {};
  return {
    shades: shades.slice(0, MAX_SHADE_DOTS).map((sku) => ({
      name: getColumn(sku, 'shade_name'),
      hex: getColumn(sku, 'shade_hex'),
      skuImagePath: imageOf(imageSubjectOf(product, sku), 'front'),
    })),
  };
}

/** The sku shown first: the first in stock, otherwise the first. */
const leadSku = (product: Product, isInStock: PresenterDeps['isInStock']): SkuRow =>
  product.skus.find((sku) => isInStock(sku.id)) ?? getFirst(product.skus);

/** 03 朱砂 3.2g */
export const skuNameOf = (sku: Pick<SkuRow, 'shade_number' | 'shade_name' | 'size'>) =>
  [sku.shade_number, sku.shade_name, sku.size].filter(Boolean).join(' ');

const prices = (product: Product, sku: SkuRow) => ({
  ...presentUnitPrice(product, sku),
  marketPrice: toYuan(fen(sku.market_price_fen ?? sku.offer_price_fen)),
});

/** The unit price of a sku wherever it is shown outside a cart or an order. */
export function presentUnitPrice(product: Product, sku: SkuRow): UnitPrice {
  const { guest, byCard } = product.offers().unitPricesOf(sku);
  const lower = Object.entries(byCard).filter(([, price]) => price < guest);
  return {
    offerPrice: toYuan(guest),
    ...(byCard.PINK < guest && { memberPrice: toYuan(byCard.PINK) }),
    ...(lower.length > 0 && {
      memberPrices: Object.fromEntries(lower.map(([card, price]) => [card, toYuan(price)])),
    }),
  };
}

const names = (product: Product) => ({
  productName: product.name_cn,
  productNameEN: product.name_en,
  ...(product.nicknames[0] && { nickname: product.nicknames[0] }),
  ...(product.line && { subtitle: product.line }),
});

const brandNames = ({ brand }: Product) => ({
  brandId: brand.id,
  brandNameEN: brand.name_en,
  brandNameCN: brand.name_cn,
});
