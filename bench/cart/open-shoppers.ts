import { SERVER_CALLER } from '../../apps/server/src/platform/context/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { openGuestSession } from '../../apps/server/src/platform/session/index.ts';

const GUESTS = 400;
/** The lines of a typical cart. */
const LINES = 5;

export interface Shoppers {
  guestTokens: string[];
  skuIds: string[];
}

/** Guests with a token each, and skus with more in stock than the bench can put into carts. */
export async function openShoppers(db: Database): Promise<Shoppers> {
  const guestTokens: string[] = [];
  for (let n = 0; n < GUESTS; n += 1)
    guestTokens.push((await openGuestSession(db, SERVER_CALLER)).guestToken);
  const skus = await db
    .selectFrom('sku')
    .select('id')
    .where('purchase_limit', 'is', null)
    .orderBy('id')
    .limit(LINES)
    .execute();
  const skuIds = skus.map(({ id }) => id);
  await db
    .updateTable('stock')
    .set({ available: 1_000_000 })
    .where((row) => row('sku_id', '=', row.fn.any(row.val(skuIds))))
    .execute();
  return { guestTokens, skuIds };
}
