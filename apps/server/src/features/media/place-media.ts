import { codeKey } from '@huarong/core/catalogue';
import { codesInName } from '@huarong/core/images';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminContext, AdminWriteContext } from '#platform/admin';
import { findMedia, listKnownMedia } from './media.queries.ts';
import {
  listByCodes,
  listPlaced,
  listProductsWith,
  listSkus,
  type OwnerRow,
  type PlacedRow,
} from './owners.queries.ts';
import { type Placed, saveImages } from './save-images.ts';

interface Match extends OwnerRow {
  rank: number;
}

/** Which products and skus the names of these images mean. */
export async function matchMedia({ db }: AdminContext, ids: readonly string[]) {
  const media = await listKnownMedia(db, ids);
  const keys = media.flatMap(({ name }) => codesInName(name).map(({ code }) => codeKey(code)));
  const owners = await listByCodes(db, [...new Set(keys)]);
  // A code of a sku and one of a product may be the same; the sku is meant.
  const byKey = new Map([...owners].reverse().map((owner) => [owner.key, owner]));
  const found = media.flatMap((each) => {
    const match = matchOf(each.name, byKey);
    return match ? [{ ...each, match }] : [];
  });
  const placed = await listPlaced(db, [...new Set(found.map(({ match }) => match.product_id))]);
  const taken = new Set(placed.map(keyOf));
  return accept({
    matches: found
      .toSorted(
        (a, b) =>
          compare(a.match.product_id, b.match.product_id) ||
          compare(a.match.sku_id ?? '', b.match.sku_id ?? '') ||
          a.match.rank - b.match.rank,
      )
      .map(({ id, name, path, match }) => ({
        mediaId: id,
        name,
        path,
        productId: match.product_id,
        code: match.code,
        productName: match.product_name,
        skuId: match.sku_id,
        skuName: match.sku_name,
        isAttached: taken.has(keyOf({ product_id: match.product_id, sku_id: match.sku_id, source: path })),
      })),
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = ({ product_id, sku_id, source }: PlacedRow) => `${product_id} ${sku_id ?? ''} ${source}`;

function matchOf(name: string, byKey: ReadonlyMap<string, OwnerRow>): Match | null {
  for (const { code, rank } of codesInName(name)) {
    const owner = byKey.get(codeKey(code));
    if (owner) return { ...owner, rank };
  }
  return null;
}

interface Attachment {
  mediaId: string;
  productId: string;
  skuId: string | null;
}

/** Adds images to products and skus, in the order given, after those that are there. One that is there stays where it is. */
export async function attachMedia(
  context: AdminWriteContext,
  { items, reason }: { items: readonly Attachment[]; reason?: string | undefined },
) {
  const { db } = context;
  const refuseImages = (text: string) => refuse({ code: 'images-refused' as const, reason: text });
  const pathOf = new Map(
    (
      await listKnownMedia(
        db,
        items.map(({ mediaId }) => mediaId),
      )
    ).map(({ id, path }) => [id, path]),
  );
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  const skus = Map.groupBy(await listSkus(db, productIds), ({ product_id }) => product_id);
  const placed = Map.groupBy(await listPlaced(db, productIds), ({ product_id }) => product_id);
  if (items.some(({ mediaId }) => !pathOf.has(mediaId)))
    return refuseImages('有的图片不在素材中，可能刚被删除');
  const isUnknown = ({ productId, skuId }: Attachment) =>
    !skus.has(productId) || (skuId !== null && !skus.get(productId)?.some(({ id }) => id === skuId));
  if (items.some(isUnknown)) return refuseImages('有的商品或规格已不存在');
  return saveImages(context, {
    title: `放进商品的图片 ${items.length} 张`,
    reason: reason ?? '按文件名放进商品',
    products: productIds.map((productId) => {
      const before = (placed.get(productId) ?? []).map(toPlaced);
      const added = items
        .filter((item) => item.productId === productId)
        .map(({ mediaId, skuId }) => ({ skuId, source: pathOf.get(mediaId) ?? '' }));
      const owners = [null, ...(skus.get(productId) ?? []).map(({ id }) => id)];
      return { productId, before, after: inOwnerOrder([...before, ...added], owners) };
    }),
  });
}

const toPlaced = ({ sku_id, source }: PlacedRow): Placed => ({ skuId: sku_id, source });

/** Images of the product first, then sku by sku; each image once for its owner. */
const inOwnerOrder = (images: readonly Placed[], owners: readonly (string | null)[]): Placed[] =>
  owners.flatMap((owner) =>
    [...new Set(images.filter(({ skuId }) => skuId === owner).map(({ source }) => source))].map((source) => ({
      skuId: owner,
      source,
    })),
  );

/** Shows another image wherever this one is used. */
export async function replaceMedia(
  context: AdminWriteContext,
  { mediaId, byId, reason }: { mediaId: string; byId: string; reason: string },
) {
  const { db } = context;
  const [old, other] = [await findMedia(db, mediaId), await findMedia(db, byId)];
  if (!old || !other) return refuse({ code: 'media-not-found' as const });
  const productIds = await listProductsWith(db, old.path);
  if (productIds.length === 0) return refuse({ code: 'media-unused' as const });
  const placed = Map.groupBy(await listPlaced(db, productIds), ({ product_id }) => product_id);
  return saveImages(context, {
    title: `替换图片 ${old.name}`.slice(0, 120),
    reason,
    products: productIds.map((productId) => {
      const before = (placed.get(productId) ?? []).map(toPlaced);
      const after = before.map(({ skuId, source }) => ({
        skuId,
        source: source === old.path ? other.path : source,
      }));
      return { productId, before, after: withoutRepeats(after) };
    }),
  });
}

/** The other image may be there already. */
const withoutRepeats = (images: readonly Placed[]): Placed[] => [
  ...new Map(images.map((image) => [`${image.skuId ?? ''} ${image.source}`, image])).values(),
];
