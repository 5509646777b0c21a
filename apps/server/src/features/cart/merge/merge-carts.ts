import type { BundleChoice } from '@huarong/contract/bundles';
import type { CartMerge } from '@huarong/contract/cart';
import { maxQuantityOf } from '@huarong/core/cart';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { guestOwner, memberOwner } from '#platform/context';
import type { JsonOf, Tx } from '#platform/database';
import { type Builders, lineIdOf, readBuilders } from '../../bundles/index.ts';
import { lockCart, upsertLine } from '../cart.queries.ts';
import { countOtherVariants } from '../lines/bundle-limits.ts';
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
 * beyond the 120th stay in the guest's cart. Null when there is nothing to merge, as for the second of two concurrent logins.
 */
export async function mergeCarts(
  tx: Tx,
  { guestId, memberId, isDuringCheckout = false }: Merge,
): Promise<CartMerge | null> {
  const [guest, member] = [guestOwner(guestId), memberOwner(memberId)];
  await lockCarts(tx, guest, member);
  const guestLines = await listGuestLines(tx, guest, member);
  if (guestLines.length === 0) return null;

  const builders = guestLines.some(({ bundle }) => bundle) ? await readBuilders(tx) : null;
  let freeLines = STORE.cart.maxLines - (await countLinesOf(tx, member));
  const moved: MergedLine[] = [];
  const receipt: Omit<CartMerge, 'mergeId'> = { lines: [], left: [] };
  for (const line of guestLines) {
    const { sku_id: skuId, name_cn: productName, quantity, before } = line;
    const maxQuantity = await maxQuantityFor(tx, member, line, builders);
    // The cart is full, or other variants of the bundle have used up its limit.
    if (maxQuantity < 1 || (before === null && freeLines-- <= 0)) {
      receipt.left.push({ skuId, productName, quantity });
      continue;
    }
    const { variant, bundle } = line;
    const merged = {
      skuId,
      variant,
      bundle,
      quantity,
      isChecked: line.is_checked,
      addedPriceFen: line.added_price_fen,
    };
    const { quantity: now } = await upsertLine(tx, member, { ...merged, maxQuantity });
    const added = now - (before ?? 0);
    moved.push({ ...merged, added });
    receipt.lines.push({ skuId, productName, added, ...(added < quantity && { limitedTo: now }) });
  }
  await removeLines(tx, guest, moved);
  if (isDuringCheckout) await uncheckAllExcept(tx, member, moved.map(lineIdOfMerged));
  return { mergeId: await saveMerge(tx, guest, member, moved), ...receipt };
}

/** Locks in a fixed order: two concurrent logins of one guest would otherwise deadlock. */
export async function lockCarts(tx: Tx, ...owners: [string, string]) {
  for (const owner of owners.sort()) await lockCart(tx, owner);
}

const listGuestLines = (tx: Tx, guest: string, member: string) =>
  tx
    .selectFrom('cart_line as line')
    .innerJoin('sku', 'sku.id', 'line.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('cart_line as own', (join) =>
      join
        .on('own.owner', '=', member)
        .onRef('own.sku_id', '=', 'line.sku_id')
        .onRef('own.variant', '=', 'line.variant'),
    )
    .select(['line.sku_id', 'line.variant', 'line.quantity', 'line.is_checked', 'line.added_price_fen'])
    .select((row) => row.ref('line.bundle').$castTo<BundleChoice | null>().as('bundle'))
    .select(['sku.purchase_limit', 'product.name_cn', 'own.quantity as before'])
    .where('line.owner', '=', guest)
    .orderBy('line.added_at', 'desc')
    .orderBy('line.sku_id')
    .orderBy('line.variant')
    .execute();

const lineIdOfMerged = ({ skuId, variant }: MergedLine) => lineIdOf({ sku_id: skuId, variant });

/** The maximum quantity of the member's line: the sku's limit, or what other variants of the bundle leave of its limit. */
async function maxQuantityFor(
  tx: Tx,
  member: string,
  line: { sku_id: string; variant: string; bundle: BundleChoice | null; purchase_limit: number | null },
  builders: Builders | null,
): Promise<number> {
  const builder = line.bundle && builders?.byId.get(line.bundle.bundleId);
  if (!builder) return maxQuantityOf(line.purchase_limit);
  return builder.rule.purchaseLimit - (await countOtherVariants(tx, member, line.sku_id, line.variant));
}

const countLinesOf = async (tx: Tx, owner: string) =>
  (await tx.selectFrom('cart').select('line_count').where('owner', '=', owner).executeTakeFirstOrThrow())
    .line_count;

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
