import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { mediaRoutes } from './media.routes.ts';

const mediaId = z.string().regex(/^[0-9a-f]{32}$/);
const one = z.object({ mediaId });
const ofMedia = ({ mediaId: mediaNumber }: { mediaId: string }) =>
  ({ kind: 'media', id: mediaNumber }) as const;

const media = z.object({
  mediaId,
  /** The address of the shop, at the width of a tile. */
  path: z.string(),
  /** The file name without its ending. */
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Null: the console. */
  uploadedBy: z.string().nullable(),
  uploadedAt: time,
  /** How many products and skus show it. */
  useCount: z.int(),
});
const owner = z.object({
  productId: z.string(),
  code: z.string(),
  productName: z.string(),
  /** Null: an image of the product, whatever the shade. */
  skuId: z.string().nullable(),
  skuName: z.string(),
});
const placed = z.object({
  skuId: z.string().nullable(),
  /** What the product names: an address of the shop or of another host. */
  source: z.string(),
});
const savedSet = z.object({ setId: rowId, productCount: z.int() });

export const mediaContract = defineAdminContract({
  list: adminRead({
    route: mediaRoutes.list,
    summary: 'Uploaded images, newest first',
    permission: 'product:read',
    input: z.object({
      tab: z.enum(['all', 'unused', 'no-alt']).default('all'),
      /** Words of the file name, the alternative text or the product; a code. */
      q: text(40).optional(),
      productId: id.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(media).extend({
      /** Exact up to 10,000; more is 10,001. */
      counts: z.object({ all: z.int(), unused: z.int(), 'no-alt': z.int() }),
    }),
    refusals: [],
  }),
  detail: adminRead({
    route: mediaRoutes.detail,
    summary: 'One image and where it is used',
    permission: 'product:read',
    input: one,
    output: media.extend({
      /** The first hundred. */
      uses: z.array(owner.extend({ position: z.int() })),
      /** Slots and campaigns that show it. Replacing it for products does not change them. */
      pages: z.array(
        z.object({
          kind: z.enum(['slot', 'campaign', 'menu']),
          title: z.string(),
          /** 首屏，第 2 行 */
          detail: z.string(),
          /** Where it is changed. */
          path: z.string(),
        }),
      ),
    }),
    refusals: ['media-not-found'],
  }),
  product: adminRead({
    route: mediaRoutes.product,
    summary: 'The images of a product and of its skus, in their order',
    permission: 'product:read',
    input: z.object({ productId: id }),
    output: z.object({
      productId: z.string(),
      code: z.string(),
      productName: z.string(),
      brandName: z.string(),
      skus: z.array(z.object({ skuId: z.string(), code: z.string(), name: z.string() })),
      images: z.array(
        placed.extend({
          /** Null: an image of another host or a file of the release. */
          mediaId: mediaId.nullable(),
          /** Null: it is not fetched yet. */
          path: z.string().nullable(),
          name: z.string(),
          alt: z.string(),
        }),
      ),
      /** What the shop shows while the product has no image of its own. */
      shown: z.array(z.string()),
    }),
    refusals: ['product-not-found'],
  }),
  matches: adminRead({
    route: mediaRoutes.matches,
    summary: 'The products and skus that file names such as HR20710103-front mean',
    permission: 'media:write',
    input: z.object({ mediaIds: z.array(mediaId).min(1).max(500) }),
    output: z.object({
      matches: z.array(
        owner.extend({ mediaId, name: z.string(), path: z.string(), isAttached: z.boolean() }),
      ),
    }),
    refusals: [],
  }),
  upload: adminWrite({
    route: mediaRoutes.upload,
    summary: 'Stores one image, encoded anew; the same image is stored once',
    permission: 'media:write',
    body: 'multipart',
    maxBodyBytes: 6 * 1024 * 1024,
    maxImages: 1,
    input: z.object({ name: text(200, 1) }),
    output: z.object({ mediaId, path: z.string(), name: z.string(), isNew: z.boolean() }),
    refusals: ['picture-too-large', 'picture-unreadable'],
    subject: (_input, result) => ({ kind: 'media', id: result?.mediaId ?? 'new' }),
    reason: 'none',
  }),
  describe: adminWrite({
    route: mediaRoutes.describe,
    summary: 'Says what an image shows, for whoever cannot see it',
    permission: 'media:write',
    input: one.extend({ alt: text(120, 0) }),
    output: z.null(),
    refusals: ['media-not-found'],
    subject: ofMedia,
    reason: 'none',
  }),
  saveProduct: adminWrite({
    route: mediaRoutes.saveProduct,
    summary: 'Orders, adds and removes images of a product and its skus, as one change set',
    permission: 'media:write',
    input: z.object({
      productId: id,
      /** What was seen. */
      base: z.array(placed).max(500),
      images: z.array(placed).max(500),
      reason: text(200).optional(),
    }),
    output: savedSet,
    refusals: ['product-not-found', 'images-refused', 'images-conflict'],
    subject: ({ productId }) => ({ kind: 'product', id: productId }),
    reason: 'optional',
  }),
  attach: adminWrite({
    route: mediaRoutes.attach,
    summary: 'Adds images to products and skus, each after those that are there, as one change set',
    permission: 'media:write',
    input: z.object({
      items: z
        .array(z.object({ mediaId, productId: id, skuId: id.nullable() }))
        .min(1)
        .max(500),
      reason: text(200).optional(),
    }),
    output: savedSet,
    refusals: ['images-refused', 'images-conflict'],
    subject: (_input, result) => ({ kind: 'change-set', id: String(result?.setId ?? 'new') }),
    reason: 'optional',
  }),
  replace: adminWrite({
    route: mediaRoutes.replace,
    summary: 'Shows another image wherever this one is used, as one change set',
    permission: 'media:write',
    input: one.extend({ byId: mediaId, reason }),
    output: savedSet,
    refusals: ['media-not-found', 'media-unused', 'images-refused', 'images-conflict'],
    subject: ofMedia,
    reason: 'required',
  }),
  remove: adminWrite({
    route: mediaRoutes.remove,
    summary: 'Deletes an image that nothing uses',
    permission: 'media:write',
    input: one,
    output: z.null(),
    refusals: ['media-not-found', 'media-in-use', 'media-in-draft'],
    subject: ofMedia,
    reason: 'none',
  }),
});
