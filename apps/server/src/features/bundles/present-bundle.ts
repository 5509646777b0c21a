import type { Bundle } from '@huarong/contract/bundles';
import { type BundlePrices, checkChoice, priceChoice } from '@huarong/core/bundles';
import { fen, getFirst, getFrom, toYuan } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { hexOf, partNameOf } from './assemble.ts';
import type { Builder } from './builders.ts';

interface PresentDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
}

/** The builder page: parts, rules, and how a return works. */
export function presentBundle(builder: Builder, items: BundlePrices, deps: PresentDeps): Bundle {
  const { rule } = builder;
  const { product } = getFrom(deps.catalogue.current().skus, builder.skuId);
  return {
    bundleId: builder.bundleId,
    productId: builder.productId,
    skuId: builder.skuId,
    title: builder.title,
    brandNameEN: product.brand.name_en,
    brandNameCN: product.brand.name_cn,
    categoryPath: product.category.trail.map(({ id, name }) => ({ id, name })),
    caseName: rule.caseName,
    casePrice: toYuan(items.casePrice),
    partName: rule.partName,
    unit: rule.unit,
    fullDiscount: toYuan(rule.fullDiscountFen),
    slots: rule.slots.map(({ slotId, name, required }) => ({ slotId, name, required })),
    groups: rule.groups.map(({ name, hint, most, least }) => ({
      name,
      hint,
      ...(most !== undefined && { most }),
      ...(least !== undefined && { least }),
    })),
    parts: presentParts(builder, deps),
    rules: checkChoice(rule, []).ruleChecks.map(({ code, text }) => ({
      code,
      text: getFirst(text.split('，')),
    })),
    ...(rule.engraving && {
      engraving: {
        maxCharacters: rule.engraving.maxCharacters,
        maxLetters: rule.engraving.maxLetters,
        fonts: rule.engraving.fonts.map(({ font, name, lettersOnly }) => ({
          font,
          name,
          ...(lettersOnly && { lettersOnly }),
        })),
        fee: toYuan(rule.engraving.feeFen),
        notice: rule.engraving.notice,
      },
    }),
    purchaseLimit: rule.purchaseLimit,
    deliveryText: rule.deliveryText,
    returns: rule.returns.map(({ title, text }) => ({ title, text })),
    hasInventory: deps.catalogue.isInStock(builder.skuId) && priceChoice(items, [], false).range !== null,
  };
}

/** A part that is not in the catalogue is left out; a sold-out part shows when it is back in stock. */
function presentParts({ rule }: Builder, { catalogue, imageOf }: PresentDeps): Bundle['parts'] {
  const { skus } = catalogue.current();
  const slotIds = rule.slots.map(({ slotId }) => slotId);
  return rule.groups.flatMap(({ name: groupName, partSkuIds }) =>
    partSkuIds.flatMap((skuId) => {
      const listed = skus.get(skuId);
      if (!listed) return [];
      const { sku, product } = listed;
      const hex = hexOf({ ...sku, pack: product.pack });
      const hasInventory = catalogue.isInStock(skuId);
      const arrival = rule.arrivals?.find((each) => each.skuId === skuId)?.text;
      return [
        {
          skuId,
          skuName: partNameOf({ ...sku, name_cn: product.name_cn }, rule),
          groupName,
          ...(hex !== null && { hex }),
          skuImagePath: imageOf(imageSubjectOf(product, sku), 'front'),
          offerPrice: toYuan(fen(sku.offer_price_fen)),
          hasInventory,
          ...(!hasInventory && arrival !== undefined && { arrivalText: arrival }),
          slotIds,
        },
      ];
    }),
  );
}
