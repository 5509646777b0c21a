import { bundleRuleSchema } from '@huarong/core/bundles/schema';
import { sql } from 'kysely';
import { type Database, insertRows, transaction } from '#platform/database';
import { findDemoProducts } from './find-demo-products.ts';

/** Inserts the two builders once. A shop seeded before they existed has no parts for them and gets none. */
export const seedBundles = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-bundles'))`.execute(tx);
    const existing = await tx.selectFrom('bundle_builder').select('id').limit(1).executeTakeFirst();
    const products = existing ? null : await findDemoProducts(tx);
    if (!products?.has('kestra', '自选四格眼影盘')) return;
    const { demoBundles } = await import('@huarong/catalogue');
    await insertRows(
      tx,
      'bundle_builder',
      demoBundles(products).map(({ id, title, productId, skuId, rule }) => ({
        id,
        product_id: productId,
        sku_id: skuId,
        title,
        rule: bundleRuleSchema.parse(rule),
        state: 'live',
      })),
    );
  });
