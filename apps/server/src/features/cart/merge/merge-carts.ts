import type { BundleChoice } from '@huarong/contract/bundles';
import type { CartMerge } from '@huarong/contract/cart';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { type Builders, lineIdOf, readBuilders } from '../../bundles/index.ts';
import { ceilingOf, lockCart, pourLine } from '../cart.queries.ts';
import { countOthers } from '../lines/bundle-limits.ts';
import { removeLines } from '../lines/remove-lines.ts';

interface Merge {
  guestId: string;
  memberId: string;
  /** At the till only what the guest was about to buy stays ticked. */
  isDuringCheckout?: boolean;
}

/** What cart_merge keeps of a line: the guest's, and how many pieces the member's cart got of it. */
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

  const builders = brought.some(({ bundle }) => bundle) ? await readBuilders(tx) : null;
  let room = STORE.cart.lines - (await countLinesOf(tx, member));
  const moved: MergedLine[] = [];
  const receipt: Omit<CartMerge, 'mergeId'> = { lines: [], left: [] };
  for (const line of brought) {
    const { sku_id: skuId, name_cn: productName, quantity, before } = line;
    const most = await mostOf(tx, member, line, builders);
    // No line is left, or other ways of the same bundle take all its places.
    if (most < 1 || (before === null && room-- <= 0)) {
      receipt.left.push({ skuId, productName, quantity });
      continue;
    }
    const { variant, bundle } = line;
    const poured = {
      skuId,
      variant,
      bundle,
      quantity,
      isChecked: line.is_checked,
      addedPriceFen: line.added_price_fen,
    };
    const { quantity: now } = await pourLine(tx, member, { ...poured, most });
    const added = now - (before ?? 0);
    moved.push({ ...poured, added });
    receipt.lines.push({ skuId, productName, added, ...(added < quantity && { limitedTo: now }) });
  }
  await removeLines(tx, guest, moved);
  if (isDuringCheckout) await untickAllBut(tx, member, moved.map(lineIdOfMerged));
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

/** So many pieces may the member's line hold: the sku's own limit, or what other ways of the bundle leave. */
async function mostOf(
  tx: Tx,
  member: string,
  line: { sku_id: string; variant: string; bundle: BundleChoice | null; purchase_limit: number | null },
  builders: Builders | null,
): Promise<number> {
  const builder = line.bundle && builders?.byId.get(line.bundle.bundleId);
  if (!builder) return ceilingOf(line.purchase_limit);
  return builder.rule.purchaseLimit - (await countOthers(tx, member, line.sku_id, line.variant));
}

const countLinesOf = async (tx: Tx, owner: string) =>
  (await tx.selectFrom('cart').select('line_count').where('owner', '=', owner).executeTakeFirstOrThrow())
    .line_count;

/** Untick by the line's whole name: two ways of one bundle are two lines. */
const untickAllBut = (tx: Tx, owner: string, lineIds: string[]) =>
  sql`update cart_line set is_checked = false
    where owner = ${owner} and case variant when '' then sku_id else sku_id || '.' || variant end <> all(${lineIds}::text[])`.execute(
    tx,
  );

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
