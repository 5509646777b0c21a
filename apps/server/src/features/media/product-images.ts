import { accept, refuse } from '@huarong/core/shared';
import type { AdminContext, AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { type CatalogueSource, findImageSubject, imageAddress, listImagesOf } from '../catalogue/index.ts';
import { galleryImages, type ImagePort, isUploadedImage } from '../images/index.ts';
import { listKnownMedia } from './media.queries.ts';
import { findProduct, listPlaced, listSkus } from './owners.queries.ts';
import { type Placed, saveImages } from './save-images.ts';

export interface MediaDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
}

const ID_IN_PATH = /^\/pictures\/media\/([0-9a-f]{32})-400\.webp$/;
export const mediaIdOf = (source: string): string | null => ID_IN_PATH.exec(source)?.[1] ?? null;

/** The images of a product in their order, and what the shop shows while it has none of its own. */
export async function showProductImages(
  { catalogue, imageOf }: MediaDeps,
  { db }: AdminContext,
  productId: string,
) {
  const product = await findProduct(db, productId);
  if (!product) return refuse({ code: 'product-not-found' as const });
  const skus = await listSkus(db, [productId]);
  const rows = await listImagesOf(db, productId);
  const known = new Map(
    (
      await listKnownMedia(
        db,
        rows.flatMap(({ source }) => mediaIdOf(source) ?? []),
      )
    ).map((media) => [media.path, media]),
  );
  const lead = skus[0] && (await findImageSubject(db, catalogue, skus[0].id));
  return accept({
    productId,
    code: product.code,
    productName: product.name_cn,
    brandName: product.brand_name,
    skus: skus.map(({ id, code, name }) => ({ skuId: id, code, name })),
    images: rows.map((row) => ({
      skuId: row.sku_id,
      source: row.source,
      mediaId: mediaIdOf(row.source),
      path: imageAddress(row),
      name: known.get(row.source)?.name ?? row.source.split('/').at(-1) ?? row.source,
      alt: known.get(row.source)?.alt ?? '',
    })),
    shown:
      lead && !rows.some(({ source }) => isUploadedImage(source)) ? [...galleryImages(imageOf, lead)] : [],
  });
}

interface ProductEdit {
  productId: string;
  base: readonly Placed[];
  images: readonly Placed[];
  reason?: string | undefined;
}

/** Saves what somebody has ordered, added and removed on the page of a product. */
export async function saveProductImages(
  context: AdminWriteContext,
  { productId, base, images, reason }: ProductEdit,
) {
  const product = await findProduct(context.db, productId);
  if (!product) return refuse({ code: 'product-not-found' as const });
  const problem = await findProblem(context.db, productId, images);
  if (problem) return refuse({ code: 'images-refused' as const, reason: problem });
  return saveImages(context, {
    title: `商品图片 ${product.code}`.slice(0, 120),
    reason: reason ?? '调整商品图片',
    products: [{ productId, before: base, after: images }],
  });
}

/** Only images that the product has already, or that were uploaded; each once for the product and once for a sku. */
async function findProblem(
  db: Queryable,
  productId: string,
  images: readonly Placed[],
): Promise<string | null> {
  const skuIds = new Set((await listSkus(db, [productId])).map(({ id }) => id));
  if (images.some(({ skuId }) => skuId !== null && !skuIds.has(skuId))) return '有的规格不属于这个商品';
  const keys = images.map(({ skuId, source }) => `${skuId ?? ''} ${source}`);
  if (new Set(keys).size < keys.length) return '同一张图片放了两次';
  const present = new Set((await listPlaced(db, [productId])).map(({ source }) => source));
  const added = images.map(({ source }) => source).filter((source) => !present.has(source));
  const known = new Set(
    (
      await listKnownMedia(
        db,
        added.flatMap((source) => mediaIdOf(source) ?? []),
      )
    ).map(({ path }) => path),
  );
  return added.every((source) => known.has(source)) ? null : '有的图片不在素材中，可能刚被删除';
}
