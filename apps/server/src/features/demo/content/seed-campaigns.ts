import { type CampaignText, demoCampaigns, demoScenes } from '@huarong/catalogue/content';
import { sql } from 'kysely';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { checkTexts } from '../../content/index.ts';

/** Seeds the campaign pages and their images in an empty shop. Later edits of the merchant are not changed. */
export const seedCampaigns = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-campaigns'))`.execute(tx);
    const existing = await tx.selectFrom('campaign_page').select('slug').limit(1).executeTakeFirst();
    if (existing) return renewEnded(tx);
    await insertRows(
      tx,
      'scene_picture',
      demoScenes.map(({ products, ...scene }) => ({ ...scene, product_ids: products })),
    );
    for (const { slug, title, description, blocks, offer, endsInHours } of demoCampaigns) {
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
          ends_at: endOf({ endsInHours }),
        })
        .execute();
    }
  });

/** Renews ended dates, so that a demo started again later shows running campaigns. */
async function renewEnded(tx: Tx) {
  for (const { slug, endsInHours } of demoCampaigns) {
    if (endsInHours === undefined) continue;
    await tx
      .updateTable('campaign_page')
      .set({ ends_at: endOf({ endsInHours }) })
      .where('slug', '=', slug)
      .where('ends_at', '<=', sql<Date>`shop_now()`)
      .execute();
  }
}

const endOf = ({ endsInHours }: { endsInHours: CampaignText['endsInHours'] | undefined }) =>
  endsInHours === undefined
    ? null
    : sql<Date>`shop_now() + make_interval(mins => ${Math.round(endsInHours * 60)}::int)`;
