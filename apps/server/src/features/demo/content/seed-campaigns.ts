import { demoCampaigns, demoScenes } from '@huarong/catalogue/content';
import { sql } from 'kysely';
import { type Database, insertRows, transaction } from '#platform/database';
import { checkTexts } from '../../content/index.ts';

/** Seeds the campaign pages and their images in an empty shop. Later edits of the merchant are not changed. */
export const seedCampaigns = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-campaigns'))`.execute(tx);
    const existing = await tx.selectFrom('campaign_page').select('slug').limit(1).executeTakeFirst();
    if (existing) return;
    await insertRows(
      tx,
      'scene_picture',
      demoScenes.map(({ products, ...scene }) => ({ ...scene, product_ids: products })),
    );
    for (const { slug, title, description, blocks, offer } of demoCampaigns) {
      checkTexts(slug, { title, description, blocks });
      await tx
        .insertInto('campaign_page')
        .values({
          slug,
          title,
          description,
          blocks: JSON.stringify(blocks),
          offer_kind: offer?.kind ?? null,
          offer_id: offer?.id ?? null,
        })
        .execute();
    }
  });
