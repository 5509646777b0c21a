import { z } from 'zod';
import { emptyObject, id, text, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract } from '../kit/index.ts';
import { draftEdit, editTimes, historyEntry, savedEdit, seenFields } from './content-edit.ts';
import { homeRoutes } from './home.routes.ts';
import { leadBanner, link } from './menu-lead.ts';
import { facetName, productIds, productRule, productSelection } from './product-selection.ts';

const rowKey = z.string().regex(/^[a-z0-9_-]{1,40}$/);
const pins = productIds(20);
const position = wholeNumber({ min: 0, max: 100_000 });
const foundProduct = z.object({
  productId: z.string(),
  name: z.string(),
  brandName: z.string(),
  imagePath: z.string().nullable(),
  isInStock: z.boolean(),
});
/** What a selection shows now: how many products, the first ones, and those of its ids that are not for sale. */
const shown = z.object({
  count: z.int(),
  products: z.array(foundProduct),
  missing: z.array(z.string()),
});
const choice = z.object({ value: z.string(), label: z.string() });
/** What a rule can name. */
const choices = z.object({
  labels: z.array(choice),
  tags: z.array(choice),
  brands: z.array(choice),
  categories: z.array(choice),
});

const sectionFields = z.object({
  title: text(20),
  link,
  selection: productSelection,
  pins,
  size: wholeNumber({ min: 1, max: 20 }),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  isLive: z.boolean(),
});
const listingFields = z.object({
  name: text(12),
  intro: text(120, 0),
  selection: productSelection,
  pins,
  /** Which products name the categories of its menu panel; null: those of the listing. */
  menuRule: productRule.nullable(),
  /** Filters that its page does not show. */
  hiddenFacets: z.array(facetName).max(12),
  isInMenu: z.boolean(),
  isLive: z.boolean(),
});
const selected = { selection: productSelection, pins: z.array(z.string()), position: z.int(), shown };
/** How often its links were opened in 30 days, and how many orders followed. */
const figures = { clicks: z.int(), orders: z.int() };
const changed = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().refine((given) => Object.keys(given).length > 0, '没有改动');

