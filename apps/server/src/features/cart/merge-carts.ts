import type { CartMerge } from '@huarong/contract/cart';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { ceilingOf, lockCart, pourLine } from './cart.queries.ts';

interface Merge {
  guestId: string;
  memberId: string;
  /** At the till only what the guest was about to buy stays ticked. */
  isDuringCheckout?: boolean;
}

/** What cart_merge keeps of a line: the guest's, and how many pieces the member's cart got of it. */
export interface MergedLine {
  skuId: string;
  quantity: number;
  added: number;
  isChecked: boolean;
  addedPriceFen: number;
}

/**
 * Brings a guest's cart into the member's, in the transaction of the login. Quantities add up to the limit; lines beyond
 * the 120th wait in the guest's cart. Null when there was nothing to bring, as for the second of two logins at once.
 */
export async function mergeCarts(
  tx: Tx,
  { guestId, memberId, isDuringCheckout = false }: Merge,
): Promise<CartMerge | null> {
  const [guest, member] = [`guest:${guestId}`, `member:${memberId}`];
  await lockBoth(tx, guest, member);
  const brought = await listGuestLines(tx, guest, member);
  if (brought.length === 0) return null;

  let room = STORE.cart.lines - (await countLinesOf(tx, member));
  const moved: MergedLine[] = [];
  const receipt: Omit<CartMerge, 'mergeId'> = { lines: [], left: [] };
  for (const line of brought) {
    const { sku_id: skuId, name_cn: productName, quantity, before } = line;
    if (before === null && room-- <= 0) {
      receipt.left.push({ skuId, productName, quantity });
      continue;
    }
    const poured = { skuId, quantity, isChecked: line.is_checked, addedPriceFen: line.added_price_fen };
    const { quantity: now } = await pourLine(tx, member, { ...poured, most: ceilingOf(line.purchase_limit) });
    const added = now - (before ?? 0);
    moved.push({ ...poured, added });
    receipt.lines.push({ skuId, productName, added, ...(added < quantity && { limitedTo: now }) });
  }
  const movedIds = moved.map(({ skuId }) => skuId);
  await deleteLines(tx, guest, movedIds);
  if (isDuringCheckout) await untickAllBut(tx, member, movedIds);
  return { mergeId: await keepMerge(tx, guest, member, moved), ...receipt };
}

/** In one order, whoever comes: two logins of one guest would otherwise wait for each other. */
export async function lockBoth(tx: Tx, ...owners: [string, string]) {
  for (const owner of owners.sort()) await lockCart(tx, owner);
}

const listGuestLines = (tx: Tx, guest: string, member: string) =>
  tx
    .selectFrom('cart_line as line')
    .innerJoin('sku', 'sku.id', 'line.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('cart_line as own', (join) =>
      join.on('own.owner', '=', member).onRef('own.sku_id', '=', 'line.sku_id').on('own.variant', '=', ''),
    )
    .select(['line.sku_id', 'line.quantity', 'line.is_checked', 'line.added_price_fen'])
    .select(['sku.purchase_limit', 'product.name_cn', 'own.quantity as before'])
    .where('line.owner', '=', guest)
    .where('line.variant', '=', '')
    .orderBy('line.added_at', 'desc')
    .orderBy('line.sku_id')
    .execute();

const countLinesOf = async (tx: Tx, owner: string) =>
  (await tx.selectFrom('cart').select('line_count').where('owner', '=', owner).executeTakeFirstOrThrow())
    .line_count;

const deleteLines = (tx: Tx, owner: string, skuIds: string[]) =>
  tx
    .deleteFrom('cart_line')
    .where('owner', '=', owner)
    .where('variant', '=', '')
    .where((line) => line('sku_id', '=', line.fn.any(line.val(skuIds))))
    .execute();

const untickAllBut = (tx: Tx, owner: string, skuIds: string[]) =>
  tx
    .updateTable('cart_line')
    .set({ is_checked: false })
    .where('owner', '=', owner)
    .where((line) => line.not(line('sku_id', '=', line.fn.any(line.val(skuIds)))))
    .execute();

async function keepMerge(tx: Tx, guest: string, member: string, lines: MergedLine[]): Promise<string> {
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
