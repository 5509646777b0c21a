import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { deleteSku, tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { isForeignKeyViolation } from '../../change-sets/index.ts';
import { listProductSkus } from './skus.queries.ts';

/** Deletes a sku that nothing refers to. Its number and its prices stay in the history. */
export async function removeSku(
  { db }: AdminWriteContext,
  { productId, skuId }: { productId: string; skuId: string },
) {
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy' as const, retryAfter: 5 });
  const sku = (await listProductSkus(db, productId)).find(({ id }) => id === skuId);
  if (!sku) return refuse({ code: 'sku-not-found' as const });
  if (sku.used_by !== null) return refuse({ code: 'sku-in-use' as const, reason: sku.used_by });
  await sql`savepoint before_delete`.execute(db);
  try {
    await deleteSku(db, productId, skuId);
    return accept(null);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_delete`.execute(db);
    return refuse({ code: 'sku-in-use' as const, reason: '其他记录' });
  }
}
