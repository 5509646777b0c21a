import { z } from 'zod';
import { Brand, CategoryBranch, CategoryLink, ProductCard } from '../catalogue/index.ts';
import { emptyObject, id, text, time, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { Campaign } from './campaign-views.ts';
import { contentRoutes } from './content.routes.ts';

const locationLabel = z.string().regex(/^[a-z0-9_-]{1,64}$/i);

/** One entry of an ad slot as edited by staff. Unused optional fields are absent. */
const Resource = z.object({
  content: z.string(),
  link: z.string(),
  omniture: z.string(),
  /** A second line: the condition of a coupon, the hint under a category. */
  note: z.string().optional(),
  /** A short mark in front of or above the text: an amount, a pigment's name, a group's title. */
  mark: z.string().optional(),
  /** The slot counts down to this moment by the server's clock. */
  endsAt: time.optional(),
  /** The offer is for a first order: not for shoppers who have ordered before. */
  isForFirstOrder: z.boolean().optional(),
});
const ImageResource = Resource.extend({
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** Upright, for phones. */
  phoneImageUrl: z.string().optional(),
});

const group = <Item extends z.ZodType>(resource: Item) =>
  z.object({ locationLabel: z.string(), resourceList: z.array(resource) });

/** A product group of the home page. `note` explains the selection. */
const ProductGroup = z.object({
  groupId: z.string(),
  groupName: z.string(),
  link: z.string(),
  note: z.string().optional(),
  productList: z.array(ProductCard),
});

export type TextResource = z.infer<typeof Resource>;
export type ImageSlotResource = z.infer<typeof ImageResource>;

/** The letters of the alphabet navigation that have brands; `#` for names that begin with a digit. */
const brandLetters = z.array(z.string()).optional();

export const contentContract = defineContract({
  simpleTextGroup: endpoint({
    route: contentRoutes.simpleTextGroup,
    summary: 'Text slots by locationLabel: top menu text, carousel text, search hints, notices',
    access: 'anyone',
    isPublished: true,
    /** Several comma-separated labels in one call; the answer lists one group per label. */
    input: z.object({ locationLabel: z.string().regex(/^[a-z0-9_-]{1,64}(,[a-z0-9_-]{1,64}){0,19}$/i) }),
    output: group(Resource).extend({ groups: z.array(group(Resource)) }),
    refusals: [],
  }),
  simpleImageGroup: endpoint({
    route: contentRoutes.simpleImageGroup,
    summary: 'Image slots by locationLabel: hero, guides, sidebars, popups, banners',
    access: 'anyone',
    isPublished: true,
    input: z.object({ locationLabel }),
    output: group(ImageResource),
    refusals: [],
  }),
  recommendPcGroup: endpoint({
    route: contentRoutes.recommendPcGroup,
    summary: "The home page's product groups, in the order they are shown",
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({ groups: z.array(ProductGroup) }),
    refusals: [],
  }),
  categoryTreeForEbAndHot: endpoint({
    route: contentRoutes.categoryTreeForEbAndHot,
    summary: 'The trees of the hot recommendations and of the exclusives',
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({
      hot_rec: z.array(CategoryBranch),
      eb_exclusive: z.array(CategoryBranch),
      letters: brandLetters,
    }),
    refusals: [],
  }),
  subCategoryGroup: endpoint({
    route: contentRoutes.subCategoryGroup,
    summary: 'The flyout of a home category: sub-categories in three columns, brands, an image',
    access: 'anyone',
    isPublished: true,
    input: z.object({ categoryId: id }),
    output: z.object({
      categoryId: z.string(),
      columns: z.array(z.array(CategoryBranch)).length(3),
      brandList: z.array(Brand.extend({ link: z.string() })),
      resourceList: z.array(ImageResource),
      /** Guides that staff wrote for the menu of this category. */
      guides: z.array(ImageResource).optional(),
      /** Best-selling products. */
      picks: z.array(ProductCard).optional(),
      letters: brandLetters,
    }),
    refusals: ['category-not-found'],
  }),
  categoryGroup: endpoint({
    route: contentRoutes.categoryGroup,
    summary: 'The home categories: listings that staff put into the menu, then the top categories',
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({ categories: z.array(CategoryLink) }),
    refusals: [],
  }),
  availability: endpoint({
    route: contentRoutes.availability,
    summary: 'Which marketing modules are on now',
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({ modules: z.array(z.object({ locationLabel: z.string(), available: z.boolean() })) }),
    refusals: [],
  }),
  commonConfig: endpoint({
    route: contentRoutes.commonConfig,
    summary: 'Store constants, freight rules, limits, feature switches',
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({
      storeId: z.int(),
      catalogId: z.int(),
      langId: z.int(),
      timeZone: z.string(),
      freight: z.object({ fee: z.string(), freeFrom: z.string() }),
      /** Times and days that pages name. */
      terms: z.object({
        payMinutes: z.int(),
        receiptDays: z.int(),
        returnDays: z.int(),
        faultDays: z.int(),
        /** Of the first kind of gift packaging. */
        packagingFee: z.string(),
        /** For a comment on a bought item. */
        commentPoints: z.int(),
      }),
      limits: z.record(z.string(), z.int()),
      switches: z.record(z.string(), z.boolean()),
      /** While the shop is closed: what visitors read and when it is expected to open; null while it is open. */
      maintenance: z
        .object({ sentence: z.string().nullable(), expectedEnd: time.nullable(), retryAfter: z.int() })
        .nullable(),
    }),
    refusals: [],
  }),
  pcConfig: endpoint({
    route: contentRoutes.pcConfig,
    summary: 'Page-level content configuration: which slots a page shows, in which order',
    access: 'anyone',
    isPublished: true,
    input: emptyObject,
    output: z.object({ pages: z.array(z.object({ page: z.string(), slots: z.array(z.string()) })) }),
    refusals: [],
  }),
  banner: endpoint({
    route: contentRoutes.banner,
    summary: 'Banners of one position',
    access: 'anyone',
    isPublished: true,
    input: z.object({ position: locationLabel }),
    output: z.object({ position: z.string(), resourceList: z.array(ImageResource) }),
    refusals: [],
  }),
  campaign: endpoint({
    route: contentRoutes.campaign,
    summary: 'A content page, block by block',
    access: 'anyone',
    isPublished: true,
    input: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
    output: Campaign,
    refusals: ['campaign-not-found'],
  }),
  newArrivals: endpoint({
    route: contentRoutes.newArrivals,
    summary: 'New products of each of the last days',
    access: 'anyone',
    isPublished: true,
    input: z.object({
      days: wholeNumber({ min: 1, max: 14 }).default(3),
      perDay: wholeNumber({ min: 1, max: 50 }).default(5),
    }),
    output: z.object({
      /** Newest first; days without new products are left out. */
      days: z.array(z.object({ date: z.iso.date(), count: z.int(), productList: z.array(ProductCard) })),
    }),
    refusals: [],
  }),
  errorMessage: endpoint({
    route: contentRoutes.errorMessage,
    summary: 'The message of an error code',
    access: 'anyone',
    isPublished: true,
    input: z.object({ errorCode: text(16) }),
    output: z.object({ errorCode: z.string(), errorMessage: z.string() }),
    refusals: ['error-code-unknown'],
  }),
});
