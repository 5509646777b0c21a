import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { imageUsers } from '../../catalogue/index.ts';
import { requestDownloads } from '../../images/index.ts';
import { inBatches } from './in-batches.ts';

/** Requests the images at other hosts and connects those that are stored already. Returns how many are to be fetched. */
export async function linkImages(tx: Tx, productIds: readonly string[]): Promise<number> {
  const waiting = new Set<string>();
  await inBatches(productIds, async (ids) => {
    const { rows } = await sql<{ source: string }>`
      select distinct source from product_image
      where product_id = any(${ids}) and source like 'https://%'`.execute(tx);
    const images = await requestDownloads(
      tx,
      rows.map(({ source }) => source),
    );
    await imageUsers.attach(
      tx,
      images.filter(({ state }) => state === 'stored'),
    );
    for (const { id, state } of images) if (state === 'waiting') waiting.add(id);
  });
  return waiting.size;
}
