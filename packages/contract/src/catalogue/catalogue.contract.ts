import { z } from 'zod';
import { id, idList, pageNo, pageOf, pageSize, time, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { BrandWall } from './brand-views.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { CategoryBranch, CategoryLink, ProductCard } from './catalogue-views.ts';
import {
  bookingStatus,
  NearShade,
  ProductDetail,
  ProductSet,
  Ranking,
  rankingKind,
  SkuPromotion,
} from './product-views.ts';

/** An unknown scene falls back to the general one, so that outdated pages still show products. */
const scene = z
  .enum(['guess-you-like', 'collocation', 'find-recommend', 'similar', 'history'])
  .catch('guess-you-like');

/** A comparison has at most four products. */
const MAX_COMPARED = 4;

export const catalogueContract = defineContract({
  queryAllBrands: endpoint({
    route: catalogueRoutes.queryAllBrands,
    summary: 'The brand wall by first letter, or one brand with its story and categories',
    access: 'anyone',
    isPublished: true,
    input: z.object({ brandId: id.optional() }),
    output: BrandWall,
    refusals: [],
  }),
  hasInventory: endpoint({
    route: catalogueRoutes.hasInventory,
    summary: 'Whether each sku of a list is in stock',
    access: 'anyone',
    input: z.object({ skuIds: idList(100) }),
    output: z.object({ list: z.array(z.object({ skuId: z.string(), hasInventory: z.boolean() })) }),
    refusals: [],
  }),
  tryout: endpoint({
    route: catalogueRoutes.tryout,
    summary: 'Products to try: small sizes and samples',
    access: 'anyone',
    isPublished: true,
    input: z.object({ pageNo, pageSize: pageSize(25) }),
    output: pageOf(ProductCard),
    refusals: [],
  }),
  getGroupCategory: endpoint({
    route: catalogueRoutes.getGroupCategory,
    summary: 'Category groups, all or those under one category',
    access: 'anyone',
    isPublished: true,
    input: z.object({ categoryId: id.optional() }),
    output: z.object({ groups: z.array(CategoryBranch) }),
    refusals: ['category-not-found'],
  }),
  getTopCategory: endpoint({
    route: catalogueRoutes.getTopCategory,
    summary: 'The top category of a product',
    access: 'anyone',
    isPublished: true,
    input: z.object({ id }),
    output: CategoryLink,
    refusals: ['product-not-found'],
  }),
  detail: endpoint({
    route: catalogueRoutes.detail,
    summary: 'A product with its skus, images, specifications and breadcrumb',
    access: 'anyone',
    isPublished: true,
    input: z.object({ productId: id }),
    output: ProductDetail,
    refusals: ['product-not-found'],
  }),
  promotion: endpoint({
    route: catalogueRoutes.promotion,
    summary: 'Promotions, gifts, coupons and countdown of a sku; gifts and hints for `quantity` units',
    access: 'anyone',
    input: z.object({ skuId: id, quantity: wholeNumber({ min: 1, max: 99 }).default(1) }),
    output: SkuPromotion,
    refusals: ['sku-not-found'],
  }),
  promotions: endpoint({
    route: catalogueRoutes.promotions,
    summary: 'The same for several skus, in their order, as a comparison shows them',
    access: 'anyone',
    input: z.object({ skuIds: idList(MAX_COMPARED) }),
    output: z.object({ list: z.array(SkuPromotion) }),
    refusals: ['sku-not-found'],
  }),
  inventory: endpoint({
    route: catalogueRoutes.inventory,
    summary: 'Stock and booking status of a sku, for a district where one is given',
    access: 'anyone',
    input: z.object({ skuId: id, districtCode: id.optional() }),
    output: z.object({
      skuId: z.string(),
      inventory: z.int(),
      hasInventory: z.boolean(),
      bookingStatus,
      deliveryText: z.string(),
      arrivesAt: time.optional(),
      /** The day on which staff expect a sold-out sku, 2026-11-26. */
      expectedOn: z.iso.date().optional(),
    }),
    refusals: ['sku-not-found'],
  }),
  nearShades: endpoint({
    route: catalogueRoutes.nearShades,
    summary: 'Shades of other brands that look like this one, the nearest first',
    access: 'anyone',
    isPublished: true,
    input: z.object({ skuId: id }),
    output: z.object({ list: z.array(NearShade) }),
    refusals: ['sku-not-found'],
  }),
  goodsSets: endpoint({
    route: catalogueRoutes.goodsSets,
    summary: 'Sets with a price of their own that a product is part of',
    access: 'anyone',
    input: z.object({ productId: id }),
    output: z.object({ list: z.array(ProductSet) }),
    refusals: [],
  }),
  recommend: endpoint({
    route: catalogueRoutes.recommend,
    summary: 'Products for a scene: guess you like, collocation, find-recommend, similar, history',
    access: 'anyone',
    /** productIds: recent views stored in the browser, newest first. */
    input: z.object({
      scene,
      skuId: id.optional(),
      productIds: idList(100).optional(),
      pageNo,
      pageSize: pageSize(20),
    }),
    /** isPersonalised: chosen by the shopper's own views and purchases. */
    output: pageOf(ProductCard).extend({ reason: z.string(), isPersonalised: z.boolean().optional() }),
    refusals: [],
  }),
  rankings: endpoint({
    route: catalogueRoutes.rankings,
    summary: 'A ranking with its basis and time of refresh',
    access: 'anyone',
    isPublished: true,
    input: z.object({
      categoryId: id.optional(),
      kind: rankingKind.default('sales'),
    }),
    output: Ranking,
    refusals: ['category-not-found'],
  }),
});
