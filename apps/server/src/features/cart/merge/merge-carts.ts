import type { BundleChoice } from '@huarong/contract/bundles';
import type { CartMerge } from '@huarong/contract/cart';
import { maxQuantityOf, mergeLines } from '@huarong/core/cart';
import { sql } from 'kysely';
import { guestOwner, memberOwner } from '#platform/context';
import type { JsonOf, Tx } from '#platform/database';
import { type Builders, lineIdOf, readBuilders } from '../../bundles/index.ts';
import { readSetting } from '../../settings/index.ts';
import { listQuantities, lockCart, saveLine } from '../cart.queries.ts';
import { removeLines } from '../lines/remove-lines.ts';

interface Merge {
  guestId: string;
  memberId: string;
  /** During checkout only the guest's lines stay checked. */
  isDuringCheckout?: boolean;
}

/** A line as stored in cart_merge: the guest's line and how many units were added to the member's cart. */
declare module '#platform/database' {
  interface DeclaredColumns {
    cart_merge: { lines: JsonOf<MergedLine[]> };
  }
}

export interface MergedLine {
  skuId: string;
  variant: string;
  bundle: BundleChoice | null;
  quantity: number;
  added: number;
  isChecked: boolean;
  addedPriceFen: number;
}

/**
 * Merges a guest's cart into the member's in the transaction of the login. Quantities are added up to the limit; lines
 * beyond the limit stay in the guest's cart. Null when there is nothing to merge, as for the second of two concurrent logins.
 */
export async function mergeCarts(
  tx: Tx,
  { guestId, memberId, isDuringCheckout = false }: Merge,
): Promise<CartMerge | null> {
  const [guest, member] = [guestOwner(guestId), memberOwner(memberId)];
  await lockCarts(tx, guest, member);
  const guestLines = await listGuestLines(tx, guest);
  if (guestLines.length === 0) return null;

  const builders = guestLines.some(({ bundle }) => bundle) ? await readBuilders(tx) : null;
  const { cartLines, unitsPerSku } = await readSetting(tx, 'limits');
  const memberLines = await listQuantities(tx, member);
  const { merged, left } = mergeLines(
    memberLines,
    guestLines.map((line) => ({ ...line, ...limitOf(line, builders, unitsPerSku) })),
    Math.max(0, cartLines - memberLines.length),
  );
  const moved: MergedLine[] = [];
  const receipt: Omit<CartMerge, 'mergeId'> = {
    lines: [],
    left: left.map(({ skuId, productName, quantity }) => ({ skuId, productName, quantity })),
  };
  for (const { line, before, quantity: now, isChecked } of merged) {
    await saveLine(tx, member, { ...line, quantity: now, isChecked });
    const { skuId, variant, bundle, quantity, addedPriceFen } = line;
    const added = now - before;
    moved.push({ skuId, variant, bundle, quantity, added, isChecked: line.isChecked, addedPriceFen });
    receipt.lines.push({
      skuId,
      productName: line.productName,
      added,
      ...(added < quantity && { limitedTo: now }),
    });
  }
  await removeLines(tx, guest, moved);
  if (isDuringCheckout) await uncheckAllExcept(tx, member, moved.map(lineIdOfMerged));
  return { mergeId: await saveMerge(tx, guest, member, moved), ...receipt };
}

/** Locks in a fixed order: two concurrent logins of one guest would otherwise deadlock. */
export async function lockCarts(tx: Tx, ...owners: [string, string]) {
  for (const owner of owners.sort()) await lockCart(tx, owner);
}

const listGuestLines = (tx: Tx, guest: string) =>
  tx
    .selectFrom('cart_line as line')
    .innerJoin('sku', 'sku.id', 'line.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['line.sku_id as skuId', 'line.variant', 'line.quantity'])
    .select(['line.is_checked as isChecked', 'line.added_price_fen as addedPriceFen'])
    .select((row) => row.ref('line.bundle').$castTo<BundleChoice | null>().as('bundle'))
    .select(['sku.purchase_limit as purchaseLimit', 'product.name_cn as productName'])
    .where('line.owner', '=', guest)
    .orderBy('line.added_at', 'desc')
    .orderBy('line.sku_id')
    .orderBy('line.variant')
    .execute();

const lineIdOfMerged = ({ skuId, variant }: MergedLine) => lineIdOf({ sku_id: skuId, variant });

/** The sku's limit, or the limit that all variants of a bundle share. */
function limitOf(
  { bundle, purchaseLimit }: { bundle: BundleChoice | null; purchaseLimit: number | null },
  builders: Builders | null,
  unitsPerSku: number,
): { limit: number; isLimitShared: boolean } {
  const builder = bundle && builders?.byId.get(bundle.bundleId);
  return builder
    ? { limit: builder.rule.purchaseLimit, isLimitShared: true }
    : { limit: maxQuantityOf(purchaseLimit, unitsPerSku), isLimitShared: false };
}

/** Compares sku and variant: two variants of one bundle are two lines. */
const uncheckAllExcept = (tx: Tx, owner: string, lineIds: string[]) =>
  sql`update cart_line set is_checked = false
    where owner = ${owner} and case variant when '' then sku_id else sku_id || '.' || variant end <> all(${lineIds}::text[])`.execute(
    tx,
  );

async function saveMerge(tx: Tx, guest: string, member: string, lines: MergedLine[]): Promise<string> {
  const { id } = await tx
    .insertInto('cart_merge')
    .values({
      guest_owner: guest,
      member_owner: member,
      lines: JSON.stringify(lines),
      merged_at: sql<Date>`shop_now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