export const homeContract = defineAdminContract({
  list: adminRead({
    route: homeRoutes.list,
    summary: 'The product groups of the home page in their order, each with the products it shows now',
    permission: 'content:read',
    input: emptyObject,
    output: z.object({
      sections: z.array(
        z.object({
          sectionId: z.string(),
          title: z.string(),
          link: z.string(),
          size: z.int(),
          startsAt: time.nullable(),
          endsAt: time.nullable(),
          isLive: z.boolean(),
          state: z.enum(['shown', 'planned', 'over', 'hidden']),
          ...selected,
        }),
      ),
      choices,
    }),
    refusals: [],
  }),
  preview: adminRead({
    route: homeRoutes.preview,
    summary: 'What a selection would show now',
    permission: 'content:read',
    input: z.object({ selection: productSelection, pins }),
    output: shown,
    refusals: [],
  }),
  findProducts: adminRead({
    route: homeRoutes.findProducts,
    summary: 'Products by words or number, to choose one',
    permission: 'content:read',
    input: z.object({ q: text(40) }),
    output: z.object({ products: z.array(foundProduct) }),
    refusals: [],
  }),
  saveSection: adminWrite({
    route: homeRoutes.saveSection,
    summary: 'Adds or changes a product group of the home page as a change set, at once or later',
    permission: 'content:write',
    input: z.object({
      /** Null: a new one, which comes last. */
      sectionId: rowKey.nullable(),
      fields: changed(sectionFields),
      base: seenFields,
      ...editTimes,
      ...draftEdit,
    }),
    output: savedEdit,
    refusals: [
      'home-section-not-found',
      'selection-refused',
      'section-times-wrong',
      'fields-changed',
      'change-time-wrong',
      'slot-draft-not-found',
    ],
    subject: ({ sectionId }, result) => ({ kind: 'home-section', id: result?.id ?? sectionId ?? 'new' }),
    reason: 'optional',
  }),
  arrange: adminWrite({
    route: homeRoutes.arrange,
    summary: 'Puts product groups of the home page, or listings of the menu, into another order',
    permission: 'content:write',
    input: z.object({
      kind: z.enum(['section', 'listing']),
      /** All of them, as they are to stand, with the position that was seen. */
      rows: z
        .array(z.object({ id: rowKey, position }))
        .min(1)
        .max(100),
      ...editTimes,
    }),
    output: savedEdit,
    refusals: ['home-section-not-found', 'fields-changed', 'change-time-wrong', 'slot-draft-not-found'],
    subject: ({ kind }) => ({ kind: kind === 'section' ? 'home-section' : 'menu-listing', id: 'order' }),
    reason: 'optional',
  }),
  menu: adminRead({
    route: homeRoutes.menu,
    summary:
      'The entries of the main menu: listings of staff and top categories with the product beside each panel',
    permission: 'content:read',
    input: emptyObject,
    output: z.object({
      listings: z.array(
        z.object({
          listingId: z.string(),
          name: z.string(),
          intro: z.string(),
          link: z.string(),
          menuRule: productRule.nullable(),
          hiddenFacets: z.array(facetName),
          isInMenu: z.boolean(),
          isLive: z.boolean(),
          /** Pages of the shop lead to it. */
          isFixed: z.boolean(),
          ...selected,
          ...figures,
        }),
      ),
      categories: z.array(
        z.object({
          categoryId: z.string(),
          name: z.string(),
          link: z.string(),
          /** What staff chose; null: the best seller. */
          leadId: z.string().nullable(),
          lead: foundProduct.nullable(),
          /** Shown instead of a product. */
          banner: leadBanner.nullable(),
          ...figures,
        }),
      ),
      choices,
    }),
    refusals: [],
  }),
  saveListing: adminWrite({
    route: homeRoutes.saveListing,
    summary: 'Adds or changes a listing that is no category as a change set, at once or later',
    permission: 'content:write',
    input: z.object({
      listingId: rowKey.nullable(),
      /** Of a new one: the end of its address. */
      address: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(30)
        .optional(),
      fields: changed(listingFields),
      base: seenFields,
      ...editTimes,
      ...draftEdit,
    }),
    output: savedEdit,
    refusals: [
      'menu-listing-not-found',
      'menu-listing-refused',
      'selection-refused',
      'fields-changed',
      'change-time-wrong',
      'slot-draft-not-found',
    ],
    subject: ({ listingId }, result) => ({ kind: 'menu-listing', id: result?.id ?? listingId ?? 'new' }),
    reason: 'optional',
  }),
  saveLead: adminWrite({
    route: homeRoutes.saveLead,
    summary: 'Chooses the product or the image beside a menu panel; without both: the best seller',
    permission: 'content:write',
    input: z.object({
      categoryId: id,
      productId: id.nullable(),
      /** What was seen. */
      base: id.nullable(),
      /** Left out: it stays as it is. */
      banner: leadBanner.nullable().optional(),
      bannerBase: leadBanner.nullable().optional(),
      ...editTimes,
      ...draftEdit,
    }),
    output: savedEdit,
    refusals: [
      'category-not-found',
      'selection-refused',
      'fields-changed',
      'change-time-wrong',
      'slot-draft-not-found',
    ],
    subject: ({ categoryId }) => ({ kind: 'menu-lead', id: categoryId }),
    reason: 'optional',
  }),
  history: adminRead({
    route: homeRoutes.history,
    summary: 'The latest change sets of a product group, a listing, a menu panel or a campaign',
    permission: 'content:read',
    input: z.object({
      kind: z.enum(['home_section', 'pseudo_category', 'menu_lead', 'campaign_page']),
      rowId: z.string().regex(/^[a-z0-9_-]{1,64}$/),
    }),
    output: z.object({ sets: z.array(historyEntry) }),
    refusals: [],
  }),
});
